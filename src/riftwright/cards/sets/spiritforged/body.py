"""Spiritforged, Body."""

from typing import Final

from riftwright.cards.define import RARE, UNCOMMON, B, spell, unit
from riftwright.core.ids import UNIT, WEAPONMASTER
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.amounts import CountOf
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, draw, when
from riftwright.effects.conditions import Is, Paid
from riftwright.effects.control import ControlWhileThere
from riftwright.effects.equipment import Attach
from riftwright.effects.filters import ENEMY_GEAR, EQUIPMENT, YOURS, Mighty, Those
from riftwright.effects.movement import MoveToBase
from riftwright.effects.subjects import ME, YOUR_BASE, Them, target
from riftwright.effects.triggers import WhenPlayed


def _steal() -> tuple[Effect, ...]:
    gear = target(ENEMY_GEAR)
    it = Them(gear)
    return MoveToBase(gear, YOUR_BASE), ControlWhileThere(it), If(Is(it, EQUIPMENT), (Attach(it, ME),))


CARDS: Final = (
    spell(
        "Show of Strength",
        "SFD-106",
        B,
        energy=2,
        power=1,
        reaction=True,
        rarity=UNCOMMON,
        effect=[draw(CountOf(Those(UNIT, YOURS, traits=(Mighty(),))))],
    ),
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
