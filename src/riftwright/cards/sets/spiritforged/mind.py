"""Spiritforged, Mind."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    M,
    spell,
    unit,
)
from riftwright.cards.tokens import GOLD
from riftwright.effects.build import (
    cost,
    give,
    repeat,
    when,
)
from riftwright.effects.filters import UNITS
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
)
