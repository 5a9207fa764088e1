"""What tests of the table share: games set up in a store, and seats that play over a WebSocket."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from riftwright.notation.replay import opening
from riftwright.store import NewGame, SeatRecord, Store
from riftwright.table import seats
from tests.cli.support import AHRI, KAISA


class Links(NamedTuple):
    """The links of a game: one for each seat, and the spectators'."""

    game: str
    seats: list[str]
    watch: str


def new_game(store: Store, kinds: Sequence[str] = ("person", "person"), *, seed: int = 5, mode: str = "duel") -> Links:
    """A game in the store, with links to it."""
    tokens = [f"token-of-seat-{seat}" for seat in range(len(kinds))]
    new = NewGame(
        id=f"game{seed}",
        opening=opening([KAISA, AHRI], mode, seed=seed, first_player=0),
        seats=[SeatRecord(kind, "", seats.hashed(token)) for kind, token in zip(kinds, tokens, strict=True)],
        watch_hash=seats.hashed("token-to-watch"),
        created=datetime.now(UTC),
    )
    store.create(new)
    return Links(new.id, [f"/game/{new.id}/seat/{token}" for token in tokens], f"/game/{new.id}/watch/token-to-watch")


def options(html: str) -> list[str]:
    """The options that a page offers."""
    return list(dict.fromkeys(re.findall(r'name="option" value="([^"]+)"', html)))


def at(html: str) -> int:
    """How many choices a page says that the game has."""
    found = re.search(r'name="at" value="(\d+)"', html)
    assert found is not None, html
    return int(found[1])


class Peer:
    """A program at a seat: what it was sent last, and what it says."""

    def __init__(self, socket: WebSocketTestSession) -> None:
        self.socket: WebSocketTestSession = socket
        self.heard: list[dict[str, Any]] = []

    def hear(self, kind: str = "update") -> dict[str, Any]:
        """The next message of that kind."""
        while True:
            message: dict[str, Any] = msgspec.json.decode(self.socket.receive_text())
            self.heard.append(message)
            if message["type"] == kind:
                return message

    def say(self, kind: str, **fields: object) -> None:
        """A message to the table."""
        self.socket.send_text(msgspec.json.encode({"type": kind, **fields}).decode())

    def update(self, at: int) -> dict[str, Any]:
        """The update for the position after so many choices."""
        while True:
            update = self.hear()
            if update["at"] >= at:
                return update


def program(client: TestClient, link: str) -> WebSocketTestSession:
    """A WebSocket that speaks JSON."""
    return client.websocket_connect(f"ws://127.0.0.1{link}/live?form=json")


def page(client: TestClient, link: str) -> WebSocketTestSession:
    """A WebSocket as the page opens it."""
    return client.websocket_connect(f"ws://127.0.0.1{link}/live")
