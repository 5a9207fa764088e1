"""Databases are made, brought up to date, and refused with what to do about it."""

import os
import stat
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from riftwright import __version__
from riftwright.store import Store, StoreError
from riftwright.store.models import Base
from tests.store.postgres import PostgresServer
from tests.store.samples import entry, new_game


def connect(url: str) -> Connection:
    """A connection beside the store, which ends with its pool."""
    engine = create_engine(url.replace("postgresql:", "postgresql+psycopg:"))
    connection = engine.connect()
    connection.detach()
    engine.dispose()
    return connection


def test_an_empty_database_gets_its_tables(url: str) -> None:
    with connect(url) as connection:
        assert inspect(connection).get_table_names() == []
    Store.open(url).close()
    with connect(url) as connection:
        assert set(inspect(connection).get_table_names()) == {"alembic_version", "entries", "games", "seats"}


def test_the_migrations_come_to_the_tables_of_the_models(url: str) -> None:
    Store.open(url).close()
    with connect(url) as connection:
        assert compare_metadata(MigrationContext.configure(connection), Base.metadata) == []


def test_a_table_that_no_migration_knows_is_found(url: str) -> None:
    Store.open(url).close()
    with connect(url) as connection:
        connection.execute(text("ALTER TABLE entries DROP COLUMN kind"))
        [(difference, *_)] = compare_metadata(MigrationContext.configure(connection), Base.metadata)
        assert difference == "add_column"


def test_opening_again_changes_nothing(url: str) -> None:
    first = Store.open(url)
    first.create(new_game("a"))
    first.append([entry("a", 1)])
    stored = first.load("a")
    second = Store.open(url)
    assert second.load("a") == stored
    first.close()
    second.close()


def test_a_database_of_the_first_version_is_brought_up_to_date(url: str) -> None:
    first = Store.open(url)
    first.create(new_game("a"))
    first.close()
    with connect(url) as connection:
        connection.execute(text("ALTER TABLE games DROP COLUMN program"))
        connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        connection.commit()
    again = Store.open(url)
    assert again.load("a").game.program == ""
    again.create(new_game("b"))
    assert again.load("b").game.program == __version__
    again.close()


def test_a_database_of_a_newer_riftwright_is_refused(url: str) -> None:
    Store.open(url).close()
    with connect(url) as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        connection.commit()
    with pytest.raises(StoreError, match=r"was written by a newer Riftwright.*: update Riftwright"):
        Store.open(url)


def test_a_database_of_another_program_is_left_alone(url: str) -> None:
    with connect(url) as connection:
        connection.execute(text("CREATE TABLE recipes (name TEXT)"))
        connection.commit()
    with pytest.raises(StoreError, match="holds the tables of another program; name a database of its own"):
        Store.open(url)
    with connect(url) as connection:
        assert inspect(connection).get_table_names() == ["recipes"]


def test_a_table_that_is_gone_is_a_store_error(url: str) -> None:
    store = Store.open(url)
    store.create(new_game("a"))
    with connect(url) as connection:
        connection.execute(text("DROP TABLE entries"))
        connection.commit()
    with pytest.raises(StoreError, match="entries"):
        store.append([entry("a", 1)])
    with pytest.raises(StoreError, match="entries"):
        store.load("a")
    store.close()


def test_an_opening_that_another_program_has_changed_is_named(url: str) -> None:
    store = Store.open(url)
    store.create(new_game("a"))
    with connect(url) as connection:
        connection.execute(text("UPDATE games SET opening = '{}'"))
        connection.commit()
    for read in (lambda: store.load("a"), store.games):
        with pytest.raises(StoreError, match="game a: opening: Object missing required field"):
            read()
    store.close()


@pytest.mark.parametrize(
    ("url", "message"),
    [
        ("games.db", "'games.db' is no URL of a database: say sqlite:///"),
        ("sqlite://", "'sqlite://' names no file"),
        ("sqlite:///:memory:", "names no file"),
        ("sqlite:///games.db?cache=shared", "nothing may follow the name of the file: say sqlite:///games.db$"),
        ("mysql://somebody@host/games", "in SQLite or PostgreSQL, not in 'mysql'"),
        ("postgresql://somebody:secret@host:port/games", "'host:port/games' is no URL of a database"),
        (
            "postgresql://somebody:secret@127.0.0.1:1/games",
            r"^postgresql://somebody:\*\*\*@127.0.0.1:1/games: .*; see that the server runs",
        ),
    ],
)
def test_a_wrong_url_is_refused_without_its_password(url: str, message: str) -> None:
    with pytest.raises(StoreError, match=message) as refused:
        Store.open(url)
    assert "secret" not in str(refused.value)


def test_a_file_that_is_no_database_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    path.write_text("a shopping list, and a long one " * 40, encoding="utf-8")
    with pytest.raises(StoreError, match=r"games.db: file is not a database; it must be a file that Riftwright made"):
        Store.open(f"sqlite:///{path}")
    assert path.read_text(encoding="utf-8").startswith("a shopping list")


def test_a_folder_that_is_missing_is_refused(tmp_path: Path) -> None:
    with pytest.raises(StoreError, match="in a folder that it may write to"):
        Store.open(f"sqlite:///{tmp_path / 'none' / 'games.db'}")


def test_a_database_that_the_server_does_not_have_is_refused(postgres: PostgresServer) -> None:
    with pytest.raises(StoreError, match=r'database "\w+missing" does not exist.*a database of its own'):
        Store.open(f"{postgres.database()}missing")


def test_games_are_kept_in_the_data_folder_which_nobody_else_reads(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("HOME", "XDG_DATA_HOME", "USERPROFILE", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "home % of mine"))
    store = Store.open()
    store.create(new_game("a"))
    store.close()
    [path] = (tmp_path / "home % of mine").rglob("games.db")
    assert path.parent.name == "riftwright"
    if os.name == "posix":
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
    again = Store.open(f"sqlite:///{path}")
    assert again.unfinished() == ["a"]
    again.close()


def test_a_data_folder_that_cannot_be_made_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").touch()
    for name in ("HOME", "XDG_DATA_HOME", "USERPROFILE", "LOCALAPPDATA"):
        monkeypatch.setenv(name, str(tmp_path / "file"))
    with pytest.raises(StoreError, match=r"cannot be made: .*; name another database"):
        Store.open()


def test_sqlite_is_set_up_for_readers_beside_a_writer(tmp_path: Path) -> None:
    store = Store.open(f"sqlite:///{tmp_path / 'games.db'}")
    with store._engine.connect() as connection:
        found = [connection.execute(text(f"PRAGMA {name}")).scalar() for name in ("journal_mode", "synchronous")]
        assert [*found, connection.execute(text("PRAGMA foreign_keys")).scalar()] == ["wal", 1, 1]
        assert connection.execute(text("PRAGMA busy_timeout")).scalar() == 30_000
    store.close()
