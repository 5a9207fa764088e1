"""Chain items (328-330, 425): onto the chain, finalized, and off it."""

from typing import TYPE_CHECKING

from riftwright.core.events import CONTROL_TAKEN, COUNTERED, FINALIZED, ITEM_ADDED, REMOVED
from riftwright.core.ids import (
    BANISHMENT,
    CHAIN,
    HAND,
    ITEM_FINALIZED,
    ITEM_REMOVED,
    MAIN_DECK,
    NOBODY,
    NOWHERE,
    OPEN_OR_CLOSED,
    OPENED_BY_ADD,
    PENDING_ADDED,
    TRASH,
)
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, ChainItem
from riftwright.rules import wording
from riftwright.rules.actions import cards, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def add(m: "Machine", item: ChainItem, opener: int) -> None:
    """329: a Pending Item is added to the chain; the first one closes the state (331.1.a).

    Whoever had Priority or was passing starts anew (338.1.a.7), unless it is an Add ability (429.2.a).
    """
    s = m.state
    s.cleanup_due |= PENDING_ADDED  # 319.3
    if not s.chain:
        s.chain_opener = opener
        s.cleanup_due |= OPEN_OR_CLOSED  # 319.1
    s.chain.append(item)
    s.fepr = True
    s.passes = 0
    s.focus_passes = 0
    if opener != OPENED_BY_ADD:
        s.priority = NOBODY
    words = wording.item_text(s, item) if m.log is not None else ""
    m.emit(ITEM_ADDED, "329", item.controller, item.obj, item.serial, item.what, text=words)


def finalize(m: "Machine", item: ChainItem) -> None:
    """359.1, 406.1: the item is no longer Pending."""
    s = m.state
    item.pending = False
    s.cleanup_due |= ITEM_FINALIZED  # 319.4
    if item.what in (ITEM_SPELL, ITEM_PERMANENT) and not s.objects[item.obj].token:  # 185
        player = s.players[item.controller]
        player.finalized += 1  # 419.4.b
        player.finalized_cards = (*player.finalized_cards, item.obj)
        item.finalized_as = player.finalized
        if item.what == ITEM_SPELL:
            player.spent_on_spell = max(player.spent_on_spell, item.spent)
    m.emit(FINALIZED, "329.3", item.controller, item.obj, item.serial)


def remove(m: "Machine", item: ChainItem, rule: str) -> None:
    """The item leaves the chain, for whatever reason; the last one opens the state (340.2). A card among the
    items must have been put elsewhere, or is put by the caller.
    """
    s = m.state
    s.chain.remove(item)
    s.cleanup_due |= ITEM_REMOVED  # 319.5
    if not s.chain:
        s.cleanup_due |= OPEN_OR_CLOSED
    m.emit(REMOVED, rule, item.controller, item.obj, item.serial)


def discharge(m: "Machine", item: ChainItem, zone: int = TRASH) -> None:
    """A card leaves the chain for the trash, or for the hand that it is returned to. "Then banish it" and "then recycle
    it" hold instead, once it is finalized (390.3.a), as for one that was played for its Flow cost (829.1.b.1).
    """
    instead = NOWHERE if item.pending else item.leaves_for
    if instead == BANISHMENT:
        cards.banish(m, item.obj, item.controller, "390.3.a")
    elif instead == MAIN_DECK:
        cards.recycle(m, [item.obj], "390.3.a")
    elif zone == HAND:
        cards.return_to_hand(m, [item.obj], item.controller)
    else:
        zones.put(m, item.obj, TRASH)


def counter(m: "Machine", item: ChainItem, rule: str = "425.1.a", zone: int = TRASH) -> None:
    """425: it does nothing and is cleared; a card goes to the trash (425.1.a.1), or to its owner's hand where what
    counters it says so. No cost is refunded (425.1.c).
    """
    if item.what in (ITEM_SPELL, ITEM_PERMANENT) and m.obj(item.obj).zone == CHAIN:
        discharge(m, item, zone)
    remove(m, item, rule)
    m.emit(COUNTERED, rule, item.controller, item.obj, item.serial)


def take_control(m: "Machine", item: ChainItem, player: int, rule: str = "191.2") -> bool:
    """The player controls the spell or ability from now on; who finalized it is no matter of that (419.4.b). False
    where they do already.
    """
    before = item.controller
    if before == player:
        return False
    item.controller = player
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        m.state.edit(item.obj).controller = player
    m.emit(CONTROL_TAKEN, rule, player, item.obj, before, item.serial)
    return True
