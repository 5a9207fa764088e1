"""What choosing on behalf of a script needs everywhere."""

from typing import Final

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY, Decision, Option

OPEN_KINDS: Final = (D_ACT, D_FOCUS, D_PRIORITY)
"""Decisions in which a player may act, or let it be."""

Upcoming = tuple[int, str] | None
"""The player and the verb of the statement that comes next."""


class CannotError(ValueError):
    """What the script says cannot be done now: says what was found instead."""


def of_kind(d: Decision, *kinds: int) -> list[Option]:
    """The options of these kinds, those of the first kind first."""
    return [option for kind in kinds for option in d.options if option.kind == kind]
