"""A scenario that was run, as a page draws it: the ruling, its steps one by one, and editions beside one another."""

from collections.abc import Iterable, Sequence

import msgspec

from riftwright.judge.compare import Comparison, Telling
from riftwright.judge.explain import Explanation
from riftwright.judge.phrases import Line
from riftwright.judge.run import Failure, Run
from riftwright.judge.story import Entry
from riftwright.judge.telling import capital
from riftwright.notation.script import Expect
from riftwright.rules import glossary


class Cited(msgspec.Struct, frozen=True):
    """A rule: its number of 2026-07-16, the number by which an edition cites it (that number in brackets where it has
    no such rule), and the gloss.
    """

    rule: str
    number: str
    gloss: str


class LineView(msgspec.Struct, frozen=True):
    """A line of a step. ``parts`` says that here editions part."""

    text: str
    rules: list[Cited]
    label: str = ""
    parts: bool = False


class StepView(msgspec.Struct, frozen=True):
    """A step of the sequence. After it, ``events`` of the log have happened, and the objects ``touched`` are those that
    they were about; ``line`` is that of the script from which it comes (0 for none), and ``statement`` what it says.
    """

    number: int
    kind: str
    text: str
    rules: list[Cited]
    lines: list[LineView]
    events: int
    line: int = 0
    statement: str = ""
    touched: tuple[int, ...] = ()
    parts: bool = False


class RunView(msgspec.Struct, frozen=True):
    """A run. ``expected`` is how many facts the script expects under this edition, ``own`` whether the scenario is
    meant for it.
    """

    title: str
    edition: str
    own: bool
    switches: dict[str, str]
    ruling: list[str]
    note: str
    source: str
    failures: tuple[Failure, ...]
    expected: int
    steps: list[StepView]
    next: str
    next_rules: list[Cited]


class TellingView(msgspec.Struct, frozen=True):
    """What happens under editions that agree: where it parts from the others, how it ends, and the steps from there."""

    name: str
    edition: str
    differs: str
    rules: list[Cited]
    ruling: list[str]
    steps: list[StepView]
    failures: tuple[Failure, ...]
    next: str


class OtherView(msgspec.Struct, frozen=True):
    """What else it comes to where a switch is set otherwise."""

    switch: str
    value: str
    question: str
    meaning: str
    editions: str
    answer: str


class ComparisonView(msgspec.Struct, frozen=True):
    """Editions beside one another: what they share, and each telling from where they part."""

    title: str
    agree: bool
    editions: list[str]
    in_detail: bool
    ruling: list[str]  # where they agree
    shared: list[StepView]
    tellings: list[TellingView]
    others: list[OtherView]


def cite(rules: Iterable[str], edition: str) -> list[Cited]:
    """Rules as that edition cites them, each once."""
    index = glossary.load()
    found = (Cited(r, index.number_in(r, edition) or f"({r})", index.gloss(r)) for r in rules if r)
    return list({cited.number: cited for cited in found}.values())


def run_view(played: Run, told: Explanation, *, full: bool) -> RunView:
    """The run with its steps, condensed or in full."""
    scenario, edition = played.scenario, played.edition
    entries = told.sequence(full)
    what, rule = told.next()
    statements = [statement for statement in scenario.script if statement.holds_in(edition)]
    expected = sum(len(statement.facts) for statement in statements if isinstance(statement, Expect))
    return RunView(
        title=told.title,
        edition=edition,
        own=edition in scenario.editions,
        switches=told.switches,
        ruling=told.ruling,
        note=told.note,
        source=told.source,
        failures=told.failures,
        expected=expected,
        steps=_run_steps(played, entries),
        next=what,
        next_rules=cite((rule,), edition),
    )


def _run_steps(played: Run, entries: Sequence[Entry]) -> list[StepView]:
    """The entries as steps; the last one leads to the end of the run."""
    steps = _steps(entries, played.edition)
    found = []
    for step, entry in zip(steps, entries, strict=True):
        events = len(played.game.log) if step is steps[-1] else step.events
        chosen = next((s for s in played.steps if s.line and s.begin <= entry.begin < s.end), None)
        line, words = (chosen.line, chosen.text) if chosen is not None else (0, "")
        touched = tuple(dict.fromkeys(e.obj for e in played.game.log[entry.begin : entry.end] if e.obj >= 0))
        found.append(msgspec.structs.replace(step, events=events, line=line, statement=words, touched=touched))
    return found


def _steps(entries: Sequence[Entry], edition: str, first: int = 1, parts_at: int = -1) -> list[StepView]:
    return [_step(number, entry, edition, parts_at) for number, entry in enumerate(entries, first)]


def _step(number: int, entry: Entry, edition: str, parts_at: int) -> StepView:
    return StepView(
        number=number,
        kind=entry.kind,
        text=entry.heading.text,
        rules=cite(entry.heading.rules, edition),
        lines=[_line(line, edition, parts_at) for line in entry.lines],
        events=entry.end,
        parts=parts_at in entry.heading.events,
    )


def _line(line: Line, edition: str, parts_at: int) -> LineView:
    return LineView(line.text, cite(line.rules, edition), line.label, parts_at in line.events)


def comparison_view(compared: Comparison) -> ComparisonView:
    """A comparison of editions."""
    shared = compared.common() if not compared.agree else compared.tellings[0].entries
    edition = compared.tellings[-1].edition
    apart = [] if compared.agree else compared.apart()
    return ComparisonView(
        title=compared.scenario.title,
        agree=compared.agree,
        editions=compared.editions,
        in_detail=compared.tellings[0].in_detail,
        ruling=compared.tellings[0].told.ruling if compared.agree else [],
        shared=_steps(shared, edition),
        tellings=[_telling(compared, telling, rest, len(shared)) for telling, rest in apart],
        others=[
            OtherView(
                other.switch.name,
                other.value,
                other.switch.sentence,
                other.switch.choices[other.value],
                ", ".join(other.editions),
                other.answer,
            )
            for other in compared.otherwise
        ],
    )


def _telling(compared: Comparison, telling: Telling, rest: list[Entry], shared: int) -> TellingView:
    what, rules = telling.beside_the_others()
    return TellingView(
        name=telling.name,
        edition=telling.edition,
        differs=capital(what),
        rules=cite(rules, telling.edition),
        ruling=telling.told.ruling,
        steps=_steps(rest, telling.edition, shared + 1, telling.parts_at),
        failures=compared.unheld(telling),
        next=telling.told.next()[0],
    )
