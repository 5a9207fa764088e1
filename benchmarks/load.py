"""How long anybody waits while two hundred games are played at once through the real server.

The server (``riftwright serve``) runs in a process of its own, over an SQLite database of its own. From here every
game has a client, which plays the first seat by the JSON protocol and answers at once, at random, against the server's
random bot; and a page, which is sent the HTML of the same seat, as a browser is. Nobody pauses, so the server is never
idle: what is measured is the worst that so many games can do to one another.

Two waits count: from an answer to the page that shows it, and from an answer to the next request. At the end each
game's journal is played again from the store, and must come to the position that its client and its page saw last.

    python benchmarks/load.py                     # two hundred games to their end
    python benchmarks/load.py --games 50 --think 1.0

The last line is for programs: ``page_p99=S request_p99=S answers_per_second=N peak_mb=M lost=N``.
"""

import argparse
import asyncio
import os
import random
import re
import secrets
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from riftwright import ENGINE
from riftwright.notation import library
from riftwright.notation.replay import opening
from riftwright.store import NewGame, SeatRecord, Store
from riftwright.table import seats
from riftwright.table.record import Move, Record

LONGEST: Final = 2**23  # bytes of a message from the server
AT_ONCE: Final = 20  # connections that are being opened
MEGA: Final = 1024  # kB
LATE: Final = 60.0  # seconds without a message: then the server is stuck


class Update(msgspec.Struct):
    """What is read of the messages of the server, JSON for programs and for pages."""

    type: str
    at: int = -1
    view: msgspec.Raw = msgspec.Raw(b"")
    decision: dict[str, Any] | None = None
    outcome: str = ""
    what: str = ""


DECODER: Final = msgspec.json.Decoder(Update)


class Table:
    """One game: its links, its client and its page, and what they have waited for."""

    def __init__(self, number: int, game_id: str, token: str) -> None:
        self.game_id: str = game_id
        self.address: str = f"/game/{game_id}/seat/{token}/live"
        self.page_waits: list[float] = []
        self.request_waits: list[float] = []
        self.last: Update = Update("none")
        self.last_page: int = -1
        self._chance: random.Random = random.Random(number)
        self._open: dict[int, float] = {}  # answers that no page has shown yet: choices before it, and when

    async def play(self, socket: ClientConnection, go: asyncio.Event, think: float) -> None:
        """Answer until the game is over."""
        await go.wait()
        asked = 0.0
        while not self.last.outcome:
            update = DECODER.decode(await asyncio.wait_for(socket.recv(), LATE))
            if update.type == "error":
                raise RuntimeError(f"{self.game_id}: {update.what}")
            if update.type != "update":
                continue
            self.last = update
            if asked and (update.decision is not None or update.outcome):
                self.request_waits.append(time.perf_counter() - asked)
                asked = 0.0
            if update.decision is not None:
                if think:
                    await asyncio.sleep(self._chance.uniform(0, 2 * think))
                asked = self._open[update.at] = time.perf_counter()
                options = [option["key"] for option in update.decision["options"] if option["kind"] != "add"]
                key = self._chance.choice(options or [update.decision["options"][0]["key"]])
                await socket.send(msgspec.json.encode({"type": "answer", "at": update.at, "option": key}).decode())

    async def look(self, socket: ClientConnection) -> None:
        """Be sent pages."""
        async for message in socket:
            now = time.perf_counter()
            page = DECODER.decode(message)
            self.last_page = page.at
            for at in [at for at in self._open if at < page.at]:
                self.page_waits.append(now - self._open.pop(at))

    async def run(self, player: ClientConnection, page: ClientConnection, go: asyncio.Event, think: float) -> None:
        """Play to the end, and be sent the last page."""
        looking = asyncio.create_task(self.look(page))
        await self.play(player, go, think)
        deadline = time.perf_counter() + LATE
        while self.last_page < self.last.at and time.perf_counter() < deadline:
            await asyncio.sleep(0.05)
        looking.cancel()


def set_up(store: Store, games: int) -> list[Table]:
    """Games in the store, each with two of the example decks."""
    decks = library.own().decks
    tables = []
    for number in range(games):
        token = secrets.token_urlsafe(16)
        pair = [decks[number % len(decks)], decks[(number // len(decks) + number + 1) % len(decks)]]
        sitting = [SeatRecord("person", "", seats.hashed(token)), SeatRecord("random", "", "")]
        new = NewGame(f"load{number}", opening(pair, seed=number), sitting, "", datetime.now(UTC))
        store.create(new)
        tables.append(Table(number, new.id, token))
    return tables


async def play(address: str, tables: Sequence[Table], think: float) -> float:
    """Play all games to their end; the seconds that it took once everybody was there."""
    go = asyncio.Event()
    gate = asyncio.Semaphore(AT_ONCE)

    async def opened(path: str) -> ClientConnection:
        async with gate:
            return await connect(address + path, max_size=LONGEST, open_timeout=LATE, ping_interval=None)

    players = await asyncio.gather(*(opened(table.address + "?form=json") for table in tables))
    pages = await asyncio.gather(*(opened(table.address) for table in tables))
    async with asyncio.TaskGroup() as tasks:
        for table, player, page in zip(tables, players, pages, strict=True):
            tasks.create_task(table.run(player, page, go, think))
        await asyncio.sleep(1)
        began = time.perf_counter()
        go.set()
    took = time.perf_counter() - began
    await asyncio.gather(*(socket.close() for socket in (*players, *pages)))
    return took


def lost(store: Store, tables: Sequence[Table]) -> list[str]:
    """The games of which the store does not hold what was seen last."""
    found = []
    for table in tables:
        stored = store.load(table.game_id)
        record = Record(stored.game.opening)
        for entry in stored.entries:
            record.enter(Move(entry.seat, entry.kind, entry.text))
        same = (
            msgspec.json.encode(record.game.view(0)) == bytes(table.last.view)
            and len(record.choices) == table.last.at == table.last_page
            and stored.digest == record.game.digest()
            and stored.outcome == table.last.outcome
        )
        if not same:
            found.append(table.game_id)
    return found


class Server:
    """The server in a process of its own."""

    def __init__(self, database: str) -> None:
        command = [sys.executable, "-m", "riftwright", "serve", "--port", "0", "--pace", "0", "--database", database]
        self._process = subprocess.Popen(
            command, env={**os.environ, "PYTHONUNBUFFERED": "1"}, stdout=subprocess.PIPE, text=True
        )
        assert self._process.stdout is not None
        found = None
        while found is None:
            line = self._process.stdout.readline()
            if not line:
                sys.exit("the server does not start")
            found = re.search(r"http(://127\.0\.0\.1:\d+)", line)
        self.address: str = "ws" + found[1]

    def memory(self, field: str) -> float:
        """MB: ``VmRSS`` is what it has now, ``VmHWM`` the most that it had."""
        status = Path(f"/proc/{self._process.pid}/status").read_text(encoding="ascii")
        return int(re.search(rf"{field}:\s+(\d+)", status)[1]) / MEGA  # type: ignore[index]

    def seconds(self) -> float:
        """The processor time that it has used."""
        fields = Path(f"/proc/{self._process.pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        """As Ctrl-C does."""
        self._process.send_signal(signal.SIGINT)
        self._process.communicate()


def summary(name: str, waits: Sequence[float]) -> float:
    """Print what a wait comes to; its 99th percentile."""
    cuts = statistics.quantiles(waits, n=100)
    shown = "  ".join(
        f"{label} {value:.3f} s" for label, value in (("50%", cuts[49]), ("90%", cuts[89]), ("99%", cuts[98]))
    )
    print(f"{name:<28} {shown}  longest {max(waits):.3f} s  ({len(waits):,} waits)")
    return cuts[98]


def main() -> None:
    """Measure."""
    parser = argparse.ArgumentParser(description="How long anybody waits while many games are played at once.")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--think", type=float, default=0.0, metavar="SECONDS", help="before an answer, on average")
    asked = parser.parse_args()
    load = os.getloadavg()[0]
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite:///{folder}/games.db"
        store = Store.open(database)
        tables = set_up(store, asked.games)
        server = Server(database)
        before, used = server.memory("VmRSS"), server.seconds()
        took = asyncio.run(play(server.address, tables, asked.think))
        peak, used = server.memory("VmHWM"), server.seconds() - used
        server.stop()
        missing = lost(store, tables)
        store.close()
    answers = sum(len(table.request_waits) for table in tables)
    choices = sum(table.last.at for table in tables)
    print(
        f"{len(tables)} games to their end in {took:.0f} s, engine {ENGINE}, load of the machine before it {load:.1f}"
    )
    print(f"{choices:,} choices, {answers / took:,.0f} answers and {choices / took:,.0f} choices per second")
    page = summary("answer to page", [wait for table in tables for wait in table.page_waits])
    request = summary("answer to next request", [wait for table in tables for wait in table.request_waits])
    print(
        f"server: {before:.0f} MB at first, {peak:.0f} MB at most; {used / answers * 1e3:.1f} ms of processor time for "
        f"each answer, {used / took:.2f} of a core"
    )
    print(f"lost: {', '.join(missing) or 'nothing'}")
    print(
        f"page_p99={page:.3f} request_p99={request:.3f} answers_per_second={answers / took:.0f} peak_mb={peak:.0f} "
        f"lost={len(missing)}"
    )


if __name__ == "__main__":
    main()
