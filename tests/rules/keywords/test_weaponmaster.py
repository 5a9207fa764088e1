"""Weaponmaster (821)."""

import pytest

from riftwright.core import events as ev
from riftwright.game import Game
from riftwright.rules.editions import NAMES
from tests.rules.keywords.giving import every_edition, keyword
from tests.rules.plays import Stage, obj, pool, two_battlefields
from tests.support import choose, events, might, play, resolve, thing, usable, where


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
