"""Choices, costs and who controls what triggers, where they could go wrong unnoticed."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT
from riftwright.core.ids import ANY, ENERGY, SPELL, UNIT
from riftwright.core.nodes import Cost, CostPart
from riftwright.effects.build import cost, draw, use, when
from riftwright.effects.costs import BanishingThis, KillMe, RecycleThis, SpendABuff
from riftwright.effects.filters import Empowered, Those
from riftwright.effects.instructions import Add, Kill
from riftwright.effects.subjects import ChosenOpponent, target
from riftwright.effects.triggers import OneOf, WhenAPlayerPlays, WhenIHold, WhenPlayed
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.helpers import NOTHING
from tests.rules.plays import Stage, casting, spell, two_battlefields, unit
from tests.support import begin, events, field, hand, play, resolve, thing, where


def triggered_for(game: Game, source: str | int) -> list[int]:
    """Who controls the abilities of the source that have triggered."""
    oid = thing(game, source) if isinstance(source, str) else source
    return [e.player for e in game.log if e.kind == ev.TRIGGERED and e.obj == oid]


def test_355_9_b_an_empowered_unit_is_one_that_is() -> None:
    """355.9.b, 441"""
    stage = two_battlefields()
    stage.player("B", base=["Unit 2 as Plain", "Unit 2 as Grown empowered"])
    game = casting(stage, Kill(target(Those(UNIT, traits=(Empowered(),)))))
    assert (where(game, "Plain"), where(game, "Grown")) == ("B's base", "B's trash")


def test_355_16_a_first_choice_that_leaves_none_for_the_second_is_not_offered() -> None:
    """Repulse: of two units that are there, only the one that a spell chooses alone can be chosen."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as One", "Unit 3 as Two"]})
    game = begin(board.player("A", hand=["Spell: deal 3 to a unit"]).player("B", hand=["Repulse"]))
    play(game, "Spell: deal 3 to a unit", "One")
    game.apply("pass")
    play(game, "Repulse")
    assert [option.key for option in game.decision.options] == ["pass"]
    one = game.state.objects[thing(game, "One")]
    assert game.state.chain[-1].chosen[0] == [one.ref]


def test_359_3_e_an_opponent_who_has_left_is_no_legal_choice_any_more() -> None:
    """359.3.e.2, 359.3.e.5, 652"""
    stage = Stage(mode="skirmish")
    for _ in range(3):
        stage.battlefield()
    stage.add("A", spell("Gift", draw(1, ChosenOpponent())), "hand", "Gift")
    game = stage.begin()
    play(game, "Gift", "C")
    game.concede(2)
    resolve(game)
    assert [(e.rule, e.amount) for e in game.log if e.kind == ev.IGNORED] == [("359.3.e.5", 2)]


@pytest.mark.parametrize("part", [KillMe(), RecycleThis(), BanishingThis()], ids=lambda part: type(part).__name__)
def test_404_2_what_has_left_pays_no_second_time(part: CostPart) -> None:
    """357.2, 404.2: two abilities trigger, and each costs the same unit; the second cannot be paid for."""
    stage = two_battlefields()
    abilities = [when(WhenPlayed(), draw(1), may=True, cost=Cost(parts=(part,))) for _ in range(2)]
    stage.add("A", unit("Martyr", 1, *abilities), "hand", "Martyr")
    game = stage.begin()
    play(game, "Martyr")
    while game.decision.options[0].key != "pass" and not game.state.neutral_open:
        game.apply(game.decision.options[0])
    resolve(game)
    assert len(triggered_for(game, "Martyr")) == 2
    assert len(hand(game, "A")) == 1
    assert [e.rule for e in game.log if e.kind == ev.IGNORED] == ["404.2"]


def test_203_3_what_is_killed_as_a_cost_cannot_have_paid_for_the_rest_of_it() -> None:
    """203.3, 357.2, 358.5: the unit that is to be killed for Ledros is killed for its Energy; the play is undone."""
    stage = Stage()
    stage.player("A", hand=["Commander Ledros as Ledros"], pool="5 Energy, 3 Order")
    stage.add("A", unit("Martyr", 1, use(cost(0, KillMe()), Add(ENERGY, 1), reaction=True)), "base", "Martyr")
    game = stage.begin()
    play(game, "Ledros")
    for _ in range(9):  # takes the Martyr, and pays with it
        if game.decision.kind == D_ACT:
            break
        game.apply(game.decision.options[0])
    assert [e.rule for e in events(game, ev.UNDONE)] == ["358.5"]
    assert (where(game, "Ledros"), where(game, "Martyr")) == ("A's hand", "A's base")


def test_203_3_a_buff_that_was_spent_for_power_is_not_spent_again() -> None:
    """203.3: Sett saves a buffed unit for Power and its buff; here its buff is what gives the Power, so it dies."""
    stage = Stage()
    stage.player("A", legend="Sett, The Boss", base=["Unit 2 as Hero buffed"], pool="", hand=[])
    stage.player("B", hand=["Spell [Reaction]: deal 9 to a unit as Blow"], pool="9 Energy")
    stage.add("A", unit("Bank", 9, use(cost(0, SpendABuff()), Add(ANY, 1), reaction=True)), "base", "Bank")
    stage.player("A", hand=[NOTHING])
    game = stage.begin()
    play(game, NOTHING)
    game.apply("pass")
    play(game, "Blow", "Hero")
    resolve(game)
    game.apply(game.decision.options[0])
    assert [e.obj for e in events(game, ev.BUFF_SPENT)] == [thing(game, "Hero")]
    assert where(game, "Hero") == "A's trash"
    assert events(game, ev.REPLACED) == []


def test_190_6_c_whoever_meets_the_condition_controls_the_ability() -> None:
    """The Dreaming Tree speaks of any player who chooses a unit of theirs there."""
    board = Board(turn="B").battlefield("The Dreaming Tree", controller="A", units={"A": ["Unit 2 as Mine"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Far"]})
    board.player("A", hand=["Spell [Reaction]: buff a friendly unit as Own"])
    board.player("B", hand=[NOTHING])
    game = begin(board)
    play(game, NOTHING)
    game.apply("pass")
    play(game, "Own")
    assert triggered_for(game, game.state.battlefields[0].id) == [0]


def test_190_6_c_also_where_nobody_controls_the_battlefield() -> None:
    board = Board(turn="A")
    board.battlefield("The Dreaming Tree", units={"B": ["Unit 2 as Theirs", "Unit 2 as Other"]})
    board.player("A", hand=[NOTHING]).player("B", hand=["Spell [Reaction]: buff a friendly unit as Own"])
    game = begin(board)
    play(game, NOTHING)
    game.apply("pass")
    play(game, "Own", "Theirs")
    assert triggered_for(game, game.state.battlefields[0].id) == [1]


def test_190_6_c_one_condition_of_several_says_who_controls_the_ability() -> None:
    stage = two_battlefields(turn="B")
    either = OneOf(WhenIHold(), WhenAPlayerPlays(SPELL, "a spell"))
    stage.add("A", unit("Bard", 2, when(either, draw(1))), "base", "Bard")
    game = begin(stage.player("B", hand=[NOTHING]))
    play(game, NOTHING)
    resolve(game)
    assert triggered_for(game, "Bard") == [1]
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (0, 1)


@pytest.mark.parametrize(("controller", "triggers"), [("B", [1]), (None, [])])
def test_190_6_d_you_is_whoever_controls_the_battlefield(controller: str | None, triggers: list[int]) -> None:
    """Reaver's Row: who defends there without controlling it is not meant."""
    board = Board(turn="A", edition="2026-07-16")
    units = {"A": ["Unit 2 as Scout"], "B": ["Unit 2 as Guard"]}
    board.battlefield("Reaver's Row", controller=controller, contested="A", units=units)
    game = begin(board.player("A", hand=[NOTHING]))
    play(game, NOTHING)
    resolve(game)
    assert len(events(game, ev.COMBAT_BEGAN)) == 1
    assert game.state.battlefields[0].loc == field(1)
    assert triggered_for(game, game.state.battlefields[0].id) == triggers
