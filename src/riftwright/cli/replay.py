"""``riftwright replay``: run a saved game again."""

from pathlib import Path
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.outcome import introduction, outcome_line
from riftwright.cli.screen import Screen
from riftwright.cli.table import Terminal
from riftwright.game import Game
from riftwright.judge.recording import DivergedError, rerun, take
from riftwright.notation.replay import Replay, read_replay

FAILED = 1


def replay(file: Path, /, *, quiet: Annotated[bool, Parameter(negative="")] = False) -> int:
    """Run a saved game again and say whether it still comes out the same.

    The exit status is 1 where it does not, and where a crash still happens.

    Parameters
    ----------
    file
        A game that `riftwright play --save` wrote, or that a crash left.
    quiet
        Print the verdict only, not the log of the game.
    """
    saved = read_replay(file)
    screen = Screen()
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
