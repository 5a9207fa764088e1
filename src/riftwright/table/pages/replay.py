"""The page of a replay: a game that is over at any moment and through any eyes, or one that goes on through one's own.

From any moment of a game that is over a new game can go on.
"""

from bisect import bisect_right
from datetime import UTC, datetime
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.core.ids import NOBODY
from riftwright.store import NewGame, SeatRecord, StoreError
from riftwright.table import seats
from riftwright.table.drawing import offers
from riftwright.table.drawing.board import board
from riftwright.table.drawing.choices import NOTHING
from riftwright.table.drawing.scrubber import timeline, ways
from riftwright.table.drawing.status import still
from riftwright.table.hosting import Host, Reach
from riftwright.table.journal import moves_of
from riftwright.table.pages import looks
from riftwright.table.pages.looks import Look
from riftwright.table.rendering import render
from riftwright.table.rooms import Rooms
from riftwright.table.security import PageError

REGIONS: Final = {  # elements of the page, each with its template
    "status": "regions/status.html",
    "board": "regions/board.html",
    "chosen": "replay/chosen.html",
    "steps": "replay/steps.html",
}


async def show(request: Request) -> Response:
    """The page of a game that is over; scripts ask for JSON and get what changes from moment to moment."""
    return await _answer(request, await looks.over(request))


async def show_own(request: Request) -> Response:
    """The page of a secret link. When the game is over, everyone may see everything."""
    look = await looks.own(request)
    if look.showing.reel.game.outcome is not None:
        eyes = offers.LETTERS[look.viewer] if look.viewer != NOBODY else looks.PUBLIC
        moment = f"at={look.at}&" if "at" in request.query_params else ""
        return RedirectResponse(f"/replay/{look.showing.new.id}?{moment}eyes={eyes}", status_code=303)
    return await _answer(request, look)


async def _answer(request: Request, look: Look) -> Response:
    base = Reach(request.app.state.settings.host, request.base_url).base
    headers = {"Vary": "Accept", "Cache-Control": "no-store"}
    if "application/json" in request.headers.get("accept", ""):
        known = request.query_params.get("lines", "")
        count = int(known) if known.isascii() and known.isdigit() and len(known) < 6 else 0
        return JSONResponse(await run_in_threadpool(_changes, look, base, count), headers=headers)
    return HTMLResponse(await run_in_threadpool(_page, look, base), headers=headers)


# Drawing


def _page(look: Look, base: str) -> str:
    showing = look.showing
    with showing.lock:
        regions, title = _drawn(look)
        lines, present = _lines(look)
        return render(
            "replay.html",
            look=look,
            title=title,
            regions=regions,
            log=render("replay/lines.html", look=look, lines=lines, first=0, present=present),
            timeline=timeline(showing.reel),
            address=base + look.address(look.at),
            sitting=_sitting(look),
            eyes=_eyes(look),
            over=_over(look),
            diverged=looks.divergence(showing.reel, showing.new.program),
            kinds=offers.kinds_offered(),
            seated=_seated(look),
        )


def _changes(look: Look, base: str, known: int) -> dict[str, Any]:
    """What a page that shows another moment, and that many lines of the log, is to change."""
    with look.showing.lock:
        regions, title = _drawn(look)
        lines, present = _lines(look)
        first = min(known, len(lines))
        return {
            "at": look.at,
            "regions": regions,
            "log": render("replay/lines.html", look=look, lines=lines[first:], first=first, present=present),
            "log_from": first,
            "present": present,
            "path": look.address(look.at),
            "address": base + look.address(look.at),
            "title": title,
            "over": _over(look),
        }


def _drawn(look: Look) -> tuple[dict[str, str], str]:
    """The regions as HTML, by id, and the title of the page."""
    game = look.game
    status = still(game, look.viewer, look.showing.new.seats)
    told = look.showing.told(look.viewer)
    context = {
        "look": look,
        "seat": look.viewer,
        "at": look.at,
        "game": look.showing.new.id,
        "status": status,
        "board": board(game, look.viewer, NOTHING, [sits.name for sits in look.showing.new.seats]),
        "choices": NOTHING,
        "chosen": told.chosen[look.at - 1] if look.at else ("", ""),
        "ways": ways(look.showing.reel, look.at),
        "last": look.showing.last,
    }
    regions = {name: render(template, **context) for name, template in REGIONS.items()}
    moment = status.outcome or (f"Turn {status.turn}" if status.turn else "Setting up")
    return regions, f"{moment} · {_legends(look)}"


def _legends(look: Look) -> str:
    s = look.showing.reel.game.state
    return " - ".join(s.face_of(oid).name for player in s.players for oid in player.legends[:1])


def _lines(look: Look) -> tuple[list[Any], int]:
    """The lines of the log up to the moment, and from which of them on they are of the present."""
    lines = look.showing.told(look.viewer).lines
    lines = lines[: bisect_right(lines, look.at, key=lambda line: line[1])]
    present = len(lines)
    while present and lines[present - 1][1] == lines[-1][1]:
        present -= 1
    return lines, present


def _sitting(look: Look) -> list[dict[str, str]]:
    """Each seat: its letter, its legend, and who sat there, where that is known."""
    game = look.showing.reel.game
    return [
        {
            "letter": game.name(number),
            "legend": ", ".join(game.state.face_of(oid).name for oid in game.state.players[number].legends),
            "who": offers.called(sits.kind) if sits.kind in seats.BOTS else sits.name,
        }
        for number, sits in enumerate(look.showing.new.seats)
    ]


def _eyes(look: Look) -> list[tuple[str, str, str]]:
    """The eyes that can be chosen: what the address says, words, and more words."""
    if not look.eyes:
        return []
    letters = offers.LETTERS[: len(look.showing.new.seats)]
    return [
        (looks.ALL, "All", "All: everything is seen"),
        *((letter, letter, f"{letter}: what that seat saw") for letter in letters),
        (looks.PUBLIC, "Public", "Public: what everyone saw"),
    ]


def _over(look: Look) -> bool:
    """Whether nothing can follow this moment."""
    reel = look.showing.reel
    return look.at == look.showing.last and reel.game.outcome is not None


def _seated(look: Look) -> list[str]:
    """Who sits in each seat of a game that goes on from here, unless somebody says otherwise: a person where the eyes
    are, or where the next choice is made.
    """
    asked = look.showing.reel.moments[look.at].player
    person = look.viewer if look.viewer >= 0 else max(asked, 0)
    return [seats.PERSON if number == person else seats.BOTS[-1] for number in range(len(look.showing.new.seats))]


# Going on


async def branch(request: Request) -> Response:
    """A new game, which goes on from a moment of this one."""
    async with request.form() as data:
        form = {name: str(value) for name, value in data.items()}
    look = await looks.over(request)
    at = looks.moment(form.get("at", ""), look.showing)
    if at == look.showing.last and look.showing.reel.game.outcome is not None:
        raise PageError(409, "The game is over here", "Go back to an earlier moment, and go on from there.")
    new, host = _branched(look, at, form)
    reel = look.showing.reel
    rooms: Rooms = request.app.state.rooms
    try:
        await rooms.create(new, list(moves_of(reel.replay.choices[:at], reel.moments)))
    except StoreError as error:
        raise PageError(503, "The game could not be saved", f"It did not begin: {error}.") from error
    return RedirectResponse(host.way_in(new), status_code=303)


def _branched(look: Look, at: int, form: dict[str, str]) -> tuple[NewGame, Host]:
    """The new game, and its host."""
    host = Host(seats.new_token())
    before = look.showing.new
    kinds = [form.get(f"kind{number}", "") for number in range(len(before.seats))]
    for number, kind in enumerate(kinds):
        if kind not in seats.KINDS:
            raise PageError(
                422,
                "Who sits there?",
                f"Seat {offers.LETTERS[number]}: nobody {kind[:40]!r} can sit there; it is {' or '.join(seats.KINDS)}.",
            )
    new = NewGame(
        id=seats.new_token(),
        opening=before.opening,
        seats=[SeatRecord(kind, "", seats.hashed(host.seat(number))) for number, kind in enumerate(kinds)],
        watch_hash=seats.hashed(host.watch),
        created=datetime.now(UTC),
        parent=before.id,
        parent_at=at,
    )
    return new, host


routes: list[BaseRoute] = [
    Route("/replay/{game}", show, methods=["GET"]),
    Route("/replay/{game}/branch", branch, methods=["POST"]),
    Route("/game/{game}/{role:str}/{token}/replay", show_own, methods=["GET"]),
]
