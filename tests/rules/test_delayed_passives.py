"""389-392: passive abilities that hold for a turn; 387: reflexive triggers that may be declined."""

from riftwright.notation.board import Board
from tests.support import begin, decides, end_turn, hand, might, play, playable, resolve, resolve_top, where


def test_390_4_a_delayed_passive_reaches_what_comes_later_and_ends_with_the_turn() -> None:
    hand_of_a = ["Stand United", "Spell 0: buff a unit as Cheer"]
    game = begin(Board(turn="A").player("A", base=["Unit 1 as Page", "Unit 1 as Squire"], hand=hand_of_a))
    play(game, "Stand United", "Page")
    resolve(game)
    assert (might(game, "Page"), might(game, "Squire")) == (3, 1)
    play(game, "Cheer", "Squire")
    resolve(game)
    assert might(game, "Squire") == 3
    end_turn(game)
    assert (might(game, "Page"), might(game, "Squire")) == (2, 2)


def test_392_a_delayed_passive_stays_where_its_source_has_left() -> None:
    hand_of_a = ["Brynhir Thundersong as Brynhir", "Spell 0: return a unit as Bounce", "Spell 0: draw 1 as Idea"]
    board = Board(turn="A").player("A", hand=hand_of_a)
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: draw 1 as Reply"]))
    play(game, "Brynhir")
    resolve(game)
    play(game, "Bounce")
    resolve(game)
    assert where(game, "Brynhir") == "A's hand"
    play(game, "Idea")
    game.apply("pass")
    assert decides(game) == "B"
    assert not playable(game, "Reply")


def death(edition: str) -> tuple[str, int]:
    """When the "may" of a reflexive trigger is asked: where the spell is by then, and how much is on the chain."""
    board = Board(turn="A", edition=edition).battlefield(controller="B", units={"B": ["Unit 3"]})
    game = begin(board.player("A", hand=["Death from Below as Death"]))
    play(game, "Death")
    resolve_top(game)
    assert decides(game) == "A"
    assert game.decision.keys() == ["yes", "no"]
    asked = where(game, "Death"), len(game.state.chain)
    game.apply("no")
    assert game.state.chain == []
    assert where(game, "Death") == "A's trash"
    assert hand(game, "A") == []
    return asked


def test_383_3_a_a_reflexive_trigger_is_declined_as_it_is_finalized_and_before_that_as_it_triggered() -> None:
    assert death("2026-07-16") == ("A's trash", 1)
    assert death("2026-03-30") == ("A's chain", 1)
