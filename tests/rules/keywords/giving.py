"""What the pages of the keywords share: giving keywords and taking them, and a combat with two defenders."""

from typing import Final

import pytest

from riftwright.core.decisions import D_ASSIGN
from riftwright.core.ids import CALM, FURY, KEYWORD_NAMES, LOST
from riftwright.game import Game
from riftwright.rules.editions import NAMES
from tests.rules.plays import Stage
from tests.support import field, move, pass_showdown, play, resolve, sentences, thing, where

every_edition = pytest.mark.parametrize("edition", NAMES)

FURY_BIT: Final = 1 << FURY
CALM_BIT: Final = 1 << CALM


def named(which: str) -> int:
    """The keyword of that name."""
    return KEYWORD_NAMES.index(which)


def hold(stage: Stage, label: str, which: str, value: int = 1) -> None:
    """The card with that label was given the keyword, for as long as it stays where it is (801.3.a.3)."""
    stage.hold(label, named(which), value)


def lose(stage: Stage, label: str, which: str) -> None:
    """It has lost the keyword, for as long as it stays where it is (801.3.b.2)."""
    stage.hold(label, named(which), LOST)


def keyword(game: Game, label: str, which: str) -> int:
    """The value of a keyword of the thing now, 0 where it has it not."""
    return game.machine.keyword(thing(game, label), named(which))


def strike(stage: Stage, first: str, second: str, *casts: str) -> Game:
    """A's Raider with 9 Might attacks First and Second, with 5 each, after A's spells on Second, or on First where
    nothing is said of Second.
    """
    stage.field(1).controller = 1
    stage.place(f"Unit 5 {first} as First", "B", field(1))
    stage.place(f"Unit 5 {second} as Second", "B", field(1))
    stage.player("A", base=["Unit 9 as Raider"], hand=list(casts))
    game = stage.begin()
    for card in casts:
        play(game, card, "Second" if second else "First")
        resolve(game)
    move(game, "Raider", field(1))
    pass_showdown(game)
    return game


def struck(stage: Stage, first: str, second: str, *casts: str) -> list[str]:
    """Who of them may be assigned damage at first."""
    game = strike(stage, first, second, *casts)
    if game.state.decision is None or game.decision.kind != D_ASSIGN:
        return [name for name in ("First", "Second") if where(game, name) == "B's trash"]
    return sorted({name for name in ("First", "Second") for text in sentences(game) if name in text})
