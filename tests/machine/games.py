"""Whole games between bots with the invariants watched, and a file to reproduce whatever breaks one."""

import json
import os
import tempfile
import traceback
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Final

from riftwright.game import Game
from riftwright.judge.audit import Audit
from riftwright.notation.decks import DeckList, parse_deck, read_deck
from riftwright.players import RandomPlayer
from riftwright.rules import editions
from tests.machine import invariants
from tests.machine.copies import CONCEDE, Twin, copies_agree, play
from tests.machine.privacy import Secrets, views_keep_secrets
from tests.machine.story import Story

DECKS: Final = Path(__file__).parents[2] / "examples" / "decks"
FAILURES: Final = Path(os.environ.get("RIFTWRIGHT_FAILURES", Path(tempfile.gettempdir()) / "riftwright-failures"))

MODES: Final = ("duel", "match", "skirmish", "war", "magma")
EDITIONS: Final = ("2026-03-30", "2026-07-16", "2026-10-16")

# How closely a game is watched.
NONE: Final = "none"  # it must end, and no more
CHEAP: Final = "cheap"  # the position and the log at every decision
SAMPLE: Final = "sample"  # and all the rest at one decision in some
AUDIT: Final = "audit"  # the cheap checks, and every step of every task judged by a second reading of the rules
FULL: Final = "full"  # all at every decision, and every step
LEVELS: Final = (NONE, CHEAP, SAMPLE, AUDIT, FULL)

SAMPLED: Final = 29  # decisions between two samples
LIFE: Final = 5  # choices that a copy is played along for
TWINS: Final = 4  # copies that are played along at once
MOST_DECISIONS: Final = 6_000


class BrokenInvariantError(AssertionError):
    """Something that must always hold does not. Names the file that reproduces it."""


@dataclass(frozen=True)
class Setting:
    """All that a random game depends on."""

    mode: str
    edition: str
    seed: int
    decks: tuple[str, ...] = ("kaisa", "ahri")  # names of example decks, or the text of others

    @property
    def switches(self) -> dict[str, str]:
        """Every third game is played with some switches set otherwise than by default."""
        if self.seed % 3 != 2:
            return {}
        return {
            switch.name: list(switch.choices)[(self.seed // 3 >> i) % len(switch.choices)]
            for i, switch in enumerate(editions.get(self.edition).switches)
        }

    @property
    def floats(self) -> bool:
        """Whether the bot Adds resources outside of payments."""
        return self.seed % 4 == 3

    @property
    def concession(self) -> int:
        """The number of the decision at which somebody concedes, or -1 where nobody does."""
        return self.seed * 37 % 211 if self.seed % 5 == 4 else -1

    def new(self, *, log: bool) -> Game:
        """The game at its first decision."""
        return Game.new(
            [deck(name) for name in self.decks],
            mode=self.mode,
            edition=self.edition,
            seed=self.seed,
            switches=self.switches,
            log=log,
        )


def deck(text: str) -> DeckList:
    """An example deck by its name, or one by its text."""
    return parse_deck(text, "random deck") if "\n" in text else read_deck(DECKS / f"{text}.txt")


@dataclass
class Report:
    """What happened in a game that went well."""

    setting: Setting
    decisions: int = 0
    turns: int = 0
    reason: str = ""
    winners: tuple[int, ...] = ()
    played: set[str] = field(default_factory=set)
    resolved: set[str] = field(default_factory=set)
    longest_row: int = 0
    longest_run: int = 0
    most_options: int = 0
    digest: str = ""


class Watch:
    """Plays one random game, looks at every decision, and keeps what is needed to do it again."""

    def __init__(self, setting: Setting, level: str = SAMPLE) -> None:
        self.setting = setting
        self.level = level
        self.choices: list[str] = []
        self.report = Report(setting)
        self._twins: list[Twin] = []

    def play(self, script: Sequence[str] = ()) -> Report:
        """Play to the end; the choices of ``script`` come first. Raises ``BrokenInvariantError``."""
        try:
            self._play(script)
        except BrokenInvariantError:
            raise
        except Exception as error:
            raise BrokenInvariantError(self._write(traceback.format_exc())) from error
        return self.report

    def _play(self, script: Sequence[str]) -> None:
        game = self.setting.new(log=self.level != NONE)
        bot = RandomPlayer(self.setting.seed, floats=self.setting.floats)
        story = Story(game)
        secrets = Secrets(game)
        audit = Audit(game) if self.level in (AUDIT, FULL) else None
        count = invariants.census(game.state)
        while game.outcome is None:
            self._look(game, story, secrets)
            at = len(self.choices)
            if at < len(script):
                choice = script[at]
            elif at == self.setting.concession:
                choice = f"{CONCEDE}{self.setting.seed // 5 % len(game.state.players)}"
            else:
                choice = bot.choose(game).key
            self.choices.append(choice)
            if audit is None:
                play(game, choice)
            else:
                self._audited(audit, choice)
            self._follow(choice, game)
            if at > MOST_DECISIONS:
                self._fail([f"the game does not end: {at} decisions"])
        self._end(game, story)
        if invariants.census(game.state) != count:
            self._fail([f"cards by owner were {count}, are {invariants.census(game.state)}"])

    def _look(self, game: Game, story: Story, secrets: Secrets) -> None:
        """All checks that this decision is due."""
        report = self.report
        report.longest_run = max(report.longest_run, game.state.work)
        report.most_options = max(report.most_options, len(game.decision.options))
        if self.level == NONE:
            return
        found = invariants.problems(game)
        events = story.fresh(game)
        found += story.read(game, events)
        if self.level not in (CHEAP, AUDIT):
            found += secrets.read(game, events)
        at = len(self.choices)
        if self.level == FULL or (self.level == SAMPLE and (at + self.setting.seed) % SAMPLED == 0):
            found += invariants.costly_problems(game)
            found += views_keep_secrets(game)
            found += copies_agree(game)
            if len(self._twins) < TWINS:
                self._twins.append(Twin(f"clone of decision {at}", game.clone(), LIFE))
                self._twins.append(Twin(f"save of decision {at}", Game.load(game.save()), LIFE))
        if found:
            self._fail(found)

    def _audited(self, audit: Audit, choice: str) -> None:
        """Play the choice and all that comes of it under the eyes of the audit."""
        conceding = choice.startswith(CONCEDE)
        found = audit.concede(int(choice.removeprefix(CONCEDE))) if conceding else audit.apply(choice)
        if found:
            self._fail([str(finding) for finding in found])

    def _follow(self, choice: str, game: Game) -> None:
        if self._twins:
            found: list[str] = []
            for twin in self._twins:
                found += twin.follow(choice, game, closely=self.level == FULL)
            self._twins = [twin for twin in self._twins if twin.life > 0]
            if found:
                self._fail(found)

    def _end(self, game: Game, story: Story) -> None:
        report = self.report
        outcome = game.outcome
        assert outcome is not None
        if self.level != NONE:
            found = list(story.read(game, story.fresh(game)))
            if self.level not in (CHEAP, AUDIT):
                found += self._replayed(game)
            if found:
                self._fail(found)
        report.decisions = len(self.choices)
        report.turns = game.state.turn
        report.reason = outcome.reason
        report.winners = outcome.winners
        report.played = story.played
        report.resolved = story.resolved
        report.longest_row = story.longest_row
        report.digest = game.digest()

    def _replayed(self, game: Game) -> Iterator[str]:
        """The same choices lead to the same end, also without a log."""
        again = self.setting.new(log=False)
        for choice in self.choices:
            play(again, choice)
        if again.digest() != game.digest():
            yield "a replay of the same choices comes to another end"

    def _fail(self, found: Sequence[str]) -> None:
        raise BrokenInvariantError(self._write("\n".join(found)))

    def _write(self, what: str) -> str:
        """Write the file that reproduces the game up to here; the message names it."""
        FAILURES.mkdir(parents=True, exist_ok=True)
        s = self.setting
        path = FAILURES / f"{s.mode}-{s.edition}-{s.seed}.json"
        path.write_text(
            json.dumps({"setting": asdict(s), "choices": self.choices, "problem": what.splitlines()}, indent=1),
            encoding="utf-8",
        )
        return f"{what}\nafter {len(self.choices)} choices; again: python -m tools.random_games --again {path}"


def read_failure(path: Path) -> tuple[Setting, list[str]]:
    """What ``Watch`` has written: the setting and the choices."""
    data = json.loads(path.read_text(encoding="utf-8"))
    setting = data["setting"]
    return Setting(**(setting | {"decks": tuple(setting["decks"])})), data["choices"]
