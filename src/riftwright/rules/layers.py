"""Layers (473-480): the one place for Might and keywords as they are now.

Where no passive ability is at work, a value follows from the object alone. Otherwise all are computed together:
traits, abilities, arithmetic, again and again, each effect once, until nothing new applies (476).
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.facts import grant, spelt_out
from riftwright.core.ids import ASSAULT, ATTACKER, BASE, CHAIN, DEFENDER, SHIELD, UNIT, UNTIL_NAMES
from riftwright.core.state import Obj
from riftwright.rules import costs, timestamps
from riftwright.rules.abilities import passive as passives

if TYPE_CHECKING:
    from riftwright.core.facts import Face
    from riftwright.core.nodes import Ability, Passive
    from riftwright.rules.frame import Frame
    from riftwright.rules.machine import Machine


class Derived:
    """What an object has now: Might (it may be below 0) and keywords with their values."""

    __slots__ = ("base", "bonus", "decreases", "effects", "increases", "keywords", "might", "raised_to", "tags")

    def __init__(self, base: int, keywords: dict[int, int]) -> None:
        self.base: int = base  # printed, or what an effect made it (477.1.a.1)
        self.keywords: dict[int, int] = keywords
        self.tags: tuple[str, ...] = ()  # beyond those of its own face
        self.increases: int = 0
        self.raised_to: int = 0  # "increased to": after every other increase, on which it depends (479)
        self.decreases: list[Decrease] = []
        self.bonus: int = 0  # from Assault or Shield
        self.effects: list[tuple[int, int]] = []  # (source, amount) of passives
        self.might: int = base

    def settle(self) -> bool:
        """Reckon its Might: increases, then decreases in the order in which they began (477.3.e, 480.3)."""
        total = max(self.base + self.increases + self.bonus, self.raised_to)
        for _, amount, least in sorted(self.decreases):
            total = max(total + amount, min(total, least))
        changed = total != self.might
        self.might = total
        return changed


Decrease = tuple[int, int, int]  # (timestamp, amount below 0, least that it leaves)
NO_LEAST: Final = -1_000_000


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
        might = _own_might(m, o)
    elif o.buffs:
        might += o.buffs  # 703
    if o.flags & (ATTACKER | DEFENDER):
        might += _combat_bonus(o, own_keywords(m, o, face))
    return might


def might(m: "Machine", oid: int) -> int:
    """Might as rules and cards see it: never below 0 (143.2.b)."""
    value = raw_might(m, oid)
    return value if value > 0 else 0


def tags(m: "Machine", oid: int) -> tuple[str, ...]:
    """The tags that the object has now (477.1.a): those of its face, as a copy perhaps, and what passives give."""
    own = m.state.face_of(oid).tags
    if m.state.passives and passives.anything_answers(m, "tags"):
        derived = board(m).get(oid)
        if derived is not None and derived.tags:
            return (*own, *derived.tags)
    return own


def keyword(m: "Machine", oid: int, which: int) -> int:
    """The value of a keyword that the object has now, 0 where it has it not."""
    s = m.state
    if s.objects[oid].zone < BASE:
        return held(m, oid).get(which, 0)
    if passives.anything_answers(m, "keywords"):
        derived = board(m).get(oid)
        if derived is not None:
            return derived.keywords.get(which, 0)
    o = s.objects[oid]
    face = s.faces[o.face]
    if o.mods or o.attached_to >= 0:
        return own_keywords(m, o, face).get(which, 0)
    return face.keywords.get(which, 0)


def keywords(m: "Machine", oid: int) -> dict[int, int]:
    """Every keyword that an object on the board has now, with its value; not to be changed."""
    if passives.anything_answers(m, "keywords"):
        derived = board(m).get(oid)
        if derived is not None:
            return derived.keywords
    o = m.state.objects[oid]
    return own_keywords(m, o, m.state.faces[o.face])


def held(m: "Machine", oid: int) -> dict[int, int]:
    """Keywords of a card that is not on the board, nor face up there: printed ones, those that it was given, those
    that the optional costs are which were added to it as it is played, and those that passives grant to it (801.3.a).
    """
    s = m.state
    o = s.objects[oid]
    face = s.faces[o.face]
    item = m.item_of(oid) if o.zone == CHAIN else None
    lent = item is not None and len(item.lent) > 0
    if not (o.mods or face.lends or lent or passives.anything_answers(m, "lends")):
        return face.keywords
    found = dict(own_keywords(m, o, face))
    if item is not None and lent:
        for which in spelt_out((), tuple(costs.added(m, item))):
            if not lost(o, which):
                grant(found, which, 1)
    for which, value, stamp in timestamps.lent(m, o):
        if not lost(o, which, stamp):
            grant(found, which, value)
    return found


def lost(o: Obj, which: int, stamp: int = -1) -> bool:
    """Whether an effect took that keyword from the object after that time (801.3.b, 480.3)."""
    return bool(o.mods) and any(mod.keyword == which and mod.value < 0 and mod.stamp > stamp for mod in o.mods)


def bears(m: "Machine", oid: int, which: int) -> bool:
    """Whether the object has the keyword for what refers to it or looks for it (722.1): also where it stands in text
    that is inactive.
    """
    o = m.state.objects[oid]
    face = m.state.faces[o.face]
    printed = which in face.keywords or any(kw == which for kw, _ in face.appended_keywords)
    return (printed and not lost(o, which)) or keyword(m, oid, which) > 0


def explain_might(m: "Machine", oid: int) -> list[tuple[str, int]]:
    """The sum behind a unit's Might, as (what, amount) pairs; the first is its base, and together they come to
    ``might``.
    """
    s = m.state
    o = s.objects[oid]
    derived = board(m).get(oid) if s.passives or s.delayed else None
    bonus = derived.bonus if derived is not None else _combat_bonus(o, own_keywords(m, o, s.faces[o.face]))
    made = [mod for mod in o.mods if mod.base >= 0 or mod.copy >= 0]
    sums = [("buff" if o.buffs == 1 else "buffs", o.buffs)]
    sums += [(s.face_of(aid).name, s.face_of(aid).might_bonus) for aid in o.attachments]
    sums += [(UNTIL_NAMES[mod.until] if mod.until < len(UNTIL_NAMES) else "", mod.might) for mod in o.mods]
    if derived is not None:
        sums += [(s.face_of(source).name, amount) for source, amount in derived.effects]
    sums.append(("Assault" if o.flags & ATTACKER else "Shield", bonus))
    base = ("printed" if not made else "copied" if made[-1].base < 0 else "set", _base(m, o))
    found = [base, *((what or "given", amount) for what, amount in sums if amount)]
    raw = raw_might(m, oid)
    rest = raw - sum(amount for _, amount in found)
    if rest:
        found.append(("limits", rest))  # a minimum of a decrease, or an increase up to an amount
    if raw < 0:
        found.append(("never below 0", -raw))  # 143.2.b
    return found


def own_keywords(m: "Machine", o: Obj, face: "Face") -> dict[int, int]:
    """Printed keywords, unless it is attached (718.2), with those that effects gave, as such or as abilities, and
    without those that they took away, in the order in which these began (480.3); the printed mapping itself where there
    are none.
    """
    own = face.keywords if o.attached_to < 0 else {}
    fresh = False
    for mod in o.mods:
        if mod.keyword < 0 and mod.ability < 0:
            continue
        if not fresh:
            own = dict(own)
            fresh = True
        if mod.ability >= 0:
            for which in spelt_out((m.state.faces[mod.face].abilities[mod.ability],)):
                grant(own, which, 1)
        elif mod.value < 0:
            own.pop(mod.keyword, None)  # 801.3.b
        else:
            grant(own, mod.keyword, mod.value)
    return own


def _own_might(m: "Machine", o: Obj) -> int:
    might = _base(m, o) + o.buffs
    for aid in o.attachments:
        might += m.state.face_of(aid).might_bonus  # 477.3.d
    for mod in o.mods:
        might += mod.might
    return might


def _base(m: "Machine", o: Obj) -> int:
    """477.1.a.1: what effects have made it, the newest one last (480.3): a base of its own, or that of what it has
    become a copy of; printed otherwise.
    """
    faces = m.state.faces
    might = faces[o.printed].might
    for mod in o.mods:
        if mod.base >= 0:
            might = mod.base
        elif mod.copy >= 0 and m.edition.copies_might:
            might = faces[mod.copy].might
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
        found[oid] = _own(m, s.objects[oid])
    # Conditions may look at what is being computed: they see it as far as it has come.
    m.derived = found
    m.derived_version = s.version
    _apply_passives(m, found)
    return found


def _own(m: "Machine", o: Obj) -> Derived:
    """What the object has by itself, without passives."""
    face = m.state.faces[o.face]
    derived = Derived(_base(m, o), own_keywords(m, o, face))
    changes = [(m.obj(aid).entered, m.state.face_of(aid).might_bonus) for aid in o.attachments]
    changes += [(mod.stamp, mod.might) for mod in o.mods]
    for stamp, amount in changes:
        if amount > 0:
            derived.increases += amount
        elif amount < 0:
            derived.decreases.append((stamp, amount, NO_LEAST))
    derived.increases += o.buffs
    derived.bonus = _combat_bonus(o, derived.keywords)
    derived.settle()
    return derived


def _apply_passives(m: "Machine", found: dict[int, Derived]) -> None:
    """476: the layers one after the other, each effect once to each object, until nothing more applies."""
    applied: set[tuple[int, int, int, int]] = set()
    while _alter_traits(m, found, applied) | _alter_abilities(m, found, applied) | _reckon(m, found, applied):
        pass


def _alter_traits(m: "Machine", found: dict[int, Derived], applied: set[tuple[int, int, int, int]]) -> bool:
    """477.1: give tags. True where any was given. What else changes traits is there already: control and copies are
    effects of an object (``actions``), a base Might is in ``_base``.
    """
    if not passives.anything_answers(m, "tags"):
        return False
    new = [(key, passive.tags()) for key, _, _, passive in _affecting(m, found, applied, TRAITS) if passive.tags()]
    for key, given in new:
        applied.add(key)
        found[key[2]].tags += given
    return bool(new)


def _alter_abilities(m: "Machine", found: dict[int, Derived], applied: set[tuple[int, int, int, int]]) -> bool:
    """477.2: grant keywords. True where anything was granted. What yields to other effects depends on them and comes
    after them (479.2); of several such to one object the earliest applies (480.3), and the others find what it granted.
    """
    objects = m.state.objects
    new = [
        (key, ability, granted, passive.yields)
        for key, frame, ability, passive in _affecting(m, found, applied, ABILITIES)
        if (granted := passive.keywords(frame, key[2]))
    ]
    if any(yields for *_, yields in new):
        new = [one for one in new if not one[3]] or _earliest(m, new)
    for key, ability, keywords, _ in new:
        applied.add(key)
        source, at, oid, _ = key
        stamp = timestamps.stamp(m, source, at, ability)
        derived = found[oid]
        derived.keywords = dict(derived.keywords)
        for which, value in keywords:
            if not lost(objects[oid], which, stamp):
                grant(derived.keywords, which, value)
    return bool(new)


Granted = tuple[tuple[int, int, int, int], "Ability", tuple[tuple[int, int], ...], bool]


def _earliest(m: "Machine", new: list[Granted]) -> list[Granted]:
    """The one that began to apply first, for each object."""
    first: dict[int, Granted] = {}
    for one in sorted(new, key=lambda one: timestamps.stamp(m, one[0][0], one[0][1], one[1])):
        first.setdefault(one[0][2], one)
    return list(first.values())


def _reckon(m: "Machine", found: dict[int, Derived], applied: set[tuple[int, int, int, int]]) -> bool:
    """477.3: arithmetic. True where any Might is another than before."""
    objects = m.state.objects
    new = [
        (key, ability, passive.might(frame, key[2]), passive.raises_to(frame, key[2]), passive.floor)
        for key, frame, ability, passive in _affecting(m, found, applied, ARITHMETIC)
    ]
    for key, ability, amount, raised_to, least in new:
        derived = found[key[2]]
        if not amount and raised_to <= derived.raised_to:
            continue  # it may come to something yet
        applied.add(key)
        if amount > 0:
            derived.increases += amount
        elif amount < 0:
            began = timestamps.stamp(m, key[0], key[1], ability)
            derived.decreases.append((began, amount, NO_LEAST if least is None else least))
        derived.raised_to = max(derived.raised_to, raised_to)
        if amount:
            derived.effects.append((key[0], amount))
    changed = False
    for oid, derived in found.items():
        if objects[oid].types & UNIT:
            derived.bonus = _combat_bonus(objects[oid], derived.keywords)
        changed = derived.settle() or changed
    return changed


def _affecting(
    m: "Machine", found: dict[int, Derived], applied: set[tuple[int, int, int, int]], layer: int
) -> "list[tuple[tuple[int, int, int, int], Frame, Ability, Passive]]":
    """Passives that apply to objects now and have not yet done so in that layer, all judged by one state of things."""
    new = []
    for source, at, frame, ability in timestamps.at_work(m):
        passive = ability.passive
        assert passive is not None
        if ability.condition is not None and not ability.condition.holds(frame):
            continue
        for oid in found if passive.reaches else (source,):
            key = (source, at, oid, layer)
            if key not in applied and oid in found and passive.affects(frame, oid):
                new.append((key, frame, ability, passive))
    return new


TRAITS: Final = 1
ABILITIES: Final = 2
ARITHMETIC: Final = 3
