"""Positions: what the board looked like after each step of a run or of a replay, to go through it forward and back.

    played, film = run_filmed(scenario, "2026-10-16")
    film.at(explain_run(played).entries[0].end).view()

A position is found by how many events had happened. Copies share what neither has written to, so that a position kept
costs some ten kilobytes. Of a scenario, which is short, the position after each step of a task is kept; of a replay
that after each choice, and what lies between two choices is played again when somebody wants to see it.
"""

from bisect import bisect_left
from collections.abc import Mapping
from typing import Final

from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.judge import recording
from riftwright.judge.recording import DivergedError
from riftwright.judge.run import Run, run
from riftwright.notation.replay import Replay
from riftwright.notation.scenario import Scenario
from riftwright.rules.edition import Edition
from riftwright.rules.machine import Machine

CHOICE: Final = "choice"
ITEM: Final = "item"
TURN: Final = "turn"
STOPS: Final = (CHOICE, ITEM, TURN)


def game_of(state: GameState, edition: Edition) -> Game:
    """A game at a copy of that position, with an empty log."""
    return Game(Machine(state.clone(), edition, []))


class Filmed(Game):
    """A game that keeps its position after each step of a task."""

    __slots__ = ("_counts", "_states")

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine)
        self._counts: list[int] = [len(self.log)]  # of the events that had happened at each position
        self._states: list[GameState] = [self.state.clone()]

    def at(self, events: int) -> Game:
        """The game as it was when so many events had happened, at the first position that has all of them. Things are
        called what they are called now.
        """
        place = min(bisect_left(self._counts, events), len(self._counts) - 1)
        game = game_of(self._states[place], self.machine.edition)
        game.state.labels = self.state.labels
        return game

    def concede(self, player: int) -> None:
        super().concede(player)
        self._keep()

    def _run(self) -> None:
        self._keep()
        while self.step():
            self._keep()

    def _keep(self) -> None:
        """Of the positions between two events, the last one."""
        if self._counts[-1] == len(self.log):
            self._states[-1] = self.state.clone()
        else:
            self._counts.append(len(self.log))
            self._states.append(self.state.clone())


def run_filmed(scenario: Scenario, edition: str, *, switches: Mapping[str, str] | None = None) -> tuple[Run, Filmed]:
    """A scenario played under an edition, and its game with the positions. Raises as ``run`` does."""
    played = run(scenario, edition, switches=switches, kind=Filmed)
    assert isinstance(played.game, Filmed)
    return played, played.game


class Moment:
    """A replay after so many choices: ``events`` have happened, the items ``chain`` (their serials) wait on the chain,
    ``player`` is asked next (-1 for nobody).
    """

    __slots__ = ("chain", "choices", "events", "player", "state", "turn")

    def __init__(self, choices: int, game: Game) -> None:
        s = game.state
        self.choices: int = choices
        self.events: int = len(game.log)
        self.turn: int = s.turn
        self.chain: tuple[int, ...] = tuple(item.serial for item in s.chain)
        self.player: int = s.decision.player if s.decision is not None else -1
        self.state: GameState = s.clone()


class Reel:
    """A replay to be looked at, at any choice and any event.

    ``game`` is as the replay leaves it, with the log of all of it, ``moments`` are one for its beginning and one for
    each choice. Where the replay comes to another game than it says, ``diverged`` tells so, and the moments end there.
    Raises as ``recording.begin`` does.
    """

    __slots__ = ("diverged", "game", "moments", "replay")

    def __init__(self, replay: Replay) -> None:
        self.replay: Replay = replay
        self.moments: list[Moment] = []
        self.diverged: DivergedError | None = None
        self.game: Game
        try:
            recording.rerun(replay, log=True, watch=self._watch)
        except DivergedError as error:
            self.diverged = error

    def _watch(self, game: Game) -> None:
        self.game = game
        self.moments.append(Moment(len(self.moments), game))

    def after(self, choices: int) -> Game:
        """The game after so many choices, with an empty log; ``IndexError`` where it did not come so far."""
        if not 0 <= choices < len(self.moments):
            raise IndexError(f"no position after {choices} choices; there are 0 to {len(self.moments) - 1}")
        return game_of(self.moments[choices].state, self.game.machine.edition)

    def at(self, events: int) -> Game:
        """The game as it was when so many events had happened, at the first position that has all of them."""
        counts = [moment.events for moment in self.moments]
        place = min(bisect_left(counts, events), len(counts) - 1)
        if place == 0 or counts[place] <= events:
            return self.after(place)
        before = self.moments[place - 1]
        film = Filmed(Machine(before.state.clone(), self.game.machine.edition, []))
        recording.take(film, self.replay, place)
        return film.at(events - before.events)

    def stops(self, kind: str) -> list[int]:
        """Where to stop when going through it: after how many choices it is another turn, something else waits on the
        chain, or anything has been chosen; and always the beginning and the end.
        """
        if kind not in STOPS:
            raise ValueError(f"no kind of stop {kind!r}; there are {', '.join(STOPS)}")
        last = self.moments[-1].choices
        pairs = zip(self.moments, self.moments[1:], strict=False)
        found = [
            b.choices
            for a, b in pairs
            if kind == CHOICE or (kind == TURN and a.turn != b.turn) or (kind == ITEM and a.chain != b.chain)
        ]
        return list(dict.fromkeys([0, *found, last]))
