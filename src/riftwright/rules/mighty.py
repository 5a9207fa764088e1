"""Becoming Mighty (708-711): seen by comparing, since Might can change in a dozen ways.

While anything listens for it, every event is followed by a look at all units, and what they were is part of the
state. For the log alone a look at each cleanup is enough.
"""

from typing import TYPE_CHECKING

from riftwright.core.events import BECAME_MIGHTY
from riftwright.core.ids import MIGHTY, NOBODY

if TYPE_CHECKING:
    from riftwright.core.state import Delayed, GameState
    from riftwright.rules.machine import Machine


def compare(m: "Machine", before: tuple[int, ...]) -> tuple[tuple[int, ...], list[int]]:
    """Refs of the units that are not Mighty, and ids of those that have become it since they were among ``before``.

    A unit that was on the board for no moment with less than 5 Might has not become Mighty (709).
    """
    objects = m.state.objects
    weak: list[int] = []
    grown: list[int] = []
    for oid in m.units():
        ref = objects[oid].ref
        if m.might(oid) < MIGHTY:
            weak.append(ref)
        elif ref in before:
            grown.append(oid)
    return tuple(weak), grown


def awaited(s: "GameState") -> bool:
    """Whether anything triggers on it, or replaces it for a time."""
    return bool(s.listeners[BECAME_MIGHTY]) or any(replaced_by(s, delayed) for delayed in s.delayed)


def replaced_by(s: "GameState", delayed: "Delayed") -> bool:
    """Whether the delayed ability replaces it (370.1.a.1)."""
    replace = s.faces[delayed.face].abilities[delayed.ability].replace
    return replace is not None and replace.kind == BECAME_MIGHTY


def attend(m: "Machine") -> None:
    """Something may have begun to wait for it: from how units are now."""
    if awaited(m.state):
        m.state.weak = compare(m, ())[0]


def neglect(s: "GameState") -> None:
    """Something may have ceased to wait for it: nothing compares any more."""
    if not awaited(s):
        s.weak = ()


def listen(m: "Machine") -> None:
    """709, for whatever triggers on it or replaces it."""
    from riftwright.rules.abilities import replacement

    s = m.state
    s.weak, grown = compare(m, s.weak)
    if not grown or replacement.intercede(m, BECAME_MIGHTY, grown, NOBODY, "709"):
        return
    for oid in grown:
        m.emit(BECAME_MIGHTY, "709", s.objects[oid].controller, oid)


def record(m: "Machine") -> None:
    """709, for the log."""
    m.weak, grown = compare(m, m.weak)
    for oid in grown:
        m.tell(BECAME_MIGHTY, "709", m.obj(oid).controller, oid)
