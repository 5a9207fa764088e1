"""``riftwright rule``: how a rule stands in Riftwright, where it is carried out, what shows it, and its numbers."""

from collections.abc import Sequence
from importlib.resources import files
from pathlib import Path

from rich.text import Text

import riftwright
from riftwright.cli.citations import citations
from riftwright.cli.screen import BOLD, Screen, listed
from riftwright.notation import library
from riftwright.notation.library import Library
from riftwright.rules import editions, glossary, ledger
from riftwright.rules.glossary import COUNTED, EDITIONS, RuleIndex
from riftwright.rules.ledger import Row


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
    parent = index.parent(number)
    row = ledger.load().row(number)
    _show_rules(screen, index, "Under", [parent] if parent is not None else [])
    _show_standing(screen, row)
    _show_numbers(screen, index, row)
    _show_rules(screen, index, "Parts", index.children(number))
    _show_list(screen, "Also cited in", also_cited(row))
    _show_list(screen, "Scenarios", _scenarios(row))
    return 0


def _show_standing(screen: Screen, row: Row) -> None:
    """What the ledger says."""
    _show_list(screen, "Status", [f"{row.status}: {ledger.MEANINGS[row.status]}"])
    _show_list(screen, "Where", [line for name in row.where for line in place(name)])
    _show_tests(screen, [name for name in row.evidence if not name.endswith(".toml")])
    _show_list(screen, "Note", [row.note] if row.note else [])


def _show_numbers(screen: Screen, index: RuleIndex, row: Row) -> None:
    """Its number in each edition, and how the rule differs there."""
    numbers = []
    for edition in EDITIONS:
        there = index.number_in(row.number, edition)
        text = f"{edition}: {there if there is not None else 'no such rule'}"
        if edition == EDITIONS[-1] and there == row.number:
            text += f", as in {COUNTED} (the text of {EDITIONS[-1]} is not known)"
        if edition in row.differs and (there is not None or row.differs[edition] != "no such rule"):
            text += f"; {row.differs[edition]}"
        numbers.append(text)
    _show_list(screen, "Editions", numbers)


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


def _show_tests(screen: Screen, tests: Sequence[str]) -> None:
    """Unbroken, so that pytest can be given what is copied."""
    if tests:
        screen.line()
        screen.line(Text("Tests", style=BOLD))
    for name in tests:
        screen.whole(f"  {name}")


def place(name: str) -> list[str]:
    """A name of the ledger's `where` as path:function; a switch with its question and what it may be set to."""
    if name.startswith(ledger.SWITCH):
        return _switch(name.removeprefix(ledger.SWITCH))
    module, colon, function = name.partition(":")
    path = module.replace(".", "/")
    inside = f"{path}/__init__.py"
    file = inside if files(riftwright).joinpath(inside).is_file() else f"{path}.py"
    return [f"riftwright/{file}{colon}{function}"]


def _switch(name: str) -> list[str]:
    having = {edition: s for edition in editions.NAMES for s in editions.get(edition).switches if s.name == name}
    switch = list(having.values())[-1]
    lines = [f"switch {name}: {switch.sentence}"]
    for value, meaning in switch.choices.items():
        defaults = [edition for edition, there in having.items() if there.default == value]
        lines.append(f"  {value}: {meaning}{f' (default in {listed(defaults)})' if defaults else ''}")
    return lines


def also_cited(row: Row) -> list[str]:
    """Where else the rule is cited, as module:function."""
    cited = [str(citation).removeprefix("riftwright.") for citation in citations(row.number)]
    return [name for name in cited if name not in row.where]


def _scenarios(row: Row) -> list[str]:
    """Those the ledger names; then others that name the rule, in the working directory and in the library."""
    own = library.own()
    named = [name for name in row.evidence if name.endswith(".toml")]
    lines = [f"{name}: {library.heading(own.root / name)[0]}".removesuffix(": ") for name in named]
    here = Library(Path())
    for kept in (*here.scenarios, *(own.scenarios if here.root.resolve() != own.root else ())):
        if row.number in kept.rules and f"{kept.name}.toml" not in named:
            lines.append(f"{kept.path}: {kept.title}")
    return lines
