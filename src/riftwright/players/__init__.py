"""Players: whoever picks one of the options. Bots and people share one interface."""

from riftwright.players.greedy import GreedyPlayer
from riftwright.players.human import HumanPlayer
from riftwright.players.random_player import Chooser, RandomPlayer

__all__ = ["Chooser", "GreedyPlayer", "HumanPlayer", "RandomPlayer"]
