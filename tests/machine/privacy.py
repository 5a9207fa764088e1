"""127-130, by experiment: what a seat may not see makes no difference to what it is shown.

The faces of all cards that are hidden from a seat are exchanged among each other; its view must stay the same, byte
for byte. And no card that is hidden is pointed out by its id, neither in a view nor in the log.
"""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import msgspec

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import FACEDOWN, HAND, MAIN_DECK, NOBODY, RUNE, RUNE_DECK
from riftwright.core.state import REF_SHIFT, GameState
from riftwright.game import Game
from riftwright.rules.visibility import visible_event

# Events after which everybody knows the card, wherever it goes next.
_MAKES_KNOWN = (ev.TRASHED, ev.DISCARDED, ev.REVEALED, ev.ITEM_ADDED, ev.CHANNELED, ev.PLAYED, ev.ENTERED)
# Events by which their player sees a card that goes back to where nobody sees it.
_SEEN_BY_ONE = (ev.LOOKED, ev.DRAWN)


def seats(s: GameState) -> range:
    """Every seat, and the spectator."""
    return range(NOBODY, len(s.players))


def hidden_from(s: GameState, seat: int) -> set[int]:
    """128.3, 128.4: decks from everybody, hands from all but their owner, facedown cards from all but whoever
    controls them.
    """
    return {
        o.id
        for o in s.objects
        if o.zone in (MAIN_DECK, RUNE_DECK)
        or (o.zone == HAND and o.owner != seat)
        or (o.zone == FACEDOWN and o.controller != seat)
    }


def scrambled(game: Game, hidden: Iterable[int]) -> Game:
    """A copy of the game in which hidden cards have exchanged their faces, Main Deck cards and runes apart."""
    other = game.clone()
    s = other.state
    for runes in (False, True):
        oids = sorted(oid for oid in hidden if bool(s.objects[oid].types & RUNE) == runes)
        faces = sorted((s.objects[oid].face, s.objects[oid].types) for oid in oids)
        half = len(faces) // 2
        for oid, (face, types) in zip(oids, faces[half:] + faces[:half], strict=True):
            o = s.edit(oid)
            o.face, o.types = face, types
    return other


def views_keep_secrets(game: Game) -> Iterator[str]:
    """No view tells a seat anything about a card that it may not see."""
    s = game.state
    for seat in seats(s):
        hidden = hidden_from(s, seat)
        shown = msgspec.json.encode(game.view(seat))
        if msgspec.json.encode(scrambled(game, hidden).view(seat)) != shown:
            yield f"what seat {seat} is shown depends on cards that are hidden from it (128)"
        for card in _cards(msgspec.json.decode(shown)):
            oid = card["id"]
            if oid in hidden and (card["name"] or s.objects[oid].zone != FACEDOWN):
                yield f"seat {seat} is shown {card} (128)"


def _cards(part: Any) -> Iterator[dict[str, Any]]:
    """Every card in a view."""
    if isinstance(part, dict):
        if "id" in part and "name" in part:
            yield part
        for inner in part.values():
            yield from _cards(inner)
    elif isinstance(part, list):
        for inner in part:
            yield from _cards(inner)


class Secrets:
    """Follows the log of a game and finds events that tell a seat of a card that it never saw."""

    def __init__(self, game: Game) -> None:
        self._hidden = {seat: hidden_from(game.state, seat) for seat in seats(game.state)}
        self._seen: dict[int, set[int]] = {seat: set() for seat in seats(game.state)}  # looked at, now hidden
        self._sources: set[int] = set()  # of items on the chain: known, wherever they are by now

    def read(self, game: Game, events: Sequence[Event]) -> Iterator[str]:
        """What is wrong with the events since the last call, as each seat learns of them."""
        s = game.state
        known = {event.obj for event in events if event.kind in _MAKES_KNOWN} | self._sources
        self._sources = {item.obj for item in s.chain} | {delayed.source >> REF_SHIFT for delayed in s.delayed}
        for seat in seats(s):
            after = hidden_from(s, seat)
            self._seen[seat] |= {event.obj for event in events if event.kind in _SEEN_BY_ONE and event.player == seat}
            secret = (self._hidden[seat] & after) - known - self._seen[seat]
            self._hidden[seat] = after
            public = {s.face_of(o.id).name for o in s.objects if o.id not in secret}
            names = {s.face_of(oid).name for oid in secret} - public
            for event in events:
                shown = visible_event(s, seat, event)
                if shown.obj in secret:
                    yield f"seat {seat} learns of object {shown.obj} by {shown!r} (128)"
                for name in names:
                    if name in shown.text:
                        yield f"seat {seat} reads {shown.text!r} (128)"
