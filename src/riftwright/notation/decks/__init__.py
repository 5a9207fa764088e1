"""Deck lists (101-103): read them in any format, look at them, check them, play them, write them in another format.

``deck`` is the list, ``check`` what rule 103 and tournaments ask of it, ``read`` knows the formats, each of which has
its module: ``sectioned`` (lines of text), ``codes`` and ``piltover`` (Piltover Archive), ``tokens`` (Tabletop
Simulator, Pixelborn), ``jsonlist``. ``draft`` matches what they name to cards.
"""

from riftwright.notation.decks.check import (
    COPIES,
    FIELDS,
    MAIN_LEAST,
    RUNE_COUNT,
    SIGNATURES,
    Verdict,
    verdicts,
)
from riftwright.notation.decks.deck import DeckList, IllegalDeckError, check_teammates
from riftwright.notation.decks.parts import SECTIONS, Entry, Problem
from riftwright.notation.decks.read import detect, is_code, parse_deck, read_deck, write_deck

__all__ = [
    "COPIES",
    "FIELDS",
    "MAIN_LEAST",
    "RUNE_COUNT",
    "SECTIONS",
    "SIGNATURES",
    "DeckList",
    "Entry",
    "IllegalDeckError",
    "Problem",
    "Verdict",
    "check_teammates",
    "detect",
    "is_code",
    "parse_deck",
    "read_deck",
    "verdicts",
    "write_deck",
]
