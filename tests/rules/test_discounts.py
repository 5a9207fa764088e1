"""Discounts (356.4): their player says in which order they apply, where that makes a difference to what is paid."""

import itertools
import random
from collections.abc import Sequence

import pytest

from riftwright.core.decisions import D_ACT, D_PAY
from riftwright.core.ids import ALL_DOMAINS, CALM, ENERGY, FURY, MIND, ORDER
from riftwright.core.nodes import Cost, CostChange, OptionalCost
from riftwright.core.state import ChainItem
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import UNITS
from riftwright.effects.instructions import Add
from riftwright.effects.passives import CostsLess
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.rules import bills, costs
from riftwright.rules.bills import Bill, Key
from riftwright.rules.choices import proposed_card
from tests.rules.plays import OptionalCostsLess, Prices, Stage, gear, pool, spell, two_battlefields, unit
from tests.support import play, playable, resolve, sentences, thing

F, C, M, O = (1 << domain for domain in (FURY, CALM, MIND, ORDER))  # noqa: E741


def priced(*changes: CostChange) -> Stage:
    """A plays what it costs less to play."""
    stage = two_battlefields()
    for i, change in enumerate(changes):
        stage.add("A", gear(f"Law {i}", build.passive(Prices(change, "yours"))), "base")
    return stage


def item_of(game: Game, card: str) -> ChainItem:
    return proposed_card(game.machine, 0, game.state.objects[thing(game, card)])


def totals(game: Game, item: ChainItem) -> list[Key]:
    return [bill.key() for bill in costs.totals(game.machine, item)]


def ways(game: Game, card: str, *answers: str) -> list[str]:
    """The ways to pay that are offered for playing the card; none where nothing is asked."""
    game.apply(f"play:{thing(game, card)}")
    for answer in answers:
        game.apply(answer)
    return sentences(game) if game.decision.kind == D_PAY else []


# The order of discounts (356.4.d.1)


EAGER = CostChange(-1, least=1)


def test_356_4_d_1_a_discount_with_a_minimum_may_come_before_or_after_another() -> None:
    # 8 Energy; 1 less but at least 1; 7 less: 8, 7, 0 or 8, 1, 1
    for changes in ((EAGER, CostChange(-7)), (CostChange(-7), EAGER)):
        stage = priced(*changes)
        stage.add("A", spell("Split", build.draw(1), energy=8), "hand")
        stage.player("A", pool="1 Energy")
        game = stage.begin()
        assert ways(game, "Split") == ["nothing to pay", "spend 1 Energy from the pool"]
        game.apply(1)
        assert pool(game, "A") == {}


def test_356_4_d_1_the_only_order_that_can_be_paid_for_is_not_asked_for() -> None:
    stage = priced(EAGER, CostChange(-7))
    stage.add("A", spell("Split", build.draw(1), energy=8), "hand")
    stage.player("A", pool="")
    game = stage.begin()
    assert ways(game, "Split") == []
    resolve(game)
    assert game.decision.kind == D_ACT


@pytest.mark.parametrize(
    "changes",
    [
        (CostChange(-1), CostChange(-2)),
        (EAGER, EAGER),
        (EAGER, CostChange(-2)),  # the minimum is not reached in either order
        (EAGER, CostChange(-9)),  # nothing is left whatever the order; then the minimum takes nothing off
        (CostChange(0, ((F, -1),)), CostChange(0, ((F, -1),))),
        (EAGER, CostChange(0, ((ALL_DOMAINS, -1),))),
    ],
)
def test_356_4_d_1_nothing_is_asked_where_every_order_comes_to_the_same(changes: tuple[CostChange, ...]) -> None:
    stage = priced(*changes)
    stage.add("A", spell("Trick", build.draw(1), energy=5, power=1, domains=F), "hand")
    stage.player("A", pool="9 Energy, 9 Fury")
    game = stage.begin()
    assert len(totals(game, item_of(game, "Trick"))) == 1
    assert ways(game, "Trick") == []


def test_356_4_d_1_each_of_a_cards_own_discounts_has_its_turn() -> None:
    # 10 less 5, less 1, and less 4 but no less than 3: the last of these may come first, second or last
    stage = priced(CostChange(-4, least=3))
    own = [build.passive(CostsLess(amount)) for amount in (5, 1)]
    stage.add("A", unit("Giant", 5, *own, energy=10), "hand")
    game = stage.begin()
    assert totals(game, item_of(game, "Giant")) == [(0, ()), (2, ()), (3, ())]


def test_356_4_d_1_power_discounts_of_different_domains_may_take_turns() -> None:
    # [order][any]: the discount of Order first and that of any after it leave nothing; the other way round, Power of
    # any domain, which is no cost in Order
    stage = priced(CostChange(0, ((ALL_DOMAINS, -1),)), CostChange(0, ((O, -1),)))
    stage.add("B", gear("Helm", build.passive(Prices(CostChange(0, ((ALL_DOMAINS, 1),)), "theirs"))), "base")
    stage.add("A", unit("Giant", 5, power=1, domains=O), "hand")
    stage.player("A", pool="1 Fury")
    assert ways(stage.begin(), "Giant") == ["nothing to pay", "spend 1 Fury Power from the pool"]


def test_356_4_b_a_discount_of_any_power_takes_off_one_cost_or_the_other() -> None:
    stage = priced(CostChange(0, ((ALL_DOMAINS, -1),)))
    stage.add("A", unit("Giant", 5, power=1, domains=F, additional=Cost(0, ((M, 1),))), "hand")
    stage.player("A", pool="1 Fury, 1 Mind")
    game = stage.begin()
    assert ways(game, "Giant") == ["spend 1 Mind Power from the pool", "spend 1 Fury Power from the pool"]


def test_356_4_d_1_what_is_used_for_the_dearer_order_leaves_less() -> None:
    # 4 Energy, 1 less but at least 2, 2 less: 1 or 2. A well of 2 Energy pays either; the rest stays in the pool
    for at, left in ((0, {ENERGY: 1}), (1, {})):
        stage = priced(CostChange(-1, least=2), CostChange(-2))
        well = gear("Well", build.use(build.cost(0, ExhaustThis()), Add(ENERGY, 2), reaction=True))
        stage.add("A", well, "base")
        stage.add("A", spell("Trick", build.draw(1), energy=4), "hand")
        stage.player("A", runes="", pool="")
        game = stage.begin()
        assert ways(game, "Trick") == ["use Well, for [1]", "use Well, for [2]"]
        game.apply(at)
        assert pool(game, "A") == left


# Against every order, one by one


def every_order(bill: Bill, changes: Sequence[CostChange]) -> set[Key]:
    """What each permutation of the discounts leaves, by the letter of 356.4.d.1 and 356.4.e."""
    found: set[Key] = set()
    for order in itertools.permutations(changes):
        energy = bill.energy
        lefts = [sorted(mask for mask, amount in bill.power for _ in range(amount))]
        for change in order:
            energy = energy if energy <= change.least else max(change.least, energy + change.energy)
            for mask, amount in change.power:
                for _ in range(-amount):
                    lefts = [less for left in lefts for less in _one_off(left, mask)]
        for left in lefts:
            found.add(Bill(energy, [(mask, 1) for mask in left]).key())
    return found


def _one_off(power: list[int], domains: int) -> list[list[int]]:
    """One Power less: whichever of those domains alone could pay, but none that is easier to pay than another."""
    fit = {mask for mask in power if mask | domains == domains}
    best = [mask for mask in fit if not any(other != mask and other & mask == other for other in fit)]
    return [power[: power.index(mask)] + power[power.index(mask) + 1 :] for mask in best] or [power]


@pytest.mark.parametrize("seed", range(150))
def test_356_4_d_1_every_order_of_discounts_is_found_and_each_total_once(seed: int) -> None:
    rng = random.Random(seed)

    def discount() -> CostChange:
        energy = -rng.choice([0, 1, 2, 4])
        least = rng.choice([0, 0, 1, 2, 3]) if energy else 0
        power = ((rng.choice([F, C, F | C, ALL_DOMAINS]), -rng.choice([1, 2])),) if rng.random() < 0.5 else ()
        return CostChange(energy, power, least=least)

    changes = [discount() for _ in range(rng.randrange(5))]
    masks = rng.sample([F, C, M, F | C, ALL_DOMAINS], k=rng.randrange(4))
    bill = Bill(rng.randrange(9), [(mask, rng.randrange(1, 3)) for mask in masks])

    found = [left.key() for left in bills.changed([bill], changes, F)]

    assert len(found) == len(set(found))
    assert set(found) == every_order(bill, changes)


# Discounts of one component (356.4.c)


EITHER = CostChange(-1, instead=CostChange(0, ((ALL_DOMAINS, -1),)))


def test_356_4_c_1_each_discount_of_a_component_takes_off_what_its_player_likes() -> None:
    # An optional cost of [2][mind][mind], and two that take off Energy or Power: both the same, or one of each
    stage = two_battlefields()
    for name in ("First", "Second"):
        stage.add("A", unit(name, 3, build.passive(OptionalCostsLess(EITHER))), "base")
    stage.add("A", unit("Cub", 2, energy=2, optional=[OptionalCost(Cost(2, ((M, 2),)))]), "hand")
    game = stage.begin()
    item = item_of(game, "Cub")
    item.paid = 1
    assert totals(game, item) == [(2, ((M, 2),)), (3, ((M, 1),)), (4, ())]


def test_356_4_d_a_discount_of_the_total_never_comes_before_one_of_a_component() -> None:
    # 1 and an optional 2; 2 less of the optional cost, and 1 less of the whole but at least 1. The component first: 1
    # and nothing, and then the minimum. The whole first would have left 2 of which the component's share is unclear.
    stage = priced(EAGER)
    stage.add("A", unit("Ezreal", 3, build.passive(OptionalCostsLess(CostChange(-2)))), "base")
    stage.add("A", unit("Cub", 2, energy=1, optional=[OptionalCost(Cost(2))]), "hand")
    game = stage.begin()
    item = item_of(game, "Cub")
    item.paid = 1
    assert totals(game, item) == [(1, ())]


def test_356_4_f_deflect_is_a_cost_that_discounts_can_reduce_to_nothing() -> None:
    stage = priced(CostChange(0, ((ALL_DOMAINS, -1),)))
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), energy=0), "hand")
    stage.player("A", pool="", runes="").player("B", base=["Unit 3 [Deflect] as Bird"])
    game = stage.begin()
    assert playable(game, "Zap")
    play(game, "Zap")
    resolve(game)
    assert game.state.objects[thing(game, "Bird")].damage == 1


# Base cost modifications (356.1)


def test_356_1_a_cost_is_ignored_before_or_after_it_is_replaced() -> None:
    stage = priced(CostChange(ignores=costs.IGNORE_ENERGY | costs.IGNORE_POWER))
    stage.add("A", spell("Trick", build.draw(1), energy=5, power=1, domains=F), "hand")
    game = stage.begin()
    item = item_of(game, "Trick")
    assert totals(game, item) == [(0, ())]
    item.price = costs.price(Cost(2, ((0, 1),)))
    assert totals(game, item) == [(0, ()), (2, ((F, 1),))]


def test_356_1_b_2_only_the_energy_is_ignored_of_what_replaces_a_cost() -> None:
    stage = priced(CostChange(ignores=costs.IGNORE_ENERGY))
    stage.add("A", spell("Trick", build.draw(1), energy=5, power=2, domains=F), "hand")
    game = stage.begin()
    item = item_of(game, "Trick")
    item.price = costs.price(Cost(2, ((0, 1),)))
    assert totals(game, item) == [(0, ((F, 1),)), (2, ((F, 1),))]
