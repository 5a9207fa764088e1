"""Assault (807), and Shield with it."""

import pytest

from riftwright.core.ids import ASSAULT, SHIELD
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS
from riftwright.effects.subjects import All
from riftwright.game import Game
from tests.rules.keywords.giving import every_edition, keyword
from tests.rules.plays import HOME, Stage, casting, two_battlefields
from tests.support import end_turn, field, might, move, play, resolve


@every_edition
def test_807_1_d_1_assault_and_shield_last_as_long_as_the_designation(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.field(1).controller = 1
    stage.place("Unit 3 [Shield 2] [Assault 4] as Guard", "B", field(1))
    stage.player("A", base=["Unit 3 [Assault 2] [Shield 4] as Raider", "Unit 3 [Assault 2] as Idle"], hand=[HOME])
    game = stage.begin()
    assert (might(game, "Raider"), might(game, "Guard")) == (3, 3)
    move(game, "Raider", field(1))
    assert (might(game, "Raider"), might(game, "Guard"), might(game, "Idle")) == (5, 5, 3)
    play(game, HOME, "Raider")
    resolve(game)
    assert (might(game, "Raider"), might(game, "Guard")) == (3, 5)  # 323.2.c


@every_edition
def test_807_2_and_814_2_what_is_granted_is_added(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.field(1).controller = 1
    stage.place("Unit 3 [Shield] as Guard", "B", field(1))
    stage.player("A", base=["Unit 3 [Assault] as Raider"])
    grants = (
        build.give_keyword(ASSAULT, All(FRIENDLY_UNITS), 3),  # Cleave
        build.give_keyword(SHIELD, All(ENEMY_UNITS), 3),  # Block
    )
    game = casting(stage, *grants)
    move(game, "Raider", field(1))
    assert (might(game, "Raider"), might(game, "Guard")) == (7, 7)


def attacked(stage: Stage, *casts: str) -> Game:
    """A's Raider attacks battlefield 1, where B's Guard is, after A has cast these spells on Raider."""
    stage.field(1).controller = 1
    stage.place("Unit 9 as Guard", "B", field(1))
    stage.player("A", hand=list(casts))
    game = stage.begin()
    for card in casts:
        play(game, card, "Raider")
        resolve(game)
    move(game, "Raider", field(1))
    return game


@pytest.mark.parametrize(("text", "value"), [("[Assault]", 1), ("[Assault 3]", 3), ("[Assault 2] [Assault]", 3)])
def test_807_1_b_its_value_is_1_where_it_is_left_out_and_instances_add_up(text: str, value: int) -> None:
    """807.1.b, 807.1.b.1-3, 807.1.c, 807.2"""
    stage = two_battlefields()
    stage.player("A", base=[f"Unit 3 {text} as Raider"])
    game = attacked(stage)
    assert keyword(game, "Raider", "Assault") == value
    assert might(game, "Raider") == 3 + value


def test_807_2_what_a_spell_and_a_passive_grant_is_added_to_it() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Assault] as Raider", "Unit 1 [Others: Assault 2]"])
    game = attacked(stage, "Spell: give a unit [Assault 3]")
    assert might(game, "Raider") == 3 + 1 + 2 + 3


@pytest.mark.parametrize(
    ("casts", "value"),
    [
        (["Spell: take [Assault] from a unit"], 0),
        (["Spell: give a unit [Assault 3]", "Spell: take [Assault] from a unit"], 0),
        (["Spell: take [Assault] from a unit", "Spell: give a unit [Assault 3]"], 3),
    ],
)
def test_807_lost_with_every_instance_until_it_is_granted_anew(casts: list[str], value: int) -> None:
    """807.3, 801.3.b, 480.3"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Assault] as Raider"])
    assert might(attacked(stage, *casts), "Raider") == 3 + value


def test_801_3_b_1_a_loss_for_the_turn_ends_with_it() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Assault] as Raider", "Unit 1 [Others: Assault 2]"])
    stage.player("A", hand=["Spell: take [Assault] from a unit"])
    game = stage.begin()
    assert keyword(game, "Raider", "Assault") == 3
    play(game, "Spell: take [Assault] from a unit", "Raider")
    resolve(game)
    assert keyword(game, "Raider", "Assault") == 0  # the passive is older than the loss (480.3)
    end_turn(game)
    assert keyword(game, "Raider", "Assault") == 3
