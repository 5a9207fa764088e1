"""Replays that are being looked at: a few of them are kept with all their positions, the others are played again."""

import asyncio
import threading
from typing import Final, NamedTuple

from riftwright.judge.chronicle import Line, Story
from riftwright.judge.layout import cited
from riftwright.judge.positions import Reel
from riftwright.judge.telling import Teller, capital
from riftwright.notation.replay import CONCEDE, Replay
from riftwright.store import NewGame, Store
from riftwright.table.journal import replay_of
from riftwright.table.rooms import Room

MOST_POSITIONS: Final = 6_000  # of all replays together that are kept: some 80 megabytes


class GoingOnError(RuntimeError):
    """The game is not over: what is hidden in it is nobody's to see."""


class Told(NamedTuple):
    """A replay for one pair of eyes: the lines of the log, each with the number of choices after which it is told, and
    what was chosen, a sentence and its rule for each choice.
    """

    lines: list[tuple[Line, int]]
    chosen: list[tuple[str, str]]


class Showing:
    """A replay with its positions, and what is told of it. ``lock`` is held by whoever looks at the positions: threads
    may not copy one position at the same time.
    """

    __slots__ = ("_told", "lock", "new", "reel", "whole")

    def __init__(self, new: NewGame, replay: Replay, *, whole: bool = False) -> None:
        """Plays it. ``whole`` says that nothing will follow. Raises as ``Reel`` does."""
        self.new: NewGame = new
        self.whole: bool = whole
        self.reel: Reel = Reel(replay)
        self.lock: threading.Lock = threading.Lock()
        self._told: dict[int, Told] = {}

    @property
    def last(self) -> int:
        """The number of choices at its end, or up to where it has diverged."""
        return self.reel.moments[-1].choices

    def told(self, viewer: int) -> Told:
        """What is told to those eyes."""
        if viewer not in self._told:
            self._told[viewer] = self._tell(viewer)
        return self._told[viewer]

    def _tell(self, viewer: int) -> Told:
        log, moments = self.reel.game.log, self.reel.moments
        story = Story(viewer)
        teller = Teller(moments[0].state, log[: moments[0].events], viewer)
        told = Told([], [])
        for at, moment in enumerate(moments):
            game = self.reel.after(at)
            game.machine.log = log[: moment.events]
            if at:
                told.chosen.append(self._chosen(teller, at))
            teller.state = game.state
            told.lines.extend((line, at) for line in story.tell(game))
        return told

    def _chosen(self, teller: Teller, at: int) -> tuple[str, str]:
        """What the choice of that number was, and its rule: as it looked to whoever chose."""
        edition = teller.state.edition
        key = self.reel.replay.choices[at - 1]
        before, after = self.reel.moments[at - 1 : at + 1]
        events = self.reel.game.log[before.events : after.events]
        if key.startswith(CONCEDE):
            text, rule = f"{teller.player(int(key.removeprefix(CONCEDE)))} concedes", "650"
        else:
            text, rule = teller.sentence(events[0]), events[0].rule
        for event in events:
            teller.learn(event)
        return capital(text), cited((rule,), edition)


class Reels:
    """The replays that the server shows. One is played at a time, so that whoever sits at a game need not wait."""

    __slots__ = ("_kept", "_most", "_playing", "_store")

    def __init__(self, store: Store, most: int = MOST_POSITIONS) -> None:
        self._store: Store = store
        self._most: int = most
        self._kept: dict[str, tuple[int, Showing]] = {}  # by game, the longest unused first; and its number of moves
        self._playing: asyncio.Lock = asyncio.Lock()

    async def over(self, game_id: str) -> Showing:
        """The replay of a game that is over. Raises ``UnknownGameError``, ``GoingOnError`` for one that is not, and as
        ``Reel`` does.
        """
        found = self._find(game_id)
        if found is not None:
            return found
        async with self._playing:
            found = self._find(game_id)
            if found is not None:
                return found
            stored = await asyncio.to_thread(self._store.load, game_id)
            if not stored.outcome:
                raise GoingOnError(f"the game {game_id!r} goes on")
            showing = await asyncio.to_thread(Showing, stored.game, replay_of(stored), whole=True)
            return self._keep(game_id, len(stored.entries), showing)

    async def going_on(self, room: Room) -> Showing:
        """The replay of a game so far. Nobody is shown more of it than their own eyes see."""
        async with self._playing:
            length = room.record.length
            found = self._find(room.game_id, length)
            if found is not None:
                return found
            showing = await asyncio.to_thread(Showing, room.new, room.record.recorder.replay())
            return self._keep(room.game_id, length, showing)

    async def play(self, replay: Replay) -> Reel:
        """A replay that is not kept. Raises as ``Reel`` does."""
        async with self._playing:
            return await asyncio.to_thread(Reel, replay)

    def _find(self, game_id: str, length: int = -1) -> Showing | None:
        """The replay, where it is kept: of a game that is over, or as it was after so many moves."""
        moves, showing = self._kept.get(game_id, (0, None))
        if showing is None or not (showing.whole or moves == length):
            return None
        return self._keep(game_id, moves, showing)

    def _keep(self, game_id: str, moves: int, showing: Showing) -> Showing:
        """Keep it as the one that was used last, in place of those that were not used for long."""
        self._kept.pop(game_id, None)
        self._kept[game_id] = moves, showing
        while len(self._kept) > 1 and sum(one.last for _, one in self._kept.values()) > self._most:
            del self._kept[next(iter(self._kept))]
        return showing
