"""Facedown Zones that hold more than they may (107.3.b)."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_DISCARD, O_CARD, Option
from riftwright.core.events import FACEDOWN_REMOVED
from riftwright.core.ids import TRASH
from riftwright.core.state import Field
from riftwright.core.tasks import Task
from riftwright.rules.abilities import passive
from riftwright.rules.actions import zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def trim(m: "Machine", field: Field) -> None:
    """107.3.b.2: whoever controls a battlefield with room for fewer cards now puts the rest of them in the trash."""
    if len(field.facedown) > passive.room(m, field.loc):
        m.push(Trimming(field.slot))


class Trimming(Task):
    """Which cards go is the player's choice, one by one."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: int = slot

    def clone(self) -> "Trimming":
        n = Trimming(self.slot)
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        field = m.state.battlefields[self.slot]
        if len(field.facedown) <= passive.room(m, field.loc) or field.controller < 0:
            m.finish(self)
            return
        options = [Option(O_CARD, oid, text="put in the trash") for oid in field.facedown]
        m.ask(field.controller, D_DISCARD, options, "which facedown card to put in the trash (107.3.b.2)")

    def answer(self, m: "Machine", option: Option) -> None:
        field = m.state.battlefields[self.slot]
        m.tell(FACEDOWN_REMOVED, "107.3.b.2", m.obj(option.a).owner, option.a, loc=field.loc)
        zones.put(m, option.a, TRASH)
