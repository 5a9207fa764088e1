"""``riftwright rules``: the rulebook chapter by chapter, with how its rules stand."""

from collections import Counter
from collections.abc import Sequence
from typing import Annotated, Final, NamedTuple

from cyclopts import Parameter
from rich.text import Text

from riftwright.cli.errors import UsageError
from riftwright.cli.screen import BOLD, DIM, Screen, counted, listed
from riftwright.rules import glossary, ledger
from riftwright.rules.glossary import COUNTED

INCOMPLETE: Final = 1  # the exit status of --coverage where rules have no row
MISSING: Final = "missing"  # the status of a rule without a row

# The rules that chapters begin with; their glosses are the titles.
BEGINNINGS: Final = (
    *("000", "100", "119", "125", "140", "147", "153", "160", "169", "173", "177", "179", "188", "193", "197", "201"),
    *("300", "318", "325", "349", "360", "407", "445", "454", "459", "467", "473", "481", "649", "700", "800"),
)
HINTS: Final = (
    ("riftwright rules CHAPTER", "lists its rules"),
    ("riftwright rules 466.1", "lists a rule with its parts"),
    ("riftwright rules --coverage", "counts how they stand"),
    ("riftwright rule NUMBER", "says all about one"),
)
LISTED: Final = 20  # rules without a row that are named
RANGE: Final = 9  # columns
TITLE: Final = 26
COUNT: Final = 7
NUMBER: Final = 11  # what 464.2.c.1.b needs
STATUS: Final = 10


class Chapter(NamedTuple):
    """A stretch of the rulebook: its title, and its rules in order."""

    title: str
    rules: tuple[str, ...]

    @property
    def range(self) -> str:
        """Its first and its last rule: 318-324."""
        first, last = self.rules[0], self.rules[-1][:3]
        return first if first == last else f"{first}-{last}"


def rules(
    which: str = "",
    /,
    *,
    status: str = "",
    coverage: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """The rulebook chapter by chapter, and how its rules stand in Riftwright.

    With a rule, a range or a chapter: each of its rules. The exit status of --coverage is 1 where the ledger lacks any.

    Parameters
    ----------
    which
        A rule with all its parts (323), a range (318-324), or a chapter by its title (cleanups).
    status
        Only rules that are enforced, definition, table or open.
    coverage
        How many rules of each chapter are enforced, definitions, for the table, and open.
    """
    if status and status not in ledger.STATUSES:
        raise UsageError(f"--status: {status!r} is none of {listed(ledger.STATUSES)}")
    found = [number for number in _numbers(which.strip()) if not status or standing(number) == status]
    screen = Screen()
    if coverage:
        return _show_coverage(screen, found)
    if which or status:
        _show_rules(screen, found)
        return 0
    _show_chapters(screen)
    return 0


def chapters() -> list[Chapter]:
    """All rules of 2026-07-16 by chapter."""
    index = glossary.load()
    found: list[tuple[str, list[str]]] = []
    for number in index:
        if number in BEGINNINGS:
            found.append((index.gloss(number), []))
        found[-1][1].append(number)
    return [Chapter(title, tuple(numbers)) for title, numbers in found]


def standing(number: str) -> str:
    """The status of a rule."""
    rows = ledger.load()
    return rows.row(number).status if number in rows else MISSING


def _numbers(which: str) -> list[str]:
    """The rules that are meant, in order: all of them where nothing is said."""
    index = glossary.load()
    titled = [x for x in chapters() if which.lower() in x.title.lower()]
    if not which:
        return list(index)
    if which[0].isdigit():
        return _within(which)
    exact = [x for x in titled if x.title.lower() == which.lower()]
    if len(exact or titled) == 1:
        return list((exact or titled)[0].rules)
    known = listed([x.title for x in titled or chapters()])
    raise UsageError(f"{which!r} is {'no chapter' if not titled else 'not clear'}; is it {known}?")


def _within(which: str) -> list[str]:
    """A rule with all its parts, or from one rule to another."""
    index = glossary.load()
    first, dash, last = (part.strip().rstrip(".") for part in which.partition("-"))
    order = list(index)
    for number in (first, last) if dash else (first,):
        index.gloss(number)  # refuses what is no rule
    begin, end = order.index(first), order.index(last if dash else first)
    if end < begin:
        raise UsageError(f"{which}: {last} comes before {first}")
    parts = f"{order[end]}."
    while end + 1 < len(order) and order[end + 1].startswith(parts):
        end += 1
    return order[begin : end + 1]


def _show_chapters(screen: Screen) -> None:
    screen.line(Text.assemble(("The Core Rules of ", DIM), COUNTED))
    screen.line()
    for chapter in chapters():
        screen.line(f"{chapter.range:<{RANGE}}{chapter.title:<{TITLE}}{len(chapter.rules):>{COUNT}}")
    screen.line(Text(f"{'':<{RANGE}}{'All rules':<{TITLE}}{len(glossary.load()):>{COUNT}}", style=BOLD))
    screen.line()
    for command, purpose in HINTS:
        screen.labelled(command, [purpose], label_width=29)


def _show_rules(screen: Screen, numbers: Sequence[str]) -> None:
    index = glossary.load()
    for number in numbers:
        head = f"{number:<{NUMBER}}  {standing(number)}"
        screen.labelled(head, [index.gloss(number)], label_width=NUMBER + 2 + STATUS)
    if len(numbers) != 1:
        screen.line()
        screen.line(f"{counted(len(numbers), 'rule')}.")


def _show_coverage(screen: Screen, numbers: Sequence[str]) -> int:
    wanted = set(numbers)
    heads = "".join(f"{name:>{len(name) + 2}}" for name in ledger.STATUSES)
    screen.line(Text(f"{'':<{RANGE + TITLE}}{heads}{'rules':>{COUNT}}", style=BOLD))
    for chapter in chapters():
        counts = Counter(standing(number) for number in chapter.rules if number in wanted)
        if counts:
            screen.line(_counts(chapter.range, chapter.title, counts))
    screen.line(Text(_counts("", "All", Counter(standing(number) for number in numbers)), style=BOLD))
    missing = [number for number in numbers if standing(number) == MISSING]
    if missing:
        more = f" and {len(missing) - LISTED} more" if len(missing) > LISTED else ""
        screen.line()
        screen.labelled(MISSING, [" ".join(missing[:LISTED]) + more])
    return INCOMPLETE if missing else 0


def _counts(label: str, title: str, counts: Counter[str]) -> str:
    cells = "".join(f"{counts[name] or '-':>{len(name) + 2}}" for name in ledger.STATUSES)
    return f"{label:<{RANGE}}{title:<{TITLE}}{cells}{counts.total():>{COUNT}}"
