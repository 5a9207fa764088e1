"""Costs within instructions (740.4.a): paid as the instruction is reached, or not; what follows depends on it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_NUMBER, Option
from riftwright.core.nodes import Amount, Cost, Effect
from riftwright.core.prose import series
from riftwright.effects.blocks import flat
from riftwright.rules import bills, costs, payment
from riftwright.rules.means import Means

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class MayPay(Effect):
    """The controller may pay Energy and Power to do something (740.4.a.1, 740.4.a.2.a), or else does something else."""

    cost: Cost
    then: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()
    apart = True

    def run(self, frame: "Frame") -> bool:
        m, task, item = frame.m, frame.task, frame.item
        assert task is not None and item is not None
        if task.sub:
            if not task.regs[-1]:
                task.pc += len(flat(self.then)) + 1
            return True
        bill = bills.of(self.cost, costs.own_mask(m, item))
        m.push(payment.Pay(frame.you, [bill], -1, costs.purpose(m, None), optional=True, rule="740.4.a.1"))
        return False

    def lower(self, program: list[Effect]) -> None:
        otherwise = flat(self.otherwise)
        program += [self, *flat(self.then), _Past(len(otherwise)), *otherwise]

    def inner(self) -> tuple[Effect, ...]:
        return self.then + self.otherwise

    def say(self) -> str:
        then = series([effect.say() for effect in self.then])
        otherwise = series([effect.say() for effect in self.otherwise])
        return f"you may pay {self.cost.symbols()} to {then}{f', or else {otherwise}' if otherwise else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class PayAnyAmount(Effect):
    """The controller pays any amount of Power of any domain, or of Energy, to do something with that much (204.3.b):
    ``AmountPaid``. Where nothing is paid, nothing is done (444.2.b). Its registers hold the amount, then how paying it
    went.
    """

    then: tuple[Effect, ...]
    energy: bool = False
    apart = True

    def run(self, frame: "Frame") -> bool:
        m, task, item = frame.m, frame.task, frame.item
        assert task is not None and item is not None
        purpose = costs.purpose(m, None)
        if not task.regs:
            means = Means(m, frame.you, purpose)
            most = 0
            while means.cover(self._bill(most + 1)):
                most += 1
            if most:
                options = [Option(O_NUMBER, amount) for amount in range(most + 1)]
                m.ask(frame.you, D_CHOOSE, options, f"how much {self._noun()} to pay (204.3.b)", frame.source)
                return False
        elif task.regs[0] and len(task.regs) == 1:
            m.push(payment.Pay(frame.you, [self._bill(task.regs[0])], -1, purpose, rule="204.3.b"))
            return False
        if len(task.regs) == 2 and task.regs[1]:
            item.amount = task.regs[0]
        else:
            task.pc += len(flat(self.then))
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def _bill(self, amount: int) -> bills.Bill:
        return bills.Bill(amount) if self.energy else bills.power_of_any(amount)

    def _noun(self) -> str:
        return "Energy" if self.energy else "Power"

    def lower(self, program: list[Effect]) -> None:
        program += [self, *flat(self.then)]

    def inner(self) -> tuple[Effect, ...]:
        return self.then

    def say(self) -> str:
        what = "Energy" if self.energy else "[any]"
        return f"pay any amount of {what} to {series([effect.say() for effect in self.then])}"


@dataclass(frozen=True, slots=True, eq=False)
class AmountPaid(Amount):
    """As much as was paid just before, of what could be paid in any amount."""

    def of(self, frame: "Frame") -> int | None:
        return frame.item.amount if frame.item is not None else None

    def say(self) -> str:
        return "that much"


@dataclass(frozen=True, slots=True, eq=False)
class _Past(Effect):
    """Go on after so many instructions, which were for the other case."""

    count: int

    def run(self, frame: "Frame") -> bool:
        assert frame.task is not None
        frame.task.pc += self.count
        return True

    def say(self) -> str:
        return ""
