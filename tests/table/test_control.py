"""Priority control: what is passed by itself, and what never is."""

import pytest

from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.table.control import Control, ControlError, Stop
from tests.support import begin, choose, move, play

A, B = 0, 1


def with_a_reaction() -> Game:
    """A has played a spell, and B may answer it with another."""
    board = Board(turn="A").player("A", base=["Unit 3 as Scout"], hand=["Hextech Ray"])
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    board.player("B", hand=["Defy"], pool="9 Energy, 9 any")
    game = begin(board)
    play(game, "Hextech Ray")
    if game.decision.player == A:
        choose(game, "pass")
    return game


def test_what_could_only_be_passed_is_passed() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 3 as Scout"], pool="", hand=[])
    game = begin(board)
    move(game, "Scout", 8)
    assert game.decision.player == A
    assert Control().passes(game, A)


def test_a_legal_reaction_is_never_passed_over_unasked() -> None:
    game = with_a_reaction()
    assert game.decision.player == B
    assert any(option.key.startswith("play") for option in game.decision.options)
    assert not Control().passes(game, B)


@pytest.mark.parametrize("command", ["until on", "stop theirs main off"])
def test_it_is_passed_over_where_the_seat_asked_for_that(command: str) -> None:
    game = with_a_reaction()
    control = Control()
    control.obey(command, len(game.log))
    assert control.passes(game, B)


def test_a_stop_of_ones_own_turn_is_another_than_that_of_theirs() -> None:
    game = with_a_reaction()
    control = Control()
    control.obey("stop mine main off", len(game.log))
    assert not control.passes(game, B)
    control.obey("stop theirs main off", len(game.log))
    assert control.skipped == {Stop("mine", "main"), Stop("theirs", "main")}
    control.obey("stop theirs main on", len(game.log))
    assert not control.passes(game, B)


@pytest.mark.parametrize("command", ["hold on", "full on"])
def test_hold_and_full_control_ask_where_nothing_can_be_done(command: str) -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 3 as Scout"], pool="", hand=[])
    game = begin(board)
    move(game, "Scout", 8)
    control = Control()
    control.obey(command, len(game.log))
    assert not control.passes(game, A)


def test_hold_is_over_with_the_showdown_and_full_control_is_not() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 3 as Scout"], pool="", hand=[])
    game = begin(board)
    move(game, "Scout", 8)
    control = Control()
    control.obey("hold on", len(game.log))
    control.obey("full on", len(game.log))
    assert control.over(game, A) == []
    choose(game, "pass")
    choose(game, "pass")
    assert control.over(game, A) == ["hold off"]


def test_passing_until_something_happens_ends_with_what_an_opponent_does_and_not_with_what_one_does_oneself() -> None:
    board = Board(turn="A").battlefield().battlefield(controller="B")
    board.player("A", base=["Unit 3 as Scout"]).player("B", hand=["Defy"], pool="9 Energy, 9 any")
    game = begin(board)
    control, theirs = Control(), Control()
    control.obey("until on", len(game.log))
    theirs.obey("until on", len(game.log))
    move(game, "Scout", 8)
    assert theirs.over(game, B) == ["until off"]  # a Showdown begins: A's doing
    assert control.over(game, A) == []


@pytest.mark.parametrize(
    "command", ["", "on", "full", "full maybe", "stop mine lunch off", "stop ours main off", "x on"]
)
def test_a_command_that_is_none_says_what_there_is(command: str) -> None:
    with pytest.raises(ControlError, match="no command"):
        Control().obey(command, 0)
