"""708-711: Mighty, and becoming it."""

from riftwright.core.events import BECAME_MIGHTY
from riftwright.notation.board import Board
from tests.support import begin, choose, end_turn, events, field, might, move, pass_showdown, play, resolve


def test_709_a_unit_of_4_that_gets_1_more_becomes_mighty() -> None:
    board = Board(turn="A").player("A", base=["Unit 4 as Hero"], hand=["Spell 1: give a unit +1 as Boost"])
    game = begin(board)
    play(game, "Boost")
    resolve(game)
    assert len(events(game, BECAME_MIGHTY, "Hero")) == 1


def test_709_a_unit_of_5_that_gets_1_more_does_not() -> None:
    board = Board(turn="A").player("A", base=["Unit 5 as Hero"], hand=["Spell 1: give a unit +1 as Boost"])
    game = begin(board)
    play(game, "Boost")
    resolve(game)
    assert not events(game, BECAME_MIGHTY)


def test_710_a_unit_that_was_mighty_until_the_end_of_turn_becomes_it_again() -> None:
    boost = "Spell 1 [Reaction]: give a unit +1"
    board = Board(turn="A").player("A", base=["Unit 4 as Hero"], hand=[f"{boost} as One"])
    board.player("B", hand=[f"{boost} as Two"])
    game = begin(board)
    play(game, "One")
    resolve(game)
    end_turn(game)
    assert might(game, "Hero") == 4
    play(game, "Two")
    resolve(game)
    assert len(events(game, BECAME_MIGHTY, "Hero")) == 2


def test_709_attackers_become_mighty_by_assault() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    board.player("A", base=["Unit 3 [Assault 2] as Hero", "Fiora, Worthy as Fiora exhausted"])
    game = begin(board)
    move(game, "Hero", field(1))
    assert len(events(game, BECAME_MIGHTY, "Hero")) == 1  # heard as it happens, before the next cleanup
    choose(game, "no")
    pass_showdown(game)
    assert len(events(game, BECAME_MIGHTY, "Hero")) == 1


def test_709_entering_with_5_or_more_is_not_becoming_mighty() -> None:
    board = Board(turn="A").player("A", base=["Fiora, Worthy as Fiora exhausted"], hand=["Unit 6 as Giant"])
    game = begin(board)
    play(game, "Giant")
    assert not events(game, BECAME_MIGHTY)


def test_709_a_weak_unit_that_grew_while_nothing_listened_does_not_become_mighty_late() -> None:
    board = Board(turn="A").player(
        "A",
        base=["Unit 4 as Hero", "Fiora, Worthy as Fiora exhausted"],
        hand=["Spell 1: kill a unit as Ruin", "Spell 1: give a unit +1 as Boost", "Fiora, Worthy as Second"],
    )
    game = begin(board)
    play(game, "Ruin", "Fiora")
    resolve(game)
    assert game.state.weak == ()
    play(game, "Boost")
    resolve(game)
    assert len(events(game, BECAME_MIGHTY, "Hero")) == 1  # for the log
    play(game, "Second")
    assert game.decision.player == 0 and not game.state.chain
    assert len(events(game, BECAME_MIGHTY, "Hero")) == 1
