"""Between the games of a match: how it stands, changing cards for those of the sideboard, and on to the next game."""

from collections.abc import Sequence

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.core.ids import NOBODY
from riftwright.notation.decks import write_deck
from riftwright.notation.decks.parts import MAIN, SIDEBOARD
from riftwright.notation.decks.sectioned import TEXT
from riftwright.notation.matches import copies, swap, swappable
from riftwright.rules import modes
from riftwright.store import StoreError
from riftwright.table import match
from riftwright.table.match import Standing
from riftwright.table.pages.game import room_of
from riftwright.table.protocol import RefusedError
from riftwright.table.rendering import render
from riftwright.table.rooms import Room, Rooms
from riftwright.table.security import PageError


async def show(request: Request) -> Response:
    """How the match stands; the next game, where it has begun or everyone is ready."""
    stands, seat = await _standing(request)
    if stands.goes_on and not stands.waits_for:
        return await _go_on(request, stands)
    return _page(request, stands, seat)


async def get_ready(request: Request) -> Response:
    """A seat is ready for the next game, with cards changed for those of its sideboard or not."""
    stands, seat = await _standing(request)
    if seat == NOBODY or not stands.goes_on:
        raise PageError(409, "Nothing to get ready for", "Only a seat gets ready, when a game of the match is over.")
    async with request.form() as data:
        rows = [_read(row, str(data.get(row.field, row.now))) for row in _rows(stands, seat)]
    problems = [f"{row.name}: {row.wrong}" for row in rows if row.wrong]
    if not problems:
        deck = swap(stands.registered(seat), {row.name: int(row.now) for row in rows})
        problems = deck.check(match.MATCH)
    if problems:
        return _page(request, stands, seat, rows, problems)
    try:
        await stands.last.get_ready(seat, write_deck(deck, TEXT))
    except RefusedError as error:
        raise PageError(409, "Not ready", f"{error.what}.") from None
    return RedirectResponse(request.url.path, status_code=303)


class Row(msgspec.Struct, frozen=True):
    """A card that may be changed: its field in the form, how many copies there are in all, how many are to be in the
    Main Deck (as filled in), and what is wrong with that.
    """

    field: str
    name: str
    total: int
    now: str
    side: bool  # the sideboard has it as the match begins
    wrong: str = ""


def _rows(stands: Standing, seat: int) -> list[Row]:
    """The cards of a seat, those of its sideboard first; none where it has no sideboard."""
    first = stands.registered(seat)
    side = copies(first, SIDEBOARD)
    present = copies(stands.present(seat), MAIN)
    return [
        Row(f"card{number}", name, total, str(present.get(name, 0)), name in side)
        for number, (name, total) in enumerate(swappable(first).items() if side else ())
    ]


def _read(row: Row, filled: str) -> Row:
    right = filled.isascii() and filled.isdigit() and len(filled) < 4 and int(filled) <= row.total
    wrong = "" if right else f"it can be 0 to {row.total} in the Main Deck"
    return msgspec.structs.replace(row, now=filled[:20], wrong=wrong)


async def _standing(request: Request) -> tuple[Standing, int]:
    room, seat = await room_of(request)
    if room.new.opening.mode != match.MATCH:
        raise PageError(404, "No match", f"This game is a {modes.get(room.new.opening.mode).title}, and stands alone.")
    rooms: Rooms = request.app.state.rooms
    return await match.standing(rooms, room), seat


async def _go_on(request: Request, stands: Standing) -> Response:
    rooms: Rooms = request.app.state.rooms
    try:
        room = await match.next_game(rooms, stands)
    except StoreError as error:
        raise PageError(503, "The game could not be saved", f"It did not begin: {error}.") from error
    link = request.path_params
    return RedirectResponse(f"/game/{room.game_id}/{link['role']}/{link['token']}", status_code=303)


# Drawing


def _page(
    request: Request,
    stands: Standing,
    seat: int,
    rows: list[Row] | None = None,
    problems: Sequence[str] = (),
) -> HTMLResponse:
    room = stands.last
    asks = seat != NOBODY and stands.goes_on
    if rows is None:
        rows = _rows(stands, seat) if asks else []
    html = render(
        "match.html",
        address=request.url.path.removesuffix("/match"),
        title=f"Match: {' to '.join(str(wins) for wins in stands.match.wins)}",
        needed=stands.match.needed,
        winner=called(room, stands.match.winner) if stands.match.winner >= 0 else "",
        seats=[called(room, number) for number in range(len(room.new.seats))],
        used=[", ".join(names) for names in stands.match.barred()],
        played=[_played(game, names) for game, names in zip(stands.games, stands.battlefields, strict=True)],
        next=stands.match.games + 1,
        asks=asks,
        ready=seat in room.record.ready,
        waits=[called(room, number) for number in stands.waits_for if number != seat] if stands.goes_on else [],
        cards=[("Sideboard", [row for row in rows if row.side]), ("Main Deck", [row for row in rows if not row.side])],
        size=stands.registered(seat).count(MAIN) if asks else 0,
        problems=problems,
    )
    return HTMLResponse(html, status_code=422 if problems else 200)


def called(room: Room, seat: int) -> str:
    """A seat by its letter, with the name of who sits there."""
    name = room.new.seats[seat].name
    return f"{room.game.name(seat)} ({name})" if name else room.game.name(seat)


def _played(room: Room, names: list[str]) -> dict[str, str]:
    outcome = room.game.outcome
    return {"id": room.game_id, "outcome": str(outcome or ""), "at": " and ".join(names)}


routes: list[BaseRoute] = [
    Route("/game/{game}/{role:str}/{token}/match", show, methods=["GET"]),
    Route("/game/{game}/{role:str}/{token}/match", get_ready, methods=["POST"]),
]
