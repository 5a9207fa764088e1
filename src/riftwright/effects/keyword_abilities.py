"""The abilities that keywords are short for, where these trigger: Vision and Temporary (816, 817).

They belong to a face of their own, which every game has as its first.
"""

from typing import Final

from riftwright.core.facts import TOKEN, Face
from riftwright.core.ids import TEMPORARY, VISION
from riftwright.core.nodes import TRIGGERED, Ability
from riftwright.effects.instructions import Kill, Predict
from riftwright.effects.subjects import THIS
from riftwright.effects.triggers import Never

KEYWORD_ABILITIES: Final = {TEMPORARY: 0, VISION: 1}  # as rules/keywords.py expects them


def keyword_face() -> Face:
    """The face that holds them."""
    return Face(
        "Keywords",
        0,
        supertype=TOKEN,
        abilities=(
            Ability(TRIGGERED, (Kill(THIS),), trigger=Never(), keyword=TEMPORARY),
            Ability(TRIGGERED, (Predict(),), trigger=Never(), keyword=VISION),
        ),
    )


KEYWORD_FACE: Final = keyword_face()
