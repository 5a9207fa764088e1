"""Proving Grounds (OGS)."""

from typing import Final

from riftwright.cards.define import COMMON, X, spell
from riftwright.effects.filters import FRIENDLY_UNITS
from riftwright.effects.movement import MoveToBase
from riftwright.effects.subjects import up_to

CARDS: Final = (
    spell(
        "Flash",
        "OGS-011",
        X,
        energy=2,
        reaction=True,
        codes=["OPP-011"],
        rarity=COMMON,
        effect=[MoveToBase(up_to(2, FRIENDLY_UNITS))],
    ),
)
