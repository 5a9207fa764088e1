"""Resources (165-168, 429, 444, 728-733): add, pay, the emptying of pools, and XP."""

from typing import TYPE_CHECKING

from riftwright.core.events import ADDED, POOL_EMPTIED, XP_GAINED, XP_SPENT
from riftwright.core.ids import RESOURCES

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def add(m: "Machine", player: int, resource: int, amount: int, restriction: int = 0, rule: str = "429") -> None:
    """429.1: into the player's Rune Pool."""
    m.state.players[player].pool[restriction * RESOURCES + resource] += amount
    m.emit(ADDED, rule, player, other=resource, amount=amount)


def spend(m: "Machine", player: int, spent: list[tuple[int, int]]) -> None:
    """444.1: out of the pool, all at once: (place in the pool, amount) pairs."""
    pool = m.state.players[player].pool
    for place, amount in spent:
        assert pool[place] >= amount, "more is spent than is there"
        pool[place] -= amount
    m.state.version += 1


def empty_pools(m: "Machine", rule: str) -> None:
    """167: every player's, at the start of the Main Phase and at the end of the turn."""
    for p in m.state.players:
        lost = sum(p.pool)
        if lost:
            p.pool = [0] * len(p.pool)
            m.emit(POOL_EMPTIED, rule, p.index, amount=lost)


def gain_xp(m: "Machine", player: int, amount: int, rule: str = "730.1") -> None:
    """730.1: the player has that much more XP; teammates do not share it (732)."""
    if amount > 0:
        m.state.players[player].xp += amount
        m.emit(XP_GAINED, rule, player, amount=amount)


def spend_xp(m: "Machine", player: int, amount: int, rule: str = "730.2") -> bool:
    """730.2: False, and nothing is spent, where the player has not that much."""
    p = m.state.players[player]
    if amount <= 0 or p.xp < amount:
        return False
    p.xp -= amount
    m.emit(XP_SPENT, rule, player, amount=amount)
    return True
