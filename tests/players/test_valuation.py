"""What a position is worth: each term by itself, as two boards that differ in one thing."""

from itertools import pairwise
from typing import Any, Final

import pytest

from riftwright.notation.board import Board
from riftwright.players.valuation import WEIGHTS, Weights, worth
from tests.support import begin

A, B = 0, 1


def board(**mine: Any) -> Board:
    """A holds battlefield 1 and B battlefield 2; the rest is A's, as ``Board.player`` takes it."""
    made = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3"]})
    made.battlefield(controller="B", units={"B": ["Unit 3"]})
    made.player("B", runes="2 Fury")
    return made.player("A", **{"runes": "2 Fury", **mine})


def value(made: Board, seat: int = A, weights: Weights = WEIGHTS) -> float:
    return worth(begin(made), seat, weights)


BETTER: Final[dict[str, dict[str, Any]]] = {
    "a point": {"points": 1},
    "a unit": {"base": ["Unit 2"]},
    "a card": {"hand": ["Unit 2"]},
    "a rune": {"runes": "3 Fury"},
    "experience": {"xp": 1},
    "gear": {"base": ["Gear"]},
}


@pytest.mark.parametrize("what", BETTER)
def test_each_thing_that_one_has_makes_the_position_better_and_the_opponents_worse(what: str) -> None:
    more = BETTER[what]
    assert value(board(**more)) > value(board())
    assert value(board(**more), B) < value(board(), B)


def test_more_might_is_worth_more_and_what_is_fleeting_hardly() -> None:
    weak, strong, pumped = (value(board(base=[unit])) for unit in ("Unit 2", "Unit 4", "Unit 2 +2"))
    assert weak < pumped < strong
    assert pumped - weak < (strong - weak) / 4


def test_a_unit_that_is_hurt_exhausted_or_temporary_is_worth_less() -> None:
    whole = value(board(base=["Unit 4"]))
    for less in ("Unit 4 damaged 3", "Unit 4 exhausted", "Unit 4 [Temporary]"):
        assert value(board(base=[less])) < whole


def test_the_last_point_counts_most_and_the_game_counts_more() -> None:
    steps = [value(board(points=n)) for n in range(8)]
    gains = [after - before for before, after in pairwise(steps)]
    assert gains == sorted(gains)
    game = begin(board())
    game.concede(B)
    assert worth(game, A) == WEIGHTS.won == -worth(game, B)
    assert steps[-1] < WEIGHTS.won / 2


def test_469_2_what_is_held_is_worth_as_much_as_it_is_sure() -> None:
    """Each Might more that B could attack with makes it less sure, each defender more."""

    def held(defender: int, attacker: int) -> float:
        made = Board(turn="A").battlefield(controller="A", units={"A": [f"Unit {defender}"]}).battlefield()
        made.player("B", base=[f"Unit {attacker}"], runes="").player("A", runes="")
        without = Board(turn="A").battlefield(units={"A": [f"Unit {defender}"]}).battlefield()
        without.player("B", base=[f"Unit {attacker}"], runes="").player("A", runes="")
        return value(made) - value(without)

    assert held(5, 1) > held(5, 4) > held(5, 7) > 0
    assert held(6, 5) > held(4, 5)


def test_who_would_win_by_holding_is_as_good_as_there() -> None:
    ahead, behind = value(board(points=7)), value(board(points=6))
    assert ahead - behind > WEIGHTS.point + WEIGHTS.brink / 2


def test_a_base_full_of_might_is_worth_more_than_a_crowd_where_nothing_is_to_be_won() -> None:
    """144.4: from the base units can move to any battlefield, from a battlefield only home."""

    def spread(base: list[str], there: list[str]) -> float:
        made = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 9", *there]})
        made.battlefield(controller="B", units={"B": ["Unit 3"]})
        return value(made.player("A", base=base, runes="").player("B", runes=""))

    assert spread(["Unit 5"], []) > spread([], ["Unit 5"])


def test_what_the_seat_does_not_see_counts_alike() -> None:
    """128.4: whatever cards an opponent holds."""
    hands = (["Unit 1", "Gear"], ["Unit 9", "Spell [Reaction]: counter a spell"])
    values = {value(board().player("B", hand=hand)) for hand in hands}
    assert len(values) == 1


def test_weights_are_what_counts() -> None:
    assert value(board(xp=3), weights=Weights(experience=0.0)) == value(board(), weights=Weights(experience=0.0))
