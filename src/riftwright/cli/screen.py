"""The terminal: lines with their rule at the right, items that flow, and widths that stay readable."""

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.text import Text

WIDEST: Final = 110  # columns; an eye loses its line in wider ones
NARROWEST: Final = 40
GAP: Final = "   "
DIM: Final = "dim"
BOLD: Final = "bold"


class Screen:
    """Where a command writes: standard output, plain where that is no terminal."""

    __slots__ = ("console",)

    def __init__(self, console: Console | None = None) -> None:
        self.console: Console = console or Console(highlight=False, markup=False, emoji=False, soft_wrap=True)

    @property
    def width(self) -> int:
        """How many columns are used."""
        return max(NARROWEST, min(self.console.width, WIDEST))

    @property
    def is_terminal(self) -> bool:
        """Whether a person is looking."""
        return self.console.is_terminal

    def line(self, text: str | Text = "") -> None:
        """One line, wrapped at words; what is wrapped keeps the indentation."""
        whole = text if isinstance(text, Text) else Text(text)
        indent = len(whole.plain) - len(whole.plain.lstrip(" "))
        self._put(fold(whole, self.width, indent))

    def whole(self, text: str) -> None:
        """A line that is never broken: what a reader, or a program, looks for at the end."""
        self.console.print(Text(text), soft_wrap=True)

    def plain(self, text: str) -> None:
        """Text that has its lines already."""
        self.whole(text.rstrip("\n"))

    def cited(self, text: str, rule: str, depth: int = 0, style: str = "") -> None:
        """A sentence with its rule number at the right."""
        self._put(cited(text, rule, depth, self.width, style))

    def labelled(self, label: str, items: Sequence[str | Text], *, indent: int = 0, label_width: int = 0) -> None:
        """A label, and items that flow beside it, none of them broken where that can be avoided."""
        self._put(labelled(label, items, self.width, indent=indent, label_width=label_width))

    def flow(self, items: Sequence[str | Text]) -> None:
        """Items beside each other, as many in a line as there is room for; further lines are indented."""
        first, *rest = flowing(items, self.width - 2)
        self._put([first, *(Text.assemble("  ", row) for row in rest)])

    def clear(self) -> None:
        """Empty the screen, and what has scrolled out of it, so that the next seat reads nothing."""
        if self.is_terminal and os.environ.get("TERM") != "dumb":
            self.console.file.write("\x1b[3J")  # the lines that have scrolled away
            self.console.clear()

    def _put(self, lines: Iterable[Text]) -> None:
        for text in lines:
            text.rstrip()
            self.console.print(text, soft_wrap=True)


def complain(message: str) -> None:
    """Say on standard error what is wrong."""
    Console(file=sys.stderr, highlight=False, markup=False, emoji=False).print(
        Text.assemble(("riftwright: ", BOLD), message), soft_wrap=True
    )


def discard_output() -> None:
    """Whoever read standard output has gone: what is still to be written is written to nobody."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def fold(text: Text, width: int, indent: int) -> list[Text]:
    """The text in lines of that width; all but the first begin with the indentation."""
    console = Console(width=max(1, width - indent), color_system=None)
    room = max(1, width - indent)
    body = text[indent:] if indent else text
    lines = list(body.wrap(console, room)) or [Text()]
    return [Text.assemble(" " * indent, line) for line in lines]


def cited(text: str, rule: str, depth: int, width: int, style: str = "") -> list[Text]:
    """A sentence in lines, with its rule number at the right of the first."""
    indent = 2 + 2 * depth
    tail = f" {rule}" if rule else ""
    lines = fold(Text(" " * indent + text, style=style), width - max(cell_len(tail), 10), indent)
    if tail:
        first = lines[0]
        first.rstrip()
        first.append(" " * (width - cell_len(first.plain) - cell_len(tail)))
        first.append(tail, DIM)
    return lines


def labelled(
    label: str, items: Sequence[str | Text], width: int, *, indent: int = 0, label_width: int = 0
) -> list[Text]:
    """A label, and items that flow beside it."""
    left = indent + max(label_width, cell_len(label)) + 2
    head = Text.assemble(" " * indent, (label, DIM), " " * (left - indent - cell_len(label)))
    rows = flowing(items, width - left)
    return [Text.assemble(head if i == 0 else " " * left, row) for i, row in enumerate(rows)]


def flowing(items: Sequence[str | Text], room: int) -> list[Text]:
    """Items beside each other, as many in a line as there is room for; one that is too long is folded."""
    rows: list[Text] = []
    row = Text()
    for item in items:
        whole = item if isinstance(item, Text) else Text(item)
        if row.plain and cell_len(row.plain) + len(GAP) + cell_len(whole.plain) > room:
            rows.append(row)
            row = Text()
        if row.plain:
            row.append(GAP)
        row.append_text(whole)
        if cell_len(row.plain) > room:
            rows += hanging(row, room)
            row = Text()
    return rows if rows and not row.plain else [*rows, row]


def hanging(text: Text, room: int) -> list[Text]:
    """A text in lines, all but the first a little indented."""
    first, *rest = fold(text, room, 0)
    if not rest:
        return [first]
    after = text[len(first.plain) :]
    after = after[len(after.plain) - len(after.plain.lstrip()) :]
    return [first, *(Text.assemble("  ", line) for line in fold(after, room - 2, 0))]


def listed(names: Sequence[str]) -> str:
    """Names as prose: "A, B and C"; names that hold commas are kept apart by semicolons."""
    if len(names) < 2:
        return "".join(names)
    if any("," in name for name in names):
        return "; ".join(names)
    return f"{', '.join(names[:-1])} and {names[-1]}"


def counted(number: int, word: str) -> str:
    """A number of things: 1 card, 3 cards."""
    return f"{number} {word}{'' if number == 1 else 's'}"
