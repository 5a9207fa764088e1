"""How fast Riftwright is, interpreted and compiled, beside python-chess on the same machine in the same minute.

All play random games to their end: Riftwright two real decks under the full rules (with ``--decks FOLDER`` every deck
of it against every deck), with its own ``RandomPlayer`` and no log; python-chess a random legal move at a time, until
the game is over. They take turns, block by block, each block timed by the processor time of the process that plays it;
the medians count. What a machine is worth cancels out in the ratios. The two engines run in processes of their own:
the compiled one from this checkout (``make bench`` compiles it first), the interpreted one from a copy of the sources.

The last line is for programs: ``ratio interpreted=R compiled=R clone_us interpreted=U compiled=U``.
"""

import argparse
import gc
import os
import random
import shutil
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Final

import chess

ROOT: Final = Path(__file__).parents[1]
WORKER: Final = Path(__file__).with_name("worker.py")
ENGINES: Final = ("interpreted", "compiled")
REPEATS: Final = 9
BOARDS: Final = 6  # of chess, in a block
WRITES: Final = 5


class Worker:
    """An engine in a process of its own, which is asked for one figure at a time."""

    def __init__(self, source: Path, engine: str, decks: list[str]) -> None:
        self._process = subprocess.Popen(
            [sys.executable, str(WORKER), *decks],
            env={**os.environ, "PYTHONPATH": str(source)},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        found = self._ask("engine")
        if found != engine:
            sys.exit(f"{source} holds the engine {found or 'broken'}, not {engine}: `make compile` compiles it")

    def figure(self, command: str) -> float:
        """What the worker says to a command."""
        return float(self._ask(command))

    def _ask(self, command: str) -> str:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(command + "\n")
        self._process.stdin.flush()
        return self._process.stdout.readline().strip()

    def close(self) -> None:
        """No more commands."""
        self._process.communicate()


def chess_moves_per_second(seed: int) -> float:
    """A block of random games of python-chess: moves per second of processor time."""
    choice = random.Random(seed).choice
    gc.collect()
    moves = 0
    began = time.process_time()
    for _ in range(BOARDS):
        board = chess.Board()
        while not board.is_game_over():
            board.push(choice(list(board.legal_moves)))
            moves += 1
    return moves / (time.process_time() - began)


def measure(workers: dict[str, Worker]) -> None:
    """Take turns, and print a line for each result."""
    speeds: dict[str, list[float]] = {engine: [] for engine in workers}
    ratios: dict[str, list[float]] = {engine: [] for engine in workers}
    theirs: list[float] = []
    for block in range(REPEATS):
        theirs.append(chess_moves_per_second(block))
        for engine, worker in workers.items():
            speeds[engine].append(worker.figure(f"games {block}"))
            ratios[engine].append(speeds[engine][-1] / theirs[-1])
    clones = {engine: worker.figure("clone 0") for engine, worker in workers.items()}
    writes = {engine: worker.figure(f"clone {WRITES}") for engine, worker in workers.items()}
    objects = workers[ENGINES[0]].figure("objects")

    print(f"Python {sys.version.split()[0]}, python-chess {chess.__version__}; {REPEATS} blocks in turn, medians")
    print(f"python-chess            {statistics.median(theirs):8,.0f} moves per second")
    for engine in ENGINES:
        print(
            f"Riftwright {engine:<12} {statistics.median(speeds[engine]):8,.0f} decisions per second, "
            f"clone {clones[engine]:.1f} us, with the first writes to {WRITES} of {objects:.0f} objects "
            f"{writes[engine]:.1f} us"
        )
    print(
        "ratio",
        *(f"{engine}={statistics.median(ratios[engine]):.3f}" for engine in ENGINES),
        "clone_us",
        *(f"{engine}={clones[engine]:.1f}" for engine in ENGINES),
    )


def main() -> None:
    """Measure both engines and the yardstick."""
    parser = argparse.ArgumentParser(description="Measure speed, compiled and interpreted, beside python-chess.")
    parser.add_argument("--decks", metavar="FOLDER", help="every deck in it against every other and itself")
    decks = parser.parse_args().decks
    with tempfile.TemporaryDirectory() as folder:
        ignored = shutil.ignore_patterns("*.so", "*.pyd", "compiled.txt", "__pycache__")
        sources = Path(folder, "src")
        shutil.copytree(ROOT / "src", sources, ignore=ignored)
        places = dict(zip(ENGINES, (sources, ROOT / "src"), strict=True))
        workers = {engine: Worker(place, engine, [decks] if decks else []) for engine, place in places.items()}
        measure(workers)
        for worker in workers.values():
            worker.close()


if __name__ == "__main__":
    main()
