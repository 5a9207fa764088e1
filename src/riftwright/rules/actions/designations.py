"""Attacker and Defender (323.2, 464.2.c.3, 466.7.a): designations that units gain and lose."""

from typing import TYPE_CHECKING

from riftwright.core.events import ATTACKS, DEFENDS, DESIGNATION_LOST, REDESIGNATED
from riftwright.core.ids import ATTACKER, DESIGNATED, HAS_ATTACKED, HAS_DEFENDED, STATUS_CHANGE

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def designate(m: "Machine", oid: int, flag: int, rule: str) -> None:
    """The unit gains the designation. It attacks or defends when it does so for the first time in this combat
    (383.4.e, 383.4.e.2.a).
    """
    s = m.state
    o = s.edit(oid)
    o.flags = o.flags & ~DESIGNATED | flag
    s.cleanup_due |= STATUS_CHANGE
    first = HAS_ATTACKED if flag == ATTACKER else HAS_DEFENDED
    if o.flags & first:
        s.version += 1
        m.tell(REDESIGNATED, rule, o.controller, oid, amount=flag, loc=o.loc)
        return
    o.flags |= first
    m.emit(ATTACKS if flag == ATTACKER else DEFENDS, rule, o.controller, oid, loc=o.loc)


def lose(m: "Machine", oid: int, rule: str) -> None:
    """The unit is at the combat no longer (323.2.c)."""
    s = m.state
    s.edit(oid).flags &= ~DESIGNATED
    s.cleanup_due |= STATUS_CHANGE
    m.emit(DESIGNATION_LOST, rule, s.objects[oid].controller, oid)


def end(m: "Machine") -> None:
    """466.7.a: every unit's, with what was noted of its attacking and defending in this combat."""
    s = m.state
    noted = DESIGNATED | HAS_ATTACKED | HAS_DEFENDED
    for oid in m.units():
        if s.objects[oid].flags & noted:
            s.edit(oid).flags &= ~noted
            s.cleanup_due |= STATUS_CHANGE
