"""Control of permanents, and of spells and abilities on the chain (191); new choices for these (750)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import THIS_TURN, WHILE_SOURCE, WHILE_THERE
from riftwright.core.nodes import Choice, Effect, Subject, Who
from riftwright.effects.instructions import note
from riftwright.effects.subjects import Item
from riftwright.rules import rechoosing
from riftwright.rules.actions import control, items

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


@dataclass(frozen=True, slots=True, eq=False)
class TakeControlOfItem(Effect):
    """Take control of an item on the chain (191.2, 191.4); with ``anew``, its new controller may also make new choices
    for it (750-755).
    """

    what: Item
    anew: bool = False

    def run(self, frame: "Frame") -> bool:
        chosen = frame.chosen(self.what)
        item = frame.m.find_item(chosen[0]) if chosen else None
        note(frame, 1 if item is not None and items.take_control(frame.m, item, frame.you) else 0)
        if item is not None and self.anew:
            rechoosing.offer(frame.m, frame.you, item)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.what,)

    def say(self) -> str:
        anew = "; you may make new choices for it" if self.anew else ""
        return f"take control of {self.what.say()}{anew}"


@dataclass(frozen=True, slots=True, eq=False)
class MakeNewChoices(Effect):
    """The player may make new choices for an item on the chain (750-755)."""

    what: Item

    def run(self, frame: "Frame") -> bool:
        chosen = frame.chosen(self.what)
        item = frame.m.find_item(chosen[0]) if chosen else None
        if item is not None:
            rechoosing.offer(frame.m, frame.you, item)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.what,)

    def say(self) -> str:
        return f"you may make new choices for {self.what.say()}"
