"""Payment: 163-168, 357.1, 429, 444: Add abilities, restricted resources, every way to pay."""

import itertools
import random
from collections import Counter

import pytest

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PAY, D_PRIORITY
from riftwright.core.facts import Face
from riftwright.core.ids import (
    ACTION,
    ALL_DOMAINS,
    ANY,
    BODY,
    CALM,
    CHAOS,
    ENERGY,
    EXHAUSTED,
    FOR_GEAR,
    FOR_PERMANENTS,
    FOR_SHOWDOWNS,
    FOR_SPELLS,
    FOR_UNITS,
    FURY,
    MIND,
    RESOURCES,
)
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import UNITS
from riftwright.effects.instructions import Add
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import costs, means
from riftwright.rules.bills import Bill
from riftwright.rules.means import (
    USE_ABILITY,
    USE_EXHAUST,
    USE_POOL,
    USE_RECYCLE_EXHAUSTED,
    USE_RECYCLE_READY,
    Means,
)
from tests.rules.plays import (
    gear,
    obj,
    pool,
    spell,
    two_battlefields,
    unit,
)
from tests.support import (
    begin,
    decides,
    field,
    move,
    play,
    playable,
    sentences,
    thing,
    use,
    where,
)

F, C, M, B, X = (1 << domain for domain in (FURY, CALM, MIND, BODY, CHAOS))


def seal(domain: int) -> Face:
    """A gear that adds Power of one domain."""
    ability = build.use(build.cost(0, ExhaustThis()), Add(domain, 1), reaction=True)
    return gear(f"Seal of {domain}", ability)


def well(name: str, *adds: Add) -> Face:
    """A gear that exhausts to add what it says."""
    return gear(name, build.use(build.cost(0, ExhaustThis()), *adds, reaction=True))


# Add abilities in payments (429)


def test_429_3_add_reactions_pay_in_the_middle_of_a_play() -> None:
    stage = two_battlefields()
    stage.add("A", seal(FURY), "base", "Seal")
    stage.add("A", unit("Giant", 5, energy=1, power=1, domains=F), "hand")
    stage.player("A", base=["Energy Conduit as Conduit"], runes="")
    game = stage.begin()
    play(game, "Giant")

    assert where(game, "Giant") == "A's base"
    assert obj(game, "Seal").exhausted
    assert obj(game, "Conduit").exhausted
    assert game.decision.kind == D_ACT


def test_429_3_an_add_ability_without_reaction_does_not_pay_in_the_middle_of_a_play() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Slow Well", build.use(build.cost(0, ExhaustThis()), Add(ENERGY, 1))), "base")
    stage.add("A", unit("Giant", 5, energy=1), "hand")
    stage.player("A", runes="")
    game = stage.begin()
    assert not playable(game, "Giant")
    use(game, "Slow Well")
    assert playable(game, "Giant")


def test_429_2_a_an_add_ability_resolves_at_once_and_passes_neither_priority_nor_focus() -> None:
    board = Board(turn="A", edition="2026-07-16")
    board.battlefield(units={"A": ["Unit 1"]}, contested="A")
    board.player("A", base=["Energy Conduit as Conduit"], hand=["Spell [Action]: draw 1"], runes="1 Fury")
    board.showdown(1, focus="A")
    game = begin(board)
    use(game, "Conduit")

    assert game.decision.kind == D_FOCUS
    assert decides(game) == "A"
    assert pool(game, "A") == {ENERGY: 1}
    assert game.state.chain == []


def test_429_2_a_an_add_ability_used_with_priority_leaves_the_chain_as_it_was() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.player("A", hand=["Spell: draw 1"], runes="")
    board.player("B", base=["Energy Conduit as Conduit"])
    game = begin(board)
    play(game, "Spell: draw 1")
    game.apply("pass")
    assert decides(game) == "B"
    use(game, "Conduit")
    assert decides(game) == "B"
    assert len(game.state.chain) == 1


def test_414_4_a_source_that_its_ability_exhausts_cannot_pay_for_that_ability() -> None:
    for given, offered in (("", ["add"]), ("1 Energy", ["add", "use"])):
        stage = two_battlefields()
        abilities = (
            build.use(build.cost(0, ExhaustThis()), Add(ENERGY, 1), reaction=True),
            build.use(build.cost(1, ExhaustThis()), build.draw(1)),
        )
        stage.add("A", gear("Odd Well", *abilities), "base")
        stage.player("A", pool=given)
        words = [option.key.split(":")[0] for option in stage.begin().decision.options]
        assert sorted(word for word in words if word in ("add", "use")) == offered


def test_163_restricted_power_of_kaisas_legend_pays_for_spells_alone() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield().battlefield()
    board.player(
        "A",
        legend="Kai'Sa, Daughter of the Void",
        runes="3 Mind",
        hand=["Hextech Ray", "Sprite Mother", "Falling Star"],
    )
    board.player("B", base=["Unit 1 as Pawn"])
    board.battlefield(units={"B": ["Unit 3 as Guard"]}, controller="B")
    game = begin(board)
    # Hextech Ray: 1 Energy and 1 Fury, which only the legend has; Falling Star takes 2 of it
    assert playable(game, "Hextech Ray")
    assert not playable(game, "Falling Star")

    play(game, "Hextech Ray")
    assert game.state.objects[game.state.players[0].legends[0]].exhausted
    assert len(game.state.players[0].runes) == 3


def test_163_restricted_resources_are_for_what_they_say_alone() -> None:
    wanted = {
        FOR_SPELLS: {"Trick"},
        FOR_GEAR: {"Thing"},
        FOR_UNITS: {"Giant"},
        FOR_PERMANENTS: {"Giant", "Thing"},
        FOR_SHOWDOWNS: set(),
    }
    for restriction, cards in wanted.items():
        stage = two_battlefields()
        stage.add("A", spell("Trick", build.draw(1), energy=1), "hand")
        stage.add("A", unit("Giant", 5, energy=1), "hand")
        stage.add("A", gear("Thing", energy=1), "hand")
        stage.add("A", well("Well", Add(ENERGY, 1, restriction)), "base")
        stage.player("A", runes="")
        game = stage.begin()
        assert {card for card in ("Trick", "Giant", "Thing") if playable(game, card)} == cards


def test_163_energy_for_showdowns_pays_during_showdowns() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Trick", build.draw(1), energy=1, keywords=[(ACTION, 1)]), "hand")
    stage.add("A", well("Moon", Add(ENERGY, 1, FOR_SHOWDOWNS)), "base")
    stage.player("A", base=["Unit 1 as Scout"], runes="")
    game = stage.begin()
    assert not playable(game, "Trick")
    move(game, "Scout", field(1))
    assert playable(game, "Trick")


def test_357_1_restricted_resources_are_spent_before_others() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.player("A", hand=["Spell 2: draw 1"], pool="2 Energy, 1 Energy for spells")
    game = begin(board)
    play(game, "Spell 2: draw 1")  # the first way to pay that is offered
    assert pool(game, "A") == {ENERGY: 1}


def test_429_a_floating_resource_stays_in_the_pool_for_what_comes_next() -> None:
    stage = two_battlefields()
    stage.add("A", well("Deep Well", Add(ENERGY, 3)), "base", "Well")
    stage.add("A", unit("Pawn", 1, energy=1), "hand")
    stage.player("A", runes="")
    game = stage.begin()
    play(game, "Pawn")
    assert pool(game, "A") == {ENERGY: 2}


def test_429_an_ability_that_adds_several_resources_is_used_once_for_all_of_them() -> None:
    stage = two_battlefields()
    stage.add("A", well("Orchard", Add(ENERGY, 1), Add(ANY, 1)), "base", "Orchard")
    stage.add("A", unit("Giant", 5, energy=1, power=1, domains=C), "hand")
    stage.player("A", runes="")
    game = stage.begin()
    play(game, "Giant")
    assert where(game, "Giant") == "A's base"
    assert pool(game, "A") == {}


def test_429_two_power_of_one_source_pay_two_different_costs() -> None:
    # [C] of the spell and [A] of Deflect (809.1.c.1)
    stage = two_battlefields()
    stage.add("A", well("Spring", Add(FURY, 2)), "base", "Spring")
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), power=1, domains=F), "hand")
    stage.player("A", runes="")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    game = stage.begin()
    play(game, "Zap")
    assert game.decision.kind == D_PRIORITY
    assert pool(game, "A") == {}


def test_429_the_pool_units_that_a_plan_leaves_are_left() -> None:
    # Fury in the pool is kept where the player pays Deflect with a Calm rune
    stage = two_battlefields()
    stage.add("A", spell("Zap", build.deal(1, target(UNITS))), "hand")
    stage.player("A", runes="1 Calm", pool="1 Fury")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    game = stage.begin()
    play_with(game, "Zap", "recycle 1 ready Calm rune")
    assert pool(game, "A") == {FURY: 1}
    assert game.state.players[0].runes == []


def play_with(game: Game, card: str, payment_text: str) -> None:
    """Play the card and pay in that way."""
    oid = thing(game, card)
    game.apply(f"play:{oid}")
    while game.decision.kind != D_PAY:
        game.apply(0)
    found = [o for o in game.decision.options if o.text == payment_text]
    assert found, sentences(game)
    game.apply(found[0])


def test_167_pools_empty_at_the_end_of_the_turn() -> None:
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.player("A", pool="3 Energy, 1 Fury").player("B", pool="1 any")
    game = begin(board)
    game.apply("end")
    assert pool(game, "A") == {}
    assert pool(game, "B") == {}


# Every way to pay, each once


def brute_force(game: Game, bill: Bill, purpose: int) -> set[tuple[object, ...]]:
    """Every outcome of paying: by trying each rune, each unit of the pool and each ability, singly."""
    s = game.state
    p = s.players[0]
    m = game.machine
    # An action: what it gives, and how it shows in the outcome.
    actions: list[tuple[str, int, tuple[tuple[int, int], ...]]] = []
    for place, amount in enumerate(p.pool):
        if purpose >> place // RESOURCES & 1:
            actions += [("pool", place, ((place % RESOURCES, 1),))] * amount
    for oid in p.runes:
        domain = s.face_of(oid).domains.bit_length() - 1
        if not s.objects[oid].flags & EXHAUSTED:
            actions.append(("exhaust", oid, ((ENERGY, 1),)))
        actions.append(("recycle", oid, ((domain, 1),)))
    for one in means.add_abilities(m, 0):
        gives = tuple((r, n) for r, n, limit in one.yields(m) if purpose >> limit & 1)
        actions.append(("use", one.oid << 8 | one.ability.index, gives))

    def pays(chosen: tuple[int, ...]) -> bool:
        energy = 0
        power: list[int] = []
        for i in chosen:
            for resource, amount in actions[i][2]:
                if resource == ENERGY:
                    energy += amount
                else:
                    power += [resource] * amount
        needs = [mask for mask, amount in bill.power for _ in range(amount)]
        return energy >= bill.energy and _matches(needs, power)

    outcomes: set[tuple[object, ...]] = set()
    for size in range(len(actions) + 1):
        for chosen in itertools.combinations(range(len(actions)), size):
            sources = [actions[i][1] >> 8 for i in chosen if actions[i][0] == "use"]
            if len(sources) != len(set(sources)) or not pays(chosen):
                continue
            if any(pays(chosen[:i] + chosen[i + 1 :]) for i in range(size)):
                continue  # something in it is not needed
            outcomes.add(_outcome(game, [actions[i][:2] for i in chosen]))
    return outcomes


def _matches(needs: list[int], power: list[int]) -> bool:
    """Whether each need can have a unit of Power of its own."""
    if not needs:
        return True
    for i, resource in enumerate(power):
        if (resource == ANY or needs[0] >> resource & 1) and _matches(needs[1:], power[:i] + power[i + 1 :]):
            return True
    return False


def _outcome(game: Game, done: list[tuple[str, int]]) -> tuple[object, ...]:
    """What is left afterwards: ready and exhausted runes by domain, what was spent, which abilities were used."""
    s = game.state
    gone = {oid for what, oid in done if what == "recycle"}
    tired = {oid for what, oid in done if what == "exhaust"}
    runes: Counter[tuple[int, bool]] = Counter()
    for oid in s.players[0].runes:
        if oid not in gone:
            runes[s.objects[oid].face, oid in tired or s.objects[oid].exhausted] += 1
    spent = Counter(place for what, place in done if what == "pool")
    used = Counter((s.objects[n >> 8].face, n & 255) for what, n in done if what == "use")
    return frozenset(runes.items()), frozenset(spent.items()), frozenset(used.items())


def _plan_outcome(game: Game, found: list[means.Source], plan: means.Plan) -> tuple[object, ...]:
    s = game.state
    runes: Counter[tuple[int, bool]] = Counter()
    for oid in s.players[0].runes:
        runes[s.objects[oid].face, s.objects[oid].exhausted] += 1
    spent: Counter[int] = Counter()
    used: Counter[tuple[int, int]] = Counter()
    for kind, i, count in plan.steps:
        source = found[i]
        if kind == USE_POOL:
            spent[source.place] += count
        elif kind == USE_ABILITY:
            used[s.objects[source.oids[0]].face, source.abilities[0].ability.index] += count
        else:
            domain = source.resource
            face = next(
                o.face for o in (s.objects[r] for r in s.players[0].runes) if s.faces[o.face].domains == 1 << domain
            )
            if kind in (USE_EXHAUST, USE_RECYCLE_READY):
                runes[face, False] -= count
            if kind == USE_EXHAUST:
                runes[face, True] += count
            elif kind == USE_RECYCLE_EXHAUSTED:
                runes[face, True] -= count
    assert min(runes.values(), default=0) >= 0
    return frozenset((+runes).items()), frozenset(spent.items()), frozenset(used.items())


WELLS = (
    ("Conduit", (Add(ENERGY, 1),)),
    ("Deep Well", (Add(ENERGY, 2),)),
    ("Orchard", (Add(ENERGY, 1), Add(ANY, 1))),
    ("Spring", (Add(FURY, 2),)),
    ("Rainbow", (Add(ANY, 1),)),
    ("Tome", (Add(ANY, 1, FOR_SPELLS),)),
)


@pytest.mark.parametrize("seed", range(60))
def test_357_1_every_different_way_to_pay_is_offered_once(seed: int) -> None:
    rng = random.Random(seed)
    stage = two_battlefields()
    names = ["Fury", "Calm", "exhausted Fury", "exhausted Calm"]
    runes = ", ".join(f"{rng.randrange(3)} {name}" for name in names)
    given = ", ".join(f"{rng.randrange(2)} {name}" for name in ("Energy", "Fury", "any", "Energy for spells"))
    stage.player("A", runes=runes, pool=given)
    for name, adds in rng.choices(WELLS, k=rng.randrange(4)):
        stage.add("A", well(name, *[Add(a.resource, a.amount, a.restriction) for a in adds]), "base")
    game = stage.begin()
    purpose = rng.choice([1, 1 | 1 << FOR_SPELLS])
    masks = rng.sample([F, C, F | C, ALL_DOMAINS], k=rng.randrange(3))
    bill = Bill(rng.randrange(4), [(mask, rng.randrange(1, 3)) for mask in masks])

    found, plans = means.plans(game.machine, 0, [bill], purpose)
    outcomes = [_plan_outcome(game, found, plan) for plan in plans]

    assert len(outcomes) == len(set(outcomes))
    assert set(outcomes) == brute_force(game, bill, purpose)
    assert Means(game.machine, 0, purpose).cover(bill) is bool(plans)


def test_357_1_a_an_object_with_two_add_abilities_uses_one_of_them() -> None:
    # Each costs its exhaustion, so together they give 1 Energy or 1 Power, never both
    def tree() -> Face:
        abilities = [build.use(build.cost(0, ExhaustThis()), Add(r, 1), reaction=True) for r in (ENERGY, ANY)]
        return gear("Tree", *abilities)

    for trees, able in ((1, False), (2, True)):
        stage = two_battlefields()
        for _ in range(trees):
            stage.add("A", tree(), "base")
        stage.add("A", unit("Giant", 5, energy=1, power=1), "hand")
        stage.player("A", runes="")
        game = stage.begin()
        assert playable(game, "Giant") is able
        if able:
            play(game, "Giant")
            assert where(game, "Giant") == "A's base"


@pytest.mark.parametrize("seed", range(25))
def test_357_1_paying_takes_exactly_what_the_plan_says(seed: int) -> None:
    rng = random.Random(1000 + seed)
    stage = two_battlefields()
    runes = ", ".join(f"{rng.randrange(3)} {name}" for name in ("Fury", "Calm", "exhausted Fury"))
    stage.player("A", runes=runes, pool=", ".join(f"{rng.randrange(3)} {n}" for n in ("Energy", "Fury", "Calm", "any")))
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), energy=rng.randrange(3), power=1, domains=F), "hand")
    stage.player("B", base=["Unit 3 [Deflect 2] as Bird"])
    game = stage.begin()
    if not playable(game, "Zap"):
        assert seed in UNPLAYABLE
        return
    before = pool(game, "A")
    game.apply(f"play:{thing(game, 'Zap')}")
    if game.decision.kind != D_PAY:  # there is one way only
        assert game.decision.kind == D_PRIORITY
        return
    for option in game.decision.options:
        copy = game.clone()
        copy.apply(option)
        found, plans = means.plans(game.machine, 0, *_prices(game))
        spent = {found[i].place: n for kind, i, n in plans[option.a].steps if kind == USE_POOL}
        assert pool(copy, "A") == {
            place: amount - spent.get(place, 0) for place, amount in before.items() if amount != spent.get(place, 0)
        }


UNPLAYABLE = {1, 19}


def _prices(game: Game) -> tuple[list[Bill], int]:
    item = game.state.chain[-1]
    return costs.totals(game.machine, item), costs.purpose(game.machine, item)


def _all_but(size: int, needs: list[int], units: list[int]) -> bool:
    """Whether all needs but so many can be met."""
    return any(_matches(list(met), units) for met in itertools.combinations(needs, len(needs) - size))


@pytest.mark.parametrize("seed", range(40))
def test_357_1_halls_condition_says_how_much_power_is_missing(seed: int) -> None:
    rng = random.Random(seed)
    power = [(rng.choice([F, C, M, F | C, F | M, ALL_DOMAINS]), rng.randrange(1, 3)) for _ in range(rng.randrange(4))]
    supply = [rng.randrange(3) if d in (FURY, CALM, MIND, ANY) else 0 for d in range(ANY + 1)]
    needs = [mask for mask, amount in power for _ in range(amount)]
    units = [d for d in range(ANY + 1) for _ in range(supply[d])]
    missing = next(size for size in range(len(needs) + 1) if _all_but(size, needs, units))
    assert means.shortfall(power, supply) == missing
