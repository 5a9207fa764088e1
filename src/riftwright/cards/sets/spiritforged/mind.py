"""Spiritforged, Mind."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    M,
    gear,
    spell,
    unit,
)
from riftwright.cards.tokens import GOLD
from riftwright.core.ids import UNIT
from riftwright.effects.build import (
    cost,
    deathknell,
    equip,
    give,
    repeat,
    use,
    when,
)
from riftwright.effects.costs import BanishingThis
from riftwright.effects.filters import UNITS
from riftwright.effects.linked import BanishTheFallen, PlayAllBanishedWithThis
from riftwright.effects.movement import PlayToken
from riftwright.effects.subjects import target
from riftwright.effects.triggers import WhenIConquer

CARDS: Final = (
    spell(
        "Frigid Touch",
        "SFD-066",
        M,
        energy=2,
        reaction=True,
        rarity=COMMON,
        optional=[repeat(cost(2))],
        effect=[give(-2, target(UNITS))],
    ),
    unit(
        "Plundering Poro",
        "SFD-069",
        M,
        energy=2,
        might=2,
        tags=["Poro", "Pirate", "Bilgewater"],
        codes=["UNL-222"],
        rarity=COMMON,
        abilities=[when(WhenIConquer(), PlayToken(GOLD, here=False, exhausted=True))],
    ),
    gear(
        "The Zero Drive",
        "SFD-090",
        M,
        energy=3,
        tags=["Equipment"],
        might_bonus=2,
        rarity=EPIC,
        abilities=[
            equip(cost(1, power=((M, 1),))),
            use(cost(3, BanishingThis(), power=((M, 1),)), PlayAllBanishedWithThis(UNIT)),
        ],
        effect=[deathknell(BanishTheFallen())],
    ),
)
