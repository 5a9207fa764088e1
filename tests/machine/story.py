"""The log of a game as a story that must make sense: every event has its rule, and things come in their order."""

from collections.abc import Iterator, Sequence
from typing import Final

from riftwright.core import events as ev
from riftwright.core.events import NAMES, Event
from riftwright.core.ids import AWAKEN, ENDING, SETUP
from riftwright.game import Game
from riftwright.rules import glossary

# 320: what cannot happen during a cleanup.
_NOT_IN_A_CLEANUP: Final = (
    ev.FINALIZED,
    ev.RESOLVING,
    ev.PRIORITY_GAINED,
    ev.PASSED_PRIORITY,
    ev.FOCUS_GAINED,
    ev.PASSED_FOCUS,
)
# What ends a row of cleanups: the game has gone on in between.
_ENDS_A_ROW: Final = (*_NOT_IN_A_CLEANUP, ev.CHOICE, ev.PHASE_BEGAN, ev.STEP_BEGAN, ev.TURN_BEGAN)


class Story:
    """Reads the log of one game as it grows."""

    def __init__(self, game: Game) -> None:
        self.longest_row = 0  # of cleanups, one after the other
        self.played: set[str] = set()  # names of cards that were played
        self.resolved: set[str] = set()  # and of cards that resolved, or an ability of theirs
        self._read = 0
        self._row = 0
        self._points = [0] * len(game.state.points)
        self._steps: list[str] = []  # of the cleanup that is going on
        self._cleaning = -1  # its kind
        self._resolving = -1  # the serial of the item
        self._turn = 0
        self._phase = SETUP

    def fresh(self, game: Game) -> list[Event]:
        """Events since the last call."""
        events = game.log[self._read :]
        self._read = len(game.log)
        return events

    def read(self, game: Game, events: Sequence[Event]) -> Iterator[str]:
        """What is wrong with these events, the next of the game."""
        index = glossary.load()
        for event in events:
            if event.kind == ev.CHOICE and not event.text:
                yield f"a choice without words: {event!r}"
            for rule in event.rule.split(", "):
                if rule not in index:
                    yield f"{event!r} cites {rule!r}, which is no rule"
            yield from self._frame(game, event)
            yield from self._turns(event)
            self._count(game, event)
        if self._points != game.state.points:
            yield f"the log tells of {self._points} points, the score is {game.state.points}"

    def _count(self, game: Game, event: Event) -> None:
        kind = event.kind
        if kind == ev.POINT_GAINED:
            self._points[game.state.players[event.player].team] += event.amount
        elif kind == ev.PLAYED:
            self.played.add(game.state.face_of(event.obj).name)
        elif kind in (ev.RESOLVING, ev.ENTERED):
            self.resolved.add(game.state.face_of(event.obj).name)
        elif kind == ev.CLEANUP_BEGAN:
            self._row += 1
            self.longest_row = max(self.longest_row, self._row)
        elif kind in _ENDS_A_ROW:
            self._row = 0

    def _frame(self, game: Game, event: Event) -> Iterator[str]:
        """Cleanups and resolutions are whole, and neither happens within the other (320, 321)."""
        kind = event.kind
        if kind == ev.CLEANUP_BEGAN:
            if self._cleaning >= 0:
                yield "a cleanup begins within a cleanup"
            if self._resolving >= 0:
                yield "a cleanup begins while an item resolves (321)"
            self._cleaning = event.amount
            self._steps = []
        elif kind == ev.CLEANUP_STEP:
            if self._cleaning < 0:
                yield "a step of a cleanup outside of one"
            self._steps.append(event.text)
        elif kind == ev.CLEANUP_ENDED:
            if self._cleaning < 0:
                yield "a cleanup ends that has not begun"
            else:
                programme = [step.label for step in game.machine.edition.cleanup(self._cleaning)]
                if self._steps != programme:
                    yield f"the steps of a cleanup were {self._steps}, not {programme} (323)"
            self._cleaning = -1
        elif kind in _NOT_IN_A_CLEANUP and self._cleaning >= 0:
            yield f"{NAMES[kind]} during a cleanup (320)"
        if kind == ev.RESOLVING:
            if self._resolving >= 0:
                yield "an item resolves while another does"
            self._resolving = event.other
        elif kind == ev.REMOVED and event.other == self._resolving:
            self._resolving = -1
        elif kind == ev.PLAYER_LEFT:
            self._cleaning = self._resolving = -1  # whatever was going on may be dropped (652)

    def _turns(self, event: Event) -> Iterator[str]:
        """304, 314-317: one turn after the other, and the phases of each in their order."""
        if event.kind == ev.TURN_BEGAN:
            if event.amount != self._turn + 1:
                yield f"turn {event.amount} follows turn {self._turn}"
            self._turn = event.amount
            self._phase = SETUP
        elif event.kind == ev.PHASE_BEGAN:
            if event.amount != self._phase + 1 or not AWAKEN <= event.amount <= ENDING:
                yield f"phase {event.amount} follows phase {self._phase}"
            self._phase = event.amount
