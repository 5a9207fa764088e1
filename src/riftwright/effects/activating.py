"""Activating the named triggered abilities of other objects (383.4.g)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import CONQUERED, PLAYED, Event
from riftwright.core.ids import FIELD, NOBODY
from riftwright.core.nodes import Effect
from riftwright.core.state import ChainItem
from riftwright.effects.filters import Those
from riftwright.rules.abilities import passive, triggered

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

NAMES = {CONQUERED: "conquer", PLAYED: "play"}


@dataclass(frozen=True, slots=True, eq=False)
class Activate(Effect):
    """Each conquer or play effect of these objects is put on the chain as if it had just triggered, where the rest of
    its condition is met (383.4.g.1).
    """

    kind: int  # CONQUERED or PLAYED
    those: Those

    def run(self, frame: "Frame") -> bool:
        found: list[ChainItem] = []
        for oid in self.those.candidates(frame):
            found += self._of(frame, oid)
        triggered.place(frame.m, found)
        return True

    def _of(self, frame: "Frame", oid: int) -> list[ChainItem]:
        m = frame.m
        s = m.state
        o = s.objects[oid]
        about, before = oid, NOBODY
        if self.kind == CONQUERED:
            if o.loc < FIELD:
                return []
            field = s.battlefields[o.loc - FIELD]
            about, before = field.id, field.controller  # nobody gains control: it is controlled as it was
        event = Event(self.kind, "383.4.g.1", o.controller, about, before, 0, o.loc, "")
        abilities = [(o.face, index, -1) for index in s.faces[o.face].listens.get(self.kind, ()) if o.attached_to < 0]
        for mod in o.mods:
            if mod.ability >= 0:
                trigger = s.faces[mod.face].abilities[mod.ability].trigger
                if trigger is not None and self.kind in trigger.kinds:
                    abilities.append((mod.face, mod.ability, passive.giver(mod)))
        items = [triggered.check(m, o.controller, oid, face, index, event, giver) for face, index, giver in abilities]
        return [item for item in items if item is not None]

    def say(self) -> str:
        return f"activate the {NAMES[self.kind]} effects of {self.those.say()}"
