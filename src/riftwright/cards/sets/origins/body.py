"""Origins, Body."""

from typing import Final

from riftwright.cards.define import EPIC, B, unit
from riftwright.effects.build import cost, give, use, when
from riftwright.effects.costs import SpendABuff
from riftwright.effects.instructions import Buff
from riftwright.effects.subjects import ME
from riftwright.effects.triggers import OneOf, WhenIConquer, WhenPlayed

CARDS: Final = (
    unit(
        "Sett, Brawler",
        "OGN-164",
        B,
        energy=5,
        power=1,
        might=4,
        tags=["Sett", "Ionia"],
        champion="Sett",
        codes=["OGN-164a", "SFD-232", "SFD-232*", "VEN-SP4"],
        rarity=EPIC,
        abilities=[
            when(OneOf(WhenPlayed(), WhenIConquer()), Buff(ME)),
            use(cost(0, SpendABuff(mine=True)), give(4, ME)),
        ],
    ),
)
