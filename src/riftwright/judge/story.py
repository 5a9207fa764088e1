"""A log as the Sequence of a ruling: numbered entries, with what happened in each of them.

An entry is a player's choice, a cleanup with its occasion and its steps, the finalization or the resolution of an
item, a stage of a showdown, a combat or a turn. ``story`` gives all of them (320-323 to the last step); ``condensed``
what a judge would say: without what had nothing to do, and with passes, plays and payments in one entry.

It reads nothing but a log and the position after it, so it serves scenarios, replays and a game in a terminal.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import PHASE_NAMES
from riftwright.judge import phrases
from riftwright.judge.phrases import Line, Log, unique
from riftwright.judge.telling import Teller, capital, occasions
from riftwright.rules.edition import COMBAT, NORMAL
from riftwright.rules.turn import T_EXPIRATION, T_SCORING
from riftwright.rules.visibility import EVERYONE

if TYPE_CHECKING:
    from riftwright.game import Game

# Kinds of entry
SETUP: Final = "setup"
TURN: Final = "turn"
CHOICE: Final = "choice"
FINALIZE: Final = "finalize"
CLEANUP: Final = "cleanup"
RESOLVE: Final = "resolve"
PRIORITY: Final = "priority"
SHOWDOWN: Final = "showdown"
OPENING: Final = "combat"
DAMAGE: Final = "combat damage"
RESULT: Final = "combat result"
OTHER: Final = "other"

RESOLVES: Final = " resolves"  # between an item and its text, as it resolves


class Entry:
    """One entry of a story: its heading, and the lines under it. ``begin`` and ``end`` are indexes into the log.

    ``serial`` is the item on the chain that it is about, ``passing`` the players who pass in it, ``quiet`` says that
    it can be left out when no line of it is worth telling.
    """

    __slots__ = ("begin", "end", "heading", "kind", "lines", "passing", "quiet", "serial")

    def __init__(self, kind: str, heading: Line, lines: list[Line], begin: int, end: int) -> None:
        self.kind: str = kind
        self.heading: Line = heading
        self.lines: list[Line] = lines
        self.begin: int = begin
        self.end: int = end
        self.quiet: bool = False
        self.serial: int = -1
        self.passing: tuple[int, ...] = ()


def story(game: "Game", begin: int = 0, seat: int = EVERYONE) -> list[Entry]:
    """All that happened since some event of the log, for a seat's eyes."""
    return tell(Teller(game.state, game.log, seat), game.log, begin)


def tell(teller: Teller, log: Log, begin: int = 0) -> list[Entry]:
    """The events of a log in entries, every event in just one."""
    build = _Builder(teller, log)
    return [build.entry(kind, first, end) for kind, first, end in stretches(log, begin)]


# Where one entry ends and the next begins


def stretches(log: Log, begin: int = 0) -> list[tuple[str, int, int]]:
    """The log cut into (kind of entry, begin, end)."""
    found: list[tuple[str, int, int]] = []
    cutter = _Cutter()
    for at in range(begin, len(log)):
        kind = cutter.opens(log[at])
        if kind or not found:
            found.append((kind or OTHER, at, at + 1))
        else:
            last, first, _ = found[-1]
            found[-1] = (last, first, at + 1)
    return found


class _Cutter:
    """Reads a log event by event and says where an entry begins."""

    __slots__ = ("cleaning", "current", "resolving")

    def __init__(self) -> None:
        self.current: str = ""  # the kind of the entry that is open; none after a cleanup
        self.cleaning: bool = False
        self.resolving: int = -1  # the serial of the item

    def opens(self, e: Event) -> str:
        """The kind of entry that begins with this event; empty where it belongs to the one before."""
        kind = self._kind(e)
        if kind:
            self.current = kind
        if e.kind == ev.CLEANUP_BEGAN:
            self.cleaning = True
        elif e.kind == ev.CLEANUP_ENDED:
            self.cleaning, self.current = False, ""
        elif e.kind == ev.RESOLVING:
            self.resolving = e.other
        elif e.kind == ev.PLAYER_LEFT or (e.kind == ev.REMOVED and e.other == self.resolving):
            self.resolving = -1
            self.cleaning = self.cleaning and e.kind != ev.PLAYER_LEFT
        return kind

    def _kind(self, e: Event) -> str:
        if e.kind == ev.PLAYER_LEFT and self.current != OTHER:
            return OTHER
        if self.cleaning or self.resolving >= 0:
            return ""
        kind = _opened_by(e, self.current)
        if kind or self.current or e.kind == ev.BECAME_MIGHTY:  # which follows from what was just told
            return kind
        return FINALIZE if e.kind in _FINALIZING else OTHER


# What a player does as an item is finalized, and how that ends (337.1, 355-358).
_FINALIZING: Final = (
    ev.CHOICE,
    ev.EXHAUSTED_EVENT,
    ev.ADDED,
    ev.RECYCLED,
    ev.COST_PAID,
    ev.FINALIZED,
    ev.IGNORED,
    ev.UNDONE,
)
_ACTING: Final = (d.D_ACT, d.D_FOCUS, d.D_PRIORITY)
_SETTING_UP: Final = (d.D_MULLIGAN, d.D_BATTLEFIELD, d.D_FIRST)
_SETUP_RULES: Final = ("113", "116", "117")


def _opened_by(e: Event, current: str) -> str:
    """The kind of entry that such an event begins, outside cleanups and resolutions."""
    always = _ALWAYS.get(e.kind, "")
    if always:
        return always
    if e.kind == ev.CHOICE and e.other in _ACTING:
        return CHOICE
    if e.kind == ev.PHASE_BEGAN:
        return TURN
    if e.kind == ev.STEP_BEGAN and (e.amount in (T_SCORING, T_EXPIRATION) or current != TURN):
        return TURN
    if e.kind == ev.FOCUS_GAINED and e.rule == "345":
        return SHOWDOWN
    for kind in (SETUP, OPENING, DAMAGE, RESULT):
        if current != kind and _belongs(e, kind):
            return kind
    return ""


_ALWAYS: Final = {
    ev.CLEANUP_BEGAN: CLEANUP,
    ev.RESOLVING: RESOLVE,
    ev.TURN_BEGAN: TURN,
    ev.PRIORITY_GAINED: PRIORITY,
}


def _belongs(e: Event, kind: str) -> bool:
    """Whether the event is part of such a stage."""
    if kind == SETUP:
        return e.rule in _SETUP_RULES or (e.kind == ev.CHOICE and e.other in _SETTING_UP)
    if kind == OPENING:
        return e.rule.startswith("464.2") and e.kind != ev.FOCUS_GAINED
    if kind == DAMAGE:
        return e.rule.startswith("465")
    return e.rule.startswith(("466.3", "466.5", "466.7"))


# Entries


class _Builder:
    """Makes entries of the stretches of one log, in order: it keeps in mind what came before."""

    __slots__ = ("expiring", "focus", "last", "log", "place", "t")

    def __init__(self, t: Teller, log: Log) -> None:
        self.t: Teller = t
        self.log: Log = log
        self.place: int = -1  # where the last showdown or combat began
        self.focus: int = -1  # who had Focus last
        self.last: str = ""  # the kind of the entry before
        self.expiring: bool = False  # whether this turn has had an Expiration Step

    def entry(self, kind: str, begin: int, end: int) -> Entry:
        """The entry of these events."""
        make = _MAKE[kind]
        entry = make(self, begin, end)
        entry.heading.text = capital(entry.heading.text)
        self.last = kind
        for e in self.log[begin:end]:
            if e.kind in (ev.SHOWDOWN_BEGAN, ev.COMBAT_BEGAN, ev.CONVERTED):
                self.place = e.loc
            elif e.kind == ev.FOCUS_GAINED:
                self.focus = e.player
        return entry

    def lines(self, begin: int, end: int) -> list[Line]:
        return phrases.lines(self.t, self.log, begin, end)

    def plain(self, kind: str, begin: int, end: int) -> Entry:
        """An entry with its first line as heading."""
        first, *rest = self.lines(begin, end)
        return Entry(kind, first, rest, begin, end)

    def under(self, kind: str, text: str, rules: Sequence[str], begin: int, end: int, skip: int = 0) -> Entry:
        """An entry under a heading that says as much as its first ``skip`` events."""
        heading = Line(text, rules, range(begin, begin + skip), self.log[begin].kind)
        return Entry(kind, heading, self.lines(begin + skip, end), begin, end)


def _setup(b: _Builder, begin: int, end: int) -> Entry:
    return b.under(SETUP, "Setup", ("110",), begin, end)


def _turn(b: _Builder, begin: int, end: int) -> Entry:
    e = b.log[begin]
    who = b.t.player(e.player)
    if e.kind == ev.TURN_BEGAN:
        b.expiring = False
        return b.under(TURN, f"{who}'s turn begins (turn {e.amount})", (e.rule,), begin, end, 1)
    if e.kind == ev.PHASE_BEGAN:
        entry = b.under(TURN, f"{PHASE_NAMES[e.amount].capitalize()} Phase", (e.rule,), begin, end, 1)
    elif e.amount == T_EXPIRATION and b.expiring:
        text = "Expiration Step again: an item went through the chain"
        entry = b.under(TURN, text, ("317.2.f", e.rule), begin, end, 1)
    else:
        b.expiring = b.expiring or e.amount == T_EXPIRATION
        entry = b.under(TURN, e.text, (e.rule,), begin, end, 1)
    entry.quiet = "317.2.f" not in entry.heading.rules
    return entry


# Choices


def _chosen(b: _Builder, begin: int, end: int) -> Entry:
    e = b.log[begin]
    return _CHOSEN.get(e.amount, _other_choice)(b, begin, end)


def _other_choice(b: _Builder, begin: int, end: int) -> Entry:
    return b.plain(CHOICE, begin, end)


def _plays(b: _Builder, begin: int, end: int) -> Entry:
    """A card is played, or an ability activated: so far, it is a Pending Item (354, 401)."""
    e = b.log[begin]
    added = next((x for x in b.log[begin:end] if x.kind == ev.ITEM_ADDED), None)
    if added is None:
        return b.plain(CHOICE, begin, end)
    who = b.t.player(e.player)
    item = b.t.item(added.other, added.obj)
    if e.amount == d.O_PLAY:
        text = f"{who} plays {item}{' from facedown' if e.text.endswith(' from facedown') else ''}"
        entry = b.under(CHOICE, text, ("354",), begin, end, 1)
    else:
        does = b.t.item_text(added.other)
        entry = b.under(CHOICE, f"{who} activates {item}{': ' + does if does else ''}", ("401",), begin, end, 1)
    entry.serial = added.other
    return entry


def _moves(b: _Builder, begin: int, end: int) -> Entry:
    """A Standard Move: who goes where is the heading, choices and tolls on the way are lines."""
    return _headed_by(b, ev.MOVED, begin, end)


def _hides(b: _Builder, begin: int, end: int) -> Entry:
    return _headed_by(b, ev.HID, begin, end)


def _headed_by(b: _Builder, kind: int, begin: int, end: int) -> Entry:
    """An entry whose heading is the line of an event that the choice leads to."""
    lines = b.lines(begin + 1, end)
    found = next((line for line in lines if line.kind == kind), None)
    if found is None:
        return b.plain(CHOICE, begin, end)
    lines.remove(found)
    heading = Line(found.text, found.rules, (begin, *found.events), kind)
    return Entry(CHOICE, heading, lines, begin, end)


def _passes(b: _Builder, begin: int, end: int) -> Entry:
    """A pass of Focus or Priority; when all have passed Focus in sequence, the showdown closes (347.2.a, 348)."""
    e = b.log[begin]
    if e.other == d.D_ACT or begin + 1 >= end:
        return b.plain(CHOICE, begin, end)
    first, *rest = b.lines(begin + 1, end)
    heading = Line(first.text, first.rules, (begin, *first.events), first.kind)
    if rest and rest[0].kind == ev.SHOWDOWN_ENDED:
        closed = rest.pop(0)
        heading.text = f"{b.t.player(e.player)} passes; all have passed in sequence: {closed.text}"
        heading.rules = ("347.2.a", *closed.rules)
        heading.events += closed.events
        heading.kind = ev.SHOWDOWN_ENDED
    entry = Entry(CHOICE, heading, rest, begin, end)
    entry.passing = (e.player,)
    return entry


def _ends_turn(b: _Builder, begin: int, end: int) -> Entry:
    return b.under(CHOICE, f"{b.t.player(b.log[begin].player)} ends the turn", ("316.9",), begin, end, 1)


def _invites(b: _Builder, begin: int, end: int) -> Entry:
    return b.under(CHOICE, b.t.sentence(b.log[begin]), ("316.5.b.1",), begin, end, 1)


_CHOSEN: Final[dict[int, Callable[[_Builder, int, int], Entry]]] = {
    d.O_PLAY: _plays,
    d.O_ACTIVATE: _plays,
    d.O_ADD: _plays,
    d.O_MOVE: _moves,
    d.O_HIDE: _hides,
    d.O_PASS: _passes,
    d.O_END_TURN: _ends_turn,
    d.O_INVITE: _invites,
}


# The chain


def _finalized(b: _Builder, begin: int, end: int) -> Entry:
    lines = b.lines(begin, end)
    found = next((line for line in lines if line.kind in (ev.FINALIZED, ev.IGNORED, ev.UNDONE)), lines[0])
    lines.remove(found)
    entry = Entry(FINALIZE, found, lines, begin, end)
    entry.quiet = found.quiet
    entry.serial = next((e.other for e in b.log[begin:end] if e.kind == ev.FINALIZED), -1)
    return entry


def _resolves(b: _Builder, begin: int, end: int) -> Entry:
    e = b.log[begin]
    does = b.t.item_text(e.other)
    text = f"{b.t.sentence(e)}{': ' + does if does else ''}"  # "Poro's Deathknell resolves: draw 1"
    entry = b.under(RESOLVE, text, (e.rule,), begin, end, 1)
    entry.serial = e.other
    return entry


def _priority(b: _Builder, begin: int, end: int) -> Entry:
    entry = b.plain(PRIORITY, begin, end)
    entry.quiet = True
    return entry


# Cleanups


def _cleanup(b: _Builder, begin: int, end: int) -> Entry:
    """A cleanup: its occasions (319), and the lines of each step; of one that did nothing, that it was reached."""
    log = b.log
    e = log[begin]
    heading = Line(b.t.sentence(e), _cleanup_rules(b, e), (begin,), e.kind)
    if b.last == CLEANUP and e.amount == NORMAL:
        heading.text, heading.rules = "Cleanup again: the one before changed something", ("322",)
    found: list[Line] = []
    at = begin + 1
    while at < end:
        stop = next((i for i in range(at + 1, end) if log[i].kind in (ev.CLEANUP_STEP, ev.CLEANUP_ENDED)), end)
        if log[at].kind == ev.CLEANUP_STEP:
            found += _step(b, at, stop)
        elif log[at].kind == ev.CLEANUP_ENDED:
            heading.events += (at,)
            found += b.lines(at + 1, stop)
        else:
            found += b.lines(at, stop)
        at = stop
    entry = Entry(CLEANUP, heading, found, begin, end)
    entry.quiet = True
    return entry


def _cleanup_rules(b: _Builder, e: Event) -> list[str]:
    if e.amount != NORMAL:
        return ["466.1" if e.amount == COMBAT else "317.2.a"]
    rules = [rule for rule, _ in occasions(e)] or ["319"]
    return [rules[0], "453", *rules[1:]] if rules[0] == "319.8" else rules


def _step(b: _Builder, at: int, stop: int) -> list[Line]:
    """The lines of one step; the first bears its label and its rule."""
    step = b.log[at]
    lines = b.lines(at + 1, stop)
    if not lines:
        idle = Line(_IDLE.get(step.rule, "nothing to do"), (step.rule,), (at,), step.kind, quiet=True)
        idle.label = step.text
        return [idle]
    for line in lines:
        line.text = STATES.get(line.kind, "") + line.text
    first = lines[0]
    first.label = step.text
    first.events = (at, *first.events)
    if not any(rule.startswith(step.rule) for rule in first.rules):
        first.rules = unique((step.rule, *first.rules))
    return lines


# What a step needs, where that is worth saying (323.12-323.14).
STATES: Final = {
    ev.SHOWDOWN_BEGAN: "Neutral Open: ",
    ev.COMBAT_BEGAN: "Neutral Open: ",
    ev.CONVERTED: "Showdown Open: ",
}

# What a step that was reached found nothing of.
_IDLE: Final = {
    "323.1": "nobody has won",
    "323.2": "no unit gains or loses a designation",
    "323.4": "no ability triggers on the death of its source",
    "323.5": "no unit has lethal damage",
    "466.1.a.1": "no unit has damage",
    "466.1.a.2": "no Attacker is recalled",
    "317.2.b": "no unit has damage",
    "317.2.c": "nothing lasts for this turn",
    "317.2.d": "no Rune Pool holds anything",
    "323.6": "no control is lost",
    "323.7": "nothing is recalled or removed",
    "323.8": "no Showdown is staged",
    "323.9": "no Combat is staged",
    "323.10": "no Combat stops being staged",
    "323.11": "no battlefield stops being Contested",
    "323.12": "no Showdown begins",
    "323.13": "no Combat begins",
    "323.14": "no Showdown becomes a Combat Showdown",
}


# Showdowns and combats


def _showdown(b: _Builder, begin: int, end: int) -> Entry:
    e = b.log[begin]
    text = f"{b.t.sentence(e)} in the Showdown at {b.t.place(b.place)}"
    return b.under(SHOWDOWN, text, (e.rule, "313.2"), begin, end, 1)


def _opening(b: _Builder, begin: int, end: int) -> Entry:
    """464.2: with a Combat Showdown of its own, or with the one that was ongoing."""
    e = b.log[begin]
    at = b.t.place(e.loc if e.loc >= 0 else b.place)
    if e.kind == ev.SHOWDOWN_BEGAN:
        return b.under(OPENING, f"The Combat at {at} opens with a Combat Showdown", (e.rule,), begin, end, 1)
    entry = b.under(OPENING, f"The Combat at {at} opens in the Showdown that is ongoing", ("464.2",), begin, end)
    if not any(x.kind == ev.FOCUS_GAINED for x in b.log[begin:end]):
        holder = b.t.player(b.focus) if b.focus >= 0 else "whoever has Focus"
        at_end = next((i for i, line in enumerate(entry.lines) if line.kind == ev.TRIGGERED), len(entry.lines))
        kept = Line(f"{holder} keeps Focus", ("464.2.c.1.b",), (), ev.FOCUS_GAINED)
        entry.lines.insert(at_end, kept)
    return entry


def _damage(b: _Builder, begin: int, end: int) -> Entry:
    e = b.log[begin]
    if e.rule == "465.1":
        return b.plain(DAMAGE, begin, end)
    return b.under(DAMAGE, f"Combat Damage Step at {b.t.place(b.place)}", ("465.2",), begin, end)


def _result(b: _Builder, begin: int, end: int) -> Entry:
    e = b.log[begin]
    place = e.loc if e.loc >= 0 else b.place
    at = f" at {b.t.place(place)}"
    entry = b.under(RESULT, f"Resolution Step of the Combat{at}", ("466",), begin, end)
    for line in entry.lines:
        line.text = line.text.replace(at, "")
    entry.quiet = True
    return entry


def _other(b: _Builder, begin: int, end: int) -> Entry:
    return b.plain(OTHER, begin, end)


_MAKE: Final[dict[str, Callable[[_Builder, int, int], Entry]]] = {
    SETUP: _setup,
    TURN: _turn,
    CHOICE: _chosen,
    FINALIZE: _finalized,
    CLEANUP: _cleanup,
    RESOLVE: _resolves,
    PRIORITY: _priority,
    SHOWDOWN: _showdown,
    OPENING: _opening,
    DAMAGE: _damage,
    RESULT: _result,
    OTHER: _other,
}
