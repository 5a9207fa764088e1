"""Costs (201-206, 356, 403): what playing a card or an ability costs. How it is paid is in ``payment``."""

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
from riftwright.rules import bills
from riftwright.rules.abilities import passive
from riftwright.rules.bills import Bill
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riftwright.core.facts import Face
    from riftwright.core.nodes import CostPart, OptionalCost
    from riftwright.rules.machine import Machine

_CARDS: Final = (ITEM_SPELL, ITEM_PERMANENT)
IGNORE_ENERGY: Final = 1
IGNORE_POWER: Final = 2
IGNORE_ALL: Final = 4  # any and all costs, non-standard ones too (356.5.a)


def price(cost: Cost) -> list[int]:
    """The cost as what replaces the base cost of a chain item (356.1.a)."""
    return [cost.energy, *(n for pair in cost.power for n in pair)]


def class_mask(m: "Machine", face: "Face") -> int:
    """The domains whose Power pays [C] on that card (135.2.e.6); any, on a card of several in 2026-03-30."""
    domains = face.own_domains
    if m.edition.multi_domain_takes_any and domains & domains - 1:
        return ALL_DOMAINS
    return domains


def own_mask(m: "Machine", item: ChainItem) -> int:
    """The domains whose Power pays [C] in what the item costs: those of the card that it is, or that has the ability,
    whatever gave it (135.2.e.6). In the effect text of an attached card that is the attached card (136.2.d).
    """
    s = m.state
    face = item.face
    if item.what not in _CARDS and item.giver < 0:
        if s.alive(item.source):
            face = s.objects[item.obj].face
        elif item.known is not None and item.known.ref == item.source:
            face = item.known.face
    return class_mask(m, s.faces[face])


# What a play or an ability costs (356, 403)


def base_bill(m: "Machine", player: int, oid: int) -> Bill:
    """The base cost of a card in hand with its own discounts: what it costs where nothing else speaks of costs."""
    face = m.state.face_of(oid)
    less = sum(passive.discounts(m, player, oid)) if face.passives else 0
    return Bill(max(0, face.energy - less), _printed_power(m, face))


def _printed_power(m: "Machine", face: "Face") -> list[tuple[int, int]]:
    return [(class_mask(m, face), face.power)] if face.power else []


def optional(m: "Machine", item: ChainItem) -> "list[OptionalCost]":
    """The optional additional costs of the item, its own and then those that passives add to it, in the order of the
    bits of ``paid``.
    """
    s = m.state
    face = s.faces[item.face]
    own = face.optional_costs if item.what in _CARDS else face.abilities[item.ability].optional_costs
    return [*own, *added(m, item)] if item.lent else list(own)


def added(m: "Machine", item: ChainItem) -> "list[OptionalCost]":
    """The optional additional costs that were added to the item as it began to be played (356.2.b.1)."""
    s = m.state
    found: list[OptionalCost] = []
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


def totals(m: "Machine", item: ChainItem, *, surcharge: int = 0, further: "Sequence[CostChange]" = ()) -> list[Bill]:
    """356, 403: what the item may cost in all, the least first: base cost, additional costs with what changes them
    alone, increases, discounts. There are several where its player says in which order they apply (356.4.d.1).

    ``surcharge`` is Power of any domain that it costs besides, ``further`` what else changes its cost.
    """
    if item.free & IGNORE_ALL:
        return [Bill()]  # 356.5.a
    face = m.state.faces[item.face]
    own = own_mask(m, item)
    changers = passive.cost_changers(m, item)
    changes = [change for frame, node in changers if (change := node.change_cost(frame, item)) is not None]
    if item.what in _CARDS:
        found = _bases(m, item, face, changes)
        additional = face.additional_cost  # 356.2.a
        if face.passives:
            changes += [CostChange(-less) for less in passive.discounts(m, item.controller, item.obj)]
        if item.less:
            changes.append(CostChange(-item.less))  # 356.4.a
    else:
        found = [Bill()]
        additional = face.abilities[item.ability].cost
    components = [] if additional is None else [(additional, False)]
    components += [(cost, True) for cost in _paid(m, item)]  # 356.2.b
    for cost, is_optional in components:
        said = [node.change_component(frame, item, is_optional) for frame, node in changers]
        more = bills.changed(bills.any_of(cost, own), [change for change in said if change is not None], own)  # 356.4.c
        found = bills.distinct([bill.plus(component) for bill in found for component in more])
    targeting = bills.power_of_any(surcharge + deflect(m, item))  # 356.2.a.2, 809.1.c.1
    found = bills.changed([bill.plus(targeting) for bill in found], [*changes, *further], own)
    return sorted(found, key=lambda bill: (bill.size, bill.energy)) if len(found) > 1 else found


def _paid(m: "Machine", item: ChainItem) -> list[Cost]:
    """The optional additional costs that are to be paid (356.2.b)."""
    if not item.paid:
        return []
    return [cost.cost for i, cost in enumerate(optional(m, item)) if item.paid >> i & 1]


def _bases(m: "Machine", item: ChainItem, face: "Face", changes: list[CostChange]) -> list[Bill]:
    """356.1: the printed cost, or what replaces it (356.1.a); none of it from Hidden (811.1.b). What is ignored of it
    (356.1.b) may be ignored before or after it is replaced.
    """
    if item.hidden_at >= 0:
        return [Bill()]
    ignored = item.free
    for change in changes:
        ignored |= change.ignores
    energy, power = ignored & IGNORE_ENERGY != 0, ignored & IGNORE_POWER != 0
    if not item.price:
        return [Bill(face.energy, _printed_power(m, face)).without(energy=energy, power=power)]
    pairs = zip(item.price[1::2], item.price[2::2], strict=True)
    replaced = Bill(item.price[0], [(mask or class_mask(m, face), amount) for mask, amount in pairs])
    return bills.distinct([replaced.without(energy=energy, power=power), replaced])


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
        found = _parts_of_terms(m, item) if item.terms else ()
    else:
        cost = face.abilities[item.ability].cost
        found = ()
    if cost is not None:
        found += cost.parts
    for more in _paid(m, item):
        found += more.parts
    return found


# Other costs to play a card for than its own (356.1.a), such as Flow costs (829)


def by_terms(m: "Machine", item: ChainItem, way: list[int]) -> Cost | None:
    """The cost for which the ability of that (face, ability) pair lets the card be played."""
    node = m.state.faces[way[0]].abilities[way[1]].passive
    if node is None:
        return None
    frame = Frame(m, item.controller, item.obj, item)
    cost = node.flow(frame)
    return cost if cost is not None else node.another_cost(frame, item.obj)


def _parts_of_terms(m: "Machine", item: ChainItem) -> "tuple[CostPart, ...]":
    """829.1.c.2: what such a cost asks for besides resources."""
    cost = by_terms(m, item, item.terms)
    return cost.parts if cost is not None else ()


def to_hide(m: "Machine", player: int) -> list[Bill]:
    """What the player may pay to hide a card: one Power of any domain (811.1.b), or what something names instead;
    nothing, where they may ignore that.
    """
    found = [bills.power_of_any(1), *(bills.of(cost, ALL_DOMAINS) for cost in passive.hiding_costs(m, player))]
    return [Bill()] if any(bill.free for bill in found) else bills.distinct(found)


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
