"""Spiritforged, Fury."""

from typing import Final

from riftwright.cards.define import RARE, F, gear
from riftwright.core.ids import QUICK_DRAW
from riftwright.effects.build import cost, equip

CARDS: Final = (
    gear(
        "Long Sword",
        "SFD-022",
        F,
        energy=2,
        power=1,
        tags=["Equipment"],
        rarity=RARE,
        keywords=[QUICK_DRAW],
        abilities=[equip(cost(power=((F, 1),)))],
        might_bonus=2,
    ),
)
