"""Costs and payment (201-206, 356, 357, 429.3): what must be paid, what can be, and each different way to.

A way to pay is a plan: so much from the pool, so many runes of a kind exhausted or recycled, such other Add
abilities used. Equal runes are interchangeable, so each different outcome is offered once.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_PAY, O_DECLINE, O_PAYMENT, Option
from riftwright.core.events import COST_PAID
from riftwright.core.ids import (
    ALL_DOMAINS,
    ANY,
    DEFLECT,
    DOMAIN_NAMES,
    ENERGY,
    EXHAUSTED,
    FOR_ANYTHING,
    FOR_SPELLS,
    REACTION,
    RESOURCES,
)
from riftwright.core.nodes import CHOOSE_OBJECT, Ability, Cost
from riftwright.core.state import ITEM_ACTIVATED, ITEM_PERMANENT, ITEM_SPELL, ITEM_TRIGGERED, REF_SHIFT, ChainItem
from riftwright.core.tasks import Task
from riftwright.rules.abilities import passive
from riftwright.rules.actions import cards, resources, status
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.core.facts import Face
    from riftwright.core.nodes import CostPart
    from riftwright.rules.machine import Machine

IGNORE_ENERGY: Final = 1
IGNORE_POWER: Final = 2


class Bill:
    """Energy and Power to be paid: Power as [mask of domains that will do, amount] pairs."""

    __slots__ = ("energy", "power")

    def __init__(self, energy: int = 0, power: list[tuple[int, int]] | None = None) -> None:
        self.energy: int = energy
        self.power: list[tuple[int, int]] = power or []

    def add(self, m: "Machine", cost: Cost, face: "Face") -> None:
        self.energy += cost.energy
        for mask, amount in cost.power:
            self.power.append((mask or class_mask(m, face), amount))

    def plus(self, any_power: int) -> "Bill":
        """The bill with that much more Power of any domain."""
        if not any_power:
            return self
        return Bill(self.energy, [*self.power, (ALL_DOMAINS, any_power)])

    @property
    def free(self) -> bool:
        return self.energy <= 0 and not any(amount > 0 for _, amount in self.power)


def class_mask(m: "Machine", face: "Face") -> int:
    """The domains whose Power pays [C] on that card (135.2.e.6); any, on a card of several in 2026-03-30."""
    domains = face.own_domains
    if m.edition.multi_domain_takes_any and domains & domains - 1:
        return ALL_DOMAINS
    return domains


# What a play or an ability costs (356, 403)


def base_bill(m: "Machine", player: int, oid: int, free: int, hidden: bool) -> Bill:
    """The least that playing the card costs: base cost and discounts, without optional costs and targets."""
    face = m.state.face_of(oid)
    bill = Bill()
    if not hidden and not free & IGNORE_ENERGY:
        bill.energy = max(0, face.energy - (passive.discount(m, player, oid) if face.passives else 0))
    if face.power and not hidden and not free & IGNORE_POWER:
        bill.power.append((class_mask(m, face), face.power))
    return bill


def total(m: "Machine", item: ChainItem) -> Bill:
    """356, 403: base cost, additional costs, increases, discounts, floor."""
    s = m.state
    face = s.faces[item.face]
    bill = Bill()
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        hidden = item.hidden_at >= 0  # 811.1.b: ignoring its base cost
        if not hidden and not item.free & IGNORE_ENERGY:
            bill.energy = face.energy
        if face.power and not hidden and not item.free & IGNORE_POWER:
            bill.power.append((class_mask(m, face), face.power))
        for i, optional in enumerate(face.optional_costs):
            if item.paid >> i & 1:
                bill.add(m, optional.cost, face)  # 356.2.b
        if face.passives:
            bill.energy -= passive.discount(m, item.controller, item.obj)  # 356.4
    else:
        cost = face.abilities[item.ability].cost
        if cost is not None:
            bill.add(m, cost, face)
    surcharge = deflect(m, item)
    if surcharge:
        bill.power.append((ALL_DOMAINS, surcharge))  # 356.2.a.2, 809.1.c.1
    bill.energy = max(0, bill.energy)  # 356.6
    return bill


def deflect(m: "Machine", item: ChainItem) -> int:
    """809.1.c: for each time that it chooses an enemy object with Deflect."""
    s = m.state
    choices = s.faces[item.face].abilities[item.ability].choices if item.ability >= 0 else ()
    if not choices:
        return 0
    extra = 0
    for i, chosen in enumerate(item.chosen):
        choice = choices[i % len(choices)]
        if choice.kind == CHOOSE_OBJECT and choice.targeted:
            for ref in chosen:
                if ref >= 0:
                    extra += deflect_of(m, item.controller, ref >> REF_SHIFT)
    return extra


def deflect_of(m: "Machine", player: int, oid: int) -> int:
    """What choosing that object costs the player more."""
    o = m.state.objects[oid]
    if not o.on_board or m.friendly(o.controller, player):
        return 0
    return m.keyword(oid, DEFLECT)


def parts(m: "Machine", item: ChainItem) -> "tuple[CostPart, ...]":
    """Costs that are neither Energy nor Power (356.7)."""
    face = m.state.faces[item.face]
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        found: tuple[CostPart, ...] = ()
        for i, optional in enumerate(face.optional_costs):
            if item.paid >> i & 1:
                found += optional.cost.parts
        return found
    cost = face.abilities[item.ability].cost
    return cost.parts if cost is not None else ()


# What a player can pay


class Source:
    """Add abilities that are worth the same: equal runes to exhaust or to recycle, or one other object's."""

    __slots__ = ("amount", "kind", "oids", "resource", "ability")

    def __init__(self, kind: int, resource: int, amount: int, oids: list[int], ability: int = -1) -> None:
        self.kind: int = kind
        self.resource: int = resource
        self.amount: int = amount
        self.oids: list[int] = oids
        self.ability: int = ability


USE_POOL: Final = 0
USE_EXHAUST: Final = 1
USE_RECYCLE_EXHAUSTED: Final = 2
USE_RECYCLE_READY: Final = 3
USE_ABILITY: Final = 4


class Means:
    """What a player could pay with now: an upper bound in totals, for a quick check."""

    __slots__ = ("any_power", "energy", "power")

    def __init__(self, m: "Machine", player: int, for_spell: bool, spent: int = -1) -> None:
        s = m.state
        p = s.players[player]
        pool = p.pool
        self.energy: int = pool[ENERGY]
        self.power: list[int] = pool[:ANY]
        self.any_power: int = pool[ANY]
        if for_spell:
            self.energy += pool[RESOURCES + ENERGY]
            for d in range(ANY):
                self.power[d] += pool[RESOURCES + d]
            self.any_power += pool[RESOURCES + ANY]
        objects = s.objects
        faces = s.faces
        for oid in p.runes:
            o = objects[oid]
            if not o.flags & EXHAUSTED:
                self.energy += 1
            domains = faces[o.face].domains
            self.power[domains.bit_length() - 1] += 1
        for oid, index in add_abilities(m, player):
            if oid != spent:
                self._count(faces[objects[oid].face].abilities[index], for_spell)

    def _count(self, ability: Ability, for_spell: bool) -> None:
        for effect in ability.effects:
            given = effect.yields()
            if given is None:
                continue
            resource, amount, restriction = given
            if restriction == FOR_SPELLS and not for_spell:
                continue
            if resource == ENERGY:
                self.energy += amount
            elif resource == ANY:
                self.any_power += amount
            else:
                self.power[resource] += amount

    def cover(self, bill: Bill) -> bool:
        """Whether the bill can be paid: Energy, and Power of each set of domains that is asked for (Hall's
        condition; sets asked for by one bill are nested or apart).
        """
        if bill.energy > self.energy:
            return False
        if not bill.power:
            return True
        for mask, _ in bill.power:
            needed = sum(amount for other, amount in bill.power if other & ~mask == 0)
            have = self.any_power + sum(self.power[d] for d in range(ANY) if mask >> d & 1)
            if needed > have:
                return False
        # Sets that are apart share the Power of any domain.
        distinct = {mask for mask, _ in bill.power}
        if len(distinct) > 1:
            short = 0
            for mask in distinct:
                if mask == ALL_DOMAINS:
                    continue
                needed = sum(amount for other, amount in bill.power if other == mask)
                short += max(0, needed - sum(self.power[d] for d in range(ANY) if mask >> d & 1))
            return short <= self.any_power
        return True


def add_abilities(m: "Machine", player: int) -> list[tuple[int, int]]:
    """(object, ability) pairs that Add with Reaction and can be activated by the player now, runes left out."""
    s = m.state
    found: list[tuple[int, int]] = []
    p = s.players[player]
    objects = s.objects
    faces = s.faces
    places = [p.legends, p.base]
    places += [b.units for b in s.battlefields]
    for place in places:
        for oid in place:
            o = objects[oid]
            face = faces[o.face]
            if face.adds and o.controller == player and o.attached_to < 0:
                for index in face.adds:
                    ability = face.abilities[index]
                    if ability.timing == REACTION and activatable(m, player, oid, ability):
                        found.append((oid, index))
    return found


def activatable(m: "Machine", player: int, oid: int, ability: Ability) -> bool:
    """Whether the ability's own condition holds and its costs other than resources can be paid."""
    frame = Frame(m, player, oid)
    if ability.condition is not None and not ability.condition.holds(frame):
        return False
    cost = ability.cost
    return cost is None or all(part.payable(frame) for part in cost.parts)


# Plans

Step = tuple[int, int, int]  # (kind, index of the source, how many)
Plan = tuple[Step, ...]


def sources(m: "Machine", player: int, for_spell: bool, spent: int = -1) -> list[Source]:
    """Everything that the player could pay with, equal things together."""
    s = m.state
    p = s.players[player]
    found: list[Source] = []
    for place, amount in enumerate(p.pool):
        if amount and (place < RESOURCES or for_spell):
            found.append(Source(USE_POOL, place % RESOURCES, 1, [place] * amount))
    ready: dict[int, list[int]] = {}
    exhausted: dict[int, list[int]] = {}
    for oid in p.runes:
        o = s.objects[oid]
        domain = s.faces[o.face].domains.bit_length() - 1
        (exhausted if o.flags & EXHAUSTED else ready).setdefault(domain, []).append(oid)
    for domain in range(ANY):
        if domain in ready or domain in exhausted:
            found.append(Source(USE_EXHAUST, domain, 1, ready.get(domain, [])))
            found.append(Source(USE_RECYCLE_EXHAUSTED, domain, 1, exhausted.get(domain, [])))
    for oid, index in add_abilities(m, player):
        if oid == spent:
            continue
        for effect in s.face_of(oid).abilities[index].effects:
            given = effect.yields()
            if given is not None and (given[2] == FOR_ANYTHING or for_spell):
                found.append(Source(USE_ABILITY, given[0], given[1], [oid], index))
    return found


def plans(m: "Machine", player: int, bill: Bill, for_spell: bool, spent: int = -1) -> tuple[list[Source], list[Plan]]:
    """Every different way to pay the bill, each once, without adding more than it needs."""
    found = sources(m, player, for_spell, spent)
    result: dict[Plan, None] = {}
    power = sorted((pair for pair in bill.power if pair[1] > 0), key=lambda pair: pair[0].bit_count())
    for energy_plan in _energy(found, bill.energy):
        used = [0] * len(found)
        for i, count in energy_plan:
            used[i] = count
        for power_plan in _power(found, used, power):
            steps = _steps(found, energy_plan, power_plan)
            result.setdefault(steps)
    return found, list(result)


def _energy(found: list[Source], need: int) -> list[list[tuple[int, int]]]:
    """Ways to get the Energy: (source, how many) lists."""
    ways: list[list[tuple[int, int]]] = []
    usable = [
        i
        for i, source in enumerate(found)
        if source.kind == USE_EXHAUST or (source.kind in (USE_POOL, USE_ABILITY) and source.resource == ENERGY)
    ]
    left = [0] * (len(usable) + 1)
    for at in range(len(usable) - 1, -1, -1):
        left[at] = left[at + 1] + len(found[usable[at]].oids) * found[usable[at]].amount

    def go(at: int, need: int, way: list[tuple[int, int]]) -> None:
        if need <= 0:
            ways.append(way)
            return
        if at == len(usable) or left[at] < need:
            return
        source = found[usable[at]]
        most = min(len(source.oids), -(-need // source.amount))
        for count in range(most, -1, -1):
            go(at + 1, need - count * source.amount, [*way, (usable[at], count)] if count else way)

    go(0, need, [])
    return ways


def _power(found: list[Source], used: list[int], power: list[tuple[int, int]]) -> list[tuple[int, ...]]:
    """Ways to get the Power: how many of each source, with runes already exhausted counted with the exhausted.

    The counts come twice as long as the sources: the second half is for ready runes that are recycled.
    """
    n = len(found)
    room = [0] * (2 * n)
    for i, source in enumerate(found):
        if source.kind == USE_EXHAUST:
            room[n + i] = len(source.oids) - used[i]  # ready ones that stay ready
            room[i + 1] += used[i]  # those exhausted for this payment; their exhausted kin come next
        elif source.resource != ENERGY:
            room[i] += len(source.oids)
    ways: dict[tuple[int, ...], None] = {}

    def go(req: int, need: int, start: int, taken: list[int]) -> None:
        while need <= 0:
            req += 1
            start = 0
            if req >= len(power):
                ways.setdefault(tuple(taken))
                return
            need = power[req][1]
        mask = power[req][0]
        for at in range(start, 2 * n):
            source = found[at % n]
            if taken[at] >= room[at]:
                continue
            if source.resource == ANY or (source.resource < ANY and mask >> source.resource & 1):
                more = taken[:]
                more[at] += 1
                go(req, need - source.amount, at, more)

    if power:
        go(0, power[0][1], 0, [0] * (2 * n))
    else:
        ways.setdefault((0,) * (2 * n))
    return list(ways)


def _steps(found: list[Source], energy: list[tuple[int, int]], power: tuple[int, ...]) -> Plan:
    n = len(found)
    steps: list[Step] = [(found[i].kind, i, count) for i, count in energy]
    for at, count in enumerate(power):
        if count:
            kind = USE_RECYCLE_READY if at >= n else found[at].kind
            steps.append((kind, at % n, count))
    return tuple(steps)


def describe(m: "Machine", found: list[Source], plan: Plan) -> str:
    """A plan as a phrase."""
    words: list[str] = []
    for kind, index, count in plan:
        source = found[index]
        if kind == USE_POOL:
            name = "Energy" if source.resource == ENERGY else f"{_power_name(source.resource)} Power"
            words.append(f"spend {count} {name} from the pool")
        elif kind == USE_EXHAUST:
            words.append(f"exhaust {count} {DOMAIN_NAMES[source.resource]} rune{'s' if count > 1 else ''}")
        elif kind == USE_ABILITY:
            words.append(f"use {m.state.face_of(source.oids[0]).name}")
        else:
            state = "exhausted" if kind == USE_RECYCLE_EXHAUSTED else "ready"
            words.append(f"recycle {count} {state} {DOMAIN_NAMES[source.resource]} rune{'s' if count > 1 else ''}")
    return ", ".join(words) or "nothing to pay"


def _power_name(resource: int) -> str:
    return "any" if resource == ANY else DOMAIN_NAMES[resource]


class Pay(Task):
    """357, 404: pay a bill, and then costs of other kinds; tells the task under it how it went.

    ``serial`` names the chain item that it is for (-1 for none), ``optional`` offers to decline (404.2, 204.4.c).
    """

    __slots__ = ("at", "energy", "for_spell", "optional", "plan", "player", "power", "rule", "serial", "spent")

    def __init__(
        self,
        player: int,
        bill: Bill,
        serial: int,
        for_spell: bool,
        *,
        optional: bool = False,
        rule: str = "357",
        spent: int = -1,
    ) -> None:
        super().__init__()
        self.player: int = player
        self.energy: int = bill.energy
        self.power: list[tuple[int, int]] = bill.power
        self.serial: int = serial
        self.for_spell: bool = for_spell
        self.optional: bool = optional
        self.rule: str = rule
        self.spent: int = spent  # an object whose own cost this is, so that it cannot pay for itself
        self.plan: list[list[int]] = []  # (kind, object or place in the pool, resource) still to be used, last first
        self.at: int = 0  # the next other cost

    def clone(self) -> "Pay":
        n = Pay(
            self.player,
            Bill(self.energy, self.power[:]),
            self.serial,
            self.for_spell,
            optional=self.optional,
            rule=self.rule,
            spent=self.spent,
        )
        n.step = self.step
        n.plan = [use[:] for use in self.plan]
        n.at = self.at
        return n

    def run(self, m: "Machine") -> None:
        if self.step == 0:
            self.step = 1
            self._choose(m)
        elif self.step == 1:
            if self.plan:
                self._use(m, self.plan.pop())
            else:
                self.step = 2
                self._spend(m)
        else:
            self._others(m)

    def _choose(self, m: "Machine") -> None:
        bill = Bill(self.energy, self.power)
        if bill.free and not self.optional:
            return
        found, ways = plans(m, self.player, bill, self.for_spell, self.spent)
        if not ways:
            self._over(m, done=False)
        elif len(ways) == 1 and not self.optional:
            self._adopt(found, ways[0])
        else:
            options = [Option(O_PAYMENT, i, text=describe(m, found, way)) for i, way in enumerate(ways)]
            if self.optional:
                options.append(Option(O_DECLINE))
            m.ask(self.player, D_PAY, options, f"how to pay ({self.rule})", self._obj(m))

    def _obj(self, m: "Machine") -> int:
        item = m.find_item(self.serial)
        return item.obj if item is not None else -1

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DECLINE:
            self._over(m, done=False)
            return
        if self.step == 2:
            part, frame = self._part(m)
            part.answer(frame, option)
            self.at += 1
            return
        found, ways = plans(m, self.player, Bill(self.energy, self.power), self.for_spell, self.spent)
        self._adopt(found, ways[option.a])

    def _adopt(self, found: list[Source], way: Plan) -> None:
        """Turn counts into objects: exhaust first, and recycle what was exhausted for this rather than others."""
        uses: list[list[int]] = []
        newly: dict[int, list[int]] = {}
        for kind, index, count in way:
            source = found[index]
            if kind == USE_EXHAUST:
                newly[index + 1] = source.oids[:count]
                uses += [[kind, oid, -1] for oid in source.oids[:count]]
            elif kind == USE_RECYCLE_EXHAUSTED:
                kin = newly.get(index, []) + source.oids
                uses += [[kind, oid, source.resource] for oid in kin[:count]]
            elif kind == USE_RECYCLE_READY:
                uses += [[kind, oid, source.resource] for oid in source.oids[len(source.oids) - count :]]
            elif kind == USE_ABILITY:
                uses += [[kind, oid, source.ability] for oid in source.oids[:count]]
        self.plan = uses[::-1]

    def _use(self, m: "Machine", use: list[int]) -> None:
        """429.3.a: the Add ability finalizes and resolves at once."""
        kind, oid, what = use
        if kind == USE_EXHAUST:
            status.exhaust(m, oid, "164.2.a", self.player)
            resources.add(m, self.player, ENERGY, 1, FOR_ANYTHING, "164.2.a")
        elif kind == USE_ABILITY:
            use_add_ability(m, self.player, oid, what)
        else:
            cards.recycle(m, [oid], "164.2.b")
            resources.add(m, self.player, what, 1, FOR_ANYTHING, "164.2.b")

    def _spend(self, m: "Machine") -> None:
        """357.1: take Energy and Power out of the pool, what is restricted first."""
        pool = m.state.players[self.player].pool
        m.state.version += 1
        _take(pool, ENERGY, self.energy, self.for_spell)
        for mask, amount in sorted(self.power, key=lambda pair: pair[0].bit_count()):
            left = amount
            for domain in range(ANY):
                if mask >> domain & 1:
                    left -= _take(pool, domain, left, self.for_spell)
            left -= _take(pool, ANY, left, self.for_spell)
            assert left == 0, "a plan did not cover its bill"
        if self.energy or self.power:
            m.tell(
                COST_PAID,
                self.rule,
                self.player,
                self._obj(m),
                amount=self.energy,
                other=sum(amount for _, amount in self.power),
            )

    def _part(self, m: "Machine") -> "tuple[CostPart, Frame]":
        item = m.find_item(self.serial)
        assert item is not None
        return parts(m, item)[self.at], Frame(m, self.player, item.obj, item)

    def _others(self, m: "Machine") -> None:
        """357.2: costs of other kinds, one after the other."""
        item = m.find_item(self.serial)
        if item is None or self.at >= len(parts(m, item)):
            self._over(m, done=True)
            return
        part, frame = self._part(m)
        if part.pay(frame):
            self.at += 1

    def _over(self, m: "Machine", done: bool) -> None:
        m.finish(self)
        m.state.tasks[-1].paid(m, done)


def _take(pool: list[int], resource: int, amount: int, for_spell: bool) -> int:
    """Take up to that much out of the pool; how much was taken."""
    taken = 0
    for restriction in (FOR_SPELLS, FOR_ANYTHING) if for_spell else (FOR_ANYTHING,):
        place = restriction * RESOURCES + resource
        part = min(pool[place], amount - taken)
        pool[place] -= part
        taken += part
    return taken


def use_add_ability(m: "Machine", player: int, oid: int, index: int) -> None:
    """Pay the ability's own cost and add what it yields."""
    ability = m.state.face_of(oid).abilities[index]
    frame = Frame(m, player, oid)
    for effect in ability.effects:
        given = effect.yields()
        if given is not None:
            resources.add(m, player, given[0], given[1], given[2], "429.3.a")
    if ability.cost is not None:
        for part in ability.cost.parts:
            part.pay(frame)


KINDS_WITH_ABILITY: Final = (ITEM_ACTIVATED, ITEM_TRIGGERED)
