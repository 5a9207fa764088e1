"""Action (806)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import ACTION, REACTION
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.conditions import Chooses, There
from riftwright.effects.filters import FRIENDLY_UNITS, UNITS
from riftwright.effects.lending import IHave, YourAbilitiesHave
from riftwright.effects.subjects import target
from tests.rules.keywords.giving import keyword, lose
from tests.rules.plays import gear, spell, two_battlefields
from tests.support import decides, events, field, hand, move, play, playable, resolve, sentences, usable, where


def test_806_2_a_card_with_action_is_not_restricted_to_showdowns() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Spell [Action]: draw 1"])
    game = stage.begin()
    play(game, "Spell [Action]: draw 1")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


@pytest.mark.parametrize("keyword", ["Action", "Reaction"])
def test_806_3_a_unit_with_permission_is_still_played_to_base_or_what_one_controls(keyword: str) -> None:
    stage = two_battlefields()
    stage.field(2).controller = 1
    stage.place("Unit 2", "B", field(2))
    stage.player("A", base=["Unit 2 as Scout"])
    stage.player("B", hand=[f"Unit 3 [{keyword}]"])
    game = stage.begin()
    move(game, "Scout", field(1))
    game.apply("pass")
    assert decides(game) == "B"
    play(game, f"Unit 3 [{keyword}]")
    assert sentences(game) == ["B's base", "battlefield 2"]


def test_806_1_b_it_may_be_played_in_showdowns_of_other_players_turns() -> None:
    """806.1.b, 806.1.c.1: and in no closed state."""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=["Spell [Action]: draw 1"])
    stage.player("B", hand=["Spell [Action]: draw 1", "Spell: draw 1", "Spell [Reaction]: draw 2"])
    game = stage.begin()
    move(game, "Scout", field(1))
    game.apply("pass")
    assert decides(game) == "B"
    assert playable(game, "Spell [Action]: draw 1")
    assert not playable(game, "Spell: draw 1")
    play(game, "Spell [Reaction]: draw 2")
    assert not playable(game, "Spell [Action]: draw 1")


def test_806_1_c_2_an_activated_ability_with_action_is_for_showdowns_too() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"])
    stage.player("B", base=["Gear [Use Action: draw 1] as Lute", "Gear [Use: draw 1] as Drum"])
    game = stage.begin()
    move(game, "Scout", field(1))
    game.apply("pass")
    assert (usable(game, "Lute"), usable(game, "Drum")) == (True, False)


@pytest.mark.parametrize(("xp", "able"), [(2, False), (3, True)])
def test_806_4_under_a_condition_a_card_has_it_only_while_that_holds(xp: int, able: bool) -> None:
    """806.4, 806.5.a, 806.5.b"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=["Spell [Level 3: Action]: draw 1 as Song"], xp=xp)
    game = stage.begin()
    move(game, "Scout", field(1))
    assert playable(game, "Song") is able
    assert (keyword(game, "Song", "Action") > 0) is able


@pytest.mark.parametrize(("target_", "done"), [("Scout", True), ("Guard", False)])
def test_806_4_a_and_b_a_condition_that_only_its_choices_can_meet(target_: str, done: bool) -> None:
    """806.4.a, 806.4.b: it may be begun, and is undone where it does not meet the condition after all."""
    stage = two_battlefields()
    stage.field(1).controller = 1
    stage.place("Unit 5 as Guard", "B", field(1))
    stage.player("A", base=["Unit 2 as Scout"])
    cheer = spell(
        "Cheer", build.give(1, target(UNITS)), passives=[build.passive(IHave(ACTION), Chooses(FRIENDLY_UNITS))]
    )
    stage.add("A", cheer, "hand", "Cheer")
    game = stage.begin()
    move(game, "Scout", field(1))
    play(game, "Cheer", target_)
    assert bool(game.state.chain) is done
    assert where(game, "Cheer") == ("A's chain" if done else "A's hand")
    assert [e.rule for e in events(game, ev.UNDONE)] == ([] if done else ["358.5"])


def test_806_4_a_it_cannot_be_begun_where_nothing_could_meet_the_condition() -> None:
    stage = two_battlefields(turn="B")
    stage.player("B", base=["Unit 2 as Scout"])
    cheer = spell(
        "Cheer", build.give(1, target(UNITS)), passives=[build.passive(IHave(ACTION), Chooses(FRIENDLY_UNITS))]
    )
    stage.add("A", cheer, "hand", "Cheer")
    game = stage.begin()
    move(game, "Scout", field(1))
    game.apply("pass")
    assert decides(game) == "A"
    assert not playable(game, "Cheer")


@pytest.mark.parametrize("timing", [ACTION, REACTION])
def test_806_4_and_813_4_an_ability_may_be_given_its_timing_too(timing: int) -> None:
    """806.4, 806.5.c, 813.4, 813.5.c"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=["Spell [Action]: nothing"])
    lute = gear("Lute", build.use(Cost(), build.draw(1)), build.passive(YourAbilitiesHave(timing), There(UNITS)))
    stage.add("A", lute, "base", "Lute")
    game = stage.begin()
    move(game, "Scout", field(1))
    assert usable(game, "Lute")
    play(game, "Spell [Action]: nothing")
    assert usable(game, "Lute") is (timing == REACTION)


def test_806_granted_by_a_passive_and_twice() -> None:
    stage = two_battlefields()
    bells = ["Gear [Spells: Action] as One", "Gear [Spells: Action] as Two"]
    stage.player("A", base=["Unit 2 as Scout", *bells], hand=["Spell: draw 1"])
    game = stage.begin()
    move(game, "Scout", field(1))
    play(game, "Spell: draw 1")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_806_lost_it_waits_for_the_main_phase() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Scout"], hand=["Spell [Action]: draw 1 as Song"])
    lose(stage, "Song", "Action")
    game = stage.begin()
    assert playable(game, "Song")
    move(game, "Scout", field(1))
    assert not playable(game, "Song")
