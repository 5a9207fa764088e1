"""Tank (815), and Backline with it."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import BACKLINE, TANK
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS
from riftwright.effects.subjects import target
from tests.rules.keywords.giving import every_edition, strike, struck
from tests.rules.plays import spell, two_battlefields
from tests.support import events, field, move, pass_showdown, play, resolve, thing, where


@pytest.mark.parametrize("give", [1, 2])
@pytest.mark.parametrize(("keyword", "first"), [(TANK, "Second"), (BACKLINE, "First")])
def test_815_2_and_826_5_granted_and_granted_again(give: int, keyword: int, first: str) -> None:
    stage = two_battlefields()
    stage.field(1).controller = 1
    stage.place("Unit 5 as First", "B", field(1))
    stage.place("Unit 5 as Second", "B", field(1))
    stage.player("A", base=["Unit 5 as Raider"])
    stage.add("A", spell("Grant", *(build.give_keyword(keyword, target(ENEMY_UNITS)) for _ in range(give))), "hand")
    game = stage.begin()
    play(game, "Grant", *["Second"] * give)
    resolve(game)
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, first) == "B's trash"
    assert where(game, "First" if first == "Second" else "Second") == "battlefield 1"


@every_edition
def test_815_1_b_it_must_be_assigned_lethal_damage_first(edition: str) -> None:
    """815.1, 815.1.c: and then the rest may go to others."""
    assert struck(two_battlefields(edition=edition), "", "[Tank]") == ["Second"]


@pytest.mark.parametrize(("chosen", "other"), [("First", "Second"), ("Second", "First")])
@pytest.mark.parametrize("text", ["[Tank]", "[Backline]"])
def test_815_1_c_1_and_826_4_a_one_is_assigned_lethal_damage_before_the_next(
    text: str, chosen: str, other: str
) -> None:
    """815.1.c.1, 826.4.a: 9 damage is 5 for the one and what is left for the other."""
    game = strike(two_battlefields(), text, text)
    game.apply(next(o for o in game.decision.options if chosen in game.describe(o)))
    assert (where(game, chosen), where(game, other)) == ("B's trash", "battlefield 1")
    assert [(e.obj, e.amount) for e in events(game, ev.ASSIGNED)][:2] == [
        (thing(game, chosen), 5),
        (thing(game, other), 4),
    ]


def test_815_1_c_2_among_several_with_it_the_attacker_chooses() -> None:
    """815.1.c.2"""
    assert struck(two_battlefields(), "[Tank]", "[Tank]") == ["First", "Second"]
    assert struck(two_battlefields(), "", "") == ["First", "Second"]


def test_815_2_two_instances_are_no_more_than_one_and_a_loss_takes_both() -> None:
    """815.2, 815.3"""
    assert struck(two_battlefields(), "[Tank]", "[Tank] [Tank]") == ["First", "Second"]
    assert struck(two_battlefields(), "[Tank]", "[Tank] [Tank]", "Spell: take [Tank] from a unit") == ["First"]


def test_815_granted_by_a_passive() -> None:
    stage = two_battlefields()
    stage.field(1).controller = 1
    assert struck(stage, "[Others: Tank]", "[Shield]") == ["Second"]
