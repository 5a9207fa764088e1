"""Bonus Damage (712-715): summed, applied once, to each target."""

import pytest

from riftwright.notation.board import Board
from tests.rules.plays import EDITIONS, obj
from tests.support import begin, play, resolve


@pytest.mark.parametrize("edition", EDITIONS)
def test_714_two_instances_are_summed_and_applied_once(edition: str) -> None:
    """713, 714, 714.1, 715, 715.1: 1 of Annie and 3 of Rabadon's Deathcrown make 4 more, to one target."""
    board = Board(turn="A", edition=edition).player("B", base=["Unit 9 as Guard"])
    base = ["Annie, Fiery as Annie", "Unit 2 as Bearer", "Rabadon's Deathcrown attached to Bearer"]
    game = begin(board.player("A", base=base, hand=["Spell 1: deal 2 to an enemy unit as Bolt"]))
    play(game, "Bolt")
    resolve(game)
    assert obj(game, "Guard").damage == 6
