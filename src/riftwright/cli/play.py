"""``riftwright play``: a game in the terminal, between people and bots."""

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final

from cyclopts import Parameter

import riftwright
from riftwright.cli.arguments import Several, switch_values
from riftwright.cli.errors import UsageError
from riftwright.cli.match import play_match
from riftwright.cli.session import HUMAN, RANDOM, SEATS, Session
from riftwright.notation.matches import new_match
from riftwright.notation.replay import opening
from riftwright.rules import editions, modes
from riftwright.rules.match import BEST_OF_THREE

MATCH: Final = "match"
EXAMPLE_DECKS: Final = ("examples/decks/kaisa.txt", "examples/decks/ahri.txt")
SEED_BOUND: Final = 1_000_000  # for seeds that are drawn: short enough to be typed again


def play(
    *,
    deck: Several = None,
    mode: str = "duel",
    edition: str = editions.DEFAULT,
    seed: int | None = None,
    seat: Several = None,
    switch: Several = None,
    save: Path | None = None,
    best_of: int | None = None,
    ask_always: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Play a game in the terminal, against people or bots.

    Parameters
    ----------
    deck
        A file with a deck list; once for each seat in turn order, fewer are dealt round. Without any, the example
        decks of the repository.
    mode
        duel, match (best of three games), skirmish (three players), war (four) or magma (two against two).
    edition
        The rules as of 2026-03-30, 2026-07-16 or 2026-10-16.
    seed
        The same seed and the same choices give the same game. Where none is given one is drawn, and named at the end.
    seat
        human, random or greedy (a bot that looks one step ahead); once for each seat in turn order. Without any, a
        person has the first seat of a terminal. Seats that are not given are random.
    switch
        NAME=VALUE: a ruling other than the edition's default, as `riftwright editions` lists them.
    save
        Write the game to this file, for `riftwright replay`. A match writes one file for each game.
    best_of
        How many games a match goes over: 3 or 5. From game 4 on battlefields may be brought a second time.
    ask_always
        Ask for Priority and Focus also where they could be used for nothing but Adding resources.
    """
    players = modes.get(mode).players
    kinds = seat_kinds(seat or [], players, mode)
    begun = opening(
        deck_files(deck or [], players, mode),
        mode,
        edition,
        secrets.randbelow(SEED_BOUND) if seed is None else seed,
        switches=switch_values(switch or []),
    )
    if best_of is not None and mode != MATCH:
        raise UsageError(f"--best-of {best_of}: only a match goes over several games; give --mode match")
    _check_writable(save)
    session = Session(kinds, asks_always=ask_always)
    if mode == MATCH:
        play_match(session, begun, new_match(begun, BEST_OF_THREE if best_of is None else best_of), save)
    else:
        session.play(begun, save)
    return 0


def seat_kinds(given: Sequence[str], players: int, mode: str) -> list[str]:
    """Who sits in each seat, from what was given."""
    for kind in given:
        if kind not in SEATS:
            raise UsageError(
                f"--seat: {kind!r} is nobody who could sit there; it is {', '.join(SEATS[:-1])} or {SEATS[-1]}"
            )
    if len(given) > players:
        raise UsageError(f"--seat: given {len(given)} times, but {mode} has {players} seats")
    terminal = sys.stdin.isatty()
    if HUMAN in given and not terminal:
        raise UsageError("--seat human: there is no terminal to ask a person at; give --seat random")
    kinds = list(given)
    if not kinds and terminal:
        kinds.append(HUMAN)
    return kinds + [RANDOM] * (players - len(kinds))


def deck_files(given: Sequence[str], players: int, mode: str) -> list[Path]:
    """The deck files, or the example decks where they can be found."""
    if len(given) > players:
        raise UsageError(f"--deck: given {len(given)} times, but {mode} has {players} seats")
    if given:
        return [Path(name) for name in given]
    repository = Path(riftwright.__file__).resolve().parents[2]
    for root in (Path(), repository):
        found = [root / name for name in EXAMPLE_DECKS]
        if all(path.is_file() for path in found):
            return found
    raise UsageError("give a deck list for each seat: riftwright play --deck mine.txt --deck theirs.txt")


def _check_writable(save: Path | None) -> None:
    """A game is not played first and lost then."""
    if save is None:
        return
    folder = save.parent
    if not folder.is_dir():
        raise UsageError(f"--save {save}: there is no folder {folder}")
    if save.is_dir():
        raise UsageError(f"--save {save}: that is a folder")
