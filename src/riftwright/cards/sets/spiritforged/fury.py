"""Spiritforged, Fury."""

from typing import Final

from riftwright.cards.define import RARE, F, gear, unit
from riftwright.core.ids import ASSAULT, QUICK_DRAW, REACTION
from riftwright.effects.build import cost, equip, passive
from riftwright.effects.passives import PlayedWhereYouAttack

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
    unit(
        "Rengar, Pouncing",
        "SFD-025",
        F,
        energy=3,
        power=1,
        might=3,
        tags=["Cat", "Rengar", "Ixtal"],
        champion="Rengar",
        rarity=RARE,
        keywords=[REACTION, (ASSAULT, 2)],
        abilities=[passive(PlayedWhereYouAttack())],
    ),
)
