"""Groups of targets that are no longer what was required of them together (355.11.b)."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_DONE, O_OBJECT, Option
from riftwright.core.state import REF_SHIFT, ChainItem
from riftwright.core.tasks import Task
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.core.nodes import Choice
    from riftwright.rules.machine import Machine


def check(m: "Machine", item: ChainItem) -> None:
    """As the item resolves: where the targets of a choice do not meet its requirement, let it be chosen which do."""
    choices = m.state.faces[item.face].abilities[item.ability].choices
    for slot, chosen in enumerate(item.chosen):
        legal = [value for value in chosen if value >= 0]
        frame = Frame(m, item.controller, item.obj, item, None, slot // len(choices))
        if legal and not choices[slot % len(choices)].together(frame, legal):
            m.push(Regrouping(item.serial, slot))


class Regrouping(Task):
    """The item's controller chooses a subset of the original targets to be affected; the rest are unaffected."""

    __slots__ = ("kept", "serial", "slot")

    def __init__(self, serial: int, slot: int) -> None:
        super().__init__()
        self.serial: int = serial
        self.slot: int = slot
        self.kept: list[int] = []

    def clone(self) -> "Regrouping":
        n = Regrouping(self.serial, self.slot)
        n.step = self.step
        n.kept = self.kept[:]
        return n

    def run(self, m: "Machine") -> None:
        item = m.find_item(self.serial)
        assert item is not None
        choices = m.state.faces[item.face].abilities[item.ability].choices
        choice: Choice = choices[self.slot % len(choices)]
        frame = Frame(m, item.controller, item.obj, item, None, self.slot // len(choices))
        chosen = item.chosen[self.slot]
        fitting = [v for v in chosen if v >= 0 and v not in self.kept and choice.together(frame, [*self.kept, v])]
        if self.step == 0 and fitting:
            options = [Option(O_OBJECT, value >> REF_SHIFT) for value in fitting]
            options.append(Option(O_DONE))
            m.ask(item.controller, D_CHOOSE, options, "which of the targets are affected (355.11.b)", item.obj)
            return
        m.finish(self)
        item.chosen[self.slot] = [value if value in self.kept or value < 0 else ~value for value in chosen]

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DONE:
            self.step = 1
        else:
            self.kept.append(m.obj(option.a).ref)
