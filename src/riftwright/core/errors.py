"""The errors of the floors that mypyc compiles, from core to the cards.

They stand by themselves because this module stays interpreted: a compiled class cannot inherit from an exception.
"""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from riftwright.core.state import GameState


class DictatedChanceError(ValueError):
    """A scenario dictates a random result that is not among the possible ones."""


class SaveError(ValueError):
    """A save that cannot be read: damaged, from a newer program, or with cards that are not known."""


class RunawayError(RuntimeError):
    """The game does not come to rest. Holds the state, so that it can be saved and reproduced."""

    def __init__(self, what: str, state: "GameState") -> None:
        super().__init__(what)
        self.state = state


class UnknownModeError(ValueError):
    """No mode of play goes by that name."""


class MatchError(ValueError):
    """The edition knows no match of so many games."""


class UnknownEditionError(ValueError):
    """No edition of the rules goes by that name."""


class UnknownSwitchError(ValueError):
    """No switch goes by that name, or it cannot be set to that."""


class UnknownRuleError(ValueError):
    """No rule of 2026-07-16 has this number; ``suggestions`` are numbers that look like it."""

    def __init__(self, number: str, suggestions: tuple[str, ...]) -> None:
        hint = f"; is it {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"no rule has the number {number!r}{hint}")
        self.number: str = number
        self.suggestions: tuple[str, ...] = suggestions


class UnknownCardError(ValueError):
    """No card goes by that name or code. ``suggestions`` are near misses."""

    def __init__(self, name: str, suggestions: list[str]) -> None:
        hint = f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""
        super().__init__(f"no card {name!r} among those that are whole{hint}")
        self.name = name
        self.suggestions = suggestions


class AnonymousCardError(ValueError):
    """A card without a name whose text cannot be read."""
