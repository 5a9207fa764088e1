"""Who sits where: people behind secret links, and bots."""

import hashlib
import hmac
import secrets
from typing import Final

from riftwright.players.bots import BOTS, GREEDY, RANDOM, bot

PERSON: Final = "person"
KINDS: Final = (PERSON, *BOTS)
REPLAY: Final = "replay"  # of a game that came from a file: nobody plays it any more


def new_token() -> str:
    """A secret that nobody guesses, for a link."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What the store keeps of a token."""
    return hashlib.sha256(token.encode("utf-8", "surrogatepass")).hexdigest()


def fits(token: str, kept: str) -> bool:
    """Whether it is the token of which that was kept."""
    return bool(kept) and hmac.compare_digest(hashed(token), kept)


__all__ = ["BOTS", "GREEDY", "KINDS", "PERSON", "RANDOM", "REPLAY", "bot", "fits", "hashed", "new_token"]
