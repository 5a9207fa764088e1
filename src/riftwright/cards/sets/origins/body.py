"""Origins, Body."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, B, gear, spell, unit
from riftwright.core.ids import ACCELERATE, UNIT
from riftwright.effects.build import cost, deal, give, passive, use, when
from riftwright.effects.conditions import AtBattlefield
from riftwright.effects.costs import ExhaustThis, SpendABuff
from riftwright.effects.filters import (
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    Buffed,
    Exhausted,
    InCombat,
    Those,
)
from riftwright.effects.instructions import Buff, DealToEachOther
from riftwright.effects.passives import HaveMight
from riftwright.effects.subjects import ME, All, target
from riftwright.effects.triggers import OneOf, WhenIConquer, WhenPlayed

CARDS: Final = (
    gear(
        "Arena Bar",
        "OGN-124",
        B,
        energy=3,
        rarity=COMMON,
        abilities=[use(cost(0, ExhaustThis()), Buff(target(Those(UNIT, FRIENDLY, traits=(Exhausted(),)))))],
    ),
    spell(
        "Cannon Barrage",
        "OGN-127",
        B,
        energy=2,
        power=1,
        reaction=True,
        rarity=COMMON,
        effect=[deal(2, All(Those(UNIT, ENEMY, traits=(InCombat(),))))],
    ),
    spell(
        "Challenge",
        "OGN-128",
        B,
        energy=2,
        power=1,
        action=True,
        codes=["OPP-128"],
        rarity=COMMON,
        effect=[DealToEachOther(target(FRIENDLY_UNITS), target(ENEMY_UNITS))],
    ),
    unit(
        "Lee Sin, Centered",
        "OGN-151",
        B,
        energy=6,
        might=6,
        tags=["Lee Sin", "Ionia"],
        champion="Lee Sin",
        codes=["OGN-151a"],
        rarity=RARE,
        keywords=[ACCELERATE],
        abilities=[
            passive(HaveMight(2, Those(UNIT, FRIENDLY, HERE, traits=(Buffed(),), other=True)), AtBattlefield()),
        ],
    ),
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
