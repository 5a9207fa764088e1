"""What is chosen and targeted, and what is not (354-359): criteria, costs within instructions, what is left of them."""

from riftwright.core import events as ev
from riftwright.core.decisions import D_CHOOSE
from riftwright.core.nodes import Cost, CostChange
from riftwright.effects import build
from riftwright.effects.triggers import WhenIAttack
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import costs
from riftwright.rules.choices import proposed_card
from tests.rules.helpers import every_edition
from tests.rules.plays import COUNTER, HOME, KillAFriend, Prices, Stage, Stays, obj, two_battlefields, unit
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
    thing,
    where,
)


def targeted(game: Game) -> list[int]:
    """What was chosen and targeted so far."""
    return [e.obj for e in events(game, ev.CHOSEN) if e.rule == "355.7"]


@every_edition
def test_354_4_the_cleanup_that_a_new_item_calls_for_comes_before_its_choices(edition: str) -> None:
    """354.4, 319.3"""
    board = Board(turn="A", edition=edition).player("A", hand=["Spell: kill a unit"])
    game = begin(board.player("B", base=["Unit 1 as Guard", "Unit 1 as Page"]))
    play(game, "Spell: kill a unit", "Guard")
    order = [e.kind for e in game.log if e.kind in (ev.ITEM_ADDED, ev.CLEANUP_ENDED, ev.CHOSEN)]
    assert order[:3] == [ev.ITEM_ADDED, ev.CLEANUP_ENDED, ev.CHOSEN]


@every_edition
def test_355_9_a_1_units_and_gear_are_those_on_the_board(edition: str) -> None:
    """355.9.a.1: none in a hand, a trash or a Champion Zone."""
    for kind in ("Unit 1", "Gear"):
        board = Board(turn="A", edition=edition)
        board.player(
            "A", hand=[f"Spell: kill a {kind.split()[0].lower()}", f"{kind} as Held"], trash=[f"{kind} as Gone"]
        )
        board.player("B", base=[f"{kind} as Here", f"{kind} as There"])
        game = begin(board)
        play(game, f"Spell: kill a {kind.split()[0].lower()}")
        assert [offered(game, name) for name in ("Here", "There", "Held", "Gone")] == [True, True, False, False]


@every_edition
def test_355_9_a_2_a_spell_to_counter_is_one_on_the_chain(edition: str) -> None:
    """355.9.a.2: spells in hands and trashes are none."""
    board = Board(turn="A", edition=edition)
    board.player("A", hand=["Spell: draw 1 as Plan", "Spell: draw 1 as Spare"], trash=["Spell: draw 1 as Old"])
    game = begin(board.player("B", hand=[COUNTER]))
    play(game, "Plan")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert [e.obj for e in events(game, ev.COUNTERED)] == [thing(game, "Plan")]


@every_edition
def test_355_10_b_where_it_is_is_a_restriction_and_no_target(edition: str) -> None:
    board = Board(turn="A", edition=edition).player("A", hand=["Spell: kill a unit at a battlefield"])
    board.battlefield(controller="B", units={"B": ["Unit 1 as Guard", "Unit 1 as Page"]})
    game = begin(board)
    play(game, "Spell: kill a unit at a battlefield", "Guard")
    assert targeted(game) == [thing(game, "Guard")]
    assert [e.loc for e in events(game, ev.CHOSEN)] == [-1]


@every_edition
def test_355_10_d_2_the_only_one_there_is_is_targeted_all_the_same(edition: str) -> None:
    """355.10.d.2; while 355.10.d.1: of what can never be another there is no choice, as with "me"."""
    board = Board(turn="A", edition=edition).battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    board.player("A", base=["Unit 1 [Attack: buff me] as Raider"], hand=["Spell [Reaction]: deal 1 to an enemy unit"])
    game = begin(board)
    move(game, "Raider", field(1))
    resolve(game)
    assert targeted(game) == []
    play(game, "Spell [Reaction]: deal 1 to an enemy unit")
    assert targeted(game) == [thing(game, "Guard")]


def test_355_10_c_1_what_is_done_as_a_cost_is_not_targeted() -> None:
    """355.10.c.1: "kill another friendly unit to draw 1"."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    draws = build.when(WhenIAttack(), build.draw(1), cost=Cost(0, (), (KillAFriend(),)))
    stage.add("A", unit("Raider", 3, draws), "base", "Raider")
    stage.player("A", base=["Unit 1 as Page", "Unit 1 as Cook"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pay:0")
    choose(game, "Page")
    resolve(game)
    assert where(game, "Page") == "A's trash"
    assert targeted(game) == []
    assert len(hand(game, "A")) == 1


def test_355_10_f_what_a_player_must_do_is_chosen_on_resolution_and_targets_nothing() -> None:
    """355.10.f: Sigil of the Storm."""
    board = Board(turn="A").battlefield("Sigil of the Storm")
    game = begin(board.player("A", base=["Unit 2 as Scout"], runes="1 Fury, 1 Calm"))
    move(game, "Scout", field(1))
    while not events(game, ev.TRIGGERED):
        game.apply("pass")
    assert game.decision.kind != D_CHOOSE
    game.apply("pass")
    game.apply("pass")
    assert offered(game, "Calm Rune")
    choose(game, "Calm Rune")
    assert targeted(game) == []
    assert len(events(game, ev.RECYCLED)) == 1


def bill(game: Game, card: str, free: int = 0) -> tuple[int, int]:
    """The Energy that playing the card costs, and how many other costs there are."""
    item = proposed_card(game.machine, 0, game.state.objects[thing(game, card)])
    item.free = free
    (total,) = costs.totals(game.machine, item)
    return total.energy, len(costs.parts(game.machine, item))


def test_356_4_b_and_356_5_discounts_and_increases_make_one_total_in_whatever_order() -> None:
    """356.4.b, 356.5"""
    for changes in ((-2, 1), (1, -2)):
        stage = two_battlefields()
        for change in changes:
            stage.add("A", unit(f"Broker {change}", 1, build.passive(Prices(CostChange(change)))), "base")
        stage.add("A", unit("Giant", 5, energy=5), "hand")
        assert bill(stage.begin(), "Giant") == (4, 0)


def test_356_5_a_ignoring_any_and_all_costs_leaves_nothing_to_pay() -> None:
    """356.5.a: neither Energy, though it is increased, nor costs of other kinds."""
    stage = two_battlefields()
    stage.add("B", unit("Broker", 1, build.passive(Prices(CostChange(3)))), "base")
    giant = unit("Giant", 5, energy=5, additional=Cost(0, (), (KillAFriend(),)))
    stage.add("A", giant, "hand")
    game = stage.begin()
    assert bill(game, "Giant") == (8, 1)
    assert bill(game, "Giant", costs.IGNORE_ALL) == (0, 0)


def test_358_3_a_what_orders_a_forbidden_action_can_be_played_and_that_is_skipped() -> None:
    """358.3.a: a unit that cannot move to a base."""
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 2 as Scout"]})
    stage.add("B", unit("Jailer", 9, build.passive(Stays())), "base")
    stage.player("A", hand=[f"{HOME} then draw 1"])
    game = stage.begin()
    assert playable(game, f"{HOME} then draw 1")
    play(game, f"{HOME} then draw 1")
    if offered(game, "Scout"):
        choose(game, "Scout")
    resolve(game)
    assert where(game, "Scout") == "battlefield 1"
    assert len(hand(game, "A")) == 1


@every_edition
def test_359_2_a_passives_of_a_permanent_apply_as_it_enters(edition: str) -> None:
    """359.2.a, 359.2.b: and what triggers on its play does so then."""
    board = Board(turn="A", edition=edition)
    board.player("A", base=["Unit 2 as Scout"], hand=["Unit 1 [Others: +1] [Play: draw 1]"])
    game = begin(board)
    assert might(game, "Scout") == 2
    play(game, "Unit 1 [Others: +1] [Play: draw 1]")
    assert might(game, "Scout") == 3
    resolve(game)
    assert len(hand(game, "A")) == 1


def test_359_3_e_14_c_if_you_do_asks_whether_it_was_done_and_not_how() -> None:
    """359.3.e.14.c: to some of them is enough, and to none is not."""
    spell = "Spell: deal 3 to all enemy units then if you do: draw 1"
    for enemies, drawn in ((["Unit 1", "Unit 9"], 1), (["Unit 9"], 1), ([], 0)):
        game = begin(Board(turn="A").player("A", hand=[spell]).player("B", base=enemies))
        play(game, spell)
        resolve(game)
        assert len(hand(game, "A")) == drawn


def test_359_3_f_3_a_a_delayed_ability_speaks_of_where_it_was_created() -> None:
    """359.3.f.3.a, 359.3.f.3.b: Iascylla holds battlefield 1, and is gone from it by the Main Phase."""
    board = Board(turn="A", phase="scoring")
    board.battlefield(controller="A", units={"A": ["Iascylla", "Unit 1 as Guard"]})
    board.battlefield()
    board.player("A", hand=["Spell [Reaction]: return a unit"]).player("B", base=["Unit 2 as Prey", "Unit 1"])
    game = begin(board)
    play(game, "Spell [Reaction]: return a unit", "Iascylla")
    resolve(game)
    choose(game, "yes")
    choose(game, "Prey")
    resolve(game)
    assert where(game, "Prey") == "battlefield 1"
    assert obj(game, "Prey").loc == field(1)


def test_355_14_i_what_was_paid_for_a_target_stays_paid_though_it_ceases_to_be_one() -> None:
    """355.14.i: Deflect of One costs 1 Power more; then there is damage for Two alone."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 [Deflect] as One", "Unit 9 as Two"]})
    board.player("A", base=["Unit 2 as Striker"], hand=["Alpha Strike"], pool="3 Energy, 2 any")
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: give a unit -1 as Curse"]))
    play(game, "Alpha Strike", "One", "Two")
    assert sum(game.state.players[0].pool) == 0
    game.apply("pass")
    play(game, "Curse", "Striker")
    resolve(game)
    choose(game, "One")  # is no target any more
    assert [obj(game, name).damage for name in ("One", "Two")] == [0, 1]
    assert sum(game.state.players[0].pool) == 0
