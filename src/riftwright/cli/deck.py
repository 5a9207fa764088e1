"""``riftwright deck``: check a deck list, or write it in another format."""

import datetime
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any, Final

import msgspec
from cyclopts import Parameter

from riftwright.cli.errors import UsageError
from riftwright.cli.screen import BOLD, DIM, Screen, complain, counted
from riftwright.notation.decks import DeckList, IllegalDeckError, Problem, Verdict, parse_deck, read_deck, verdicts
from riftwright.notation.decks.check import SOUND
from riftwright.notation.decks.read import WRITERS, write_deck
from riftwright.rules import modes

STANDARD_INPUT: Final = "-"
DeckArgument = Annotated[str, Parameter(allow_leading_hyphen=True)]


def check(
    file: DeckArgument, /, *, mode: str = "duel", date: str = "", json: Annotated[bool, Parameter(negative="")] = False
) -> int:
    """Three verdicts on a deck: its structure, its legality on a day, and whether Riftwright plays every card.

    Parameters
    ----------
    file
        A file with a deck list in any format, a deck code itself, or - for standard input.
    mode
        duel, match, skirmish, war or magma: the mode of play that the deck is for.
    date
        The day that bans, releases and the size of the sideboard are looked up for, such as 2026-09-18. Today, where
        none is given.
    json
        The verdicts as JSON.
    """
    played = modes.get(mode)
    day = _day(date)
    deck = deck_of(file)
    found = verdicts(deck, mode, day)
    screen = Screen()
    if json:
        screen.plain(_as_json(deck, mode, day, found))
    else:
        _show(screen, deck, f"{played.title}, {day}", found)
    return 0 if all(verdict.fine for verdict in found) else 1


def convert(file: DeckArgument, /, *, to: str, out: Path | None = None) -> int:
    """Write a deck list in another format.

    Parameters
    ----------
    file
        A file with a deck list in any format, a deck code itself, or - for standard input.
    to
        text (under headings), plain, tts (Tabletop Simulator), pixelborn, piltover (a deck code), arena or json.
    out
        The file to write; without it the deck is printed.
    """
    if to not in WRITERS:
        raise UsageError(f"--to: no format {to!r}; there are {', '.join(WRITERS)}")
    deck = deck_of(file)
    if deck.problems:
        raise IllegalDeckError(deck.name, [str(problem) for problem in deck.problems])
    text = write_deck(deck, to)
    say_notes(deck)
    if out is None:
        Screen().plain(text)
    else:
        out.write_text(text, encoding="utf-8")
    return 0


def deck_of(file: str) -> DeckList:
    """The deck list that an argument names: a file, a deck code, or - for standard input."""
    if file == STANDARD_INPUT:
        return parse_deck(sys.stdin.read(), "standard input")
    return read_deck(file)


def say_notes(deck: DeckList) -> None:
    """Say on standard error what was made of lines that could be read in more than one way."""
    if deck.notes:
        complain("\n  ".join(["read like this:", *(str(note) for note in deck.notes)]))


def title(deck: DeckList) -> str:
    """The legend of the deck, or the name of the file where there is none."""
    return deck.legend or Path(deck.name).name


def _day(date: str) -> str:
    if not date:
        return datetime.date.today().isoformat()
    try:
        return datetime.date.fromisoformat(date).isoformat()
    except ValueError:
        raise UsageError(f"--date: {date!r} is no day; give one such as 2026-09-18") from None


def _show(screen: Screen, deck: DeckList, occasion: str, found: Iterable[Verdict]) -> None:
    from rich.text import Text

    screen.line(Text.assemble((title(deck), BOLD), "   ", (occasion, DIM)))
    screen.line()
    for verdict in found:
        answer = f"fine: {SOUND[verdict.name]}" if verdict.fine else counted(len(verdict.problems), "problem")
        screen.line(Text.assemble((f"{verdict.name.capitalize():<10} ", BOLD), answer))
        for problem in verdict.problems:
            screen.cited(f"{problem.where}: {problem.what}", problem.rule)
        for note in verdict.notes:
            screen.cited(f"Note: {note.where}: {note.what}", note.rule, style=DIM)


def _as_json(deck: DeckList, mode: str, day: str, found: Iterable[Verdict]) -> str:
    data: dict[str, Any] = {"deck": deck.name, "format": deck.form, "mode": mode, "date": day}
    for verdict in found:
        data[verdict.name] = {
            "fine": verdict.fine,
            "problems": [_problem(problem) for problem in verdict.problems],
            "notes": [_problem(note) for note in verdict.notes],
        }
    return msgspec.json.format(msgspec.json.encode(data), indent=2).decode("utf-8")


def _problem(problem: Problem) -> dict[str, str]:
    return {"where": problem.where, "what": problem.what, "rule": problem.rule}
