"""Dependent Keywords (726-727): an ability is active while what its keyword is short for holds."""

import pytest

from riftwright.core.events import XP_GAINED
from riftwright.core.ids import LEGION, LEVEL
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.conditions import Level
from riftwright.effects.costs import SpendXP
from riftwright.effects.filters import UNITS, HasKeyword, Those
from riftwright.effects.instructions import GainXP, Kill
from riftwright.effects.passives import IHaveMight
from riftwright.effects.subjects import target
from tests.rules.plays import EDITIONS, When, casting, two_battlefields, unit
from tests.support import hand, might, play, resolve, usable, use, where

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
def test_727_1_b_1_the_dependent_ability_is_there_to_be_referred_to_while_it_is_inactive(edition: str) -> None:
    """727.1.a, 727.1.b, 727.1.b.1, 722.1: the keyword is found although its condition is not met."""
    stage = two_battlefields(edition=edition)
    stage.add("A", unit("Sage", 2, build.level(3, IHaveMight(4))), "base", "Sage")
    stage.player("A", xp=2, base=["Unit 2 as Plain"])
    game = casting(stage, Kill(target(Those(1, traits=(HasKeyword(LEVEL),)))))
    assert (where(game, "Sage"), where(game, "Plain")) == ("A's trash", "A's base")
    assert HasKeyword(LEGION).say() == "with [Legion]"


@every_edition
@pytest.mark.parametrize(("xp", "total"), [(2, 2), (3, 6)])
def test_727_1_c_2_a_passive_applies_as_soon_as_the_condition_holds(edition: str, xp: int, total: int) -> None:
    """727.1.b, 727.1.b.2, 727.1.c, 727.1.c.2."""
    stage = two_battlefields(edition=edition)
    stage.add("A", unit("Sage", 2, build.level(3, IHaveMight(4))), "base", "Sage")
    game = casting(stage, GainXP(xp))
    assert might(game, "Sage") == total


@every_edition
def test_727_1_c_1_a_it_triggers_on_what_makes_it_active(edition: str) -> None:
    """725.4, 727.1.c.1.a: the third XP makes it active and is what it triggers on."""
    stage = two_battlefields(edition=edition)
    watching = build.when(When(XP_GAINED), build.draw(1), condition=Level(3))
    stage.add("A", unit("Sage", 2, watching), "base", "Sage")
    stage.player("A", xp=1, hand=["Spell: gain 1 XP as Once", "Spell: gain 1 XP as Again"])
    game = stage.begin()
    play(game, "Once")
    resolve(game)
    assert len(hand(game, "A")) == 1
    play(game, "Again")
    resolve(game)
    assert len(hand(game, "A")) == 1  # the spell has gone, and a card was drawn


@every_edition
def test_727_1_c_3_an_activated_ability_is_there_while_it_is_active_and_727_1_c_3_a_resolves_all_the_same(
    edition: str,
) -> None:
    """727.1.c.3, 727.1.c.3.a: its own cost takes the XP away that it depends on."""
    stage = two_battlefields(edition=edition)
    stage.player("A", xp=3)
    ability = build.use(Cost(parts=(SpendXP(2),)), build.draw(1), condition=Level(3))
    stage.add("A", unit("Sage", 2, ability), "base", "Sage")
    game = stage.begin()
    use(game, "Sage")
    assert game.state.players[0].xp == 1
    assert len(game.state.chain) == 1
    resolve(game)
    assert len(hand(game, "A")) == 1
    assert not usable(game, "Sage")


def test_727_1_c_3_it_cannot_be_activated_before() -> None:
    stage = two_battlefields()
    stage.player("A", xp=2, base=["Unit 1"])
    ability = build.use(Cost(), Kill(target(UNITS)), condition=Level(3))
    stage.add("A", unit("Sage", 2, ability), "base", "Sage")
    assert not usable(stage.begin(), "Sage")
