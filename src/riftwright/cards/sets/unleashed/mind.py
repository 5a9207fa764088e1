"""Unleashed, Mind."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, M, unit
from riftwright.effects.build import cost, deal, deathknell, when
from riftwright.effects.filters import ENEMY_UNITS
from riftwright.effects.instructions import Predict, RevealTopAndDrawSpell
from riftwright.effects.subjects import target
from riftwright.effects.triggers import WhenShowdownBeginsHere

CARDS: Final = (
    unit(
        "Ruined Rex",
        "UNL-067",
        M,
        energy=6,
        power=1,
        might=6,
        tags=["Bilgewater"],
        rarity=COMMON,
        abilities=[deathknell(deal(4, target(ENEMY_UNITS)))],
    ),
    unit(
        "Diana, Lunari",
        "UNL-079",
        M,
        energy=3,
        might=3,
        tags=["Diana", "Mount Targon"],
        champion="Diana",
        codes=["UNL-079a"],
        rarity=RARE,
        abilities=[when(WhenShowdownBeginsHere(), Predict(), RevealTopAndDrawSpell(), may=True, cost=cost(1))],
    ),
)
