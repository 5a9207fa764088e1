"""Looking one step ahead: what comes of an option, if nobody else does anything about it.

All of it is played on copies of one determinized position (``rules.determinization``), so that it depends on nothing
that the seat does not see. An option is played with the choices that it asks for, each taken by what comes of it; then
everybody passes until the position is quiet. The work is bounded by what all of that changes, whatever the time.
"""

from collections.abc import Sequence
from typing import Final

from riftwright.core.decisions import D_ACT, D_FOCUS, D_MOVE, D_PRIORITY, O_OBJECT, Option
from riftwright.game import Game
from riftwright.players.habits import by_habit, usual, worth_trying
from riftwright.players.valuation import WEIGHTS, Weights, worth
from riftwright.rules.determinization import determinized

MOST_STEPS: Final = 60  # decisions until a position is quiet
MOST_CHOICES: Final = 8  # answers to one question that are tried
DEEPEST: Final = 4  # questions of one option that are thought about
EMPTY: Final = 8  # permanents that an empty board costs as much as


class Line:
    """What an option may lead to: the keys of the seat's choices, the option's first, and what that is worth."""

    __slots__ = ("keys", "value")

    def __init__(self, keys: tuple[str, ...], value: float) -> None:
        self.keys: tuple[str, ...] = keys
        self.value: float = value


class Lookahead:
    """Looks ahead from one decision of a seat. ``work`` is what may be spent on it: each change of a copy costs as much
    as there are permanents, whose Might and abilities may follow from it.
    """

    def __init__(self, game: Game, seat: int, seed: int, work: int, weights: Weights = WEIGHTS) -> None:
        self._seat = seat
        self._weights = weights
        self._start = Game.from_state(determinized(game.machine, seat, seed), log=False)
        self.work: int = work

    def here(self) -> float:
        """What the position is worth as it is."""
        return worth(self._start, self._seat, self._weights)

    def answers(self, most: int) -> list[Option]:
        """Options of the decision that are worth trying."""
        return worth_trying(self._start, most)

    def lines(self, options: Sequence[Option], keep: int = 0) -> list[Line]:
        """A line for each of the options, as far as the work allows; each may take its share of what is left, when so
        many other things are to be looked at afterwards.
        """
        found: list[Line] = []
        for at, option in enumerate(options):
            if self.work <= 0:
                break
            share = max(1, self.work // (len(options) - at + keep))
            found.append(self._line(option, self.work - share))
        return found

    def moves(self, options: Sequence[Option]) -> list[Line]:
        """Lines for Standard Moves (144.3): to each place the strongest units together, one, two and so on, and then
        each of the others alone; as far as the work allows, place by place in turn.
        """
        might = self._start.machine.might
        groups: list[tuple[int, int, list[int]]] = []
        for place in {option.b for option in options}:
            units = sorted((option.a for option in options if option.b == place), key=lambda oid: (-might(oid), oid))
            several = [units[: count + 1] for count in range(len(units))]
            groups += [(at, place, group) for at, group in enumerate([*several, *([oid] for oid in units[1:])])]
        found: list[Line] = []
        for _, place, group in sorted(groups):
            if self.work > 0:
                found.append(self._move(sorted(group), place))
        return found

    def _move(self, units: list[int], place: int) -> Line:
        game = self._copy(self._start)
        option = game.find(f"move:{units[0]}:{place}")
        keys = [option.key]
        self._apply(game, option)
        while game.outcome is None and game.decision.kind == D_MOVE:
            wanted = [option for option in game.decision.options if option.kind == O_OBJECT and option.a in units]
            option = wanted[0] if wanted else game.decision.options[-1]
            keys.append(option.key)
            self._apply(game, option)
        return Line(tuple(keys), self._end(game))

    def _line(self, option: Option, reserve: int) -> Line:
        """The option, and the best answers to what it asks, one after the other; so much work is left in reserve."""
        game = self._copy(self._start)
        self._apply(game, option)
        keys = [option.key]
        whole = True  # whether all choices so far were asked for at once, so that they can be planned
        value: float | None = None
        for _ in range(DEEPEST):
            whole = self._to_question(game, keys, whole)
            if game.outcome is not None or not self._asks(game) or self.work <= reserve:
                break
            value = self._answer(game, keys, reserve, whole)
        return Line(tuple(keys), self._end(game) if value is None else value)

    def _answer(self, game: Game, keys: list[str], reserve: int, whole: bool) -> float:
        """Take the best of the answers to the question; what that is worth if habit goes on from there."""
        best: tuple[float, Option] | None = None
        for option in worth_trying(game, MOST_CHOICES):
            if best is not None and self.work <= reserve:
                break
            copy = self._copy(game)
            self._apply(copy, option)
            value = self._end(copy)
            if best is None or value > best[0]:
                best = value, option
        assert best is not None
        self._apply(game, best[1])
        if whole:
            keys.append(best[1].key)
        return best[0]

    def _to_question(self, game: Game, keys: list[str], whole: bool) -> bool:
        """Go on by habit until the seat is asked something worth a thought, or all is quiet."""
        for _ in range(MOST_STEPS):
            if game.outcome is not None or self._quiet(game) or self._asks(game):
                break
            option = usual(game)
            mine = game.decision.player == self._seat and game.decision.kind not in (D_FOCUS, D_PRIORITY)
            whole = whole and mine
            if whole:
                keys.append(option.key)
            self._apply(game, option)
        return whole

    def _asks(self, game: Game) -> bool:
        decision = game.decision
        return decision.player == self._seat and len(decision.options) > 1 and not by_habit(game)

    def _quiet(self, game: Game) -> bool:
        """316.5: somebody may act, and nothing is in progress."""
        return game.decision.kind == D_ACT

    def _copy(self, game: Game) -> Game:
        """A copy in which everybody can only pass, of their own accord."""
        copy = game.clone()
        copy.machine.idle = True
        return copy

    def _apply(self, game: Game, option: Option) -> None:
        s = game.state
        before = s.version
        game.apply(option)
        s = game.state  # a play that failed returns to an earlier one
        crowd = sum(len(field.units) for field in s.battlefields) + sum(len(p.base) for p in s.players)
        self.work -= (max(0, s.version - before) + 1) * (crowd + EMPTY)

    def _end(self, game: Game) -> float:
        """What it is worth when everybody goes on by habit until the position is quiet."""
        for _ in range(MOST_STEPS):
            if game.outcome is not None or self._quiet(game):
                break
            self._apply(game, usual(game))
        return worth(game, self._seat, self._weights)
