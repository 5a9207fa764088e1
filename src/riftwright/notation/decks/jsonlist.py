"""Deck lists as JSON: the forms that sites publish are read, and one of them is written.

``legend`` and ``champion`` are one card each; ``mainDeck``, ``battlefields``, ``runes`` and ``sideboard`` are lists. A
card is its name, or an object with ``name`` or ``code`` and with ``count``; runes may be ``{"Calm": 6}``. The Main Deck
is without the chosen champion.
"""

from collections.abc import Iterator, Mapping
from typing import Any, Final

import msgspec

from riftwright.core.ids import DOMAIN_NAMES
from riftwright.notation.decks.deck import DeckList, IllegalDeckError
from riftwright.notation.decks.draft import Draft
from riftwright.notation.decks.parts import (
    BATTLEFIELDS,
    CHAMPION,
    EXTRA_LEGENDS,
    LEGEND_SECTION,
    MAIN,
    RUNES,
    SIDEBOARD,
    Entry,
    Problem,
)

JSON: Final = "json"
FIELDS: Final = {
    "legend": LEGEND_SECTION,
    "champion": CHAMPION,
    "chosenChampion": CHAMPION,
    "mainDeck": MAIN,
    "main": MAIN,
    "battlefields": BATTLEFIELDS,
    "runes": RUNES,
    "runeDeck": RUNES,
    "sideboard": SIDEBOARD,
    "sideDeck": SIDEBOARD,
    "additionalLegends": EXTRA_LEGENDS,
}
_COUNTS: Final = ("count", "quantity", "qty", "copies")
_CODES: Final = ("code", "riftboundId", "id", "cardCode", "publicCode")


def read(text: str, name: str) -> DeckList:
    """A deck list from JSON; what cannot be read becomes a problem, by its place. Raises ``IllegalDeckError``."""
    try:
        data = msgspec.json.decode(text)
    except msgspec.DecodeError as error:
        raise IllegalDeckError(name, [f"no sound JSON: {error}"]) from None
    if not isinstance(data, dict) or not set(data) & set(FIELDS):
        raise IllegalDeckError(name, [f"no deck: it is to be an object with {', '.join(FIELDS)}"])
    draft = Draft(name, JSON)
    for key, section in FIELDS.items():
        if data.get(key) is not None:
            draft.headed.add(section)
            for where, card, count in _cards(key, data[key]):
                _add(draft, section, where, card, count)
    return draft.finish()


def _cards(key: str, value: Any) -> Iterator[tuple[str, Any, Any]]:
    """Each card of a field with its place; with its count where that stands beside it."""
    if isinstance(value, list):
        for at, card in enumerate(value):
            yield f"{key}[{at}]", card, None
    elif isinstance(value, dict) and not set(value) & {"name", *_CODES}:
        for card, count in value.items():
            yield f"{key}.{card}", card, count
    else:
        yield key, value, None


def _add(draft: Draft, section: str, where: str, card: Any, count: Any) -> None:
    fields: Mapping[str, Any] = card if isinstance(card, dict) else {"name": card}
    written = next((fields[key] for key in _COUNTS if key in fields), 1) if count is None else count
    name = fields.get("name") or ""
    code = next((fields[key] for key in _CODES if fields.get(key)), "")
    if not isinstance(written, int) or isinstance(written, bool):
        draft.problems.append(Problem(where, f"{written!r} is no count"))
    elif not isinstance(name, str) or not isinstance(code, str) or not (name or code):
        draft.problems.append(Problem(where, "no card: it is to be a name, or an object with a name or a code"))
    else:
        if section == RUNES and name.capitalize() in DOMAIN_NAMES:
            name = f"{name} Rune"
        draft.add(section, written, where, name=name, code=code)


def write(deck: DeckList) -> str:
    """The deck as JSON: every card with its name, the code of its printing and its count."""
    fields: dict[str, Any] = {}
    for key in ("legend", "champion", "mainDeck", "battlefields", "runes", "sideboard", "additionalLegends"):
        entries = [_written(entry) for entry in deck.entries(FIELDS[key])]
        if entries:
            fields[key] = entries[0] if key in ("legend", "champion") and len(entries) == 1 else entries
    return msgspec.json.format(msgspec.json.encode(fields), indent=2).decode("utf-8") + "\n"


def _written(entry: Entry) -> dict[str, Any]:
    return {"name": entry.card.name, "code": entry.printing, "count": entry.count}
