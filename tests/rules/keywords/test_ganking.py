"""Ganking (810)."""

import pytest

from riftwright.game import Game
from tests.rules.keywords.giving import every_edition
from tests.rules.plays import Stage, obj, two_battlefields
from tests.support import field, move, pass_showdown, play, resolve, thing


def places(game: Game, label: str) -> list[int]:
    """Where the unit may make a Standard Move to now."""
    head = f"move:{thing(game, label)}:"
    return [option.b for option in game.decision.options if option.key.startswith(head)]


def at_first(stage: Stage, piece: str, *casts: str) -> Game:
    """A's piece is at battlefield 1, and A has cast these spells on it."""
    stage.place(f"{piece} as Rider", "A", field(1))
    stage.player("A", hand=list(casts))
    game = stage.begin()
    for card in casts:
        play(game, card)
        resolve(game)
    return game


@every_edition
@pytest.mark.parametrize(
    ("text", "there"), [("", [0]), ("[Ganking]", [0, field(2)]), ("[Ganking] [Ganking]", [0, field(2)])]
)
def test_810_1_b_it_lets_a_unit_move_from_battlefield_to_battlefield(edition: str, text: str, there: list[int]) -> None:
    """810.1, 810.1.b, 810.1.c.1, 810.2: it adds an option and takes none."""
    game = at_first(two_battlefields(edition=edition), f"Unit 3 {text}")
    assert places(game, "Rider") == there


def test_810_1_c_2_and_3_it_is_the_same_move_with_no_other_cost() -> None:
    """810.1.c, 810.1.c.2, 810.1.c.3: the unit is exhausted, and moves once."""
    stage = two_battlefields()
    stage.player("A", pool="")
    game = at_first(stage, "Unit 3 [Ganking]")
    move(game, "Rider", field(2))
    assert obj(game, "Rider").exhausted
    pass_showdown(game)
    assert places(game, "Rider") == []


def test_810_from_the_base_it_changes_nothing() -> None:
    stage = two_battlefields()
    stage.player("A", base=["Unit 3 [Ganking] as Rider"])
    assert places(stage.begin(), "Rider") == [field(1), field(2)]


def test_810_granted_for_the_turn_by_a_passive_and_lost() -> None:
    """810.3, 801.3"""
    game = at_first(two_battlefields(), "Unit 3", "Spell: give a unit [Ganking]")
    assert places(game, "Rider") == [0, field(2)]
    stage = two_battlefields()
    stage.player("A", base=["Gear [Others: Ganking]"])
    assert places(at_first(stage, "Unit 3"), "Rider") == [0, field(2)]
    game = at_first(two_battlefields(), "Unit 3 [Ganking]", "Spell: take [Ganking] from a unit")
    assert places(game, "Rider") == [0]
