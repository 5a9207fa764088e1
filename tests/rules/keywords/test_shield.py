"""Shield (814)."""

import pytest

from riftwright.game import Game
from tests.rules.keywords.giving import every_edition, keyword
from tests.rules.plays import HOME, Stage, two_battlefields
from tests.support import field, might, move, pass_showdown, play, resolve


def defended(stage: Stage, *casts: str) -> Game:
    """A attacks B's Guard at battlefield 1, after A has cast these spells on Guard."""
    stage.field(1).controller = 1
    stage.player("A", base=["Unit 9 as Raider"], hand=list(casts))
    game = stage.begin()
    for card in casts:
        play(game, card, "Guard")
        resolve(game)
    move(game, "Raider", field(1))
    return game


@every_edition
@pytest.mark.parametrize(("text", "value"), [("[Shield]", 1), ("[Shield 3]", 3), ("[Shield 2] [Shield]", 3)])
def test_814_1_b_its_value_is_1_where_it_is_left_out_and_instances_add_up(edition: str, text: str, value: int) -> None:
    """814.1.b, 814.1.b.1-3, 814.1.c, 814.1.d, 814.2"""
    stage = two_battlefields(edition=edition)
    stage.place(f"Unit 3 {text} as Guard", "B", field(1))
    game = defended(stage)
    assert keyword(game, "Guard", "Shield") == value
    assert might(game, "Guard") == 3 + value


def test_814_1_d_1_it_lasts_as_long_as_the_designation() -> None:
    stage = two_battlefields()
    stage.place("Unit 3 [Shield 2] as Guard", "B", field(1))
    stage.player("A", hand=[HOME])
    game = defended(stage)
    assert might(game, "Guard") == 5
    play(game, HOME, "Raider")
    resolve(game)
    assert might(game, "Guard") == 5  # still a defender while the combat lasts
    pass_showdown(game)
    assert might(game, "Guard") == 3


def test_814_2_granted_for_the_turn_by_a_passive_and_lost() -> None:
    """814.2, 814.3"""
    stage = two_battlefields()
    stage.place("Unit 3 [Shield] as Guard", "B", field(1))
    stage.player("B", base=["Unit 1 [Others: Shield 2]"])
    game = defended(stage, "Spell: give a unit [Shield 3]")
    assert might(game, "Guard") == 3 + 1 + 2 + 3
    stage = two_battlefields()
    stage.place("Unit 3 [Shield] as Guard", "B", field(1))
    assert might(defended(stage, "Spell: take [Shield] from a unit"), "Guard") == 3


def test_814_block_gives_shield_3_and_tank() -> None:
    stage = two_battlefields()
    stage.place("Stalwart Poro as Guard", "B", field(1))
    game = defended(stage, "Block")
    assert (keyword(game, "Guard", "Shield"), keyword(game, "Guard", "Tank"), might(game, "Guard")) == (4, 1, 6)
