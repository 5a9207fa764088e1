"""The library: the scenarios and decks that come with Riftwright, by name, by rule number and by words.

    found = library.own().search("323.6")
    print(found[0].name, found[0].title)

A name is the path of the file without its suffix: ``examples/scenarios/showdown/empty-battlefield``, ``rulings/
cleanup/CLN-02``. In this repository the files lie in ``examples/`` and ``rulings/``; an installed package carries the
same folders inside it.
"""

import re
import tomllib
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache, cached_property
from pathlib import Path
from typing import Final, NamedTuple

FOLDERS: Final = ("examples", "rulings")
DECKS: Final = ("examples", "decks")
PACKAGED: Final = "library"  # the folder of an installed package that holds them
_RULE: Final = re.compile(r"\d{3}(?:\.[a-z0-9]{1,2})*\.?")
_SUGGESTIONS: Final = 3


class UnknownScenarioError(ValueError):
    """No scenario of the library goes by that name; ``suggestions`` are names that look like it."""

    def __init__(self, name: str, suggestions: tuple[str, ...]) -> None:
        hint = f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"no scenario {name!r} in the library{hint}")
        self.name: str = name
        self.suggestions: tuple[str, ...] = suggestions


class Kept(NamedTuple):
    """A scenario of the library: what it is called, its title, the rules that it shows (numbers of 2026-07-16)."""

    name: str
    title: str
    rules: tuple[str, ...]
    path: Path

    def text(self) -> str:
        """The text of its file."""
        return self.path.read_text(encoding="utf-8")

    def shows(self, rule: str) -> bool:
        """Whether it names that rule, or one that is part of it."""
        return any(own == rule or own.startswith(f"{rule}.") for own in self.rules)


class Library:
    """The folders ``examples`` and ``rulings`` under a root. They are read when they are first asked for."""

    def __init__(self, root: Path) -> None:
        self.root: Path = root

    @cached_property
    def scenarios(self) -> tuple[Kept, ...]:
        """Every scenario, by name."""
        found = [path for folder in FOLDERS for path in (self.root / folder).rglob("*.toml")]
        return tuple(sorted(self._kept(path) for path in found))

    @cached_property
    def decks(self) -> tuple[Path, ...]:
        """The deck lists, by name."""
        return tuple(sorted(self.root.joinpath(*DECKS).glob("*.txt")))

    @cached_property
    def _by_name(self) -> dict[str, Kept]:
        return {kept.name: kept for kept in self.scenarios}

    def get(self, name: str) -> Kept:
        """The scenario of that name; raises ``UnknownScenarioError``."""
        kept = self._by_name.get(name)
        if kept is None:
            raise UnknownScenarioError(name, self._suggest(name))
        return kept

    def by_rule(self, rule: str) -> list[Kept]:
        """The scenarios that show a rule or a part of it, those that name it itself first."""
        found = [kept for kept in self.scenarios if kept.shows(rule)]
        return sorted(found, key=lambda kept: rule not in kept.rules)

    def search(self, text: str) -> list[Kept]:
        """The scenarios that go with a rule number, or with all of some words: those that are most about them first."""
        wanted = text.strip()
        if _RULE.fullmatch(wanted):
            return self.by_rule(wanted.rstrip("."))
        words = wanted.lower().split()
        found = [kept for kept in self.scenarios if _holds(kept, words)] if words else []
        return sorted(found, key=lambda kept: -_weight(kept, words))

    def _kept(self, path: Path) -> Kept:
        title, rules = heading(path)
        return Kept(path.relative_to(self.root).with_suffix("").as_posix(), title, rules, path)

    def _suggest(self, name: str) -> tuple[str, ...]:
        """Names that look like it, or whose last part does."""
        lasts = {known.rpartition("/")[2].lower(): known for known in reversed(self._by_name)}
        last = name.rpartition("/")[2].lower()
        close = get_close_matches(last, lasts, n=_SUGGESTIONS)
        return tuple(dict.fromkeys([*(lasts[key] for key in close), *get_close_matches(name, self._by_name, n=1)]))


def _holds(kept: Kept, words: Iterable[str]) -> bool:
    where = f"{kept.name} {kept.title} {' '.join(kept.rules)}".lower()
    return all(word in where for word in words)


def _weight(kept: Kept, words: Iterable[str]) -> int:
    """How much it is about these words: they count in its title and in its name."""
    return sum((word in kept.title.lower()) + (word in kept.name.lower()) for word in words)


def heading(path: Path) -> tuple[str, tuple[str, ...]]:
    """Title and rules of a scenario file; nothing where it is no TOML, which ``read_scenario`` will say."""
    try:
        scenario = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError):
        return "", ()
    rules = scenario.get("rules")
    return str(scenario.get("title", "")), tuple(map(str, rules)) if isinstance(rules, list) else ()


@cache
def own() -> Library:
    """The library of this package, read once."""
    package = Path(__file__).resolve().parents[1]
    inside = package / PACKAGED
    return Library(inside if inside.is_dir() else package.parents[1])
