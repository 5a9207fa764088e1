"""The web application of the table."""

import contextlib
from collections.abc import AsyncIterator
from importlib.resources import files

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Mount
from starlette.staticfiles import StaticFiles

from riftwright.store import Store
from riftwright.table.pages import card, game, home, host, judge, match, replay, replay_files, replays, report, rule
from riftwright.table.reels import Reels
from riftwright.table.rooms import Rooms
from riftwright.table.security import PageError, Security, error_page
from riftwright.table.settings import Settings


def make_app(settings: Settings, store: Store) -> Starlette:
    """The application, over a store that it does not close."""

    @contextlib.asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        app.state.rooms = Rooms(store, pace=settings.pace)
        app.state.reels = Reels(store)
        yield
        await app.state.rooms.close()

    routes: list[BaseRoute] = [
        *home.routes,
        *host.routes,
        *replays.routes,
        *replay_files.routes,
        *replay.routes,
        *report.routes,
        *game.routes,
        *match.routes,
        *judge.routes,
        *rule.routes,
        *card.routes,
        Mount("/static", StaticFiles(directory=str(files("riftwright.table") / "static"))),
    ]
    app = Starlette(
        routes=routes,
        lifespan=lifespan,
        middleware=[Middleware(Security, hosts=settings.hosts)],
        exception_handlers={PageError: _page_error, 404: _nothing_there},
    )
    app.state.settings = settings
    return app


async def _page_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, PageError)
    return error_page(error.status, error.title, error.what)


async def _nothing_there(request: Request, error: Exception) -> Response:
    return error_page(404, "Nothing here", "There is no page at this address.")
