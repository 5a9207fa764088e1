"""Play many random games with the invariants of ``tests/machine`` watched, and tell what they were like.

    python -m tools.random_games --games 5000 --jobs 2 --mode all --check sample
    python -m tools.random_games --games 500 --check audit  # every step judged by riftwright.judge.audit as well
    python -m tools.random_games --decks FOLDER --mode duel --games 513  # every deck against every deck, three times
    python -m tools.random_games --again FILE      # what a broken game has left, every check at every decision

Exits 1 where an invariant broke or the engine failed; each such game leaves a file that reproduces it.
"""

import argparse
import itertools
import math
import sys
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

from riftwright.core.facts import Face
from riftwright.core.ids import BATTLEFIELD_CARD, LEGEND, RUNE
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
from tests.machine.games import deck as read

CHUNK: Final = 4  # games that a worker takes at a time
BATCH: Final = 60  # games between two looks at the clock, for each worker
RAREST: Final = 15  # cards that are listed
BUILT_IN: Final = (("kaisa", "ahri"),)  # the pairing of the example decks


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


@dataclass
class Cards:
    """How often the cards of the decks came up, in games that had them."""

    games: Counter[str] = field(default_factory=Counter)
    played: Counter[str] = field(default_factory=Counter)
    resolved: Counter[str] = field(default_factory=Counter)
    faces: dict[str, Face] = field(default_factory=dict)

    def add(self, report: Report) -> None:
        """Count the cards of a game."""
        there = {face.name: face for deck in report.setting.decks for face in cards_of(deck)}
        self.faces |= there
        self.games.update(there.keys())
        self.played.update(report.played & there.keys())
        self.resolved.update(report.resolved & there.keys())

    def share(self, name: str) -> float:
        """The share of games with the card in which it was played, in percent."""
        return 100 * self.played[name] / self.games[name]

    def main_deck(self) -> list[str]:
        """The cards that can be played, the rarest first."""
        names = [name for name, face in self.faces.items() if not face.types & (LEGEND | BATTLEFIELD_CARD | RUNE)]
        return sorted(names, key=lambda name: (self.share(name), name))


def cards_of(deck: str) -> list[Face]:
    """All cards of a deck."""
    faces = read(deck).faces()
    champion = [faces.champion] if faces.champion is not None else []
    return [faces.legend, *champion, *faces.main, *faces.runes, *faces.battlefields]


def play(job: tuple[Setting, str]) -> Report | str:
    """One game: its report, or what broke."""
    setting, level = job
    try:
        return Watch(setting, level).play()
    except BrokenInvariantError as error:
        return f"{setting.mode} {setting.edition} seed {setting.seed}: {error}"


def pairings(folder: Path | None) -> list[tuple[str, ...]]:
    """Every deck of a folder against every deck, itself included; the example decks where there is no folder."""
    if folder is None:
        return list(BUILT_IN)
    texts = [path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.txt"))]
    return list(itertools.combinations_with_replacement(texts, 2))


def settings(
    games: int, modes: list[str], editions: list[str], first: int, pairs: Sequence[tuple[str, ...]] = BUILT_IN
) -> Iterator[Setting]:
    """So many games, in turn over modes, pairings and editions, with ever new seeds."""
    for i in range(games):
        mode = modes[i % len(modes)]
        at, seed = divmod(i // len(modes), len(pairs))[::-1]
        edition = editions[(at + seed) % len(editions)]
        yield Setting(mode, edition, first + at + seed * len(pairs), pairs[at])


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


def card_table(cards: Cards) -> Table:
    """The cards that were played in the smallest share of the games that had them."""
    shown = Table("card", "games", "played in", "resolved in", title="the rarest cards")
    for name in cards.main_deck()[:RAREST]:
        games = cards.games[name]
        shown.add_row(name, str(games), f"{cards.share(name):.1f}%", f"{100 * cards.resolved[name] / games:.1f}%")
    return shown


def tell_of_cards(console: Console, cards: Cards) -> None:
    """How often cards were played, and which never were."""
    names = cards.main_deck()
    if not names:
        return
    console.print(card_table(cards))
    mean = sum(map(cards.share, names)) / len(names)
    console.print(f"{len(names)} cards, each played in {mean:.0f}% of the games that had it in the mean")
    console.print("never played:", ", ".join(name for name in names if not cards.played[name]) or "no card")
    console.print("never resolved:", ", ".join(name for name in names if not cards.resolved[name]) or "no card")


def write_cards(cards: Cards, path: Path) -> None:
    """Every card with its figures, as tab-separated lines."""
    rows = [
        f"{name}\t{cards.games[name]}\t{cards.played[name]}\t{cards.resolved[name]}" for name in sorted(cards.games)
    ]
    path.write_text("\n".join(["card\tgames\tplayed\tresolved", *rows]) + "\n", encoding="utf-8")


def run(todo: list[tuple[Setting, str]], jobs: int, modes: list[str], minutes: float, report: Path | None) -> int:
    """Play the games and print what they were like; how many broke."""
    console = Console(width=None if sys.stdout.isatty() else 160)
    tallies = {mode: Tally() for mode in modes}
    cards = Cards()
    began = time.perf_counter()
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
                    cards.add(result)
                else:
                    tallies[setting.mode].failures += 1
                    console.print(result, markup=False, highlight=False)
    console.print(table(tallies))
    done = sum(tally.games + tally.failures for tally in tallies.values())
    level = todo[0][1]
    console.print(f"{done} games, checks: {level}, {time.perf_counter() - began:.0f} s")
    if level != NONE:
        tell_of_cards(console, cards)
    if report is not None:
        write_cards(cards, report)
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
    parser.add_argument("--decks", type=Path, metavar="FOLDER", help="every deck in it against every other and itself")
    parser.add_argument("--report", type=Path, metavar="FILE", help="write the figures of every card")
    parser.add_argument("--again", type=Path, metavar="FILE", help="play a broken game once more")
    given = parser.parse_args(arguments)
    if given.again is not None:
        return again(given.again)
    pairs = pairings(given.decks)
    if not pairs or given.games < 1:
        parser.error(f"there is nothing to play: {given.games} games, {len(pairs)} pairings of decks in {given.decks}")
    modes = list(MODES) if given.mode == "all" else [given.mode]
    editions = list(EDITIONS) if given.edition == "all" else [given.edition]
    todo = [(setting, given.check) for setting in settings(given.games, modes, editions, given.first, pairs)]
    broken = run(todo, given.jobs, modes, given.minutes, given.report)
    return 1 if broken else 0


if __name__ == "__main__":
    sys.exit(main())
