"""Changing locations on the board: move and recall (420, 445-458), hide, attach and detach (421, 434, 435)."""

from typing import TYPE_CHECKING

from riftwright.core.events import (
    ATTACHED,
    DETACHED,
    HID,
    MOVED,
    RECALLED,
    UNEVENTFUL,
)
from riftwright.core.ids import BOARD_CHANGE, FACEDOWN, FIELD, FIRST_BOARD_ZONE, MOVE_COMPLETE, STATUS_CHANGE, UNIT
from riftwright.core.tasks import Task
from riftwright.rules.abilities import passive, replacement, triggered
from riftwright.rules.actions import fields, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def move(m: "Machine", oids: list[int], loc: int, player: int, rule: str = "420") -> None:
    """Move permanents to one location at once (144.3, 446). ``player`` is responsible."""
    move_each(m, [(oid, loc) for oid in oids], player, rule)


def move_each(m: "Machine", ways: list[tuple[int, int]], player: int, rule: str = "420") -> None:
    """Move each permanent to its location, all at once: (permanent, location) pairs. Replacements may intercede (369).

    One that is there already does not move, nor does one that something forbids to; one that may not be there is
    recalled instead (447.2.c).
    """
    objects = m.state.objects
    leaving = [oid for oid, loc in ways if objects[oid].zone >= FIRST_BOARD_ZONE and objects[oid].loc != loc]
    if replacement.any_applies(m, MOVED, leaving):
        m.push(Moving([list(way) for way in ways], player, rule))
        replacement.intercede(m, MOVED, leaving, player, rule)
    else:
        _go(m, ways, player, rule)


class Moving(Task):
    """Permanents move once replacements have acted on that: those that are ``left``."""

    __slots__ = ("left", "player", "rule", "ways")

    def __init__(self, ways: list[list[int]], player: int, rule: str) -> None:
        super().__init__()
        self.ways: list[list[int]] = ways
        self.player: int = player
        self.rule: str = rule
        self.left: list[int] = []

    def clone(self) -> "Moving":
        n = Moving([way[:] for way in self.ways], self.player, self.rule)
        n.step = self.step
        n.left = self.left[:]
        return n

    def run(self, m: "Machine") -> None:
        m.finish(self)
        _go(m, [(oid, loc) for oid, loc in self.ways if oid in self.left], self.player, self.rule)


def _go(m: "Machine", ways: list[tuple[int, int]], player: int, rule: str) -> None:
    s = m.state
    moved: list[tuple[int, int]] = []
    stopped: list[int] = []
    for oid, loc in ways:
        o = s.objects[oid]
        if o.zone < FIRST_BOARD_ZONE or o.loc == loc:
            continue
        if o.attached_to >= 0:
            m.tell(UNEVENTFUL, "718.5.c", player, oid, loc=loc, text="moves only with what it is attached to")
        elif passive.cannot_move(m, oid, loc, player):
            m.tell(UNEVENTFUL, "359.3.e.6", player, oid, loc=loc, text="cannot move there")
        elif not may_be_at(m, o.controller, loc):
            m.tell(UNEVENTFUL, "447.2.c", player, oid, loc=loc, text="cannot move there")
            stopped.append(oid)
        else:
            origin = o.loc
            o = s.edit(oid)
            zones.relocate(s, o, loc)
            o.moves += 1
            moved.append((oid, origin))
    if stopped:
        recall(m, stopped, "447.2.c")
    if not moved:
        return
    s.cleanup_due |= MOVE_COMPLETE | BOARD_CHANGE  # 453, 319.8
    together: dict[int, int] = {}
    for oid, _ in moved:
        together[s.objects[oid].loc] = together.get(s.objects[oid].loc, 0) + 1
    outer = triggered.hold(m)
    for oid, origin in moved:
        to = s.objects[oid].loc
        m.emit(MOVED, rule, player, oid, origin, together.pop(to, 0), to)
    for oid, _ in moved:
        o = s.objects[oid]
        if o.types & UNIT:
            fields.arrive(m, o.loc, o.controller, "450")
    triggered.release(m, outer)


def swap_locations(m: "Machine", a: int, b: int, player: int, rule: str = "420") -> None:
    """Each moves to where the other is, at once."""
    to_a, to_b = m.obj(b).loc, m.obj(a).loc
    move_each(m, [(a, to_a), (b, to_b)], player, rule)


def recall(m: "Machine", oids: list[int], rule: str = "455") -> None:
    """455: to the controller's base; no Move, and its state stays as it is (458). What is attached stays where its
    Top-Most Card is (718.1, 719.3).
    """
    s = m.state
    for oid in oids:
        o = s.objects[oid]
        if o.zone < FIRST_BOARD_ZONE or o.loc == o.controller or o.attached_to >= 0:
            continue
        origin = o.loc
        zones.relocate(s, s.edit(oid), o.controller)
        s.cleanup_due |= BOARD_CHANGE
        m.emit(RECALLED, rule, o.controller, oid, origin, loc=o.controller)


def may_be_at(m: "Machine", player: int, loc: int) -> bool:
    """447.2, 449.2, 462: whether a unit of that player may become present there."""
    if loc < FIELD:
        return True
    s = m.state
    if len(s.players) == 2:
        return True
    field = s.battlefields[loc - FIELD]
    sides = m.sides_at(field)
    if player in sides:
        return True
    if len(sides) >= 2:
        return False
    if s.showdown == field.slot and s.combat and player not in (s.attacker, s.defender):
        return False
    team = s.players[player].team
    teammates = [p.index for p in s.players if p.team == team and p.index != player]
    if m.edition.teammates_keep_out_by_control:
        return field.controller not in teammates
    return not any(side in teammates for side in sides)  # 447.2.b


def hide(m: "Machine", oid: int, loc: int, player: int, rule: str = "421") -> None:
    """421, 811: facedown at a battlefield that the player controls. It opens no chain (811.1.c.2)."""
    s = m.state
    zones.put(m, oid, FACEDOWN, loc)
    o = s.edit(oid)
    o.controller = player
    o.hidden_on = s.turn
    m.emit(HID, rule, player, oid, loc=loc)


def attach(m: "Machine", oid: int, top: int, player: int, rule: str = "434") -> bool:
    """434: its location becomes that of its Top-Most Card. False when it is attached there already (434.1.h)."""
    s = m.state
    o = s.objects[oid]
    if o.attached_to == top or oid == top:
        return False
    if o.attached_to >= 0:
        detach(m, oid, player, "434.1.f")
    zones.link(s, s.edit(oid), s.edit(top))
    s.cleanup_due |= STATUS_CHANGE
    m.emit(ATTACHED, rule, player, oid, top)
    if s.faces[o.face].replacements:
        replacement.accompany(m, ATTACHED, oid)
    return True


def detach(m: "Machine", oid: int, player: int, rule: str = "435") -> bool:
    """435: it stays at that location; False when it is attached to nothing."""
    s = m.state
    top = s.objects[oid].attached_to
    if top < 0:
        return False
    zones.unlink(s, s.edit(oid))
    s.cleanup_due |= STATUS_CHANGE
    m.emit(DETACHED, rule, player, oid, top)
    return True
