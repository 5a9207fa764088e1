"""Giving Might, keywords and control (477), and blocks of instructions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import IGNORED
from riftwright.core.ids import KEYWORD_NAMES, THIS_TURN, VALUED_KEYWORDS, WHILE_SOURCE
from riftwright.core.nodes import Ability, Amount, Choice, Condition, Effect, Subject, Who
from riftwright.core.state import Delayed, Mod
from riftwright.effects.instructions import note
from riftwright.rules import layers
from riftwright.rules.actions import control, status

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class Give(Effect):
    """Give Might for a time, increases or decreases; a minimum is snapshotted as it is applied (477.3.b)."""

    amount: Amount
    subject: Subject
    sign: int = 1
    least: int | None = None
    until: int = THIS_TURN

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        amount = self.amount.of(frame)
        ids = self.subject.ids(frame)
        if amount is None or not ids:
            note(frame, 0)
            return True
        note(frame, len(ids))
        changes = [(oid, self._change(frame, oid, amount)) for oid in ids]
        for oid, change in changes:
            status.give(m, oid, Mod(self.until, m.state.next_serial(), might=change), player=frame.you)
        return True

    def _change(self, frame: "Frame", oid: int, amount: int) -> int:
        if self.sign > 0:
            return max(0, amount)  # 477.3.c
        if self.least is None:
            return -amount
        return -max(0, min(amount, layers.raw_might(frame.m, oid) - self.least))

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        sign = "+" if self.sign > 0 else "-"
        least = f", to a minimum of {self.least} [M]" if self.least is not None else ""
        turn = " this turn" if self.until == THIS_TURN else ""
        return f"give {self.subject.say()} {sign}{self.amount.say()} [M]{turn}{least}"


@dataclass(frozen=True, slots=True, eq=False)
class GiveKeyword(Effect):
    """Give a keyword for a time (801.3.a)."""

    keyword: int
    value: int
    subject: Subject
    until: int = THIS_TURN

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            mod = Mod(self.until, m.state.next_serial(), keyword=self.keyword, value=self.value)
            status.give(m, oid, mod, player=frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        value = f" {self.value}" if self.keyword in VALUED_KEYWORDS and self.value != 1 else ""
        turn = " this turn" if self.until == THIS_TURN else ""
        return f"give {self.subject.say()} [{KEYWORD_NAMES[self.keyword]}{value}]{turn}"


@dataclass(frozen=True, slots=True, eq=False)
class TakeControl(Effect):
    """Take control of the objects (191)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        done = [control.take(frame.m, oid, frame.you) for oid in self.subject.ids(frame)]
        note(frame, sum(done))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"take control of {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class ControlWhileThere(Effect):
    """Control the objects for as long as the source is on the board (390.5.b); not even for a moment where it has
    left already (359.3.e.16).
    """

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        if frame.source_is_here and frame.me.on_board:
            for oid in self.subject.ids(frame):
                control.take(frame.m, oid, frame.you, until=WHILE_SOURCE, source=frame.item.source)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"you control {self.subject.say()} until I leave the board"


@dataclass(frozen=True, slots=True, eq=False)
class LoseControl(Effect):
    """The player loses control of the objects that an effect gave them."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        for oid in self.subject.ids(frame):
            control.lose(frame.m, oid, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"lose control of {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class If(Effect):
    """Instructions that are executed only where a condition holds as they are reached."""

    condition: Condition
    effects: tuple[Effect, ...]

    def run(self, frame: "Frame") -> bool:
        if not self.condition.holds(frame):
            assert frame.task is not None
            frame.task.pc += len(self._flat())
        return True

    def _flat(self) -> list[Effect]:
        program: list[Effect] = []
        for effect in self.effects:
            effect.lower(program)
        return program

    def lower(self, program: list[Effect]) -> None:
        program.append(self)
        program += self._flat()

    def inner(self) -> tuple[Effect, ...]:
        return self.effects

    def say(self) -> str:
        return f"{self.condition.say()}, {' and '.join(effect.say() for effect in self.effects)}"


@dataclass(frozen=True, slots=True, eq=False)
class Later(Effect):
    """Create a delayed ability about the objects (389-392)."""

    ability: Ability
    subject: Subject
    once: bool = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        s = m.state
        item = frame.item
        assert item is not None
        ids = self.subject.ids(frame)
        if not ids:
            m.tell(IGNORED, "359.3.e.14.a", frame.you, frame.source)
        for oid in ids:
            delayed = Delayed(
                frame.you,
                item.source,
                item.face,
                self.ability.index,
                m.obj(oid).ref,
                self.ability.until,
                self.once,
                s.next_serial(),
            )
            s.delayed = (*s.delayed, delayed)
            s.version += 1
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        trigger = self.ability.trigger
        when = trigger.say() if trigger is not None else ""
        return f"{when}, {' and '.join(effect.say() for effect in self.ability.effects)}"
