"""Tank (815), and Backline with it."""

import pytest

from riftwright.core.decisions import D_ASSIGN
from riftwright.core.ids import BACKLINE, TANK
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS
from riftwright.effects.subjects import target
from tests.rules.keywords.giving import every_edition
from tests.rules.plays import Stage, spell, two_battlefields
from tests.support import field, move, pass_showdown, play, resolve, sentences, where


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


def struck(stage: Stage, first: str, second: str, *casts: str) -> list[str]:
    """A's Raider with 5 Might attacks First and Second, with 5 each, after A's spells on the one that they ask for:
    who may be assigned damage at first.
    """
    stage.field(1).controller = 1
    stage.place(f"Unit 5 {first} as First", "B", field(1))
    stage.place(f"Unit 5 {second} as Second", "B", field(1))
    stage.player("A", base=["Unit 9 as Raider"], hand=list(casts))
    game = stage.begin()
    for card in casts:
        play(game, card, "Second" if second else "First")
        resolve(game)
    move(game, "Raider", field(1))
    pass_showdown(game)
    if game.state.decision is None or game.decision.kind != D_ASSIGN:
        return [name for name in ("First", "Second") if where(game, name) == "B's trash"]
    return sorted({name for name in ("First", "Second") for text in sentences(game) if name in text})


@every_edition
def test_815_1_b_it_must_be_assigned_lethal_damage_first(edition: str) -> None:
    """815.1, 815.1.c: and then the rest may go to others."""
    assert struck(two_battlefields(edition=edition), "", "[Tank]") == ["Second"]


def test_815_1_c_2_among_several_with_it_the_attacker_chooses() -> None:
    """815.1.c.1, 815.1.c.2"""
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
