"""A match at the table (486): its games follow one another, with the same seats behind the same tokens.

The id of a game follows from that of the game before it. So whoever asks for the next game comes to the same one, and
a game that branches from another is none of its match.
"""

import base64
import hashlib
import secrets
from datetime import UTC, datetime
from typing import Final

from riftwright.core.decisions import D_BATTLEFIELD
from riftwright.judge.recording import Recorder
from riftwright.notation.decks import DeckList, parse_deck, write_deck
from riftwright.notation.decks.sectioned import TEXT
from riftwright.notation.matches import new_match, next_opening
from riftwright.notation.replay import Opening, ReplayDeck
from riftwright.rules.match import Match, brought
from riftwright.store import NewGame, StoreError
from riftwright.table import seats
from riftwright.table.rooms import Room, Rooms, UnknownGameError
from riftwright.table.setting_up import SEED_BOUND

MATCH: Final = "match"
_ID_BYTES: Final = 16


def next_id(game_id: str) -> str:
    """The id of the game that follows in the match."""
    code = hashlib.sha256(f"the game after {game_id}".encode()).digest()
    return base64.urlsafe_b64encode(code[:_ID_BYTES]).rstrip(b"=").decode("ascii")


class Standing:
    """How a match stands: its ``games`` so far, of which the last may be going on, and the battlefields that each of
    them was played at.
    """

    __slots__ = ("battlefields", "games", "match")

    def __init__(self, games: list[Room]) -> None:
        self.games: list[Room] = games
        self.match: Match = new_match(self.first)
        self.battlefields: list[list[str]] = []
        for room in games:
            names = _brought(room)
            self.battlefields.append(names)
            outcome = room.game.outcome
            if outcome is not None:
                self.match.record(outcome.winners[0] if outcome.winners else -1, names)

    @property
    def first(self) -> Opening:
        """How the match began."""
        return self.games[0].new.opening

    @property
    def last(self) -> Room:
        return self.games[-1]

    @property
    def waits_for(self) -> list[int]:
        """The people who are to be ready yet, before the next game begins."""
        ready = self.last.record.ready
        return [i for i, sits in enumerate(self.last.new.seats) if sits.kind == seats.PERSON and i not in ready]

    @property
    def goes_on(self) -> bool:
        """Whether there is to be another game after the last one, which is over."""
        return self.last.game.outcome is not None and self.match.winner < 0

    def registered(self, seat: int) -> DeckList:
        """The deck that a seat began the match with."""
        return _deck(self.first, seat)

    def present(self, seat: int) -> DeckList:
        """The deck that a seat is to play next, as far as it has said."""
        return _deck(self.last.new.opening, seat, self.last.record.ready.get(seat))


def _deck(opening: Opening, seat: int, text: str | None = None) -> DeckList:
    deck = opening.decks[seat % len(opening.decks)]
    return parse_deck(deck.text if text is None else text, deck.name)


def _brought(room: Room) -> list[str]:
    """The battlefield of each seat; none where a game ended before they were laid out."""
    again = Recorder(room.new.opening)
    for key in room.record.choices:
        decision = again.game.state.decision
        if decision is None or decision.kind != D_BATTLEFIELD:
            break
        again.take(key)
    return [names[0] for names in brought(again.game.state) if names]


async def standing(rooms: Rooms, room: Room) -> Standing:
    """How the match of that game stood when it was the last."""
    games = [room]
    while games[0].new.parent and games[0].game_id == next_id(games[0].new.parent):
        games.insert(0, await rooms.get(games[0].new.parent))
    return Standing(games)


async def next_game(rooms: Rooms, stands: Standing) -> Room:
    """The next game of the match, begun where it has not begun yet. Raises ``StoreError``.

    Its seed is drawn: that of a game that is over is no secret.
    """
    before = stands.last
    game_id = next_id(before.game_id)
    try:
        return await rooms.get(game_id)
    except UnknownGameError:
        pass
    decks = [stands.present(seat) for seat in range(len(before.new.seats))]
    written = [ReplayDeck(deck.name, write_deck(deck, TEXT)) for deck in decks]
    new = NewGame(
        id=game_id,
        opening=next_opening(stands.first, stands.match, secrets.randbelow(SEED_BOUND), written),
        seats=before.new.seats,
        watch_hash=before.new.watch_hash,
        created=datetime.now(UTC),
        parent=before.game_id,
        parent_at=len(before.record.choices),
    )
    try:
        return await rooms.create(new)
    except StoreError:  # another seat has begun it meanwhile
        return await rooms.get(game_id)
