"""The record of a game at the table: its choices, what was asked of Priority control, and what was taken back.

A record is made of moves, each of them a line of the game's journal in the store. ``enter`` is the one way in, for a
move that is made now and for one that is read from the journal, so a game that is restored is the game that was left.
"""

from collections import deque
from typing import Final, NamedTuple

from riftwright.game import Game
from riftwright.judge.recording import Recorder
from riftwright.notation.replay import Opening
from riftwright.table.control import Control
from riftwright.table.undo import Moment

CHOICE: Final = "choice"
AUTO: Final = "auto"  # a choice that Priority control has made for the seat
CONCEDE: Final = "concede"
UNDO: Final = "undo"  # its text: how many choices are kept
CONTROL: Final = "control"
READY: Final = "ready"  # for the next game of a match, when this one is over; its text: the deck list
KEPT: Final = 64  # so many positions are kept to go back to; further back the game is played again
SERVER: Final = -1


class Move(NamedTuple):
    """One move: by which seat, of which kind, and its text: an option's key, a command, a number of choices."""

    seat: int
    kind: str
    text: str


class Record:
    """A game, and how it came about."""

    __slots__ = ("automatic", "controls", "length", "moments", "ready", "recorder")

    def __init__(self, opening: Opening) -> None:
        self.recorder: Recorder = Recorder(opening)
        self.controls: list[Control] = [Control() for _ in self.recorder.game.state.players]
        self.moments: deque[Moment] = deque(maxlen=KEPT)  # the positions before the last choices
        self.automatic: set[int] = set()  # after so many choices one was made by Priority control
        self.ready: dict[int, str] = {}  # the list that a seat is to play in the next game of the match
        self.length: int = 0  # moves entered: the number of the last of them in the journal

    @property
    def game(self) -> Game:
        """The game as it is now."""
        return self.recorder.game

    @property
    def choices(self) -> list[str]:
        """The choices that count: without those that were taken back."""
        return self.recorder.choices

    def enter(self, move: Move) -> None:
        """Carry out a move. Raises ``IllegalChoiceError``, ``GameOverError`` or ``ControlError``, and nothing is
        entered; whatever else is raised is a defect of the engine.
        """
        if move.kind in (CHOICE, AUTO):
            self.game.find(move.text)
            self._remember()
            if move.kind == AUTO:
                self.automatic.add(len(self.choices))
            self.recorder.apply(move.text)
        elif move.kind == CONCEDE:
            self._remember()
            self.recorder.concede(move.seat)
        elif move.kind == CONTROL:
            self.controls[move.seat].obey(move.text, len(self.game.log))
            self.recorder.control(move.seat, move.text)
        elif move.kind == UNDO:
            self._back(int(move.text))
        elif move.kind == READY:
            self.ready[move.seat] = move.text
        else:
            kinds = ", ".join((CHOICE, AUTO, CONCEDE, UNDO, CONTROL, READY))
            raise ValueError(f"there is no move of the kind {move.kind!r}; there are {kinds}")
        self.length += 1

    def moment(self, at: int) -> Moment | None:
        """The position after so many choices, as far as it is kept."""
        for moment in reversed(self.moments):
            if moment.at == at:
                return moment
        return None

    def _remember(self) -> None:
        self.moments.append(Moment.of(self.game, len(self.choices)))

    def _back(self, at: int) -> None:
        """Go back to the position after so many choices."""
        moment = self.moment(at)
        if moment is not None:
            game = moment.game(self.game.log)
        else:
            again = Recorder(self.recorder.opening)
            for key in self.choices[:at]:
                again.take(key)
            game = again.game
        self.recorder.restore(game, at)
        while self.moments and self.moments[-1].at >= at:
            self.moments.pop()
        self.automatic = {choice for choice in self.automatic if choice < at}
