"""Rooms: one game each, with its seats, its bots and whoever looks on.

Every change goes through ``Room.submit`` or the room's own bots, one at a time; it is entered in the record, written
to the store, and only then shown. So a game that was shown is a game that can be restored.
"""

import asyncio
import contextlib
import logging
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator, Sequence
from typing import Final

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY, O_PASS, OPTION_NAMES
from riftwright.core.ids import NOBODY
from riftwright.game import Game, GameOverError, IllegalChoiceError
from riftwright.judge.chronicle import Line, Story
from riftwright.players.random_player import Chooser
from riftwright.store import Entry, NewGame, Store, StoredGame, StoreError, UnknownGameError, Writer
from riftwright.table import seats
from riftwright.table.control import ControlError
from riftwright.table.protocol import Answer, Command, Concede, Consent, Message, RefusedError, Undo
from riftwright.table.record import AUTO, CHOICE, CONCEDE, CONTROL, READY, UNDO, Move, Record
from riftwright.table.undo import revealed

LOGGER: Final = logging.getLogger("riftwright.table")
MOST_ROOMS: Final = 500  # idle rooms beyond that are left to the store
Write = Callable[[list[Entry]], Awaitable[None]]  # writes entries to the store; returns when they are safe there
Finish = Callable[[str, str], Awaitable[None]]  # writes down the outcome and the digest of the end
BOTS_AT_ONCE: Final = 4  # bots of all rooms that move at the same time: people go first
PACE: Final = 0.7  # seconds between what a bot does and what it does next, where somebody looks on


class Viewer:
    """A connection that looks at a room: ``seat`` is ``NOBODY`` for a spectator."""

    __slots__ = ("changed", "seat")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.changed: asyncio.Event = asyncio.Event()
        self.changed.set()


class Request:
    """A seat wants to go back to the position after ``at`` choices; ``waiting`` are those who have not agreed yet."""

    __slots__ = ("at", "seat", "waiting", "why")

    def __init__(self, seat: int, at: int, why: str, waiting: set[int]) -> None:
        self.seat: int = seat
        self.at: int = at
        self.why: str = why
        self.waiting: set[int] = waiting


class Chronicle:
    """The log for one pair of eyes: lines, each with the number of choices after which it was told."""

    __slots__ = ("_story", "lines")

    def __init__(self, viewer: int) -> None:
        self._story: Story = Story(viewer)
        self.lines: list[tuple[Line, int]] = []

    def tell(self, game: Game, at: int) -> None:
        """What has happened since the last time."""
        self.lines += [(line, at) for line in self._story.tell(game)]


class Room:
    """A game at the table."""

    __slots__ = (
        "_bots",
        "_chronicles",
        "_driver",
        "_finish",
        "_gate",
        "_lock",
        "_write",
        "broken",
        "game_id",
        "new",
        "pace",
        "record",
        "request",
        "stale",
        "viewers",
    )

    def __init__(
        self, new: NewGame, record: Record, write: Write, finish: Finish, gate: asyncio.Semaphore | None = None
    ) -> None:
        self.new: NewGame = new
        self.game_id: str = new.id
        self.record: Record = record
        self.pace: float = PACE
        self.viewers: set[Viewer] = set()
        self.request: Request | None = None
        self.broken: str = ""  # what the engine has failed with
        self.stale: bool = False  # to be restored from the store
        self._write: Write = write
        self._finish: Finish = finish
        self._gate: asyncio.Semaphore = gate or asyncio.Semaphore(BOTS_AT_ONCE)
        self._lock: asyncio.Lock = asyncio.Lock()
        self._driver: asyncio.Task[None] | None = None
        self._chronicles: dict[int, Chronicle] = {}
        self._bots: dict[int, Chooser] = {
            seat: seats.bot(kind.kind, new.opening.seed, seat)
            for seat, kind in enumerate(new.seats)
            if kind.kind in seats.BOTS
        }

    # Looking

    @property
    def game(self) -> Game:
        return self.record.game

    @property
    def idle(self) -> bool:
        """Whether nobody looks on and no bot is at work."""
        return not self.viewers and (self._driver is None or self._driver.done()) and not self._lock.locked()

    def seat_of(self, token: str) -> int | None:
        """The seat whose link it is, ``NOBODY`` for the spectators' link, None for neither."""
        for seat, kept in enumerate(self.new.seats):
            if seats.fits(token, kept.token_hash):
                return seat
        return NOBODY if seats.fits(token, self.new.watch_hash) else None

    def chronicle(self, viewer: int) -> Chronicle:
        """The log for those eyes: another one after something was taken back."""
        if viewer not in self._chronicles:
            self._chronicles[viewer] = Chronicle(viewer)
            self._chronicles[viewer].tell(self.game, len(self.record.choices))
        return self._chronicles[viewer]

    def asks(self, seat: int) -> bool:
        """Whether that seat is to decide now."""
        decision = self.game.state.decision
        return decision is not None and decision.player == seat

    @contextlib.contextmanager
    def watched_by(self, seat: int) -> Iterator[Viewer]:
        """A viewer, who is told of every change."""
        viewer = Viewer(seat)
        self.viewers.add(viewer)
        try:
            yield viewer
        finally:
            self.viewers.discard(viewer)

    @contextlib.asynccontextmanager
    async def still(self) -> AsyncIterator[None]:
        """While no move is under way: all that can be looked at inside is safe in the store."""
        async with self._lock:
            yield

    # Changing

    async def submit(self, seat: int, message: Message) -> None:
        """Carry out what a seat says. Raises ``RefusedError``, and the game is as it was."""
        if seat < 0:
            raise RefusedError("a spectator only looks on")
        if message.seat not in (None, seat):
            raise RefusedError(f"it comes from seat {seat}, which cannot speak for seat {message.seat}", "seat")
        async with self._lock:
            if self.broken:
                raise RefusedError(f"the game has stopped: {self.broken}")
            if self.stale:
                raise RefusedError("the game is read from the store again; connect again")
            before = self._version()
            try:
                for move in self._moves(seat, message):
                    await self._enter(move)
                await self._settle()
            finally:
                if self._version() != before:
                    self.publish()
        self.wake()

    async def get_ready(self, seat: int, deck: str) -> None:
        """A seat is ready for the next game of the match, with that list. Raises ``RefusedError``."""
        async with self._lock:
            if self.game.outcome is None:
                raise RefusedError("the game goes on")
            await self._enter(Move(seat, READY, deck))

    def _version(self) -> tuple[object, ...]:
        """Differs where there is something new to look at."""
        request = self.request
        return self.record.length, self.broken, self.stale, request, request and len(request.waiting)

    def _moves(self, seat: int, message: Message) -> list[Move]:
        """What is to be entered for a message."""
        if isinstance(message, Answer):
            return [self._answer(seat, message)]
        if isinstance(message, Command):
            return [Move(seat, CONTROL, message.command)]
        if isinstance(message, Undo):
            return self._undo(seat, message)
        if isinstance(message, Consent):
            return self._consent(seat, message)
        assert isinstance(message, Concede)
        return [Move(seat, CONCEDE, "")]

    def _answer(self, seat: int, answer: Answer) -> Move:
        decision = self.game.state.decision
        if decision is None:
            raise RefusedError(f"the game is over: {self.game.outcome}")
        now = len(self.record.choices)
        if answer.at != now:
            raise RefusedError(
                f"it answers the position after {answer.at} choices; the game has gone on to {now}", "at"
            )
        if decision.player != seat:
            raise RefusedError(f"{self.game.name(decision.player)} is asked, not {self.game.name(seat)}")
        return Move(seat, CHOICE, answer.option)

    async def _enter(self, move: Move) -> None:
        """Enter a move in the record and in the store."""
        try:
            self.record.enter(move)
        except IllegalChoiceError as error:
            raise RefusedError(str(error), "option") from None
        except ControlError as error:
            raise RefusedError(str(error), "command") from None
        except GameOverError as error:
            raise RefusedError(str(error)) from None
        except Exception as error:
            LOGGER.exception("game %s: the engine failed at choice %d", self.game_id, len(self.record.choices))
            self.broken = f"{type(error).__name__}: {error}"
            raise RefusedError(f"the engine failed: {self.broken}") from error
        if move.kind != CONTROL:
            self.request = None
        try:
            await self._write([Entry(self.game_id, self.record.length, move.seat, move.kind, move.text)])
        except StoreError as error:
            self.stale = True  # what memory holds is not what the store holds
            raise RefusedError(f"it could not be saved, and did not happen: {error}") from error
        self._tell(move)
        outcome = self.game.outcome
        if outcome is not None and move.kind not in (CONTROL, READY):
            await self._finish(str(outcome), self.game.digest())

    def _tell(self, move: Move) -> None:
        at = len(self.record.choices)
        if move.kind == UNDO:
            for viewer in list(self._chronicles):
                self._chronicles[viewer] = Chronicle(viewer)
        for chronicle in self._chronicles.values():
            chronicle.tell(self.game, at)

    def publish(self) -> None:
        """Tell every viewer that there is something new."""
        for viewer in self.viewers:
            viewer.changed.set()

    async def _settle(self) -> None:
        """Whatever happens by itself: commands that are over, and Priority or Focus that is passed."""
        while self.game.outcome is None:
            for seat, control in enumerate(self.record.controls):
                for command in control.over(self.game, seat):
                    await self._enter(Move(seat, CONTROL, command))
            seat = self.game.decision.player
            if seat in self._bots or not self.record.controls[seat].passes(self.game, seat):
                return
            option = next(option for option in self.game.decision.options if option.kind == O_PASS)
            await self._enter(Move(seat, AUTO, option.key))

    # Taking back

    def _undo(self, seat: int, message: Undo) -> list[Move]:
        now = len(self.record.choices)
        if message.at != now:
            raise RefusedError(f"it is about the position after {message.at} choices; the game is at {now}", "at")
        back = self.undoable(seat)
        if back is None:
            raise RefusedError("there is nothing that you could take back")
        at, why = back
        people = {s for s, kind in enumerate(self.new.seats) if kind.kind == seats.PERSON and s != seat}
        waiting = {s for s in people if not self.game.state.players[s].lost} if why else set()
        if not waiting:
            return [Move(seat, UNDO, str(at))]
        self.request = Request(seat, at, why, waiting)
        return []

    def undoable(self, seat: int) -> tuple[int, str] | None:
        """What the seat can take back: to the position after how many choices, and why the others must consent;
        None where it has chosen nothing that is still kept, and when the game is over: then everyone may see all.
        """
        if self.game.outcome is not None:
            return None
        others = ""
        for moment in reversed(self.record.moments):
            if moment.asked == seat and moment.at not in self.record.automatic:
                return moment.at, others or revealed(moment, self.game, seat)
            if moment.asked != seat:
                others = f"{self.game.name(moment.asked)} has answered since"
        return None

    def _consent(self, seat: int, message: Consent) -> list[Move]:
        request = self.request
        if request is None or seat not in request.waiting:
            raise RefusedError("nobody asks you to take something back")
        if message.at != len(self.record.choices):
            raise RefusedError("the game has gone on since", "at")
        if not message.yes:
            self.request = None
            return []
        request.waiting.discard(seat)
        return [] if request.waiting else [Move(request.seat, UNDO, str(request.at))]

    # Bots

    def wake(self) -> None:
        """Let the bots go on, where one is asked."""
        if self._driver is None or self._driver.done():
            self._driver = asyncio.get_running_loop().create_task(self._drive())

    async def rest(self) -> None:
        """Returns when no bot is at work any more."""
        if self._driver is not None:
            await self._driver

    async def _drive(self) -> None:
        try:
            length = self.record.length
            async with self._lock:
                await self._settle()
            if self.record.length != length:
                self.publish()
            while await self._bot_moves():
                pass
        except RefusedError:
            self.publish()
        except Exception as error:
            LOGGER.exception("game %s: a bot failed at choice %d", self.game_id, len(self.record.choices))
            self.broken = f"{type(error).__name__}: {error}"
            self.publish()

    async def _bot_moves(self) -> bool:
        """One move of a bot; False where none is asked."""
        decision = self.game.state.decision
        if decision is None or decision.player not in self._bots or self.broken or self.stale:
            return False
        seat, length = decision.player, self.record.length
        async with self._gate:
            option = await self._thought(seat)
        worth_seeing = decision.kind in (D_ACT, D_FOCUS, D_PRIORITY) and option != OPTION_NAMES[O_PASS]
        await asyncio.sleep(self.pace if self.viewers and worth_seeing else 0)
        async with self._gate, self._lock:
            if self.record.length == length:
                await self._enter(Move(seat, CHOICE, option))
                await self._settle()
                self.publish()
        return True

    async def _thought(self, seat: int) -> str:
        """What a bot answers to the present decision: it may think for long, so it does elsewhere, over a copy."""
        option = await asyncio.to_thread(self._bots[seat].choose, self.game.clone())
        return option.key


class Rooms:
    """All rooms of the server. A room that nobody needs is left to the store, and restored when it is asked for."""

    def __init__(self, store: Store, *, pace: float = PACE) -> None:
        self.store: Store = store
        self.writer: Writer = Writer(store)
        self.pace: float = pace
        self._rooms: dict[str, Room] = {}
        self._opening: asyncio.Lock = asyncio.Lock()
        self._gate: asyncio.Semaphore = asyncio.Semaphore(BOTS_AT_ONCE)

    async def create(self, new: NewGame, moves: Sequence[Move] = ()) -> Room:
        """A new game, begun, or one that goes on after some moves of another. Raises what ``Game.new`` raises for its
        decks, mode, edition or switches, and what ``Record.enter`` raises for the moves.
        """
        record = await asyncio.to_thread(_record, new, moves)
        entries = [Entry(new.id, number, *move) for number, move in enumerate(moves, 1)]
        await asyncio.to_thread(self.store.add, StoredGame(new, entries, "", ""))
        return self._open(new, record)

    async def get(self, game_id: str) -> Room:
        """The room of that game, from the store where need be. Raises ``UnknownGameError``, also where it is one to
        look at and not to play, and ``StoreError`` where it cannot be restored.
        """
        room = self._rooms.get(game_id)
        if room is not None and not room.stale:
            return room
        async with self._opening:
            room = self._rooms.get(game_id)
            if room is not None and not room.stale:
                return room
            return self._open(*await asyncio.to_thread(self._restored, game_id))

    def _restored(self, game_id: str) -> tuple[NewGame, Record]:
        """The game as its journal gives it."""
        stored = self.store.load(game_id)
        if any(sits.kind == seats.REPLAY for sits in stored.game.seats):
            raise UnknownGameError(game_id)
        number = 0
        try:
            record = Record(stored.game.opening)
            for entry in stored.entries:
                number = entry.number
                record.enter(Move(entry.seat, entry.kind, entry.text))
        except Exception as error:
            raise StoreError(
                f"game {game_id} does not come out again at entry {number} of its journal ({error}); it was played "
                "with another version of Riftwright"
            ) from error
        outcome = record.game.outcome
        if outcome is not None and not stored.outcome:  # the server ended between the last move and its outcome
            self.store.finish(game_id, str(outcome), record.game.digest())
        return stored.game, record

    def _open(self, new: NewGame, record: Record) -> Room:
        async def finish(outcome: str, digest: str) -> None:
            await asyncio.to_thread(self.store.finish, new.id, outcome, digest)

        room = Room(new, record, self.writer.write, finish, self._gate)
        room.pace = self.pace
        self._make_way()
        self._rooms[new.id] = room
        room.wake()
        return room

    def _make_way(self) -> None:
        """Forget the longest open of the idle rooms, where there are many."""
        idle = [game_id for game_id, room in self._rooms.items() if room.idle]
        for game_id in idle[: max(0, len(self._rooms) - MOST_ROOMS + 1)]:
            del self._rooms[game_id]

    async def close(self) -> None:
        """Write what is still to be written."""
        await self.writer.close()


def _record(new: NewGame, moves: Sequence[Move]) -> Record:
    """The record of a game after those moves."""
    record = Record(new.opening)
    for move in moves:
        record.enter(move)
    return record


__all__ = ["PACE", "Request", "Room", "Rooms", "UnknownGameError", "Viewer"]
