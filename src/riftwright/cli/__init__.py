"""The command line: one module per command."""

import sys
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from cyclopts import App

BAD_INPUT: Final = 2
FAILED: Final = 1
INTERRUPTED: Final = 130
CLOSED_PIPE: Final = 141

# Command, where it is, and what it is for. A command's parts are imported when it is used.
_COMMANDS: Final = (
    ("explain", "Tell a scenario as a story, each step with its rule."),
    ("check", "Run scenarios like a test suite."),
    ("compare", "Show where editions of the rules part."),
    ("serve", "Open the table: a web page where games are played and scenarios are judged."),
    ("play", "Play a game in the terminal, against people or bots."),
    ("replay", "Run a saved game again and say whether it still comes out the same."),
    ("deck", "Check, show and convert deck lists of every format."),
    ("card", "What a card does, in Riftwright's own words."),
    ("cards", "The cards that Riftwright plays in full, by set."),
    ("rule", "What Riftwright does about a rule, and where."),
    ("rules", "The rulebook chapter by chapter, with how its rules stand."),
    ("editions", "The editions of the rules, and where they differ."),
)
_DECK_COMMANDS: Final = {
    "check": ("deck", "Three verdicts: structure, legality on a day, and whether Riftwright plays every card."),
    "show": ("deck_show", "Its cards, curve, types, domains and Power, and the odds of its opening hands."),
    "convert": ("deck", "Write it in another format."),
}


def make_app() -> "App":
    """The command line as a cyclopts app."""
    from cyclopts import App

    from riftwright import ENGINE, __version__

    app = App(
        name="riftwright",
        help="Riftwright: the Riftbound rulebook that runs.",
        version=f"{__version__} ({ENGINE})",
        result_action="return_value",
    )
    for name, purpose in _COMMANDS:
        if name == "deck":
            app.command(_deck_app(purpose))
        else:
            app.command(f"riftwright.cli.{name}:{name}", name=name, help=purpose)
    return app


def _deck_app(purpose: str) -> "App":
    """The commands of ``riftwright deck``."""
    from cyclopts import App

    app = App(name="deck", help=purpose)
    for name, (where, what) in _DECK_COMMANDS.items():
        app.command(f"riftwright.cli.{where}:{name}", name=name, help=what)
    return app


def main(arguments: Sequence[str] | None = None) -> int:
    """Run a command and return its exit status: 0, 1 where something failed, 2 where the input was bad."""
    from cyclopts import CycloptsError

    from riftwright.cli.crash import CrashedError
    from riftwright.cli.screen import complain, discard_output

    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a name that the terminal has no letters for is no failure
    tokens = list(sys.argv[1:] if arguments is None else arguments)
    try:
        result = make_app()(tokens, exit_on_error=False, print_error=False)
    except CycloptsError as error:
        complain(f"{_plain(error)}\n  riftwright --help lists the commands, riftwright COMMAND --help what one takes")
        return BAD_INPUT
    except CrashedError as error:
        complain(str(error))
        return FAILED
    except BrokenPipeError:
        discard_output()
        return CLOSED_PIPE
    except KeyboardInterrupt:
        return INTERRUPTED
    except _bad_input() as error:
        complain(str(error))
        return BAD_INPUT
    return result if isinstance(result, int) else 0


def _plain(error: Exception) -> str:
    """The message of cyclopts, without the frame that it would be printed in."""
    return " ".join(str(error).split())


def _bad_input() -> tuple[type[Exception], ...]:
    """The errors that say by themselves what was wrong with the input, and what would be right."""
    from riftwright.cli.errors import UsageError
    from riftwright.core.errors import (
        MatchError,
        SaveError,
        UnknownCardError,
        UnknownEditionError,
        UnknownModeError,
        UnknownRuleError,
        UnknownSwitchError,
    )
    from riftwright.judge.quotes import RulesFileError
    from riftwright.notation.decks import IllegalDeckError
    from riftwright.notation.replay import ReplayError
    from riftwright.notation.scenario import ScenarioError

    return (
        IllegalDeckError,
        MatchError,
        OSError,
        ReplayError,
        RulesFileError,
        SaveError,
        ScenarioError,
        UnknownCardError,
        UnknownEditionError,
        UnknownModeError,
        UnknownRuleError,
        UnknownSwitchError,
        UsageError,
    )
