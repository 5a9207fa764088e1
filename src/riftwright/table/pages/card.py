"""The page of a card: its front, with its text, and its sigil. Both follow from its name alone."""

from typing import Final

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.core.errors import AnonymousCardError, UnknownCardError
from riftwright.core.facts import Face
from riftwright.notation.anonymous import read_face
from riftwright.table.drawing.front import front, text
from riftwright.table.drawing.sigil import sigil
from riftwright.table.rendering import render
from riftwright.table.security import PageError

KEPT: Final = {"Cache-Control": "private, max-age=3600"}  # by browsers: it is the same until the next release


def _face(request: Request) -> Face:
    name = request.path_params["name"]
    try:
        return read_face(name)
    except (UnknownCardError, AnonymousCardError) as error:
        raise PageError(404, "No such card", str(error)) from None


async def show(request: Request) -> Response:
    """The card, large."""
    face = _face(request)
    return HTMLResponse(render("card.html", front=front(face), lines=text(face)), headers=KEPT)


async def draw(request: Request) -> Response:
    """The card's sigil."""
    return Response(render("sigil.svg", strokes=sigil(_face(request))), media_type="image/svg+xml", headers=KEPT)


routes: list[BaseRoute] = [
    Route("/card/{name:path}", show, methods=["GET"]),
    Route("/sigil/{name:path}.svg", draw, methods=["GET"]),
]
