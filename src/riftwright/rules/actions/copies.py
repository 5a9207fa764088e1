"""Copy effects (477.1.b): what an object becomes a copy of, and for how long.

Each is a modification of the object, applied in the first layer with the newest last (480.3). It holds the traits that
were copyable as it began: ``Obj.face`` of what was copied, so that a copy of a copy is what the first one is
(477.1.b.1.b). ``Obj.face`` of the copy is what its copy effects come to; ``Obj.printed`` stays what it is without them.
Being a token or a card is no such trait (185.1.a, 185.1.b), nor is a status, a counter or what an effect gave.
"""

from typing import TYPE_CHECKING

from riftwright.core.events import BECAME_COPY
from riftwright.core.ids import STATUS_CHANGE, WHILE_ATTACHED, WHILE_THERE
from riftwright.core.nodes import PASSIVE, REPLACEMENT, TRIGGERED
from riftwright.core.state import Mod
from riftwright.rules.abilities import triggered
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def become(
    m: "Machine", oid: int, of: int, player: int, rule: str = "477.1.b.1", *, until: int = WHILE_THERE, source: int = -1
) -> None:
    """The object becomes a copy of another one, as that is now; it is still the same object, with all that is on it."""
    s = m.state
    o = s.edit(oid)
    o.mods = (*o.mods, Mod(until, s.next_serial(), copy=s.objects[of].face, source=source))
    zones.settle_face(s, o)
    triggered.begin_anew(m, o.ref, o.face)
    s.cleanup_due |= STATUS_CHANGE
    m.emit(BECAME_COPY, rule, player, oid, of)


def append_text(m: "Machine", oid: int, top: int) -> None:
    """The copyable text of a Top-Most Card becomes effect text of what is attached to it as well, for as long as it is
    attached (136.2.c): the card has each of its keywords and abilities once more. An activated ability that it has
    twice is one that it has.
    """
    s = m.state
    source = s.objects[oid].ref
    o = s.edit(top)
    face = s.faces[o.face]
    for which, value in face.keywords.items():
        o.mods = (*o.mods, Mod(WHILE_ATTACHED, s.next_serial(), keyword=which, value=value, source=source))
    for ability in face.abilities[: face.own_count]:
        if ability.kind in (PASSIVE, REPLACEMENT, TRIGGERED):
            o.mods = (*o.mods, Mod(WHILE_ATTACHED, s.next_serial(), face=o.face, ability=ability.index, source=source))
            zones.listen(s, top, o.face, ability.index)
    triggered.begin_anew(m, o.ref, o.face, source)
    s.version += 1
