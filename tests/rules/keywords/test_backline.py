"""Backline (826)."""

import pytest

from tests.rules.keywords.giving import every_edition, keyword, struck
from tests.rules.plays import two_battlefields
from tests.support import end_turn, field, might, play, resolve


@every_edition
def test_826_3_it_is_assigned_lethal_damage_after_those_without_it(edition: str) -> None:
    """826.1, 826.3, 826.4, 826.4.a"""
    assert struck(two_battlefields(edition=edition), "[Backline]", "") == ["Second"]


def test_826_4_b_among_several_with_it_the_attacker_chooses() -> None:
    assert struck(two_battlefields(), "[Backline]", "[Backline]") == ["First", "Second"]


def test_826_5_two_instances_are_redundant_and_a_loss_takes_both() -> None:
    """826.5, 826.6"""
    assert struck(two_battlefields(), "[Backline]", "[Backline] [Backline]") == ["First", "Second"]
    lost = struck(two_battlefields(), "[Backline]", "[Backline] [Backline]", "Spell: take [Backline] from a unit")
    assert lost == ["Second"]


def test_826_granted_for_the_turn_and_by_a_passive() -> None:
    assert struck(two_battlefields(), "", "[Shield]", "Spell: give a unit [Backline]") == ["First"]
    assert struck(two_battlefields(), "[Others: Backline]", "[Shield]") == ["First"]


def test_826_enthusiastic_promoter_buffs_all_units_here_as_it_holds() -> None:
    stage = two_battlefields(turn="B")
    stage.field(1).controller = 0
    stage.place("Enthusiastic Promoter as Fan", "A", field(1))
    stage.place("Unit 2 as Near", "A", field(1))
    stage.player("A", base=["Unit 2 as Far"])
    game = stage.begin()
    end_turn(game)
    assert [might(game, name) for name in ("Fan", "Near", "Far")] == [3, 3, 2]


@pytest.mark.parametrize(("at", "gold"), [(field(1), 1), (0, 0)])
def test_826_pyke_returned_plays_gold_once_each_turn_as_enemies_die(at: int, gold: int) -> None:
    stage = two_battlefields()
    stage.place("Pyke, Returned as Pyke", "A", at)
    stage.player("A", hand=["Spell: kill an enemy unit as One", "Spell: kill an enemy unit as Two"])
    stage.player("B", base=["Unit 1 as First", "Unit 1 as Second"])
    game = stage.begin()
    play(game, "One", "First")
    resolve(game)
    play(game, "Two")
    resolve(game)
    golds = [o for o in game.state.objects if o.token and o.zone and game.state.faces[o.face].name == "Gold"]
    assert [o.exhausted for o in golds] == [True] * gold
    assert keyword(game, "Pyke", "Backline") == 1
