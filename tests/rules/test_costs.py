"""Costs: 135.2.e, 201-206, 356, 357.2-357.3, 358.5, 403, 404 and the tolls of 204.4."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_OPTIONAL, D_PAY, D_PRIORITY, O_DECLINE
from riftwright.core.facts import Face
from riftwright.core.ids import (
    ACCELERATE,
    ALL_DOMAINS,
    BODY,
    CALM,
    CHAOS,
    ENERGY,
    FURY,
    GEAR,
    MIND,
    REACTION,
    SPELL,
    UNIT,
)
from riftwright.core.nodes import Cost, CostChange, OptionalCost
from riftwright.effects import build
from riftwright.effects.conditions import CardsInHand, Paid
from riftwright.effects.costs import ExhaustThis, KillMe
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, IN_TRASH, UNITS, CostAtMost, Those
from riftwright.effects.instructions import Ready
from riftwright.effects.movement import PlayCard
from riftwright.effects.subjects import target
from riftwright.effects.triggers import WhenIMove, WhenPlayed
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import costs
from riftwright.rules.bills import Bill
from riftwright.rules.choices import proposed_card
from riftwright.rules.frame import Frame
from tests.rules.plays import (
    EDITIONS,
    ExhaustAFriend,
    KillAFriend,
    OptionalCostsLess,
    Prices,
    Stage,
    gear,
    obj,
    pool,
    position,
    spell,
    two_battlefields,
    unit,
)
from tests.support import (
    begin,
    choose,
    events,
    field,
    hand,
    might,
    move,
    offered,
    play,
    playable,
    resolve,
    sentences,
    thing,
    usable,
    use,
    where,
)

F, C, M, B, X = (1 << domain for domain in (FURY, CALM, MIND, BODY, CHAOS))


def bill_of(game: Game, seat: str, card: str, **set_: int) -> Bill:
    """What playing the card would cost, in whatever order discounts are applied."""
    s = game.state
    item = proposed_card(game.machine, s.seats.index(seat), s.objects[thing(game, card)])
    for name, value in set_.items():
        setattr(item, name, value)
    (bill,) = costs.totals(game.machine, item)
    return bill


# What is paid (204, 356.1)


def test_204_1_a_base_cost_takes_energy_and_power_out_of_the_pool() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Giant", 5, energy=3, power=2, domains=F), "hand")
    stage.player("A", pool="4 Energy, 3 Fury")
    game = stage.begin()
    play(game, "Giant")

    assert pool(game, "A") == {ENERGY: 1, FURY: 1}
    assert where(game, "Giant") == "A's base"


def test_204_1_power_of_another_domain_does_not_pay_for_a_card_but_power_of_any_does() -> None:
    """135.2.e.5.a, 135.2.e.5.b"""
    stage = two_battlefields()
    stage.add("A", unit("Giant", 5, power=1, domains=F), "hand")
    stage.player("A", pool="3 Calm")
    assert not playable(stage.begin(), "Giant")

    stage = two_battlefields()
    stage.add("A", unit("Giant", 5, power=1, domains=F), "hand")
    stage.player("A", pool="3 Calm, 1 any")
    game = stage.begin()
    play(game, "Giant")
    assert pool(game, "A") == {CALM: 3}


def test_163_energy_is_no_power_and_power_is_no_energy() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Thinker", 1, energy=1), "hand")
    stage.add("A", unit("Fighter", 1, power=1), "hand")
    stage.player("A", pool="5 any")
    game = stage.begin()
    assert not playable(game, "Thinker")
    assert playable(game, "Fighter")

    stage = two_battlefields()
    stage.add("A", unit("Fighter", 1, power=1), "hand")
    stage.player("A", pool="5 Energy")
    assert not playable(stage.begin(), "Fighter")


def test_164_2_one_rune_pays_energy_and_then_power_of_its_domain() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Giant", 5, energy=1, power=1, domains=F), "hand")
    stage.player("A", runes="1 Fury", rune_deck="")
    game = stage.begin()
    play(game, "Giant")

    assert where(game, "Giant") == "A's base"
    assert game.state.players[0].runes == []
    assert len(game.state.players[0].rune_deck) == 1
    assert [e.kind for e in game.log if e.kind in (ev.EXHAUSTED_EVENT, ev.RECYCLED)] == [
        ev.EXHAUSTED_EVENT,
        ev.RECYCLED,
    ]


@pytest.mark.parametrize(("edition", "any_will_do"), [(EDITIONS[0], True), (EDITIONS[1], False), (EDITIONS[2], False)])
def test_135_2_e_6_c_a_card_of_two_domains_takes_power_of_either(edition: str, any_will_do: bool) -> None:
    # 2026-03-30: [C] of a card with several domains is Power of any domain
    for given, enough in (("1 Fury", True), ("1 Calm", True), ("1 Mind", any_will_do)):
        stage = two_battlefields(edition=edition)
        stage.add("A", unit("Tibbers", 5, power=1, domains=F | C), "hand")
        stage.player("A", pool=given)
        assert playable(stage.begin(), "Tibbers") is enough, given


def test_135_2_e_6_b_a_card_without_a_domain_takes_power_of_any() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Golem", 5, power=1), "hand")
    stage.player("A", pool="1 Chaos")
    assert playable(stage.begin(), "Golem")


def test_356_1_b_3_a_card_played_ignoring_its_cost_still_pays_what_is_added() -> None:
    """356.1.b.1"""
    for paid, given in (("yes", {}), ("no", {ENERGY: 1, FURY: 1})):
        stage = two_battlefields()
        stage.add("A", spell("Raise", PlayCard(target(Those(UNIT, where=IN_TRASH)))), "hand")
        stage.add("A", unit("Rearguard", 2, energy=2, power=1, domains=F, keywords=[(ACCELERATE, 1)]), "trash")
        stage.player("A", pool="1 Energy, 1 Fury")
        game = stage.begin()
        play(game, "Raise")
        resolve(game)
        choose(game, paid)
        if paid == "yes":
            assert (game.decision.kind, offered(game, "decline")) == (D_PAY, True)  # 444.2
            game.apply(0)

        assert where(game, "Rearguard") == "A's base"
        assert pool(game, "A") == given
        assert bool(game.state.objects[thing(game, "Rearguard")].exhausted) is (paid == "no")


def test_444_2_a_who_is_told_to_play_a_card_may_decline_its_cost_and_the_play_is_undone() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Raise", PlayCard(target(Those(UNIT, where=IN_TRASH)))), "hand")
    stage.add("A", unit("Rearguard", 2, energy=2, power=1, domains=F, keywords=[(ACCELERATE, 1)]), "trash")
    stage.player("A", pool="1 Energy, 1 Fury")
    game = stage.begin()
    play(game, "Raise")
    resolve(game)
    choose(game, "yes", "decline")

    assert where(game, "Rearguard") == "A's trash"
    assert pool(game, "A") == {ENERGY: 1, FURY: 1}


def test_356_1_b_2_only_the_cost_that_is_ignored_is_zero() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Giant", 5, energy=3, power=2, domains=F), "hand")
    game = stage.begin()

    assert bill_of(game, "A", "Giant", free=costs.IGNORE_ENERGY).energy == 0
    assert bill_of(game, "A", "Giant", free=costs.IGNORE_ENERGY).power == [(F, 2)]
    assert bill_of(game, "A", "Giant", free=costs.IGNORE_POWER).energy == 3
    assert bill_of(game, "A", "Giant", free=costs.IGNORE_POWER).power == []


# Additional costs (356.2)


def test_356_2_a_a_mandatory_additional_cost_must_be_paid() -> None:
    patron = unit("Patron", 6, energy=2, additional=Cost(0, (), (KillAFriend(),)))
    stage = two_battlefields()
    stage.add("A", patron, "hand")
    stage.player("A", base=["Unit 1 as Pawn"])
    game = stage.begin()
    play(game, "Patron")

    assert where(game, "Pawn") == "A's trash"
    assert where(game, "Patron") == "A's base"
    assert pool(game, "A")[ENERGY] == 97


def test_203_3_what_cannot_be_done_cannot_be_paid() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Patron", 6, additional=Cost(0, (), (KillAFriend(),))), "hand")
    game = stage.begin()
    assert not playable(game, "Patron")


def test_204_2_additional_power_is_paid_with_the_base_cost() -> None:
    """204.2, 204.2.a"""
    stage = two_battlefields()
    stage.add("A", unit("Guard", 2, energy=2, domains=F, additional=Cost(1, ((0, 1),))), "hand")
    stage.player("A", pool="3 Energy, 1 Fury")
    game = stage.begin()
    play(game, "Guard")
    assert pool(game, "A") == {}


def test_356_2_b_an_optional_cost_is_paid_only_where_that_was_chosen() -> None:
    """355.1, 355.1.a, 356.2.b.1"""
    for answer, cards, left in (("yes", 1, 0), ("no", 0, 1)):
        stage = two_battlefields()
        keeper = unit(
            "Keeper",
            2,
            build.when(WhenPlayed(), build.draw(1), condition=Paid()),
            energy=1,
            optional=[OptionalCost(Cost(0, ((C, 1),)))],
        )
        stage.add("A", keeper, "hand")
        stage.player("A", pool="1 Energy, 1 Calm")
        game = stage.begin()
        play(game, "Keeper", answer)
        resolve(game)
        assert len(hand(game, "A")) == cards
        assert pool(game, "A").get(CALM, 0) == left


def test_355_16_an_optional_cost_that_cannot_be_paid_is_not_offered() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Keeper", 2, energy=1, optional=[OptionalCost(Cost(0, ((C, 1),)))]), "hand")
    stage.player("A", pool="1 Energy, 1 Fury")
    game = stage.begin()
    play(game, "Keeper")
    assert where(game, "Keeper") == "A's base"


def test_355_16_an_optional_cost_that_would_leave_too_little_for_deflect_is_not_offered() -> None:
    for given, asked in (("2 any", True), ("1 any", False)):
        stage = two_battlefields()
        face = spell("Zap", build.deal(1, target(UNITS)), optional=[OptionalCost(Cost(0, ((ALL_DOMAINS, 1),)))])
        stage.add("A", face, "hand")
        stage.player("A", pool=given)
        stage.player("B", base=["Unit 3 [Deflect] as Bird"])
        game = stage.begin()
        play(game, "Zap")
        assert (game.decision.kind == D_OPTIONAL) is asked


def test_414_4_a_cost_to_exhaust_needs_somebody_who_is_ready() -> None:
    for state, ready in (("Unit 1 as Pawn", True), ("Unit 1 as Pawn exhausted", False)):
        stage = two_battlefields()
        stage.add("A", spell("Sit", build.draw(1), additional=Cost(0, (), (ExhaustAFriend(),))), "hand")
        stage.player("A", base=[state])
        game = stage.begin()
        assert playable(game, "Sit") is ready


# Increases and discounts (356.3, 356.4)


def priced(*passives: Prices) -> Stage:
    stage = two_battlefields()
    for i, passive in enumerate(passives):
        stage.add("A", gear(f"Law {i}", build.passive(passive)), "base")
    return stage


def test_356_3_an_increase_raises_the_cost_of_what_it_speaks_of() -> None:
    stage = two_battlefields()
    stage.add("B", gear("Helm", build.passive(Prices(CostChange(1), "theirs", SPELL))), "base")
    stage.add("A", spell("Trick", build.draw(1), energy=2), "hand")
    stage.add("A", unit("Giant", 5, energy=2), "hand")
    stage.player("A", pool="2 Energy")
    game = stage.begin()

    assert not playable(game, "Trick")
    assert playable(game, "Giant")
    assert bill_of(game, "A", "Trick").energy == 3


def test_356_3_an_increase_of_power_takes_any_domain_that_it_says() -> None:
    stage = priced(Prices(CostChange(1, ((ALL_DOMAINS, 1),))))
    stage.add("A", spell("Trick", build.draw(1), energy=2, power=1, domains=F), "hand")
    bill = bill_of(stage.begin(), "A", "Trick")
    assert (bill.energy, sorted(bill.power)) == (3, [(F, 1), (ALL_DOMAINS, 1)])


def test_356_4_a_discount_lowers_energy_and_never_below_zero() -> None:
    for discount, energy in ((2, 1), (3, 0), (7, 0)):
        stage = priced(Prices(CostChange(-discount), "yours"))
        stage.add("A", unit("Giant", 5, energy=3), "hand")
        assert bill_of(stage.begin(), "A", "Giant").energy == energy  # 356.6


def test_356_4_a_discount_of_power_lowers_what_it_could_pay() -> None:
    for cost, mask, left in (
        ((F, 2), ALL_DOMAINS, [(F, 1)]),
        ((F, 2), F, [(F, 1)]),
        ((F, 2), C, [(F, 2)]),
        ((F, 1), ALL_DOMAINS, []),
    ):
        stage = priced(Prices(CostChange(0, ((mask, -1),)), "yours"))
        stage.add("A", unit("Giant", 5, power=cost[1], domains=cost[0]), "hand")
        assert bill_of(stage.begin(), "A", "Giant").power == left


def test_356_4_e_a_discount_with_a_minimum_never_raises_a_cost() -> None:
    stage = priced(Prices(CostChange(-2, least=1), "yours"))
    stage.add("A", spell("Cheap", build.draw(1), energy=0), "hand")
    stage.add("A", spell("Dear", build.draw(1), energy=2), "hand")
    game = stage.begin()
    assert bill_of(game, "A", "Cheap").energy == 0
    assert bill_of(game, "A", "Dear").energy == 1


def test_356_4_increases_come_before_discounts() -> None:
    stage = priced(Prices(CostChange(-3)), Prices(CostChange(1)))
    stage.add("A", unit("Giant", 5, energy=2), "hand")
    assert bill_of(stage.begin(), "A", "Giant").energy == 0  # 2 + 1 - 3, and not 0 + 1


def test_356_4_c_a_discount_of_one_component_is_applied_to_that_component_alone() -> None:
    """356.4.c, 356.4.c.1, 356.4.d, 356.4.d.1"""
    for less, power, energy in ((((ALL_DOMAINS, -1),), [], 2), (((ALL_DOMAINS, -3),), [], 2), ((), [(M, 1)], 2)):
        stage = two_battlefields()
        stage.add("A", unit("Ezreal", 3, build.passive(OptionalCostsLess(CostChange(0, less)))), "base")
        stage.add("A", unit("Cub", 2, energy=2, power=0, optional=[OptionalCost(Cost(0, ((M, 1),)))]), "hand")
        bill = bill_of(stage.begin(), "A", "Cub", paid=1)
        assert (bill.energy, bill.power) == (energy, power)


def test_356_4_f_1_an_optional_cost_was_paid_also_where_a_discount_made_it_nothing() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Ezreal", 3, build.passive(OptionalCostsLess(CostChange(0, ((ALL_DOMAINS, -1),))))), "base")
    keeper = unit(
        "Keeper",
        2,
        build.when(WhenPlayed(), build.draw(1), condition=Paid()),
        optional=[OptionalCost(Cost(0, ((C, 1),)))],
    )
    stage.add("A", keeper, "hand")
    stage.player("A", pool="")
    game = stage.begin()
    play(game, "Keeper", "yes")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_356_1_b_an_effect_may_make_the_base_cost_nothing_but_not_what_is_added() -> None:
    free = costs.IGNORE_ENERGY | costs.IGNORE_POWER
    stage = priced(Prices(CostChange(ignores=free), "yours"), Prices(CostChange(1)))
    stage.add("A", unit("Giant", 5, energy=7, power=3, domains=F), "hand")
    bill = bill_of(stage.begin(), "A", "Giant")
    assert (bill.energy, bill.power) == (1, [])


def test_811_1_b_from_hidden_the_base_cost_is_ignored_and_increases_are_not() -> None:
    stage = two_battlefields()
    stage.add("B", gear("Helm", build.passive(Prices(CostChange(1, ((ALL_DOMAINS, 1),)), "theirs", SPELL))), "base")
    stage.battlefield(controller="A", facedown={"A": ["Consult the Past as Ambush"]})
    stage.player("A", pool="1 Energy, 1 Chaos")
    game = stage.begin()
    play(game, "Ambush")

    assert game.decision.kind == D_PRIORITY
    assert pool(game, "A") == {}


def test_206_what_looks_at_a_cost_sees_the_printed_one() -> None:
    """356.1.c"""
    # 4 Energy printed, 9 paid: a spell of at most 4 all the same. 1 paid after a discount: 8 printed.
    fits = CostAtMost(4, 1)
    stage = priced(Prices(CostChange(5)))
    oid = stage.add("A", spell("Barrage", build.draw(1), energy=4, power=1, domains=F), "hand")
    big = stage.add("A", spell("Split", build.draw(1), energy=8), "hand")
    game = stage.begin()
    frame = Frame(game.machine, 0, oid)
    assert bill_of(game, "A", "Barrage").energy == 9
    assert fits.fits(frame, oid)
    assert not fits.fits(frame, big)


def test_366_2_a_a_discount_of_the_card_itself_counts_where_it_is_played_from() -> None:
    # Noxus Hopeful: Legion, 2 less
    for played, cost in ((0, 4), (1, 2)):
        board = Board(turn="A", edition="2026-07-16").battlefield()
        board.player("A", hand=["Noxus Hopeful"], played=played, pool="9 Energy")
        game = begin(board)
        play(game, "Noxus Hopeful")
        assert pool(game, "A") == {ENERGY: 9 - cost}


# Paying (357, 404)


def boost(energy: int = 0) -> Face:
    """A spell that costs the life of a friendly unit and chooses another."""
    price = Cost(0, (), (KillAFriend(),))
    return spell("Boost", build.give(7, target(FRIENDLY_UNITS)), energy=energy, additional=price)


def test_357_2_costs_of_other_kinds_are_paid_after_resources_and_all_of_them() -> None:
    stage = two_battlefields()
    rite = spell("Rite", build.draw(1), energy=1, additional=Cost(0, (), (KillAFriend(), ExhaustAFriend())))
    stage.add("A", rite, "hand")
    stage.player("A", base=["Unit 1 as Pawn", "Unit 2 as Monk"])
    game = stage.begin()
    play(game, "Rite", "Pawn")

    assert where(game, "Pawn") == "A's trash"
    assert obj(game, "Monk").exhausted
    assert game.decision.kind == D_PRIORITY


def test_357_2_a_a_cost_whose_action_is_replaced_is_paid_all_the_same() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Patron", 6, additional=Cost(0, (), (KillAFriend(),))), "hand")
    stage.player("A", base=["Unit 1 as Pawn", "Zhonya's Hourglass as Glass"])
    game = stage.begin()
    play(game, "Patron")

    assert where(game, "Patron") == "A's base"
    assert where(game, "Pawn") == "A's base"
    assert obj(game, "Pawn").exhausted
    assert where(game, "Glass") == "A's trash"


def test_357_3_who_pays_with_a_unit_pays_with_another_than_the_target() -> None:
    stage = two_battlefields()
    stage.add(
        "A", spell("Boost", build.give(7, target(FRIENDLY_UNITS)), additional=Cost(0, (), (KillAFriend(),))), "hand"
    )
    stage.player("A", base=["Unit 1 as Pawn", "Unit 2 as Hero"])
    game = stage.begin()
    play(game, "Boost", "Hero")
    assert where(game, "Pawn") == "A's trash"
    resolve(game)
    assert might(game, "Hero") == 9


def test_358_5_where_paying_makes_the_target_illegal_all_of_it_is_undone() -> None:
    # 357.3: with one unit only there is no choice, so the target is killed and the check of 358.1 fails
    stage = two_battlefields()
    stage.add("A", boost(2), "hand")
    stage.player("A", base=["Unit 2 as Hero"], runes="2 Fury")
    game = stage.begin()
    before = position(game)
    play(game, "Boost")

    assert where(game, "Hero") == "A's base"
    assert hand(game, "A") == ["Boost"]
    assert [obj(game, "Hero").exhausted, *(game.state.objects[r].exhausted for r in game.state.players[0].runes)] == [
        False,
        False,
        False,
    ]
    assert game.decision.kind == D_ACT
    assert position(game) == before
    assert len(events(game, ev.UNDONE)) == 1


def test_358_5_what_died_as_a_cost_of_an_undone_play_has_not_died() -> None:
    stage = two_battlefields()
    stage.add(
        "A", spell("Boost", build.give(7, target(FRIENDLY_UNITS)), additional=Cost(0, (), (KillAFriend(),))), "hand"
    )
    stage.player("A", base=["Unit 2 [Deathknell: draw 1] as Hero"])
    game = stage.begin()
    play(game, "Boost")

    assert hand(game, "A") == ["Boost"]
    assert game.state.chain == []


def test_404_2_the_cost_of_a_triggered_ability_may_be_declined() -> None:
    for answer, cards in (("decline", 0), ("spend 1 Energy from the pool", 1)):
        stage = two_battlefields()
        scout = unit("Scout", 1, build.when(WhenPlayed(), build.draw(1), cost=build.cost(1)))
        stage.add("A", scout, "hand")
        stage.player("A", pool="1 Energy")
        game = stage.begin()
        play(game, "Scout")
        assert game.decision.kind == D_PAY
        choose(game, answer)
        resolve(game)
        assert len(hand(game, "A")) == cards
        assert pool(game, "A") == ({ENERGY: 1} if answer == "decline" else {})


def test_404_2_a_triggered_ability_that_cannot_be_paid_for_leaves_the_chain_unannounced() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Scout", 1, build.when(WhenPlayed(), build.draw(1), cost=build.cost(1))), "hand")
    stage.player("A", pool="")
    game = stage.begin()
    play(game, "Scout")
    assert game.decision.kind == D_ACT
    assert hand(game, "A") == []
    assert events(game, ev.COUNTERED) == []  # 404.2.a


def test_404_2_a_cost_without_resources_may_be_declined_too() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Martyr", 1, build.when(WhenIMove(), build.draw(1), cost=build.cost(0, KillMe()))), "base")
    game = stage.begin()
    move(game, "Martyr", field(1))
    assert O_DECLINE in [option.kind for option in game.decision.options]
    choose(game, "decline")
    assert where(game, "Martyr") == "battlefield 1"
    assert hand(game, "A") == []


def test_204_3_a_a_cost_at_the_beginning_of_a_triggered_effect_is_paid_on_finalization() -> None:
    """740.4.a.2"""
    stage = two_battlefields()
    martyr = unit("Martyr", 1, build.when(WhenIMove(), build.draw(1), cost=build.cost(0, KillMe()), may=True))
    stage.add("A", martyr, "base")
    game = stage.begin()
    move(game, "Martyr", field(1))
    choose(game, "yes")  # who said so is not asked a second time

    assert where(game, "Martyr") == "A's trash"
    assert hand(game, "A") == []
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_404_1_an_activated_ability_is_paid_for_like_a_card() -> None:
    stage = two_battlefields()
    stage.add(
        "A",
        gear("Drum", build.use(build.cost(2, ExhaustThis(), power=((0, 1),)), Ready(target(UNITS)))),
        "base",
        "Drum",
    )
    stage.player("A", base=["Unit 1 as Pawn exhausted"], pool="2 Energy, 1 Chaos")
    game = stage.begin()
    assert usable(game, "Drum")
    use(game, "Drum")
    assert pool(game, "A") == {}
    resolve(game)
    assert not obj(game, "Pawn").exhausted


def test_403_3_increases_and_discounts_reach_activated_abilities() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Drum", build.use(build.cost(2), build.draw(1))), "base", "Drum")
    stage.add("A", gear("Law", build.passive(Prices(CostChange(-1), "yours", GEAR))), "base")
    stage.player("A", pool="1 Energy")
    game = stage.begin()
    use(game, "Drum")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_809_deflect_of_the_only_target_must_be_affordable() -> None:
    """356.2.a.2"""
    for given, able in (("1 any", True), ("", False)):
        stage = two_battlefields()
        stage.add("A", spell("Zap", build.deal(1, target(UNITS)), keywords=[(REACTION, 1)]), "hand")
        stage.player("A", pool=given)
        stage.player("B", base=["Unit 3 [Deflect] as Bird"])
        assert playable(stage.begin(), "Zap") is able


def test_809_a_second_target_that_could_not_be_paid_for_is_not_offered() -> None:
    # Two choices; the only enemy has Deflect 1, there is 1 Power: one of them must be one's own
    stage = two_battlefields()
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), build.deal(1, target(UNITS))), "hand")
    stage.player("A", base=["Unit 3 as Mine"], pool="1 any")
    stage.player("B", base=["Unit 3 [Deflect] as Bird"])
    game = stage.begin()
    play(game, "Zap", "Bird")
    assert game.decision.kind == D_PRIORITY  # the second choice was forced
    resolve(game)
    assert (obj(game, "Bird").damage, obj(game, "Mine").damage) == (1, 1)


def test_809_a_first_target_is_not_offered_where_the_rest_could_not_be_paid_for() -> None:
    # Any unit, then an enemy unit: with 1 Power for two Birds with Deflect, the first choice must be one's own
    stage = two_battlefields()
    stage.add("A", spell("Zap", build.deal(1, target(UNITS)), build.deal(1, target(ENEMY_UNITS))), "hand")
    stage.player("A", base=["Unit 3 as Mine"], pool="1 any")
    stage.player("B", base=["Unit 3 [Deflect] as Bird", "Unit 4 [Deflect] as Owl"])
    game = stage.begin()
    play(game, "Zap")
    assert sentences(game) == ["Bird", "Owl"]  # for the second choice; the first was forced to be Mine
    assert game.state.chain[0].chosen[0] == [obj(game, "Mine").ref]


def test_204_4_an_applied_cost_is_paid_as_the_action_is_performed() -> None:
    # Mageseeker Investigator: opponents pay [A] for each unit beyond the first that moves to its battlefield at once
    for answer, there in (("recycle", True), ("decline", False)):
        board = Board(turn="A", edition="2026-07-16")
        board.battlefield(controller="B", units={"B": ["Mageseeker Investigator as Seeker"]})
        board.player("A", base=["Unit 2 as One", "Unit 2 as Two"], runes="1 Fury", rune_deck="")
        game = begin(board)
        game.apply(f"move:{thing(game, 'One')}:{field(1)}")
        choose(game, "Two")
        assert game.decision.kind == D_PAY
        choose(game, answer)
        assert (where(game, "One") == "battlefield 1") is there
        assert (where(game, "Two") == "battlefield 1") is there
        assert obj(game, "One").exhausted is there  # 204.4.c: it is not performed at all
        assert len(game.state.players[0].runes) == (0 if there else 1)


@pytest.mark.parametrize(
    ("given", "answer", "there"), [("1 any", "pay", True), ("1 any", "decline", False), ("", "", False)]
)
def test_204_4_b_it_is_paid_for_moves_by_effect_as_well(given: str, answer: str, there: bool) -> None:
    # Azir moves token units to his battlefield as he attacks; Mageseeker Investigator asks for the second
    board = Board(turn="A", edition="2026-07-16")
    board.battlefield(controller="B", units={"B": ["Mageseeker Investigator as Seeker"]})
    board.player("A", base=["Azir, Sovereign as Azir", "Recruit as One", "Recruit as Two"], pool=given, runes="")
    game = begin(board)
    game.apply(f"move:{thing(game, 'Azir')}:{field(1)}")
    if "144.3" in game.decision.prompt:
        game.apply("done")
    choose(game, "yes")
    for name in ("One", "Two"):
        if offered(game, name):
            choose(game, name)
    resolve(game)
    if answer:
        assert game.decision.kind == D_PAY
        choose(game, "decline" if answer == "decline" else next(s for s in sentences(game) if s != "decline"))
    assert (where(game, "One") == "battlefield 1") is there
    assert (where(game, "Two") == "battlefield 1") is there


def test_204_4_b_a_toll_does_not_ask_for_the_costs_of_the_ability_again() -> None:
    """The Horn is exhausted for its ability to move two units where one of them costs 1 Power."""
    stage = two_battlefields()
    call = build.use(Cost(0, (), (ExhaustThis(),)), build.move(target(FRIENDLY_UNITS, 2, 2)))
    stage.add("A", gear("Horn", call), "base", "Horn")
    stage.battlefield(controller="B", units={"B": ["Mageseeker Investigator as Seeker"]})
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"], pool="1 any", runes="")
    game = stage.begin()
    use(game, "Horn", "One", "battlefield 3")  # and Two, who is left
    resolve(game)
    assert game.decision.kind == D_PAY
    choose(game, next(s for s in sentences(game) if s != "decline"))

    assert (where(game, "One"), where(game, "Two")) == ("battlefield 3", "battlefield 3")


def test_135_2_b_3_what_is_done_as_it_is_played_is_not_repeated() -> None:
    """The unit is killed once, as an additional cost; Repeat carries out the instructions a second time."""
    rite = spell(
        "Rite", build.draw(1), optional=[build.repeat(build.cost(1))], additional=Cost(0, (), (KillAFriend(),))
    )
    stage = two_battlefields()
    stage.add("A", rite, "hand")
    stage.player("A", base=["Unit 1 as First", "Unit 1 as Second"])
    game = stage.begin()
    play(game, "Rite", "yes", "First")
    resolve(game)

    assert (where(game, "First"), where(game, "Second")) == ("A's trash", "A's base")
    assert hand(game, "A") == ["Filler", "Filler"]


def test_054_2_only_is_a_limit() -> None:
    """An ability that can be used only on a condition is not offered otherwise."""
    stage = two_battlefields()
    few = build.use(build.cost(0), build.draw(1), condition=CardsInHand(0, 1))
    stage.add("A", gear("Well", few), "base", "Well")
    stage.player("A", hand=["Unit 9", "Unit 9"])
    game = stage.begin()
    assert not usable(game, "Well")
    play(game, "Unit 9")

    assert usable(game, "Well")
