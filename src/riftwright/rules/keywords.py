"""Keywords that trigger (805-829): found on whatever has them now, printed or granted.

Their instructions are the abilities of the first face of every game; see ``effects.keyword_abilities``. Keywords
that are permissions or change numbers are asked for where they matter, through ``layers.keyword``.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.ids import TEMPORARY, VISION
from riftwright.core.state import ITEM_TRIGGERED, ChainItem

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

KEYWORDS_FACE: Final = 0
TEMPORARY_ABILITY: Final = 0
VISION_ABILITY: Final = 1


def temporary(m: "Machine", player: int) -> list[ChainItem]:
    """816.1.b: at the start of its controller's Beginning Phase; once, however often it has it (816.2)."""
    s = m.state
    return [
        _item(m, oid, TEMPORARY_ABILITY)
        for oid in m.permanents()
        if s.objects[oid].controller == player and m.keyword(oid, TEMPORARY) and s.objects[oid].attached_to < 0
    ]


def vision(m: "Machine", oid: int) -> list[ChainItem]:
    """817: as it is played, once for each instance."""
    return [_item(m, oid, VISION_ABILITY) for _ in range(m.keyword(oid, VISION))]


def _item(m: "Machine", oid: int, ability: int) -> ChainItem:
    o = m.obj(oid)
    return ChainItem(m.state.next_serial(), ITEM_TRIGGERED, o.controller, o.ref, KEYWORDS_FACE, ability)
