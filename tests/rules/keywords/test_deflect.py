"""Deflect (809)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_PAY
from riftwright.core.ids import ANY, DEFLECT, REACTION
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, UNITS
from riftwright.effects.passives import HaveKeyword
from riftwright.effects.subjects import All, target
from riftwright.effects.triggers import WhenPlayed
from tests.rules.keywords.giving import FURY_BIT, every_edition
from tests.rules.plays import Stage, gear, obj, pool, spell, two_battlefields, unit
from tests.support import choose, events, play, playable, resolve, sentences, thing


@every_edition
def test_809_2_deflect_values_are_summed(edition: str) -> None:
    """KEY-06"""
    stage = two_battlefields(edition=edition)
    stage.player("A", pool="3 any")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    stage.add("B", gear("Nest", build.passive(HaveKeyword(DEFLECT, 1, FRIENDLY_UNITS))), "base")
    stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Zap")
    assert pool(game, "A") == {ANY: 1}


@every_edition
@pytest.mark.parametrize("domain", ["Fury", "Order", "any"])
def test_809_1_c_1_its_power_is_of_any_domain(edition: str, domain: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", pool=f"1 {domain}")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), domains=FURY_BIT), "hand")
    game = stage.begin()
    play(game, "Zap")
    assert pool(game, "A") == {}


@every_edition
def test_809_1_c_it_is_for_opponents_who_choose_it(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 3 [Deflect 2] as Own"], pool="1 any")
    stage.player("B", base=["Unit 3 [Deflect 2] as Theirs"])
    stage.add("A", spell("Pat", build.give(1, target(UNITS))), "hand")
    stage.add("A", spell("Storm", build.deal(1, All(UNITS))), "hand")
    game = stage.begin()
    play(game, "Pat")  # one's own is the only one that can be paid for
    assert game.state.chain[0].chosen == [[obj(game, "Own").ref]]
    resolve(game)
    play(game, "Storm")  # chooses nobody
    resolve(game)
    assert obj(game, "Theirs").damage == 1
    assert pool(game, "A") == {ANY: 1}


def test_809_1_c_for_each_time_that_it_is_chosen() -> None:
    stage = two_battlefields()
    stage.player("A", pool="3 any")
    stage.player("B", base=["Unit 5 [Deflect] as Bird"])
    stage.add("A", spell("Twice", build.deal(1, target(UNITS)), build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Twice")
    assert pool(game, "A") == {ANY: 1}


def test_809_1_c_in_base_and_at_a_battlefield_alike() -> None:
    for at in ("base", 1):
        stage = two_battlefields()
        stage.field(1).controller = 1
        stage.add("B", unit("Bird", 3, keywords=[(DEFLECT, 1)]), at, "Bird")
        stage.player("A", pool="1 any")
        stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
        game = stage.begin()
        play(game, "Zap")
        assert pool(game, "A") == {}


@every_edition
@pytest.mark.parametrize("answer", ["pay", "decline"])
def test_809_1_d_a_triggered_ability_may_be_left_unpaid(edition: str, answer: str) -> None:
    """KEY-02: it is removed, and not countered."""
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 [Deflect] as Bird"])
    zapper = unit("Zapper", 2, build.when(WhenPlayed(), build.deal(2, target(ENEMY_UNITS))))
    stage.add("A", zapper, "hand")
    stage.player("A", pool="1 any")
    game = stage.begin()
    game.apply(f"play:{thing(game, 'Zapper')}")
    assert game.decision.kind == D_PAY
    choose(game, answer if answer == "decline" else next(s for s in sentences(game) if s != "decline"))
    resolve(game)
    assert obj(game, "Bird").damage == (2 if answer == "pay" else 0)
    assert events(game, ev.COUNTERED) == []
    assert pool(game, "A") == ({} if answer == "pay" else {ANY: 1})


def test_809_one_is_not_asked_again_on_resolution() -> None:
    # Deflect that comes after the spell was finalized changes nothing
    stage = two_battlefields()
    stage.player("B", base=["Unit 5 as Bird"])
    ward = spell("Ward", build.give_keyword(DEFLECT, target(FRIENDLY_UNITS)), keywords=[(REACTION, 1)])
    stage.add("B", ward, "hand")
    stage.player("A", pool="")
    stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Zap")
    game.apply("pass")
    play(game, "Ward")
    resolve(game)
    assert obj(game, "Bird").damage == 1


def zapped(stage: Stage, given: str, *casts: str) -> bool:
    """Whether A, with what is given, can zap B's Bird after A's spells on it."""
    stage.player("A", pool=given, hand=list(casts))
    stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
    game = stage.begin()
    for card in casts:
        play(game, card)
        resolve(game)
    return playable(game, "Zap")


@every_edition
@pytest.mark.parametrize(("text", "value"), [("[Deflect]", 1), ("[Deflect 2]", 2), ("[Deflect 2] [Deflect]", 3)])
def test_809_1_b_its_value_is_1_where_it_is_left_out_and_instances_add_up(edition: str, text: str, value: int) -> None:
    """809.1.b, 809.1.b.1-3, 809.2"""
    for given, able in ((value - 1, False), (value, True)):
        stage = two_battlefields(edition=edition)
        stage.player("B", base=[f"Unit 5 {text} as Bird"])
        assert zapped(stage, f"{given} any") is able


def test_809_2_granted_for_the_turn_costs_more() -> None:
    grant = "Spell: give an enemy unit [Deflect 2] then give an enemy unit [Deflect 2]"
    for given, able in (("3 any", False), ("4 any", True)):
        stage = two_battlefields()
        stage.player("B", base=["Unit 5 as Bird"])
        assert zapped(stage, given, grant) is able


def test_809_3_lost_it_costs_nothing() -> None:
    """809.3, 801.3.b: to take it away one has to choose the unit, and pay."""
    stage = two_battlefields()
    stage.player("B", base=["Unit 5 [Deflect 2] as Bird"])
    assert zapped(stage, "2 any", "Spell: take [Deflect] from a unit")


def test_809_1_a_a_gear_may_have_it_but_an_attached_one_has_it_no_more() -> None:
    """809.1.a, 718.2"""
    for worn, able in (("", False), (" attached to Bearer", True)):
        stage = two_battlefields()
        stage.player("B", base=["Unit 2 as Bearer", f"Gear [Deflect] as Orb{worn}"])
        stage.player("A", pool="", hand=["Spell: kill a gear"])
        assert playable(stage.begin(), "Spell: kill a gear") is able
