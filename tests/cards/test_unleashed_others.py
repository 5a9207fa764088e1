from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    hand,
    might,
    offered,
    play,
    playable,
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
