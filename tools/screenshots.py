"""The pictures of the README: the table, the judge's page and a replay, as a browser draws them.

    python -m tools.screenshots            writes docs/images/*.png, light and dark

It needs Chromium. The games are the same every time: both seats are played by the greedy bot.
"""

import os
import shutil
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, sync_playwright

from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.judge.recording import Recorder
from riftwright.notation.replay import opening
from riftwright.players.greedy import GreedyPlayer
from riftwright.store import Entry, NewGame, SeatRecord, Store
from riftwright.table import seats
from riftwright.table.serving import bound, server
from riftwright.table.settings import Settings

ROOT: Final = Path(__file__).resolve().parents[1]
IMAGES: Final = ROOT / "docs" / "images"
SCREEN: Final = {"width": 1280, "height": 800}
DECKS: Final = (ROOT / "examples/decks/kaisa.txt", ROOT / "examples/decks/ahri.txt")
SEED: Final = 12
BUSY: Final = 9  # units on the board that make a picture worth looking at
SCENARIO: Final = "rulings/cleanup/CLN-10"
TOKEN: Final = "screenshot"
WAIT: Final = 20  # seconds for the server


def played(*, to_the_end: bool) -> Recorder:
    """A game of two greedy bots: to its end, or to a busy board on which the first seat may respond."""
    recorder = Recorder(opening(DECKS, "duel", seed=SEED, first_player=0))
    players = [GreedyPlayer(seat + 1) for seat in range(2)]
    game = recorder.game
    while game.outcome is None and (to_the_end or not _worth_a_picture(recorder)):
        recorder.apply(players[game.decision.player].choose(game).key)
    return recorder


def _worth_a_picture(recorder: Recorder) -> bool:
    game = recorder.game
    decision = game.decision
    units = [o for o in game.state.objects if o.on_board and o.is_unit]
    mine = decision.player == 0 and decision.kind in (D_ACT, D_FOCUS, D_PRIORITY) and len(decision.options) > 2
    return mine and len(units) >= BUSY and bool(game.state.chain or game.state.showdown >= 0)


def stored(store: Store, game: str, recorder: Recorder) -> None:
    """The game in the store."""
    store.create(
        NewGame(
            id=game,
            opening=recorder.opening,
            seats=[SeatRecord(seats.PERSON, name, seats.hashed(f"{TOKEN}{at}")) for at, name in enumerate(("", ""))],
            watch_hash=seats.hashed(TOKEN),
            created=datetime.now(UTC),
        )
    )
    store.append([Entry(game, at, 0, "choice", key) for at, key in enumerate(recorder.choices, 1)])
    if recorder.game.outcome is not None:
        store.finish(game, str(recorder.game.outcome), recorder.game.digest())


@contextmanager
def serving(store: Store) -> Iterator[str]:
    """The address of a server over that store."""
    settings = Settings(port=0)
    listening = bound(settings)
    running = server(settings, store)
    thread = threading.Thread(target=running.run, kwargs={"sockets": [listening]}, daemon=True)
    thread.start()
    until = time.monotonic() + WAIT
    while not running.started and time.monotonic() < until:
        time.sleep(0.05)
    yield f"http://127.0.0.1:{listening.getsockname()[1]}"
    running.should_exit = True
    thread.join(WAIT)


def draw(browser: Browser, address: str, pages: dict[str, str]) -> None:
    """A picture of each page, light and dark."""
    IMAGES.mkdir(parents=True, exist_ok=True)
    for scheme in ("light", "dark"):
        context = browser.new_context(viewport=SCREEN, color_scheme=scheme, reduced_motion="reduce")  # type: ignore[arg-type]
        for name, path in pages.items():
            page = context.new_page()
            page.goto(address + path)
            page.wait_for_timeout(800)
            page.screenshot(path=IMAGES / f"{name}-{scheme}.png")
            page.close()
        context.close()


def main() -> None:
    """Draw all of them."""
    program = shutil.which("chromium") or shutil.which("google-chrome")
    if program is None:
        raise SystemExit("Chromium is not installed; on Debian: apt-get install chromium")
    going_on, over = played(to_the_end=False), played(to_the_end=True)
    pages = {
        "table": f"/game/going-on/seat/{TOKEN}0",
        "judge": f"/judge?scenario={SCENARIO}&step=4",
        "replay": f"/replay/over?at={len(over.choices) * 3 // 4}&eyes=A",
    }
    with tempfile.TemporaryDirectory() as folder:
        store = Store.open(f"sqlite:///{folder}/games.db")
        stored(store, "going-on", going_on)
        stored(store, "over", over)
        root = os.name == "posix" and os.geteuid() == 0  # root's Chromium has no sandbox
        with serving(store) as address, sync_playwright() as playwright:
            browser = playwright.chromium.launch(executable_path=program, chromium_sandbox=not root)
            draw(browser, address, pages)
            browser.close()
        store.close()


if __name__ == "__main__":
    main()
