"""Activated abilities that objects have by effects (477.2): given for a time, by passives, by what is attached."""

from riftwright.core.facts import Face
from riftwright.core.ids import BASE, GEAR, HAND
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis, KillMe
from riftwright.effects.filters import FRIENDLY_UNITS, YOURS, Those
from riftwright.effects.instructions import GainXP
from riftwright.effects.passives import HaveAbility
from riftwright.effects.restrictions import GiveAbility
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import legal
from riftwright.rules.actions import zones
from tests.rules.plays import gear, obj, spell, two_battlefields, unit
from tests.support import begin, end_turn, hand, play, resolve, thing, usable, use, where

A, B = 0, 1


def given() -> Game:
    """A spell has given Scout an ability to draw a card for this turn."""
    stage = two_battlefields()
    lesson = GiveAbility(build.use(build.cost(0, ExhaustThis()), build.draw(1)), target(FRIENDLY_UNITS), "it may draw")
    stage.add("A", spell("Lesson", lesson), "hand")
    stage.player("A", base=["Unit 2 as Scout", "Unit 2 as Other"])
    game = stage.begin()
    play(game, "Lesson", "Scout")
    resolve(game)
    return game


def test_477_2_an_ability_that_was_given_is_used_like_ones_own() -> None:
    game = given()
    assert (usable(game, "Scout"), usable(game, "Other")) == (True, False)
    use(game, "Scout")
    assert obj(game, "Scout").exhausted
    resolve(game)

    assert hand(game, "A") == ["Filler"]
    assert not usable(game, "Scout")


def test_317_2_c_it_is_there_for_the_turn() -> None:
    game = given()
    end_turn(game)
    end_turn(game)

    assert not usable(game, "Scout")


def test_124_1_it_is_gone_when_the_object_is_another() -> None:
    game = given()
    for zone in (HAND, BASE):
        zones.put(game.machine, thing(game, "Scout"), zone, A)

    assert where(game, "Scout") == "A's base"
    assert legal.abilities(game.machine, A) == []


def test_a_passive_gives_it_to_whoever_qualifies() -> None:
    stage = two_battlefields()
    teaching = HaveAbility(build.use(build.cost(0, ExhaustThis()), GainXP(1)), Those(1, YOURS))
    stage.add("A", gear("School", build.passive(teaching)), "base", "School")
    stage.player("A", base=["Unit 2 as Pupil"]).player("B", base=["Unit 2 as Stranger"])
    game = stage.begin()
    assert usable(game, "Pupil")
    use(game, "Pupil")
    resolve(game)

    assert game.state.players[A].xp == 1
    assert (obj(game, "Pupil").exhausted, obj(game, "School").exhausted) == (True, False)


def test_136_2_c_effect_text_gives_it_to_the_wearer_and_this_is_the_equipment() -> None:
    """136.2.d: "kill this" kills the Equipment."""
    stage = two_battlefields()
    flask = Face(
        "Flask",
        GEAR,
        tags=("Equipment",),
        abilities=(build.equip(Cost()),),
        effect_text=(build.use(Cost(parts=(KillMe("this"),)), build.draw(1)),),
    )
    stage.player("A", base=["Unit 2 as Bearer"])
    stage.add("A", flask, "base", "Flask", to="Bearer")
    game = stage.begin()
    assert (usable(game, "Bearer"), usable(game, "Flask")) == (True, False)
    use(game, "Bearer")
    resolve(game)

    assert (where(game, "Flask"), where(game, "Bearer")) == ("A's trash", "A's base")
    assert hand(game, "A") == ["Filler"]


def test_818_a_gear_that_was_given_equip_can_be_attached() -> None:
    stage = two_battlefields()
    handle = GiveAbility(build.equip(Cost()), target(Those(GEAR)), "it has Equip")
    stage.add("A", spell("Handle", handle), "hand")
    stage.add("A", gear("Lamp"), "base", "Lamp")
    stage.player("A", base=["Unit 2 as Bearer"])
    game = stage.begin()
    play(game, "Handle")
    resolve(game)
    use(game, "Lamp")
    resolve(game)

    assert obj(game, "Lamp").attached_to == thing(game, "Bearer")


def test_827_a_unit_that_was_given_empower_can_be_empowered() -> None:
    stage = two_battlefields()
    stage.add(
        "A", spell("Rite", GiveAbility(build.empower(build.cost(1)), target(FRIENDLY_UNITS), "it has Empower")), "hand"
    )
    stage.add("A", unit("Squire", 2), "base", "Squire")
    game = stage.begin()
    play(game, "Rite")
    resolve(game)
    use(game, "Squire")
    resolve(game)

    assert obj(game, "Squire").empowered
    assert not usable(game, "Squire")  # 827.1.b


def test_gardens_of_becoming_let_units_there_gain_xp() -> None:
    board = Board(turn="A").battlefield("Gardens of Becoming", controller="A", units={"A": ["Unit 2 as Gardener"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Far"]})
    game = begin(board.player("A", base=["Unit 2 as Home"]))
    assert [usable(game, name) for name in ("Gardener", "Home", "Far")] == [True, False, False]
    use(game, "Gardener")
    resolve(game)

    assert [player.xp for player in game.state.players] == [1, 0]


def test_gardens_of_becoming_serve_whoever_has_units_there() -> None:
    board = Board(turn="B").battlefield("Gardens of Becoming", controller="B", units={"B": ["Unit 2 as Guest"]})
    game = begin(board.player("A", base=["Unit 2 as Home"]))
    use(game, "Guest")
    resolve(game)

    assert [player.xp for player in game.state.players] == [0, 1]
