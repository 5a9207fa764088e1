"""Changing zones (105-109, 124): the one place where an object goes from one zone to another."""

from typing import TYPE_CHECKING, Final

from riftwright.core.events import BECAME_MIGHTY, REVEALED
from riftwright.core.facts import TOKEN, Face
from riftwright.core.ids import (
    BANISHMENT,
    BASE,
    BATTLEFIELD,
    BATTLEFIELD_CARD,
    BATTLEFIELD_ZONE,
    BOARD_CHANGE,
    CHAIN,
    CHAMPION_ZONE,
    FACEDOWN,
    FIELD,
    FIRST_BOARD_ZONE,
    HAND,
    LEGEND_ZONE,
    MAIN_DECK,
    NOWHERE,
    RUNE,
    RUNE_DECK,
    TRASH,
    WHILE_ATTACHED,
)
from riftwright.core.state import UNSEEN, Field, GameState, Mod, Obj
from riftwright.rules.abilities import passive

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def put(m: "Machine", oid: int, zone: int, loc: int = -1, *, bottom: bool = False) -> None:
    """Put an object into a zone: its owner's, where players have their own (056.2).

    It becomes a new object when it goes to or from a Non-Board Zone (124): what was tracked on it is gone.
    ``loc`` is the location or battlefield, ``bottom`` the end of a deck.
    """
    s = m.state
    o = s.edit(oid)
    before = o.zone
    if before == LEGEND_ZONE:
        if oid == s.players[o.owner].legends[0]:
            return  # 107.4.d: the Champion Legend stays
        zone = BANISHMENT  # 107.4.d.2
    if zone == TRASH and before != MAIN_DECK and not o.token and passive.trashed_is_banished(m, o.owner):
        zone = BANISHMENT
    if before == FACEDOWN and zone != FACEDOWN:
        m.emit(REVEALED, "421.4", o.owner, oid, loc=o.loc)
    ref = o.ref
    player = o.controller
    attached = list(o.attachments)
    leaves = before >= FIRST_BOARD_ZONE > zone and before != FACEDOWN
    left = triggered.own_leaving(m, o) if leaves else []
    _take_out(s, o)
    face = s.faces[o.face]
    if before in face.elsewhere:
        unwatch(s, o)
    was_on_board = before >= FIRST_BOARD_ZONE
    will_be = zone >= FIRST_BOARD_ZONE
    if was_on_board and before != FACEDOWN and (not will_be or zone == FACEDOWN):
        unindex(s, o)
    if was_on_board and not will_be:
        _detach_all(m, o)
    if not (was_on_board and will_be):
        _renew(s, o)
        face = s.faces[o.face]
    o.zone = zone
    o.loc = loc
    _put_in(s, o, bottom)
    if will_be and zone != FACEDOWN and (not was_on_board or before == FACEDOWN):
        o.entered = s.next_serial()
        index(s, o)
    if zone in face.elsewhere:
        watch(s, o)
    if was_on_board or will_be:
        s.cleanup_due |= BOARD_CHANGE  # 319.6
    if o.token and not will_be and zone != CHAIN:
        _take_out(s, o)  # 186.1: it ceases to exist
        o.zone = NOWHERE
    s.version += 1
    if was_on_board and not will_be:
        if attached:
            detaching.left_behind(m, oid, player, attached)
        control.end_with(m, ref)
    if left and m.held is not None:
        m.held += left
    elif left:
        triggered.place(m, left)


def _renew(s: GameState, o: Obj) -> None:
    """124.1: damage, counters, statuses and modifications are no longer tracked; 705. A card is no copy any more; a
    token, which ceases to exist, is known as what it was (359.3.e.13).
    """
    o.stamp += 1
    o.controller = o.owner
    o.flags = 0
    o.damage = 0
    o.damaged_by = 0
    o.buffs = 0
    o.empowered = 0
    o.mods = ()
    if o.face != o.printed and not o.token:
        _turn_into(s, o, o.printed)
    o.named = ""
    o.moves = 0
    o.hidden_on = -1
    o.entered = -1
    o.replaced = ()


def _detach_all(m: "Machine", o: Obj) -> None:
    """719.5: what is attached stays where it is; 435.4.b. An attached object that leaves lets go of its top."""
    s = m.state
    for aid in o.attachments:
        attached = s.edit(aid)
        attached.attached_to = -1
        attached.entered = s.next_serial()  # 480.2: its rules text is active again
        if attached.loc != o.loc:
            relocate(s, attached, o.loc)
    o.attachments = ()
    if o.attached_to >= 0:
        unlink(s, o)


def link(s: GameState, o: Obj, top: Obj) -> None:
    """Attach an object to its Top-Most Card: the effect text is appended (136.2.c), the location shared (434.4)."""
    o.attached_to = top.id
    o.entered = s.next_serial()  # 480.2: its effect text becomes active
    top.attachments = (*top.attachments, o.id)
    face = s.faces[o.face]
    for keyword, value in face.appended_keywords:
        top.mods = (*top.mods, Mod(WHILE_ATTACHED, s.next_serial(), keyword=keyword, value=value, source=o.ref))
    for index in face.appended:
        top.mods = (*top.mods, Mod(WHILE_ATTACHED, s.next_serial(), face=o.face, ability=index, source=o.ref))
        listen(s, top.id, o.face, index)
    if o.loc != top.loc:
        relocate(s, o, top.loc)


def unlink(s: GameState, o: Obj) -> None:
    """Detach an object from its Top-Most Card, which loses what was appended (435.1.d)."""
    top = s.edit(o.attached_to)
    o.attached_to = -1
    o.entered = s.next_serial()  # 480.2: its rules text is active again
    top.attachments = tuple(a for a in top.attachments if a != o.id)
    if any(mod.until == WHILE_ATTACHED and mod.source == o.ref for mod in top.mods):
        keep_mods(s, top, [mod for mod in top.mods if mod.until != WHILE_ATTACHED or mod.source != o.ref])


def keep_mods(s: GameState, o: Obj, mods: list[Mod]) -> None:
    """Only these modifications of an object on the board are left: abilities and copies among the others end."""
    unindex(s, o)
    o.mods = tuple(mods)
    _settle(s, o)
    index(s, o)


def settle_face(s: GameState, o: Obj) -> None:
    """Another copy effect applies to an object on the board: it is now what the newest one says (480.3)."""
    unindex(s, o)
    _settle(s, o)
    index(s, o)


def _settle(s: GameState, o: Obj) -> None:
    """477.1.b.1: the newest copy effect replaces its copyable traits; without one they are the printed ones."""
    face = o.printed
    for mod in o.mods:
        if mod.copy >= 0:
            face = mod.copy
    if face != o.face:
        _turn_into(s, o, face)
        o.entered = s.next_serial()  # 480.1: its new text begins to apply


def _turn_into(s: GameState, o: Obj, face: int) -> None:
    o.face = face
    o.types = s.faces[face].types


def relocate(s: GameState, o: Obj, loc: int) -> None:
    """Move an object that this state owns from one location on the board to another, and what is attached to it."""
    _take_out(s, o)
    o.zone = BATTLEFIELD if loc >= FIELD else BASE
    o.loc = loc
    _put_in(s, o, False)
    for aid in o.attachments:  # 719.3.a
        relocate(s, s.edit(aid), loc)


def _take_out(s: GameState, o: Obj) -> None:
    held = list_of(s, o)
    if held is not None:
        held.remove(o.id)


def _put_in(s: GameState, o: Obj, bottom: bool) -> None:
    held = list_of(s, o)
    if held is not None:
        if bottom:
            held.insert(0, o.id)
        else:
            held.append(o.id)


def list_of(s: GameState, o: Obj) -> list[int] | None:
    """The list that holds the ids of the object's zone. None for zones that are not lists of ids."""
    zone = o.zone
    if zone == BATTLEFIELD:
        return s.battlefields[o.loc - FIELD].units
    if zone == BASE:
        return s.players[o.controller].runes if o.types & RUNE and not o.types & 3 else s.players[o.loc].base
    if zone == FACEDOWN:
        return s.battlefields[o.loc - FIELD].facedown
    owner = s.players[o.owner]
    if zone == MAIN_DECK:
        return owner.main_deck
    if zone == HAND:
        return owner.hand
    if zone == TRASH:
        return owner.trash
    if zone == RUNE_DECK:
        return owner.rune_deck
    if zone == BANISHMENT:
        return owner.banishment
    if zone == CHAMPION_ZONE:
        return owner.champion
    if zone == LEGEND_ZONE:
        return owner.legends
    assert zone in (CHAIN, NOWHERE, BATTLEFIELD_ZONE), zone
    return None


def index(s: GameState, o: Obj) -> None:
    """Note what the object listens for while it is on the board (365, 384)."""
    face = s.faces[o.face]
    for kind in face.listens:
        s.listeners[kind] = (*s.listeners[kind], o.id)
    if face.replacements:
        s.replacers = (*s.replacers, o.id)
    if face.passives:
        s.passives = (*s.passives, o.id)
    if face.has_minimum:
        _heed_order(s)
    for mod in o.mods:
        if mod.ability >= 0:
            listen(s, o.id, mod.face, mod.ability)


def _heed_order(s: GameState) -> None:
    """A decrease with a minimum is at work: since when other effects apply can matter from here on (480.2)."""
    if s.begun is None:
        s.begun = UNSEEN


def watch(s: GameState, o: Obj) -> None:
    """Note what a card listens for or replaces in the Non-Board Zone where it is (370.3, 385)."""
    face = s.faces[o.face]
    for kind in face.elsewhere.get(o.zone, {}):
        s.listeners[kind] = (*s.listeners[kind], o.id)
    if face.replaces_from.get(o.zone):
        s.replacers = (*s.replacers, o.id)


def unwatch(s: GameState, o: Obj) -> None:
    """It leaves that zone."""
    for kind in s.faces[o.face].elsewhere[o.zone]:
        s.listeners[kind] = tuple(x for x in s.listeners[kind] if x != o.id)
    s.replacers = tuple(x for x in s.replacers if x != o.id)


def listen(s: GameState, oid: int, face: int, ability: int) -> None:
    """Note that the object listens for what a granted ability is about."""
    granted = s.faces[face].abilities[ability]
    if granted.passive is not None:
        if oid not in s.passives:
            s.passives = (*s.passives, oid)
        if granted.passive.floor is not None:
            _heed_order(s)
    elif granted.trigger is None:
        if oid not in s.replacers:
            s.replacers = (*s.replacers, oid)
        return
    for kind in granted.trigger.kinds if granted.trigger is not None else ():
        if oid not in s.listeners[kind]:
            s.listeners[kind] = (*s.listeners[kind], oid)


def unindex(s: GameState, o: Obj) -> None:
    """The object listens for nothing any more."""
    oid = o.id
    face = s.faces[o.face]
    kinds = list(face.listens)
    for mod in o.mods:
        if mod.ability >= 0:
            trigger = s.faces[mod.face].abilities[mod.ability].trigger
            if trigger is not None:
                kinds += trigger.kinds
    for kind in kinds:
        s.listeners[kind] = tuple(x for x in s.listeners[kind] if x != oid)
    if not s.listeners[BECAME_MIGHTY]:
        s.weak = ()  # nothing compares any more (709)
    if oid in s.replacers:
        s.replacers = tuple(x for x in s.replacers if x != oid)
    if oid in s.passives:
        s.passives = tuple(x for x in s.passives if x != oid)


def reveal_facedown(m: "Machine") -> None:
    """421.4: the game ends, and whatever is facedown is shown to all."""
    for field in m.state.battlefields:
        for oid in field.facedown:
            m.tell(REVEALED, "421.4", m.obj(oid).owner, oid, loc=field.loc)


def remove_from_game(m: "Machine", oid: int) -> None:
    """652.3: a card is in no zone any more."""
    s = m.state
    o = s.edit(oid)
    if o.zone == BATTLEFIELD_ZONE:
        return  # the blank battlefield that took its place (652.2.a)
    if o.zone >= FIRST_BOARD_ZONE:
        unindex(s, o)
    elif o.zone in s.faces[o.face].elsewhere:
        unwatch(s, o)
    _take_out(s, o)
    _renew(s, o)
    o.zone = NOWHERE
    o.loc = -1
    s.version += 1


# 652.2.a: a token battlefield without abilities. There is one, so that saves find it by its name.
BLANK_BATTLEFIELD: Final = Face("Blank Battlefield", BATTLEFIELD_CARD, supertype=TOKEN)


def blank_battlefield(m: "Machine", field: Field) -> None:
    """652.2.a: replace a battlefield by a token battlefield without abilities; all else about it stays (438.1)."""
    s = m.state
    o = s.edit(field.id)
    unindex(s, o)
    o.face = o.printed = face_index(s, BLANK_BATTLEFIELD)
    o.token = True
    s.cleanup_due |= BOARD_CHANGE
    s.version += 1


def face_index(s: GameState, face: Face) -> int:
    """The index of a face among those of this game, which gains it when it is new."""
    for i, known in enumerate(s.faces):
        if known is face or known.name == face.name:
            return i
    s.faces = (*s.faces, face)
    return len(s.faces) - 1


def bring(s: GameState, oid: int) -> Field:
    """A battlefield takes its place on the board (113); nobody controls it (439.4.b)."""
    o = s.edit(oid)
    field = Field(len(s.battlefields), oid)
    o.zone = BATTLEFIELD_ZONE
    o.loc = field.loc
    s.battlefields.append(field)
    index(s, o)
    return field


def create(m: "Machine", face: Face, owner: int, zone: int = NOWHERE) -> Obj:
    """439: a game object that did not exist: a token, in no zone yet unless the zone is the chain."""
    s = m.state
    o = Obj(len(s.objects), face_index(s, face), face.types, owner, zone, token=True)
    o.gen = s.gen
    s.objects.append(o)
    s.version += 1
    return o


from riftwright.rules.abilities import triggered  # noqa: E402  (what leaves may say what happens then)
from riftwright.rules.actions import control, detaching  # noqa: E402  (what leaves may have been the ground of control)
