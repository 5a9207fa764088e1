"""A moment as a scenario: what a replay and a running game give to be sent, and what it is when it is read."""

import html
import re

import pytest
from starlette.testclient import TestClient

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.judge.run import run
from riftwright.notation.sameness import differences
from riftwright.notation.scenario import parse_scenario
from riftwright.rules.visibility import EVERYONE
from riftwright.store import Store
from tests.table.support import PlayedGame, played_game


def shown(page: str) -> str:
    """The text that a page has to be looked at."""
    found = re.search(r"<textarea[^>]*>\n(.*)</textarea>", page, re.DOTALL)
    assert found is not None, page
    return html.unescape(found[1])


def check(text: str, game: Game, viewer: int) -> None:
    """The text is a scenario that passes at once, and the position in the eyes of the viewer."""
    scenario = parse_scenario(text)
    played = run(scenario, scenario.editions[-1])
    assert played.failures == []
    assert differences(game.machine, played.game.machine, viewer) == []


@pytest.mark.parametrize("moment", [0, 33, 70])
def test_a_moment_of_a_replay_is_the_position_and_passes_at_once(client: TestClient, store: Store, moment: int) -> None:
    played = played_game(store)
    for eyes, viewer in (("all", EVERYONE), ("B", 1)):
        question = f"?at={moment}&eyes={eyes}"
        page = client.get(f"/replay/{played.links.game}/scenario{question}").text
        text = shown(page)
        check(text, played.moments[moment], viewer)
        assert f'href="/replay/{played.links.game}?at={moment}&amp;eyes={eyes}">Back' in page
        [file] = re.findall(r'href="([^"]+)">Download', page)
        taken = client.get(html.unescape(file))
        assert taken.text == text
        assert taken.headers["content-type"].startswith("text/plain")
        assert re.fullmatch(r'attachment; filename="turn-\d+-choice-\d+\.toml"', taken.headers["content-disposition"])


def test_a_moment_opens_at_the_judges_desk(client: TestClient, store: Store) -> None:
    played = played_game(store)
    page = client.get(f"/replay/{played.links.game}/scenario?at=33").text
    assert re.search(r'<form method="post" action="/judge">', page)
    desk = client.post("/judge", data={"text": shown(page), "do": "show"})
    assert desk.status_code == 200
    assert shown(desk.text).strip() == shown(page).strip()


def test_a_running_game_is_reported_from_a_seat_with_what_it_sees(client: TestClient, store: Store) -> None:
    played = played_game(store, 60)
    game = played.moments[60]
    for seat, link in enumerate(played.links.seats):
        text = shown(client.get(f"{link}/report").text)
        check(text, game, seat)
        assert client.get(f"{link}/report.toml").text == text
        own = {game.state.face_of(oid).name for oid in game.state.players[seat].hand}
        assert own and all(name in text for name in own)
        assert [name for name in unseen(played, seat) if name in text] == []
    public = shown(client.get(f"{played.links.watch}/report").text)
    check(public, game, NOBODY)
    assert [name for name in unseen(played, NOBODY) if name in public] == []


def unseen(played: PlayedGame, seat: int) -> set[str]:
    """The names of cards that the seat has never seen."""
    s = played.moments[-1].state
    names = {s.face_of(oid).name for oid in range(len(s.objects))} - played.seen[seat][-1]
    assert names
    return {name for name in names if not any(name in other for other in played.seen[seat][-1])}


def test_looking_back_in_a_running_game_is_reported_too(client: TestClient, store: Store) -> None:
    played = played_game(store, 60)
    link = played.links.seats[1]
    page = client.get(f"{link}/replay/scenario?at=40").text
    check(shown(page), played.moments[40], 1)
    assert f'href="{link}/replay?at=40">Back' in page
    assert client.get(f"{link}/replay/scenario.toml?at=40").text == shown(page)
