"""Unleashed, Order."""

from typing import Final

from riftwright.cards.define import UNCOMMON, O, unit
from riftwright.effects.build import passive
from riftwright.effects.passives import TollForGroups

CARDS: Final = (
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
