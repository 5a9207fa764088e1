"""A person at the table, in a browser: what they see, click and type."""

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from playwright.sync_api import BrowserContext, ConsoleMessage, Page

from riftwright.notation.replay import opening
from riftwright.store import NewGame, SeatRecord, Store
from riftwright.table import seats
from tests.cli.support import AHRI, KAISA
from tests.table.browser.server import Server

OFFERED = "#choices button[name=option]"
LIMIT = 20_000  # milliseconds that anything may take on a busy machine


def new_game(folder: Path, kinds: Sequence[str], *, seed: int = 5, mode: str = "duel") -> tuple[str, list[str], str]:
    """A game in the database of the folder's server: its id, the paths of its seats, and that of its spectators."""
    store = Store.open(f"sqlite:///{folder / 'games.db'}")
    game = f"game-{seed}"
    store.create(
        NewGame(
            id=game,
            opening=opening([KAISA, AHRI], mode, seed=seed, first_player=0),
            seats=[SeatRecord(kind, "", seats.hashed(f"secret{seat}")) for seat, kind in enumerate(kinds)],
            watch_hash=seats.hashed("looking-on"),
            created=datetime.now(UTC),
        )
    )
    store.close()
    return game, [f"/game/{game}/seat/secret{seat}" for seat in range(len(kinds))], f"/game/{game}/watch/looking-on"


STILL: Literal["reduce"] = "reduce"  # for contexts: where nothing glides, a busy machine is quicker


class Seat:
    """A browser at a seat. Whatever the console complains about is kept, and all that came over the wire."""

    def __init__(self, context: BrowserContext, server: Server, path: str) -> None:
        self.page: Page = context.new_page()
        self.page.set_default_timeout(LIMIT)
        self.complaints: list[str] = []
        self.wire: list[str] = []
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.complaints.append(str(error)))
        self.page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self.wire.append(str(frame))))
        self.page.goto(server.address + path)

    def _console(self, message: ConsoleMessage) -> None:
        lost = "WebSocket connection" in message.text  # said by Chromium itself while the server is down
        if message.type in ("error", "warning") and not lost:
            self.complaints.append(message.text)

    @property
    def at(self) -> int:
        """How many choices the page says that the game has."""
        return int(self.page.locator("#table").get_attribute("data-at") or "-1")

    @property
    def over(self) -> bool:
        return self.page.locator("#table[data-over=yes]").count() > 0

    @property
    def asked(self) -> bool:
        return self.page.locator(OFFERED).count() > 0

    def offered(self) -> list[str]:
        """The keys of all options."""
        found: list[str] = self.page.eval_on_selector_all(OFFERED, "all => all.map(one => one.value)")
        return found

    def wait(self) -> bool:
        """Until this seat is asked, or the game is over; whether it is asked."""
        self.page.wait_for_selector(f"{OFFERED}, #table[data-over=yes]", state="attached")
        return not self.over

    def moved(self, at: int) -> None:
        """Until the page shows a position after more choices than that."""
        self.page.wait_for_function("at => Number(document.getElementById('table').dataset.at) > at", arg=at)

    def click(self, pick: Callable[[list[str]], str]) -> None:
        """Click the option that is picked, and wait until it is done."""
        at = self.at
        key = pick(self.offered())
        self.page.locator(f'{OFFERED}[value="{key}"]').first.click()
        self.moved(at)
