"""Replays in a browser: gone through by keyboard, by dragging and from the log, gone on from; on a phone."""

import re
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page

from riftwright.store import Store
from tests.table.browser.access import check_access
from tests.table.browser.server import Server
from tests.table.browser.table import OFFERED, Seat
from tests.table.support import PlayedGame, played_game

LAPTOP: Any = {"width": 1280, "height": 720}
PHONE: Any = {"width": 390, "height": 844}


@pytest.fixture
def played(tmp_path: Path) -> PlayedGame:
    """A game that is over, in the database of the server."""
    store = Store.open(f"sqlite:///{tmp_path / 'games.db'}")
    game = played_game(store)
    store.close()
    return game


def shows(page: Page, moment: int) -> None:
    """Wait until that moment is shown, and see that the whole page is at it."""
    page.wait_for_function("at => new URL(location).searchParams.get('at') === String(at)", arg=moment)
    found = page.eval_on_selector_all("input[name=at]", "all => all.map((one) => one.value)")
    assert set(found) == {str(moment)}
    assert page.locator("#present").get_attribute("x1") == str(moment)


def fresh(page: Page, selector: str) -> list[str]:
    """What a page that is loaded anew from the present address has there, as text."""
    found: list[str] = page.evaluate(
        """async (selector) => {
          const html = await (await fetch(location, { headers: { Accept: "text/html" } })).text();
          const all = new DOMParser().parseFromString(html, "text/html").querySelectorAll(selector);
          return [...all].map((one) => one.outerHTML);
        }""",
        selector,
    )
    return found


def shown(page: Page, selector: str) -> list[str]:
    """What the page has there."""
    found: list[str] = page.eval_on_selector_all(selector, "all => all.map((one) => one.outerHTML)")
    return found


def moment(link: Locator) -> int:
    """Where a link leads."""
    found = re.search(r"at=(\d+)", link.get_attribute("href") or "")
    assert found is not None
    return int(found[1])


def turns(played: PlayedGame) -> list[int]:
    """The moments at which a turn begins."""
    states = [game.state for game in played.moments]
    return [n for n in range(1, played.last + 1) if states[n].turn != states[n - 1].turn]


def test_a_replay_is_gone_through_by_keyboard(browser: Browser, server: Server, played: PlayedGame) -> None:
    begins = turns(played)
    seat = Seat(browser.new_context(), server, f"/replay/{played.links.game}")
    page = seat.page
    page.evaluate("window.stayed = true")
    for key, moment in (
        ("ArrowRight", 1),
        ("ArrowRight", 2),
        ("ArrowLeft", 1),
        ("Shift+ArrowRight", min(n for n in begins if n > 1)),
        ("End", played.last),
        ("Shift+ArrowLeft", max(n for n in begins if n < played.last)),
        ("Home", 0),
        ("Shift+ArrowRight", begins[0]),
    ):
        page.keyboard.press(key)
        shows(page, moment)
    page.locator("#range").focus()
    page.keyboard.press("Shift+ArrowRight")
    shows(page, begins[1])
    page.keyboard.press("ArrowRight")
    shows(page, begins[1] + 1)
    assert page.evaluate("window.stayed")  # no page was loaded on the way
    assert seat.complaints == []


def test_what_is_swapped_in_is_what_the_address_shows(browser: Browser, server: Server, played: PlayedGame) -> None:
    seat = Seat(browser.new_context(), server, f"/replay/{played.links.game}?eyes=B")
    page = seat.page
    for moment in (30, 90, 45, 46, played.last, 0, 60):
        page.locator("#range").fill(str(moment))
        shows(page, moment)
        for selector in ("#status *", "#steps a", "#chosen *", "#lines li", "#board [data-card]"):
            assert len(shown(page, selector)) == len(fresh(page, selector))
        assert shown(page, "#lines li") == fresh(page, "#lines li")
        assert shown(page, "#steps a") == fresh(page, "#steps a")
    assert page.locator("#address").input_value() == page.url
    assert page.title().startswith("Turn ")
    assert seat.complaints == []


def test_lines_of_the_log_turns_and_points_lead_to_their_moments(
    browser: Browser, server: Server, played: PlayedGame
) -> None:
    seat = Seat(browser.new_context(), server, f"/replay/{played.links.game}?at={played.last}")
    page = seat.page
    page.evaluate("window.stayed = true")
    line = page.locator("#lines .told", has_text="plays").first
    there = moment(line)
    line.click()
    shows(page, there)
    page.locator(".stretch").nth(5).click()
    shows(page, turns(played)[4])
    point = page.locator(".point").last
    before, after = (played.moments[n].state.points for n in (moment(point) - 1, moment(point)))
    assert before != after
    point.press("Enter")
    shows(page, moment(point))
    assert page.evaluate("window.stayed")
    assert seat.complaints == []


def test_it_plays_by_itself_until_somebody_stops_it(browser: Browser, server: Server, played: PlayedGame) -> None:
    seat = Seat(browser.new_context(), server, f"/replay/{played.links.game}?at={played.last - 2}")
    page = seat.page
    play = page.get_by_role("button", name="Play")
    play.click()
    page.wait_for_url(f"**at={played.last}*")
    page.wait_for_selector("#play[aria-pressed=false]")
    page.keyboard.press("Home")
    shows(page, 0)
    play.click()
    page.wait_for_url("**at=1*")
    play.click()
    assert play.get_attribute("aria-pressed") == "false"
    assert seat.complaints == []


def test_a_new_game_goes_on_from_the_moment_that_is_shown(
    browser: Browser, server: Server, played: PlayedGame, tmp_path: Path
) -> None:
    seat = Seat(browser.new_context(), server, f"/replay/{played.links.game}")
    page = seat.page
    page.locator("#branch summary").click()
    page.keyboard.press("End")
    shows(page, played.last)
    begin = page.get_by_role("button", name="Go on from here")
    assert begin.is_disabled()
    page.locator("#range").fill("50")
    shows(page, 50)
    assert begin.is_enabled()
    page.locator("[name=kind0]").select_option("person")
    page.locator("[name=kind1]").select_option("random")
    begin.click()
    page.wait_for_selector(f"{OFFERED}, #table[data-over=yes]", state="attached")
    assert seat.at >= 50
    store = Store.open(f"sqlite:///{tmp_path / 'games.db'}")
    stored = store.load(page.url.split("/")[4])
    store.close()
    assert (stored.game.parent, stored.game.parent_at) == (played.links.game, 50)


def test_the_moment_that_is_shown_is_the_one_reported(browser: Browser, server: Server, played: PlayedGame) -> None:
    seat = Seat(browser.new_context(), server, f"/replay/{played.links.game}?eyes=A")
    page = seat.page
    page.locator("#range").fill("50")
    shows(page, 50)
    page.get_by_role("button", name="Report this moment").click()
    page.wait_for_url("**/scenario?at=50&eyes=A")
    assert "after 50 choices" in page.locator("#scenario").input_value()
    check_access(page)
    page.get_by_role("button", name="Open at the judge's desk").click()
    page.wait_for_url("**/judge**")
    assert "after 50 choices" in page.locator("#text").input_value()


def test_a_server_that_is_gone_is_no_secret(browser: Browser, server: Server, played: PlayedGame) -> None:
    page = browser.new_context().new_page()
    page.goto(f"{server.address}/replay/{played.links.game}?at=3")
    server.stop()
    with page.expect_event("requestfailed"):
        page.keyboard.press("ArrowRight")
    server.start()
    page.goto(f"{server.address}/replay/{played.links.game}?at=4")
    page.keyboard.press("ArrowRight")
    shows(page, 5)


@pytest.mark.parametrize("size", [LAPTOP, PHONE], ids=["laptop", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_a_replay_is_for_everyone(browser: Browser, server: Server, played: PlayedGame, size: Any, scheme: Any) -> None:
    seat = Seat(browser.new_context(viewport=size, color_scheme=scheme), server, f"/replay/{played.links.game}?at=60")
    check_access(seat.page)
    seat.page.locator("#branch summary").click()
    check_access(seat.page)
    for name in ("Forward one choice", "Back one turn", "Forward one chain item"):
        box = seat.page.get_by_role("link", name=name).bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= 24  # the least that a finger hits (WCAG 2.5.8)
        assert box["y"] + box["height"] <= size["height"]


def test_without_scripting_every_moment_is_a_page(browser: Browser, server: Server, played: PlayedGame) -> None:
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(f"{server.address}/replay/{played.links.game}")
    assert not page.get_by_role("button", name="Play").is_visible()
    page.get_by_role("link", name="Forward one choice").click()
    page.wait_for_url("**at=1*")
    page.locator("#range").fill("77")
    page.get_by_role("button", name="Go there").click()
    page.wait_for_url("**at=77*")
    page.get_by_role("button", name="B:").click()
    page.wait_for_url("**at=77&eyes=B")
    assert page.locator("#range").input_value() == "77"
