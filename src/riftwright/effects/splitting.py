"""Splitting damage among targets (355.14)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_DONE, O_NUMBER, O_OBJECT, Option
from riftwright.core.nodes import Amount, Choice, Effect, Subject, Who
from riftwright.core.state import REF_SHIFT
from riftwright.effects.filters import Those
from riftwright.effects.instructions import note
from riftwright.effects.subjects import Target
from riftwright.rules import wording
from riftwright.rules.abilities import prevention
from riftwright.rules.actions import damage

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


class Sharers(Target):
    """Units among which damage will be split: no more of them than there is damage as they are chosen (355.14.c)."""

    __slots__ = ("amount", "by_unit")

    def __init__(self, those: Those, amount: Amount, *, by_unit: bool) -> None:
        super().__init__(those, 0, 99)
        self.amount: Amount = amount
        self.by_unit: bool = by_unit

    def available(self, frame: "Frame") -> list[int]:
        found = super().available(frame)
        amount = self.amount.of(frame) or 0
        if not self.by_unit:
            amount += _bonus(frame, [ref >> REF_SHIFT for ref in found])
        return found if len(frame.chosen(self)) < amount else []


def _bonus(frame: "Frame", oids: list[int]) -> int:
    """715.3: Bonus Damage counts once, for the damage that is split."""
    item: ChainItem | None = frame.item
    return max((prevention.bonus(frame.m, item, oid) for oid in oids), default=0) if item is not None else 0


@dataclass(frozen=True, slots=True, eq=False)
class Split(Effect):
    """Deal damage split among the chosen units: each gets 1 or more, and how much is decided on resolution
    (355.14.e-g). ``source`` is the unit that deals it, where the text says one (417.6.b).

    While it runs, its registers hold pairs of a unit and what is set aside for it, -1 for nothing yet.
    """

    amount: Amount
    among: Sharers
    source: Subject | None = None

    def run(self, frame: "Frame") -> bool:
        task = frame.task
        assert task is not None
        dealers = self.source.ids(frame) if self.source is not None else [frame.source]
        total = self.amount.of(frame)
        if not task.sub:
            for oid in frame.objects(self.among):
                task.regs += [oid, -1]
        units = task.regs[::2]
        if total is not None and self.source is None:
            total += _bonus(frame, units)
        if not dealers or not total or total < 1 or not units:
            note(frame, 0)
            return True
        if len(units) > total:
            self._ask_who_not(frame, units)
            return False
        return self._share(frame, total, dealers[0])

    def _ask_who_not(self, frame: "Frame", units: list[int]) -> None:
        """355.14.h: there are more targets than damage."""
        options = [Option(O_OBJECT, oid) for oid in units]
        prompt = "which unit is no target any more (355.14.h)"
        frame.m.ask(frame.you, D_CHOOSE, options, prompt, frame.source)

    def _share(self, frame: "Frame", total: int, dealer: int) -> bool:
        task = frame.task
        assert task is not None
        left = total - sum(amount for amount in task.regs[1::2] if amount > 0)
        for at in range(1, len(task.regs), 2):
            if task.regs[at] > 0:
                continue
            others = sum(1 for amount in task.regs[at + 2 :: 2] if amount < 0)
            if others and left > others + 1:
                options = [Option(O_NUMBER, n) for n in range(1, left - others + 1)]
                name = wording.object_name(frame.m.state, task.regs[at - 1])
                prompt = f"how much of {left} damage to {name} (355.14.e)"
                frame.m.ask(frame.you, D_CHOOSE, options, prompt, frame.source)
                return False
            task.regs[at] = 1 if others else left
            left -= task.regs[at]
        amounts = list(zip(task.regs[::2], task.regs[1::2], strict=True))
        note(frame, 1)
        damage.deal(frame.m, amounts, frame.you, source=dealer, by_unit=self.source is not None, with_bonus=True)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        task = frame.task
        assert task is not None and option.kind != O_DONE
        if option.kind == O_OBJECT:
            at = task.regs[::2].index(option.a)
            del task.regs[2 * at : 2 * at + 2]
            return
        task.regs[task.regs[1::2].index(-1) * 2 + 1] = option.a

    def parts(self) -> tuple[Part, ...]:
        return (self.among,)

    def say(self) -> str:
        amount = self.amount.say()
        among = f"any number of {self.among.filter.say()}"
        if self.source is None:
            return f"deal {amount}, split among {among}"
        return f"{self.source.say()} deals {amount} as damage, split among {among}"


def split(amount: Amount, those: Those, source: Subject | None = None) -> Split:
    """Damage split among any number of those, perhaps dealt by a unit."""
    return Split(amount, Sharers(those, amount, by_unit=source is not None), source)
