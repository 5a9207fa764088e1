"""``riftwright replay``: run a saved game again."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.errors import UsageError
from riftwright.cli.outcome import introduction, outcome_line
from riftwright.cli.screen import Screen
from riftwright.cli.table import Terminal
from riftwright.game import Game
from riftwright.judge.moments import scenario_of_moment
from riftwright.judge.recording import DivergedError, rerun, take
from riftwright.notation.replay import Replay, read_replay
from riftwright.rules import modes
from riftwright.rules.visibility import EVERYONE

FAILED = 1


def replay(
    file: Path,
    /,
    *,
    quiet: Annotated[bool, Parameter(negative="")] = False,
    scenario: Path | None = None,
    at: int | None = None,
    eyes: str | None = None,
) -> int:
    """Run a saved game again and say whether it still comes out the same.

    The exit status is 1 where it does not, and where a crash still happens.

    Parameters
    ----------
    file
        A game that `riftwright play --save` wrote, or that a crash left.
    quiet
        Print the verdict only, not the log of the game.
    scenario
        Write a position of the game as a scenario to this file instead: the last one, or that of --at.
    at
        Of that position: after how many choices it is.
    eyes
        Of that position: the player, such as A, who sees it; left out, all is seen.
    """
    saved = read_replay(file)
    screen = Screen()
    if scenario is not None:
        return _write_moment(screen, saved, scenario, at, _viewer(saved, eyes))
    if at is not None or eyes is not None:
        raise UsageError("--at and --eyes say which position --scenario FILE writes")
    table = Terminal(screen, ())

    def watch(game: Game) -> None:
        if not table.heard:
            for line in introduction(game, saved.opening):
                screen.line(line)
        table.hear(game)

    try:
        game = rerun(saved, log=not quiet, watch=None if quiet else watch)
    except DivergedError as error:
        return _diverged(screen, saved, error)
    except Exception as error:
        if saved.crash is None or saved.choices:
            raise
        return _crashed(screen, saved, error)
    if saved.crash is None:
        return _same(screen, saved, game)
    return _crash_again(screen, saved, game)


def _viewer(saved: Replay, eyes: str | None) -> int:
    """Whose eyes are meant."""
    if eyes is None:
        return EVERYONE
    seats = "ABCD"[: modes.get(saved.opening.mode).players]
    if eyes not in tuple(seats):
        raise UsageError(f"--eyes {eyes}: there is no such player, only {', '.join(seats)}")
    return seats.index(eyes)


def _write_moment(screen: Screen, saved: Replay, path: Path, at: int | None, viewer: int) -> int:
    """Write a position as a scenario."""
    try:
        text = scenario_of_moment(saved, at, viewer=viewer)
    except DivergedError as error:
        return _diverged(screen, saved, error)
    path.write_text(text, encoding="utf-8")
    screen.whole(f"{path}: a scenario; see `riftwright check {path}`")
    return 0


def _same(screen: Screen, saved: Replay, game: Game) -> int:
    screen.line()
    screen.whole(outcome_line(game, saved.opening, len(saved.choices)))
    compared = len(saved.checkpoints) + bool(saved.digest)
    screen.whole(f"The same game: {len(saved.choices)} choices, {compared} positions compared")
    return 0


def _diverged(screen: Screen, saved: Replay, error: DivergedError) -> int:
    from riftwright import __version__

    screen.line()
    screen.whole(f"Not the same game: {error}")
    if saved.program != __version__:
        screen.line(f"  It was saved by Riftwright {saved.program}; this is {__version__}")
    return FAILED


def _crash_again(screen: Screen, saved: Replay, game: Game) -> int:
    """Take the choice that crashed."""
    try:
        if saved.choices:
            take(game, saved, len(saved.choices))
    except DivergedError as error:
        return _diverged(screen, saved, error)
    except Exception as error:
        return _crashed(screen, saved, error)
    screen.line()
    screen.whole(f"The crash is gone: {saved.choices[-1] if saved.choices else 'the game'} goes through now")
    screen.line(f"  It was {saved.crash.error}" if saved.crash is not None else "")
    return 0


def _crashed(screen: Screen, saved: Replay, error: Exception) -> int:
    import traceback

    screen.line()
    at = f"choice {len(saved.choices)}, {saved.choices[-1]}" if saved.choices else "the beginning of the game"
    screen.whole(f"The crash is still there, at {at}: {type(error).__name__}: {error}")
    for line in traceback.format_tb(error.__traceback__)[-3:]:
        screen.line(line.rstrip())
    return FAILED
