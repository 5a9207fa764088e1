"""Origins, Order."""

from typing import Final

from riftwright.cards.define import UNCOMMON, O, spell
from riftwright.core.ids import GEAR
from riftwright.effects.blocks import YouMay
from riftwright.effects.build import draw
from riftwright.effects.filters import Those
from riftwright.effects.instructions import Kill
from riftwright.effects.subjects import up_to

CARDS: Final = (
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
)
