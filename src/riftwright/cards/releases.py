"""When the sets came out in English: from that day on their cards may be in a deck."""

from collections.abc import Iterable
from typing import Final

# https://articles.starcitygames.com/riftbound/riftbound-2026-set-release-schedule/ for the sets of 2026.
RELEASES: Final = {
    "OGN": "2025-10-31",
    "OGS": "2025-10-31",
    "SFD": "2026-02-13",
    "UNL": "2026-05-08",
    "VEN": "2026-07-31",
    "RAD": "2026-10-23",
}


def released(sets: Iterable[str]) -> str:
    """The day since when a card of these sets is there; empty where no day is known for any of them. Promotional
    series count for nothing: what is in them has come out in a set.
    """
    return min((RELEASES[code] for code in sets if code in RELEASES), default="")
