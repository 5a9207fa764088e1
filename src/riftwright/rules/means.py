"""What a player could pay with (357, 429.3), and each different way to pay.

A way to pay is a plan: so much from the pool, so many runes of a kind exhausted or recycled, such other Add
abilities used. Things that are alike are interchangeable, so each different outcome is offered once; no plan has
anything in it that could be left out. One Add ability at most costs resources itself, which the plan pays as well.
"""

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, Final

from riftwright.core.ids import (
    ALL_DOMAINS,
    ANY,
    DOMAIN_NAMES,
    ENERGY,
    EXHAUSTED,
    FOR_ANYTHING,
    PURPOSES,
    REACTION,
    RESOURCES,
    RESTRICTIONS,
)
from riftwright.core.nodes import Ability, Cost
from riftwright.core.state import ITEM_ACTIVATED, ChainItem
from riftwright.rules import costs, layers
from riftwright.rules.abilities import passive
from riftwright.rules.bills import Bill, Power
from riftwright.rules.frame import Frame
from riftwright.rules.settling import (
    LATER,
    PLACES,
    Demand,
    Supply,
    energy_of,
    lack,
    missing,
    multisets,
    power_of,
    sets,
    settlements,
    unions,
    wanted,
)

if TYPE_CHECKING:
    from riftwright.core.state import Obj
    from riftwright.rules.machine import Machine

Yields = tuple[tuple[int, int, int], ...]  # (resource, amount, restriction) of each resource that is added


# What a player can pay


class Means:
    """What a player could pay with now."""

    __slots__ = ("energy", "exclusive", "m", "most_energy", "most_power", "player", "power", "purpose", "spent")

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
        priced: list[AddAbility] = []
        for one in add_abilities(m, player):
            if spent not in one.uses:
                self.exclusive = self.exclusive or not used.isdisjoint(one.uses)
                used.update(one.uses)
                if one.prices:
                    priced.append(one)
                    continue
                for resource, amount, restriction in one.yields(m):
                    self._count(resource, amount, restriction)
        # With Add abilities that cost resources themselves it is no more than this
        self.most_energy: int = self.energy
        self.most_power: list[int] = self.power
        if priced:
            self._count_priced(priced)

    def _count_priced(self, priced: "list[AddAbility]") -> None:
        energy, power = self.energy, self.power[:]
        for one in priced:
            for resource, amount, restriction in one.yields(self.m):
                self._count(resource, amount, restriction)
        self.most_energy, self.most_power = self.energy, self.power
        self.energy, self.power = energy, power

    def _count(self, resource: int, amount: int, restriction: int) -> None:
        if not self.purpose >> restriction & 1:
            return
        if resource == ENERGY:
            self.energy += amount
        else:
            self.power[resource] += amount

    def cover(self, bill: Bill) -> bool:
        """Whether the bill can be paid."""
        if bill.energy > self.most_energy or shortfall(bill.power, self.most_power):
            return False
        if not self.exclusive:
            if self.most_power is self.power:
                return True
            if bill.energy <= self.energy and not shortfall(bill.power, self.power):
                return True
        found = sources(self.m, self.player, self.purpose, self.spent)
        return any(True for _ in _every(found, [bill], self.purpose))

    def cover_any(self, found: list[Bill]) -> bool:
        """Whether one of the bills can be paid."""
        return any(self.cover(bill) for bill in found)


def shortfall(power: Power, supply: list[int]) -> int:
    """How much of that Power is missing, of so much of each domain and of any: ``lack`` at its quickest."""
    if not power:
        return 0
    worst = 0
    for union in unions(list({mask for mask, amount in power if amount > 0})):
        less = sum([amount for mask, amount in power if mask & ~union == 0]) - supply[ANY]
        for domain in range(ANY):
            if union >> domain & 1:
                less -= supply[domain]
        worst = max(worst, less)
    return worst


class AddAbility:
    """An activated ability that Adds, as the player has it now: written on the face of its object or of what gives it
    (477.2); ``giver`` is the ref of an attached card that appends it (136.2.d), or -1.
    """

    __slots__ = ("ability", "face", "giver", "oid", "player", "prices", "uses")

    def __init__(self, player: int, oid: int, face: int, ability: Ability, giver: int = -1) -> None:
        self.player: int = player
        self.oid: int = oid
        self.face: int = face
        self.ability: Ability = ability
        self.giver: int = giver
        self.uses: list[int] = []  # the objects that its cost exhausts or uses up
        self.prices: list[Bill] = []  # what it may cost of resources; none where it costs none

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

    def look_up_costs(self, m: "Machine") -> None:
        """Find what it takes to use it."""
        cost = self.ability.cost
        if cost is None:
            return
        frame = self.frame(m)
        self.uses = [used for part in cost.parts for used in part.uses(frame)]
        if cost.energy or cost.power:
            item = ChainItem(-1, ITEM_ACTIVATED, self.player, m.obj(self.oid).ref, self.face, self.ability.index)
            item.giver = self.giver
            prices = costs.totals(m, item)
            self.prices = [] if any(bill.free for bill in prices) else prices


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
        usable = timing == REACTION and activatable(m, player, o.id, ability, one.giver)
        if usable and not any(one.same(other) for other in found):
            one.look_up_costs(m)
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
    """A way to pay: what is used for which bill, what is spent on it and on an Add ability that costs resources, and
    what is left of what Add abilities add: (place of the pool, amount) pairs.
    """

    __slots__ = ("bill", "left", "price", "spent", "steps")

    def __init__(self, bill: Bill, steps: tuple[Step, ...], spent: Supply, price: Supply, left: Supply) -> None:
        self.bill: Bill = bill
        self.steps: tuple[Step, ...] = steps
        self.spent: Supply = spent
        self.price: Supply = price
        self.left: Supply = left


class Source:
    """Something to pay with, ``count`` times over: a resource in the pool, equal runes to exhaust or to recycle, or
    an Add ability that equal objects have.
    """

    __slots__ = ("abilities", "count", "kind", "kind_made", "oids", "place", "prices", "purpose", "resource", "yields")

    def __init__(self, kind: int, resource: int, count: int, oids: list[int], *, place: int = -1) -> None:
        self.kind: int = kind
        self.resource: int = resource
        self.count: int = count
        self.oids: list[int] = oids
        self.place: int = place
        self.kind_made: int = place if kind == USE_POOL else ENERGY if kind == USE_EXHAUST else resource
        self.abilities: list[AddAbility] = []
        self.yields: Yields = ()
        self.prices: list[Bill] = []  # what the ability costs of resources
        self.purpose: int = 0  # and what may be spent on that

    def made(self, count: int) -> Supply:
        """(kind, amount) pairs of what so many of it give."""
        if self.kind != USE_ABILITY:
            return [(self.kind_made, count)]
        later = LATER if self.prices else 0
        return [(later + limit * RESOURCES + resource, amount * count) for resource, amount, limit in self.yields]


class Needs:
    """What a plan has to pay: a bill, and before it the price of an Add ability that costs resources, if any."""

    __slots__ = ("bill", "energy", "first", "last", "power", "purpose")

    def __init__(self, bill: Bill, purpose: int, price: Bill | None = None, priced: int = 0) -> None:
        self.bill: Bill = bill
        self.purpose: int = purpose
        later = price is not None
        self.energy: list[Demand] = energy_of(bill, purpose, later=later)
        self.power: list[Demand] = power_of(bill, purpose, later=later)
        self.first: list[Demand] = []
        self.last: list[Demand] = self.energy + self.power
        if price is not None:
            energy, power = energy_of(price, priced), power_of(price, priced)
            self.first = energy + power
            self.energy = self.energy + energy
            self.power = self.power + power

    def met(self, supply: Supply) -> bool:
        return not lack(self.energy, supply) and not lack(self.power, supply)


def sources(m: "Machine", player: int, purpose: int, spent: int = -1) -> list[Source]:
    """Everything that the player could pay with, equal things together.

    Of the runes of a domain there are always three sources in a row: ready ones to exhaust, exhausted ones to
    recycle, ready ones to recycle.
    """
    s = m.state
    p = s.players[player]
    found: list[Source] = []
    abilities = _ability_sources(m, player, spent)
    for source in abilities:
        purpose |= source.purpose
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
    return found + abilities


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
            groups[key].prices = one.prices
            if one.prices:
                groups[key].purpose = costs.purpose_of(m, ITEM_ACTIVATED, s.objects[one.oid].types)
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
    """Every different way to pay one of the bills, each once: the sources, and how many of each. Just the first way
    where the machine is idle.
    """
    found = sources(m, player, purpose, spent)
    result: dict[tuple[int, ...], Plan] = {}
    for plan in _every(found, prices, purpose):
        result.setdefault(_outcome(found, plan), plan)
        if m.idle:
            break
    return found, list(result.values())


def _outcome(found: list[Source], plan: Plan) -> tuple[int, ...]:
    """What the plan leaves: exhausting one rune and recycling it and another is the same whichever was exhausted."""
    left = [0] * len(found)
    for kind, i, count in plan.steps:
        left[i] += count
        if kind == USE_EXHAUST:
            left[i + 1] -= count  # one more of the exhausted
        elif kind == USE_RECYCLE_READY:
            left[i - 2] += count
            left[i] = 0
    return (*left, *(n for pair in plan.left for n in pair))  # more may be added than is spent


def _every(found: list[Source], prices: list[Bill], purpose: int) -> Iterator[Plan]:
    """Every way to pay one of the bills, some of them more than once."""
    for bill in prices:
        for uses in _ability_uses(found, bill):
            for needs in _needs(found, uses, bill, purpose):
                for counts in _counts(found, uses, needs):
                    if any(uses) and _has_surplus(found, counts, needs):
                        continue
                    if all(_gives_one(found[i]) for i, count in enumerate(uses) if count):
                        yield Plan(bill, _steps(found, counts), _summed(_supply(found, counts)), [], [])
                    else:
                        yield from _settled(found, counts, needs)


def _gives_one(source: Source) -> bool:
    """Whether the ability just gives one resource, which is spent where nothing that is used could be left out."""
    return not source.prices and sum([amount for _, amount, _ in source.yields]) == 1


def _summed(supply: Supply) -> Supply:
    sums: dict[int, int] = {}
    for kind, amount in supply:
        sums[kind] = sums.get(kind, 0) + amount
    return list(sums.items())


def _needs(found: list[Source], uses: list[int], bill: Bill, purpose: int) -> list[Needs]:
    """What is to be paid where these abilities are used, one of which may cost resources."""
    for i, count in enumerate(uses):
        if count and found[i].prices:
            return [Needs(bill, purpose, price, found[i].purpose) for price in found[i].prices]
    return [Needs(bill, purpose)]


def _counts(found: list[Source], uses: list[int], needs: Needs) -> Iterator[list[int]]:
    """How much of each source to use besides these abilities."""
    added = _supply(found, uses)
    for energy in _energy(found, needs, added):
        for power in _power(found, energy, needs, added):
            yield [a + b + c for a, b, c in zip(energy, power, uses, strict=True)]


def _supply(found: list[Source], counts: list[int]) -> Supply:
    """What so much of each source gives."""
    supply: Supply = []
    for i, count in enumerate(counts):
        if count:
            supply += found[i].made(count)
    return supply


def _steps(found: list[Source], counts: list[int]) -> tuple[Step, ...]:
    return tuple((found[i].kind, i, count) for i, count in enumerate(counts) if count)


def _ability_uses(found: list[Source], bill: Bill) -> Iterator[list[int]]:
    """How many of each source of Add abilities to use; none at first. No object is used up twice, and no more than one
    ability that costs resources is used.
    """
    priced = [i for i, source in enumerate(found) if source.prices]
    at = priced + [i for i, source in enumerate(found) if source.kind == USE_ABILITY and not source.prices]

    def go(k: int, uses: list[int], left: int, taken: list[int], dear: bool) -> Iterator[list[int]]:
        if k == len(at):
            yield uses[:]
            return
        source = found[at[k]]
        open_to = free(source, taken)
        most = min(len(open_to), left)
        if source.prices:
            most = 0 if dear else min(most, 1)
        for count in range(most + 1):
            uses[at[k]] = count
            used = [oid for one in open_to[:count] for oid in one.uses]
            room = left - count
            if count and source.prices:
                room += max(price.size for price in source.prices)
            yield from go(k + 1, uses, room, taken + used, dear or (count > 0 and len(source.prices) > 0))
        uses[at[k]] = 0

    yield from go(0, [0] * len(found), bill.size, [], False)


def free(source: Source, taken: list[int]) -> list[AddAbility]:
    """The abilities of the source whose cost uses up none of those objects."""
    return [one for one in source.abilities if not any(oid in taken for oid in one.uses)]


def _energy(found: list[Source], needs: Needs, added: Supply) -> Iterator[list[int]]:
    """Ways to get the Energy that is still missing out of the pool and by exhausting runes: how much of each source."""
    rooms = [
        source.count if source.kind == USE_EXHAUST or (source.kind == USE_POOL and source.resource == ENERGY) else 0
        for source in found
    ]
    return _missing(found, rooms, range(len(found)), needs.energy, added)


def _power(found: list[Source], exhausted: list[int], needs: Needs, added: Supply) -> Iterator[list[int]]:
    """Ways to get the Power that is still missing out of the pool and by recycling runes: how much of each source.

    Runes exhausted for this payment count among the exhausted ones of their domain.
    """
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
    return _missing(found, rooms, order, needs.power, added)


def _missing(
    found: list[Source], rooms: list[int], order: Sequence[int], demands: list[Demand], added: Supply
) -> Iterator[list[int]]:
    """Ways to take as much as is missing, out of so much room of each source, that pay for what is asked."""
    asked = sets(demands)
    rooms = [room if room and wanted(demands, found[i].kind_made) else 0 for i, room in enumerate(rooms)]
    for way in multisets(rooms, missing(asked, added), order):
        supply = added[:]
        for i, count in enumerate(way):
            if count:
                supply.append((found[i].kind_made, count))
        if len(asked) < 2 or not missing(asked, supply):
            yield way


def _has_surplus(found: list[Source], counts: list[int], needs: Needs) -> bool:
    """Whether an Add ability could be left out."""
    for i, count in enumerate(counts):
        if count and found[i].kind == USE_ABILITY:
            fewer = counts[:]
            fewer[i] -= 1
            rest = Needs(needs.bill, needs.purpose) if found[i].prices else needs
            if rest.met(_supply(found, fewer)):
                return True
    return False


def _settled(found: list[Source], counts: list[int], needs: Needs) -> Iterator[Plan]:
    """The plans that use these runes and abilities. Where they add more than is spent, what is left is a choice: also
    what was in the pool before may be spent instead.
    """
    made = [0] * (2 * PLACES)
    there = [0] * (2 * PLACES)
    for source, count in zip(found, counts, strict=True):
        if source.kind == USE_POOL:
            there[source.place] += source.count
        elif count:
            for kind, amount in source.made(count):
                made[kind] += amount
    supply = [(kind, made[kind] + there[kind]) for kind in _KINDS if made[kind] + there[kind]]
    for energy in settlements(supply, needs.energy):
        for power in settlements(supply, needs.power):
            spent = [0] * (2 * PLACES)
            for kind, amount in energy + power:
                spent[kind] = amount
            if _all_needed(found, counts, made, spent):
                yield _plan(found, counts, needs, made, spent)


# The most restricted first.
_KINDS: Final = tuple(
    later + restriction * RESOURCES + resource
    for restriction in (*range(1, RESTRICTIONS), FOR_ANYTHING)
    for later in (LATER, 0)
    for resource in range(RESOURCES)
)


def _all_needed(found: list[Source], counts: list[int], made: list[int], spent: list[int]) -> bool:
    """Whether without any of the runes and abilities there would be less than is spent."""
    for source, count in zip(found, counts, strict=True):
        if count and source.kind != USE_POOL:
            one = source.made(1)
            if not any(min(spent[kind], made[kind]) > made[kind] - amount for kind, amount in one):
                return False
    return True


def _plan(found: list[Source], counts: list[int], needs: Needs, made: list[int], spent: list[int]) -> Plan:
    """The plan that uses these runes and abilities, and spends just that."""
    first = _share(spent, needs) if needs.first else []
    paid = [spent[place] + spent[LATER + place] for place in range(PLACES)]
    surplus = [made[place] + made[LATER + place] - paid[place] for place in range(PLACES)]
    uses = [
        max(0, -surplus[source.place]) if source.kind == USE_POOL else count
        for source, count in zip(found, counts, strict=True)
    ]
    for place, amount in first:
        paid[place] -= amount
    left = [(place, amount) for place, amount in enumerate(surplus) if amount > 0]
    rest = [(place, amount) for place, amount in enumerate(paid) if amount]
    return Plan(needs.bill, _steps(found, uses), rest, first, left)


def _share(spent: list[int], needs: Needs) -> Supply:
    """What of all that is spent pays the price of an Add ability, so that the rest pays the bill."""
    early = [(kind, spent[kind]) for kind in range(LATER) if spent[kind]]
    for first in settlements(early, needs.first):
        rest = [*enumerate(spent), *((kind, -amount) for kind, amount in first)]
        if not lack(needs.last, rest):
            return first
    return []


def describe(m: "Machine", found: list[Source], ways: list[Plan]) -> list[str]:
    """Each plan as a phrase, with what it pays or what it leaves where the same is used for different ones."""
    said = [_words(m, found, plan) for plan in ways]
    billed = [(words, plan.bill.key()) for words, plan in zip(said, ways, strict=True)]
    said = [
        f"{words}, for {Cost(plan.bill.energy, tuple(plan.bill.power)).symbols()}"
        if said.count(words) > billed.count((words, plan.bill.key()))
        else words
        for words, plan in zip(said, ways, strict=True)
    ]
    return [
        f"{words}, leaving {_leaving(plan)}" if said.count(words) > 1 and plan.left else words
        for words, plan in zip(said, ways, strict=True)
    ]


def _leaving(plan: Plan) -> str:
    return " and ".join(f"{amount} {_resource(place)}" for place, amount in plan.left)


def _resource(place: int) -> str:
    """The words for what a place of the pool holds."""
    resource, restriction = place % RESOURCES, place // RESOURCES
    name = "Energy" if resource == ENERGY else f"{_power_name(resource)} Power"
    return f"{name}{PURPOSES[restriction]}"


def _words(m: "Machine", found: list[Source], plan: Plan) -> str:
    words: list[str] = []
    for kind, index, count in plan.steps:
        source = found[index]
        if kind == USE_POOL:
            words.append(f"spend {count} {_resource(source.place)} from the pool")
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
