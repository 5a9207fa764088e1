"""Numbers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.nodes import Amount, Subject
from riftwright.effects.filters import Those

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class Number(Amount):
    """A fixed number."""

    value: int

    def of(self, frame: "Frame") -> int | None:
        return self.value

    def say(self) -> str:
        return str(self.value)


@dataclass(frozen=True, slots=True, eq=False)
class MightOf(Amount):
    """The Might of one object as the instruction is executed (359.3.f.2); unknown when it is gone (359.3.e.12)."""

    subject: Subject
    word: str = "my"

    def of(self, frame: "Frame") -> int | None:
        ids = self.subject.ids(frame)
        return frame.m.might(ids[0]) if ids else None

    def say(self) -> str:
        return f"{self.word} [M]"


@dataclass(frozen=True, slots=True, eq=False)
class CountOf(Amount):
    """1 for each object that qualifies."""

    filter: Those

    def of(self, frame: "Frame") -> int | None:
        return len(self.filter.candidates(frame))

    def say(self) -> str:
        return f"1 for each {self.filter.noun()}"


def number(value: "int | Amount") -> Amount:
    """An amount from a plain number or an amount."""
    return Number(value) if isinstance(value, int) else value
