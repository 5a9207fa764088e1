"""Spiritforged, Mind."""

from typing import Final

from riftwright.cards.define import COMMON, M, spell
from riftwright.effects.build import cost, give, repeat
from riftwright.effects.filters import UNITS
from riftwright.effects.subjects import target

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
)
