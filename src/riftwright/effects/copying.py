"""Copies (477.1.b): becoming a copy of an object."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

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
