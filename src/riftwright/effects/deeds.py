"""Triggers on what the source's controller does: game actions that they are responsible for (411.4)."""

from typing import TYPE_CHECKING, Final

from riftwright.core import events as ev
from riftwright.core.ids import RUNE, STUNNED, UNIT
from riftwright.core.nodes import Trigger
from riftwright.core.prose import one
from riftwright.effects.filters import ANYONES, FRIENDLY, Stunned, Those, Trait
from riftwright.rules.actions import damage

if TYPE_CHECKING:
    from riftwright.core.events import Event
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame

VERBS: Final = {
    ev.BUFFED_EVENT: "buff",
    ev.CHOSEN: "choose",
    ev.DAMAGED: "deal damage to",
    ev.DISCARDED: "discard",
    ev.MOVED: "move",
    ev.READIED: "ready",
    ev.STUNNED_EVENT: "stun",
}


class WhenYou(Trigger):
    """The source's controller does that to one of those, or to the source itself where none are named. With ``several``
    it is done to one or more of them at once, and the ability is about none of them.
    """

    __slots__ = ("several", "those", "word")

    def __init__(self, kind: int, those: Those | None = None, *, word: str = "me", several: bool = False) -> None:
        super().__init__(kind)
        self.those: Those | None = those
        self.word: str = word  # what the source is called
        self.several: bool = several

    def met(self, frame: "Frame", event: "Event") -> bool:
        if event.player != frame.you:
            return False
        return event.obj == frame.source if self.those is None else self.those.matches(frame, event.obj)

    def note(self, frame: "Frame", event: "Event", item: "ChainItem") -> None:
        if not self.several:
            item.subject = frame.m.obj(event.obj).ref

    def say(self) -> str:
        what = self.word if self.those is None else one(self.those.noun())
        if self.several and self.those is not None:
            what = f"one or more {self.those.noun(plural=True)}"
        return f"when you {VERBS[self.kinds[0]]} {what}"


class WhenYouDiscardCards(Trigger):
    """The source's controller discards one or more cards at once (422)."""

    __slots__ = ()

    several = True

    def __init__(self) -> None:
        super().__init__(ev.DISCARDED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.player == frame.you

    def say(self) -> str:
        return "when you discard one or more cards"


class WhenYouRecycleCards(Trigger):
    """One or more cards are recycled at once to the Main Deck of their owner, the source's controller (416.1.c): no
    runes (416.1.b), and no tokens (185.1).
    """

    __slots__ = ()

    several = True

    def __init__(self) -> None:
        super().__init__(ev.RECYCLED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        o = frame.m.obj(event.obj)
        return event.player == frame.you and not o.token and not o.types & RUNE

    def say(self) -> str:
        return "when you recycle one or more cards to your Main Deck"


class WhenYouKill(Trigger):
    """The source's controller is responsible for the death of a unit (411.4, 428.5.c): a friendly or an enemy one,
    perhaps only one that was ``stunned``.
    """

    __slots__ = ("stunned", "whose")

    def __init__(self, whose: int = ANYONES, *, stunned: bool = False) -> None:
        super().__init__(ev.DIED)
        self.whose: int = whose
        self.stunned: bool = stunned

    def met(self, frame: "Frame", event: "Event") -> bool:
        m = frame.m
        known = m.known_dead(event.obj)
        if not known.types & UNIT or (self.stunned and not known.flags & STUNNED):
            return False
        if self.whose and m.friendly(known.controller, frame.you) != (self.whose == FRIENDLY):
            return False
        return frame.you in damage.responsible(m, event.obj)

    def say(self) -> str:
        traits: tuple[Trait, ...] = (Stunned(),) if self.stunned else ()
        return f"when you kill {one(Those(UNIT, self.whose, traits=traits).noun())}"


class WhenYouKillWithASpell(Trigger):
    """The source's controller kills a unit with a spell (411.6, 428.5)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DIED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        m = frame.m
        return m.known_dead(event.obj).types & UNIT != 0 and damage.killed_with_spell(m, event.obj) == frame.you

    def say(self) -> str:
        return "when you kill a unit with a spell"


class WhenITakeDamage(Trigger):
    """The source is dealt damage, by anybody (417.1.e.1)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ev.DAMAGED)

    def met(self, frame: "Frame", event: "Event") -> bool:
        return event.obj == frame.source

    def say(self) -> str:
        return "when I take damage"
