"""Scenario files."""

from pathlib import Path

from riftwright.core.state import GameState
from riftwright.rules.edition import Edition


class ScenarioError(ValueError):
    """A scenario that cannot be read or set up: says file, line and field."""


class Scenario:
    """A scenario."""

    editions: tuple[str, ...] = ()
    switches: dict[str, str] = {}

    def state(self, edition: Edition) -> GameState:
        """The board."""
        raise ScenarioError("scenarios cannot be read yet")


def read_scenario(source: str | Path) -> Scenario:
    """A scenario from a file."""
    raise ScenarioError(f"{source}: scenarios cannot be read yet")
