"""The list of all games, the newest first. Those that are over can be looked at; the others stay closed."""

import asyncio
from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.rules import modes
from riftwright.store import Store, Summary, UnknownGameError
from riftwright.table.drawing import offers
from riftwright.table.rendering import render
from riftwright.table.rooms import Rooms
from riftwright.table.security import PageError

PAGE: Final = 20  # games


class Sitting(msgspec.Struct, frozen=True):
    """A seat in the list."""

    letter: str
    who: str
    deck: str


class Played(msgspec.Struct, frozen=True):
    """A game in the list. Only of one that is over is there a replay: it shows what is hidden."""

    id: str
    when: str
    stamp: str
    mode: str
    edition: str
    seats: list[Sitting]
    outcome: str


async def show(request: Request) -> Response:
    """One page of the list; ``?before=ID`` is the one after that game."""
    rooms: Rooms = request.app.state.rooms
    before = request.query_params.get("before", "")
    try:
        found = await asyncio.to_thread(_games, rooms.store, before)
    except UnknownGameError:
        raise PageError(404, "No such game", "There is no game that this page could come after.") from None
    games, more = found[:PAGE], len(found) > PAGE
    html = render(
        "replays.html",
        games=[_played(game) for game in games],
        first=not before,
        older=games[-1].id if more else "",
    )
    return HTMLResponse(html)


def _games(store: Store, before: str) -> list[Summary]:
    """One more than a page, to see whether there are more."""
    return store.games(PAGE + 1, before)


def _played(game: Summary) -> Played:
    moment = game.created.astimezone()
    return Played(
        game.id,
        f"{moment:%Y-%m-%d %H:%M}",
        game.created.isoformat(timespec="seconds"),
        modes.get(game.mode).title,
        game.edition,
        [
            Sitting(letter, name or offers.called(kind), deck)
            for letter, name, kind, deck in zip(offers.LETTERS, game.names, game.kinds, game.decks, strict=False)
        ],
        game.outcome,
    )


routes: list[BaseRoute] = [Route("/replays", show, methods=["GET"])]
