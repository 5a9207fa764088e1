"""Spiritforged, Chaos."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, X, unit
from riftwright.core.ids import DEFLECT, UNIT
from riftwright.effects.amounts import Number
from riftwright.effects.build import cost, when
from riftwright.effects.costs import KillMe
from riftwright.effects.filters import Attacking, Those
from riftwright.effects.instructions import GainPoints
from riftwright.effects.movement import MoveToBase
from riftwright.effects.subjects import YOU, ChosenOpponent, target
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
