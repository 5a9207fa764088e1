"""Games kept in a database: how each began, who sits at it, and a journal of all that was done.

``records`` is what goes in and comes out, ``games`` writes and reads it, ``writer`` commits for many games at once
without keeping an event loop waiting. ``database`` opens the file or the server, and brings its tables up to date by
``migrations``; ``models`` are these tables.
"""

from riftwright.store.games import Store
from riftwright.store.records import (
    SERVER,
    Entry,
    EntryError,
    NewGame,
    SeatRecord,
    StoredGame,
    StoreError,
    Summary,
    UnknownGameError,
)
from riftwright.store.writer import Writer

__all__ = [
    "SERVER",
    "Entry",
    "EntryError",
    "NewGame",
    "SeatRecord",
    "Store",
    "StoreError",
    "StoredGame",
    "Summary",
    "UnknownGameError",
    "Writer",
]
