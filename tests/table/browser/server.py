"""The real server, in a process of its own, which tests stop and start again."""

import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import riftwright

SOURCE = str(Path(riftwright.__file__).parents[1])


class Server:
    """``riftwright serve`` over a database of the test's own. It keeps its port when it is started again."""

    def __init__(self, folder: Path) -> None:
        self._database: str = f"sqlite:///{folder / 'games.db'}"
        self._errors: Path = folder / "errors.txt"
        self._process: subprocess.Popen[str] | None = None
        self._port: str = "0"
        self.address: str = ""

    def start(self) -> None:
        """Returns when it listens."""
        command = [sys.executable, "-m", "riftwright", "serve", "--pace", "0"]
        with self._errors.open("a") as errors:
            self._process = subprocess.Popen(
                [*command, "--port", self._port, "--database", self._database],
                env={**os.environ, "PYTHONPATH": SOURCE, "PYTHONUNBUFFERED": "1"},
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = re.search(r"http://127\.0\.0\.1:(\d+)", line)
            if found is not None:
                self._port = found[1]
                self.address = f"http://127.0.0.1:{self._port}"
                return
        raise AssertionError(f"the server does not start: {self.errors()}")

    def kill(self) -> None:
        """End it as a power cut would."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        """End it as Ctrl-C does."""
        self._end(signal.SIGINT)

    def errors(self) -> str:
        """What it has complained about."""
        return self._errors.read_text() if self._errors.exists() else ""

    def _end(self, how: signal.Signals) -> None:
        if self._process is not None:
            self._process.send_signal(how)
            self._process.wait(timeout=20)
            if self._process.stdout is not None:
                self._process.stdout.close()
            self._process = None
