"""What tests of the table share: games set up in a store, and seats that play over a WebSocket."""

import re
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any, NamedTuple

import msgspec
from starlette.testclient import TestClient, WebSocketTestSession

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.judge.recording import begin
from riftwright.notation.replay import opening
from riftwright.players import RandomPlayer
from riftwright.rules import modes
from riftwright.rules.visibility import sees, visible_event
from riftwright.store import Entry, NewGame, SeatRecord, Store
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


class PlayedGame(NamedTuple):
    """A game in the store, played at random: its links, and the game at each of its moments, with the log up to then.
    ``seen`` are the names of the cards that each seat, and under -1 everybody, had seen by then.
    """

    links: Links
    moments: list[Game]
    seen: dict[int, list[set[str]]]

    @property
    def over(self) -> bool:
        """Whether it was played to its end."""
        return self.moments[-1].outcome is not None

    @property
    def last(self) -> int:
        """The number of its choices."""
        return len(self.moments) - 1


def played_game(store: Store, choices: int = 2000, *, seed: int = 5, mode: str = "duel") -> PlayedGame:
    """A game of people in the store, who pass nothing by themselves, played to so many choices or to its end."""
    links = new_game(store, ("person",) * modes.get(mode).players, seed=seed, mode=mode)
    game = begin(store.load(links.game).game.opening)
    player = RandomPlayer(seed)
    entries = [Entry(links.game, seat + 1, seat, "control", "full on") for seat in range(len(links.seats))]
    known: dict[int, set[str]] = {seat: set() for seat in range(NOBODY, len(links.seats))}
    seen: dict[int, list[set[str]]] = {seat: [] for seat in known}
    moments: list[Game] = []
    while True:
        _note(game, known, 0)
        for seat, names in known.items():
            seen[seat].append(set(names))
        moments.append(game.clone(log=True))
        moments[-1].log.extend(game.log)
        if game.outcome is not None or len(moments) > choices:
            break
        option = player.choose(game)
        entries.append(Entry(links.game, len(entries) + 1, game.decision.player, "choice", option.key))
        before = len(game.log)
        game.take(option)
        _note(game, known, before)
        while game.step():
            _note(game, known, before)
    store.append(entries)
    if game.outcome is not None:
        store.finish(links.game, str(game.outcome), game.digest())
    return PlayedGame(links, moments, seen)


def _note(game: Game, known: dict[int, set[str]], before: int) -> None:
    """What each seat sees of a position, and hears of the events since."""
    s = game.state
    for seat, names in known.items():
        names.update(s.face_of(oid).name for oid in range(len(s.objects)) if sees(s, seat, oid))
        heard = (visible_event(s, seat, event).obj for event in game.log[before:])
        names.update(s.face_of(oid).name for oid in heard if oid >= 0)


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
