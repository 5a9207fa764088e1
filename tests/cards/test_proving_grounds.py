from riftwright.core.events import DRAWN, MOVED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    events,
    field,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    thing,
    where,
)


def test_flash_moves_two_friendly_units_to_their_base() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 2 as One", "Unit 2 as Two", "Unit 2 as Three"]}
    )
    board.player("A", hand=["Spell 0: deal 1 to a unit"]).player("B", hand=["Flash"])
    game = begin(board)
    play(game, "Spell 0: deal 1 to a unit", "One")
    game.apply("pass")
    play(game, "Flash", "One", "Two")
    resolve(game)

    assert [where(game, name) for name in ("One", "Two", "Three")] == ["B's base", "B's base", "battlefield 1"]


def test_flash_may_move_one_or_none() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as One", "Unit 2 as Two"]})
    game = begin(board.player("A", hand=["Flash"]))
    play(game, "Flash", "One", "done")
    resolve(game)

    assert [where(game, name) for name in ("One", "Two")] == ["A's base", "battlefield 1"]


def test_355_13_flash_needs_no_unit() -> None:
    game = begin(Board(turn="A").player("A", hand=["Flash"]))
    assert playable(game, "Flash")


def test_355_4_a_flash_cannot_choose_a_unit_that_is_in_its_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Out"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Foe"]})
    game = begin(board.player("A", base=["Unit 2 as Home"], hand=["Flash"]))
    play(game, "Flash")

    assert offered(game, "Out")
    assert not offered(game, "Home")
    assert not offered(game, "Foe")
    choose(game, "Out")
    resolve(game)
    assert where(game, "Out") == "A's base"


def test_the_switch_fixed_destination_lets_flash_choose_a_unit_in_its_base() -> None:
    state = Board(turn="A").player("A", base=["Unit 2 as Home"], hand=["Flash"]).state()
    state.switches = (("fixed-destination", "allowed"),)
    game = Game.from_state(state)
    play(game, "Flash", "Home")
    resolve(game)
    assert where(game, "Home") == "A's base"
    assert events(game, MOVED) == []


def test_323_2_c_flash_takes_shield_away_before_the_lethal_check() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"A": ["Unit 9 as Raider"], "B": ["Stalwart Poro as Poro damaged 2"]}
    )
    board.showdown(1, focus="B", attacker="A", defender="B").player("B", hand=["Flash"])
    game = begin(board)
    play(game, "Flash", "Poro")
    resolve(game)

    assert where(game, "Poro") == "B's trash"  # 2 damage, and Might 2 again as it is no defender any more


# Garen, Might of Demacia


def test_garen_draws_2_for_a_conquest_with_four_units() -> None:
    units = ["Unit 1 as One", "Unit 1 as Two", "Unit 1 as Three", "Unit 1 as Four"]
    board = Board(turn="A").battlefield().player("A", base=units, legend="Garen, Might of Demacia")
    game = begin(board)
    move(game, "One", field(1), "Two", "Three", "Four")
    pass_showdown(game)
    assert len(events(game, DRAWN)) == 2


def test_garen_draws_nothing_for_three_units_or_for_units_elsewhere() -> None:
    units = ["Unit 1 as One", "Unit 1 as Two", "Unit 1 as Three", "Unit 1 as Home"]
    board = Board(turn="A").battlefield().player("A", base=units, legend="Garen, Might of Demacia")
    game = begin(board)
    move(game, "One", field(1), "Two", "Three")
    pass_showdown(game)
    assert events(game, DRAWN) == []


# Annie, Fiery


def test_715_annie_adds_1_to_each_instance_of_damage_of_your_spells() -> None:
    board = Board(turn="A").player("A", base=["Annie, Fiery"], hand=["Falling Star"])
    game = begin(board.player("B", base=["Unit 9 as One", "Unit 9 as Two"]))
    play(game, "Falling Star", "One", "Two")
    resolve(game)
    assert [game.state.objects[thing(game, name)].damage for name in ("One", "Two")] == [4, 4]


def test_annie_adds_nothing_to_combat_or_to_the_spells_of_others() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Annie, Fiery"]).player("B", hand=["Spell 0 [Action]: deal 1 to a unit"]))
    move(game, "Annie, Fiery", field(1))
    game.apply("pass")
    play(game, "Spell 0 [Action]: deal 1 to a unit", "Annie, Fiery")
    resolve(game)
    assert game.state.objects[thing(game, "Annie, Fiery")].damage == 1
    damage = game.state.objects[thing(game, "Guard")].damage
    assert damage == 0
