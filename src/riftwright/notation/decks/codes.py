"""Deck codes of Piltover Archive as deck lists, and back."""

from collections.abc import Iterable
from typing import Final

from riftwright.cards.pool import pool, printing
from riftwright.notation.decks import piltover
from riftwright.notation.decks.deck import DeckList, IllegalDeckError
from riftwright.notation.decks.draft import BY_TYPE, Draft, take_copy
from riftwright.notation.decks.parts import (
    CHAMPION,
    EXTRA_LEGENDS,
    LEGEND_SECTION,
    MAIN,
    SECTIONS,
    SIDEBOARD,
    Entry,
    Problem,
)
from riftwright.notation.decks.piltover import Coded, DeckCodeError

PILTOVER: Final = "piltover"
_IN_MAIN: Final = tuple(section for section in SECTIONS if section not in (SIDEBOARD, EXTRA_LEGENDS))
_FIRST: Final = (LEGEND_SECTION, CHAMPION, MAIN)  # then battlefields and runes


def read(text: str, name: str) -> DeckList:
    """The deck list that a code holds. Raises ``IllegalDeckError`` where it is no sound code."""
    try:
        coded = piltover.decode(text)
    except DeckCodeError as error:
        raise IllegalDeckError(name, [f"no sound deck code: {error}"]) from None
    draft = Draft(name, PILTOVER)
    _add_all(draft, BY_TYPE, coded.main.items())
    _add_all(draft, SIDEBOARD, coded.sideboard.items())
    _add_all(draft, EXTRA_LEGENDS, ((code, 1) for code in coded.legends))
    if coded.champion:
        draft.headed.add(CHAMPION)
    deck = draft.finish()
    if coded.champion:
        _mark_champion(draft, deck, coded.champion)
    return deck


def _add_all(draft: Draft, section: str, cards: Iterable[tuple[str, int]]) -> None:
    for code, count in cards:
        draft.add(section, count, "deck code", code=code)


def _mark_champion(draft: Draft, deck: DeckList, code: str) -> None:
    """The champion is one of the main deck, of which the code marks the printing."""
    found = draft.find("deck code", "", code)
    if found is None:
        return
    card, written = found
    if not take_copy(deck, card, written):
        deck.notes.append(Problem("deck code", f"it marks {card.name} as chosen champion without a copy of it"))
    deck.sections[CHAMPION].append(Entry(1, card, written))


def write(deck: DeckList) -> str:
    """The code of the deck, with a line break. Printings that codes cannot name are replaced by one they can. Raises
    ``IllegalDeckError`` where a card has no such printing, or where there are several champions.
    """
    problems: list[str] = []
    coded = Coded(
        _counts(deck.entries(*_IN_MAIN), problems),
        _counts(deck.entries(SIDEBOARD), problems),
        _champion(deck, problems),
        [nameable(entry) for entry in deck.entries(EXTRA_LEGENDS) for _ in range(entry.count)],
    )
    if problems:
        raise IllegalDeckError(deck.name, problems)
    return piltover.encode(coded) + "\n"


def _champion(deck: DeckList, problems: list[str]) -> str:
    if deck.count(CHAMPION) > 1:
        problems.append(f"Champion: a deck code marks one chosen champion, not {deck.count(CHAMPION)}")
    return next((nameable(entry) for entry in deck.entries(CHAMPION)), "")


def _counts(entries: list[Entry], problems: list[str]) -> dict[str, int]:
    found: dict[str, int] = {}
    for entry in entries:
        code = nameable(entry)
        if code:
            found[code] = found.get(code, 0) + entry.count
        else:
            problems.append(f"{entry.card.name}: no deck code can name a printing of it")
    return found


def nameable(entry: Entry) -> str:
    """The printing, or where codes cannot name it the first of its card that they can; empty where there is none."""
    for code in (entry.printing, *entry.card.codes):
        key = printing(code)
        if key is not None and key[0] in piltover.SETS and key[1] in piltover.PREFIXES and pool().printed(code):
            return code
    return ""
