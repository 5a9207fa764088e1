"""Origins, Order."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, UNCOMMON, O, spell, unit
from riftwright.core.ids import ASSAULT, GEAR
from riftwright.effects.blocks import YouMay
from riftwright.effects.build import cost, draw, passive
from riftwright.effects.costs import KillOne
from riftwright.effects.filters import FRIENDLY_UNITS, Those
from riftwright.effects.instructions import Kill
from riftwright.effects.passives import DeathknellsTriggerAgain
from riftwright.effects.subjects import up_to

CARDS: Final = (
    unit(
        "Cruel Patron",
        "OGN-208",
        O,
        energy=4,
        might=6,
        tags=["Noxus"],
        rarity=COMMON,
        additional=cost(0, KillOne(FRIENDLY_UNITS)),
    ),
    unit(
        "Petty Officer",
        "OGN-215",
        O,
        energy=5,
        might=5,
        tags=["Pirate", "Bilgewater"],
        rarity=COMMON,
        keywords=[ASSAULT],
    ),
    spell(
        "Salvage",
        "OGN-224",
        O,
        energy=2,
        power=1,
        action=True,
        rarity=UNCOMMON,
        effect=[YouMay((Kill(up_to(1, Those(GEAR))),)), draw(1)],
    ),
    unit(
        "Karthus, Eternal",
        "OGN-236",
        O,
        energy=3,
        power=1,
        might=3,
        tags=["Spirit", "Karthus", "Shadow Isles"],
        champion="Karthus",
        rarity=RARE,
        abilities=[passive(DeathknellsTriggerAgain())],
    ),
)
