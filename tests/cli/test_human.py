"""People at the terminal: whole games through a pseudo-terminal, commands, hot seat, and what nobody may see."""

import io
import os
import pty
import re
import select
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from riftwright.cli.screen import Screen
from riftwright.cli.session import HUMAN, RANDOM, Session
from riftwright.cli.table import Terminal
from riftwright.core.decisions import D_PAY, O_ADD, O_PASS
from riftwright.core.ids import NOWHERE
from riftwright.game import Game
from riftwright.judge.recording import Recorder
from riftwright.notation.board import Board
from riftwright.notation.replay import opening, read_replay
from riftwright.players import RandomPlayer
from riftwright.players.human import ConcededError, HumanPlayer, LeftError, grouped, is_idle, picked
from riftwright.rules.visibility import sees
from tests.cli.support import AHRI, KAISA, ROOT, squeezed
from tests.support import begin

PROMPT = re.compile(r"[AB]> $")
ENTER = re.compile(r"only [AB] is looking\. $")
CTRL_C = "\x03"
WAIT = 30.0


class Terminal80:
    """The command in a pseudo-terminal of 80 columns and 24 lines."""

    def __init__(self, *arguments: str, cwd: Path = ROOT) -> None:
        self._master, slave = pty.openpty()
        environment = os.environ | {"COLUMNS": "80", "LINES": "24", "TERM": "xterm", "NO_COLOR": "1"}
        self._process = subprocess.Popen(
            [sys.executable, "-m", "riftwright", *arguments],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            cwd=cwd,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.screen = ""

    def until(self, pattern: re.Pattern[str]) -> str:
        """What is printed until the pattern is at the end, or the program is over."""
        end = time.monotonic() + WAIT
        fresh = ""
        while time.monotonic() < end:
            if select.select([self._master], [], [], 0.2)[0]:
                try:
                    data = os.read(self._master, 65536)
                except OSError:  # the other side has been closed
                    data = b""
                if not data:
                    break
                fresh += data.decode("utf-8", "replace").replace("\r\n", "\n")
                if pattern.search(fresh):
                    break
        else:
            raise AssertionError(f"{pattern.pattern} did not come; the screen: {fresh[-2000:]}")
        self.screen += fresh
        return fresh

    def type(self, line: str) -> None:
        os.write(self._master, line.encode() + b"\n")

    def close(self) -> int:
        """Wait for the end; the exit status."""
        self.until(re.compile(r"(?!)"))
        status = self._process.wait(WAIT)
        os.close(self._master)
        return status


def scripted(seed: int) -> tuple[list[str], str]:
    """The keys that a person in seat A types in a game against a bot, and how the game ends."""
    recorder = Recorder(opening([KAISA, AHRI], seed=seed))
    person, bot = RandomPlayer(99), RandomPlayer((seed << 8) + 2)
    typed: list[str] = []
    game = recorder.game
    while game.outcome is None:
        if game.decision.player == 1:
            key = bot.choose(game).key
        elif is_idle(game.decision):
            key = "pass"
        else:
            key = person.choose(game).key
            typed.append(key)
        recorder.apply(key)
    return typed, str(game.outcome)


def test_a_whole_game_of_a_person_against_a_bot(tmp_path: Path) -> None:
    typed, outcome = scripted(7)
    save = tmp_path / "game.rift"
    terminal = Terminal80("play", "--seed", "7", "--seat", "human", "--seat", "random", "--save", str(save))
    for key in typed:
        terminal.until(PROMPT)
        terminal.type(key)
    status = terminal.close()

    assert status == 0
    assert len(typed) > 30
    assert f"Outcome: {outcome} (" in terminal.screen
    assert read_replay(save).outcome == outcome
    assert "Traceback" not in terminal.screen


def test_in_a_terminal_the_first_seat_is_a_person_unless_said_otherwise() -> None:
    terminal = Terminal80("play", "--seed", "7")
    shown = terminal.until(PROMPT)
    terminal.type("quit")

    assert terminal.close() == 0
    assert "A  human, " in shown
    assert "B  random, " in shown
    assert "Outcome: none, the game was left (0 to 0) after" in terminal.screen


def test_the_board_and_the_choices_fit_a_small_terminal() -> None:
    typed, _ = scripted(7)
    terminal = Terminal80("play", "--seed", "7")
    for key in typed[:25]:
        terminal.until(PROMPT)
        terminal.type(key)
    shown = re.sub(r"\x1b\[[0-9;]*m", "", terminal.until(PROMPT))
    terminal.type("concede")
    terminal.close()
    board = shown[shown.index("\nTurn ") + 1 :] if "\nTurn " in shown else shown

    assert max(len(line) for line in shown.splitlines()) <= 80
    assert len(board.splitlines()) <= 24
    assert "Outcome: B wins by concession" in terminal.screen


def test_a_hot_seat_clears_the_screen_between_people() -> None:
    terminal = Terminal80("play", "--seed", "7", "--seat", "human", "--seat", "human")
    first = terminal.until(ENTER)
    terminal.type("")
    hand = terminal.until(PROMPT)
    terminal.type("done")
    handed_over = terminal.until(ENTER)
    terminal.type("")
    other = terminal.until(PROMPT)
    terminal.type("quit")
    terminal.close()

    assert "hand " not in first
    assert "B (you)" in hand
    assert "\x1b[2J" in handed_over, "the screen is cleared"
    assert "\x1b[3J" in handed_over, "and what has scrolled away"
    assert "hand" not in handed_over.rpartition("\x1b[2J")[2]
    assert "A (you)" in other
    assert "B draws 4 cards" in other


# In one process


class Desk:
    """A table whose screen is text and whose person types given lines, or interrupts where one is CTRL_C."""

    def __init__(self, *lines: str, humans: tuple[int, ...] = (0,), width: int = 80) -> None:
        self._written = io.StringIO()
        self._lines: Iterator[str] = iter(lines)
        screen = Screen(Console(file=self._written, width=width, highlight=False, markup=False, emoji=False))
        self.table = Terminal(screen, humans, self._read)

    def _read(self, prompt: str) -> str:
        self._written.write(prompt)
        line = next(self._lines, None)
        if line is None:
            raise EOFError
        if line == CTRL_C:
            raise KeyboardInterrupt
        return line

    @property
    def text(self) -> str:
        return self._written.getvalue()


def scouting() -> Game:
    """A to act: Scout could move to battlefield 1, where B's Guard is, damaged and stronger than printed."""
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 [Tank] as Guard damaged 1 buffed"]})
    board.battlefield()
    board.player("A", base=["Unit 2 as Scout"], hand=["Hextech Ray"], points=2)
    return begin(board)


def test_a_choice_by_number_and_by_key_is_the_same() -> None:
    game = scouting()
    groups = grouped(game.decision)
    numbers = {option.key: group.first + at for group in groups for at, option in enumerate(group.options)}

    assert sorted(numbers.values()) == list(range(1, len(game.decision.options) + 1))
    for key, number in numbers.items():
        by_number = picked(game.decision, groups, str(number))
        by_key = picked(game.decision, groups, key)
        assert by_number is by_key is not None
    assert picked(game.decision, groups, "0") is None
    assert picked(game.decision, groups, str(len(numbers) + 1)) is None


def test_choices_are_grouped_plays_first_and_resources_last() -> None:
    game = Game.new([KAISA, AHRI], seed=7)
    bot = RandomPlayer(1)
    seen: set[str] = set()
    while game.outcome is None:
        titles = [group.title for group in grouped(game.decision)]
        assert titles == sorted(titles, key=["play", "use", "move", "hide", "invite", "choices", "resources"].index)
        for group in grouped(game.decision):
            assert (group.title == "resources") is all(option.kind == O_ADD for option in group.options)
        seen.update(titles)
        game.apply(bot.choose(game))
    assert seen >= {"play", "move", "choices", "resources"}


def test_what_cannot_be_understood_is_said_and_asked_again() -> None:
    desk = Desk("play", "99", "", "end")
    option = HumanPlayer(desk.table).choose(scouting())

    assert option.key == "end"
    assert "'play' is no choice: type a number from 1 to" in desk.text
    assert "'99' is no choice" in desk.text
    assert desk.text.count("A> ") == 4


def test_conceding_and_leaving() -> None:
    with pytest.raises(ConcededError) as conceded:
        HumanPlayer(Desk("concede").table).choose(scouting())
    assert conceded.value.seat == 0
    for lines in (["quit"], ["exit"], [CTRL_C], []):  # nothing more to read is leaving too
        with pytest.raises(LeftError):
            HumanPlayer(Desk(*lines).table).choose(scouting())
    with pytest.raises(LeftError):  # also where the seat is still to be handed over
        HumanPlayer(Desk(CTRL_C, humans=(0, 1)).table).choose(scouting())


def test_help_options_board_card_and_log() -> None:
    game = scouting()
    desk = Desk("?", "options", "board", "card hextech ray", "card nobody", "log", "end")
    desk.table.hear(game)
    HumanPlayer(desk.table).choose(game)
    text = squeezed(desk.text)

    assert "concede give up the game" in text
    assert "end end the turn" in text
    assert desk.text.count("A (you)") == 2
    assert "Hextech Ray" in text
    assert "no card 'nobody'" in text


def test_the_board_at_a_glance() -> None:
    game = scouting()
    desk = Desk("end")
    HumanPlayer(desk.table).choose(game)
    lines = [line.rstrip() for line in desk.text.splitlines()]

    assert "Turn 7: A, main phase, Neutral Open; Priority A               edition 2026-10-16" in lines
    assert any(re.fullmatch(r"A \(you\)   2 of 8   hand 1 .*", line) for line in lines)
    assert any(line.startswith("1 Battlefield") and line.endswith("B controls") for line in lines)
    assert any(line.startswith("2 Battlefield") and line.endswith("uncontrolled") for line in lines)
    assert "  B       Guard [4, not 3, 1 damage, 1 buff, Tank]" in lines
    assert "  base    Scout [2]" in lines
    assert "  hand    Hextech Ray (1+1)" in lines


def test_contests_combats_designations_focus_and_the_chain_are_on_the_board() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", base=["Unit 2 as Scout"], hand=["Spell 0 [Action]: deal 1 to a unit as Jab"])
    board.player("B", hand=["Spell 0 [Reaction]: draw 0"])
    game = begin(board)
    scout, jab = board.labelled("Scout"), board.labelled("Jab")
    game.apply(f"move:{scout}:8")
    desk = Desk("", f"play:{jab}", humans=(0, 1))
    HumanPlayer(desk.table).choose(game)
    text = squeezed(desk.text)

    assert "Showdown Open; Focus A; Priority A" in text
    assert "B controls contested by A COMBAT" in text
    assert "Scout [2, attacking, exhausted]" in text
    assert "Guard [3, defending]" in text

    game.apply(f"play:{jab}")
    game.apply(f"choose:{board.labelled('Guard')}")
    game.apply("pass")
    desk = Desk("", "pass", humans=(0, 1))
    HumanPlayer(desk.table).choose(game)
    text = squeezed(desk.text)

    assert "Showdown Closed; Focus A; Priority B" in text
    assert "Chain the first resolves first A Jab -> Guard" in text


def test_priority_without_a_use_for_it_is_passed_unless_asked_for() -> None:
    board = Board(turn="A").player("A", hand=["Spell 0: draw 0 as Nothing"])
    game = begin(board)
    game.apply(f"play:{board.labelled('Nothing')}")
    assert game.decision.player == 0
    assert is_idle(game.decision)

    silent = Desk()
    assert HumanPlayer(silent.table).choose(game).kind == O_PASS
    assert silent.text == ""
    asked = Desk("pass")
    assert HumanPlayer(asked.table, asks_always=True).choose(game).kind == O_PASS
    assert "respond or pass Priority" in squeezed(asked.text)


# Hidden information (128)


def names_seen(game: Game, seat: int) -> set[str]:
    """The names of all cards that the seat may see now."""
    s = game.state
    return {s.faces[o.face].name for o in s.objects if o.zone != NOWHERE and sees(s, seat, o.id)}


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("kinds", [(HUMAN, RANDOM), (HUMAN, HUMAN)])
def test_no_card_is_named_to_a_seat_before_it_was_public(seed: int, kinds: tuple[str, str]) -> None:
    game = Game.new([KAISA, AHRI], seed=seed)
    s = game.state
    decks = [{s.faces[o.face].name for o in s.objects if o.owner == seat and o.zone != NOWHERE} for seat in (0, 1)]
    known: list[set[str]] = [set(), set()]  # what each seat has ever been allowed to see
    humans = tuple(seat for seat, kind in enumerate(kinds) if kind == HUMAN)
    bot = RandomPlayer(seed)
    lines: list[str] = []
    desk = Desk(humans=humans)
    desk.table._read = lambda prompt: "" if "Enter" in prompt else lines.pop()
    player = HumanPlayer(desk.table)
    shown = asked = 0
    while game.outcome is None:
        desk.table.hear(game)
        for seat in (0, 1):
            known[seat] |= names_seen(game, seat)
        seat = game.decision.player
        option = bot.choose(game)
        if kinds[seat] == HUMAN and not is_idle(game.decision):
            lines[:] = [option.key, *(["board", "log all", "options"] if asked % 10 == 0 else [])]
            asked += 1
            assert player.choose(game) is option
            text = squeezed(desk.text[shown:])
            shown = len(desk.text)
            secret = decks[1 - seat] - decks[seat] - known[seat]
            assert [name for name in sorted(secret) if name in text] == []
        game.apply(option)
    assert asked > 20


def test_a_facedown_card_is_named_to_its_controller_alone() -> None:
    """129.4"""
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}, facedown={"B": ["Zhonya's Hourglass"]})
    game = begin(board)
    desk = Desk("end")
    HumanPlayer(desk.table).choose(game)

    assert "a facedown card" in squeezed(desk.text)
    assert "Zhonya" not in desk.text


def test_a_facedown_card_is_not_betrayed_by_the_number_of_its_twin() -> None:
    """128.4: cards of one name on the board are told apart by numbers, but not from a facedown one."""
    board = Board(turn="A").player("A", base=["Zhonya's Hourglass"])
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]}, facedown={"B": ["Zhonya's Hourglass"]})
    desk = Desk("end")
    HumanPlayer(desk.table).choose(begin(board))

    assert "  base    Zhonya's Hourglass\n" in desk.text


def test_of_many_ways_to_pay_only_the_first_are_shown_and_all_are_listed_on_demand() -> None:
    game = Game.new([KAISA, AHRI], seed=1)
    bot = RandomPlayer(1)
    while game.decision.kind != D_PAY or len(game.decision.options) < 12:
        game.apply(bot.choose(game))
    count = len(game.decision.options)
    desk = Desk("options", str(count), humans=(game.decision.player,))
    option = HumanPlayer(desk.table).choose(game)
    shown, _, listed = desk.text.partition(f"\n{game.name(game.decision.player)}> ")

    assert option is game.decision.options[-1]
    assert "7 and up: more ways, which `options` lists" in squeezed(shown)
    assert f"pay:{count - 1}" not in shown
    assert f"pay:{count - 1}" in listed


def test_the_session_prints_no_hand_where_everybody_is_a_bot(capsys: pytest.CaptureFixture[str]) -> None:
    Session([RANDOM, RANDOM]).play(opening([KAISA, AHRI], seed=7))

    out = capsys.readouterr().out
    assert "(you)" not in out
    assert "Outcome: " in out
