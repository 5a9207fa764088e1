"""Tokens (187)."""

from typing import Final

from riftwright.cards.define import token
from riftwright.core.ids import BATTLEFIELD_CARD, TEMPORARY, UNIT
from riftwright.effects.build import passive
from riftwright.effects.passives import ReachedFromAnywhere

RECRUIT: Final = token("Recruit", UNIT, might=1, tags=["Recruit"], codes=["OGN-271", "OGN-272", "OGN-273"])
SPRITE: Final = token("Sprite", UNIT, might=3, tags=["Fae"], keywords=[TEMPORARY], codes=["OGN-274"])
BARON_PIT: Final = token("Baron Pit", BATTLEFIELD_CARD, abilities=[passive(ReachedFromAnywhere())])

TOKENS: Final = (RECRUIT, SPRITE, BARON_PIT)
