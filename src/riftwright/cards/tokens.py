"""Tokens (187)."""

from typing import Final

from riftwright.cards.define import token
from riftwright.core.ids import ANY, BATTLEFIELD_CARD, DEFLECT, GEAR, TEMPORARY, UNIT
from riftwright.effects.build import cost, passive, use
from riftwright.effects.costs import ExhaustThis, KillMe
from riftwright.effects.instructions import Add
from riftwright.effects.passives import ReachedFromAnywhere
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

TOKENS: Final = (RECRUIT, SPRITE, SAND_SOLDIER, MECH, GOLD, BIRD, TENTACLE, REFLECTION, BARON_PIT, BLANK_BATTLEFIELD)
