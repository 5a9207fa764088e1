"""Bad input: thousands of messages that no table may obey, wrong links, two tabs at once, script in names and lists.
Each is refused in words, and the game is as it was: the journal in the store gives the game in the room.
"""

import asyncio
import random
import socket
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx2
import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from riftwright.notation.replay import Opening, ReplayDeck, opening
from riftwright.store import Entry, NewGame, SeatRecord, Store, StoreError
from riftwright.table import seats
from riftwright.table.protocol import LONGEST, LONGEST_LINE
from riftwright.table.record import Move, Record
from riftwright.table.rooms import Room
from riftwright.table.stdio import Dialogue
from tests.cli.support import AHRI, KAISA
from tests.table.browser.server import Server
from tests.table.nonsense import SCRIPT, Nonsense
from tests.table.support import Links, Peer, at, new_game, options, page, program

ROUNDS = 50
BAD = 20  # messages for each round: a thousand in all


def room_of(client: TestClient, links: Links) -> Room:
    assert client.portal is not None
    room: Room = client.portal.call(client.app.state.rooms.get, links.game)  # type: ignore[attr-defined]
    return room


def journal_of(store: Store, links: Links) -> Record:
    """The game as the store has it."""
    stored = store.load(links.game)
    record = Record(stored.game.opening)
    for entry in stored.entries:
        record.enter(Move(entry.seat, entry.kind, entry.text))
    return record


def same(client: TestClient, store: Store, links: Links) -> None:
    """The room is what its journal says, and the game is consistent."""
    room, stored = room_of(client, links), journal_of(store, links)
    assert room.broken == ""
    assert room.record.length == stored.length
    assert room.record.choices == stored.choices
    assert room.game.digest() == stored.game.digest()


def up_to_date(peers: list[Peer], updates: list[dict[str, Any]], at: int) -> list[dict[str, Any]]:
    """The updates of both seats for the position after so many choices."""
    return [update if update["at"] >= at else peer.update(at) for peer, update in zip(peers, updates, strict=True)]


def test_a_thousand_bad_messages_over_websockets_are_refused_one_by_one(client: TestClient, store: Store) -> None:
    links = new_game(store)
    chance, nonsense = random.Random(1), Nonsense(7, LONGEST)
    refused = 0
    with program(client, links.seats[0]) as one, program(client, links.seats[1]) as two:
        peers = [Peer(one), Peer(two)]
        updates = [peer.hear() for peer in peers]
        for _ in range(ROUNDS):
            before = room_of(client, links).game.digest()
            for _ in range(BAD):
                seat = chance.randrange(2)
                raw = nonsense.message(updates[seat])
                heard = len(peers[seat].heard)
                send(peers[seat], raw, chance)
                assert peers[seat].hear("error")["what"], raw
                assert len(peers[seat].heard) == heard + 1, raw
                refused += 1
            assert room_of(client, links).game.digest() == before
            for peer in peers:
                peer.say("control", command="full off")  # who says nothing sound for long is hung up on
            asked = next(seat for seat, update in enumerate(updates) if "decision" in update)
            updates = answered(peers, updates, asked, nonsense, chance)
            same(client, store, links)
    assert refused == ROUNDS * BAD
    assert {entry.kind for entry in store.load(links.game).entries} <= {"choice", "auto", "control"}


def send(peer: Peer, raw: bytes, chance: random.Random) -> None:
    """As text where it is some, now and then as bytes all the same."""
    try:
        text = raw.decode()
    except UnicodeDecodeError:
        peer.socket.send_bytes(raw)
        return
    if chance.random() < 0.2:
        peer.socket.send_bytes(raw)
    else:
        peer.socket.send_text(text)


def answered(
    peers: list[Peer], updates: list[dict[str, Any]], asked: int, nonsense: Nonsense, chance: random.Random
) -> list[dict[str, Any]]:
    """After a sound answer, which nonsense says again later."""
    update = updates[asked]
    option = chance.choice(update["decision"]["options"])["key"]
    answer = {"at": update["at"], "option": option}
    peers[asked].say("answer", **answer)
    nonsense.heard.append({"type": "answer", **answer})
    updates = up_to_date(peers, updates, update["at"] + 1)
    return up_to_date(peers, updates, max(update["at"] for update in updates))


def test_a_thousand_bad_lines_are_refused_one_by_one() -> None:
    chance, nonsense = random.Random(2), Nonsense(8, LONGEST_LINE)
    dialogue = Dialogue()
    new = {"type": "new", "decks": [{"example": "kaisa"}, {"example": "ahri"}], "seats": ["peer", "random"], "seed": 2}
    with asyncio.Runner() as runner:

        def say(line: bytes) -> list[dict[str, Any]]:
            found: list[dict[str, Any]] = msgspec.to_builtins(runner.run(dialogue.hear(line)))
            return found

        update = say(msgspec.json.encode(new))[-1]
        for _ in range(ROUNDS):
            before = say(b'{"type":"save"}')
            for _ in range(BAD):
                line = nonsense.message(update)
                replies = say(line)
                assert [reply["type"] for reply in replies] == ["error"], line
                assert replies[0]["what"], line
            assert say(b'{"type":"save"}') == before
            answer = {
                "type": "answer",
                "at": update["at"],
                "option": chance.choice(update["decision"]["options"])["key"],
            }
            update = say(msgspec.json.encode(answer))[-1]
            assert update["at"] > answer["at"]
            nonsense.heard.append(answer)


def test_nonsense_is_of_many_sorts() -> None:
    nonsense = Nonsense(9, LONGEST)
    nonsense.heard.append({"type": "answer", "at": 0, "option": "done"})
    update = {"at": 3, "view": {"seat": 0}, "decision": {"options": [{"key": "pass"}]}}
    assert len({nonsense.message(update) for _ in range(1000)}) > 300
    assert all(sort() for sort in nonsense.sorts)


def test_what_a_spectator_says_is_refused_however_sound_it_is(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as seat, program(client, links.watch) as watching:
        update = Peer(seat).hear()
        peer = Peer(watching)
        peer.hear()
        key = update["decision"]["options"][0]["key"] if "decision" in update else "pass"
        for kind, fields in (
            ("answer", {"at": update["at"], "option": key}),
            ("answer", {"at": update["at"], "option": key, "seat": 0}),
            ("control", {"command": "full on"}),
            ("undo", {"at": 0}),
            ("consent", {"at": 0, "yes": True}),
            ("concede", {}),
        ):
            peer.say(kind, **fields)
            assert "spectator" in peer.hear("error")["what"]
    assert store.load(links.game).entries == []
    same(client, store, links)


# Two tabs


def test_of_two_tabs_that_answer_at_once_one_is_heard_each_time(client: TestClient, store: Store) -> None:
    links = new_game(store, ("person", "random"))
    chance = random.Random(4)
    rounds = 0
    with program(client, links.seats[0]) as one, program(client, links.seats[0]) as two:
        tabs = [Peer(one), Peer(two)]
        updates = [decided(tab, 0) for tab in tabs]
        while rounds < 40 and "decision" in updates[0]:
            assert updates[0]["at"] == updates[1]["at"]
            at, options = updates[0]["at"], updates[0]["decision"]["options"]
            for tab in chance.sample(tabs, 2):
                tab.say("answer", at=at, option=chance.choice(options)["key"])
            updates = [decided(tab, at + 1) for tab in tabs]
            rounds += 1
            errors = [message for tab in tabs for message in tab.heard if message["type"] == "error"]
            assert rounds - 1 <= len(errors) <= rounds  # the last may not have been heard yet
            assert all(error["field"] == "at" for error in errors)
    assert rounds == 40
    same(client, store, links)


def decided(tab: Peer, at: int) -> dict[str, Any]:
    """The update after so many choices or more in which the seat is asked, or the game is over."""
    update = tab.update(at)
    while "decision" not in update and not update.get("outcome"):
        update = tab.hear()
    return update


# Links


WRONG = [
    "",
    " ",
    "x",
    "token-of-seat-",
    "token-of-seat-00",
    "TOKEN-OF-SEAT-0",
    "token-of-seat-2",
    "token-to-watch",
    "token-of-seat-0%00",
    "token-of-seat-0%20",
    "%74oken-of-seat-0x",
    "%ed%a0%80",
    "\u0661",
    "..%2f..%2fwatch%2ftoken-to-watch",
    SCRIPT.replace("/", "%2F"),
    "'%20OR%20'1'='1",
    "x" * 5000,
    seats.hashed("token-of-seat-0"),
]


@pytest.mark.parametrize("token", WRONG)
def test_a_wrong_token_opens_neither_page_nor_socket_and_does_nothing(
    client: TestClient, store: Store, token: str
) -> None:
    links = new_game(store)
    address = f"/game/{links.game}/seat/{token}"
    for answer in (client.get(address), client.post(address, data={"at": "0", "option": "done"})):
        assert answer.status_code in (403, 404)
        assert "<script>alert" not in answer.text
    for live in (program, page):
        with pytest.raises(WebSocketDisconnect), live(client, address):
            pass
    assert store.load(links.game).entries == []


def test_a_seat_of_one_game_opens_none_of_another(client: TestClient, store: Store) -> None:
    one = new_game(store, seed=1)
    other = NewGame(
        id="other",
        opening=opening([KAISA, AHRI], seed=2),
        seats=[SeatRecord("person", "", seats.hashed(f"another-{seat}")) for seat in range(2)],
        watch_hash="",
        created=datetime.now(UTC),
    )
    store.create(other)
    assert client.get("/game/other/seat/token-of-seat-0").status_code == 403
    assert client.get(f"/game/{one.game}/seat/another-0").status_code == 403
    assert client.get("/game/other/watch/").status_code == 404  # an empty token fits no empty hash


# A store that fails


def test_what_cannot_be_saved_has_not_happened(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as one, program(client, links.seats[1]) as two:
        peers = [Peer(one), Peer(two)]
        updates = [peer.hear() for peer in peers]
        asked = next(seat for seat, update in enumerate(updates) if "decision" in update)
        answer = {"at": updates[asked]["at"], "option": updates[asked]["decision"]["options"][0]["key"]}
        with monkeypatch.context() as full:
            full.setattr(Store, "append", refuse)
            peers[asked].say("answer", **answer)
            assert "the disk is full" in peers[asked].hear("error")["what"]
            for peer in peers:  # neither is shown what did not happen
                with pytest.raises(WebSocketDisconnect) as left:
                    peer.hear()
                assert left.value.code == 1012
    same(client, store, links)
    assert store.load(links.game).entries == []
    with program(client, links.seats[asked]) as again:
        peer = Peer(again)
        assert peer.hear() == updates[asked]
        peer.say("answer", **answer)
        assert peer.update(answer["at"] + 1)["at"] > answer["at"]
    same(client, store, links)


def refuse(store: Store, entries: Sequence[Entry]) -> None:
    raise StoreError("the disk is full")


def test_a_form_that_cannot_be_saved_shows_the_game_as_it_was(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    seat = new_game(store).seats[0]
    before = client.get(seat).text
    form = {"at": at(before), "option": options(before)[0]}
    with monkeypatch.context() as full:
        full.setattr(Store, "append", refuse)
        refused = client.post(seat, data=form)
    assert refused.status_code == 409
    assert "the disk is full" in refused.text
    assert at(refused.text) == at(before)
    assert client.get(seat).text == before
    assert client.post(seat, data=form).status_code == 200


def test_a_journal_that_does_not_come_out_again_is_told_and_left_alone(client: TestClient, store: Store) -> None:
    links = new_game(store)
    store.append([Entry(links.game, 1, 0, "choice", "play:9999")])
    shown = client.get(links.seats[0])
    assert shown.status_code == 503
    assert "entry 1 of its journal" in shown.text
    with pytest.raises(WebSocketDisconnect), program(client, links.seats[0]):
        pass
    assert len(store.load(links.game).entries) == 1


# Script


def scripted(store: Store) -> Links:
    """A game whose names and decks hold script, as far as the store takes them."""
    begun = opening([KAISA, AHRI], seed=5)
    decks = [ReplayDeck(SCRIPT, f"# {SCRIPT}\n{deck.text}") for deck in begun.decks]
    tokens = ("one", "two")
    new = NewGame(
        id="scripted",
        opening=Opening(decks, "duel", begun.edition, 5),
        seats=[SeatRecord("person", SCRIPT, seats.hashed(token)) for token in tokens],
        watch_hash=seats.hashed("watch"),
        created=datetime.now(UTC),
    )
    store.create(new)
    return Links(new.id, [f"/game/{new.id}/seat/{token}" for token in tokens], f"/game/{new.id}/watch/watch")


def test_script_in_names_and_decks_is_shown_as_text_on_every_page(client: TestClient, store: Store) -> None:
    links = scripted(store)
    shown = [client.get(path).text for path in (*links.seats, links.watch, "/", "/replays")]
    with page(client, links.seats[0]) as socket, page(client, links.watch) as watching:
        shown += [*msgspec.json.decode(socket.receive_text())["regions"].values()]
        shown += [*msgspec.json.decode(watching.receive_text())["regions"].values()]
    assert any("&lt;script&gt;alert(1)" in html for html in shown)
    for html in shown:
        assert "<script>alert" not in html
        assert "onerror=" not in html


LISTS = [
    SCRIPT,
    f"1 {SCRIPT}",
    "Legend:\n1 <img src=x onerror=alert(1)>",
    '{"legend": "<svg onload=alert(1)>"}',
    "\0",
    "x" * 90_000,
]


@pytest.mark.parametrize("text", LISTS)
def test_script_in_a_deck_list_is_refused_as_text(client: TestClient, text: str) -> None:
    form = {"mode": "duel", "deck0": "own", "list0": text, "name0": SCRIPT, "deck1": "own", "list1": text}
    refused = client.post("/", data={**form, "do": "begin"})
    checked = client.post("/check", data=form)
    assert refused.status_code == 422
    for answer in (refused.text, checked.text):
        for script in ("<script>alert", "<img src=x", "<svg onload"):
            assert script not in answer


# The real server


def test_what_is_far_too_long_ends_its_connection_alone(store: Store, server: Server) -> None:
    links = new_game(store)
    address = server.address.replace("http", "ws") + links.seats[0] + "/live?form=json"
    with connect(address) as good, connect(address) as bad:
        assert msgspec.json.decode(good.recv())["type"] == "welcome"
        bad.send("x" * 10 * LONGEST)
        with pytest.raises(ConnectionClosed) as closed:
            while True:
                bad.recv(timeout=20)
        assert closed.value.rcvd is not None and closed.value.rcvd.code == 1009
        good.send('{"type":"concede"}')
        update: dict[str, Any] = {}
        while not update.get("outcome"):
            update = msgspec.json.decode(good.recv(timeout=20))
    assert update["winners"] == [1]
    assert server.errors() == ""


def test_requests_that_are_no_http_are_refused_and_the_table_stays_open(store: Store, server: Server) -> None:
    links = new_game(store)
    port = int(server.address.rpartition(":")[2])
    chance = random.Random(6)
    for raw in (
        b"\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET /" + b"x" * 100_000 + b" HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: -5\r\n\r\nhello",
        b"POST / HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 99999999\r\n\r\nhello",
        *(chance.randbytes(200) for _ in range(20)),
    ):
        with socket.create_connection(("127.0.0.1", port), timeout=10) as raw_socket:
            raw_socket.sendall(raw)
            raw_socket.shutdown(socket.SHUT_WR)
            answer = raw_socket.recv(100)
            assert answer == b"" or answer.startswith(b"HTTP/1.1 4"), raw[:60]
    assert httpx2.get(server.address + links.seats[0]).status_code == 200
    assert "Traceback" not in server.errors()


@pytest.fixture
def server(store: Store, tmp_path: Path) -> Iterator[Server]:
    """The real server, over the store of the test."""
    made = Server(tmp_path)
    made.start()
    yield made
    made.stop()
