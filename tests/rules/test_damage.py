"""Damage and death: 142, 417, 418, 428, 437, and Bonus Damage (712-715)."""

from collections.abc import Callable
from functools import partial

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_REPLACE
from riftwright.core.ids import ALL
from riftwright.core.nodes import Passive, Subject
from riftwright.core.state import ChainItem
from riftwright.effects import build
from riftwright.effects.amounts import MightOf
from riftwright.effects.filters import ENEMY_UNITS, FRIENDLY_UNITS
from riftwright.effects.instructions import Deal
from riftwright.effects.subjects import All, Them, target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import cards, damage
from riftwright.rules.frame import Frame
from riftwright.rules.machine import Machine
from tests.rules.plays import Does, Stage, casting, gear, obj, spell, two_battlefields, watcher
from tests.support import (
    begin,
    choose,
    decides,
    end_turn,
    events,
    field,
    hand,
    move,
    play,
    resolve,
    thing,
    where,
)

# 417, 418: deal and heal


def test_417_1_d_damage_is_dealt_to_several_units_at_once_and_marked_on_each() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 9 as One damaged 1", "Unit 9 as Two"])
    game = casting(stage, build.deal(2, All(ENEMY_UNITS)))
    assert (obj(game, "One").damage, obj(game, "Two").damage) == (3, 2)


def test_417_1_e_1_only_one_or_more_is_dealt() -> None:
    stage = two_battlefields()
    stage.add("A", watcher(ev.DAMAGED), "base")
    stage.player("B", base=["Unit 9 as One"])
    game = casting(stage, build.deal(0, target(ENEMY_UNITS)))
    assert obj(game, "One").damage == 0
    assert hand(game, "A") == []


def test_142_4_b_lethal_damage_is_nonzero_and_at_least_the_might() -> None:
    for state, shot, dies in (("", 3, True), ("", 2, False), (" -3", 1, True), (" -5", 0, False)):
        stage = two_battlefields()
        stage.player("B", base=[f"Unit 3 as Pawn{state}"])
        game = casting(stage, build.deal(shot, target(ENEMY_UNITS)))
        assert (where(game, "Pawn") == "B's trash") is dies, state


def test_418_1_healing_clears_all_damage_and_is_no_event_where_there_is_none() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 9 as Hurt damaged 4", "Unit 9 as Whole"], hand=["Spell: heal all friendly units"])
    game = stage.begin()
    play(game, "Spell: heal all friendly units")
    resolve(game)
    assert obj(game, "Hurt").damage == 0
    assert [e.obj for e in events(game, ev.HEALED)] == [thing(game, "Hurt")]


def test_417_6_b_4_damage_of_a_unit_that_a_text_names_is_its_controllers() -> None:
    # They deal damage equal to their Might to each other
    stage = two_battlefields()
    mine, theirs = target(FRIENDLY_UNITS), target(ENEMY_UNITS)
    stage.player("A", base=["Unit 4 as Mine"]).player("B", base=["Unit 3 as Theirs"])
    game = casting(
        stage,
        Deal(MightOf(Them(mine)), theirs, source=Them(mine)),
        Deal(MightOf(Them(theirs)), mine, source=Them(theirs)),
    )
    assert [(e.obj, e.player, e.amount) for e in events(game, ev.DAMAGED)] == [
        (thing(game, "Theirs"), 0, 4),
        (thing(game, "Mine"), 1, 3),
    ]


# 712-715: Bonus Damage


class Stronger(Passive):
    """Spells and abilities of one player, or of all, deal more damage."""

    __slots__ = ("amount", "yours")

    def __init__(self, amount: int, *, yours: bool = True) -> None:
        self.amount: int = amount
        self.yours: bool = yours

    def bonus_damage(self, frame: Frame, item: ChainItem, oid: int) -> int:
        return self.amount if not self.yours or item.controller == frame.you else 0

    def say(self) -> str:
        return f"your spells and abilities deal {self.amount} Bonus Damage"


def test_715_2_bonus_damage_is_added_for_each_unit_and_summed() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Annie", build.passive(Stronger(1))), "base")
    stage.add("A", gear("Crown", build.passive(Stronger(3))), "base")
    stage.add("B", gear("Other", build.passive(Stronger(5))), "base")
    stage.player("B", base=["Unit 20 as One", "Unit 20 as Two"])
    game = casting(stage, build.deal(6, All(ENEMY_UNITS)))
    assert (obj(game, "One").damage, obj(game, "Two").damage) == (10, 10)


def test_715_4_without_damage_there_is_no_bonus_damage() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Annie", build.passive(Stronger(1))), "base")
    stage.player("B", base=["Unit 20 as One"])
    game = casting(stage, build.deal(0, target(ENEMY_UNITS)))
    assert obj(game, "One").damage == 0


@pytest.mark.parametrize(("edition", "dealt"), [("2026-03-30", 0), ("2026-07-16", 1), ("2026-10-16", 1)])
def test_715_4_a_bonus_damage_counts_before_prevention_since_july(edition: str, dealt: int) -> None:
    """715.4.a, 417.1.e.1: Void Gate makes Hextech Ray's 3 a 4, of which 3 are prevented. In March the 3 had to be dealt
    for the 1 to be added.
    """
    board = Board(turn="A", edition=edition).battlefield("Void Gate", units={"B": ["Unit 9 as Pawn"]})
    game = begin(board.player("A", hand=["Spell: prevent 3 to a unit", "Hextech Ray"]))
    play(game, "Spell: prevent 3 to a unit")
    resolve(game)
    play(game, "Hextech Ray")
    resolve(game)
    assert obj(game, "Pawn").damage == dealt
    assert len(events(game, ev.DAMAGED)) == dealt


def test_714_2_a_negative_bonus_takes_nothing_away() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Bane", build.passive(Stronger(-4))), "base")
    stage.player("B", base=["Unit 20 as One"])
    game = casting(stage, build.deal(2, target(ENEMY_UNITS)))
    assert obj(game, "One").damage == 2


def test_417_6_c_combat_damage_has_no_bonus() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    stage.add("A", gear("Annie", build.passive(Stronger(1))), "base")
    stage.player("A", base=["Unit 3 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    assert [e.amount for e in events(game, ev.DAMAGED, "Guard")] == [3]


def test_417_6_b_3_damage_of_a_named_unit_is_not_the_spells_and_gets_no_bonus() -> None:
    stage = two_battlefields()
    stage.add("A", gear("Annie", build.passive(Stronger(1))), "base")
    mine = target(FRIENDLY_UNITS)
    stage.player("A", base=["Unit 4 as Mine"]).player("B", base=["Unit 9 as Theirs"])
    game = casting(stage, Deal(MightOf(Them(mine)), target(ENEMY_UNITS), source=Them(mine)), status_of(mine))
    assert obj(game, "Theirs").damage == 4


def status_of(subject: Subject) -> Does:
    """An instruction that names the subject and does nothing with it."""
    return Does(lambda frame, oid: None, subject)


# 437: prevent

Way = Callable[[Machine, int], object]


def _by_way(way: Way, frame: Frame, oid: int) -> object:
    return way(frame.m, oid)


def shielded(*ways: Way) -> Stage:
    """B's unit of 9, with what the spell Ward gives it; A has a spell that deals 4."""
    stage = two_battlefields()
    pick = target(ENEMY_UNITS)
    effects = [Does(partial(_by_way, way), pick) for way in ways]
    stage.add("A", spell("Ward", *effects), "hand")
    stage.player("B", base=["Unit 9 as Guard"])
    stage.player("A", hand=["Spell: deal 4 to an enemy unit", "Spell [Action]: deal 4 to an enemy unit"])
    return stage


def after_ward(stage: Stage, *answers: str, shots: int = 1) -> Game:
    game = stage.begin()
    play(game, "Ward")
    resolve(game)
    for card in ("Spell: deal 4 to an enemy unit", "Spell [Action]: deal 4 to an enemy unit")[:shots]:
        play(game, card)
        resolve(game)
        for answer in answers:
            choose(game, answer)
    return game


def test_437_3_prevention_takes_its_value_off_the_next_damage_and_is_used_up() -> None:
    """437.1.b.2, 437.2, 437.3.a"""
    game = after_ward(shielded(lambda m, oid: damage.prevent(m, oid, 7, 0)), shots=2)
    assert obj(game, "Guard").damage == 1  # 4 + 4 - 7
    assert obj(game, "Guard").mods == ()


def test_437_3_b_what_is_left_of_a_prevent_value_stays() -> None:
    game = after_ward(shielded(lambda m, oid: damage.prevent(m, oid, 7, 0)))
    assert obj(game, "Guard").damage == 0
    assert [mod.value for mod in obj(game, "Guard").mods] == [3]


def test_437_4_damage_that_is_prevented_wholly_was_not_dealt() -> None:
    """437.2.a"""
    stage = shielded(lambda m, oid: damage.prevent(m, oid, 4, 0))
    stage.add("A", watcher(ev.DAMAGED), "base")
    game = after_ward(stage)
    assert events(game, ev.DAMAGED) == []
    assert hand(game, "A") == ["Spell [Action]: deal 4 to an enemy unit"]


def test_437_3_c_all_stays_all() -> None:
    game = after_ward(shielded(lambda m, oid: damage.prevent(m, oid, ALL, 0)), shots=2)
    assert obj(game, "Guard").damage == 0
    assert len(obj(game, "Guard").mods) == 1


def test_437_the_next_time_is_one_time() -> None:
    game = after_ward(shielded(lambda m, oid: damage.prevent_next(m, oid, 0)), shots=2)
    assert obj(game, "Guard").damage == 4


def test_437_prevention_ends_with_the_turn() -> None:
    game = after_ward(shielded(lambda m, oid: damage.prevent(m, oid, 7, 0)), shots=0)
    end_turn(game)
    assert obj(game, "Guard").mods == ()


def test_437_1_a_1_prevention_sees_the_bonus_damage_too() -> None:
    stage = shielded(lambda m, oid: damage.prevent(m, oid, 3, 0))
    stage.add("A", gear("Annie", build.passive(Stronger(1))), "base")
    game = after_ward(stage)
    assert obj(game, "Guard").damage == 2  # 4 + 1 - 3


def test_465_2_c_5_double_all_damage_that_would_be_dealt() -> None:
    game = after_ward(shielded(lambda m, oid: damage.double_damage(m, oid, 0)))
    assert obj(game, "Guard").damage == 8


@pytest.mark.parametrize(("first", "taken"), [(0, 4), (1, 6)])
def test_372_the_controller_of_the_unit_orders_what_changes_its_damage(first: int, taken: int) -> None:
    # Prevent 2 and double, of 4: 2 is left and doubled, or 8 of which 2 are prevented
    stage = shielded(lambda m, oid: damage.prevent(m, oid, 2, 0), lambda m, oid: damage.double_damage(m, oid, 0))
    game = stage.begin()
    play(game, "Ward")
    resolve(game)
    play(game, "Spell: deal 4 to an enemy unit")
    resolve(game)
    assert game.decision.kind == D_REPLACE
    assert decides(game) == "B"
    game.apply(first)
    assert obj(game, "Guard").damage == taken


@pytest.mark.parametrize(("edition", "who"), [("2026-03-30", "A"), ("2026-07-16", "B"), ("2026-10-16", "B")])
def test_372_in_the_edition_of_march_the_owner_of_the_unit_orders_what_changes_its_damage(
    edition: str, who: str
) -> None:
    board = Board(turn="A", edition=edition).player("B", base=["Unit 9 as Loan owned by A"])
    texts = ("prevent 2 to a unit", "double damage to a unit", "deal 3 to a unit")
    game = begin(board.player("A", hand=[f"Spell: {text} as S{i}" for i, text in enumerate(texts)]))
    for i in range(3):
        play(game, f"S{i}")
        resolve(game)
    assert game.decision.kind == D_REPLACE
    assert decides(game) == who


def test_372_equal_changes_need_no_order() -> None:
    both = [lambda m, oid: damage.prevent(m, oid, 2, 0)] * 2
    game = after_ward(shielded(*both))
    assert obj(game, "Guard").damage == 0
    assert game.decision.kind == D_ACT


# 427, 428: banish and kill


def test_427_2_a_to_banish_is_not_to_kill() -> None:
    stage = two_battlefields()
    stage.add("A", watcher(ev.DIED), "base")
    stage.player("B", base=["Unit 3 [Deathknell: draw 1] as Pawn"])
    game = casting(stage, Does(lambda f, oid: cards.banish(f.m, oid, f.you), target(ENEMY_UNITS)))
    assert where(game, "Pawn") == "B's banishment"
    assert hand(game, "A") == []
    assert hand(game, "B") == []


def test_428_2_what_is_killed_goes_to_its_owners_trash() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Pawn owned by B"], hand=["Spell: kill a unit"])
    game = stage.begin()
    play(game, "Spell: kill a unit")
    resolve(game)
    assert where(game, "Pawn") == "B's trash"


def test_428_1_gear_can_be_killed() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Gear as Lamp"])
    stage.player("A", hand=["Spell: kill a gear"])
    game = stage.begin()
    play(game, "Spell: kill a gear")
    resolve(game)
    assert where(game, "Lamp") == "B's trash"


def test_428_1_a_1_b_own_death_abilities_are_pending_before_a_kill_instruction_is_done() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 [Deathknell: draw 1] as Pawn"])
    stage.player("A", hand=["Spell: kill a unit"])
    game = stage.begin()
    play(game, "Spell: kill a unit")
    resolve(game)
    story = [e.kind for e in game.log if e.kind in (ev.TRIGGERED, ev.DIED)]
    assert story == [ev.TRIGGERED, ev.DIED]
    assert hand(game, "B") == ["Filler"]


def killers(game: Game) -> list[tuple[str, int]]:
    """Who was responsible for each death, by the label of the dead."""
    labels = dict(game.state.labels)
    return [(labels[e.obj], e.player) for e in events(game, ev.DIED)]


def test_428_5_b_a_kill_instruction_is_attributed_to_its_spell_and_player() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Pawn"])
    stage.player("A", hand=["Spell: kill a unit"])
    game = stage.begin()
    play(game, "Spell: kill a unit")
    resolve(game)
    assert killers(game) == [("Pawn", 0)]
    assert damage.killed_with_spell(game.machine, thing(game, "Pawn")) == 0


def test_428_5_c_a_death_in_a_cleanup_is_attributed_to_the_spell_that_dealt_the_damage_just_before() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Pawn"])
    stage.player("A", hand=["Spell: deal 3 to a unit"])
    game = stage.begin()
    play(game, "Spell: deal 3 to a unit")
    resolve(game)
    assert killers(game) == [("Pawn", 0)]
    assert damage.killed_with_spell(game.machine, thing(game, "Pawn")) == 0


def test_428_5_c_an_ability_that_dealt_the_damage_is_no_spell() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 3 as Pawn"])
    stage.player("A", base=["Unit 1 [Use: deal 3 to an enemy unit] as Archer"])
    game = stage.begin()
    game.apply(next(o for o in game.decision.options if o.key.startswith("use")))
    resolve(game)
    assert killers(game) == [("Pawn", 0)]
    hit = damage.killer(game.machine, thing(game, "Pawn"))
    assert hit is not None
    assert hit.source >> 16 == thing(game, "Archer")
    assert damage.killed_with_spell(game.machine, thing(game, "Pawn")) == -1


def test_428_5_c_who_lowers_the_might_of_a_unit_that_was_damaged_before_has_not_killed_it() -> None:
    stage = two_battlefields()
    stage.player("B", base=["Unit 4 as Pawn"])
    stage.player("A", hand=["Spell: deal 3 to a unit", "Spell: give a unit -2"])
    game = stage.begin()
    play(game, "Spell: deal 3 to a unit")
    resolve(game)
    play(game, "Spell: give a unit -2")
    resolve(game)
    assert killers(game) == [("Pawn", -1)]
    assert damage.killer(game.machine, thing(game, "Pawn")) is None


def test_428_5_c_2_a_death_of_combat_damage_is_its_controllers_doing() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    stage.player("A", base=["Unit 3 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    game.apply("pass")
    assert sorted(killers(game)) == [("Guard", 0), ("Raider", 1)]
    assert damage.killed_with_spell(game.machine, thing(game, "Guard")) == -1


def test_142_3_b_damage_is_remembered_by_who_marked_it() -> None:
    """142.3, 142.3.a"""
    board = Board(turn="A", edition="2026-07-16").battlefield()
    board.player("B", base=["Unit 9 as Pawn"], hand=["Spell [Reaction]: deal 1 to a unit"])
    board.player("A", hand=["Spell: deal 3 to a unit"])
    game = begin(board)
    play(game, "Spell: deal 3 to a unit")
    game.apply("pass")
    play(game, "Spell [Reaction]: deal 1 to a unit")
    resolve(game)
    assert obj(game, "Pawn").damaged_by == 0b11


class Ruthless(Passive):
    """Any amount of your damage is enough to kill enemy units."""

    __slots__ = ()

    def any_damage_kills(self, frame: Frame, oid: int, player: int) -> bool:
        return player == frame.you and frame.m.obj(oid).controller != frame.you

    def say(self) -> str:
        return "any amount of your damage is enough to kill enemy units"


def test_142_4_c_an_effect_may_make_any_damage_of_a_player_lethal() -> None:
    for seat, dies in (("A", True), ("B", False)):  # whose the effect is; the damage is A's
        stage = two_battlefields()
        stage.add(seat, gear("Elder", build.passive(Ruthless())), "base")
        stage.player("B", base=["Unit 9 as Pawn"])
        game = casting(stage, build.deal(1, target(ENEMY_UNITS)))
        assert (where(game, "Pawn") == "B's trash") is dies
