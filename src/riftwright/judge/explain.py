"""Explaining: a scenario or a game as a ruling and the sequence that leads to it, each step with its rule.

    print(explain("examples/scenarios/showdown/empty-battlefield.toml").text())

``text`` is what a judge reads, short or in full; ``data`` is the same and every event as plain data for other tools.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final

import msgspec

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.core.events import NAMES, Event
from riftwright.core.ids import KEYWORD_NAMES, PHASE_NAMES
from riftwright.game import Game
from riftwright.judge import layout, story
from riftwright.judge.condensing import condensed
from riftwright.judge.layout import Columns, Row
from riftwright.judge.phrases import Line, unique
from riftwright.judge.ruling import ruling
from riftwright.judge.run import Failure, Run, run
from riftwright.judge.story import CLEANUP, Entry
from riftwright.judge.telling import Teller, occasions, resource_name
from riftwright.notation.scenario import Scenario, read_scenario
from riftwright.rules import glossary

Source = Scenario | str | Path


class Explanation:
    """What happened, told. ``ruling`` are its sentences, ``entries`` the whole story, ``failures`` what a script
    expected and was not so.
    """

    __slots__ = ("begin", "entries", "failures", "game", "note", "ruling", "source", "teller", "title")

    def __init__(
        self,
        game: Game,
        title: str = "",
        *,
        begin: int = 0,
        note: str = "",
        source: str = "",
        failures: Sequence[Failure] = (),
    ) -> None:
        self.game: Game = game
        self.title: str = title
        self.begin: int = begin
        self.note: str = note
        self.source: str = source
        self.failures: tuple[Failure, ...] = tuple(failures)
        self.teller: Teller = Teller(game.state, game.log)
        self.entries: list[Entry] = story.tell(self.teller, game.log, begin)
        self.ruling: list[str] = ruling(self.teller, game.log[begin:])

    @property
    def edition(self) -> str:
        """The edition of the rules by which it happened."""
        return self.game.machine.edition.name

    @property
    def switches(self) -> dict[str, str]:
        """Switches that are set otherwise than by default."""
        rules = self.game.machine.edition
        return {s.name: rules.setting(s.name) for s in rules.switches if rules.setting(s.name) != s.default}

    def sequence(self, full: bool = False) -> list[Entry]:
        """The entries as they are shown: condensed, or in full."""
        if full:
            return [_whole(entry) for entry in self.entries]
        return condensed(self.entries, self.teller, self.game.log)

    def next(self) -> tuple[str, str]:
        """Who is asked what now, and its rule; empty where the Turn Player may just go on, or the game is over."""
        decision = self.game.state.decision
        if decision is None or decision.kind == d.D_ACT:
            return "", ""
        what, _, _ = decision.prompt.rpartition(" (")
        return f"{self.game.name(decision.player)} is asked: {what or decision.prompt}.", decision.rule

    # As text

    def text(self, *, full: bool = False, width: int = layout.WIDTH) -> str:
        """The explanation as plain text, no wider than ``width``."""
        entries = self.sequence(full)
        shown = layout.rows(entries, self.edition)
        title = Row("", self.title or "A game", f"edition {self.edition}")
        columns = Columns([title, *shown], width)
        blocks = [
            [*columns.lines([title]), *self._switched(columns.width)],
            [line for failure in self.failures for line in _failed(failure, columns.width)],
            [*layout.paragraph("Ruling", self.ruling, columns.width), *self._remarks(columns.width)],
            ["Sequence", *columns.lines(shown)] if shown else [],
            columns.lines(self._next_row()),
            self._rules(entries, columns.width) if full else [],
        ]
        return "\n\n".join("\n".join(block) for block in blocks if block) + "\n"

    def _switched(self, width: int) -> list[str]:
        settings = [f"{name}: {value}." for name, value in self.switches.items()]
        return layout.paragraph("Switches", settings, width) if settings else []

    def _remarks(self, width: int) -> list[str]:
        found = layout.paragraph("Note", [self.note], width) if self.note else []
        return found + (layout.paragraph("Source", [self.source], width) if self.source else [])

    def _next_row(self) -> list[Row]:
        what, rule = self.next()
        return [Row(f"{'Next':<{layout.HANG}}", what, layout.cited((rule,), self.edition))] if what else []

    def _rules(self, entries: Sequence[Entry], width: int) -> list[str]:
        """Every rule that was cited, in the order of the rulebook, with its gloss."""
        index = glossary.load()
        order = {rule: at for at, rule in enumerate(index)}
        used = unique(rule for entry in entries for line in (entry.heading, *entry.lines) for rule in line.rules)
        rules = sorted(used, key=order.__getitem__)
        numbers = [layout.cited((rule,), self.edition) for rule in rules]
        widest = max(map(len, numbers), default=0)
        found = ["Rules"]
        for number, rule in zip(numbers, rules, strict=True):
            found += layout.hanging(f"  {number:<{widest}}  ", index.gloss(rule), width)
        return found

    # As data

    def data(self) -> dict[str, Any]:
        """All of it as plain data: what ``json`` writes."""
        what, rule = self.next()
        log = self.game.log
        return {
            "title": self.title,
            "edition": self.edition,
            "switches": self.switches,
            "ruling": self.ruling,
            "note": self.note,
            "source": self.source,
            "failures": [
                {"line": f.line, "text": f.text, "found": f.found, "events": list(f.events)} for f in self.failures
            ],
            "sequence": [self._entry(number, entry) for number, entry in enumerate(self.entries, 1)],
            "events": [self._event(at, log[at]) for at in range(self.begin, len(log))],
            "next": {"text": what, "rules": self._cite((rule,))} if what else None,
        }

    def json(self) -> str:
        """The explanation as JSON."""
        return msgspec.json.format(msgspec.json.encode(self.data()), indent=2).decode()

    def _entry(self, number: int, entry: Entry) -> dict[str, Any]:
        return {
            "number": number,
            "kind": entry.kind,
            **self._line(entry.heading),
            "lines": [{"step": line.label, **self._line(line)} for line in entry.lines],
        }

    def _line(self, line: Line) -> dict[str, Any]:
        return {"text": line.text, "rules": self._cite(line.rules), "events": list(line.events)}

    def _cite(self, rules: Sequence[str]) -> list[dict[str, str | None]]:
        """Rules by their number of 2026-07-16 and in the edition, where it has them."""
        index = glossary.load()
        return [{"rule": rule, "number": index.number_in(rule, self.edition)} for rule in rules if rule]

    def _event(self, at: int, e: Event) -> dict[str, Any]:
        cited = self._cite((e.rule,))
        return {
            "index": at,
            "kind": NAMES[e.kind],
            "rule": e.rule or None,
            "number": cited[0]["number"] if cited else None,
            "player": self.teller.player(e.player) if e.player >= 0 else None,
            "object": self._object(e.obj),
            **self._numbers(e),
            "text": e.text,
            "sentence": self.teller.sentence(e),
        }

    def _object(self, oid: int) -> dict[str, Any] | None:
        return {"id": oid, "name": self.teller.thing(oid)} if oid >= 0 else None

    def _numbers(self, e: Event) -> dict[str, Any]:
        """What an event's ``other``, ``amount`` and ``loc`` mean, by name."""
        t = self.teller
        found: dict[str, Any] = {}
        if e.kind == ev.CHOICE:
            return {"decision": d.DECISION_NAMES[e.other], "option": d.OPTION_NAMES[e.amount], "picked": e.loc}
        if e.kind == ev.CLEANUP_BEGAN:
            return {"occasions": [rule for rule, _ in occasions(e)], "cleanup": e.amount}
        if e.kind == ev.PHASE_BEGAN:
            found["phase"] = PHASE_NAMES[e.amount]
        elif e.amount:
            found[_AMOUNTS.get(e.kind, "amount")] = NAMES[e.amount] if e.kind == ev.REPLACED else e.amount
        if e.loc >= 0:
            chosen = e.kind == ev.CHOSEN and e.text in ("player", "item")
            found[e.text if chosen else "place"] = e.loc if chosen else t.place(e.loc)
        if e.kind in _ITEMS:
            found["item"] = {"serial": e.other, "name": t.item(e.other, e.obj)}
        elif e.kind == ev.GAVE and e.other >= 0:
            found["keyword"] = KEYWORD_NAMES[e.other]
        elif e.kind == ev.ADDED:
            found["resource"] = resource_name(e.other)
        elif e.kind == ev.POINT_GAINED:
            found["points"] = e.other
        elif e.kind == ev.COST_PAID:
            found["power"] = e.other
        elif e.other >= 0 and e.kind in _OTHERS:
            name, meaning = _OTHERS[e.kind]
            found[name] = {"object": self._object, "player": t.player, "place": t.place}[meaning](e.other)
        return found


_AMOUNTS: Final = {ev.REPLACED: "replaced", ev.DIED: "might", ev.COST_PAID: "energy", ev.TURN_BEGAN: "turn"}
_ITEMS: Final = (
    ev.ITEM_ADDED,
    ev.FINALIZED,
    ev.RESOLVING,
    ev.RESOLVED,
    ev.REMOVED,
    ev.COUNTERED,
    ev.TRIGGERED,
    ev.IGNORED,
    ev.ORDERED,
    ev.UNDONE,
    ev.PLAYED,
)
# The other number of an event: what it is called, and what it is.
_OTHERS: Final = {
    ev.MOVED: ("from", "place"),
    ev.RECALLED: ("from", "place"),
    ev.DAMAGED: ("source", "object"),
    ev.UNEVENTFUL: ("source", "object"),
    ev.ATTACHED: ("to", "object"),
    ev.DETACHED: ("from", "object"),
    ev.REPLACED: ("acted_on", "object"),
    ev.TOOK_PLACE: ("of", "object"),
    ev.CHOSEN: ("for", "object"),
    ev.DIED: ("controller", "player"),
    ev.CONTROL_TAKEN: ("from", "player"),
    ev.CONTROL_ESTABLISHED: ("from", "player"),
    ev.CONTEST_REMOVED: ("controller", "player"),
    ev.COMBAT_WON: ("loser", "player"),
    ev.COMBAT_LOST: ("winner", "player"),
}


def _whole(entry: Entry) -> Entry:
    """The entry in full. Where a cleanup found nothing to do, its steps are one line that says so."""
    if entry.kind != CLEANUP or len(entry.lines) < 2 or any(not line.quiet for line in entry.lines):
        return entry
    first, last = entry.lines[0], entry.lines[-1]
    if any(line.kind != ev.CLEANUP_STEP for line in entry.lines):
        return entry
    text = f"steps {first.label} to {last.label}: none has anything to do"
    idle = Line(text, ("323",), (at for line in entry.lines for at in line.events), ev.CLEANUP_STEP)
    return Entry(CLEANUP, entry.heading, [idle], entry.begin, entry.end)


def _failed(failure: Failure, width: int) -> list[str]:
    where = f"line {failure.line}: " if failure.line else ""
    return layout.hanging("Not so    ", f"{where}{failure.text}; found: {failure.found}", width)


def explain(source: Source, edition: str | None = None, *, switches: Mapping[str, str] | None = None) -> Explanation:
    """A scenario, given or as a file, played and told under an edition: the newest of its own where none is named.

    Raises what ``read_scenario`` and ``run`` raise.
    """
    scenario = source if isinstance(source, Scenario) else read_scenario(source)
    return explain_run(run(scenario, edition or scenario.editions[-1], switches=switches))


def explain_run(played: Run) -> Explanation:
    """A scenario that has been played, told."""
    scenario = played.scenario
    source = scenario.source
    if source and scenario.confidence:
        source = f"{source.removesuffix('.')} ({scenario.confidence})"
    return Explanation(played.game, scenario.title, note=scenario.note, source=source, failures=played.failures)


def explain_game(game: Game, title: str = "", *, begin: int = 0) -> Explanation:
    """A game that keeps its log, told from some event on."""
    return Explanation(game, title, begin=begin)
