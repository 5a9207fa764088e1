"""Unleashed, Order."""

from typing import Final

from riftwright.cards.define import COMMON, UNCOMMON, O, unit
from riftwright.effects.build import deathknell, draw, passive
from riftwright.effects.conditions import DiedAlone
from riftwright.effects.passives import TollForGroups

CARDS: Final = (
    unit(
        "Loyal Poro",
        "UNL-156",
        O,
        energy=3,
        might=3,
        tags=["Poro", "Freljord"],
        codes=["OPP-156"],
        rarity=COMMON,
        abilities=[deathknell(draw(1), condition=DiedAlone(alone=False))],
    ),
    unit(
        "Mageseeker Investigator",
        "UNL-163",
        O,
        energy=4,
        might=4,
        tags=["Demacia"],
        rarity=UNCOMMON,
        abilities=[passive(TollForGroups(1))],
    ),
)
