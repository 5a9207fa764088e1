"""A story as a judge would tell it: without what had nothing to do, and with what belongs together in one entry."""

from typing import Final

from riftwright.core import events as ev
from riftwright.judge.joining import joined, tightened
from riftwright.judge.phrases import PICKS, Line, Log, unique
from riftwright.judge.story import CHOICE, CLEANUP, FINALIZE, RESOLVE, RESOLVES, RESULT, TURN, Entry
from riftwright.judge.telling import Teller, cost, listed


def condensed(entries: list[Entry], teller: Teller, log: Log) -> list[Entry]:
    """The short form of a story. The entries given stay as they are.

    Quiet lines go, and quiet entries without a line that is left. Passes in sequence are one entry with what follows
    from them; a play is one entry with its choices, its cost and, for a permanent, its resolution. What an item does
    as it resolves is told in place of its text, what it plays is told with it, and the phases of a turn in which
    little happens are one entry. Lines that go on from one another are one (``joining``).
    """
    kept: list[Entry] = []
    for entry in entries:
        short = _short(entry, log)
        if short.quiet and not short.lines:
            continue
        if not (kept and _joined(kept[-1], short, teller, log)):
            if kept:
                _take_focus(kept[-1], short, teller, log)
            kept.append(short)
    for entry in kept:
        tightened(entry, teller, log)
        if entry.kind == RESOLVE and entry.lines:
            _tell_what_it_does(entry)
        if entry.kind == TURN and len(entry.lines) == 1:
            _into_heading(entry, f"{entry.heading.text}: ", ())
    return _turns_joined(kept)


def _tell_what_it_does(entry: Entry) -> None:
    """The heading of a resolution without the item's text, which has been told as the item came on the chain; with
    what it does, where that is one line.
    """
    if entry.lines[0].kind == ev.ENTERED and not entry.passing:
        _into_heading(entry, "", ())
        return
    head, resolves, _ = entry.heading.text.partition(RESOLVES)
    entry.heading = _heading(entry, head + resolves, entry.heading.rules)
    first, *rest = entry.lines
    if first.kind == ev.FOCUS_GAINED or any(line.kind != ev.FOCUS_GAINED for line in rest):
        return
    _, _, item = head.rpartition("; ")
    if first.text.startswith(f"{item} "):
        first = Line(first.text.removeprefix(item), first.rules, first.events, first.kind)
        entry.lines[0] = first
    joint = " and" if first.text.startswith(" ") else ": "
    _into_heading(entry, f"{entry.heading.text}{joint}", entry.heading.rules)


def _into_heading(entry: Entry, before: str, rules: tuple[str, ...]) -> None:
    """Put the first line into the heading, behind these words and rules."""
    line = entry.lines.pop(0)
    entry.heading = Line(before + line.text, (*rules, *line.rules), entry.heading.events + line.events, line.kind)


def _turns_joined(entries: list[Entry]) -> list[Entry]:
    """Turns and phases that follow one another with nothing under them, as one entry."""
    found: list[Entry] = []
    for entry in entries:
        before = found[-1] if found else None
        if before is None or not (_is_routine(before) and _is_routine(entry)):
            found.append(entry)
            continue
        heading, more = before.heading, entry.heading
        text = f"{heading.text}; {more.text}"
        before.heading = Line(text, (*heading.rules, *more.rules), heading.events + more.events, heading.kind)
        before.end = entry.end
    return found


def _is_routine(entry: Entry) -> bool:
    """Whether it is a turn that begins, or a phase in which one readies, channels or draws, and nothing else."""
    return entry.kind == TURN and not entry.lines and entry.heading.kind in _ROUTINE


_ROUTINE: Final = (ev.TURN_BEGAN, ev.READIED, ev.CHANNELED, ev.DRAWN)


def _short(entry: Entry, log: Log) -> Entry:
    """A copy of the entry with the lines that are worth telling."""
    pays_first = entry.kind in (CHOICE, FINALIZE)
    lines = [line for line in entry.lines if not line.quiet or (line.kind == ev.COST_PAID and not pays_first)]
    short = Entry(entry.kind, entry.heading, joined(lines), entry.begin, entry.end)
    short.quiet = entry.quiet
    short.serial = entry.serial
    short.passing = entry.passing
    if entry.kind == CLEANUP:
        short.heading = _one_occasion(entry)
    paid = next((line for line in entry.lines if line.kind == ev.COST_PAID), None)
    if pays_first and paid is not None:
        short.quiet = False
        price, heading = cost(log[paid.events[-1]]), entry.heading
        if entry.kind == FINALIZE:
            head, comma, picks = heading.text.partition(PICKS)
            short.heading = _heading(entry, f"{head} for {price}{comma}{picks}", (*heading.rules, "357.1"))
        else:
            text = _behind_the_item(heading.text, f", paying {price}")
            short.heading = _heading(entry, text, (*heading.rules, *paid.rules))
    return short


def _one_occasion(entry: Entry) -> Line:
    """The heading of a cleanup with the occasion that says most; a finished move has a rule of its own too (453)."""
    rules = entry.heading.rules
    return _heading(entry, entry.heading.text.partition("; ")[0], rules[: 2 if "453" in rules else 1])


def _heading(entry: Entry, text: str, rules: tuple[str, ...]) -> Line:
    return Line(text, rules, entry.heading.events, entry.heading.kind)


def _joined(before: Entry, entry: Entry, t: Teller, log: Log) -> bool:
    """Whether the entry has become part of the one before."""
    if before.kind == entry.kind == RESULT:
        before.lines += entry.lines
    elif before.passing and not before.lines and _follows(before, entry):
        _join_passes(before, entry, t)
    elif before.kind == CHOICE and 0 <= before.serial == entry.serial and entry.kind in (FINALIZE, RESOLVE):
        if entry.kind == FINALIZE:
            _, how, picks = _manner(entry.heading.text)
            text = _behind_the_item(before.heading.text, how + picks)
            events = before.heading.events + entry.heading.events
            before.heading = Line(text, _played_by(before, entry), events, before.heading.kind)
        else:
            heading, events = before.heading, before.heading.events + entry.heading.events
            before.heading = Line(heading.text, heading.rules, events, heading.kind)
        before.lines += entry.lines
    elif before.kind == entry.kind == RESOLVE and not entry.passing and _enters(entry):
        _join_what_it_plays(before, entry, t, log)
    elif before.passing and not before.lines and before.heading.kind == ev.PASSED_PRIORITY and entry.serial >= 0:
        _join_answer(before, entry)
    else:
        return False
    before.end = entry.end
    return True


def _take_focus(before: Entry, entry: Entry, t: Teller, log: Log) -> None:
    """Whoever Focus has passed to plays or activates something: told together (346)."""
    last = before.lines[-1] if before.kind == RESOLVE and before.lines else None
    if last is None or last.kind != ev.FOCUS_GAINED or last.rules != ("346",) or entry.serial < 0:
        return
    who, heading = t.player(log[last.begin].player), entry.heading
    if entry.kind == CHOICE and heading.text.startswith(f"{who} "):
        text = f"{last.text}, who{heading.text.removeprefix(who)}"
        entry.heading = Line(text, (*last.rules, *heading.rules), last.events + heading.events, heading.kind)
        before.lines.pop()


def _join_what_it_plays(before: Entry, entry: Entry, t: Teller, log: Log) -> None:
    """What an item plays as it resolves enters the board as part of that (359.2)."""
    first, *rest = entry.lines
    came = Line(first.text, first.rules, entry.heading.events + first.events, first.kind)
    last = before.lines[-1] if before.lines else came
    events = last.events + came.events
    entered = [log[at] for at in events if log[at].kind == ev.ENTERED]
    if last is not came and last.kind == ev.ENTERED and len({(e.rule, e.loc, e.text) for e in entered}) == 1:
        before.lines[-1] = Line(t.run(entered), last.rules, events, ev.ENTERED)
    else:
        before.lines.append(came)
    before.lines += rest


def _enters(entry: Entry) -> bool:
    return bool(entry.lines) and entry.lines[0].kind == ev.ENTERED


def _join_answer(before: Entry, entry: Entry) -> None:
    """Somebody passes Priority, and the next player plays or activates something."""
    heading = entry.heading
    text = f"{before.heading.text.removesuffix(' Priority')}; {heading.text}"
    before.heading = Line(text, heading.rules, before.heading.events + heading.events, heading.kind)
    before.lines = entry.lines
    before.kind, before.serial, before.passing = entry.kind, entry.serial, ()


def _manner(text: str) -> tuple[str, str, str]:
    """The heading of a finalization in parts: who finalizes what, for how much, choosing what."""
    head, comma, picks = text.partition(PICKS)
    who, for_, price = head.partition(" for ")
    return who, for_ + price, comma + picks


def _behind_the_item(heading: str, manner: str) -> str:
    """How something is played or activated, before the text of what is activated."""
    head, colon, does = heading.partition(": ")
    return head + manner + colon + does


def _played_by(before: Entry, entry: Entry) -> tuple[str, ...]:
    return unique((*before.heading.rules, *(rule for rule in entry.heading.rules if rule != "337.1")))


def _follows(before: Entry, entry: Entry) -> bool:
    """Whether it is what comes of a pass: the next pass of the same kind, or what happens when all have passed."""
    if before.heading.kind == ev.PASSED_PRIORITY:
        return entry.kind == RESOLVE or entry.heading.kind == ev.PASSED_PRIORITY
    return before.heading.kind == ev.PASSED_FOCUS and entry.heading.kind in (ev.PASSED_FOCUS, ev.SHOWDOWN_ENDED)


def _join_passes(before: Entry, entry: Entry, t: Teller) -> None:
    passing = before.passing + entry.passing
    who = listed([t.player(p) for p in passing])
    verb = "passes" if len(passing) == 1 else "pass"
    heading = entry.heading
    if entry.kind == RESOLVE:
        text, rules = f"{who} {verb}; {heading.text}", ("339.1", *heading.rules)
        before.kind, before.serial = RESOLVE, entry.serial
    elif heading.kind == ev.SHOWDOWN_ENDED:
        _, _, closes = heading.text.partition(": ")
        text, rules = f"{who} {verb} Focus in sequence: {closes}", heading.rules
    elif heading.kind == ev.PASSED_FOCUS:
        text, rules = f"{who} {verb} Focus{heading.text[heading.text.rfind(' to ') :]}", heading.rules
    else:
        text, rules = f"{who} {verb} Priority", heading.rules
    before.passing = passing
    before.heading = Line(text, rules, before.heading.events + heading.events, heading.kind)
    before.lines += entry.lines
