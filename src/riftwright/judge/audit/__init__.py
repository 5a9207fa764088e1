"""A second opinion: what happens in a game, judged anew from plain readings of the rules.

The machine runs one step of a task at a time; the audit has the state before it, the state after it and the events
between, and says what cannot be. It reads data alone and uses none of the code that it judges.

    audit = Audit(game)
    for finding in audit.apply("pass"):
        print(finding)
"""

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from riftwright.judge.audit import cards, control, costs, damage, leaving, triggers, turns
from riftwright.judge.audit.cleanups import Cleanups
from riftwright.judge.audit.costs import Paying
from riftwright.judge.audit.damage import Assignments
from riftwright.judge.audit.moment import Finding, Findings, Moment
from riftwright.judge.audit.scoring import Scoring
from riftwright.judge.audit.targets import Targets
from riftwright.judge.audit.turns import Passing, Phases

if TYPE_CHECKING:
    from riftwright.core.decisions import Option
    from riftwright.core.state import GameState
    from riftwright.game import Game

PLAIN = (
    *cards.LOOKS,
    *damage.LOOKS,
    *control.LOOKS,
    *costs.LOOKS,
    *turns.LOOKS,
    *triggers.LOOKS,
    *leaving.LOOKS,
)


class Reader:
    """Looks at one moment of a game after the other."""

    def __init__(self) -> None:
        looks: list[Callable[[Moment], Findings]] = [*PLAIN]
        for one in (Assignments(), Cleanups(), Passing(), Paying(), Phases(), Scoring(), Targets()):
            looks.append(one.look)
        self._looks = looks

    def read(self, moment: Moment) -> list[Finding]:
        """What cannot be in it."""
        before, after = moment.before, moment.after
        if not moment.events and after.version == before.version and after.decision is before.decision:
            return []
        return [finding for look in self._looks for finding in look(moment)]


class Audit:
    """Plays a game on, with its log, and looks at every step."""

    def __init__(self, game: "Game") -> None:
        self.game = game
        self._reader = Reader()
        self._last = game.state.clone()
        self._told = len(game.log)

    def apply(self, choice: "Option | str | int") -> list[Finding]:
        """Take the choice as ``Game.apply`` does; what was wrong with anything that came of it."""
        found = list(self._look("", lambda: self.game.take(choice)))
        return found + self.run()

    def run(self) -> list[Finding]:
        """Play on to the next decision, as after a choice that was only taken."""
        found: list[Finding] = []
        while True:
            s = self.game.state
            if s.decision is not None or s.outcome is not None:
                return found
            found += self._look(running(s), self.game.step)

    def concede(self, player: int) -> list[Finding]:
        """Concede as ``Game.concede`` does; all that comes of it is one moment."""
        return list(self._look("", lambda: self.game.concede(player)))

    def _look(self, task: str, act: "Callable[[], object]") -> Iterator[Finding]:
        before = self._last if self._current() else self.game.state.clone()
        begin = len(self.game.log)
        act()
        self._last = self.game.state.clone()
        self._told = len(self.game.log)
        yield from self._reader.read(Moment(before, self._last, self.game.log[begin:], task))

    def _current(self) -> bool:
        """Whether the last copy is of the position as it is: nobody has played on without the audit."""
        s, last = self.game.state, self._last
        return s.version == last.version and s.decision is last.decision and len(self.game.log) == self._told


def running(s: "GameState") -> str:
    """The name of the task whose step comes next; that of the chain itself where the task on top gives way to it."""
    top = s.tasks[-1]
    if not top.waiting:
        return type(top).__name__
    if s.cleanup_due:
        return "Cleanup"
    return "Chain" if s.chain and not top.outstanding() else type(top).__name__


__all__ = ["Audit", "Finding", "Moment", "Reader", "running"]
