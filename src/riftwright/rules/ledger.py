"""The ledger of the rules: for each number, how it stands in Riftwright, where, and what shows it.

The table beside this module, ``ledger.tsv``, has one row for each rule of the Core Rules of 2026-07-16, in the order
of the rulebook, and seven columns:

``number``
    the rule.
``status``
    ``enforced``: code carries it out, and a test or a scenario shows it. ``definition``: a term, a heading, or a
    statement about other rules. ``table``: what people do with their hands and mouths, and a program has no part in.
    ``open``: the sources leave it open, and a switch decides it.
``where``
    ``module:function`` of the package, such as ``rules.cleanup:lose_control``; for a definition also a class, a
    constant or a module; ``switch:NAME`` where it is open; ``-`` for the table. Several are separated by spaces.
``evidence``
    tests (``tests/rules/test_cleanup.py::test_323_6_...``) and scenarios (``rulings/...toml``), separated by spaces.
``note``
    what a reader would wonder about, in this project's own words.
``2026-03-30``, ``2026-10-16``
    how the rule differs in that edition; empty where it is the same.

``load()`` reads the table once::

    >>> load().row("323.6").status
    'enforced'

Whether what a row names exists, and cites its rule, the tests of this project say (``tests/rules/test_ledger.py``).
"""

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Final

from riftwright.rules import glossary
from riftwright.rules.glossary import RuleIndex

FILE: Final = "ledger.tsv"
OTHER_EDITIONS: Final = ("2026-03-30", "2026-10-16")
COLUMNS: Final = ("number", "status", "where", "evidence", "note", *OTHER_EDITIONS)

ENFORCED: Final = "enforced"
DEFINITION: Final = "definition"
TABLE: Final = "table"
OPEN: Final = "open"
STATUSES: Final = (ENFORCED, DEFINITION, TABLE, OPEN)
MEANINGS: Final[Mapping[str, str]] = {
    ENFORCED: "code carries it out, and tests or scenarios show it",
    DEFINITION: "a term, a heading, or a statement about other rules",
    TABLE: "for people at a table; a program has no part in it",
    OPEN: "the sources leave it open, and a switch decides it",
}

SWITCH: Final = "switch:"  # before a name in `where`
NOWHERE: Final = "-"


class Row:
    """How one rule stands. ``differs`` has an edition only where the rule is another there."""

    __slots__ = ("differs", "evidence", "line", "note", "number", "status", "where")

    def __init__(
        self,
        number: str,
        status: str,
        where: tuple[str, ...] = (),
        evidence: tuple[str, ...] = (),
        note: str = "",
        differs: Mapping[str, str] | None = None,
        line: int = 0,
    ) -> None:
        self.number: str = number
        self.status: str = status
        self.where: tuple[str, ...] = where  # nothing where the table says "-"
        self.evidence: tuple[str, ...] = evidence
        self.note: str = note
        self.differs: dict[str, str] = dict(differs or {})
        self.line: int = line  # of the table


class Ledger:
    """The rows by number, in the order of the rulebook."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Sequence[Row]) -> None:
        self._rows: dict[str, Row] = {row.number: row for row in rows}

    def __contains__(self, number: object) -> bool:
        return number in self._rows

    def __iter__(self) -> Iterator[Row]:
        return iter(self._rows.values())

    def __len__(self) -> int:
        return len(self._rows)

    def row(self, number: str) -> Row:
        """The row of a rule; ValueError where there is no such rule."""
        if number not in self._rows:
            glossary.load().gloss(number)  # says what numbers look like it
            raise KeyError(number)
        return self._rows[number]


@cache
def load() -> Ledger:
    """The ledger, read from the table at the first call."""
    return parse(files("riftwright.rules").joinpath(FILE).read_text(encoding="utf-8"))


def parse(table: str, file: str = FILE) -> Ledger:
    """The ledger that a table in the form of ``ledger.tsv`` describes; ValueError names file, line and field."""
    lines = table.split("\n")
    if lines[-1] == "":
        del lines[-1]
    if not lines or tuple(lines[0].split("\t")) != COLUMNS:
        raise ValueError(f"{file}:1: the columns are to be {', '.join(COLUMNS)}")
    index = glossary.load()
    places = {number: at for at, number in enumerate(index)}
    rows: list[Row] = []
    for at, text in enumerate(lines[1:], 2):
        row = read_row(text, index, at, file)
        if rows and places[row.number] <= places[rows[-1].number]:
            raise _wrong(file, at, "number", f"{row.number} does not come after {rows[-1].number} in the rulebook")
        rows.append(row)
    return Ledger(rows)


def read_row(text: str, index: RuleIndex, line: int, file: str = FILE) -> Row:
    """One line of the table as a row; ValueError names file, line and field."""
    fields = text.split("\t")
    if len(fields) != len(COLUMNS):
        raise ValueError(f"{file}:{line}: {len(fields)} fields, where there are to be {len(COLUMNS)}")
    for name, field in zip(COLUMNS, fields, strict=True):
        if field != field.strip() or (field and not field.isprintable()):
            raise _wrong(file, line, name, "spaces at its ends, or letters that cannot be printed")
    number, status, where, evidence, note, *others = fields
    if number not in index:
        raise _wrong(file, line, "number", f"no rule has the number {number!r}")
    if status not in STATUSES:
        raise _wrong(file, line, "status", f"{status!r} is none of {', '.join(STATUSES)}")
    if (where == NOWHERE) != (status == TABLE):
        raise _wrong(file, line, "where", f"{where!r}: {NOWHERE!r} is for {TABLE}, and only for that")
    if not where:
        raise _wrong(file, line, "where", f"nothing, for a rule that is {status}")
    if status == OPEN and not where.startswith(SWITCH):
        raise _wrong(file, line, "where", f"{where!r} begins with no {SWITCH}NAME, for a rule that is {OPEN}")
    if status in (ENFORCED, OPEN) and not evidence:
        raise _wrong(file, line, "evidence", f"nothing, for a rule that is {status}")
    if status == TABLE and not note:
        raise _wrong(file, line, "note", f"nothing, for a rule that is {TABLE}")
    return Row(
        number,
        status,
        () if where == NOWHERE else tuple(where.split(" ")),
        tuple(evidence.split(" ")) if evidence else (),
        note,
        {edition: text for edition, text in zip(OTHER_EDITIONS, others, strict=True) if text},
        line,
    )


def _wrong(file: str, line: int, field: str, what: str) -> ValueError:
    return ValueError(f"{file}:{line}: {field}: {what}")
