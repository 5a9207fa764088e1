"""The example bot plays whole games: with a table that it starts itself, and at a seat of the real server."""

import subprocess
import sys
from pathlib import Path

from riftwright.store import Store
from tests.cli.support import ROOT
from tests.table.browser.server import SOURCE, Server
from tests.table.support import new_game


def bot(*arguments: str) -> str:
    """What the bot says."""
    command = [sys.executable, str(ROOT / "examples" / "bot.py"), *arguments]
    done = subprocess.run(command, env={"PYTHONPATH": SOURCE}, capture_output=True, check=False, text=True, timeout=120)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.strip()


def test_it_plays_over_standard_input_and_output() -> None:
    assert " wins by " in bot()


def test_it_plays_over_a_websocket(store: Store, tmp_path: Path) -> None:
    links = new_game(store, ("person", "random"))
    server = Server(tmp_path)
    server.start()
    try:
        said = bot(server.address + links.seats[0])
    finally:
        server.stop()
    stored = store.load(links.game)
    assert stored.outcome == said
    assert stored.digest
    assert server.errors() == ""
