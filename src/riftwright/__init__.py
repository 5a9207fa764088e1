"""Riftwright: the Riftbound rulebook that runs."""

from typing import Final

from riftwright.core.decisions import Decision, Option
from riftwright.core.saves import SaveError
from riftwright.game import Game, GameOverError, IllegalChoiceError, Result
from riftwright.notation.decks import DeckList, IllegalDeckError
from riftwright.notation.scenario import Scenario, ScenarioError
from riftwright.rules.cleanup import RunawayError
from riftwright.rules.editions import UnknownEditionError
from riftwright.rules.modes import UnknownModeError

__version__: Final = "0.1.0"

__all__ = [
    "Decision",
    "DeckList",
    "Game",
    "GameOverError",
    "IllegalChoiceError",
    "IllegalDeckError",
    "Option",
    "Result",
    "RunawayError",
    "SaveError",
    "Scenario",
    "ScenarioError",
    "UnknownEditionError",
    "UnknownModeError",
    "__version__",
]
