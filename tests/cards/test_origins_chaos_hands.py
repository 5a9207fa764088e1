"""Chaos cards of Origins about hands and trashes: what returns, is discarded, is played from there."""

import pytest

from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    field,
    hand,
    might,
    move,
    offered,
    play,
    playable,
    resolve,
    thing,
    where,
)

# Cemetery Attendant and Morbid Return

RETURNS = ["Cemetery Attendant", "Morbid Return"]


@pytest.mark.parametrize("name", RETURNS)
def test_it_returns_a_unit_from_the_trash_to_the_hand(name: str) -> None:
    trash = ["Unit 3 as One", "Unit 4 as Two", "Spell 1 as Scroll: draw 1", "Gear as Thing"]
    board = Board(turn="A").player("A", hand=[name], trash=trash).player("B", trash=["Unit 5 as Theirs"])
    game = begin(board)
    play(game, name)
    assert [other for other in ("Theirs", "Scroll", "Thing") if offered(game, other)] == []
    choose(game, "Two")
    resolve(game)
    assert where(game, "Two") == "A's hand"
    assert where(game, "One") == "A's trash"


def test_402_4_cemetery_attendant_is_played_without_a_unit_in_the_trash() -> None:
    game = begin(Board(turn="A").player("A", hand=["Cemetery Attendant"], trash=["Gear"]))
    play(game, "Cemetery Attendant")
    assert game.state.chain == [] and where(game, "Cemetery Attendant") == "A's base"


def test_355_8_morbid_return_needs_a_unit_in_the_trash() -> None:
    board = Board(turn="A").player("A", hand=["Morbid Return"], trash=["Gear"])
    assert not playable(begin(board.player("B", trash=["Unit 1"])), "Morbid Return")


def test_806_morbid_return_is_an_action_and_no_reaction() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 1 as Raider"])
    game = begin(board.player("B", hand=["Morbid Return"], trash=["Unit 2 as Friend"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Morbid Return")
    resolve(game)
    assert where(game, "Friend") == "B's hand"
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1"])
    game = begin(board.player("B", hand=["Morbid Return"], trash=["Unit 2 as Friend"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    assert not playable(game, "Morbid Return")


# Annie, Stubborn


def test_annie_returns_a_spell_of_yours_from_the_trash() -> None:
    trash = ["Cleave", "Unit 4 as Body", "Gear as Thing"]
    board = Board(turn="A").player("A", hand=["Annie, Stubborn"], trash=trash).player("B", trash=["Charm"])
    game = begin(board)
    play(game, "Annie, Stubborn")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]
    assert where(game, "Charm") == "B's trash"


def test_402_4_annie_is_played_without_a_spell_in_the_trash() -> None:
    game = begin(Board(turn="A").player("A", hand=["Annie, Stubborn"], trash=["Unit 1"]))
    play(game, "Annie, Stubborn")
    assert game.state.chain == [] and where(game, "Annie, Stubborn") == "A's base"


# Gust


def gust(units: list[str], *, reserve: tuple[str, ...] = ()) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": units}).player("B", base=reserve)
    return begin(board.player("A", hand=["Gust"]).player("B", hand=["Spell 0 [Reaction]: give a unit +1"]))


def test_gust_returns_a_unit_at_a_battlefield_with_3_might_or_less() -> None:
    game = gust(["Unit 3 as Small", "Unit 4 as Tall", "Unit 5 -2 as Weakened"], reserve=("Unit 1 as Home",))
    play(game, "Gust")
    assert offered(game, "Weakened") and not offered(game, "Tall") and not offered(game, "Home")
    choose(game, "Small")
    resolve(game)
    assert where(game, "Small") == "B's hand"


def test_359_3_e_gust_misses_a_unit_that_has_grown() -> None:
    game = gust(["Unit 3 as Small"])
    play(game, "Gust")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: give a unit +1")
    resolve(game)
    assert where(game, "Small") == "battlefield 1"


def test_813_gust_is_a_reaction() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Own"]})
    game = begin(board.player("B", hand=["Spell 0: kill a unit"]).player("A", hand=["Gust"], pool="1 Energy"))
    play(game, "Spell 0: kill a unit")
    game.apply("pass")
    play(game, "Gust")
    resolve(game)
    assert where(game, "Own") == "A's hand"


# Zaunite Bouncer


def test_zaunite_bouncer_returns_another_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 7 owned by B as Own"]})
    board.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]}).player("B", base=["Unit 1 as Home"])
    game = begin(board.player("A", hand=["Zaunite Bouncer"], pool="4 Energy, 2 Chaos"))
    play(game, "Zaunite Bouncer", "battlefield 1")
    assert offered(game, "Guard") and not offered(game, "Home") and not offered(game, "Zaunite Bouncer")
    choose(game, "Own")
    resolve(game)
    assert where(game, "Own") == "B's hand"  # its owner's


def test_402_4_zaunite_bouncer_does_nothing_without_another_unit_at_a_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A").player("A", hand=["Zaunite Bouncer"], base=["Unit 1"])
    game = begin(board)
    play(game, "Zaunite Bouncer", "battlefield 1")
    assert game.state.chain == [] and where(game, "Zaunite Bouncer") == "battlefield 1"


# Rhasa the Sunderer


@pytest.mark.parametrize(("trash", "costs"), [(0, 10), (3, 7), (10, 0), (12, 0)])
def test_rhasa_costs_1_less_for_each_card_in_your_trash(trash: int, costs: int) -> None:
    cards = ["Unit 1", "Spell 1: draw 1", "Gear"] * 4
    for energy in (costs - 1, costs):
        board = Board(turn="A").player("A", hand=["Rhasa the Sunderer"], trash=cards[:trash])
        board.player("A", pool=f"{max(0, energy)} Energy, 1 Chaos").player("B", trash=["Unit 1"])
        assert playable(begin(board), "Rhasa the Sunderer") == (energy >= costs or costs == 0)


def test_rhasas_power_is_paid_all_the_same() -> None:
    board = Board(turn="A").player("A", hand=["Rhasa the Sunderer"], trash=["Unit 1"] * 12, pool="9 Energy")
    assert not playable(begin(board), "Rhasa the Sunderer")


def test_354_rhasa_does_not_count_himself_as_he_is_played_from_the_trash() -> None:
    for energy in (7, 8):
        board = Board(turn="A").player("A", base=["Endless Riches"], trash=["Rhasa the Sunderer", "Unit 1", "Unit 1"])
        game = begin(board.player("A", pool=f"{energy} Energy, 1 Chaos"))
        assert playable(game, "Rhasa the Sunderer") == (energy == 8)
    play(game, "Rhasa the Sunderer")
    assert where(game, "Rhasa the Sunderer") == "A's base"


# Soulgorger


def soulgorger(pool: str, trash: list[str]) -> Game:
    game = begin(Board(turn="A").player("A", hand=["Soulgorger"], trash=trash, pool=pool))
    play(game, "Soulgorger")
    return game


def test_356_1_b_2_soulgorger_plays_a_unit_from_the_trash_for_its_power() -> None:
    game = soulgorger("8 Energy, 3 Chaos", ["Rhasa the Sunderer", "Gear as Thing", "Cleave"])
    choose(game, "yes")
    resolve(game)
    choose(game, "spend")
    assert where(game, "Rhasa the Sunderer") == "A's base"
    assert game.state.objects[thing(game, "Rhasa the Sunderer")].exhausted
    assert sum(game.state.players[0].pool) == 0


def test_soulgorger_may_play_nothing() -> None:
    game = soulgorger("8 Energy, 3 Chaos", ["Rhasa the Sunderer"])
    choose(game, "no")
    assert game.state.chain == [] and where(game, "Rhasa the Sunderer") == "A's trash"


def test_358_5_what_soulgorger_cannot_pay_for_stays_in_the_trash() -> None:
    game = soulgorger("8 Energy, 2 Chaos", ["Rhasa the Sunderer"])
    choose(game, "yes")
    resolve(game)
    assert where(game, "Rhasa the Sunderer") == "A's trash"


def test_402_4_soulgorger_asks_nothing_without_a_unit_in_the_trash() -> None:
    game = soulgorger("8 Energy, 2 Chaos", ["Gear"])
    assert game.state.chain == [] and might(game, "Soulgorger") == 5


def test_the_unit_that_soulgorger_plays_has_its_own_play_effect() -> None:
    game = soulgorger("8 Energy, 3 Chaos", ["Cemetery Attendant"])
    choose(game, "yes")
    resolve(game)
    choose(game, "spend")
    assert where(game, "Cemetery Attendant") == "A's base"
    assert game.state.chain == []  # no unit is left for it
