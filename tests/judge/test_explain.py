"""Explaining: the exact words of seven small rulings, their full form, their numbers in other editions, their data."""

import json
from typing import Final

import pytest

from riftwright.core import events as ev
from riftwright.game import Game
from riftwright.judge import protocol
from riftwright.judge.explain import Explanation, explain, explain_game
from riftwright.judge.protocol import Place, Player, Thing
from riftwright.notation.board import Board
from riftwright.notation.scenario import parse_scenario
from riftwright.players import RandomPlayer
from riftwright.rules import glossary

JULY: Final = "2026-07-16"
FOUR_TRIGGERS: Final = "examples/scenarios/combat/four-triggers.toml"
DECKS: Final = ("examples/decks/kaisa.txt", "examples/decks/ahri.txt")

EMPTY: Final = '''
title = "Empty battlefield: the mover has Focus; two passes and it conquers"
turn = "A"

[A]
base = ["Unit 2 as Scout"]

script = """
A moves Scout to 1
A passes
B passes
expect A controls 1; A has 1 point
"""
'''

TOLD_EMPTY: Final = """\
Empty battlefield: the mover has Focus; two passes and it conquers         edition 2026-07-16

Ruling    A takes battlefield 1 and conquers it. A gains 1 point: 1 of 8.

Sequence
  1  A moves Scout from base to battlefield 1, exhausting it               144.2, 420.3.b
       battlefield 1 becomes Contested by A                                450
  2  Cleanup: a move is complete                                           319.8, 453
       6, 9  a Showdown is staged at battlefield 1 and begins              323.8, 323.12
  3  A gains Focus and Priority in the Showdown at battlefield 1           345, 313.2
  4  A and B pass Focus in sequence: the Showdown at battlefield 1 closes  347.2.a, 348
       only A's units remain: A establishes control of battlefield 1       348.2.a
       A conquers battlefield 1: 1 point of 8                              348.2.a.1, 471.1
"""

HOURGLASS: Final = '''
title = "Two die at once, each with a Deathknell, and Zhonya's Hourglass can save one"
turn = "A"

[[battlefield]]
controller = "B"
B = ["Unit 2 [Deathknell: draw 1] as Poro", "Unit 3 [Deathknell: channel 1] as Bear"]

[A]
hand = ["Spell 2: deal 3 to all enemy units"]

[B]
base = ["Zhonya's Hourglass"]

script = """
A plays Spell 2
everyone passes
B chooses Poro
B saves Poro with Zhonya's Hourglass
everyone passes
"""
'''

TOLD_HOURGLASS: Final = """\
Two die at once, each with a Deathknell, and Zhonya's Hourglass can save one   edition 2026-07-16

Ruling    B loses battlefield 1: nobody controls it. Bear and Zhonya's Hourglass die. Zhonya's
          Hourglass replaces the death of Poro. Poro is Recalled to B's base.

Sequence
  1  A plays Spell 2 for 2 Energy                                              354, 357.1
  2  A and B pass; Spell 2 resolves and deals 3 damage each to Poro and Bear   339.1, 340.1, 417
  3  Cleanup: an item has left the chain                                       319.5
       3a  Poro's Deathknell triggers, which B puts first: draw 1              323.4, 383.3.d, 383.3
           Bear's Deathknell triggers: channel 1 rune                          383.3
       3b  B chooses: Zhonya's Hourglass replaces the death of Poro            323.5, 373, 369
           Poro's Deathknell leaves the chain: Poro has not gone to the trash  808.1.d.1
           B kills Zhonya's Hourglass                                          428.1.a.1
           Poro is healed of 3 damage                                          418
           B exhausts Poro                                                     414
           Poro is Recalled to B's base                                        455
           Bear (3 damage, 3 Might) dies                                       323.5
  4  B and A pass; Bear's Deathknell resolves: B channels Fury Rune            339.1, 340.1, 430
  5  Cleanup: an item has left the chain                                       319.5
       4  B loses control of battlefield 1                                     323.6
"""

COMBAT: Final = '''
title = "Tank first: what is left goes to the other; the survivor conquers"
turn = "A"

[[battlefield]]
controller = "B"
B = ["Unit 3 [Tank] as Guard damaged 1", "Unit 2 as Poro"]

[A]
base = ["Unit 6 [Attack: draw 1] as Raider"]

script = """
A moves Raider to 1
everyone passes
everyone passes
expect A controls 1
"""
'''

TOLD_COMBAT: Final = """\
Tank first: what is left goes to the other; the survivor conquers          edition 2026-07-16

Ruling    A takes battlefield 1 from B and conquers it. A wins the Combat at battlefield 1. A
          gains 1 point: 1 of 8. Guard and Poro die. Raider survives.

Sequence
  1  A moves Raider from base to battlefield 1, exhausting it              144.2, 420.3.b
       battlefield 1 becomes Contested by A                                450
  2  Cleanup: a move is complete                                           319.8, 453
       6      a Showdown is staged at battlefield 1                        323.8
       7, 10  a Combat is staged at battlefield 1 and begins               323.9, 323.13
  3  The Combat at battlefield 1 opens with a Combat Showdown              464.2.b
       A attacks with Raider; B defends with Guard and Poro                464.2.c.3
       A gains Focus and Priority                                          464.2.d
       Raider's ability triggers: draw 1                                   383.3
  4  A and B pass; Raider's ability resolves: A draws a card               339.1, 340.1, 413
  5  A and B pass Focus in sequence: the Showdown at battlefield 1 closes  347.2.a, 348
  6  Combat Damage Step at battlefield 1: all is dealt at once             465.2, 465.2.d
       A assigns 2 damage to Guard and 4 to Poro                           465.2.c
       B assigns 5 damage to Raider                                        465.2.c
  7  Combat Cleanup                                                        466.1
       3b  Guard (3 damage, 3 Might) and Poro (4 damage, 2 Might) die      323.5
       3c  Raider is healed of 5 damage                                    466.1.a.1
  8  Resolution Step of the Combat at battlefield 1: A wins, B loses       466.3.a, 466.3.b
       only A's units remain: A establishes control there instead of B     466.5
       A conquers battlefield 1: 1 point of 8                              466.5.d, 471.1
"""

CONVERSION: Final = '''
title = "A Showdown that is under way becomes a Combat Showdown"
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
everyone passes
expect A controls 1
"""
'''

TOLD_CONVERSION: Final = """\
A Showdown that is under way becomes a Combat Showdown                      edition 2026-07-16

Ruling    A takes battlefield 1 and conquers it. A wins the Combat at battlefield 1. A gains 1
          point: 1 of 8. Guard dies. Scout survives.

Sequence
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
  7  The Combat at battlefield 1 opens in the Showdown that is ongoing      464.2
       A attacks with Scout; B defends with Guard; B keeps Focus            464.2.c.3, 464.2.c.1.b
  8  B and A pass Focus in sequence: the Showdown at battlefield 1 closes   347.2.a, 348
  9  Combat Damage Step at battlefield 1: all is dealt at once              465.2, 465.2.d
       A assigns 4 damage to Guard                                          465.2.c
       B assigns 3 damage to Scout                                          465.2.c
 10  Combat Cleanup                                                         466.1
       3b  Guard (4 damage, 3 Might) dies                                   323.5
       3c  Scout is healed of 3 damage                                      466.1.a.1
 11  Resolution Step of the Combat at battlefield 1: A wins, B loses        466.3.a, 466.3.b
       only A's units remain: A establishes control of battlefield 1        466.5
       A conquers battlefield 1: 1 point of 8                               466.5.d, 471.1
"""

RESTAGED: Final = '''
title = "An Attacker comes back before the result: No Result, and all is staged again"
turn = "A"

[[battlefield]]
controller = "B"
B = ["Unit 9 [Tank] as Wall stunned", "Unit 1 as Pup"]

[A]
base = ["Unit 1 [Deathknell: move a friendly unit to a battlefield] as Imp", "Unit 2 as Scout"]

script = """
A moves Imp, Scout to 1
everyone passes
B assigns damage to Imp
A chooses 1
everyone passes
expect focus A
"""
'''

TOLD_RESTAGED: Final = """\
An Attacker comes back before the result: No Result, and all is staged again     edition 2026-07-16

Ruling    The Combat at battlefield 1 has No Result, so that another one is staged there. Imp dies.
          Wall survives.

Sequence
  1  A moves Imp and Scout from base to battlefield 1, exhausting them           144.2, 420.3.b
       battlefield 1 becomes Contested by A                                      450
  2  Cleanup: a move is complete                                                 319.8, 453
       6      a Showdown is staged at battlefield 1                              323.8
       7, 10  a Combat is staged at battlefield 1 and begins                     323.9, 323.13
  3  The Combat at battlefield 1 opens with a Combat Showdown                    464.2.b
       A attacks with Imp and Scout; B defends with Wall and Pup                 464.2.c.3
       A gains Focus and Priority                                                464.2.d
  4  A and B pass Focus in sequence: the Showdown at battlefield 1 closes        347.2.a, 348
  5  Combat Damage Step at battlefield 1: all is dealt at once                   465.2, 465.2.d
       A assigns 3 damage to Wall                                                465.2.c
       B assigns 1 damage to Imp                                                 465.2.c
  6  Combat Cleanup                                                              466.1
       3a  Imp's Deathknell triggers: move a friendly unit to a battlefield      323.4, 383.3
       3b  Imp (1 damage, 1 Might) dies                                          323.5
       3c  Wall is healed of 3 damage                                            466.1.a.1
       3d  Scout is Recalled to A's base                                         466.1.a.2
  7  Cleanup again: step 2, Scout loses the designation                          322, 323.2.c
  8  A finalizes Imp's Deathknell, choosing Scout and battlefield 1              337.1, 355.7, 355.4
  9  A and B pass; Imp's Deathknell resolves: A moves Scout from base to         339.1, 340.1, 420
       battlefield 1
 10  Cleanup, a move is complete: step 2, Scout is an Attacker again             319.8, 453, 323.2
 11  Resolution Step of the Combat at battlefield 1: No Result                   466.3.d
       a Showdown and a Combat are staged again                                  466.3.d.1
 12  Cleanup: one phase has given way to another                                 319.2
       10  Neutral Open: the Combat at battlefield 1 begins                      323.13
 13  The Combat at battlefield 1 opens with a Combat Showdown                    464.2.b
       A attacks with Scout; B defends with Wall and Pup                         464.2.c.3
       A gains Focus and Priority                                                464.2.d

Next      A is asked: act with Focus, or pass it.                                347
"""

EXPIRATION: Final = '''
title = "Something goes through the chain in the Expiration Step: it starts over"
turn = "A"
phase = "expiration"

[A]
base = ["Unit 2 [Deathknell: draw 1] as Poro damaged 2", "Unit 3 as Guard damaged 1 +2"]

[B]
base = ["Unit 3 as Wall exhausted"]

script = """
everyone passes
expect phase main
"""
'''

TOLD_EXPIRATION: Final = """\
Something goes through the chain in the Expiration Step: it starts over   edition 2026-07-16

Ruling    Poro dies.

Sequence
  1  Ending Cleanup                                                       317.2.a
       3a  Poro's Deathknell triggers: draw 1                             323.4, 383.3
       3b  Poro (2 damage, 2 Might) dies                                  323.5
       3c  Guard is healed of 1 damage                                    317.2.b
       3d  what Guard was given for this turn expires                     317.2.c
  2  A and B pass; Poro's Deathknell resolves: A draws a card             339.1, 340.1, 413
  3  Expiration Step again: an item went through the chain                317.2.f, 317.2
  4  B's turn begins (turn 8); Awaken Phase: B readies Wall; Channel      304, 315.1.b, 315.3.b,
       Phase: B channels 2 Fury Runes; Draw Phase: B draws a card         315.4.b
"""

COUNTERED: Final = '''
title = "A spell in response: the newest resolves first, and the countered one does nothing"
turn = "A"

[[battlefield]]
controller = "B"
B = ["Unit 3 as Guard"]

[A]
hand = ["Hextech Ray"]

[B]
hand = ["Wind Wall"]
runes = "3 Calm, 2 exhausted Calm"

script = """
A plays Hextech Ray on Guard
A passes
B plays Wind Wall on Hextech Ray
everyone passes
"""
'''

TOLD_COUNTERED: Final = """\
A spell in response: the newest resolves first, and the countered one does     edition 2026-07-16
  nothing

Ruling    Hextech Ray is countered.

Sequence
  1  A plays Hextech Ray for 1 Energy and 1 Power, choosing Guard              354, 355.7, 357.1
  2  A passes; B plays Wind Wall for 3 Energy and 2 Power, choosing Hextech    354, 355.7, 357.1
       Ray
  3  B and A pass; Wind Wall resolves: Hextech Ray is countered                339.1, 340.1, 425.1.a
"""

FULL_EMPTY: Final = """\
Empty battlefield: the mover has Focus; two passes and it conquers          edition 2026-07-16

Ruling    A takes battlefield 1 and conquers it. A gains 1 point: 1 of 8.

Sequence
  1  A moves Scout from base to battlefield 1, exhausting it                144.2, 420.3.b
       battlefield 1 becomes Contested by A                                 450
  2  Cleanup: a move is complete; something entered or left the board; the  319.8, 453, 319.6, 319.7
       status of something has changed
       1    nobody has won                                                  323.1
       2    no unit gains or loses a designation                            323.2
       3a   no ability triggers on the death of its source                  323.4
       3b   no unit has lethal damage                                       323.5
       4    no control is lost                                              323.6
       5    nothing is recalled or removed                                  323.7
       6    a Showdown is staged at battlefield 1                           323.8
       7    no Combat is staged                                             323.9
       7a   no Combat stops being staged                                    323.10
       8    no battlefield stops being Contested                            323.11
       9    Neutral Open: the Showdown at battlefield 1 begins              323.12
       10   no Combat begins                                                323.13
       10a  no Showdown becomes a Combat Showdown                           323.14
  3  Cleanup again: the one before changed something                        322
       steps 1 to 10a: none has anything to do                              323
  4  A gains Focus and Priority in the Showdown at battlefield 1            345, 313.2
  5  A passes Focus to B                                                    347.2.b
  6  B passes; all have passed in sequence: the Showdown at battlefield 1   347.2.a, 348
       closes
       battlefield 1 is no longer Contested                                 190.3.b
       only A's units remain: A establishes control of battlefield 1        348.2.a
       A conquers battlefield 1: 1 point of 8                               348.2.a.1, 471.1
  7  Cleanup: one phase has given way to another; the status of something   319.2, 319.7
       has changed
       steps 1 to 10a: none has anything to do                              323

Rules
  144.2      Standard Move: the cost is to exhaust the unit.
  190.3.b    Once a Showdown or Combat has begun, Contested stays until control is settled.
  313.2      Gaining Focus brings Priority with it.
  319.2      Cleanup because a phase gave way to another, except where a rule says otherwise.
  319.6      Cleanup because game objects entered or left the board.
  319.7      Cleanup because game objects changed status, whatever the reason.
  319.8      Cleanup because a move was completed.
  322        A Cleanup that calls for another is followed by it at once, until one changes nothing.
  323        The tasks of a Cleanup, in order:
  323.1      Cleanup step 1: a player at the Victory Score or above, with more points than every
             opponent, wins.
  323.2      Cleanup step 2: while a Combat is on, put Attacker and Defender designations right.
  323.4      Cleanup step 3a: Deathknell and like abilities of lethally damaged units become
             pending, facts noted.
  323.5      Cleanup step 3b: units with lethal damage are killed and go to their owners' trash.
  323.6      Cleanup step 4: in an Open State, battlefields without their controller's units or a
             fight are lost.
  323.7      Cleanup step 5: recall loose gear and runes, and what sits in a wrong base; trash stray
             hidden cards.
  323.8      Cleanup step 6: each battlefield that became Contested gets a Showdown staged.
  323.9      Cleanup step 7: where opposing units stand at a battlefield that became Contested, a
             Combat is staged.
  323.10     Cleanup step 7a: a staged, unopened Combat is unstaged when two opposing sides no
             longer stand there.
  323.11     Cleanup step 8: Contested ends where its applier has no units, unless a Showdown or
             Combat is on.
  323.12     Cleanup step 9: Neutral Open, Showdowns staged without a Combat: the Turn Player begins
             one.
  323.13     Cleanup step 10: Neutral Open, Combats staged: the Turn Player picks one to begin.
  323.14     Cleanup step 10a: Showdown Open, Combat staged at a Non-Combat Showdown: that one turns
             into Combat.
  345        The player who contested the battlefield has Focus as the Showdown begins.
  347.2.a    One pass from everybody in a row ends the Showdown.
  347.2.b    Not all have passed: Focus goes on in turn order.
  348        All have passed Focus without playing anything: the Showdown closes.
  348.2.a    One player's units alone remain there: that player takes control, unless they have it
             already.
  348.2.a.1  Taking control after a Showdown is a Conquer, if not yet scored there this turn.
  420.3.b    Move: its effect is that they move.
  450        An uncontested destination that the mover does not control becomes Contested.
  453        A finished move is followed by a Cleanup.
  471.1      First, scoring gives a point at most, depending on the points so far.
"""


def told(scenario: str, edition: str = JULY, **switches: str) -> Explanation:
    return explain(parse_scenario(scenario), edition, switches=switches)


@pytest.mark.parametrize(
    ("scenario", "expected"),
    [
        (EMPTY, TOLD_EMPTY),
        (HOURGLASS, TOLD_HOURGLASS),
        (COMBAT, TOLD_COMBAT),
        (CONVERSION, TOLD_CONVERSION),
        (RESTAGED, TOLD_RESTAGED),
        (EXPIRATION, TOLD_EXPIRATION),
        (COUNTERED, TOLD_COUNTERED),
    ],
    ids=["empty", "hourglass", "combat", "conversion", "restaged", "expiration", "countered"],
)
def test_a_ruling_reads_like_this(scenario: str, expected: str) -> None:
    explanation = told(scenario)
    assert not explanation.failures
    assert explanation.text() == expected


# The full form


def test_the_full_form_tells_every_step_every_pass_and_every_rule() -> None:
    assert told(EMPTY).text(full=True) == FULL_EMPTY


@pytest.mark.parametrize(("mode", "seed"), [("duel", 1), ("skirmish", 2)])
def test_every_event_of_a_game_is_in_just_one_line(mode: str, seed: int) -> None:
    game = played_out(mode, seed)
    lines = [line for entry in explain_game(game).entries for line in (entry.heading, *entry.lines)]
    events = [at for line in lines for at in line.events]
    assert sorted(events) == list(range(len(game.log)))
    assert all(line.text and (line.rules or not line.events) for line in lines)


@pytest.mark.parametrize("width", [100, 80, 60])
def test_no_line_is_wider_than_the_page(width: int) -> None:
    explanation = explain_game(played_out("duel", 3), "A game of two bots")
    for full in (False, True):
        text = explanation.text(full=full, width=width)
        assert max(map(len, text.splitlines())) <= width
        assert all(line == line.rstrip() for line in text.splitlines())


def test_the_short_form_leaves_out_only_what_frames_the_story() -> None:
    explanation = explain_game(played_out("duel", 5))
    shown = {at for entry in explanation.sequence() for line in (entry.heading, *entry.lines) for at in line.events}
    log = explanation.game.log
    hidden = {log[at].kind for at in range(len(log)) if at not in shown}
    assert not hidden & {ev.DIED, ev.MOVED, ev.DAMAGED, ev.CONQUERED, ev.HELD, ev.POINT_GAINED, ev.CONTROL_ESTABLISHED}
    assert not hidden & {ev.CONTROL_LOST, ev.CONTESTED, ev.COMBAT_WON, ev.DRAWN, ev.TRIGGERED, ev.GAME_WON}


# Numbers of other editions


def test_rules_are_cited_as_the_edition_counts_and_in_parentheses_where_it_has_none() -> None:
    text = told(COMBAT, "2026-03-30").text()
    index = glossary.load()
    assert index.number_in("453", "2026-03-30") == "448"  # a finished move
    assert "Cleanup: a move is complete" in text and "319.8, 448" in text
    assert index.number_in("464.2.b", "2026-03-30") is None
    assert cited_for(text, "opens with a Combat Showdown") == "(464.2.b)"
    assert cited_for(text, "Combat Cleanup") == "461.1"


def test_a_cleanup_step_has_the_label_that_the_edition_gives_it() -> None:
    """323.12 is step 9 since 2026-07-16; it was step 8."""
    assert "\n       6, 9  a Showdown is staged at battlefield 1 and begins" in told(EMPTY).text()
    assert "\n       6, 8  a Showdown is staged at battlefield 1 and begins" in told(EMPTY, "2026-03-30").text()
    assert cited_for(told(EMPTY).text(full=True), "9    Neutral Open: the Showdown") == "323.12"


def test_a_switch_that_is_set_otherwise_is_named_and_what_follows_is_told() -> None:
    """464.2.d against 464.2.c.1.b."""
    text = told(CONVERSION, **{"focus-after-conversion": "attacker"}).text(full=True)
    assert "\nSwitches  focus-after-conversion: attacker.\n" in text
    assert cited_for(text.partition("opens")[2], "A gains Focus and Priority") == "464.2.d"
    assert cited_for(told(CONVERSION).text(full=True), "B keeps Focus") == "464.2.c.1.b"
    assert "keeps Focus" not in text


# The ruling


def test_the_ruling_says_what_comes_of_it_even_if_that_is_nothing() -> None:
    board = Board(edition=JULY).battlefield()
    game = Game.from_state(board.state())
    assert explain_game(game).ruling == ["Nothing changes hands, nobody scores and nothing dies."]


def test_the_ruling_names_who_wins_first() -> None:
    """323.1"""
    board = Board(edition=JULY, phase="scoring").battlefield(controller="A", units={"A": ["Unit 1 as Scout"]})
    board.player("A", points=7)
    game = Game.from_state(board.state())
    assert explain_game(game).ruling[0] == "A wins the game by points."
    assert "A gains 1 point: 8 of 8." in explain_game(game).ruling


def test_whoever_keeps_what_was_fought_for_is_named() -> None:
    """466.5.a: the defender wins, and had control before."""
    board = Board(edition=JULY).battlefield(controller="B", units={"B": ["Unit 5 as Wall"]}).battlefield()
    board.player("A", base=["Unit 2 as Scout"])
    game = Game.from_state(board.state())
    for key in (f"move:{board.labelled('Scout')}:8", "pass", "pass"):
        game.apply(key)
    explanation = explain_game(game)
    assert explanation.ruling == [
        "B keeps battlefield 1.",
        "B wins the Combat at battlefield 1.",
        "Scout dies.",
        "Wall survives.",
    ]
    assert "B keeps control of battlefield 1, which is no longer Contested" in explanation.text()


def test_the_final_point_that_is_a_card_instead_is_told() -> None:
    """471.1.b.1"""
    scenario = EMPTY.replace("[A]\n", "[A]\npoints = 7\n").replace("A has 1 point", "A has 7 points")
    text = told(scenario).text()
    words = "A conquers battlefield 1, for no Final Point: A draws a card"
    assert words in text
    assert cited_for(text, words) == "348.2.a.1, 471.1.b.1"
    assert "Ruling    A takes battlefield 1 and conquers it.\n" in text


def test_teams_have_their_points_together() -> None:
    """489.8.d"""
    board = Board(mode="magma", edition=JULY, phase="scoring")
    board.battlefield(controller="A", units={"A": ["Unit 1"]})
    board.player("A", points=3)
    assert explain_game(Game.from_state(board.state())).ruling == [
        "A holds battlefield 1.",
        "A and C gain 1 point: 4 of 11.",
    ]


def test_a_play_is_one_entry_and_in_full_every_step_of_it() -> None:
    """354-359: what it costs and how that is paid, where the unit enters, and how."""
    board = Board(edition=JULY).battlefield().battlefield()
    board.player("A", hand=["Stalwart Poro"], runes="2 Calm, 1 exhausted Mind")
    game = Game.from_state(board.state())
    game.apply(0)
    explanation = explain_game(game)
    assert explanation.text().partition("Sequence\n")[2] == (
        "  1  A plays Stalwart Poro for 2 Energy                       354, 357.1\n"
        "       Stalwart Poro enters A's base exhausted                359.2\n"
    )
    full = explanation.text(full=True)
    assert "A pays 2 Energy: exhausts 2 Calm Runes" in full
    assert "Stalwart Poro is on the chain, a permanent that is Pending" in full


def test_what_an_item_does_is_told_in_place_of_its_text_unless_it_does_nothing() -> None:
    scenario = """
title = "Two triggers, of which one does nothing"

[A]
base = ["Unit 3 [Move: buff me] as Scout", "Unit 2 [Move: heal me] as Medic"]

script = '''
A moves Scout, Medic to 1
A orders Scout's ability, Medic's ability first
everyone passes
everyone passes
'''
"""
    text = told(scenario).text()
    assert "Scout's ability triggers, which A puts first: buff me" in text
    assert "A and B pass; Scout's ability resolves: A buffs Scout" in text
    assert "A and B pass; Medic's ability resolves: heal me" in text


def test_who_orders_triggers_is_told_with_the_first_of_them() -> None:
    """383.3.d"""
    text = explain(FOUR_TRIGGERS).text()
    assert "Scout's ability triggers, which A puts first: draw 1" in text
    assert "Guard's ability triggers, which B puts first: deal 1 to an enemy unit" in text
    assert "on the chain first" not in text
    assert "A puts Scout's ability on the chain first" in explain(FOUR_TRIGGERS).text(full=True)


def test_what_an_ability_costs_is_said_before_what_it_does() -> None:
    text = explain("rulings/burn-out/BRN-04.toml").text(width=400)
    assert "A activates Baited Hook's ability for 1 Energy and 1 Power, choosing Bait: kill a friendly unit." in text


def test_in_a_narrow_terminal_rules_wrap_before_words_do() -> None:
    lines = told(CONVERSION).text(width=80).splitlines()
    at = next(i for i, line in enumerate(lines) if "A plays Spell 1" in line)
    assert lines[at].endswith("  354, 355.7, 355.4,") and lines[at + 1].endswith("  357.1")


def test_phases_in_which_little_happens_are_one_entry_but_scoring_is_not() -> None:
    board = Board(edition=JULY, turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 1"]})
    game = Game.from_state(board.state())
    game.apply("end")
    headings = [entry.heading.text for entry in explain_game(game).sequence()]
    assert headings == [
        "A ends the turn",
        "B's turn begins (turn 8)",
        "Scoring Step: B holds battlefield 1: 1 point of 8",
        "Channel Phase: B channels 2 Fury Runes; Draw Phase: B draws a card",
    ]


def test_who_becomes_mighty_as_a_cleanup_ends_is_told_with_it() -> None:
    """709: less Might this turn expires in step 3d."""
    board = Board(edition=JULY, turn="A")
    board.player("A", base=["Unit 5 as Scout -1"])
    game = Game.from_state(board.state())
    game.apply("end")
    cleanup = next(entry for entry in explain_game(game).sequence() if entry.heading.text == "Ending Cleanup")
    assert [line.text for line in cleanup.lines] == [
        "what Scout was given for this turn expires",
        "Scout becomes Mighty",
    ]


# What did not hold, and what comes next


def test_what_the_script_expects_in_vain_is_said_before_the_ruling() -> None:
    scenario = EMPTY.replace("A has 1 point", "A has 2 points")
    explanation = told(scenario)
    assert [failure.line for failure in explanation.failures] == [12]
    assert "\n\nNot so    line 12: expect A has 2 points; found: " in explanation.text()


def test_who_is_asked_next_is_said_where_play_does_not_just_go_on() -> None:
    scenario = EMPTY.partition("A passes")[0] + '"""\n'
    assert told(scenario).text().endswith("\nNext      A is asked: act with Focus, or pass it.                   347\n")
    assert told(EMPTY).next() == ("", "")


def test_a_game_can_be_told_from_some_event_on() -> None:
    game = Game.new(list(DECKS), seed=3)
    while game.state.turn < 2:
        game.apply(game.decision.options[-1])
    begin = next(i for i, event in enumerate(game.log) if event.kind == ev.TURN_BEGAN and event.amount == 2)
    explanation = explain_game(game, "Turn 2", begin=begin)
    assert explanation.entries[0].begin == begin
    assert explanation.entries[0].heading.text.endswith("'s turn begins (turn 2)")


# As data


def test_the_data_hold_every_event_with_its_rule_its_number_and_its_sentence() -> None:
    explanation = told(COMBAT, "2026-03-30")
    data = protocol.decode(explanation.json())
    assert data.edition == "2026-03-30" and data.ruling == explanation.ruling
    log = explanation.game.log
    assert [event.kind for event in data.events] == [ev.NAMES[event.kind] for event in log]
    assert [event.rule for event in data.events] == [event.rule or None for event in log]
    moved = next(event for event in data.events if event.kind == "moved")
    raider = next(event.obj for event in log if event.kind == ev.MOVED)
    assert (moved.player, moved.object) == (Player(0, "A"), Thing(raider, "Raider"))
    assert (moved.origin, moved.place) == (Place(0, "A's base"), Place(8, "battlefield 1"))
    assert moved.sentence == "A moves Raider from base to battlefield 1"
    died = [event for event in data.events if event.kind == "died"]
    assert [(e.object and e.object.name, e.controller, e.might, e.damage) for e in died] == [
        ("Guard", Player(1, "B"), 3, 3),
        ("Poro", Player(1, "B"), 2, 4),
    ]
    contested = next(event for event in data.events if event.kind == "contested")
    assert (contested.rule, contested.number) == ("450", "445")


def test_the_entries_of_the_data_point_to_their_events() -> None:
    data = json.loads(told(HOURGLASS).json())
    lines = [line for entry in data["sequence"] for line in (entry, *entry["lines"])]
    assert sorted(at for line in lines for at in line["events"]) == list(range(len(data["events"])))
    replaced = next(line for line in lines if line["text"].endswith("Zhonya's Hourglass replaces the death of Poro"))
    assert [data["events"][at]["kind"] for at in replaced["events"]] == ["cleanup_step", "choice", "replaced"]
    assert [rule["number"] for rule in replaced["rules"]] == ["323.5", "373", "369"]


def played_out(mode: str, seed: int) -> Game:
    game = Game.new(list(DECKS), mode=mode, seed=seed)
    bot = RandomPlayer(seed)
    while game.outcome is None:
        game.apply(bot.choose(game))
    return game


def cited_for(text: str, words: str) -> str:
    """The rules behind the line with these words."""
    line = next(line for line in text.splitlines() if words in line)
    return line.rpartition("  ")[2].strip()
