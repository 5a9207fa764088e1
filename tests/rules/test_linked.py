"""Activated, reflexive, delayed and linked abilities: 376-381, 386-397."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import BASE, HAND, TRASH, UNIT
from riftwright.core.nodes import REPLACEMENT, Ability
from riftwright.core.state import REF_SHIFT
from riftwright.effects import build
from riftwright.effects.amounts import Number
from riftwright.effects.conditions import Legion, Unless
from riftwright.effects.filters import FRIENDLY, MightAtMost, Mighty, Those
from riftwright.effects.instructions import GainPoints, Heal, Kill
from riftwright.effects.movement import Recall
from riftwright.effects.passives import WouldDie
from riftwright.effects.plays import DoThis
from riftwright.effects.subjects import IT, YOU, All
from riftwright.effects.triggers import WhenAFriendDiesFirst
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import cards, damage, zones
from tests.rules.plays import EDITIONS, Do, When, casting, gear, obj, spell, two_battlefields, unit, watcher
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    hand,
    play,
    points,
    resolve,
    resolve_top,
    thing,
    usable,
    use,
    where,
)

# Activated abilities (376-381)


@pytest.mark.parametrize("edition", EDITIONS)
def test_377_2_a_an_ability_is_used_as_it_resolves(edition: str) -> None:
    stage = two_battlefields(edition=edition)
    stage.add("A", watcher(ev.RESOLVED), "base", "Watcher")
    stage.player("A", base=["Gear [Use: gain 1 point] as Lamp"])
    game = stage.begin()
    use(game, "Lamp")
    assert events(game, ev.TRIGGERED) == []
    resolve_top(game)
    assert points(game) == [1, 0]
    assert [e.obj for e in events(game, ev.TRIGGERED)] == [thing(game, "Watcher")]


@pytest.mark.parametrize(("place", "offered"), [("base", True), ("hand", False), ("trash", False)])
def test_380_activated_abilities_are_used_on_the_board(place: str, offered: bool) -> None:
    board = Board(turn="A")
    if place == "base":
        board.player("A", base=["Gear [Use: draw 1] as Lamp"])
    elif place == "hand":
        board.player("A", hand=["Gear [Use: draw 1] as Lamp"])
    else:
        board.player("A", trash=["Gear [Use: draw 1] as Lamp"])
    assert usable(begin(board), "Lamp") is offered


# The so-many-th time, and so many times each turn (371, 383.1.b, 383.3.e)


def test_383_1_b_of_two_first_deaths_at_once_its_controller_picks_the_one_that_it_is_about() -> None:
    stage = two_battlefields()
    recycle_it = Do(lambda frame: cards.recycle(frame.m, [frame.item.subject >> REF_SHIFT] if frame.item else []))
    stage.add("B", unit("Mourner", 9, build.when(WhenAFriendDiesFirst(), recycle_it, limit=1)), "base", "Mourner")
    stage.player("B", base=["Unit 1 as One", "Unit 1 as Two"])
    game = casting(stage, Kill(All(Those(UNIT, traits=(MightAtMost(1),)))))
    assert (decides(game), len(game.decision.options)) == ("B", 2)
    game.apply(1)
    resolve(game)
    assert (where(game, "One"), where(game, "Two")) == ("B's trash", "B's main deck")
    assert len(events(game, ev.TRIGGERED)) == 1


def test_383_1_b_what_came_before_the_source_was_there_was_the_first_time() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One", "Unit 1 as Two"])
    board.player(
        "A", hand=["Wraith of Echoes as Wraith", "Spell: kill a friendly unit", "Spell 0: kill a friendly unit"]
    )
    game = begin(board)
    play(game, "Spell: kill a friendly unit", "One")
    resolve(game)
    play(game, "Wraith")
    play(game, "Spell 0: kill a friendly unit", "Two")
    resolve(game)
    assert events(game, ev.TRIGGERED) == []


def test_371_1_a_replacement_of_two_times_each_turn_is_for_two_events() -> None:
    stage = two_battlefields()
    save = Ability(REPLACEMENT, (Heal(IT), Recall(IT)), replace=WouldDie(Those(UNIT, FRIENDLY)), limit=2)
    stage.add("B", gear("Shrine", save), "base", "Shrine")
    stage.player("B", base=["Unit 1 as One", "Unit 1 as Two", "Unit 1 as Three"])
    game = casting(stage, Kill(All(Those(UNIT))))
    choose(game, "Shrine for One", "Shrine for Three")
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["B's base", "B's trash", "B's base"]


def test_383_3_e_1_an_ability_of_two_times_each_turn_triggers_twice() -> None:
    """383.3.e, 383.3.e.1."""
    stage = two_battlefields()
    stage.add("A", unit("Scribe", 9, build.when(When(ev.POINT_GAINED), build.draw(1), limit=2)), "base", "Scribe")
    stage.player("A", hand=[f"Spell {n}: gain 1 point" for n in range(3)])
    game = stage.begin()
    for n in range(3):
        play(game, f"Spell {n}: gain 1 point")
        resolve(game)
    assert hand(game, "A") == ["Filler", "Filler"]


# Sequences (373.2)


def test_373_2_a_1_a_replacement_of_what_a_replacement_does_leaves_its_sequence_alone() -> None:
    # Shrine saves weak units by killing Ox, which Charm saves each time; then Shrine goes on with the next unit
    stage = two_battlefields()
    weak = WouldDie(Those(UNIT, FRIENDLY, traits=(MightAtMost(2),)))
    stage.player("B", base=["Unit 5 as Ox", "Unit 2 as One", "Unit 2 as Two"])
    ox = stage.labelled("Ox")
    kill_ox = Do(lambda frame: damage.kill(frame.m, [ox], "428", frame.you))
    stage.add(
        "B", gear("Shrine", Ability(REPLACEMENT, (kill_ox, Heal(IT), Recall(IT)), replace=weak)), "base", "Shrine"
    )
    strong = WouldDie(Those(UNIT, FRIENDLY, traits=(Mighty(),)))
    stage.add("B", gear("Charm", Ability(REPLACEMENT, (Heal(IT),), replace=strong)), "base", "Charm")
    game = casting(stage, Kill(All(Those(UNIT, traits=(MightAtMost(2),)))))
    choose(game, "Shrine for One")
    order = [(e.obj, e.other) for e in events(game, ev.REPLACED)]
    shrine, charm, one, two = (thing(game, name) for name in ("Shrine", "Charm", "One", "Two"))
    assert order == [(shrine, one), (charm, ox), (shrine, two), (charm, ox)]
    assert [where(game, name) for name in ("Ox", "One", "Two")] == ["B's base"] * 3


# Reflexive Triggers (386-388)


@pytest.mark.parametrize(("others", "drawn"), [(0, 0), (1, 1)])
def test_387_1_b_of_several_reflexive_triggers_the_effect_says_which_go_on_the_chain(others: int, drawn: int) -> None:
    """387.1.b, 387.2, 387.3, 388.1."""
    stage = two_battlefields()
    one = DoThis(build.reflexive(build.draw(1)), Legion())
    other = DoThis(build.reflexive(GainPoints(Number(1), YOU)), Unless(Legion()))
    stage.add("A", spell("Either", one, other), "hand")
    stage.player("A", played=others)
    game = stage.begin()
    play(game, "Either")
    resolve_top(game)
    assert [item.pending for item in game.state.chain] == [False]  # pending, then finalized
    assert len(events(game, ev.TRIGGERED)) == 1
    resolve(game)
    assert (len(hand(game, "A")), points(game)) == (drawn, [1 - drawn, 0])


def test_388_2_several_are_added_in_order_and_none_goes_on_before_all_are_there() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as One", "Unit 3 as Two"])
    stage.player("A", hand=["Spell: do this twice: deal 1 to an enemy unit as Twice"])
    game = stage.begin()
    play(game, "Twice")
    resolve_top(game)
    assert len(game.state.chain) == 2
    assert all(item.pending for item in game.state.chain)  # the first one is being finalized: it chooses
    assert decides(game) == "A"


# Delayed abilities (389-392)


def test_390_3_a_then_banish_it_waits_for_the_card_to_leave_the_chain() -> None:
    """390.3.a: countered, a spell played for its Flow cost is banished; one that banishes nothing goes to the trash."""
    for zone, place in (("trash", "A's banishment"), ("hand", "A's trash")):
        board = Board(turn="A").player("B", hand=["Spell [Reaction]: counter a spell as No"])
        card = "Spell 1 [Flow: 2]: draw 1 as Old"
        game = begin(board.player("A", trash=[card]) if zone == "trash" else board.player("A", hand=[card]))
        play(game, "Old")
        game.apply("pass")
        play(game, "No")
        resolve(game)
        assert where(game, "Old") == place


def ashe() -> Game:
    """Ashe of A has banished Charm from B's hand, until B holds."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Holder"]})
    game = begin(board.player("A", hand=["Ashe, Focused as Ashe"]).player("B", hand=["Charm"]))
    play(game, "Ashe")
    resolve(game)
    return game


def test_390_5_a_a_linked_ability_lasts_as_long_as_what_it_is_about_is_where_it_went() -> None:
    """390.5, 390.5.a, 390.5.c, 390.5.c.1: banished, and given back once; not if it has left Banishment in between."""
    game = ashe()
    end_turn(game)
    resolve(game)
    assert where(game, "Charm") == "B's hand"

    game = ashe()
    zones.put(game.machine, thing(game, "Charm"), TRASH)
    end_turn(game)
    resolve(game)
    assert where(game, "Charm") == "B's trash"


def test_390_5_b_a_linked_ability_about_its_source_lasts_as_long_as_that_is_there() -> None:
    """390.5.b, 390.5.c.2: control for as long as the source is on the board, where it was played to."""
    board = Board(turn="A").player("A", hand=["Akshan, Mischievous as Akshan", "Spell: kill a friendly unit as Blade"])
    game = begin(board.player("B", base=["Gear as Lamp"]))
    play(game, "Akshan", "yes")
    game.apply(0)  # his other ability, Weaponmaster, which finds no Equipment
    resolve(game)
    assert obj(game, "Lamp").controller == 0
    play(game, "Blade")
    resolve(game)
    assert obj(game, "Lamp").controller == 1


# Linked abilities (393-397)


def driven(*, stays: bool = True) -> Game:
    """Page, who wore The Zero Drive of A, has died and been banished."""
    board = Board(turn="A", edition="2026-07-16")
    board.battlefield(controller="A", units={"A": ["Unit 2 as Page", "The Zero Drive as Drive attached to Page"]})
    board.player("A", hand=["Spell 0: kill a friendly unit as Blade"], banished=["Unit 9 as Stranger"])
    game = begin(board)
    play(game, "Blade")
    resolve(game)
    assert where(game, "Page") == "A's banishment"
    if not stays:
        zones.put(game.machine, thing(game, "Drive"), TRASH)
        zones.put(game.machine, thing(game, "Drive"), BASE, 0)
    return game


def test_394_1_and_397_a_linked_ability_knows_what_another_of_its_source_has_banished_and_nothing_else() -> None:
    """394, 394.1, 395, 396, 397: a granted Deathknell and an activated ability of one card."""
    game = driven()
    use(game, "Drive")
    resolve(game)
    assert where(game, "Page") == "A's base"
    assert where(game, "Stranger") == "A's banishment"
    assert where(game, "Drive") == "A's banishment"


def test_124_a_source_that_has_left_and_returned_is_another_object_and_linked_to_nothing() -> None:
    game = driven(stays=False)
    use(game, "Drive")
    resolve(game)
    assert where(game, "Page") == "A's banishment"


def test_384_1_and_808_1_d_a_fallen_unit_that_has_left_the_trash_in_response_is_not_banished() -> None:
    board = Board(turn="A").battlefield(
        controller="A", units={"A": ["Unit 2 as Page", "The Zero Drive as Drive attached to Page"]}
    )
    game = begin(board.player("A", hand=["Spell 0: kill a friendly unit as Blade"]))
    play(game, "Blade")
    resolve_top(game)
    zones.put(game.machine, thing(game, "Page"), HAND)
    resolve(game)
    assert where(game, "Page") == "A's hand"
