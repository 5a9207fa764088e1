import pytest

from riftwright.core.events import DRAWN, MOVED
from riftwright.core.ids import DEFLECT
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
    pass_showdown,
    play,
    playable,
    resolve,
    resolve_top,
    thing,
    where,
)

KILL = "Spell 0 [Reaction]: kill a unit"


def owner_and_controller(game: Game, name: str) -> tuple[int, int]:
    o = game.state.objects[thing(game, name)]
    return o.owner, o.controller


def play_in_full(game: Game, name: str = "Akshan, Mischievous") -> None:
    """Pay the additional cost; his own ability goes on the chain before Weaponmaster, which finds no Equipment."""
    play(game, name, "yes")
    game.apply(0)


# Weaponmaster


def test_821_weaponmaster_equips_for_one_power_less() -> None:
    board = Board(turn="A").player("A", base=["B.F. Sword"], hand=["Akshan, Mischievous"], pool="4 Energy")
    game = begin(board)
    play(game, "Akshan, Mischievous", "yes")
    resolve(game)

    assert might(game, "Akshan, Mischievous") == 7  # [order] less [any] is nothing to pay


def test_821_weaponmaster_is_optional() -> None:
    board = Board(turn="A").player("A", base=["B.F. Sword"], hand=["Akshan, Mischievous"], pool="4 Energy")
    game = begin(board)
    play(game, "Akshan, Mischievous", "no")
    assert might(game, "Akshan, Mischievous") == 4
    assert game.state.chain == []


def test_821_weaponmaster_takes_equipment_from_another_unit() -> None:
    board = Board(turn="A").player(
        "A", base=["Unit 2 as Bearer", "B.F. Sword attached to Bearer"], hand=["Akshan, Mischievous"]
    )
    game = begin(board)
    play(game, "Akshan, Mischievous", "no", "yes")  # no additional cost; Weaponmaster
    resolve(game)
    assert might(game, "Akshan, Mischievous") == 7
    assert might(game, "Bearer") == 2


def test_821_weaponmaster_knows_only_equipment_that_its_controller_has() -> None:
    board = Board(turn="A").player("A", base=["Zhonya's Hourglass"], hand=["Akshan, Mischievous"], pool="4 Energy")
    game = begin(board.player("B", base=["B.F. Sword"]))
    play(game, "Akshan, Mischievous")
    assert game.state.chain == []  # 402.4: nothing to choose


def test_821_1_c_weaponmaster_does_nothing_once_its_unit_has_left() -> None:
    board = Board(turn="A").player("A", base=["B.F. Sword"], hand=["Akshan, Mischievous"], pool="4 Energy")
    game = begin(board.player("B", hand=[KILL]))
    play(game, "Akshan, Mischievous", "yes")
    game.apply("pass")
    play(game, KILL)
    resolve(game)
    assert where(game, "Akshan, Mischievous") == "A's trash"
    assert game.state.objects[thing(game, "B.F. Sword")].attached_to < 0


# Akshan's own ability


def test_akshan_takes_an_enemy_gear_for_two_body_power() -> None:
    board = Board(turn="A").player("A", hand=["Akshan, Mischievous"], pool="4 Energy, 2 Body")
    game = begin(board.player("B", base=["Energy Conduit"]))
    play_in_full(game)
    resolve(game)

    assert where(game, "Energy Conduit") == "A's base"
    assert owner_and_controller(game, "Energy Conduit") == (1, 0)
    assert len(events(game, MOVED, "Energy Conduit")) == 1
    assert game.state.objects[thing(game, "Energy Conduit")].attached_to < 0  # no Equipment


def test_akshan_takes_nothing_unless_the_additional_cost_was_paid() -> None:
    board = Board(turn="A").player("A", hand=["Akshan, Mischievous"], pool="4 Energy, 2 Body")
    game = begin(board.player("B", base=["Energy Conduit"]))
    play(game, "Akshan, Mischievous", "no")
    assert game.state.chain == []
    assert where(game, "Energy Conduit") == "B's base"


def test_akshan_wears_the_equipment_that_he_takes() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 2 as Bearer", "B.F. Sword attached to Bearer"]}
    )
    game = begin(board.player("A", hand=["Akshan, Mischievous"]))
    play_in_full(game)
    resolve(game)

    # It cannot move apart from its wearer (718.5.c); control and attaching do not depend on the move.
    assert might(game, "Akshan, Mischievous") == 7
    assert might(game, "Bearer") == 2
    assert owner_and_controller(game, "B.F. Sword") == (1, 0)
    assert where(game, "B.F. Sword") == "A's base"


def test_390_5_b_akshans_gear_goes_back_when_he_leaves_the_board() -> None:
    board = Board(turn="A").player("A", hand=["Akshan, Mischievous", KILL]).player("B", base=["B.F. Sword"])
    game = begin(board)
    play_in_full(game)
    resolve(game)
    assert might(game, "Akshan, Mischievous") == 7
    play(game, KILL)
    resolve(game)

    assert owner_and_controller(game, "B.F. Sword") == (1, 1)
    assert where(game, "B.F. Sword") == "B's base"


def test_359_3_e_16_akshan_gains_no_control_once_he_has_left() -> None:
    board = Board(turn="A").player("A", hand=["Akshan, Mischievous"]).player("B", base=["B.F. Sword"], hand=[KILL])
    game = begin(board)
    play_in_full(game)
    game.apply("pass")
    play(game, KILL)
    resolve_top(game)
    assert where(game, "Akshan, Mischievous") == "A's trash"
    resolve(game)

    assert owner_and_controller(game, "B.F. Sword") == (1, 1)
    assert where(game, "B.F. Sword") == "B's base"  # moved, and recalled as it is not A's (323.7)


def test_480_the_later_of_two_akshans_controls_the_gear() -> None:
    board = Board(turn="A").player("A", hand=["Akshan, Mischievous as First", KILL])
    board.player("B", base=["Energy Conduit"], hand=["Akshan, Mischievous as Second", KILL], runes="8 Body")
    game = begin(board)
    play_in_full(game, "First")
    resolve(game)
    assert owner_and_controller(game, "Energy Conduit") == (1, 0)
    end_turn(game)
    play_in_full(game, "Second")
    resolve(game)
    assert owner_and_controller(game, "Energy Conduit") == (1, 1)
    assert where(game, "Energy Conduit") == "B's base"

    play(game, KILL, "Second")
    resolve(game)
    assert owner_and_controller(game, "Energy Conduit") == (1, 0)
    assert where(game, "Energy Conduit") == "A's base"  # 323.7


def test_akshan_and_weaponmaster_trigger_together() -> None:
    board = (
        Board(turn="A").player("A", base=["B.F. Sword"], hand=["Akshan, Mischievous"]).player("B", base=["Long Sword"])
    )
    game = begin(board)
    play_in_full(game)
    choose(game, "yes")
    resolve(game)
    assert might(game, "Akshan, Mischievous") == 4 + 3 + 2


# Show of Strength


def test_show_of_strength_draws_for_each_mighty_unit_of_its_controller() -> None:
    board = Board(turn="A").player("A", base=["Unit 5", "Unit 4 buffed", "Unit 4"], hand=["Show of Strength"])
    game = begin(board.player("B", base=["Unit 9"]))
    play(game, "Show of Strength")
    resolve(game)
    assert len(events(game, DRAWN)) == 2


def test_show_of_strength_counts_as_it_resolves() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Big"], hand=["Show of Strength"]).player("B", hand=["Stupefy"])
    game = begin(board)
    play(game, "Show of Strength")
    game.apply("pass")
    play(game, "Stupefy")
    resolve(game)
    assert [event.player for event in events(game, DRAWN)] == [1]


# Warmog's Armor, Trinity Force


def test_warmogs_armor_buffs_its_wearer_as_the_wearer_conquers() -> None:
    board = Board(turn="A").battlefield().battlefield()
    game = begin(board.player("A", base=["Unit 2 as Bearer", "Warmog's Armor attached to Bearer", "Unit 2 as Other"]))
    move(game, "Other", field(2))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Bearer")].buffs == 0
    move(game, "Bearer", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Bearer")].buffs == 1
    assert might(game, "Bearer") == 4


def test_435_1_d_warmogs_armor_buffs_nobody_once_it_is_detached() -> None:
    board = Board(turn="A").battlefield()
    board.player("A", base=["Unit 2 as Bearer", "Unit 2 as Other", "Warmog's Armor attached to Bearer"])
    game = begin(board.player("A", hand=["Akshan, Mischievous"]))
    play(game, "Akshan, Mischievous", "no", "yes")
    resolve(game)
    move(game, "Bearer", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Bearer")].buffs == 0


def test_trinity_force_gains_a_point_as_its_wearer_holds() -> None:
    board = Board(turn="A", phase="beginning").battlefield(
        controller="A", units={"A": ["Unit 2 as Bearer", "Trinity Force attached to Bearer"]}
    )
    game = begin(board.battlefield())
    resolve(game)
    assert game.state.points == [2, 0]


def test_718_5_e_trinity_force_gives_the_point_to_whoever_controls_the_wearer() -> None:
    board = Board(turn="A", phase="beginning").battlefield(
        controller="A", units={"A": ["Unit 2 as Bearer"], "B": ["Trinity Force attached to Bearer"]}
    )
    game = begin(board.battlefield())
    resolve(game)
    assert game.state.points == [2, 0]


def test_trinity_force_gains_nothing_unattached_or_as_its_wearer_conquers() -> None:
    board = Board(turn="A", phase="beginning").battlefield(controller="A", units={"A": ["Unit 2"]}).battlefield()
    game = begin(board.player("A", base=["Trinity Force"]))
    resolve(game)
    assert game.state.points == [1, 0]
    board = Board(turn="A").battlefield()
    game = begin(board.player("A", base=["Unit 2 as Bearer", "Trinity Force attached to Bearer"]))
    move(game, "Bearer", field(1))
    pass_showdown(game)
    assert game.state.points == [1, 0]


def test_718_4_three_equipment_on_one_unit_all_count() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]})
    gear = [f"{name} attached to Bearer" for name in ("Warmog's Armor", "Trinity Force", "B.F. Sword")]
    game = begin(board.player("A", base=["Unit 2 as Bearer", *gear]))
    assert might(game, "Bearer") == 2 + 1 + 2 + 3
    move(game, "Bearer", field(1))
    assert [where(game, name.removesuffix(" attached to Bearer")) for name in gear] == ["battlefield 1"] * 3  # 719.3.a


@pytest.mark.parametrize(("beside", "total"), [([], 6), (["Unit 1 as Page"], 3)])
def test_740_2_b_fiora_peerless_doubles_her_might_one_on_one(beside: list[str], total: int) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard", *beside]})
    game = begin(board.player("A", base=["Fiora, Peerless as Fiora"]))
    move(game, "Fiora", field(1))
    resolve(game)
    assert might(game, "Fiora") == total


def test_740_2_b_not_beside_a_friend_and_only_for_the_combat() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Fiora, Peerless as Fiora"]})
    game = begin(board.player("B", base=["Unit 1 as Raider"], hand=[]))
    game.apply("end")
    while game.decision.prompt != "act, or end the turn (316)":
        game.apply(0)
    move(game, "Raider", field(1))
    resolve(game)
    assert might(game, "Fiora") == 6
    pass_showdown(game)
    assert might(game, "Fiora") == 3


# Punch First


@pytest.mark.parametrize("chosen", ["Mine", "Foe"])
def test_punch_first_gives_5_might_to_any_unit_this_turn(chosen: str) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Foe"]})
    game = begin(board.player("A", base=["Unit 2 as Mine"], hand=["Punch First"]))
    play(game, "Punch First", chosen)
    resolve(game)
    assert {name: might(game, name) for name in ("Mine", "Foe")} == {"Mine": 2, "Foe": 2} | {chosen: 7}
    end_turn(game)
    assert might(game, chosen) == 2


@pytest.mark.parametrize(("pool", "able"), [("1 Energy, 2 Body", True), ("1 Energy, 1 Body, 1 Fury", False)])
def test_806_punch_first_is_an_action_for_two_power_of_body(pool: str, able: bool) -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]})
    board.player("B", base=["Unit 3 as Raider"], hand=["Spell 0: draw 1 as Idea"])
    game = begin(board.player("A", hand=["Punch First"], pool=pool))
    play(game, "Idea")
    game.apply("pass")
    assert not playable(game, "Punch First")  # no Reaction
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    assert playable(game, "Punch First") is able
    if able:
        play(game, "Punch First", "Guard")
        pass_showdown(game)
        assert (where(game, "Guard"), where(game, "Raider")) == ("battlefield 1", "B's trash")
        assert sum(game.state.players[0].pool) == 0


# Petricite Monument


@pytest.mark.parametrize(("chosen", "pool", "able"), [("Mine", "1 any", True), ("Mine", "", False), ("Foe", "", True)])
def test_809_petricite_monument_has_enemies_pay_one_power_for_each_friend_they_choose(
    chosen: str, pool: str, able: bool
) -> None:
    """809.1.c, 809.1.d: B pays for A's unit and not for their own."""
    board = Board(turn="B").player("A", base=["Petricite Monument", "Unit 5 as Mine"] if chosen == "Mine" else [])
    board.player("B", base=["Unit 5 as Foe"] if chosen == "Foe" else [], hand=["Spell: deal 1 to a unit"], pool=pool)
    game = begin(board)
    assert playable(game, "Spell: deal 1 to a unit") is able
    if able:
        play(game, "Spell: deal 1 to a unit")
        resolve(game)
        assert game.state.objects[thing(game, chosen)].damage == 1
        assert sum(game.state.players[1].pool) == 0


def test_petricite_monument_protects_no_enemy_and_no_gear() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Out"]})
    board.player("A", base=["Petricite Monument", "Gear as Box"], hand=["Spell 0: kill a gear as Break"])
    game = begin(board.player("B", base=["Unit 1 as Foe"]))
    values = [game.machine.keyword(thing(game, name), DEFLECT) for name in ("Out", "Foe", "Box", "Petricite Monument")]
    assert values == [1, 0, 0, 0]
    play(game, "Break", "Petricite Monument")
    resolve(game)
    assert game.machine.keyword(thing(game, "Out"), DEFLECT) == 0
