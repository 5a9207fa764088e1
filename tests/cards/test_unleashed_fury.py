import pytest

from riftwright.core.decisions import D_ACT
from riftwright.core.events import DIED
from riftwright.core.ids import ASSAULT
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    end_turn,
    events,
    field,
    might,
    move,
    pass_showdown,
    play,
    playable,
    resolve,
    thing,
    where,
)


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


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


# Upstage Comedy


@pytest.mark.parametrize("chosen", ["Mine", "Foe"])
def test_upstage_comedy_readies_one_unit_anywhere(chosen: str) -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 exhausted as Foe"]})
    game = begin(board.player("A", base=["Unit 2 exhausted as Mine"], hand=["Upstage Comedy"], pool="3 Energy"))
    play(game, "Upstage Comedy", chosen)  # 2 more would be due for Repeat
    resolve(game)
    assert [exhausted(game, name) for name in ("Mine", "Foe")] == [chosen != "Mine", chosen != "Foe"]
    assert sum(game.state.players[0].pool) == 1


def test_upstage_comedy_is_for_your_own_turn_outside_showdowns() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Unit 2 as Raider"], hand=["Upstage Comedy"]))
    assert playable(game, "Upstage Comedy")
    move(game, "Raider", field(1))
    assert not playable(game, "Upstage Comedy")


# Scorchclaw


def test_scorchclaw_hunts_for_2_and_grows_from_3_experience_on() -> None:
    """823.1.c, 824.1.c: at once, with what it hunted itself."""
    board = Board(turn="A").battlefield().player("A", base=["Scorchclaw as Dog"], xp=1)
    game = begin(board)
    assert might(game, "Dog") == 3
    move(game, "Dog", field(1))
    pass_showdown(game)
    assert game.state.players[0].xp == 3
    assert might(game, "Dog") == 4


def test_824_1_c_scorchclaw_counts_its_controllers_experience() -> None:
    for seat in ("A", "B"):
        board = Board(turn="A").player("A", hand=["Scorchclaw as Dog"]).player(seat, xp=3)
        game = begin(board)
        play(game, "Dog")
        assert (might(game, "Dog"), exhausted(game, "Dog")) == ((4, False) if seat == "A" else (3, True))


# Square Up


def test_square_up_gives_assault_this_turn_and_may_be_repeated_on_another() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    board.player("A", base=["Unit 1 as One", "Unit 1 as Two"], hand=["Square Up", "Charm"], pool="4 Energy")
    game = begin(board)
    play(game, "Square Up", "yes", "One", "Two")
    assert where(game, "Charm") == "A's trash"
    resolve(game)
    assert [might(game, name) for name in ("One", "Two")] == [1, 1]  # they attack nobody
    move(game, "One", field(1))
    assert [might(game, name) for name in ("One", "Two")] == [5, 1]
    assert game.machine.keyword(thing(game, "Two"), ASSAULT) == 4
    pass_showdown(game)
    end_turn(game)
    assert game.machine.keyword(thing(game, "Two"), ASSAULT) == 0


def test_square_up_is_not_repeated_without_a_card_to_discard() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 1 as One"], hand=["Square Up"]))
    play(game, "Square Up")
    resolve(game)
    assert game.machine.keyword(thing(game, "One"), ASSAULT) == 4


# Grim Apothecary


def test_grim_apothecary_need_not_take_anybody_back() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Guard"]})
    game = begin(board.player("A", hand=["Grim Apothecary"]))
    play(game, "Grim Apothecary", "A's base", "no")
    resolve(game)
    assert [where(game, name) for name in ("Guard", "Grim Apothecary")] == ["battlefield 1", "A's base"]


def test_grim_apothecary_takes_back_no_enemy_and_nobody_from_a_base() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]})
    game = begin(board.player("A", base=["Unit 1"], hand=["Grim Apothecary"]))
    play(game, "Grim Apothecary")
    assert (game.decision.kind, game.state.chain) == (D_ACT, [])


def test_grim_apothecary_returns_a_unit_to_the_hand_of_its_owner_himself_too() -> None:
    for chosen, home in (("Loan", "B's hand"), ("Grim Apothecary", "A's hand")):
        board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 3 as Loan owned by B"]})
        game = begin(board.player("A", hand=["Grim Apothecary"]))
        play(game, "Grim Apothecary", "battlefield 1", "yes", chosen)
        resolve(game)
        assert where(game, chosen) == home
