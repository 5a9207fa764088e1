"""Taking back: free until chance or hidden information was revealed, or another seat has answered."""

from riftwright.core.events import Event
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.rules.machine import Machine
from riftwright.rules.visibility import sees


class Moment:
    """A position that can be gone back to: after ``at`` choices, when ``asked`` was to decide."""

    __slots__ = ("_machine", "asked", "at", "heard")

    def __init__(self, at: int, asked: int, heard: int, machine: Machine) -> None:
        self.at: int = at
        self.asked: int = asked
        self.heard: int = heard  # the length of the log
        self._machine: Machine = machine

    @classmethod
    def of(cls, game: Game, at: int) -> "Moment":
        """The position of a game now."""
        decision = game.state.decision
        asked = decision.player if decision is not None else -1
        return cls(at, asked, len(game.log), game.clone().machine)

    @property
    def state(self) -> GameState:
        """The position, to read."""
        return self._machine.state

    def game(self, log: list[Event]) -> Game:
        """The game as it was then, with the log up to then."""
        back = Game(self._machine).clone(log=True)
        back.log[:] = log[: self.heard]
        return back


def revealed(before: Moment, now: Game, seat: int) -> str:
    """Why the seat may not go back from ``now`` without the others' consent: what it has learned since; empty where
    it has learned nothing.
    """
    then, s = before.state, now.state
    if s.chance != then.chance:
        return "chance has been asked"
    for oid in range(len(s.objects)):
        if sees(s, seat, oid) and not (oid < len(then.objects) and sees(then, seat, oid)) and not s.objects[oid].token:
            return "a card has been seen"
    return ""
