"""Deck lists as a row of printings: for Tabletop Simulator, and for Pixelborn.

Each copy is a token, ``OGN-029-1``: set, number, and which of the arts of that number it is, from 1. The order is
legend, chosen champion, Main Deck, battlefields, runes, sideboard. Pixelborn has the same tokens, joined with ``$``, in
base 64.
"""

import base64
import re
from typing import Final

from riftwright.cards.pool import pool
from riftwright.core.ids import GEAR, SPELL, UNIT
from riftwright.notation.decks.deck import DeckList, IllegalDeckError
from riftwright.notation.decks.draft import BY_TYPE, Draft
from riftwright.notation.decks.parts import (
    BATTLEFIELDS,
    CHAMPION,
    EXTRA_LEGENDS,
    LEGEND_SECTION,
    MAIN,
    RUNES,
    SIDEBOARD,
    Entry,
)

TTS: Final = "tts"
PIXELBORN: Final = "pixelborn"
SEPARATOR: Final = "$"
TOKEN: Final = re.compile(r"(?P<code>[A-Z]{2,4}-(?:R|SP)?\d{1,3}[abs*]?)(?:-(?P<art>\d{1,3}))?", re.IGNORECASE)
MOST_ARTS: Final = 9  # a higher number is how many cards the set has
_ORDER: Final = (LEGEND_SECTION, CHAMPION, MAIN, BATTLEFIELDS, RUNES, SIDEBOARD)


def is_tokens(text: str) -> bool:
    """Whether the text is a row of tokens and nothing else."""
    words = text.split()
    return bool(words) and all(TOKEN.fullmatch(word) for word in words)


def from_pixelborn(text: str) -> str | None:
    """The tokens of a Pixelborn code, or None where it is none."""
    packed = "".join(text.split())
    try:
        whole = base64.b64decode(packed + "=" * (-len(packed) % 4), validate=True).decode("ascii")
    except ValueError:  # no base 64, or bytes that are no letters
        return None
    words = [word for word in whole.split(SEPARATOR) if word]
    return " ".join(words) if words and TOKEN.fullmatch(words[0]) else None


def read_tts(text: str, name: str) -> DeckList:
    """A deck list from tokens; those that cannot be read become problems, by their place."""
    return _read(text.split(), name, TTS)


def read_pixelborn(text: str, name: str) -> DeckList:
    """A deck list from a Pixelborn code. Raises ``IllegalDeckError`` where it is none."""
    words = from_pixelborn(text)
    if words is None:
        raise IllegalDeckError(name, ["no sound Pixelborn code: in base 64 there are to be cards, joined with $"])
    return _read(words.split(), name, PIXELBORN)


def _read(words: list[str], name: str, form: str) -> DeckList:
    draft = Draft(name, form)
    in_order = False
    for at, word in enumerate(words, 1):
        code = code_of(word)
        section = SIDEBOARD if in_order and _is_after_runes(draft, code) else BY_TYPE
        draft.add(section, 1, f"token {at}", code=code)
        if len(draft.rows) == 2:
            draft.champion_second()
            in_order = draft.rows[1][0] == CHAMPION
    draft.rows = _joined(draft.rows)
    return draft.finish()


def _is_after_runes(draft: Draft, code: str) -> bool:
    """Whether this is a card of the sideboard: one for the Main Deck, after battlefields or runes."""
    found = pool().printed(code)
    last_section, last = draft.rows[-1]
    begun = last_section == SIDEBOARD or not last.card.types & (UNIT | GEAR | SPELL)
    return found is not None and bool(found[0].types & (UNIT | GEAR | SPELL)) and begun and len(draft.rows) > 2


def code_of(token: str) -> str:
    """The code of the printing that a token names; where the art is not known, of the base printing."""
    match = TOKEN.fullmatch(token)
    if match is None:
        return token
    art = int(match["art"] or 1)
    arts = pool().variants(match["code"])
    return arts[art - 1] if 1 < art <= min(len(arts), MOST_ARTS) else match["code"]


def _joined(rows: list[tuple[str, Entry]]) -> list[tuple[str, Entry]]:
    """The rows with the copies of a printing in one entry, at its first place."""
    counts: dict[tuple[str, str], int] = {}
    first: dict[tuple[str, str], Entry] = {}
    for section, entry in rows:
        key = (section, entry.printing)
        counts[key] = counts.get(key, 0) + entry.count
        first.setdefault(key, entry)
    return [(key[0], Entry(counts[key], entry.card, entry.code)) for key, entry in first.items()]


def write_tts(deck: DeckList) -> str:
    """The deck as a line of tokens. Raises ``IllegalDeckError`` where it has what tokens have no place for."""
    return " ".join(_tokens(deck, "Tabletop Simulator")) + "\n"


def write_pixelborn(deck: DeckList) -> str:
    """The deck as a Pixelborn code. Raises ``IllegalDeckError`` where it has what tokens have no place for."""
    joined = SEPARATOR.join(_tokens(deck, "Pixelborn"))
    return base64.b64encode(joined.encode("ascii")).decode("ascii") + "\n"


def _tokens(deck: DeckList, what: str) -> list[str]:
    problems = [f"{what} codes have no place for legends besides"] if deck.entries(EXTRA_LEGENDS) else []
    problems += [f"{e.card.name}: no code of it names it alone" for e in deck.entries(*_ORDER) if not _token(e)]
    if problems:
        raise IllegalDeckError(deck.name, problems)
    return [_token(entry) for entry in deck.entries(*_ORDER) for _ in range(entry.count)]


def _token(entry: Entry) -> str:
    """The token of a printing, or of the first of its card that has a code for itself; empty where there is none."""
    for code in (entry.printing, *entry.card.codes):
        arts = pool().variants(code)
        if code in arts and pool().printed(code) is not None:
            return f"{arts[0]}-{arts.index(code) + 1}"
    return ""
