"""Unleashed, Order."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, UNCOMMON, O, spell, unit
from riftwright.core.ids import UNIT
from riftwright.core.nodes import Effect
from riftwright.effects.blocks import Later
from riftwright.effects.build import channel, cost, deathknell, delayed_instead, draw, passive
from riftwright.effects.conditions import DiedAlone
from riftwright.effects.costs import KillOne
from riftwright.effects.filters import FRIENDLY, FRIENDLY_UNITS, Mighty, Those
from riftwright.effects.instructions import Exhaust, Heal
from riftwright.effects.movement import Recall
from riftwright.effects.passives import TollForGroups
from riftwright.effects.protection import ItWouldDie
from riftwright.effects.subjects import IT, target


def _retreat() -> Effect:
    save = delayed_instead(ItWouldDie(next_time=True), Heal(IT), Exhaust(IT), Recall(IT))
    return Later(save, target(FRIENDLY_UNITS))


CARDS: Final = (
    unit(
        "Loyal Poro",
        "UNL-156",
        O,
        energy=3,
        might=3,
        tags=["Poro", "Freljord"],
        codes=["OPP-156"],
        rarity=COMMON,
        abilities=[deathknell(draw(1), condition=DiedAlone(alone=False))],
    ),
    unit(
        "Mageseeker Investigator",
        "UNL-163",
        O,
        energy=4,
        might=4,
        tags=["Demacia"],
        rarity=UNCOMMON,
        abilities=[passive(TollForGroups(1))],
    ),
    spell(
        "Sacrifice",
        "UNL-173",
        O,
        energy=1,
        reaction=True,
        rarity=RARE,
        additional=cost(0, KillOne(Those(UNIT, FRIENDLY, traits=(Mighty(),)))),
        effect=[draw(2), channel(1, exhausted=True)],
    ),
    spell(
        "Tactical Retreat",
        "UNL-175",
        O,
        energy=2,
        reaction=True,
        rarity=RARE,
        effect=[_retreat()],
    ),
)
