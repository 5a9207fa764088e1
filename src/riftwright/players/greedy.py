"""A player who looks one step ahead: takes what leaves the best position, if nobody does anything about it."""

from collections.abc import Sequence
from typing import Final

from riftwright.core.decisions import (
    D_ACT,
    D_FOCUS,
    D_PRIORITY,
    O_ADD,
    O_END_TURN,
    O_MOVE,
    O_PASS,
    Decision,
    Option,
)
from riftwright.game import Game
from riftwright.players.habits import by_habit, usual
from riftwright.players.lookahead import Line, Lookahead
from riftwright.players.valuation import WEIGHTS, Weights

WORK: Final = 16_000  # for one choice, as ``Lookahead`` reckons it: some hundred choices on copies of a common board
ENOUGH: Final = 0.2  # how much better than passing something is that is worth doing
MOST_ANSWERS: Final = 12  # to a question outside of a plan
MOST_IN_A_TURN: Final = 60  # things done of one's own accord in one turn

_MASK: Final = (1 << 64) - 1


class GreedyPlayer:
    """Tries each option on a copy in which hidden cards are dealt anew, and takes the best, or passes.

    It plays the same for the same seed and the same decisions, and never looks at a card that its seat does not see.
    """

    def __init__(self, seed: int = 0, *, work: int = WORK, weights: Weights = WEIGHTS) -> None:
        self._state: int = seed & _MASK
        self._work: int = work
        self._weights: Weights = weights
        self._plan: tuple[str, ...] = ()  # keys of the answers to what a choice asks for
        self._turn: int = -1
        self._done: int = 0  # in this turn

    def choose(self, game: Game) -> Option:
        """One of the options."""
        decision = game.decision
        if len(decision.options) == 1:
            return decision.options[0]
        planned = self._planned(decision)
        if planned is not None:
            return planned
        if decision.kind in (D_ACT, D_FOCUS, D_PRIORITY):
            return self._act(game)
        if by_habit(game):
            return usual(game)
        look = self._lookahead(game)
        return self._take(decision, look.lines(look.answers(MOST_ANSWERS)))

    def _planned(self, decision: Decision) -> Option | None:
        """What was thought of when the choice was made that this question belongs to."""
        plan, self._plan = self._plan, ()
        if not plan or decision.kind in (D_ACT, D_FOCUS, D_PRIORITY):
            return None
        for option in decision.options:
            if option.key == plan[0]:
                self._plan = plan[1:]
                return option
        return None

    def _act(self, game: Game) -> Option:
        """Do the best thing that there is to do, or nothing."""
        decision = game.decision
        waiting = next(option for option in decision.options if option.kind in (O_PASS, O_END_TURN))
        able = [option for option in decision.options if option not in (waiting,) and option.kind != O_ADD]
        if game.state.turn != self._turn:
            self._turn, self._done = game.state.turn, 0
        if not able or self._done >= MOST_IN_A_TURN:
            return waiting
        look = self._lookahead(game)
        least = look.here() if decision.kind == D_ACT else look.lines([waiting])[0].value
        moves = [option for option in able if option.kind == O_MOVE]
        found = look.lines([option for option in able if option.kind != O_MOVE], keep=len(moves))
        found += look.moves(moves)
        found = [line for line in found if line.value > least + ENOUGH]
        if not found:
            return waiting
        self._done += 1
        return self._take(decision, found)

    def _take(self, decision: Decision, lines: Sequence[Line]) -> Option:
        """The first choice of the best line; the rest of it is the plan."""
        best = max(lines, key=lambda line: line.value)
        self._plan = best.keys[1:]
        return next(option for option in decision.options if option.key == best.keys[0])

    def _lookahead(self, game: Game) -> Lookahead:
        """Each is of another supposed position."""
        self._state = (self._state + 0x9E3779B97F4A7C15) & _MASK
        return Lookahead(game, game.decision.player, self._state, self._work, self._weights)
