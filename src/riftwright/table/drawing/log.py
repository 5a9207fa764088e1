"""The log as it is drawn: each line with its rules and its kind, by which it can be filtered."""

from typing import Final

import msgspec

from riftwright.core import events as ev
from riftwright.judge.chronicle import Line

PLAYS: Final = "plays"
COMBAT: Final = "combat"
POINTS: Final = "points"
MOVES: Final = "moves"
CARDS: Final = "cards"
CHOICES: Final = "choices"
OTHER: Final = "other"
KINDS: Final = (PLAYS, COMBAT, POINTS, MOVES, CARDS, CHOICES, OTHER)  # in the order of the filter

_KIND: Final = {
    kind: name
    for name, kinds in {
        PLAYS: (
            ev.PLAYED, ev.ITEM_ADDED, ev.FINALIZED, ev.RESOLVING, ev.RESOLVED, ev.REMOVED, ev.TRIGGERED, ev.ENTERED,
            ev.COUNTERED, ev.COST_PAID, ev.CREATED, ev.UNDONE, ev.UNEVENTFUL, ev.IGNORED, ev.REPLACED,
        ),
        COMBAT: (
            ev.DAMAGED, ev.DIED, ev.ATTACKS, ev.DEFENDS, ev.PLAYER_ATTACKS, ev.PLAYER_DEFENDS, ev.COMBAT_BEGAN,
            ev.COMBAT_WON, ev.COMBAT_LOST, ev.COMBAT_ENDED, ev.COMBAT_NO_RESULT, ev.SHOWDOWN_BEGAN, ev.SHOWDOWN_ENDED,
            ev.ASSIGNED, ev.PREVENTED, ev.HEALED, ev.CONVERTED, ev.STUNNED_EVENT,
        ),
        POINTS: (
            ev.POINT_GAINED, ev.CONQUERED, ev.HELD, ev.CONTROL_ESTABLISHED, ev.CONTROL_LOST, ev.CONTESTED,
            ev.BURNED_OUT, ev.GAME_WON, ev.XP_GAINED, ev.XP_SPENT, ev.PLAYER_LEFT,
        ),
        MOVES: (ev.MOVED, ev.RECALLED, ev.RETURNED, ev.HID),
        CARDS: (
            ev.DRAWN, ev.RECYCLED, ev.DISCARDED, ev.CHANNELED, ev.TRASHED, ev.BANISHED, ev.REVEALED, ev.LOOKED,
            ev.MULLIGANED,
        ),
        CHOICES: (ev.CHOICE, ev.CHOSEN, ev.ORDERED, ev.CHANCE),
    }.items()
    for kind in kinds
}  # fmt: skip


class Entry(msgspec.Struct, frozen=True):
    """A line of the log, told after ``at`` choices. ``rules`` are numbers in the game's edition."""

    at: int
    text: str
    rules: list[str]
    kind: str
    depth: int
    heading: bool


def entry(line: Line, at: int) -> Entry:
    """A line as it is drawn."""
    rules = [rule for rule in line.rule.split(", ") if rule]
    return Entry(at, line.text, rules, _KIND.get(line.kind, OTHER), line.depth, line.heading)


def as_text(entries: list[Entry]) -> str:
    """The log to be copied, a line for each entry, headings after an empty line."""
    lines: list[str] = []
    for one in entries:
        rules = f"  ({', '.join(one.rules)})" if one.rules else ""
        lines.append(f"{chr(10) if one.heading and lines else ''}{'  ' * one.depth}{one.text}{rules}")
    return "\n".join(lines) + "\n"
