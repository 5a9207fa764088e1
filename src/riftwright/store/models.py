"""The tables. A change here wants a new file in ``migrations/versions``, and a test says so."""

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import DateTime, Dialect, ForeignKey, Index, Text, TypeDecorator
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column, relationship


class Moment(TypeDecorator[datetime]):
    """A time with its zone, kept in UTC: SQLite keeps no zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class Base(DeclarativeBase):
    """The tables of a store."""

    type_annotation_map: ClassVar[dict[Any, Any]] = {str: Text, datetime: Moment}


class GameRow(Base):
    """A game: how it began, and how it ended where it did."""

    __tablename__ = "games"

    id: Mapped[str] = mapped_column(primary_key=True)
    created: Mapped[datetime]
    opening: Mapped[str]  # JSON of notation.replay.Opening
    watch_hash: Mapped[str]
    parent: Mapped[str | None] = mapped_column(ForeignKey("games.id"))
    parent_at: Mapped[int]
    outcome: Mapped[str | None]
    digest: Mapped[str | None]
    program: Mapped[str | None]

    seats: Mapped[list["SeatRow"]] = relationship(order_by="SeatRow.seat", lazy="selectin")

    __table_args__ = (Index("games_by_age", "created", "id"),)


class SeatRow(Base):
    """A seat of a game, counted from 0 in turn order."""

    __tablename__ = "seats"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]
    token_hash: Mapped[str]


class EntryRow(Base):
    """A line of a game's journal."""

    __tablename__ = "entries"

    game: Mapped[str] = mapped_column(ForeignKey("games.id"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    kind: Mapped[str]
    text: Mapped[str]

    # The lines of a game lie beside one another, and there is no second index to keep up.
    __table_args__ = ({"sqlite_with_rowid": False},)
