"""``riftwright rule``: a rule's gloss, its place, its numbers, and where it is carried out."""

from collections.abc import Sequence
from pathlib import Path

from rich.text import Text

import riftwright
from riftwright.cli.citations import chapters, citations, scenarios
from riftwright.cli.screen import BOLD, Screen
from riftwright.rules import glossary
from riftwright.rules.glossary import COUNTED, EDITIONS, RuleIndex


def rule(number: str, /) -> int:
    """What Riftwright does about a rule, and where.

    Parameters
    ----------
    number
        Its number in the Core Rules of 2026-07-16, such as 323.6.
    """
    index = glossary.load()
    number = number.strip().rstrip(".")
    screen = Screen()
    screen.labelled(number, [Text(index.gloss(number), style=BOLD)])
    _show_numbers(screen, index, number)
    parent = index.parent(number)
    _show_rules(screen, index, "Under", [parent] if parent is not None else [])
    _show_rules(screen, index, "Parts", index.children(number))
    _show_list(screen, "Code", code(number))
    _show_list(screen, "Scenarios", [f"{path}: {title}" for path, title in _scenarios(number)])
    return 0


def _show_numbers(screen: Screen, index: RuleIndex, number: str) -> None:
    numbers = []
    for edition in EDITIONS:
        there = index.number_in(number, edition)
        numbers.append(f"{edition}: {there if there is not None else 'no such rule'}")
    if index.number_in(number, EDITIONS[-1]) == number:
        numbers[-1] += f", as in {COUNTED} (the text of {EDITIONS[-1]} is not known)"
    _show_list(screen, "Numbers", numbers)


def _show_rules(screen: Screen, index: RuleIndex, title: str, numbers: Sequence[str]) -> None:
    if numbers:
        screen.line()
        screen.line(Text(title, style=BOLD))
    width = max((len(number) for number in numbers), default=0)
    for number in numbers:
        screen.labelled(number, [index.gloss(number)], indent=2, label_width=width)


def _show_list(screen: Screen, title: str, lines: Sequence[str]) -> None:
    if lines:
        screen.line()
        screen.line(Text(title, style=BOLD))
    for line in lines:
        screen.labelled("", [line])


def code(number: str) -> list[str]:
    """Where the rule is cited, and the modules of its chapter, as module:function."""
    found = [f"{_module(chapter)} (its chapter)" for chapter in chapters(number)]
    found += [_module(str(citation)) for citation in citations(number) if citation.module not in found]
    return found or ["nothing in the code cites it"]


def _module(name: str) -> str:
    return name.removeprefix("riftwright.")


def _scenarios(number: str) -> list[tuple[Path, str]]:
    """Under the working directory, and in the repository that this is run from."""
    here = Path()
    repository = Path(riftwright.__file__).resolve().parents[2]
    return scenarios(number, [here] if here.resolve() == repository else [here, repository])
