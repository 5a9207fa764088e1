"""Play many random games with the invariants of ``tests/machine`` watched, and tell what they were like.

    python -m tools.random_games --games 5000 --jobs 2 --mode all --check sample
    python -m tools.random_games --games 500 --check audit  # every step judged by riftwright.judge.audit as well
    python -m tools.random_games --again FILE      # what a broken game has left, every check at every decision

Exits 1 where an invariant broke or the engine failed; each such game leaves a file that reproduces it.
"""

import argparse
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from riftwright.core.facts import TOKEN
from riftwright.core.ids import PERMANENT, SPELL
from tests.machine.games import (
    EDITIONS,
    FULL,
    LEVELS,
    MODES,
    NONE,
    SAMPLE,
    BrokenInvariantError,
    Report,
    Setting,
    Watch,
    read_failure,
)
from tests.machine.games import deck as example_deck

CHUNK: Final = 4  # games that a worker takes at a time
BATCH: Final = 60  # games between two looks at the clock, for each worker


@dataclass
class Tally:
    """The sums of one mode."""

    games: int = 0
    decisions: int = 0
    turns: int = 0
    reasons: Counter[str] = field(default_factory=Counter)
    seats: Counter[int] = field(default_factory=Counter)
    longest_row: int = 0
    longest_run: int = 0
    most_options: int = 0
    failures: int = 0

    def add(self, report: Report) -> None:
        """Count a game that went well."""
        self.games += 1
        self.decisions += report.decisions
        self.turns += report.turns
        self.reasons[report.reason] += 1
        self.seats.update(report.winners)
        self.longest_row = max(self.longest_row, report.longest_row)
        self.longest_run = max(self.longest_run, report.longest_run)
        self.most_options = max(self.most_options, report.most_options)


def play(job: tuple[Setting, str]) -> Report | str:
    """One game: its report, or what broke."""
    setting, level = job
    try:
        return Watch(setting, level).play()
    except BrokenInvariantError as error:
        return f"{setting.mode} {setting.edition} seed {setting.seed}: {error}"


def settings(games: int, modes: list[str], editions: list[str], first: int) -> Iterator[Setting]:
    """So many games, in turn over modes and editions, with ever new seeds."""
    for i in range(games):
        mode = modes[i % len(modes)]
        edition = editions[i // len(modes) % len(editions)]
        yield Setting(mode, edition, first + i // (len(modes) * len(editions)))


def percentages(counter: Counter[str] | Counter[int], of: int) -> str:
    """Shares, the largest first, as "points 98%, concession 2%"."""
    return ", ".join(f"{name} {100 * count / of:.0f}%" for name, count in counter.most_common())


def table(tallies: dict[str, Tally]) -> Table:
    """The tallies by mode."""
    columns = ("games", "decisions", "turns", "per game", "won by", "seats", "cleanups", "tasks", "options", "broken")
    shown = Table("mode", *columns, title="random games")
    for mode, tally in tallies.items():
        games = max(1, tally.games)
        shown.add_row(
            mode,
            str(tally.games),
            str(tally.decisions),
            f"{tally.turns / games:.1f}",
            f"{tally.decisions / games:.0f}",
            percentages(tally.reasons, games),
            percentages(tally.seats, games),
            str(tally.longest_row),
            str(tally.longest_run),
            str(tally.most_options),
            str(tally.failures),
        )
    return shown


def never_played(played: set[str], decks: tuple[str, ...]) -> list[str]:
    """Cards of the decks that nobody has played in any game."""
    cards = {
        face.name
        for name in decks
        for face in example_deck(name).faces().main
        if face.types & (PERMANENT | SPELL) and face.supertype != TOKEN
    }
    return sorted(cards - played)


def run(games: int, jobs: int, modes: list[str], editions: list[str], level: str, first: int, minutes: float) -> int:
    """Play the games and print what they were like; how many broke."""
    console = Console(width=None if sys.stdout.isatty() else 160)
    tallies = {mode: Tally() for mode in modes}
    played: set[str] = set()
    began = time.perf_counter()
    todo = [(setting, level) for setting in settings(games, modes, editions, first)]
    batch = BATCH * jobs
    with ProcessPoolExecutor(jobs) as pool:
        for at in range(0, len(todo), batch):
            if time.perf_counter() - began > 60 * minutes:
                console.print(f"{minutes:g} minutes are over")
                break
            some = todo[at : at + batch]
            for (setting, _), result in zip(some, pool.map(play, some, chunksize=CHUNK), strict=True):
                if isinstance(result, Report):
                    tallies[setting.mode].add(result)
                    played |= result.played
                else:
                    tallies[setting.mode].failures += 1
                    console.print(result, markup=False, highlight=False)
    console.print(table(tallies))
    done = sum(tally.games + tally.failures for tally in tallies.values())
    console.print(f"{done} games, checks: {level}, {time.perf_counter() - began:.0f} s")
    if level != NONE:
        console.print("never played:", ", ".join(never_played(played, Setting("duel", "", 0).decks)) or "no card")
    return sum(tally.failures for tally in tallies.values())


def again(path: Path) -> int:
    """Play a game that broke once more, with every check at every decision; 0 where it does not break any more."""
    setting, choices = read_failure(path)
    try:
        Watch(setting, FULL).play(choices)
    except BrokenInvariantError as error:
        print(error)
        return 1
    print("nothing breaks any more")
    return 0


def main(arguments: list[str] | None = None) -> int:
    """The command line; its exit code."""
    parser = argparse.ArgumentParser(description="Play random games with the invariants watched.")
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--mode", choices=("all", *MODES), default="all")
    parser.add_argument("--edition", choices=("all", *EDITIONS), default="all")
    parser.add_argument("--check", choices=LEVELS, default=SAMPLE)
    parser.add_argument("--first", type=int, default=100_000, help="the first seed")
    parser.add_argument("--minutes", type=float, default=math.inf, help="begin no more games after that long")
    parser.add_argument("--again", type=Path, metavar="FILE", help="play a broken game once more")
    given = parser.parse_args(arguments)
    if given.again is not None:
        return again(given.again)
    modes = list(MODES) if given.mode == "all" else [given.mode]
    editions = list(EDITIONS) if given.edition == "all" else [given.edition]
    broken = run(given.games, given.jobs, modes, editions, given.check, given.first, given.minutes)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
