"""Flow (829)."""

import pytest

from riftwright.core.ids import ANY, ENERGY, FLOW, SPELL
from riftwright.core.nodes import PASSIVE, Ability
from riftwright.effects.filters import IN_TRASH, Those
from riftwright.effects.lending import FlowForItsCost
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import target
from riftwright.rules.editions import NAMES
from tests.rules.keywords.giving import keyword, lose
from tests.rules.plays import COUNTER, obj, pool, spell, two_battlefields
from tests.support import field, hand, might, move, play, playable, resolve, sentences, where

since_july = pytest.mark.parametrize("edition", NAMES[1:])


@since_july
def test_829_1_b_it_is_played_from_the_trash_for_its_flow_cost_and_banished(edition: str) -> None:
    """829.1, 829.1.a, 829.1.b, 829.1.c, 829.1.c.1: the cost in place of the base cost."""
    stage = two_battlefields(edition=edition)
    stage.player("A", trash=["Spell 5 [Flow: 1, 1 any]: draw 1 as Song"], pool="1 Energy, 1 any")
    game = stage.begin()
    play(game, "Song")
    assert pool(game, "A") == {}
    resolve(game)
    assert (where(game, "Song"), hand(game, "A")) == ("A's banishment", ["Filler"])


def test_829_1_b_from_hand_it_is_played_for_its_own_cost_and_goes_to_the_trash() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell 2 [Flow: 1]: draw 1 as Song"], pool="3 Energy")
    game = stage.begin()
    play(game, "Song")
    assert pool(game, "A") == {ENERGY: 1}
    resolve(game)
    assert where(game, "Song") == "A's trash"
    play(game, "Song")  # and from there once more
    resolve(game)
    assert where(game, "Song") == "A's banishment"


@pytest.mark.parametrize(("text", "where_"), [("draw 1", "banishment"), ("return a unit", "banishment")])
def test_829_1_b_1_a_countered_one_is_banished_too(text: str, where_: str) -> None:
    stage = two_battlefields()
    stage.player("A", trash=[f"Spell [Flow: 0]: {text} as Song"], base=["Unit 1"])
    stage.player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Song")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    assert where(game, "Song") == f"A's {where_}"


def test_829_1_b_2_its_timing_stays_what_it_is() -> None:
    stage = two_battlefields()
    stage.player(
        "A",
        base=["Unit 2 as Scout"],
        trash=["Spell [Flow: 0]: draw 1 as Slow", "Spell [Flow: 0] [Action]: draw 1 as Quick"],
    )
    game = stage.begin()
    assert (playable(game, "Slow"), playable(game, "Quick")) == (True, True)
    move(game, "Scout", field(1))
    assert (playable(game, "Slow"), playable(game, "Quick")) == (False, True)


def test_829_1_c_2_its_cost_may_be_more_than_resources() -> None:
    """829.1.c.2: and without a card to discard it cannot be played."""
    for cards in ([], ["Filler as Card"]):
        stage = two_battlefields()
        stage.player("A", trash=["Spell 5 [Flow: discard 1]: nothing as Song"], hand=cards, pool="")
        game = stage.begin()
        assert playable(game, "Song") is bool(cards)
        if cards:
            play(game, "Song")
            resolve(game)
            assert (where(game, "Card"), where(game, "Song")) == ("A's trash", "A's banishment")


@pytest.mark.parametrize(("answer", "left"), [("play it for [2]", {ANY: 1}), ("play it for [any]", {ENERGY: 2})])
def test_829_1_c_3_of_several_its_controller_chooses_the_cost(answer: str, left: dict[int, int]) -> None:
    stage = two_battlefields()
    stage.player("A", trash=["Spell 5 [Flow: 2] [Flow: 1 any]: draw 1 as Song"], pool="2 Energy, 1 any")
    game = stage.begin()
    play(game, "Song", answer)
    assert pool(game, "A") == left
    resolve(game)
    assert where(game, "Song") == "A's banishment"


def test_829_1_c_3_what_cannot_be_paid_is_not_offered() -> None:
    stage = two_battlefields()
    stage.player("A", trash=["Spell 5 [Flow: 2] [Flow: 1 any]: draw 1 as Song"], pool="1 any")
    game = stage.begin()
    play(game, "Song")
    assert pool(game, "A") == {}


def test_829_where_the_trash_is_open_anyway_both_ways_are_offered() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Endless Riches"], trash=["Spell 2 [Flow: 1]: draw 1 as Song"], pool="2 Energy")
    game = stage.begin()
    play(game, "Song")
    assert sentences(game) == ["play it for [1]", "play it for its own cost"]


def test_829_2_granted_for_its_cost_and_lost() -> None:
    """829.2, 801.3"""
    stage = two_battlefields()
    stage.player("A", trash=["Spell 2: draw 1 as Plain", "Spell [Flow: 0]: draw 1 as Song"], pool="2 Energy")
    lose(stage, "Song", "Flow")
    flow = Ability(PASSIVE, passive=FlowForItsCost(), keyword=FLOW)
    gift = GiveAbility(
        flow, target(Those(SPELL, where=IN_TRASH)), "give a spell in your trash [Flow] equal to its cost"
    )
    stage.add("A", spell("Gift", gift), "hand")
    game = stage.begin()
    assert not playable(game, "Plain")
    play(game, "Gift", "Plain")
    resolve(game)
    assert (keyword(game, "Plain", "Flow"), keyword(game, "Song", "Flow")) == (1, 0)
    assert not playable(game, "Song")
    play(game, "Plain")
    assert pool(game, "A") == {}
    resolve(game)
    assert where(game, "Plain") == "A's banishment"


def test_829_stargazer_takes_2_off_a_flow_cost_but_not_below_1() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Stargazer"], trash=["Onslaught"], hand=["Spell 2 [Flow: 2]: draw 1"], pool="2 Energy")
    game = stage.begin()
    play(game, "Onslaught")
    assert pool(game, "A") == {}
    resolve(game)
    assert might(game, "Stargazer") == 10
    stage = two_battlefields()
    stage.player("A", base=["Stargazer"], trash=["Dredge Up"], pool="1 Energy")
    game = stage.begin()
    play(game, "Dredge Up")
    assert pool(game, "A") == {}
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_829_perfect_execution_readies_and_gives_assault() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 exhausted as Mine"], trash=["Perfect Execution"], pool="3 Energy, 1 Fury")
    game = stage.begin()
    play(game, "Perfect Execution")
    resolve(game)
    assert (obj(game, "Mine").exhausted, keyword(game, "Mine", "Assault")) == (False, 3)
