"""Deathknell (808)."""

import pytest

from riftwright.cards.tokens import RECRUIT
from riftwright.core import events as ev
from riftwright.core.decisions import D_ORDER
from riftwright.core.facts import Face
from riftwright.core.ids import DEATHKNELL, GEAR, UNIT
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS, HERE, UNITS, Those
from riftwright.effects.instructions import Kill, ReturnToHand
from riftwright.effects.might import TakeKeyword
from riftwright.effects.movement import PlayToken
from riftwright.effects.subjects import All, target
from riftwright.effects.triggers import WhenIDie
from tests.rules.keywords.giving import every_edition
from tests.rules.plays import When, casting, spell, two_battlefields, unit
from tests.support import decides, field, hand, play, resolve, resolve_top, where


@every_edition
def test_808_2_each_instance_triggers_and_its_controller_orders_them(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    dying = unit("Twice", 1, build.deathknell(build.draw(1)), build.deathknell(build.draw(2)))
    stage.add("B", dying, "base", "Twice")
    game = casting(stage, Kill(target(ENEMY_UNITS)))
    assert (game.decision.kind, decides(game)) == (D_ORDER, "B")  # 808.2.a
    assert len(game.decision.options) == 2
    game.apply(1)
    resolve_top(game)
    first = len(hand(game, "B"))
    resolve(game)
    assert {first, len(hand(game, "B")) - first} == {1, 2}


@every_edition
@pytest.mark.parametrize("how", ["dies", "returns"])
def test_808_1_d_it_triggers_on_being_killed_and_put_in_the_trash_alone(edition: str, how: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 1 [Deathknell: draw 1] as Doomed"])
    game = casting(stage, (Kill if how == "dies" else ReturnToHand)(target(UNITS)))
    resolve(game)
    assert hand(game, "B") == (["Filler"] if how == "dies" else ["Unit 1 [Deathknell: draw 1]"])


def test_808_1_d_a_token_that_dies_has_died() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Make", PlayToken(RECRUIT, here=False, ready=False)), "hand")
    stage.add("B", unit("Watcher", 9, build.when(When(ev.DIED), build.draw(1))), "base")
    stage.add("A", spell("End", Kill(All(FRIENDLY_UNITS))), "hand")
    game = stage.begin()
    play(game, "Make")
    resolve(game)
    play(game, "End")
    resolve(game)
    assert hand(game, "B") == ["Filler"]


def test_808_1_d_3_it_knows_where_and_as_what_its_source_died() -> None:
    here = build.deathknell(build.deal(2, All(Those(UNIT, where=HERE))))
    stage = two_battlefields()
    stage.add("B", unit("Bomb", 1, here), 1, "Bomb")
    stage.place("Unit 2 as Near", "B", field(1))
    stage.field(1).controller = 1
    stage.player("B", base=["Unit 2 as Far"])
    stage.add("A", spell("Shoot", Kill(target(UNITS))), "hand")
    game = stage.begin()
    play(game, "Shoot", "Bomb")
    resolve(game)
    assert (where(game, "Near"), where(game, "Far")) == ("B's trash", "B's base")


def test_808_3_and_727_when_i_die_is_no_deathknell() -> None:
    stage = two_battlefields()
    stage.add("B", unit("Doomed", 1, build.when(WhenIDie(), build.draw(1))), "base")
    game = casting(stage, Kill(target(UNITS)))
    resolve(game)
    assert hand(game, "B") == ["Filler"]
    face = next(face for face in game.state.faces if face.name == "Doomed")
    assert DEATHKNELL not in face.keywords


@every_edition
def test_808_1_d_1_where_the_death_is_replaced_it_leaves_the_chain(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.player("B", base=["Unit 1 [Deathknell: draw 1] as Doomed", "Gear [Would die: recall it]"])
    game = casting(stage, Kill(target(UNITS)))
    resolve(game)
    assert (where(game, "Doomed"), hand(game, "B")) == ("B's base", [])


def test_808_1_a_and_1_d_2_a_gears_is_pending_before_it_goes_to_the_trash() -> None:
    """808.1.a, 808.1.d.2"""
    stage = two_battlefields()
    stage.player("B", base=["Gear [Deathknell: draw 1] as Urn"])
    game = casting(stage, Kill(target(Those(GEAR))))
    kinds = [e.kind for e in game.log if e.kind in (ev.TRIGGERED, ev.DIED)]
    assert kinds == [ev.TRIGGERED, ev.DIED]
    resolve(game)
    assert hand(game, "B") == ["Filler"]


def test_808_2_granted_it_is_one_more_instance() -> None:
    """808.2: and an instance that an Equipment appends (136.2.c)."""
    stage = two_battlefields()
    stage.player("B", base=["Unit 1 [Deathknell: draw 1] as Doomed"])
    shears = Face("Shears", GEAR, tags=("Equipment",), effect_text=(build.deathknell(build.draw(2)),))
    stage.add("B", shears, "base", "Shears", to="Doomed")
    game = casting(stage, Kill(target(UNITS)))
    game.apply(0)
    resolve(game)
    assert len(hand(game, "B")) == 3


@pytest.mark.parametrize(("text", "drawn"), [("Deathknell", 0), ("Died", 1)])
def test_808_3_lost_it_does_not_trigger_and_what_is_no_deathknell_does(text: str, drawn: int) -> None:
    """808.3, 801.3.b"""
    stage = two_battlefields()
    stage.player("B", base=[f"Unit 1 [{text}: draw 1] as Doomed"])
    game = casting(stage, TakeKeyword(DEATHKNELL, All(UNITS)), Kill(All(UNITS)))
    resolve(game)
    assert len(hand(game, "B")) == drawn
