"""The server: the application on a socket, until it is told to stop."""

import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Callable

import uvicorn

from riftwright.store import Store
from riftwright.table.app import make_app
from riftwright.table.protocol import LONGEST
from riftwright.table.settings import Settings


class AddressError(ValueError):
    """An address that cannot be listened on."""


def bound(settings: Settings) -> socket.socket:
    """A socket that listens there. Raises ``AddressError`` where that cannot be."""
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        listening.bind((settings.host, settings.port))
        listening.listen()  # at once: whoever is told the address may connect
    except OSError as error:
        listening.close()
        raise AddressError(
            f"cannot listen on {settings.host} port {settings.port}: {error.strerror or error}; "
            "is another server running there? --port 0 takes any port that is free"
        ) from None
    return listening


def server(settings: Settings, store: Store) -> uvicorn.Server:
    """The server of that application, not yet running."""
    return uvicorn.Server(
        uvicorn.Config(
            make_app(settings, store),
            log_level="warning",
            access_log=False,
            server_header=False,
            ws_max_size=4 * LONGEST,
            ws_max_queue=8,
            ws_per_message_deflate=False,  # it costs more time than a network at home saves
            timeout_graceful_shutdown=3,
            h11_max_incomplete_event_size=64 * 1024,
        )
    )


def has_screen() -> bool:
    """Whether a browser has a screen to open on; without one it would take over the terminal."""
    return sys.platform in ("darwin", "win32") or any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY"))


def spare_collector() -> None:
    """Garbage is looked for seldom, and not among what was made until now, which stays. With two hundred games open a
    full collection goes through two million objects and takes a second, in which everybody waits; hardly any of them
    are garbage that nothing else would free.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(10_000, 10, 1_000)


def run(settings: Settings, say: Callable[[str], None], *, open_browser: bool = False) -> None:
    """Serve until interrupted. Raises ``AddressError`` and ``StoreError``."""
    listening = bound(settings)
    store = Store.open(settings.database)
    try:
        host = f"[{settings.host}]" if ":" in settings.host else settings.host
        address = f"http://{host}:{listening.getsockname()[1]}/"
        say(f"The table is open at {address}")
        say(f"Games are kept in {store.where}. Ctrl-C closes the table; games go on from where they were.")
        if open_browser and has_screen():
            webbrowser.open(address)
        made = server(settings, store)
        spare_collector()
        made.run(sockets=[listening])
    finally:
        store.close()
        listening.close()
