"""Writing games down in the database, and reading them back."""

import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final, TypeVar

import msgspec
from sqlalchemy import Connection, Engine, and_, bindparam, func, insert, or_, select
from sqlalchemy.exc import IntegrityError
from sqlalchemy.orm import Session

from riftwright.notation.replay import Opening
from riftwright.rules import modes
from riftwright.store.database import WRITING, default_url, name_of, open_engine, plain_errors
from riftwright.store.models import EntryRow, GameRow, SeatRow
from riftwright.store.records import (
    Entry,
    EntryError,
    NewGame,
    SeatRecord,
    StoredGame,
    StoreError,
    Summary,
    UnknownGameError,
)

T = TypeVar("T")


class Store:
    """The games in one database. Any thread may call it; what one call writes is written whole or not at all.

    Every method raises ``StoreError`` where the database fails. What was written survives the end of the program,
    however sudden; in SQLite, a power cut may take the last moments, and never more than these.
    """

    __slots__ = ("_engine", "_writer", "_writing")

    def __init__(self, engine: Engine) -> None:
        self._engine: Engine = engine
        self._writer: Engine = engine.execution_options(**{WRITING: True})
        self._writing: threading.Lock = threading.Lock()  # fairer than SQLite's own, which sleeps and tries again

    @classmethod
    def open(cls, url: str | None = None) -> "Store":
        """The store at that URL (``sqlite:///FILE``, ``postgresql://USER@HOST/NAME``), by default in the user's data
        folder. Tables are made, or brought up to date.

        Raises ``StoreError`` for a URL that names no database, one that cannot be reached, read or written, and one
        that a newer Riftwright has written.
        """
        return cls(open_engine(default_url() if url is None else url))

    @property
    def where(self) -> str:
        """What a person calls the database: the file, or the URL without its password."""
        return name_of(self._engine.url)

    def close(self) -> None:
        """Let the database go. Nothing is lost without it."""
        self._engine.dispose()

    # Writing

    def create(self, game: NewGame) -> None:
        """Write down that a game begins. Raises as ``add`` does."""
        self.add(StoredGame(game, [], "", ""))

    def add(self, whole: StoredGame) -> None:
        """Write down a game with what has happened in it, in one transaction.

        Raises ``UnknownGameError`` where it branches from none that is stored, ``EntryError`` as ``append`` does, and
        ``StoreError`` where its id is taken.
        """
        game = whole.game
        for text in _texts(game):
            if not _storable(text):
                raise StoreError(f"game {game.id!r}: {text!r} holds a character that is no text")
        _check_texts(whole.entries)
        with self._write() as session:
            if session.get(GameRow, game.id) is not None:
                raise StoreError(f"a game {game.id!r} is stored already")
            if game.parent and session.get(GameRow, game.parent) is None:
                raise UnknownGameError(game.parent)
            session.add(_row(whole))
            session.flush()
            _append(session.connection(), whole.entries)

    def append(self, entries: Sequence[Entry]) -> None:
        """Write entries down, of one game or of many, in one transaction.

        Raises ``UnknownGameError``, and ``EntryError`` where an entry is written already or does not go on from the
        one before it; then none of them is written.
        """
        _check_texts(entries)
        if entries:
            with self._writing, plain_errors(self._engine.url), self._writer.begin() as connection:
                _append(connection, entries)

    def finish(self, game_id: str, outcome: str, digest: str) -> None:
        """Write down how a game ended, in words, and the fingerprint of its last position."""
        if not outcome:
            raise ValueError("the outcome of a game that is over is not empty")
        with self._write() as session:
            row = _find(session, game_id)
            row.outcome = outcome
            row.digest = digest

    # Reading

    def load(self, game_id: str) -> StoredGame:
        """All that is stored of the game. Raises ``UnknownGameError``."""
        with self._read() as session:
            row = _find(session, game_id)
            lines = session.execute(
                select(EntryRow.number, EntryRow.seat, EntryRow.kind, EntryRow.text)
                .where(EntryRow.game == game_id)
                .order_by(EntryRow.number)
            )
            entries = [Entry(game_id, *line) for line in lines]
            return StoredGame(self._begun(row), entries, row.outcome or "", row.digest or "")

    def unfinished(self) -> list[str]:
        """The ids of the games that go on, oldest first."""
        with self._read() as session:
            going_on = select(GameRow.id).where(GameRow.outcome.is_(None)).order_by(GameRow.created, GameRow.id)
            return list(session.scalars(going_on))

    def games(self, limit: int = 50, before: str = "") -> list[Summary]:
        """The newest games first, at most ``limit``; those that come after the game ``before`` in that order, where
        it is given. Raises ``UnknownGameError`` where that is not stored.
        """
        query = select(GameRow).order_by(GameRow.created.desc(), GameRow.id.desc()).limit(limit)
        with self._read() as session:
            if before:
                last = _find(session, before)
                older = GameRow.created < last.created
                query = query.where(or_(older, and_(GameRow.created == last.created, GameRow.id < last.id)))
            return [self._summary(row) for row in session.scalars(query)]

    # Sessions

    @contextmanager
    def _write(self) -> Iterator[Session]:
        with self._writing, plain_errors(self._engine.url), Session(self._writer) as session, session.begin():
            yield session

    @contextmanager
    def _read(self) -> Iterator[Session]:
        with plain_errors(self._engine.url), Session(self._engine) as session:
            yield session

    # From rows

    def _begun(self, row: GameRow) -> NewGame:
        return NewGame(
            id=row.id,
            opening=self._decoded(row, Opening),
            seats=[SeatRecord(seat.kind, seat.name, seat.token_hash) for seat in row.seats],
            watch_hash=row.watch_hash,
            created=row.created,
            parent=row.parent or "",
            parent_at=row.parent_at,
            program=row.program or "",
        )

    def _summary(self, row: GameRow) -> Summary:
        gist = self._decoded(row, _Gist)
        seating = modes.get(gist.mode).seating(len(gist.decks))
        return Summary(
            row.id,
            row.created,
            gist.mode,
            gist.edition,
            names=[seat.name for seat in row.seats],
            kinds=[seat.kind for seat in row.seats],
            decks=[gist.decks[deck].name for deck in seating],
            outcome=row.outcome or "",
            parent=row.parent or "",
        )

    def _decoded(self, row: GameRow, kind: type[T]) -> T:
        try:
            return msgspec.json.decode(row.opening, type=kind)
        except msgspec.DecodeError as error:
            raise StoreError(
                f"{name_of(self._engine.url)}: game {row.id}: opening: {error}; the row was changed by another program"
            ) from None


class _Gist(msgspec.Struct):
    """What a list says of an opening."""

    mode: str
    edition: str
    decks: list["_Titled"]


class _Titled(msgspec.Struct):
    """A deck, by what it is called."""

    name: str


def _texts(game: NewGame) -> Iterator[str]:
    """What came from outside."""
    yield from (game.id, game.watch_hash, game.program)
    for seat in game.seats:
        yield from (seat.kind, seat.name, seat.token_hash)
    for deck in game.opening.decks:
        yield from (deck.name, deck.text)


def _row(whole: StoredGame) -> GameRow:
    game = whole.game
    return GameRow(
        id=game.id,
        created=game.created,
        opening=msgspec.json.encode(game.opening).decode("utf-8"),
        watch_hash=game.watch_hash,
        parent=game.parent or None,
        parent_at=game.parent_at,
        outcome=whole.outcome or None,
        digest=whole.digest or None,
        program=game.program or None,
        seats=[
            SeatRow(seat=index, kind=seat.kind, name=seat.name, token_hash=seat.token_hash)
            for index, seat in enumerate(game.seats)
        ],
    )


def _find(session: Session, game_id: str) -> GameRow:
    row = session.get(GameRow, game_id) if _storable(game_id) else None
    if row is None:
        raise UnknownGameError(game_id)
    return row


def _check_texts(entries: Sequence[Entry]) -> None:
    for entry in entries:
        if not (_storable(entry.kind) and _storable(entry.text)):
            raise EntryError(f"game {entry.game}: entry {entry.number} holds a character that is no text")


# Made once: to put a statement together takes longer than to carry it out.
_ADD: Final = insert(EntryRow)
_LAST: Final = select(func.max(EntryRow.number)).where(EntryRow.game == GameRow.id).scalar_subquery()
_ENDS: Final = select(GameRow.id, func.coalesce(_LAST, 0).label("last")).where(
    GameRow.id.in_(bindparam("games", expanding=True))
)


def _append(connection: Connection, entries: Sequence[Entry]) -> None:
    """Write entries down that go on from the last ones of their games."""
    if not entries:
        return
    _check_order(connection, entries)
    try:
        connection.execute(_ADD, [msgspec.structs.asdict(entry) for entry in entries])
    except IntegrityError:  # PostgreSQL: both have looked before either wrote
        raise EntryError("another program has written to the journal of the same game meanwhile") from None


def _check_order(connection: Connection, entries: Sequence[Entry]) -> None:
    """That every entry goes on from the last one of its game."""
    games = {entry.game for entry in entries if _storable(entry.game)}
    ends = {row.id: row.last for row in connection.execute(_ENDS, {"games": sorted(games)})}
    for entry in entries:
        if entry.game not in ends:
            raise UnknownGameError(entry.game)
        due = ends[entry.game] + 1
        if entry.number != due:
            wrong = "is written already" if 0 < entry.number < due else "would leave a gap"
            raise EntryError(f"game {entry.game}: entry {entry.number} {wrong}; the next is {due}")
        ends[entry.game] = due


def _storable(text: str) -> bool:
    """PostgreSQL keeps no NUL, and UTF-8 no half of a surrogate pair."""
    try:
        text.encode("utf-8")
    except UnicodeEncodeError:
        return False
    return "\0" not in text
