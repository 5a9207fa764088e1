"""Heimerdinger, Inventor: the abilities of others, which he has as well (477.2, 479, 722, 727.1.b.1)."""

from typing import Final

import pytest

from riftwright.core.ids import EMPOWER, EMPOWERED_KEYWORD
from riftwright.effects import build
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.passives import IHaveMight
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules import layers
from tests.rules.keywords.giving import lose
from tests.rules.plays import two_battlefields, unit
from tests.support import (
    begin,
    choose,
    hand,
    named,
    play,
    playable,
    resolve,
    sentences,
    thing,
    usable,
    use,
    where,
)

HEIMER: Final = "Heimerdinger, Inventor as Heimer"
DRAWS: Final = "Unit 1 [Use: draw 1] as Clerk"
WISE: Final = "Unit 1 [Empowered: Use: draw 1] as Sage"


def workshop(*base: str, legend: str = "Legend as Boss", pool: str | None = None, hand: tuple[str, ...] = ()) -> Game:
    return begin(Board(turn="A").battlefield().player("A", base=[HEIMER, *base], legend=legend, pool=pool, hand=hand))


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


def his(game: Game) -> int:
    """How many abilities Heimerdinger can use now."""
    return len(named(game, "use Heimer"))


@pytest.mark.parametrize(
    ("base", "legend"),
    [(DRAWS, "Legend as Boss"), ("Gear [Use: draw 1] as Clerk", "Legend as Boss"), ("Unit 1", "Legend [Use: draw 1]")],
)
def test_477_2_he_has_the_exhaust_abilities_of_friendly_units_gear_and_legends(base: str, legend: str) -> None:
    """He is exhausted for it, and not what it is written on."""
    game = workshop(base, legend=legend)
    use(game, "Heimer")
    resolve(game)
    assert len(hand(game, "A")) == 1
    assert exhausted(game, "Heimer")
    assert not usable(game, "Heimer")
    if "Clerk" in base:
        assert not exhausted(game, "Clerk")


@pytest.mark.parametrize("other", ["Unit 1 [Use for 1: draw 1]", "Unit 1 [Attack: draw 1]", "Unit 1 [Empower: 1]"])
def test_he_has_no_abilities_that_do_not_exhaust(other: str) -> None:
    assert his(workshop(other)) == 0


def test_he_has_no_abilities_of_enemies() -> None:
    board = Board(turn="A").player("A", base=[HEIMER]).player("B", base=[DRAWS], legend="Legend [Use: draw 1]")
    game = begin(board)
    assert his(game) == 0


def test_477_2_he_has_them_for_as_long_as_they_are_there() -> None:
    game = workshop(DRAWS, hand=("Spell 0: kill a unit as Kill",))
    assert his(game) == 1
    play(game, "Kill", "Clerk")
    resolve(game)
    assert his(game) == 0


def test_each_ability_is_his_once_however_many_have_it() -> None:
    game = workshop(DRAWS, "Unit 1 [Use: draw 1] as Other", "Unit 1 [Use: deal 1 to a unit] as Archer")
    assert his(game) == 2


@pytest.mark.parametrize(("words", "able"), [("", False), (" empowered", True)])
def test_727_1_b_1_he_has_an_inactive_ability_and_meets_its_condition_himself(words: str, able: bool) -> None:
    """Sage is not Empowered; it is Heimerdinger's own status that counts for his."""
    game = begin(Board(turn="A").player("A", base=[HEIMER + words, WISE]))
    assert (usable(game, "Heimer"), usable(game, "Sage")) == (able, False)


def test_727_1_b_1_that_another_is_empowered_makes_his_no_more_active() -> None:
    game = workshop(f"{WISE} empowered")
    assert (usable(game, "Heimer"), usable(game, "Sage")) == (False, True)


def test_722_he_has_what_is_written_on_attached_gear() -> None:
    """720: attached, the gear cannot use it; the text is there all the same."""
    game = workshop("Unit 1 as Bearer", "Gear [Use: draw 1] as Hat attached to Bearer")
    assert not usable(game, "Hat")
    assert his(game) == 1


def test_827_4_he_has_empower_while_another_has_it_at_the_cost_of_exhausting() -> None:
    """What refers to the keyword finds it with him as well; an Empower ability that does not exhaust is not his."""
    stage = two_battlefields()
    monk = unit("Monk", 1, build.empower(build.cost(0, ExhaustThis())), build.empowered(IHaveMight(1)))
    stage.add("A", monk, "base", "Monk")
    stage.player("A", base=[HEIMER, "Unit 1 [Empower: 1] as Other"], hand=["Spell 0: kill a unit as Kill"])
    game = stage.begin()
    assert [game.machine.keyword(thing(game, name), EMPOWER) for name in ("Heimer", "Monk", "Other")] == [1, 1, 1]
    assert not game.machine.keyword(thing(game, "Heimer"), EMPOWERED_KEYWORD)
    assert layers.bears(game.machine, thing(game, "Heimer"), EMPOWER)
    play(game, "Kill", "Monk")
    resolve(game)
    assert not game.machine.keyword(thing(game, "Heimer"), EMPOWER)
    assert not layers.bears(game.machine, thing(game, "Heimer"), EMPOWER)


def test_828_2_he_has_an_empowered_ability_that_he_borrows() -> None:
    game = workshop(WISE)
    assert game.machine.keyword(thing(game, "Heimer"), EMPOWERED_KEYWORD) == 1


def test_801_3_b_empower_taken_from_him_is_neither_had_nor_usable() -> None:
    stage = two_battlefields()
    stage.add("A", unit("Monk", 1, build.empower(build.cost(0, ExhaustThis()))), "base", "Monk")
    stage.player("A", base=[HEIMER])
    lose(stage, "Heimer", "Empower")
    game = stage.begin()
    assert not layers.bears(game.machine, thing(game, "Heimer"), EMPOWER)
    assert not usable(game, "Heimer")
    assert game.machine.keyword(thing(game, "Monk"), EMPOWER) == 1


def test_479_1_two_of_them_have_what_the_others_have_and_no_loop() -> None:
    game = workshop("Heimerdinger, Inventor as Twin", DRAWS)
    assert his(game) == 1
    use(game, "Twin")
    resolve(game)
    assert usable(game, "Heimer")
    assert (exhausted(game, "Twin"), exhausted(game, "Heimer"), len(hand(game, "A"))) == (True, False, 1)


def test_477_2_an_ability_that_another_was_given_is_his_as_well() -> None:
    """Gardens of Becoming give it to units there; he is at home."""
    board = Board(turn="A").battlefield("Gardens of Becoming", controller="A", units={"A": ["Unit 2 as Gardener"]})
    game = begin(board.player("A", base=[HEIMER]))
    use(game, "Heimer")
    resolve(game)
    assert game.state.players[0].xp == 1
    assert not exhausted(game, "Gardener")


def test_429_3_he_adds_with_an_add_ability_while_something_is_paid_for() -> None:
    game = workshop("Energy Conduit exhausted", pool="1 Energy", hand=("Spell 2: draw 1 as Idea",))
    assert playable(game, "Idea")
    play(game, "Idea")
    resolve(game)
    assert exhausted(game, "Heimer")
    assert len(hand(game, "A")) == 1


def test_this_in_an_ability_of_his_is_himself() -> None:
    """A Gold token is killed for what it adds; so is he."""
    game = workshop("Gold as Nugget exhausted")
    choose(game, sentences(game)[[line.startswith("use Heimer") for line in sentences(game)].index(True)])
    assert (where(game, "Heimer"), where(game, "Nugget")) == ("A's trash", "A's base")
