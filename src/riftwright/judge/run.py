"""Running a scenario: its board under an edition, its choices, and whether what it expects holds."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from riftwright.core.errors import RunawayError
from riftwright.core.events import Event
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.judge import happened, names
from riftwright.judge.acting import Acting
from riftwright.judge.choosing import OPEN_KINDS, CannotError, Upcoming
from riftwright.judge.facts import Facts
from riftwright.judge.layout import cited
from riftwright.judge.names import UnknownNameError
from riftwright.judge.telling import Teller
from riftwright.notation.scenario import Scenario
from riftwright.notation.script import Call, Choice, Expect, Passing, Statement

LAST_EVENTS = 6  # how many a failure shows


@dataclass(frozen=True, slots=True)
class Failure:
    """A line of a script that failed: the line, its statement (of an expectation the part that does not hold), what
    was found instead, and the last events, each as a sentence with its rule.
    """

    line: int
    text: str
    found: str
    events: tuple[str, ...] = ()

    def report(self, path: str, *, with_events: bool = True) -> str:
        """As a paragraph."""
        lines = [f"{path}:{self.line}: {self.text}", f"    found: {self.found}"]
        if self.events and with_events:
            lines.append("    before that:")
            lines += [f"      {event}" for event in self.events]
        return "\n".join(lines)


@dataclass(frozen=True, slots=True)
class Step:
    """A choice of the script and what came of it: the events ``begin`` to ``end`` of the log. The first step of a run
    has no statement: it is what happens before anybody chooses.
    """

    statement: Statement | None
    begin: int
    end: int

    @property
    def line(self) -> int:
        """Its line in the file, 0 before the first."""
        return self.statement.line if self.statement is not None else 0

    @property
    def text(self) -> str:
        return self.statement.text if self.statement is not None else ""


@dataclass(slots=True)
class Run:
    """A scenario played under an edition. ``game`` is as the script left it."""

    scenario: Scenario
    edition: str
    game: Game
    steps: list[Step] = field(default_factory=list)
    failures: list[Failure] = field(default_factory=list)

    @property
    def passed(self) -> bool:
        return not self.failures

    def events(self, step: Step) -> list[Event]:
        """What happened in a step."""
        return self.game.log[step.begin : step.end]


def run(scenario: Scenario, edition: str, *, switches: Mapping[str, str] | None = None, kind: type[Game] = Game) -> Run:
    """Play the scenario under that edition, in a game of that kind.

    The run stops at the first choice that cannot be made and goes on after expectations that do not hold. Raises
    ``UnknownEditionError``, ``UnknownSwitchError``, and ``ScenarioError`` where the board cannot be set up.
    """
    game = kind.from_scenario(scenario, edition, switches=switches)
    runner = _Runner(Run(scenario, edition, game))
    runner.all([statement for statement in scenario.script if statement.holds_in(edition)])
    return runner.run


class _Runner:
    """Carries out one statement after the other."""

    def __init__(self, run: Run) -> None:
        self.run = run
        self._acting = Acting(run.game)
        self._since = 0  # where in the log the last choice began

    def all(self, statements: Sequence[Statement]) -> None:
        exact = self.run.scenario.exact  # what is expected first is expected of the position as it is given
        self._begin([] if exact else statements, settle=not exact)
        for i, statement in enumerate(statements):
            if isinstance(statement, Expect):
                self._expect(statement)
                continue
            if exact:
                self._begin(statements[i:])
                exact = False
            if not self._choice(statement, _upcoming(self.run.game.state, statements[i + 1 :])):
                return
        self._end(statements)

    def _begin(self, statements: Sequence[Statement], *, settle: bool = True) -> None:
        """What comes before anybody chooses: the first step."""
        if settle:
            self._acting.settle(_upcoming(self.run.game.state, statements))
        self.run.steps[:] = [Step(None, 0, len(self.run.game.log))]

    def _choice(self, statement: Statement, upcoming: Upcoming) -> bool:
        """True where it could be done."""
        log = self.run.game.log
        begin = len(log)
        try:
            self._do(statement, upcoming)
        except (CannotError, UnknownNameError, RunawayError) as error:
            self._fail(statement.line, statement.text, str(error))
            self.run.steps.append(Step(statement, begin, len(log)))
            return False
        if not isinstance(statement, Call):
            self.run.steps.append(Step(statement, begin, len(log)))
        if len(log) > begin:  # else it only said what had been done already
            self._since = begin
        return True

    def _do(self, statement: Statement, upcoming: Upcoming) -> None:
        if isinstance(statement, Choice):
            self._acting.do(statement.player, statement.action, upcoming)
        elif isinstance(statement, Passing):
            if statement.until_empty:
                self._acting.until_empty(upcoming)
            else:
                self._acting.round(upcoming)
        elif isinstance(statement, Call):
            state = self.run.game.state
            names.label(state, names.one(state, statement.ref), statement.label)

    def _expect(self, statement: Expect) -> None:
        game = self.run.game
        facts = Facts(game, game.log[self._since :])
        for fact in statement.facts:
            try:
                found = facts.found(fact)
            except UnknownNameError as error:
                found = str(error)
            if found:
                self._fail(statement.line, f"expect {fact.text}", found)

    def _end(self, statements: Sequence[Statement]) -> None:
        """A script may end where someone may act, or where it says who is asked."""
        d = self.run.game.state.decision
        if d is None or d.kind in OPEN_KINDS or not statements:
            return
        last = statements[-1]
        if not (isinstance(last, Expect) and any(fact.kind == "asked" for fact in last.facts)):
            self._fail(last.line, "the script ends here", self._acting.unscripted(d))

    def _fail(self, line: int, text: str, found: str) -> None:
        game = self.run.game
        events = happened.last(game.log, LAST_EVENTS)
        teller = Teller(game.state, game.log)
        told = tuple(f"{teller.sentence(event)}  {cited([event.rule], self.run.edition)}" for event in events)
        self.run.failures.append(Failure(line, text, found, told))


def _upcoming(s: GameState, statements: Sequence[Statement]) -> Upcoming:
    """Who does what in the next choice."""
    for statement in statements:
        if isinstance(statement, Choice):
            return (names.seat_of(s, statement.player), statement.action.verb)
        if not isinstance(statement, Expect):
            return None
    return None
