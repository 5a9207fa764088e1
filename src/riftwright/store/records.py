"""What a store takes and gives: plain records, of no database."""

from datetime import datetime
from typing import Final

import msgspec

from riftwright import __version__
from riftwright.notation.replay import Opening

SERVER: Final = -1  # the seat of an entry that nobody at the table made


class StoreError(RuntimeError):
    """The database cannot be used, or refuses what was asked of it. Says what is wrong and what to do."""


class UnknownGameError(StoreError):
    """No game has this id."""

    def __init__(self, game: str) -> None:
        super().__init__(f"no game {game!r} is stored here")
        self.game = game


class EntryError(StoreError):
    """An entry does not go on from the journal of its game, or holds what cannot be stored. Nothing was written."""


class SeatRecord(msgspec.Struct, frozen=True):
    """Who sits there as the game begins: ``kind`` is ``person`` or the name of a bot; ``token_hash`` opens the seat."""

    kind: str
    name: str
    token_hash: str


class NewGame(msgspec.Struct, frozen=True):
    """A game as it begins. ``id`` cannot be guessed; ``seats`` are in turn order round the table."""

    id: str
    opening: Opening
    seats: list[SeatRecord]
    watch_hash: str
    created: datetime  # with its time zone
    parent: str = ""  # the stored game that it branched from,
    parent_at: int = 0  # after so many choices of that
    program: str = __version__  # the version of Riftwright under which it began; empty where nobody has noted it


class Entry(msgspec.Struct, frozen=True):
    """A line of the journal of a game, to which lines are only ever added: an undo is one more."""

    game: str
    number: int  # from 1, without gaps
    seat: int  # or ``SERVER``
    kind: str  # "choice", "concede", "undo", "control", "name" ...
    text: str


class StoredGame(msgspec.Struct, frozen=True):
    """All that is stored of a game; ``outcome`` and ``digest`` are empty while it goes on."""

    game: NewGame
    entries: list[Entry]
    outcome: str
    digest: str


class Summary(msgspec.Struct, frozen=True):
    """A game in a list; by seat: the ``names`` that they began with, who sits there, what their decks are called."""

    id: str
    created: datetime  # UTC
    mode: str
    edition: str
    names: list[str]
    kinds: list[str]
    decks: list[str]
    outcome: str
    parent: str
