"""Statuses and modifications: exhaust, ready, stun, buff, double, swap, empower (414-442), give (477)."""

from typing import TYPE_CHECKING

from riftwright.core.events import (
    BUFF_SPENT,
    BUFFED_EVENT,
    DISEMPOWERED,
    EMPOWERED_EVENT,
    EXHAUSTED_EVENT,
    GAVE,
    READIED,
    REPLACED,
    STUNNED_EVENT,
)
from riftwright.core.ids import EXHAUSTED, LOST, NOBODY, STATUS_CHANGE, STUNNED, THIS_TURN, UNIT
from riftwright.core.state import ChainItem, Mod
from riftwright.rules import timestamps, wording
from riftwright.rules.abilities import passive
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def exhaust(m: "Machine", oid: int, rule: str = "414", player: int = NOBODY) -> bool:
    """False, and no event, when it is exhausted already (414.1.c)."""
    s = m.state
    if s.objects[oid].flags & EXHAUSTED:
        return False
    s.edit(oid).flags |= EXHAUSTED
    s.cleanup_due |= STATUS_CHANGE
    m.emit(EXHAUSTED_EVENT, rule, player, oid)
    return True


def ready(m: "Machine", oid: int, rule: str = "415", player: int = NOBODY) -> bool:
    """False, and no event, when it is ready already (415.1.c)."""
    s = m.state
    if not s.objects[oid].flags & EXHAUSTED:
        return False
    s.edit(oid).flags &= ~EXHAUSTED
    s.cleanup_due |= STATUS_CHANGE
    m.emit(READIED, rule, player, oid)
    return True


def stun(m: "Machine", oid: int, rule: str = "423", player: int = NOBODY) -> bool:
    """False, and no event, when it is stunned already (423.1.a.1)."""
    s = m.state
    o = s.objects[oid]
    if o.flags & STUNNED or not o.types & UNIT:
        return False
    s.edit(oid).flags |= STUNNED
    s.cleanup_due |= STATUS_CHANGE
    m.emit(STUNNED_EVENT, rule, player, oid)
    return True


def buff(m: "Machine", oid: int, rule: str = "426", player: int = NOBODY) -> bool:
    """False, and no event, when it has a buff already (426.1.b.1, 702.3.a), unless something lets it have more
    (426.1.b.2).
    """
    s = m.state
    o = s.objects[oid]
    if not o.types & UNIT or (o.buffs and not passive.may_be_buffed_again(m, oid)):
        return False
    s.edit(oid).buffs += 1
    s.cleanup_due |= STATUS_CHANGE
    m.emit(BUFFED_EVENT, rule, player, oid)
    return True


def spend_buff(m: "Machine", oid: int, player: int, rule: str = "702.2.b") -> bool:
    """False when there is none, or the unit is not the player's (702.2.b.1, 702.2.b.2)."""
    s = m.state
    o = s.objects[oid]
    if not o.buffs or o.controller != player:
        return False
    s.edit(oid).buffs -= 1
    s.cleanup_due |= STATUS_CHANGE
    m.emit(BUFF_SPENT, rule, player, oid)
    return True


def give(m: "Machine", oid: int, mod: Mod, rule: str = "477", player: int = NOBODY) -> None:
    """Give the object a modification: Might, a keyword, an ability (473-480)."""
    s = m.state
    if mod.value == LOST and mod.keyword >= 0:
        timestamps.attend(m)
    o = s.edit(oid)
    o.mods = (*o.mods, mod)
    if mod.ability >= 0:
        zones.listen(s, oid, mod.face, mod.ability)
    s.cleanup_due |= STATUS_CHANGE
    amount = mod.might if mod.keyword < 0 else mod.value
    m.emit(GAVE, rule, player, oid, mod.keyword, amount, text=wording.mod_text(mod) if m.log is not None else "")


def name(m: "Machine", oid: int, what: str) -> None:
    """760: that card or tag is named for the object."""
    m.state.edit(oid).named = what
    m.state.version += 1


def double(m: "Machine", oid: int, player: int, rule: str = "432", until: int = THIS_TURN) -> None:
    """432: increase the unit's Might by as much as it is now; by nothing where that is below 0 (477.3.c)."""
    give(m, oid, Mod(until, m.state.next_serial(), might=m.might(oid)), rule, player)


def decrease(m: "Machine", oid: int, amount: int, item: ChainItem | None, least: int | None = None) -> int:
    """By how much the unit's Might is decreased as a spell or ability gives it -[M]. A minimum limits that as it is
    applied (477.3.b), and what takes more from it besides, for that inherits the minimum (375). Where the decrease
    comes to nothing no -[M] is given, and nothing takes more.
    """
    room = amount if least is None else max(0, m.raw_might(oid) - least)
    if min(amount, room) <= 0:
        return 0
    for frame, more in passive.further_decreases(m, item, oid) if item is not None else []:
        m.emit(REPLACED, "369", frame.you, frame.source, oid, GAVE)
        amount += more
    return amount if least is None else min(amount, room)


def swap(m: "Machine", a: int, b: int, player: int, item: ChainItem | None = None, rule: str = "433") -> None:
    """433: two effects for this turn, one that increases the lower Might by the difference and one that decreases the
    higher by it; none where they are equal (433.1.c).
    """
    difference = abs(m.raw_might(a) - m.raw_might(b))
    if not difference:
        return
    low, high = sorted((a, b), key=m.raw_might)
    less = decrease(m, high, difference, item)
    give(m, high, Mod(THIS_TURN, m.state.next_serial(), might=-less), rule, player)
    give(m, low, Mod(THIS_TURN, m.state.next_serial(), might=difference), rule, player)


def empower(m: "Machine", oid: int, player: int, rule: str = "441") -> bool:
    """441: False, and no event, when it is Empowered already (441.1.c), or as many times as it may be (441.1.c.1)."""
    s = m.state
    times = s.objects[oid].empowered
    if times and times >= passive.most_empowered(m, oid):
        return False
    s.edit(oid).empowered += 1
    s.cleanup_due |= STATUS_CHANGE
    m.emit(EMPOWERED_EVENT, rule, player, oid)
    return True


def disempower(m: "Machine", oid: int, player: int, rule: str = "442") -> bool:
    """442: False, and no event, when it is not Empowered (442.1.a.1); where it is several times over, once less."""
    s = m.state
    if not s.objects[oid].empowered:
        return False
    s.edit(oid).empowered -= 1
    s.cleanup_due |= STATUS_CHANGE
    m.emit(DISEMPOWERED, rule, player, oid)
    return True
