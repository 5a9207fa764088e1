"""A player who picks any option, each as likely."""

from typing import Protocol

from riftwright.core.decisions import O_ADD, Option
from riftwright.game import Game


class Chooser(Protocol):
    """Anything that can play: given the game, it returns one of the options of its decision."""

    def choose(self, game: Game) -> Option:
        """Pick one of ``game.decision.options``."""


class RandomPlayer:
    """Picks uniformly, from its own seeded stream.

    It does not Add resources outside of payments, unless ``floats``: doing so at random would only throw away runes.
    """

    def __init__(self, seed: int = 0, *, floats: bool = False) -> None:
        self._state = seed & _MASK
        self._floats = floats

    def choose(self, game: Game) -> Option:
        """One of the options."""
        options = game.decision.options
        if not self._floats:
            options = [option for option in options if option.kind != O_ADD] or options
        return options[self._below(len(options))]

    def _below(self, count: int) -> int:
        """SplitMix64, as in the game's own stream of chance."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        z = self._state
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        return (z ^ (z >> 31)) % count


_MASK = (1 << 64) - 1
