"""Whether the tests would notice: one mechanism of the game is disabled at a time, and some test must fail.

    python -m tools.mutation                # every mutant
    python -m tools.mutation --only Shield  # those whose name holds that word
    python -m tools.mutation --list         # their names

A mutant leaves out a step of a cleanup, takes a keyword off every card, or makes one kind of node (an instruction, a
condition, a replacement ...) do nothing. The tests are collected once and run once, to see which of them come past
which mechanism; then each mutant has a process of its own, forked off, in which those tests run until one fails.

Prints what was noticed and what was not, by family, and exits 1 where any mutant survived. Writes nothing. Mutants
are put in from outside, so the modules must not be compiled.
"""

import argparse
import gc
import os
import pickle
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from typing import Any, Final

import pytest
from _pytest.runner import runtestprotocol
from rich.console import Console
from rich.table import Table

from riftwright.cards.catalogue import catalogue
from riftwright.core import facts, nodes
from riftwright.core.facts import Face
from riftwright.core.ids import KEYWORD_NAMES
from riftwright.effects import filters, picking
from riftwright.effects.keyword_abilities import KEYWORD_FACE
from riftwright.rules import chain, cleanup, editions, layers
from riftwright.rules.edition import Programme, Step
from riftwright.rules.editions import e2026_03_30, e2026_07_16, e2026_10_16
from riftwright.rules.machine import Machine

TESTS: Final = ("tests/rules", "tests/cards", "tests/judge", "tests/notation", "tests/test_rulings.py")
LONGEST: Final = 900  # seconds for the tests of one mutant; one that hangs is not noticed by a test

# How the process of a mutant ends: with 0 if it survives.
NOTICED: Final = 1
FAILED: Final = 3  # the mutant could not even be put in

Place = tuple[str, ...]  # a mechanism, as the recording of the tests knows it
Note = Callable[[Place], None]


@dataclass(frozen=True)
class Mutant:
    """One thing disabled: ``apply`` does it, in the process that calls it."""

    family: str
    name: str
    place: Place
    apply: Callable[[], None]


@dataclass
class Tally:
    """What became of the mutants of a family."""

    killed: int = 0
    survived: list[str] = field(default_factory=list)


# Steps of cleanups (323, 324.1)

EDITIONS: Final[dict[str, list[tuple[Programme, Programme, Programme]]]] = {
    "2026-03-30": list(e2026_03_30.PROGRAMMES.values()),
    "2026-07-16": [e2026_07_16.PROGRAMMES],
    "2026-10-16": list(e2026_10_16.PROGRAMMES.values()),
}


def programmes() -> Iterator[tuple[str, Programme]]:
    """Every programme of a cleanup, normal and special, with its edition."""
    for edition, sets in EDITIONS.items():
        for three in sets:
            for programme in three:
                yield edition, programme


def replace_steps(change: Callable[[str, Step], Step]) -> None:
    """Put other steps into every programme."""
    for edition, programme in programmes():
        programme.steps = tuple(change(edition, step) for step in programme.steps)
    editions._get.cache_clear()


def _place_of_step(edition: str, step: Step) -> Place:
    return "step", edition, step.rule, getattr(step.apply, "__name__", "")


def step_mutants() -> Iterator[Mutant]:
    """Each step of each edition left out, of every kind of cleanup that has it. (Of one kind alone it would hardly
    matter: whatever has changed in a special cleanup, a normal one follows, 324.2.)
    """
    seen: set[Place] = set()
    for edition, programme in programmes():
        for step in programme.steps:
            place = _place_of_step(edition, step)
            if place not in seen:
                seen.add(place)
                yield Mutant("cleanup steps", " ".join(place[1:]), place, partial(leave_out, place))


def leave_out(place: Place) -> None:
    """That step does nothing any more."""

    def nothing(m: Machine, rule: str) -> None:
        """A step that is left out."""

    def change(edition: str, step: Step) -> Step:
        return Step(step.rule, step.label, nothing) if _place_of_step(edition, step) == place else step

    replace_steps(change)


def watch_steps(note: Note) -> None:
    """Note each step that is carried out."""

    def change(edition: str, step: Step) -> Step:
        place, apply = _place_of_step(edition, step), step.apply

        def watched(m: Machine, rule: str) -> None:
            note(place)
            apply(m, rule)

        return Step(step.rule, step.label, watched)

    replace_steps(change)


# Keywords (805-829)


def keyword_mutants() -> Iterator[Mutant]:
    """Each keyword taken off every card, and never granted."""
    for keyword, name in enumerate(KEYWORD_NAMES):
        yield Mutant("keywords", name, ("keyword", str(keyword)), partial(forget, keyword))


def forget(keyword: int) -> None:
    """No face has the keyword, now or later, and nothing grants it."""
    gc.unfreeze()
    for thing in gc.get_objects():
        if isinstance(thing, Face):
            strip(thing, keyword)
    initialise, grant = Face.__init__, facts.grant

    def without(face: Face, *args: Any, **settings: Any) -> None:
        initialise(face, *args, **settings)
        strip(face, keyword)

    def grant_others(held: dict[int, int], which: int, value: int) -> None:
        if which != keyword:
            grant(held, which, value)

    setattr(Face, "__init__", without)  # noqa: B010  (from outside, which no type knows)
    facts.grant = grant_others
    vars(layers)["grant"] = grant_others


def strip(face: Face, keyword: int) -> None:
    """Take the keyword off a face, with the abilities and costs that are the keyword."""

    def other(indexes: tuple[int, ...]) -> tuple[int, ...]:
        return tuple(i for i in indexes if face.abilities[i].keyword != keyword)

    face.keywords.pop(keyword, None)
    face.optional_costs = tuple(cost for cost in face.optional_costs if cost.keyword != keyword)
    face.appended_keywords = tuple(pair for pair in face.appended_keywords if pair[0] != keyword)
    face.listens = {kind: other(held) for kind, held in face.listens.items()}
    for name in ("activated", "adds", "appended", "enters", "flows", "passives", "replacements"):
        setattr(face, name, other(getattr(face, name)))


def watch_keywords(note: Note) -> None:
    """Note every keyword of a card that is in a game, and of those that are granted."""
    run, grant = chain.run, facts.grant

    def watched(m: Machine) -> None:
        for face in m.state.faces:
            if face is KEYWORD_FACE:
                continue  # which is in every game
            for keyword in (*face.keywords, *(pair[0] for pair in face.appended_keywords)):
                note(("keyword", str(keyword)))
        run(m)

    def watched_grant(held: dict[int, int], which: int, value: int) -> None:
        note(("keyword", str(which)))
        grant(held, which, value)

    chain.run = watched
    facts.grant = watched_grant
    vars(layers)["grant"] = watched_grant


# Nodes

# By base and method: what the method is worth when the node does nothing, each of it a mutant.
DISABLED: Final[tuple[tuple[str, type, str, tuple[Any, ...]], ...]] = (
    ("instructions", nodes.Effect, "run", (True,)),
    ("instructions", picking.PicksOne, "fitting", ([],)),
    ("instructions", picking.PicksOne, "then", (None,)),
    ("triggers", nodes.Trigger, "met", (False,)),
    ("triggers", nodes.Trigger, "note", (None,)),
    ("conditions", nodes.Condition, "holds", (True, False)),
    ("amounts", nodes.Amount, "of", (0,)),
    ("filters", nodes.Filter, "matches", (True, False)),
    ("filters", filters.Trait, "fits", (True, False)),
    ("filters", filters.Trait, "fitted", (True, False)),
    ("subjects", nodes.Subject, "ids", ([],)),
    ("subjects", nodes.Who, "players", ([],)),
    ("choices", nodes.Choice, "available", ([],)),
    ("choices", nodes.Choice, "legal", (True, False)),
    ("choices", nodes.Choice, "together", (True,)),
    ("choices", nodes.Choice, "group", (None,)),
    ("choices", nodes.Choice, "bears", (True,)),
    ("costs", nodes.CostPart, "payable", (True, False)),
    ("costs", nodes.CostPart, "pay", (True,)),
    ("replacements", nodes.Replace, "applies", (False,)),
)
# What is left out by its nature: these do nothing to begin with.
IDLE: Final = {
    ("Never", "met", "False"),
    ("Choose", "run", "True"),
    ("Destination", "legal", "True"),
    ("OneField", "legal", "True"),
}


def kinds_of(base: type) -> list[type]:
    """Every kind of that node, in the order of their names."""
    catalogue()  # its files bring every module of the vocabulary with them
    found: list[type] = []
    kind: type
    for kind in base.__subclasses__():
        # A dataclass with slots leaves behind the class that it was made from, which nothing uses.
        if kind.__module__.startswith("riftwright.") and getattr(sys.modules[kind.__module__], kind.__name__) is kind:
            found.append(kind)
        found += kinds_of(kind)
    return sorted({kind for kind in found if kind is not base}, key=lambda kind: kind.__qualname__)


def node_mutants() -> Iterator[Mutant]:
    """Each kind of node that answers for itself, made to do nothing."""
    for family, base, method, worths in DISABLED:
        for kind in kinds_of(base):
            if method in vars(kind):
                for worth in worths:
                    if (kind.__name__, method, str(worth)) not in IDLE:
                        yield _node_mutant(family, kind, method, worth)
    for kind in kinds_of(nodes.Passive):
        for question in sorted(vars(nodes.Passive)):
            usual = getattr(nodes.Passive, question)
            if callable(usual) and question not in ("answers", "say") and question in vars(kind):
                place = ("node", kind.__name__, question)
                name = f"{kind.__name__}.{question} as by default"
                yield Mutant("passives", name, place, partial(setattr, kind, question, usual))
    usual = nodes.Trigger.controller
    for kind in kinds_of(nodes.Trigger):
        if "controller" in vars(kind):
            place = ("node", kind.__name__, "controller")
            name = f"{kind.__name__}.controller as by default"
            yield Mutant("triggers", name, place, partial(setattr, kind, "controller", usual))


def _node_mutant(family: str, kind: type, method: str, worth: Any) -> Mutant:
    def apply() -> None:
        setattr(kind, method, lambda *_: worth[:] if isinstance(worth, list) else worth)

    return Mutant(family, f"{kind.__name__}.{method} is {worth}", ("node", kind.__name__, method), apply)


def watch_nodes(note: Note) -> None:
    """Note each node that is asked or carried out."""
    every = [(base, method) for _, base, method, _ in DISABLED]
    every += [(nodes.Passive, question) for question in vars(nodes.Passive) if question not in ("answers", "say")]
    every.append((nodes.Trigger, "controller"))
    todo: list[tuple[type, str, Any, Place]] = []
    for base, method in every:
        for kind in kinds_of(base):
            original = getattr(kind, method)
            if callable(original) and original is not getattr(base, method):
                owner = next(one for one in kind.__mro__ if method in vars(one))
                todo.append((kind, method, original, ("node", owner.__name__, method)))
    for kind, method, original, place in todo:
        setattr(kind, method, _watched(original, place, note))


def _watched(original: Callable[..., Any], place: Place, note: Note) -> Callable[..., Any]:
    def watched(*args: Any) -> Any:
        note(place)
        return original(*args)

    return watched


# Tests


@dataclass(frozen=True)
class Record:
    """What a test came past, how long it took, and whether it passed as things are."""

    places: frozenset[Place]
    seconds: float
    passed: bool


CONTROL: Final = Mutant("", "nothing is disabled", (), lambda: None)


class Trial:
    """Takes the place of pytest's own loop: records the tests, then tries the mutants."""

    def __init__(self, mutants: list[Mutant], jobs: int, console: Console) -> None:
        self.mutants = mutants
        self.jobs = jobs
        self.console = console
        self.tallies: dict[str, Tally] = {}
        self.broken: list[str] = []  # tests that fail without any mutant

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        """A hook of pytest."""
        items = session.items
        began = time.perf_counter()
        records = record(items, self.jobs)
        self.broken = [item.nodeid for item, made in zip(items, records, strict=True) if not made.passed]
        self.console.print(f"{len(items)} tests recorded in {time.perf_counter() - began:.0f} s")
        chosen = select(items, records)
        gc.freeze()  # so that a process that is forked off copies less
        start(
            CONTROL, [item for item, made in zip(items, records, strict=True) if made.passed][:: len(items) // 100 + 1]
        )
        if os.wait()[1]:
            self.broken.append("even with nothing disabled, tests fail in a process that is forked off")
            return True
        self._try(chosen)
        return True

    def _try(self, chosen: dict[Place, list[pytest.Item]]) -> None:
        """Every mutant in a process of its own, as many at once as there are jobs."""
        waiting = list(reversed(self.mutants))
        running: dict[int, Mutant] = {}
        while waiting or running:
            while waiting and len(running) < self.jobs:
                mutant = waiting.pop()
                running[start(mutant, chosen.get(mutant.place, []))] = mutant
            pid, status = os.wait()
            mutant = running.pop(pid)
            tally = self.tallies.setdefault(mutant.family, Tally())
            if os.WIFEXITED(status) and os.WEXITSTATUS(status) == NOTICED:
                tally.killed += 1
            else:
                count = len(chosen.get(mutant.place, []))
                why = "" if not status else ", which it stops" if os.WIFSIGNALED(status) else ", cannot be put in"
                tally.survived.append(f"{mutant.name} ({count or 'no'} tests{why})")
                self.console.print(f"survived: {mutant.family}: {tally.survived[-1]}", highlight=False)


def run_test(item: pytest.Item) -> bool:
    """Whether the test passes."""
    return not any(report.failed for report in runtestprotocol(item, log=False, nextitem=None))


def start(mutant: Mutant, items: list[pytest.Item]) -> int:
    """Fork off a process that ends as soon as a test notices the mutant."""
    pid = os.fork()
    if not pid:
        try:
            hush()
            signal.alarm(LONGEST)
            mutant.apply()
            os._exit(0 if all(run_test(item) for item in items) else NOTICED)
        finally:
            os._exit(FAILED)  # an exception, which must not go on with what the parent is doing
    return pid


def hush() -> None:
    """Say nothing more in this process."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)


def record(items: list[pytest.Item], jobs: int) -> list[Record]:
    """Run every test once and see what it comes past."""
    pipes = [record_some(items[i::jobs]) for i in range(jobs)]
    records: dict[int, Record] = {}
    for i, pipe in enumerate(pipes):
        with os.fdopen(pipe, "rb") as stream:
            for at, made in enumerate(pickle.load(stream)):
                records[i + at * jobs] = made
        os.wait()
    return [records[i] for i in range(len(items))]


def record_some(items: list[pytest.Item]) -> int:
    """Fork off a process that runs these tests; the end of a pipe from which their records can be read."""
    reading, writing = os.pipe()
    if os.fork():
        os.close(writing)
        return reading
    hush()
    passed: set[Place] = set()
    watch_steps(passed.add)
    watch_keywords(passed.add)
    watch_nodes(passed.add)
    records = []
    for item in items:
        passed.clear()
        began = time.perf_counter()
        good = run_test(item)
        records.append(Record(frozenset(passed), time.perf_counter() - began, good))
    with os.fdopen(writing, "wb") as stream:
        pickle.dump(records, stream)
    os._exit(0)


def select(items: list[pytest.Item], records: list[Record]) -> dict[Place, list[pytest.Item]]:
    """The tests that come past each mechanism: those that come past little else and are quick at first."""
    order = sorted(range(len(items)), key=lambda i: (len(records[i].places), records[i].seconds))
    chosen: dict[Place, list[pytest.Item]] = {}
    for i in order:
        if records[i].passed:
            for place in records[i].places:
                chosen.setdefault(place, []).append(items[i])
    return chosen


# The command


def every_mutant() -> list[Mutant]:
    """All of them, by family."""
    return [*step_mutants(), *keyword_mutants(), *node_mutants()]


def table(tallies: dict[str, Tally]) -> Table:
    """What became of them, by family."""
    shown = Table("family", "mutants", "noticed", "survived", title="mutants")
    total: Counter[str] = Counter()
    for family, tally in tallies.items():
        shown.add_row(
            family, str(tally.killed + len(tally.survived)), str(tally.killed), str(len(tally.survived) or "")
        )
        total["killed"] += tally.killed
        total["survived"] += len(tally.survived)
    shown.add_section()
    shown.add_row("all", str(sum(total.values())), str(total["killed"]), str(total["survived"]))
    return shown


def main(arguments: list[str] | None = None) -> int:
    """The command line; its exit code."""
    parser = argparse.ArgumentParser(description="Disable one mechanism at a time and see that a test fails.")
    parser.add_argument("--only", default="", metavar="WORD", help="mutants whose family or name holds that word")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--list", action="store_true", help="name the mutants and do nothing")
    given = parser.parse_args(arguments)
    console = Console(width=None if sys.stdout.isatty() else 120)
    if not str(cleanup.__file__).endswith(".py"):
        console.print("the engine is compiled here, and mutants can only be put into the sources")
        return 2
    mutants = [one for one in every_mutant() if given.only.lower() in f"{one.family} {one.name}".lower()]
    if given.list or not mutants:
        for mutant in mutants:
            console.print(f"{mutant.family}: {mutant.name}", highlight=False)
        return 0 if mutants else 2
    trial = Trial(mutants, given.jobs, console)
    quiet = ["-qqq", "--no-header", "--no-summary", "-p", "no:cacheprovider", "-o", "addopts=--import-mode=importlib"]
    options = ["-s", *quiet, "-m", "not slow"]
    code = pytest.main([*options, *TESTS], plugins=[trial])
    console.print(table(trial.tallies))
    for family, tally in trial.tallies.items():
        for name in tally.survived:
            console.print(f"survived: {family}: {name}", highlight=False)
    for broken in trial.broken:
        console.print(f"fails as things are, and so is left out: {broken}", highlight=False)
    tried = sum(tally.killed + len(tally.survived) for tally in trial.tallies.values())
    if code not in (0, 5) and not tried:
        console.print("the tests cannot be collected")
        return 2
    return 1 if tried < len(mutants) or any(tally.survived for tally in trial.tallies.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
