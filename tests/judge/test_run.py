"""Running scripts: every statement, and what is said when one cannot be carried out."""

from pathlib import Path

import pytest

from riftwright.core.facts import Face
from riftwright.core.ids import SPELL
from riftwright.core.nodes import Effect
from riftwright.effects import build
from riftwright.effects.filters import UNITS
from riftwright.effects.subjects import target
from riftwright.judge.check import check
from riftwright.notation.anonymous import face_named
from riftwright.notation.scenario import ScenarioError
from riftwright.rules.frame import Frame
from tests.judge.running import COMBAT, DUEL, found, holds, play

# Running


def test_a_run_keeps_each_choice_with_its_line_and_its_events() -> None:
    played = play(
        "A moves Scout to 2\nexpect showdown at 2\nA passes\nB passes", board='[A]\nbase = ["Unit 2 as Scout"]'
    )

    assert [(step.line, step.text) for step in played.steps] == [
        (0, ""),
        (5, "A moves Scout to 2"),
        (7, "A passes"),
        (8, "B passes"),
    ]
    assert [played.steps[1].begin, played.steps[-1].end] == [played.steps[0].end, len(played.game.log)]
    assert "MOVED" in {
        repr(event).partition(",")[0].removeprefix("Event(").upper() for event in played.events(played.steps[1])
    }
    assert played.passed


def test_the_run_goes_on_after_an_expectation_that_does_not_hold() -> None:
    played = play("expect A has 3 points, Scout at 2; game goes on\nA ends the turn\nexpect turn of B, turn of A")

    assert [(f.line, f.text, f.found) for f in played.failures] == [
        (14, "expect A has 3 points", "A has 0 points"),
        (14, "expect Scout at 2", "Scout is in A's base"),
        (16, "expect turn of A", "turn of B"),
    ]


def test_the_run_stops_at_the_first_choice_that_cannot_be_made() -> None:
    played = play("A moves Guard to 2\nexpect A has 7 points")

    (failure,) = played.failures
    assert (failure.line, failure.text) == (14, "A moves Guard to 2")
    assert failure.found.startswith("Guard may not move to battlefield 2 now; legal: move Scout to battlefield 1, ")


def test_a_failure_tells_the_last_events_with_their_rules() -> None:
    (failure,) = play("A moves Scout to 2\nexpect focus B").failures

    assert failure.events[-1] == "A gains Focus and Priority  345"
    assert "A moves Scout from base to battlefield 2  420.3.b" in failure.events
    assert failure.report("file.toml").splitlines()[:3] == [
        "file.toml:15: expect focus B",
        "    found: focus A",
        "    before that:",
    ]


def test_rules_are_numbered_as_the_edition_does() -> None:
    script = "A moves Hero, Scout to 1\neveryone passes\nA assigns damage to Guard\nexpect A has 5 points"
    (old,) = play(script, edition="2026-03-30").failures
    (new,) = play(script, edition="2026-07-16").failures

    assert old.events[-1].endswith("  461.7")
    assert new.events[-1].endswith("  466.7")


def test_a_statement_for_other_editions_is_left_out() -> None:
    script = "[2026-03-30] expect A has 5 points\n[2026-03-30]\n    expect A has 6 points\nexpect A has no points"

    assert len(play(script, edition="2026-03-30").failures) == 2
    assert play(script).passed


def test_switches_change_what_is_run() -> None:
    played = play("A moves Scout to 2", **{"focus-after-conversion": "attacker"})

    assert played.game.machine.edition.setting("focus-after-conversion") == "attacker"


def test_a_script_ends_where_someone_may_act_or_says_who_is_asked() -> None:
    board = '[A]\nhand = ["Unit 1 [may Play: draw 1] as Imp"]'
    (failure,) = play("A plays Imp", board).failures

    assert failure.text == "the script ends here"
    assert failure.found == (
        "unscripted choice of Imp: A is asked: perform the triggered ability (402.1); legal: yes, no"
    )
    holds("A plays Imp\nexpect asked A to decide", board)


def test_a_choice_that_the_script_leaves_open_fails_and_says_who_was_asked_what() -> None:
    board = '[A]\nhand = ["Unit 1 [may Play: draw 1] as Imp"]'

    assert found("A plays Imp\nA passes", board) == [
        "unscripted choice of Imp: A is asked: perform the triggered ability (402.1); legal: yes, no"
    ]


# Passing, turns, conceding


def test_passing_is_for_whoever_is_asked() -> None:
    assert found("B passes") == [
        "A is asked to act, or end the turn (316); legal: play Hextech Ray, play Charm, move Scout to battlefield 1, "
        "move Scout to battlefield 2, move Hero to battlefield 1, move Hero to battlefield 2, end the turn"
    ]
    assert found("A moves Scout to 2\nA passes priority")[0].startswith(
        "A is asked to act with Focus, or pass it (347)"
    )
    holds("A moves Scout to 2\nA passes focus\nB passes focus")
    holds("A plays Hextech Ray on Page\nA passes priority\nB passes priority\nexpect Page died")


def test_everyone_passes_until_the_newest_item_resolves() -> None:
    script = (
        "A plays Hextech Ray on Guard\nA passes\nB plays Stupefy on Scout\neveryone passes\nexpect chain: Hextech Ray"
    )

    holds(script + "\neveryone passes\nexpect chain is empty, Guard died")
    holds(script.replace("everyone passes", "pass until resolved").replace("chain: Hextech Ray", "chain is empty"))
    assert found("A plays Charm on Guard to 2\neveryone passes until the chain is empty\npass until resolved") == [
        "the chain is empty"
    ]


def test_everyone_passes_until_the_showdown_ends() -> None:
    holds("A moves Scout to 2\neveryone passes\nexpect no showdown, A controls 2, asked A to act")
    assert found("everyone passes")[0].startswith("A is asked to act, or end the turn (316)")


def test_pass_until_can_only_be_until_all_has_resolved() -> None:
    with pytest.raises(ScenarioError, match="pass until 'resolved' or until 'the chain is empty', not until 'died'"):
        play("pass until died")


def test_what_resolves_may_ask_before_everyone_has_passed_on() -> None:
    board = '[A]\nhand = ["Spell 1: move a friendly unit"]\nbase = ["Unit 1 as Imp"]\n[[battlefield]]\n[[battlefield]]'

    holds("A plays Spell 1 on Imp to 2\neveryone passes\nexpect Imp at 2", board)


def test_ending_the_turn_and_conceding() -> None:
    holds("A ends the turn\nexpect turn of B, phase main, turn 8")
    holds("A concedes\nexpect B wins")
    assert found("B ends the turn")[0].startswith("A is asked to act")
    assert found("A concedes\nexpect game goes on\nB ends the turn") == [
        "B wins by concession",
        "the game is over: B wins by concession",
    ]
    assert found("A concedes\nB concedes\nexpect A wins") == ["the game is over: B wins by concession"]


# Moving and hiding


def test_several_units_move_at_once_and_no_others_with_them() -> None:
    holds("A moves Scout to 2\nexpect Hero in A's base, Scout is exhausted")
    holds("A moves Hero, Scout to 2\nexpect units at 2: Scout, Hero; A has 2 units at 2")
    back = "A ends the turn\nB ends the turn\nA moves Scout to base\nexpect Scout in base"
    holds("A moves Scout to 2\neveryone passes\n" + back)


def test_moving_says_what_may_move() -> None:
    board = '[A]\nbase = ["Unit 2 as Scout exhausted"]'

    assert found("A moves Scout to 1", board) == ["Scout may not move to battlefield 1 now; legal: no move"]
    assert found("A moves Scout to 9") == ["there is no battlefield 9, only 1 to 2"]


def test_hiding() -> None:
    board = '[A]\nhand = ["Consult the Past", "Charm"]\n[[battlefield]]\ncontroller = "A"\nA = ["Unit 1"]'

    holds("A hides Consult the Past at 1\nexpect Consult the Past facedown at 1, A has 1 card in hand", board)
    holds("A hides Consult the Past at 1\nexpect Consult the Past in facedown, A has 1 card in facedown", board)
    assert found("A hides Charm at 1", board) == [
        "Charm may not be hidden at battlefield 1 now; legal: hide Consult the Past at battlefield 1"
    ]


# Playing


def test_targets_in_the_order_of_the_text() -> None:
    board = '[A]\nhand = ["Falling Star"]\n[B]\nbase = ["Unit 9 as Ox", "Unit 9 as Ram"]'

    holds("A plays Falling Star on Ox, Ram\neveryone passes\nexpect Ox has 3 damage, Ram has 3 damage", board)
    holds("A plays Falling Star on Ox, Ox\neveryone passes\nexpect Ox has 6 damage", board)
    holds("A plays Falling Star\nA chooses Ram, Ox\nexpect Ram was chosen by A before Ox was chosen", board)
    assert found("A plays Falling Star on Ox, Ram, Ox", board) == ["it has 2 targets and not 3: Ox, Ram"]
    assert found("A plays Falling Star on Ox\nA passes", board) == [
        "unscripted choice of Falling Star: A is asked: choose a unit (355); legal: Ox, Ram"
    ]


def test_a_target_that_is_not_legal() -> None:
    assert found("A plays Hextech Ray on Ox") == [
        "Ox is no legal choice for A; legal: Guard at battlefield 1, Page at battlefield 1"
    ]


def test_the_only_possible_target_must_be_the_one_that_the_script_names() -> None:
    board = '[A]\nhand = ["Hextech Ray"]\nbase = ["Unit 1 as Imp"]\n[[battlefield]]\nB = ["Unit 3 as Guard"]'

    holds("A plays Hextech Ray on Guard", board)
    holds("A plays Hextech Ray\nA chooses Guard", board)
    assert found("A plays Hextech Ray on Imp", board) == ["Imp was no legal choice; chosen: Guard"]
    assert found("A plays Hextech Ray\nA chooses Imp", board)[0].startswith(
        "A is not asked to choose; A is asked to respond"
    )
    assert found("A plays Hextech Ray on Guard\nA chooses Guard", board)[0].startswith("A is not asked to choose")


def test_up_to_so_many_targets() -> None:
    board = '[A]\nhand = ["Singularity"]\n[B]\nbase = ["Unit 9 as Ox", "Unit 9 as Ram"]'

    holds("A plays Singularity on Ox\neveryone passes\nexpect Ox has 6 damage, Ram has no damage", board)
    holds("A plays Singularity on Ox, Ram\neveryone passes\nexpect Ox is damaged, Ram is damaged", board)
    holds("A plays Singularity on nothing\neveryone passes\nexpect nothing was damaged", board)
    holds("A plays Singularity\nA chooses Ox\neveryone passes\nexpect Ram has no damage", board)
    holds("A plays Singularity\nA chooses Ox\nA chooses Ram\neveryone passes\nexpect Ram is damaged", board)
    holds("A plays Singularity\nA declines\neveryone passes\nexpect Ox has no damage", board)


def test_a_destination() -> None:
    holds("A plays Charm on Guard to 2\neveryone passes\nexpect Guard at 2, Guard moved from 1 to 2")
    holds("A plays Charm on Guard to base\neveryone passes\nexpect Guard in B's base")
    assert found("A plays Charm on Ox to base") == [
        "base is no legal choice for A; legal: battlefield 1, battlefield 2"
    ]


def test_where_a_unit_enters() -> None:
    board = '[A]\nhand = ["Unit 3"]\n[[battlefield]]\ncontroller = "A"\nA = ["Unit 1"]'

    holds("A plays Unit 3 as Big to 1\nexpect Big at 1, Big is exhausted, Big entered 1", board)
    holds("A plays Unit 3 to base\nexpect Unit 3 in A's base", board)
    assert found("A plays Unit 3\nA passes", board)[0].startswith(
        "unscripted choice of Unit 3: A is asked: where it enters"
    )
    assert found("A plays Unit 3 to 2", board) == [
        "battlefield 2 is no legal choice for A; legal: A's base, battlefield 1"
    ]
    assert found("A plays Unit 3 to 1", '[A]\nhand = ["Unit 3"]') == ["nothing else was possible than A's base"]


def test_optional_costs_are_paid_only_if_the_script_says_so() -> None:
    board = '[A]\nhand = ["Tasty Faefolk", "Clockwork Keeper"]'

    holds("A plays Tasty Faefolk\nexpect Tasty Faefolk is exhausted", board)
    holds("A plays Tasty Faefolk without paying\nexpect Tasty Faefolk is exhausted", board)
    holds("A plays Tasty Faefolk paying [Accelerate]\nexpect Tasty Faefolk is ready", board)
    holds("A plays Tasty Faefolk\nA says yes\nexpect Tasty Faefolk is ready", board)
    holds("A plays Tasty Faefolk\nA says no\nexpect Tasty Faefolk is exhausted", board)
    holds("A plays Clockwork Keeper paying the additional cost\neveryone passes\nexpect A drew 1 card", board)
    assert found("A plays Tasty Faefolk paying [Repeat]", board) == ["there is no [Repeat] that could be paid"]
    assert found("A plays Hextech Ray on Guard paying the additional cost") == [
        "there is no additional cost that could be paid"
    ]


def test_repeat_chooses_targets_again() -> None:
    board = '[A]\nhand = ["Frigid Touch"]\n[B]\nbase = ["Unit 9 as Ox", "Unit 9 as Ram"]'

    holds(
        "A plays Frigid Touch on Ox, Ram paying [Repeat]\neveryone passes\nexpect Ox has Might 7, Ram has Might 7",
        board,
    )


def test_a_card_from_a_certain_zone() -> None:
    board = """[A]
hand = ["Consult the Past"]
[[battlefield]]
controller = "A"
A = ["Unit 1"]
facedown.A = ["Consult the Past"]"""

    assert found("A plays Consult the Past", board)[0].endswith(": give labels, or use ids")
    holds("A plays Consult the Past from facedown\nexpect nothing facedown at 1, A has 1 card in hand", board)
    holds("A plays Consult the Past from hand\nexpect Consult the Past facedown at 1, A has no cards in hand", board)


def test_of_equal_cards_in_hand_each_can_be_meant() -> None:
    board = '[A]\nhand = ["Charm as One", "Charm as Two"]\n[B]\nbase = ["Unit 1 as Imp"]'

    holds("A plays Two on Imp to 1\nexpect Two on the chain, One in A's hand", board)


def test_playing_says_where_the_card_is_and_what_may_be_played() -> None:
    assert found("A plays Stupefy on Guard") == [
        "Stupefy, in B's hand, may not be played by A now; legal: play Hextech Ray, play Charm"
    ]
    assert found("A plays Hextch Ray on Guard") == [
        "nothing in this game is called 'Hextch Ray'; did you mean Hextech Ray?"
    ]


def test_an_item_on_the_chain_as_target() -> None:
    board = (
        '[A]\nhand = ["Charm"]\n[B]\nbase = ["Unit 1 as Imp"]\nhand = ["Spell 0 [Reaction]: counter a spell as Nope"]'
    )

    holds(
        "A plays Charm on Imp to 1\nA passes\nB plays Nope on Charm\neveryone passes\nexpect Charm was countered", board
    )
    assert found("A plays Charm on Imp to 1\nA passes\nB plays Nope on Imp", board) == [
        "Imp was no legal choice; chosen: Charm"
    ]


def test_a_play_that_pays_in_a_certain_way() -> None:
    board = (
        '[A]\nhand = ["Hextech Ray"]\nrunes = "2 Fury, 1 Calm"\n[[battlefield]]\ncontroller = "B"\nB = ["Unit 9 as Ox"]'
    )

    holds("A plays Hextech Ray on Ox\nexpect A has 2 runes", board)
    holds(
        "A plays Hextech Ray on Ox\nA pays exhaust 1 Calm rune, recycle 1 Fury rune\nexpect A has no ready Calm runes",
        board,
    )
    assert found("A plays Hextech Ray on Ox\nA pays exhaust 3 Calm runes", board)[0].startswith(
        "no such way to pay; there are: "
    )
    assert found("A plays Hextech Ray on Ox\nA passes\nA pays", board)[0].startswith(
        "A is not asked to pay; B is asked"
    )


def test_one_way_to_pay_must_be_the_one_that_the_script_names() -> None:
    board = '[A]\nhand = ["Stupefy"]\nbase = ["Unit 9 as Ox"]\nrunes = "1 Fury"'

    holds("A plays Stupefy on Ox\nA pays exhaust 1 Fury rune", board)
    assert found("A plays Stupefy on Ox\nA pays exhaust 1 Calm rune", board) == [
        "A had one way to pay, and it was another"
    ]


class Either(Effect):
    """A modal effect (355.3): draw 1, or deal 1 to a unit."""

    modal = True

    def __init__(self) -> None:
        self.modes: tuple[Effect, ...] = (build.draw(1), build.deal(1, target(UNITS)))

    def inner(self) -> tuple[Effect, ...]:
        return self.modes

    def run(self, frame: Frame) -> bool:
        assert frame.item is not None
        return self.modes[frame.item.modes[frame.copy]].run(frame)


def test_modes(monkeypatch: pytest.MonkeyPatch) -> None:
    face = Face("Either", SPELL, abilities=(build.text(Either()),))
    monkeypatch.setattr(
        "riftwright.notation.board.face_named", lambda name: face if name == "Either" else face_named(name)
    )
    board = '[A]\nhand = ["Either"]\n[B]\nbase = ["Unit 9 as Ox", "Unit 9 as Ram"]'

    holds("A plays Either choosing mode 1\neveryone passes\nexpect A drew 1 card", board)
    holds("A plays Either on Ram choosing mode 2\neveryone passes\nexpect Ram has 1 damage, nobody drew", board)
    holds("A plays Either\nA chooses mode 2\nA chooses Ox\neveryone passes\nexpect Ox has 1 damage", board)
    assert found("A plays Either choosing mode 3", board) == ["mode 3 is no legal choice for A; legal: mode 1, mode 2"]
    assert found("A plays Either\nA passes", board) == [
        "unscripted choice of Either: A is asked: which mode (355.3); legal: mode 1, mode 2"
    ]


# Abilities and resources


def test_using_abilities() -> None:
    board = '[A]\nbase = ["Energy Conduit", "Unit 2 [Use: draw 1] [Use Action: draw 2] as Sage"]'

    holds("A uses Energy Conduit\nexpect A has 100 Energy, Energy Conduit is exhausted", board)
    holds("A uses Sage's ability 2\neveryone passes\nexpect A drew 2 cards", board)
    assert found("A uses Sage", board)[0].startswith("Sage could be to use Sage")
    assert found("A uses Energy Conduit\nA uses Energy Conduit", board)[0].startswith(
        "Energy Conduit, in A's base, may not be used by A now; legal: use Sage"
    )


def test_runes_used_before_anything_is_to_be_paid() -> None:
    board = '[A]\nrunes = "2 Fury, 1 exhausted Fury"'

    holds("A exhausts 2 Fury runes\nexpect A has 2 Energy, A has no ready runes, A has 3 exhausted Fury runes", board)
    holds("A recycles an exhausted Fury rune\nexpect A has 1 Fury Power, A has 2 runes", board)
    holds("A recycles a ready Fury rune\nexpect A has 1 ready rune", board)
    assert found("A exhausts a Calm rune", board)[0].startswith("no Calm rune to exhaust now; legal: use Fury Rune")
    assert found("A exhausts 3 Fury runes", board)[0].startswith("no Fury rune to exhaust now")


# Answers


def test_answering_yes_and_no() -> None:
    board = '[A]\nhand = ["Unit 1 [may Play: draw 1] as Imp"]'

    holds("A plays Imp\nA says yes\neveryone passes\nexpect A drew", board)
    holds("A plays Imp\nA says no\nexpect A never drew, nobody drew", board)
    holds("A plays Imp\nA declines\nexpect Imp's ability was ignored", board)
    assert found("A says yes")[0].startswith("A is asked to act")


def test_ordering_triggers() -> None:
    board = '[A]\nbase = ["Unit 2 [Move: draw 1] as One", "Unit 2 [Move: stun me] as Two"]'

    holds("A moves One, Two to 1\nA orders Two, One first\nexpect chain: Two's ability, One's ability", board)
    holds("A moves One, Two to 1\nA orders One first\nexpect chain: One's ability, Two's ability", board)
    assert found("A moves One to 1\nA orders Two first", board) == [
        "Two did not come in this order; triggered by A: One"
    ]
    (open_choice,) = found("A moves One, Two to 1\nA passes", board)
    assert open_choice.startswith(
        "unscripted choice: A is asked: which ability goes on the chain first (383.3.d); legal: "
    )


def test_assigning_damage() -> None:
    holds(
        "A moves Hero to 1\neveryone passes\nA assigns damage to Guard\nexpect Guard died, Page took 1 damage", COMBAT
    )
    holds(
        "A moves Hero to 1\neveryone passes\nA assigns 2 to Page, 2 to Guard\nB assigns 5 to Hero\nexpect Page died",
        COMBAT,
    )
    assert found("A moves Hero to 1\neveryone passes\nA assigns 3 to Page, 1 to Guard", COMBAT) == [
        "A assigned 2 to Page, 2 to Guard"
    ]
    assert found("A moves Hero to 1\neveryone passes\nB passes", COMBAT)[0].startswith(
        "unscripted choice: A is asked: assign combat damage, 4 left (465.2.c)"
    )


def test_damage_whose_assignment_is_forced_must_agree() -> None:
    board = COMBAT.replace("Unit 3 as", "Unit 3 [Tank] as")

    holds("A moves Hero to 1\neveryone passes\nA assigns 3 to Guard, 1 to Page", board)
    assert found("A moves Hero to 1\neveryone passes\nA assigns damage to Hero", board) == [
        "A assigned 3 to Guard, 1 to Page"
    ]
    assert found("A assigns damage to Hero", board)[0].startswith("A assigned no damage; A is asked to act")


def test_saving_what_would_die() -> None:
    board = """[A]
base = ["Zhonya's Hourglass"]
[B]
hand = ["Spell 1 [Action]: kill all enemy units as Doom", "Spell 1 [Action]: kill a unit as Death"]
[[battlefield]]
controller = "A"
A = ["Unit 1 as Imp", "Unit 1 as Elf"]"""

    doom = 'turn = "B"\n' + board
    holds("B plays Doom\neveryone passes\nA saves Elf with Zhonya's Hourglass\nexpect Elf in base, Imp died", doom)
    holds("B plays Death on Imp\neveryone passes\nA saves Imp with Zhonya's Hourglass\nexpect Imp was saved", doom)
    assert found("B plays Death on Imp\neveryone passes\nA saves Elf with Zhonya's Hourglass", doom)[0].startswith(
        "Zhonya's Hourglass did not save Elf"
    )


def test_where_the_next_showdown_begins_is_a_choice() -> None:
    board = """cleanup = true
[[battlefield]]
contested = "A"
A = ["Unit 1"]
[[battlefield]]
contested = "A"
A = ["Unit 1"]"""

    holds("expect asked A to choose\nA chooses 2\nexpect showdown at 2, showdown staged at 1", board)
    holds("A chooses battlefield 1\nexpect showdown at 1", board)
    assert found("A chooses base", board) == ["base is no legal choice for A; legal: battlefield 1, battlefield 2"]


def test_choosing_a_player() -> None:
    board = 'mode = "skirmish"\n[A]\nhand = ["Stupefy"]\nbase = ["Unit 2 as Scout"]\ndeck = []\ntrash = ["Charm"]\n'

    holds("A plays Stupefy on Scout\neveryone passes\nexpect asked A\nA chooses C\nexpect C has 1 point", board)


def test_choosing_among_what_only_one_player_sees() -> None:
    board = """[A]
hand = ["Unit 1 [Vision] as Seer"]
deck = ["Charm", "Cleave"]"""

    holds(
        "A plays Seer\neveryone passes\nA chooses Charm\nexpect bottom of A's deck: Charm; top of A's deck: Cleave",
        board,
    )
    holds("A plays Seer\neveryone passes\nA chooses nothing\nexpect top of A's deck: Charm, Cleave", board)


def test_a_teammate_is_invited() -> None:
    board = 'mode = "magma"\n[C]\nhand = ["Spell 1: draw 1 as Gift"]'

    holds("A invites C\nC passes\nexpect asked A", board)
    holds("A invites C\nC plays Gift\neveryone passes\nexpect C drew 1 card", board)
    assert found("A invites B", board)[0].startswith("B is no legal choice for A")


def test_mulligans() -> None:
    board = 'phase = "mulligan"\n[A]\nhand = ["Charm", "Retreat", "Cleave"]\n[B]\nhand = ["Charm"]'

    holds("A sets aside Retreat, Charm\nB keeps\nexpect A has 4 cards in hand, so far A mulliganed 2", board)
    holds("A sets aside Retreat\nB keeps\nexpect so far B mulliganed 0, so far A mulliganed 1", board)
    assert found("A sets aside Stupefy", board) == [
        "Stupefy is no legal choice for A; legal: set aside Charm, set aside Retreat, set aside Cleave"
    ]
    assert found("A keeps")[0].startswith("A is asked to act")


# Names


def test_labels_ids_owners_and_quotes() -> None:
    board = '[A]\nbase = ["Stalwart Poro"]\n[B]\nbase = ["Stalwart Poro"]\nhand = ["Charm"]'

    holds("expect A's Stalwart Poro in A's base; B's Stalwart Poro in B's base; #2 in A's base", board)
    holds("call B's Stalwart Poro Fluff\nexpect \"Fluff\" in B's base; Stalwart Poro not at 1", board)
    assert found("expect Stalwart Poro is ready", board) == ["Stalwart Poro could be #2 in A's base or #3 in B's base"]
    assert found("expect Charm is ready, Cleave is ready", board) == [
        "Charm is in B's hand",
        "Cleave is not in the game",
    ]


def test_a_token_gets_a_label() -> None:
    board = '[A]\nhand = ["Spell 0: play a recruit as Call"]'

    holds("A plays Call\neveryone passes\ncall Recruit Tom\nexpect Tom in A's base, Tom entered", board)


def test_a_battlefield_goes_by_its_card() -> None:
    board = '[[battlefield]]\nname = "Trifarian War Camp"\n[A]\nbase = ["Unit 2 as Scout"]'

    holds(
        "A moves Scout to Trifarian War Camp\neveryone passes\nexpect A controls Trifarian War Camp, A conquered 1",
        board,
    )
    assert found("A moves Scout to Charm", board) == ["Charm is no battlefield and no base"]


def test_a_player_whom_the_mode_has_not() -> None:
    with pytest.raises(ScenarioError, match=r"^file\.toml:15:21: script: there is no player C, only A, B$"):
        play("A passes\nexpect A has focus, C wins")


# Checking folders


def write(path: Path, script: str, editions: str = '["2026-07-16", "2026-10-16"]') -> None:
    path.write_text(f'title = "T"\neditions = {editions}\n{DUEL}\nscript = """\n{script}\n"""\n', encoding="utf-8")


def test_a_folder_is_checked_under_all_editions(tmp_path: Path) -> None:
    (tmp_path / "deep").mkdir()
    write(tmp_path / "deep" / "good.toml", "A ends the turn")
    write(tmp_path / "bad.toml", "[2026-10-16] expect A has 1 point")
    report = check([tmp_path])

    assert (report.passed, report.failed, report.exit_code) == (3, 1, 1)
    assert report.text().startswith(
        f"{tmp_path / 'bad.toml'}  [2026-10-16]  T\n{tmp_path / 'bad.toml'}:15: expect A has"
    )
    assert report.text().endswith("\n\n3 passed, 1 failed")


def test_one_edition_only(tmp_path: Path) -> None:
    write(tmp_path / "good.toml", "A ends the turn")

    assert check([tmp_path], edition="2026-07-16").text() == "1 passed, 0 failed"
    assert check([tmp_path / "good.toml"], edition="2026-03-30").text() == "0 passed, 0 failed"


def test_what_cannot_be_read_is_told_and_the_rest_is_checked(tmp_path: Path) -> None:
    write(tmp_path / "good.toml", "A ends the turn")
    write(tmp_path / "wrong.toml", "A ens the turn")
    report = check([tmp_path, tmp_path / "none.toml"])

    assert (report.passed, report.failed, report.exit_code) == (2, 2, 2)
    assert f"{tmp_path / 'wrong.toml'}:15:3: script: cannot read 'ens'" in report.text()
    assert f"{tmp_path / 'none.toml'}: there is no such file" in report.text()


def test_a_folder_without_scenarios(tmp_path: Path) -> None:
    report = check([tmp_path])

    assert report.exit_code == 2
    assert report.text() == f"{tmp_path}: there is no scenario (*.toml) in it\n\n0 passed, 1 failed"


def test_the_events_are_told_once_for_each_place(tmp_path: Path) -> None:
    write(tmp_path / "bad.toml", "A moves Scout to 2\nexpect A has 1 point, focus B", '["2026-10-16"]')

    assert check([tmp_path]).text().count("before that:") == 1
