"""The abilities that keywords are short for, where these trigger: Temporary, Vision, Quick-Draw, Weaponmaster, Hunt.

They belong to a face of their own, which every game has as its first, in the order that ``rules.keywords`` expects.
"""

from typing import Final

from riftwright.core.facts import TOKEN, Face
from riftwright.core.ids import HUNT, QUICK_DRAW, TEMPORARY, VISION, WEAPONMASTER
from riftwright.core.nodes import TRIGGERED, Ability
from riftwright.effects.equipment import Attach, EquipForLess
from riftwright.effects.filters import UNITS_YOU_CONTROL, YOUR_EQUIPMENT
from riftwright.effects.instructions import GainHuntXP, Kill, Predict
from riftwright.effects.subjects import THIS, target
from riftwright.effects.triggers import Never


def keyword_face() -> Face:
    """The face that holds them."""
    return Face(
        "Keywords",
        0,
        supertype=TOKEN,
        abilities=(
            Ability(TRIGGERED, (Kill(THIS),), trigger=Never(), keyword=TEMPORARY),
            Ability(TRIGGERED, (Predict(),), trigger=Never(), keyword=VISION),
            Ability(TRIGGERED, (Attach(THIS, target(UNITS_YOU_CONTROL)),), trigger=Never(), keyword=QUICK_DRAW),
            Ability(
                TRIGGERED, (EquipForLess(target(YOUR_EQUIPMENT)),), trigger=Never(), keyword=WEAPONMASTER, may=True
            ),
            Ability(TRIGGERED, (GainHuntXP(),), trigger=Never(), keyword=HUNT),
        ),
    )


KEYWORD_FACE: Final = keyword_face()
