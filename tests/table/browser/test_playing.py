"""Whole games in a browser: by clicking, by keyboard alone, without scripting, and between two browsers."""

from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from riftwright.core.ids import HAND, MAIN_DECK
from riftwright.game import Game
from riftwright.rules.visibility import sees
from riftwright.store import Store
from tests.cli.support import AHRI, KAISA
from tests.table.browser.server import Server
from tests.table.browser.table import OFFERED, STILL, Seat, new_game

LONGEST = 700  # choices of one seat; a game has some hundred


def taking_turns(keys: list[str]) -> str:
    """An option that gets on with the game: plays and moves first, Adding resources never where it can be helped."""
    for kind in ("play", "move", "choose", "place", "yes", "pay", "done", "use"):
        for key in keys:
            if key.partition(":")[0] == kind:
                return key
    rest = [key for key in keys if not key.startswith("add")]
    return (rest or keys)[-1]


def play(seat: Seat, act: Callable[[Seat], None]) -> int:
    """Play the game to its end; how many choices were made."""
    for made in range(LONGEST):
        if not seat.wait():
            return made
        act(seat)
    raise AssertionError("the game has no end")


def test_a_person_plays_a_whole_game_against_the_bot_by_clicking(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    _, links, _ = new_game(tmp_path, ("person", "random"))
    seat = Seat(browser.new_context(), server, links[0])
    made = play(seat, lambda seat: seat.click(taking_turns))
    assert made > 20
    assert "win" in seat.page.locator("#status").inner_text()
    assert seat.complaints == []
    assert seat.page.locator("#lines li").count() > 100


def by_keyboard(seat: Seat) -> None:
    """Tab to the option, and press Enter."""
    at, key = seat.at, taking_turns(seat.offered())
    for _ in range(400):
        focused = seat.page.evaluate(
            "one => { const now = document.activeElement; return now?.closest('#choices') && now.value === one; }", key
        )
        if focused:
            seat.page.keyboard.press("Enter")
            seat.moved(at)
            return
        seat.page.keyboard.press("Tab")
    raise AssertionError(f"{key} cannot be reached by the Tab key")


def test_a_person_plays_a_whole_game_by_keyboard_alone(browser: Browser, server: Server, tmp_path: Path) -> None:
    _, links, _ = new_game(tmp_path, ("person", "random"), seed=6)
    seat = Seat(browser.new_context(reduced_motion=STILL), server, links[0])
    made = play(seat, by_keyboard)
    assert made > 20
    assert seat.complaints == []


def test_a_game_can_be_played_without_scripting(browser: Browser, server: Server, tmp_path: Path) -> None:
    _, links, _ = new_game(tmp_path, ("person", "random"), seed=7)
    page = browser.new_context(java_script_enabled=False).new_page()
    page.goto(server.address + links[0])
    for _ in range(60):
        if not page.locator(OFFERED).count():
            page.reload()
            continue
        keys = [button.get_attribute("value") or "" for button in page.locator(OFFERED).all()]
        page.locator(f'{OFFERED}[value="{taking_turns(keys)}"]').first.click()
    assert int(page.locator("#table").get_attribute("data-at") or "0") > 60


def test_two_browsers_play_each_other_and_neither_is_sent_what_it_may_not_see(
    browser: Browser, server: Server, tmp_path: Path
) -> None:
    game, links, watch = new_game(tmp_path, ("person", "person"), seed=8)
    seats = [Seat(browser.new_context(reduced_motion=STILL), server, link) for link in (*links, watch)]
    pages: list[list[str]] = [[], [], []]
    for _ in range(60):
        asked = next((seat for seat in seats[:2] if seat.asked), None)
        if asked is None:
            seats[0].page.wait_for_timeout(20)
            continue
        asked.click(taking_turns)
        for seat in seats:
            seat.moved(asked.at - 1)
        for found, seat in zip(pages, seats, strict=True):
            found.append(seat.page.content())
    unseen = never_seen(tmp_path, game)
    for viewer, (seat, shown) in enumerate(zip(seats, pages, strict=True)):
        assert unseen[viewer]
        everything = "\n".join([*shown, *seat.wire])
        for name in unseen[viewer]:
            assert name not in everything and name.replace("'", "&#39;") not in everything, (viewer, name)
        assert seat.complaints == []


def never_seen(folder: Path, game: str) -> list[set[str]]:
    """The names of the cards that each seat, and a spectator, has not been allowed to see up to now."""
    store = Store.open(f"sqlite:///{folder / 'games.db'}")
    stored = store.load(game)
    store.close()
    played = Game.new([KAISA, AHRI], seed=stored.game.opening.seed, first_player=0)
    names = {played.state.face_of(o.id).name for o in played.state.objects if o.zone in (MAIN_DECK, HAND)}
    found = [set(names), set(names), set(names)]
    for key in ["", *(entry.text for entry in stored.entries)]:
        if key:
            played.apply(key)
        s = played.state
        for viewer, unseen in zip((0, 1, -1), found, strict=True):
            unseen -= {s.face_of(o.id).name for o in s.objects if sees(s, viewer, o.id)}
            decision = s.decision
            if decision is not None and decision.player == viewer:
                unseen -= {s.face_of(option.a).name for option in decision.options if 0 <= option.a < len(s.objects)}
    return found


@pytest.mark.parametrize("how", ["kill", "stop"])
def test_a_seat_comes_back_after_a_reload_and_after_the_server_was_restarted(
    browser: Browser, server: Server, tmp_path: Path, how: str
) -> None:
    _, links, _ = new_game(tmp_path, ("person", "person"), seed=9)
    seats = [Seat(browser.new_context(reduced_motion=STILL), server, link) for link in links]
    chain = "#board [data-region=chain] li, #board .chain li"
    for _ in range(200):
        asked = next((seat for seat in seats if seat.asked), None)
        if asked is None:
            seats[0].page.wait_for_timeout(20)
            continue
        if asked.page.locator(chain).count():
            break
        asked.click(taking_turns)
    assert asked is not None and asked.page.locator(chain).count(), "no card was played"
    at, offered, board = asked.at, asked.offered(), asked.page.locator("#board").inner_text()
    asked.page.reload()
    assert (asked.at, asked.offered()) == (at, offered)
    getattr(server, how)()
    asked.page.wait_for_selector("#notice:not([hidden])")
    assert "connection is lost" in asked.page.locator("#notice").inner_text()
    server.start()
    asked.page.wait_for_selector("#notice[hidden]", state="attached")
    assert (asked.at, asked.offered()) == (at, offered)
    assert asked.page.locator("#board").inner_text() == board
    asked.click(taking_turns)
    assert asked.at > at
