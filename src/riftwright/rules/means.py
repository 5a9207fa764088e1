"""What a player could pay with (357, 429.3), and each different way to pay.

A way to pay is a plan: so much from the pool, so many runes of a kind exhausted or recycled, such other Add
abilities used. Things that are alike are interchangeable, so each different outcome is offered once; no plan has
anything in it that could be left out.
"""

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from riftwright.core.ids import (
    ALL_DOMAINS,
    ANY,
    DOMAIN_NAMES,
    ENERGY,
    EXHAUSTED,
    FOR_ANYTHING,
    REACTION,
    RESOURCES,
    RESTRICTIONS,
)
from riftwright.core.nodes import Ability, Cost
from riftwright.rules import layers
from riftwright.rules.abilities import passive
from riftwright.rules.bills import Bill, Power
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.core.state import Obj
    from riftwright.rules.machine import Machine

Yields = tuple[tuple[int, int, int], ...]  # (resource, amount, restriction) of each resource that is added


# What a player can pay


class Means:
    """What a player could pay with now."""

    __slots__ = ("energy", "exclusive", "m", "player", "power", "purpose", "spent")

    def __init__(self, m: "Machine", player: int, purpose: int, spent: int = -1) -> None:
        s = m.state
        p = s.players[player]
        self.m: Machine = m
        self.player: int = player
        self.purpose: int = purpose
        self.spent: int = spent
        self.energy: int = 0
        self.power: list[int] = [0] * (ANY + 1)
        self.exclusive: bool = False  # whether of some Add abilities only one can be used
        for place, amount in enumerate(p.pool):
            if amount:
                self._count(place % RESOURCES, amount, place // RESOURCES)
        objects = s.objects
        faces = s.faces
        for oid in p.runes:
            o = objects[oid]
            if not o.flags & EXHAUSTED:
                self.energy += 1
            self.power[faces[o.face].domains.bit_length() - 1] += 1
        used: set[int] = set()
        for one in add_abilities(m, player):
            if spent not in one.uses:
                self.exclusive = self.exclusive or not used.isdisjoint(one.uses)
                used.update(one.uses)
                for resource, amount, restriction in one.yields(m):
                    self._count(resource, amount, restriction)

    def _count(self, resource: int, amount: int, restriction: int) -> None:
        if not self.purpose >> restriction & 1:
            return
        if resource == ENERGY:
            self.energy += amount
        else:
            self.power[resource] += amount

    def cover(self, bill: Bill) -> bool:
        """Whether the bill can be paid."""
        if bill.energy > self.energy or shortfall(bill.power, self.power):
            return False
        if not self.exclusive:
            return True
        return bool(plans(self.m, self.player, [bill], self.purpose, self.spent)[1])

    def cover_any(self, found: list[Bill]) -> bool:
        """Whether one of the bills can be paid."""
        return any(self.cover(bill) for bill in found)


def shortfall(power: Power, supply: list[int]) -> int:
    """How much Power is missing: of the sets of domains asked for, the one with the greatest lack (Hall's theorem)."""
    if not power:
        return 0
    masks = list({mask for mask, amount in power if amount > 0})
    worst = 0
    for union in _unions(masks):
        lack = sum(amount for mask, amount in power if mask & ~union == 0) - supply[ANY]
        for domain in range(ANY):
            if union >> domain & 1:
                lack -= supply[domain]
        worst = max(worst, lack)
    return worst


def _unions(masks: list[int]) -> list[int]:
    """Every union of some of the sets."""
    if len(masks) < 2:
        return masks
    unions = {0}
    for mask in masks:
        unions |= {mask | union for union in unions}
    return list(unions - {0})


class AddAbility:
    """An activated ability that Adds, as the player has it now: written on the face of its object or of what gives it
    (477.2); ``giver`` is the ref of an attached card that appends it (136.2.d), or -1.
    """

    __slots__ = ("ability", "face", "giver", "oid", "player", "uses")

    def __init__(self, player: int, oid: int, face: int, ability: Ability, giver: int = -1) -> None:
        self.player: int = player
        self.oid: int = oid
        self.face: int = face
        self.ability: Ability = ability
        self.giver: int = giver
        self.uses: list[int] = []  # the objects that its cost exhausts or uses up

    def same(self, other: "AddAbility") -> bool:
        """Whether it is the same text by the same card: what an object has twice so is one ability to activate."""
        return self.ability is other.ability and self.giver == other.giver

    def frame(self, m: "Machine") -> Frame:
        return Frame(m, self.player, self.oid, giver=self.giver)

    def yields(self, m: "Machine") -> Yields:
        """What it would add now."""
        frame = self.frame(m)
        found: Yields = ()
        for effect in self.ability.effects:
            found += effect.yields(frame)
        return found

    def usable(self, m: "Machine") -> bool:
        """Whether it can be activated while something is paid for. One that itself costs resources cannot: it can be
        used before that.
        """
        cost = self.ability.cost
        if cost is not None and (cost.energy or cost.power):
            return False
        return activatable(m, self.player, self.oid, self.ability, self.giver)


def add_abilities(m: "Machine", player: int) -> list[AddAbility]:
    """What Adds with Reaction and can be activated by the player now (429.3), runes left out."""
    s = m.state
    found: list[AddAbility] = []
    hastened = passive.anything_answers(m, "hastens")
    lending = passive.anything_answers(m, "abilities")
    for place in m.places_of_abilities(player):
        for oid in place:
            o = s.objects[oid]
            if (s.faces[o.face].adds or o.mods or lending) and m.controller_of(o) == player:
                found += _adding(m, player, o, hastened, lending)
    return found


def _adding(m: "Machine", player: int, o: "Obj", hastened: bool, lending: bool) -> list[AddAbility]:
    """Those of one object."""
    found: list[AddAbility] = []
    for written, ability in passive.activated(m, o, lending):
        if not ability.is_add:
            continue
        one = AddAbility(player, o.id, written, ability, passive.appended_by(o, written, ability.index))
        timing = passive.timing(m, o.id, ability) if hastened else ability.timing
        if timing == REACTION and one.usable(m) and not any(one.same(other) for other in found):
            if ability.cost is not None:
                frame = one.frame(m)
                one.uses = [used for part in ability.cost.parts for used in part.uses(frame)]
            found.append(one)
    return found


def activatable(m: "Machine", player: int, oid: int, ability: Ability, giver: int = -1) -> bool:
    """Whether the ability's own condition holds and its costs other than resources can be paid."""
    if ability.keyword >= 0 and layers.lost(m.obj(oid), ability.keyword):
        return False
    cost = ability.cost
    if ability.condition is None and cost is None:
        return True
    frame = Frame(m, player, oid, giver=giver)
    if ability.condition is not None and not ability.condition.holds(frame):
        return False
    if cost is not None:
        for part in cost.parts:
            if not part.payable(frame):
                return False
    return True


# Plans

USE_POOL: Final = 0
USE_EXHAUST: Final = 1
USE_RECYCLE_EXHAUSTED: Final = 2
USE_RECYCLE_READY: Final = 3
USE_ABILITY: Final = 4

Step = tuple[int, int, int]  # (kind, index of the source, how many)


class Plan:
    """A way to pay: what is used for which bill."""

    __slots__ = ("bill", "steps")

    def __init__(self, bill: Bill, steps: tuple[Step, ...]) -> None:
        self.bill: Bill = bill
        self.steps: tuple[Step, ...] = steps


class Source:
    """Something to pay with, ``count`` times over: a resource in the pool, equal runes to exhaust or to recycle, or
    an Add ability that equal objects have.
    """

    __slots__ = ("abilities", "count", "kind", "oids", "place", "resource", "yields")

    def __init__(self, kind: int, resource: int, count: int, oids: list[int], *, place: int = -1) -> None:
        self.kind: int = kind
        self.resource: int = resource
        self.count: int = count
        self.oids: list[int] = oids
        self.place: int = place
        self.abilities: list[AddAbility] = []
        self.yields: Yields = ()


def sources(m: "Machine", player: int, purpose: int, spent: int = -1) -> list[Source]:
    """Everything that the player could pay with, equal things together.

    Of the runes of a domain there are always three sources in a row: ready ones to exhaust, exhausted ones to
    recycle, ready ones to recycle.
    """
    s = m.state
    p = s.players[player]
    found: list[Source] = []
    for restriction in (*range(1, RESTRICTIONS), FOR_ANYTHING):  # what is restricted is spent first
        if purpose >> restriction & 1:
            for resource in range(RESOURCES):
                place = restriction * RESOURCES + resource
                if p.pool[place]:
                    found.append(Source(USE_POOL, resource, p.pool[place], [], place=place))
    ready: dict[int, list[int]] = {}
    exhausted: dict[int, list[int]] = {}
    for oid in p.runes:
        o = s.objects[oid]
        domain = s.faces[o.face].domains.bit_length() - 1
        (exhausted if o.flags & EXHAUSTED else ready).setdefault(domain, []).append(oid)
    for domain in range(ANY):
        if domain in ready or domain in exhausted:
            spare, used = ready.get(domain, []), exhausted.get(domain, [])
            found.append(Source(USE_EXHAUST, domain, len(spare), spare))
            found.append(Source(USE_RECYCLE_EXHAUSTED, domain, len(used), used))
            found.append(Source(USE_RECYCLE_READY, domain, len(spare), spare))
    return found + _ability_sources(m, player, spent)


def _ability_sources(m: "Machine", player: int, spent: int) -> list[Source]:
    s = m.state
    groups: dict[tuple[int, ...], Source] = {}
    for one in add_abilities(m, player):
        if spent in one.uses:
            continue
        key = (*_likeness(s.objects[one.oid]), one.face, one.ability.index, one.giver)
        if key not in groups:
            groups[key] = Source(USE_ABILITY, -1, 0, [])
            groups[key].yields = one.yields(m)
        groups[key].abilities.append(one)
        groups[key].oids.append(one.oid)
        groups[key].count += 1
    return list(groups.values())


def _likeness(o: "Obj") -> tuple[int, ...]:
    """Equal for objects that it makes no difference to tell apart."""
    if o.mods or o.attachments or o.buffs or o.empowered or o.damage:
        return (o.id,)
    return (o.face, o.loc, o.zone, o.flags, -1)


def plans(
    m: "Machine", player: int, prices: list[Bill], purpose: int, spent: int = -1
) -> tuple[list[Source], list[Plan]]:
    """Every different way to pay one of the bills, each once: the sources, and how many of each."""
    found = sources(m, player, purpose, spent)
    result: dict[tuple[int, ...], Plan] = {}
    for bill in prices:
        for uses in _ability_uses(found, bill):
            added, energy = _added(found, uses, purpose)
            for spent_energy in _energy(found, bill.energy - energy):
                for spent_power in _power(found, spent_energy, bill.power, added):
                    sums = [a + b + c for a, b, c in zip(spent_energy, spent_power, uses, strict=True)]
                    plan = Plan(bill, tuple((found[i].kind, i, count) for i, count in enumerate(sums) if count))
                    if not _has_surplus(found, plan, purpose):
                        result.setdefault(_outcome(found, plan, purpose), plan)
    return found, list(result.values())


def _outcome(found: list[Source], plan: Plan, purpose: int) -> tuple[int, ...]:
    """What the plan leaves: exhausting one rune and recycling it and another is the same whichever was exhausted."""
    left = [0] * len(found)
    for kind, i, count in plan.steps:
        left[i] += count
        if kind == USE_EXHAUST:
            left[i + 1] -= count  # one more of the exhausted
        elif kind == USE_RECYCLE_READY:
            left[i - 2] += count
            left[i] = 0
    if any(kind == USE_ABILITY for kind, _, _ in plan.steps):
        purse = _purse(found, plan)
        settle(purse, plan.bill, purpose)
        return (*left, *purse)  # more may be added than is spent
    return tuple(left)


def _purse(found: list[Source], plan: Plan) -> list[int]:
    """Of each place of the pool, how much the plan sets aside to be spent."""
    purse = [0] * (RESOURCES * RESTRICTIONS)
    for kind, i, count in plan.steps:
        source = found[i]
        if kind == USE_POOL:
            purse[source.place] += count
        elif kind == USE_ABILITY:
            for resource, amount, restriction in source.yields:
                purse[restriction * RESOURCES + resource] += amount * count
        else:
            purse[ENERGY if kind == USE_EXHAUST else source.resource] += count
    return purse


def settle(purse: list[int], bill: Bill, purpose: int) -> list[tuple[int, int]]:
    """Take the bill out of what was set aside, the most restricted first: (place of the pool, amount) pairs."""
    spent: list[tuple[int, int]] = []
    missing = bill.energy - _take(purse, ENERGY, bill.energy, purpose, spent)
    for mask, amount in sorted(bill.power, key=lambda pair: pair[0].bit_count()):
        left = amount
        for domain in range(ANY):
            if mask >> domain & 1:
                left -= _take(purse, domain, left, purpose, spent)
        missing += left - _take(purse, ANY, left, purpose, spent)
    assert missing <= 0, "a plan did not cover its bill"
    return spent


def _take(purse: list[int], resource: int, amount: int, purpose: int, spent: list[tuple[int, int]]) -> int:
    """Take up to that much of what was set aside, noting it in ``spent``; how much was taken."""
    taken = 0
    for restriction in (*range(1, RESTRICTIONS), FOR_ANYTHING):
        place = restriction * RESOURCES + resource
        if purpose >> restriction & 1:
            part = min(purse[place], amount - taken)
            purse[place] -= part
            spent.append((place, part))
            taken += part
    return taken


def _ability_uses(found: list[Source], bill: Bill) -> Iterator[list[int]]:
    """How many of each source of Add abilities to use; none at first. No object is used up twice."""
    most = bill.energy + sum(amount for _, amount in bill.power)
    at = [i for i, source in enumerate(found) if source.kind == USE_ABILITY]

    def go(k: int, uses: list[int], left: int, taken: list[int]) -> Iterator[list[int]]:
        if k == len(at):
            yield uses[:]
            return
        open_to = free(found[at[k]], taken)
        for count in range(min(len(open_to), left) + 1):
            uses[at[k]] = count
            more = [oid for one in open_to[:count] for oid in one.uses]
            yield from go(k + 1, uses, left - count, taken + more)
        uses[at[k]] = 0

    yield from go(0, [0] * len(found), most, [])


def free(source: Source, taken: list[int]) -> list[AddAbility]:
    """The abilities of the source whose cost uses up none of those objects."""
    return [one for one in source.abilities if not any(oid in taken for oid in one.uses)]


def _added(found: list[Source], uses: list[int], purpose: int) -> tuple[list[int], int]:
    """Power by domain, and Energy, that these uses of abilities add and that may be spent."""
    power = [0] * (ANY + 1)
    energy = 0
    for i, count in enumerate(uses):
        if count:
            for resource, amount, restriction in found[i].yields:
                if not purpose >> restriction & 1:
                    continue
                if resource == ENERGY:
                    energy += amount * count
                else:
                    power[resource] += amount * count
    return power, energy


def _energy(found: list[Source], need: int) -> Iterator[list[int]]:
    """Ways to get that much Energy out of the pool and by exhausting runes: how much of each source."""
    rooms = [
        source.count if source.kind == USE_EXHAUST or (source.kind == USE_POOL and source.resource == ENERGY) else 0
        for source in found
    ]
    return _multisets(rooms, max(0, need), range(len(found)))


def _power(found: list[Source], exhausted: list[int], power: Power, added: list[int]) -> Iterator[list[int]]:
    """Ways to get the Power that is still missing out of the pool and by recycling runes: how much of each source.

    Runes exhausted for this payment count among the exhausted ones of their domain.
    """
    need = shortfall(power, added)
    if not need:
        yield [0] * len(found)
        return
    rooms = [0] * len(found)
    order: list[int] = []
    for i, source in enumerate(found):
        if source.kind == USE_POOL and source.resource != ENERGY:
            rooms[i] = source.count
        elif source.kind == USE_RECYCLE_EXHAUSTED:
            rooms[i] = source.count + exhausted[i - 1]
        elif source.kind == USE_RECYCLE_READY:
            rooms[i] = source.count - exhausted[i - 2]
    for kind in (USE_POOL, USE_RECYCLE_EXHAUSTED, USE_RECYCLE_READY):
        order += [i for i, source in enumerate(found) if source.kind == kind]
    for way in _multisets(rooms, need, order):
        supply = added[:]
        for i, count in enumerate(way):
            if count:
                supply[found[i].resource] += count
        if not shortfall(power, supply):
            yield way


def _multisets(rooms: list[int], size: int, order: "range | list[int]") -> Iterator[list[int]]:
    """Every way to take ``size`` things, at most ``rooms[i]`` of the i-th, most of the first in ``order`` at first."""
    places = [i for i in order if rooms[i]]
    left = [0] * (len(places) + 1)
    for at in range(len(places) - 1, -1, -1):
        left[at] = left[at + 1] + rooms[places[at]]
    way = [0] * len(rooms)

    def go(at: int, need: int) -> Iterator[list[int]]:
        if need == 0:
            yield way[:]
            return
        if left[at] < need:
            return
        i = places[at]
        for count in range(min(rooms[i], need), -1, -1):
            way[i] = count
            yield from go(at + 1, need - count)
        way[i] = 0

    return go(0, size)


def _has_surplus(found: list[Source], plan: Plan, purpose: int) -> bool:
    """Whether an Add ability in the plan could be left out."""
    if all(kind != USE_ABILITY for kind, _, _ in plan.steps):
        return False
    energy = 0
    power = [0] * (ANY + 1)
    uses = [0] * len(found)
    for kind, i, count in plan.steps:
        if kind == USE_ABILITY:
            uses[i] = count
        elif kind == USE_EXHAUST or found[i].resource == ENERGY:
            energy += count
        else:
            power[found[i].resource] += count
    for i, count in enumerate(uses):
        if count:
            fewer = uses[:]
            fewer[i] -= 1
            added, more = _added(found, fewer, purpose)
            rest = [a + b for a, b in zip(added, power, strict=True)]
            if energy + more >= plan.bill.energy and not shortfall(plan.bill.power, rest):
                return True
    return False


def describe(m: "Machine", found: list[Source], ways: list[Plan]) -> list[str]:
    """Each plan as a phrase, with what it pays where the same is used for different bills."""
    said = [_words(m, found, plan) for plan in ways]
    return [
        f"{words}, for {Cost(plan.bill.energy, tuple(plan.bill.power)).symbols()}" if said.count(words) > 1 else words
        for words, plan in zip(said, ways, strict=True)
    ]


def _words(m: "Machine", found: list[Source], plan: Plan) -> str:
    words: list[str] = []
    for kind, index, count in plan.steps:
        source = found[index]
        if kind == USE_POOL:
            name = "Energy" if source.resource == ENERGY else f"{_power_name(source.resource)} Power"
            words.append(f"spend {count} {name} from the pool")
        elif kind == USE_EXHAUST:
            words.append(f"exhaust {count} {DOMAIN_NAMES[source.resource]} rune{'s' if count > 1 else ''}")
        elif kind == USE_ABILITY:
            times = f"{count} " if count > 1 else ""
            words.append(f"use {times}{m.state.face_of(source.oids[0]).name}{_gain(m, found, source)}")
        else:
            state = "exhausted" if kind == USE_RECYCLE_EXHAUSTED else "ready"
            words.append(f"recycle {count} {state} {DOMAIN_NAMES[source.resource]} rune{'s' if count > 1 else ''}")
    return ", ".join(words) or "nothing to pay"


def _gain(m: "Machine", found: list[Source], source: Source) -> str:
    """What an Add ability adds, where another one of the same name adds something else."""
    name = m.state.face_of(source.oids[0]).name
    others = [other for other in found if other.kind == USE_ABILITY and other.yields != source.yields]
    if all(m.state.face_of(other.oids[0]).name != name for other in others):
        return ""
    energy = sum(n for what, n, _ in source.yields if what == ENERGY)
    power = tuple((ALL_DOMAINS if what == ANY else 1 << what, n) for what, n, _ in source.yields if what != ENERGY)
    return f" to add {Cost(energy, power).symbols()}"


def _power_name(resource: int) -> str:
    return "any" if resource == ANY else DOMAIN_NAMES[resource]
