"""Keywords in general (801-803)."""

import pytest

from riftwright.core.decisions import D_ORDER
from riftwright.core.ids import UNIT
from riftwright.effects import build
from riftwright.effects.filters import HasKeyword, Those
from riftwright.effects.subjects import All
from tests.rules.keywords.giving import hold, keyword, lose, named
from tests.rules.plays import BOUNCE, casting, obj, two_battlefields
from tests.support import end_turn, play, resolve

CHECKED = [
    ("805.5", "Accelerate"), ("806.5.a", "Action"), ("807.3", "Assault"), ("808.3", "Deathknell"), ("809.3", "Deflect"),
    ("810.3", "Ganking"), ("811.5", "Hidden"), ("812.3", "Legion"), ("813.5.a", "Reaction"), ("814.3", "Shield"),
    ("815.3", "Tank"), ("816.3", "Temporary"), ("817.3", "Vision"), ("820.4", "Repeat"), ("821.3", "Weaponmaster"),
    ("822.4", "Ambush"), ("823.3", "Hunt"), ("824.2", "Level"), ("825.5", "Unique"), ("826.6", "Backline"),
    ("827.4", "Empower"), ("828.2", "Empowered"), ("829.2", "Flow"),
]  # fmt: skip
TEXTS = {
    "Deathknell": "[Deathknell: nothing]", "Legion": "[Legion: +1]", "Level": "[Level 3: +1]", "Repeat": "[Repeat: 1]",
    "Empower": "[Empower: 1]", "Empowered": "[Empowered: +1]", "Flow": "[Flow: 1]",
}  # fmt: skip


@pytest.mark.parametrize(("rule", "which"), CHECKED)
def test_801_3_it_may_be_referred_to_granted_and_taken_away(rule: str, which: str) -> None:
    """801.3, 801.3.a, 801.3.b, and of each keyword that it is a characteristic: a spell speaks of units with it."""
    stage = two_battlefields()
    stage.player("B", base=[f"Unit 5 {TEXTS.get(which, f'[{which}]')} as Has", "Unit 5 as Given", "Unit 5 as Never"])
    stage.player("B", base=[f"Unit 5 {TEXTS.get(which, f'[{which}]')} as Lost"])
    hold(stage, "Given", which)
    lose(stage, "Lost", which)
    game = casting(stage, build.deal(2, All(Those(UNIT, traits=(HasKeyword(named(which)),)))))
    resolve(game)
    assert {name: obj(game, name).damage for name in ("Has", "Given", "Never", "Lost")} == {
        "Has": 2, "Given": 2, "Never": 0, "Lost": 0
    }  # fmt: skip


def test_801_3_a_2_a_grant_lasts_as_long_as_it_says() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Mine"], hand=["Spell: give a unit [Tank]"])
    game = stage.begin()
    play(game, "Spell: give a unit [Tank]")
    resolve(game)
    assert keyword(game, "Mine", "Tank") == 1
    end_turn(game)
    assert keyword(game, "Mine", "Tank") == 0


def test_801_3_a_3_and_b_2_without_a_duration_it_lasts_while_the_object_stays() -> None:
    """801.3.a.3, 801.3.b.2: on the board, or in its Non-Board Zone; then it is another object (124)."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Shield] as Mine"], hand=[BOUNCE, "Unit 2 as Card"])
    hold(stage, "Mine", "Tank")
    lose(stage, "Mine", "Shield")
    hold(stage, "Card", "Ambush")
    game = stage.begin()
    end_turn(game)
    end_turn(game)
    assert (keyword(game, "Mine", "Tank"), keyword(game, "Mine", "Shield"), keyword(game, "Card", "Ambush")) == (
        1,
        0,
        1,
    )
    play(game, "Card")
    play(game, BOUNCE, "Mine")
    resolve(game)
    assert (keyword(game, "Mine", "Tank"), keyword(game, "Mine", "Shield"), keyword(game, "Card", "Ambush")) == (
        0,
        1,
        0,
    )


def test_801_3_a_1_the_keyword_says_what_a_second_grant_does() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Assault 2] [Tank] [Vision] as Mine"])
    for which in ("Assault", "Tank", "Vision"):
        hold(stage, "Mine", which)
    game = stage.begin()
    assert [keyword(game, "Mine", which) for which in ("Assault", "Tank", "Vision")] == [3, 1, 2]


def test_803_effects_of_keywords_are_executed_in_the_order_of_the_text() -> None:
    """802, 803: [Vision] stands before the text, and its controller orders what triggers at one time (383.3.d)."""
    stage = two_battlefields()
    stage.player(
        "A", hand=["Unit 3 [Vision] [Weaponmaster] [Hunt] [Tank] as Many"], base=["Equipment 1 [Equip: 0] as Axe"]
    )
    game = stage.begin()
    play(game, "Many")
    assert [keyword(game, "Many", which) for which in ("Vision", "Weaponmaster", "Hunt", "Tank")] == [1, 1, 1, 1]
    assert game.decision.kind == D_ORDER


def test_480_3_a_later_grant_outlives_an_earlier_loss() -> None:
    """480.3, 801.3.b: by timestamp, since neither depends on the other."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Tank] as Mine"], hand=["Gear [Others: Tank]", "Spell: take [Tank] from a unit"])
    game = stage.begin()
    play(game, "Spell: take [Tank] from a unit")
    resolve(game)
    assert keyword(game, "Mine", "Tank") == 0
    play(game, "Gear [Others: Tank]")
    assert keyword(game, "Mine", "Tank") == 1
