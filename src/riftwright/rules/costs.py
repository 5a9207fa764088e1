"""Costs (201-206, 356, 403): what playing a card or an ability costs. How it is paid is in ``payment``."""

from collections.abc import Iterable
from typing import TYPE_CHECKING, Final

from riftwright.core.facts import ACCELERATE_COST
from riftwright.core.ids import (
    ACCELERATE,
    ALL_DOMAINS,
    DEFLECT,
    FOR_ANYTHING,
    FOR_GEAR,
    FOR_PERMANENTS,
    FOR_SHOWDOWNS,
    FOR_SPELLS,
    FOR_UNITS,
    GEAR,
    UNIT,
)
from riftwright.core.nodes import CHOOSE_OBJECT, Cost, CostChange
from riftwright.core.state import ITEM_ACTIVATED, ITEM_PERMANENT, ITEM_SPELL, ITEM_TRIGGERED, REF_SHIFT, ChainItem
from riftwright.rules.abilities import passive
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.core.facts import Face
    from riftwright.core.nodes import CostPart, OptionalCost
    from riftwright.rules.machine import Machine

_CARDS: Final = (ITEM_SPELL, ITEM_PERMANENT)
IGNORE_ENERGY: Final = 1
IGNORE_POWER: Final = 2
IGNORE_ALL: Final = 4  # any and all costs, non-standard ones too (356.5.a)


class Bill:
    """Energy and Power to be paid: Power as (mask of domains that will do, amount) pairs."""

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

    def change(self, m: "Machine", change: CostChange, face: "Face") -> None:
        """Apply an increase (356.3) or a discount (356.4); neither takes a cost below 0 (356.6)."""
        if change.energy > 0:
            self.energy += change.energy
        else:
            self.energy = max(min(self.energy, change.least), self.energy + change.energy)
        for mask, amount in change.power:
            domains = mask or class_mask(m, face)
            if amount > 0:
                self.power.append((domains, amount))
            else:
                self._take_off(domains, -amount)

    def _take_off(self, domains: int, amount: int) -> None:
        """A discount of Power lowers costs that it could have paid, those of the fewest domains first."""
        self.power.sort(key=lambda pair: pair[0].bit_count())
        for i, (mask, need) in enumerate(self.power):
            if mask & ~domains == 0:
                off = min(need, amount)
                self.power[i] = (mask, need - off)
                amount -= off
        self.power = [pair for pair in self.power if pair[1] > 0]

    @property
    def free(self) -> bool:
        return self.energy <= 0 and not any(amount > 0 for _, amount in self.power)


def price(cost: Cost) -> list[int]:
    """The cost as what replaces the base cost of a chain item (356.1.a)."""
    return [cost.energy, *(n for pair in cost.power for n in pair)]


def class_mask(m: "Machine", face: "Face") -> int:
    """The domains whose Power pays [C] on that card (135.2.e.6); any, on a card of several in 2026-03-30."""
    domains = face.own_domains
    if m.edition.multi_domain_takes_any and domains & domains - 1:
        return ALL_DOMAINS
    return domains


# What a play or an ability costs (356, 403)


def base_bill(m: "Machine", player: int, oid: int) -> Bill:
    """The base cost of a card in hand with its own discounts: what it costs where nothing else speaks of costs."""
    face = m.state.face_of(oid)
    bill = Bill(max(0, face.energy - (passive.discount(m, player, oid) if face.passives else 0)))
    if face.power:
        bill.power.append((class_mask(m, face), face.power))
    return bill


def optional(m: "Machine", item: ChainItem) -> "list[OptionalCost]":
    """The optional additional costs of the item, its own and then those that passives add to it, in the order of the
    bits of ``paid``.
    """
    s = m.state
    face = s.faces[item.face]
    own = face.optional_costs if item.what in _CARDS else face.abilities[item.ability].optional_costs
    if not item.lent:
        return list(own)
    found = list(own)
    frame = Frame(m, item.controller, item.obj, item)
    for of_face, index in zip(item.lent[::2], item.lent[1::2], strict=True):
        passive_ = s.faces[of_face].abilities[index].passive if of_face >= 0 else None
        more = passive_.lends_cost(frame, item) if passive_ is not None else ACCELERATE_COST
        if more is not None:
            found.append(more)
    return found


def lend(m: "Machine", item: ChainItem) -> None:
    """Note which optional costs passives add to the item as it is played: they stay whatever becomes of the passives
    (805.2.b).
    """
    item.lent = []
    for ability, of_face in passive.lending_costs(m, item):
        item.lent += [of_face, ability.index]
    if item.what == ITEM_PERMANENT:
        printed = ACCELERATE in m.state.faces[item.face].keywords
        if not printed and m.keyword(item.obj, ACCELERATE):
            item.lent += [-1, ACCELERATE]


def total(m: "Machine", item: ChainItem) -> Bill:
    """356, 403: base cost, additional costs with what changes them alone, increases, discounts."""
    s = m.state
    face = s.faces[item.face]
    bill = Bill()
    if item.free & IGNORE_ALL:
        return bill  # 356.5.a
    changers = passive.cost_changers(m, item)
    changes = [change for frame, node in changers if (change := node.change_cost(frame, item)) is not None]
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        _base(m, item, face, bill, changes)
        if face.additional_cost is not None:
            bill.add(m, face.additional_cost, face)  # 356.2.a
        if face.passives:
            changes.append(CostChange(-passive.discount(m, item.controller, item.obj)))
        if item.less:
            changes.append(CostChange(-item.less))  # 356.4.a
    else:
        cost = face.abilities[item.ability].cost
        if cost is not None:
            bill.add(m, cost, face)
    for at, component_cost in _paid(m, item):
        component = Bill()
        component.add(m, component_cost, face)  # 356.2.b
        for frame, node in changers:
            change = node.change_optional(frame, item, component, item.eased >> at & 1 != 0)
            if change is not None:
                component.change(m, change, face)  # 356.4.c
        bill.energy += component.energy
        bill.power += component.power
    surcharge = deflect(m, item)
    if surcharge:
        bill.power.append((ALL_DOMAINS, surcharge))  # 356.2.a.2, 809.1.c.1
    for change in in_order(changes):
        bill.change(m, change, face)
    return bill


def _paid(m: "Machine", item: ChainItem) -> list[tuple[int, Cost]]:
    """The optional additional costs that are to be paid, each with its place among them (356.2.b)."""
    if not item.paid:
        return []
    return [(i, cost.cost) for i, cost in enumerate(optional(m, item)) if item.paid >> i & 1]


def either_way(m: "Machine", item: ChainItem, at: int) -> bool:
    """Whether its player has a say in what is taken off that optional cost: Energy, or Power (356.4.c.1)."""
    cost = optional(m, item)[at].cost
    left = Bill()
    left.add(m, cost, m.state.faces[item.face])
    for frame, node in passive.cost_changers(m, item):
        ways = [node.change_optional(frame, item, left, power) for power in (False, True)]
        if len({(way.energy, way.power) for way in ways if way is not None}) > 1:
            return True
    return False


def _base(m: "Machine", item: ChainItem, face: "Face", bill: Bill, changes: list[CostChange]) -> None:
    """356.1: the printed cost, or none of it from Hidden (811.1.b) or where it is ignored (356.1.b)."""
    if item.hidden_at >= 0:
        return
    ignored = item.free
    for change in changes:
        ignored |= change.ignores
    if item.price:  # 356.1.a
        energy, *power = item.price
        bill.energy = 0 if ignored & IGNORE_ENERGY else energy
        if not ignored & IGNORE_POWER:
            bill.power += [(mask or class_mask(m, face), n) for mask, n in zip(power[::2], power[1::2], strict=True)]
        return
    if not ignored & IGNORE_ENERGY:
        bill.energy = face.energy
    if face.power and not ignored & IGNORE_POWER:
        bill.power.append((class_mask(m, face), face.power))


def in_order(changes: Iterable[CostChange]) -> list[CostChange]:
    """Increases before discounts (356.3, 356.4). Discounts go in the order that lowers the cost most, as a player
    would have it (356.4.d.1): those with a minimum first, the highest one at the head (356.4.e).
    """
    return sorted(changes, key=lambda change: (not _raises(change), -change.least))


def _raises(change: CostChange) -> bool:
    return change.energy > 0 or any(amount > 0 for _, amount in change.power)


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
                    extra += deflect_of(m, item, ref >> REF_SHIFT)
    return extra


def anything_deflects(m: "Machine") -> bool:
    """A quick look: False where certainly nothing has Deflect."""
    if passive.anything_answers(m, "keywords"):
        return True
    s = m.state
    everything = [s.objects[oid] for place in (*m.places(), *(p.legends for p in s.players)) for oid in place]
    return any(o.mods or DEFLECT in s.faces[o.face].keywords for o in everything)


def deflect_of(m: "Machine", item: ChainItem, oid: int) -> int:
    """How much more the item costs for choosing that object, unless its Deflect is ignored (766)."""
    o = m.state.objects[oid]
    player = item.controller
    if not o.on_board or m.friendly(o.controller, player):
        return 0
    more = m.keyword(oid, DEFLECT)
    return 0 if more and passive.ignored(m, DEFLECT, player, oid, item) else more


def parts(m: "Machine", item: ChainItem) -> "tuple[CostPart, ...]":
    """Costs that are neither Energy nor Power (356.7)."""
    if item.free & IGNORE_ALL:
        return ()  # 356.5.a
    face = m.state.faces[item.face]
    if item.what in _CARDS:
        cost = face.additional_cost
        found = _flow_parts(m, item) if item.terms else ()
    else:
        cost = face.abilities[item.ability].cost
        found = ()
    if cost is not None:
        found += cost.parts
    for _, more in _paid(m, item):
        found += more.parts
    return found


# The Flow costs of a spell (829)


def flow(m: "Machine", item: ChainItem, way: list[int]) -> Cost | None:
    """The Flow cost that the ability of that (face, ability) pair gives to the card."""
    node = m.state.faces[way[0]].abilities[way[1]].passive
    return node.flow(Frame(m, item.controller, item.obj, item)) if node is not None else None


def _flow_parts(m: "Machine", item: ChainItem) -> "tuple[CostPart, ...]":
    """829.1.c.2: what a Flow cost asks for besides resources."""
    cost = flow(m, item, item.terms)
    return cost.parts if cost is not None else ()


# What may be spent on it


def purpose(m: "Machine", item: ChainItem | None) -> int:
    """Which resources may be spent on the item (or on something else, for None): a mask of the FOR_ restrictions."""
    if item is None:
        return purpose_of(m, ITEM_TRIGGERED, 0)
    return purpose_of(m, item.what, m.state.objects[item.obj].types)


def purpose_of(m: "Machine", what: int, types: int) -> int:
    """The same for an item of that kind whose card, or source, is of these types."""
    mask = 1 << FOR_ANYTHING
    if m.state.showdown >= 0:
        mask |= 1 << FOR_SHOWDOWNS
    if what == ITEM_SPELL:
        return mask | 1 << FOR_SPELLS
    if what not in (ITEM_PERMANENT, ITEM_ACTIVATED):
        return mask
    if what == ITEM_PERMANENT:
        mask |= 1 << FOR_PERMANENTS
    if types & UNIT:
        mask |= 1 << FOR_UNITS
    if types & GEAR:
        mask |= 1 << FOR_GEAR
    return mask


def spent_on(m: "Machine", item: ChainItem) -> int:
    """The source of an ability whose own costs use it up, so that it cannot pay for itself as well; or -1."""
    if item.what != ITEM_ACTIVATED:
        return -1
    cost = m.state.faces[item.face].abilities[item.ability].cost
    return item.obj if cost is not None and cost.parts else -1
