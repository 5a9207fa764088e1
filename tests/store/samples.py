"""Games and entries to store."""

from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from riftwright.notation.replay import Opening, opening
from riftwright.store import Entry, NewGame, SeatRecord

DECKS: Final = Path(__file__).parents[2] / "examples" / "decks"
BEGINNING: Final = datetime(2026, 10, 20, 18, 30, 0, 250_000, tzinfo=UTC)
OPENING: Final[Opening] = opening([DECKS / "kaisa.txt", DECKS / "ahri.txt"], seed=7)


def new_game(name: str, minutes: int = 0, parent: str = "", parent_at: int = 0) -> NewGame:
    """A game of that id, which begins so many minutes after the first."""
    seats = [SeatRecord("person", "Zoë <b>", "hash of a token"), SeatRecord("greedy", "Bot", "another hash")]
    created = BEGINNING + timedelta(minutes=minutes)
    return NewGame(name, OPENING, seats, "hash of the watchers", created, parent, parent_at)


def entry(game: str, number: int, text: str = "pass") -> Entry:
    """A choice of the first seat."""
    return Entry(game, number, 0, "choice", text)


def numbers(entries: list[Entry]) -> list[int]:
    return [one.number for one in entries]
