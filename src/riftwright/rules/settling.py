"""Which resources pay for what (357.1): what a bill asks for, matched exactly with what there is to pay it.

Resources are told apart by their kind: their place in the pool, which says what they are and what they may be spent
on. What an Add ability that costs resources adds is of a kind of its own, LATER more, for it cannot pay that cost.
"""

from collections.abc import Iterator, Sequence
from typing import Final

from riftwright.core.ids import ANY, ENERGY, FOR_ANYTHING, RESOURCES, RESTRICTIONS
from riftwright.rules.bills import Bill

Demand = tuple[int, int]  # (mask of kinds that will do, amount)
Supply = list[tuple[int, int]]  # (kind, amount) pairs

PLACES: Final = RESOURCES * RESTRICTIONS  # of a pool
LATER: Final = PLACES


def lack(demands: list[Demand], supply: Supply) -> int:
    """How much is missing: of the sets of kinds asked for, the one with the greatest lack (Hall's theorem)."""
    return missing(sets(demands), supply)


def sets(demands: list[Demand]) -> list[Demand]:
    """For every union of kinds that are asked for, how much is asked of nothing but those."""
    return [
        (union, sum([amount for mask, amount in demands if not mask & ~union]))
        for union in unions([mask for mask, amount in demands if amount > 0])
    ]


def missing(asked: list[Demand], supply: Supply) -> int:
    """The greatest lack of those sets."""
    worst = 0
    for union, amount in asked:
        less = amount
        for kind, there in supply:
            if union >> kind & 1:
                less -= there
        worst = max(worst, less)
    return worst


def unions(masks: list[int]) -> list[int]:
    """Every union of some of the sets."""
    if len(masks) < 2:
        return masks
    found = {0}
    for mask in masks:
        found |= {mask | union for union in found}
    return list(found - {0})


# What is asked for


def energy_of(bill: Bill, purpose: int, *, later: bool = False) -> list[Demand]:
    """The Energy of the bill, as what may be spent for that purpose; of what comes ``later`` as well."""
    return [(_kinds(1 << ENERGY, purpose, later), bill.energy)] if bill.energy > 0 else []


def power_of(bill: Bill, purpose: int, *, later: bool = False) -> list[Demand]:
    """The Power of the bill; Power of any domain pays for each (135.2.e.5.b)."""
    return [(_kinds(mask | 1 << ANY, purpose, later), amount) for mask, amount in bill.power if amount > 0]


def _kinds(resources: int, purpose: int, later: bool) -> int:
    kinds = 0
    for restriction in range(RESTRICTIONS):
        if purpose >> restriction & 1:
            kinds |= resources << restriction * RESOURCES
    return kinds | kinds << LATER if later else kinds


# What is spent on it


def settle(purse: list[int], bill: Bill, purpose: int) -> Supply | None:
    """What to spend of a purse to pay the bill, the most restricted first and Power of any domain last: (place, amount)
    pairs, or None where it is not enough.

    What can be spent together on the bill is a matroid, so that to take whatever still helps, in that order, is exact.
    """
    demands = energy_of(bill, purpose) + power_of(bill, purpose)
    left = sum(amount for _, amount in demands)
    spent: Supply = []
    for restriction in (*range(1, RESTRICTIONS), FOR_ANYTHING):
        for place in range(restriction * RESOURCES, (restriction + 1) * RESOURCES):
            if left and purse[place]:
                rest = lack(demands, [*spent, (place, purse[place])])
                if rest < left:
                    spent.append((place, left - rest))
                    left = rest
    return None if left else spent


def settlements(supply: Supply, demands: list[Demand]) -> Iterator[Supply]:
    """Every way to spend what there is on what is asked for, most of the first that would do at first."""
    size = sum(amount for _, amount in demands)
    asked = sets(demands)
    rooms = [amount if wanted(demands, kind) else 0 for kind, amount in supply]
    for way in multisets(rooms, size, range(len(rooms))):
        spent = [(supply[i][0], count) for i, count in enumerate(way) if count]
        if not missing(asked, spent):
            yield spent


def wanted(demands: list[Demand], kind: int) -> bool:
    """Whether any of it can be paid with that kind."""
    return any(mask >> kind & 1 for mask, _ in demands)


def multisets(rooms: list[int], size: int, order: Sequence[int]) -> Iterator[list[int]]:
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
