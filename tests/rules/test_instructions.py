"""Resolving spells and abilities: 359.3, instructions that are illegal, impossible, linked, and referents."""

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT
from riftwright.core.facts import Face
from riftwright.core.ids import BATTLEFIELD, HAND, REACTION
from riftwright.effects import build
from riftwright.effects.amounts import MightOf
from riftwright.effects.blocks import If
from riftwright.effects.conditions import Did
from riftwright.effects.filters import (
    ENEMY_UNITS,
    FRIENDLY_UNITS,
    UNITS_AT_BATTLEFIELDS,
)
from riftwright.effects.instructions import Kill, Ready
from riftwright.effects.movement import MoveHere, MoveToBase
from riftwright.effects.subjects import OwnerOf, Them, target
from riftwright.effects.triggers import WhenIMove
from riftwright.rules.actions import cards, items, zones
from riftwright.rules.frame import Frame
from tests.rules.plays import (
    BOUNCE,
    GO,
    HOME,
    SEIZE,
    Do,
    Stage,
    Stays,
    gear,
    obj,
    spell,
    two_battlefields,
    unit,
)
from tests.support import (
    events,
    field,
    hand,
    might,
    move,
    play,
    resolve,
    resolve_top,
    where,
)

# 359.3: spells linger, and instructions that cannot be followed


def test_359_3_d_a_spell_is_executed_from_top_to_bottom_and_goes_to_its_owners_trash() -> None:
    """351.2"""
    stage = two_battlefields()
    stage.player("A", hand=["Spell: draw 1 then gain 1 point then channel 1"])
    game = stage.begin()
    play(game, "Spell: draw 1 then gain 1 point then channel 1")
    resolve(game)
    kinds = [e.kind for e in game.log if e.kind in (ev.DRAWN, ev.POINT_GAINED, ev.CHANNELED, ev.PLAYED)]
    assert kinds == [ev.DRAWN, ev.POINT_GAINED, ev.CHANNELED, ev.PLAYED]
    assert where(game, "Spell: draw 1 then gain 1 point then channel 1") == "A's trash"


def seeker() -> Stage:
    """A deals 4 to a unit at a battlefield and draws 1; B may answer."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    stage.battlefield()
    stage.add("A", spell("Seeker", build.deal(4, target(UNITS_AT_BATTLEFIELDS)), build.draw(1)), "hand")
    return stage


def test_359_3_e_5_an_illegal_target_is_unaffected_and_the_rest_is_done() -> None:
    """359.3.e.7"""
    stage = seeker()
    stage.player("B", hand=[HOME])
    game = stage.begin()
    play(game, "Seeker")
    game.apply("pass")
    play(game, HOME)
    resolve(game)
    assert obj(game, "Guard").damage == 0
    assert hand(game, "A") == ["Filler"]
    assert [e.rule for e in events(game, ev.IGNORED)] == ["359.3.e.5"]


def test_359_3_e_3_a_target_that_is_back_in_time_is_legal() -> None:
    stage = seeker()
    stage.player("B", hand=[HOME, GO])
    game = stage.begin()
    play(game, "Seeker")
    game.apply("pass")
    play(game, HOME)
    resolve_top(game)
    game.apply("pass")
    play(game, GO, "battlefield 2")
    resolve(game)
    assert obj(game, "Guard").damage == 4  # another battlefield will do: "at a battlefield" is all that is asked


def test_359_3_e_4_a_target_that_left_the_board_and_came_back_is_another_object() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard", "Unit 1"]})
    stage.add("A", spell("Seeker", build.deal(4, target(UNITS_AT_BATTLEFIELDS)), build.draw(1)), "hand")
    stage.add("B", spell("Blink", Do(_blink), keywords=[(REACTION, 1)]), "hand")
    game = stage.begin()
    play(game, "Seeker", "Guard")
    game.apply("pass")
    play(game, "Blink")
    resolve(game)
    assert where(game, "Guard") == "battlefield 1"
    assert obj(game, "Guard").damage == 0


def _blink(frame: Frame) -> None:
    """Return the labelled Guard to hand and put it back where it was."""
    oid = next(oid for oid, label in frame.m.state.labels if label == "Guard")
    loc = frame.m.obj(oid).loc
    zones.put(frame.m, oid, HAND)
    zones.put(frame.m, oid, BATTLEFIELD, loc)


def test_359_3_e_8_with_some_targets_gone_the_others_are_affected() -> None:
    stage = two_battlefields()
    stage.player("A", hand=["Singularity"])
    stage.player("B", base=["Unit 9 as One", "Unit 9 as Two"], hand=[BOUNCE])
    game = stage.begin()
    play(game, "Singularity", "One", "Two")
    game.apply("pass")
    play(game, BOUNCE, "One")
    resolve(game)
    assert where(game, "One") == "B's hand"
    assert obj(game, "Two").damage == 6


def test_359_3_e_10_a_spell_without_any_effect_is_played_all_the_same() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    stage.player("A", base=["Ravenbloom Student as Student"], hand=["Hextech Ray"]).player("B", hand=[HOME])
    game = stage.begin()
    play(game, "Hextech Ray")
    game.apply("pass")
    play(game, HOME)
    resolve(game)
    assert obj(game, "Guard").damage == 0
    assert might(game, "Student") == 3


def test_359_3_e_11_instructions_are_followed_as_far_as_possible() -> None:
    # discard 2, then draw 2, with one other card in hand
    stage = two_battlefields()
    stage.add("A", spell("Sift", Do(lambda f: cards.discard_some(f.m, f.you, 2)), build.draw(2)), "hand")
    stage.player("A", hand=["Unit 1"])
    game = stage.begin()
    play(game, "Sift")
    resolve(game)
    assert where(game, "Unit 1") == "A's trash"
    assert hand(game, "A") == ["Filler", "Filler"]


def test_055_1_a_spell_of_which_nothing_is_possible_does_nothing() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Sift", Do(lambda f: cards.discard_some(f.m, f.you, 2))), "hand")
    game = stage.begin()
    play(game, "Sift")
    resolve(game)
    assert where(game, "Sift") == "A's trash"
    assert events(game, ev.DISCARDED) == []


def test_359_3_e_12_what_is_no_longer_known_is_nothing_and_what_depends_on_it_is_ignored() -> None:
    # My unit deals damage equal to its Might: it left, so nothing is dealt
    stage = two_battlefields()
    mine = target(FRIENDLY_UNITS)
    stage.add("A", spell("Strike", build.deal(MightOf(Them(mine)), target(ENEMY_UNITS)), Ready(mine)), "hand")
    stage.player("A", base=["Unit 4 as Mine"]).player("B", base=["Unit 9 as Giant"], hand=[BOUNCE])
    game = stage.begin()
    play(game, "Strike")
    game.apply("pass")
    play(game, BOUNCE, "Mine")
    resolve(game)
    assert obj(game, "Giant").damage == 0


def test_359_3_f_2_might_is_read_as_the_instruction_is_executed() -> None:
    """359.3.e.12.a"""
    stage = two_battlefields()
    mine = target(FRIENDLY_UNITS)
    stage.add("A", spell("Strike", build.deal(MightOf(Them(mine)), target(ENEMY_UNITS)), Ready(mine)), "hand")
    stage.player("A", base=["Unit 4 as Mine"]).player("B", base=["Unit 9 as Giant"], hand=["Stupefy"])
    game = stage.begin()
    play(game, "Strike")
    game.apply("pass")
    play(game, "Stupefy", "Mine")
    resolve(game)
    assert obj(game, "Giant").damage == 3


def test_359_3_e_13_a_spell_looks_back_at_what_it_moved_away() -> None:
    # Retreat: return a friendly unit to its owner's hand; its owner channels 1 rune
    stage = two_battlefields()
    stage.player("A", base=["Unit 4 as Mine"], hand=["Retreat"], pool="1 Energy")
    game = stage.begin()
    play(game, "Retreat")
    resolve(game)
    assert where(game, "Mine") == "A's hand"
    assert len(game.state.players[0].runes) == 1


def blade() -> Face:
    """Kill a unit at a battlefield. Its owner draws 2."""
    victim = target(UNITS_AT_BATTLEFIELDS)
    return spell("Blade", Kill(victim), build.draw(2, OwnerOf(victim)))


def test_359_3_e_14_a_an_instruction_linked_to_one_that_was_ignored_is_ignored() -> None:
    for answer, cards_drawn in (("", 2), (HOME, 0), (BOUNCE, 1)):  # BOUNCE: the unit itself comes to hand
        stage = Stage()
        stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
        stage.add("A", blade(), "hand")
        stage.player("B", hand=[answer] if answer else [])
        game = stage.begin()
        play(game, "Blade")
        if answer:
            game.apply("pass")
            play(game, answer)
        resolve(game)
        assert len(hand(game, "B")) == cards_drawn, answer


def test_359_3_e_14_b_an_instruction_linked_to_one_that_was_replaced_is_executed() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    stage.add("A", blade(), "hand")
    stage.player("B", base=["Zhonya's Hourglass as Glass"])
    game = stage.begin()
    play(game, "Blade")
    resolve(game)
    assert where(game, "Guard") == "B's base"
    assert len(hand(game, "B")) == 2


def test_359_3_e_14_b_if_you_do_asks_for_the_action_itself() -> None:
    # Deathgrip: kill a friendly unit; if you do, +3 for another
    for base, bonus in (([], 3), (["Zhonya's Hourglass as Glass"], 0)):
        stage = two_battlefields()
        victim, hero = target(FRIENDLY_UNITS), target(FRIENDLY_UNITS)
        stage.add("A", spell("Grip", Kill(victim), If(Did(), (build.give(3, hero),)), build.draw(1)), "hand")
        stage.player("A", base=["Unit 1 as Pawn", "Unit 2 as Hero", *base])
        game = stage.begin()
        play(game, "Grip", "Pawn", "Hero")
        resolve(game)
        assert might(game, "Hero") == 2 + bonus
        assert hand(game, "A") == ["Filler"]


def test_359_3_e_6_what_something_forbids_is_negated_and_the_rest_of_it_executed() -> None:
    # FAQ of 2026-08-14: Ride the Wind from where units cannot move to base readies the unit all the same
    stage = Stage()
    stage.battlefield(controller="A", units={"A": ["Unit 2 as Rider exhausted"]})
    stage.add("B", gear("Lair", build.passive(Stays())), "base")
    rider = target(FRIENDLY_UNITS)
    stage.add("A", spell("Ride", MoveToBase(rider), Ready(rider)), "hand")
    game = stage.begin()
    play(game, "Ride")
    resolve(game)
    assert where(game, "Rider") == "battlefield 1"
    assert not obj(game, "Rider").exhausted
    assert events(game, ev.MOVED) == []


def test_359_3_f_2_here_is_where_the_source_is_as_the_instruction_is_executed() -> None:
    # When I attack, deal 2 to an enemy unit here: I was sent home, so there is no here
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    stage.player("A", base=["Unit 5 [Attack: deal 2 to an enemy unit here] as Raider"])
    stage.player("B", hand=[HOME])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, HOME, "Raider")
    resolve(game)
    assert obj(game, "Guard").damage == 0


def test_359_3_f_3_what_the_trigger_condition_speaks_of_is_noted_when_it_is_met() -> None:
    # When I move to a battlefield, move an enemy unit to this battlefield: also if I have left it since
    stage = Stage()
    stage.battlefield()
    stage.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]})
    pull = build.when(WhenIMove(to_field=True), MoveHere(target(ENEMY_UNITS), noted=True))
    stage.add("A", unit("Caller", 2, pull), "base", "Caller")
    stage.player("B", hand=[HOME])
    game = stage.begin()
    move(game, "Caller", field(1))
    game.apply("pass")
    play(game, HOME, "Caller")
    resolve(game)
    assert where(game, "Caller") == "A's base"
    assert where(game, "Guard") == "battlefield 1"


def test_359_3_f_4_enemy_is_judged_from_the_ability_not_from_its_source() -> None:
    # Yasuo, Remorseful's attack trigger; his control changes before it resolves
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.player("A", base=["Yasuo, Remorseful as Yasuo"])
    stage.player("B", hand=[SEIZE])
    game = stage.begin()
    move(game, "Yasuo", field(1))
    game.apply("pass")
    play(game, SEIZE)
    resolve_top(game)
    assert obj(game, "Yasuo").controller == 1
    resolve_top(game)
    assert obj(game, "Guard").damage == 6


def test_359_3_e_15_a_spell_that_leaves_the_chain_as_it_resolves_ceases() -> None:
    stage = two_battlefields()
    stage.add("A", spell("Vanish", Do(_counter_myself), build.draw(1)), "hand")
    game = stage.begin()
    play(game, "Vanish")
    resolve(game)
    assert hand(game, "A") == []
    assert where(game, "Vanish") == "A's trash"
    assert game.decision.kind == D_ACT


def _counter_myself(frame: Frame) -> None:
    assert frame.item is not None
    items.counter(frame.m, frame.item)
