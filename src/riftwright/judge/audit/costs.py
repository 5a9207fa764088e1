"""Costs (356, 357, 444) and what pays them (164, 165, 429): in full, out of the pool, and nothing out of nothing."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import (
    ALL_DOMAINS,
    ANY,
    DEFLECT,
    ENERGY,
    EXHAUSTED,
    FOR_GEAR,
    FOR_PERMANENTS,
    FOR_SHOWDOWNS,
    FOR_SPELLS,
    FOR_UNITS,
    GEAR,
    NOTHING,
    RESOURCES,
    RESTRICTIONS,
    RUNE,
    UNIT,
)
from riftwright.core.nodes import CHOOSE_OBJECT, Cost
from riftwright.core.state import (
    ITEM_ACTIVATED,
    ITEM_PERMANENT,
    ITEM_SPELL,
    REF_SHIFT,
    ChainItem,
    GameState,
)
from riftwright.judge.audit.moment import (
    Finding,
    Findings,
    Moment,
    anything_says,
    friends,
    keyword,
    say,
    tally,
    text_of,
)

Price = tuple[int, list[tuple[int, int]]]  # Energy, and Power as (mask of domains, amount) pairs

# What a cost that is no resource leaves behind when it is paid, by the name of its node (357.2, 357.2.a).
TRACES: Final = {
    "ExhaustThis": (ev.EXHAUSTED_EVENT,),
    "ExhaustOne": (ev.EXHAUSTED_EVENT,),
    "BanishingThis": (ev.BANISHED,),
    "RecycleThis": (ev.RECYCLED,),
    "RecycleFromTrash": (ev.RECYCLED,),
    "RecycleOne": (ev.RECYCLED,),
    "DiscardCards": (ev.DISCARDED,),
    "DiscardOne": (ev.DISCARDED,),
    "KillMe": (ev.DIED, ev.REPLACED, ev.BANISHED),
    "KillOne": (ev.DIED, ev.REPLACED, ev.BANISHED),
    "KillTaken": (ev.DIED, ev.REPLACED, ev.BANISHED),
    "SpendABuff": (ev.BUFF_SPENT,),
    "SpendTakenBuffs": (ev.BUFF_SPENT,),
    "SpendACounter": (ev.BUFF_SPENT,),
    "SpendXP": (ev.XP_SPENT,),
    "RecycleTheFallen": (ev.RECYCLED,),
    "SpendItsBuff": (ev.BUFF_SPENT,),
}
# What of its costs an item ignores (356.1.b, 356.5.a).
IGNORE_ENERGY: Final = 1
IGNORE_POWER: Final = 2
IGNORE_ALL: Final = 4
_OF_THE_SOURCE: Final = ("ExhaustThis", "RecycleThis", "BanishingThis")
_CHANGERS: Final = ("discount", "change_cost", "change_component", "keywords", "lends_cost", "ignores")


def pools(moment: Moment) -> Findings:
    """165, 167, 429.1, 444.1: a pool holds what was added to it, less what was paid and what was lost."""
    if moment.undone or moment.left:
        return
    for was, now in zip(moment.before.players, moment.after.players, strict=True):
        mine = [event for event in moment.events if event.player == now.index]
        energy, power = _sums(was.pool)
        for event in mine:
            if event.kind == ev.ADDED:
                energy += event.amount if event.other == ENERGY else 0
                power += event.amount if event.other != ENERGY else 0
            elif event.kind == ev.COST_PAID:
                energy, power = energy - event.amount, power - event.other
            elif event.kind == ev.POOL_EMPTIED:
                if event.amount != energy + power:
                    yield Finding("167", f"a pool of {energy + power} is emptied of {event.amount}")
                energy = power = 0
        if (energy, power) != _sums(now.pool):
            found = f"player {now.index} has {_sums(now.pool)} Energy and Power; by what was told {(energy, power)}"
            yield Finding("444.1", found)
        if min(now.pool) < 0:
            yield Finding("444.1", f"player {now.index} has less than nothing in the pool")


def _sums(pool: list[int]) -> tuple[int, int]:
    energy = sum(pool[ENERGY::RESOURCES])
    return energy, sum(pool) - energy


def runes(moment: Moment) -> Findings:
    """164.2: a rune gives Energy by being exhausted, Power of its own domain by being recycled."""
    s = moment.before
    for event in moment.of(ev.ADDED):
        if event.rule == "164.2.a":
            used = [s.objects[e.obj] for e in moment.of(ev.EXHAUSTED_EVENT) if e.rule == event.rule]
            if not any(o.types & RUNE and o.controller == event.player and not o.flags & EXHAUSTED for o in used):
                yield Finding("164.2.a", f"player {event.player} adds Energy and exhausts no ready rune of theirs")
            if event.other != ENERGY or event.amount != 1:
                yield Finding("164.2.a", f"a rune that is exhausted adds {event.amount} of resource {event.other}")
        elif event.rule == "164.2.b":
            used = [s.objects[e.obj] for e in moment.of(ev.RECYCLED) if e.rule == event.rule]
            mine = [o for o in used if o.types & RUNE and o.controller == event.player]
            if not any(s.faces[o.face].domains >> event.other & 1 for o in mine) or event.amount != 1:
                yield Finding("164.2.b", f"player {event.player} adds Power {event.other} and recycles no such rune")


def restrictions(moment: Moment) -> Findings:
    """165: what is for some purpose is spent on nothing else."""
    s = moment.before
    for event in moment.of(ev.COST_PAID):
        was, now = s.players[event.player].pool, moment.after.players[event.player].pool
        spent = [was[at] - now[at] for at in range(len(was))]
        what, types = _paid_for(s, event)
        for restriction in range(1, RESTRICTIONS):
            some = any(spent[restriction * RESOURCES : (restriction + 1) * RESOURCES])
            if some and not _may_spend(s, what, types, restriction):
                yield Finding("165", f"player {event.player} spends what is not for this (restriction {restriction})")


def _paid_for(s: GameState, event: Event) -> tuple[int, int]:
    """What kind of item is paid for, or NOTHING, and the types of its card or source."""
    if event.rule == "429.3.a":  # an Add ability that is used while something else is paid for
        return ITEM_ACTIVATED, s.objects[event.obj].types
    item = oldest_pending(s) if event.rule == "357" else None
    return (NOTHING, 0) if item is None else (item.what, s.objects[item.obj].types)


def _may_spend(s: GameState, what: int, types: int, restriction: int) -> bool:
    if restriction == FOR_SHOWDOWNS:
        return s.showdown >= 0
    if what not in (ITEM_SPELL, ITEM_PERMANENT, ITEM_ACTIVATED):
        return False
    return {
        FOR_SPELLS: what == ITEM_SPELL,
        FOR_GEAR: what != ITEM_SPELL and types & GEAR != 0,
        FOR_UNITS: what != ITEM_SPELL and types & UNIT != 0,
        FOR_PERMANENTS: what == ITEM_PERMANENT,
    }[restriction]


def oldest_pending(s: GameState) -> ChainItem | None:
    """337.1: the item that is being finalized."""
    return next((item for item in s.chain if item.pending), None)


class Paying:
    """Keeps what the item that is being finalized costs, and what has been paid since it began."""

    def __init__(self) -> None:
        self._serial = -1
        self._price: Price | None = None  # None where it is not plain
        self._since: list[Event] = []
        self._spent = [0] * RESOURCES
        self._hide: tuple[int, int] | None = None  # Energy and Power paid for hiding, by nobody yet

    def look(self, moment: Moment) -> Findings:
        """357, 358.2: what is finalized is paid for in full."""
        if moment.undone or moment.left:
            self._serial, self._since, self._hide = -1, [], None
            return
        item = oldest_pending(moment.before)
        serial = item.serial if item is not None else -1
        if serial != self._serial:
            self._serial, self._price, self._since, self._spent = serial, None, [], [0] * RESOURCES
        if item is not None and moment.task in ("Finalize", ""):
            now = next((other for other in moment.after.chain if other.serial == serial), item)
            self._price = price(moment.after if now is not item else moment.before, now)
        for event in moment.events:
            if event.kind == ev.COST_PAID and event.rule == "357" and item is not None and event.obj == item.obj:
                self._note(moment, event)  # something else may be paid for in between: a replacement in a cleanup
            elif event.kind == ev.COST_PAID and event.rule == "811.1.b":
                self._hide = (event.player, event.amount + event.other)
            elif event.kind == ev.HID:
                if self._hide != (event.player, 1) and not moment.anything_said("hiding_cost"):
                    yield Finding("811.1.b", f"{say(moment.after, event.obj)} is hidden without paying for it")
                self._hide = None
            elif event.kind == ev.FINALIZED and item is not None and event.other == serial:
                yield from self._paid_for(moment, item)
                self._serial = -1
            self._since.append(event)

    def _note(self, moment: Moment, event: Event) -> None:
        was, now = moment.before.players[event.player].pool, moment.after.players[event.player].pool
        for at, (before, after) in enumerate(zip(was, now, strict=True)):
            self._spent[at % RESOURCES] += before - after

    def _paid_for(self, moment: Moment, item: ChainItem) -> Findings:
        s = moment.before
        name = f"item {item.serial} of {say(s, item.obj)}"
        mine = [event for event in self._since if event.kind == ev.COST_PAID and event.obj == item.obj]
        paid = [event for event in mine if event.rule == "357"]
        if any(event.player != item.controller for event in paid):
            yield Finding("191.2.c", f"{name} is paid for by another player")
        if self._price is not None:
            energy, power = self._price
            if tally(paid) != energy:
                yield Finding("357.1", f"{name} costs {energy} Energy, and {tally(paid)} was paid")
            if sum(event.other for event in paid) != sum(amount for _, amount in power):
                yield Finding("357.1", f"{name} costs Power {power}, and {paid} was paid")
            elif short(power, self._spent):
                yield Finding("357.1", f"{name} costs Power {power}, and {self._spent[:ENERGY]} was spent on it")
        for cost in _costs(s, item):
            for part in cost.parts:
                traces = TRACES.get(type(part).__name__, ())
                found = [event for event in [*self._since, *moment.events] if event.kind in traces]
                if type(part).__name__ in _OF_THE_SOURCE:
                    found = [event for event in found if event.obj == item.obj]
                if traces and not found:
                    yield Finding("357.2", f"{name} is finalized, and {part.say()} was not paid")


def short(power: list[tuple[int, int]], spent: list[int]) -> bool:
    """Whether what was spent is not of the domains that were asked for."""
    masks = {mask for mask, amount in power if amount > 0}
    unions = {0}
    for mask in masks:
        unions |= {mask | union for union in unions}
    for union in unions:
        need = sum(amount for mask, amount in power if mask & ~union == 0)
        if need > spent[ANY] + sum(spent[domain] for domain in range(ANY) if union >> domain & 1):
            return True
    return False


def _costs(s: GameState, item: ChainItem) -> list[Cost]:
    """Every cost of the item but the base cost of a card; none where all are ignored (356.5.a)."""
    if item.free & IGNORE_ALL:
        return []
    face = s.faces[item.face]
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        found = [face.additional_cost] if face.additional_cost is not None else []
        optional = face.optional_costs
    else:
        ability = face.abilities[item.ability]
        found = [ability.cost] if ability.cost is not None else []
        optional = ability.optional_costs
    return found + [one.cost for i, one in enumerate(optional) if item.paid >> i & 1]


def price(s: GameState, item: ChainItem) -> Price | None:
    """356: what the item costs by what is printed; None where any text may have changed that, or leaves a choice."""
    face = s.faces[item.face]
    own = any(not ability.answers.isdisjoint(_CHANGERS) for ability in face.abilities)
    if own or item.lent or item.less or item.terms or anything_says(s, *_CHANGERS):
        return None
    if item.free & IGNORE_ALL:
        return 0, []
    card = item.what in (ITEM_SPELL, ITEM_PERMANENT) or item.giver >= 0 or not s.alive(item.source)
    mine = face.own_domains if card else s.face_of(item.obj).own_domains  # 135.2.e.6, 136.2.d
    if s.edition == "2026-03-30" and mine & mine - 1:
        mine = ALL_DOMAINS  # 135.2.e.6.c
    energy, power = 0, []
    if item.what in (ITEM_SPELL, ITEM_PERMANENT) and item.hidden_at < 0:  # 811.1.b
        printed = [face.energy, 0, face.power]
        base = item.price or printed
        energy = 0 if item.free & IGNORE_ENERGY else base[0]
        if not item.free & IGNORE_POWER:
            power = [(mask or mine, amount) for mask, amount in zip(base[1::2], base[2::2], strict=True)]
    for cost in _costs(s, item):
        if cost.instead is not None:
            return None
        energy += cost.energy
        power += [(mask or mine, amount) for mask, amount in cost.power]
    power.append((ALL_DOMAINS, _deflect(s, item)))
    return energy, power


def _deflect(s: GameState, item: ChainItem) -> int:
    """809.1.c: more for each enemy with Deflect that it chooses."""
    ability = text_of(s, item)
    extra = 0
    for at, chosen in enumerate(item.chosen):
        choice = ability.choices[at % len(ability.choices)] if ability is not None else None
        if choice is not None and choice.kind == CHOOSE_OBJECT and choice.targeted:
            for ref in chosen:
                o = s.objects[max(ref, 0) >> REF_SHIFT]
                if ref >= 0 and o.on_board and not friends(s, o.controller, item.controller):
                    extra += keyword(s, o, DEFLECT)
    return extra


LOOKS: Final = (pools, runes, restrictions)
