from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
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
    resolve,
    thing,
    usable,
    use,
    where,
)

# Call to Battle


def call_board() -> Board:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Foe"]})
    return board.player("A", base=["Unit 5 as Hero"], hand=["Call to Battle"])


def test_call_to_battle_moves_a_unit_of_each_to_a_battlefield_you_control() -> None:
    game = begin(call_board().player("B", base=["Unit 1 as Other"]))
    play(game, "Call to Battle")  # Hero is the only unit that is not there yet
    game.apply("pass")
    game.apply("pass")
    assert decides(game) == "B"  # 355.10.e: on resolution
    choose(game, "Foe")
    assert where(game, "Hero") == where(game, "Foe") == "battlefield 1"
    assert game.state.objects[thing(game, "Foe")].attacking  # they contested it
    pass_showdown(game)
    choose(game, "Guard")  # Foe's 2 damage
    assert where(game, "Foe") == "B's trash"
    assert controller(game, 1) == "A"


def test_355_4_a_call_to_battle_cannot_move_a_unit_to_where_it_is() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Foe"]})
    assert not playable(begin(board.player("A", hand=["Call to Battle"])), "Call to Battle")


def test_355_16_call_to_battle_offers_only_units_that_have_somewhere_to_go() -> None:
    game = begin(call_board().player("A", base=["Unit 4 as Second"]))
    play(game, "Call to Battle")
    assert offered(game, "Hero") and offered(game, "Second")
    assert not offered(game, "Guard")


def test_359_3_e_14_a_call_to_battle_moves_nobody_where_its_unit_has_left() -> None:
    game = begin(call_board().player("B", hand=["Spell 0 [Reaction]: kill a unit"]))
    play(game, "Call to Battle")
    game.apply("pass")
    play(game, "Spell 0 [Reaction]: kill a unit", "Hero")
    resolve(game)
    assert where(game, "Hero") == "A's trash"
    assert where(game, "Foe") == "battlefield 2"


def test_call_to_battle_moves_yours_where_the_opponent_has_no_unit() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    game = begin(board.player("A", base=["Unit 5 as Hero"], hand=["Call to Battle"]))
    play(game, "Call to Battle")
    resolve(game)
    assert where(game, "Hero") == "battlefield 1"
    assert game.state.showdown < 0


# Irresistible Faefolk


def test_irresistible_faefolk_pulls_an_enemy_and_is_the_attacker() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Irresistible Faefolk as Fae"])
    game = begin(board.player("B", base=["Unit 3 as Prey"]))
    move(game, "Fae", field(1))
    choose(game, "yes")
    resolve(game)
    assert where(game, "Prey") == "battlefield 1"
    assert game.state.objects[thing(game, "Fae")].attacking
    assert game.state.objects[thing(game, "Prey")].defending


def test_irresistible_faefolk_may_pull_nobody() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Irresistible Faefolk as Fae"])
    game = begin(board.player("B", base=["Unit 3 as Prey"]))
    move(game, "Fae", field(1))
    choose(game, "no")
    pass_showdown(game)
    assert where(game, "Prey") == "B's base"
    assert controller(game, 1) == "A"


def test_irresistible_faefolk_pulls_nobody_as_it_goes_home() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Irresistible Faefolk as Fae"]})
    game = begin(board.player("B", base=["Unit 3 as Prey"]))
    move(game, "Fae", 0)
    assert game.state.chain == []


def test_355_4_a_irresistible_faefolk_cannot_choose_a_unit_that_is_there_already() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as There"]})
    game = begin(board.player("A", base=["Irresistible Faefolk as Fae"]))
    move(game, "Fae", field(1))
    assert not offered(game, "yes")  # nobody else to choose: 402.4
    assert where(game, "There") == "battlefield 1"


def test_359_3_f_3_irresistible_faefolk_remembers_the_battlefield_it_moved_to() -> None:
    kill = "Spell 0 [Reaction]: kill a unit"
    board = Board(turn="A").battlefield().battlefield().player("A", base=["Irresistible Faefolk as Fae"])
    game = begin(board.player("B", base=["Unit 3 as Prey"], hand=[kill]))
    move(game, "Fae", field(2))
    choose(game, "yes")
    game.apply("pass")
    play(game, kill, "Fae")
    resolve(game)
    assert where(game, "Fae") == "A's trash"
    assert where(game, "Prey") == "battlefield 2"


# Nidalee, Cat Form


def nidalee_board(enemy: str) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": [enemy]})
    return board.player("A", base=["Nidalee, Cat Form as Nidalee", "Unit 5 as Hero"], deck=["Charm"])


def test_466_3_c_nidalee_draws_as_she_wins_a_combat() -> None:
    game = begin(nidalee_board("Unit 2"))
    move(game, "Nidalee", field(1))
    pass_showdown(game)
    assert hand(game, "A") == ["Charm"]


def test_nidalee_draws_nothing_where_she_has_died_or_was_elsewhere() -> None:
    game = begin(nidalee_board("Unit 4"))
    move(game, "Nidalee", field(1), "Hero")
    pass_showdown(game)
    choose(game, "Nidalee")
    assert where(game, "Nidalee") == "A's trash"
    assert hand(game, "A") == []

    game = begin(nidalee_board("Unit 2"))
    move(game, "Hero", field(1))
    pass_showdown(game)
    assert where(game, "Hero") == "battlefield 1"
    assert hand(game, "A") == []


# Repulse


def repulsed(spell: str, *answers: str) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as One", "Unit 3 as Two"]})
    game = begin(board.player("A", base=["Unit 3 as Mine"], hand=[spell]).player("B", hand=["Repulse"]))
    play(game, spell, *answers)
    game.apply("pass")
    return game


def test_repulse_counters_what_chooses_the_unit_alone() -> None:
    game = repulsed("Spell 0: deal 3 to a unit", "One")
    play(game, "Repulse")
    choose(game, *([] if game.decision.options[0].key == "pass" else ["One"]))
    resolve(game)
    assert where(game, "One") == "battlefield 1"


def test_repulse_counters_nothing_that_chooses_another_friendly_unit_too() -> None:
    assert not playable(repulsed("Falling Star", "One", "Two"), "Repulse")
    assert not playable(repulsed("Spell 0: deal 3 to a unit", "Mine"), "Repulse")
    assert not playable(repulsed("Spell 0: deal 1 to all enemy units"), "Repulse")


# Targonian Visionary, Crowd Favorite


def test_824_1_d_targonian_visionary_is_small_again_once_experience_is_spent() -> None:
    board = Board(turn="A").player("A", base=["Targonian Visionary as Seer", "Crowd Favorite as Crowd"], xp=12)
    game = begin(board.player("B", base=["Targonian Visionary as Foe"]))
    assert [might(game, name) for name in ("Seer", "Foe")] == [10, 6]
    use(game, "Crowd")
    assert [might(game, name) for name in ("Seer", "Crowd")] == [6, 3]  # a cost is paid at once (357)
    resolve(game)
    assert [might(game, name) for name in ("Seer", "Crowd")] == [6, 4]


def test_crowd_favorite_needs_two_experience_of_its_controller_on_their_turn() -> None:
    for turn, xp, able in (("A", {"A": 2}, True), ("A", {"A": 1, "B": 9}, False), ("B", {"A": 2}, False)):
        board = Board(turn=turn).player("A", base=["Crowd Favorite as Crowd"])
        for seat, amount in xp.items():
            board.player(seat, xp=amount)
        game = begin(board.player("B", hand=["Spell 0: nothing as Idea"]))
        if turn == "B":
            play(game, "Idea")
            game.apply("pass")
        assert usable(game, "Crowd") is able


def test_crowd_favorite_hunts_for_1_and_buffs_itself_for_good() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Crowd Favorite as Crowd", "Unit 1 as Page"], xp=1)
    game = begin(board)
    move(game, "Crowd", field(1))
    pass_showdown(game)
    assert game.state.players[0].xp == 2
    use(game, "Crowd")
    resolve(game)
    end_turn(game)
    assert [might(game, name) for name in ("Crowd", "Page")] == [4, 1]
