"""How fast Riftwright is, beside python-chess on the same machine in the same minute.

Both play random games to their end: Riftwright two real decks under the full rules, with its own ``RandomPlayer`` and
no log; python-chess a random legal move at a time, until the game is over. They take turns, block by block, each
block timed by the processor time of this process; the medians count. What a machine is worth cancels out in the ratio.

The last line is for programs: ``ratio interpreted=R clone_us interpreted=U``.
"""

import gc
import random
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

import chess

from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.notation.decks import DeckList, read_deck
from riftwright.players import RandomPlayer

DECKS: Final = Path(__file__).parents[1] / "examples" / "decks"
REPEATS: Final = 9
GAMES: Final = 24  # of Riftwright in a block
BOARDS: Final = 6  # of chess
CLONES: Final = 4_000
MID_GAME: Final = 120  # decisions into a game, for the position that is cloned
LEAST_OBJECTS: Final = 110


def riftwright(decks: list[DeckList], seed: int) -> int:
    """Random games; how many decisions they took."""
    decisions = 0
    for i in range(GAMES):
        game = Game.new(decks, seed=seed + i, log=False)
        bot = RandomPlayer(seed + i)
        while game.outcome is None:
            game.apply(bot.choose(game))
            decisions += 1
    return decisions


def python_chess(seed: int) -> int:
    """Random games; how many moves they took."""
    choice = random.Random(seed).choice
    moves = 0
    for _ in range(BOARDS):
        board = chess.Board()
        while not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
            moves += 1
    return moves


def per_second(play: Callable[[], int]) -> float:
    """What ``play`` counts, per second of processor time."""
    gc.collect()
    began = time.process_time()
    done = play()
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
    """Measure, and print a line for each result."""
    decks = [read_deck(DECKS / "kaisa.txt"), read_deck(DECKS / "ahri.txt")]
    riftwright(decks, 0)  # whatever is made once is made now
    ours: list[float] = []
    theirs: list[float] = []
    for block in range(REPEATS):
        ours.append(per_second(lambda seed=block * GAMES: riftwright(decks, seed)))  # type: ignore[misc]
        theirs.append(per_second(lambda seed=block: python_chess(seed)))  # type: ignore[misc]
    ratio = statistics.median(a / b for a, b in zip(ours, theirs, strict=True))
    state = mid_game(decks)
    bare, first = clone_us(state, 0), clone_us(state, 5)
    print(f"Python {sys.version.split()[0]}, python-chess {chess.__version__}")
    print(
        f"Riftwright    {statistics.median(ours):8,.0f} decisions per second (two decks, 1v1 Duel, all rules, no log)"
    )
    print(f"python-chess  {statistics.median(theirs):8,.0f} moves per second")
    print(f"clone         {bare:8.1f} microseconds, {len(state.objects)} objects; {1e6 / bare:,.0f} per second")
    print(f"clone, write  {first:8.1f} microseconds with the first writes to 5 objects")
    print(f"ratio interpreted={ratio:.3f} clone_us interpreted={bare:.1f}")


if __name__ == "__main__":
    main()
