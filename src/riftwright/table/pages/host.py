"""The page of a game's host: the links of its seats to hand out, and how others on the network reach them."""

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.rules import modes
from riftwright.table import seats
from riftwright.table.drawing import offers
from riftwright.table.hosting import Host, Reach
from riftwright.table.match import next_id
from riftwright.table.rendering import render
from riftwright.table.rooms import Room, Rooms, UnknownGameError
from riftwright.table.security import PageError


async def show(request: Request) -> Response:
    """All links of the game."""
    rooms: Rooms = request.app.state.rooms
    try:
        room = await rooms.get(request.path_params["game"])
    except UnknownGameError:
        raise PageError(404, "No such game", "There is no game at this address. Is the link whole?") from None
    host = Host(request.path_params["secret"])
    if not host.hosts(room.new):
        raise PageError(403, "Not your game", "This link shows the seats of no game. Is the link whole?")
    reach = Reach(request.app.state.settings.host, request.base_url)
    address = f"{reach.base}/game/{room.game_id}"
    html = render(
        "host.html",
        mode=modes.get(room.new.opening.mode),
        edition=room.new.opening.edition,
        seats=_seats(room, host, address),
        watch=f"{address}/watch/{host.watch}",
        reach=reach,
        turn=room.game.state.turn,
        outcome=str(room.game.outcome or ""),
        seed=room.new.opening.seed,
        game_id=room.game_id,
        next=await _next_game(rooms, room, host),
    )
    return HTMLResponse(html)


async def _next_game(rooms: Rooms, room: Room, host: Host) -> str:
    """Where the host finds the next game of the match; empty where there is none."""
    game_id = next_id(room.game_id)
    try:
        await rooms.get(game_id)
    except UnknownGameError:
        return ""
    return f"/game/{game_id}/host/{host.secret}"


def _seats(room: Room, host: Host, address: str) -> list[dict[str, str]]:
    """Each seat: its letter, who sits there, the legend, and the link of a person."""
    game = room.game
    return [
        {
            "letter": game.name(number),
            "who": sits.name or offers.called(sits.kind),
            "legend": ", ".join(game.state.face_of(oid).name for oid in game.state.players[number].legends),
            "link": f"{address}/seat/{host.seat(number)}" if sits.kind == seats.PERSON else "",
        }
        for number, sits in enumerate(room.new.seats)
    ]


routes: list[BaseRoute] = [Route("/game/{game}/host/{secret}", show, methods=["GET"])]
