"""Costs within instructions (740.4.a): paid as the instruction is reached, or not; what follows depends on it."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.nodes import Cost, Effect
from riftwright.core.prose import series
from riftwright.effects.blocks import flat
from riftwright.rules import bills, costs, payment

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
class _Past(Effect):
    """Go on after so many instructions, which were for the other case."""

    count: int

    def run(self, frame: "Frame") -> bool:
        assert frame.task is not None
        frame.task.pc += self.count
        return True

    def say(self) -> str:
        return ""
