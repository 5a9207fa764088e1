"""Untargetability (756-758): who cannot be chosen, by what, and when that is looked at."""

import pytest

from riftwright.core.facts import Face
from riftwright.core.ids import REACTION, UNIT
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.filters import HERE, UNITS, YOURS, Those, WeakerThanMe
from riftwright.effects.passives import NotChosen
from riftwright.effects.subjects import target
from riftwright.notation.board import Board
from tests.rules.plays import EDITIONS, Stage, obj, spell, two_battlefields, unit
from tests.support import begin, field, might, offered, play, playable, resolve, resolve_top, sentences, usable, where


def dodger(might: int = 1) -> Face:
    """The unit of the example of 758.2: what costs less Energy than its Might cannot choose it."""
    return unit("Dodger", might, build.passive(NotChosen(cheaper=True)))


@pytest.mark.parametrize(("energy", "possible"), [(2, False), (3, True)])
def test_757_a_category_of_spells_is_kept_off_and_others_are_not(energy: int, possible: bool) -> None:
    """757, 757.1, 758, 355.9.b."""
    stage = two_battlefields()
    stage.add("B", dodger(3), "base", "Dodger")
    stage.player("A", hand=[f"Spell {energy}: kill a unit as Blade"])
    assert playable(stage.begin(), "Blade") == possible


def test_757_1_abilities_are_kept_off_as_well() -> None:
    stage = two_battlefields()
    stage.add("B", dodger(2), "base", "Dodger")
    cheap = build.use(Cost(1), build.deal(1, target(UNITS)))
    stage.add("A", unit("Cheap", 5, cheap), "base", "Cheap")
    game = stage.begin()
    assert usable(game, "Cheap")  # on itself
    game.apply(next(o for o in game.decision.options if o.key.startswith("use:")))
    assert not offered(game, "Dodger")


def test_758_2_its_might_may_go_up_and_down_again_before_the_spell_resolves() -> None:
    """758.1, 758.2: at -1 Might nothing costs less than that, so that the first spell finds a legal target."""
    stage = two_battlefields()
    stage.add("B", dodger(1), "base", "Dodger")
    stage.player("A", hand=["Falling Star", "Eclipse"]).player("B", hand=["Discipline"], base=["Unit 9 as Other"])
    game = stage.begin()
    play(game, "Falling Star", "Dodger", "Dodger")
    game.apply("pass")
    play(game, "Discipline", "Dodger")
    resolve_top(game)
    assert might(game, "Dodger") == 3
    play(game, "Eclipse", "Dodger")
    resolve_top(game)
    while game.decision.prompt.startswith("recycle a card"):
        game.apply("done")
    resolve(game)
    assert where(game, "Dodger") == "B's trash"


def test_758_1_a_target_that_has_become_untargetable_is_unaffected() -> None:
    stage = two_battlefields()
    stage.add("B", dodger(1), "base", "Dodger")
    stage.player("A", hand=["Falling Star"]).player("B", hand=["Discipline"], base=["Unit 9 as Other"])
    game = stage.begin()
    play(game, "Falling Star", "Dodger", "Other")
    game.apply("pass")
    play(game, "Discipline", "Dodger")
    resolve(game)
    assert (obj(game, "Dodger").damage, obj(game, "Other").damage) == (0, 3)


@pytest.mark.parametrize("edition", EDITIONS)
def test_758_2_a_it_is_legal_again_once_its_protector_has_gone(edition: str) -> None:
    stage = Stage(edition=edition)
    stage.battlefield(controller="B")
    shield = unit("Shield", 9, build.passive(NotChosen(Those(UNIT, YOURS, HERE, traits=(WeakerThanMe(),)))))
    stage.add("B", shield, 1, "Shield")
    stage.place("Unit 9 as Page", "B", field(1))
    stage.player("A", base=["Unit 1 as Own"], hand=["Spell: deal 1 to an enemy unit as Ray", "Star-Crossed as Star"])
    stage.add("B", spell("Grow", build.give(2, target(UNITS)), keywords=[(REACTION, 1)]), "hand")
    game = stage.begin()
    play(game, "Ray", "Page")
    game.apply("pass")
    play(game, "Grow", "Shield")
    resolve_top(game)
    play(game, "Star")  # only Shield can be chosen, since Page cannot be
    resolve(game)
    assert where(game, "Shield") == "B's hand"
    assert obj(game, "Page").damage == 1


def test_757_1_ruin_runner_is_chosen_by_friends_alone() -> None:
    board = Board(turn="A").player("A", hand=["Spell: kill a unit as Blade"])
    board.player("B", base=["Ruin Runner as Runner"], hand=["Spell [Reaction]: give a unit +1 as Help"])
    game = begin(board.player("A", base=["Unit 1 as Own"]))
    play(game, "Blade")
    assert obj(game, "Runner").damage == 0
    game.apply("pass")
    play(game, "Help", "Runner")
    resolve(game)
    assert might(game, "Runner") == 6
    assert where(game, "Own") == "A's trash"  # it was the only unit to be chosen


def test_757_alpha_wildclaw_protects_only_the_weaker_ones_at_its_battlefield() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Alpha Wildclaw as Alpha", "Unit 6 as Weak"]})
    board.battlefield(controller="B", units={"B": ["Unit 1 as Far"]})
    board.place("Unit 7 as Equal", "B", field(1))
    board.player("A", hand=["Spell: kill an enemy unit as Blade"])
    game = begin(board)
    play(game, "Blade")
    assert [text.partition(" at ")[0] for text in sentences(game)] == ["Alpha", "Equal", "Far"]
