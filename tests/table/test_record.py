"""The record of a game: what is entered, what is taken back, and that a journal gives the same game again."""

import pytest

from riftwright.core.decisions import O_PASS
from riftwright.game import IllegalChoiceError
from riftwright.notation.replay import Control, Opening, opening
from riftwright.players import RandomPlayer
from riftwright.table.control import ControlError
from riftwright.table.record import AUTO, CHOICE, CONCEDE, CONTROL, KEPT, UNDO, Move, Record
from tests.cli.support import AHRI, KAISA

BEGUN: Opening = opening([KAISA, AHRI], "duel", seed=5)


def played(choices: int, *, undo: dict[int, int] | None = None) -> tuple[Record, list[Move]]:
    """A record of a random game, and its journal; ``undo`` says after which move how many choices are kept."""
    record = Record(BEGUN)
    journal: list[Move] = []
    player = RandomPlayer(3)
    while len(journal) < choices:
        kept = (undo or {}).get(len(journal))
        if kept is not None:
            move = Move(0, UNDO, str(kept))
        else:
            option = player.choose(record.game)
            kind = AUTO if option.kind == O_PASS else CHOICE
            move = Move(record.game.decision.player, kind, option.key)
        record.enter(move)
        journal.append(move)
    return record, journal


def again(journal: list[Move]) -> Record:
    record = Record(BEGUN)
    for move in journal:
        record.enter(move)
    return record


def same(one: Record, other: Record) -> None:
    assert one.game.digest() == other.game.digest()
    assert one.choices == other.choices
    assert one.automatic == other.automatic
    assert one.length == other.length
    assert one.recorder.replay() == other.recorder.replay()
    assert [repr(event) for event in one.game.log] == [repr(event) for event in other.game.log]


def test_a_journal_gives_the_same_game() -> None:
    record, journal = played(150)
    same(record, again(journal))


def test_what_was_taken_back_never_was() -> None:
    record, journal = played(90, undo={60: 40})
    assert len(record.choices) == 40 + 90 - 61
    same(record, again(journal))
    straight = Record(BEGUN)
    for key in record.choices:
        straight.enter(Move(0, CHOICE, key))
    assert straight.game.digest() == record.game.digest()
    assert [repr(event) for event in straight.game.log] == [repr(event) for event in record.game.log]


def test_going_back_further_than_is_kept_plays_the_game_again() -> None:
    record, _ = played(KEPT + 30)
    begun = again([])
    record.enter(Move(0, UNDO, "0"))
    assert record.game.digest() == begun.game.digest()
    assert record.choices == []
    assert record.game.decision.keys() == begun.game.decision.keys()


def test_what_is_illegal_is_not_entered() -> None:
    record, _ = played(30)
    before = record.game.digest()
    with pytest.raises(IllegalChoiceError):
        record.enter(Move(0, CHOICE, "play:9999"))
    with pytest.raises(ControlError):
        record.enter(Move(0, CONTROL, "sleep on"))
    assert record.game.digest() == before
    assert record.length == 30


def test_commands_are_kept_with_the_number_of_choices() -> None:
    record, _ = played(12)
    record.enter(Move(1, CONTROL, "full on"))
    assert record.controls[1].full
    assert record.recorder.replay().control == [Control(12, 1, "full on")]


def test_a_seat_concedes_and_may_be_brought_back() -> None:
    record, _ = played(20)
    before = record.game.digest()
    record.enter(Move(1, CONCEDE, ""))
    assert record.game.outcome is not None
    assert record.game.outcome.winners == (0,)
    record.enter(Move(1, UNDO, "20"))
    assert record.game.outcome is None
    assert record.game.digest() == before
