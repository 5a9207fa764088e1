"""Vendetta, Order."""

from typing import Final

from riftwright.cards.define import RARE, O, unit
from riftwright.core.ids import HIDDEN, UNIT
from riftwright.effects.build import cost, passive, when
from riftwright.effects.conditions import There
from riftwright.effects.filters import ENEMY, HERE, UNITS, Stunned, Those
from riftwright.effects.instructions import Stun
from riftwright.effects.passives import IHaveMight
from riftwright.effects.subjects import target
from riftwright.effects.triggers import OneOf, WhenIAttack, WhenPlayed

CARDS: Final = (
    unit(
        "Kennen, Keeper of Balance",
        "VEN-135",
        O,
        energy=3,
        might=2,
        tags=["Yordle", "Ionia", "Kennen"],
        champion="Kennen",
        codes=["VEN-135a"],
        rarity=RARE,
        keywords=[HIDDEN],
        abilities=[
            when(OneOf(WhenPlayed(), WhenIAttack()), Stun(target(UNITS)), may=True, cost=cost(2)),
            passive(IHaveMight(2), There(Those(UNIT, ENEMY, HERE, traits=(Stunned(),)))),
        ],
    ),
)
