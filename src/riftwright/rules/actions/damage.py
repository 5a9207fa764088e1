"""Deal, heal and kill (417, 418, 428)."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_REPLACE, Option
from riftwright.core.events import BANISHED, DAMAGED, DIED, HEALED, PREVENTED, UNEVENTFUL
from riftwright.core.ids import (
    ALL,
    BANISHMENT,
    DOUBLE,
    EACH_THEIRS,
    FIRST_BOARD_ZONE,
    NOBODY,
    NOWHERE,
    PREVENT,
    PREVENT_NEXT,
    STATUS_CHANGE,
    THIS_TURN,
    TRASH,
    UNIT,
)
from riftwright.core.state import REF_SHIFT, ChainItem, Known, Mod
from riftwright.core.tasks import Task
from riftwright.rules.abilities import passive, prevention, replacement, triggered
from riftwright.rules.abilities.prevention import ABILITY_DAMAGE, COMBAT_DAMAGE, SPELL_DAMAGE, UNIT_DAMAGE, Hit
from riftwright.rules.actions import items, status, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def deal(
    m: "Machine",
    amounts: list[tuple[int, int]],
    player: int,
    rule: str = "417",
    source: int = -1,
    *,
    by_unit: bool = False,
    with_bonus: bool = False,
    more: int = 0,
) -> None:
    """Deal damage to a set of units at once: (unit, amount) pairs (417.1.d). What changes it may have to be ordered.
    Bonus Damage comes on top (712), and ``more`` of it that the text itself has, unless it is in it ``with_bonus``.

    ``player`` performs it, ``source`` is the object that deals it: with ``by_unit`` a unit that a text names, whose
    controller is then responsible (417.6.b.4); otherwise the spell or ability that is being executed.
    """
    item = m.cause()
    bonus: list[int] = []
    if by_unit or item is None:
        owner = m.obj(source).controller if by_unit else player
        hit = Hit(UNIT_DAMAGE if by_unit else COMBAT_DAMAGE, owner, m.obj(source).ref if source >= 0 else -1)
        events = [[oid, amount] for oid, amount in amounts]
    else:
        hit = prevention.of_item(item, player)
        dealt = [(oid, amount) for oid, amount in amounts if amount > 0]
        bonus = [0 if with_bonus else more + prevention.bonus(m, item, oid) for oid, _ in dealt]
        events = [[oid, amount + extra] for (oid, amount), extra in zip(dealt, bonus, strict=True)]
    if any(prevention.changes(m, oid, hit) for oid, _ in events):
        m.push(Dealing(events, hit, rule, source, bonus))
    else:
        mark(m, events, hit, rule, source)


class Dealing(Task):
    """Damage on its way to units of which some have effects that change it: the controller of each orders them (372),
    then all that is left is dealt at once.
    """

    __slots__ = ("bonus", "events", "kind", "of", "orders", "player", "rule", "source")

    def __init__(self, events: list[list[int]], hit: Hit, rule: str, source: int, bonus: list[int]) -> None:
        super().__init__()
        self.events: list[list[int]] = events  # [unit, amount]
        self.bonus: list[int] = bonus  # how much of each amount is Bonus Damage; empty where none can be
        self.kind: int = hit.kind
        self.player: int = hit.player
        self.of: tuple[int, ...] = hit.sources
        self.rule: str = rule
        self.source: int = source
        self.orders: list[list[int]] = [[] for _ in events]  # keys of the changes chosen to come first

    def clone(self) -> "Dealing":
        n = Dealing([event[:] for event in self.events], self._hit(), self.rule, self.source, self.bonus[:])
        n.step = self.step
        n.orders = [keys[:] for keys in self.orders]
        return n

    def _hit(self) -> Hit:
        return Hit(self.kind, self.player, sources=self.of)

    def run(self, m: "Machine") -> None:
        hit = self._hit()
        for at in range(self.step, len(self.events)):
            oid = self.events[at][0]
            self.step = at
            rest = prevention.to_order(prevention.changes(m, oid, hit), self.orders[at])
            if rest:
                options = prevention.options(oid, rest)
                orderer = prevention.orderer(m, oid)
                m.ask(orderer, D_REPLACE, options, "which effect changes the damage first (372)", oid)
                return
        m.finish(self)
        for at, (event, keys) in enumerate(zip(self.events, self.orders, strict=True)):
            order = prevention.in_chosen_order(prevention.changes(m, event[0], hit), keys)
            bonus = self.bonus[at] if self.bonus else 0
            if m.edition.bonus_needs_damage and not prevention.apply(event[1] - bonus, order)[0]:
                event[1] -= bonus  # 715.4, until 2026-07-16: nothing was dealt for it to be added to
            event[1] = change(m, event[0], event[1], order, hit.player)
        mark(m, self.events, hit, self.rule, self.source)

    def answer(self, m: "Machine", option: Option) -> None:
        keys = self.orders[self.step]
        rest = prevention.to_order(prevention.changes(m, self.events[self.step][0], self._hit()), keys)
        keys.append(rest[option.c].key)


def change(m: "Machine", oid: int, amount: int, order: "list[prevention.Change]", player: int) -> int:
    """Apply the changes to damage that the unit is about to be dealt, and use them up (437.3); what is left of it."""
    left, used = prevention.apply(amount, order)
    _use_up(m, oid, used)
    if left != amount:
        m.tell(PREVENTED, "437.2" if left < amount else "369.1", player, oid, amount=amount - left)
    return left


def _use_up(m: "Machine", oid: int, used: "list[tuple[prevention.Change, int]]") -> None:
    """437.3: a Prevent Value goes down by what it prevented, and expires at 0; "the next" is over once it is used."""
    o = m.state.edit(oid)
    for spent, prevented in used:
        mod = spent.mod
        if mod is None or not prevented or (mod.value >= ALL and spent.kind == PREVENT):
            continue
        left = 0 if spent.kind == PREVENT_NEXT else mod.value - prevented
        kept = [] if left <= 0 else [Mod(mod.until, mod.stamp, damage=mod.damage, value=left, source=mod.source)]
        at = next(i for i, other in enumerate(o.mods) if other is mod)
        o.mods = (*o.mods[:at], *kept, *o.mods[at + 1 :])
    m.state.version += 1


def mark(m: "Machine", events: list[list[int]], hit: Hit, rule: str, source: int = -1) -> None:
    """417.1.b: mark damage on each unit, all at once. Only 1 or more is dealt (417.1.e.1)."""
    s = m.state
    dealt: list[tuple[int, int]] = []
    item = m.cause()
    for oid, amount in events:
        o = s.objects[oid]
        if amount < 1 or not o.types & UNIT or o.zone < FIRST_BOARD_ZONE:
            continue
        if passive.takes_no_damage(m, oid):
            m.tell(UNEVENTFUL, "465.2.c.10", hit.player, oid, source, amount, text="takes no damage")
            continue
        o = s.edit(oid)
        o.damage += amount
        if hit.player >= 0:
            o.damaged_by |= 1 << hit.player  # 142.3.a
        by, whose = (item.source, item.controller) if item is not None else (-1, NOBODY)
        s.hits += tuple((o.ref, hit.player, hit.kind, source, by, whose) for source in hit.sources)
        dealt.append((oid, amount))
    if not dealt:
        return
    s.cleanup_due |= STATUS_CHANGE
    outer = triggered.hold(m)
    for oid, amount in dealt:
        m.emit(DAMAGED, rule, hit.player, oid, source, amount)
    triggered.release(m, outer)


def prevent(m: "Machine", oid: int, value: int, player: int, rule: str = "437", until: int = THIS_TURN) -> None:
    """437: prevent the next so much damage that would be dealt to the unit; ALL for any amount."""
    _track(m, oid, PREVENT, value, player, rule, until)


def prevent_next(m: "Machine", oid: int, player: int, rule: str = "437", until: int = THIS_TURN) -> None:
    """437: prevent the damage that the unit would be dealt the next time."""
    _track(m, oid, PREVENT_NEXT, ALL, player, rule, until)


def double_damage(m: "Machine", oid: int, player: int, rule: str = "369.1", until: int = THIS_TURN) -> None:
    """Double all damage that would be dealt to the unit (465.2.c.5)."""
    _track(m, oid, DOUBLE, 2, player, rule, until)


def _track(m: "Machine", oid: int, kind: int, value: int, player: int, rule: str, until: int) -> None:
    item = m.cause()
    source = item.source if item is not None else -1
    status.give(m, oid, Mod(until, m.state.next_serial(), damage=kind, value=value, source=source), rule, player)


def heal(m: "Machine", oids: list[int], rule: str = "418") -> None:
    """418: clear all damage from each; no event where there is none."""
    s = m.state
    for oid in oids:
        amount = s.objects[oid].damage
        if amount:
            o = s.edit(oid)
            o.damage = 0
            o.damaged_by = 0
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

    ``player`` performs it and is responsible (411.1), or ``EACH_THEIRS``: each player, for what they control.
    """
    s = m.state
    doomed = [oid for oid in oids if s.objects[oid].zone >= FIRST_BOARD_ZONE]
    if not doomed:
        return
    if announce:
        top = s.tasks[-1]
        trigger_own_deaths(m, doomed)
        if s.tasks[-1] is not top:  # their order is being chosen: death comes after that
            m.push_under(replacement.Replacing(DIED, [m.obj(oid).ref for oid in doomed], rule, player))
            return
    if replacement.any_applies(m, DIED, doomed):
        m.push(replacement.Replacing(DIED, [m.obj(oid).ref for oid in doomed], rule, player))
    else:
        die(m, doomed, rule, player)


def die(m: "Machine", oids: list[int], rule: str, player: int) -> None:
    """What is left to die goes to the trash together; then others see it (383.2.c.2)."""
    s = m.state
    oids = _spared(m, oids, rule, player)
    knowns: list[Known] = [m.know(oid) for oid in oids]
    late = [item for known in knowns for item in triggered.own_death(m, known, late=True)]
    found = [_attributions(m, known, player) for known in knowns]
    s.kills = tuple(kill for kills in found for kill in kills)
    outer = triggered.hold(m, late)
    m.fallen = knowns
    for oid in oids:
        zones.put(m, oid, TRASH)
    for known, kills in zip(knowns, found, strict=True):
        m.emit(DIED, rule, kills[0][1], known.obj, known.controller, known.might, known.loc, str(known.damage))
    for known in knowns:
        if known.types & UNIT and known.controller >= 0:
            s.players[known.controller].deaths += 1
    m.fallen = []
    triggered.release(m, outer)
    s.version += 1


def _spared(m: "Machine", oids: list[int], rule: str, player: int) -> list[int]:
    """Banish those that would not go to the trash, which so do not die (808.1.d.1); the rest."""
    s = m.state
    gone = [oid for oid in oids if not m.obj(oid).token and passive.trashed_is_banished(m, m.obj(oid).owner)]
    for oid in gone:
        revoke_own_death(m, oid)
        zones.put(m, oid, BANISHMENT)
        s.version += 1
    for oid in gone:
        m.emit(BANISHED, rule, m.obj(oid).owner if player == EACH_THEIRS else player, oid)
    return [oid for oid in oids if oid not in gone]


def _attributions(m: "Machine", known: Known, player: int) -> list[tuple[int, int, int, int, int, int]]:
    """428.5: a Kill instruction or cost is attributed to its spell or ability; a death in a cleanup to all that dealt
    the unit damage just before, the latest first, with whoever is responsible for that.
    """
    if player == EACH_THEIRS:
        player = known.controller
    item = m.cause()
    if item is not None:
        by = prevention.of_item(item, player)
        return [(known.ref, player, by.kind, source, item.source, item.controller) for source in by.sources]
    hits = [hit for hit in reversed(m.state.hits) if hit[0] == known.ref]
    return hits or [(known.ref, player, -1, -1, -1, NOBODY)]


def killer(m: "Machine", oid: int) -> Hit | None:
    """To what the death of the object, one of the latest, is attributed, and who is responsible; None if to nothing."""
    hits = killers(m, oid)
    return hits[0] if hits else None


def killers(m: "Machine", oid: int) -> list[Hit]:
    """428.5: everything that its death, one of the latest, is attributed to."""
    found = [kill for kill in m.state.kills if kill[0] >> REF_SHIFT == oid and kill[2] >= 0]
    return [Hit(kind, player, source) for _, player, kind, source, _, _ in found]


def responsible(m: "Machine", oid: int) -> list[int]:
    """411.1, 428.5.c: who is responsible for the death of the object, one of the latest."""
    return [kill[1] for kill in m.state.kills if kill[0] >> REF_SHIFT == oid]


def killed_by(m: "Machine", oid: int, source: int) -> bool:
    """Whether the death of the object, one of the latest, is attributed to that spell or ability, a ref of its card:
    also where the damage was dealt by a unit that it named (428.5.d).
    """
    return any(kill[0] >> REF_SHIFT == oid and kill[4] == source for kill in m.state.kills)


def was_killed(m: "Machine", ref: int) -> bool:
    """Whether that object has gone to the trash; a token is nowhere then."""
    return not m.state.alive(ref) and m.obj(ref >> REF_SHIFT).zone in (TRASH, NOWHERE)


def killed_with_spell(m: "Machine", oid: int) -> int:
    """The player who killed it with a spell: who controls that spell, or the ability that a spell created (428.5.d),
    and is responsible for the kill as well (411.6); or NOBODY.
    """
    for ref, player, kind, source, _, whose in m.state.kills:
        if ref >> REF_SHIFT == oid and kind >= 0 and source >= 0 and player == whose:
            of_spell = kind == ABILITY_DAMAGE and m.obj(source >> REF_SHIFT).is_spell
            if kind == SPELL_DAMAGE or of_spell:
                return player
    return NOBODY


def revoke_own_death(m: "Machine", oid: int) -> None:
    """808.1.d.1: it was not sent to the trash, so abilities pending on its death leave the chain."""
    s = m.state
    ref = s.objects[oid].ref
    for item in list(s.chain):
        if item.pending and item.known is not None and item.known.ref == ref and item.subject == ref:
            items.remove(m, item, "808.1.d.1")
