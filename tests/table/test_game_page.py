"""A game by plain form posts: what a seat is shown, what it may do, and what is refused."""

import pytest
from starlette.testclient import TestClient

from riftwright.store import Store
from tests.table.support import at, new_game, options


def test_a_person_plays_a_game_to_its_end_by_posting_forms(client: TestClient, store: Store) -> None:
    seat = new_game(store, ("person", "random")).seats[0]
    html = client.get(seat).text
    for _ in range(1000):
        offered = options(html)
        if offered:
            html = client.post(seat, data={"at": at(html), "option": offered[-1]}).text
        elif "wins by" in html or "win by" in html:
            return
        else:
            html = client.get(seat).text
    raise AssertionError("the game has no end")


def test_an_answer_to_a_position_that_has_gone_by_is_refused_and_changes_nothing(
    client: TestClient, store: Store
) -> None:
    seat = new_game(store).seats[0]
    html = client.get(seat).text
    first = {"at": at(html), "option": options(html)[0]}
    assert client.post(seat, data=first).status_code == 200
    again = client.post(seat, data=first)  # the same form in a second tab
    assert again.status_code == 409
    assert "the game has gone on to" in again.text
    assert at(again.text) == at(client.get(seat).text)


def test_who_is_not_asked_is_not_heard(client: TestClient, store: Store) -> None:
    links = new_game(store)
    asked, other = links.seats
    if not options(client.get(asked).text):
        asked, other = other, asked
    html = client.get(asked).text
    refused = client.post(other, data={"at": at(html), "option": options(html)[0]})
    assert refused.status_code == 409
    assert " is asked, not " in refused.text
    looking_on = client.post(links.watch, data={"at": at(html), "option": options(html)[0]})
    assert looking_on.status_code == 409
    assert "a spectator only looks on" in looking_on.text
    assert client.get(asked).text == html


@pytest.mark.parametrize(
    ("form", "says"),
    [
        ({}, "how many choices"),
        ({"at": "x"}, "how many choices"),
        ({"at": "\u00b2"}, "how many choices"),
        ({"at": "-1", "option": "pass"}, "how many choices"),
        ({"at": "99999999999999", "option": "pass"}, "how many choices"),
        ({"at": "0", "option": "play:99999"}, "is no legal choice"),
        ({"at": "0", "option": ""}, "is no legal choice"),
        ({"at": "0", "option": "<script>alert(1)</script>"}, "&lt;script&gt;"),
        ({"at": "0", "action": "cheat"}, "there are answer, control, undo, consent, concede"),
        ({"at": "0", "action": "control", "command": "sleep on"}, "no command"),
        ({"at": "0", "action": "undo"}, "there is nothing that you could take back"),
        ({"at": "0", "action": "consent", "yes": "yes"}, "nobody asks you"),
    ],
)
def test_a_form_that_is_none_is_refused_by_name(
    client: TestClient, store: Store, form: dict[str, str], says: str
) -> None:
    seat = new_game(store).seats[0]
    before = client.get(seat).text
    refused = client.post(seat, data=form)
    assert refused.status_code == 409
    assert says in refused.text
    assert "<script>alert" not in refused.text
    assert client.get(seat).text == before


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("/game/none/seat/token-of-seat-0", 404),
        ("/game/game5/seat/wrong", 403),
        ("/game/game5/seat/token-to-watch", 403),
        ("/game/game5/watch/token-of-seat-0", 403),
        ("/game/game5/lead/token-of-seat-0", 403),
        ("/game/game5", 404),
        ("/nothing", 404),
    ],
)
def test_a_link_that_is_wrong_opens_nothing(client: TestClient, store: Store, path: str, status: int) -> None:
    new_game(store)
    answer = client.get(path)
    assert answer.status_code == status
    assert "Kai" not in answer.text


def test_every_answer_has_a_strict_policy_and_no_inline_script(client: TestClient, store: Store) -> None:
    links = new_game(store)
    for path in ("/", links.seats[0], links.watch, "/nothing", "/static/table.css"):
        answer = client.get(path)
        policy = answer.headers["content-security-policy"]
        assert "default-src 'none'" in policy and "unsafe" not in policy
        assert answer.headers["referrer-policy"] == "same-origin"
        if answer.headers["content-type"].startswith("text/html"):
            assert " style=" not in answer.text and "<style" not in answer.text and " onclick=" not in answer.text


def test_requests_from_elsewhere_are_refused(client: TestClient, store: Store) -> None:
    seat = new_game(store).seats[0]
    form = {"at": "0", "option": "done"}
    assert client.post(seat, data=form, headers={"origin": "http://evil.example"}).status_code == 400
    assert client.get(seat, headers={"host": "evil.example"}).status_code == 400
    assert client.post(seat, data={"at": "0", "option": "x" * 2_000_000}).status_code == 400
    assert client.post(seat, content=iter([b"at=0&option=", b"done"])).status_code == 400  # in chunks without an end


def test_the_log_is_there_as_text_and_as_json_and_as_nothing_else(client: TestClient, store: Store) -> None:
    seat = new_game(store).seats[0]
    assert client.get(f"{seat}/log.txt").status_code == 200
    assert client.get(f"{seat}/log.json").headers["content-type"] == "application/json"
    assert client.get(f"{seat}/log.xml").status_code == 404
