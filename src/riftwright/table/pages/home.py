"""The first page: set up a game."""

import secrets
from datetime import UTC, datetime

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.notation.decks import parse_deck
from riftwright.notation.replay import opening
from riftwright.rules import editions, modes
from riftwright.store import NewGame, SeatRecord
from riftwright.table import seats
from riftwright.table.rendering import render
from riftwright.table.rooms import Rooms

SEED_BOUND = 1_000_000  # for seeds that are drawn: short enough to be typed again


async def home(request: Request) -> Response:
    """The form."""
    return HTMLResponse(render("home.html", modes=list(modes.MODES), kinds=seats.KINDS, edition=editions.DEFAULT))


async def create(request: Request) -> Response:
    """Begin a game, and go to its first seat."""
    form = {name: str(value) for name, value in (await request.form()).items()}
    mode = modes.get(form.get("mode", "duel"))
    decks = [parse_deck(form.get(f"deck{seat}", ""), f"deck {seat + 1}") for seat in range(mode.players)]
    begun = opening(decks, mode.name, form.get("edition", editions.DEFAULT), secrets.randbelow(SEED_BOUND))
    tokens = [seats.new_token() for _ in range(mode.players)]
    new = NewGame(
        id=seats.new_token(),
        opening=begun,
        seats=[
            SeatRecord(form.get(f"seat{seat}", seats.PERSON), "", seats.hashed(tokens[seat]))
            for seat in range(mode.players)
        ],
        watch_hash=seats.hashed(seats.new_token()),
        created=datetime.now(UTC),
    )
    rooms: Rooms = request.app.state.rooms
    room = await rooms.create(new)
    return RedirectResponse(f"/game/{room.game_id}/seat/{tokens[0]}", status_code=303)


routes: list[BaseRoute] = [Route("/", home, methods=["GET"]), Route("/", create, methods=["POST"])]
