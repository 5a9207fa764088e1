"""The WebSocket of a seat: what it is sent, what it may say, and that nothing hidden is on the wire."""

import re

import msgspec
import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.rules.visibility import sees
from riftwright.store import Store
from tests.cli.support import AHRI, KAISA
from tests.table.support import Links, Peer, new_game, page, program


def play(client: TestClient, links: Links, choices: int) -> list[Peer]:
    """Two programs play so many choices, each time the option in the middle of the list, and have heard all of it."""
    with program(client, links.seats[0]) as one, program(client, links.seats[1]) as two:
        peers = [Peer(one), Peer(two)]
        done = 0
        while done < choices:
            updates = [peer.update(done) for peer in peers]
            asked = next((seat for seat, update in enumerate(updates) if "decision" in update), None)
            if asked is None:
                break
            decision = updates[asked]["decision"]
            done = updates[asked]["at"]
            peers[asked].say("answer", at=done, option=decision["options"][len(decision["options"]) // 2]["key"])
            done += 1
        return peers


def test_two_programs_play_each_other(client: TestClient, store: Store) -> None:
    peers = play(client, new_game(store), 60)
    for seat, peer in enumerate(peers):
        assert peer.heard[0]["type"] == "welcome"
        assert peer.heard[0]["seat"] == seat
        assert not [message for message in peer.heard if message["type"] == "error"]
        assert peer.heard[-1]["at"] >= 55


def test_no_message_names_a_card_that_its_seat_has_not_seen(client: TestClient, store: Store) -> None:
    links = new_game(store)
    peers = play(client, links, 80)
    stored = store.load(links.game)
    game = Game.new([KAISA, AHRI], seed=5, first_player=0)
    seen: list[set[str]] = [set(), set()]
    names = {face.name for face in game.state.faces}
    for entry in [None, *stored.entries]:
        if entry is not None:
            game.apply(entry.text)
        s = game.state
        for seat in (0, 1):
            seen[seat] |= {s.face_of(o.id).name for o in s.objects if sees(s, seat, o.id)}
            decision = s.decision
            if decision is not None and decision.player == seat:
                seen[seat] |= {s.face_of(o.a).name for o in decision.options if 0 <= o.a < len(s.objects)}
    for seat, peer in enumerate(peers):
        wire = msgspec.json.encode(peer.heard).decode()
        assert seen[seat] < names
        for name in names - seen[seat]:
            assert msgspec.json.encode(name).decode().strip('"') not in wire, name


def test_a_spectator_sees_no_hand_and_no_options(client: TestClient, store: Store) -> None:
    links = new_game(store)
    play(client, links, 30)
    with program(client, links.watch) as socket:
        update = Peer(socket).hear()
    assert "decision" not in update
    assert update["view"]["seat"] == NOBODY
    assert update["view"]["options"] == []
    assert all(card["name"] == "" for player in update["view"]["players"] for card in player["hand"])


def test_a_page_is_sent_what_has_changed_alone(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with page(client, links.seats[0]) as socket, program(client, links.seats[0]) as other:
        first = msgspec.json.decode(socket.receive_text())
        assert set(first["regions"]) >= {"status", "board", "choices"}
        peer = Peer(other)
        update = peer.hear()
        peer.say("answer", at=update["at"], option=update["decision"]["options"][0]["key"])
        second = msgspec.json.decode(socket.receive_text())
        assert second["type"] == "page"
        assert second["at"] > first["at"]
        assert all(first["regions"][name] != html for name, html in second["regions"].items())


@pytest.mark.parametrize(
    ("raw", "field", "says"),
    [
        ("", "", "no JSON"),
        ("{", "", "no JSON"),
        ("[]", "", "object"),
        ("{}", "type", "answer, control, undo, consent or concede"),
        ('{"type":"cheat"}', "type", "cheat"),
        ('{"type":"answer"}', "at", "missing"),
        ('{"type":"answer","at":"0","option":"done"}', "at", "int"),
        ('{"type":"answer","at":-1,"option":"done"}', "at", ">= 0"),
        ('{"type":"answer","at":1e400,"option":"done"}', "at", ""),
        ('{"type":"answer","at":0,"option":"play:99999"}', "option", "no legal choice"),
        ('{"type":"answer","at":0,"option":"done","more":1}', "more", "unknown field"),
        ('{"type":"answer","at":0,"option":"done","seat":1}', "seat", "cannot speak for seat 1"),
        ('{"type":"new","seats":[],"decks":[]}', "type", "answer, control, undo, consent or concede"),
        ('{"type":"save"}', "type", "answer, control, undo, consent or concede"),
        ('{"type":"answer","at":7,"option":"done"}', "at", "after 7 choices"),
        ('{"type":"control","command":"sleep on"}', "command", "no command"),
        ('{"type":"undo","at":0}', "", "nothing that you could take back"),
        ('{"type":"consent","at":0,"yes":true}', "", "nobody asks you"),
        ('{"type":"answer","at":0,"option":"' + "x" * 5000 + '"}', "", "at most"),
        ("[" * 3000, "", "object"),
    ],
)
def test_a_message_that_is_none_is_refused_and_the_game_goes_on(
    client: TestClient, store: Store, raw: str, field: str, says: str
) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as socket:
        peer = Peer(socket)
        before = peer.hear()
        socket.send_text(raw)
        error = peer.hear("error")
        assert error.get("field", "") == field
        assert says in error["what"]
        peer.say("answer", at=before["at"], option=before["decision"]["options"][0]["key"])
        assert peer.update(before["at"] + 1)["at"] == before["at"] + 1


def test_who_sends_nothing_but_nonsense_is_hung_up_on(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as socket, pytest.raises(WebSocketDisconnect) as left:
        for _ in range(100):
            socket.send_text("nonsense")
        while True:
            socket.receive_text()
    assert left.value.code == 1008


def test_of_two_tabs_that_answer_at_once_one_is_heard(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as one, program(client, links.seats[0]) as two:
        tabs = [Peer(one), Peer(two)]
        updates = [tab.hear() for tab in tabs]
        for tab, update in zip(tabs, updates, strict=True):
            tab.say("answer", at=update["at"], option=update["decision"]["options"][0]["key"])
        error = tabs[1].hear("error")
    assert error["field"] == "at"
    assert len([entry for entry in store.load(links.game).entries if entry.kind == "choice"]) == 1


def test_a_wrong_token_opens_no_socket(client: TestClient, store: Store) -> None:
    links = new_game(store)
    wrong = re.sub("seat/.*", "seat/guessed", links.seats[0])
    with pytest.raises(WebSocketDisconnect) as left, program(client, wrong):
        pass
    assert left.value.code == 1008
