"""What tests of the table share: a store in memory of the test's folder, and an application over it."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from riftwright.store import Store
from riftwright.table.app import make_app
from riftwright.table.settings import Settings


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """A store that is the test's own."""
    opened = Store.open(f"sqlite:///{tmp_path / 'games.db'}")
    yield opened
    opened.close()


@pytest.fixture
def client(store: Store) -> Iterator[TestClient]:
    """A browser without scripting."""
    with TestClient(make_app(Settings(pace=0), store), base_url="http://127.0.0.1") as made:
        yield made
