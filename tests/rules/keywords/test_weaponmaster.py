"""Weaponmaster (821)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_PAY
from riftwright.core.ids import ALL_DOMAINS, ENERGY, GEAR
from riftwright.effects import build
from riftwright.effects.filters import Those
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.rules.editions import NAMES
from tests.rules.keywords.giving import every_edition, keyword
from tests.rules.plays import Stage, obj, pool, spell, two_battlefields
from tests.support import choose, events, might, play, resolve, sentences, thing, usable, where


def mastered(stage: Stage, *answers: str, piece: str = "Unit 2 [Weaponmaster] as Master") -> Game:
    """A plays a unit with Weaponmaster and says this as its abilities are finalized and resolve."""
    stage.player("A", hand=[piece])
    game = stage.begin()
    play(game, "Master", *answers)
    return game


@every_edition
@pytest.mark.parametrize(("given", "attached"), [("1 Energy", True), ("", False)])
def test_821_1_c_it_attaches_an_equipment_for_its_equip_cost_less_one_power(
    edition: str, given: str, attached: bool
) -> None:
    """821.1, 821.1.a-c: [1][any], reduced by [A]."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Equipment 3 [Equip: 1, 1 any] as Axe"], pool=given)
    game = mastered(stage, "yes")
    resolve(game)
    if attached and edition != NAMES[0]:  # there, what lies in the pool is paid without asking (444.2)
        choose(game, "spend 1 Energy")
        resolve(game)
    assert might(game, "Master") == (5 if attached else 2)


def test_821_1_c_3_a_cost_without_power_is_not_reduced() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Equipment 3 [Equip: 2] as Axe"], pool="2 Energy")
    game = mastered(stage, "yes")
    resolve(game)
    choose(game, "spend 2 Energy")
    assert (might(game, "Master"), pool(game, "A")) == (5, {})


def test_821_1_c_1_and_4_an_equipment_without_equip_can_be_chosen_but_not_paid_for() -> None:
    """821.1.c.1, 821.1.c.4, 821.1.c.5"""
    stage = two_battlefields()
    stage.player("A", base=["Equipment 3 as Axe"])
    game = mastered(stage, "yes")
    assert game.state.chain[0].chosen == [[obj(game, "Axe").ref]]
    resolve(game)
    assert (might(game, "Master"), where(game, "Axe")) == (2, "A's base")


def test_821_1_c_of_several_equip_abilities_its_player_says_whose_cost_to_pay() -> None:
    """818.4: [2], or Power of any domain, of which nothing is left."""
    for way, left in (("[Equip] [2]", {}), ("[Equip] [any]", {ENERGY: 2})):
        stage = two_battlefields()
        stage.player("A", base=["Equipment 3 [Equip: 2] [Equip: 1 any] as Axe"], pool="2 Energy")
        game = mastered(stage, "yes")
        resolve(game)
        assert sentences(game) == ["[Equip] [2]", "[Equip] [any]"]
        choose(game, way)
        if game.decision.kind == D_PAY:
            choose(game, "spend 2 Energy")
        assert (might(game, "Master"), pool(game, "A")) == (5, left)


def test_821_1_c_5_what_cannot_be_paid_is_not_offered() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Equipment 3 [Equip: 9] [Equip: 1] as Axe"], pool="1 Energy", runes="")
    game = mastered(stage, "yes")
    resolve(game)
    choose(game, "spend 1 Energy")
    assert (might(game, "Master"), pool(game, "A")) == (5, {})


def test_821_1_c_5_where_no_equip_cost_can_be_paid_it_stays_where_it_is() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Equipment 3 [Equip: 9] [Equip: 8] as Axe"], pool="1 Energy", runes="")
    game = mastered(stage, "yes")
    resolve(game)
    assert (might(game, "Master"), where(game, "Axe")) == (2, "A's base")


@pytest.mark.parametrize("worn", [False, True])
def test_821_1_c_an_equip_ability_that_was_given_counts_like_a_printed_one(worn: bool) -> None:
    """477.2, 725.3: also while the Equipment is attached."""
    for printed, asked in (("", []), (" [Equip: 4]", ["[Equip] [4]", "[Equip] [any]"])):
        stage = two_battlefields()
        given = GiveAbility(build.equip(build.cost(power=((ALL_DOMAINS, 1),))), target(Those(GEAR)), "it has Equip")
        stage.add("A", spell("Handle", given), "hand")
        stage.player("A", pool="4 Energy", base=["Unit 2 as Bearer"])
        stage.player("A", base=[f"Equipment 3{printed} as Axe{' attached to Bearer' if worn else ''}"])
        stage.player("A", hand=["Unit 2 [Weaponmaster] as Master"])
        game = stage.begin()
        play(game, "Handle")
        resolve(game)
        assert keyword(game, "Axe", "Equip") == 1  # 818.5
        play(game, "Master", "yes")
        resolve(game)
        assert (sentences(game) if asked else []) == asked
        if asked:
            choose(game, "[Equip] [any]")
        resolve(game)
        assert (might(game, "Master"), pool(game, "A")) == (5, {ENERGY: 4})


def test_821_1_c_2_what_alters_equip_costs_is_counted_also_while_it_is_attached() -> None:
    """821.1.c.2, 821.1.c.6: the Equip ability is not activated, so that nothing is chosen but the Equipment."""
    for worn in ("", " attached to Bearer"):
        stage = two_battlefields()
        stage.player(
            "A", base=["Unit 2 as Bearer", f"Equipment 3 [Equip: 3, 1 any] [Equip costs less: 1] as Axe{worn}"]
        )
        stage.player("A", pool="2 Energy")
        game = mastered(stage, "yes")
        resolve(game)
        choose(game, "spend 2 Energy")
        resolve(game)
        assert (might(game, "Master"), might(game, "Bearer")) == (5, 2)
        assert [e.obj for e in events(game, ev.CHOSEN)] == [thing(game, "Axe")]


def test_821_1_c_7_each_instance_triggers_and_may_choose_another() -> None:
    """821.1.c.7: printed and granted."""
    stage = two_battlefields()
    stage.player(
        "A",
        base=["Gear [Others: Weaponmaster]", "Equipment 3 [Equip: 1 any] as Axe", "Equipment 1 [Equip: 1 any] as Bow"],
        pool="",
    )
    game = mastered(stage, "yes", "Bow", "yes", "Axe")
    resolve(game)
    assert might(game, "Master") == 6


def test_821_1_d_the_same_target_twice_is_resolved_twice() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Gear [Others: Weaponmaster]", "Equipment 3 [Equip: 2] as Axe"], pool="4 Energy")
    game = mastered(stage, "yes", "yes")
    resolve(game)
    choose(game, "spend 2 Energy")
    resolve(game)
    choose(game, "spend 2 Energy")
    assert (might(game, "Master"), pool(game, "A")) == (5, {})


def test_821_2_on_the_board_it_does_nothing() -> None:
    """821.2"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Weaponmaster] as Old", "Equipment 3 [Equip: 1 any] as Axe"])
    game = mastered(stage, piece="Unit 2 as Master")
    assert not usable(game, "Old")
    assert events(game, ev.TRIGGERED) == []


def test_821_3_lost_while_it_is_on_the_chain_it_resolves_all_the_same() -> None:
    """821.3, 801.3.b: what has triggered is no longer the unit's to lose."""
    stage = two_battlefields()
    take = "Spell [Reaction]: take [Weaponmaster] from a unit"
    stage.player("A", base=["Equipment 3 [Equip: 1 any] as Axe"], hand=[take])
    game = mastered(stage, "yes")
    play(game, take)
    resolve(game)
    assert (keyword(game, "Master", "Weaponmaster"), might(game, "Master")) == (0, 5)


def test_821_sentinel_adept_and_veteran_poro() -> None:
    for name, base in (("Sentinel Adept", 3), ("Veteran Poro", 2)):
        stage = two_battlefields()
        stage.player("A", base=["Long Sword"], pool="9 Energy")
        game = mastered(stage, "yes", piece=f"{name} as Master")
        resolve(game)
        assert might(game, "Master") == base + 2
