"""What changes damage before it is dealt: prevention (437) and doubling; and what befalls a unit instead of death."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import DIED
from riftwright.core.nodes import Choice, Effect, Replace, Subject, Who
from riftwright.effects.instructions import note
from riftwright.rules.actions import damage

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class Prevent(Effect):
    """Prevent the next so much damage to each of the objects this turn (437.1.b)."""

    value: int
    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            damage.prevent(frame.m, oid, self.value, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"prevent the next {self.value} damage to {self.subject.say()} this turn"


@dataclass(frozen=True, slots=True, eq=False)
class PreventNext(Effect):
    """Prevent the damage that each of the objects would be dealt the next time this turn, however much."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            damage.prevent_next(frame.m, oid, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"prevent the next damage, however much, to {self.subject.say()} this turn"


@dataclass(frozen=True, slots=True, eq=False)
class DoubleDamage(Effect):
    """Double all damage to each of the objects this turn (465.2.c.4.a)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            damage.double_damage(frame.m, oid, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"double all damage to {self.subject.say()} this turn"


class ItWouldDie(Replace):
    """The object that a delayed replacement was created for would die (390.3)."""

    __slots__ = ("next",)

    def __init__(self, *, next_time: bool = False) -> None:
        super().__init__(DIED)
        self.next: bool = next_time

    def applies(self, frame: "Frame", oid: int) -> bool:
        return frame.item is not None and frame.item.subject == frame.m.obj(oid).ref

    def say(self) -> str:
        return "the next time it would die this turn" if self.next else "if it would die this turn"
