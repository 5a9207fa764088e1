"""Comparing: where editions part, by which rule, and how each of them ends, side by side."""

import json
from typing import Final

import pytest

from riftwright.judge.compare import compare
from riftwright.notation.scenario import parse_scenario

STALE: Final = '''
title = "Contested by nobody who is there: the next one to come can contest it, or cannot"
turn = "B"
cleanup = true

[[battlefield]]
contested = "A"

[B]
base = ["Unit 2 as Rover"]

script = """
B moves Rover to 1
[2026-07-16] everyone passes
[2026-10-16] everyone passes
"""
'''

TOLD_STALE: Final = """\
Contested by nobody who is there: the next one to come can contest it, or cannot

They part 2026-03-30              nothing of that; then B moves Rover from base to battlefield 1,
                                  exhausting it  (144.2, 420.3.b)
          2026-07-16, 2026-10-16  battlefield 1 is no longer Contested  (323.11)

Ruling    2026-03-30              Rover is at battlefield 1.
          2026-07-16, 2026-10-16  B takes battlefield 1 and conquers it. B gains 1 point: 1 of 8.

2026-03-30                                       | 2026-07-16, 2026-10-16
----------                                       | ----------------------
  1  B moves Rover from base to battlefield 1,   |   1  Cleanup: step 8, battlefield 1 is no longer
     exhausting it                144.2, 420.3.b |      Contested                       319, 323.11
                                                 |   2  B moves Rover from base to battlefield 1,
                                                 |      exhausting it                144.2, 420.3.b
                                                 |        battlefield 1 becomes Contested by B  450
                                                 |   3  Cleanup: a move is complete      319.8, 453
                                                 |        6, 9  a Showdown is staged at battlefield
                                                 |              1 and begins          323.8, 323.12
                                                 |   4  B gains Focus and Priority in the Showdown
                                                 |      at battlefield 1                 345, 313.2
                                                 |   5  B and A pass Focus in sequence: the
                                                 |      Showdown at battlefield 1 closes
                                                 |                                     347.2.a, 348
                                                 |        only B's units remain: B establishes
                                                 |        control of battlefield 1          348.2.a
                                                 |        B conquers battlefield 1: 1 point of 8
                                                 |                                 348.2.a.1, 471.1

Rules
  323.11  Cleanup step 8: Contested ends where its applier has no units, unless a Showdown or Combat
          is on (not in 2026-03-30).
"""

COMBAT: Final = '''
title = "A combat"
turn = "A"

[[battlefield]]
controller = "B"
B = ["Unit 2 as Guard"]

[A]
base = ["Unit 3 as Scout"]

script = """
A moves Scout to 1
everyone passes
"""
'''

FOCUS: Final = '''
title = "A Showdown becomes a Combat Showdown: who has Focus"
turn = "A"

[A]
base = ["Unit 4 as Scout"]
hand = ["Spell 1 [Action]: move an enemy unit to a battlefield"]

[B]
base = ["Unit 3 as Guard"]

script = """
A moves Scout to 1
A plays Spell 1 on Guard to 1
everyone passes
"""
'''

TOLD_FOCUS: Final = """\
A Showdown becomes a Combat Showdown: who has Focus

They part 2026-03-30              A gains Focus and Priority  (459.2.c)
          2026-07-16, 2026-10-16  B keeps Focus  (464.2.c.1.b)

Ruling    The same: Scout and Guard are at battlefield 1.

Until then
  1  A moves Scout from base to battlefield 1, exhausting it                144.2, 420.3.b
       battlefield 1 becomes Contested by A                                 450
  2  Cleanup: a move is complete                                            319.8, 453
       6, 9  a Showdown is staged at battlefield 1 and begins               323.8, 323.12
  3  A gains Focus and Priority in the Showdown at battlefield 1            345, 313.2
  4  A plays Spell 1 for 1 Energy, choosing Guard and battlefield 1         354, 355.7, 355.4, 357.1
  5  A and B pass; Spell 1 resolves: A moves Guard from B's base to         339.1, 340.1, 420
       battlefield 1
       Focus passes to B                                                    346
  6  Cleanup: a move is complete                                            319.8, 453
       7    a Combat is staged at battlefield 1                             323.9
       10a  Showdown Open: the Showdown at battlefield 1 becomes a Combat   323.14
              Showdown

2026-03-30                                       | 2026-07-16, 2026-10-16
----------                                       | ----------------------
  7  The Combat at battlefield 1 opens in the    |   7  The Combat at battlefield 1 opens in the
     Showdown that is ongoing              459.2 |      Showdown that is ongoing              464.2
       A attacks with Scout; B defends with      |        A attacks with Scout; B defends with
       Guard; A gains Focus and Priority         |        Guard; B keeps Focus
                              459.2.b.3, 459.2.c |                           464.2.c.3, 464.2.c.1.b
     A is asked: act with Focus, or pass it.     |      B is asked: act with Focus, or pass it.

Rules
  464.2.d      Third, Focus goes to the Attacker (459.2.c in 2026-03-30).
  464.2.c.1.b  When a showdown was already on as combat opens, Focus stays with whoever has it (not
               in 2026-03-30).
"""

THREE: Final = '''
title = "Three editions, three cleanups: a stale Contested, and another's card that is hidden"
turn = "A"
cleanup = true

[[battlefield]]
contested = "A"

[[battlefield]]
controller = "B"
B = ["Unit 1 as Guard"]
facedown.B = ["Zhonya's Hourglass as Loan owned by A"]

script = """
expect A has 0 points
"""
'''

TOLD_THREE: Final = """\
Three editions, three cleanups: a stale Contested, and another's card that is hidden

They part 2026-03-30  nothing of that
          2026-07-16  nothing of that; then battlefield 1 is no longer Contested  (323.11)
          2026-10-16  Loan, hidden at battlefield 2, goes to A's trash  (323.7)

Ruling    2026-03-30  Nothing changes hands, nobody scores and nothing dies.
          2026-07-16  Nothing changes hands, nobody scores and nothing dies.
          2026-10-16  Loan, hidden at battlefield 2, goes to A's trash.

2026-03-30                      | 2026-07-16                      | 2026-10-16
----------                      | ----------                      | ----------
(nothing more happens)          |   1  Cleanup: step 8,           |   1  Cleanup                319
                                |      battlefield 1 is no longer |        5  Loan, hidden at
                                |      Contested      319, 323.11 |           battlefield 2, goes
                                |                                 |           to A's trash    323.7
                                |                                 |           A reveals Loan  421.4
                                |                                 |        8  battlefield 1 is no
                                |                                 |           longer Contested
                                |                                 |                          323.11

Rules
  323.11  Cleanup step 8: Contested ends where its applier has no units, unless a Showdown or Combat
          is on (not in 2026-03-30).
  323.7   Cleanup step 5: recall loose gear and runes, and what sits in a wrong base; trash stray
          hidden cards.
"""


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [(STALE, TOLD_STALE), (FOCUS, TOLD_FOCUS), (THREE, TOLD_THREE)],
    ids=["stale contested", "focus", "three ways"],
)
def test_editions_that_part_are_told_side_by_side(scenario: str, expected: str) -> None:
    text = compare(parse_scenario(scenario)).text()
    beside, _, _ = text.partition("\nWhere the sources leave it open")  # test_otherwise
    assert beside == expected
    assert max(map(len, text.splitlines())) <= 100


def test_editions_that_part_in_nothing_agree() -> None:
    """323.8 stages a showdown beside a combat only until 2026-10-16; the game goes the same way."""
    comparison = compare(parse_scenario(COMBAT))
    assert comparison.agree
    agreement = "The same  2026-03-30, 2026-07-16 and 2026-10-16 agree, but for what is staged or decided when.\n"
    assert agreement in comparison.text()
    assert "Ruling    A takes battlefield 1 from B and conquers it." in comparison.text()
    assert (
        "The same  2026-03-30 and 2026-07-16 agree.\n"
        in compare(parse_scenario(COMBAT), ["2026-07-16", "2026-03-30"]).text()
    )


def test_when_a_may_is_said_yes_to_parts_no_editions() -> None:
    """383.3.a of 2026-03-30 asks as it triggers, 402.1 of 2026-07-16 as it is finalized."""
    scenario = COMBAT.replace("Unit 3 as Scout", "Unit 3 [may Attack: draw 1] as Scout")
    scenario = scenario.replace("everyone passes", "A says yes\neveryone passes\neveryone passes")
    comparison = compare(parse_scenario(scenario))
    assert comparison.agree and not comparison.tellings[0].in_detail


def test_who_parts_from_whom_and_by_which_rule_is_in_the_data() -> None:
    """323.11 is not in 2026-03-30."""
    data = json.loads(compare(parse_scenario(STALE)).json())
    assert not data["agree"] and data["editions"] == ["2026-03-30", "2026-07-16", "2026-10-16"]
    older, newer = data["tellings"]
    assert older["editions"] == ["2026-03-30"] and newer["editions"] == ["2026-07-16", "2026-10-16"]
    assert newer["parts_with"] == "Battlefield 1 is no longer Contested" and newer["rules"] == ["323.11"]
    event = newer["explanation"]["events"][newer["parts_at"]]
    assert (event["kind"], event["rule"], event["number"]) == ("contest_removed", "323.11", "323.11")
    assert older["explanation"]["edition"] == "2026-03-30"


def test_what_is_expected_in_vain_is_said_of_editions_that_the_scenario_is_for() -> None:
    vain = STALE.replace('turn = "B"', 'turn = "B"\neditions = ["2026-07-16", "2026-10-16"]')
    vain = vain.replace("[2026-10-16] everyone passes", "[2026-10-16] everyone passes\nexpect B has 7 points")
    text = compare(parse_scenario(vain)).text()
    assert text.count("Not so: expect B has 7 points") == 1


def test_an_edition_in_which_the_script_cannot_go_on_ends_there() -> None:
    stuck = STALE.replace("[2026-07-16] everyone", "everyone").replace("[2026-10-16] everyone passes\n", "")
    comparison = compare(parse_scenario(stuck))
    assert [telling.name for telling in comparison.tellings] == ["2026-03-30", "2026-07-16, 2026-10-16"]
    assert "Not so: everyone passes; " in comparison.text()


def test_only_the_editions_that_are_named_are_compared() -> None:
    comparison = compare(parse_scenario(STALE), ["2026-10-16", "2026-07-16"])
    assert comparison.agree and comparison.editions == ["2026-07-16", "2026-10-16"]
    with pytest.raises(ValueError, match="two editions"):
        compare(parse_scenario(STALE), ["2026-10-16"])
