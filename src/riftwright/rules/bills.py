"""Bills (356): the Energy and Power that are to be paid, and what increases and discounts make of them."""

from collections.abc import Iterable
from typing import TYPE_CHECKING

from riftwright.core.ids import ALL_DOMAINS

if TYPE_CHECKING:
    from riftwright.core.nodes import Cost, CostChange

Power = list[tuple[int, int]]  # (mask of domains that will do, amount)
Key = tuple[int, tuple[tuple[int, int], ...]]


class Bill:
    """Energy and Power to be paid: Power as (mask of domains that will do, amount) pairs.

    Where a text says [C], which is a mask of 0, ``own`` are the domains that this stands for (135.2.e.6).
    """

    __slots__ = ("energy", "power")

    def __init__(self, energy: int = 0, power: Power | None = None) -> None:
        self.energy: int = energy
        self.power: Power = power or []

    @property
    def free(self) -> bool:
        return self.energy <= 0 and not any(amount > 0 for _, amount in self.power)

    @property
    def size(self) -> int:
        """How much Energy and Power it is in all."""
        return self.energy + sum(amount for _, amount in self.power)

    def key(self) -> Key:
        """Equal for bills that ask for the same."""
        sums: dict[int, int] = {}
        for mask, amount in self.power:
            sums[mask] = sums.get(mask, 0) + amount
        return self.energy, tuple(sorted((mask, amount) for mask, amount in sums.items() if amount > 0))

    def clone(self) -> "Bill":
        return Bill(self.energy, self.power[:])

    def plus(self, other: "Bill") -> "Bill":
        return Bill(self.energy + other.energy, self.power + other.power)

    def without(self, *, energy: bool, power: bool) -> "Bill":
        """The bill without the Energy, or the Power, of it (356.1.b)."""
        return Bill(0 if energy else self.energy, [] if power else self.power[:])

    def raised(self, change: "CostChange", own: int) -> "Bill":
        """The bill after an increase (356.3)."""
        more = [(mask or own, amount) for mask, amount in change.power if amount > 0]
        return Bill(self.energy + max(0, change.energy), self.power + more)

    def lowered(self, change: "CostChange", own: int) -> "list[Bill]":
        """What a discount may leave of the bill; never less than 0 (356.6), and of Energy no less than its minimum
        (356.4.e). Power is lowered where the discount could have paid it; several bills where that is a choice.
        """
        energy = max(min(self.energy, change.least), self.energy + change.energy)
        left = [dict(self.key()[1])]
        for mask, amount in change.power:
            for _ in range(-amount):
                left = [less for power in left for less in _one_less(power, mask or own)]
        return distinct([Bill(energy, [pair for pair in power.items() if pair[1]]) for power in left])


def _one_less(power: dict[int, int], domains: int) -> list[dict[int, int]]:
    """One Power less, of what any of those domains could have paid. What fewer domains can pay goes first: to lower
    what others can pay as well would only leave what is harder to pay.
    """
    masks = [mask for mask, amount in power.items() if amount and not mask & ~domains]
    first = [mask for mask in masks if not any(other != mask and not other & ~mask for other in masks)]
    return [{**power, mask: power[mask] - 1} for mask in first] or [power]


def of(cost: "Cost", own: int) -> Bill:
    """What a cost asks for."""
    return Bill(cost.energy, [(mask or own, amount) for mask, amount in cost.power])


def any_of(cost: "Cost", own: int) -> list[Bill]:
    """What a cost asks for, and what may be paid instead."""
    found = [of(cost, own)]
    return found if cost.instead is None else distinct([*found, *any_of(cost.instead, own)])


def power_of_any(amount: int) -> Bill:
    """So much Power of any domain."""
    return Bill(0, [(ALL_DOMAINS, amount)] if amount else [])


def distinct(bills: list[Bill]) -> list[Bill]:
    """Bills that ask for the same once."""
    return bills if len(bills) < 2 else list({bill.key(): bill for bill in bills}.values())


# Increases and discounts


def changed(bills: list[Bill], changes: "Iterable[CostChange]", own: int) -> list[Bill]:
    """What each bill may come to: increases first (356.3), then discounts, in whatever order (356.4.c.1, 356.4.d.1).

    There are several where the order matters, or where a discount leaves a choice of what is taken off; each once.
    """
    discounts: list[CostChange] = []
    for change in changes:
        if _raises(change):
            bills = [bill.raised(change, own) for bill in bills]
        elif change.energy or change.power:
            discounts.append(change)
    return _Discounts(discounts, own).off(bills) if discounts else bills


def _raises(change: "CostChange") -> bool:
    return change.energy > 0 or any(amount > 0 for _, amount in change.power)


class _Discounts:
    """Discounts that apply to the same costs, and what has been found of what they may leave."""

    __slots__ = ("every", "found", "idle", "own", "seen")

    def __init__(self, every: "list[CostChange]", own: int) -> None:
        self.every: list[CostChange] = every
        self.own: int = own
        self.idle: bool = _any_order_will_do(every)
        self.found: dict[Key, Bill] = {}
        self.seen: set[tuple[Key, int]] = set()

    def off(self, bills: list[Bill]) -> list[Bill]:
        """What may be left of the bills by all of them."""
        for bill in bills:
            self._go(bill, (1 << len(self.every)) - 1)
        return list(self.found.values())

    def _go(self, bill: Bill, rest: int) -> None:
        """Apply those of them that are left, as bits, in every order that makes a difference."""
        key = bill.key()
        if not rest:
            self.found[key] = bill
        if not rest or (key, rest) in self.seen:
            return
        self.seen.add((key, rest))
        tried: list[CostChange] = []
        for at, change in enumerate(self.every):
            if not rest >> at & 1 or any(change.same(other) for other in tried):
                continue
            tried.append(change)
            for less in self._ways(bill, change):
                self._go(less, rest & ~(1 << at))
            if self.idle:
                break

    def _ways(self, bill: Bill, change: "CostChange") -> list[Bill]:
        """What may be left by one of them: where it takes off one thing or another, whatever there is of them."""
        left = bill.lowered(change, self.own)
        other = change.instead
        while other is not None:
            left += bill.lowered(other, self.own)
            other = other.instead
        key = bill.key()
        return [less for less in left if less.key() != key] or [bill]


def _any_order_will_do(discounts: "list[CostChange]") -> bool:
    """Whether it certainly makes no difference in which order those are applied."""
    minimums = {change.least for change in discounts if change.energy}
    domains = {mask for change in discounts for mask, _ in change.power}
    return len(minimums) < 2 and len(domains) < 2 and all(change.instead is None for change in discounts)
