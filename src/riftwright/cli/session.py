"""People and bots at a table, playing one game or several."""

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from riftwright.cli.crash import CrashedError, leave_crash_file
from riftwright.cli.outcome import introduction, outcome_line
from riftwright.cli.screen import Screen
from riftwright.cli.table import Terminal
from riftwright.core.decisions import D_BATTLEFIELD
from riftwright.game import Game
from riftwright.judge.recording import Recorder, crash_at_setup
from riftwright.notation.replay import Opening, write_replay
from riftwright.players.bots import BOTS, RANDOM, bot
from riftwright.players.human import ConcededError, HumanPlayer, LeftError
from riftwright.players.random_player import Chooser
from riftwright.rules.match import brought

HUMAN: Final = "human"
SEATS: Final = (HUMAN, *BOTS)


class Played:
    """A game that was played: its record, and the battlefields that each seat brought."""

    __slots__ = ("brought", "recorder")

    def __init__(self, recorder: Recorder) -> None:
        self.recorder: Recorder = recorder
        self.brought: list[list[str]] = []

    @property
    def game(self) -> Game:
        return self.recorder.game


class Session:
    """Who sits where (``kinds``, one of ``SEATS`` for each seat), and the screen they share."""

    def __init__(self, kinds: Sequence[str], *, asks_always: bool = False, screen: Screen | None = None) -> None:
        self.screen: Screen = screen or Screen()
        self._kinds: tuple[str, ...] = tuple(kinds)
        self._asks_always: bool = asks_always

    def play(self, opening: Opening, save: Path | None = None) -> Played:
        """Play one game to its end, or until somebody leaves, and print its outcome.

        It is saved where ``save`` says so. Raises ``CrashedError`` where the engine fails; then a file tells how.
        """
        try:
            played = Played(Recorder(opening))
        except Exception as error:
            raise leave_crash_file(crash_at_setup(opening, error), error) from error
        for line in introduction(played.game, opening, self._kinds):
            self.screen.line(line)
        table, players = self._sit(opening.seed)
        table.hear(played.game)
        try:
            self._run(played, table, players)
        except KeyboardInterrupt:
            _save(played, save)
            raise
        _save(played, save)
        table.close()
        self.screen.line()
        self.screen.whole(outcome_line(played.game, opening, len(played.recorder.choices)))
        return played

    def _sit(self, seed: int) -> tuple[Terminal, list[Chooser]]:
        """A table, and a player in each seat; each bot has its own stream of chance."""
        table = Terminal(self.screen, [seat for seat, kind in enumerate(self._kinds) if kind == HUMAN])
        human = HumanPlayer(table, asks_always=self._asks_always)
        players: list[Chooser] = [
            human if kind == HUMAN else bot(kind, seed, seat) for seat, kind in enumerate(self._kinds)
        ]
        return table, players

    def _run(self, played: Played, table: Terminal, players: Sequence[Chooser]) -> None:
        game = played.game
        while game.outcome is None:
            if not played.brought and game.decision.kind != D_BATTLEFIELD:
                played.brought = brought(game.state)
            try:
                key = players[game.decision.player].choose(game).key
            except ConcededError as conceded:
                _guarded(played.recorder, conceded.seat)
            except LeftError:
                return
            else:
                _guarded(played.recorder, key)
            table.hear(game)


def _save(played: Played, path: Path | None) -> None:
    if path is not None:
        write_replay(played.recorder.replay(), path)


def _guarded(recorder: Recorder, choice: str | int) -> None:
    """Take a choice, or concede for a seat; a failure of the engine leaves a file."""
    try:
        if isinstance(choice, int):
            recorder.concede(choice)
        else:
            recorder.apply(choice)
    except Exception as error:
        raise leave_crash_file(recorder.crash(error), error) from error


__all__ = ["HUMAN", "RANDOM", "SEATS", "CrashedError", "Played", "Session"]
