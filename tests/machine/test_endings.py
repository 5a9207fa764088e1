"""Positions in which a game could go on for ever, and does not."""

import pytest

from riftwright.game import Game
from riftwright.notation.board import Board
from tests.machine.games import EDITIONS


@pytest.mark.parametrize("edition", EDITIONS)
def test_348_2_a_teammates_who_remain_together_settle_control(edition: str) -> None:
    board = Board(turn="A", mode="magma", edition=edition)
    board.battlefield(contested="A", units={"A": ["Unit 2"], "C": ["Unit 3"]})
    game = Game.from_state(board.battlefield().battlefield().cleanup().state())
    for _ in range(4):
        assert game.state.showdown == 0
        game.apply("pass")
    assert game.state.showdown < 0
    assert game.state.battlefields[0].controller == 0
    assert game.state.battlefields[0].contested < 0
    assert game.state.points == [1, 0]
