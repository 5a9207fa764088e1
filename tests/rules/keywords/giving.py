"""What the pages of the keywords share."""

from typing import Final

import pytest

from riftwright.core.ids import CALM, FURY, KEYWORD_NAMES, LOST
from riftwright.game import Game
from riftwright.rules.editions import NAMES
from tests.rules.plays import Stage
from tests.support import thing

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
