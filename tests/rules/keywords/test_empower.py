"""Empower (827)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import ANY, ENERGY, REACTION
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.filters import OTHER_FRIENDLY_UNITS
from riftwright.effects.passives import HaveAbility
from riftwright.rules.editions import NAMES
from tests.rules.keywords.giving import keyword
from tests.rules.plays import When, obj, pool, two_battlefields, unit
from tests.support import events, hand, might, play, resolve, thing, usable, use, where

since_july = pytest.mark.parametrize("edition", NAMES[1:])


@since_july
def test_827_1_c_1_its_cost_is_paid_and_the_source_is_empowered_once(edition: str) -> None:
    """827.1, 827.1.b, 827.1.b.1, 827.1.c, 827.1.c.1, 827.2: no target, and not while it is Empowered already."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 [Empower: 2, 1 any] as Adept"], pool="4 Energy, 2 any")
    game = stage.begin()
    use(game, "Adept")
    assert pool(game, "A") == {ENERGY: 2, ANY: 1}
    assert events(game, ev.CHOSEN) == []
    assert not obj(game, "Adept").empowered
    resolve(game)
    assert obj(game, "Adept").empowered
    assert not usable(game, "Adept")


def test_827_1_a_a_legend_and_a_gear_may_have_it() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Gear [Empower: 0] as Orb"], legend="Legend [Empower: 0] as Sage")
    game = stage.begin()
    for name in ("Orb", "Sage"):
        use(game, name)
        resolve(game)
        assert obj(game, name).empowered


def test_827_1_c_2_its_cost_may_be_more_than_resources() -> None:
    """827.1.c.2"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Empower: kill a friendly unit] as Adept", "Unit 1 as Victim"])
    game = stage.begin()
    use(game, "Adept", "Victim")
    resolve(game)
    assert (obj(game, "Adept").empowered, where(game, "Victim")) == (True, "A's trash")


@pytest.mark.parametrize(("given", "able"), [("1 Energy", False), ("2 Energy", True)])
def test_827_1_c_3_text_of_its_own_alters_the_cost(given: str, able: bool) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Empower: 3] [Empower costs less: 1] as Adept"], pool=given)
    assert usable(stage.begin(), "Adept") is able


def test_827_1_c_4_text_of_its_own_alters_the_timing() -> None:
    stage = two_battlefields(turn="B")
    stage.add("A", unit("Adept", 2, build.empower(Cost(), timing=REACTION)), "base", "Adept")
    stage.player("A", base=["Unit 2 [Empower: 0] as Slow"])
    stage.player("B", hand=["Spell: nothing"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert (usable(game, "Adept"), usable(game, "Slow")) == (True, False)


def test_827_2_a_becoming_empowered_is_an_event() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Empower: 0] as Adept"])
    stage.add("A", unit("Watcher", 9, build.when(When(ev.EMPOWERED_EVENT), build.draw(1))), "base")
    game = stage.begin()
    use(game, "Adept")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_827_3_each_instance_is_an_ability_with_a_cost_of_its_own() -> None:
    """827.3: once one of them has resolved, neither can be activated."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Empower: 5] [Empower: 1 any] as Adept"], pool="5 Energy, 1 any")
    game = stage.begin()
    head = f"use:{thing(game, 'Adept')}:"
    assert len([o for o in game.decision.options if o.key.startswith(head)]) == 2
    game.apply(f"{head}1")
    resolve(game)
    assert pool(game, "A") == {ENERGY: 5}
    assert not usable(game, "Adept")


def test_827_4_lost_it_cannot_be_activated() -> None:
    """827.4, 801.3.b"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Empower: 0] as Adept"], hand=["Spell: take [Empower] from a unit"])
    game = stage.begin()
    play(game, "Spell: take [Empower] from a unit")
    resolve(game)
    assert not usable(game, "Adept")


@pytest.mark.parametrize(("runes", "energy", "able"), [(4, 1, False), (4, 2, True), (5, 4, False), (5, 5, True)])
def test_827_1_c_3_baccai_sandspinner_with_few_runes(runes: int, energy: int, able: bool) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Baccai Sandspinner"], runes=f"{runes} exhausted Fury", pool=f"{energy} Energy")
    game = stage.begin()
    assert usable(game, "Baccai Sandspinner") is able
    if able:
        use(game, "Baccai Sandspinner")
        resolve(game)
        assert [keyword(game, "Baccai Sandspinner", which) for which in ("Deflect", "Assault")] == [1, 2]


@pytest.mark.parametrize(("runes", "energy", "able"), [(5, 6, False), (5, 7, True), (12, 0, True)])
def test_827_1_c_3_frostcoat_mother_for_each_rune(runes: int, energy: int, able: bool) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Frostcoat Mother"], runes=f"{runes} exhausted Calm", pool=f"{energy} Energy")
    game = stage.begin()
    assert usable(game, "Frostcoat Mother") is able
    if able:
        use(game, "Frostcoat Mother")
        resolve(game)
        assert might(game, "Frostcoat Mother") == 6


def test_827_punching_poro_is_empowered_for_a_discard() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Punching Poro"], hand=["Filler as Card"])
    game = stage.begin()
    use(game, "Punching Poro")
    resolve(game)
    assert (might(game, "Punching Poro"), where(game, "Card")) == (3, "A's trash")


def test_827_4_what_has_an_empower_ability_by_another_text_has_the_keyword() -> None:
    """Not what has the text that gives it, nor an enemy."""
    stage = two_battlefields()
    chief = unit("Chief", 1, build.passive(HaveAbility(build.empower(build.cost(1)), OTHER_FRIENDLY_UNITS)))
    stage.add("A", chief, "base", "Chief")
    stage.player("A", base=["Unit 2 as Mine"]).player("B", base=["Unit 2 as Theirs"])
    game = stage.begin()
    assert [keyword(game, name, "Empower") for name in ("Chief", "Mine", "Theirs")] == [0, 1, 0]
    use(game, "Mine")
    resolve(game)
    assert obj(game, "Mine").empowered == 1
