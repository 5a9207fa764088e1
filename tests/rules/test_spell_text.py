"""Text of spells that alters itself (158.2)."""

import pytest

from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.blocks import Instead
from riftwright.effects.conditions import CardsInHand
from riftwright.effects.filters import ENEMY_UNITS
from riftwright.effects.instructions import Deal
from riftwright.effects.subjects import All
from tests.rules.helpers import every_edition
from tests.rules.plays import Stage, casting, obj
from tests.support import hand


@every_edition
@pytest.mark.parametrize(("others", "damage"), [([], 3), (["Unit 9"], 1)])
def test_158_2_a_replacement_later_in_the_text_is_applied_to_what_stands_before_it(
    edition: str, others: list[str], damage: int
) -> None:
    """ "Deal 1 to all enemy units. If you have no cards in hand, deal 3 instead. Draw 1": never 1 and then 3."""
    stage = Stage(edition=edition)
    stage.player("A", hand=others).player("B", base=["Unit 9 as Wall"])
    enemies = All(ENEMY_UNITS)
    text = Instead(CardsInHand(0, 0), Deal(Number(1), enemies), Deal(Number(3), enemies))
    game = casting(stage, text, build.draw(1))
    assert obj(game, "Wall").damage == damage
    assert len(hand(game, "A")) == len(others) + 1
