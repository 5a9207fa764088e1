"""Layers and what Might is: 143.2, 473-480, buffs and Mighty (701-711)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import ASSAULT, ATTACKER, DEFENDER, DEFLECT, GANKING, MIGHTY, SHIELD, TANK, THIS_TURN, UNIT
from riftwright.core.nodes import Condition, Passive
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.filters import ENEMY, IN_TRASH, OTHER_FRIENDLY_UNITS, UNITS, Mighty, Those
from riftwright.effects.movement import PlayCard
from riftwright.effects.passives import HaveKeyword, HaveMight
from riftwright.effects.subjects import target
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import layers
from riftwright.rules.actions import damage, moves, status
from riftwright.rules.frame import Frame
from tests.rules.plays import JULY, Stage, obj, spell, two_battlefields, unit
from tests.support import begin, end_turn, events, field, might, move, play, playable, resolve, thing


def raw(game: Game, name: str) -> int:
    """Might as it is reckoned with, below 0 too."""
    return game.machine.raw_might(thing(game, name))


def keyword(game: Game, name: str, which: int) -> int:
    return game.machine.keyword(thing(game, name), which)


def give(game: Game, name: str, amount: int) -> None:
    """Give it that much Might this turn."""
    status.give(game.machine, thing(game, name), Mod(THIS_TURN, game.state.next_serial(), might=amount))


def become(game: Game, name: str, amount: int) -> None:
    """Its Might becomes that this turn (477.1.a.1)."""
    status.give(game.machine, thing(game, name), Mod(THIS_TURN, game.state.next_serial(), base=amount))


class WhileMighty(Condition):
    """708, of the source."""

    def holds(self, frame: Frame) -> bool:
        return frame.m.might(frame.source) >= MIGHTY

    def say(self) -> str:
        return "while I'm Mighty"


class Weakened(Passive):
    """Stunned enemy units here have less Might, to a minimum of 1."""

    def __init__(self) -> None:
        self.reaches = True
        self.floor = 1

    def affects(self, frame: Frame, oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.stunned and o.controller != frame.you

    def might(self, frame: Frame, oid: int) -> int:
        return -8

    def say(self) -> str:
        return "stunned enemy units have -8 [M], to a minimum of 1 [M]"


class Raised(Passive):
    """Units you control here have their Might increased to 5."""

    def __init__(self) -> None:
        self.reaches = True

    def affects(self, frame: Frame, oid: int) -> bool:
        return frame.m.obj(oid).controller == frame.you and frame.m.obj(oid).is_unit and oid != frame.source

    def raises_to(self, frame: Frame, oid: int) -> int:
        return 5

    def say(self) -> str:
        return "units you control have their [M] increased to 5"


# 143.2: Might


def test_143_2_b_might_below_zero_counts_as_zero_and_is_reckoned_with_as_it_is() -> None:
    game = begin(Board(turn="A", edition=JULY).battlefield().player("A", base=["Unit 2 as Hero -5"]))
    assert (might(game, "Hero"), raw(game, "Hero")) == (0, -3)
    give(game, "Hero", 4)
    assert (might(game, "Hero"), raw(game, "Hero")) == (1, 1)


def test_143_2_b_a_unit_without_might_and_without_damage_lives() -> None:
    board = Board(turn="A", edition=JULY).battlefield().player("A", base=["Unit 2 as Hero -2"]).cleanup()
    assert obj(begin(board), "Hero").zone
    assert might(begin(board), "Hero") == 0


# 477.1: what Might becomes


def test_477_1_a_1_what_might_becomes_comes_before_increases_and_decreases() -> None:
    game = begin(Board(turn="A", edition=JULY).battlefield().player("A", base=["Unit 2 as Hero buffed"]))
    give(game, "Hero", 3)
    assert might(game, "Hero") == 6
    become(game, "Hero", 4)
    assert might(game, "Hero") == 8  # 4 + 1 + 3
    become(game, "Hero", 1)
    assert might(game, "Hero") == 5  # 480.3: the newest one last
    end_turn(game)
    assert might(game, "Hero") == 3


# 477.3: arithmetic


def test_477_3_b_a_minimum_of_an_effect_is_remembered_as_it_was_applied() -> None:
    # 4 and an aura of +2; -4 to a minimum of 1 takes 4; without the aura 0 remains, not 1
    stage = Stage()
    stage.battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 4 as Hero"]})
    game = stage.begin()
    assert might(game, "Hero") == 5
    status.give(game.machine, thing(game, "Hero"), Mod(THIS_TURN, 900, might=-4))  # -4 to a minimum of 1, snapshotted
    assert might(game, "Hero") == 1
    moves.move(game.machine, [thing(game, "Hero")], 0, 0)
    assert might(game, "Hero") == 0


@pytest.mark.parametrize(("before", "after"), [(2, 1), (1, 1), (5, 2)])
def test_477_3_b_what_a_decrease_took_is_remembered(before: int, after: int) -> None:
    # Thousand-Tailed Watcher gives -3 to a minimum of 1
    stage = two_battlefields()
    stage.player("B", base=[f"Unit {before} as Pawn"])
    stage.player("A", hand=["Thousand-Tailed Watcher"])
    game = stage.begin()
    play(game, "Thousand-Tailed Watcher", "no")
    resolve(game)
    assert might(game, "Pawn") == after
    give(game, "Pawn", 3)
    assert might(game, "Pawn") == after + 3


def test_477_3_b_a_minimum_of_a_passive_is_reckoned_anew_all_the_time() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base")
    stage.player("B", base=["Unit 4 as Pawn stunned", "Unit 4 as Awake"])
    game = stage.begin()
    assert (might(game, "Pawn"), might(game, "Awake")) == (1, 4)
    give(game, "Pawn", 2)
    assert might(game, "Pawn") == 1  # increases first: 6 - 8, at least 1
    give(game, "Pawn", 5)
    assert might(game, "Pawn") == 3  # 11 - 8


def test_477_3_e_increases_come_before_decreases() -> None:
    # Shield is an increase, also where the passive with its minimum was there first
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 3 [Shield 2] as Guard stunned"]})
    stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base")
    stage.player("A", base=["Unit 2 as Raider"])
    game = stage.begin()
    move(game, "Raider", field(1))
    assert obj(game, "Guard").defending
    assert might(game, "Guard") == 1  # 3 + 2 - 8, and not 1 + 2


def test_480_3_decreases_apply_in_the_order_in_which_they_began() -> None:
    # A decrease of 2 that was there first, then -8 to a minimum of 1; the other way round it would be -1
    for first in ("spell", "passive"):
        stage = two_battlefields()
        stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base", "Zealot")
        stage.player("B", base=["Unit 4 as Pawn stunned"])
        game = stage.begin()
        stamp = 0 if first == "spell" else game.state.next_serial()
        game.state.edit(thing(game, "Pawn")).mods = (Mod(THIS_TURN, stamp, might=-2),)
        game.state.version += 1
        entered = game.state.objects[thing(game, "Zealot")].entered
        assert (stamp < entered) is (first == "spell")
        assert raw(game, "Pawn") == (1 if first == "spell" else -1)


def test_479_a_might_increased_to_an_amount_depends_on_the_other_increases() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Mentor", 1, build.passive(Raised())), "base")
    stage.player("A", base=["Unit 4 as Pupil"])
    game = stage.begin()
    assert might(game, "Pupil") == 5
    give(game, "Pupil", 2)
    assert might(game, "Pupil") == 6  # Discipline: 4 + 2, and then up to 5 is nothing
    give(game, "Pupil", -3)
    assert might(game, "Pupil") == 3


def test_477_3_d_a_might_bonus_counts_while_it_is_attached() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Hero", "Guardian Angel as Angel"])
    game = stage.begin()
    moves.attach(game.machine, thing(game, "Angel"), thing(game, "Hero"), 0)
    assert might(game, "Hero") == 3
    moves.detach(game.machine, thing(game, "Angel"), 0)
    assert might(game, "Hero") == 2


# 476: again and again, each effect once


def fiora() -> Stage:
    """Fiora, Victorious: 4 Might; while Mighty: Deflect, Ganking and Shield."""
    stage = Stage()
    stage.battlefield(controller="B")
    abilities = [build.passive(Has(which), WhileMighty()) for which in (DEFLECT, GANKING, SHIELD)]
    stage.add("B", unit("Fiora", 4, *abilities), 1, "Fiora")
    stage.player("A", base=["Unit 1 as Raider"])
    return stage


class Has(Passive):
    """The source has a keyword."""

    __slots__ = ("which",)

    def __init__(self, which: int) -> None:
        self.which: int = which

    def affects(self, frame: Frame, oid: int) -> bool:
        return oid == frame.source

    def keywords(self, frame: Frame, oid: int) -> tuple[tuple[int, int], ...]:
        return ((self.which, 1),)

    def say(self) -> str:
        return f"I have keyword {self.which}"


def test_476_fiora_is_mighty_by_a_buff_and_has_her_keywords_then() -> None:
    game = fiora().begin()
    assert (might(game, "Fiora"), keyword(game, "Fiora", SHIELD)) == (4, 0)
    status.buff(game.machine, thing(game, "Fiora"))
    assert might(game, "Fiora") == 5
    assert [keyword(game, "Fiora", which) for which in (DEFLECT, GANKING, SHIELD)] == [1, 1, 1]
    move(game, "Raider", field(1))
    assert obj(game, "Fiora").defending
    assert might(game, "Fiora") == 6  # and Shield


def test_476_3_without_the_buff_she_goes_back_in_one_step() -> None:
    game = fiora().begin()
    status.buff(game.machine, thing(game, "Fiora"))
    move(game, "Raider", field(1))
    assert might(game, "Fiora") == 6
    status.spend_buff(game.machine, thing(game, "Fiora"), 1)
    assert might(game, "Fiora") == 4
    assert [keyword(game, "Fiora", which) for which in (DEFLECT, GANKING, SHIELD)] == [0, 0, 0]


def test_476_an_increase_and_a_decrease_of_one_layer_are_seen_together() -> None:
    # 4, an aura of +1 and an enemy aura of -1: never Mighty in between
    game_stage = fiora()
    game_stage.add("B", unit("Captain", 1, build.passive(HaveMight(1, OTHER_FRIENDLY_UNITS))), "base")
    game_stage.add("A", unit("Bane", 1, build.passive(HaveMight(-1, Those(UNIT, ENEMY)))), "base")
    game = game_stage.begin()
    assert might(game, "Fiora") == 4
    assert keyword(game, "Fiora", SHIELD) == 0


def test_477_2_keywords_that_passives_give_are_there_for_other_passives() -> None:
    # Units with Tank have +1; another card gives Tank
    class WithTank(Passive):
        def __init__(self) -> None:
            self.reaches = True

        def affects(self, frame: Frame, oid: int) -> bool:
            return frame.m.keyword(oid, TANK) > 0

        def might(self, frame: Frame, oid: int) -> int:
            return 1

        def say(self) -> str:
            return "units with [Tank] have +1 [M]"

    for order in ((0, 1), (1, 0)):
        stage = two_battlefields()
        makers = [
            lambda: unit("Temple", 1, build.passive(WithTank())),
            lambda: unit("Warden", 1, build.passive(HaveKeyword(TANK, 1, OTHER_FRIENDLY_UNITS))),
        ]
        for i in order:
            stage.add("A", makers[i](), "base")
        stage.player("A", base=["Unit 2 as Pawn"])
        assert might(stage.begin(), "Pawn") == 3


def test_475_auras_of_several_sources_are_summed() -> None:
    stage = Stage()
    stage.battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2 as Hero"]})
    for i in range(2):
        stage.add("A", unit(f"Captain {i}", 1, build.passive(HaveMight(1, OTHER_FRIENDLY_UNITS))), 1)
    game = stage.begin()
    assert might(game, "Hero") == 5


def test_477_the_sum_behind_might_can_be_told() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Captain", 1, build.passive(HaveMight(2, OTHER_FRIENDLY_UNITS))), "base")
    stage.player("A", base=["Unit 3 as Hero buffed"])
    game = stage.begin()
    give(game, "Hero", -1)
    sums = layers.explain_might(game.machine, thing(game, "Hero"))
    assert sums == [("printed", 3), ("buff", 1), ("this turn", -1), ("Captain", 2)]
    assert sum(amount for _, amount in sums) == might(game, "Hero")


def test_477_3_b_what_a_minimum_leaves_is_told_too() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base")
    stage.player("B", base=["Unit 4 as Pawn stunned"])
    game = stage.begin()
    sums = layers.explain_might(game.machine, thing(game, "Pawn"))
    assert sums == [("printed", 4), ("Zealot", -8), ("limits", 5)]


# 807, 814: Assault and Shield


@pytest.mark.parametrize(("attacking", "total"), [(True, 5), (False, 3)])
def test_807_1_c_assault_counts_for_an_attacker_alone(attacking: bool, total: int) -> None:
    board = Board(turn="A", edition=JULY)
    side = "A" if attacking else "B"
    board.battlefield(
        units={side: ["Unit 3 [Assault 2] as Hero"], "B" if attacking else "A": ["Unit 1"]}, contested="A"
    )
    board.showdown(1, focus="A", attacker="A", defender="B")
    game = begin(board)
    assert obj(game, "Hero").flags & (ATTACKER if attacking else DEFENDER)
    assert might(game, "Hero") == total


@pytest.mark.parametrize(("defending", "total"), [(True, 5), (False, 3)])
def test_814_1_c_shield_counts_for_a_defender_alone(defending: bool, total: int) -> None:
    board = Board(turn="A", edition=JULY)
    side = "B" if defending else "A"
    other = "A" if defending else "B"
    board.battlefield(units={side: ["Unit 3 [Shield 2] as Hero"], other: ["Unit 1"]}, contested="A")
    board.showdown(1, focus="A", attacker="A", defender="B")
    assert might(begin(board), "Hero") == total


def test_807_2_assault_values_are_summed_also_from_passives() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Drummer", 1, build.passive(HaveKeyword(ASSAULT, 2, OTHER_FRIENDLY_UNITS))), "base")
    stage.player("A", base=["Unit 3 [Assault] as Hero"], hand=["Cleave"])
    game = stage.begin()
    play(game, "Cleave", "Hero")
    resolve(game)
    assert keyword(game, "Hero", ASSAULT) == 6


# 701-705: buffs


def test_703_a_buff_is_one_might_and_there_is_one_at_most() -> None:
    game = begin(Board(turn="A", edition=JULY).battlefield().player("A", base=["Unit 3 as Hero"]))
    assert status.buff(game.machine, thing(game, "Hero"))
    assert not status.buff(game.machine, thing(game, "Hero"))  # 702.3.a
    assert might(game, "Hero") == 4


def test_705_buffs_go_when_the_unit_leaves_the_board() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Hero buffed"], hand=["Spell: return a unit"])
    game = stage.begin()
    play(game, "Spell: return a unit")
    resolve(game)
    assert obj(game, "Hero").buffs == 0


def test_702_a_buff_outlasts_the_turn() -> None:
    game = begin(Board(turn="A", edition=JULY).battlefield().player("A", base=["Unit 3 as Hero buffed"]))
    end_turn(game)
    assert might(game, "Hero") == 4


# 706-711: Mighty


@pytest.mark.parametrize(("start", "more", "becomes"), [(4, 1, True), (5, 1, False), (3, 1, False), (2, 9, True)])
def test_709_a_unit_becomes_mighty_as_it_comes_from_below_five(start: int, more: int, becomes: bool) -> None:
    stage = two_battlefields()
    stage.player("A", base=[f"Unit {start} as Hero"], hand=[f"Spell: give a unit +{more}"])
    game = stage.begin()
    play(game, f"Spell: give a unit +{more}")
    resolve(game)
    assert bool(events(game, ev.BECAME_MIGHTY)) is becomes


def test_710_it_is_mighty_no_longer_when_the_effect_ends_and_can_become_it_again() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 as Hero"], hand=["Spell: give a unit +3"])
    stage.player("B", hand=["Spell: give a unit +2"])
    game = stage.begin()
    play(game, "Spell: give a unit +3")
    resolve(game)
    assert might(game, "Hero") >= MIGHTY
    end_turn(game)
    assert might(game, "Hero") < MIGHTY
    play(game, "Spell: give a unit +2")
    resolve(game)
    assert len(events(game, ev.BECAME_MIGHTY)) == 2


def test_142_4_b_lethal_damage_follows_the_might_as_it_is_now() -> None:
    # Base 2 and a bonus of 1, damage 2: without the gear it dies
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Hero damaged 2", "Guardian Angel as Angel attached to Hero"])
    stage.player("A", hand=["Spell: draw 1"])
    game = stage.begin()
    moves.detach(game.machine, thing(game, "Angel"), 0)
    play(game, "Spell: draw 1")
    assert len(events(game, ev.DIED, "Hero")) == 1
    assert damage.killer(game.machine, thing(game, "Hero")) is None


@pytest.mark.parametrize(("printed", "mighty"), [(3, False), (5, True)])
def test_711_units_elsewhere_than_on_the_board_are_judged_by_their_printed_might(printed: int, mighty: bool) -> None:
    stage = two_battlefields()
    stage.add("A", unit("Aura", 9, build.passive(HaveMight(5, UNITS))), "base")
    stage.add("A", unit("Dead", printed), "trash")
    stage.add("A", spell("Raise", PlayCard(target(Those(UNIT, where=IN_TRASH, traits=(Mighty(),))))), "hand")
    game = stage.begin()
    assert playable(game, "Raise") is mighty
