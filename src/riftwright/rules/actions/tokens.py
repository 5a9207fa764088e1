"""Create and replace (438, 439): tokens that come into being on the board, and those that take another's place."""

from typing import TYPE_CHECKING

from riftwright.core.events import CREATED, SWAPPED_BACK, TOOK_PLACE
from riftwright.core.facts import Face
from riftwright.core.ids import BANISHMENT, BASE, BATTLEFIELD, BOARD_CHANGE, EXHAUSTED, FIELD, NOTHING, NOWHERE, UNIT
from riftwright.core.state import Obj
from riftwright.rules.actions import fields, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def create(m: "Machine", face: Face, player: int, loc: int, *, ready: bool = False, rule: str = "439") -> Obj:
    """439: a token unit, gear or rune comes into being at that location; nothing is played, no chain is involved.

    The player owns and controls it (439.4). A unit is exhausted unless said otherwise (143.4).
    """
    s = m.state
    o = zones.create(m, face, player)
    zones.put(m, o.id, BATTLEFIELD if loc >= FIELD else BASE, loc)
    o = s.edit(o.id)
    if o.types & UNIT and not ready:
        o.flags |= EXHAUSTED
    m.emit(CREATED, rule, player, o.id, loc=loc)
    if o.types & UNIT:
        fields.arrive(m, loc, player, "190.3.a.1")
    return s.objects[o.id]


def replace(m: "Machine", oid: int, face: Face, player: int, rule: str = "438") -> None:
    """438: a new token takes the place of an object on the board and is treated as that object (438.1.a): location,
    statuses, damage, counters and control stay. A card goes to Banishment, replaced and not banished (438.5.a); a
    token is gone (438.6).
    """
    s = m.state
    o = s.edit(oid)
    card_id = NOTHING
    if not o.token:
        card = Obj(len(s.objects), o.printed, s.faces[o.printed].types, o.owner, BANISHMENT)
        card.gen = s.gen
        s.objects.append(card)
        s.players[o.owner].banishment.append(card.id)
        o.replaced = (*o.replaced, card.id)
        card_id = card.id
    _become(m, o, zones.face_index(s, face), token=True)
    m.emit(TOOK_PLACE, rule, player, oid, card_id)


def swap_back(m: "Machine", oid: int, card: int, player: int, rule: str = "438.7") -> bool:
    """438.7: the token stops existing and that card, which it or a token before it replaced, is back in its place.
    False where the card is not in Banishment for it any more (438.7.c).
    """
    s = m.state
    o = s.edit(oid)
    old = s.objects[card]
    if card not in o.replaced or old.zone != BANISHMENT:
        return False
    s.players[old.owner].banishment.remove(card)
    s.edit(card).zone = NOWHERE  # it is the object on the board again
    o.replaced = o.replaced[: o.replaced.index(card)]
    _become(m, o, old.face, token=False)
    m.emit(SWAPPED_BACK, rule, player, oid)
    return True


def _become(m: "Machine", o: Obj, face: int, *, token: bool) -> None:
    s = m.state
    o.printed = face
    o.token = token
    zones.settle_face(s, o)
    s.cleanup_due |= BOARD_CHANGE
    s.version += 1
