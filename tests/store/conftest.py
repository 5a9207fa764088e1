"""Every test of the store runs twice: in SQLite, and in a PostgreSQL server that the tests start."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from riftwright.store import Store
from tests.store.postgres import PostgresServer, binaries, postgres_server


@pytest.fixture(scope="session")
def postgres() -> Iterator[PostgresServer]:
    programs = binaries()
    if programs is None:
        pytest.skip("PostgreSQL is not installed; on Debian or Ubuntu: apt-get install postgresql")
    with postgres_server(programs) as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database that is empty."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'games.db'}"
    server: PostgresServer = request.getfixturevalue("postgres")
    return server.database()


@pytest.fixture
def store(url: str) -> Iterator[Store]:
    store = Store.open(url)
    yield store
    store.close()
