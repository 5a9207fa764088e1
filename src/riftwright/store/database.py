"""Opening the database: SQLite in the user's data folder, or what a URL names; its tables brought up to date."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import platformdirs
from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import URL, Connection, Engine, create_engine, event, inspect, make_url
from sqlalchemy.exc import ArgumentError, SQLAlchemyError

from riftwright.store.records import StoreError

FILE: Final = "games.db"
PATIENCE: Final = 30  # seconds that SQLite waits for another process to finish its writing
POSTGRESQL: Final = "postgresql+psycopg"
EXAMPLES: Final = "sqlite:////FOLDER/games.db or postgresql://USER@HOST/NAME"
WRITING: Final = "riftwright_writing"  # the execution option of a connection that is going to write


def default_url() -> str:
    """The SQLite database in the user's data folder, which is made where it is missing."""
    folder = platformdirs.user_data_path("riftwright", appauthor=False)
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)  # a game's seed is nobody else's business
    except OSError as error:
        raise StoreError(f"{folder}: cannot be made: {error.strerror}; name another database") from None
    return URL.create("sqlite", database=str(folder / FILE)).render_as_string()


def open_engine(text: str) -> Engine:
    """The database of that URL, its tables up to date. Raises ``StoreError``."""
    url = _url(text)
    with plain_errors(url):
        engine = create_engine(url, **_arguments(url))
    if url.get_backend_name() == "sqlite":
        event.listen(engine, "connect", _set_up_sqlite)
        event.listen(engine, "begin", _begin_sqlite)
    try:
        with plain_errors(url), engine.execution_options(**{WRITING: True}).begin() as connection:
            _upgrade(connection, url)
    except BaseException:
        engine.dispose()
        raise
    return engine


@contextmanager
def plain_errors(url: URL) -> Iterator[None]:
    """Whatever the database says is raised as ``StoreError``, with its name and without its password."""
    try:
        yield
    except SQLAlchemyError as error:
        cause = getattr(error, "orig", None) or error
        said = " ".join(str(cause).split())
        raise StoreError(f"{name_of(url)}: {said}; {_advice(url)}") from error


def name_of(url: URL) -> str:
    """What a person calls the database: the file, or the URL without its password."""
    if url.get_backend_name() == "sqlite":
        return str(url.database)
    return url.set(drivername="postgresql").render_as_string(hide_password=True)


def _advice(url: URL) -> str:
    if url.get_backend_name() == "sqlite":
        return "it must be a file that Riftwright made, in a folder that it may write to, on a disk that is not full"
    return "see that the server runs, and that the URL names its host, a user and a database of its own"


def _url(text: str) -> URL:
    try:
        url = make_url(text)
    except (ArgumentError, ValueError):
        shown = text.rpartition("@")[2]  # what stands before it may be a password
        raise StoreError(f"{shown!r} is no URL of a database: say {EXAMPLES}") from None
    if url.drivername == "postgresql":
        return url.set(drivername=POSTGRESQL)
    if url.drivername not in ("sqlite", POSTGRESQL):
        raise StoreError(f"games are kept in SQLite or PostgreSQL, not in {url.drivername!r}: say {EXAMPLES}")
    if url.drivername == "sqlite" and url.database in (None, "", ":memory:"):
        raise StoreError(f"{text!r} names no file, and games are to be kept: say {EXAMPLES}")
    if url.drivername == "sqlite" and url.query:
        raise StoreError(f"{text!r}: nothing may follow the name of the file: say sqlite:///{url.database}")
    return url


def _arguments(url: URL) -> dict[str, Any]:
    if url.get_backend_name() == "sqlite":
        return {"connect_args": {"timeout": PATIENCE}}
    return {"pool_pre_ping": True}  # a server that was restarted meanwhile is no error


def _set_up_sqlite(connection: Any, _record: object) -> None:
    """Readers and the writer do not wait for one another; what was written survives the end of this program."""
    connection.isolation_level = None  # transactions begin where ``_begin_sqlite`` says, not where Python guesses
    for pragma in ("journal_mode = WAL", "synchronous = NORMAL", "foreign_keys = ON"):
        connection.execute(f"PRAGMA {pragma}").close()


def _begin_sqlite(connection: Connection) -> None:
    """Whoever is going to write takes the lock first: one that has read already could only fail to get it."""
    writing = connection.get_execution_options().get(WRITING)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")


# Migrations


def _upgrade(connection: Connection, url: URL) -> None:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).with_name("migrations")).replace("%", "%%"))
    config.attributes["connection"] = connection
    found = MigrationContext.configure(connection).get_current_heads()
    if not found and inspect(connection).get_table_names():
        raise StoreError(
            f"{name_of(url)}: holds the tables of another program; name a database of its own for the games"
        )
    if not {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}.issuperset(found):
        raise StoreError(
            f"{name_of(url)}: was written by a newer Riftwright, or by another program: update Riftwright, or name "
            "another database"
        )
    command.upgrade(config, "head")
