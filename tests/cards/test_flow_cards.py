"""Cards of Vendetta with Flow (829), or about it."""

import pytest

from riftwright.core.ids import ASSAULT
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, end_turn, field, hand, might, move, play, playable, resolve, thing, where


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


# Perfect Execution


def test_perfect_execution_from_the_hand_is_for_any_unit_this_turn() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 exhausted as Foe"]})
    game = begin(board.player("A", base=["Unit 2 exhausted as Mine"], hand=["Perfect Execution"]))
    play(game, "Perfect Execution", "Foe")
    resolve(game)
    assert [exhausted(game, name) for name in ("Foe", "Mine")] == [False, True]
    assert [game.machine.keyword(thing(game, name), ASSAULT) for name in ("Foe", "Mine")] == [3, 0]
    assert where(game, "Perfect Execution") == "A's trash"
    end_turn(game)
    assert game.machine.keyword(thing(game, "Foe"), ASSAULT) == 0


@pytest.mark.parametrize("pool", ["3 Energy", "2 Energy, 1 Fury", "3 Energy, 1 Body"])
def test_829_1_c_perfect_execution_costs_3_and_fury_from_the_trash_too(pool: str) -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 2"], trash=["Perfect Execution"], pool=pool))
    assert not playable(game, "Perfect Execution")


# Onslaught


def test_829_1_b_onslaught_is_played_from_the_hand_and_then_from_the_trash_and_banished() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Onslaught"], pool="8 Energy")
    game = begin(board)
    for strength, place in ((8, "A's trash"), (14, "A's banishment")):
        play(game, "Onslaught")
        resolve(game)
        assert (might(game, "Mine"), where(game, "Onslaught")) == (strength, place)
    assert sum(game.state.players[0].pool) == 0
    end_turn(game)
    assert might(game, "Mine") == 2


def test_829_1_b_2_onslaught_is_for_your_own_turn_outside_showdowns_from_the_trash_too() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(
        board.player("A", base=["Unit 2 as Raider"], trash=["Onslaught as It"]).player("B", trash=["Onslaught"])
    )
    assert playable(game, "It")
    move(game, "Raider", field(1))
    assert not playable(game, "It")
    game.apply("pass")
    assert not playable(game, "Onslaught")


# Stargazer


@pytest.mark.parametrize(
    ("base", "energy", "able"),
    [
        (["Stargazer", "Stargazer"], 1, True),  # 4 less 2 twice, but each leaves 1 (356.4.e)
        (["Stargazer", "Stargazer"], 0, False),
        (["Stargazer"], 2, True),
        (["Stargazer"], 1, False),
        (["Unit 4"], 3, False),
    ],
)
def test_356_4_e_stargazers_take_2_each_and_leave_1(base: list[str], energy: int, able: bool) -> None:
    game = begin(Board(turn="A").player("A", base=base, trash=["Onslaught"], pool=f"{energy} Energy"))
    assert playable(game, "Onslaught") is able


def test_stargazer_helps_neither_from_the_hand_nor_an_opponent() -> None:
    game = begin(Board(turn="A").player("A", base=["Stargazer"], hand=["Onslaught"], pool="3 Energy"))
    assert not playable(game, "Onslaught")
    game = begin(
        Board(turn="A")
        .player("A", base=["Unit 1"], trash=["Onslaught"], pool="3 Energy")
        .player("B", base=["Stargazer"])
    )
    assert not playable(game, "Onslaught")


# Dragon Form


@pytest.mark.parametrize(
    ("unit", "strength", "later"),
    [
        ("Unit 2 as It", 5, 2),
        ("Unit 9 as It", 5, 9),
        ("Unit 2 as It buffed", 6, 3),
        ("Unit 9 as It buffed +2", 8, 10),
        ("Unit 9 as It -2", 3, 9),
    ],
)
def test_477_1_a_1_dragon_form_makes_base_might_5_this_turn(unit: str, strength: int, later: int) -> None:
    """477.3: what is more or less is reckoned upon it."""
    board = Board(turn="A").player("A", hand=["Dragon Form"], base=["Unit 3 as Other"])
    game = begin(board.player("B", base=[unit]))
    play(game, "Dragon Form", "It")
    resolve(game)
    assert [might(game, name) for name in ("It", "Other")] == [strength, 3]
    end_turn(game)
    assert might(game, "It") == later


def test_829_dragon_form_flows_for_3_and_is_banished_though_its_unit_has_left() -> None:
    """829.1.b.1, 359.3.e.10"""
    board = Board(turn="A").player("A", trash=["Dragon Form"], base=["Unit 2 as Mine"], pool="3 Energy")
    game = begin(board.player("B", hand=["Spell [Reaction]: return a unit as Back"]))
    play(game, "Dragon Form")
    assert sum(game.state.players[0].pool) == 0
    game.apply("pass")
    play(game, "Back")
    resolve(game)
    assert where(game, "Dragon Form") == "A's banishment"
    assert hand(game, "A") == ["Unit 2"]


def test_dragon_form_kills_a_great_unit_with_damage_on_it() -> None:
    """323: its Might is no more than the damage."""
    board = Board(turn="A").player("A", hand=["Dragon Form"]).player("B", base=["Unit 9 as Foe damaged 5"])
    game = begin(board)
    play(game, "Dragon Form")
    resolve(game)
    assert where(game, "Foe") == "B's trash"
