"""Vendetta, Mind."""

from typing import Final

from riftwright.cards.define import RARE, M, spell
from riftwright.effects.filters import UNITS
from riftwright.effects.plays import BanishAndReplay
from riftwright.effects.subjects import target

CARDS: Final = (
    spell(
        "Temporal Breach",
        "VEN-066",
        M,
        energy=2,
        power=1,
        hidden=True,
        rarity=RARE,
        effect=[BanishAndReplay(target(UNITS))],
    ),
)
