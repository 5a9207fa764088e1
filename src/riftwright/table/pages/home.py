"""The first page: set up a game, with what is said of each deck before it begins."""

import asyncio
from datetime import UTC, datetime
from typing import Any

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.store import NewGame, SeatRecord, StoreError
from riftwright.table import seats
from riftwright.table.drawing import offers
from riftwright.table.hosting import Host
from riftwright.table.rendering import render
from riftwright.table.rooms import Rooms
from riftwright.table.security import PageError
from riftwright.table.setting_up import OWN, SAME, Desk, blank, judge, read

CHECK = "check"  # what the button says that only looks at the decks
FIELDS = {
    "mode": "Mode",
    "edition": "Edition",
    "seed": "Seed",
    "day": "Day",
    "kind": "who sits there",
    "name": "name",
    "deck": "deck",
    "list": "deck list",
    "file": "file",
}


async def home(request: Request) -> Response:
    """The form."""
    return _page(judge(blank()))


async def submit(request: Request) -> Response:
    """Look at the decks, or begin the game."""
    async with request.form() as data:
        looks = data.get("do") == CHECK
        form = await read(data)
    desk = await asyncio.to_thread(judge, form)
    if looks:
        return _page(desk, checked=True)
    if not desk.playable:
        return _page(desk, status=422)
    return RedirectResponse(await _begin(request, desk), status_code=303)


async def check(request: Request) -> Response:
    """What is said of the decks as they are typed: regions of the page by their ids."""
    async with request.form() as data:
        form = await read(data)
    desk = await asyncio.to_thread(judge, form)
    return JSONResponse({f"verdicts{number}": _verdicts(desk, number) for number in range(desk.mode.players)})


async def _begin(request: Request, desk: Desk) -> str:
    """Begin the game; the address where its host goes: to the only person's seat, or to all links."""
    host = Host(seats.new_token())
    rooms: Rooms = request.app.state.rooms
    try:
        room = await rooms.create(_new_game(desk, host))
    except StoreError as error:
        raise PageError(503, "The game could not be saved", f"It did not begin: {error}.") from error
    return host.way_in(room.new, links=desk.form.links)


def _new_game(desk: Desk, host: Host) -> NewGame:
    return NewGame(
        id=seats.new_token(),
        opening=desk.opening(),
        seats=[
            SeatRecord(seat.kind, seat.name if seat.kind == seats.PERSON else "", seats.hashed(host.seat(number)))
            for number, seat in enumerate(desk.seats)
        ],
        watch_hash=seats.hashed(host.watch),
        created=datetime.now(UTC),
    )


# Drawing


def _page(desk: Desk, *, checked: bool = False, status: int = 200) -> HTMLResponse:
    html = render(
        "home.html",
        form=desk.form,
        wrong=desk.wrong,
        players=desk.mode.players,
        modes=offers.modes_offered(),
        editions=offers.editions_offered(),
        kinds=offers.kinds_offered(),
        examples=offers.examples(),
        quick=[offers.examples()[seat.deck.partition(":")[2]].title for seat in blank().seats[:2]],
        letters=offers.LETTERS,
        mates=offers.mates(),
        verdicts=[_verdicts(desk, number) for number in range(desk.mode.players)],
        checked=checked,
        refused=status != 200,
        complaints=_complaints(desk),
    )
    return HTMLResponse(html, status_code=status)


def _verdicts(desk: Desk, number: int) -> str:
    """The region beside the deck of a seat."""
    seat = desk.form.seats[number]
    source = int(seat.deck.removeprefix(SAME)) if seat.deck.startswith(SAME) and desk.reports[number] else number
    context: dict[str, Any] = {
        "report": desk.reports[number],
        "letter": offers.LETTERS[number],
        "waits": desk.wrong.get(f"list{number}") or desk.wrong.get(f"file{number}") or desk.wrong.get(f"deck{number}"),
        "list": f"list{source}" if desk.form.seats[source].deck == OWN else "",
    }
    return render("regions/verdicts.html", **context)


def _complaints(desk: Desk) -> list[tuple[str, str]]:
    """All that keeps the game from beginning, each with the id of the element where it is said at length."""
    found = [(f"{field}-wrong", f"{_label(field)}: {what}") for field, what in desk.wrong.items()]
    for number, report in enumerate(desk.reports):
        if report is not None and not report.playable:
            found.append((f"verdicts{number}", f"Seat {offers.LETTERS[number]}: its deck cannot be played as it is"))
    return found


def _label(field: str) -> str:
    name = field.rstrip("0123456789")
    return f"Seat {offers.LETTERS[int(field.removeprefix(name))]}, {FIELDS[name]}" if name != field else FIELDS[name]


routes: list[BaseRoute] = [
    Route("/", home, methods=["GET"]),
    Route("/", submit, methods=["POST"]),
    Route("/check", check, methods=["POST"]),
]
