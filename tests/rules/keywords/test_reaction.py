"""Reaction (813)."""

import pytest

from riftwright.core.ids import REACTION
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.conditions import Chooses
from riftwright.effects.filters import FRIENDLY_UNITS, UNITS
from riftwright.effects.lending import IHave
from riftwright.effects.subjects import target
from tests.rules.keywords.giving import every_edition, keyword, lose
from tests.rules.plays import KillAFriend, spell, two_battlefields
from tests.support import field, hand, move, play, playable, resolve, sentences, usable, where


def test_813_1_b_a_reaction_is_an_action_as_well() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=["Spell [Reaction]: draw 1"])
    game = stage.begin()
    move(game, "Scout", field(1))
    assert playable(game, "Spell [Reaction]: draw 1")  # a Showdown Open State


@every_edition
def test_813_1_c_1_it_may_be_played_in_closed_states_on_any_players_turn(edition: str) -> None:
    """813.1.c, 813.1.c.1, 813.2"""
    stage = two_battlefields(edition=edition)
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=["Spell [Reaction]: draw 1", "Spell [Action]: draw 1"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert not playable(game, "Spell [Action]: draw 1")
    play(game, "Spell [Reaction]: draw 1")
    resolve(game)
    assert hand(game, "B") == ["Spell [Action]: draw 1", "Filler"]


def test_813_1_c_2_an_activated_ability_with_reaction_may_answer() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", base=["Gear [Use Reaction: draw 1] as Lute", "Gear [Use Action: draw 1] as Drum"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert (usable(game, "Lute"), usable(game, "Drum")) == (True, False)


def test_813_2_it_restricts_nothing() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell [Reaction]: draw 1"])
    assert playable(stage.begin(), "Spell [Reaction]: draw 1")


def test_813_3_a_a_unit_with_reaction_is_played_where_units_are() -> None:
    """813.3, 813.3.a: to the base or a battlefield that its player controls."""
    stage = two_battlefields()
    stage.field(2).controller = 1
    stage.place("Unit 2", "B", field(2))
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=["Unit 3 [Reaction] as Helper"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, "Helper")
    assert sentences(game) == ["B's base", "battlefield 2"]


@pytest.mark.parametrize(("xp", "able"), [(2, False), (3, True)])
def test_813_4_under_a_condition_a_card_has_it_only_while_that_holds(xp: int, able: bool) -> None:
    """813.4, 813.5.a, 813.5.b"""
    stage = two_battlefields()
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=["Spell [Level 3: Reaction]: draw 1 as Song"], xp=xp)
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert playable(game, "Song") is able
    assert (keyword(game, "Song", "Reaction") > 0) is able


@pytest.mark.parametrize(("target_", "done"), [("Mine", True), ("Theirs", False)])
def test_813_4_b_what_does_not_meet_the_condition_by_the_check_is_undone(target_: str, done: bool) -> None:
    """813.4.a, 813.4.b"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Theirs"], hand=["Spell: nothing"])
    stage.player("B", base=["Unit 2 as Mine"])
    cheer = spell(
        "Cheer", build.give(1, target(UNITS)), passives=[build.passive(IHave(REACTION), Chooses(FRIENDLY_UNITS))]
    )
    stage.add("B", cheer, "hand", "Cheer")
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, "Cheer", target_)
    assert len(game.state.chain) == (2 if done else 1)
    assert where(game, "Cheer") == ("B's chain" if done else "B's hand")


def test_358_4_a_granted_permission_that_is_lost_while_it_is_played_undoes_the_play() -> None:
    """358.4, 813.4.b: the unit that grants it is killed as a cost."""
    stage = two_battlefields()
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", base=["Unit 2 [Spells: Reaction] as Coach"])
    stage.add("B", spell("Costly", build.draw(1), additional=Cost(0, (), (KillAFriend(),))), "hand", "Costly")
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, "Costly")
    assert (where(game, "Costly"), where(game, "Coach")) == ("B's hand", "B's base")


def test_813_granted_by_a_passive_and_lost() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", base=["Gear [Spells: Reaction]"], hand=["Spell: draw 1 as Song", "Unit 2 as Helper"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert (playable(game, "Song"), playable(game, "Helper")) == (True, False)
    stage = two_battlefields()
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=["Spell [Reaction]: draw 1 as Song"])
    lose(stage, "Song", "Reaction")
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert not playable(game, "Song")
