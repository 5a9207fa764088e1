"""Tokens (187)."""

from typing import Final

from riftwright.cards.define import token
from riftwright.core.ids import ANY, ASSAULT, BATTLEFIELD_CARD, DEFLECT, GEAR, TEMPORARY, UNIT
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, give_keyword, passive, use, when
from riftwright.effects.conditions import Did
from riftwright.effects.costs import ExhaustThis, KillMe
from riftwright.effects.filters import HERE, IN_TRASH, Tagged, Those
from riftwright.effects.instructions import Add, Banish
from riftwright.effects.passives import HaveMight, ReachedFromAnywhere
from riftwright.effects.subjects import ME, target
from riftwright.effects.tokens import SwapBack
from riftwright.effects.triggers import WhenIAttack, when_you_score_here
from riftwright.rules.actions.zones import BLANK_BATTLEFIELD

RECRUIT: Final = token("Recruit", UNIT, might=1, tags=["Recruit"], codes=["OGN-271", "OGN-272", "OGN-273"])
SPRITE: Final = token("Sprite", UNIT, might=3, tags=["Fae"], keywords=[TEMPORARY], codes=["OGN-274"])
SAND_SOLDIER: Final = token("Sand Soldier", UNIT, might=2, tags=["Shurima"])
MECH: Final = token("Mech", UNIT, might=3, tags=["Mech"])
GOLD: Final = token(
    "Gold",
    GEAR,
    abilities=[use(cost(0, ExhaustThis(), KillMe("this")), Add(ANY, 1), reaction=True)],
    codes=["SFD-T03"],
)
BIRD: Final = token("Bird", UNIT, might=1, tags=["Bird"], keywords=[DEFLECT])
TENTACLE: Final = token("Tentacle", UNIT, might=1, tags=["Bilgewater"])
REFLECTION: Final = token("Reflection", UNIT)
BARON_PIT: Final = token("Baron Pit", BATTLEFIELD_CARD, abilities=[passive(ReachedFromAnywhere())])
BRUSH: Final = token(
    "Brush",
    BATTLEFIELD_CARD,
    abilities=[
        passive(HaveMight(1, Those(UNIT, where=HERE, traits=(Tagged(("Bird", "Cat", "Dog", "Poro", "Ivern")),)))),
        when(when_you_score_here(), SwapBack(), may=True),
    ],
)
SHADOW_CLONE: Final = token(
    "Shadow Clone",
    UNIT,
    abilities=[
        when(
            WhenIAttack(),
            Banish(target(Those(UNIT, where=IN_TRASH))),
            If(Did(), (give_keyword(ASSAULT, ME, 4),)),
            may=True,
        )
    ],
)

TOKENS: Final = (
    RECRUIT,
    SPRITE,
    SAND_SOLDIER,
    MECH,
    GOLD,
    BIRD,
    TENTACLE,
    REFLECTION,
    BARON_PIT,
    BRUSH,
    SHADOW_CLONE,
    BLANK_BATTLEFIELD,
)
