"""Vendetta, Body."""

from typing import Final

from riftwright.cards.define import COMMON, UNCOMMON, B, spell, unit
from riftwright.core.ids import GANKING
from riftwright.effects.build import cost, empower, empowered, give
from riftwright.effects.filters import UNITS
from riftwright.effects.lending import IHave
from riftwright.effects.passives import IHaveMight
from riftwright.effects.subjects import target

CARDS: Final = (
    unit(
        "Brutal Hunter",
        "VEN-070",
        B,
        energy=3,
        power=1,
        might=4,
        tags=["Noxus"],
        rarity=COMMON,
        abilities=[empower(cost(3)), empowered(IHaveMight(2)), empowered(IHave(GANKING))],
    ),
    unit(
        "Legion Marauder",
        "VEN-074",
        B,
        energy=2,
        might=2,
        tags=["Trifarian", "Noxus"],
        rarity=COMMON,
        abilities=[empower(cost(1, instead=cost(power=((B, 1),)))), empowered(IHaveMight(1))],
    ),
    spell("Onslaught", "VEN-081", B, energy=4, rarity=UNCOMMON, effect=[give(6, target(UNITS))], flow=cost(4)),
)
