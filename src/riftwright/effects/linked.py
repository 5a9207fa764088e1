"""Linked abilities that remember what one of them has banished (394-397)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import BANISHMENT, TRASH
from riftwright.core.nodes import Effect
from riftwright.core.state import REF_SHIFT
from riftwright.effects.instructions import note, unevent
from riftwright.rules import costs, playing
from riftwright.rules.abilities import passive
from riftwright.rules.actions import cards

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


def fallen(frame: "Frame") -> bool:
    """Whether the source, whose death this ability is about, is in the trash as that death left it (808.1.d)."""
    item = frame.item
    return item is not None and item.known is not None and frame.me.zone == TRASH and frame.me.ref == item.known.ref + 1


@dataclass(frozen=True, slots=True, eq=False)
class BanishTheFallen(Effect):
    """Banish the source, which has died, from the trash: with the attached card that appends this (395)."""

    def run(self, frame: "Frame") -> bool:
        done = fallen(frame)
        note(frame, 1 if done else 0)
        if done:
            cards.banish(frame.m, frame.source, frame.you)
            cards.remember(frame.m, frame.giver, frame.source)
        else:
            unevent(frame, "it is not in the trash any more")
        return True

    def say(self) -> str:
        return "banish me"


@dataclass(frozen=True, slots=True, eq=False)
class PlayAllBanishedWithThis(Effect):
    """Play every unit that a linked ability has banished, ignoring their costs; no other banished card (397)."""

    types: int

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        assert frame.item is not None
        free = costs.IGNORE_ENERGY | costs.IGNORE_POWER
        for ref in cards.remembered(m, frame.item.source):
            o = m.obj(ref >> REF_SHIFT)
            fits = m.state.alive(ref) and o.zone == BANISHMENT and o.types & self.types
            if fits and not passive.cannot_play(m, frame.you, o.id):
                playing.play_card(m, frame.you, o.id, free=free)
        return True

    def say(self) -> str:
        return "play all units banished with this, ignoring their costs"
