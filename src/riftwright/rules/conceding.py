"""Conceding (649-652): who has left makes no choices; the game goes on without them."""

from typing import TYPE_CHECKING, Final

from riftwright.core.state import BY_CONCESSION
from riftwright.rules import chain
from riftwright.rules.actions import points
from riftwright.rules.payment import Pay, UseAdd
from riftwright.rules.playing import Finalize, Hiding, Invited, StandardMove

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

# What a player has begun of their own accord, and what leaves with them.
_OWN_DOING: Final = (chain.Execute, Pay, UseAdd, Finalize, StandardMove, Hiding, Invited)


def concede(m: "Machine", player: int) -> None:
    """650: at any time. The last player or team wins; otherwise the others play on to their next decision."""
    points.leave(m, player, BY_CONCESSION, "651")
    if m.state.outcome is not None:
        return
    _reconsider(m)
    while m.state.outcome is None:
        decision = m.state.decision
        if decision is None:
            chain.run(m)
        elif m.state.players[decision.player].lost:
            _withdraw(m)
        else:
            return


def _reconsider(m: "Machine") -> None:
    """Ask whoever is deciding again: what they could do may have left the game."""
    s = m.state
    for item in s.chain:
        item.undo = None  # there is no way back to a time when the player was there
    if s.decision is not None and s.tasks[-1].asks_anew:
        s.decision = None


def _withdraw(m: "Machine") -> None:
    """651.3: what the player had begun is dropped; of what others began the last option, the one that does least, is
    taken.
    """
    s = m.state
    assert s.decision is not None
    option = s.decision.options[-1]
    s.decision = None
    top = s.tasks[-1]
    if isinstance(top, _OWN_DOING):
        while isinstance(s.tasks[-1], _OWN_DOING):
            top = s.tasks.pop()
        if isinstance(top, Pay):
            s.tasks[-1].paid(m, False)
    elif not top.waiting:
        top.answer(m, option)
