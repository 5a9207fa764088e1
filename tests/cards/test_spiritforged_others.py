from riftwright.core.decisions import D_ACT
from riftwright.core.events import COMBAT_BEGAN, CONTESTED, REVEALED, SHOWDOWN_BEGAN
from riftwright.core.ids import GANKING
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    thing,
    usable,
    use,
    where,
)

# Draven, Glorious Executioner


def draven_board() -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as Guard"]}).battlefield()
    return board.player("A", base=["Unit 3 as Raider"], deck=["Cleave", "Charm"], legend="Draven, Glorious Executioner")


def test_draven_draws_for_a_combat_that_his_controller_wins() -> None:
    game = begin(draven_board())
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert hand(game, "A") == ["Cleave"]


def test_466_3_a_draven_draws_for_a_combat_won_without_damage() -> None:
    game = begin(draven_board().player("B", hand=["Flash"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Flash", "Guard")
    resolve(game)
    pass_showdown(game)
    assert where(game, "Guard") == "B's base"
    assert hand(game, "A") == ["Cleave"]
    assert controller(game, 1) == "A"


def test_draven_draws_nothing_for_a_showdown_without_combat() -> None:
    game = begin(draven_board())
    move(game, "Raider", field(2))
    pass_showdown(game)
    assert controller(game, 2) == "A"
    assert hand(game, "A") == []


def test_466_3_d_draven_draws_nothing_where_attackers_are_recalled() -> None:
    game = begin(draven_board().player("B", hand=["Rune Prison"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Rune Prison", "Raider")
    resolve(game)
    pass_showdown(game)
    assert where(game, "Raider") == "A's base"
    assert hand(game, "A") == []


# Hostile Takeover


def test_hostile_takeover_of_the_last_unit_opens_a_showdown_without_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Prize exhausted"]})
    game = begin(board.player("A", hand=["Hostile Takeover"]))
    play(game, "Hostile Takeover")
    resolve(game)

    prize = game.state.objects[thing(game, "Prize")]
    assert (prize.controller, prize.owner, prize.exhausted) == (0, 1, False)
    assert where(game, "Prize") == "battlefield 1"
    assert len(events(game, SHOWDOWN_BEGAN)) == 1
    assert events(game, COMBAT_BEGAN) == []
    pass_showdown(game)
    assert controller(game, 1) == "A"
    assert points(game) == [1, 0]
    end_turn(game)
    assert where(game, "Prize") == "B's base"
    assert game.state.objects[thing(game, "Prize")].controller == 1


def test_hostile_takeover_beside_other_enemies_starts_a_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Prize", "Unit 2 as Guard"]})
    game = begin(board.player("A", hand=["Hostile Takeover"]))
    play(game, "Hostile Takeover", "Prize")
    resolve(game)
    assert len(events(game, CONTESTED)) == 1
    assert len(events(game, COMBAT_BEGAN)) == 1
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert controller(game, 1) == "A"


def test_hostile_takeover_takes_no_unit_in_a_base() -> None:
    board = Board(turn="A").player("A", hand=["Hostile Takeover"]).player("B", base=["Unit 5"])
    assert not playable(begin(board), "Hostile Takeover")


def test_hostile_takeover_gives_back_nothing_that_has_left_the_board() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Prize"]})
    spell = "Spell 0: kill a unit"
    game = begin(board.player("A", hand=["Hostile Takeover", spell]))
    play(game, "Hostile Takeover")
    resolve(game)
    pass_showdown(game)
    play(game, spell)
    resolve(game)
    assert where(game, "Prize") == "B's trash"
    end_turn(game)
    assert where(game, "Prize") == "B's trash"


def test_359_3_e_14_hostile_takeover_does_nothing_to_a_unit_that_has_gone_home() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Prize exhausted"]})
    game = begin(board.player("A", hand=["Hostile Takeover"]).player("B", hand=["Flash"]))
    play(game, "Hostile Takeover")
    game.apply("pass")
    play(game, "Flash", "Prize")
    resolve(game)
    prize = game.state.objects[thing(game, "Prize")]
    assert (prize.controller, prize.exhausted) == (1, True)
    assert game.state.delayed == ()


def test_359_3_f_4_a_unit_taken_over_in_combat_changes_sides_and_its_trigger_does_not() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 9 as Guard"]}, facedown={"B": ["Hostile Takeover"]}
    )
    game = begin(board.player("A", base=["Yasuo, Remorseful as Yasuo", "Unit 1 as Second"]))
    move(game, "Yasuo", field(1), "Second")
    game.apply("pass")
    assert offered(game, "play Hostile Takeover from facedown")
    play(game, "Hostile Takeover", "Yasuo")
    game.apply("pass")
    game.apply("pass")

    yasuo = game.state.objects[thing(game, "Yasuo")]
    assert yasuo.controller == 1
    assert yasuo.defending and not yasuo.attacking  # 323.2.b
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 6


def test_811_1_d_2_hostile_takeover_from_facedown_chooses_at_its_battlefield() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 9 as Guard"]}, facedown={"B": ["Hostile Takeover"]}
    )
    board.battlefield(controller="A", units={"A": ["Unit 2 as Away"]})
    spell = "Spell 0: draw 1"
    game = begin(board.player("A", hand=[spell]))
    play(game, spell)
    game.apply("pass")
    assert not offered(game, "play Hostile Takeover from facedown")


# Rumble, Mechanized Menace


def test_rumble_gives_shield_to_mechs_of_his_controller() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Mech as Mine", "Unit 2 as Other"]})
    game = begin(board.player("A", base=["Mech as Theirs"]).player("B", legend="Rumble, Mechanized Menace"))
    move(game, "Theirs", field(1))
    assert [game.machine.might(thing(game, name)) for name in ("Mine", "Other", "Theirs")] == [4, 2, 3]


def test_rumble_strengthens_no_attacker() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Mech as Mine"], legend="Rumble, Mechanized Menace"))
    move(game, "Mine", field(1))
    assert game.machine.might(thing(game, "Mine")) == 3


# Counter Strike

BOLT = "Spell 0: deal 3 to a unit as Bolt"


def test_counter_strike_prevents_the_next_damage_only_and_draws() -> None:
    board = Board(turn="A").player("A", hand=["Counter Strike", f"{BOLT} One", f"{BOLT} Two"], deck=["Cleave"])
    game = begin(board.player("B", base=["Unit 5 as Guard"]))
    play(game, "Counter Strike")
    resolve(game)
    assert hand(game, "A")[-1] == "Cleave"
    play(game, "Bolt One")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 0
    play(game, "Bolt Two")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 3


def test_counter_strike_ends_with_the_turn_and_protects_nobody_else() -> None:
    board = Board(turn="A").player("A", hand=["Counter Strike", f"{BOLT} One"])
    board.player("B", base=["Unit 5 as Guard", "Unit 5 as Other"], hand=[f"{BOLT} Two"])
    game = begin(board)
    play(game, "Counter Strike", "Guard")
    resolve(game)
    play(game, "Bolt One", "Other")
    resolve(game)
    assert game.state.objects[thing(game, "Other")].damage == 3
    end_turn(game)
    play(game, "Bolt Two", "Guard")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 3


# Sunken Temple


def temple(unit: str) -> Board:
    return Board(turn="A").battlefield(name="Sunken Temple").player("A", base=[unit], pool="1 Energy", deck=["Charm"])


def test_sunken_temple_draws_for_1_as_a_mighty_unit_conquers() -> None:
    game = begin(temple("Unit 5 as Giant"))
    move(game, "Giant", field(1))
    pass_showdown(game)
    choose(game, "yes", "spend 1 Energy")
    resolve(game)
    assert hand(game, "A") == ["Charm"]


def test_383_2_a_1_sunken_temple_does_not_trigger_without_a_mighty_unit() -> None:
    game = begin(temple("Unit 4 as Page"))
    move(game, "Page", field(1))
    pass_showdown(game)
    assert controller(game, 1) == "A"
    assert game.state.chain == []
    assert hand(game, "A") == []


# Rockfall Path


def test_rockfall_path_lets_no_unit_be_played_there() -> None:
    for name, allowed in (("Rockfall Path", False), ("Battlefield", True)):
        board = Board(turn="A").battlefield(name, controller="A", units={"A": ["Unit 1 as Mine"]})
        game = begin(board.player("A", hand=["Unit 2 as New", "Sprite Call"]))
        play(game, "Sprite Call")
        resolve(game)
        if allowed:
            choose(game, "A's base")
        assert where(game, "Sprite") == "A's base"
        play(game, "New")
        assert offered(game, "battlefield 1") == allowed


def test_rockfall_path_hinders_no_move() -> None:
    game = begin(Board(turn="A").battlefield("Rockfall Path").player("A", base=["Unit 1 as Mine"]))
    move(game, "Mine", field(1))
    pass_showdown(game)
    assert controller(game, 1) == "A"


def test_arcane_shift_has_its_owner_play_the_unit_anew_wherever_they_may() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 [Play: draw 1] as Mage damaged 1"]})
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    game = begin(board.player("A", hand=["Arcane Shift"]))
    play(game, "Arcane Shift")
    resolve(game)
    choose(game, "A's base")
    resolve(game)
    assert where(game, "Mage") == "A's base"
    assert game.state.objects[thing(game, "Mage")].damage == 0
    assert game.state.objects[thing(game, "Guard")].damage == 3
    assert where(game, "Arcane Shift") == "A's banishment"
    assert len(game.state.players[0].hand) == 1


def test_spinning_axe_goes_where_it_is_not_attached_any_more() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Bearer"], hand=["Spinning Axe as Axe"])
    game = begin(board)
    play(game, "Axe")
    resolve(game)
    assert might(game, "Bearer") == 5  # Quick-Draw


# Rek'Sai, Void Burrower


def burrower(state: str = "", pool: str | None = None) -> Game:
    """A conquers battlefield 1."""
    board = Board(turn="A").battlefield()
    board.player("A", base=["Unit 2 as Scout"], legend=f"Rek'Sai, Void Burrower as Burrower{state}", pool=pool)
    game = begin(board.player("A", deck=["Stalwart Poro", "Retreat", "Unit 3"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    return game


def test_void_burrower_plays_one_for_its_cost_in_your_base() -> None:
    game = burrower(pool="2 Energy")
    choose(game, "yes")
    resolve(game)
    assert not offered(game, "banish and play Unit 3")
    choose(game, "banish and play Stalwart Poro", "A's base", "spend 2 Energy")
    assert where(game, "Stalwart Poro") == "A's base"
    assert sum(game.state.players[0].pool) == 0
    assert game.state.players[0].main_deck[0] == thing(game, "Retreat")


def test_void_burrower_need_not_be_exhausted_and_cannot_be_twice() -> None:
    """383.3.b.1: the cost must be paid for the ability to be there."""
    game = burrower()
    choose(game, "no")
    assert not game.state.objects[thing(game, "Burrower")].exhausted
    assert events(game, REVEALED) == []
    game = burrower(" exhausted")
    assert game.decision.kind == D_ACT
    assert events(game, REVEALED) == []


def test_void_burrower_sleeps_while_others_conquer_and_while_you_hold() -> None:
    board = Board(turn="B").battlefield().battlefield(controller="A", units={"A": ["Unit 2"]})
    game = begin(board.player("B", base=["Unit 2 as Raider"]).player("A", legend="Rek'Sai, Void Burrower"))
    move(game, "Raider", field(1))
    pass_showdown(game)
    end_turn(game)
    assert points(game) == [1, 1]
    assert events(game, REVEALED) == []


# Forgefire Cape


def test_forgefire_cape_is_attached_for_any_power_and_gives_3_might() -> None:
    for pool, able in (("1 Fury", True), ("1 Mind", True), ("9 Energy", False)):
        board = Board(turn="A").player("A", base=["Forgefire Cape", "Unit 2 as Bearer"], pool=pool)
        game = begin(board.player("B", base=["Unit 9 as Foe"]))
        assert usable(game, "Forgefire Cape") is able
        if able:
            use(game, "Forgefire Cape")
            resolve(game)
            assert (might(game, "Bearer"), sum(game.state.players[0].pool)) == (5, 0)
            assert game.state.objects[thing(game, "Foe")].damage == 0


def test_forgefire_cape_strikes_where_its_bearer_defends_and_only_with_a_bearer() -> None:
    for bearer, damage in ((" attached to Guard", 2), ("", 0)):
        board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Guard", "Unit 2 as Mate"]})
        board.player("A", base=[f"Forgefire Cape{bearer}"])
        game = begin(board.player("B", base=["Unit 9 as Raider", "Unit 9 as Home"]))
        move(game, "Raider", field(1))
        resolve(game)
        assert [game.state.objects[thing(game, name)].damage for name in ("Raider", "Home", "Mate")] == [damage, 0, 0]


# Shurelya's Requiem


def test_shurelyas_requiem_readies_no_enemy_and_lets_nobody_gank_while_it_lies_there() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 exhausted as Mine"]}).battlefield()
    board.player("A", hand=["Shurelya's Requiem"], base=["Gear exhausted as Box"])
    game = begin(board.player("B", base=["Unit 2 exhausted as Foe"]))
    play(game, "Shurelya's Requiem")
    resolve(game)
    states = [game.state.objects[thing(game, name)].exhausted for name in ("Mine", "Foe", "Box")]
    assert states == [False, True, True]
    assert not offered(game, f"move:{thing(game, 'Mine')}:{field(2)}")


def test_shurelyas_requiem_lets_no_enemy_gank_and_gives_2_might() -> None:
    board = Board(turn="B").battlefield(units={"A": ["Unit 2 as Bearer"], "B": ["Unit 2 as Foe"]})
    board.battlefield(units={"A": ["Unit 2 as Far"]})
    game = begin(board.player("A", base=["Shurelya's Requiem attached to Bearer"]))
    assert [game.machine.keyword(thing(game, name), GANKING) for name in ("Bearer", "Foe", "Far")] == [1, 0, 0]
    assert [might(game, name) for name in ("Bearer", "Foe", "Far")] == [4, 2, 2]
