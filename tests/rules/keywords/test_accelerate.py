"""Accelerate (805)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_OPTIONAL
from riftwright.core.ids import ACCELERATE, ENERGY, FURY
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.game import Game
from tests.rules.keywords.giving import CALM_BIT, FURY_BIT, every_edition, keyword, lose
from tests.rules.plays import KillAFriend, Stage, When, obj, pool, two_battlefields, unit
from tests.support import (
    choose,
    events,
    field,
    hand,
    move,
    play,
    thing,
    where,
)


def accelerated(stage: Stage, domains: int, answer: str = "yes", *, keywords: int = 1) -> Game:
    """A unit with Accelerate is played, and the cost paid or not."""
    stage.add("A", unit("Racer", 3, domains=domains, keywords=[(ACCELERATE, 1)] * keywords), "hand", "Racer")
    game = stage.begin()
    play(game, "Racer", answer)
    return game


@every_edition
@pytest.mark.parametrize(("answer", "ready"), [("yes", True), ("no", False)])
def test_805_1_a_it_enters_ready_where_the_cost_was_paid(edition: str, answer: str, ready: bool) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("A", pool="1 Energy, 1 Fury")
    game = accelerated(stage, FURY_BIT, answer)
    assert obj(game, "Racer").exhausted is not ready
    assert pool(game, "A") == ({} if ready else {ENERGY: 1, FURY: 1})


@every_edition
def test_805_6_it_enters_ready_and_does_not_become_so(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", unit("Watcher", 9, build.when(When(ev.READIED), build.draw(1))), "base")
    game = accelerated(stage, FURY_BIT)
    assert not obj(game, "Racer").exhausted
    assert (events(game, ev.READIED), hand(game, "A")) == ([], [])
    move(game, "Racer", field(1))  # it can move at once
    assert where(game, "Racer") == "battlefield 1"


@pytest.mark.parametrize(
    ("domains", "given", "asked"),
    [
        (FURY_BIT, "1 Energy, 1 Fury", True),
        (FURY_BIT, "1 Energy, 1 Calm", False),  # 805.1.a.1
        (FURY_BIT, "1 Energy, 1 any", True),
        (FURY_BIT, "1 Energy", False),
        (FURY_BIT, "2 Fury", False),
        (FURY_BIT | CALM_BIT, "1 Energy, 1 Calm", True),
        (0, "1 Energy, 1 Calm", True),  # 805.1.a.2
    ],
)
def test_805_1_a_1_its_power_is_of_a_domain_of_the_unit(domains: int, given: str, asked: bool) -> None:
    stage = two_battlefields()
    stage.player("A", pool=given)
    stage.add("A", unit("Racer", 3, domains=domains, keywords=[(ACCELERATE, 1)]), "hand")
    game = stage.begin()
    play(game, "Racer")
    assert (game.decision.kind == D_OPTIONAL) is asked


def test_805_4_two_instances_are_redundant() -> None:
    stage = two_battlefields()
    stage.player("A", pool="2 Energy, 2 Fury")
    game = accelerated(stage, FURY_BIT, keywords=2)
    assert game.decision.kind != D_OPTIONAL
    assert pool(game, "A") == {ENERGY: 1, FURY: 1}


def test_805_3_it_has_no_function_on_the_board() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Accelerate] as Racer exhausted"])
    game = stage.begin()
    assert not any(o.key.startswith(f"use:{thing(game, 'Racer')}") for o in game.decision.options)


@every_edition
@pytest.mark.parametrize(("answer", "ready"), [("yes", True), ("no", False)])
def test_805_granted_it_is_offered_like_a_printed_one(edition: str, answer: str, ready: bool) -> None:
    """805.1, 805.2: also where a passive grants it to a card that is not on the board (801.3.a)."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Gear [Units: Accelerate]"], hand=["Unit 3 as Racer"], pool="1 Energy, 1 any")
    game = stage.begin()
    play(game, "Racer", answer)
    assert obj(game, "Racer").exhausted is not ready


def test_805_4_granted_to_what_has_it_already_it_is_asked_once() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Gear [Units: Accelerate]"])
    game = accelerated(stage, FURY_BIT)
    assert game.decision.kind != D_OPTIONAL
    assert not obj(game, "Racer").exhausted


def test_805_5_lost_in_hand_it_is_there_again_on_the_chain() -> None:
    """805.5, 801.3.b.2: what goes to the chain is another object (124), of which nothing has been taken."""
    stage = two_battlefields()
    stage.player("A", hand=["Unit 3 [Accelerate] as Racer"])
    lose(stage, "Racer", "Accelerate")
    game = stage.begin()
    assert keyword(game, "Racer", "Accelerate") == 0
    play(game, "Racer")
    assert keyword(game, "Racer", "Accelerate") == 1
    choose(game, "yes")
    assert not obj(game, "Racer").exhausted


@every_edition
def test_805_2_b_once_paid_it_matters_no_more_whether_the_unit_still_has_it(edition: str) -> None:
    """805.2.a, 805.2.b: it is paid in the steps of playing alone; what granted it is killed as a cost of the play."""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 1 [Units: Accelerate] as Coach"])
    stage.add("A", unit("Racer", 3, additional=Cost(0, (), (KillAFriend(),))), "hand", "Racer")
    game = stage.begin()
    play(game, "Racer", "yes")
    assert where(game, "Coach") == "A's trash"
    assert keyword(game, "Racer", "Accelerate") == 0
    assert not obj(game, "Racer").exhausted


def test_805_6_a_nothing_that_speaks_of_becoming_ready_sees_it() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Unit 3 [Accelerate] [Ready: draw 1] as Racer"])
    game = stage.begin()
    play(game, "Racer", "yes")
    assert (game.state.chain, hand(game, "A")) == ([], [])


@pytest.mark.parametrize(("zone", "asked"), [("champion", True), ("hand", False)])
def test_805_reksai_gives_it_to_units_that_are_not_played_from_hand(zone: str, asked: bool) -> None:
    """801.3.a, 805: to those in the Champion Zone, say."""
    stage = two_battlefields()
    stage.player(
        "A",
        base=["Rek'Sai, Breacher"],
        hand=["Unit 3 as Racer"] if zone == "hand" else [],
        champion=["Unit 3 as Racer"] if zone == "champion" else [],
    )
    game = stage.begin()
    play(game, "Racer")
    assert (game.decision.kind == D_OPTIONAL) is asked
