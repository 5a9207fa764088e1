"""Control of permanents (191)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import THIS_TURN, WHILE_SOURCE, WHILE_THERE
from riftwright.core.nodes import Choice, Effect, Subject, Who
from riftwright.effects.instructions import note
from riftwright.rules.actions import control

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class TakeControl(Effect):
    """Take control of the objects (191), for good or for a time."""

    subject: Subject
    until: int = WHILE_THERE

    def run(self, frame: "Frame") -> bool:
        done = [control.take(frame.m, oid, frame.you, until=self.until) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        turn = " this turn" if self.until == THIS_TURN else ""
        return f"take control of {self.subject.say()}{turn}"


@dataclass(frozen=True, slots=True, eq=False)
class ControlWhileThere(Effect):
    """Control the objects for as long as the source is on the board (390.5.b); not even for a moment where it has
    left already (359.3.e.16).
    """

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        if frame.source_is_here and frame.me.on_board:
            for oid in self.subject.ids(frame):
                control.take(frame.m, oid, frame.you, until=WHILE_SOURCE, source=frame.item.source)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"control {self.subject.say()} for as long as I'm on the board"


@dataclass(frozen=True, slots=True, eq=False)
class LoseControl(Effect):
    """The player loses control of the objects that an effect gave them."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        for oid in self.subject.ids(frame):
            control.lose(frame.m, oid, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"lose control of {self.subject.say()}"
