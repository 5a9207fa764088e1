"""Nobody waits for a bot that thinks."""

import threading

import pytest
from starlette.testclient import TestClient

from riftwright.core.decisions import Option
from riftwright.game import Game
from riftwright.store import Store
from riftwright.table import seats
from tests.table.support import Peer, new_game, program

PATIENCE = 20.0  # seconds; only a table that waits for the bot takes so long


class Thinker:
    """Thinks until it is told to stop."""

    def __init__(self) -> None:
        self.began: threading.Event = threading.Event()
        self.stop: threading.Event = threading.Event()

    def choose(self, game: Game) -> Option:
        self.began.set()
        assert self.stop.wait(PATIENCE), "everybody has waited for the bot"
        return game.decision.options[0]


def test_others_play_on_while_a_bot_thinks(client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    thinker = Thinker()
    monkeypatch.setattr(seats, "bot", lambda kind, seed, seat: thinker)
    slow, other = new_game(store, ("random", "random"), seed=1), new_game(store, seed=2)
    with program(client, slow.watch) as watching, program(client, other.seats[0]) as socket:
        peer, spectator = Peer(socket), Peer(watching)
        spectator.hear()
        assert thinker.began.wait(PATIENCE)
        update = peer.hear()
        peer.say("answer", at=update["at"], option=update["decision"]["options"][0]["key"])
        assert peer.update(update["at"] + 1)["at"] > update["at"]
        assert not thinker.stop.is_set()
        thinker.stop.set()
        assert spectator.update(1)["at"] > 0


def test_what_a_bot_thought_of_is_dropped_where_the_game_has_gone_on(
    client: TestClient, store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    thinker = Thinker()
    monkeypatch.setattr(seats, "bot", lambda kind, seed, seat: thinker)
    links = new_game(store, ("person", "random"), seed=3)
    with program(client, links.seats[0]) as socket:
        peer = Peer(socket)
        update = peer.hear()
        while "decision" in update:
            peer.say("answer", at=update["at"], option=update["decision"]["options"][-1]["key"])
            update = peer.update(update["at"] + 1)
        assert thinker.began.wait(PATIENCE)
        peer.say("concede")
        assert peer.update(update["at"])["outcome"]
        thinker.stop.set()
    assert [entry.seat for entry in store.load(links.game).entries if entry.kind == "choice"].count(1) == 0
