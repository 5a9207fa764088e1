"""Deck lists in every format that people bring: which one it is, reading it, and writing it in another."""

import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from riftwright.cards.pool import pool
from riftwright.notation.decks import codes, jsonlist, sectioned, tokens
from riftwright.notation.decks.codes import PILTOVER
from riftwright.notation.decks.deck import DeckList, IllegalDeckError
from riftwright.notation.decks.jsonlist import JSON
from riftwright.notation.decks.sectioned import ARENA, ARENA_HEAD, PLAIN, TEXT
from riftwright.notation.decks.tokens import PIXELBORN, TTS

WRITERS: Final[dict[str, Callable[[DeckList], str]]] = {
    TEXT: sectioned.write_text,
    PLAIN: sectioned.write_plain,
    TTS: tokens.write_tts,
    PIXELBORN: tokens.write_pixelborn,
    PILTOVER: codes.write,
    ARENA: sectioned.write_arena,
    JSON: jsonlist.write,
}
_READERS: Final[dict[str, Callable[[str, str], DeckList]]] = {
    TEXT: sectioned.read,
    PLAIN: lambda text, name: sectioned.read(text, name, PLAIN),
    TTS: tokens.read_tts,
    PIXELBORN: tokens.read_pixelborn,
    PILTOVER: codes.read,
    ARENA: lambda text, name: sectioned.read(text, name, ARENA),
    JSON: jsonlist.read,
}
_CODE: Final = re.compile(r"[CD][A-Z2-7]{9,}=*", re.IGNORECASE)  # the first four bits are the format, 1
_COUNTED: Final = re.compile(r"\d+\s*[x×]?\s+\S")
GIVEN: Final = "the deck that was given"


def read_deck(source: str | Path) -> DeckList:
    """A deck list from a file, or from a deck code that is given in place of one. Raises ``IllegalDeckError`` where it
    cannot be read at all.
    """
    path = Path(source)
    if is_code(str(source)) and not _exists(path):
        return parse_deck(str(source), GIVEN)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError, ValueError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise IllegalDeckError(str(source), [f"cannot be read: {reason}"]) from None
    return parse_deck(text, str(source))


def _exists(path: Path) -> bool:
    try:
        return path.exists()
    except (OSError, ValueError):  # too long a name, or one with a zero in it
        return False


def parse_deck(text: str, name: str = "deck") -> DeckList:
    """A deck list from its text, in whichever format. What cannot be read becomes ``problems``; a code that is not
    sound raises ``IllegalDeckError``.
    """
    return _READERS[detect(text)](text, name)


def is_code(text: str) -> bool:
    """Whether the text is a code rather than a list of lines."""
    return detect(text) in (PILTOVER, PIXELBORN, TTS)


def detect(text: str) -> str:
    """The format that the text is in."""
    whole = text.strip().removeprefix("\ufeff").strip()
    if whole.startswith(("{", "[{")):
        return JSON
    if tokens.is_tokens(whole):
        return TTS
    if _CODE.fullmatch(whole) and pool().named(whole) is None:
        return PILTOVER
    if tokens.from_pixelborn(whole) is not None:
        return PIXELBORN
    first = whole.partition("\n")[0].strip().lower()
    if first == ARENA_HEAD:
        return ARENA
    return PLAIN if _COUNTED.match(first) else TEXT


def write_deck(deck: DeckList, form: str) -> str:
    """The deck list in another format. Raises ``IllegalDeckError`` for what that format cannot hold."""
    if form not in WRITERS:
        raise IllegalDeckError(deck.name, [f"no format {form!r}; there are {', '.join(WRITERS)}"])
    return WRITERS[form](deck)
