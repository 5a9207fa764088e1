"""Points, scoring and winning (193-196, 467-472, 383.4.c, 383.4.d)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ORDER
from riftwright.core.facts import TOKEN, Face
from riftwright.core.ids import BATTLEFIELD_CARD
from riftwright.core.nodes import Passive
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.filters import ENEMY_UNITS
from riftwright.effects.instructions import GainPoints, WinTheGame
from riftwright.effects.subjects import YOU, All
from riftwright.effects.triggers import WhenIConquer, WhenIHold, WhenYouConquer
from riftwright.game import Game
from riftwright.rules.actions import fields, points
from riftwright.rules.frame import Frame
from tests.rules.plays import EDITIONS, GO, HOME, Do, Stage, When, casting, gear, spell, two_battlefields, unit
from tests.support import (
    controller,
    end_turn,
    events,
    field,
    hand,
    move,
    pass_showdown,
    play,
    resolve,
    sentences,
    where,
)

every_edition = pytest.mark.parametrize("edition", EDITIONS)


PULL = "Spell [Reaction]: move an enemy unit to a battlefield"
ONE_POINT = GainPoints(Number(1), YOU)
PIT = Face("Pit", BATTLEFIELD_CARD, supertype=TOKEN)


class NoPoints(Passive):
    """Opponents cannot gain points."""

    def forbids_points(self, frame: Frame, player: int) -> bool:
        return not frame.m.friendly(frame.you, player)

    def say(self) -> str:
        return "opponents can't gain points"


def scores(game: Game) -> list[tuple[str, int, int]]:
    """Every score so far: how, by which player, at which battlefield."""
    kinds = {ev.CONQUERED: "conquer", ev.HELD: "hold"}
    return [(kinds[e.kind], e.player, e.loc - field(1) + 1) for e in game.log if e.kind in kinds]


def has(game: Game, seat: str) -> int:
    """The points of a player."""
    return game.state.points[game.state.players[game.state.seats.index(seat)].team]


def conquer(game: Game, name: str, number: int) -> None:
    """The unit moves to that battlefield, and nobody does anything about it."""
    move(game, name, field(number))
    pass_showdown(game)


# 469, 470: conquer and hold


@every_edition
def test_469_1_control_gained_is_a_conquest_and_a_point(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout"])
    game = stage.begin()
    conquer(game, "Scout", 1)
    assert (controller(game, 1), has(game, "A")) == ("A", 1)
    assert scores(game) == [("conquer", 0, 1)]


@every_edition
def test_469_1_a_conquest_is_possible_on_anybodys_turn(edition: str) -> None:
    stage = two_battlefields(edition=edition, turn="B")
    stage.player("B", hand=["Spell: move an enemy unit to a battlefield"])
    stage.player("A", base=["Unit 2 as Scout"])
    game = stage.begin()
    play(game, "Spell: move an enemy unit to a battlefield", "battlefield 1")
    resolve(game)
    pass_showdown(game)
    assert scores(game) == [("conquer", 0, 1)]


@every_edition
def test_469_2_each_battlefield_that_the_turn_player_controls_is_held(edition: str) -> None:
    stage = two_battlefields(edition=edition, turn="B")
    stage.battlefield()
    for number in (1, 3):
        stage.field(number).controller = 0
        stage.place("Unit 2", "A", field(number))
    stage.field(2).controller = 1
    stage.place("Unit 2", "B", field(2))
    game = stage.begin()
    end_turn(game)
    assert scores(game) == [("hold", 0, 1), ("hold", 0, 3)]
    assert (has(game, "A"), has(game, "B")) == (2, 0)


@every_edition
def test_470_a_battlefield_is_scored_once_a_turn_whichever_way(edition: str) -> None:
    """Held at the beginning, it is not conquered again when control was lost and regained."""
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 2 as Holder", "A", field(1))
    stage.player("A", hand=[HOME, GO])
    game = stage.begin()
    end_turn(game)
    assert scores(game) == [("hold", 0, 1)]
    play(game, HOME)
    resolve(game)
    assert controller(game, 1) == "nobody"
    conquer(game, "Holder", 1)
    assert (controller(game, 1), scores(game), has(game, "A")) == ("A", [("hold", 0, 1)], 1)


@every_edition
def test_470_nor_conquered_twice_in_a_turn(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout", "Unit 2 as Second"], hand=[HOME])
    game = stage.begin()
    conquer(game, "Scout", 1)
    play(game, HOME)
    resolve(game)
    conquer(game, "Second", 1)
    assert (controller(game, 1), has(game, "A"), len(scores(game))) == ("A", 1, 1)


@every_edition
def test_470_each_player_scores_for_themselves(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout"], hand=[HOME, PULL])
    stage.player("B", base=["Unit 5 as Bee"])
    game = stage.begin()
    conquer(game, "Scout", 1)
    play(game, HOME)
    resolve(game)
    play(game, PULL, "battlefield 1")
    resolve(game)
    pass_showdown(game)
    assert scores(game) == [("conquer", 0, 1), ("conquer", 1, 1)]


@every_edition
def test_470_the_next_turn_begins_anew(edition: str) -> None:
    """SCO-06: conquered on one's own turn, and again on the opponent's."""
    stage = two_battlefields(edition=edition, turn="B")
    stage.player("B", base=["Unit 2 as Bee"])
    stage.player("A", hand=["Spell: move an enemy unit to base", PULL])
    game = stage.begin()
    conquer(game, "Bee", 1)
    assert has(game, "B") == 1
    end_turn(game)
    play(game, "Spell: move an enemy unit to base")
    resolve(game)
    assert (where(game, "Bee"), controller(game, 1)) == ("B's base", "nobody")
    play(game, PULL, "battlefield 1")
    resolve(game)
    pass_showdown(game)
    assert scores(game) == [("conquer", 1, 1), ("conquer", 1, 1)]
    assert has(game, "B") == 2


# 471.1: the Final Point


@every_edition
def test_471_1_b_1_a_conquest_is_no_final_point_unless_every_battlefield_was_scored(edition: str) -> None:
    """SCO-01: a card instead."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as Scout"], points=7)
    game = stage.begin()
    conquer(game, "Scout", 1)
    assert (has(game, "A"), len(hand(game, "A")), game.outcome) == (7, 1, None)
    assert (controller(game, 1), scores(game)) == ("A", [("conquer", 0, 1)])


@every_edition
def test_471_1_b_1_held_and_conquered_is_every_battlefield(edition: str) -> None:
    """SCO-02"""
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 2 as Holder", "A", field(1))
    stage.player("A", base=["Unit 2 as Scout"], points=6)
    game = stage.begin()
    end_turn(game)
    assert has(game, "A") == 7
    conquer(game, "Scout", 2)
    assert game.outcome is not None
    assert (game.outcome.winners, has(game, "A")) == ((0,), 8)


@every_edition
def test_471_1_b_1_so_are_two_conquered_one_after_the_other(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"], points=6)
    game = stage.begin()
    conquer(game, "One", 1)
    conquer(game, "Two", 2)
    assert game.outcome is not None
    assert has(game, "A") == 8


@every_edition
def test_471_1_b_1_what_was_scored_counts_though_control_is_lost(edition: str) -> None:
    """SCO-03: at 7 the first conquest draws a card, the second wins."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"], hand=[HOME], points=7)
    game = stage.begin()
    conquer(game, "One", 1)
    assert has(game, "A") == 7
    play(game, HOME)
    resolve(game)
    assert controller(game, 1) == "nobody"
    conquer(game, "Two", 2)
    assert game.outcome is not None
    assert has(game, "A") == 8


def test_471_1_b_1_control_without_a_score_does_not_count() -> None:
    stage = two_battlefields()
    stage.field(1).controller = 0
    stage.place("Unit 2 as Holder", "A", field(1))
    stage.player("A", base=["Unit 2 as Scout"], points=7)
    game = stage.begin()
    conquer(game, "Scout", 2)
    assert (has(game, "A"), game.outcome) == (7, None)


def test_471_1_b_1_a_battlefield_that_was_added_must_be_scored_too() -> None:
    """SCO-07"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One", "Unit 2 as Two"], points=6)
    stage.add("A", spell("Dig", Do(lambda f: fields.create(f.m, PIT, f.you))), "hand")
    game = stage.begin()
    play(game, "Dig")
    resolve(game)
    conquer(game, "One", 1)
    conquer(game, "Two", 2)
    assert (has(game, "A"), game.outcome, len(hand(game, "A"))) == (7, None, 1)


def test_471_1_b_it_applies_above_the_victory_score_too() -> None:
    # Nobody wins at 9 to 9
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], points=9)
    stage.player("B", points=9)
    game = stage.begin()
    conquer(game, "Scout", 1)
    assert (has(game, "A"), game.outcome, len(hand(game, "A"))) == (9, None, 1)


@every_edition
def test_471_1_a_1_a_hold_is_unrestricted(edition: str) -> None:
    """SCO-04"""
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 2 as Holder", "A", field(1))
    stage.player("A", points=7)
    game = stage.begin()
    end_turn(game)
    assert game.outcome is not None
    assert has(game, "A") == 8


@every_edition
def test_471_1_a_1_so_is_a_point_by_an_effect(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", points=7)
    game = casting(stage, ONE_POINT)
    assert game.outcome is not None
    assert has(game, "A") == 8


def test_471_1_a_1_a_point_of_a_conquer_ability_is_no_point_of_the_conquest() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Scorer", 2, build.when(WhenIConquer(), ONE_POINT)), "base", "Scorer")
    stage.player("A", points=7)
    game = stage.begin()
    conquer(game, "Scorer", 1)
    assert game.outcome is not None  # a card for the conquest, then the point
    assert (has(game, "A"), len(hand(game, "A"))) == (8, 1)


# 471.2, 383.4.c, 383.4.d: conquer and hold abilities


@every_edition
def test_383_4_c_2_conquer_abilities_of_units_there_and_of_whatever_speaks_of_the_player(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    for name in ("Scout", "Absent"):
        stage.add("A", unit(name, 2, build.when(WhenIConquer(), build.draw(1))), "base", name)
    stage.add("A", gear("Banner", build.when(WhenYouConquer(), build.draw(1))), "base")
    stage.add("B", gear("Other", build.when(WhenYouConquer(), build.draw(1))), "base")
    game = stage.begin()
    conquer(game, "Scout", 1)
    assert game.decision.kind == D_ORDER
    assert sorted(sentences(game)) == ["Banner's ability", "Scout's ability"]
    game.apply(0)
    resolve(game)
    assert (len(hand(game, "A")), len(hand(game, "B"))) == (2, 0)


def test_471_2_c_they_trigger_only_as_the_battlefield_is_scored() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Scout", 2, build.when(WhenIConquer(), build.draw(1))), "base", "Scout")
    stage.player("A", scored=[1])
    game = stage.begin()
    conquer(game, "Scout", 1)
    assert (controller(game, 1), hand(game, "A"), scores(game)) == ("A", [], [])


@every_edition
@pytest.mark.parametrize(("before", "drawn"), [(3, 1), (7, 2)])
def test_383_4_c_2_c_they_trigger_though_the_point_was_not_gained(edition: str, before: int, drawn: int) -> None:
    """SCO-08: with points forbidden the conquest is one still; the card in place of the Final Point is drawn."""
    stage = two_battlefields(edition=edition)
    stage.add("A", unit("Scout", 2, build.when(WhenIConquer(), build.draw(1))), "base", "Scout")
    stage.add("B", gear("Ban", build.passive(NoPoints())), "base")
    stage.player("A", points=before)
    game = stage.begin()
    conquer(game, "Scout", 1)
    resolve(game)
    assert (has(game, "A"), len(hand(game, "A"))) == (before, drawn)
    assert scores(game) == [("conquer", 0, 1)]


@every_edition
def test_383_4_d_hold_abilities_of_all_battlefields_are_simultaneous(edition: str) -> None:
    stage = two_battlefields(edition=edition, turn="B")
    for number, name in ((1, "One"), (2, "Two")):
        stage.field(number).controller = 0
        stage.add("A", unit(name, 2, build.when(WhenIHold(), build.draw(1))), number, name)
    stage.add("A", unit("Idle", 2, build.when(WhenIHold(), build.draw(1))), "base")
    game = stage.begin()
    end_turn(game)
    assert game.decision.kind == D_ORDER
    assert sentences(game) == ["One's ability", "Two's ability"]
    assert has(game, "A") == 2
    game.apply(0)
    resolve(game)
    assert len(hand(game, "A")) == 3  # with that of the Draw Phase


@every_edition
def test_383_4_d_2_c_they_trigger_though_the_point_was_not_gained(edition: str) -> None:
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.add("A", unit("Holder", 2, build.when(WhenIHold(), build.draw(1))), 1)
    stage.add("B", gear("Ban", build.passive(NoPoints())), "base")
    game = stage.begin()
    end_turn(game)
    resolve(game)
    assert (has(game, "A"), len(hand(game, "A"))) == (0, 2)


def test_383_4_c_on_the_opponents_turn_its_controller_conquers() -> None:
    stage = two_battlefields()
    stage.add("B", unit("Bee", 2, build.when(WhenIConquer(), build.draw(1))), "base", "Bee")
    stage.player("A", hand=[PULL])
    game = stage.begin()
    play(game, PULL, "battlefield 1")
    resolve(game)
    pass_showdown(game)
    assert (has(game, "B"), len(hand(game, "B"))) == (1, 1)


# 193-196, 472: points and winning


def test_194_4_nobody_has_fewer_than_no_points() -> None:
    stage = two_battlefields()
    stage.player("A", points=1)
    stage.player("B", points=0)
    counter = build.when(When(ev.POINT_GAINED), build.draw(1))
    stage.add("A", unit("Counter", 9, counter), "base")
    lose_two = Do(lambda f: (points.lose(f.m, 0, 2, "194.4"), points.lose(f.m, 1, 1, "194.4")))
    game = casting(stage, lose_two)
    assert (has(game, "A"), has(game, "B")) == (0, 0)
    assert [(e.player, e.amount) for e in events(game, ev.POINT_GAINED)] == [(0, -1)]  # 194.4.b: nothing for B


def test_194_gaining_no_points_is_nothing() -> None:
    game = casting(two_battlefields(), GainPoints(Number(0), YOU))
    assert events(game, ev.POINT_GAINED) == []


@every_edition
def test_472_a_game_is_won_only_in_a_cleanup(edition: str) -> None:
    """The instructions of a spell are all executed first; what an opponent gains by them counts as well."""
    stage = two_battlefields(edition=edition)
    stage.player("A", points=7)
    stage.player("B", points=7)
    both = Do(lambda f: (points.gain(f.m, 0, 1, "194.1.c"), points.gain(f.m, 1, 1, "194.1.c")))
    game = casting(stage, both)
    assert (has(game, "A"), has(game, "B"), game.outcome) == (8, 8, None)  # 194.2.b


@every_edition
def test_472_with_points_lost_again_before_the_cleanup_nobody_wins(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", points=7)
    game = casting(stage, ONE_POINT, Do(lambda f: points.lose(f.m, 0, 1, "194.4")))
    assert (has(game, "A"), game.outcome) == (7, None)


@every_edition
def test_194_2_b_a_lead_lost_by_the_other_wins_as_well(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", points=8)
    stage.player("B", points=8)
    game = casting(stage, Do(lambda f: points.lose(f.m, 1, 1, "194.4")))
    assert game.outcome is not None
    assert game.outcome.winners == (0,)


@every_edition
def test_195_an_effect_may_win_the_game_at_any_score(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", points=7)
    game = casting(stage, WinTheGame(), build.deal(9, All(ENEMY_UNITS)))
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((0,), "effect")


@every_edition
def test_194_3_the_victory_score_is_8(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", points=6)
    game = casting(stage, ONE_POINT)
    assert (has(game, "A"), game.outcome) == (7, None)


# 469, 190.4: no score without control


@every_edition
def test_469_2_without_units_left_there_is_no_hold(edition: str) -> None:
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 2 [Start: move all friendly units to base] as Holder", "A", field(1))
    game = stage.begin()
    end_turn(game)
    assert (controller(game, 1), scores(game)) == ("nobody", [])


# Where nobody can score (054, 470)


@pytest.mark.parametrize(("turn", "scored"), [(3, False), (5, True)])
def test_470_where_a_player_cannot_score_control_is_gained_and_nothing_triggers(turn: int, scored: bool) -> None:
    """469.1, 471.2: Forgotten Monument, until the player's third turn; FAQ of 2026-01-14."""
    stage = Stage(turn="A")
    stage.battlefield("Forgotten Monument")
    stage.player("A", base=["Unit 2 [Conquer: draw 1] as Scout"])
    state = stage.state()
    state.players[0].turns = (turn + 1) // 2
    game = Game.from_state(state)
    move(game, "Scout", field(1))
    pass_showdown(game)
    resolve(game)
    assert controller(game, 1) == "A"
    assert (game.state.points[0], len(hand(game, "A"))) == ((1, 1) if scored else (0, 0))
    assert bool(events(game, ev.CONQUERED)) is scored


def test_470_nor_held() -> None:
    stage = Stage(turn="B")
    stage.battlefield("Forgotten Monument", controller="A", units={"A": ["Unit 2 [Hold: draw 1] as Guard"]})
    state = stage.state()
    state.players[0].turns = 1
    game = Game.from_state(state)
    game.apply("end")
    assert (game.state.players[0].turns, game.state.points[0]) == (2, 0)
    assert events(game, ev.HELD) == []


def test_471_2_a_conquer_and_hold_abilities_trigger_where_it_happens() -> None:
    """471.2.a, 471.2.b: each for its own way to score, and only at the battlefield that was scored."""
    stage = two_battlefields(turn="B")
    for number, name in ((1, "Settler"), (2, "Farmer")):
        stage.field(number).controller = 0
        stage.place(f"Unit 2 [Hold: draw 1] [Conquer: gain 1 point] as {name}", "A", field(number))
    stage.field(2).controller = 1
    game = stage.begin()
    game.apply("end")
    labels = dict(game.state.labels)
    assert [labels[e.obj] for e in events(game, ev.TRIGGERED)] == ["Settler"]
    assert (has(game, "A"), has(game, "B")) == (1, 0)
