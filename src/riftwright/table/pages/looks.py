"""What a request looks at: a replay, a moment of it, and through whose eyes."""

import logging
from collections.abc import Awaitable
from typing import Final, TypeVar

import msgspec
from starlette.requests import Request

from riftwright import __version__
from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.judge.positions import Reel
from riftwright.rules.visibility import EVERYONE
from riftwright.store import StoreError, UnknownGameError
from riftwright.table.drawing.offers import LETTERS
from riftwright.table.pages.game import room_of
from riftwright.table.reels import GoingOnError, Reels, Showing
from riftwright.table.security import PageError

LOGGER: Final = logging.getLogger("riftwright.table")
ALL: Final = "all"
PUBLIC: Final = "public"
T = TypeVar("T")
_DIGITS: Final = 6  # of a number of choices


class Look(msgspec.Struct, frozen=True):
    """A replay after ``at`` choices. ``path`` is its address without a question, ``eyes`` what the question says of
    whose eyes they are; empty on a path that has eyes of its own.
    """

    showing: Showing
    at: int
    viewer: int
    eyes: str
    path: str

    @property
    def game(self) -> Game:
        """The game at that moment."""
        return self.showing.reel.after(self.at)

    def address(self, at: int) -> str:
        """The address of a moment, seen with the same eyes."""
        return f"{self.path}?at={at}{'&eyes=' + self.eyes if self.eyes else ''}"


async def over(request: Request) -> Look:
    """A game that is over, through any eyes. Raises ``PageError``."""
    game_id = request.path_params["game"]
    reels: Reels = request.app.state.reels
    showing = await shown(reels.over(game_id))
    eyes = request.query_params.get("eyes", ALL)
    at = moment(request.query_params.get("at", "0"), showing)
    return Look(showing, at, viewer_of(eyes, showing), eyes, f"/replay/{game_id}")


async def own(request: Request) -> Look:
    """The game of a secret link so far, through the eyes of that link. Raises ``PageError``."""
    room, seat = await room_of(request)
    reels: Reels = request.app.state.reels
    showing = await shown(reels.going_on(room))
    at = moment(request.query_params.get("at", str(showing.last)), showing)
    path = "/game/{game}/{role}/{token}/replay".format(**request.path_params)
    return Look(showing, at, seat, "", path)


async def shown(playing: Awaitable[T]) -> T:
    """A replay that is being played again, or a page that says why it cannot be. Raises ``PageError``."""
    try:
        return await playing
    except UnknownGameError:
        raise PageError(404, "No such game", "There is no game at this address. Is the link whole?") from None
    except GoingOnError:
        raise PageError(
            403,
            "The game goes on",
            "Its replay shows what is hidden, so it opens when the game is over. Until then each seat can look back "
            "with its own eyes, from its own page.",
        ) from None
    except StoreError as error:
        raise PageError(503, "The game cannot be read", f"{error}.") from error
    except ValueError as error:
        raise PageError(422, "The game cannot begin", f"This version of Riftwright refuses it: {error}.") from error
    except Exception as error:
        LOGGER.exception("a replay: the engine failed")
        raise PageError(500, "The engine failed", f"{type(error).__name__}: {error}.") from error


def divergence(reel: Reel, program: str) -> str:
    """How a game that was recorded by that version of Riftwright comes to differ now; empty where it does not."""
    if reel.diverged is None:
        return ""
    by = f"Riftwright {program}" if program else "an earlier Riftwright"
    this = "the same version" if program == __version__ else f"Riftwright {__version__}"
    return f"{reel.diverged}. It was recorded by {by}; this is {this}."


def moment(text: str, showing: Showing) -> int:
    """The number of choices after which a moment is. Raises ``PageError`` where the replay has no such moment."""
    if not (text.isascii() and text.isdigit() and len(text) <= _DIGITS and int(text) <= showing.last):
        raise PageError(
            404,
            "No such moment",
            f"The address says at={text[:40]}; this replay has the moments 0 to {showing.last}, one after each choice.",
        )
    return int(text)


def viewer_of(eyes: str, showing: Showing) -> int:
    """Whose eyes those are. Raises ``PageError``."""
    letters = LETTERS[: len(showing.new.seats)]
    if eyes == ALL:
        return EVERYONE
    if eyes == PUBLIC:
        return NOBODY
    if len(eyes) == 1 and eyes in letters:
        return letters.index(eyes)
    raise PageError(
        404,
        "Whose eyes?",
        f"The address says eyes={eyes[:40]}; this game can be seen with the eyes of {', '.join(letters)}, with "
        f"eyes={PUBLIC} or with eyes={ALL}.",
    )
