"""Vendetta, Calm."""

from typing import Final

from riftwright.cards.define import UNCOMMON, C, unit
from riftwright.core.ids import EMPOWER, RUNE
from riftwright.effects.amounts import CountOf
from riftwright.effects.build import cost, empower, empowered, passive
from riftwright.effects.filters import YOURS, Those
from riftwright.effects.lending import AbilityCostsLess
from riftwright.effects.passives import IHaveMight

CARDS: Final = (
    unit(
        "Frostcoat Mother",
        "VEN-032",
        C,
        energy=3,
        might=3,
        tags=["Dog", "Freljord"],
        rarity=UNCOMMON,
        abilities=[
            empower(cost(12)),
            passive(AbilityCostsLess(EMPOWER, 1, CountOf(Those(RUNE, YOURS)))),
            empowered(IHaveMight(3)),
        ],
    ),
)
