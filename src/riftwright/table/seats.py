"""Who sits where: people behind secret links, and bots."""

import hashlib
import hmac
import secrets
from typing import Final

from riftwright.players.random_player import Chooser, RandomPlayer

PERSON: Final = "person"
RANDOM: Final = "random"
BOTS: Final = (RANDOM,)
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


def bot(kind: str, seed: int, seat: int) -> Chooser:
    """A bot for a seat; each has its own stream of chance."""
    if kind == RANDOM:
        return RandomPlayer((seed << 8) + seat + 1)
    raise ValueError(f"{kind!r} is no bot; there are {', '.join(BOTS)}")
