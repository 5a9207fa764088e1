"""Explaining: a scenario or a game as a ruling and the sequence that leads to it, each step with its rule.

    print(explain("examples/scenarios/showdown/empty-battlefield.toml").text())

``text`` is what a judge reads, short or in full; ``data`` is the same and every event as plain data for other tools.
"""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path

import msgspec

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.game import Game
from riftwright.judge import layout, protocol, story
from riftwright.judge.condensing import condensed
from riftwright.judge.data import Writer
from riftwright.judge.layout import Columns, Row
from riftwright.judge.phrases import Line, unique
from riftwright.judge.protocol import Player
from riftwright.judge.quotes import Rulebook
from riftwright.judge.ruling import ruling
from riftwright.judge.run import Failure, Run, run
from riftwright.judge.story import CLEANUP, Entry
from riftwright.judge.telling import Teller
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

    def text(self, *, full: bool = False, width: int = layout.WIDTH, quotes: Rulebook | None = None) -> str:
        """The explanation as plain text, no wider than ``width``. With a copy of the rulebook, what it says is quoted
        for each rule that is cited: the rule's own sentence, and in full whatever follows it.
        """
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
            self._rules(entries, columns.width, full, quotes) if full or quotes is not None else [],
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

    def _rules(self, entries: Sequence[Entry], width: int, full: bool, quotes: Rulebook | None) -> list[str]:
        """Every rule that was cited, in the order of the rulebook, in the words of a copy or with its gloss."""
        rules = _in_order(_cited(entries))
        numbers = [layout.cited((rule,), self.edition) for rule in rules]
        widest = max(map(len, numbers), default=0)
        found = layout.paragraph("Rules", [f"in the words of {quotes.remark}" if quotes is not None else ""], width)
        for number, rule in zip(numbers, rules, strict=True):
            first, *rest = self._words(rule, quotes)
            found += layout.hanging(f"  {number:<{widest}}  ", first, width)
            for line in rest if full else ():
                found += layout.hanging(" " * (widest + 6), line, width)
        return found

    def _words(self, rule: str, quotes: Rulebook | None) -> list[str]:
        quoted = quotes.quote(rule) if quotes is not None else None
        if quoted:
            return quoted.splitlines()
        gloss = glossary.load().gloss(rule)
        return [gloss if quotes is None else f"[not in this copy: {gloss}]"]

    # As data

    def data(self, quotes: Rulebook | None = None) -> protocol.Explanation:
        """All of it as data: what ``json`` writes."""
        what, rule = self.next()
        write = Writer(self.teller, self.edition)
        log = self.game.log
        return protocol.Explanation(
            protocol=protocol.VERSION,
            title=self.title,
            edition=self.edition,
            switches=self.switches,
            players=[Player(p.index, self.teller.player(p.index)) for p in self.game.state.players],
            ruling=self.ruling,
            note=self.note,
            source=self.source,
            failures=[protocol.Failure(f.line, f.text, f.found, list(f.events)) for f in self.failures],
            sequence=[write.entry(number, entry) for number, entry in enumerate(self.entries, 1)],
            events=[write.event(at, log[at]) for at in range(self.begin, len(log))],
            next=protocol.Next(what, write.cite((rule,))) if what else None,
            quotes=self._quotes(quotes) if quotes is not None else None,
        )

    def _quotes(self, quotes: Rulebook) -> protocol.Quotes:
        rules = unique([*_cited(self.entries), *(e.rule for e in self.game.log[self.begin :])])
        return protocol.Quotes(quotes.file, quotes.edition, quotes.quotes(_in_order(rules)))

    def json(self, quotes: Rulebook | None = None) -> str:
        """The explanation as JSON."""
        return msgspec.json.format(msgspec.json.encode(self.data(quotes)), indent=2).decode()


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


def _cited(entries: Iterable[Entry]) -> tuple[str, ...]:
    """The rules of all headings and lines."""
    return unique(rule for entry in entries for line in (entry.heading, *entry.lines) for rule in line.rules)


def _in_order(rules: Iterable[str]) -> list[str]:
    """Rules in the order of the rulebook."""
    order = {rule: at for at, rule in enumerate(glossary.load())}
    return sorted(rules, key=order.__getitem__)


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
