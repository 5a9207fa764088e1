"""Temporary (816)."""

from riftwright.core import events as ev
from riftwright.core.ids import TEMPORARY
from riftwright.effects import build
from riftwright.effects.filters import FRIENDLY_UNITS
from riftwright.effects.subjects import All
from tests.rules.keywords.giving import every_edition, keyword, lose
from tests.rules.plays import BOUNCE, casting, gear, two_battlefields
from tests.support import decides, end_turn, events, field, hand, play, resolve, where


@every_edition
def test_816_1_b_it_dies_before_its_battlefield_is_held(edition: str) -> None:
    """SCO-09"""
    stage = two_battlefields(edition=edition, turn="B")
    stage.field(1).controller = 0
    stage.place("Unit 3 [Temporary] as Sprite", "A", field(1))
    game = stage.begin()
    end_turn(game)
    assert where(game, "Sprite") == "A's trash"
    assert events(game, ev.HELD) == []
    assert game.state.points == [0, 0]


@every_edition
def test_816_2_a_it_triggers_once_however_often_it_is_there_and_on_its_controllers_turn(edition: str) -> None:
    """SCO-10"""
    stage = two_battlefields(edition=edition)
    stage.player("A", base=["Unit 3 [Temporary] as Sprite"])
    game = casting(stage, build.give_keyword(TEMPORARY, All(FRIENDLY_UNITS)))
    end_turn(game)
    assert decides(game) == "B"
    assert where(game, "Sprite") == "A's base"
    end_turn(game)
    assert where(game, "Sprite") == "A's trash"
    assert len(events(game, ev.TRIGGERED)) == 1


def test_816_1_b_it_can_be_answered_and_looks_for_its_source() -> None:
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 3 [Temporary] as Sprite"], hand=[BOUNCE])
    game = stage.begin()
    game.apply("end")
    assert len(game.state.chain) == 1
    play(game, BOUNCE)
    resolve(game)
    assert "Unit 3 [Temporary]" in hand(game, "A")


def test_816_control_decides_whose_beginning_phase_it_is() -> None:
    stage = two_battlefields(turn="B")
    stage.place("Unit 3 [Temporary] as Sprite owned by B", "A", 0)
    game = stage.begin()
    end_turn(game)
    assert where(game, "Sprite") == "B's trash"


def test_816_a_gear_with_temporary_is_inactive_while_attached() -> None:
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 3 as Bearer"])
    band = gear("Band", keywords=[(TEMPORARY, 1)])
    stage.add("A", band, "base", "Band", to="Bearer")
    stage.add("A", gear("Loose", keywords=[(TEMPORARY, 1)]), "base", "Loose")
    game = stage.begin()
    end_turn(game)
    assert (where(game, "Band"), where(game, "Bearer"), where(game, "Loose")) == ("A's base", "A's base", "A's trash")


@every_edition
def test_816_1_b_also_on_a_gear_and_granted_by_a_passive(edition: str) -> None:
    """816.1, 816.1.a, 816.1.c"""
    stage = two_battlefields(edition=edition, turn="B")
    stage.player("A", base=["Petricite Monument", "Unit 3 as Mine"], hand=[])
    game = stage.begin()
    assert keyword(game, "Mine", "Deflect") == 1
    end_turn(game)
    assert (where(game, "Petricite Monument"), where(game, "Mine")) == ("A's trash", "A's base")
    assert keyword(game, "Mine", "Deflect") == 0


def test_816_3_lost_it_stays() -> None:
    """816.3, 801.3.b"""
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 3 [Temporary] as Sprite"])
    lose(stage, "Sprite", "Temporary")
    game = stage.begin()
    end_turn(game)
    assert where(game, "Sprite") == "A's base"


def test_816_granted_for_the_turn_it_is_gone_before_ones_next_turn() -> None:
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 3 as Mine", "Unit 1 [Others: Temporary] as Giver"])
    stage.player("B", hand=["Spell: give a unit [Temporary]"])
    game = stage.begin()
    play(game, "Spell: give a unit [Temporary]", "Giver")
    resolve(game)
    end_turn(game)
    assert (where(game, "Mine"), where(game, "Giver")) == ("A's trash", "A's base")
