"""The Final Point by conquering (471.1.b)."""

from riftwright.core.events import CONQUERED, DRAWN, POINT_GAINED, TRIGGERED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, field, move, pass_showdown


def conquer(points: int) -> Game:
    """A conquers one battlefield of two with a unit that has a conquer ability."""
    board = Board(turn="A").battlefield().battlefield()
    board.player("A", base=["Unit 3 [Conquer: buff me] as Raider"], points=points)
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)
    return game


def story(game: Game) -> list[int]:
    kinds = (CONQUERED, DRAWN, POINT_GAINED, TRIGGERED)
    return [event.kind for event in game.log if event.kind in kinds]


def test_471_the_card_instead_of_the_final_point_comes_before_conquer_abilities_trigger() -> None:
    assert story(conquer(points=7)) == [DRAWN, CONQUERED, TRIGGERED]


def test_471_1_the_point_comes_before_conquer_abilities_trigger() -> None:
    assert story(conquer(points=6)) == [POINT_GAINED, CONQUERED, TRIGGERED]
