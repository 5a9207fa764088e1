"""Layers (473-480): the one place for Might and keywords as they are now.

Where no passive ability is at work, a value follows from the object alone. Otherwise all are computed together:
traits, abilities, arithmetic, again and again, each effect once, until nothing new applies (476).
"""

from typing import TYPE_CHECKING

from riftwright.core.ids import ASSAULT, ATTACKER, DEFENDER, SHIELD, UNIT, VALUED_KEYWORDS
from riftwright.core.state import REF_SHIFT, Obj
from riftwright.rules.abilities import passive as passives
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Iterator

    from riftwright.core.facts import Face
    from riftwright.core.nodes import Ability
    from riftwright.rules.machine import Machine


class Derived:
    """What an object has now: Might (it may be below 0) and keywords with their values."""

    __slots__ = ("bonus", "keywords", "might", "parts")

    def __init__(self, might: int, keywords: dict[int, int]) -> None:
        self.might: int = might
        self.keywords: dict[int, int] = keywords
        self.bonus: int = 0  # of it, from Assault or Shield
        self.parts: list[tuple[int, int]] = []  # (source, amount) from passives


def raw_might(m: "Machine", oid: int) -> int:
    """Might as it is calculated with, below 0 too (143.2.b.1)."""
    s = m.state
    if s.passives or s.delayed:
        derived = board(m).get(oid)
        if derived is not None:
            return derived.might
    o = s.objects[oid]
    face = s.faces[o.face]
    might = face.might
    if o.mods or o.attachments:
        might = _own_might(m, o, face)
    elif o.buffs:
        might += o.buffs  # 703
    if o.flags & (ATTACKER | DEFENDER):
        might += _combat_bonus(o, own_keywords(m, o, face))
    return might


def might(m: "Machine", oid: int) -> int:
    """Might as rules and cards see it: never below 0 (143.2.b)."""
    value = raw_might(m, oid)
    return value if value > 0 else 0


def keyword(m: "Machine", oid: int, which: int) -> int:
    """The value of a keyword that the object has now, 0 where it has it not."""
    s = m.state
    if s.passives or s.delayed:
        derived = board(m).get(oid)
        if derived is not None:
            return derived.keywords.get(which, 0)
    o = s.objects[oid]
    face = s.faces[o.face]
    if o.mods or o.attached_to >= 0:
        return own_keywords(m, o, face).get(which, 0)
    return face.keywords.get(which, 0)


def explain_might(m: "Machine", oid: int) -> list[tuple[str, int]]:
    """The sum behind a unit's Might, as (what, amount) pairs; the first is its base."""
    s = m.state
    o = s.objects[oid]
    face = s.faces[o.face]
    sums = [("printed", face.might)]
    for mod in o.mods:
        if mod.base >= 0:
            sums = [("set", mod.base)]
    if o.buffs:
        sums.append(("buff", o.buffs))
    for aid in o.attachments:
        sums.append((s.face_of(aid).name, s.face_of(aid).might_bonus))
    sums += [("given", mod.might) for mod in o.mods if mod.might]
    if s.passives or s.delayed:
        derived = board(m)[oid]
        sums += [(s.face_of(source).name, amount) for source, amount in derived.parts]
        bonus = derived.bonus
    else:
        bonus = _combat_bonus(o, own_keywords(m, o, face))
    if bonus:
        sums.append(("Assault" if o.flags & ATTACKER else "Shield", bonus))
    return sums


def own_keywords(m: "Machine", o: Obj, face: "Face") -> dict[int, int]:
    """Printed keywords, unless it is attached (718.2), and those that effects gave; the printed mapping itself where
    nothing was given.
    """
    held = face.keywords if o.attached_to < 0 else {}
    fresh = False
    for mod in o.mods:
        if mod.keyword >= 0:
            if not fresh:
                held = dict(held)
                fresh = True
            grant(held, mod.keyword, mod.value)
    return held


def grant(held: dict[int, int], which: int, value: int) -> None:
    """Add a keyword: values of the valued ones are summed (807.2, 809.2, 814.2, 823.2), others are redundant."""
    if which in VALUED_KEYWORDS:
        held[which] = held.get(which, 0) + value
    else:
        held[which] = max(held.get(which, 0), value)


def _own_might(m: "Machine", o: Obj, face: "Face") -> int:
    might = face.might
    for mod in o.mods:  # 477.1.a.1 comes before arithmetic
        if mod.base >= 0:
            might = mod.base
    might += o.buffs
    for aid in o.attachments:
        might += m.state.face_of(aid).might_bonus  # 477.3.d
    for mod in o.mods:
        might += mod.might
    return might


def _combat_bonus(o: Obj, keywords: dict[int, int]) -> int:
    if o.flags & ATTACKER:
        return keywords.get(ASSAULT, 0)  # 807.1.c
    if o.flags & DEFENDER:
        return keywords.get(SHIELD, 0)  # 814.1.c
    return 0


def board(m: "Machine") -> dict[int, Derived]:
    """Derived values of every permanent, kept until the state moves."""
    s = m.state
    if m.derived_version == s.version:
        return m.derived
    found: dict[int, Derived] = {}
    for oid in m.permanents():
        o = s.objects[oid]
        face = s.faces[o.face]
        found[oid] = Derived(_own_might(m, o, face), own_keywords(m, o, face))
    # Conditions may look at what is being computed: they see it as far as it has come.
    m.derived = found
    m.derived_version = s.version
    _apply_passives(m, found)
    return found


def _apply_passives(m: "Machine", found: dict[int, Derived]) -> None:
    """476: each effect once to each object, over and over until nothing more applies."""
    s = m.state
    applied: set[tuple[int, int, int]] = set()
    changed = True
    while changed:
        changed = False
        for source, at, frame, ability in _at_work(m):
            passive = ability.passive
            assert passive is not None
            if ability.condition is not None and not ability.condition.holds(frame):
                continue
            targets = list(found) if passive.reaches else ([source] if source in found else [])
            for oid in targets:
                key = (source, at, oid)
                if key in applied or not passive.affects(frame, oid):
                    continue
                applied.add(key)
                changed = _apply(passive.might(frame, oid), passive.keywords(), source, found[oid]) or changed
        for oid, derived in found.items():
            o = s.objects[oid]
            if o.types & UNIT:
                bonus = _combat_bonus(o, derived.keywords)
                if bonus != derived.bonus:
                    derived.might += bonus - derived.bonus
                    derived.bonus = bonus
                    changed = True


def _at_work(m: "Machine") -> "Iterator[tuple[int, int, Frame, Ability]]":
    """Passive abilities with their source and a number of their own: those of objects, then delayed ones (390.4)."""
    s = m.state
    for source in s.passives:
        for at, (frame, ability) in enumerate(passives.of(m, s.objects[source])):
            yield source, at, frame, ability
    for delayed in s.delayed:
        ability = s.faces[delayed.face].abilities[delayed.ability]
        if ability.passive is not None:
            source = delayed.source >> REF_SHIFT
            yield source, -delayed.stamp, Frame(m, delayed.controller, source), ability


def _apply(might: int, keywords: tuple[tuple[int, int], ...], source: int, derived: Derived) -> bool:
    if might:
        derived.might += might
        derived.parts.append((source, might))
    if keywords:
        derived.keywords = dict(derived.keywords)
        for which, value in keywords:
            grant(derived.keywords, which, value)
    return bool(might or keywords)
