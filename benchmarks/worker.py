"""One engine under measurement, in a process of its own: whichever ``riftwright`` its path leads to.

Plays the two example decks, or every deck of a folder that is named against every deck of it, in turn. Reads a command
a line and prints a number a line: ``engine``; ``games BLOCK``, decisions per second over a block of random games;
``objects`` of the position that is cloned; ``clone WRITES``, microseconds to clone that position and to write to so
many of its objects for the first time.
"""

import gc
import itertools
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
APART: Final = 1_000  # between the seeds of two blocks
CLONES: Final = 4_000
REPEATS: Final = 9
MID_GAME: Final = 120  # decisions into a game, for the position that is cloned
LEAST_OBJECTS: Final = 110


Pair = tuple[DeckList, DeckList]


def pairs(folder: Path | None) -> list[Pair]:
    """The decks that meet."""
    if folder is None:
        return [(read_deck(DECKS / "kaisa.txt"), read_deck(DECKS / "ahri.txt"))]
    return list(itertools.combinations_with_replacement([read_deck(path) for path in sorted(folder.glob("*.txt"))], 2))


def play(decks: list[Pair], block: int) -> int:
    """Random games; how many decisions they took."""
    decisions = 0
    for i in range(GAMES):
        at = block * GAMES + i
        game = Game.new(decks[at % len(decks)], seed=block * APART + i, log=False)
        bot = RandomPlayer(block * APART + i)
        while game.outcome is None:
            game.apply(bot.choose(game))
            decisions += 1
    return decisions


def decisions_per_second(decks: list[Pair], block: int) -> float:
    """Of processor time."""
    gc.collect()
    began = time.process_time()
    done = play(decks, block)
    return done / (time.process_time() - began)


def mid_game(decks: Pair) -> GameState:
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
    decks = pairs(Path(sys.argv[1]) if len(sys.argv) > 1 else None)
    play(decks, 0)  # whatever is made once is made now
    state = mid_game(pairs(None)[0])
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
