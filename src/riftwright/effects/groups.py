"""Targets that must meet a requirement together (355.11)."""

from typing import TYPE_CHECKING

from riftwright.core.state import REF_SHIFT
from riftwright.effects.filters import Those
from riftwright.effects.subjects import Target

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


class WithTotalMight(Target):
    """Any number of units at one location whose Might comes to no more than so much."""

    __slots__ = ("total",)

    def __init__(self, those: Those, total: int) -> None:
        super().__init__(those, 0, 99)
        self.total: int = total

    def together(self, frame: "Frame", values: list[int]) -> bool:
        m = frame.m
        oids = [ref >> REF_SHIFT for ref in values]
        if len({m.obj(oid).loc for oid in oids}) > 1:
            return False
        return sum(m.might(oid) for oid in oids) <= self.total

    def say(self) -> str:
        noun = self.filter.noun(plural=True).removesuffix(" at battlefields")
        return f"any number of {noun} at the same battlefield with at most {self.total} [M] together"
