"""Legion (812)."""

import pytest

from riftwright.cards.tokens import RECRUIT
from riftwright.core.ids import UNIT
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.conditions import Legion
from riftwright.effects.filters import FRIENDLY, FRIENDLY_UNITS, Those
from riftwright.effects.movement import PlayToken
from riftwright.effects.passives import HaveMight, IHaveMight
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import All
from riftwright.effects.triggers import WhenPlayed
from tests.rules.keywords.giving import keyword, lose
from tests.rules.plays import COUNTER, gear, obj, spell, two_battlefields, unit
from tests.support import end_turn, hand, might, play, resolve, use


def test_812_1_c_a_token_is_no_card() -> None:
    """KEY-13"""
    stage = two_battlefields()
    stage.add("A", unit("Soldier", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
    stage.add("A", gear("Maker", build.use(Cost(), PlayToken(RECRUIT, here=False, ready=False))), "base", "Maker")
    game = stage.begin()
    use(game, "Maker")
    resolve(game)
    play(game, "Soldier")
    resolve(game)
    assert hand(game, "A") == []


def test_812_1_c_an_opponents_card_is_none_of_ones_own() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Soldier", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
    stage.add("A", gear("Bell", build.use(Cost(), build.draw(0))), "base", "Bell")
    stage.player("B", hand=["Spell [Reaction]: nothing"])
    game = stage.begin()
    use(game, "Bell")
    game.apply("pass")
    play(game, "Spell [Reaction]: nothing")
    resolve(game)
    play(game, "Soldier")
    resolve(game)
    assert hand(game, "A") == []


def test_812_1_c_a_countered_card_was_finalized() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Soldier", 2, build.when(WhenPlayed(), build.draw(1), condition=Legion())), "hand")
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=[COUNTER])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    play(game, COUNTER)
    resolve(game)
    play(game, "Soldier")
    resolve(game)
    assert hand(game, "A") == ["Filler"]


def test_812_2_one_card_is_enough_for_all_and_each_turn_begins_anew() -> None:
    stage = two_battlefields()
    for name in ("One", "Two"):
        stage.add(
            "A", unit(name, 2, build.passive(HaveMight(2, Those(UNIT, FRIENDLY, other=True)), Legion())), "base", name
        )
    stage.player("A", hand=["Spell: nothing"])
    game = stage.begin()
    assert (might(game, "One"), might(game, "Two")) == (2, 2)
    play(game, "Spell: nothing")
    assert (might(game, "One"), might(game, "Two")) == (4, 4)
    resolve(game)
    assert (might(game, "One"), might(game, "Two")) == (4, 4)
    end_turn(game)
    assert (might(game, "One"), might(game, "Two")) == (2, 2)


def test_812_1_b_1_text_of_every_kind_may_depend_on_it() -> None:
    """812.1, 812.1.b, 812.1.b.1, 812.1.b.2, 812.1.c: Might, a keyword, a triggered ability, how it enters, its cost."""
    text = "Unit 2 [Legion: +2] [Legion: Shield] [Legion: Play: draw 1] [Legion: enter ready] as Soldier"
    for before, found in (([], (2, 0, 0, True)), (["Spell: nothing"], (4, 1, 1, False))):
        stage = two_battlefields()
        stage.player("A", hand=[*before, text])
        game = stage.begin()
        for card in before:
            play(game, card)
            resolve(game)
        play(game, "Soldier")
        resolve(game)
        told = (might(game, "Soldier"), keyword(game, "Soldier", "Shield"), len(hand(game, "A")))
        assert (*told, obj(game, "Soldier").exhausted) == found


def test_812_lost_nothing_that_depends_on_it_is_active() -> None:
    """812.3, 801.3.b"""
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 [Legion: +2] as Soldier"], hand=["Spell: nothing"])
    lose(stage, "Soldier", "Legion")
    game = stage.begin()
    play(game, "Spell: nothing")
    resolve(game)
    assert might(game, "Soldier") == 2


def test_812_granted_it_looks_at_the_same_turn() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Soldier"])
    gift = GiveAbility(build.legion(IHaveMight(3)), All(FRIENDLY_UNITS), "give friendly units a text of [Legion]")
    stage.add("A", spell("Gift", gift), "hand")
    game = stage.begin()
    play(game, "Gift")
    resolve(game)
    assert might(game, "Soldier") == 5  # Gift was another card


@pytest.mark.parametrize(("first", "might_"), [([], 2), (["Spell: nothing"], 3)])
def test_812_trifarian_gloryseeker(first: list[str], might_: int) -> None:
    stage = two_battlefields()
    stage.player("A", hand=[*first, "Trifarian Gloryseeker"])
    game = stage.begin()
    for card in first:
        play(game, card)
        resolve(game)
    play(game, "Trifarian Gloryseeker")
    resolve(game)
    assert might(game, "Trifarian Gloryseeker") == might_
