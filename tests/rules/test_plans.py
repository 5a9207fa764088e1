"""The ways to pay that are offered (357.1, 429.3), against trying everything out."""

import itertools
import random
from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass

import pytest

from riftwright.core.facts import Face
from riftwright.core.ids import (
    ALL_DOMAINS,
    ANY,
    CALM,
    ENERGY,
    EXHAUSTED,
    FOR_ANYTHING,
    FOR_GEAR,
    FOR_SPELLS,
    FURY,
    MIND,
    RESOURCES,
    RESTRICTIONS,
)
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.instructions import Add
from riftwright.game import Game
from riftwright.rules import means
from riftwright.rules.bills import Bill
from riftwright.rules.means import USE_ABILITY, USE_EXHAUST, USE_POOL, USE_RECYCLE_EXHAUSTED, USE_RECYCLE_READY, Means
from riftwright.rules.settling import settle
from tests.rules.plays import gear, two_battlefields

F, C, M = (1 << domain for domain in (FURY, CALM, MIND))
LATE = 100  # what an Add ability that costs resources adds is a place further on

Unit = int  # one of a resource: its place in a pool, LATE more where it comes too late for the price
Needs = list[frozenset[Unit]]  # for each Energy or Power asked for, what will do


@dataclass
class Action:
    """Something that can be done once to pay."""

    what: str
    source: int  # a place of the pool, a rune, or an object and its ability
    gives: tuple[Unit, ...]
    uses: int  # the object that it exhausts
    asks: list[Bill]  # what it may cost of resources


def place(resource: int, restriction: int = FOR_ANYTHING) -> int:
    return restriction * RESOURCES + resource


def actions_of(game: Game) -> list[Action]:
    s = game.state
    p = s.players[0]
    found: list[Action] = []
    for at, amount in enumerate(p.pool):
        found += [Action("pool", at, (at,), -1, [])] * amount
    for oid in p.runes:
        domain = s.face_of(oid).domains.bit_length() - 1
        if not s.objects[oid].flags & EXHAUSTED:
            found.append(Action("exhaust", oid, (place(ENERGY),), oid, []))
        found.append(Action("recycle", oid, (domain,), -1, []))
    for one in means.add_abilities(game.machine, 0):
        late = LATE if one.prices else 0
        gives = tuple(late + place(r, limit) for r, n, limit in one.yields(game.machine) for _ in range(n))
        found.append(Action("use", one.oid << 8 | one.ability.index, gives, one.oid, one.prices))
    return found


def needs_of(bill: Bill, purpose: int, *, late: bool) -> Needs:
    asked = [[ENERGY]] * bill.energy
    asked += [[d for d in range(ANY + 1) if d == ANY or mask >> d & 1] for mask, n in bill.power for _ in range(n)]
    places = [[place(r, limit) for r in one for limit in range(RESTRICTIONS) if purpose >> limit & 1] for one in asked]
    return [frozenset(one + [LATE + at for at in one] if late else one) for one in places]


def matches(needs: Needs, units: list[Unit]) -> bool:
    """Whether each need can have a unit of its own."""
    if len(needs) > len(units):
        return False
    if not needs:
        return True
    tried = set()
    for i, unit in enumerate(units):
        if unit in needs[0] and unit not in tried:
            tried.add(unit)
            if matches(needs[1:], units[:i] + units[i + 1 :]):
                return True
    return False


def ways_to_need(chosen: list[Action], bill: Bill, purpose: int) -> list[Needs]:
    """What must be paid where that is done: with the price of an ability that costs resources."""
    prices = [price for action in chosen for price in action.asks]
    if not prices:
        return [needs_of(bill, purpose, late=False)]
    own = 1 << FOR_ANYTHING | 1 << FOR_GEAR  # the abilities of these tests are those of gear
    return [needs_of(price, own, late=False) + needs_of(bill, purpose, late=True) for price in prices]


def brute_force(game: Game, bill: Bill, purpose: int) -> set[tuple[object, ...]]:
    """Every outcome of paying: what can be done with nothing in it that could be left out, and for that everything
    that could be spent so that without any of what is done there would be less.
    """
    every = actions_of(game)
    pool = Counter(action.source for action in every if action.what == "pool")
    known: dict[tuple[int, ...], bool] = {}

    def pays(chosen: tuple[int, ...]) -> bool:
        if chosen not in known:
            done = [every[i] for i in chosen]
            units = [unit for action in done for unit in action.gives]
            known[chosen] = any(matches(needs, units) for needs in ways_to_need(done, bill, purpose))
        return known[chosen]

    acts: set[tuple[int, ...]] = set()
    most = bill.size + max((price.size for action in every for price in action.asks), default=0)
    for size in range(min(len(every), most) + 1):
        for chosen in itertools.combinations(range(len(every)), size):
            used = [every[i].uses for i in chosen if every[i].what == "use"]
            if len(used) != len(set(used)) or sum(bool(every[i].asks) for i in chosen) > 1 or not pays(chosen):
                continue
            if not any(pays(chosen[:i] + chosen[i + 1 :]) for i in range(size)):
                acts.add(tuple(i for i in chosen if every[i].what != "pool"))
    outcomes: set[tuple[object, ...]] = set()
    for act in acts:
        done = [every[i] for i in act]
        for needs in ways_to_need(done, bill, purpose):
            for spent in spendings(needs, done, pool):
                outcomes.add(outcome(game, done, spent))
    return outcomes


def spendings(needs: Needs, done: list[Action], pool: Counter[Unit]) -> list[Counter[Unit]]:
    """Everything that could be spent, so that everything that is done is needed for it."""
    made = Counter(unit for action in done for unit in action.gives)
    units = sorted((made + pool).elements())
    found = []
    for spent in {tuple(one) for one in itertools.combinations(units, len(needs))}:
        count = Counter(spent)
        from_pool = count - made
        rests = [made - Counter(action.gives) + from_pool for action in done]
        if all(count - rest for rest in rests) and matches(needs, list(spent)):
            found.append(count)
    return found


def outcome(game: Game, done: list[Action], spent: Counter[Unit]) -> tuple[object, ...]:
    """What is left: runes by kind, which abilities were used, and how the pool has changed."""
    s = game.state
    gone = {action.source for action in done if action.what == "recycle"}
    tired = {action.source for action in done if action.what == "exhaust"}
    runes: Counter[tuple[int, bool]] = Counter()
    for oid in s.players[0].runes:
        if oid not in gone:
            runes[s.objects[oid].face, oid in tired or s.objects[oid].exhausted] += 1
    used = Counter((s.objects[a.source >> 8].face, a.source & 255) for a in done if a.what == "use")
    change: Counter[int] = Counter(unit % LATE for action in done for unit in action.gives)
    change.subtract(Counter(unit % LATE for unit in spent.elements()))
    return frozenset(runes.items()), frozenset(used.items()), frozenset((at, n) for at, n in change.items() if n)


def outcome_of(game: Game, found: list[means.Source], plan: means.Plan) -> tuple[object, ...]:
    """The same of a plan."""
    s = game.state
    runes: Counter[tuple[int, bool]] = Counter()
    faces = {}
    for oid in s.players[0].runes:
        runes[s.objects[oid].face, s.objects[oid].exhausted] += 1
        faces[s.face_of(oid).domains.bit_length() - 1] = s.objects[oid].face
    used: Counter[tuple[int, int]] = Counter()
    made: Counter[int] = Counter()
    for kind, i, count in plan.steps:
        source = found[i]
        if kind == USE_ABILITY:
            used[s.objects[source.oids[0]].face, source.abilities[0].ability.index] += count
            for resource, amount, limit in source.yields:
                made[place(resource, limit)] += amount * count
        elif kind != USE_POOL:
            face = faces[source.resource]
            made[ENERGY if kind == USE_EXHAUST else source.resource] += count
            if kind in (USE_EXHAUST, USE_RECYCLE_READY):
                runes[face, False] -= count
            if kind == USE_EXHAUST:
                runes[face, True] += count
            elif kind == USE_RECYCLE_EXHAUSTED:
                runes[face, True] -= count
    assert min(runes.values(), default=0) >= 0
    for at, amount in [*plan.spent, *plan.price]:
        made[at] -= amount
    drawn = {found[i].place: count for kind, i, count in plan.steps if kind == USE_POOL}
    assert {at: -n for at, n in made.items() if n < 0} == drawn
    assert [(at, n) for at, n in sorted(made.items()) if n > 0] == plan.left
    return frozenset((+runes).items()), frozenset(used.items()), frozenset((at, n) for at, n in made.items() if n)


def well(name: str, *adds: Add, energy: int = 0, power: int = 0) -> Face:
    """A gear that exhausts to add what it says, perhaps for a price."""
    price = Cost(energy, ((ALL_DOMAINS, power),) if power else (), (ExhaustThis(),))
    return gear(name, build.use(price, *adds, reaction=True))


WELLS: tuple[Callable[[], Face], ...] = (
    lambda: well("Conduit", Add(ENERGY, 1)),
    lambda: well("Deep Well", Add(ENERGY, 2)),
    lambda: well("Orchard", Add(ENERGY, 1), Add(ANY, 1)),
    lambda: well("Spring", Add(FURY, 2)),
    lambda: well("Two Springs", Add(FURY, 1), Add(CALM, 1)),
    lambda: well("Rainbow", Add(ANY, 1)),
    lambda: well("Tome", Add(ANY, 1, FOR_SPELLS)),
    lambda: well("Lamp", Add(ENERGY, 2, FOR_SPELLS)),
    lambda: well("Toolbox", Add(ANY, 1, FOR_GEAR)),
)
PRICED: tuple[Callable[[], Face], ...] = (
    lambda: well("Forge", Add(ENERGY, 2), power=2),
    lambda: well("Press", Add(ENERGY, 2, FOR_SPELLS), power=1),
    lambda: well("Exchange", Add(ANY, 2), energy=1),
    lambda: well("Altar", Add(FURY, 1), Add(ENERGY, 1), energy=1),
)


def compare(rng: random.Random, most_wells: int, priced: int) -> int:
    """Compare what is offered with what there is, for some bill; how many ways there are."""
    stage = two_battlefields()
    names = ["Fury", "Calm", "exhausted Fury", "exhausted Calm"]
    runes = ", ".join(f"{rng.randrange(2 if priced else 3)} {name}" for name in names)
    given = ", ".join(f"{rng.randrange(2)} {name}" for name in ("Energy", "Fury", "any", "Energy for spells"))
    stage.player("A", runes=runes, pool=given)
    for face in [*rng.choices(WELLS, k=rng.randrange(most_wells)), *rng.choices(PRICED, k=priced)]:
        stage.add("A", face(), "base")
    game = stage.begin()
    purpose = rng.choice([1, 1 | 1 << FOR_SPELLS])
    masks = rng.sample([F, C, F | C, F | M, ALL_DOMAINS], k=rng.randrange(3))
    bill = Bill(rng.randrange(4), [(mask, rng.randrange(1, 3)) for mask in masks])

    found, plans = means.plans(game.machine, 0, [bill], purpose)
    outcomes = [outcome_of(game, found, plan) for plan in plans]

    assert len(outcomes) == len(set(outcomes))
    assert set(outcomes) == brute_force(game, bill, purpose)
    assert Means(game.machine, 0, purpose).cover(bill) is bool(plans)
    assert len(set(means.describe(game.machine, found, plans))) == len(plans)
    return len(plans)


@pytest.mark.parametrize("seed", range(60))
def test_357_1_every_different_way_to_pay_is_offered_once(seed: int) -> None:
    compare(random.Random(seed), 4, 0)


@pytest.mark.parametrize("seed", range(60))
def test_429_3_an_add_ability_that_costs_resources_is_used_once_at_most_in_a_way_to_pay(seed: int) -> None:
    compare(random.Random(seed), 3, 1 + seed % 2)


@pytest.mark.parametrize("seed", range(200))
def test_357_1_a_bill_is_paid_out_of_a_purse_wherever_it_can_be(seed: int) -> None:
    # Sets of domains overlap in any way here, so that to take the first that will do would often be wrong
    rng = random.Random(seed)
    masks = [F | C, C | M, F | M, F, C, ALL_DOMAINS]
    bill = Bill(rng.randrange(3), [(rng.choice(masks), rng.randrange(1, 3)) for _ in range(rng.randrange(4))])
    purse = [0] * (RESOURCES * RESTRICTIONS)
    for _ in range(bill.size + rng.randrange(2)):
        purse[place(rng.choice([FURY, CALM, MIND, ANY, ENERGY]), rng.choice([FOR_ANYTHING, FOR_SPELLS, FOR_GEAR]))] += 1
    purpose = 1 << FOR_ANYTHING | 1 << FOR_SPELLS
    needs = needs_of(bill, purpose, late=False)
    spent = settle(purse, bill, purpose)

    assert (spent is not None) is matches(needs, [at for at, n in enumerate(purse) for _ in range(n)])
    if spent is not None:
        assert all(0 < n <= purse[at] for at, n in spent)
        units = [at for at, n in spent for _ in range(n)]
        assert len(units) == bill.size
        assert matches(needs, units)


def test_357_1_two_overlapping_sets_of_domains_are_matched() -> None:
    # Calm goes to the second set, although it would do for the first
    purse = [0] * (RESOURCES * RESTRICTIONS)
    purse[FURY] = purse[CALM] = 1
    for power in ([(F | C, 1), (C | M, 1)], [(C | M, 1), (F | C, 1)]):
        assert settle(purse, Bill(0, power), 1) == [(FURY, 1), (CALM, 1)]
    assert settle(purse, Bill(0, [(F | M, 1), (F | M, 1)]), 1) is None


def _all_but(size: int, needs: Needs, units: list[int]) -> bool:
    """Whether all needs but so many can be met."""
    return any(matches(list(met), units) for met in itertools.combinations(needs, len(needs) - size))


@pytest.mark.parametrize("seed", range(40))
def test_357_1_halls_condition_says_how_much_power_is_missing(seed: int) -> None:
    rng = random.Random(seed)
    power = [(rng.choice([F, C, M, F | C, F | M, ALL_DOMAINS]), rng.randrange(1, 3)) for _ in range(rng.randrange(4))]
    supply = [rng.randrange(3) if d in (FURY, CALM, MIND, ANY) else 0 for d in range(ANY + 1)]
    needs = [frozenset(d for d in range(ANY + 1) if d == ANY or mask >> d & 1) for mask, n in power for _ in range(n)]
    units = [d for d in range(ANY + 1) for _ in range(supply[d])]
    missing = next(size for size in range(len(needs) + 1) if _all_but(size, needs, units))
    assert means.shortfall(power, supply) == missing
