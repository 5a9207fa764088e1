"""A match at the table (486): one game after the other at the same links, battlefields used up, sideboards."""

import html
import re
from typing import Final

import pytest
from starlette.testclient import TestClient

from riftwright.notation.decks import parse_deck, read_deck
from riftwright.rules import editions
from riftwright.store import Store
from riftwright.table.match import next_id
from tests.table.support import at, options
from tests.table.test_home import EXAMPLES, said, seat_links

LUX: Final = EXAMPLES["lux"].read_text(encoding="utf-8") + "\nSideboard:\n1 Riptide Rex\n1 Pit Crew\n"
GAME_OVER: Final = {"at": "0", "action": "concede"}


class Table:
    """A match between two people, by form posts."""

    def __init__(self, client: TestClient, **fields: str) -> None:
        self.client: TestClient = client
        page = client.post("/", data={"mode": "match", "kind1": "person", "name0": "Zoë", "seed": "3", **fields})
        self.links: list[str] = seat_links(page.text)

    def bring(self) -> list[str]:
        """Each seat brings the first battlefield that it may; what was offered to each."""
        offered = []
        for link in self.links:
            page = self.client.get(link).text
            keys = options(page)
            offered.append(said(page))
            self.client.post(link, data={"at": at(page), "option": keys[0]})
        return offered

    def concede(self, seat: int) -> None:
        self.client.post(self.links[seat], data=GAME_OVER)

    def ready(self, seat: int, **fields: str) -> str:
        """A seat gets ready; the page that it comes to."""
        return self.client.post(f"{self.links[seat]}/match", data=fields).url.path

    def page(self, seat: int) -> str:
        return self.client.get(f"{self.links[seat]}/match").text

    def go_on(self) -> None:
        """Both get ready, and sit down at the next game."""
        assert self.ready(0) == f"{self.links[0]}/match"
        moved = self.ready(1)
        game = moved.split("/")[2]
        assert game == next_id(self.links[0].split("/")[2])
        self.links = [re.sub(r"/game/[^/]+", f"/game/{game}", link) for link in self.links]
        assert moved == self.links[1]


@pytest.mark.parametrize("edition", editions.NAMES)
def test_486_6_whoever_wins_two_games_wins_the_match(client: TestClient, edition: str) -> None:
    table = Table(client, edition=edition)
    assert "Match: 0 to 0" in said(table.page(0))
    table.concede(1)
    assert "Match: 1 to 0" in said(table.page(1))
    table.go_on()
    table.concede(0)
    assert "Match: 1 to 1" in said(table.page(0))
    table.go_on()
    table.concede(1)
    page = said(table.page(1))
    assert "Match: 2 to 1 A (Zoë) wins the match." in page
    assert page.count("wins by concession") == 3
    assert "Ready for game" not in page
    assert client.post(f"{table.links[0]}/match").status_code == 409


def test_486_5_a_battlefield_of_a_game_that_was_won_is_not_brought_again(client: TestClient, store: Store) -> None:
    table = Table(client)
    table.bring()
    table.concede(1)
    names = [read_deck(EXAMPLES[name]).entries("Battlefields")[0].card.name for name in ("annie", "garen")]
    page = said(table.page(0))
    assert "B wins by concession" not in page
    assert f"A wins by concession , at {names[0]} and {names[1]}" in page
    assert f"A (Zoë) {names[0]} B {names[1]}" in page
    table.go_on()
    assert store.load(table.links[0].split("/")[2]).game.opening.barred == [[names[0]], [names[1]]]
    for offered, used in zip(table.bring(), names, strict=True):
        assert "Which battlefield to bring" in offered
        assert used not in offered


def test_both_begin_the_same_next_game_and_only_once(client: TestClient, store: Store) -> None:
    table = Table(client)
    table.concede(0)
    table.go_on()
    first = store.games()[1]
    assert len(store.games()) == 2
    again = client.get(f"/game/{first.id}/seat/{table.links[0].rsplit('/', 1)[1]}/match")
    assert again.url.path == table.links[0]
    assert len(store.games()) == 2
    assert store.games()[0].parent == first.id
    seeds = {store.load(game.id).game.opening.seed for game in store.games()}
    assert len(seeds) == 2  # the seed of a game that is over can be looked up: the next is another


def test_the_next_game_waits_for_every_person_and_for_no_bot(client: TestClient) -> None:
    table = Table(client)
    table.concede(0)
    table.ready(1)
    assert "You are ready. Waiting for A (Zoë)." in said(table.page(1))
    assert "Waiting" not in said(table.page(0))
    alone = client.post("/", data={"mode": "match", "links": "yes"})
    [link] = seat_links(alone.text)
    client.post(link, data=GAME_OVER)
    moved = client.post(f"{link}/match")
    assert moved.url.path.startswith("/game/") and not moved.url.path.endswith("/match")


def test_the_host_follows_to_the_links_of_the_next_game(client: TestClient) -> None:
    host = client.post("/", data={"mode": "match", "kind1": "person"})
    links = seat_links(host.text)
    client.post(links[0], data=GAME_OVER)
    assert "next game of the match" not in client.get(host.url.path).text
    for link in links:
        client.post(f"{link}/match")
    page = client.get(host.url.path).text
    [following] = re.findall(r'<a href="(/game/[\w-]+/host/[\w-]+)">To the next game of the match</a>', page)
    again = client.get(following)
    assert again.status_code == 200
    assert [link.rsplit("/", 1)[1] for link in seat_links(again.text)] == [link.rsplit("/", 1)[1] for link in links]


def test_who_was_ready_is_so_after_a_restart(client: TestClient) -> None:
    table = Table(client)
    table.concede(0)
    table.ready(1)
    game = table.links[0].split("/")[2]
    rooms = client.app.state.rooms  # type: ignore[attr-defined]
    del rooms._rooms[game]
    assert "You are ready." in said(table.page(1))
    assert table.ready(0) != f"{table.links[0]}/match"


def test_spectators_see_how_it_stands_and_follow(client: TestClient) -> None:
    host = client.post("/", data={"mode": "match", "kind1": "person"})
    [watch] = set(re.findall(r'value="http://[^/"]+(/game/[\w-]+/watch/[\w-]+)"', host.text))
    links = seat_links(host.text)
    client.post(links[0], data=GAME_OVER)
    page = client.get(f"{watch}/match").text
    assert "Game 2 begins when A and B are ready." in said(page)
    assert "<form" not in page
    assert client.post(f"{watch}/match").status_code == 409
    for link in links:
        client.post(f"{link}/match")
    assert client.get(f"{watch}/match").url.path == re.sub(
        r"/game/[^/]+", f"/game/{next_id(watch.split('/')[2])}", watch
    )


def cards(page: str) -> dict[str, tuple[str, int, int]]:
    """The fields of the cards that may be changed: by name, the field, how many are in the Main Deck and in all."""
    found = re.findall(r'<label for="(card\d+)">(.*?) <small>of (\d+)</small></label>\n<input .*? value="(\d+)"', page)
    return {html.unescape(name): (field, int(now), int(total)) for field, name, total, now in found}


def test_cards_are_changed_for_those_of_the_sideboard(client: TestClient, store: Store) -> None:
    table = Table(client, deck0="own", list0=LUX)
    table.concede(0)
    there = cards(table.page(0))
    assert (there["Riptide Rex"][1:], there["Daring Poro"][1:]) == ((0, 1), (3, 3))
    assert list(there)[:2] == ["Riptide Rex", "Pit Crew"]  # the sideboard comes first
    table.ready(0, **{there["Riptide Rex"][0]: "1", there["Daring Poro"][0]: "2"})
    assert "You are ready." in said(table.page(0))
    again = cards(table.page(0))
    assert (again["Riptide Rex"][1:], again["Daring Poro"][1:]) == ((1, 1), (2, 3))
    table.ready(1)
    [game] = [store.load(game.id).game for game in store.games() if game.parent]
    played = parse_deck(game.opening.decks[0].text)
    assert {entry.card.name: entry.count for entry in played.entries("Sideboard")} == {"Daring Poro": 1, "Pit Crew": 1}
    assert played.count("MainDeck") == 39
    assert "Riptide Rex" in [entry.card.name for entry in played.entries("MainDeck")]


@pytest.mark.parametrize(
    ("card", "value", "says"),
    [
        ("Riptide Rex", "2", "Riptide Rex: it can be 0 to 1 in the Main Deck"),
        ("Daring Poro", "-1", "Daring Poro: it can be 0 to 3 in the Main Deck"),
        ("Pit Crew", "<script>", "Pit Crew: it can be 0 to 1 in the Main Deck"),
        ("Pit Crew", "²", "Pit Crew: it can be 0 to 1 in the Main Deck"),
        ("Daring Poro", "1", "MainDeck: 38 cards with the chosen champion, 40 are the least (103.2)"),
    ],
)
def test_a_change_that_cannot_be_is_named_and_nothing_is_lost(
    client: TestClient, store: Store, card: str, value: str, says: str
) -> None:
    table = Table(client, deck0="own", list0=LUX)
    table.concede(0)
    field = cards(table.page(0))[card][0]
    refused = client.post(f"{table.links[0]}/match", data={field: value})
    assert refused.status_code == 422
    assert says in said(refused.text)
    assert f'value="{html.escape(value)}"' in refused.text
    assert "You are ready." not in said(table.page(0))
    assert len(store.games()) == 1


def test_without_a_sideboard_there_is_nothing_to_change(client: TestClient) -> None:
    table = Table(client)
    table.concede(0)
    assert cards(table.page(1)) == {}
    assert "Your deck has no sideboard" in said(table.page(1))


def test_while_a_game_goes_on_nobody_gets_ready(client: TestClient) -> None:
    table = Table(client)
    assert client.post(f"{table.links[0]}/match").status_code == 409
    page = said(table.page(0))
    assert "Going on" in page and "Ready for game" not in page


def test_other_games_are_no_match(client: TestClient, store: Store) -> None:
    seat = client.post("/").url.path
    assert client.get(f"{seat}/match").status_code == 404
    assert "/match" not in client.get(seat).text
    table = Table(client)
    assert f'href="{table.links[0]}/match"' in client.get(table.links[0]).text
    assert client.get(table.links[0].rsplit("/", 1)[0] + "/wrong/match").status_code == 403


def test_a_game_that_is_over_is_not_taken_back(client: TestClient, store: Store) -> None:
    table = Table(client)
    table.concede(0)
    game = table.links[0].split("/")[2]
    done = at_of(client.get(table.links[0]).text)
    client.post(table.links[0], data={"at": done, "action": "undo"})
    assert store.load(game).outcome == "B wins by concession"
    assert "B wins by concession" in client.get(table.links[0]).text


def at_of(page: str) -> str:
    found = re.search(r'data-at="(\d+)"', page)
    assert found is not None
    return found[1]
