"""How the table is run."""

from typing import Final

import msgspec

from riftwright.table.rooms import PACE

LOCAL: Final = ("127.0.0.1", "localhost", "[::1]")


class Settings(msgspec.Struct, frozen=True):
    """``host`` and ``port`` to listen on (127.0.0.1 unless told otherwise), ``database`` a URL (the user's data folder
    where None), ``pace`` the seconds between what a bot does and what it does next where somebody looks on.
    """

    host: str = "127.0.0.1"
    port: int = 8000
    database: str | None = None
    pace: float = PACE

    @property
    def hosts(self) -> frozenset[str]:
        """The names that the server may be called by: any, where it listens to other machines."""
        return frozenset(LOCAL) if self.host in ("127.0.0.1", "localhost", "::1") else frozenset()
