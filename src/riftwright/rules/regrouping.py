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
    """As the item resolves: where the targets of a group do not meet its requirement, let it be chosen which do."""
    for slot in range(len(item.chosen)):
        slots = _group(m, item, slot)
        legal = [value for at in slots for value in item.chosen[at] if value >= 0]
        if legal and not _choice(m, item, slot).together(_frame(m, item, slot), legal):
            m.push(Regrouping(item.serial, slots))


def _choice(m: "Machine", item: ChainItem, slot: int) -> "Choice":
    choices = m.state.faces[item.face].abilities[item.ability].choices
    return choices[slot % len(choices)]


def _frame(m: "Machine", item: ChainItem, slot: int) -> Frame:
    width = len(m.state.faces[item.face].abilities[item.ability].choices)
    return Frame(m, item.controller, item.obj, item, None, slot // width)


def _group(m: "Machine", item: ChainItem, slot: int) -> list[int]:
    """The slots of the group that ends with that one: the earlier choice comes first, if it has one."""
    choice = _choice(m, item, slot)
    earlier = choice.group()
    return [slot] if earlier is None else [slot - choice.slot + earlier.slot, slot]


class Regrouping(Task):
    """The item's controller chooses a subset of the original targets to be affected; the rest are unaffected."""

    __slots__ = ("kept", "serial", "slots")

    def __init__(self, serial: int, slots: list[int]) -> None:
        super().__init__()
        self.serial: int = serial
        self.slots: list[int] = slots
        self.kept: list[int] = []

    def clone(self) -> "Regrouping":
        n = Regrouping(self.serial, self.slots[:])
        n.step = self.step
        n.kept = self.kept[:]
        return n

    def run(self, m: "Machine") -> None:
        item = m.find_item(self.serial)
        assert item is not None
        choice, frame = _choice(m, item, self.slots[-1]), _frame(m, item, self.slots[-1])
        chosen = [value for slot in self.slots for value in item.chosen[slot]]
        fitting = [v for v in chosen if v >= 0 and v not in self.kept and choice.together(frame, [*self.kept, v])]
        if self.step == 0 and fitting:
            options = [Option(O_OBJECT, value >> REF_SHIFT) for value in fitting]
            options.append(Option(O_DONE))
            m.ask(item.controller, D_CHOOSE, options, "which of the targets are affected (355.11.b)", item.obj)
            return
        m.finish(self)
        for slot in self.slots:
            item.chosen[slot] = [v if v in self.kept or v < 0 else ~v for v in item.chosen[slot]]

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DONE:
            self.step = 1
        else:
            self.kept.append(m.obj(option.a).ref)
