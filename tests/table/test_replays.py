"""The list of games: what it says of each, and that it opens only what is over."""

import re
from datetime import UTC, datetime, timedelta

import msgspec
from starlette.testclient import TestClient

from riftwright.store import Store
from riftwright.table.pages.replays import PAGE
from tests.table.support import new_game
from tests.table.test_home import said


def games(page: str) -> list[str]:
    """What the list says of each game."""
    return re.findall(r"<li>\n<h2>.*?</li>", page, re.DOTALL)


def test_a_list_without_games_says_how_to_begin_one(client: TestClient) -> None:
    page = client.get("/replays").text
    assert "No game has been played here yet." in said(page)
    assert games(page) == []


def test_a_game_is_listed_with_who_played_what_and_how_it_ended(client: TestClient, store: Store) -> None:
    links = new_game(store, ("person", "random"), seed=5)
    client.get(links.seats[0])
    client.post(links.seats[0], data={"at": "0", "action": "concede"})
    [game] = games(client.get("/replays").text)
    text = said(game)
    assert "1v1 Duel edition 2026-10-16" in text
    assert "A Person" in text and "B Random bot" in text
    assert "B wins by concession" in text
    assert f'href="/replay/{links.game}"' in game


def test_a_game_that_goes_on_has_no_link_and_no_secret(client: TestClient, store: Store) -> None:
    links = new_game(store, ("person", "person"), seed=5)
    page = client.get("/replays").text
    [game] = games(page)
    assert "Going on" in said(game)
    assert "<a " not in game
    for link in (*links.seats, links.watch):
        assert link.rsplit("/", 1)[1] not in page


def test_what_was_called_by_script_is_harmless(client: TestClient, store: Store) -> None:
    new_game(store, seed=5)
    stored = store.load("game5").game
    deck = msgspec.structs.replace(stored.opening.decks[0], name="<script>2</script>")
    opening = msgspec.structs.replace(stored.opening, decks=[deck])
    named = [msgspec.structs.replace(seat, name="<script>1</script>") for seat in stored.seats]
    store.create(msgspec.structs.replace(stored, id="other", opening=opening, seats=named))
    store.finish("other", "<script>3</script>", "00")
    page = client.get("/replays").text
    assert "<script>" not in page
    assert page.count("&lt;script&gt;") == 6  # two names, a deck twice, the outcome and the label of its link


def test_the_newest_come_first_page_by_page(client: TestClient, store: Store) -> None:
    new_game(store, seed=0)
    first = store.load("game0").game
    begun = datetime(2020, 10, 20, 18, 30, tzinfo=UTC)
    for number in range(1, 2 * PAGE):
        created = begun + timedelta(minutes=number)
        store.create(msgspec.structs.replace(first, id=f"game{number}", created=created))
        store.finish(f"game{number}", "A wins by points", "00")
    newest = client.get("/replays").text
    assert games(newest)[0].count("Going on") == 1  # it began just now
    shown = re.findall(r'href="/replay/(\w+)"', newest)
    assert shown == [f"game{number}" for number in range(2 * PAGE - 1, PAGE, -1)]
    [older] = re.findall(r'href="(/replays\?before=\w+)"', newest)
    last = client.get(older).text
    assert re.findall(r'href="/replay/(\w+)"', last) == [f"game{number}" for number in range(PAGE, 0, -1)]
    assert "before=" not in last
    assert 'href="/replays">Newest games' in last


def test_a_page_after_a_game_that_there_is_not_is_refused(client: TestClient) -> None:
    for before in ("nobody", "<script>", "%00"):
        answer = client.get(f"/replays?before={before}")
        assert answer.status_code == 404
        assert "There is no game that this page could come after." in answer.text
        assert "<script>" not in answer.text
