"""Playing and activating abilities, step by step (398-406)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_PAY, D_PRIORITY
from riftwright.core.ids import DEFLECT, ENERGY
from riftwright.core.state import ITEM_ACTIVATED, ITEM_TRIGGERED
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS
from riftwright.effects.instructions import Add
from riftwright.effects.subjects import target
from riftwright.effects.triggers import WhenPlayed
from riftwright.notation.board import Board
from tests.rules.helpers import on_chain
from tests.rules.plays import KillAFriend, Stage, gear, pool, spell, two_battlefields, unit
from tests.support import (
    begin,
    choose,
    decides,
    events,
    hand,
    offered,
    play,
    resolve,
    resolve_top,
    sentences,
    thing,
    usable,
    use,
    where,
)


def test_400_an_ability_is_pending_until_it_is_finalized_like_a_spell() -> None:
    """400, 400.1, 401, 401.1, 406.1, 406.2: no card stands for the item, and the state is closed all the same."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Use: deal 1 to an enemy unit] as Archer"])
    stage.player("B", base=["Unit 5 as One", "Unit 5 as Two"])
    game = stage.begin()
    game.apply(f"use:{thing(game, 'Archer')}:0")
    (item,) = game.state.chain
    assert item.pending and item.what == ITEM_ACTIVATED
    assert game.state.closed and where(game, "Archer") == "A's base"
    choose(game, "One")
    (item,) = game.state.chain
    assert not item.pending
    assert [e.kind for e in game.log if e.kind in (ev.ITEM_ADDED, ev.COST_PAID, ev.EXHAUSTED_EVENT, ev.FINALIZED)] == [
        ev.ITEM_ADDED,
        ev.EXHAUSTED_EVENT,
        ev.FINALIZED,
    ]


def test_400_2_an_ability_that_adds_resolves_as_it_is_finalized() -> None:
    """400.2, 429.2: nobody gains Priority over it."""
    game = begin(Board(turn="A").player("A", base=["Energy Conduit"], runes=""))
    use(game, "Energy Conduit")
    assert not game.state.chain
    assert game.decision.kind == D_ACT
    assert pool(game, "A") == {ENERGY: 1}
    assert not events(game, ev.PRIORITY_GAINED)


def test_401_2_what_triggers_in_a_resolution_waits_until_it_is_over() -> None:
    """401.2, 354.3: the spell goes on; its second instruction is executed before anything of the ability is chosen."""
    name = "Spell: buff a friendly unit then draw 1"
    game = begin(Board(turn="A").player("A", base=["Simian Ancestor exhausted"], hand=[name]))
    play(game, name)
    resolve_top(game)
    kinds = [e.kind for e in game.log if e.kind in (ev.TRIGGERED, ev.DRAWN, ev.RESOLVED, ev.PLAYED, ev.FINALIZED)]
    assert kinds[-4:] == [ev.TRIGGERED, ev.DRAWN, ev.PLAYED, ev.FINALIZED]


def test_402_1_may_is_decided_first_and_a_no_takes_the_ability_off_the_chain() -> None:
    """402.1, 402.1.a, 402.2: before any target is chosen."""
    name = "Unit 2 [may Play: deal 1 to an enemy unit]"
    for answer, items in (("no", 0), ("yes", 1)):
        board = Board(turn="A").player("A", hand=[name]).player("B", base=["Unit 5 as One", "Unit 5 as Two"])
        game = begin(board)
        play(game, name)
        assert sentences(game) == ["yes", "no"]
        game.apply(answer)
        assert len(game.state.chain) == items
        assert offered(game, "One") is (answer == "yes")


def test_403_1_b_1_a_trigger_costs_what_its_instruction_asks_for_and_otherwise_nothing() -> None:
    """403.1, 403.1.b, 403.1.b.1, 404.1, 404.2: "pay [2] to draw" is paid as the ability is finalized."""
    free, priced = build.when(WhenPlayed(), build.draw(1)), build.when(WhenPlayed(), build.draw(1), cost=build.cost(2))
    for ability, energy, drawn in ((free, 2, 1), (priced, 0, 1)):
        stage = two_battlefields()
        stage.add("A", unit("Herald", 2, ability), "hand")
        stage.player("A", pool="2 Energy")
        game = stage.begin()
        play(game, "Herald")
        if game.decision.kind == D_PAY:
            game.apply(0)
        assert game.state.chain[0].what == ITEM_TRIGGERED
        assert pool(game, "A").get(ENERGY, 0) == energy
        resolve(game)
        assert hand(game, "A") == ["Filler"] * drawn


def test_404_2_who_does_not_pay_for_a_trigger_takes_it_off_the_chain() -> None:
    """404.2, 404.2.a: it was never finalized, and nothing was countered."""
    stage = two_battlefields()
    stage.add("A", unit("Herald", 2, build.when(WhenPlayed(), build.draw(1), cost=build.cost(2))), "hand")
    stage.player("A", pool="2 Energy")
    game = stage.begin()
    play(game, "Herald")
    game.apply("decline")
    assert not game.state.chain
    assert hand(game, "A") == []
    assert pool(game, "A") == {ENERGY: 2}
    assert not events(game, ev.COUNTERED)
    assert [e.obj for e in events(game, ev.FINALIZED)] == [thing(game, "Herald")]


@pytest.mark.parametrize(("energy", "open_to_it"), [("3 Energy", True), ("2 Energy", False)])
def test_403_2_choices_may_make_an_ability_cost_more(energy: str, open_to_it: bool) -> None:
    """403.2, 403.3, 403.1.a: an activated ability for [2], and Deflect of the unit that it chooses."""
    shot = build.use(build.cost(2), build.deal(1, target(ENEMY_UNITS)))
    stage = two_battlefields()
    stage.add("A", gear("Bow", shot), "base")
    stage.add("B", unit("Guard", 5, keywords=[(DEFLECT, 1)]), "base")
    stage.player("A", pool=f"{energy}, 1 any" if open_to_it else energy)
    game = stage.begin()
    assert usable(game, "Bow") is open_to_it
    if open_to_it:
        use(game, "Bow")
        assert pool(game, "A") == {ENERGY: 1}


def test_405_1_a_target_that_paying_has_removed_undoes_the_activation() -> None:
    """405, 405.1: the unit that the ability chose is killed to pay for it."""
    aid = build.use(build.cost(0, KillAFriend()), build.give(1, target(FRIENDLY_UNITS)))
    stage = two_battlefields()
    stage.add("A", gear("Altar", aid), "base")
    stage.player("A", base=["Unit 5 as Hero"])
    game = stage.begin()
    use(game, "Altar")
    assert not game.state.chain
    assert where(game, "Hero") == "A's base"
    assert events(game, ev.UNDONE)


def test_405_2_an_ability_cannot_bring_units_of_a_third_player_to_a_battlefield() -> None:
    """405.2, 358.3: that would be an illegal state, so the place cannot be chosen."""
    stage = Stage(mode="skirmish")
    stage.battlefield(controller="B", units={"B": ["Unit 2"], "C": ["Unit 2"]})
    stage.battlefield()
    stage.battlefield()
    stage.player("A", base=["Unit 5 as Hero", "Unit 2 [Use: move a friendly unit to a battlefield] as Guide"])
    game = stage.begin()
    use(game, "Guide", "Hero")
    assert not offered(game, "battlefield 1")
    assert offered(game, "battlefield 2") and offered(game, "battlefield 3")


def test_406_3_then_the_next_pending_item_is_finalized_and_others_may_react() -> None:
    """406, 406.3, 406.4, 406.5: two abilities that trigger together, each finalized, before anybody has Priority; B
    answers; then they are executed and leave the chain, the newest first.
    """
    board = Board(turn="A").player("A", hand=["Unit 2 [Play: draw 1] [Play: gain 1 point] as Herald"])
    game = begin(board.player("B", hand=["Spell [Reaction]: draw 1"]))
    play(game, "Herald")
    game.apply(0)
    assert on_chain(game) == ["Herald", "Herald"]
    assert not any(item.pending for item in game.state.chain)
    assert game.decision.kind == D_PRIORITY and decides(game) == "A"
    game.apply("pass")
    assert decides(game) == "B"
    play(game, "Spell [Reaction]: draw 1")
    assert len(game.state.chain) == 3
    resolve(game)
    assert not game.state.chain
    assert game.state.points == [1, 0]
    assert len(hand(game, "A")) == len(hand(game, "B")) == 1


def test_429_2_b_a_spell_that_adds_stays_on_the_chain_like_any_other() -> None:
    """429.2.b, 429.1: B may answer it before it resolves."""
    stage = two_battlefields()
    stage.add("A", gear("Ring", build.use(build.cost(0, ExhaustThis()), Add(ENERGY, 1))), "base")
    stage.add("A", spell("Rite", Add(ENERGY, 2)), "hand")
    stage.player("A", pool="")
    game = stage.begin()
    play(game, "Rite")
    assert on_chain(game) == ["Rite"]
    assert pool(game, "A") == {}
    game.apply("pass")
    assert decides(game) == "B"
    game.apply("pass")
    assert pool(game, "A") == {ENERGY: 2}
    use(game, "Ring")
    assert pool(game, "A") == {ENERGY: 3}
