"""Tests in a real browser: Chromium, driven by Playwright. All in this folder are marked ``browser``."""

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.table.browser.server import Server

HERE = Path(__file__).parent


@pytest.hookimpl(tryfirst=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if HERE in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="module")  # while Playwright runs, no other test of this process could run an event loop
def browser() -> Iterator[Browser]:
    """The system's Chromium, of which each test opens contexts of its own."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        pytest.skip("Chromium is not installed; on Debian: apt-get install chromium")
    root = os.name == "posix" and os.geteuid() == 0  # root's Chromium has no sandbox
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=not root)
        yield browser
        browser.close()


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server of the test's own, started."""
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()
    assert "Traceback" not in made.errors(), made.errors()
