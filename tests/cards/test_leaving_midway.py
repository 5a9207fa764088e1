"""Instructions in which each player chooses go on where one of those who have chosen, or who is asked, leaves (651)."""

import pytest

from riftwright.core.events import CHANNELED, DRAWN
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, choose, decides, events, play, resolve, where


def war(card: str) -> Game:
    """A's card resolves among four players with two units each and cards to draw."""
    board = Board(mode="war", turn="A").player("A", hand=[card])
    for seat in "ABCD":
        units = [f"Unit 1 as {seat}{number}" for number in (1, 2)]
        board.player(seat, base=units, deck=[f"Unit 0 as Top {seat}", "Filler"], rune_deck="4 Fury")
    game = begin(board)
    play(game, card)
    resolve(game)
    return game


@pytest.mark.parametrize("leaver", [1, 2])
def test_cull_the_weak_goes_on_without_who_has_chosen_or_is_asked(leaver: int) -> None:
    game = war("Cull the Weak")
    choose(game, "A1", "B1")
    assert decides(game) == "C"
    game.concede(leaver)
    if leaver == 1:
        assert decides(game) == "C"  # once, and not again in B's place
        choose(game, "C1")
    assert decides(game) == "D"
    choose(game, "D1")
    assert where(game, "A1") == "A's trash"
    assert where(game, "D1") == "D's trash"
    assert where(game, "A2") == "A's base"
    assert where(game, "C1" if leaver == 1 else "B1") == ("C's trash" if leaver == 1 else "B's trash")


@pytest.mark.parametrize("leaver", [1, 2])
def test_party_favors_goes_on_without_who_has_chosen_or_is_asked(leaver: int) -> None:
    game = war("Party Favors")
    choose(game, "Cards")
    assert decides(game) == "C"
    game.concede(leaver)
    if leaver == 1:
        assert decides(game) == "C"
        choose(game, "Runes")
    assert decides(game) == "D"
    choose(game, "Cards")
    drawn = [event.player for event in events(game, DRAWN)]
    channeled = [event.player for event in events(game, CHANNELED)]
    assert sorted(drawn) == ([0, 3] if leaver == 1 else [0, 0, 1, 3])
    assert sorted(channeled) == ([0, 2] if leaver == 1 else [])


@pytest.mark.parametrize("leaver", [1, 2])
def test_promising_future_goes_on_without_who_has_chosen_or_is_asked(leaver: int) -> None:
    game = war("Promising Future")
    choose(game, "banish Unit 0", "banish Unit 0")
    assert decides(game) == "C"
    game.concede(leaver)
    if leaver == 1:
        assert decides(game) == "C"
        choose(game, "banish Unit 0")
    assert decides(game) == "D"
    choose(game, "banish Unit 0")
    resolve(game)
    there = {"A": "A's base", "B": "B's base", "C": "C's base", "D": "D's base"}
    del there["B" if leaver == 1 else "C"]
    assert {seat: where(game, f"Top {seat}") for seat in there} == there
