"""Every page: no serious finding of axe-core, nothing in the console, nothing from outside, and room on a phone."""

from pathlib import Path
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Browser, Page

from tests.table.browser.server import Server
from tests.table.browser.table import STILL, Seat, new_game
from tests.table.browser.test_playing import taking_turns

LAPTOP = {"width": 1280, "height": 800}
PHONE = {"width": 390, "height": 844}


def findings(page: Page) -> list[tuple[str, str]]:
    """What axe-core finds that is serious or critical: its rule, and where."""
    response: dict[str, Any] = Axe().run(page).response
    return [
        (violation["id"], node["html"][:200])
        for violation in response["violations"]
        if violation["impact"] in ("serious", "critical")
        for node in violation["nodes"]
    ]


def wider_than_the_screen(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth > document.documentElement.clientWidth"))


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("path", ["/", "/judge", "/replays", "/rule/323.6", "/nothing"])
def test_a_page_is_accessible_and_fits(browser: Browser, server: Server, path: str, screen: Any, scheme: Any) -> None:
    context = browser.new_context(viewport=screen, color_scheme=scheme, reduced_motion=STILL)
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    page = Seat(context, server, path)
    assert findings(page.page) == []
    assert not wider_than_the_screen(page.page)
    assert [text for text in page.complaints if "404" not in text] == []
    assert [url for url in asked if not url.startswith((server.address, "data:"))] == []


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("screen", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("mode", ["duel", "magma"])
def test_the_table_is_accessible_and_fits_as_a_game_goes_on(
    browser: Browser, server: Server, tmp_path: Path, mode: str, screen: Any, scheme: Any
) -> None:
    bots = 1 if mode == "duel" else 3
    _, links, watch = new_game(tmp_path, ("person", *["random"] * bots), seed=11, mode=mode)
    context = browser.new_context(viewport=screen, color_scheme=scheme, reduced_motion=STILL)
    seat = Seat(context, server, links[0])
    for choice in range(25):
        if not seat.wait():
            break
        if choice in (0, 12, 24):
            assert findings(seat.page) == []
            assert not wider_than_the_screen(seat.page)
        seat.click(taking_turns)
    assert findings(seat.page) == []
    assert seat.complaints == []
    looking_on = Seat(context, server, watch)
    assert findings(looking_on.page) == []
    assert looking_on.complaints == []
