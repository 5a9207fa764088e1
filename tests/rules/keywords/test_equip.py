"""Equip (818)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.facts import Face
from riftwright.core.ids import ALL_DOMAINS, EQUIP, GEAR, REACTION, UNIT
from riftwright.core.nodes import Ability, Cost
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS, Equipped, Those
from riftwright.effects.subjects import All
from riftwright.rules.frame import Frame
from tests.rules.keywords.giving import every_edition, lose
from tests.rules.plays import When, obj, pool, spell, two_battlefields, unit
from tests.support import choose, events, hand, might, play, resolve, sentences, thing, usable, use

EQUIPMENT_TAG = ("Equipment",)


def axe(*abilities: Ability, **facts: object) -> Face:
    """An Equipment that gives +2 Might."""
    return Face("Axe", GEAR, tags=EQUIPMENT_TAG, abilities=abilities, might_bonus=2)


@every_edition
def test_818_1_b_its_cost_is_paid_and_the_gear_attached_to_the_chosen_unit(edition: str) -> None:
    """818.1, 818.1.a, 818.1.b, 818.1.b.1, 818.1.b.2, 818.1.c, 818.1.c.2: one's own unit, as a target."""
    stage = two_battlefields(edition=edition)
    stage.player(
        "A", base=["Unit 2 as One", "Unit 2 as Two", "Equipment 3 [Equip: 1, 1 any] as Axe"], pool="1 Energy, 1 any"
    )
    stage.player("B", base=["Unit 2 as Theirs"])
    game = stage.begin()
    use(game, "Axe")
    assert sentences(game) == ["One", "Two"]
    choose(game, "Two")
    assert [e.obj for e in events(game, ev.CHOSEN)] == [thing(game, "Two")]
    resolve(game)
    assert (might(game, "One"), might(game, "Two")) == (2, 5)
    assert obj(game, "Axe").attached_to == thing(game, "Two")
    assert pool(game, "A") == {}


def test_818_1_c_3_its_cost_may_be_more_than_resources_and_what_that_triggers_goes_above_it() -> None:
    """818.1.c.1, 818.1.c.3"""
    stage = two_battlefields()
    stage.player(
        "A",
        base=[
            "Unit 2 as One",
            "Unit 2 [Deathknell: draw 1] as Doomed",
            "Equipment 3 [Equip: kill a friendly unit] as Axe",
        ],
    )
    game = stage.begin()
    use(game, "Axe", "One")  # 357.3: Doomed is killed, as the target cannot be
    assert [game.state.face_of(item.obj).name for item in game.state.chain][-1] == "Unit 2 [Deathknell: draw 1]"
    assert len(game.state.chain) == 2
    resolve(game)
    assert (might(game, "One"), hand(game, "A")) == (5, ["Filler"])


@pytest.mark.parametrize(("given", "able"), [("1 Energy", False), ("2 Energy", True)])
def test_818_1_c_4_text_of_its_own_alters_the_cost(given: str, able: bool) -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One", "Equipment 3 [Equip: 3] [Equip costs less: 1] as Axe"], pool=given)
    assert usable(stage.begin(), "Axe") is able


def test_818_1_c_5_text_of_its_own_alters_timing_and_targets() -> None:
    stage = two_battlefields(turn="B")
    stage.player("A", base=["Unit 2 as Mine"])
    stage.player("B", base=["Unit 2 as Theirs"], hand=["Spell: nothing"])
    stage.add("A", axe(build.equip(Cost(), those=ENEMY_UNITS, timing=REACTION)), "base", "Axe")
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    use(game, "Axe")
    resolve(game)
    assert (might(game, "Mine"), might(game, "Theirs")) == (2, 4)


def test_818_2_a_being_equipped_is_an_event_and_818_3_a_state() -> None:
    """818.2, 818.2.a, 818.3, 818.3.a, 818.3.b, 818.3.c: for as long as an Equipment is attached."""
    stage = two_battlefields()
    stage.add("A", unit("Bearer", 2, build.when(When(ev.ATTACHED), build.draw(1))), "base", "Bearer")
    stage.player("A", base=["Equipment 3 [Equip: 0] as Axe", "Unit 2 as Plain"], hand=["Spell: kill a gear"])
    stage.add("A", spell("Cheer", build.give(1, All(Those(UNIT, traits=(Equipped(),))))), "hand")
    game = stage.begin()
    use(game, "Axe", "Bearer")
    resolve(game)
    assert hand(game, "A") == ["Spell: kill a gear", "Cheer", "Filler"]
    play(game, "Cheer")
    resolve(game)
    assert (might(game, "Bearer"), might(game, "Plain")) == (6, 2)
    play(game, "Spell: kill a gear")
    resolve(game)
    frame = Frame(game.machine, 0, thing(game, "Bearer"))
    assert not Equipped().fits(frame, thing(game, "Bearer"))


def test_818_3_b_a_gear_that_is_no_equipment_does_not_equip() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Bearer", "Gear as Rope attached to Bearer"])
    game = stage.begin()
    assert not Equipped().fits(Frame(game.machine, 0, thing(game, "Bearer")), thing(game, "Bearer"))


def test_818_4_each_instance_is_an_ability_with_a_cost_of_its_own() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as One"], pool="1 any")
    stage.add("A", axe(build.equip(Cost(5)), build.equip(Cost(0, ((ALL_DOMAINS, 1),)))), "base", "Axe")
    game = stage.begin()
    use(game, "Axe")  # the one that can be paid for
    resolve(game)
    assert might(game, "One") == 4


def test_818_5_lost_it_cannot_be_activated_and_an_attached_one_is_known_to_have_it() -> None:
    """818.5, 818.5.a, 801.3.b"""
    stage = two_battlefields()
    stage.player(
        "A", base=["Unit 2 as One", "Equipment 3 [Equip: 0] as Axe", "Equipment 3 [Equip: 0] as Worn attached to One"]
    )
    lose(stage, "Axe", "Equip")
    game = stage.begin()
    assert not usable(game, "Axe")
    assert EQUIP in game.state.face_of(thing(game, "Worn")).keywords
