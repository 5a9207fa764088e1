"""What is chosen and paid so that the play can be carried through (355.16, 357.3), and in which order (357.2)."""

from dataclasses import dataclass

from riftwright.core.decisions import D_ACT, D_PRIORITY
from riftwright.core.ids import UNIT
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.costs import KillMe, KillOne
from riftwright.effects.filters import FRIENDLY_UNITS, UNITS_YOU_CONTROL, YOURS, Those, Trait
from riftwright.effects.subjects import target, up_to
from riftwright.notation.board import Board
from riftwright.rules.frame import Frame
from tests.rules.plays import Stage, spell, two_battlefields, unit
from tests.support import begin, choose, hand, might, offered, play, resolve, sentences, use, where

BOOST = "Spell 0 [Additional: kill a friendly unit]: give a friendly unit +7"


@dataclass(frozen=True, slots=True, eq=False)
class Strongest(Trait):
    """Has the highest Might of the units that you control."""

    def fits(self, frame: Frame, oid: int) -> bool:
        return frame.m.might(oid) == max(frame.m.might(other) for other in UNITS_YOU_CONTROL.candidates(frame))

    def say(self) -> str:
        return "strongest"


def strength(stage: Stage) -> Stage:
    """Add the rulebook's card: the unit with the most Might is killed to play it."""
    price = Cost(0, (), (KillOne(Those(UNIT, YOURS, traits=(Strongest(),))),))
    stage.add("A", spell("Strength", build.give(5, target(FRIENDLY_UNITS)), additional=price), "hand")
    return stage


def test_355_16_what_paying_is_sure_to_kill_is_not_chosen() -> None:
    """The rule's own example: the unit with the most Might is killed to play it, so it cannot be the target."""
    stage = strength(two_battlefields())
    stage.player("A", base=["Unit 6 as Giant", "Unit 2 as Page", "Unit 1 as Squire"])
    game = stage.begin()
    play(game, "Strength")
    assert [offered(game, name) for name in ("Giant", "Page", "Squire")] == [False, True, True]
    choose(game, "Squire")
    assert where(game, "Giant") == "A's trash"
    resolve(game)
    assert might(game, "Squire") == 6


def test_355_16_of_two_that_may_be_killed_either_may_be_chosen() -> None:
    stage = strength(two_battlefields())
    stage.player("A", base=["Unit 6 as Giant", "Unit 6 as Ogre"])
    game = stage.begin()
    play(game, "Strength")
    assert [offered(game, name) for name in ("Giant", "Ogre")] == [True, True]
    choose(game, "Ogre")
    assert where(game, "Giant") == "A's trash"  # 357.3


def test_355_16_what_something_would_save_may_be_chosen() -> None:
    """357.2.a: to kill it is paid all the same; it is healed and stays a legal target."""
    stage = strength(two_battlefields())
    stage.player("A", base=["Unit 6 as Giant", "Unit 2 as Page", "Zhonya's Hourglass as Glass"])
    game = stage.begin()
    play(game, "Strength", "Giant")
    assert (where(game, "Giant"), where(game, "Glass")) == ("A's base", "A's trash")
    resolve(game)
    assert might(game, "Giant") == 11


def test_355_16_with_nothing_else_to_choose_it_is_chosen_and_all_of_it_undone() -> None:
    """355.16, 358.5"""
    stage = strength(two_battlefields())
    stage.player("A", base=["Unit 6 as Giant"])
    game = stage.begin()
    play(game, "Strength")
    assert (game.decision.kind, where(game, "Giant"), hand(game, "A")) == (D_ACT, "A's base", ["Strength"])


def test_355_16_up_to_so_many_spares_one_to_pay_with() -> None:
    stage = two_battlefields()
    price = Cost(0, (), (KillOne(FRIENDLY_UNITS),))
    stage.add("A", spell("Feast", build.give(1, up_to(3, FRIENDLY_UNITS)), additional=price), "hand")
    stage.player("A", base=["Unit 1 as One", "Unit 2 as Two"])
    game = stage.begin()
    play(game, "Feast", "One")
    assert (where(game, "One"), where(game, "Two")) == ("A's base", "A's trash")


def test_357_3_the_target_is_not_killed_to_pay_for_what_chooses_it() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Pawn", "Unit 2 as Hero", "Unit 3 as Rook"], hand=[BOOST])
    game = begin(board)
    play(game, BOOST, "Hero")
    assert [offered(game, name) for name in ("Pawn", "Rook", "Hero")] == [True, True, False]
    choose(game, "Rook")
    resolve(game)
    assert (might(game, "Hero"), where(game, "Rook")) == (9, "A's trash")


def test_355_16_who_is_killed_to_use_an_ability_is_not_its_target() -> None:
    """402.2, 355.16"""
    stage = two_battlefields()
    bomb = build.use(Cost(0, (), (KillMe(),)), build.give(3, target(FRIENDLY_UNITS)))
    stage.add("A", unit("Bomb", 1, bomb), "base")
    stage.player("A", base=["Unit 1 as Pawn", "Unit 2 as Hero"])
    game = stage.begin()
    use(game, "Bomb")
    assert [offered(game, name) for name in ("Pawn", "Hero", "Bomb")] == [True, True, False]


def test_357_2_costs_that_leave_a_choice_are_paid_in_the_order_that_the_payer_likes() -> None:
    for first in ("kill", "discard"):
        stage = two_battlefields()
        price = Cost(0, (), (KillOne(FRIENDLY_UNITS), DiscardOne(UNIT, "a unit")))
        stage.add("A", spell("Rite", build.draw(1), additional=price), "hand")
        stage.player("A", base=["Unit 1 as Pawn", "Unit 2 as Monk"], hand=["Unit 3 as Card", "Unit 4 as Other"])
        game = stage.begin()
        play(game, "Rite")
        assert sentences(game) == ["kill a friendly unit", "discard a unit"]
        choose(game, first)
        choose(game, *(("Pawn", "discard Unit 3") if first == "kill" else ("discard Unit 3", "Pawn")))
        assert game.decision.kind == D_PRIORITY
        assert (where(game, "Pawn"), where(game, "Card")) == ("A's trash", "A's trash")
        order = game.state.players[0].trash
        assert [game.state.face_of(oid).might for oid in order] == ([1, 3] if first == "kill" else [3, 1])
