"""What several events say in one line: a move and the exhausting that paid for it, a payment, a conquest and its point.

``lines`` reads a stretch of a log. Nothing is lost by it: every event is in just one line. A line is ``quiet`` where
a short story can do without it, because the line beside it says as much or because it only frames the others.
"""

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from riftwright.core import decisions as d
from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import UNIT
from riftwright.judge.telling import Teller, chosen, cost, listed, score


class Line:
    """One line of a story: a sentence, the rules that it goes by (numbers of 2026-07-16), and the events it tells,
    as indexes into the log. ``kind`` is that of the event that matters most, ``label`` the step of a cleanup.
    """

    __slots__ = ("events", "kind", "label", "quiet", "rules", "text")

    def __init__(
        self, text: str, rules: Iterable[str], events: Iterable[int], kind: int, *, quiet: bool = False, label: str = ""
    ) -> None:
        self.text: str = text
        self.rules: tuple[str, ...] = unique(rules)
        self.events: tuple[int, ...] = tuple(events)
        self.kind: int = kind
        self.quiet: bool = quiet
        self.label: str = label

    @property
    def begin(self) -> int:
        """The index of its first event."""
        return self.events[0]

    @property
    def end(self) -> int:
        """The index after its last event."""
        return self.events[-1] + 1


def unique(rules: Iterable[str]) -> tuple[str, ...]:
    """Without what is empty or there already."""
    return tuple(dict.fromkeys(rule for rule in rules if rule))


PICKS: Final = ", choosing "  # between an item and what was chosen for it

Log = Sequence[Event]
Phrase = Callable[[Teller, Log, int, int], Line | None]


def lines(t: Teller, log: Log, begin: int, end: int) -> list[Line]:
    """The events from ``begin`` to ``end`` in as few lines as tell them."""
    found: list[Line] = []
    at = begin
    while at < end:
        line = _line(t, log, at, end)
        found.append(line)
        at = line.end
    return found


def _line(t: Teller, log: Log, at: int, end: int) -> Line:
    for phrase in _PHRASES.get(log[at].kind, ()):
        line = phrase(t, log, at, end)
        if line is not None:
            return line
    return _alike(t, log, at, end)


def _while(log: Log, at: int, end: int, *kinds: int, rule: str = "") -> int:
    """Where a run of such events is over."""
    while at < end and log[at].kind in kinds and (not rule or log[at].rule == rule):
        at += 1
    return at


# Events of these kinds with the same numbers but for their object are one sentence.
_TOGETHER: Final = (
    ev.READIED,
    ev.EXHAUSTED_EVENT,
    ev.DRAWN,
    ev.RECYCLED,
    ev.DAMAGED,
    ev.DISCARDED,
    ev.STUNNED_EVENT,
    ev.REVEALED,
    ev.BUFFED_EVENT,
    ev.BANISHED,
    ev.CHANNELED,
    ev.RECALLED,
    ev.GAVE,
    ev.TRASHED,
    ev.LOOKED,
    ev.EXPIRED,
    ev.DESIGNATION_LOST,
)
# What only frames a story, or follows from the line beside it.
_QUIET: Final = (
    ev.ITEM_ADDED,
    ev.FINALIZED,
    ev.PLAYED,
    ev.RESOLVED,
    ev.REMOVED,
    ev.COST_PAID,
    ev.COMBAT_ENDED,
    ev.COMBAT_LOST,
    ev.POOL_EMPTIED,
    ev.PRIORITY_GAINED,
    ev.STEP_BEGAN,
    ev.ORDERED,
)


def _alike(t: Teller, log: Log, at: int, end: int) -> Line:
    first = log[at]
    stop = at + 1
    if first.kind in _TOGETHER:
        while stop < end and _same(first, log[stop]) and all(log[i].obj != log[stop].obj for i in range(at, stop)):
            stop += 1
    elif first.kind == ev.IGNORED:
        stop = next((i for i in range(at, end) if not _same(first, log[i]) or log[i].obj != first.obj), end)
    quiet = first.kind in _QUIET and first.rule != "808.1.d.1"
    return Line(t.run(log[at:stop]), (first.rule,), range(at, stop), first.kind, quiet=quiet)


def _same(a: Event, b: Event) -> bool:
    """Whether they differ at most in their object. Where something comes from matters less than that it goes, and how
    many are moved, recycled or discarded together is what is told.
    """
    return (
        (a.kind, a.player, a.rule, a.text, a.loc) == (b.kind, b.player, b.rule, b.text, b.loc)
        and (a.amount == b.amount or a.kind in (ev.MOVED, ev.RECYCLED, ev.DISCARDED))
        and (a.other == b.other or a.kind == ev.RECALLED)
    )


# Moves and payments


def _moves(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """Units that move at once, and what their Standard Move costs (144.2, 144.3)."""
    middle = _while(log, at, end, ev.EXHAUSTED_EVENT, rule="144.2")
    stop = _while(log, middle, end, ev.MOVED, rule=log[middle].rule) if middle < end else middle
    if stop == middle:
        return None
    moved = log[middle:stop]
    player, destination = moved[0].player, moved[0].loc
    if any((e.player, e.loc) != (player, destination) for e in moved):
        return None
    origins: dict[int, list[int]] = {}
    for e in moved:
        origins.setdefault(e.other, []).append(e.obj)
    ways = {e.other: t.way(e) for e in moved}
    groups = [f"{t.things(oids)} from {ways[origin][0]}" for origin, oids in origins.items()]
    text = f"{t.player(player)} moves {listed(groups)} to {t.way(moved[0])[1]}"
    if middle > at:
        text += f", exhausting {'it' if middle - at == 1 else 'them'}"
    return Line(text, (e.rule for e in log[at:stop]), range(at, stop), ev.MOVED)


def _payment(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """Resources added for a cost, and that cost (357)."""
    stop = _while(log, at, end, ev.EXHAUSTED_EVENT, ev.RECYCLED, ev.ADDED)
    if stop >= end or log[stop].kind != ev.COST_PAID:
        return None
    paid = log[stop]
    means: dict[str, list[int]] = {}
    for e in log[at:stop]:
        if e.kind != ev.ADDED:
            means.setdefault("exhausts" if e.kind == ev.EXHAUSTED_EVENT else "recycles", []).append(e.obj)
    text = f"{t.player(paid.player)} pays {cost(paid)}"
    if means:
        text += f": {listed([f'{verb} {t.things(oids)}' for verb, oids in means.items()])}"
    rules = [paid.rule, *(e.rule for e in log[at:stop])]
    return Line(text, rules, range(at, stop + 1), ev.COST_PAID, quiet=True)


# Control and points


def _conquest(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """A point, and what was scored (469, 471.1); or the card that is drawn in its place (471.1.b.1)."""
    e = log[at]
    after = log[at + 1] if at + 1 < end else None
    if after is None:
        return None
    if e.kind == ev.POINT_GAINED and after.kind in (ev.CONQUERED, ev.HELD) and after.player == e.player:
        rules = (after.rule, e.rule) if after.kind == ev.CONQUERED else ("469.2", e.rule)
        return Line(f"{t.sentence(after)}: {score(t, e)}", rules, range(at, at + 2), after.kind)
    if {e.kind, after.kind} == {ev.CONQUERED, ev.DRAWN} and "471.1.b.1" in (e.rule, after.rule):
        scored, drawn = (e, after) if e.kind == ev.CONQUERED else (after, e)
        text = f"{t.sentence(scored)}, for no Final Point: {t.sentence(drawn)}"
        return Line(text, (scored.rule, drawn.rule), range(at, at + 2), ev.CONQUERED)
    return None


def _contest_over(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """Contested goes once control is settled: by someone new, or by whoever had it (190.3.b, 466.5.a)."""
    e = log[at]
    if e.rule not in ("190.3.b", "466.5.a"):
        return None
    follows = log[at + 1].kind if at + 1 < end else -1
    if follows in (ev.CONTROL_ESTABLISHED, ev.CONTROL_LOST, ev.FACEDOWN_REMOVED):
        return Line(t.sentence(e), (e.rule,), range(at, at + 1), e.kind, quiet=True)
    if e.other >= 0:
        text = f"{t.player(e.other)} keeps control of {t.place(e.loc)}, which is no longer Contested"
        return Line(text, (e.rule,), range(at, at + 1), e.kind)
    return None


def _control(t: Teller, log: Log, at: int, end: int) -> Line | None:
    e = log[at]
    text = f"only {t.player(e.player)}'s units remain: {t.sentence(e)}"
    return Line(text, (e.rule,), range(at, at + 1), e.kind) if e.rule in ("348.2.a", "466.5") else None


# Showdowns and combats


def _sides(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """Who attacks and defends with what, as a combat opens (464.2.c.3)."""
    stop = _while(log, at, end, ev.ATTACKS, ev.DEFENDS, ev.PLAYER_ATTACKS, ev.PLAYER_DEFENDS)
    run = log[at:stop]
    players = {e.kind: e.player for e in run if e.kind in (ev.PLAYER_ATTACKS, ev.PLAYER_DEFENDS)}
    if not players:
        return None
    parts = []
    for verb, side, units in (
        ("attacks", ev.PLAYER_ATTACKS, ev.ATTACKS),
        ("defends", ev.PLAYER_DEFENDS, ev.DEFENDS),
    ):
        if side in players:
            with_ = t.things([e.obj for e in run if e.kind == units])
            parts.append(f"{t.player(players[side])} {verb}{f' with {with_}' if with_ else ''}")
    return Line("; ".join(parts), (e.rule for e in run), range(at, stop), ev.ATTACKS)


def _designated(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """Units that join a combat (323.2.a)."""
    e = log[at]
    stop = _while(log, at, end, e.kind, rule=e.rule)
    role = "Attacker" if e.kind == ev.ATTACKS else "Defender"
    oids = [x.obj for x in log[at:stop]]
    text = f"{t.things(oids)} {'becomes an' if len(oids) == 1 else 'become'} {role}{'' if len(oids) == 1 else 's'}"
    return Line(text.replace("an Defender", "a Defender"), (e.rule,), range(at, stop), e.kind)


def _assigned(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """All that one player assigns (465.2.c), with the choices that were made in between."""
    player = log[at].player
    stop = at
    oids: list[Event] = []
    while stop < end and log[stop].player == player:
        e = log[stop]
        if e.kind == ev.ASSIGNED:
            oids.append(e)
        elif e.kind != ev.CHOICE or e.other != d.D_ASSIGN:
            break
        stop += 1
    return Line(f"{t.player(player)} assigns {shares(t, oids)}", (e.rule for e in oids), range(at, stop), ev.ASSIGNED)


def shares(t: Teller, amounts: Sequence[Event]) -> str:
    """What is assigned to whom: "3 damage to Guard and 2 to Scout"."""
    return listed([f"{e.amount}{' damage' if i == 0 else ''} to {t.thing(e.obj)}" for i, e in enumerate(amounts)])


def dealt_of(log: Log, events: Iterable[int], kind: int) -> dict[int, int]:
    """How much the events of that kind assign or deal to each object."""
    found: dict[int, int] = {}
    for at in events:
        if log[at].kind == kind:
            found[log[at].obj] = found.get(log[at].obj, 0) + log[at].amount
    return found


def _combat_damage(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """All combat damage is dealt at once (465.2.d)."""
    if log[at].rule != "465.2.d":
        return None
    stop = _while(log, at, end, ev.DAMAGED, rule="465.2.d")
    return Line(f"all at once, {_dealt(t, log[at:stop])}", ("465.2.d",), range(at, stop), ev.DAMAGED)


def _dealt(t: Teller, amounts: Sequence[Event]) -> str:
    """Who takes how much: "Guard takes 3 damage and Scout 2"."""
    return listed(
        [
            f"{t.thing(e.obj)}{' takes' if i == 0 else ''} {e.amount}{' damage' if i == 0 else ''}"
            for i, e in enumerate(amounts)
        ]
    )


def _died(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """All that die at once, with their damage and Might where a cleanup kills them (323.5)."""
    first = log[at]
    stop = at
    cleanup = first.rule == "323.5"
    while stop < end and log[stop].kind == ev.DIED and log[stop].rule == first.rule:
        if log[stop].player != first.player and not cleanup:
            break
        stop += 1
    if not cleanup:
        return Line(t.run(log[at:stop]), (first.rule,), range(at, stop), ev.DIED)
    names = [_casualty(t, e) for e in log[at:stop]]
    verb = "dies" if len(names) == 1 else "die"
    return Line(f"{listed(names)} {verb}", (first.rule,), range(at, stop), ev.DIED)


def _casualty(t: Teller, e: Event) -> str:
    name = t.thing(e.obj)
    if not t.state.objects[e.obj].types & UNIT or e.text in ("", "0"):
        return name
    return f"{name} ({e.text} damage, {e.amount} Might)"


def _healed(t: Teller, log: Log, at: int, end: int) -> Line | None:
    stop = _while(log, at, end, ev.HEALED, rule=log[at].rule)
    if stop == at + 1:
        return None
    names = [f"{t.thing(e.obj)} (of {e.amount})" for e in log[at:stop]]
    return Line(f"{listed(names)} are healed", (log[at].rule,), range(at, stop), ev.HEALED)


def _result(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """Who wins a combat and who loses it (466.3.a, 466.3.b)."""
    stop = _while(log, at, end, ev.COMBAT_WON, ev.COMBAT_LOST)
    text = t.sentence(log[at])
    if stop > at + 1:
        text += f"; {t.player(log[at + 1].player)} loses it"
    return Line(text, (e.rule for e in log[at:stop]), range(at, stop), ev.COMBAT_WON)


def _staged_again(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """466.3.d.1"""
    if log[at].rule != "466.3.d.1":
        return None
    stop = _while(log, at, end, ev.SHOWDOWN_STAGED, ev.COMBAT_STAGED, rule="466.3.d.1")
    what = "a Showdown and a Combat are" if stop == at + 2 else "a Combat is"
    return Line(f"{what} staged again at {t.place(log[at].loc)}", ("466.3.d.1",), range(at, stop), ev.COMBAT_STAGED)


def _focus(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """A pass of Focus, and who has it then (347.2)."""
    if at + 1 >= end or log[at + 1].rule != "347.2.b":
        return None
    text = f"{t.player(log[at].player)} passes Focus to {t.player(log[at + 1].player)}"
    return Line(text, ("347.2.b",), range(at, at + 2), ev.PASSED_FOCUS)


# The chain


def _triggered(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """An ability triggers and is Pending on the chain (383.3, 329)."""
    e = log[at]
    stop = _while(log, at + 1, min(end, at + 2), ev.ITEM_ADDED)
    return Line(t.sentence(e), (e.rule,), range(at, stop), e.kind)


def _finalized(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """An item is finalized, with what was chosen for it (337.1, 355)."""
    e = log[at]
    stop = _while(log, at + 1, end, ev.CHOSEN)
    picks = _counted([chosen(t, x) for x in log[at + 1 : stop]])
    text = t.sentence(e) + (f"{PICKS}{listed(picks)}" if picks else "")
    return Line(text, ("337.1", *(x.rule for x in log[at + 1 : stop])), range(at, stop), e.kind, quiet=not picks)


def _counted(names: list[str]) -> list[str]:
    """Names with how often they come, where that is more than once."""
    times = {name: names.count(name) for name in names}
    return [name if n == 1 else f"{name} ({n} times)" for name, n in times.items()]


def _choice(t: Teller, log: Log, at: int, end: int) -> Line | None:
    """A choice within something else; quiet where an event after it says what was chosen."""
    e = log[at]
    after = log[at + 1] if at + 1 < end else None
    if e.other == d.D_ASSIGN and after is not None and after.kind == ev.ASSIGNED:
        return _assigned(t, log, at, end)
    if e.other == d.D_ORDER and after is not None and after.kind == ev.ORDERED:
        text = f"{t.player(e.player)} puts {t.item(after.other, after.obj)} on the chain first"
        return Line(text, (e.rule,), range(at, at + 2), ev.ORDERED)
    if e.other == d.D_REPLACE and after is not None and after.kind == ev.REPLACED:
        text = f"{t.player(e.player)} chooses: {t.sentence(after)}"
        return Line(text, (e.rule, after.rule), range(at, at + 2), ev.REPLACED)
    quiet = e.other in (d.D_MOVE, d.D_PAY, d.D_CHOOSE, d.D_MULLIGAN) and e.amount != d.O_DECLINE
    quiet = quiet or (e.rule == "355.1.a" and e.amount == d.O_NO)
    quiet = quiet or e.rule == "402.1" or (e.rule == "383.3.a" and e.amount == d.O_YES)
    return Line(t.sentence(e), (e.rule,), range(at, at + 1), e.kind, quiet=quiet)


_PHRASES: Final[dict[int, tuple[Phrase, ...]]] = {
    ev.EXHAUSTED_EVENT: (_moves, _payment),
    ev.MOVED: (_moves,),
    ev.ADDED: (_payment,),
    ev.RECYCLED: (_payment,),
    ev.COST_PAID: (_payment,),
    ev.POINT_GAINED: (_conquest,),
    ev.CONQUERED: (_conquest,),
    ev.DRAWN: (_conquest,),
    ev.CONTEST_REMOVED: (_contest_over,),
    ev.CONTROL_ESTABLISHED: (_control,),
    ev.ATTACKS: (_sides, _designated),
    ev.DEFENDS: (_sides, _designated),
    ev.PLAYER_ATTACKS: (_sides,),
    ev.ASSIGNED: (_assigned,),
    ev.DAMAGED: (_combat_damage,),
    ev.DIED: (_died,),
    ev.HEALED: (_healed,),
    ev.COMBAT_WON: (_result,),
    ev.SHOWDOWN_STAGED: (_staged_again,),
    ev.COMBAT_STAGED: (_staged_again,),
    ev.PASSED_FOCUS: (_focus,),
    ev.TRIGGERED: (_triggered,),
    ev.FINALIZED: (_finalized,),
    ev.CHOICE: (_choice,),
}
