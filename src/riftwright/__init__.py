"""Riftwright: the Riftbound rulebook that runs."""

from typing import Final

from riftwright.compiled import ENGINE
from riftwright.core.decisions import Decision, Option
from riftwright.core.errors import RunawayError, SaveError, UnknownEditionError, UnknownModeError
from riftwright.game import Game, GameOverError, IllegalChoiceError, Result
from riftwright.notation.decks import DeckList, IllegalDeckError
from riftwright.notation.scenario import Scenario, ScenarioError

__version__: Final = "0.1.0"

__all__ = [
    "ENGINE",
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
