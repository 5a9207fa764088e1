"""Where the time goes: random games under cProfile, the functions that cost most by themselves and with what they call.

python benchmarks/profile_games.py [games] [mode]
"""

import cProfile
import pstats
import sys
from pathlib import Path
from typing import Final

from riftwright.game import Game
from riftwright.notation.decks import read_deck
from riftwright.players import RandomPlayer

DECKS: Final = Path(__file__).parents[1] / "examples" / "decks"
SHOWN: Final = 25


def play(games: int, mode: str) -> None:
    """Random games without a log, as ``bench.py`` plays them."""
    decks = [read_deck(DECKS / "kaisa.txt"), read_deck(DECKS / "ahri.txt")]
    for seed in range(games):
        game = Game.new(decks, mode=mode, seed=seed, log=False)
        bot = RandomPlayer(seed)
        while game.outcome is None:
            game.apply(bot.choose(game))


def main() -> None:
    """Profile, and print two tables."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else 30
    mode = sys.argv[2] if len(sys.argv) > 2 else "duel"
    play(1, mode)
    profile = cProfile.Profile()
    profile.runcall(play, games, mode)
    stats = pstats.Stats(profile).strip_dirs()
    for order in ("tottime", "cumulative"):
        stats.sort_stats(order).print_stats(SHOWN)


if __name__ == "__main__":
    main()
