"""Cleanups (318-324): when, in which order, and to which end."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.core.events import NAMES, Event
from riftwright.core.ids import ATTACKER, BASE, BATTLEFIELD, DEFENDER, DESIGNATED, GEAR, RUNE, UNIT
from riftwright.core.state import Field, GameState
from riftwright.judge.audit.moment import Finding, Findings, Moment, might, opposed, say, sides, units, victory_score

NORMAL: Final = 0
COMBAT: Final = 1
ENDING: Final = 2

# 323 as each edition has it, by the numbers of 2026-07-16; "+" is where special cleanups insert theirs (324.1).
_HEAD: Final = "323.1 323.2 323.4 323.5 + 323.6 323.7 323.8 323.9 323.10"
_ORDER: Final = {
    "2026-03-30": f"{_HEAD} 323.12 323.13 323.14",
    "2026-07-16": f"{_HEAD} 323.11 323.12 323.13 323.14",
    "2026-10-16": f"{_HEAD} 323.11 323.12 323.13 323.14",
}
_INSERTED: Final = {NORMAL: "", COMBAT: "466.1.a.1 466.1.a.2", ENDING: "317.2.b 317.2.c 317.2.d"}


def order(s: GameState, kind: int) -> list[str]:
    """The steps of such a cleanup in the edition of the game, with the switches that were set."""
    steps = _ORDER[s.edition]
    if s.edition == "2026-03-30" and ("contested-without-units", "removed") in s.switches:
        steps = _ORDER["2026-07-16"]
    return steps.replace("+", _INSERTED[kind]).split()


# 320, 320.1: what does not happen during a cleanup.
_NEVER: Final = (
    ev.FINALIZED,
    ev.RESOLVING,
    ev.RESOLVED,
    ev.PRIORITY_GAINED,
    ev.PASSED_PRIORITY,
    ev.FOCUS_GAINED,
    ev.PASSED_FOCUS,
)
# What happens in one step alone, as long as no replacement puts something else in.
_ONLY_IN: Final = {
    ev.ATTACKS: ("323.2",),
    ev.DEFENDS: ("323.2",),
    ev.REDESIGNATED: ("323.2",),
    ev.DESIGNATION_LOST: ("323.2",),
    ev.DIED: ("323.5",),
    ev.HEALED: ("466.1.a.1", "317.2.b"),
    ev.RECALLED: ("466.1.a.2", "323.7"),
    ev.POOL_EMPTIED: ("317.2.d",),
    ev.CONTROL_LOST: ("323.6",),
    ev.FACEDOWN_REMOVED: ("323.7",),
    ev.SHOWDOWN_STAGED: ("323.8",),
    ev.COMBAT_STAGED: ("323.9",),
    ev.UNSTAGED: ("323.8", "323.10"),
    ev.CONTEST_REMOVED: ("323.11",),
    ev.SHOWDOWN_BEGAN: ("323.12",),
    ev.COMBAT_BEGAN: ("323.12", "323.13"),
    ev.CONVERTED: ("323.14",),
    ev.GAME_WON: ("323.1",),
}
# 319: what calls for a cleanup. Others do too; these are beyond doubt.
_CALLS: Final = {
    ev.PHASE_BEGAN: "319.2",
    ev.ITEM_ADDED: "319.3",
    ev.FINALIZED: "319.4",
    ev.REMOVED: "319.5",
    ev.ENTERED: "319.6",
    ev.DIED: "319.6",
    ev.DAMAGED: "319.7",
    ev.STUNNED_EVENT: "319.7",
    ev.BUFFED_EVENT: "319.7",
    ev.CONTESTED: "319.7",
    ev.MOVED: "319.8",
}
_STORY: Final = (ev.CLEANUP_BEGAN, ev.CLEANUP_STEP, ev.CLEANUP_ENDED, ev.CHOICE, ev.TRIGGERED, ev.ORDERED)


class Cleanups:
    """Keeps the cleanup that is going on, what calls for the next, and the item that resolves."""

    def __init__(self) -> None:
        self._kind = -1  # of the cleanup that is going on
        self._steps: list[str] = []
        self._changed = False  # whether anything has happened in it
        self._replaced = False  # whether something was replaced in this step
        self._resolving = -1  # the serial of the item
        self._called = ""  # the rule that calls for a cleanup

    def look(self, moment: Moment) -> Findings:
        """Every event in its frame, and the position once a cleanup has changed nothing."""
        if moment.left or moment.undone:
            self._kind = self._resolving = -1  # what was going on may have been dropped
            self._called = ""
            return
        ended = False
        if moment.task == "Chain" and self._called:
            yield Finding("334", f"the chain goes on before the cleanup that {self._called} calls for")
        for event in moment.events:
            yield from self._frame(moment.before, event)
            yield from self._within(event)
            yield from self._outstanding(event)
            ended = event.kind == ev.CLEANUP_ENDED and not self._changed
        if ended and moment.after.outcome is None:
            yield from settled(moment.after)
        decision = moment.after.decision
        if decision is None or decision is moment.before.decision or not self._called:
            return
        if decision.kind in (D_ACT, D_FOCUS, D_PRIORITY):
            yield Finding("334", f"player {decision.player} is asked to act, and {self._called} calls for a cleanup")

    def _frame(self, s: GameState, event: Event) -> Findings:
        """320, 321: a cleanup is whole, and neither begins in a resolution nor holds one."""
        kind = event.kind
        if kind == ev.CLEANUP_BEGAN:
            if self._kind >= 0:
                yield Finding("320", "a cleanup begins within a cleanup")
            if self._resolving >= 0:
                yield Finding("321", f"a cleanup begins while item {self._resolving} resolves")
            self._kind, self._steps, self._changed, self._called = event.amount, [], False, ""
        elif kind == ev.CLEANUP_STEP:
            self._steps.append(event.rule)
            self._replaced = False
            if self._kind >= 0 and self._steps != order(s, self._kind)[: len(self._steps)]:
                yield Finding("323", f"step {event.rule} of a cleanup comes after {self._steps[:-1]}")
        elif kind == ev.CLEANUP_ENDED:
            if self._kind >= 0 and self._steps != order(s, self._kind):
                yield Finding("323", f"a cleanup ends after the steps {self._steps}")
            self._kind = -1
            if self._changed:
                self._called = "322"
        elif kind == ev.RESOLVING:
            self._resolving = event.other
        elif kind == ev.REMOVED and event.other == self._resolving:
            self._resolving = -1

    def _within(self, event: Event) -> Findings:
        """320, 323: what may happen in a cleanup, and in which step."""
        if self._kind < 0 or event.kind in _STORY:
            return
        self._changed = True
        self._replaced = self._replaced or event.kind == ev.REPLACED
        if event.kind in _NEVER:
            yield Finding("320", f"{NAMES[event.kind]} during a cleanup")
        allowed = _ONLY_IN.get(event.kind)
        step = self._steps[-1] if self._steps else ""
        if allowed is not None and step not in allowed and not self._replaced:
            yield Finding("323", f"{NAMES[event.kind]} in step {step} of a cleanup")

    def _outstanding(self, event: Event) -> Findings:
        """319, 322, 334: a cleanup that was called for comes before anything else of the chain."""
        if event.kind in (ev.PRIORITY_GAINED, ev.RESOLVING) and self._called:
            yield Finding("334", f"{NAMES[event.kind]} before the cleanup that {self._called} calls for")
        if self._kind < 0:
            self._called = _CALLS.get(event.kind, self._called)


# A position that a cleanup has nothing to do with


def settled(s: GameState) -> Findings:
    """322: a cleanup that changes nothing leaves a position in which no step has anything to do."""
    for field in s.battlefields:
        yield from _designations(s, field)
        yield from _field(s, field)
    for o in s.objects:
        if o.types & UNIT and o.zone in (BASE, BATTLEFIELD) and o.damage:
            health = might(s, o)
            if health is not None and o.damage >= health:
                yield Finding("323.5", f"{say(s, o.id)} has lethal damage after a cleanup")
        if o.zone == BASE and o.loc != o.controller and o.attached_to < 0:
            yield Finding("323.7", f"{say(s, o.id)} is in the base of player {o.loc} after a cleanup")
    most = max(range(len(s.points)), key=lambda team: s.points[team])
    others = [s.points[p.team] for p in s.players if not p.lost and p.team != most]
    in_game = any(p.team == most and not p.lost for p in s.players)
    if in_game and s.points[most] >= victory_score(s) and all(s.points[most] > other for other in others):
        yield Finding("323.1", f"team {most} has {s.points[most]} points after a cleanup and has not won")


def _designations(s: GameState, field: Field) -> Findings:
    """323.2"""
    if s.attacker < 0:
        return
    for oid in units(s, field):
        o = s.objects[oid]
        expected = 0
        if s.combat and s.showdown == field.slot:
            expected = ATTACKER if o.controller == s.attacker else DEFENDER if o.controller == s.defender else 0
        if o.flags & DESIGNATED != expected:
            yield Finding("323.2", f"{say(s, oid)} has not the designation of its controller after a cleanup")


def _field(s: GameState, field: Field) -> Findings:
    name = f"battlefield {field.slot + 1}"
    here = sides(s, field)
    ongoing = s.showdown == field.slot
    kept = ("control-without-own-units", "kept") in s.switches and here
    if field.controller >= 0 and field.controller not in here and not (s.chain or ongoing or kept):
        yield Finding("323.6", f"player {field.controller} controls {name} without units after a cleanup")
    for oid in field.units:
        o = s.objects[oid]
        if not o.types & UNIT and o.types & (GEAR | RUNE) and o.attached_to < 0:
            yield Finding("323.7", f"{say(s, oid)} is unattached at {name} after a cleanup")
    for oid in field.facedown:
        o = s.objects[oid]
        if field.controller != (o.owner if s.edition == "2026-10-16" else o.controller):
            yield Finding("323.7", f"{say(s, oid)} is hidden at {name} after a cleanup")
    yield from _staged(s, field, name)


def _staged(s: GameState, field: Field, name: str) -> Findings:
    """323.8-323.11"""
    ongoing = s.showdown == field.slot
    applied = field.contested
    there = applied >= 0 and bool(units(s, field, applied))
    fight = opposed(s, field)
    if field.combat_staged and not fight:
        yield Finding("323.10", f"a combat is staged at {name} without units of opposing players")
    if applied >= 0 and fight and not field.combat_staged and not (ongoing and s.combat):
        yield Finding("323.9", f"no combat is staged at {name}, which is contested by opposing players")
    if ongoing:
        return
    late = s.edition == "2026-10-16"
    if there and not field.showdown_staged and not (late and fight):
        yield Finding("323.8", f"no showdown is staged at {name}, which player {applied} contests")
    stays = s.edition == "2026-03-30" and ("contested-without-units", "removed") not in s.switches
    if applied >= 0 and not there and not stays:
        yield Finding("323.11", f"{name} is contested by player {applied}, who has no units there")
