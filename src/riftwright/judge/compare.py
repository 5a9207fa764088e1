"""Comparing: one scenario under several editions, where they part, by which rule, and how each of them ends."""

from collections.abc import Iterable, Mapping, Sequence
from itertools import zip_longest
from pathlib import Path
from typing import Any, Final

import msgspec

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.judge import layout
from riftwright.judge.explain import Explanation, explain_run
from riftwright.judge.layout import Columns, cited
from riftwright.judge.otherwise import Otherwise, otherwise
from riftwright.judge.phrases import Line, unique
from riftwright.judge.run import Failure, run
from riftwright.judge.story import Entry
from riftwright.judge.telling import capital, listed
from riftwright.notation.scenario import Scenario, read_scenario
from riftwright.rules import editions as known
from riftwright.rules import glossary

_FRAME: Final = (ev.CLEANUP_BEGAN, ev.CLEANUP_STEP, ev.CLEANUP_ENDED)
# Where only this differs, the game goes the same way: what is staged, and when a "may" is said yes to.
_STAGING: Final = (ev.SHOWDOWN_STAGED, ev.COMBAT_STAGED, ev.UNSTAGED)
_MAY: Final = ("383.3.a", "402.1")
_SEAM: Final = " | "
NO_MORE: Final = "nothing more happens"
NOT_THAT: Final = "nothing of that"
SOON: Final = 12  # events in which something that one telling lacks may be made up for


def matters(event: Event) -> bool:
    """Whether a game goes another way where this is different."""
    if event.kind == ev.CHOICE and event.rule in _MAY:
        return False
    return event.kind not in (*_FRAME, *_STAGING)


Normal = tuple[int | str, ...]


def normal(event: Event) -> Normal:
    """What an event is whatever the numbering: everything of it but its rule."""
    return (event.kind, event.player, event.obj, event.other, event.amount, event.loc, event.text)


class Telling:
    """What happens under the editions that agree."""

    __slots__ = ("editions", "entries", "in_detail", "lacks", "parts_at", "told")

    def __init__(self, name: str, told: Explanation) -> None:
        self.editions: list[str] = [name]
        self.told: Explanation = told
        self.entries: list[Entry] = told.sequence()
        self.in_detail: bool = True  # whether its editions agree even in what does not matter
        self.parts_at: int = len(told.game.log)  # the first event that not all tellings share
        self.lacks: bool = False  # whether others only have something before that event, which they have too

    @property
    def name(self) -> str:
        """The editions, in a row."""
        return ", ".join(self.editions)

    @property
    def edition(self) -> str:
        """The newest of them, whose numbers are cited."""
        return self.editions[-1]

    @property
    def course(self) -> list[Normal]:
        """All events that matter, and at the end who is asked what."""
        found = [normal(e) for e in self.told.game.log if matters(e)]
        decision = self.told.game.state.decision
        asked: Normal = ("end",) if decision is None else ("asked", decision.player, decision.kind, *decision.keys())
        return [*found, asked]

    def indexes(self) -> list[int]:
        """Where in the log the events of its course are."""
        return [i for i, e in enumerate(self.told.game.log) if matters(e)]

    def details(self) -> list[Normal]:
        """All events, but for the frames of cleanups."""
        return [normal(e) for e in self.told.game.log if e.kind not in _FRAME]

    def differs(self) -> tuple[str, tuple[str, ...]]:
        """What happens first that does not happen in all of them, and its rules."""
        for entry in self.told.entries:
            for line in (entry.heading, *entry.lines):
                if self.parts_at in line.events:
                    return line.text, line.rules
        unmoved = self._unmoved()
        if unmoved is not None:
            return unmoved.text, unmoved.rules
        what, rule = self.told.next()
        return what.removesuffix(".") or NO_MORE, (rule,) if rule else ()

    def beside_the_others(self) -> tuple[str, tuple[str, ...]]:
        """The same, for one that stands beside the others: what only these have is not repeated."""
        what, rules = self.differs()
        if self.lacks:
            what = NOT_THAT if what == NO_MORE else f"{NOT_THAT}; then {what}"
        return what, rules

    def _unmoved(self) -> Line | None:
        """What is said to stay as it was, at the end of the story."""
        log = self.told.game.log
        for entry in reversed(self.told.entries):
            for line in entry.lines:
                if not line.events:
                    return line
            if any(matters(e) for e in log[entry.begin : entry.end]):
                break
        return None

    @property
    def shared(self) -> int:
        """How many entries are over before the parting."""
        return sum(entry.end <= self.parts_at for entry in self.entries)

    @property
    def parts_within(self) -> bool:
        """Whether the parting is in the middle of an entry."""
        inside = next((entry for entry in self.entries if entry.begin < self.parts_at < entry.end), None)
        return inside is not None and any(matters(e) for e in self.told.game.log[inside.begin : self.parts_at])


class Comparison:
    """A scenario under several editions. ``tellings`` are its different courses, oldest edition first."""

    __slots__ = ("_shared", "otherwise", "scenario", "tellings")

    def __init__(self, scenario: Scenario, told: Mapping[str, Explanation], otherwise: Sequence[Otherwise]) -> None:
        self.scenario: Scenario = scenario
        self.otherwise: tuple[Otherwise, ...] = tuple(otherwise)
        self.tellings: list[Telling] = []
        for name, explanation in told.items():
            self._add(Telling(name, explanation))
        self._part()
        within = any(telling.parts_within for telling in self.tellings)
        # Where one parts within an entry, that entry stands beside those of the others.
        self._shared: list[int] = [t.shared - (within and not t.parts_within) for t in self.tellings]

    def _add(self, telling: Telling) -> None:
        for other in self.tellings:
            if other.course == telling.course:
                other.in_detail = other.in_detail and other.details() == telling.details()
                other.editions += telling.editions
                other.told, other.entries = telling.told, telling.entries  # the newest edition is cited
                return
        self.tellings.append(telling)

    def _part(self) -> None:
        """Find the first event that is not the same everywhere."""
        if len(self.tellings) < 2:
            return
        courses = [telling.course for telling in self.tellings]
        shared = 0
        for row in zip_longest(*courses):
            if len(set(row)) > 1:
                break
            shared += 1
        for telling in self.tellings:
            indexes = telling.indexes()
            telling.parts_at = indexes[shared] if shared < len(indexes) else len(telling.told.game.log)
            here = telling.course[shared] if shared < len(telling.course) else None
            others = [course for course in courses if course[shared : shared + 1] != [here]]
            telling.lacks = here is not None and any(here in course[shared : shared + SOON] for course in others)

    @property
    def agree(self) -> bool:
        """Whether all editions go the same way."""
        return len(self.tellings) == 1

    @property
    def editions(self) -> list[str]:
        """All that were compared."""
        return sorted(name for telling in self.tellings for name in telling.editions)

    def common(self) -> list[Entry]:
        """The entries that all tellings share, as the newest edition cites them."""
        return self.tellings[-1].entries[: max(0, self._shared[-1])]

    def apart(self) -> list[tuple[Telling, list[Entry]]]:
        """Each telling with its entries from the parting on."""
        return [(t, t.entries[max(0, shared) :]) for t, shared in zip(self.tellings, self._shared, strict=True)]

    # As text

    def text(self, *, width: int = layout.WIDTH) -> str:
        """The comparison as plain text: what is shared, then the tellings side by side."""
        blocks = [layout.hanging("", self.scenario.title, width)]
        if self.agree:
            told = self.tellings[0].told
            but = "" if self.tellings[0].in_detail else ", but for what is staged or decided when"
            blocks.append(layout.paragraph("The same", [f"{listed(self.editions)} agree{but}."], width))
            blocks.append(layout.paragraph("Ruling", told.ruling, width))
            blocks.append(self._unheld(self.tellings[0], width))
        else:
            blocks.append(self._parting(width))
            blocks.append(self._rulings(width))
            blocks.append(self._until_then(width))
            blocks.append(self._beside(width))
            blocks.append(self._rules(width))
        blocks.append(self._otherwise(width))
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def _otherwise(self, width: int) -> list[str]:
        """What it comes to where a point that the sources leave open is settled otherwise."""
        lines = [line for other in self.otherwise for line in other.lines(width)]
        return ["Where the sources leave it open, and it is settled otherwise", *lines] if lines else []

    def _parting(self, width: int) -> list[str]:
        """Where and why they part, in a sentence per telling."""
        lines: list[str] = []
        widest = max(len(telling.name) for telling in self.tellings)
        for telling in self.tellings:
            what, rules = telling.beside_the_others()
            numbers = cited(rules, telling.edition)
            head = f"{'They part' if not lines else '':<{layout.HANG}}{telling.name:<{widest}}  "
            lines += layout.hanging(head, f"{what}  ({numbers})" if numbers else what, width)
        return lines

    def _rulings(self, width: int) -> list[str]:
        """How each of them ends."""
        first = self.tellings[0].told.ruling
        if all(telling.told.ruling == first for telling in self.tellings):
            return layout.paragraph("Ruling", ["The same:", *first], width)
        lines: list[str] = []
        widest = max(len(telling.name) for telling in self.tellings)
        for telling in self.tellings:
            head = f"{'Ruling' if not lines else '':<{layout.HANG}}{telling.name:<{widest}}  "
            lines += layout.hanging(head, " ".join(telling.told.ruling), width)
        return lines

    def _until_then(self, width: int) -> list[str]:
        shared = layout.rows(self.common(), self.tellings[-1].edition)
        return ["Until then", *Columns(shared, width).lines(shared)] if shared else []

    def _beside(self, width: int) -> list[str]:
        """The tellings from the parting on, each in a column."""
        count = len(self.tellings)
        room = (width - len(_SEAM) * (count - 1)) // count
        number = len(self.common())
        cells = [self._column(telling, rest, number, room) for telling, rest in self.apart()]
        heads = [[telling.name, "-" * min(room, len(telling.name))] for telling in self.tellings]
        return _side_by_side([head + cell for head, cell in zip(heads, cells, strict=True)], room)

    def _column(self, telling: Telling, rest: Sequence[Entry], number: int, room: int) -> list[str]:
        lines: list[str] = []
        for row in layout.rows(rest, telling.edition, number + 1):
            lines += layout.cell(row, room)
        if not rest:
            lines.append(f"({NO_MORE})")
        lines += self._unheld(telling, room)
        what, _ = telling.told.next()
        return lines + (layout.hanging("     ", what, room) if what else [])

    def _rules(self, width: int) -> list[str]:
        """What the rules say by which they part, and which edition has no such rule."""
        index = glossary.load()
        several = len(self.tellings) > 2
        rules = unique(rule for t in self.tellings if several or not t.lacks for rule in t.differs()[1])
        widest = max(map(len, rules), default=0)
        found: list[str] = []
        for rule in rules:
            numbers = {name: index.number_in(rule, name) for name in self.editions}
            lacking = [name for name, number in numbers.items() if number is None]
            renamed = [f"{number} in {name}" for name, number in numbers.items() if number not in (None, rule)]
            notes = renamed + ([f"not in {listed(lacking)}"] if lacking else [])
            gloss = index.gloss(rule).rstrip(".:")
            text = f"{gloss} ({'; '.join(notes)})." if notes else f"{gloss}."
            found += layout.hanging(f"  {rule:<{widest}}  ", text, width)
        return ["Rules", *found] if found else []

    def unheld(self, telling: Telling) -> tuple[Failure, ...]:
        """What the script expects and is not so; under an edition that it is not for, only where it cannot go on."""
        failures = telling.told.failures
        if telling.edition in self.scenario.editions:
            return failures
        return tuple(f for f in failures if not f.text.startswith("expect"))

    def _unheld(self, telling: Telling, width: int) -> list[str]:
        return [
            line
            for f in self.unheld(telling)
            for line in layout.hanging("     ", f"Not so: {f.text}; {f.found}", width)
        ]

    # As data

    def data(self) -> dict[str, Any]:
        """The comparison as plain data."""
        return {
            "title": self.scenario.title,
            "editions": self.editions,
            "agree": self.agree,
            "tellings": [
                {
                    "editions": telling.editions,
                    "parts_at": None if self.agree else telling.parts_at,
                    "parts_with": None if self.agree else capital(telling.differs()[0]),
                    "rules": [] if self.agree else list(telling.differs()[1]),
                    "explanation": telling.told.data(),
                }
                for telling in self.tellings
            ],
            "otherwise": [other.data() for other in self.otherwise],
        }

    def json(self) -> str:
        """The comparison as JSON."""
        return msgspec.json.format(msgspec.json.encode(self.data()), indent=2).decode()


def _side_by_side(cells: Sequence[Sequence[str]], room: int) -> list[str]:
    rows = zip_longest(*cells, fillvalue="")
    return [_SEAM.join(f"{cell:<{room}}" for cell in row).rstrip() for row in rows]


def compare(
    source: Scenario | str | Path,
    editions: Iterable[str] | None = None,
    *,
    switches: Mapping[str, str] | None = None,
) -> Comparison:
    """A scenario under those editions, all of them where none are named.

    Raises what ``read_scenario`` and ``run`` raise, and ``ValueError`` for fewer than two editions.
    """
    scenario = source if isinstance(source, Scenario) else read_scenario(source)
    names = sorted(set(editions)) if editions is not None else list(known.NAMES)
    if len(names) < 2:
        raise ValueError("a comparison needs two editions at least")
    told = {name: explain_run(run(scenario, name, switches=switches)) for name in names}
    return Comparison(scenario, told, otherwise(scenario, names, switches or {}))
