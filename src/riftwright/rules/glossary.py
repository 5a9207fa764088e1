"""The rule index: what each rule number says, in short, and what it is called in other editions.

The table beside this module, ``index.tsv``, has one row for each rule of the Core Rules of 2026-07-16, in the
order of the rulebook: its number, a gloss in this project's own words, and the number of the same rule in the
edition of 2026-03-30 (``=`` where it is the same number, nothing where that edition has no such rule; the parts of
a rule that was split since share the number of the whole). A gloss reminds a reader of the rule; it is no
substitute for its text.

``load()`` reads the table once::

    >>> index = load()
    >>> index.gloss("323.5")
    "Cleanup step 3b: units with lethal damage are killed and go to their owners' trash."
    >>> index.number_in("466.1.a", "2026-03-30")
    '461.1.a'

All numbers asked for are those of 2026-07-16. The full text of 2026-10-16 is not among the sources: rules of that
edition are cited by their number of 2026-07-16, but for the few whose new number is known.
"""

from collections.abc import Iterator, Mapping
from difflib import get_close_matches
from functools import cache
from importlib.resources import files
from types import MappingProxyType
from typing import Final

from riftwright.core.errors import UnknownEditionError, UnknownRuleError

COUNTED: Final = "2026-07-16"  # the edition whose numbers the index, and all of the code, uses
EDITIONS: Final = ("2026-03-30", COUNTED, "2026-10-16")

# The numbers of 2026-10-16 that a source states; all else is cited as in 2026-07-16.
_KNOWN_IN_2026_10_16: Final[Mapping[str, str]] = MappingProxyType({"466.1.a": "468.1.a", "466.1.a.1": "468.1.a.1"})

_SAME: Final = "="
_HEADER: Final = ("number", "gloss", "2026-03-30")
_SUGGESTIONS: Final = 3


class RuleIndex:
    """The rules of 2026-07-16 by number, in the order of the rulebook."""

    __slots__ = ("_children", "_earlier", "_glosses")

    def __init__(self, glosses: Mapping[str, str], earlier: Mapping[str, str]) -> None:
        self._glosses: dict[str, str] = dict(glosses)
        self._earlier: dict[str, str] = dict(earlier)  # to the number in 2026-03-30, where there is one
        self._children: dict[str, tuple[str, ...]] = _children(self._glosses)

    def __contains__(self, number: object) -> bool:
        return number in self._glosses

    def __iter__(self) -> Iterator[str]:
        return iter(self._glosses)

    def __len__(self) -> int:
        return len(self._glosses)

    def gloss(self, number: str) -> str:
        """What the rule says, in one short line."""
        return self._glosses[self._known(number)]

    def number_in(self, number: str, edition: str) -> str | None:
        """What the rule is cited as in that edition; None where that edition has no such rule."""
        self._known(number)
        if edition not in EDITIONS:
            raise UnknownEditionError(f"no edition {edition!r}; there are {', '.join(EDITIONS)}")
        if edition == "2026-03-30":
            return self._earlier.get(number)
        if edition == "2026-10-16":
            return _KNOWN_IN_2026_10_16.get(number, number)
        return number

    def parent(self, number: str) -> str | None:
        """The rule that this one is directly under; None for a rule such as 323, which stands by itself."""
        return _parent(self._known(number))

    def children(self, number: str) -> tuple[str, ...]:
        """The rules directly under this one, in order."""
        return self._children.get(self._known(number), ())

    def _known(self, number: str) -> str:
        if number not in self._glosses:
            raise UnknownRuleError(number, tuple(get_close_matches(number, self._glosses, n=_SUGGESTIONS)))
        return number


@cache
def load() -> RuleIndex:
    """The index, read from the table at the first call."""
    return parse(files("riftwright.rules").joinpath("index.tsv").read_text(encoding="utf-8"))


def parse(table: str) -> RuleIndex:
    """The index that a table in the form of ``index.tsv`` describes."""
    header, *rows = (tuple(line.split("\t")) for line in table.splitlines())
    if header != _HEADER:
        raise ValueError(f"the rule index begins with {header}, not with {_HEADER}")
    glosses: dict[str, str] = {}
    earlier: dict[str, str] = {}
    for number, gloss, before in rows:
        if number in glosses:
            raise ValueError(f"the rule index has {number} twice")
        glosses[number] = gloss
        if before:
            earlier[number] = number if before == _SAME else before
    return RuleIndex(glosses, earlier)


def _parent(number: str) -> str | None:
    head, dot, _ = number.rpartition(".")
    return head if dot else None


def _children(numbers: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
    found: dict[str, list[str]] = {}
    for number in numbers:
        above = _parent(number)
        if above is not None:
            found.setdefault(above, []).append(number)
    return {above: tuple(below) for above, below in found.items()}
