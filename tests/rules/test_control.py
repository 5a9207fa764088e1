"""Control of permanents (191) that an effect changes for a time."""

from riftwright.notation.board import Board
from tests.support import begin, play, resolve, thing, where


def test_317_2_c_control_for_this_turn_goes_back_in_the_expiration_step() -> None:
    board = Board(turn="A")
    board.player("A", hand=["Spell 1: take control of an enemy unit this turn"])
    board.player("B", base=["Unit 3 as Turncoat"])
    game = begin(board)
    play(game, "Spell 1: take control of an enemy unit this turn")
    resolve(game)
    assert game.state.objects[thing(game, "Turncoat")].controller == 0
    assert where(game, "Turncoat") == "A's base"  # 323.7
    game.apply("end")
    assert game.state.objects[thing(game, "Turncoat")].controller == 1
    assert where(game, "Turncoat") == "B's base"


def test_191_control_without_a_time_lasts() -> None:
    board = Board(turn="A")
    board.player("A", hand=["Spell 1: take control of an enemy unit"])
    board.player("B", base=["Unit 3 as Turncoat"])
    game = begin(board)
    play(game, "Spell 1: take control of an enemy unit")
    resolve(game)
    game.apply("end")
    assert game.state.objects[thing(game, "Turncoat")].controller == 0
    assert where(game, "Turncoat") == "A's base"
