from riftwright.core.events import RECYCLED
from riftwright.core.ids import ASSAULT
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
    use,
    where,
)


def test_819_long_sword_can_be_played_in_reaction_and_attaches_itself() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Guard"]})
    spell = "Spell 0: deal 2 to a unit"
    game = begin(board.player("A", hand=[spell]).player("B", hand=["Long Sword"]))
    play(game, spell)
    game.apply("pass")
    play(game, "Long Sword")
    resolve(game)

    assert where(game, "Long Sword") == "battlefield 1"
    assert might(game, "Guard") == 4
    assert where(game, "Guard") == "battlefield 1"  # 2 damage is not lethal any more


def test_long_sword_chooses_among_units_of_its_controller() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as One", "Unit 3 as Two"], hand=["Long Sword"])
    game = begin(board.player("B", base=["Unit 4 as Foe"]))
    play(game, "Long Sword")

    assert not offered(game, "Foe")
    choose(game, "Two")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two", "Foe")] == [2, 5, 4]


def test_402_4_long_sword_stays_in_base_without_a_unit() -> None:
    board = Board(turn="A").player("A", hand=["Long Sword"]).player("B", base=["Unit 4 as Foe"])
    game = begin(board)
    play(game, "Long Sword")

    sword = game.state.objects[thing(game, "Long Sword")]
    assert where(game, "Long Sword") == "A's base"
    assert sword.attached_to < 0
    assert game.state.chain == []


def test_434_1_f_long_sword_needs_its_equip_cost_after_it_was_detached() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Bearer", "Long Sword attached to Bearer"], hand=["Retreat"])
    game = begin(board)
    play(game, "Retreat")
    resolve(game)
    assert where(game, "Long Sword") == "A's base"
    play(game, "Bearer")
    assert might(game, "Bearer") == 2
    use(game, "Long Sword")
    resolve(game)
    assert might(game, "Bearer") == 4


def test_long_sword_is_no_action_without_power() -> None:
    board = Board(turn="A").player("A", base=["Unit 2"], hand=["Long Sword"], pool="2 Energy, 1 Calm")
    assert not playable(begin(board), "Long Sword")


# Ferrous Forerunner


def test_ferrous_forerunner_leaves_two_mechs_in_the_base() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Ferrous Forerunner"]})
    game = begin(board.player("A", hand=["Spell 0: kill a unit"]))
    play(game, "Spell 0: kill a unit")
    resolve(game)

    faces = [game.state.face_of(oid).name for oid in game.state.players[0].base]
    assert faces == ["Mech", "Mech"]
    assert [game.machine.might(oid) for oid in game.state.players[0].base] == [3, 3]


def test_ferrous_forerunner_leaves_nothing_as_it_is_returned() -> None:
    game = begin(Board(turn="A").player("A", base=["Ferrous Forerunner"], hand=["Spell 0: return a unit"]))
    play(game, "Spell 0: return a unit")
    resolve(game)
    assert game.state.players[0].base == []


# Rengar, Pouncing


def test_rengar_can_be_played_where_his_player_attacks_and_attacks_then() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"], hand=["Rengar, Pouncing"]))
    move(game, "Raider", field(1))
    play(game, "Rengar, Pouncing", "battlefield 1")

    assert where(game, "Rengar, Pouncing") == "battlefield 1"
    assert game.state.objects[thing(game, "Rengar, Pouncing")].attacking
    assert might(game, "Rengar, Pouncing") == 5


def test_rengar_cannot_be_played_where_his_player_defends_without_control_nor_elsewhere() -> None:
    board = Board(turn="B").battlefield(units={"A": ["Unit 9"]}).battlefield()
    game = begin(board.player("A", hand=["Rengar, Pouncing"]).player("B", base=["Unit 2 as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Rengar, Pouncing")
    assert where(game, "Rengar, Pouncing") == "A's base"  # nothing was asked


# Battering Ram


def test_battering_ram_costs_1_less_for_each_card_played_but_not_less_than_1() -> None:
    for played, costs in ((0, 5), (2, 3), (4, 1), (6, 1)):
        for energy in (costs - 1, costs):
            board = Board(turn="A").player("A", hand=["Battering Ram"], pool=f"{energy} Energy", played=played)
            assert playable(begin(board), "Battering Ram") == (energy == costs)


def test_battering_ram_counts_no_cards_of_opponents() -> None:
    board = Board(turn="A").player("A", hand=["Battering Ram"], pool="4 Energy").player("B", played=3)
    assert not playable(begin(board), "Battering Ram")


# Rumble, Hotheaded

RUMBLE = "Rumble, Hotheaded"


def rumbled(*base: str, trash: str = "Ferrous Forerunner as Mech", pool: str | None = None) -> Game:
    """A conquers with Rumble; where he asks, it is before his ability is finalized."""
    board = Board(turn="A").battlefield().player("B", base=["Unit 5 as Foe"])
    game = begin(board.player("A", base=[f"{RUMBLE} as Rumble", *base], trash=[trash, "Charm"], pool=pool))
    move(game, "Rumble", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    return game


def test_rumble_gives_your_mechs_assault() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Patched Porobot as Foe"]})
    game = begin(board.player("A", base=[RUMBLE, "Patched Porobot as Mech", "Unit 3 as Man"]))
    assert [game.machine.keyword(thing(game, name), ASSAULT) for name in (RUMBLE, "Mech", "Man", "Foe")] == [1, 1, 0, 0]


def test_416_3_rumble_recycles_a_friend_for_a_mech_that_costs_less_by_its_might() -> None:
    game = rumbled("Unit 4 as Friend", "Unit 5 as Other", pool="2 Energy, 1 Fury")
    choose(game, "yes")
    assert not offered(game, "Foe")
    assert not offered(game, "Rumble")
    choose(game, "Friend")
    assert where(game, "Friend") == "A's main deck"
    assert where(game, "Mech") == "A's trash"  # it is played as the ability resolves
    resolve(game)
    choose(game, "A's base", "spend 1 Fury Power from the pool, spend 2 Energy")
    resolve(game)
    assert where(game, "Mech") == "A's base"
    assert sum(game.state.players[0].pool) == 0


def test_rumbles_mech_stays_in_the_trash_where_it_cannot_be_paid_for() -> None:
    game = rumbled("Unit 4 as Friend", pool="1 Energy, 1 Fury")
    choose(game, "yes")
    resolve(game)
    choose(game, "A's base")
    assert where(game, "Friend") == "A's main deck"
    assert where(game, "Mech") == "A's trash"


def test_186_1_rumble_recycles_a_token_and_knows_its_might() -> None:
    game = rumbled("Mech as Token +1", pool="2 Energy, 1 Fury")
    choose(game, "yes")
    assert len(events(game, RECYCLED, "Token")) == 1
    assert where(game, "Token") == "nowhere"
    resolve(game)
    choose(game, "A's base", "spend 1 Fury Power from the pool, spend 2 Energy")
    resolve(game)
    assert where(game, "Mech") == "A's base"


def test_rumble_asks_nothing_without_a_friend_or_without_a_mech() -> None:
    assert not offered(rumbled(), "yes")
    assert not offered(rumbled("Unit 4", trash="Unit 3"), "yes")


def test_rumble_may_leave_it() -> None:
    game = rumbled("Unit 4 as Friend")
    choose(game, "no")
    assert where(game, "Friend") == "A's base"
    assert where(game, "Mech") == "A's trash"


# Perched Grimwyrm (054.2)


def perched(conquered: tuple[int, ...] = (), scored: tuple[int, ...] = (), hand: tuple[str, ...] = ()) -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Scout"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as Guard"]}).battlefield()
    worms = ["Perched Grimwyrm as Worm", *hand]
    return begin(board.player("A", base=["Unit 1 as Rider"], hand=worms, conquered=conquered, scored=scored))


def test_054_2_perched_grimwyrm_is_played_only_where_its_player_conquered() -> None:
    game = perched(conquered=(2,))
    play(game, "Worm")
    assert where(game, "Worm") == "battlefield 2"


def test_469_1_perched_grimwyrm_chooses_among_several_conquests_and_counts_the_one_just_made() -> None:
    game = perched(conquered=(2,))
    move(game, "Rider", field(3))
    pass_showdown(game)
    game.apply(f"play:{thing(game, 'Worm')}")
    assert not offered(game, f"place:{field(1)}")
    assert not offered(game, "A's base")
    assert offered(game, f"place:{field(2)}")
    choose(game, f"place:{field(3)}")
    resolve(game)
    assert where(game, "Worm") == "battlefield 3"


def test_469_2_a_hold_is_no_conquest_for_perched_grimwyrm() -> None:
    game = perched(scored=(1, 2))
    assert not playable(game, "Worm")


def test_355_2_a_perched_grimwyrm_needs_control_of_what_was_conquered() -> None:
    """Its text limits where it may be played and opens nothing: battlefield 3 is not A's any more."""
    assert not playable(perched(conquered=(3,)), "Worm")


def test_perched_grimwyrm_may_not_be_played_on_the_next_turn_nor_where_an_opponent_conquered() -> None:
    game = perched(conquered=(2,))
    end_turn(game)
    end_turn(game)
    assert game.state.players[0].scored  # held, both of them
    assert not playable(game, "Worm")

    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]}).player("B", conquered=[1])
    assert not playable(begin(board.player("A", hand=["Perched Grimwyrm as Worm"])), "Worm")


def test_054_2_an_instruction_to_play_perched_grimwyrm_elsewhere_is_not_followed() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Perched Grimwyrm as Worm"]})
    game = begin(board.player("A", hand=["Portal Rescue"], conquered=[1]))
    play(game, "Portal Rescue")
    resolve(game)
    assert where(game, "Worm") == "A's banishment"


def test_on_the_board_perched_grimwyrm_limits_nothing() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Perched Grimwyrm"]})
    game = begin(board.player("A", hand=["Unit 2 as Friend"]))
    play(game, "Friend", "A's base")
    assert where(game, "Friend") == "A's base"


def test_a_conquest_of_the_turn_is_public() -> None:
    view = perched(conquered=(2,), scored=(1,)).view(1).players[0]
    assert (view.scored, view.conquered) == ([0, 1], [1])
