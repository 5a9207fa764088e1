"""A game's page: for a seat, which plays, and for spectators, who look on."""

from typing import Final

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from riftwright.core.ids import NOBODY
from riftwright.store import StoreError
from riftwright.table.connection import POLICY, Connection
from riftwright.table.drawing import log
from riftwright.table.match import MATCH
from riftwright.table.protocol import Answer, Command, Concede, Consent, Message, RefusedError, Undo
from riftwright.table.regions import GamePage
from riftwright.table.rendering import render
from riftwright.table.rooms import Room, Rooms, UnknownGameError
from riftwright.table.security import PageError

LABELS: Final = {"status": "The game", "board": "Board", "choices": "What you can do", "control": "Priority control"}
ACTIONS = ("answer", "control", "undo", "consent", "concede")


async def room_of(connection: Request | WebSocket) -> tuple[Room, int]:
    """The room and the seat that a link names. Raises ``PageError`` for a link that leads nowhere."""
    rooms: Rooms = connection.app.state.rooms
    try:
        room = await rooms.get(connection.path_params["game"])
    except UnknownGameError:
        raise PageError(404, "No such game", "There is no game at this address. Is the link whole?") from None
    except StoreError as error:
        raise PageError(503, "The game cannot be shown", f"{error}.") from error
    seat = room.seat_of(connection.path_params["token"])
    if seat is None or connection.path_params["role"] != ("watch" if seat == NOBODY else "seat"):
        raise PageError(403, "Not your seat", "This link opens no seat of the game. Is the link whole?")
    return room, seat


async def show(request: Request) -> Response:
    """The page."""
    room, seat = await room_of(request)
    async with room.still():
        return _page(request, room, seat)


async def act(request: Request) -> Response:
    """A form of the page, posted without scripting."""
    room, seat = await room_of(request)
    form = {name: str(value) for name, value in (await request.form()).items()}
    try:
        await room.submit(seat, _message(form))
    except RefusedError as error:
        room, seat = await room_of(request)  # perhaps another one, where it could not be saved
        async with room.still():
            return _page(request, room, seat, refused=error.what)
    return RedirectResponse(request.url.path, status_code=303)


def _message(form: dict[str, str]) -> Message:
    """The message that a form stands for."""
    at = form.get("at", "")
    if not at.isdecimal() or len(at) > 6:
        raise RefusedError("the form does not say how many choices the game had", "at")
    match form.get("action", "answer"):
        case "answer":
            return Answer(int(at), form.get("option", "")[:200])
        case "control":
            return Command(form.get("command", "")[:100])
        case "undo":
            return Undo(int(at))
        case "consent":
            return Consent(int(at), form.get("yes") == "yes")
        case "concede":
            return Concede()
        case other:
            raise RefusedError(f"{other[:40]!r} is nothing that can be done; there are {', '.join(ACTIONS)}", "action")


def _page(request: Request, room: Room, seat: int, refused: str = "") -> HTMLResponse:
    page = GamePage(room, seat)
    _, lines = page.log()
    html = render(
        "game.html",
        address=request.url.path,
        regions=page.regions(),
        labels=LABELS,
        kinds=log.KINDS,
        lines=lines,
        seat=seat,
        at=len(room.record.choices),
        title=_title(room),
        match=room.new.opening.mode == MATCH,
        refused=refused,
        asked=room.asks(seat),
        over=room.game.outcome is not None,
    )
    return HTMLResponse(html, status_code=409 if refused else 200)


def _title(room: Room) -> str:
    s = room.game.state
    return " - ".join(s.face_of(p.legends[0]).name for p in s.players if p.legends)


async def copy(request: Request) -> Response:
    """The log as this seat may read it, as text or as JSON."""
    room, seat = await room_of(request)
    entries = [log.entry(line, at) for line, at in room.chronicle(seat).lines]
    if request.path_params["form"] == "json":
        return Response(msgspec.json.encode(entries), media_type="application/json")
    if request.path_params["form"] == "txt":
        return PlainTextResponse(log.as_text(entries))
    raise PageError(404, "No such form", "The log is there as log.txt and as log.json.")


async def live(socket: WebSocket) -> None:
    """The WebSocket of the page, or of a program (``?form=json``)."""
    try:
        room, seat = await room_of(socket)
    except PageError as error:
        await socket.close(POLICY, error.what[:120])
        return
    await Connection(socket, room, seat, page=socket.query_params.get("form") != "json").serve()


routes: list[BaseRoute] = [
    Route("/game/{game}/{role:str}/{token}", show, methods=["GET"]),
    Route("/game/{game}/{role:str}/{token}", act, methods=["POST"]),
    Route("/game/{game}/{role:str}/{token}/log.{form}", copy, methods=["GET"]),
    WebSocketRoute("/game/{game}/{role:str}/{token}/live", live),
]
