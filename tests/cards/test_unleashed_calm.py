from riftwright.notation.board import Board
from tests.support import begin, end_turn, field, move, pass_showdown, resolve


def test_vilemaw_keeps_weaker_enemies_from_dealing_combat_damage() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Vilemaw", "Unit 9 as Rock"]})
    game = begin(board.player("A", base=["Unit 7 as Weak", "Unit 8 as Equal"]))
    move(game, "Weak", field(1), "Equal")
    pass_showdown(game)
    assert game.decision.prompt == "assign combat damage, 8 left (465.2.c)"


def test_vilemaw_draws_as_it_holds() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Vilemaw"]})
    game = begin(board)
    end_turn(game)
    resolve(game)
    assert len(game.state.players[0].hand) == 2  # and the card of the turn
