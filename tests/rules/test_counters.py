"""Buffs (701-705) and counters (741-749)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.costs import SpendABuff, SpendACounter
from riftwright.effects.filters import UNITS, Buffed, Tagged, Those
from riftwright.effects.instructions import Buff, Kill, ReturnToHand
from riftwright.effects.subjects import target
from riftwright.notation.board import Board
from tests.rules.plays import EDITIONS, casting, obj, spell, two_battlefields, unit
from tests.support import begin, choose, end_turn, events, might, play, resolve, sentences, usable, use, where

every_edition = pytest.mark.parametrize("edition", EDITIONS)


@every_edition
def test_702_2_a_to_buff_a_unit_is_to_choose_it_and_place_a_buff_on_it(edition: str) -> None:
    """702.2, 702.2.a: it is Buffed for as long as the buff is there."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"])
    stage.add("A", spell("Bless", Buff(target(UNITS))), "hand")
    stage.add("A", unit("Taker", 1, build.use(Cost(parts=(SpendABuff(),)), build.draw(1))), "base", "Taker")
    game = stage.begin()
    play(game, "Bless", "One")
    resolve(game)
    assert [(obj(game, name).buffs, might(game, name)) for name in ("One", "Two")] == [(1, 3), (0, 2)]
    use(game, "Taker")
    resolve(game)
    assert (obj(game, "One").buffs, might(game, "One")) == (0, 2)


@every_edition
def test_704_effects_refer_to_buffs_and_704_1_spending_one_targets_nothing(edition: str) -> None:
    """704, 704.1: what asks for a buffed unit looks at the counter; the counter itself is never chosen as a target."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Plain", "Unit 2 as One buffed", "Unit 2 as Two buffed"])
    stage.add("A", spell("Cull", Kill(target(Those(1, traits=(Buffed(),))))), "hand")
    stage.add("A", unit("Taker", 1, build.use(Cost(parts=(SpendABuff(),)), build.draw(1))), "base", "Taker")
    game = stage.begin()
    use(game, "Taker", "One")
    assert events(game, ev.CHOSEN) == []
    resolve(game)
    play(game, "Cull")  # only one is left to be chosen
    resolve(game)
    assert where(game, "Two") == "A's trash"
    assert where(game, "One") == where(game, "Plain") == "A's base"


def test_705_1_a_champion_that_returns_to_its_zone_has_no_buff() -> None:
    """705, 705.1: it died with a buff; Hallowed Tomb brings it back from the trash."""
    board = Board(turn="A").battlefield("Hallowed Tomb", controller="A", units={"A": ["Unit 2 as Keeper"]})
    board.player("A", champion=["Kai'Sa, Survivor as Chosen"], hand=["Spell 0: buff a unit as Rite"])
    board.player("A", hand=["Spell 0: kill a unit as Blade"])
    game = begin(board)
    play(game, "Chosen", "no", "A's base")
    play(game, "Rite", "Chosen")
    resolve(game)
    assert might(game, "Chosen") == 5
    play(game, "Blade", "Chosen")
    resolve(game)
    end_turn(game)
    end_turn(game)
    choose(game, "yes")
    resolve(game)
    assert where(game, "Chosen") == "A's champion zone"
    assert obj(game, "Chosen").buffs == 0


@every_edition
def test_748_a_unit_that_leaves_the_board_loses_its_counters(edition: str) -> None:
    """705, 747, 748: they are placed on nothing else, and cease to exist."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Page buffed", "Unit 2 as Other"])
    game = casting(stage, ReturnToHand(target(Those(1, traits=(Buffed(),)))))
    assert where(game, "Page") == "A's hand"
    assert sum(o.buffs for o in game.state.objects) == 0
    assert obj(game, "Other").buffs == 0


@every_edition
def test_745_counters_are_spent_from_what_their_player_controls(edition: str) -> None:
    """745, 745.1, 745.1.a, 745.1.b, 745.2, 749: two counters of any kind, from any of the player's objects."""
    stage = two_battlefields(edition=edition)
    two = Cost(parts=(SpendACounter(of=2), SpendACounter()))
    stage.add("A", unit("Taker", 1, build.use(two, build.draw(1))), "base", "Taker")
    stage.player("A", base=[f"Unit 2 as {name} buffed" for name in ("One", "Two", "Three")])
    stage.player("B", base=["Unit 2 as Theirs buffed"])
    game = stage.begin()
    use(game, "Taker")
    assert sentences(game) == ["One", "Two", "Three"]  # 745.2: not those of B
    choose(game, "Two", "Three")
    resolve(game)
    assert [obj(game, name).buffs for name in ("One", "Two", "Three", "Theirs")] == [1, 0, 0, 1]
    assert not usable(game, "Taker")  # 745.1: one is not as many as two


def test_745_1_b_a_kind_of_object_may_be_asked_for() -> None:
    stage = two_battlefields()
    cost = Cost(parts=(SpendACounter(Those(1, traits=(Tagged(("Cat",)),))),))
    stage.add("A", unit("Taker", 1, build.use(cost, build.draw(1))), "base", "Taker")
    stage.add("A", unit("Tom", 2, tags=["Cat"]), "base", "Tom")
    stage.player("A", base=["Unit 2 as Page buffed"])
    stage.add("A", spell("Bless", Buff(target(Those(1, traits=(Tagged(("Cat",)),))))), "hand")
    game = stage.begin()
    assert not usable(game, "Taker")  # Page is no Cat
    play(game, "Bless")
    resolve(game)
    use(game, "Taker")
    assert [obj(game, name).buffs for name in ("Tom", "Page")] == [0, 1]
