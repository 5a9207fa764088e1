"""Copies (477.1.b): becoming a copy of an object."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_OBJECT, Option
from riftwright.core.ids import WHILE_ATTACHED
from riftwright.core.nodes import Choice, Effect, Subject, Who
from riftwright.effects.instructions import note, unevent
from riftwright.rules.actions import copies

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class BecomeCopy(Effect):
    """Each of the objects becomes a copy of another one, as that is now (477.1.b.1)."""

    subject: Subject
    of: Subject
    several: bool = False  # whether it is said of several

    def run(self, frame: "Frame") -> bool:
        originals = self.of.ids(frame)
        ids = self.subject.ids(frame)
        note(frame, len(ids) if originals else 0)
        if not originals:
            unevent(frame, "there is nothing to copy")  # 359.3.e.12
            return True
        for oid in ids:
            copies.become(frame.m, oid, originals[0], frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject, self.of)

    def say(self) -> str:
        verb = "become copies" if self.several else "becomes a copy"
        return f"{self.subject.say()} {verb} of {self.of.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class WearerBecomesCopy(Effect):
    """Choose another friendly unit (355.17). What the source is attached to becomes a copy of it for that time."""

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        top = frame.me.attached_to
        assert task is not None
        if task.regs and top >= 0:
            copies.become(m, top, task.regs[0], frame.you, until=WHILE_ATTACHED, source=frame.me.ref)
        if task.regs or top < 0:
            return True
        found = [oid for oid in m.units() if oid != top and m.friendly(m.obj(oid).controller, frame.you)]
        if len(found) > 1:
            m.ask(frame.you, D_CHOOSE, [Option(O_OBJECT, oid) for oid in found], "which unit to copy", frame.source)
        else:
            task.regs = found[:]
        return not found

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def say(self) -> str:
        return (
            "choose another friendly unit, and the equipped unit becomes a copy of it for as long as this is attached"
        )
