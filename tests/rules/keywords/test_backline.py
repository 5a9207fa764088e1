"""Backline (826)."""

from tests.rules.keywords.giving import every_edition
from tests.rules.keywords.test_tank import struck
from tests.rules.plays import two_battlefields


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
