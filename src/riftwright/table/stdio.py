"""The table over standard input and output: the messages of ``protocol`` as lines of JSON, with no server and nothing
kept.

``new`` begins a game. From then on every message is answered, when the bots have moved: by an ``error``, or by an
``update`` for each seat of the peer, in turn order. docs/protocol.md tells the same with examples.
"""

import asyncio
import contextlib
import secrets
from collections.abc import Iterator, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import BinaryIO, Final

import msgspec

from riftwright.core.errors import UnknownEditionError, UnknownModeError, UnknownSwitchError
from riftwright.core.ids import NOBODY
from riftwright.notation import library
from riftwright.notation.decks import DeckList, IllegalDeckError, parse_deck, read_deck
from riftwright.notation.replay import Opening, opening
from riftwright.rules import editions, modes
from riftwright.store import Entry, NewGame, SeatRecord
from riftwright.table import protocol, seats
from riftwright.table.protocol import LONGEST_LINE, PEER, DeckSource, Error, Message, New, RefusedError, Reply, Save
from riftwright.table.reader import Reader
from riftwright.table.record import Record
from riftwright.table.rooms import Room

SEED_BOUND: Final = 1_000_000  # for seeds that are drawn: short enough to be typed again
KINDS: Final = (PEER, *seats.BOTS)


def serve(source: BinaryIO, sink: BinaryIO) -> None:
    """Answer line by line, until there are no more. Raises ``BrokenPipeError`` where nobody reads the answers."""
    dialogue = Dialogue()
    with asyncio.Runner() as runner:
        for line in _lines(source):
            for reply in runner.run(dialogue.hear(line)):
                sink.write(msgspec.json.encode(reply) + b"\n")
            sink.flush()


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines; of one that is too long the beginning, which is too long already."""
    while line := source.readline(LONGEST_LINE + 1):
        rest = line
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE + 1)
        yield line


class Dialogue:
    """Where a peer plays one game after another."""

    __slots__ = ("_mine", "_readers", "_room")

    def __init__(self) -> None:
        self._room: Room | None = None
        self._mine: list[int] = []  # the seats of the peer
        self._readers: list[Reader] = []  # of these seats; of a spectator, where the peer has none

    async def hear(self, line: bytes) -> Sequence[Reply]:
        """What a line is answered with."""
        try:
            message = protocol.read_line(line)
            if isinstance(message, New):
                return await self._begin(message)
            if self._room is None:
                raise RefusedError("there is no game yet: new begins one", "type")
            if isinstance(message, Save):
                return [protocol.Saved(self._room.record.recorder.replay())]
            await self._room.submit(self._speaker(message), message)
            await self._room.rest()
            return self._updates()
        except RefusedError as error:
            return [Error(error.what, error.field)]

    async def _begin(self, new: New) -> Sequence[Reply]:
        begun = _opening(new)
        with _refusing("decks", IllegalDeckError):
            record = Record(begun)
        sitting = [SeatRecord(seats.PERSON if kind == PEER else kind, "", "") for kind in new.seats]
        room = self._room = Room(NewGame("stdio", begun, sitting, "", datetime.now(UTC)), record, _keep, _keep_end)
        self._mine = [seat for seat, kind in enumerate(new.seats) if kind == PEER]
        self._readers = [Reader(room, seat) for seat in self._mine or [NOBODY]]
        room.wake()
        await room.rest()
        return [*(reader.welcome() for reader in self._readers), *self._updates()]

    def _speaker(self, message: Message) -> int:
        """The seat that a message is from."""
        if not self._mine:
            return NOBODY
        if message.seat is None and len(self._mine) == 1:
            return self._mine[0]
        if message.seat not in self._mine:
            wrong = "which seat says it is missing" if message.seat is None else f"seat {message.seat} is not yours"
            raise RefusedError(f"{wrong}; you play {_listed(self._mine)}", "seat")
        return message.seat

    def _updates(self) -> list[Reply]:
        return [reader.update() for reader in self._readers]


async def _keep(entries: list[Entry]) -> None:
    """Nothing is kept."""


async def _keep_end(outcome: str, digest: str) -> None:
    """Nothing is kept."""


# How a game begins


def _opening(new: New) -> Opening:
    """Raises ``RefusedError`` that names the field."""
    with _refusing("mode", UnknownModeError):
        mode = modes.get(new.mode)
    with _refusing("edition", UnknownEditionError):
        editions.get(new.edition)
    with _refusing("switches", UnknownSwitchError):
        editions.get(new.edition, new.switches)
    if len(new.seats) != mode.players:
        raise RefusedError(f"{new.mode} has {mode.players} seats, and {len(new.seats)} are given", "seats")
    for seat, kind in enumerate(new.seats):
        if kind not in KINDS:
            raise RefusedError(f"{kind!r} is nobody who could sit there; it is {_listed(KINDS)}", f"seats[{seat}]")
    if len(new.decks) > mode.players:
        raise RefusedError(f"{new.mode} has {mode.players} seats, and {len(new.decks)} decks are given", "decks")
    decks = [_deck(source, f"decks[{index}]") for index, source in enumerate(new.decks)]
    with _refusing("decks", IllegalDeckError):
        return opening(
            decks,
            new.mode,
            new.edition,
            secrets.randbelow(SEED_BOUND) if new.seed is None else new.seed,
            switches=new.switches,
        )


def _deck(source: DeckSource, field: str) -> DeckList:
    given = [name for name in source.__struct_fields__ if getattr(source, name)]
    if len(given) != 1:
        raise RefusedError("a deck is one of these: an example, a file, a text", field)
    with _refusing(f"{field}.{given[0]}", IllegalDeckError):
        if source.example:
            deck = _example(source.example, f"{field}.example")
        elif source.file:
            deck = read_deck(Path(source.file))
        else:
            deck = parse_deck(source.text, field)
        deck.faces()
        return deck


def _example(name: str, field: str) -> DeckList:
    paths = {path.stem: path for path in library.own().decks}
    if name not in paths:
        raise RefusedError(f"there is no example {name!r}; there are {_listed(list(paths))}", field)
    return parse_deck(paths[name].read_text(encoding="utf-8"), name)


@contextlib.contextmanager
def _refusing(field: str, error: type[ValueError]) -> Iterator[None]:
    """What is raised inside is refused as that field's fault."""
    try:
        yield
    except error as wrong:
        raise RefusedError(str(wrong), field) from None


def _listed(names: Sequence[str | int]) -> str:
    words = [str(name) for name in names]
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
