"""Replays as files: one that is taken along, and one that is brought, which is played again before anyone sees it."""

import base64
import hashlib
from datetime import UTC, datetime
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.datastructures import FormData, UploadFile
from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.notation.replay import SUFFIX, ReplayError, dump_replay, parse_replay
from riftwright.store import StoredGame, StoreError, UnknownGameError
from riftwright.table.journal import file_of, stored_game
from riftwright.table.pages import looks
from riftwright.table.reels import Reels, Showing
from riftwright.table.rooms import Rooms
from riftwright.table.security import PageError

MOST_CHOICES: Final = 20_000  # of a file; the longest games have a tenth of it
_ID_BYTES: Final = 16


async def take(request: Request) -> Response:
    """A replay as a file."""
    look = await looks.over(request)
    text = await run_in_threadpool(_text, look.showing)
    new = look.showing.new
    name = f"riftwright-{new.created:%Y-%m-%d}-{new.id[:6]}{SUFFIX}"
    headers = {"Content-Disposition": f'attachment; filename="{name}"'}
    return Response(text, headers=headers, media_type="application/json")


def _text(showing: Showing) -> str:
    with showing.lock:
        return dump_replay(file_of(showing.reel))


async def bring(request: Request) -> Response:
    """A file that somebody brings: it is verified, and kept as a game that is over."""
    async with request.form() as data:
        name, raw = await _uploaded(data)
    try:
        replay = await run_in_threadpool(parse_replay, raw, name)
    except ReplayError as error:
        raise _refused(str(error)) from None
    if len(replay.choices) > MOST_CHOICES:
        raise _refused(f"{name}: choices: {len(replay.choices):,}, and {MOST_CHOICES:,} are the most that are played")
    reels: Reels = request.app.state.reels
    reel = await looks.shown(reels.play(replay))
    wrong = looks.divergence(reel, replay.program)
    if wrong:
        raise PageError(422, "Not the same game", f"{name}: {wrong}")
    game_id = _id_of(raw)
    await _keep(request, stored_game(game_id, reel, datetime.now(UTC)))
    return RedirectResponse(f"/replay/{game_id}", status_code=303)


async def _uploaded(data: FormData) -> tuple[str, bytes]:
    """The name of the file and what is in it."""
    file = data.get("file")
    if not isinstance(file, UploadFile) or not file.filename:
        raise _refused(f"choose a file first: one that ends in {SUFFIX}")
    return file.filename[-60:], await file.read()


def _refused(what: str) -> PageError:
    return PageError(422, "No replay that can be shown", f"{what}.")


def _id_of(raw: bytes) -> str:
    """The id that a file gets, the same whenever it is brought."""
    return base64.urlsafe_b64encode(hashlib.sha256(raw).digest()[:_ID_BYTES]).rstrip(b"=").decode("ascii")


async def _keep(request: Request, stored: StoredGame) -> None:
    rooms: Rooms = request.app.state.rooms
    try:
        await run_in_threadpool(rooms.store.load, stored.game.id)
    except UnknownGameError:
        try:
            await run_in_threadpool(rooms.store.add, stored)
        except StoreError as error:
            raise PageError(503, "The replay could not be kept", f"{error}.") from error


routes: list[BaseRoute] = [
    Route("/replay", bring, methods=["POST"]),
    Route("/replay/{game}.rift", take, methods=["GET"]),
]
