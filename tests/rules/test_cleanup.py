"""Cleanups (318-324): when they come, what they do step by step, and what waits for them."""

from riftwright.notation.board import Board
from tests.support import begin, hand, play, resolve, where


def test_428_1_a_1_b_a_kill_instruction_makes_own_death_abilities_pending_before_the_trash() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 [Deathknell: draw 1] as Guard"]})
    board.player("A", hand=["Spell: kill a unit"])
    game = begin(board)

    play(game, "Spell: kill a unit")
    resolve(game)

    assert where(game, "Guard") == "B's trash"
    assert hand(game, "B") == ["Filler"]
