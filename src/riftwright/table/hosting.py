"""Whoever has set up a game is its host, who hands out the links of its seats.

The host's link holds one secret, from which the tokens of all seats and of the spectators follow. So the host can come
back to all links at any time, and the store keeps no secret: only the hash of each token, as ever.
"""

import base64
import hashlib
import hmac
import socket
from typing import Final

from starlette.datastructures import URL

from riftwright.store import NewGame
from riftwright.table import seats
from riftwright.table.settings import LOCAL

EVERYWHERE: Final = ("0.0.0.0", "::", "")  # hosts that listen to every network of the machine
_TOKEN_BYTES: Final = 16
_ELSEWHERE: Final = ("192.0.2.1", 9)  # an address that leads out of every network (RFC 5737)


class Host:
    """The host of a game, by the secret of the host's link."""

    __slots__ = ("secret",)

    def __init__(self, secret: str) -> None:
        self.secret: str = secret

    def seat(self, number: int) -> str:
        """The token of a seat."""
        return self._token(f"seat {number}")

    @property
    def watch(self) -> str:
        """The token of the spectators."""
        return self._token("watch")

    def hosts(self, game: NewGame) -> bool:
        """Whether it is the host of that game."""
        return seats.fits(self.watch, game.watch_hash)

    def way_in(self, game: NewGame, *, links: bool = False) -> str:
        """Where the host goes as the game begins: to the only person's seat, or to all links, also where asked for."""
        people = [number for number, sits in enumerate(game.seats) if sits.kind == seats.PERSON]
        if len(people) == 1 and not links:
            return f"/game/{game.id}/seat/{self.seat(people[0])}"
        return f"/game/{game.id}/host/{self.secret}"

    def _token(self, what: str) -> str:
        code = hmac.digest(self.secret.encode("utf-8", "surrogatepass"), what.encode("ascii"), hashlib.sha256)
        return base64.urlsafe_b64encode(code[:_TOKEN_BYTES]).rstrip(b"=").decode("ascii")


class Reach:
    """Where the table can be reached: ``base`` is what a link to hand out begins with."""

    __slots__ = ("base", "local", "network")

    def __init__(self, listening: str, asked: URL) -> None:
        """``listening`` is the address that the server listens on, ``asked`` the address that the host's page has."""
        own = (asked.hostname or "") in _NAMES
        address = network_address() if own and listening in EVERYWHERE else ""
        self.base: str = str(asked.replace(hostname=address) if address else asked).rstrip("/")
        self.local: bool = listening not in EVERYWHERE and own  # this machine alone
        self.network: str = self.base.partition("://")[2] if address or not own else ""


_NAMES: Final = frozenset(name.strip("[]") for name in LOCAL)


def network_address() -> str:
    """The address of this machine on its network; empty where it is on none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_ELSEWHERE)  # sends nothing: it only finds which of our addresses leads there
        except OSError:
            return ""
        address: str = probe.getsockname()[0]
    return "" if address.startswith(("127.", "0.")) else address
