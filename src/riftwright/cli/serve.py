"""``riftwright serve``: the table, a web page to play and to judge at."""

import logging
import sys
from typing import Annotated

from cyclopts import Parameter

from riftwright.cli.errors import UsageError
from riftwright.cli.screen import Screen, discard_output


def serve(
    *,
    host: str = "127.0.0.1",
    port: int = 8000,
    database: str | None = None,
    pace: float = 0.7,
    open_browser: Annotated[bool, Parameter(name="--open", negative="")] = False,
    stdio: Annotated[bool, Parameter(negative="")] = False,
    schema: Annotated[bool, Parameter(negative="")] = False,
) -> int:
    """Open the table: a web page where games are played and scenarios are judged.

    Parameters
    ----------
    host
        The address to listen on. 127.0.0.1 is this machine alone; 0.0.0.0 lets others on the network in.
    port
        The port to listen on; 0 takes any that is free.
    database
        Where games are kept: a URL such as postgresql://user@host/name or sqlite:///games.db. Without one, a file in
        your data folder.
    pace
        The seconds that a bot waits before it acts, where somebody looks on.
    open_browser
        Show it in your browser, where there is a screen.
    stdio
        Speak the table's protocol (docs/protocol.md) over standard input and output, with no server and no database:
        a game for programs.
    schema
        The JSON Schema of that protocol, and nothing else.
    """
    try:
        from riftwright.store import StoreError
        from riftwright.table import protocol
        from riftwright.table.serving import AddressError, run
        from riftwright.table.settings import Settings
        from riftwright.table.stdio import serve as speak
    except ModuleNotFoundError as error:
        raise UsageError(f"the table needs more libraries ({error.name}): pip install 'riftwright[table]'") from None

    if not 0 <= port < 65536:
        raise UsageError(f"--port {port}: a port is a number from 0 to 65535")
    if not 0 <= pace <= 60:
        raise UsageError(f"--pace {pace}: a bot waits 0 to 60 seconds")
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s: %(message)s")
    screen = Screen()
    if schema:
        screen.plain(protocol.schema_text())
        return 0
    if stdio:
        try:
            speak(sys.stdin.buffer, sys.stdout.buffer)
        except BrokenPipeError:  # the program that played has gone
            discard_output()
        return 0
    try:
        run(Settings(host=host, port=port, database=database, pace=pace), screen.line, open_browser=open_browser)
    except (AddressError, StoreError) as error:
        raise UsageError(str(error)) from None
    return 0
