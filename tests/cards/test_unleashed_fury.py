from riftwright.core.events import DIED
from riftwright.notation.board import Board
from tests.support import begin, end_turn, events, play, playable, resolve, thing, where

# Smite


def test_smite_banishes_a_unit_that_would_die() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}).player("A", hand=["Smite"])
    game = begin(board)
    play(game, "Smite")
    resolve(game)
    assert where(game, "Guard") == "B's banishment"
    assert events(game, DIED) == []


def test_smite_banishes_it_also_where_something_else_kills_it_later_this_turn() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    game = begin(board.player("A", hand=["Smite", "Spell 0: kill a unit as Blade"]))
    play(game, "Smite")
    resolve(game)
    assert where(game, "Guard") == "battlefield 1"
    play(game, "Blade")
    resolve(game)
    assert where(game, "Guard") == "B's banishment"


def test_smite_no_longer_banishes_on_a_later_turn() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]}).player("A", hand=["Smite"])
    game = begin(board.player("B", hand=["Spell 0: kill a unit as Blade"]))
    play(game, "Smite")
    resolve(game)
    end_turn(game)
    play(game, "Blade")
    resolve(game)
    assert where(game, "Guard") == "B's trash"


def test_smite_reaches_no_unit_in_a_base() -> None:
    assert not playable(begin(Board(turn="A").player("A", hand=["Smite"]).player("B", base=["Unit 3"])), "Smite")


# Lotus Trap


def test_lotus_trap_doubles_all_damage_to_the_unit_this_turn() -> None:
    bolts = ["Spell 0: deal 2 to a unit as Bolt", "Spell 0: deal 1 to a unit as Spark"]
    game = begin(Board(turn="A").player("A", hand=["Lotus Trap", *bolts]).player("B", base=["Unit 9 as Guard"]))
    play(game, "Lotus Trap")
    resolve(game)
    play(game, "Bolt")
    resolve(game)
    play(game, "Spark")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 6


def test_lotus_trap_doubles_nothing_for_others_and_nothing_later() -> None:
    board = Board(turn="A").player("A", hand=["Lotus Trap", "Spell 0: deal 2 to a unit as Bolt"])
    board.player("B", base=["Unit 9 as Guard", "Unit 9 as Other"], hand=["Spell 0: deal 1 to a unit as Spark"])
    game = begin(board)
    play(game, "Lotus Trap", "Guard")
    resolve(game)
    play(game, "Bolt", "Other")
    resolve(game)
    assert game.state.objects[thing(game, "Other")].damage == 2
    end_turn(game)
    play(game, "Spark", "Guard")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].damage == 1
