"""A person, who is shown the options as a numbered list and answers by number or by key."""

from typing import Final, NamedTuple, Protocol

from riftwright.core.decisions import (
    D_FOCUS,
    D_PRIORITY,
    O_ACTIVATE,
    O_ADD,
    O_HIDE,
    O_INVITE,
    O_MOVE,
    O_PASS,
    O_PLAY,
    Decision,
    Option,
)
from riftwright.game import Game

CHOICES: Final = "choices"
# What is grouped in a list of options, in the order of the list; resources come last.
_GROUPS: Final = (
    ("play", (O_PLAY,)),
    ("use", (O_ACTIVATE,)),
    ("move", (O_MOVE,)),
    ("hide", (O_HIDE,)),
    ("invite", (O_INVITE,)),
    (CHOICES, ()),  # whatever no other group takes: passing, ending the turn, and all choices that are no actions
    ("resources", (O_ADD,)),
)


class Group(NamedTuple):
    """Options of one sort, with the number of the first of them."""

    title: str
    first: int
    options: list[Option]


class ConcededError(Exception):
    """The person in that seat concedes."""

    def __init__(self, seat: int) -> None:
        super().__init__(f"seat {seat} concedes")
        self.seat: int = seat


class LeftError(Exception):
    """The person leaves the table: the game stops where it is."""


class Table(Protocol):
    """Where a person sits: how they see the game, and how they are heard."""

    def show(self, game: Game, groups: list[Group]) -> None:
        """Show the seat that is asked what it needs to decide."""

    def read(self, game: Game) -> str:
        """A line from the seat that is asked. Raises ``EOFError`` when there will be no more."""

    def say(self, text: str) -> None:
        """Tell the seat something that is no part of the game."""

    def obey(self, game: Game, command: str, rest: str) -> bool:
        """Carry out a command that is no choice, such as ``help``. False where there is none of that name."""


class HumanPlayer:
    """Asks a person at a table.

    Where there is nothing to respond with, Priority and Focus are passed without asking; with ``asks_always`` the
    person is asked all the same, since Adding resources is always possible.
    """

    def __init__(self, table: Table, *, asks_always: bool = False) -> None:
        self._table: Table = table
        self.asks_always: bool = asks_always

    def choose(self, game: Game) -> Option:
        """The option that the person picks. Raises ``ConcededError`` or ``LeftError`` where they stop."""
        decision = game.decision
        if not self.asks_always and is_idle(decision):
            return next(option for option in decision.options if option.kind == O_PASS)
        groups = grouped(decision)
        try:
            self._table.show(game, groups)
            while True:
                option = self._answer(game, groups)
                if option is not None:
                    return option
        except (EOFError, KeyboardInterrupt):
            raise LeftError from None

    def _answer(self, game: Game, groups: list[Group]) -> Option | None:
        """One line from the person: a choice, or None where it was a command or a mistake."""
        line = self._table.read(game).strip()
        if not line:
            return None
        option = picked(game.decision, groups, line)
        if option is not None:
            return option
        command, _, rest = line.partition(" ")
        if command in ("quit", "exit"):
            raise LeftError
        if command == "concede":
            raise ConcededError(game.decision.player)
        if not self._table.obey(game, command, rest.strip()):
            most = len(game.decision.options)
            self._table.say(f"{line!r} is no choice: type a number from 1 to {most}, a key, or ? for help")
        return None


def is_idle(decision: Decision) -> bool:
    """Whether Priority or Focus could be used for nothing but Adding resources."""
    if decision.kind not in (D_PRIORITY, D_FOCUS):
        return False
    return all(option.kind in (O_PASS, O_ADD) for option in decision.options)


def grouped(decision: Decision) -> list[Group]:
    """The options in the order in which they are numbered: plays, abilities, moves, the rest, resources last."""
    named = {kind for _, kinds in _GROUPS for kind in kinds}
    groups: list[Group] = []
    first = 1
    for title, kinds in _GROUPS:
        options = [o for o in decision.options if (o.kind in kinds if kinds else o.kind not in named)]
        if options:
            groups.append(Group(title, first, options))
            first += len(options)
    return groups


def picked(decision: Decision, groups: list[Group], line: str) -> Option | None:
    """The option with that number or key."""
    for option in decision.options:
        if option.key == line:
            return option
    if line.isdecimal():
        for group in groups:
            at = int(line) - group.first
            if 0 <= at < len(group.options):
                return group.options[at]
    return None
