"""Proving Grounds (OGS)."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    B,
    C,
    F,
    O,
    X,
    legend,
    spell,
    unit,
)
from riftwright.core.ids import GANKING, UNIT
from riftwright.effects.build import (
    draw,
    instead,
    passive,
    when,
)
from riftwright.effects.conditions import UnitsThere
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import FRIENDLY, FRIENDLY_UNITS, DefendingAlone, Those
from riftwright.effects.movement import MoveToBase
from riftwright.effects.passives import HaveMight, YoursDealMore
from riftwright.effects.subjects import up_to
from riftwright.effects.triggers import WhenYouConquer

CARDS: Final = (
    unit(
        "Annie, Fiery",
        "OGS-001",
        F,
        energy=5,
        power=1,
        might=4,
        tags=["Annie", "Noxus"],
        champion="Annie",
        codes=["OPP-001"],
        rarity=EPIC,
        abilities=[passive(YoursDealMore(1))],
    ),
    unit(
        "Master Yi, Honed",
        "OGS-009",
        B,
        energy=7,
        power=1,
        might=6,
        tags=["Master Yi", "Ionia"],
        champion="Master Yi",
        rarity=EPIC,
        keywords=[GANKING],
        abilities=[instead(AsYouPlayMe(), EnterReady())],
    ),
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
    legend(
        "Master Yi, Wuju Bladesman",
        "OGS-019",
        C | B,
        champion="Master Yi",
        codes=["OPP-019"],
        rarity=RARE,
        abilities=[passive(HaveMight(2, Those(UNIT, FRIENDLY, traits=(DefendingAlone(),))))],
    ),
    legend(
        "Garen, Might of Demacia",
        "OGS-023",
        B | O,
        champion="Garen",
        codes=["OPP-023"],
        rarity=RARE,
        abilities=[when(WhenYouConquer(), draw(2), condition=UnitsThere(4))],
    ),
)
