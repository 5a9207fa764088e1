"""Spiritforged, Chaos."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, X, spell, unit
from riftwright.core.ids import DEFLECT, UNIT
from riftwright.effects.amounts import Number
from riftwright.effects.build import cost, when
from riftwright.effects.costs import KillMe
from riftwright.effects.filters import UNITS_AT_BATTLEFIELDS, Attacking, Those
from riftwright.effects.instructions import GainPoints
from riftwright.effects.might import SwapMight
from riftwright.effects.movement import MoveToBase
from riftwright.effects.subjects import YOU, ChosenOpponent, target, together
from riftwright.effects.triggers import WhenIDefend, WhenIDie, WhenIWinACombat

CARDS: Final = (
    unit(
        "Overzealous Fan",
        "SFD-128",
        X,
        energy=2,
        might=2,
        tags=["Noxus"],
        rarity=COMMON,
        abilities=[
            when(
                WhenIDefend(),
                MoveToBase(target(Those(UNIT, traits=(Attacking(),)))),
                may=True,
                cost=cost(0, KillMe()),
            )
        ],
    ),
    spell(
        "Switcheroo",
        "SFD-145",
        X,
        energy=2,
        power=2,
        hidden=True,
        action=True,
        rarity=RARE,
        effect=[SwapMight(together(2, UNITS_AT_BATTLEFIELDS))],
    ),
    unit(
        "Draven, Audacious",
        "SFD-148",
        X,
        energy=6,
        power=1,
        might=6,
        tags=["Draven", "Noxus"],
        champion="Draven",
        codes=["SFD-148a"],
        rarity=EPIC,
        keywords=[DEFLECT],
        abilities=[
            when(WhenIWinACombat(), GainPoints(Number(1), YOU), limit=1),
            when(WhenIDie(in_combat=True), GainPoints(Number(1), ChosenOpponent())),
        ],
    ),
)
