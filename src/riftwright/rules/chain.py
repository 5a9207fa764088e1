"""The loop, and the chain (325-340): Handle Outstanding Tasks; then Finalize, Execute, Pass, Resolve.

The loop is all of it: while nobody is asked and nobody has won, the task on top runs one step. A waiting task (a
phase, a showdown, a combat) gives way first to an outstanding cleanup and then to the chain.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_PRIORITY, O_PASS, Option
from riftwright.core.errors import RunawayError
from riftwright.core.events import FOCUS_GAINED, PASSED_PRIORITY, PRIORITY_GAINED
from riftwright.core.ids import NOBODY, OPENED_BY_PLAY
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, ChainItem
from riftwright.core.tasks import Task
from riftwright.rules import cleanup, legal, playing
from riftwright.rules.resolving import Resolve, resolve

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

WORK_BOUND: Final = 20_000  # steps of tasks between two decisions; a real game needs a few dozen


def run(m: "Machine") -> None:
    """Run until somebody must decide or the game has ended."""
    while m.state.decision is None and m.state.outcome is None:
        step(m)


def step(m: "Machine") -> None:
    """One step: of the task on top, or of what that gives way to."""
    s = m.state
    top = s.tasks[-1]
    if not top.waiting:
        top.run(m)
    elif s.cleanup_due:
        cleanup.request(m)  # HOT: outstanding tasks first (334)
    elif s.chain and not top.outstanding():
        s.cleanups = 0
        advance(m)
    else:
        s.cleanups = 0
        top.run(m)
    s = m.state  # a play that failed returns to an earlier one
    s.work += 1
    if s.work > WORK_BOUND:
        raise RunawayError(f"{WORK_BOUND} steps without a decision", s)


def advance(m: "Machine") -> None:
    """One step of FEPR (336-340)."""
    s = m.state
    pending = None
    for item in s.chain:
        if item.pending:
            if pending is None:
                pending = item
        elif resolves_at_once(m, item):
            resolve(m, item)  # 337.2
            return
    if pending is not None:
        m.push(playing.Finalize(pending.serial))  # 337.1: the oldest first
        return
    if s.priority < 0:
        give_priority(m, s.chain[-1].controller)  # 337.4, 340.4
    if s.passes >= len(m.players_in_order(s.priority)):
        s.priority = NOBODY
        s.passes = 0
        resolve(m, s.chain[-1])  # 339.1, 340.1: the newest
        return
    m.push(Execute())


def resolves_at_once(m: "Machine", item: ChainItem) -> bool:
    """337.2, 400.2, 429.2: permanents and abilities that Add resolve as soon as they are finalized."""
    if item.what == ITEM_PERMANENT:
        return True
    if item.what == ITEM_SPELL:
        return False  # 429.2.b
    return m.state.faces[item.face].abilities[item.ability].is_add


def give_priority(m: "Machine", player: int) -> None:
    """312.2.c"""
    s = m.state
    s.priority = player
    s.passes = 0
    m.tell(PRIORITY_GAINED, "312.2.c", player)


class Execute(Task):
    """338: the player with Priority plays something that is legally timed, or passes."""

    __slots__ = ()

    asks_anew = True

    def clone(self) -> "Execute":
        n = Execute()
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        s = m.state
        # Somebody has left who had not passed (652.5.c.2), or with all that was on the chain (652.4).
        if not s.chain or s.passes >= len(m.players_in_order(s.priority)):
            m.finish(self)
            return
        options = legal.plays(m, s.priority)
        options.append(Option(O_PASS))
        m.ask(s.priority, D_PRIORITY, options, "respond or pass Priority (338)")

    def answer(self, m: "Machine", option: Option) -> None:
        m.finish(self)
        if option.kind == O_PASS:
            pass_priority(m)
        else:
            playing.start(m, m.state.priority, option)


def pass_priority(m: "Machine") -> None:
    """338.1.b, 339: to the next player in turn order."""
    s = m.state
    m.emit(PASSED_PRIORITY, "338.1.b", s.priority)
    s.passes += 1
    s.priority = m.next_player(s.priority)


def closed_to_open(m: "Machine") -> None:
    """340.2: the chain is empty, play goes on in an Open State. In a showdown Focus passes, unless a trigger or an
    Add ability had opened the chain (340.2.a, 346.1).
    """
    s = m.state
    s.priority = NOBODY
    s.passes = 0
    if s.showdown >= 0 and s.focus >= 0 and s.chain_opener == OPENED_BY_PLAY:
        s.focus = m.next_player(s.focus)
        m.emit(FOCUS_GAINED, "346", s.focus)


__all__ = ["Execute", "Resolve", "advance", "closed_to_open", "run", "step"]
