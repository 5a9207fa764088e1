"""Keywords that trigger (805-829): found on whatever has them now, printed or granted.

Their instructions are the abilities of the first face of every game; see ``effects.keyword_abilities``. Keywords
that are permissions or change numbers are asked for where they matter, through ``layers.keyword``.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.ids import HUNT, QUICK_DRAW, TEMPORARY, VISION, WEAPONMASTER
from riftwright.core.state import ITEM_TRIGGERED, ChainItem

if TYPE_CHECKING:
    from riftwright.core.state import Field
    from riftwright.rules.machine import Machine

KEYWORDS_FACE: Final = 0
TEMPORARY_ABILITY: Final = 0
VISION_ABILITY: Final = 1
QUICK_DRAW_ABILITY: Final = 2
WEAPONMASTER_ABILITY: Final = 3
HUNT_ABILITY: Final = 4


def temporary(m: "Machine", player: int) -> list[ChainItem]:
    """816.1.b: at the start of its controller's Beginning Phase; once, however often it has it (816.2)."""
    s = m.state
    return [
        _item(m, oid, TEMPORARY_ABILITY)
        for oid in m.permanents()
        if s.objects[oid].controller == player and m.keyword(oid, TEMPORARY)
    ]


def played(m: "Machine", oid: int, hidden_at: int) -> list[ChainItem]:
    """As it is played: Vision and Weaponmaster once for each instance (817.2, 821.1.c.7), Quick-Draw once (819.2)."""
    times = (
        (VISION_ABILITY, m.keyword(oid, VISION)),
        (QUICK_DRAW_ABILITY, min(1, m.keyword(oid, QUICK_DRAW))),
        (WEAPONMASTER_ABILITY, m.keyword(oid, WEAPONMASTER)),
    )
    found = [_item(m, oid, ability) for ability, count in times for _ in range(count)]
    for item in found:
        item.hidden_at = hidden_at  # 811.1.d.2
    return found


def scored(m: "Machine", field: "Field", player: int) -> list[ChainItem]:
    """823.1.c.1: as the units of a player conquer or hold; once, with the sum of their Hunt Values (823.2)."""
    found = []
    for oid in m.units_at(field, player):
        value = m.keyword(oid, HUNT)
        if value:
            item = _item(m, oid, HUNT_ABILITY)
            item.amount = value
            found.append(item)
    return found


def _item(m: "Machine", oid: int, ability: int) -> ChainItem:
    o = m.obj(oid)
    return ChainItem(m.state.next_serial(), ITEM_TRIGGERED, o.controller, o.ref, KEYWORDS_FACE, ability)
