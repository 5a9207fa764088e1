"""What is said of a deck before a game begins: the three verdicts line by line, and what of it forbids to play."""

import re
from typing import Final

import msgspec

from riftwright.cards.catalogue import catalogue
from riftwright.core.ids import DOMAIN_NAMES
from riftwright.notation.decks import DeckList, Problem, Verdict, verdicts
from riftwright.notation.decks.check import SOUND
from riftwright.notation.decks.parts import LEGEND_SECTION

MOST_LINES: Final = 20  # of a verdict; the rest is counted
_LINE: Final = re.compile(r"line (\d+)")
_NUMBERED: Final = re.compile(r"\d")


class Line(msgspec.Struct, frozen=True):
    """A problem or a note: in which section or line of the list (its number, or 0), what, by which rule, and whether
    it keeps the deck from being played. ``rule`` is linked where it is a number.
    """

    where: str
    line: int
    what: str
    rule: str
    numbered: bool
    forbids: bool


class Answer(msgspec.Struct, frozen=True):
    """One of the three verdicts. ``state`` is ``fine``, ``warned`` (it may be played all the same) or ``wrong``."""

    name: str
    state: str
    says: str
    lines: list[Line]
    notes: list[Line]
    more: int


class Report(msgspec.Struct, frozen=True):
    """All that is said of a deck: what it is called, and whether there is a page of that legend; its domains, and the
    verdicts; without ``playable`` no game begins with it.
    """

    title: str
    known: bool
    domains: list[str]
    answers: list[Answer]
    playable: bool


def report(deck: DeckList, mode: str, day: str) -> Report:
    """The verdicts on a deck for a mode of play on a day."""
    forbidding = set(deck.check(mode))
    answers = [_answer(verdict, forbidding) for verdict in verdicts(deck, mode, day)]
    return Report(deck.legend, deck.legend in catalogue(), _domains(deck), answers, not forbidding)


def _domains(deck: DeckList) -> list[str]:
    """Those of the legend (103.1.b)."""
    held = [entry.card.domains for entry in deck.entries(LEGEND_SECTION)[:1]]
    return [name.lower() for i, name in enumerate(DOMAIN_NAMES) if held and held[0] >> i & 1]


def unreadable(problems: list[str]) -> Report:
    """The verdict on what is no deck list at all."""
    lines = [Line("", 0, what, "", numbered=False, forbids=True) for what in problems]
    answer = Answer("Structure", "wrong", "it cannot be read", lines, [], 0)
    return Report("", known=False, domains=[], answers=[answer], playable=False)


def _answer(verdict: Verdict, forbidding: set[str]) -> Answer:
    lines = [_line(problem, str(problem) in forbidding) for problem in verdict.problems]
    count = f"{len(lines)} problem{'s' if len(lines) != 1 else ''}"
    if any(line.forbids for line in lines):
        state, says = "wrong", count
    elif lines:
        state, says = "warned", f"{count}; the table plays it all the same"
    else:
        state, says = "fine", f"fine: {SOUND[verdict.name]}"
    notes = [_line(note, forbids=False) for note in verdict.notes[:MOST_LINES]]
    more = max(0, len(lines) - MOST_LINES)
    return Answer(verdict.name.capitalize(), state, says, lines[:MOST_LINES], notes, more)


def _line(problem: Problem, forbids: bool) -> Line:
    found = _LINE.fullmatch(problem.where)
    numbered = _NUMBERED.match(problem.rule) is not None
    return Line(problem.where, int(found[1]) if found else 0, problem.what, problem.rule, numbered, forbids)
