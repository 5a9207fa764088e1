"""Lines of a story that a judge would say in one breath: staged and begun, assigned and dealt, a result and its reason.

For the short form alone. A joined line tells the events of all that it is made of, so that nothing is lost by it.
"""

import re
from collections.abc import Callable, Iterable
from typing import Final

from riftwright.core import events as ev
from riftwright.judge.phrases import Line, Log, dealt_of, shares
from riftwright.judge.story import CLEANUP, DAMAGE, RESULT, STATES, Entry
from riftwright.judge.telling import TRIGGERS, Teller

SHORT: Final = 70  # what can be said in one line or in two is one where that is no longer


def joined(lines: Iterable[Line]) -> list[Line]:
    """The lines, with each that goes on from the one before in one with it."""
    found: list[Line] = []
    for line in lines:
        before = found[-1] if found else None
        whole = None
        for join in _JOINS:
            whole = whole or (join(before, line) if before is not None else None)
        if whole is None:
            found.append(line)
        else:
            found[-1] = whole
    return found


def _one(before: Line, line: Line, text: str, kind: int, label: str = "") -> Line:
    rules, events = (*before.rules, *line.rules), before.events + line.events
    return Line(text, rules, events, kind, label=label or before.label)


def _ordered(before: Line, line: Line) -> Line | None:
    """Who puts a triggered ability on the chain first is told with the ability."""
    item, triggers, does = line.text.partition(TRIGGERS)
    if before.kind != ev.ORDERED or not before.text.endswith(f" puts {item} on the chain first"):
        return None
    who = before.text.removesuffix(f" puts {item} on the chain first")
    return _one(before, line, f"{item}{triggers}, which {who} puts first{does}", line.kind)


def _staged(before: Line, line: Line) -> Line | None:
    """What is staged in a cleanup begins in it, since the State is Neutral Open (323.8-323.13)."""
    what, _, place = before.text.partition(" is staged ")
    if before.kind not in (ev.SHOWDOWN_STAGED, ev.COMBAT_STAGED) or not place:
        return None
    if line.text != f"{STATES.get(line.kind, '')}the{what.removeprefix('a')} {place} begins":
        return None
    return _one(before, line, f"{before.text} and begins", line.kind, f"{before.label}, {line.label}")


def _opened(before: Line, line: Line) -> Line | None:
    """The attacker has Focus (464.2.d); said with who attacks where both are short."""
    text = f"{before.text}; {line.text}"
    if before.kind != ev.ATTACKS or line.kind != ev.FOCUS_GAINED or len(text) > SHORT:
        return None
    return _one(before, line, text, before.kind)


def _mighty(before: Line, line: Line) -> Line | None:
    """709: what makes a unit Mighty is told with it."""
    unit, becomes, _ = line.text.partition(" becomes Mighty")
    if line.kind != ev.BECAME_MIGHTY or not becomes or not before.text.startswith(f"{unit} "):
        return None
    return _one(before, line, f"{before.text} and becomes Mighty", before.kind)


_JOINS: Final[tuple[Callable[[Line, Line], Line | None], ...]] = (_ordered, _staged, _opened, _mighty)


def tightened(entry: Entry, t: Teller, log: Log) -> None:
    """Put what the lines of a stage say together into fewer of them, or into its heading."""
    if entry.kind == DAMAGE:
        _assigned_together(entry, t, log)
        _dealt_as_assigned(entry, log)
    elif entry.kind == RESULT:
        _result_in_heading(entry)
    elif entry.kind == CLEANUP and len(entry.lines) == 1:
        _step_in_heading(entry)


def _assigned_together(entry: Entry, t: Teller, log: Log) -> None:
    """All that one player assigns in one line, also where something is prevented in between (437)."""
    found: list[Line] = []
    for line in entry.lines:
        player = log[line.begin].player
        same = (x for x in found if x.kind == line.kind == ev.ASSIGNED and log[x.begin].player == player)
        first = next(same, None)
        if first is None:
            found.append(line)
            continue
        events = first.events + line.events
        amounts = [log[at] for at in events if log[at].kind == ev.ASSIGNED]
        text = f"{t.player(player)} assigns {shares(t, amounts)}"
        found[found.index(first)] = Line(text, (*first.rules, *line.rules), events, ev.ASSIGNED)
    entry.lines[:] = found


def _dealt_as_assigned(entry: Entry, log: Log) -> None:
    """465.2.d: where all take what is assigned to them, the heading says so."""
    dealt = next((line for line in entry.lines if line.rules == ("465.2.d",)), None)
    if dealt is None:
        return
    assigned = [at for line in entry.lines if line.kind == ev.ASSIGNED for at in line.events]
    if dealt_of(log, assigned, ev.ASSIGNED) != dealt_of(log, dealt.events, ev.DAMAGED):
        return
    entry.lines.remove(dealt)
    heading = entry.heading
    text = f"{heading.text}: all is dealt at once"
    entry.heading = Line(text, (*heading.rules, *dealt.rules), heading.events + dealt.events, heading.kind)


_WON: Final = re.compile(r"(?P<winner>.+) wins the Combat(?:; (?P<loser>.+) loses it)?")
_TAKEN: Final = re.compile(r"(?P<who>.+ establishes control) of (?P<place>.+), which (?P<before>.+) controlled")


def _result_in_heading(entry: Entry) -> None:
    """Who has won, or that nobody has (466.3), is the heading; the place is in it, so the lines need not name it."""
    for at, line in enumerate(entry.lines):
        taken = _TAKEN.fullmatch(line.text)
        if taken is not None and taken["place"] in entry.heading.text:
            text = f"{taken['who']} there instead of {taken['before']}"
            entry.lines[at] = Line(text, line.rules, line.events, line.kind)
    first = entry.lines[0] if entry.lines else None
    if first is None or first.kind not in (ev.COMBAT_WON, ev.COMBAT_NO_RESULT):
        return
    won = _WON.fullmatch(first.text)
    text = "No Result" if won is None else f"{won['winner']} wins"
    text += f", {won['loser']} loses" if won is not None and won["loser"] else ""
    del entry.lines[0]
    heading = entry.heading
    entry.heading = Line(f"{heading.text}: {text}", first.rules, heading.events + first.events, first.kind)


def _step_in_heading(entry: Entry) -> None:
    """A cleanup in which one step did one thing is one line, where that is no long one."""
    heading, line = entry.heading, entry.lines[0]
    head, _, why = heading.text.partition(": ")
    again = " again" in head or not why
    text = f"{head if again else f'{head}, {why}'}: step {line.label}, {line.text}"
    if not line.label or "," in line.label or len(text) > SHORT:
        return
    del entry.lines[0]
    entry.heading = Line(text, (*heading.rules, *line.rules), heading.events + line.events, line.kind)
