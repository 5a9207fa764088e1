"""Chains (325-340): Handle Outstanding Tasks; then Finalize, Execute, Pass, Resolve."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_CHOOSE, D_FOCUS, D_PRIORITY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.helpers import (
    BOLT,
    COUNTER,
    GO,
    KILL,
    NOTHING,
    cast,
    cleanups,
    every_edition,
    focus,
    on_chain,
    priority,
    state,
    story,
    told,
    two_fields,
)
from tests.support import (
    begin,
    choose,
    decides,
    events,
    field,
    hand,
    move,
    play,
    playable,
    points,
    resolve,
    resolve_top,
    thing,
    usable,
    use,
    where,
)

DRAW = "Spell [Reaction]: draw 1"
POINT = "Spell [Reaction]: gain 1 point"
PLAYERS = {"duel": "AB", "skirmish": "ABC", "war": "ABCD"}


def asked(game: Game, passes: int) -> str:
    """Who is asked, one after the other, while everybody passes."""
    seats = ""
    for _ in range(passes):
        seats += decides(game)
        game.apply("pass")
    return seats


# 328-331: what the chain is


@every_edition
def test_330_the_chain_exists_as_long_as_an_item_is_on_it(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[DRAW]))
    assert (state(game), on_chain(game)) == ("Neutral Open", [])
    play(game, DRAW)
    assert (state(game), on_chain(game)) == ("Neutral Closed", [DRAW])
    resolve(game)
    assert (state(game), on_chain(game)) == ("Neutral Open", [])


@every_edition
def test_330_2_a_card_played_while_a_chain_exists_joins_it(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[DRAW]).player("B", hand=[BOLT]))
    play(game, DRAW)
    game.apply("pass")
    cast(game, BOLT, "Guard")

    assert on_chain(game) == [DRAW, BOLT]


@every_edition
@pytest.mark.parametrize(("keywords", "allowed"), [("", False), (" [Action]", False), (" [Reaction]", True)])
def test_331_1_a_cards_need_reaction_in_a_closed_state(edition: str, keywords: str, allowed: bool) -> None:
    cards = [f"Spell{keywords}: draw 1", f"Unit 1{keywords}"]
    game = begin(two_fields(edition).player("A", hand=[NOTHING, *cards]))
    assert all(playable(game, card) for card in cards)  # Neutral Open, on one's own turn
    play(game, NOTHING)

    assert [playable(game, card) for card in cards] == [allowed, allowed]


@every_edition
@pytest.mark.parametrize(("head", "allowed"), [("Use", False), ("Use Action", False), ("Use Reaction", True)])
def test_331_1_b_so_do_activated_abilities(edition: str, head: str, allowed: bool) -> None:
    game = begin(two_fields(edition).player("A", base=[f"Gear [{head}: draw 1] as Tool"], hand=[NOTHING]))
    assert usable(game, "Tool")
    play(game, NOTHING)

    assert usable(game, "Tool") == allowed


@every_edition
def test_329_an_item_is_pending_until_its_choices_are_made_and_its_legality_is_checked(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[BOLT])
    game = begin(board)
    play(game, BOLT)

    assert game.decision.kind == D_CHOOSE
    assert game.state.chain[0].pending
    assert state(game) == "Neutral Closed"  # 329.1: a Pending Item is on the chain
    choose(game, "Guard")
    assert not game.state.chain[0].pending


# 333-336: tasks first


@every_edition
def test_334_1_triggers_found_during_a_task_wait_until_the_task_is_done(edition: str) -> None:
    """Holding both battlefields is one Task (315.2.b.1): both are scored before any Hold ability is finalized."""
    board = Board(turn="A", edition=edition, phase="scoring")
    for name in ("Left", "Right"):
        board.battlefield(controller="A", units={"A": [f"Unit 2 [Hold: draw 1] as {name}"]})
    game = begin(board)

    assert game.decision.kind == D_PRIORITY
    assert story(game, ev.HELD, ev.FINALIZED) == ["held", "held", "finalized", "finalized"]
    assert points(game) == [2, 0]


@every_edition
def test_334_2_a_no_cleanup_comes_in_the_middle_of_finalization(edition: str) -> None:
    """Paying exhausts runes and recycles one, which calls for a cleanup: it comes when the item is finalized."""
    board = two_fields(edition).player("A", base=["Unit 2 as Other"], hand=["Hextech Ray"], runes="2 Fury")
    game = begin(board)
    cast(game, "Hextech Ray", "Guard")

    log = game.log
    added = next(i for i, e in enumerate(log) if e.kind == ev.ITEM_ADDED)
    paid = next(i for i, e in enumerate(log) if e.kind == ev.COST_PAID)
    done = next(i for i, e in enumerate(log) if e.kind == ev.FINALIZED)
    began = [i for i, e in enumerate(log) if e.kind == ev.CLEANUP_BEGAN]
    assert added < began[0] < paid < done
    assert not any(paid <= i <= done for i in began)
    assert cleanups(game, done)[0].occasions == {"319.4", "319.6", "319.7"}


@every_edition
def test_335_in_the_main_phase_the_turn_player_has_priority(edition: str) -> None:
    game = begin(two_fields(edition, turn="B"))

    assert (game.decision.kind, decides(game), priority(game)) == (D_ACT, "B", "B")


@every_edition
def test_335_in_any_other_phase_the_turn_goes_on_by_itself(edition: str) -> None:
    game = begin(two_fields(edition, phase="awaken"))

    names = [e.text for e in events(game, ev.PHASE_BEGAN)]
    assert names == ["awaken", "beginning", "channel", "draw", "main"]
    assert game.decision.kind == D_ACT  # nobody was asked before


@every_edition
def test_335_1_with_a_showdown_ongoing_it_is_the_player_with_focus(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"]))
    move(game, "Scout", field(2))
    game.apply("pass")

    assert (game.decision.kind, decides(game), priority(game), focus(game)) == (D_FOCUS, "B", "B", "B")


@every_edition
def test_336_1_what_becomes_pending_on_the_way_goes_through_the_same_process(edition: str) -> None:
    board = two_fields(edition).player("A", hand=["Unit 2 [Play: play a recruit]"])
    board.player("A", base=["Unit 1 [Other dies: draw 1] as Idle"])
    game = begin(board)
    play(game, "Unit 2 [Play: play a recruit]")
    assert on_chain(game) == ["Unit 2 [Play: play a recruit]"]  # the unit's ability; the unit has entered
    resolve(game)

    assert state(game) == "Neutral Open"
    assert where(game, "Recruit") == "A's base"


# 337: Finalize


def two_attackers(edition: str) -> Game:
    """A attacks with two units that each deal damage to a unit of A's choice; their abilities are being ordered."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard", "Unit 5 as Sentry"]}).battlefield()
    board.player(
        "A",
        base=[
            "Unit 3 [Attack: deal 1 to an enemy unit here] as First",
            "Unit 3 [Attack: deal 2 to an enemy unit here] as Second",
        ],
    )
    game = begin(board)
    move(game, "First", field(1), "Second")
    return game


@every_edition
def test_337_1_the_oldest_pending_item_is_finalized_first_and_all_before_any_resolves(edition: str) -> None:
    game = two_attackers(edition)
    choose(game, "Second's ability")
    assert on_chain(game) == ["Second", "First"]  # 337.1.b: the order in which they were appended

    assert game.decision.obj == thing(game, "Second")
    choose(game, "Guard")
    assert [item.pending for item in game.state.chain] == [False, True]
    assert game.decision.obj == thing(game, "First")  # 337.3
    assert game.state.objects[thing(game, "Guard")].damage == 0
    choose(game, "Sentry")
    assert game.decision.kind == D_PRIORITY


@every_edition
def test_337_1_a_finalizing_does_not_pass_priority(edition: str) -> None:
    game = two_attackers(edition)
    choose(game, "First's ability", "Guard", "Guard")

    assert story(game, ev.PASSED_PRIORITY, ev.FOCUS_GAINED) == ["focus_gained"]
    assert priority(game) == "A"


@every_edition
@pytest.mark.parametrize(("card", "name"), [("Unit 2 [Reaction]", "unit"), ("Gear [Reaction]", "gear")])
def test_337_2_units_and_gear_resolve_as_soon_as_they_are_finalized(edition: str, card: str, name: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[DRAW]).player("B", hand=[card]))
    play(game, DRAW)
    game.apply("pass")
    play(game, card)
    if game.decision.kind == D_CHOOSE:
        choose(game, "B's base")

    assert where(game, card) == "B's base"  # nobody could answer
    assert on_chain(game) == [DRAW]


@every_edition
def test_337_2_add_abilities_do_too_and_pass_neither_priority_nor_focus(edition: str) -> None:
    board = two_fields(edition).player("A", hand=[DRAW]).player("B", base=["Energy Conduit as Coil"], pool="")
    game = begin(board)
    play(game, DRAW)
    game.apply("pass")
    assert decides(game) == "B"
    mark = len(game.log)
    use(game, "Coil")

    assert (decides(game), on_chain(game)) == ("B", [DRAW])  # 429.2.a
    assert game.view().players[1].pool == {"Energy": 1}
    assert story(game, ev.PASSED_PRIORITY, ev.PRIORITY_GAINED, since=mark) == []


@every_edition
def test_337_2_an_add_ability_goes_through_the_chain_with_its_cleanups(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Energy Conduit as Coil"], pool=""))
    use(game, "Coil")

    assert game.decision.kind == D_ACT
    steps = story(game, ev.ITEM_ADDED, ev.CLEANUP_BEGAN, ev.FINALIZED, ev.ADDED, ev.REMOVED)
    assert [s for i, s in enumerate(steps) if s != "cleanup_began" or steps[i - 1] != "cleanup_began"] == [
        "item_added",
        "cleanup_began",
        "finalized",
        "cleanup_began",
        "added",
        "removed",
        "cleanup_began",
    ]


@every_edition
def test_337_2_a_unit_enters_while_older_items_wait(edition: str) -> None:
    """Deathknell first, the played unit next: the Deathknell's target is chosen, the unit enters, then they pass."""
    spell = "Spell: kill a friendly unit then play a recruit"
    board = two_fields(edition)
    board.player("A", base=["Unit 2 [Deathknell: deal 2 to an enemy unit] as Martyr"], hand=[spell])
    board.player("B", base=["Unit 3 as Idle"])
    game = begin(board)
    play(game, spell)
    resolve_top(game)

    assert on_chain(game) == ["Martyr", "Recruit"]
    assert (game.decision.kind, game.decision.obj) == (D_CHOOSE, thing(game, "Martyr"))
    choose(game, "Guard")
    assert where(game, "Recruit") == "A's base"
    assert on_chain(game) == ["Martyr"]
    assert game.state.objects[thing(game, "Guard")].damage == 0


@every_edition
def test_337_4_the_controller_of_the_newest_item_gains_priority(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 5 [Defend: draw 1] as Guard"]}).battlefield()
    board.player("A", base=["Unit 3 as Raider"])
    game = begin(board)
    move(game, "Raider", field(1))

    assert (decides(game), priority(game), focus(game)) == ("B", "B", "A")  # B's trigger, on A's turn
    game.apply("pass")
    assert decides(game) == "A"


@every_edition
def test_402_4_a_trigger_without_a_legal_target_leaves_the_chain(edition: str) -> None:
    board = Board(turn="A", edition=edition).battlefield().battlefield()
    board.player("A", hand=["Unit 2 [Play: stun an enemy unit]"])
    game = begin(board)
    play(game, "Unit 2 [Play: stun an enemy unit]")

    assert (state(game), game.decision.kind) == ("Neutral Open", D_ACT)


# 338, 339: Execute and Pass


@every_edition
def test_338_1_a_5_whoever_started_the_chain_may_add_to_it_first(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[DRAW, POINT]))
    play(game, DRAW)
    assert decides(game) == "A"
    play(game, POINT)

    assert on_chain(game) == [DRAW, POINT]
    assert decides(game) == "A"


@every_edition
@pytest.mark.parametrize("mode", PLAYERS)
def test_339_1_an_item_resolves_when_all_have_passed_in_sequence(edition: str, mode: str) -> None:
    seats = PLAYERS[mode]
    game = begin(two_fields(edition, mode=mode).player("A", hand=[DRAW]))
    play(game, DRAW)

    assert asked(game, len(seats) - 1) == seats[:-1]
    assert hand(game, "A") == []
    assert asked(game, 1) == seats[-1]
    assert hand(game, "A") == ["Filler"]
    assert (game.decision.kind, decides(game)) == (D_ACT, "A")


@every_edition
@pytest.mark.parametrize("mode", PLAYERS)
def test_339_1_an_addition_begins_the_sequence_anew(edition: str, mode: str) -> None:
    seats = PLAYERS[mode]
    game = begin(two_fields(edition, mode=mode).player("A", hand=[DRAW]).player("B", hand=[POINT]))
    play(game, DRAW)
    assert asked(game, 1) == "A"
    play(game, POINT)

    after_b = seats[1:] + seats[0]
    assert asked(game, len(seats)) == after_b  # B first, as its controller; A again, although A has passed before
    assert points(game)[1] == 1
    assert on_chain(game) == [DRAW]


@every_edition
def test_339_1_the_turn_order_goes_round_from_whoever_has_priority(edition: str) -> None:
    board = two_fields(edition, mode="war", turn="C").player("C", hand=[DRAW])
    game = begin(board)
    play(game, DRAW)

    assert asked(game, 4) == "CDAB"


@every_edition
def test_338_everybody_may_answer_in_turn(edition: str) -> None:
    """359.3.c"""
    board = two_fields(edition, mode="skirmish").player("A", hand=[DRAW]).player("C", hand=[COUNTER])
    game = begin(board)
    play(game, DRAW)
    assert asked(game, 2) == "AB"
    cast(game, COUNTER, DRAW)
    assert asked(game, 3) == "CAB"

    assert (hand(game, "A"), state(game)) == ([], "Neutral Open")
    assert where(game, DRAW) == "A's trash"


# 340: Resolve


@every_edition
def test_340_1_the_newest_resolves_first(edition: str) -> None:
    game = begin(two_fields(edition).player("A", hand=[DRAW, POINT]).player("B", hand=[BOLT]))
    play(game, DRAW)
    play(game, POINT)
    game.apply("pass")
    cast(game, BOLT, "Guard")
    resolve(game)

    assert told(game, ev.RESOLVING) == [("resolving", BOLT), ("resolving", POINT), ("resolving", DRAW)]


@every_edition
def test_340_1_an_item_is_executed_in_its_entirety(edition: str) -> None:
    spell = "Spell: draw 1 then gain 1 point then draw 1"
    game = begin(two_fields(edition).player("A", hand=[spell]).player("B", hand=[NOTHING]))
    play(game, spell)
    game.apply("pass")
    game.apply("pass")

    assert game.decision.kind == D_ACT  # nobody was asked in between
    assert story(game, ev.DRAWN, ev.POINT_GAINED) == ["drawn", "point_gained", "drawn"]


@every_edition
def test_340_3_pending_items_are_finalized_before_the_chain_goes_on(edition: str) -> None:
    board = two_fields(edition).player("A", hand=[DRAW, KILL])
    board.player("B", base=["Unit 2 [Deathknell: deal 1 to a unit] as Martyr", "Unit 3 as Idle"])
    game = begin(board)
    play(game, DRAW)
    cast(game, KILL, "Martyr")
    resolve_top(game)

    assert on_chain(game) == [DRAW, "Martyr"]
    assert (game.decision.kind, decides(game)) == (D_CHOOSE, "B")
    choose(game, "Idle")
    assert (game.decision.kind, decides(game)) == (D_PRIORITY, "B")
    resolve_top(game)
    assert on_chain(game) == [DRAW]


@every_edition
def test_340_4_priority_goes_to_the_controller_of_the_newest_item_left(edition: str) -> None:
    board = two_fields(edition).player("A", hand=[DRAW, DRAW], deck=[POINT, POINT, POINT]).player("B", hand=[BOLT])
    game = begin(board)
    play(game, DRAW)
    game.apply("pass")
    cast(game, BOLT, "Guard")
    game.apply("pass")
    play(game, DRAW)  # A's, on top
    resolve_top(game)

    assert on_chain(game) == [DRAW, BOLT]
    assert (decides(game), hand(game, "A")) == ("B", [POINT])
    game.apply("pass")
    assert (decides(game), playable(game, POINT)) == ("A", True)  # the card just drawn may be played in answer


@every_edition
def test_340_2_with_the_chain_empty_the_state_is_open(edition: str) -> None:
    game = begin(two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[GO, DRAW]))
    play(game, DRAW)
    resolve(game)

    assert (state(game), decides(game), game.decision.kind) == ("Neutral Open", "A", D_ACT)


@every_edition
def test_425_a_counter_takes_its_target_off_and_leaves_the_rest(edition: str) -> None:
    board = two_fields(edition).player("A", hand=[DRAW, POINT]).player("B", hand=[COUNTER])
    game = begin(board)
    play(game, DRAW)
    play(game, POINT)
    game.apply("pass")
    cast(game, COUNTER, DRAW)
    resolve_top(game)

    assert on_chain(game) == [POINT]
    assert decides(game) == "A"
    resolve(game)
    assert (hand(game, "A"), points(game)) == ([], [1, 0])
