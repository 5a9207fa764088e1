"""Resources (165-168, 429, 444): add, pay, and the emptying of pools."""

from typing import TYPE_CHECKING

from riftwright.core.events import ADDED, POOL_EMPTIED
from riftwright.core.ids import RESOURCES

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def add(m: "Machine", player: int, resource: int, amount: int, restriction: int = 0, rule: str = "429") -> None:
    """429.1: into the player's Rune Pool."""
    m.state.players[player].pool[restriction * RESOURCES + resource] += amount
    m.emit(ADDED, rule, player, other=resource, amount=amount)


def spend(m: "Machine", player: int, place: int, amount: int) -> None:
    """444.1: out of the pool; ``place`` is an index into it."""
    pool = m.state.players[player].pool
    assert pool[place] >= amount
    pool[place] -= amount
    m.state.version += 1


def empty_pools(m: "Machine", rule: str) -> None:
    """167: every player's, at the start of the Main Phase and at the end of the turn."""
    for p in m.state.players:
        lost = sum(p.pool)
        if lost:
            p.pool = [0] * len(p.pool)
            m.emit(POOL_EMPTIED, rule, p.index, amount=lost)
