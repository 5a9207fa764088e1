from riftwright.core.decisions import D_OPTIONAL
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
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
    where,
)

# Death from Below


def death(victim: int, pool: str = "4 Energy, 1 Fury, 1 any") -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": [f"Unit {victim} as Guard", "Unit 9 as Other"]})
    game = begin(board.player("A", hand=["Death from Below"], pool=pool).player("B", base=["Unit 1 as Home"]))
    play(game, "Death from Below")
    assert not offered(game, "Home")
    choose(game, "Guard")
    resolve(game)
    assert where(game, "Guard") == "B's trash"
    return game


def test_death_from_below_may_be_played_again_for_1_power_after_a_small_kill() -> None:
    game = death(3)
    choose(game, "yes")
    resolve(game)
    choose(game, "spend 1 any Power")
    resolve(game)
    assert where(game, "Other") == "B's trash"
    assert sum(game.state.players[0].pool) == 0


def test_death_from_below_ends_after_a_greater_kill_or_where_it_is_not_wanted() -> None:
    game = death(4)
    assert not offered(game, "yes")
    assert where(game, "Death from Below") == "A's trash"
    game = death(3)
    choose(game, "no")
    assert where(game, "Other") == "battlefield 1"
    assert where(game, "Death from Below") == "A's trash"


# Lilting Lullaby


def test_lilting_lullaby_counters_a_spell_and_the_spells_of_its_controller_this_turn() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: draw 1", "Spell 1: draw 1", "Unit 2 as Mine"], deck=["Cleave"])
    game = begin(board.player("B", hand=["Lilting Lullaby", "Spell 0 [Reaction]: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Lilting Lullaby")
    resolve(game)
    assert "Cleave" not in hand(game, "A")
    assert not playable(game, "Spell 1: draw 1")
    assert playable(game, "Mine")
    end_turn(game)
    end_turn(game)
    assert playable(game, "Spell 1: draw 1")


def test_lilting_lullaby_needs_a_spell() -> None:
    board = Board(turn="A").player("A", hand=["Unit 2 [Play: draw 1] as Mine"]).player("B", hand=["Lilting Lullaby"])
    game = begin(board)
    play(game, "Mine")
    game.apply("pass")
    assert not playable(game, "Lilting Lullaby")


# Alpha Strike


def test_alpha_strike_splits_the_might_of_a_unit_and_gives_xp_for_each_kill() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as One"]})
    board.battlefield(controller="B", units={"B": ["Unit 4 as Two"]})
    game = begin(board.player("A", base=["Unit 4 as Mine"], hand=["Alpha Strike"]).player("B", base=["Unit 1 as Home"]))
    play(game, "Alpha Strike")
    assert not offered(game, "Home")
    choose(game, "One", "Two")
    resolve(game)
    choose(game, "2")
    resolve(game)
    assert where(game, "One") == "B's trash"
    assert game.state.objects[thing(game, "Two")].damage == 2
    assert game.state.players[0].xp == 1


def test_359_3_e_12_alpha_strike_deals_nothing_where_its_unit_is_gone() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as One"]})
    game = begin(
        board.player("A", base=["Unit 4 as Mine"], hand=["Alpha Strike"]).player(
            "B", hand=["Spell 0 [Reaction]: kill a unit"]
        )
    )
    play(game, "Alpha Strike", "One")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a unit", "Mine")
    resolve(game)
    assert game.state.objects[thing(game, "One")].damage == 0
    assert game.state.players[0].xp == 0


# Abandoned Hall


def test_abandoned_hall_lets_whoever_plays_a_spell_strengthen_a_unit_of_theirs_there() -> None:
    for seat in "AB":
        board = Board(turn="A").battlefield(
            "Abandoned Hall", controller="A", units={"A": ["Unit 1 as Mine"], "B": ["Unit 1 as Foe"]}
        )
        board.player("A", hand=["Spell 0 [Reaction]: draw 1", "Spell 0 [Reaction]: nothing"], base=["Unit 1 as Home"])
        game = begin(board.player("B", hand=["Spell 1 [Reaction]: draw 1"]))
        play(game, "Spell 0 [Reaction]: draw 1")
        resolve(game)
        assert decides(game) == "A"
        if seat == "A":
            choose(game, "yes")
            resolve(game)
            assert [might(game, name) for name in ("Mine", "Foe", "Home")] == [2, 1, 1]
        else:
            choose(game, "no")
            play(game, "Spell 0 [Reaction]: nothing")
            game.apply("pass")
            play(game, "Spell 1 [Reaction]: draw 1")
            resolve_top(game)
            assert decides(game) == "B"
            choose(game, "yes")
            resolve(game)
            assert [might(game, name) for name in ("Mine", "Foe", "Home")] == [1, 2, 1]


def test_abandoned_hall_does_nothing_for_a_unit_that_is_played() -> None:
    board = Board(turn="A").battlefield("Abandoned Hall", controller="A", units={"A": ["Unit 1 as Mine"]})
    game = begin(board.player("A", hand=["Unit 1 as New"]))
    play(game, "New", "A's base")
    assert not offered(game, "yes")


# Ivern, Green Father; Brush


def conquest(*, pit: str = "Navori Fighting Pit", guest: str = "Stalwart Poro as Guest") -> Game:
    """A holds the battlefield with a unit there; the Scoring Step is about to begin."""
    board = Board(turn="A", phase="scoring").battlefield(pit, controller="A", units={"A": [guest]}).battlefield()
    return begin(board.player("A", legend="Ivern, Green Father"))


def field_name(game: Game) -> str:
    return game.state.face_of(game.state.battlefields[0].id).name


def test_green_father_replaces_the_battlefield_that_is_held_with_brush() -> None:
    game = conquest(pit="Battlefield")
    choose(game, "yes")
    resolve(game)

    assert field_name(game) == "Brush"
    assert game.state.objects[thing(game, "Ivern, Green Father")].exhausted
    assert might(game, "Guest") == 3  # a Poro of 2 Might
    assert (game.state.battlefields[0].controller, where(game, "Guest")) == (0, "battlefield 1")


def test_green_father_need_not() -> None:
    game = conquest(pit="Battlefield")
    choose(game, "no")

    assert field_name(game) == "Battlefield"
    assert not game.state.objects[thing(game, "Ivern, Green Father")].exhausted


def test_brush_does_nothing_for_others() -> None:
    game = conquest(pit="Battlefield", guest="Unit 3 as Guest")
    choose(game, "yes")
    resolve(game)

    assert (field_name(game), might(game, "Guest")) == ("Brush", 3)


def test_438_7_b_brush_is_swapped_back_as_it_is_scored() -> None:
    game = conquest(pit="Trifarian War Camp")
    choose(game, "yes")
    resolve(game)
    assert field_name(game) == "Brush"
    end_turn(game)
    end_turn(game)
    while game.decision.kind != D_OPTIONAL or game.decision.obj != game.state.battlefields[0].id:
        game.apply("no" if game.decision.kind == D_OPTIONAL else 0)
    choose(game, "yes")
    resolve(game)

    assert field_name(game) == "Trifarian War Camp"
    assert game.state.players[0].banishment == []
    assert might(game, "Guest") == 3


# Vi, Piltover Enforcer

VI = "Vi, Piltover Enforcer"


def enforced(attacker: int, *guards: str, spell: str = "", legend: str = VI, base: str = "Gear") -> Game:
    """A attacks the guards with one unit and conquers, perhaps after a spell on the only one of them."""
    board = Board(turn="A").battlefield(controller="B", units={"B": [*guards]})
    board.player("A", base=[f"Unit {attacker} as Raider", "Unit 1 exhausted as Tired", base], legend=legend)
    game = begin(board.player("A", hand=[spell] if spell else []).player("B", base=["Unit 2 exhausted as Foe"]))
    if spell:
        play(game, spell, "Guard")
        resolve(game)
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    return game


def test_465_2_c_vi_readies_a_unit_for_3_excess_damage() -> None:
    game = enforced(7, "Unit 2", "Unit 2")  # 2 and 2 are lethal, 3 are left
    choose(game, "yes")
    assert offered(game, "Foe")  # anybody's unit
    choose(game, "Tired")
    assert game.state.objects[thing(game, VI)].exhausted
    resolve(game)
    assert not game.state.objects[thing(game, "Tired")].exhausted


def test_402_1_vi_stays_ready_if_her_player_says_no() -> None:
    game = enforced(7, "Unit 4")
    choose(game, "no")
    assert not game.state.objects[thing(game, VI)].exhausted
    assert game.state.objects[thing(game, "Tired")].exhausted


def test_142_4_b_damage_that_was_marked_before_makes_more_of_it_excess() -> None:
    assert not offered(enforced(6, "Unit 4"), "yes")
    assert offered(enforced(6, "Unit 4 damaged 1"), "yes")


def test_142_4_c_where_any_damage_kills_all_but_1_is_excess() -> None:
    assert not offered(enforced(5, "Unit 4"), "yes")
    assert offered(enforced(5, "Unit 4", base="Elder Dragon"), "yes")


def test_465_2_c_5_what_is_prevented_is_no_excess_and_what_is_doubled_is_twice_as_much() -> None:
    shield, double = "Spell 0: prevent 2 to a unit", "Spell 0: double damage to a unit"
    assert offered(enforced(5, "Unit 2 as Guard"), "yes")
    assert not offered(enforced(6, "Unit 2 as Guard", spell=shield), "yes")
    assert offered(enforced(7, "Unit 2 as Guard", spell=shield), "yes")
    assert not offered(enforced(4, "Unit 2 as Guard"), "yes")
    assert offered(enforced(4, "Unit 2 as Guard", spell=double), "yes")  # 1 would do: 8 for 2


def test_vi_sees_no_excess_damage_without_a_combat_and_does_nothing_while_she_is_exhausted() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Unit 9 as Raider"], legend=VI))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert game.state.chain == []
    assert not offered(enforced(9, "Unit 2", legend=f"{VI} exhausted"), "yes")


def test_vi_counts_what_her_own_player_assigned() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 9"]})
    game = begin(board.player("A", legend=VI).player("B", base=["Unit 2 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Raider") == "B's trash"
    assert game.state.chain == []  # 7 more than was lethal, but nobody conquers
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Unit 2"]})
    game = begin(board.player("A", legend=VI).player("B", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [0, 1]
    assert game.state.chain == []
