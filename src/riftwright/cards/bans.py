"""The ban list by date, each ban with the announcement that it is from. Facts, so that a date gets a true answer."""

from typing import Final, NamedTuple

_NEWS: Final = "https://playriftbound.com/en-us/news/announcements/"
FIRST: Final = _NEWS + "announcing-riftbounds-first-bans/"
JULY: Final = _NEWS + "july-ban-list-updates/"
SEPTEMBER: Final = _NEWS + "september-ban-list-updates-effective-september-18-2026/"


class Ban(NamedTuple):
    """A card that no Constructed deck may hold from a day on; ``teams_only`` where that is so in 2v2 alone."""

    name: str
    since: str
    source: str
    teams_only: bool = False


BANS: Final = (
    Ban("Called Shot", "2026-03-31", FIRST),
    Ban("Draven, Vanquisher", "2026-03-31", FIRST),
    Ban("Fight or Flight", "2026-03-31", FIRST),
    Ban("Scrapheap", "2026-03-31", FIRST),
    Ban("Obelisk of Power", "2026-03-31", FIRST),
    Ban("Reaver's Row", "2026-03-31", FIRST),
    Ban("The Dreaming Tree", "2026-03-31", FIRST),
    Ban("Stealthy Pursuer", "2026-07-24", JULY),
    Ban("Aspirant's Climb", "2026-07-24", JULY),
    Ban("The Arena's Greatest", "2026-07-24", JULY),
    Ban("Master Yi, Wuju Bladesman", "2026-07-24", JULY, teams_only=True),
    Ban("Ekko, Recurrent", "2026-09-18", SEPTEMBER),
    Ban("Stacked Deck", "2026-09-18", SEPTEMBER),
)
LATEST: Final = max(ban.since for ban in BANS)


def banned(name: str, day: str = LATEST, *, teams: bool = False) -> Ban | None:
    """The ban of the card of that name on that day, in play without teams or with them."""
    for ban in BANS:
        if ban.name == name and ban.since <= day and (teams or not ban.teams_only):
            return ban
    return None
