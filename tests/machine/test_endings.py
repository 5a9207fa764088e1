"""Positions in which a game could go on for ever, or get stuck, and does not."""

import pytest

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.combat import CONTROL
from tests.machine import invariants
from tests.machine.games import EDITIONS, Setting


@pytest.mark.parametrize("edition", EDITIONS)
def test_348_2_a_teammates_who_remain_together_settle_control(edition: str) -> None:
    board = Board(turn="A", mode="magma", edition=edition)
    board.battlefield(contested="A", units={"A": ["Unit 2"], "C": ["Unit 3"]})
    game = Game.from_state(board.battlefield().battlefield().cleanup().state())
    for _ in range(4):
        assert game.state.showdown == 0
        game.apply("pass")
    assert game.state.showdown < 0
    assert game.state.battlefields[0].controller == 0
    assert game.state.battlefields[0].contested < 0
    assert game.state.points == [1, 0]


def test_652_4_nobody_responds_to_what_left_with_its_player() -> None:
    board = Board(turn="A", mode="skirmish")
    board.battlefield(controller="B", units={"B": ["Unit 2"]}).battlefield().battlefield()
    board.player("A", base=["Unit 1"]).chain("A", "Spell 0: draw 1")
    game = Game.from_state(board.state())
    game.apply("pass")
    assert game.decision.kind == D_PRIORITY
    assert game.decision.player == 1
    game.concede(0)
    assert game.state.chain == []
    assert game.decision.kind == D_ACT
    assert game.decision.player == 1


@pytest.mark.parametrize("edition", EDITIONS)
def test_466_5_units_that_came_after_the_result_contest_anew(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 2"], "A": ["Unit 3"]}).battlefield()
    s = board.showdown(1, focus="A", attacker="A", defender="B").state()
    s.tasks.pop()  # the showdown is over
    combat = s.tasks[-1]
    combat.step = CONTROL
    game = Game.from_state(s)
    assert game.state.battlefields[0].controller == 1
    assert (game.state.showdown, game.state.combat, game.state.attacker) == (0, True, 0)
    assert game.decision.kind == D_FOCUS


def test_652_a_game_that_somebody_has_left_can_be_saved_and_goes_on() -> None:
    game = Setting("skirmish", "2026-10-16", 1).new(log=False)
    while game.state.turn < 5:
        game.apply(len(game.decision.options) - 1)
    game.concede(0)
    again = Game.load(game.save())
    assert again.save() == game.save()
    assert "Blank Battlefield" in {face.name for face in again.state.faces}
    assert invariants.problems(again) == []
