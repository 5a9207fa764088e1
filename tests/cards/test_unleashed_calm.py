from riftwright.notation.board import Board
from tests.support import (
    begin,
    end_turn,
    field,
    hand,
    might,
    move,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    use,
    where,
)


def test_vilemaw_keeps_weaker_enemies_from_dealing_combat_damage() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Vilemaw", "Unit 9 as Rock"]})
    game = begin(board.player("A", base=["Unit 7 as Weak", "Unit 8 as Equal"]))
    move(game, "Weak", field(1), "Equal")
    pass_showdown(game)
    assert game.decision.prompt == "assign combat damage, 8 left (465.2.c)"


def test_vilemaw_draws_as_it_holds() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Vilemaw"]})
    game = begin(board)
    end_turn(game)
    resolve(game)
    assert len(game.state.players[0].hand) == 2  # and the card of the turn


# Combat Experience


def test_824_1_c_combat_experience_counts_its_players_experience_and_ends_with_the_turn() -> None:
    """824.1.d: B, who has spent 2, has too little, whatever A has."""
    for spends, strength in ((False, 5), (True, 3)):
        board = Board(turn="B").player("A", xp=9)
        board.player("B", xp=6, base=["Crowd Favorite as Crowd", "Unit 2 as Mine"], hand=["Combat Experience"])
        game = begin(board)
        if spends:
            use(game, "Crowd")
            resolve(game)
        play(game, "Combat Experience", "Mine")
        resolve(game)
        assert might(game, "Mine") == strength
        end_turn(game)
        assert might(game, "Mine") == 2


def test_combat_experience_comes_in_response_and_not_without_energy() -> None:
    for pool, able in (("1 Energy", True), ("1 Calm", False)):
        board = Board(turn="B").player("A", base=["Unit 3 as Hero"], hand=["Combat Experience"], pool=pool)
        game = begin(board.player("B", hand=["Spell 0: deal 3 to a unit as Bolt"]))
        play(game, "Bolt")
        game.apply("pass")
        assert playable(game, "Combat Experience") is able
        if able:
            play(game, "Combat Experience")
            resolve(game)
            assert (where(game, "Hero"), might(game, "Hero")) == ("A's base", 4)


# Wuju Apprentice


def test_wuju_apprentice_hunts_and_draws_only_as_it_is_played() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Wuju Apprentice as Pupil"], xp=5)
    game = begin(board)
    move(game, "Pupil", field(1))
    pass_showdown(game)
    assert (game.state.players[0].xp, hand(game, "A")) == (6, [])


def test_824_1_c_wuju_apprentice_counts_its_controllers_experience() -> None:
    game = begin(Board(turn="A").player("A", hand=["Wuju Apprentice"], xp=5).player("B", xp=6))
    play(game, "Wuju Apprentice")
    assert game.state.chain == []
    assert hand(game, "A") == []


# Enthusiastic Promoter


def test_enthusiastic_promoter_buffs_nobody_as_he_conquers_or_stays_at_home() -> None:
    board = Board(turn="A").battlefield().battlefield(controller="A", units={"A": ["Unit 2 as Far"]})
    game = begin(board.player("A", base=["Enthusiastic Promoter as Fan", "Enthusiastic Promoter as Idle"]))
    move(game, "Fan", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert [might(game, name) for name in ("Fan", "Idle", "Far")] == [2, 2, 2]
    end_turn(game)
    end_turn(game)
    assert points(game) == [3, 0]
    assert [might(game, name) for name in ("Fan", "Idle", "Far")] == [3, 2, 2]
    end_turn(game)
    end_turn(game)
    assert might(game, "Fan") == 3  # 702.3: one buff is the most


def test_826_3_enthusiastic_promoter_is_assigned_damage_last() -> None:
    units = {"B": ["Enthusiastic Promoter as Fan", "Unit 2 as Front"]}
    board = Board(turn="A").battlefield(controller="B", units=units)
    game = begin(board.player("A", base=["Unit 2 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert [where(game, name) for name in ("Fan", "Front")] == ["battlefield 1", "B's trash"]
