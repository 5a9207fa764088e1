"""The judge's page: a scenario's text beside its board, the run step by step, editions beside one another."""

from functools import cache
from typing import Any, Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.cards.catalogue import catalogue
from riftwright.core.errors import RunawayError
from riftwright.core.ids import BATTLEFIELD_CARD, GEAR, LEGEND, SPELL, UNIT
from riftwright.judge.choosing import OPEN_KINDS
from riftwright.judge.compare import compare
from riftwright.judge.explain import explain_run
from riftwright.judge.saying import Saying, sayings
from riftwright.notation import library
from riftwright.notation.editing import EditError
from riftwright.notation.library import Kept, UnknownScenarioError
from riftwright.notation.scenario import Scenario
from riftwright.rules.visibility import EVERYONE
from riftwright.table.desk import COMPARE, PAGE, RUN, TEXT, Desk, Reading, acted, address, opened, posted
from riftwright.table.drawing.board import board
from riftwright.table.drawing.panel import panel
from riftwright.table.drawing.ruling import ComparisonView, RunView, cite, comparison_view, run_view
from riftwright.table.drawing.sheet import sheet
from riftwright.table.rendering import render
from riftwright.table.security import PageError

REGIONS: Final = ("bar", "gutter", "menu", "story", "scene", "compared")  # templates, and elements of the page
FOUND: Final = 40  # scenarios that a search shows
FIELDS: Final = 120  # of a form
LEAST_LINES: Final = 24  # that a text has room for


async def show(request: Request) -> Response:
    """The page: a scenario of the library, as the address says."""
    try:
        desk = opened(request.query_params)
    except UnknownScenarioError as error:
        raise PageError(404, "No such scenario", str(error)) from None
    return await run_in_threadpool(_page, desk, request.query_params.get("q", ""))


async def act(request: Request) -> Response:
    """A button of the page. Scripts ask for JSON and get the regions; a plain form gets a page, or is sent to the
    address of what it shows.
    """
    form = await _form(request)
    try:
        before = posted(form)
    except EditError as error:
        raise PageError(413, "Too long", str(error)) from None
    as_json = "application/json" in request.headers.get("accept", "")
    return await run_in_threadpool(_done, before, form, as_json)


async def file(request: Request) -> Response:
    """The text as a file."""
    form = await _form(request)
    name = form.get("name", "").rpartition("/")[2] or "scenario"
    safe = "".join(c for c in name if c.isascii() and (c.isalnum() or c in "-_")) or "scenario"
    headers = {"Content-Disposition": f'attachment; filename="{safe}.toml"'}
    return Response(form.get("text", "").replace("\r\n", "\n"), media_type="text/plain; charset=utf-8", headers=headers)


async def found(request: Request) -> Response:
    """What a search finds, as a part of the page."""
    return HTMLResponse(render("judge/found.html", **_found(request.query_params.get("q", ""))))


async def _form(request: Request) -> dict[str, str]:
    return {name: str(value) for name, value in (await request.form(max_fields=FIELDS)).items()}


# What is shown


def _done(before: Desk, form: dict[str, str], as_json: bool) -> Response:
    desk = acted(before, form.get("do", ""), form)
    if as_json:
        return _answer(desk)
    there = address(desk)
    if there != PAGE and not desk.notice:
        return RedirectResponse(there, status_code=303)
    return _page(desk)


def _page(desk: Desk, search: str = "") -> HTMLResponse:
    drawn = _drawn(desk)
    rows = max(desk.text.count("\n") + 2, LEAST_LINES)
    html = render("judge.html", desk=desk, cards=_cards(), rows=rows, **_found(search), **drawn)
    return HTMLResponse(html, status_code=422 if desk.notice else 200)


def _answer(desk: Desk) -> JSONResponse:
    drawn = _drawn(desk)
    return JSONResponse(
        {
            "regions": drawn["regions"],
            "view": drawn["view"],
            "text": desk.text,
            "address": address(desk),
            "title": drawn["title"],
        }
    )


def _drawn(desk: Desk) -> dict[str, Any]:
    """The regions as HTML, by id, and what is shown in them."""
    reading = Reading(desk)
    view = desk.view if reading.run is not None else TEXT
    board_of_text = sheet(desk.text) if view == TEXT else None
    ran = _ran(desk, reading) if view == RUN else None
    compared, refused = _compared(reading.scenario) if view == COMPARE else (None, "")
    step = min(desk.step, len(ran.steps)) if ran is not None else 0
    context: dict[str, Any] = {
        "desk": desk,
        "view": view,
        "edition": reading.edition,
        "error": reading.error,
        "error_line": reading.line,
        "notice": desk.notice or refused,
        "lines": desk.text.count("\n") + 1,
        "menu": _menu(reading) if view == TEXT else [],
        **_asked(reading),
        "sheet": board_of_text,
        "panel": panel(board_of_text, desk.picked, reading.edition) if board_of_text is not None else None,
        "ran": ran,
        "step": step,
        "moment": _moment(reading, ran, step) if ran is not None else "",
        "compared": compared,
    }
    title = reading.scenario.title if reading.scenario is not None else ""
    regions = {name: render(f"judge/{name}.html", **context) for name in REGIONS}
    return {"regions": regions, "view": view, "title": title or "Judge"}


def _ran(desk: Desk, reading: Reading) -> RunView:
    assert reading.run is not None
    return run_view(reading.run, explain_run(reading.run), full=desk.full)


def _moment(reading: Reading, ran: RunView, step: int) -> str:
    """The board after so many steps, as everyone's eyes see it."""
    assert reading.film is not None
    game = reading.film.at(ran.steps[step - 1].events if step else 0)
    return render("regions/board.html", board=board(game, EVERYONE))


def _compared(scenario: Scenario | None) -> tuple[ComparisonView | None, str]:
    """The editions beside one another, or why they cannot be."""
    if scenario is None:
        return None, ""
    try:
        return comparison_view(compare(scenario)), ""
    except (ValueError, RunawayError) as error:
        return None, str(error)


def _menu(reading: Reading) -> list[Saying]:
    """What can be said next, where the script has gone well so far."""
    played = reading.run
    if played is None or (played.steps and played.game.state.decision is None):
        return []
    return sayings(played.game)


def _asked(reading: Reading) -> dict[str, Any]:
    """Who is asked what at the end of the script, and by which rule."""
    if reading.run is None:
        return {"asked": "", "asked_rules": []}
    game = reading.run.game
    decision = game.state.decision
    if decision is None:
        return {"asked": str(game.outcome), "asked_rules": []}
    prompt = decision.prompt.rpartition(" (")[0] or decision.prompt
    words = f"{game.name(decision.player)} is asked to {prompt}" if decision.kind in OPEN_KINDS else ""
    return {
        "asked": words or f"{game.name(decision.player)} is asked: {prompt}",
        "asked_rules": cite((decision.rule,), reading.edition),
    }


def _found(search: str) -> dict[str, Any]:
    every: list[Kept] = library.own().search(search)
    return {"found": every[:FOUND], "more": max(0, len(every) - FOUND), "search": search}


@cache
def _cards() -> list[str]:
    """The names that an editor suggests."""
    shown = UNIT | GEAR | SPELL | LEGEND | BATTLEFIELD_CARD
    return sorted({face.name for face in catalogue().faces if face.types & shown})


routes: list[BaseRoute] = [
    Route(PAGE, show, methods=["GET"]),
    Route(PAGE, act, methods=["POST"]),
    Route(f"{PAGE}/file", file, methods=["POST"]),
    Route(f"{PAGE}/found", found, methods=["GET"]),
]
