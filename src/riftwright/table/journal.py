"""The journal of a stored game as a replay, and a replay as a stored game.

What was taken back never was, what was asked of Priority control is kept, and who is ready for the next game of a
match is no part of it.
"""

from collections.abc import Iterator, Sequence
from datetime import datetime
from typing import Final

import msgspec

from riftwright.judge.positions import Moment, Reel
from riftwright.notation.replay import CONCEDE as CONCEDES
from riftwright.notation.replay import FORMAT, VERSION, Checkpoint, Control, Replay
from riftwright.store import Entry, NewGame, SeatRecord, StoredGame
from riftwright.table import seats
from riftwright.table.record import AUTO, CHOICE, CONCEDE, CONTROL, UNDO, Move

UNFINISHED: Final = "not played to its end"


def replay_of(stored: StoredGame) -> Replay:
    """The game as a replay: the choices that count, and the fingerprint that was written down at its end. Nothing is
    played for it, and nothing verified.
    """
    choices: list[str] = []
    asked: list[Control] = []
    for entry in stored.entries:
        if entry.kind in (CHOICE, AUTO):
            choices.append(entry.text)
        elif entry.kind == CONCEDE:
            choices.append(f"{CONCEDES}{entry.seat}")
        elif entry.kind == CONTROL:
            asked.append(Control(len(choices), entry.seat, entry.text))
        elif entry.kind == UNDO:
            del choices[int(entry.text) :]
            asked = [control for control in asked if control.at <= len(choices)]
    return Replay(
        format=FORMAT,
        version=VERSION,
        program=stored.game.program,
        opening=stored.game.opening,
        choices=choices,
        digest=stored.digest,
        control=asked,
    )


def file_of(reel: Reel) -> Replay:
    """The replay with all that a file has: a fingerprint for each turn, and how the game ended. Of one that has
    diverged only what was written down is said: what this program makes of it is no evidence.
    """
    replay = reel.replay
    if reel.diverged is not None:
        return replay
    turns = [
        Checkpoint(b.choices, b.turn, reel.after(b.choices).digest())
        for a, b in zip(reel.moments, reel.moments[1:], strict=False)
        if a.turn != b.turn
    ]
    return msgspec.structs.replace(replay, checkpoints=turns, outcome=str(reel.game.outcome or ""))


def moves_of(choices: Sequence[str], moments: Sequence[Moment], asked: Sequence[Control] = ()) -> Iterator[Move]:
    """The moves of a journal that come to those choices, each by the seat that was asked at its moment."""
    waiting = list(asked)
    for at, key in enumerate(choices):
        while waiting and waiting[0].at <= at:
            yield _command(waiting.pop(0))
        if key.startswith(CONCEDES):
            yield Move(int(key.removeprefix(CONCEDES)), CONCEDE, "")
        else:
            yield Move(moments[at].player, CHOICE, key)
    for control in waiting:
        yield _command(control)


def _command(control: Control) -> Move:
    return Move(control.seat, CONTROL, control.text)


def stored_game(game_id: str, reel: Reel, created: datetime) -> StoredGame:
    """A replay from a file as a game that is over, which nobody can play on: a crash and all that it did is left out.

    The replay has not diverged.
    """
    replay = reel.replay
    choices = replay.choices[: len(reel.moments) - 1]
    new = NewGame(
        id=game_id,
        opening=replay.opening,
        seats=[SeatRecord(seats.REPLAY, "", "") for _ in reel.game.state.players],
        watch_hash="",
        created=created,
        program=replay.program,
    )
    moves = moves_of(choices, reel.moments, replay.control)
    entries = [Entry(game_id, number, *move) for number, move in enumerate(moves, 1)]
    return StoredGame(new, entries, str(reel.game.outcome or UNFINISHED), reel.game.digest())
