"""The front of a card as it is drawn: what follows from its face alone, in the project's own words and signs."""

import re
from functools import lru_cache
from typing import Final

import msgspec

from riftwright.cards.wording import card_text
from riftwright.core import prose
from riftwright.core.facts import Face
from riftwright.core.ids import BATTLEFIELD_CARD, DOMAIN_NAMES, GEAR, KEYWORD_NAMES, LEGEND, RUNE, SPELL, UNIT

_KINDS: Final = (
    (UNIT, "unit"),
    (SPELL, "spell"),
    (GEAR, "gear"),
    (RUNE, "rune"),
    (BATTLEFIELD_CARD, "battlefield"),
    (LEGEND, "legend"),
)
_PIECE: Final = re.compile(r"\[([^\]]+)\]")
_KEYWORDS: Final = frozenset(name.lower() for name in KEYWORD_NAMES) | {"add", "mighty", "predict"}
_SIGNS: Final = {"M": "might", "C": "own", "E": "energy", "A": "any"}

LONG_NAME: Final = 20  # letters
LONG_WORD: Final = 9
TEXT: Final = "text"
KEYWORD: Final = "keyword"
NUMBER: Final = "number"  # of Energy
SIGN: Final = "sign"  # of Power, Might or exhausting


class Piece(msgspec.Struct, frozen=True):
    """A piece of a card's text: ``kind`` is text, keyword, number (of Energy) or sign, which has the signs to draw."""

    kind: str
    value: str
    signs: tuple[str, ...] = ()


class Front(msgspec.Struct, frozen=True):
    """The front of a card. ``power`` has the domains of each Power of its cost; ``energy`` is None where the card is
    not played for a cost.
    """

    name: str
    kind: str
    domains: tuple[str, ...]
    energy: int | None
    power: tuple[tuple[str, ...], ...]
    might: int | None
    bonus: int  # the Might that it gives to what it is attached to
    line: str
    tags: str
    codes: str

    @property
    def long(self) -> bool:
        """Whether the name is written smaller: it would not fit in two lines, or a word of it in one."""
        return len(self.name) > LONG_NAME or max(map(len, self.name.split()), default=0) > LONG_WORD


@lru_cache(maxsize=4096)
def front(face: Face) -> Front:
    """The front of that face."""
    domains = tuple(name.lower() for i, name in enumerate(DOMAIN_NAMES) if face.domains >> i & 1)
    played = bool(face.types & (UNIT | GEAR | SPELL)) and not face.is_token
    return Front(
        name=face.name,
        kind=next((name for bit, name in _KINDS if face.types & bit), "card"),
        domains=domains,
        energy=face.energy if played else None,
        power=(domains or ("any",),) * face.power if played else (),
        might=face.might if face.types & UNIT else None,
        bonus=face.might_bonus,
        line=prose.capital(face.type_line),
        tags=", ".join(face.tags) if not face.types & (LEGEND | RUNE) else "",
        codes=", ".join(face.codes),
    )


@lru_cache(maxsize=4096)
def text(face: Face) -> tuple[tuple[Piece, ...], ...]:
    """What the card says, line by line, in pieces."""
    return tuple(pieces(line) for line in card_text(face).split("\n") if line)


def pieces(line: str) -> tuple[Piece, ...]:
    """A sentence with [symbols] in pieces."""
    found = []
    for place, part in enumerate(_PIECE.split(line)):
        if part:
            found.append(_symbol(part) if place % 2 else Piece(TEXT, part))
    return tuple(found)


def _symbol(name: str) -> Piece:
    if name.isdigit():
        return Piece(NUMBER, name)
    if name.partition(" ")[0].lower() in _KEYWORDS:
        return Piece(KEYWORD, name)
    return Piece(SIGN, name, tuple(name.split("/")) if name not in _SIGNS else (_SIGNS[name],))
