"""What the tests of deck lists share."""

from pathlib import Path
from typing import Final

from hypothesis import HealthCheck, settings

from riftwright.notation.decks import SECTIONS, DeckList, parse_deck

DECKS: Final = Path(__file__).parents[3] / "examples" / "decks"
KAISA: Final = (DECKS / "kaisa.txt").read_text(encoding="utf-8")
FORMATS: Final = ("text", "plain", "tts", "pixelborn", "piltover", "arena", "json")
# A machine that is busy with something else is no failure.
unhurried: Final = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


def changed(*changes: tuple[str, str]) -> str:
    """The list of Kai'Sa after these changes to its text."""
    text = KAISA
    for before, after in changes:
        assert before in text
        text = text.replace(before, after, 1)
    return text


def holdings(deck: DeckList) -> dict[str, dict[str, int]]:
    """How many copies of which printing each section holds."""
    found: dict[str, dict[str, int]] = {}
    for section in SECTIONS:
        copies = found.setdefault(section, {})
        for entry in deck.entries(section):
            copies[entry.printing] = copies.get(entry.printing, 0) + entry.count
    return found


def names(deck: DeckList, section: str) -> list[str]:
    """The cards of a section by name, each as often as the list has an entry for it."""
    return [entry.card.name for entry in deck.entries(section)]


def said(text: str) -> list[str]:
    """The problems of reading a list."""
    return [str(problem) for problem in parse_deck(text).problems]


def noted(text: str) -> list[str]:
    """The notes of reading a list."""
    return [str(note) for note in parse_deck(text).notes]
