"""Payment: 163-168, 357.1, 429, 444: Add abilities, restricted resources, every way to pay."""

import random
from dataclasses import dataclass

import pytest

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PAY, D_PRIORITY
from riftwright.core.events import COST_PAID
from riftwright.core.facts import Face
from riftwright.core.ids import (
    ACTION,
    ALL_DOMAINS,
    ANY,
    BODY,
    CALM,
    CHAOS,
    ENERGY,
    FOR_GEAR,
    FOR_PERMANENTS,
    FOR_SHOWDOWNS,
    FOR_SPELLS,
    FOR_UNITS,
    FURY,
    GEAR,
    MIND,
    RESOURCES,
)
from riftwright.core.nodes import Cost, CostChange, Effect, Passive
from riftwright.core.state import ITEM_ACTIVATED, ChainItem
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis, KillMe
from riftwright.effects.filters import UNITS
from riftwright.effects.instructions import Add
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import costs, means
from riftwright.rules.bills import Bill
from riftwright.rules.frame import Frame
from riftwright.rules.means import (
    USE_POOL,
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
    usable,
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


# What is left of what was added


def ways(game: Game, card: str) -> dict[str, dict[int, int]]:
    """What is in A's pool after each of the ways to pay for the card that are offered, by their words."""
    game = game.clone()
    game.apply(f"play:{thing(game, card)}")
    if game.decision.kind != D_PAY:
        return {"": pool(game, "A")}
    found = {}
    for option in game.decision.options:
        copy = game.clone()
        copy.apply(option)
        found[option.text] = pool(copy, "A")
    assert len(found) == len(game.decision.options)
    return found


def test_357_1_what_a_payment_leaves_of_what_is_added_and_of_the_pool_is_a_choice() -> None:
    stage = two_battlefields()
    stage.add("A", well("Orchard", Add(ENERGY, 1), Add(ANY, 1)), "base")
    stage.add("A", unit("Giant", 5, energy=1, power=1, domains=F), "hand")
    stage.player("A", runes="", pool="1 Fury")
    assert ways(stage.begin(), "Giant") == {
        "use Orchard": {FURY: 1},
        "spend 1 Fury Power from the pool, use Orchard": {ANY: 1},
    }


def test_357_1_what_is_left_of_two_domains_that_one_ability_adds_is_a_choice() -> None:
    stage = two_battlefields()
    stage.add("A", well("Two Springs", Add(FURY, 1), Add(CALM, 1)), "base")
    stage.add("A", unit("Giant", 5, power=1), "hand")
    stage.player("A", runes="", pool="")
    assert ways(stage.begin(), "Giant") == {
        "use Two Springs, leaving 1 Calm Power": {CALM: 1},
        "use Two Springs, leaving 1 Fury Power": {FURY: 1},
    }


def test_357_1_restricted_energy_of_the_pool_may_be_spent_where_more_is_added_than_needed() -> None:
    stage = two_battlefields()
    stage.add("A", well("Orchard", Add(ENERGY, 1), Add(ANY, 1)), "base")
    stage.add("A", spell("Trick", build.draw(1), energy=1, power=1, domains=F), "hand")
    stage.player("A", runes="", pool="1 Energy for spells")
    assert ways(stage.begin(), "Trick") == {
        "use Orchard": {RESOURCES + ENERGY: 1},
        "spend 1 Energy for spells from the pool, use Orchard": {ENERGY: 1},
    }


def test_357_1_where_it_makes_no_difference_there_is_no_choice() -> None:
    # Power of any domain is not of one when it is added (135.2.e.5.b), and Energy is like other Energy
    stage = two_battlefields()
    stage.add("A", well("Rainbows", Add(ANY, 2), Add(ENERGY, 2)), "base")
    stage.add("A", unit("Giant", 5, energy=1, power=1, domains=F), "hand")
    stage.player("A", runes="", pool="")
    assert ways(stage.begin(), "Giant") == {"": {ANY: 1, ENERGY: 1}}


# Add abilities that cost resources


def press(*adds: Add, energy: int = 0, power: int = 0) -> Face:
    price = Cost(energy, ((ALL_DOMAINS, power),) if power else (), (ExhaustThis(),))
    return gear("Press", build.use(price, *adds, reaction=True))


def test_429_3_an_add_ability_that_costs_power_is_used_and_paid_for_in_the_middle_of_a_play() -> None:
    for energy, able in ((3, True), (4, True), (5, False)):
        stage = two_battlefields()
        stage.add("A", press(Add(ENERGY, 2, FOR_UNITS), power=2), "base", "Press")
        stage.add("A", unit("Giant", 5, energy=energy), "hand")
        stage.player("A", runes="2 Fury")
        game = stage.begin()
        assert playable(game, "Giant") is able
        if not able:
            continue
        play(game, "Giant")
        assert where(game, "Giant") == "A's base"
        assert obj(game, "Press").exhausted
        assert game.state.players[0].runes == []
        assert [(e.rule, e.amount, e.other) for e in game.log if e.kind == COST_PAID] == [
            ("429.3.a", 0, 2),
            ("357", energy, 0),
        ]
        assert pool(game, "A") == {}


def test_429_3_what_it_adds_is_for_what_it_says_alone() -> None:
    stage = two_battlefields()
    stage.add("A", press(Add(ENERGY, 2, FOR_UNITS), power=2), "base", "Press")
    stage.add("A", spell("Trick", build.draw(1), energy=4), "hand")
    stage.player("A", runes="2 Fury")
    assert not playable(stage.begin(), "Trick")


def test_165_what_may_be_spent_on_its_price_is_what_is_for_its_source() -> None:
    # Power for gear abilities pays for the gear, though not for the spell; Power for spells the other way round
    for restriction, able in ((FOR_GEAR, True), (FOR_SPELLS, False)):
        stage = two_battlefields()
        stage.add("A", press(Add(ENERGY, 2), power=1), "base")
        stage.add("A", well("Well", Add(ANY, 1, restriction)), "base", "Well")
        stage.add("A", spell("Trick", build.draw(1), energy=2), "hand")
        stage.player("A", runes="")
        game = stage.begin()
        assert playable(game, "Trick") is able
        if able:
            play(game, "Trick")
            assert pool(game, "A") == {}
            assert obj(game, "Well").exhausted


def test_429_3_it_is_offered_among_the_other_ways_and_once() -> None:
    stage = two_battlefields()
    stage.add("A", press(Add(ANY, 1), energy=1), "base")
    stage.add("A", unit("Giant", 5, power=1, domains=F), "hand")
    stage.player("A", runes="1 Fury", pool="")
    assert ways(stage.begin(), "Giant") == {
        "recycle 1 ready Fury rune": {},
        "exhaust 1 Fury rune, use Press": {},
    }


def test_429_3_what_it_adds_does_not_pay_for_itself() -> None:
    stage = two_battlefields()
    stage.add("A", press(Add(ENERGY, 3), energy=1), "base")
    stage.add("A", unit("Giant", 5, energy=2), "hand")
    stage.player("A", runes="")
    game = stage.begin()
    assert not playable(game, "Giant")
    assert not usable(game, "Press")


def test_356_4_a_its_price_is_what_discounts_leave_of_it() -> None:
    for less, able in ((0, False), (1, True)):
        stage = two_battlefields()
        stage.add("A", press(Add(ENERGY, 3), energy=1), "base")
        if less:
            stage.add("A", gear("Patron", build.passive(AbilitiesCostLess())), "base")
        stage.add("A", unit("Giant", 5, energy=3), "hand")
        stage.player("A", runes="")
        assert playable(stage.begin(), "Giant") is able


class AbilitiesCostLess(Passive):
    """Abilities of its controller cost 1 Energy less."""

    def __init__(self) -> None:
        self.prices = True

    def change_cost(self, frame: Frame, item: ChainItem) -> CostChange | None:
        return CostChange(-1) if item.what == ITEM_ACTIVATED and item.controller == frame.you else None

    def say(self) -> str:
        return "your abilities cost [1] less"


@dataclass(frozen=True, slots=True, eq=False)
class AddForEachGear(Effect):
    """Add 1 Energy for each gear on the board."""

    def run(self, frame: Frame) -> bool:
        raise AssertionError("it is used in payments only")

    def adds(self) -> bool:
        return True

    def yields(self, frame: Frame) -> tuple[tuple[int, int, int], ...]:
        return ((ENERGY, sum(o.on_board and o.types & GEAR != 0 for o in frame.m.state.objects), 0),)

    def say(self) -> str:
        return "[Add] [1] for each gear"


def test_203_3_a_payment_for_which_less_is_added_than_there_was_to_be_is_made_up_for_or_fails() -> None:
    # The flask that is used up counted for what the counting house adds
    flask = gear("Flask", build.use(Cost(parts=(KillMe("this"),)), Add(ENERGY, 1), reaction=True))
    house = gear("House", build.use(Cost(parts=(ExhaustThis(),)), AddForEachGear(), reaction=True))
    for given, paid in (("", False), ("1 Energy", True)):
        stage = two_battlefields()
        stage.add("A", flask, "base")
        stage.add("A", house, "base")
        stage.add("A", unit("Giant", 5, energy=3), "hand")
        stage.player("A", runes="", pool=given)
        game = stage.begin()
        game.apply(f"play:{thing(game, 'Giant')}")
        if given:
            game.apply(next(o for o in game.decision.options if o.text == "use Flask, use House"))
        assert (where(game, "Giant") == "A's base") is paid
        assert game.decision.kind == D_ACT


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


def test_what_a_resource_may_be_spent_on_is_seen_in_the_pool() -> None:
    pool = "2 Energy, 1 Energy for spells, 1 Fury for gear, 1 Calm for units, 1 any for permanents"
    game = begin(Board(turn="A").battlefield().player("A", pool=f"{pool}, 1 Mind for showdowns", hand=["Unit 2"]))
    assert game.view(0).players[0].pool == {
        "Energy": 2,
        "Energy for spells": 1,
        "Fury for gear": 1,
        "Calm for units": 1,
        "any for permanents": 1,
        "Mind for showdowns": 1,
    }
