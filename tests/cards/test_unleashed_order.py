from riftwright.core.events import COST_PAID
from riftwright.core.ids import ENERGY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
    decides,
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
    resolve_top,
    thing,
    usable,
    use,
    where,
)


def seeker_board(*, pool: str | None = None, runes: str | None = None) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Mageseeker Investigator as Seeker"]})
    units = ["Unit 1 as One", "Unit 2 as Two", "Unit 3 as Three"]
    return board.battlefield().player("A", base=units, pool=pool, runes=runes)


def test_204_4_moving_three_units_to_mageseeker_investigator_costs_2_power() -> None:
    game = begin(seeker_board(pool="2 Fury"))
    move(game, "One", field(1), "Two", "Three")
    game.apply(0)
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["battlefield 1"] * 3
    assert [event.rule for event in events(game, COST_PAID)] == ["204.4"]
    assert sum(game.state.players[0].pool) == 0


def test_one_unit_moves_to_mageseeker_investigator_for_nothing() -> None:
    game = begin(seeker_board(pool=""))
    move(game, "One", field(1))
    assert where(game, "One") == "battlefield 1"


def test_units_that_cannot_be_paid_for_are_not_offered() -> None:
    game = begin(seeker_board(pool="1 Fury"))
    game.apply(f"move:{thing(game, 'One')}:{field(1)}")
    assert offered(game, "Two")
    choose(game, "Two")
    assert not offered(game, "Three")
    game.apply(0)
    assert where(game, "Two") == "battlefield 1"


def test_204_4_c_declining_to_pay_moves_nobody() -> None:
    game = begin(seeker_board(pool="2 Fury"))
    move(game, "One", field(1), "Two")
    choose(game, "decline to pay")
    assert where(game, "One") == where(game, "Two") == "A's base"
    assert not game.state.objects[thing(game, "One")].exhausted


def test_429_3_the_power_may_come_from_runes() -> None:
    game = begin(seeker_board(runes="1 exhausted Fury"))
    move(game, "One", field(1), "Two")
    game.apply(0)
    assert where(game, "Two") == "battlefield 1"
    assert game.state.players[0].runes == []


def test_mageseeker_investigator_guards_only_the_own_battlefield_and_only_against_opponents() -> None:
    game = begin(seeker_board(pool=""))
    move(game, "One", field(2), "Two")
    assert where(game, "Two") == "battlefield 2"
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Mageseeker Investigator"]})
    game = begin(board.player("A", base=["Unit 1 as One", "Unit 2 as Two"], pool=""))
    move(game, "One", field(1), "Two")
    assert where(game, "Two") == "battlefield 1"


# Loyal Poro


def test_loyal_poro_draws_unless_it_dies_alone() -> None:
    kill = "Spell 0: kill a unit"
    board = Board(turn="A").player("A", hand=[kill])
    game = begin(board.player("B", base=["Loyal Poro as Poro", "Unit 1 as Friend"], deck=["Cleave"]))
    play(game, kill, "Poro")
    resolve(game)
    assert hand(game, "B") == ["Cleave"]

    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Away"]}).player("A", hand=[kill])
    game = begin(board.player("B", base=["Loyal Poro as Poro"], deck=["Cleave"]))
    play(game, kill, "Poro")
    resolve(game)
    assert hand(game, "B") == []


def test_323_4_two_loyal_poros_that_die_together_both_draw() -> None:
    kill = "Spell 0: kill all enemy units"
    board = Board(turn="A").player("A", hand=[kill])
    game = begin(board.player("B", base=["Loyal Poro as One", "Loyal Poro as Two"], deck=["Cleave", "Charm"]))
    play(game, kill)
    resolve(game)
    assert hand(game, "B") == ["Cleave", "Charm"]


# Sacrifice


def test_sacrifice_kills_a_friendly_mighty_unit_and_draws_and_channels() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Giant", "Unit 4 as Page"], hand=["Sacrifice"])
    game = begin(board.player("A", deck=["Charm", "Charm", "Charm"]))
    play(game, "Sacrifice")
    assert where(game, "Giant") == "A's trash"  # paid before it resolves
    assert hand(game, "A") == []
    resolve(game)
    assert hand(game, "A") == ["Charm", "Charm"]
    assert [game.state.objects[oid].exhausted for oid in game.state.players[0].runes] == [True]


def test_sacrifice_cannot_be_played_without_a_friendly_mighty_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 4"], hand=["Sacrifice"]).player("B", base=["Unit 5"])
    assert not playable(begin(board), "Sacrifice")


# Tactical Retreat


def test_tactical_retreat_saves_the_unit_the_next_time_it_would_die() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Page"]})
    blades = ["Spell 0: kill a unit as Blade", "Spell 0: kill a unit as Dagger"]
    game = begin(board.player("A", hand=["Tactical Retreat", *blades]))
    play(game, "Tactical Retreat")
    resolve(game)
    play(game, "Blade")
    resolve(game)
    assert where(game, "Page") == "A's base"
    assert game.state.objects[thing(game, "Page")].exhausted
    play(game, "Dagger")
    resolve(game)
    assert where(game, "Page") == "A's trash"


def test_tactical_retreat_chooses_a_friendly_unit_and_ends_with_the_turn() -> None:
    board = Board(turn="A").player("A", base=["Unit 3 as Page"], hand=["Tactical Retreat"])
    game = begin(board.player("B", base=["Unit 2 as Enemy"], hand=["Spell 0: kill a unit as Blade"]))
    play(game, "Tactical Retreat")  # Page is the only one to choose
    resolve(game)
    end_turn(game)
    play(game, "Blade", "Page")
    resolve(game)
    assert where(game, "Page") == "A's trash"


# Rift Herald


def test_rift_herald_may_draw_a_unit_from_the_top_three_as_it_moves_to_a_battlefield() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Rift Herald"])
    game = begin(board.player("A", deck=["Charm", "Stalwart Poro", "Cleave", "Lonely Poro"]))
    move(game, "Rift Herald", field(1))
    resolve(game)
    assert not offered(game, "Lonely Poro")  # the fourth
    assert len(game.decision.options) == 2
    game.apply(0)
    assert hand(game, "A") == ["Stalwart Poro"]
    assert game.state.face_of(game.state.players[0].main_deck[-1]).name == "Lonely Poro"
    assert len(game.state.players[0].main_deck) == 3


def test_rift_herald_looks_at_nothing_as_it_goes_home() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Rift Herald"]})
    game = begin(board.player("A", deck=["Stalwart Poro"]))
    move(game, "Rift Herald", 0)
    assert game.state.chain == []


def test_128_6_rift_heralds_deathknell_plays_a_unit_from_the_hand_or_nothing() -> None:
    for answer, place in (("play", "A's base"), ("done", "A's hand")):
        board = Board(turn="A").battlefield(controller="A", units={"A": ["Rift Herald"]})
        board.player("A", hand=["Spell 0: kill a unit as Blade", "Tasty Faefolk", "Cleave"], pool="1 any")
        game = begin(board)
        play(game, "Blade")
        resolve(game)
        assert len(game.decision.options) == 2  # Cleave is no unit
        game.apply(0 if answer == "play" else "done")
        assert where(game, "Tasty Faefolk") == place  # without paying 7 Energy


def test_rift_heralds_deathknell_plays_nothing_that_needs_power_there_is_none_of() -> None:
    board = Board(turn="A").player(
        "A", base=["Rift Herald"], hand=["Spell 0: kill a unit as Blade", "Draven, Audacious"]
    )
    game = begin(board.player("A", pool="9 Energy"))
    play(game, "Blade")
    resolve(game)
    assert where(game, "Draven, Audacious") == "A's hand"
    assert game.state.chain == []


# Ashe, Focused


def ashe() -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Holder"]})
    board.player("A", hand=["Ashe, Focused", "Spell 0: kill a unit"])
    game = begin(board.player("B", hand=["Cleave", "Charm"]))
    play(game, "Ashe, Focused")
    resolve(game)
    assert decides(game) == "A"
    choose(game, "banish Charm")
    return game


def test_ashe_banishes_a_card_of_an_opponents_hand_until_they_hold() -> None:
    game = ashe()
    assert where(game, "Charm") == "B's banishment"
    assert hand(game, "B") == ["Cleave"]
    play(game, "Spell 0: kill a unit", "Ashe, Focused")
    resolve(game)
    end_turn(game)
    resolve(game)
    assert points(game) == [0, 1]
    assert where(game, "Charm") == "B's hand"  # although she is gone


def test_ashe_finds_nothing_in_an_empty_hand() -> None:
    game = begin(Board(turn="A").player("A", hand=["Ashe, Focused"]))
    play(game, "Ashe, Focused")
    resolve(game)
    assert game.state.chain == []


# Vi, Peacekeeper


def test_vi_stuns_an_enemy_here_when_she_attacks() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    game = begin(board.player("A", base=["Vi, Peacekeeper"]).player("B", base=["Unit 4 as Home"]))
    move(game, "Vi, Peacekeeper", field(1))
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"
    assert game.state.objects[thing(game, "Vi, Peacekeeper")].damage == 0
    assert not game.state.objects[thing(game, "Home")].stunned


def test_822_vi_may_be_played_as_a_reaction_to_a_battlefield_with_units_of_hers() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 4 as Guard"]}).battlefield(controller="A")
    game = begin(board.player("A", hand=["Vi, Peacekeeper"]).player("B", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Vi, Peacekeeper")
    resolve(game)
    assert where(game, "Vi, Peacekeeper") == "battlefield 1"
    assert not game.state.objects[thing(game, "Raider")].stunned  # she defends


# Atakhan


def summoned(friend: str, pool: str) -> Game:
    game = begin(Board(turn="A").player("A", base=[friend, "Unit 9 as Other"], hand=["Atakhan"], pool=pool))
    play(game, "Atakhan")
    return game


def test_356_4_atakhan_costs_less_by_the_cost_of_the_unit_that_is_killed_for_it() -> None:
    game = summoned("Kayn, Unleashed as Friend", "4 Energy, 2 Order")  # 6 and 1 of Power
    assert not offered(game, "Other")  # that costs nothing in print, so nothing comes off
    assert not offered(game, "done")
    choose(game, "Friend")
    assert where(game, "Friend") == "A's trash"
    assert where(game, "Atakhan") == "A's base"
    assert sum(game.state.players[0].pool) == 0


def test_atakhan_can_be_paid_for_without_killing_anything() -> None:
    game = summoned("Kayn, Unleashed as Friend", "10 Energy, 3 Order")
    choose(game, "done")
    assert where(game, "Friend") == "A's base"
    assert sum(game.state.players[0].pool) == 0


def test_355_16_atakhan_is_not_offered_where_no_unit_makes_it_cheap_enough() -> None:
    for pool, able in (("4 Energy, 2 Order", True), ("3 Energy, 2 Order", False), ("4 Energy, 1 Order", False)):
        board = Board(turn="A").player("A", base=["Kayn, Unleashed", "Unit 9"], hand=["Atakhan"], pool=pool)
        assert playable(begin(board), "Atakhan") is able


def test_atakhan_takes_one_unit_only() -> None:
    board = Board(turn="A").player(
        "A", base=["Kayn, Unleashed as One", "Kayn, Unleashed as Two"], hand=["Atakhan"], pool="10 Energy, 3 Order"
    )
    game = begin(board)
    play(game, "Atakhan", "One")
    assert where(game, "Two") == "A's base"
    assert game.state.players[0].pool[ENERGY] == 6


def test_atakhan_makes_the_defender_kill_one_of_their_units_there() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Page", "Unit 5 as Guard"]})
    game = begin(board.player("A", base=["Atakhan", "Unit 1 as Mine"]).player("B", base=["Unit 1 as Home"]))
    move(game, "Atakhan", field(1))
    resolve_top(game)
    assert decides(game) == "B"
    assert not offered(game, "Home")
    choose(game, "Page")
    assert where(game, "Page") == "B's trash"
    assert where(game, "Guard") == "battlefield 1"
    assert where(game, "Mine") == "A's base"


def test_atakhan_asks_nothing_where_the_defender_has_but_one_unit() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(board.player("A", base=["Atakhan"]).player("B", base=["Unit 1 as Home"]))
    move(game, "Atakhan", field(1))
    resolve(game)
    assert where(game, "Guard") == "B's trash"
    assert where(game, "Home") == "B's base"


# Bandle Soldier


def test_824_1_c_bandle_soldier_counts_its_controllers_experience_and_readies_no_other() -> None:
    for seat, ready in (("A", True), ("B", False)):
        board = Board(turn="A").player("A", hand=["Bandle Soldier as New", "Unit 1 as Other"]).player(seat, xp=3)
        game = begin(board)
        play(game, "New")
        play(game, "Other")
        states = [game.state.objects[thing(game, name)].exhausted for name in ("New", "Other")]
        assert states == [not ready, True]


# Divining Shells


def test_806_divining_shells_are_for_showdowns_too_but_no_reaction() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]})
    board.player("A", base=["Divining Shells"]).player(
        "B", base=["Unit 3 as Raider"], hand=["Spell 0: nothing as Idea"]
    )
    game = begin(board)
    play(game, "Idea")
    game.apply("pass")
    assert not usable(game, "Divining Shells")
    resolve(game)
    move(game, "Raider", field(1))
    game.apply("pass")
    use(game, "Divining Shells", "Guard")
    assert where(game, "Divining Shells") == "A's trash"  # it is the cost
    pass_showdown(game)
    assert [where(game, name) for name in ("Guard", "Raider")] == ["battlefield 1", "B's trash"]
    assert might(game, "Guard") == 4
    end_turn(game)
    assert might(game, "Guard") == 2


def test_divining_shells_do_nothing_while_exhausted() -> None:
    assert not usable(
        begin(Board(turn="A").player("A", base=["Divining Shells exhausted", "Unit 1"])), "Divining Shells"
    )


# The Ruination


def test_the_ruination_kills_every_unit_everywhere_and_no_gear() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=["Unit 1 as Mine", "Gear as Box", "Recruit"], hand=["The Ruination", "Unit 1 as Held"])
    game = begin(board.player("B", base=["Unit 1 as Foe"]))
    play(game, "The Ruination")
    resolve(game)
    places = [where(game, name) for name in ("Guard", "Foe", "Mine", "Box", "Held")]
    assert places == ["B's trash", "B's trash", "A's trash", "A's base", "A's hand"]
    assert game.machine.units() == []
    assert controller(game, 1) == "nobody"


def test_the_ruination_is_for_your_own_turn_outside_showdowns() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"], hand=["The Ruination"], pool="9 Energy, 3 Order"))
    assert playable(game, "The Ruination")
    move(game, "Raider", field(1))
    assert not playable(game, "The Ruination")
