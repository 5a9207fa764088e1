"""The layers: their order, what is in each, dependency and timestamps (473-480)."""

import pytest

from riftwright.core.ids import ASSAULT, DEFLECT, SHIELD, TANK, THIS_TURN, UNIT
from riftwright.core.nodes import Passive
from riftwright.core.state import Mod
from riftwright.effects import build
from riftwright.effects.filters import OTHER_FRIENDLY_UNITS, UNITS, YOURS, Tagged, Those
from riftwright.effects.passives import HaveKeyword, HaveMight, HaveTag, RaisedTo
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import copies, moves, status
from riftwright.rules.frame import Frame
from tests.rules.plays import JULY, gear, obj, two_battlefields, unit
from tests.support import begin, end_turn, might, thing


def keyword(game: Game, name: str, which: int) -> int:
    return game.machine.keyword(thing(game, name), which)


class Weakened(Passive):
    """Other units have less Might, to a minimum of 1."""

    def __init__(self, *, mine: bool = False) -> None:
        self.reaches = True
        self.floor = 1
        self.mine: bool = mine  # my units, not those of others

    def affects(self, frame: Frame, oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.is_unit and oid != frame.source and (o.controller == frame.you) is self.mine

    def might(self, frame: Frame, oid: int) -> int:
        return -8

    def say(self) -> str:
        return "other units have -8 [M], to a minimum of 1 [M]"


# What layers are (473-475), and in which order they apply (477)


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 1, 0), (1, 2, 0)])
def test_477_traits_come_before_abilities_and_these_before_arithmetic(order: tuple[int, ...]) -> None:
    """474, 475, 475.1, 476, 477.1.a, 477.2.a, 477.3.a: whichever was there first, a tag that is given lets a keyword be
    given, and the keyword lets Might be added.
    """
    mechs = Those(UNIT, YOURS, traits=(Tagged(("Mech",), "Mech"),))

    class Tanks(Passive):
        def __init__(self) -> None:
            self.reaches = True

        def affects(self, frame: Frame, oid: int) -> bool:
            return frame.m.keyword(oid, TANK) > 0

        def might(self, frame: Frame, oid: int) -> int:
            return 2

        def say(self) -> str:
            return "units with [Tank] have +2 [M]"

    makers = (
        lambda: unit("Smith", 1, build.passive(HaveTag("Mech", OTHER_FRIENDLY_UNITS))),
        lambda: unit("Marshal", 1, build.passive(HaveKeyword(TANK, 1, mechs))),
        lambda: unit("Drummer", 1, build.passive(Tanks())),
    )
    stage = two_battlefields()
    for i in order:
        stage.add("A", makers[i](), "base")
    stage.player("A", base=["Unit 2 as Pawn"]).player("B", base=["Unit 2 as Foe"])
    game = stage.begin()
    assert game.machine.tags(thing(game, "Pawn")) == ("Mech",)
    assert (keyword(game, "Pawn", TANK), might(game, "Pawn")) == (1, 4)
    assert (game.machine.tags(thing(game, "Foe")), might(game, "Foe")) == ((), 2)


def test_477_2_c_and_477_3_d_what_an_attached_card_appends_is_of_the_layers_of_abilities_and_arithmetic() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 2 as Hero", "Doran's Shield as Shield attached to Hero"])
    game = stage.begin()
    assert (keyword(game, "Hero", TANK), might(game, "Hero")) == (1, 3)
    moves.detach(game.machine, thing(game, "Shield"), 0)
    assert (keyword(game, "Hero", TANK), might(game, "Hero")) == (0, 2)


def test_476_1_each_effect_is_applied_once_however_often_the_layers_are_looked_at() -> None:
    """476, 476.1, 476.2: two auras and a keyword that makes them be looked at again add 1 each."""
    stage = two_battlefields()
    for i in range(2):
        stage.add("A", unit(f"Captain {i}", 1, build.passive(HaveMight(1, OTHER_FRIENDLY_UNITS))), "base")
    stage.add("A", unit("Marshal", 1, build.passive(HaveKeyword(DEFLECT, 1, OTHER_FRIENDLY_UNITS))), "base")
    stage.player("A", base=["Unit 2 as Pawn"])
    game = stage.begin()
    assert (might(game, "Pawn"), keyword(game, "Pawn", DEFLECT)) == (4, 1)
    assert might(game, "Pawn") == 4


@pytest.mark.parametrize("amounts", [(3, -5), (-5, 3)])
def test_477_3_e_1_a_increases_are_applied_first_and_decreases_last(amounts: tuple[int, int]) -> None:
    """477.3.e.1, 477.3.e.1.a, 477.3.e.2, 477.3.e.2.a: 4 and 3 and then 8 less, to a minimum of 1; the other way round 3
    would be added to 1.
    """
    stage = two_battlefields()
    stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base")
    stage.player("B", base=["Unit 4 as Pawn"])
    game = stage.begin()
    for amount in amounts:
        status.give(game.machine, thing(game, "Pawn"), Mod(THIS_TURN, game.state.next_serial(), might=amount))
    assert game.machine.raw_might(thing(game, "Pawn")) == -4  # 4 + 3, 8 less is 1 at least, 5 less


# Dependency (478, 479)


@pytest.mark.parametrize("first", ["giver", "user"])
def test_478_1_a_an_effect_that_exists_by_another_comes_after_it(first: str) -> None:
    """478, 478.1, 478.1.a: who is a copy of a captain has the captain's ability, also where the ability that a copy
    effect brings would begin earlier.
    """
    stage = two_battlefields()
    names = ["Captain", "Pawn"] if first == "giver" else ["Pawn", "Captain"]
    for name in names:
        ability = [build.passive(HaveMight(1, OTHER_FRIENDLY_UNITS))] if name == "Captain" else []
        stage.add("A", unit(name, 2, *ability), "base", name)
    stage.player("A", base=["Unit 2 as Squire"])
    game = stage.begin()
    copies.become(game.machine, thing(game, "Pawn"), thing(game, "Captain"), 0)
    assert (might(game, "Squire"), might(game, "Captain"), might(game, "Pawn")) == (4, 3, 3)


@pytest.mark.parametrize("first", ["giver", "user"])
def test_478_1_b_an_effect_that_another_gives_more_objects_to_comes_after_it(first: str) -> None:
    """478, 478.1, 478.1.b, 479.2: both give tags, in one layer. "Mechs are Poros" reaches those who are Mechs by
    another effect, whichever was there first.
    """
    makers = {
        "giver": lambda: unit("Smith", 1, build.passive(HaveTag("Mech", OTHER_FRIENDLY_UNITS))),
        "user": lambda: unit(
            "Herder", 1, build.passive(HaveTag("Poro", Those(UNIT, YOURS, traits=(Tagged(("Mech",), "Mech"),))))
        ),
    }
    stage = two_battlefields()
    for which in [first, "user" if first == "giver" else "giver"]:
        stage.add("A", makers[which](), "base")
    stage.player("A", base=["Unit 2 as Pawn"])
    game = stage.begin()
    assert sorted(game.machine.tags(thing(game, "Pawn"))) == ["Mech", "Poro"]


@pytest.mark.parametrize("first", ["aura", "raise"])
def test_479_2_what_depends_is_applied_after_what_it_depends_on(first: str) -> None:
    """478.1.c, 479, 479.2: both are passives and both increases; to 5 comes after +2, whichever was there first."""
    makers = {
        "aura": lambda: unit("Captain", 1, build.passive(HaveMight(2, OTHER_FRIENDLY_UNITS))),
        "raise": lambda: unit("Mentor", 1, build.passive(RaisedTo(5, UNITS))),
    }
    stage = two_battlefields()
    for which in [first, "raise" if first == "aura" else "aura"]:
        stage.add("A", makers[which](), "base")
    stage.player("A", base=["Unit 4 as Pupil", "Unit 1 as Page"])
    game = stage.begin()
    assert (might(game, "Pupil"), might(game, "Page")) == (6, 5)


# Timestamps (480)


@pytest.mark.parametrize("spell_first", [True, False])
def test_480_1_a_timestamp_is_when_an_effect_began_beside_others(spell_first: bool) -> None:
    """480, 480.1, 480.1.a, 480.1.b, 480.1.c, 480.3: 2 less and 8 less to a minimum of 1 do not depend on each other. It
    matters only which of them began first, and not when.
    """
    stage = two_battlefields()
    stage.player("B", base=["Unit 4 as Pawn"])
    stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base" if not spell_first else "hand", "Zealot")
    game = stage.begin()
    status.give(game.machine, thing(game, "Pawn"), Mod(THIS_TURN, game.state.next_serial(), might=-2))
    if spell_first:
        game.apply(f"play:{thing(game, 'Zealot')}")
        while game.state.chain:
            game.apply("pass")
    assert game.machine.raw_might(thing(game, "Pawn")) == (1 if spell_first else -1)


def test_480_2_text_that_was_inactive_begins_anew() -> None:
    """480.2, 720, 718.2: while a gear is attached its rules text is Inactive. Detached, its ability is the newest."""
    stage = two_battlefields()
    stage.add("A", gear("Curse", build.passive(Weakened())), "base", "Curse")
    stage.player("A", base=["Unit 2 as Hero"]).player("B", base=["Unit 4 as Pawn"])
    game = stage.begin()
    m = game.machine
    status.give(m, thing(game, "Pawn"), Mod(THIS_TURN, game.state.next_serial(), might=-2))
    assert m.raw_might(thing(game, "Pawn")) == -1  # the gear was there first
    moves.attach(m, thing(game, "Curse"), thing(game, "Hero"), 0)
    assert m.raw_might(thing(game, "Pawn")) == 2
    moves.detach(m, thing(game, "Curse"), 0)
    assert m.raw_might(thing(game, "Pawn")) == 1  # now it comes after the 2 less


def test_480_2_text_that_a_copy_effect_brings_begins_with_it() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Zealot", 6, build.passive(Weakened())), "base", "Zealot")
    stage.player("A", base=["Unit 1 as Plain"]).player("B", base=["Unit 20 as Pawn"])
    game = stage.begin()
    m = game.machine
    status.give(m, thing(game, "Pawn"), Mod(THIS_TURN, game.state.next_serial(), might=-10))
    assert m.raw_might(thing(game, "Pawn")) == 2  # 20 - 8 - 10
    copies.become(m, thing(game, "Plain"), thing(game, "Zealot"), 0)
    assert m.raw_might(thing(game, "Pawn")) == 1  # and then 8 less, to a minimum of 1


def test_480_3_of_two_that_set_a_base_the_later_one_is_last() -> None:
    """480.1, 480.3: and when it ends the earlier one is seen again."""
    game = begin(Board(turn="A", edition=JULY).player("A", base=["Unit 2 [Assault 1] [Shield 1] as Hero"]))
    m, hero = game.machine, thing(game, "Hero")
    status.give(m, hero, Mod(0, game.state.next_serial(), base=7))
    status.give(m, hero, Mod(THIS_TURN, game.state.next_serial(), base=4))
    assert might(game, "Hero") == 4
    end_turn(game)
    assert might(game, "Hero") == 7
    assert (keyword(game, "Hero", ASSAULT), keyword(game, "Hero", SHIELD)) == (1, 1)
    assert obj(game, "Hero").on_board
