"""Spiritforged, Body."""

from typing import Final

from riftwright.cards.define import RARE, B, unit
from riftwright.core.ids import WEAPONMASTER
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, when
from riftwright.effects.conditions import Is, Paid
from riftwright.effects.control import ControlWhileThere
from riftwright.effects.equipment import Attach
from riftwright.effects.filters import ENEMY_GEAR, EQUIPMENT
from riftwright.effects.movement import MoveToBase
from riftwright.effects.subjects import ME, YOUR_BASE, Them, target
from riftwright.effects.triggers import WhenPlayed


def _steal() -> tuple[Effect, ...]:
    gear = target(ENEMY_GEAR)
    it = Them(gear)
    return MoveToBase(gear, YOUR_BASE), ControlWhileThere(it), If(Is(it, EQUIPMENT), (Attach(it, ME),))


CARDS: Final = (
    unit(
        "Akshan, Mischievous",
        "SFD-109",
        B,
        energy=4,
        might=4,
        tags=["Akshan", "Shurima", "Sentinel"],
        champion="Akshan",
        rarity=RARE,
        keywords=[WEAPONMASTER],
        optional=[OptionalCost(cost(power=((B, 2),)))],
        abilities=[when(WhenPlayed(), *_steal(), condition=Paid())],
    ),
)
