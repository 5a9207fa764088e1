"""Empowered (828)."""

import pytest

from riftwright.core import events as ev
from riftwright.effects import build
from riftwright.effects.conditions import IfEmpowered
from riftwright.effects.filters import FRIENDLY_UNITS, UNITS
from riftwright.effects.instructions import Empower, Kill
from riftwright.effects.passives import IHaveMight
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import All
from riftwright.effects.triggers import WhenIBecomeEmpowered
from riftwright.rules.editions import NAMES
from tests.rules.keywords.giving import keyword, lose
from tests.rules.plays import casting, obj, two_battlefields, unit
from tests.support import events, field, hand, might, move, play, resolve, usable, use

since_july = pytest.mark.parametrize("edition", NAMES[1:])


@since_july
@pytest.mark.parametrize("state", ["", " empowered"])
def test_828_1_c_its_text_is_active_with_the_status(edition: str, state: str) -> None:
    """828.1, 828.1.a, 828.1.b, 828.1.b.1, 828.1.b.2, 828.1.c: text of every kind."""
    text = "Unit 2 [Empowered: +2] [Empowered: Shield] [Empowered: Move: draw 1] [Empowered: Use: draw 1]"
    stage = two_battlefields(edition=edition)
    stage.player("A", base=[f"{text} as Adept{state}"], hand=["Spell: move a friendly unit to a battlefield"])
    game = stage.begin()
    assert (might(game, "Adept"), keyword(game, "Adept", "Shield")) == ((4, 1) if state else (2, 0))
    assert usable(game, "Adept") is bool(state)
    play(game, "Spell: move a friendly unit to a battlefield", "battlefield 1")
    resolve(game)
    assert len(hand(game, "A")) == (1 if state else 0)


def test_828_1_c_it_ends_with_the_status() -> None:
    stage = two_battlefields()
    stage.player(
        "A", base=["Unit 2 [Empowered: +2] as Adept"], hand=["Spell: empower a unit", "Spell: disempower a unit"]
    )
    game = stage.begin()
    for card, might_ in (("Spell: empower a unit", 4), ("Spell: disempower a unit", 2)):
        play(game, card)
        resolve(game)
        assert might(game, "Adept") == might_


def test_828_1_d_what_triggers_on_becoming_so_is_active_by_then() -> None:
    stage = two_battlefields()
    adept = unit("Adept", 2, build.when(WhenIBecomeEmpowered(), build.draw(1), condition=IfEmpowered()))
    stage.add("A", adept, "base", "Adept")
    game = casting(stage, Empower(All(UNITS)))
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_828_several_texts_are_each_active_and_dependent_keywords_may_stand_in_a_row() -> None:
    """828.1.b, 727.1.b.3"""
    for xp, might_ in ((2, 3), (3, 5)):
        stage = two_battlefields()
        stage.player("A", base=["Unit 2 [Empowered: +1] [Empowered: Level 3: +2] as Adept empowered"], xp=xp)
        assert might(stage.begin(), "Adept") == might_


def test_828_2_granted_and_lost() -> None:
    """828.2, 801.3"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Plain empowered", "Unit 2 [Empowered: +2] as Adept empowered"])
    lose(stage, "Adept", "Empowered")
    gift = GiveAbility(build.empowered(IHaveMight(3)), All(FRIENDLY_UNITS), "give friendly units a text of [Empowered]")
    game = casting(stage, gift)
    assert (might(game, "Plain"), might(game, "Adept")) == (5, 2)
    assert obj(game, "Adept").empowered  # the status is no keyword


@pytest.mark.parametrize(
    ("name", "might_", "held", "value"),
    [("Shadow Fiend", 2, "Assault", 3), ("Brutal Hunter", 6, "Ganking", 1), ("Apprentice Mage", 4, "Shield", 0)],
)
def test_828_cards_that_change(name: str, might_: int, held: str, value: int) -> None:
    stage = two_battlefields()
    stage.player("A", base=[name])
    game = stage.begin()
    use(game, name)
    resolve(game)
    assert (might(game, name), keyword(game, name, held)) == (might_, value)


def test_828_1_d_apprentice_mage_predicts_2() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Apprentice Mage"])
    game = stage.begin()
    use(game, "Apprentice Mage")
    resolve(game)
    assert len(events(game, ev.LOOKED)) == 2


@pytest.mark.parametrize(("state", "recruits"), [("", 0), (" empowered", 2)])
def test_828_noxian_emissary_has_a_deathknell_while_empowered(state: str, recruits: int) -> None:
    stage = two_battlefields()
    stage.player("A", base=[f"Noxian Emissary as Envoy{state}"])
    game = casting(stage, Kill(All(UNITS)))
    resolve(game)
    assert len(game.machine.units()) == recruits


@pytest.mark.parametrize(("state", "drawn"), [("", 0), (" empowered", 1)])
def test_828_covert_informant_draws_as_it_moves(state: str, drawn: int) -> None:
    stage = two_battlefields()
    stage.player("A", base=[f"Covert Informant as Spy{state}"])
    game = stage.begin()
    move(game, "Spy", field(1))
    resolve(game)
    assert len(hand(game, "A")) == drawn
