"""What changes damage before it is dealt: prevention, doubling (437, 465.2.c.5), and Bonus Damage (712-715).

A change is a replacement effect of the damage that one unit would be dealt. Where a unit has several that differ, its
controller orders them (372). Bonus Damage belongs to the Deal action and comes before all of them (715.4.a).
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import O_REPLACE, Option
from riftwright.core.ids import ALL, DOUBLE, PREVENT, PREVENT_NEXT
from riftwright.core.state import ITEM_SPELL, REF_SHIFT, Mod
from riftwright.rules.abilities import passive

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.machine import Machine

# What deals damage (417.6)
SPELL_DAMAGE: Final = 0
ABILITY_DAMAGE: Final = 1
UNIT_DAMAGE: Final = 2  # of a unit that a text names as the source (417.6.b.3)
COMBAT_DAMAGE: Final = 3


class Hit:
    """Where damage comes from: the kind of its source, the source's ref (or -1), the player responsible. Combat damage
    comes from several units at once (417.6.c.1).
    """

    __slots__ = ("kind", "player", "sources")

    def __init__(self, kind: int, player: int, source: int = -1, sources: tuple[int, ...] = ()) -> None:
        self.kind: int = kind
        self.player: int = player
        self.sources: tuple[int, ...] = sources or (source,)

    @property
    def source(self) -> int:
        """The source, or one of several."""
        return self.sources[0]


def of_item(item: "ChainItem", player: int) -> Hit:
    """Damage that a spell or ability deals itself (417.6.a): an ability's comes from its source too (417.6.b.2.a), and
    from the attached card whose effect text it is (411.6.a).
    """
    sources = (item.source, item.giver) if item.giver >= 0 else (item.source,)
    return Hit(SPELL_DAMAGE if item.what == ITEM_SPELL else ABILITY_DAMAGE, player, sources=sources)


class Change:
    """One effect that changes damage: what it does, by how much, whose it is; ``mod`` where a unit tracks it."""

    __slots__ = ("kind", "mod", "source", "value")

    def __init__(self, kind: int, value: int, source: int, mod: Mod | None = None) -> None:
        self.kind: int = kind
        self.value: int = value
        self.source: int = source
        self.mod: Mod | None = mod

    @property
    def key(self) -> int:
        """What tells it from others of the same unit."""
        return self.mod.stamp if self.mod is not None else -1 - self.source


def changes(m: "Machine", oid: int, hit: Hit) -> list[Change]:
    """Everything that would change that damage to the unit, in the order in which it began to apply."""
    mods = [mod for mod in m.obj(oid).mods if mod.damage]
    found = [Change(mod.damage, mod.value, max(0, mod.source >> REF_SHIFT), mod) for mod in mods]
    if m.state.passives or m.state.delayed:
        for frame, node in passive.answering(m, "prevents"):
            value = node.prevents(frame, oid, hit.kind, hit.player)
            if value:
                found.append(Change(PREVENT, value, frame.source))
    return found


def bonus(m: "Machine", item: "ChainItem", oid: int) -> int:
    """The Bonus Damage that a spell or ability deals to that unit, summed (714); never below 0 (714.2)."""
    if not (m.state.passives or m.state.delayed):
        return 0
    return max(0, sum(node.bonus_damage(frame, item, oid) for frame, node in passive.answering(m, "bonus_damage")))


def apply(amount: int, order: list[Change]) -> tuple[int, list[tuple[Change, int]]]:
    """What is left of the damage after the changes, one after the other, and how much each one prevented."""
    used: list[tuple[Change, int]] = []
    for change in order:
        if amount <= 0:
            break
        if change.kind == DOUBLE:
            amount *= 2
            continue
        prevented = amount if change.kind == PREVENT_NEXT else min(amount, change.value)
        amount -= prevented
        used.append((change, prevented))
    return amount, used


def least_for(need: int, order: list[Change]) -> int:
    """The least damage that, so changed, still deals ``need`` (465.2.c.4.a, 437.5.a); ALL where none does (437.5.b)."""
    for change in reversed(order):
        if change.kind == PREVENT_NEXT or (change.kind == PREVENT and change.value >= ALL):
            return ALL
        need = -(-need // 2) if change.kind == DOUBLE else need + change.value
    return need


# Ordering (372)


def orderer(m: "Machine", oid: int) -> int:
    """Who orders what would change an event of the object: its controller, in 2026-03-30 its owner; the Turn Player
    for what nobody controls (372.2).
    """
    o = m.obj(oid)
    player = o.owner if m.edition.owner_orders_replacements else m.controller_of(o)
    return player if player >= 0 else m.state.turn_player


def in_chosen_order(found: list[Change], keys: list[int]) -> list[Change]:
    """The changes with those chosen first at the head, in the order chosen."""
    chosen = [change for key in keys for change in found if change.key == key]
    return chosen + [change for change in found if change.key not in keys]


def to_order(found: list[Change], keys: list[int]) -> list[Change]:
    """Changes of which one must be chosen to come next; empty where the rest is alike or alone."""
    rest = [change for change in found if change.key not in keys]
    if len({(change.kind, change.value) for change in rest}) < 2:
        return []
    return rest


def options(oid: int, rest: list[Change]) -> list[Option]:
    """One option for each change that may come next."""
    return [Option(O_REPLACE, oid, change.source, at) for at, change in enumerate(rest)]
