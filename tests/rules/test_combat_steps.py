"""Combat step by step (459-466), and what scoring is (467-471), told by the order of what happens."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import THIS_COMBAT
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.triggers import WhenIAttack, WhenIDefend
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import points as scoring
from riftwright.rules.actions import status
from tests.rules.plays import EDITIONS, GO, JULY, When, two_battlefields, unit
from tests.support import (
    begin,
    choose,
    controller,
    end_turn,
    events,
    field,
    hand,
    move,
    pass_showdown,
    play,
    resolve,
    thing,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def kinds(game: Game, *wanted: int) -> list[int]:
    """Those kinds of event, in the order in which they happened."""
    return [event.kind for event in game.log if event.kind in wanted]


# When a combat occurs (460, 461, 464.1)


@every_edition
def test_460_a_staged_combat_begins_in_a_cleanup_without_a_chain(edition: str) -> None:
    """460, 461, 464.1, 464.2: the units meet, the cleanup after the move stages the combat and opens it."""
    board = Board(turn="A", edition=edition).battlefield(controller="B", units={"B": ["Unit 2 as Guard"]})
    game = begin(board.player("A", base=["Unit 3 [Move: draw 1] as Raider"]))
    game.apply(f"move:{thing(game, 'Raider')}:{field(1)}")
    assert events(game, ev.COMBAT_BEGAN) == []  # an item is on the chain
    assert game.state.battlefields[0].combat_staged
    resolve(game)
    assert game.state.combat
    order = kinds(game, ev.COMBAT_STAGED, ev.COMBAT_BEGAN, ev.ATTACKS)
    assert order == [ev.COMBAT_STAGED, ev.COMBAT_BEGAN, ev.ATTACKS]


@every_edition
def test_460_1_at_an_ongoing_showdown_it_becomes_a_combat_showdown(edition: str) -> None:
    """460.1, 464.1, 464.2: no new showdown begins."""
    board = Board(turn="A", edition=edition).battlefield().player("A", base=["Unit 3 as Raider"])
    game = begin(board.player("B", base=["Unit 2 as Guard"], hand=[GO]))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, GO)
    resolve(game)
    assert game.state.combat
    assert len(events(game, ev.SHOWDOWN_BEGAN)) == len(events(game, ev.CONVERTED)) == 1
    assert (game.state.attacker, game.state.defender) == (0, 1)


@pytest.mark.parametrize("edition", EDITIONS[1:])
def test_461_3_staged_together_they_open_as_a_combat_showdown(edition: str) -> None:
    """461.3, 464.1: a Showdown and a Combat that are staged at the same battlefield are one window."""
    board = Board(turn="A", edition=edition).battlefield(controller="B", units={"B": ["Unit 2 as Guard"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"]))
    move(game, "Raider", field(1))
    assert len(events(game, ev.COMBAT_BEGAN)) == 1
    assert [event.rule for event in events(game, ev.SHOWDOWN_BEGAN)] == ["464.2.b"]
    pass_showdown(game)
    assert len(events(game, ev.SHOWDOWN_BEGAN)) == 1


# The tasks of its opening (464.2)


def test_464_2_a_the_tasks_of_the_opening_come_in_their_order() -> None:
    """464.2.b-e, 464.2.c.2, 464.2.c.3, 464.2.f, 464.2.g: start effects, designations, Focus, then the Combat Chain,
    which is played out before anybody passes Focus.
    """
    stage = two_battlefields(edition=JULY)
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Post"]})
    stage.add("B", unit("Guard", 2, build.when(WhenIDefend(), build.draw(1))), 3, "Guard")
    stage.add("A", unit("Raider", 3, build.when(WhenIAttack(), build.draw(1))), "base", "Raider")
    stage.add("A", unit("Herald", 1, build.when(When(ev.SHOWDOWN_BEGAN), build.draw(1))), "base")
    game = stage.begin()
    move(game, "Raider", field(3))
    order = kinds(
        game, ev.SHOWDOWN_BEGAN, ev.ATTACKS, ev.PLAYER_ATTACKS, ev.PLAYER_DEFENDS, ev.FOCUS_GAINED, ev.TRIGGERED
    )
    assert order == [
        ev.SHOWDOWN_BEGAN,
        ev.ATTACKS,
        ev.PLAYER_ATTACKS,
        ev.PLAYER_DEFENDS,
        ev.FOCUS_GAINED,
        ev.TRIGGERED,
        ev.TRIGGERED,
        ev.TRIGGERED,
    ]
    assert game.state.closed  # 464.2.f
    assert game.state.defender == 1  # 464.2.c.2
    assert {event.obj for event in events(game, ev.DEFENDS)} == {thing(game, "Guard"), thing(game, "Post")}
    while game.state.chain:  # 464.2.g
        game.apply("pass")
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (2, 1)
    assert (game.state.focus, game.state.showdown) == (0, 2)


# The damage step (465)


@every_edition
def test_465_2_a_each_side_assigns_as_much_as_its_units_have_together(edition: str) -> None:
    """465.2.a, 465.2.b, 465.2.c.1.a: and nothing is dealt before both have assigned."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 4 as Guard", "Unit 3 as Page"]})
    game = begin(board.player("A", base=["Unit 5 as Raider", "Unit 1 as Squire"]))
    move(game, "Raider", field(1), "Squire")
    pass_showdown(game)
    choose(game, "Guard")
    assigned = events(game, ev.ASSIGNED)
    by_side = [sum(event.amount for event in assigned if event.player == player) for player in (0, 1)]
    assert by_side == [6, 7]
    order = kinds(game, ev.ASSIGNED, ev.DAMAGED)
    assert order == [ev.ASSIGNED] * 4 + [ev.DAMAGED] * 4


# The resolution step (466)


@every_edition
def test_466_6_what_control_has_triggered_resolves_before_the_combat_ends(edition: str) -> None:
    """466.4, 466.6, 466.7, 466.7.a: the winner conquers, its ability resolves, and only then designations go."""
    board = Board(turn="A", edition=edition).battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    game = begin(board.player("A", base=["Unit 3 [Conquer: draw 1] as Raider"]))
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    assert game.state.combat
    assert game.state.objects[thing(game, "Raider")].attacking
    resolve(game)
    assert not game.state.combat
    assert not game.state.objects[thing(game, "Raider")].attacking
    order = kinds(game, ev.COMBAT_WON, ev.CONTROL_ESTABLISHED, ev.CONQUERED, ev.DRAWN, ev.COMBAT_ENDED)
    assert order == [ev.COMBAT_WON, ev.CONTROL_ESTABLISHED, ev.CONQUERED, ev.DRAWN, ev.COMBAT_ENDED]


def test_466_7_b_end_of_combat_effects_take_place_before_what_lasts_for_the_combat_expires() -> None:
    """466.7.a, 466.7.b, 466.7.c: designations are gone by then; all that expires does so at once."""
    stage = two_battlefields(edition=JULY)
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Guard"]})
    stage.add("A", unit("Witness", 1, build.when(When(ev.COMBAT_ENDED), build.draw(1))), "base")
    stage.player("A", base=["Unit 4 as Raider", "Unit 4 as Squire"])
    game = stage.begin()
    move(game, "Raider", field(3), "Squire")
    for name in ("Raider", "Squire"):
        status.give(game.machine, thing(game, name), Mod(THIS_COMBAT, game.state.next_serial(), might=1))
    pass_showdown(game)
    choose(game, "Raider")
    order = kinds(game, ev.COMBAT_ENDED, ev.TRIGGERED, ev.EXPIRED, ev.DRAWN)
    assert order == [ev.COMBAT_ENDED, ev.TRIGGERED, ev.EXPIRED, ev.EXPIRED]
    resolve(game)
    assert len(hand(game, "A")) == 1


# Scoring (467-471)


@every_edition
def test_468_1_every_score_is_a_gain_of_a_point(edition: str) -> None:
    """468, 468.1, 469.1.b, 471.1, 471.2.a, 471.2.b: by a conquest, and by a hold at the start of the next turn."""
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    board.player("A", base=["Unit 3 [Conquer: draw 1] [Hold: draw 1] as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)
    order = kinds(game, ev.CONTROL_ESTABLISHED, ev.POINT_GAINED, ev.CONQUERED, ev.DRAWN)
    assert order == [ev.CONTROL_ESTABLISHED, ev.POINT_GAINED, ev.CONQUERED, ev.DRAWN]
    assert (controller(game, 1), game.state.points[0]) == ("A", 1)
    end_turn(game)
    game.apply("end")
    assert kinds(game, ev.POINT_GAINED, ev.HELD) == [ev.POINT_GAINED, ev.POINT_GAINED, ev.HELD]
    assert game.state.points[0] == 2


def test_468_1_who_gains_no_points_scores_all_the_same() -> None:
    """471.2: the point is one of the two things that occur; abilities trigger as well (Tianna Crownguard)."""
    board = Board(turn="A", edition=JULY).battlefield()
    board.battlefield(controller="B", units={"B": ["Tianna Crownguard"]})
    game = begin(board.player("A", base=["Unit 3 [Conquer: draw 1] as Scout"]))
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)
    assert (game.state.points[0], len(hand(game, "A"))) == (0, 1)
    assert not scoring.may_score(game.machine, game.state.battlefields[0], 0)  # 470
