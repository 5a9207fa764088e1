"""Vendetta, Mind."""

from typing import Final

from riftwright.cards.define import RARE, UNCOMMON, M, spell, unit
from riftwright.effects.build import draw, instead
from riftwright.effects.filters import UNITS
from riftwright.effects.plays import BanishAndReplay
from riftwright.effects.replacing import WouldScoreEarly
from riftwright.effects.subjects import THAT_PLAYER, target

CARDS: Final = (
    unit(
        "Otterpus",
        "VEN-053",
        M,
        energy=2,
        might=2,
        tags=["Bandle City"],
        rarity=UNCOMMON,
        abilities=[instead(WouldScoreEarly(2), draw(1, THAT_PLAYER))],
    ),
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
