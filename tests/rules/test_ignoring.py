"""Ignoring abilities (764-767): inactive for one action or procedure, and for whom the text says alone."""

import pytest

from riftwright.core.ids import BACKLINE, DEFLECT, TANK
from riftwright.effects import build
from riftwright.effects.filters import ENEMY_UNITS
from riftwright.effects.passives import IgnoredWhileAssigning, IgnoredWhilePaying
from riftwright.effects.subjects import target
from riftwright.notation.board import Board
from tests.rules.plays import EDITIONS, Stage, obj, spell, two_battlefields, unit
from tests.support import begin, field, move, offered, pass_showdown, play, playable, resolve, sentences, where


def blind() -> IgnoredWhilePaying:
    return IgnoredWhilePaying(DEFLECT)


@pytest.mark.parametrize("edition", EDITIONS)
def test_766_a_spell_that_ignores_deflect_costs_nothing_more(edition: str) -> None:
    """764, 765, 766: the keyword is inactive while the costs of that spell are paid."""
    stage = two_battlefields(edition=edition)
    ray = spell("Ray", build.deal(1, target(ENEMY_UNITS)), passives=[build.passive(blind())])
    stage.add("A", ray, "hand")
    stage.player("A", pool="0 Energy").player("B", base=["Unit 5 [Deflect 2] as Slick"])
    game = stage.begin()
    play(game, "Ray")
    resolve(game)
    assert obj(game, "Slick").damage == 1


def test_767_another_spell_does_not_ignore_it() -> None:
    stage = two_battlefields()
    ray = spell("Ray", build.deal(1, target(ENEMY_UNITS)), passives=[build.passive(blind())])
    stage.add("A", ray, "hand")
    stage.add("A", spell("Bolt", build.deal(1, target(ENEMY_UNITS))), "hand")
    stage.player("A", pool="0 Energy").player("B", base=["Unit 5 [Deflect] as Slick"])
    game = stage.begin()
    assert playable(game, "Ray")
    assert not playable(game, "Bolt")


def skirmish(*, mine: bool) -> Stage:
    """A attacks B, who has one unit that must be assigned damage last, with one that ignores that, or without."""
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 2 as Front", "Unit 2 [Backline] as Rear"]}).battlefield()
    sly = unit("Sly", 3, build.passive(IgnoredWhileAssigning(BACKLINE)))
    stage.add("A" if mine else "B", sly, "base" if mine else 1, "Sly")
    stage.player("A", base=["Unit 3 as Raider"])
    return stage


def test_766_who_ignores_backline_may_begin_with_it() -> None:
    game = skirmish(mine=True).begin()
    move(game, "Sly", field(1))
    pass_showdown(game)
    assert offered(game, "Rear")
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("Rear")))
    assert (where(game, "Rear"), where(game, "Front")) == ("B's trash", "battlefield 1")


def test_766_without_it_backline_comes_last() -> None:
    game = skirmish(mine=False).begin()
    move(game, "Raider", field(1))
    pass_showdown(game)
    # 767: Sly is B's, and A assigns the attackers' damage
    assert not offered(game, "Rear")


def test_766_only_while_assigning_damage_at_its_own_battlefield() -> None:
    stage = Stage()
    stage.battlefield(controller="B", units={"B": ["Unit 2 as Front", "Unit 2 [Backline] as Rear"]})
    stage.battlefield(controller="A")
    stage.add("A", unit("Sly", 3, build.passive(IgnoredWhileAssigning(BACKLINE))), 2, "Sly")
    stage.player("A", base=["Unit 3 as Raider", "Unit 1 as Other"])
    game = stage.begin()
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert not offered(game, "Rear")


def test_766_dune_surfer_ignores_tank_as_it_assigns() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Wall", "Unit 3 as Page"]})
    board.player("A", base=["Dune Surfer as Surfer", "Unit 1 as Own"])
    game = begin(board)
    move(game, "Surfer", field(1))
    pass_showdown(game)
    assert {text.partition(" at ")[0] for text in sentences(game)} == {"Wall", "Page"}


def test_766_heisho_takes_deflect_from_what_is_there_while_paying() -> None:
    board = Board(turn="A").battlefield(
        "Heisho, Shell of the World", controller="B", units={"B": ["Unit 5 [Deflect] as There"]}
    )
    board.player("B", base=["Unit 5 [Deflect] as Home"])
    board.player("A", hand=["Spell: deal 1 to an enemy unit as Ray"], pool="0 Energy")
    game = begin(board)
    play(game, "Ray")
    resolve(game)
    assert (obj(game, "There").damage, obj(game, "Home").damage) == (1, 0)
    assert game.machine.keyword(obj(game, "There").id, DEFLECT) == 1  # it has it all the same
    assert TANK not in game.state.face_of(obj(game, "There").id).keywords
