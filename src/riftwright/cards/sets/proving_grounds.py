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
from riftwright.core.ids import GANKING, RUNE, UNIT
from riftwright.effects.blocks import Later
from riftwright.effects.build import (
    delayed_instead,
    draw,
    instead,
    passive,
    when,
)
from riftwright.effects.conditions import UnitsThere
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import FRIENDLY, FRIENDLY_UNITS, HERE, DefendingAlone, Those
from riftwright.effects.instructions import Exhaust, Heal, Ready
from riftwright.effects.movement import MoveToBase, Recall
from riftwright.effects.passives import HaveMight, YoursDealMore
from riftwright.effects.protection import ItWouldDie
from riftwright.effects.subjects import IT, target, up_to
from riftwright.effects.triggers import AtStart, WhenYouConquer
from riftwright.rules.turn import T_ENDING

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
    unit(
        "Garen, Commander",
        "OGS-013",
        O,
        energy=6,
        power=1,
        might=5,
        tags=["Elite", "Garen", "Demacia"],
        champion="Garen",
        rarity=EPIC,
        abilities=[passive(HaveMight(1, Those(UNIT, FRIENDLY, HERE, other=True)))],
    ),
    legend(
        "Annie, Dark Child",
        "OGS-017",
        F | X,
        champion="Annie",
        codes=["OPP-017"],
        rarity=RARE,
        abilities=[when(AtStart(T_ENDING), Ready(up_to(2, Those(RUNE))))],
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
    spell(
        "Highlander",
        "OGS-020",
        C | B,
        energy=4,
        reaction=True,
        codes=["OPP-020"],
        signature="Master Yi",
        tags=["Master Yi"],
        rarity=EPIC,
        effect=[
            Later(
                delayed_instead(ItWouldDie(next_time=True), Heal(IT), Exhaust(IT), Recall(IT)), target(FRIENDLY_UNITS)
            )
        ],
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
