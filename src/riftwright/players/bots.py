"""The bots, by name: who sits in a seat where no person does."""

from typing import Final

from riftwright.players.greedy import GreedyPlayer
from riftwright.players.random_player import Chooser, RandomPlayer

RANDOM: Final = "random"
GREEDY: Final = "greedy"
BOTS: Final = (RANDOM, GREEDY)


def bot(kind: str, seed: int, seat: int) -> Chooser:
    """A bot for a seat of the game with that seed; each has its own stream of chance. Raises ``ValueError``."""
    own = (seed << 8) + seat + 1
    if kind == RANDOM:
        return RandomPlayer(own)
    if kind == GREEDY:
        return GreedyPlayer(own)
    raise ValueError(f"{kind!r} is no bot; there are {', '.join(BOTS)}")
