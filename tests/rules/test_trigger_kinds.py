"""The named kinds of triggered abilities (383.4): Play, Targeting, Conquer, Hold, Attack and Defend."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_PRIORITY
from riftwright.core.nodes import Ability
from riftwright.effects import build
from riftwright.effects.conditions import FightingAlone
from riftwright.effects.subjects import ME
from riftwright.effects.triggers import WhenIAttack, WhenIDefend, WhenYouConquer
from riftwright.notation.board import Board
from tests.rules.plays import EDITIONS, GO, HOME, Stage, When, gear, obj, two_battlefields, unit
from tests.support import (
    begin,
    events,
    field,
    hand,
    move,
    pass_showdown,
    play,
    points,
    resolve,
    resolve_top,
    thing,
    where,
)


def drawing(kind: int) -> Ability:
    """Draw 1 whenever something of that kind happens."""
    return build.when(When(kind), build.draw(1))


@pytest.mark.parametrize("card", ["Unit 1 [Play: draw 1]", "Gear [Play: draw 1]"])
def test_383_4_a_2_play_effects_are_pending_once_their_permanent_has_entered(card: str) -> None:
    game = begin(Board(turn="A", edition="2026-07-16").player("A", hand=[f"{card} as New"]))
    play(game, "New")
    order = [e.kind for e in game.log if e.kind in (ev.ENTERED, ev.TRIGGERED, ev.ITEM_ADDED)]
    assert order == [ev.ITEM_ADDED, ev.ENTERED, ev.TRIGGERED, ev.ITEM_ADDED]
    assert where(game, "New") == "A's base"
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_383_4_b_3_what_is_affected_without_being_targeted_triggers_nothing() -> None:
    for text, triggered in (("deal 1 to an enemy unit", True), ("deal 1 to all enemy units", False)):
        stage = two_battlefields()
        stage.add("B", unit("Proud", 5, build.when(When(ev.CHOSEN, mine=True), build.give(2, ME))), "base", "Proud")
        stage.player("A", hand=[f"Spell: {text} as Spark"])
        game = stage.begin()
        play(game, "Spark")
        resolve(game)
        assert bool(events(game, ev.TRIGGERED)) is triggered


def conquering() -> Board:
    """A conquers battlefield 1 with Scout; Idle is in the base, and Away at battlefield 2."""
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.battlefield(controller="A", units={"A": ["Unit 2 [Conquer: draw 1] as Away"]})
    return board.player("A", base=["Unit 3 [Conquer: draw 1] as Scout", "Unit 3 [Conquer: draw 1] as Idle"])


def test_383_4_c_2_a_conquer_effects_of_units_are_those_of_units_that_were_there() -> None:
    """383.4.c.2, 383.4.c.2.a: pending once control and the point are gained."""
    game = begin(conquering())
    move(game, "Scout", field(1))
    pass_showdown(game)
    told = (ev.CONTROL_ESTABLISHED, ev.POINT_GAINED, ev.CONQUERED, ev.TRIGGERED)
    assert [e.kind for e in game.log if e.kind in told] == list(told)
    assert len(events(game, ev.TRIGGERED, "Scout")) == 1
    assert points(game) == [1, 0]


def test_383_4_c_2_b_conquer_effects_about_the_player_trigger_wherever_they_are() -> None:
    stage = Stage()
    stage.battlefield()
    stage.add("A", gear("Banner", build.when(WhenYouConquer(), build.draw(1))), "base", "Banner")
    stage.add("B", gear("Pennant", build.when(WhenYouConquer(), build.draw(1))), "base", "Pennant")
    stage.player("A", base=["Unit 3 as Scout"])
    game = stage.begin()
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)
    assert (hand(game, "A"), hand(game, "B")) == (["Filler"], [])


def test_383_4_d_2_a_hold_effects_of_units_are_those_of_units_that_were_there() -> None:
    """383.4.d.2, 383.4.d.2.a: pending once the point of the Hold is gained, in the Beginning Phase."""
    board = Board(turn="B", edition="2026-07-16")
    board.battlefield(controller="A", units={"A": ["Unit 2 [Hold: buff me] as Keeper"]})
    game = begin(board.player("A", base=["Unit 3 [Hold: buff me] as Idle"]))
    game.apply("end")
    told = (ev.POINT_GAINED, ev.HELD, ev.TRIGGERED)
    assert [e.kind for e in game.log if e.kind in told] == list(told)
    resolve(game)
    assert (obj(game, "Keeper").buffs, obj(game, "Idle").buffs) == (1, 0)


def test_383_4_d_2_b_hold_effects_about_the_player_trigger_wherever_they_are() -> None:
    stage = Stage(turn="B")
    stage.battlefield(controller="A", units={"A": ["Unit 2"]})
    stage.add("A", gear("Banner", drawing(ev.HELD)), "base", "Banner")
    game = stage.begin()
    game.apply("end")
    assert [e.obj for e in events(game, ev.TRIGGERED)] == [thing(game, "Banner")]


@pytest.mark.parametrize("edition", EDITIONS)
def test_383_4_e_2_and_383_4_f_2_attack_and_defend_triggers_are_pending_as_designations_are_gained(
    edition: str,
) -> None:
    """383.4.e, 383.4.e.2, 383.4.f, 383.4.f.2: of units."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 9 [Defend: draw 1] as Guard"]})
    game = begin(board.player("A", base=["Unit 3 [Attack: draw 1] as Raider"]))
    move(game, "Raider", field(1))
    told = (ev.ATTACKS, ev.DEFENDS, ev.TRIGGERED)
    kinds = [e.kind for e in game.log if e.kind in told]
    assert (sorted(kinds[:2]), kinds[2:]) == ([ev.ATTACKS, ev.DEFENDS], [ev.TRIGGERED, ev.TRIGGERED])
    assert game.decision.kind == D_PRIORITY
    resolve(game)
    assert (hand(game, "A"), hand(game, "B")) == (["Filler"], ["Filler"])


def test_383_4_e_1_and_383_4_f_1_players_attack_and_defend_too() -> None:
    """383.4.e, 383.4.e.1, 383.4.f, 383.4.f.1: once in a combat, however many units there are."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9", "Unit 9"]})
    stage.add("A", gear("Horn", drawing(ev.PLAYER_ATTACKS)), "base")
    stage.add("B", gear("Wall", drawing(ev.PLAYER_DEFENDS)), "base")
    stage.player("A", base=["Unit 1 as One", "Unit 1 as Two"])
    game = stage.begin()
    move(game, "One", field(1), "Two")
    resolve(game)
    assert (hand(game, "A"), hand(game, "B")) == (["Filler"], ["Filler"])


def alone(kind: str) -> Ability:
    """When I attack, or defend, alone, draw 1."""
    trigger = WhenIAttack() if kind == "attack" else WhenIDefend()
    return build.when(trigger, build.draw(1), condition=FightingAlone())


@pytest.mark.parametrize("company", [True, False])
def test_383_4_e_2_b_a_requirement_is_looked_at_as_the_unit_attacks_and_not_later(company: bool) -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.add("A", unit("Wolf", 2, alone("attack")), "base", "Wolf")
    stage.player("A", base=["Unit 1 as Cub"], hand=[HOME])
    game = stage.begin()
    move(game, "Wolf", field(1), *(["Cub"] if company else []))
    resolve(game)
    drawn = [] if company else ["Filler"]
    assert [card for card in hand(game, "A") if card == "Filler"] == drawn
    if company:
        play(game, HOME, "Cub")  # alone from now on, and it does not trigger in this combat any more
        resolve(game)
        assert hand(game, "A") == []


@pytest.mark.parametrize("company", [True, False])
def test_383_4_f_2_b_a_requirement_is_looked_at_as_the_unit_defends_and_not_later(company: bool) -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 1 as Cub"] if company else []})
    stage.add("B", unit("Wolf", 2, alone("defend")), 1, "Wolf")
    stage.player("A", base=["Unit 9 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    resolve(game)
    assert hand(game, "B") == ([] if company else ["Filler"])


def test_383_4_f_2_a_a_unit_defends_once_in_a_combat_also_if_it_leaves_and_returns() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 [Defend: draw 1] as Guard", "Unit 9 as Other"]})
    stage.player("A", base=["Unit 3 as Raider"]).player("B", hand=[HOME, GO])
    game = stage.begin()
    move(game, "Raider", field(1))
    resolve(game)
    assert hand(game, "B").count("Filler") == 1
    game.apply("pass")
    play(game, HOME, "Guard")
    resolve(game)
    assert not obj(game, "Guard").defending
    game.apply("pass")
    play(game, GO)
    resolve_top(game)
    assert obj(game, "Guard").defending
    assert hand(game, "B").count("Filler") == 1


def test_383_4_g_1_what_is_activated_needs_the_rest_of_its_condition() -> None:
    """383.4.g, 383.4.g.1: Wolf would have to be alone in a fight, and there is none."""
    stage = Stage(turn="B")
    stage.battlefield("Reckoner's Arena", controller="A", units={"A": ["Unit 2 [Conquer: buff me] as Plain"]})
    wolf = build.when(When(ev.CONQUERED), build.draw(1), condition=FightingAlone())
    stage.add("A", unit("Wolf", 2, wolf), 1, "Wolf")
    game = stage.begin()
    game.apply("end")
    resolve_top(game)
    assert [e.obj for e in events(game, ev.TRIGGERED)] == [thing(game, "Reckoner's Arena"), thing(game, "Plain")]
    resolve(game)
    assert obj(game, "Plain").buffs == 1
    assert events(game, ev.CONQUERED) == []
