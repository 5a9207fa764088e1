"""Taking back: what is free, what needs the others' consent, and that a game survives a restart."""

from typing import Any

from starlette.testclient import TestClient

from riftwright.store import Entry, Store
from riftwright.table.app import make_app
from riftwright.table.settings import Settings
from tests.table.support import Links, Peer, new_game, program


def start(peers: list[Peer]) -> dict[str, Any]:
    """Both keep their hands; the update in which A may act."""
    updates = [peer.hear() for peer in peers]
    while True:
        seat = next(seat for seat, update in enumerate(updates) if "decision" in update)
        decision = updates[seat]["decision"]
        if decision["kind"] == "act":
            return updates[seat]
        done = next(option["key"] for option in decision["options"] if option["kind"] in ("done", "place", "card"))
        peers[seat].say("answer", at=updates[seat]["at"], option=done)
        updates = [peer.update(updates[seat]["at"] + 1) for peer in peers]


def key(update: dict[str, Any], kind: str) -> str:
    return str(next(option["key"] for option in update["decision"]["options"] if option["kind"] == kind))


def test_what_reveals_nothing_is_taken_back_at_once(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as one, program(client, links.seats[1]) as two:
        peers = [Peer(one), Peer(two)]
        before = start(peers)
        mine = peers[0] if before["view"]["seat"] == 0 else peers[1]
        mine.say("answer", at=before["at"], option=key(before, "add"))
        after = mine.update(before["at"] + 1)
        mine.say("undo", at=after["at"])
        again = mine.hear()
        assert again["at"] == before["at"]
        assert again["decision"] == before["decision"]
        assert again["view"] == before["view"]
        assert again["log_from"] == 0  # the log begins again, without what was taken back
        theirs = peers[1] if mine is peers[0] else peers[0]
        assert theirs.hear().get("undo", "") == ""


def test_after_a_card_was_drawn_the_others_are_asked(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with program(client, links.seats[0]) as one, program(client, links.seats[1]) as two:
        peers = [Peer(one), Peer(two)]
        before = start(peers)
        seat = before["view"]["seat"]
        mine, theirs = peers[seat], peers[1 - seat]
        mine.say("answer", at=before["at"], option=key(before, "end"))  # the other draws for the turn
        now = theirs.update(before["at"] + 1)
        theirs.say("answer", at=now["at"], option=key(now, "add"))
        now = mine.update(now["at"] + 1)
        mine.say("undo", at=now["at"])
        while not (asked := theirs.hear()).get("undo"):
            pass
        assert mine.hear()["waiting"] == [1 - seat]
        theirs.say("consent", at=asked["at"], yes=False)
        refused = mine.hear()
        assert "waiting" not in refused
        assert refused["at"] == now["at"]
        mine.say("undo", at=now["at"])
        while not (asked := theirs.hear()).get("undo"):
            pass
        theirs.say("consent", at=asked["at"], yes=True)
        while (back := mine.hear())["at"] != before["at"]:
            pass
        assert back["decision"] == before["decision"]


def test_a_bot_always_agrees(client: TestClient, store: Store) -> None:
    links = new_game(store, ("person", "random"))
    with program(client, links.seats[0]) as socket:
        peer = Peer(socket)
        first = peer.hear()
        while "decision" not in first:
            first = peer.hear()
        peer.say("answer", at=first["at"], option=first["decision"]["options"][-1]["key"])
        later = peer.hear()
        while "decision" not in later or later["at"] <= first["at"]:
            later = peer.hear()
        peer.say("undo", at=later["at"])
        while (back := peer.hear())["at"] > first["at"]:
            pass
        assert back["decision"] == first["decision"]


def answered(client: TestClient, links: Links, choices: int) -> list[dict[str, Any]]:
    """Play so many choices; what both seats see at the end."""
    with program(client, links.seats[0]) as one, program(client, links.seats[1]) as two:
        peers = [Peer(one), Peer(two)]
        updates = [peer.hear() for peer in peers]
        while True:
            while updates[0]["at"] != updates[1]["at"]:
                behind = min((0, 1), key=lambda seat: updates[seat]["at"])
                updates[behind] = peers[behind].hear()
            if updates[0]["at"] >= choices:
                return updates
            seat = next(seat for seat, update in enumerate(updates) if "decision" in update)
            options = updates[seat]["decision"]["options"]
            play = [option["key"] for option in options if option["kind"] in ("play", "move", "choose")]
            peers[seat].say("answer", at=updates[seat]["at"], option=(play or [options[-1]["key"]])[0])
            updates = [peer.update(updates[seat]["at"] + 1) for peer in peers]


def test_a_game_goes_on_after_the_server_was_stopped_at_any_decision(store: Store) -> None:
    for choices in (1, 9, 23, 38, 57):
        links = new_game(store, seed=choices)
        with TestClient(make_app(Settings(pace=0), store), base_url="http://127.0.0.1") as client:
            before = answered(client, links, choices)
        with TestClient(make_app(Settings(pace=0), store), base_url="http://127.0.0.1") as client:
            after = answered(client, links, 0)
        for seat in (0, 1):
            assert after[seat]["view"] == before[seat]["view"]
            assert after[seat].get("decision") == before[seat].get("decision")
            assert after[seat]["at"] == before[seat]["at"]


def test_the_end_of_a_game_is_stored(client: TestClient, store: Store) -> None:
    links = new_game(store)
    with program(client, links.seats[1]) as socket:
        peer = Peer(socket)
        peer.hear()
        peer.say("concede")
        while not (last := peer.hear()).get("outcome"):
            pass
    assert last["winners"] == [0]
    stored = store.load(links.game)
    assert stored.outcome == last["outcome"]
    assert stored.digest
    assert [entry.kind for entry in stored.entries] == ["concede"]


def test_an_end_that_was_not_written_down_before_the_server_stopped_is_written_down_later(store: Store) -> None:
    links = new_game(store)
    store.append([Entry(links.game, 1, 0, "concede", "")])
    assert store.load(links.game).outcome == ""
    with TestClient(make_app(Settings(pace=0), store), base_url="http://127.0.0.1") as client:
        assert "wins by concession" in client.get(links.seats[0]).text
    stored = store.load(links.game)
    assert stored.outcome == "B wins by concession"
    assert stored.digest
