"""Setting up a game in a browser: decks judged as one types, by keyboard alone, on a phone, for everyone."""

from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from tests.table.browser.access import check_access
from tests.table.browser.server import Server
from tests.table.browser.table import LIMIT
from tests.table.test_home import EXAMPLES

PHONE: Any = {"width": 360, "height": 740}
WRONG = "Legend:\n1 Ahri, Nine-Tailed Fox\nMainDeck:\n3 Faling Star\n"


def opened(browser: Browser, server: Server, path: str = "/", **context: Any) -> Page:
    """A page of the server."""
    page = browser.new_context(**context).new_page()
    page.set_default_timeout(LIMIT)
    page.goto(server.address + path)
    return page


def test_a_deck_is_judged_while_it_is_typed(browser: Browser, server: Server) -> None:
    page = opened(browser, server)
    page.select_option("#deck1", "own")
    page.locator("#list1").fill(WRONG)
    page.locator("#verdicts1", has_text="did you mean Falling Star").wait_for()
    page.click("#verdicts1 a[data-line]")
    chosen = "list => list.value.slice(list.selectionStart, list.selectionEnd)"
    assert page.eval_on_selector("#list1", chosen) == "3 Faling Star"
    page.locator("#list1").fill(EXAMPLES["lux"].read_text(encoding="utf-8"))
    page.locator("#verdicts1", has_text="Structure\nfine").wait_for()
    assert page.url == server.address + "/"


def test_a_file_is_read_into_the_list(browser: Browser, server: Server) -> None:
    page = opened(browser, server)
    page.select_option("#deck0", "own")
    page.set_input_files("#file0", EXAMPLES["lux"])
    page.locator("#verdicts0", has_text="Lux, Lady of Luminosity").wait_for()
    assert page.input_value("#list0") == EXAMPLES["lux"].read_text(encoding="utf-8")
    assert page.input_value("#file0") == ""


@pytest.mark.parametrize("scripting", [True, False])
def test_only_the_seats_of_the_mode_are_shown_and_only_what_they_need(
    browser: Browser, server: Server, scripting: bool
) -> None:
    page = opened(browser, server, java_script_enabled=scripting)
    for mode, players in (("skirmish", 3), ("magma", 4), ("match", 2)):
        page.check(f"[name=mode][value={mode}]")
        assert page.locator(".chair:visible").count() == players
        assert page.get_by_text("in a team with C").is_visible() == (mode == "magma")
    assert page.locator("#name0").is_visible() and not page.locator("#name1").is_visible()
    assert not page.locator("#list0").is_visible()
    page.select_option("#deck0", "own")
    assert page.locator("#list0").is_visible()


def test_without_scripting_a_refused_form_comes_back_and_then_begins(browser: Browser, server: Server) -> None:
    page = opened(browser, server, java_script_enabled=False)
    page.select_option("#deck0", "own")
    page.fill("#list0", WRONG)
    page.fill("#name0", "Zoë")
    page.click("text=Check decks")
    assert "did you mean Falling Star" in page.inner_text("#verdicts0")
    page.click("button[value=begin]")
    assert "The game cannot begin yet" in page.inner_text("[role=alert]")
    assert (page.input_value("#name0"), page.input_value("#list0")) == ("Zoë", WRONG)
    page.select_option("#deck0", "example:lux")
    page.click("button[value=begin]")
    page.wait_for_url("**/game/*/seat/*")


def test_a_game_begins_by_keyboard_alone(browser: Browser, server: Server) -> None:
    page = opened(browser, server)
    for _ in range(100):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.value === 'begin'"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/game/*/seat/*")


def test_the_links_of_a_game_are_copied_and_open_their_seats(browser: Browser, server: Server) -> None:
    page = opened(browser, server)
    page.check("[name=kind1][value=person]")
    page.fill("#name1", "<b>Anna")
    page.click("button[value=begin]")
    page.wait_for_url("**/game/*/host/*")
    assert "Seat B <b>Anna" in page.inner_text(".places")
    page.get_by_role("button", name="Copy: Link of seat B").click()
    page.locator("#copied", has_text="Link of seat B: copied.").wait_for()
    link = page.get_by_label("Link of seat B", exact=True).input_value()
    assert link.startswith(server.address + "/game/")
    page.locator(".places li", has_text="Anna").get_by_role("link").click()
    page.wait_for_url(link)


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("size", [{"width": 1280, "height": 800}, PHONE], ids=["laptop", "phone"])
def test_the_pages_are_for_everyone(browser: Browser, server: Server, scheme: str, size: Any) -> None:
    page = opened(browser, server, color_scheme=scheme, viewport=size)
    complaints: list[str] = []
    page.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.check("[name=mode][value=magma]")
    page.select_option("#deck1", "own")
    page.locator("#list1").fill(WRONG)
    page.locator("#verdicts1", has_text="did you mean").wait_for()
    page.locator("#verdicts3", has_text="Master Yi").wait_for()
    page.click("summary")
    check_access(page)
    page.goto(server.address)
    page.check("[name=kind1][value=person]")
    page.click("button[value=begin]")
    page.wait_for_url("**/host/*")
    check_access(page)
    page.goto(server.address + "/replays")
    check_access(page)
    assert complaints == []


def test_both_players_of_a_match_come_to_the_next_game(browser: Browser, server: Server) -> None:
    page = opened(browser, server)
    page.check("[name=mode][value=match]")
    page.check("[name=kind1][value=person]")
    page.select_option("#deck0", "own")
    page.fill("#list0", EXAMPLES["lux"].read_text(encoding="utf-8") + "\nSideboard:\n1 Riptide Rex\n")
    page.click("button[value=begin]")
    page.wait_for_url("**/host/*")
    links: list[str] = page.eval_on_selector_all(".link input", "all => all.map(one => one.value)")
    page.goto(links[0])
    page.click("summary:has-text('Concede')")
    page.click("text=Concede the game")
    page.locator("#table[data-over=yes]").wait_for()
    page.click("text=The match")
    page.get_by_label("Riptide Rex").fill("1")
    page.locator(".size", has_text="40 of 39 cards").wait_for()
    check_access(page)
    page.get_by_label("Daring Poro").fill("2")
    page.click("text=Ready for game 2")
    page.get_by_text("You are ready.").wait_for()
    other = opened(browser, server, links[1].removeprefix(server.address) + "/match", viewport=PHONE)
    check_access(other)
    other.click("text=Ready for game 2")
    for seat, link in ((other, links[1]), (page, links[0])):
        seat.locator("#table").wait_for()
        assert seat.url.rsplit("/", 1)[1] == link.rsplit("/", 1)[1]
        assert seat.url != link
