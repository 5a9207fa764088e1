"""Group commit: many games write at once, one thread commits all that waits in one transaction."""

import asyncio
import queue
import threading
from collections.abc import Sequence
from typing import Final

from riftwright.store.games import Store
from riftwright.store.records import Entry, EntryError, StoreError, UnknownGameError

CAPACITY: Final = 1024  # writes that may wait; whoever comes then waits for room


class _Write:
    """What one caller writes, and how it learns what came of it."""

    __slots__ = ("done", "entries", "error")

    def __init__(self, entries: tuple[Entry, ...], done: "asyncio.Future[None]") -> None:
        self.entries: tuple[Entry, ...] = entries
        self.done: asyncio.Future[None] = done
        self.error: Exception | None = None


class Writer:
    """Writes to a store from one event loop, in which it is made, without keeping the loop waiting.

    While one transaction is committed, the writes that come gather for the next one. So a commit is shared by all who
    wait for it, and no faster caller is kept waiting by more than the one commit that is under way.
    """

    __slots__ = ("_closed", "_loop", "_queue", "_room", "_store", "_thread")

    def __init__(self, store: Store, *, capacity: int = CAPACITY) -> None:
        self._store: Store = store
        self._loop: asyncio.AbstractEventLoop = asyncio.get_running_loop()
        self._room: asyncio.Semaphore = asyncio.Semaphore(capacity)
        self._queue: queue.SimpleQueue[_Write | None] = queue.SimpleQueue()  # None: nothing comes any more
        self._closed: bool = False
        self._thread: threading.Thread = threading.Thread(target=self._run, name="store writer", daemon=True)
        self._thread.start()

    async def write(self, entries: Sequence[Entry]) -> None:
        """Returns when the entries are committed, all of them together.

        Raises as ``Store.append`` does, and ``StoreError`` after ``close``. Whoever stops waiting does not take the
        entries back: they are written all the same.
        """
        await self._room.acquire()
        if self._closed:
            self._room.release()
            raise StoreError("the writer is closed: the program is about to end")
        write = _Write(tuple(entries), self._loop.create_future())
        self._queue.put(write)
        await write.done

    async def close(self) -> None:
        """Returns when all that waits is committed. Whoever is still waiting for room is refused."""
        if not self._closed:
            self._closed = True
            self._queue.put(None)
        await asyncio.to_thread(self._thread.join)

    # The thread

    def _run(self) -> None:
        going_on = True
        while going_on:
            waiting = [self._queue.get()]
            while not self._queue.empty():  # nobody else takes from it
                waiting.append(self._queue.get())
            writes = [write for write in waiting if write is not None]
            going_on = len(writes) == len(waiting)
            if writes:
                self._commit(writes)
                self._loop.call_soon_threadsafe(self._settle, writes)

    def _commit(self, writes: list[_Write]) -> None:
        """All in one transaction; each in its own where one of them is at fault, so that only that one is refused."""
        try:
            self._store.append([entry for write in writes for entry in write.entries])
        except (EntryError, UnknownGameError) as error:
            if len(writes) == 1:
                writes[0].error = error
            else:
                for write in writes:
                    self._commit([write])
        except Exception as error:  # whatever it is, somebody waits for it
            for write in writes:
                write.error = error

    def _settle(self, writes: list[_Write]) -> None:
        """In the event loop: tell the callers."""
        for write in writes:
            self._room.release()
            if write.done.done():  # its caller has stopped waiting
                continue
            if write.error is None:
                write.done.set_result(None)
            else:
                write.done.set_exception(write.error)
