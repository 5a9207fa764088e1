"""What lasts for a time and ends (317.2.c, 389, 423.1.a.2, 466.7.c)."""

from typing import TYPE_CHECKING

from riftwright.core.events import EXPIRED
from riftwright.core.ids import BASE, BATTLEFIELD, STATUS_CHANGE, STUNNED
from riftwright.core.state import Delayed
from riftwright.rules import mighty
from riftwright.rules.actions import control, zones

if TYPE_CHECKING:
    from riftwright.core.nodes import Ability
    from riftwright.rules.frame import Frame
    from riftwright.rules.machine import Machine


def delay(
    frame: "Frame", ability: "Ability", of: int = -1, *, once: bool = True, player: int = -1, place: int = -1
) -> None:
    """389: what is executed creates a delayed ability, about that object, a ref, and that place, or about none; another
    player's, where one is named.
    """
    s = frame.m.state
    item = frame.item
    assert item is not None
    you = player if player >= 0 else frame.you
    stamp, since = s.next_serial(), s.players[you].finalized
    delayed = Delayed(you, item.source, item.face, ability.index, of, ability.until, once, stamp, since, place)
    s.delayed = (*s.delayed, delayed)
    s.version += 1
    if mighty.replaced_by(s, delayed):
        mighty.attend(frame.m)


def expire(m: "Machine", until: int, rule: str) -> None:
    """All modifications and delayed abilities of that duration end."""
    s = m.state
    for oid, before in enumerate(s.objects):
        if before.mods and before.zone in (BASE, BATTLEFIELD) and any(mod.until == until for mod in before.mods):
            o = s.edit(oid)
            kept = [mod for mod in o.mods if mod.until != until]
            if any(mod.until == until and (mod.ability >= 0 or mod.copy >= 0) for mod in o.mods):
                zones.keep_mods(s, o, kept)
            else:
                o.mods = tuple(kept)
            control.settle(m, o.id, rule)
            s.cleanup_due |= STATUS_CHANGE
            m.emit(EXPIRED, rule, o.controller, o.id)
    if any(delayed.until == until for delayed in s.delayed):
        s.delayed = tuple(delayed for delayed in s.delayed if delayed.until != until)
        mighty.neglect(s)
        s.version += 1


def end_stuns(m: "Machine", rule: str) -> None:
    """423.1.a.2: stunned units lose the status."""
    s = m.state
    for oid in m.units():
        if s.objects[oid].flags & STUNNED:
            s.edit(oid).flags &= ~STUNNED
            s.cleanup_due |= STATUS_CHANGE
            m.emit(EXPIRED, rule, s.objects[oid].controller, oid, text="stunned")
