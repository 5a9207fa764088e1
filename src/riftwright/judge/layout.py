"""Stories in columns: numbers at the left, rules at the right, never wider than a page."""

import textwrap
from collections.abc import Iterable, Sequence
from typing import Final

from riftwright.judge.phrases import unique
from riftwright.judge.story import Entry
from riftwright.rules import glossary

WIDTH: Final = 100  # columns at most
RULES: Final = 18  # columns for rule numbers at least: what "edition 2026-07-16" needs
RULES_AT_MOST: Final = 26
TEXT: Final = 62  # columns for what is told at least
GAP: Final = 2
NUMBER: Final = 3  # columns for the number of an entry
HANG: Final = 10  # columns for the words that hang out at the left: Ruling, Next ...


class Row:
    """One line of text, that may have to be wrapped: what stands before it, and the rules it goes by."""

    __slots__ = ("head", "rules", "text")

    def __init__(self, head: str, text: str, rules: str = "") -> None:
        self.head: str = head
        self.text: str = text
        self.rules: str = rules


def cited(rules: Iterable[str], edition: str) -> str:
    """Rules by their numbers in an edition; those that it has not by their number of 2026-07-16, in parentheses."""
    index = glossary.load()
    return ", ".join(unique(index.number_in(rule, edition) or f"({rule})" for rule in rules))


def rows(entries: Sequence[Entry], edition: str, first: int = 1) -> list[Row]:
    """The entries of a story as rows, numbered from ``first`` on."""
    found: list[Row] = []
    for number, entry in enumerate(entries, first):
        found.append(Row(f"{number:>{NUMBER}}  ", entry.heading.text, cited(entry.heading.rules, edition)))
        labels = max((len(line.label) for line in entry.lines), default=0)
        for line in entry.lines:
            head = " " * (NUMBER + 4) + (f"{line.label:<{labels}}  " if labels else "")
            found.append(Row(head, line.text, cited(line.rules, edition)))
    return found


class Columns:
    """Two columns, as wide as some rows need: ``left`` for what is told, ``right`` for the rules."""

    __slots__ = ("left", "right")

    def __init__(self, found: Sequence[Row], width: int = WIDTH) -> None:
        most = min(RULES_AT_MOST, width - TEXT)  # where there is little room, what is told comes first
        self.right: int = max(RULES, min(most, max((len(row.rules) for row in found), default=0)))
        longest = max((len(row.head) + len(row.text) for row in found), default=0)
        self.left: int = min(width - self.right, max(TEXT, longest + GAP))

    @property
    def width(self) -> int:
        """Both together."""
        return self.left + self.right

    def lines(self, found: Iterable[Row]) -> list[str]:
        """The rows as text."""
        return [line for row in found for line in _wrapped(row, self.left, self.right)]


def _wrapped(row: Row, left: int, right: int) -> list[str]:
    hanging = " " * (len(row.head) + 2)
    text = textwrap.wrap(
        row.text, left - GAP, initial_indent=row.head, subsequent_indent=hanging, break_on_hyphens=False
    ) or [row.head]
    rules = textwrap.wrap(row.rules, right) if row.rules else []
    height = max(len(text), len(rules))
    text += [""] * (height - len(text))
    rules += [""] * (height - len(rules))
    return [f"{a:<{left}}{b}".rstrip() for a, b in zip(text, rules, strict=True)]


def cell(row: Row, width: int) -> list[str]:
    """A row in a narrow column: its rules at the right of its last line, or on a line of their own."""
    lines = textwrap.wrap(
        row.text, width, initial_indent=row.head, subsequent_indent=" " * len(row.head), break_on_hyphens=False
    )
    if not row.rules:
        return lines
    if len(lines[-1]) + GAP + len(row.rules) > width:
        lines.append("")
    lines[-1] += f"{row.rules:>{width - len(lines[-1])}}"
    return lines


def paragraph(label: str, sentences: Iterable[str], width: int) -> list[str]:
    """Sentences beside a label that hangs out at the left."""
    return hanging(f"{label:<{HANG}}", " ".join(sentences), width)


def hanging(head: str, text: str, width: int) -> list[str]:
    """Text in lines, all of it to the right of what stands before it."""
    return textwrap.wrap(
        text, width, initial_indent=head, subsequent_indent=" " * len(head), break_on_hyphens=False
    ) or [head.rstrip()]
