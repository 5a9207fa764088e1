"""Standard Moves, moves by effect and recalls (144, 445-458, 810)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_MOVE, D_ORDER, O_OBJECT
from riftwright.core.ids import FIELD, GANKING
from riftwright.effects import build
from riftwright.effects.control import TakeControl
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, UNITS
from riftwright.effects.instructions import Stun
from riftwright.effects.movement import MoveToBase, Recall
from riftwright.effects.subjects import All, target
from riftwright.game import Game
from riftwright.rules.actions import moves
from riftwright.rules.frame import Frame
from tests.rules.plays import (
    EDITIONS,
    GO,
    HOME,
    Do,
    Stage,
    Stays,
    When,
    casting,
    gear,
    obj,
    spell,
    two_battlefields,
    unit,
)
from tests.support import (
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    offered,
    pass_showdown,
    play,
    resolve,
    sentences,
    thing,
    where,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


def destinations(game: Game, name: str) -> set[str]:
    """Where the unit may go now with a Standard Move."""
    prefix = f"move:{thing(game, name)}:"
    places = [int(o.key.removeprefix(prefix)) for o in game.decision.options if o.key.startswith(prefix)]
    return {f"battlefield {loc - FIELD + 1}" if loc >= FIELD else f"{game.state.seats[loc]}'s base" for loc in places}


def _swap_all(frame: Frame) -> None:
    here, there = frame.m.units()
    moves.swap_locations(frame.m, here, there, frame.you)


def contests(game: Game) -> list[tuple[int, int]]:
    """(player, number of the battlefield) of every Contested that was applied."""
    return [(event.player, event.loc - FIELD + 1) for event in events(game, ev.CONTESTED)]


# 144, 420.3, 448: the Standard Move


@every_edition
def test_144_4_from_base_to_a_battlefield_and_back_and_nowhere_else(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout"])
    stage.place("Unit 2 as Front", "A", field(1))
    game = stage.begin()
    assert destinations(game, "Scout") == {"battlefield 1", "battlefield 2"}
    assert destinations(game, "Front") == {"A's base"}


@every_edition
def test_144_2_its_cost_is_to_exhaust_the_unit(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout", "Unit 2 as Tired exhausted"])
    game = stage.begin()
    assert destinations(game, "Tired") == set()  # 414.4
    move(game, "Scout", field(1))
    assert obj(game, "Scout").exhausted
    pass_showdown(game)
    assert game.decision.kind == D_ACT
    assert destinations(game, "Scout") == set()


def test_144_only_units_that_one_controls_move() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Gear as Tool", "Unit 2 as Lent owned by B"])
    stage.player("B", base=["Unit 2 as Theirs", "Unit 2 as Given owned by A"])
    game = stage.begin()
    assert destinations(game, "Tool") == set()
    assert destinations(game, "Theirs") == destinations(game, "Given") == set()
    assert destinations(game, "Lent") == {"battlefield 1", "battlefield 2"}


@every_edition
def test_144_3_several_units_move_to_one_place_at_once_from_wherever_they_are(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout"])
    stage.place("Unit 2 [Ganking] as Rider", "A", field(1))
    game = stage.begin()
    move(game, "Scout", field(2), "Rider")
    assert where(game, "Scout") == where(game, "Rider") == "battlefield 2"  # 144.3.a, 144.3.b
    assert obj(game, "Scout").exhausted
    assert obj(game, "Rider").exhausted
    told = [event.kind for event in game.log if event.kind in (ev.EXHAUSTED_EVENT, ev.MOVED)]
    assert told == [ev.EXHAUSTED_EVENT] * 2 + [ev.MOVED] * 2  # 144.3.c: nobody moves before all have paid
    assert contests(game) == [(0, 2)]
    assert len(events(game, ev.SHOWDOWN_BEGAN)) == 1


def test_144_3_from_both_battlefields_home() -> None:
    stage = two_battlefields()
    stage.place("Unit 2 as Left", "A", field(1))
    stage.place("Unit 2 as Right", "A", field(2))
    game = stage.begin()
    move(game, "Left", 0, "Right")
    assert where(game, "Left") == where(game, "Right") == "A's base"


def test_144_3_only_who_could_go_there_alone_comes_along() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 1 as Scout", "Unit 1 as Tired exhausted", "Unit 1 as Fresh", "Gear as Tool"])
    stage.place("Unit 1 as There", "A", field(1))
    stage.place("Unit 1 as Other", "A", field(2))
    stage.place("Unit 1 [Ganking] as Rider", "A", field(2))
    stage.player("B", base=["Unit 1 as Theirs"])
    game = stage.begin()
    game.apply(f"move:{thing(game, 'Scout')}:{field(1)}")
    assert game.decision.kind == D_MOVE
    who = [o.a for o in game.decision.options if o.kind == O_OBJECT]
    assert who == [thing(game, "Fresh"), thing(game, "Rider")]


def test_144_3_one_may_move_after_the_other_as_well() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"])
    game = stage.begin()
    move(game, "One", field(1))
    pass_showdown(game)
    move(game, "Two", field(1))
    assert where(game, "Two") == "battlefield 1"
    assert contests(game) == [(0, 1)]  # the second finds it under control (450)


@every_edition
def test_144_3_triggers_of_units_that_move_together_are_ordered_by_their_controller(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    for name in ("One", "Two"):
        stage.add("A", unit(name, 2, build.when(When(ev.MOVED, mine=True), build.draw(1))), "base", name)
    game = stage.begin()
    move(game, "One", field(1), "Two")
    assert (game.decision.kind, decides(game)) == (D_ORDER, "A")
    assert sentences(game) == ["One's ability", "Two's ability"]


def test_144_3_c_triggers_on_being_exhausted_are_simultaneous_too() -> None:
    stage = two_battlefields()
    for name in ("One", "Two"):
        stage.add("A", unit(name, 2, build.when(When(ev.EXHAUSTED_EVENT, mine=True), build.draw(1))), "base", name)
    game = stage.begin()
    move(game, "One", field(1), "Two")
    assert game.decision.kind == D_ORDER


def test_144_3_each_unit_that_moves_is_an_event_of_its_own() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"])
    stage.add("B", unit("Watcher", 9, build.when(When(ev.MOVED), build.draw(1))), "base")
    game = stage.begin()
    move(game, "One", field(1), "Two")
    choose(game, *([sentences(game)[0]] if game.decision.kind == D_ORDER else []))
    resolve(game)
    assert len(hand(game, "B")) == 2


def test_446_3_c_a_standard_move_uses_no_chain() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"])
    stage.place("Unit 9 as Holder", "A", field(1))
    stage.field(1).controller = 0
    stage.player("B", hand=[HOME])
    game = stage.begin()
    move(game, "Scout", field(1))
    assert where(game, "Scout") == "battlefield 1"
    assert (game.decision.kind, decides(game)) == (D_ACT, "A")  # nobody else was asked anything
    assert events(game, ev.ITEM_ADDED) == []


# 810: Ganking


def test_810_1_with_ganking_from_battlefield_to_battlefield() -> None:
    stage = two_battlefields()
    stage.place("Unit 2 [Ganking] as Rider", "A", field(1))
    game = stage.begin()
    assert destinations(game, "Rider") == {"A's base", "battlefield 2"}
    move(game, "Rider", field(2))
    assert where(game, "Rider") == "battlefield 2"
    assert obj(game, "Rider").exhausted  # it is a Standard Move like any other


def test_810_granted_for_the_turn_and_granted_twice() -> None:
    stage = two_battlefields()
    stage.place("Unit 2 as Walker", "A", field(1))
    stage.place("Unit 2 [Ganking] as Rider", "A", field(1))
    grant = build.give_keyword(GANKING, All(FRIENDLY_UNITS))
    game = casting(stage, grant, grant)
    assert destinations(game, "Walker") == destinations(game, "Rider") == {"A's base", "battlefield 2"}
    end_turn(game)
    end_turn(game)
    assert destinations(game, "Walker") == {"A's base"}
    assert destinations(game, "Rider") == {"A's base", "battlefield 2"}


# 420.2, 446, 449: other moves


@every_edition
def test_449_an_effect_moves_from_battlefield_to_battlefield_and_exhausted_units(edition: str) -> None:
    """MOV-02: neither Ganking nor readiness has to do with it."""
    stage = two_battlefields(edition=edition)
    stage.player("A", hand=[GO])
    stage.place("Unit 2 as Tired exhausted", "A", field(1))
    game = stage.begin()
    play(game, GO)
    resolve(game)
    assert where(game, "Tired") == "battlefield 2"
    assert obj(game, "Tired").exhausted  # it stays so
    pass_showdown(game)
    assert len(events(game, ev.CONQUERED)) == 1


def test_446_1_attached_gear_comes_along_without_moving_itself() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer", "Long Sword as Sword attached to Bearer"])
    stage.add("B", unit("Watcher", 9, build.when(When(ev.MOVED), build.draw(1))), "base")
    game = stage.begin()
    move(game, "Bearer", field(1))
    assert where(game, "Sword") == "battlefield 1"
    assert (obj(game, "Bearer").moves, obj(game, "Sword").moves) == (1, 0)
    resolve(game)
    assert len(hand(game, "B")) == 1


def test_446_2_entering_and_leaving_the_board_is_no_move() -> None:
    stage = two_battlefields()
    mover = build.when(When(ev.MOVED, mine=True), build.draw(1))
    stage.add("A", unit("Comer", 2, mover), "hand")
    stage.place("Unit 2 as Holder", "A", field(1))
    stage.field(1).controller = 0
    stage.player("A", hand=["Spell [Reaction]: return a unit"])
    game = stage.begin()
    play(game, "Comer", "battlefield 1")
    resolve(game)
    play(game, "Spell [Reaction]: return a unit", "Comer")
    resolve(game)
    assert hand(game, "A") == ["Comer"]
    assert events(game, ev.MOVED) == []


def test_446_1_two_units_that_swap_places_have_both_moved() -> None:
    """MOV-08"""
    stage = two_battlefields()
    stage.place("Unit 2 as Here", "A", field(1))
    stage.place("Unit 2 as There moved 1", "A", field(2))
    stage.add("A", spell("Swap", Do(_swap_all)), "hand")
    game = stage.begin()
    play(game, "Swap")
    resolve(game)
    assert (where(game, "Here"), where(game, "There")) == ("battlefield 2", "battlefield 1")
    assert (obj(game, "Here").moves, obj(game, "There").moves) == (1, 2)


@every_edition
def test_446_what_is_there_already_does_not_move(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Idle"])
    stage.place("Unit 2 as Front", "A", field(1))
    game = casting(stage, MoveToBase(All(FRIENDLY_UNITS)))
    assert [event.obj for event in events(game, ev.MOVED)] == [thing(game, "Front")]
    assert obj(game, "Idle").moves == 0


def test_446_how_often_a_unit_has_moved_is_counted_each_turn_anew() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=[HOME])
    game = stage.begin()
    move(game, "Scout", field(1))
    assert obj(game, "Scout").moves == 1
    pass_showdown(game)
    play(game, HOME)
    resolve(game)
    assert obj(game, "Scout").moves == 2
    end_turn(game)
    assert obj(game, "Scout").moves == 0


@every_edition
def test_446_a_unit_moved_by_an_opponent_is_still_its_controllers(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 2 as Theirs"])
    game = casting(stage, build.move(target(UNITS)), name="Push")
    choose(game, *(["battlefield 1"] if offered(game, "battlefield 1") else []))
    resolve(game)
    assert where(game, "Theirs") == "battlefield 1"
    assert contests(game) == [(1, 1)]  # 450: whoever controls the unit applies Contested


def test_449_2_an_effect_cannot_choose_a_battlefield_with_units_of_two_others() -> None:
    stage = Stage(mode="skirmish")
    for _ in range(3):
        stage.battlefield()
    stage.place("Unit 2 as Bee", "B", field(1))
    stage.place("Unit 2 as Cee", "C", field(1))
    stage.player("A", base=["Unit 2 as Scout"], hand=[GO])
    game = stage.begin()
    play(game, GO)
    assert sentences(game) == ["battlefield 2", "battlefield 3"]


# 450: Contested


def test_450_only_where_it_is_not_contested_and_another_or_nobody_has_control() -> None:
    stage = two_battlefields()
    stage.battlefield()
    stage.field(1).controller = 0
    stage.field(2).controller = 1
    stage.place("Unit 2 as Holder", "A", field(1))
    stage.place("Unit 2 as Guard", "B", field(2))
    stage.player("A", base=["Unit 9 as Own", "Unit 9 as Enemy", "Unit 9 as Open"])
    game = stage.begin()
    move(game, "Own", field(1))
    assert contests(game) == []
    move(game, "Enemy", field(2))
    assert contests(game) == [(0, 2)]
    pass_showdown(game)
    move(game, "Open", field(3))
    assert contests(game) == [(0, 2), (0, 3)]


# 054, 359.3.e.6: what cannot move


def test_054_a_unit_that_cannot_move_somewhere_is_offered_no_standard_move_there() -> None:
    stage = two_battlefields()
    stage.add("B", gear("Pin", build.passive(Stays())), "base")
    stage.place("Unit 2 [Ganking] as Front", "A", field(1))
    stage.player("A", base=["Unit 2 as Scout"])
    game = stage.begin()
    assert destinations(game, "Front") == {"battlefield 2"}
    assert destinations(game, "Scout") == {"battlefield 1", "battlefield 2"}


def test_359_3_e_6_nor_does_an_instruction_move_it() -> None:
    stage = two_battlefields()
    stage.add("B", gear("Pin", build.passive(Stays())), "base")
    stage.place("Unit 2 as Front", "A", field(1))
    game = casting(stage, MoveToBase(All(FRIENDLY_UNITS)))
    assert where(game, "Front") == "battlefield 1"
    assert events(game, ev.MOVED) == []


# 454-458: recalls


@every_edition
def test_456_a_recall_is_no_move(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.place("Unit 3 as Front", "A", field(1))
    stage.add("B", unit("Watcher", 9, build.when(When(ev.MOVED), build.draw(1))), "base")
    game = casting(stage, Recall(All(FRIENDLY_UNITS)))
    assert where(game, "Front") == "A's base"  # 456.2
    assert events(game, ev.MOVED) == []
    assert hand(game, "B") == []  # 456.1
    assert obj(game, "Front").moves == 0


def test_456_3_what_cannot_move_is_recalled_all_the_same() -> None:
    stage = two_battlefields()
    stage.add("B", gear("Pin", build.passive(Stays())), "base")
    stage.place("Unit 3 as Front", "A", field(1))
    game = casting(stage, Recall(All(FRIENDLY_UNITS)))
    assert where(game, "Front") == "A's base"


@every_edition
@pytest.mark.parametrize("how", ["recall", "move"])
def test_458_the_state_of_what_is_recalled_stays_as_it_is(edition: str, how: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.place("Unit 5 as Front damaged 2 exhausted buffed moved 1 +1", "A", field(1))
    go = Recall(All(FRIENDLY_UNITS)) if how == "recall" else MoveToBase(All(FRIENDLY_UNITS))
    game = casting(stage, Stun(All(FRIENDLY_UNITS)), go)
    front = obj(game, "Front")
    assert where(game, "Front") == "A's base"
    assert (front.damage, front.exhausted, front.buffs, front.stunned) == (2, True, 1, True)
    assert might(game, "Front") == 7
    assert front.moves == (1 if how == "recall" else 2)


def test_455_a_recall_goes_to_the_base_of_the_controller() -> None:
    stage = two_battlefields()
    stage.place("Unit 3 as Front owned by B", "A", field(1))
    game = casting(stage, Recall(All(FRIENDLY_UNITS)))
    assert where(game, "Front") == "A's base"


def test_455_what_is_in_its_base_is_not_recalled() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Idle"])
    game = casting(stage, Recall(All(FRIENDLY_UNITS)))
    assert events(game, ev.RECALLED) == []


@every_edition
def test_456_control_taken_of_a_unit_in_a_base_recalls_it_and_keeps_its_state(edition: str) -> None:
    """MOV-07"""
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 5 as Taken damaged 2 exhausted"])
    stage.add("B", unit("Watcher", 9, build.when(When(ev.MOVED), build.draw(1))), "base")
    stage.add("A", spell("Take", TakeControl(target(ENEMY_UNITS))), "hand")
    game = stage.begin()
    play(game, "Take", "Taken")
    resolve(game)
    taken = obj(game, "Taken")
    assert where(game, "Taken") == "A's base"
    assert (taken.controller, taken.damage, taken.exhausted, taken.moves) == (0, 2, True, 0)
    assert hand(game, "B") == []


@every_edition
def test_190_3_a_1_control_taken_of_a_unit_at_a_battlefield_contests_it(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.field(1).controller = 1
    stage.place("Unit 5 as Taken", "B", field(1))
    game = casting(stage, TakeControl(target(UNITS)))
    assert contests(game) == [(0, 1)]
    assert where(game, "Taken") == "battlefield 1"
    pass_showdown(game)
    assert len(events(game, ev.CONQUERED)) == 1
