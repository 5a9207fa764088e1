"""The writer tells a caller when its entries are committed, and what was told is never lost."""

import asyncio
import subprocess
import sys
import threading
from collections.abc import Sequence
from pathlib import Path
from typing import Final

import pytest

from riftwright.store import Entry, EntryError, Store, StoreError, UnknownGameError, Writer
from tests.store.samples import entry, new_game, numbers
from tests.store.scribe import GAMES

ROOT: Final = Path(__file__).parents[2]


def test_many_games_write_at_once(store: Store) -> None:
    games = [f"g{index}" for index in range(30)]
    for game in games:
        store.create(new_game(game))

    async def play(writer: Writer, game: str) -> None:
        for number in range(1, 41, 2):
            await writer.write([entry(game, number), entry(game, number + 1)])
        assert len(store.load(game).entries) == 40

    async def main() -> None:
        writer = Writer(store)
        await asyncio.gather(*(play(writer, game) for game in games))
        await writer.close()

    asyncio.run(main())
    assert all(numbers(store.load(game).entries) == list(range(1, 41)) for game in games)


class Gate:
    """A store that commits only when it is let, and counts how often it does."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.open = threading.Event()
        self.sizes: list[int] = []

    def append(self, entries: Sequence[Entry]) -> None:
        assert self.open.wait(30)
        self.sizes.append(len(entries))
        self._store.append(entries)


def gated(store: Store, capacity: int = 1024) -> tuple[Gate, Writer]:
    gate = Gate(store)
    return gate, Writer(gate, capacity=capacity)  # type: ignore[arg-type]


async def settle() -> None:
    """Let whatever can go on do so."""
    for _ in range(20):
        await asyncio.sleep(0.002)


def test_what_gathers_during_a_commit_is_committed_together(store: Store) -> None:
    for index in range(50):
        store.create(new_game(f"g{index}"))

    async def main() -> list[int]:
        gate, writer = gated(store)
        writes = [asyncio.ensure_future(writer.write([entry(f"g{index}", 1)])) for index in range(50)]
        await settle()
        assert not any(write.done() for write in writes)
        gate.open.set()
        await asyncio.gather(*writes)
        await writer.close()
        return gate.sizes

    sizes = asyncio.run(main())
    assert sum(sizes) == 50
    assert len(sizes) <= 2  # the first ones, and then all the rest


def test_only_the_caller_at_fault_is_refused(store: Store) -> None:
    for game in "abc":
        store.create(new_game(game))

    async def main() -> list[BaseException | None]:
        gate, writer = gated(store)
        writes = [
            asyncio.ensure_future(writer.write(entries))
            for entries in (
                [entry("a", 1)],
                [entry("b", 1), entry("b", 3)],
                [entry("a", 2)],
                [entry("nobody's", 1)],
                [entry("c", 1)],
                [entry("a", 2, "again")],
            )
        ]
        await settle()
        gate.open.set()
        done = await asyncio.gather(*writes, return_exceptions=True)
        await writer.close()
        return list(done)

    first, gap, second, unknown, third, again = asyncio.run(main())
    assert (first, second, third) == (None, None, None)
    assert isinstance(gap, EntryError)
    assert isinstance(unknown, UnknownGameError)
    assert isinstance(again, EntryError)
    assert [one.text for one in store.load("a").entries] == ["pass", "pass"]
    assert store.load("b").entries == []
    assert numbers(store.load("c").entries) == [1]


def test_a_database_that_fails_is_told_to_all_who_wait_and_the_next_write_is_tried(store: Store) -> None:
    store.create(new_game("a"))

    class Failing(Gate):
        def append(self, entries: Sequence[Entry]) -> None:
            if not self.sizes:
                assert self.open.wait(30)
                self.sizes.append(len(entries))
                raise StoreError("the disk is full")
            super().append(entries)

    async def main() -> None:
        failing = Failing(store)
        writer = Writer(failing)  # type: ignore[arg-type]
        write = asyncio.ensure_future(writer.write([entry("a", 1)]))
        await settle()
        failing.open.set()
        with pytest.raises(StoreError, match="the disk is full"):
            await write
        await writer.write([entry("a", 1, "once more")])
        await writer.close()

    asyncio.run(main())
    assert [one.text for one in store.load("a").entries] == ["once more"]


def test_no_more_wait_than_there_is_room_for(store: Store) -> None:
    for index in range(9):
        store.create(new_game(f"g{index}"))

    async def main() -> list[int]:
        gate, writer = gated(store, capacity=3)
        writes = [asyncio.ensure_future(writer.write([entry(f"g{index}", 1)])) for index in range(9)]
        await settle()
        gate.open.set()
        await asyncio.gather(*writes)
        await writer.close()
        return gate.sizes

    sizes = asyncio.run(main())
    assert sum(sizes) == 9
    assert max(sizes) <= 3


def test_who_stops_waiting_takes_nothing_back_and_gives_up_no_room(store: Store) -> None:
    store.create(new_game("a"))

    async def main() -> None:
        gate, writer = gated(store, capacity=1)
        write = asyncio.ensure_future(writer.write([entry("a", 1)]))
        await settle()
        write.cancel()
        following = asyncio.ensure_future(writer.write([entry("a", 2)]))
        await settle()
        assert gate.sizes == []
        gate.open.set()
        await following
        await writer.close()
        assert gate.sizes == [1, 1]

    asyncio.run(main())
    assert numbers(store.load("a").entries) == [1, 2]


def test_closing_commits_what_waits_and_refuses_what_comes(store: Store) -> None:
    for index in range(5):
        store.create(new_game(f"g{index}"))

    async def main() -> None:
        gate, writer = gated(store, capacity=4)
        writes = [asyncio.ensure_future(writer.write([entry(f"g{index}", 1)])) for index in range(5)]
        await settle()
        closing = asyncio.ensure_future(writer.close())
        await settle()
        assert not closing.done()
        gate.open.set()
        await closing
        done = await asyncio.gather(*writes, return_exceptions=True)
        assert done[:4] == [None] * 4
        assert isinstance(done[4], StoreError)
        with pytest.raises(StoreError, match="the writer is closed"):
            await writer.write([entry("g0", 2)])
        await writer.close()

    asyncio.run(main())
    assert [len(store.load(f"g{index}").entries) for index in range(5)] == [1, 1, 1, 1, 0]


def scribble_and_kill(url: str, lines: int) -> dict[str, int]:
    """Kill the scribe when it has committed so many entries; the last one that it told of, for each game."""
    command = [sys.executable, "-m", "tests.store.scribe", url]
    with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True) as scribe:
        assert scribe.stdout is not None
        told = [scribe.stdout.readline() for _ in range(lines)]
        scribe.kill()  # SIGKILL: it has no time to tidy up
        told += scribe.stdout.readlines()
    last: dict[str, int] = {}
    for line in told:
        if line.endswith("\n"):
            game, number = line.split(":")
            last[game] = int(number)
    return last


def test_a_program_that_is_killed_loses_nothing_that_it_told(url: str) -> None:
    before = dict.fromkeys(GAMES, 0)
    for lines in (150, 300):
        last = scribble_and_kill(url, lines)
        store = Store.open(url)
        for game in GAMES:
            entries = store.load(game).entries
            assert [one.text for one in entries] == [f"{game} {number + 1}" for number in range(len(entries))]
            assert len(entries) >= last.get(game, before[game])
            assert last.get(game, 0) >= before[game]  # it went on where the journal ended
            before[game] = len(entries)
        store.close()
    assert sum(before.values()) >= 450
