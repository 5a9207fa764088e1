"""Passive abilities that rule what may happen (363-366, 054): restrictions, permissions, discounts, tolls.

What passives do to Might and keywords is in ``layers``.
"""

from typing import TYPE_CHECKING

from riftwright.core.nodes import Passive
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riftwright.rules.machine import Machine


def active(m: "Machine") -> "Iterator[tuple[Frame, Passive]]":
    """Every passive on the board whose condition holds."""
    s = m.state
    for oid in s.passives:
        o = s.objects[oid]
        if o.attached_to >= 0:
            continue  # 720
        face = s.faces[o.face]
        for index in face.passives:
            ability = face.abilities[index]
            frame = Frame(m, m.controller_of(o), oid)
            if ability.passive is not None and (ability.condition is None or ability.condition.holds(frame)):
                yield frame, ability.passive


def takes_no_damage(m: "Machine", oid: int) -> bool:
    """465.2.c.10: a unit that cannot be dealt damage."""
    if not m.state.passives:
        return False
    return any(passive.forbids_damage(frame, oid) for frame, passive in active(m))


def gains_no_points(m: "Machine", player: int) -> bool:
    """Whether something forbids the player to gain points."""
    if not m.state.passives:
        return False
    return any(passive.forbids_points(frame, player) for frame, passive in active(m))


def untargetable(m: "Machine", oid: int, player: int) -> bool:
    """757: spells and abilities of that player cannot choose the object."""
    if not m.state.passives:
        return False
    return any(passive.forbids_choosing(frame, oid, player) for frame, passive in active(m))


def open_from_anywhere(m: "Machine", loc: int) -> bool:
    """Whether units may make their Standard Move to that location from anywhere."""
    if not m.state.passives:
        return False
    return any(passive.welcomes(frame, loc) for frame, passive in active(m))


def toll(m: "Machine", player: int, loc: int, count: int) -> int:
    """204.4: Power that must be paid to move that many units there at once."""
    if not m.state.passives:
        return 0
    return sum(passive.toll(frame, player, loc, count) for frame, passive in active(m))


def discount(m: "Machine", player: int, oid: int) -> int:
    """356.4: how much less Energy a card costs by its own text; the text applies wherever it is played from (366.2)."""
    face = m.state.face_of(oid)
    if not face.passives:
        return 0
    frame = Frame(m, player, oid)
    total = 0
    for index in face.passives:
        ability = face.abilities[index]
        if ability.passive is not None and (ability.condition is None or ability.condition.holds(frame)):
            total += ability.passive.discount(frame)
    return total
