"""States of the turn, Priority and Focus (307-317), and who has passed (336-340, 346-348)."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.core.events import Event
from riftwright.core.ids import ENDING, MAIN, SETUP
from riftwright.core.nodes import Ability
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, ChainItem, GameState
from riftwright.judge.audit.moment import (
    Finding,
    Findings,
    Moment,
    around,
    following,
    friends,
    standing,
    text_of,
)


def holders(moment: Moment) -> Findings:
    """312, 313: Priority and Focus are with players of the game; Focus is for showdowns, and comes with Priority."""
    s = moment.after
    if s.outcome is not None:
        return
    for name, rule, holder in (("Priority", "312", s.priority), ("Focus", "313", s.focus)):
        if holder >= 0 and holder not in standing(s):
            yield Finding(rule, f"player {holder} has {name} and is not in the game")
    if s.focus >= 0 and s.showdown < 0:
        yield Finding("313.5", f"player {s.focus} has Focus in a Neutral State")


def asked(moment: Moment) -> Findings:
    """310, 312.2, 316.5, 338, 347: who is asked to act may act in this state of the turn."""
    s = moment.after
    decision = s.decision
    if decision is None or moment.before.decision is decision:
        return
    player = decision.player
    if decision.kind == D_PRIORITY:
        if not s.chain or player != s.priority:
            yield Finding("338", f"player {player} is asked to respond without Priority on a chain")
        if any(item.pending for item in s.chain):
            yield Finding("337", f"player {player} is asked to respond while an item is pending")
    elif decision.kind == D_FOCUS:
        if s.chain or s.showdown < 0 or not player == s.focus == s.priority:
            yield Finding("313.1", f"player {player} is asked to act without Focus in a Showdown Open State")
    elif decision.kind == D_ACT:
        if s.chain or s.showdown >= 0 or s.phase != MAIN:
            yield Finding("310.1.a", f"player {player} is asked to act outside a Neutral Open State")
        if not friends(s, player, s.turn_player):
            yield Finding("316.5.b", f"player {player} is asked to act on the turn of player {s.turn_player}")


class Phases:
    """Keeps the phase that was told of last."""

    def __init__(self) -> None:
        self._phase = -1  # until one was told of

    def look(self, moment: Moment) -> Findings:
        """304, 314-317: phases come in their order, each once; a turn begins after an ending. Only what skips a phase
        (443), or whose player has left (652.5.a), leaves one out.
        """
        for event in moment.of(ev.TURN_BEGAN, ev.PHASE_BEGAN):
            if event.kind == ev.TURN_BEGAN:
                if self._phase not in (-1, SETUP, ENDING):
                    yield Finding("304", f"a turn begins in phase {self._phase}")
                self._phase = SETUP
            else:
                if self._phase >= 0 and event.amount != self._phase + 1 and not _skips(moment):
                    yield Finding("314", f"phase {event.amount} follows phase {self._phase}")
                self._phase = event.amount


def _skips(moment: Moment) -> bool:
    players = moment.after.players
    return moment.left or moment.anything_said("skips") or len(standing(moment.after)) < len(players)


class Passing:
    """Keeps who has passed Priority and Focus in sequence."""

    def __init__(self) -> None:
        self._priority: list[int] | None = None  # None until it is known
        self._focus: list[int] | None = None

    def look(self, moment: Moment) -> Findings:
        """Every pass, and what comes of all having passed."""
        if moment.undone or moment.left:
            self._priority = self._focus = None
            return
        s = moment.before
        for event in moment.events:
            kind = event.kind
            if kind == ev.PASSED_PRIORITY:
                if s.priority not in (event.player, -1):
                    yield Finding("338.1.b", f"player {event.player} passes the Priority of player {s.priority}")
                yield from self._pass(s, self._priority, event, "338.1.b.1")
            elif kind == ev.PASSED_FOCUS:
                if s.focus != event.player:
                    yield Finding("347.2", f"player {event.player} passes the Focus of player {s.focus}")
                yield from self._pass(s, self._focus, event, "347.2.b")
            elif kind == ev.ITEM_ADDED:
                self._priority, self._focus = [], []
            elif kind == ev.RESOLVING:
                yield from self._resolving(s, event)
                self._priority = []
            elif kind == ev.HID or kind in (ev.SHOWDOWN_BEGAN, ev.COMBAT_BEGAN):
                self._focus = []
            elif kind == ev.SHOWDOWN_ENDED:
                if self._focus is not None and set(self._focus) < set(standing(s)):
                    yield Finding("348", f"the showdown ends and only players {self._focus} have passed")
                self._focus = []
        yield from _next_has_it(moment)

    def _pass(self, s: GameState, passed: list[int] | None, event: Event, rule: str) -> Findings:
        if passed is None:
            return
        if passed and event.player != following(s, passed[-1]):
            yield Finding(rule, f"player {event.player} passes after player {passed[-1]}")
        passed.append(event.player)

    def _resolving(self, s: GameState, event: Event) -> Findings:
        """337.2, 339.1, 340.1: the newest item resolves once all have passed; permanents and Adds at once."""
        item = next((item for item in s.chain if item.serial == event.other), None)
        if item is None:
            yield Finding("340.1", f"item {event.other} resolves and is not on the chain")
            return
        if item.pending:
            yield Finding("340.1", f"item {event.other} resolves while it is pending")
        if at_once(item, text_of(s, item)):
            return
        if any(other.pending for other in s.chain):
            yield Finding("336", f"item {event.other} resolves while another is pending")
        if item is not s.chain[-1]:
            yield Finding("340.1", f"item {event.other} resolves and is not the newest")
        if self._priority is not None and set(self._priority) < set(standing(s)):
            yield Finding("339.1", f"item {event.other} resolves and only players {self._priority} have passed")


def at_once(item: ChainItem, text: Ability | None) -> bool:
    """337.2, 429.2: units, gear and abilities that Add resolve as soon as they are finalized."""
    if item.what == ITEM_PERMANENT:
        return True
    return item.what != ITEM_SPELL and text is not None and text.is_add


def _next_has_it(moment: Moment) -> Findings:
    """312.2.c, 312.2.d, 346, 347.2.b: to whom Priority and Focus go."""
    s = moment.after
    for event in moment.of(ev.PASSED_PRIORITY):
        if s.chain and s.priority != following(s, event.player):
            yield Finding("338.1.b.1", f"player {s.priority} has Priority after player {event.player} has passed it")
    for event in moment.of(ev.PRIORITY_GAINED):
        if event.rule == "312.2.c" and s.chain and event.player != s.chain[-1].controller:
            yield Finding("337.4", f"player {event.player} gains Priority and does not control the newest item")
    for event in moment.of(ev.FOCUS_GAINED):
        yield from _focus(moment, event)


def _focus(moment: Moment, event: Event) -> Findings:
    s = moment.before
    if event.rule in ("346", "347.2.b") and s.focus >= 0 and event.player != following(s, s.focus):
        yield Finding(event.rule, f"Focus goes from player {s.focus} to player {event.player}")
    if event.rule in ("345", "464.2.d") and s.showdown >= 0:
        applied = s.battlefields[s.showdown].contested
        if applied >= 0 and event.player != applied and applied in standing(s):
            yield Finding(event.rule, f"player {event.player} gains Focus, player {applied} applied Contested")
    if event.player not in around(moment.after, 0):
        yield Finding("313", f"player {event.player} gains Focus and is not in the game")


LOOKS: Final = (holders, asked)
