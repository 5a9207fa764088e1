"""480.2: text that becomes active again begins anew. Here: text under a condition, while the order matters."""

import pytest

from riftwright.core.facts import Face
from riftwright.core.ids import DEFLECT, GANKING, GEAR, LOST, SHIELD, TANK, THIS_TURN
from riftwright.core.nodes import Passive
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.filters import OTHER_FRIENDLY_UNITS
from riftwright.effects.passives import HaveKeyword, HaveMight
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import moves, resources, status
from riftwright.rules.frame import Frame
from tests.rules.plays import JULY, two_battlefields, unit
from tests.support import begin, end_turn, play, resolve, thing


class Weakened(Passive):
    """Enemy units have so much less Might, to a minimum of 1 or without one."""

    def __init__(self, amount: int, floor: int | None = None) -> None:
        self.reaches = True
        self.floor = floor
        self.amount = amount

    def affects(self, frame: Frame, oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.is_unit and o.controller != frame.you

    def might(self, frame: Frame, oid: int) -> int:
        return -self.amount

    def say(self) -> str:
        return f"enemy units have -{self.amount} [M]"


def keyword(game: Game, name: str, which: int) -> int:
    return game.machine.keyword(thing(game, name), which)


def take(game: Game, name: str, which: int) -> None:
    mod = Mod(THIS_TURN, game.state.next_serial(), keyword=which, value=LOST)
    status.give(game.machine, thing(game, name), mod)


def buff(game: Game, name: str) -> None:
    assert status.buff(game.machine, thing(game, name))


def unbuff(game: Game, name: str) -> None:
    assert status.spend_buff(game.machine, thing(game, name), game.machine.obj(thing(game, name)).controller)


def fiora(*, buffed: bool = False) -> Game:
    """Fiora, Victorious has Deflect, Ganking and Shield while she is Mighty; she has 4 Might, and 5 with a buff."""
    name = "Fiora, Victorious as Fiora" + (" buffed" if buffed else "")
    board = Board(turn="A", edition=JULY).player("A", base=[name], hand=["Spell 0: take [Deflect] from a unit as Ban"])
    return begin(board)


# A keyword that text under a condition gives, and an effect that takes it


@pytest.mark.parametrize("active_first", [True, False])
def test_480_2_a_keyword_that_text_gives_once_it_is_active_against_one_that_takes_it(active_first: bool) -> None:
    """801.3.b, 480.3: the later of the two is applied last."""
    game = fiora(buffed=active_first)
    play(game, "Ban")
    resolve(game)
    if not active_first:
        buff(game, "Fiora")
    assert keyword(game, "Fiora", DEFLECT) == (0 if active_first else 1)
    assert (keyword(game, "Fiora", GANKING), keyword(game, "Fiora", SHIELD)) == (1, 1)


def test_480_2_text_that_ceases_to_be_active_has_lost_its_timestamp() -> None:
    """It was active first, is no more, and is again: now it is the newer effect."""
    game = fiora(buffed=True)
    take(game, "Fiora", DEFLECT)
    assert keyword(game, "Fiora", DEFLECT) == 0
    unbuff(game, "Fiora")
    buff(game, "Fiora")
    assert keyword(game, "Fiora", DEFLECT) == 1
    take(game, "Fiora", DEFLECT)
    assert keyword(game, "Fiora", DEFLECT) == 0
    take(game, "Fiora", SHIELD)
    assert (keyword(game, "Fiora", SHIELD), keyword(game, "Fiora", GANKING)) == (0, 1)


def test_480_2_text_that_stays_active_keeps_its_timestamp() -> None:
    """More Might changes nothing: she was Mighty all the time."""
    game = fiora(buffed=True)
    take(game, "Fiora", DEFLECT)
    m, her = game.machine, thing(game, "Fiora")
    status.give(m, her, Mod(THIS_TURN, game.state.next_serial(), might=3))
    unbuff(game, "Fiora")
    assert keyword(game, "Fiora", DEFLECT) == 0
    status.give(m, her, Mod(THIS_TURN, game.state.next_serial(), might=-3))  # 4, and so not Mighty
    buff(game, "Fiora")
    assert keyword(game, "Fiora", DEFLECT) == 1


@pytest.mark.parametrize("active_first", [True, False])
def test_480_2_text_under_level_has_the_timestamp_of_when_the_level_was_reached(active_first: bool) -> None:
    """727.1.b, 824.1.b: without the XP the ability is Inactive. What it affects may be other objects."""
    stage = two_battlefields()
    stage.add("A", unit("Marshal", 1, build.level(2, HaveKeyword(TANK, 1, OTHER_FRIENDLY_UNITS))), "base", "Marshal")
    stage.player("A", base=["Unit 2 as Pawn", "Unit 2 as Squire"])
    game = stage.begin()
    if active_first:
        resources.gain_xp(game.machine, 0, 2)
    take(game, "Pawn", TANK)
    if not active_first:
        resources.gain_xp(game.machine, 0, 2)
    assert (keyword(game, "Pawn", TANK), keyword(game, "Squire", TANK)) == (0 if active_first else 1, 1)
    assert resources.spend_xp(game.machine, 0, 1)
    assert (keyword(game, "Pawn", TANK), keyword(game, "Squire", TANK)) == (0, 0)
    resources.gain_xp(game.machine, 0, 1)
    assert (keyword(game, "Pawn", TANK), keyword(game, "Squire", TANK)) == (1, 1)


def test_480_2_text_that_becomes_active_by_other_text_that_does_begins_with_it() -> None:
    """The captain's Level makes her Mighty, and so her own text begins: both after her Deflect was taken."""
    stage = two_battlefields()
    stage.add("A", unit("Captain", 1, build.level(1, HaveMight(1, OTHER_FRIENDLY_UNITS))), "base", "Captain")
    stage.player("A", base=["Fiora, Victorious as Fiora"])
    game = stage.begin()
    take(game, "Fiora", DEFLECT)
    assert keyword(game, "Fiora", DEFLECT) == 0
    resources.gain_xp(game.machine, 0, 1)
    assert keyword(game, "Fiora", DEFLECT) == 1


def test_480_2_text_without_a_condition_is_active_as_its_source_comes() -> None:
    """480.1: what takes the keyword is later than who was there, and earlier than who comes afterwards."""
    stage = two_battlefields()
    stage.add("A", unit("Marshal", 1, build.passive(HaveKeyword(TANK, 1, OTHER_FRIENDLY_UNITS))), "base", "Marshal")
    stage.add("A", unit("Deputy", 1, build.passive(HaveKeyword(TANK, 1, OTHER_FRIENDLY_UNITS))), "hand", "Deputy")
    stage.player("A", base=["Unit 2 as Pawn"])
    game = stage.begin()
    take(game, "Pawn", TANK)
    assert keyword(game, "Pawn", TANK) == 0
    play(game, "Deputy")
    resolve(game)
    assert keyword(game, "Pawn", TANK) == 1


# Decreases, one of which stops at a minimum


@pytest.mark.parametrize("active_first", [True, False])
def test_480_2_a_minimum_of_text_under_a_condition_against_a_decrease_for_the_turn(active_first: bool) -> None:
    """477.3.e.2, 480.3: 4, 8 less to a minimum of 1, 2 less is -1; 4, 2 less, 8 less to a minimum of 1 is 1."""
    stage = two_battlefields()
    stage.add("A", unit("Zealot", 6, build.level(1, Weakened(8, floor=1))), "base", "Zealot")
    stage.player("B", base=["Unit 4 as Pawn"])
    game = stage.begin()
    if active_first:
        resources.gain_xp(game.machine, 0, 1)
    status.give(game.machine, thing(game, "Pawn"), Mod(THIS_TURN, game.state.next_serial(), might=-2))
    if not active_first:
        resources.gain_xp(game.machine, 0, 1)
    assert game.machine.raw_might(thing(game, "Pawn")) == (-1 if active_first else 1)


@pytest.mark.parametrize("active_first", [True, False])
def test_480_2_a_decrease_of_text_under_a_condition_against_a_minimum_that_comes(active_first: bool) -> None:
    """The one with the minimum comes from the hand: whatever applied until then applied before."""
    stage = two_battlefields()
    stage.add("A", unit("Crow", 1, build.level(1, Weakened(2))), "base", "Crow")
    stage.add("A", unit("Zealot", 6, build.passive(Weakened(8, floor=1))), "hand", "Zealot")
    stage.player("B", base=["Unit 4 as Pawn"])
    game = stage.begin()
    if active_first:
        resources.gain_xp(game.machine, 0, 1)
    play(game, "Zealot")
    resolve(game)
    if not active_first:
        resources.gain_xp(game.machine, 0, 1)
    assert game.machine.raw_might(thing(game, "Pawn")) == (1 if active_first else -1)


@pytest.mark.parametrize("active_first", [True, False])
def test_480_2_appended_text_under_a_condition(active_first: bool) -> None:
    """136.2.c, 720: it is there while its card is attached, and active while its condition holds, too."""
    stage = two_battlefields()
    curse = Face("Curse", GEAR, effect_text=(build.empowered(Weakened(8, floor=1)),))
    stage.add("A", curse, "base", "Curse", to="Hero")
    stage.player("A", base=["Unit 3 as Hero"]).player("B", base=["Unit 4 as Pawn"])
    game = stage.begin()
    m, hero, pawn = game.machine, thing(game, "Hero"), thing(game, "Pawn")
    if active_first:
        status.empower(m, hero, 0)
    status.give(m, pawn, Mod(THIS_TURN, game.state.next_serial(), might=-2))
    if not active_first:
        status.empower(m, hero, 0)
    assert m.raw_might(pawn) == (-1 if active_first else 1)
    status.disempower(m, hero, 0)
    assert m.raw_might(pawn) == 2
    status.empower(m, hero, 0)
    assert m.raw_might(pawn) == 1
    moves.detach(m, thing(game, "Curse"), 0)
    assert m.raw_might(pawn) == 2


# What is remembered is part of the position


def test_480_2_what_began_when_is_saved_copied_and_hashed() -> None:
    early, late = fiora(buffed=True), fiora()
    take(early, "Fiora", DEFLECT)
    take(late, "Fiora", DEFLECT)
    buff(late, "Fiora")
    assert (keyword(early, "Fiora", DEFLECT), keyword(late, "Fiora", DEFLECT)) == (0, 1)
    for game, value in ((early, 0), (late, 1)):
        again = Game.load(game.save())
        assert again.digest() == game.digest()
        assert keyword(again, "Fiora", DEFLECT) == value
        copy = game.clone()
        unbuff(game, "Fiora")
        buff(game, "Fiora")
        assert (keyword(game, "Fiora", DEFLECT), keyword(copy, "Fiora", DEFLECT)) == (1, value)
        assert copy.digest() == again.digest()


def test_480_2_nothing_is_remembered_while_no_order_could_matter() -> None:
    game = fiora(buffed=True)
    assert game.state.begun is None
    take(game, "Fiora", DEFLECT)
    assert game.state.begun
    end_turn(game)
    assert game.state.begun is None
    assert keyword(game, "Fiora", DEFLECT) == 1
