"""XP (728-733)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.conditions import Both, Legion, Level
from riftwright.effects.costs import SpendXP
from riftwright.effects.instructions import GainXP
from riftwright.effects.triggers import WhenIConquer
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.plays import EDITIONS, casting, two_battlefields, unit
from tests.support import begin, events, field, hand, move, pass_showdown, play, points, resolve, usable, use


@pytest.mark.parametrize("edition", EDITIONS)
def test_730_xp_is_gained_and_spent_as_a_cost(edition: str) -> None:
    """729, 730.1, 730.2, 733: any amount may be had; a cost of XP is paid out of it, and not without it."""
    stage = two_battlefields(edition=edition)
    stage.player("A", xp=100)
    scholar = unit("Scholar", 1, build.use(Cost(parts=(SpendXP(60),)), build.draw(1)))
    stage.add("A", scholar, "base", "Scholar")
    game = stage.begin()
    use(game, "Scholar")
    resolve(game)
    assert game.state.players[0].xp == 40
    assert len(hand(game, "A")) == 1
    assert not usable(game, "Scholar")
    assert [e.amount for e in events(game, ev.XP_SPENT)] == [60]


def test_732_teammates_do_not_share_xp() -> None:
    stage = two_battlefields(mode="magma")
    game = casting(stage, GainXP(3))
    assert [p.xp for p in game.state.players] == [3, 0, 0, 0]


def test_731_xp_is_no_object() -> None:
    """731, 731.1: it is a number of the player's, in no zone, so that nothing can choose or ready it."""

    def stage(xp: int) -> Game:
        return begin(
            Board(turn="A").player("A", xp=xp, hand=["Spell: kill a unit as Blade", "Spell: ready a unit as Call"])
        )

    game = stage(5)
    assert len(game.state.objects) == len(stage(0).state.objects)
    assert not [o for o in game.decision.options if o.key.startswith("play:")]


def test_729_2_every_player_sees_how_much_there_is() -> None:
    game = begin(Board(turn="A").player("A", xp=5))
    assert game.view(1).players[0].xp == 5


def test_730_2_crowd_favorite_spends_two_for_a_buff() -> None:
    game = begin(Board(turn="A").player("A", xp=3, base=["Crowd Favorite as Crowd"]))
    use(game, "Crowd")
    resolve(game)
    assert game.state.objects[game.state.labels[0][0]].buffs == 1
    assert game.state.players[0].xp == 1
    assert not usable(game, "Crowd")


@pytest.mark.parametrize(("xp", "before", "drawn"), [(11, True, 1), (11, False, 0), (10, True, 0)])
def test_727_1_b_3_an_ability_of_two_dependent_keywords_needs_both(xp: int, before: bool, drawn: int) -> None:
    """727.1.b.3, 727.1.c.1: Level 11 and Legion, on an ability that triggers as it conquers."""
    stage = two_battlefields()
    both = Both(Level(11), Legion())
    stage.add("A", unit("Hero", 3, build.when(WhenIConquer(), build.draw(1), condition=both)), "base", "Hero")
    stage.player("A", xp=xp, hand=["Spell: buff a unit as First"])
    game = stage.begin()
    if before:
        play(game, "First")
        resolve(game)
    move(game, "Hero", field(1))
    pass_showdown(game)
    assert points(game) == [1, 0]
    assert len(hand(game, "A")) == drawn + (0 if before else 1)
