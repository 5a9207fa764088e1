"""A moment of a game as a scenario, to be looked at, sent or opened at the judge's desk."""

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.core.ids import NOBODY
from riftwright.core.state import GameState
from riftwright.notation.writing import write_scenario
from riftwright.rules.visibility import EVERYONE
from riftwright.table.pages import looks
from riftwright.table.pages.game import room_of
from riftwright.table.pages.looks import Look
from riftwright.table.rendering import render


async def of_replay(request: Request) -> Response:
    """The moment of a game that is over, as the eyes that look at it see it."""
    look = await looks.over(request)
    return await _answer(request, await run_in_threadpool(_moment, look), look.viewer, look.address(look.at))


async def of_own_replay(request: Request) -> Response:
    """A moment of a game that goes on, as the link's own eyes saw it."""
    look = await looks.own(request)
    return await _answer(request, await run_in_threadpool(_moment, look), look.viewer, look.address(look.at))


async def of_game(request: Request) -> Response:
    """A game as it is now, as the link's own eyes see it."""
    room, seat = await room_of(request)
    state = room.game.clone().state
    back = "/game/{game}/{role}/{token}".format(**request.path_params)
    return await _answer(request, (state, len(room.record.choices)), seat, back)


def _moment(look: Look) -> tuple[GameState, int]:
    with look.showing.lock:
        return look.game.state, look.at


async def _answer(request: Request, moment: tuple[GameState, int], viewer: int, back: str) -> Response:
    state, at = moment
    turn = f"turn {state.turn}" if state.turn else "the setup"
    title = f"A moment of a game: {turn}, after {at} choices"
    text = await run_in_threadpool(write_scenario, state, title=title, viewer=viewer)
    if request.url.path.endswith(".toml"):
        name = f"turn-{state.turn}-choice-{at}.toml"
        headers = {"Content-Disposition": f'attachment; filename="{name}"'}
        return Response(text, headers=headers, media_type="text/plain")
    html = render(
        "report.html",
        text=text,
        file=f"{request.url.path}.toml?{request.url.query}",
        back=back,
        eyes="everything" if viewer == EVERYONE else "what is public" if viewer == NOBODY else state.seats[viewer],
        seat=viewer >= 0,
        turn=turn,
        at=at,
    )
    return HTMLResponse(html)


SEAT = "/game/{game}/{role:str}/{token}"
routes: list[BaseRoute] = [
    Route("/replay/{game}/scenario", of_replay, methods=["GET"]),
    Route("/replay/{game}/scenario.toml", of_replay, methods=["GET"]),
    Route(f"{SEAT}/replay/scenario", of_own_replay, methods=["GET"]),
    Route(f"{SEAT}/replay/scenario.toml", of_own_replay, methods=["GET"]),
    Route(f"{SEAT}/report", of_game, methods=["GET"]),
    Route(f"{SEAT}/report.toml", of_game, methods=["GET"]),
]
