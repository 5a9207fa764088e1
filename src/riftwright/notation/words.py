"""A line of a script as tokens: keywords, names, players, numbers and words for events.

The grammar (``script.lark``) says what the keywords are. Names are found first, so that one may hold a comma or a
keyword: labels and cards of the scenario, then every card of the catalogue, the longest that fits. Words that begin
with a capital letter and are nothing else are taken together as a name, so that a misspelt card is reported as such.
"""

import re
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import Final, NamedTuple

from riftwright.cards.catalogue import catalogue
from riftwright.core.ids import KEYWORD_NAMES
from riftwright.notation.happenings import HAPPENINGS

NAME: Final = "NAME"
PLAYER: Final = "PLAYER"
EVENT: Final = "EVENT"
KEYWORD: Final = "KEYWORD"
NUMBER: Final = "INT"
IDENTITY: Final = "ID"
UNKNOWN: Final = "UNKNOWN"

SEATS: Final = ("A", "B", "C", "D")

_PIECE: Final = re.compile(
    r"""(?P<space>\s+)
      | "(?P<quoted>[^"]*)"
      | \#(?P<id>\d+)
      | (?P<possessive>'s)\b
      | (?P<number>-?\d+)
      | (?P<mark>[\[\],;:])
      | (?P<word>[^\W\d_](?:[\w!?.&-]|'(?!s\b))*)
      | (?P<other>.)""",
    re.VERBOSE,
)
# Terms of the rulebook, which writes them with a capital letter; so may a script.
_TERMS: Final = frozenset(
    [
        "attacker",
        "attacking",
        "buffed",
        "chain",
        "combat",
        "contested",
        "damage",
        "defender",
        "defending",
        "empowered",
        "exhausted",
        "facedown",
        "focus",
        "item",
        "items",
        "pending",
        "priority",
        "ready",
        "showdown",
        "stunned",
        "uncontrolled",
    ]
)
# Behind these, a word that could also be a status is something that happened.
_TURNS_TO_EVENT: Final = (PLAYER, "nothing", "was", "was not", "were", "were not", "never", "never was")


class Word(NamedTuple):
    """One token: its kind (a terminal of the grammar), its text, its column, counted from 1, and its length."""

    kind: str
    text: str
    column: int
    length: int


class Names:
    """Names that a script may use, found at a place in a line."""

    def __init__(self, names: Iterable[str]) -> None:
        self._by_start: dict[str, list[str]] = {}
        for name in sorted(set(names), key=len, reverse=True):
            if name:
                self._by_start.setdefault(name[:2], []).append(name)

    def at(self, line: str, start: int) -> str:
        """The longest name that stands there as a whole, or nothing."""
        for name in self._by_start.get(line[start : start + 2], ()):
            if line.startswith(name, start) and not line[start + len(name) : start + len(name) + 1].isalnum():
                return name
        one = line[start : start + 1]
        return one if one in self._by_start and not line[start + 1 : start + 2].isalnum() else ""


@cache
def card_names() -> Names:
    """Every card of the catalogue."""
    return Names(face.name for face in catalogue().faces)


def words_of(line: str, names: Names, keywords: Mapping[str, str]) -> Iterator[Word]:
    """The tokens of a line up to its comment. ``keywords`` maps each keyword to its terminal."""
    end = _comment(line)
    at = 0
    before = ""
    while at < end:
        word = _next(line, at, names, keywords, before)
        at += word.length
        if word.kind:
            before = PLAYER if word.kind == PLAYER else before + " not" if word.text == "not" else word.text
            yield word


def _comment(line: str) -> int:
    """Where the comment begins: ``#``, unless it is an id such as #12 inside the line."""
    if line.lstrip().startswith("#"):
        return 0
    quoted = False
    for i, char in enumerate(line):
        if char == '"':
            quoted = not quoted
        elif char == "#" and not quoted and not line[i + 1 : i + 2].isdigit():
            return i
    return len(line)


def _next(line: str, at: int, names: Names, keywords: Mapping[str, str], before: str) -> Word:
    """The token there; one without a kind for white space."""
    match = _PIECE.match(line, at)
    assert match is not None  # the last alternative takes any character
    text = match[0]
    group = match.lastgroup
    if group == "space":
        kind = ""
    elif group == "quoted":
        kind, text = NAME, match["quoted"]
    elif group == "id":
        kind, text = IDENTITY, match["id"]
    elif group == "possessive":
        kind, text = keywords["'s"], "'s"
    elif group == "number":
        kind = NUMBER
    elif group == "mark":
        kind = keywords[text]
    elif group == "word":
        kind, text = _word(line, at, text, names, keywords, before)
        return Word(kind, text, at + 1, len(text))
    else:
        kind = UNKNOWN
    return Word(kind, text, at + 1, len(match[0]))


def _word(line: str, at: int, text: str, names: Names, keywords: Mapping[str, str], before: str) -> tuple[str, str]:
    name = names.at(line, at) or card_names().at(line, at)
    if name and name not in SEATS:
        return NAME, name
    if text in SEATS:
        return PLAYER, text
    if text.lower() in _TERMS:
        text = text.lower()
    phrase = _phrases().at(line, at)
    if phrase and (phrase not in keywords or before in _TURNS_TO_EVENT):
        return EVENT, phrase
    if text in keywords:
        return keywords[text], text
    if text in KEYWORD_NAMES:
        return KEYWORD, text
    if text[0].isupper():
        return NAME, _capitals(line, at, keywords)
    return UNKNOWN, text


@cache
def _phrases() -> Names:
    return Names(HAPPENINGS)


_NEXT_CAPITAL: Final = re.compile(r"(?:'s)?\s+(?P<word>[^\W\d_](?:[\w!?.&-]|'(?!s\b))*)")


def _capitals(line: str, at: int, keywords: Mapping[str, str]) -> str:
    """The word there and the capitalised words that follow it."""
    match = _PIECE.match(line, at)
    assert match is not None
    end = match.end()
    while True:
        more = _NEXT_CAPITAL.match(line, end)
        if more is None or not more["word"][0].isupper() or more["word"] in keywords or more["word"] in SEATS:
            return line[at:end]
        end = more.end()
