"""Vendetta, Chaos."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, X, unit
from riftwright.core.ids import SPELL, UNIT
from riftwright.effects.amounts import NAMESAKES_IN_TRASH
from riftwright.effects.build import cost, empower, passive, when
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.filters import AT_BATTLEFIELD, ENEMY, MightAtMost, Those
from riftwright.effects.instructions import Banish
from riftwright.effects.lending import FlowCostsLess
from riftwright.effects.passives import CostsLess
from riftwright.effects.subjects import target
from riftwright.effects.triggers import WhenIBecomeEmpowered

CARDS: Final = (
    unit(
        "Shadowblade Lurker",
        "VEN-096",
        X,
        energy=5,
        might=5,
        tags=["Ionia"],
        rarity=COMMON,
        abilities=[passive(CostsLess(2, "I cost", NAMESAKES_IN_TRASH))],
    ),
    unit(
        "Stargazer",
        "VEN-098",
        X,
        energy=5,
        might=4,
        tags=["Mount Targon"],
        rarity=COMMON,
        abilities=[passive(FlowCostsLess(2, least=1))],
    ),
    unit(
        "Mel, Defiant Soul",
        "VEN-110",
        X,
        energy=5,
        might=4,
        tags=["Noxus", "Mel"],
        champion="Mel",
        codes=["VEN-110a", "VEN-188"],
        rarity=RARE,
        abilities=[
            empower(cost(0, DiscardOne(SPELL, "a spell"))),
            when(WhenIBecomeEmpowered(), Banish(target(Those(UNIT, ENEMY, AT_BATTLEFIELD, traits=(MightAtMost(3),))))),
        ],
    ),
)
