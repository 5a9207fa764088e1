"""Timestamps of passive abilities (480.1, 480.2): since when each of them applies.

Text without a condition applies for as long as it is there. Since when text under a condition applies (``While``,
Level, Empowered) is remembered while the order of effects could matter: while a keyword has been taken from something
or a decrease with a minimum is at work. Then every event is followed by a look at such text; what has begun to apply
gets a new timestamp, and what ceased to apply has lost its own.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.ids import CHAIN
from riftwright.core.state import REF_SHIFT, UNSEEN
from riftwright.rules.abilities import passive as passives
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riftwright.core.nodes import Ability
    from riftwright.core.state import Obj
    from riftwright.rules.machine import Machine

# What a passive answers whose place among other effects can matter: those that take keywords, or have a minimum.
_ORDERED: Final = frozenset(("keywords", "lends", "might"))


def at_work(m: "Machine") -> "Iterator[tuple[int, int, Frame, Ability]]":
    """Passive abilities with their source and a number of their own: those of objects, then delayed ones (390.4)."""
    s = m.state
    for source in s.passives:
        for at, (frame, ability) in enumerate(passives.of(m, s.objects[source])):
            yield source, at, frame, ability
    for delayed in s.delayed:
        ability = s.faces[delayed.face].abilities[delayed.ability]
        if ability.passive is not None:
            yield delayed.source >> REF_SHIFT, -delayed.stamp, passives.frame_of(m, delayed), ability


def stamp(m: "Machine", source: int, at: int, ability: "Ability") -> int:
    """480.1: when that passive ability of the source (numbered as in ``at_work``) began to apply."""
    there = _there_since(m, source, at)
    if ability.condition is not None and m.state.begun is not None:
        for whose, came, index, since in m.state.begun:
            if whose == source and came == there and index == ability.index:
                return since
    return there


def lent(m: "Machine", o: "Obj") -> "Iterator[tuple[int, int, int]]":
    """(keyword, value, timestamp) of what passives grant to a card that is not on the board: its own (806.4), wherever
    it is, and those on the board.
    """
    face = m.state.faces[o.face]
    if face.lends:
        frame = Frame(m, o.controller, o.id, m.item_of(o.id))
        for index in face.passives:
            ability = face.abilities[index]
            condition = ability.condition
            if condition is not None and not (condition.holds if o.zone == CHAIN else condition.could)(frame):
                continue
            if ability.passive is not None:
                for which, value in ability.passive.lends(frame, o.id):
                    yield which, value, -1
    for source, at, frame, ability in at_work(m):
        if ability.passive is None or "lends" not in ability.answers:
            continue
        if ability.condition is None or ability.condition.holds(frame):
            for which, value in ability.passive.lends(frame, o.id):
                yield which, value, stamp(m, source, at, ability)


def _there_since(m: "Machine", source: int, at: int) -> int:
    """Since when the ability is there: its source's text is active, it was given, or as a delayed one created."""
    if at < 0:
        return -at
    o = m.state.objects[source]
    printed = len(m.state.faces[o.face].passives) if o.attached_to < 0 else 0
    if at < printed:
        return o.entered
    return passives.granted(m, o)[at - printed].stamp


def attend(m: "Machine") -> None:
    """From here on the order matters: what applies now has applied for as long as it is there."""
    if m.state.begun is None:
        m.state.begun = UNSEEN
        _look(m)


def follow(m: "Machine") -> None:
    """480.2: note what text under a condition begins or ceases to apply, while the order matters."""
    if _order_matters(m):
        _look(m)
    else:
        m.state.begun = None


def _look(m: "Machine") -> None:
    s = m.state
    for _ in range(1 + len(s.passives) + len(s.delayed)):  # what begins may let other text begin
        found = _applying(m)
        if found == s.begun:
            return
        s.begun = found
        m.derived_version = -1


def _order_matters(m: "Machine") -> bool:
    minimum = any(ability.passive is not None and ability.passive.floor is not None for *_, ability in at_work(m))
    return minimum or any(_bereft(o) for o in m.state.objects)


def _bereft(o: "Obj") -> bool:
    """Whether an effect has taken a keyword from the object (801.3.b)."""
    return any(mod.keyword >= 0 and mod.value < 0 for mod in o.mods)


def _applying(m: "Machine") -> tuple[tuple[int, int, int, int], ...]:
    """Each text under a condition that applies now: its source, since when it is there, its index, since when it
    applies. At the first look, that is for as long as it is there.
    """
    s = m.state
    known = {entry[:3]: entry[3] for entry in s.begun or ()}
    found: list[tuple[int, int, int, int]] = []
    for source, at, frame, ability in at_work(m):
        condition = ability.condition
        if condition is None or not ability.answers & _ORDERED or not condition.holds(frame):
            continue
        there = _there_since(m, source, at)
        since = known.get((source, there, ability.index), -1)
        if since < 0:
            since = there if s.begun == UNSEEN else s.next_serial()
        found.append((source, there, ability.index, since))
    return tuple(found)
