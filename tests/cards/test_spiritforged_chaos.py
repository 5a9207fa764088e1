from riftwright.core.events import COST_PAID, FINALIZED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    end_turn,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    thing,
    where,
)

# Overzealous Fan


def fan_board(*defenders: str) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Overzealous Fan as Fan", *defenders]})
    return board.player("A", base=["Unit 5 as Raider", "Unit 3 as Second"])


def test_204_3_a_overzealous_fan_dies_as_a_cost_before_anybody_can_react() -> None:
    game = begin(fan_board())
    move(game, "Raider", field(1))
    choose(game, "yes")
    assert where(game, "Fan") == "B's trash"
    assert where(game, "Raider") == "battlefield 1"  # the ability waits on the chain
    resolve(game)
    assert where(game, "Raider") == "A's base"


def test_overzealous_fan_may_stay() -> None:
    game = begin(fan_board("Unit 4 as Wall"))
    move(game, "Raider", field(1))
    choose(game, "no")
    assert where(game, "Fan") == "battlefield 1"
    assert game.state.chain == []
    assert where(game, "Raider") == "battlefield 1"


def test_overzealous_fan_chooses_among_attackers_only() -> None:
    game = begin(fan_board("Unit 4 as Wall"))
    move(game, "Raider", field(1), "Second")
    choose(game, "yes")
    assert not offered(game, "Wall")
    choose(game, "Second")
    resolve(game)
    assert where(game, "Second") == "A's base"
    assert where(game, "Raider") == "battlefield 1"


def test_357_2_a_overzealous_fans_cost_is_paid_where_its_death_is_replaced() -> None:
    game = begin(fan_board().player("B", base=["Zhonya's Hourglass"]))
    move(game, "Raider", field(1))
    choose(game, "yes")
    assert where(game, "Zhonya's Hourglass") == "B's trash"
    assert where(game, "Fan") == "B's base"
    resolve(game)
    assert where(game, "Raider") == "A's base"


def test_overzealous_fan_does_nothing_as_an_attacker() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", base=["Overzealous Fan as Fan"]))
    move(game, "Fan", field(1))
    assert game.state.chain == []


# Draven, Audacious


def test_draven_audacious_gains_a_point_for_winning_a_combat_before_the_conquer_point() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Guard"]}).battlefield()
    game = begin(board.player("A", base=["Draven, Audacious as Draven"], points=6, deck=["Cleave"]))
    move(game, "Draven", field(1))
    pass_showdown(game)

    # 7 points from the ability; the conquer would be the Final Point, and draws (471.1.b.1).
    assert points(game) == [7, 0]
    assert [game.state.face_of(oid).name for oid in game.state.players[0].hand] == ["Cleave"]


def test_draven_audacious_gains_one_point_each_turn_at_most() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
    board.battlefield(controller="B", units={"B": ["Unit 1"]})
    ready = "Spell 0: ready a unit then move a unit"
    game = begin(board.player("A", base=["Draven, Audacious as Draven"], hand=[ready]))
    move(game, "Draven", field(1))
    pass_showdown(game)
    assert points(game) == [2, 0]  # the combat, and the conquer
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("play")))
    choose(game, "Draven", "Draven", "battlefield 2")
    resolve(game)
    pass_showdown(game)
    assert where(game, "Draven") == "battlefield 2"
    assert points(game) == [3, 0]  # the second conquer only


def test_draven_audacious_wins_nothing_in_a_combat_elsewhere() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
    game = begin(board.player("A", base=["Draven, Audacious as Draven", "Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]


def test_draven_audacious_wins_on_the_defence_too() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Draven, Audacious as Draven"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [0, 1]


def test_draven_audacious_gives_an_opponent_a_point_as_he_dies_in_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Draven, Audacious as Draven"]})
    game = begin(board.player("A", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Draven") == "B's trash"
    assert points(game) == [2, 0]  # Draven's point, and the conquer


def test_draven_audacious_gives_nothing_as_he_dies_outside_combat() -> None:
    spell = "Spell 0: kill a unit"
    game = begin(Board(turn="A").player("A", hand=[spell]).player("B", base=["Draven, Audacious as Draven"]))
    play(game, spell)
    resolve(game)
    assert where(game, "Draven") == "B's trash"
    assert points(game) == [0, 0]


def test_808_1_d_1_draven_audacious_gives_nothing_where_his_death_is_replaced() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Draven, Audacious as Draven"]})
    game = begin(board.player("A", base=["Unit 9 as Raider"]).player("B", base=["Zhonya's Hourglass"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Draven") == "B's base"
    assert points(game) == [1, 0]  # the conquer only


def test_809_draven_audacious_has_deflect() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Draven, Audacious as Draven"]})
    board.player("A", hand=["Hextech Ray"], pool="1 Energy, 1 Fury")
    assert not playable(begin(board), "Hextech Ray")


def test_a_finalized_fan_ability_has_paid_no_resources() -> None:
    game = begin(fan_board())
    move(game, "Raider", field(1))
    choose(game, "yes")
    assert len(events(game, FINALIZED, "Fan")) == 1
    assert events(game, COST_PAID) == []


# Treasure Hunter


def test_treasure_hunter_finds_an_exhausted_gold_as_it_moves() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Treasure Hunter"]))
    move(game, "Treasure Hunter", field(1))
    resolve(game)

    assert where(game, "Gold") == "A's base"
    assert game.state.objects[thing(game, "Gold")].exhausted


def test_treasure_hunter_finds_nothing_as_it_is_recalled() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Treasure Hunter"]})
    game = begin(board.player("A", hand=["Spell 0: recall a unit"]))
    play(game, "Spell 0: recall a unit")
    resolve(game)
    assert [game.state.face_of(oid).name for oid in game.state.players[0].base] == ["Treasure Hunter"]


# Switcheroo


def test_433_switcheroo_swaps_might_until_the_end_of_the_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5 as Ox", "Unit 2 buffed as Calf"]})
    game = begin(board.player("A", hand=["Switcheroo"]))
    play(game, "Switcheroo", "Ox")
    resolve(game)
    assert (might(game, "Ox"), might(game, "Calf")) == (3, 5)
    end_turn(game)
    assert (might(game, "Ox"), might(game, "Calf")) == (5, 3)


def test_switcheroo_chooses_two_units_at_the_same_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5 as Ox", "Unit 2 as Calf"]})
    board.battlefield(controller="B", units={"B": ["Unit 3 as Ram", "Unit 4 as Ewe"]})
    board.battlefield(controller="B", units={"B": ["Unit 6 as Lone"]})
    game = begin(board.player("A", base=["Unit 1 as Home", "Unit 1 as Hearth"], hand=["Switcheroo"]))
    play(game, "Switcheroo")
    assert [offered(game, name) for name in ("Ox", "Ram", "Lone", "Home")] == [True, True, False, False]
    choose(game, "Ram")  # Ewe is the only other one there
    resolve(game)
    assert (might(game, "Ram"), might(game, "Ewe")) == (4, 3)


def test_switcheroo_cannot_be_played_where_no_two_units_are_together() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5"]})
    board.battlefield(controller="B", units={"B": ["Unit 3"]})
    assert not playable(begin(board.player("A", hand=["Switcheroo"])), "Switcheroo")


def test_switcheroo_does_nothing_where_one_of_the_two_has_left() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 5 as Ox", "Unit 2 as Calf"]})
    game = begin(board.player("A", hand=["Switcheroo", "Spell 0 [Reaction]: recall a unit as Leash"]))
    play(game, "Switcheroo", "Ox")
    play(game, "Leash", "Calf")
    resolve(game)
    assert (might(game, "Ox"), might(game, "Calf")) == (5, 2)


# Vex, Cheerless


def vexed(combat: bool) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).battlefield()
    board.player("A", base=["Vex, Cheerless", "Unit 1 as Other"], hand=["Defy", "Hextech Ray"], pool="1 Energy")
    game = begin(board.player("B", hand=["Hextech Ray as Theirs"], pool="2 Energy, 1 Fury"))
    move(game, "Vex, Cheerless" if combat else "Other", field(1))
    return game


def test_vex_makes_friendly_spells_cheaper_and_enemy_spells_dearer_in_combat() -> None:
    game = vexed(combat=True)
    assert playable(game, "Hextech Ray")  # [1][fury]: no Power, and no less than 1 Energy
    game.apply("pass")
    assert not playable(game, "Theirs")  # it costs [2][fury][any]


def test_vex_changes_nothing_outside_combat() -> None:
    game = vexed(combat=False)
    assert not playable(game, "Hextech Ray")
    game.apply("pass")
    assert playable(game, "Theirs")
