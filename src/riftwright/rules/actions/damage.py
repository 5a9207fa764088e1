"""Deal, heal and kill (417, 418, 428)."""

from typing import TYPE_CHECKING

from riftwright.core.events import DAMAGED, DIED, HEALED, UNEVENTFUL
from riftwright.core.ids import FIRST_BOARD_ZONE, NOBODY, STATUS_CHANGE, TRASH, UNIT
from riftwright.core.state import ChainItem, Known
from riftwright.rules.abilities import passive, replacement, triggered
from riftwright.rules.actions import items, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def deal(m: "Machine", amounts: list[tuple[int, int]], player: int, rule: str = "417", source: int = -1) -> None:
    """Deal damage to a set of units at once: (unit, amount) pairs (417.1.d). Only 1 or more is dealt (417.1.e.1).

    ``player`` is responsible for it, ``source`` is the object that deals it.
    """
    s = m.state
    dealt: list[tuple[int, int]] = []
    for oid, amount in amounts:
        o = s.objects[oid]
        if amount < 1 or not o.types & UNIT or o.zone < FIRST_BOARD_ZONE:
            continue
        if passive.takes_no_damage(m, oid):
            m.tell(UNEVENTFUL, "465.2.c.10", player, oid, source, amount, text="takes no damage")
            continue
        o = s.edit(oid)
        o.damage += amount  # 417.1.b
        o.damaged_by = player
        dealt.append((oid, amount))
    if not dealt:
        return
    s.cleanup_due |= STATUS_CHANGE
    outer, m.held = m.held, []
    for oid, amount in dealt:
        m.emit(DAMAGED, rule, player, oid, source, amount)
    release(m, outer)


def heal(m: "Machine", oids: list[int], rule: str = "418") -> None:
    """418: clear all damage from each; no event where there is none."""
    s = m.state
    for oid in oids:
        amount = s.objects[oid].damage
        if amount:
            o = s.edit(oid)
            o.damage = 0
            o.damaged_by = NOBODY
            s.cleanup_due |= STATUS_CHANGE
            m.emit(HEALED, rule, NOBODY, oid, -1, amount)


def trigger_own_deaths(m: "Machine", oids: list[int]) -> None:
    """323.4, 428.1.a.1.b: abilities that trigger on their source's death are pending before it is in the trash."""
    found: list[ChainItem] = []
    for oid in oids:
        o = m.obj(oid)
        if o.zone >= FIRST_BOARD_ZONE and may_hear_own_death(m, oid):
            found += triggered.own_death(m, m.know(oid))
    triggered.place(m, found)


def may_hear_own_death(m: "Machine", oid: int) -> bool:
    """Whether it is worth looking closer."""
    o = m.obj(oid)
    return bool(m.state.faces[o.face].listens) or any(mod.ability >= 0 for mod in o.mods)


def kill(m: "Machine", oids: list[int], rule: str = "428", player: int = NOBODY, announce: bool = True) -> None:
    """Kill a set of permanents at once. With ``announce`` their own-death abilities trigger first (428.1.a.1.b);
    a cleanup has done so in the step before. Replacements may step in (367-375).
    """
    s = m.state
    doomed = [oid for oid in oids if s.objects[oid].zone >= FIRST_BOARD_ZONE]
    if not doomed:
        return
    if announce:
        top = s.tasks[-1]
        trigger_own_deaths(m, doomed)
        if s.tasks[-1] is not top:  # their order is being chosen: death comes after that
            m.push_under(replacement.Replacing(DIED, doomed, rule, player))
            return
    if s.replacers and replacement.any_applies(m, DIED, doomed):
        m.push(replacement.Replacing(DIED, doomed, rule, player))
    else:
        die(m, doomed, rule, player)


def die(m: "Machine", oids: list[int], rule: str, player: int) -> None:
    """What is left to die goes to the trash together; then others see it (383.2.c.2)."""
    s = m.state
    knowns: list[Known] = [m.know(oid) for oid in oids]
    late = [item for known in knowns for item in triggered.own_death(m, known, late=True)]
    for oid in oids:
        zones.put(m, oid, TRASH)
    outer, m.held = m.held, late
    for known in knowns:
        m.emit(DIED, rule, player, known.obj, known.controller, known.might, known.loc, str(known.damage))
    release(m, outer)
    s.version += 1


def revoke_own_death(m: "Machine", oid: int) -> None:
    """808.1.d.1: it was not sent to the trash, so abilities pending on its death leave the chain."""
    s = m.state
    ref = s.objects[oid].ref
    for item in list(s.chain):
        if item.pending and item.known is not None and item.known.ref == ref and item.subject == ref:
            items.remove(m, item, "808.1.d.1")


def release(m: "Machine", outer: list[ChainItem] | None) -> None:
    """End a set of simultaneous events: what triggered on any of them is put on the chain as one group."""
    found = m.held
    m.held = outer
    if not found:
        return
    if outer is not None:
        outer += found
    else:
        triggered.place(m, found)
