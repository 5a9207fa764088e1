"""One engine under measurement, in a process of its own: whichever ``riftwright`` its path leads to.

Reads a command a line and prints a number a line: ``engine``; ``games SEED``, decisions per second over a block of
random games; ``objects`` of the position that is cloned; ``clone WRITES``, microseconds to clone that position and to
write to so many of its objects for the first time.
"""

import gc
import sys
import time
from pathlib import Path
from typing import Final

from riftwright import ENGINE
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.notation.decks import DeckList, read_deck
from riftwright.players import RandomPlayer

DECKS: Final = Path(__file__).parents[1] / "examples" / "decks"
GAMES: Final = 24  # in a block
CLONES: Final = 4_000
REPEATS: Final = 9
MID_GAME: Final = 120  # decisions into a game, for the position that is cloned
LEAST_OBJECTS: Final = 110


def play(decks: list[DeckList], seed: int) -> int:
    """Random games; how many decisions they took."""
    decisions = 0
    for i in range(GAMES):
        game = Game.new(decks, seed=seed + i, log=False)
        bot = RandomPlayer(seed + i)
        while game.outcome is None:
            game.apply(bot.choose(game))
            decisions += 1
    return decisions


def decisions_per_second(decks: list[DeckList], seed: int) -> float:
    """Of processor time."""
    gc.collect()
    began = time.process_time()
    done = play(decks, seed)
    return done / (time.process_time() - began)


def mid_game(decks: list[DeckList]) -> GameState:
    """A position in the middle of a game."""
    game = Game.new(decks, seed=3, log=False)
    bot = RandomPlayer(3)
    for _ in range(MID_GAME):
        game.apply(bot.choose(game))
    assert len(game.state.objects) >= LEAST_OBJECTS
    return game.state


def clone_us(state: GameState, writes: int) -> float:
    """Microseconds to clone a position, and to write to so many of its objects for the first time."""
    units = [o.id for o in state.objects if o.on_board][:writes]
    best = float("inf")
    for _ in range(REPEATS):
        began = time.process_time()
        for _ in range(CLONES):
            copy = state.clone()
            for oid in units:
                copy.edit(oid).damage += 1
        best = min(best, (time.process_time() - began) / CLONES)
    return best * 1e6


def main() -> None:
    """Answer until there are no more commands."""
    decks = [read_deck(DECKS / "kaisa.txt"), read_deck(DECKS / "ahri.txt")]
    play(decks, 0)  # whatever is made once is made now
    state = mid_game(decks)
    for line in sys.stdin:
        command, *rest = line.split()
        if command == "games":
            print(decisions_per_second(decks, int(rest[0])), flush=True)
        elif command == "clone":
            print(clone_us(state, int(rest[0])), flush=True)
        elif command == "objects":
            print(len(state.objects), flush=True)
        else:
            print(ENGINE, flush=True)


if __name__ == "__main__":
    main()
