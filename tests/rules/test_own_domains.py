"""What [C] asks for in the cost of an ability that an object was given (135.2.e.6): "this card's Domain" is that of
the object that has the ability, whatever card the text comes from.
"""

import pytest

from riftwright.core.facts import Face
from riftwright.core.ids import BODY, CALM, CHAOS, FURY, GEAR, MIND
from riftwright.core.nodes import Ability, Cost
from riftwright.effects import build
from riftwright.effects.filters import FRIENDLY_UNITS, UNITS_YOU_CONTROL
from riftwright.effects.passives import HaveAbility
from riftwright.effects.paying import MayPay
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import target
from riftwright.game import Game
from tests.rules.plays import Stage, pool, spell, two_battlefields, unit
from tests.support import begin, choose, play, resolve, usable, use, where

F, C, M, B, X = (1 << domain for domain in (FURY, CALM, MIND, BODY, CHAOS))
OWN_POWER = Cost(power=((0, 1),))  # [C]


def drawing() -> Ability:
    return build.use(OWN_POWER, build.draw(1))


def school(domains: int, ability: Ability) -> Face:
    """A gear that gives the ability to its controller's units."""
    return Face("School", GEAR, domains=domains, abilities=(build.passive(HaveAbility(ability, UNITS_YOU_CONTROL)),))


def with_power(stage: Stage, power: str) -> Game:
    stage.player("A", runes="", pool=f"1 {power}")
    return begin(stage)


def test_135_2_e_6_the_power_is_of_the_domain_of_the_unit_that_was_given_the_ability() -> None:
    for power, able in (("Calm", True), ("Fury", False), ("any", True)):
        stage = two_battlefields()
        stage.add("A", school(F, drawing()), "base")
        stage.add("A", unit("Scout", 2, domains=C), "base", "Scout")
        game = with_power(stage, power)
        assert usable(game, "Scout") is able
        if able:
            use(game, "Scout")
            resolve(game)
            assert pool(game, "A") == {}
            assert len(game.state.players[0].hand) == 1


def test_135_2_e_6_the_power_is_of_that_domain_where_a_spell_gave_the_ability() -> None:
    for power, able in (("Calm", True), ("Fury", False)):
        stage = two_battlefields()
        lesson = GiveAbility(drawing(), target(FRIENDLY_UNITS), "it may draw")
        stage.add("A", spell("Lesson", lesson, domains=F), "hand")
        stage.add("A", unit("Scout", 2, domains=C), "base", "Scout")
        game = with_power(stage, power)
        play(game, "Lesson")
        resolve(game)
        assert usable(game, "Scout") is able


def test_135_2_e_6_b_a_unit_without_a_domain_takes_power_of_any() -> None:
    stage = two_battlefields()
    stage.add("A", school(F, drawing()), "base")
    stage.add("A", unit("Scout", 2, domains=0), "base", "Scout")
    assert usable(with_power(stage, "Body"), "Scout")


@pytest.mark.parametrize(("edition", "any_will_do"), [("2026-07-16", False), ("2026-03-30", True)])
def test_135_2_e_6_c_a_unit_of_two_domains_takes_power_of_either(edition: str, any_will_do: bool) -> None:
    for power, able in (("Calm", True), ("Mind", True), ("Fury", any_will_do)):
        stage = two_battlefields(edition=edition)
        stage.add("A", school(F, drawing()), "base")
        stage.add("A", unit("Scout", 2, domains=C | M), "base", "Scout")
        assert usable(with_power(stage, power), "Scout") is able


def test_136_2_d_in_effect_text_this_card_is_the_attached_one() -> None:
    flask = Face("Flask", GEAR, domains=F, tags=("Equipment",), effect_text=(drawing(),))
    for power, able in (("Fury", True), ("Calm", False)):
        stage = two_battlefields()
        stage.add("A", flask, "base", "Flask", to="Scout")
        stage.add("A", unit("Scout", 2, domains=C), "base", "Scout")
        assert usable(with_power(stage, power), "Scout") is able


def test_135_2_e_6_a_cost_within_an_instruction_is_read_by_the_same_card() -> None:
    for power, drawn in (("Calm", 1), ("Fury", 0)):
        stage = two_battlefields()
        paid = build.use(build.cost(0), MayPay(OWN_POWER, (build.draw(1),)))
        stage.add("A", school(F, paid), "base")
        stage.add("A", unit("Scout", 2, domains=C), "base", "Scout")
        game = with_power(stage, power)
        use(game, "Scout")
        game.apply("pass")
        game.apply("pass")
        if drawn:
            choose(game, "pay:0")
        assert len(game.state.players[0].hand) == drawn


def test_359_3_e_13_the_dead_unit_had_the_ability_and_its_domain_counts() -> None:
    for power, drawn in (("Calm", 1), ("Fury", 0)):
        stage = two_battlefields()
        farewell = build.deathknell(MayPay(OWN_POWER, (build.draw(1),)))
        lesson = GiveAbility(farewell, target(FRIENDLY_UNITS), "it may draw as it dies")
        stage.add("A", spell("Lesson", lesson, domains=F), "hand")
        stage.add("A", unit("Scout", 2, domains=C), "base", "Scout")
        stage.player("A", hand=["Spell: deal 2 to a unit"])
        game = with_power(stage, power)
        play(game, "Lesson")
        resolve(game)
        play(game, "Spell: deal 2 to a unit")
        game.apply("pass")
        game.apply("pass")
        game.apply("pass")
        game.apply("pass")
        if drawn:
            choose(game, "pay:0")
        assert where(game, "Scout") == "A's trash"
        assert len(game.state.players[0].hand) == drawn
