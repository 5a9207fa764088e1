"""Giving Might and keywords (477)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import LOST, THIS_TURN, UNTIL_NAMES, WHILE_THERE
from riftwright.core.nodes import Amount, Choice, Effect, Passive, Subject, Who
from riftwright.core.prose import keyword
from riftwright.core.state import Mod
from riftwright.effects.amounts import Number
from riftwright.effects.instructions import note
from riftwright.effects.subjects import targets_of
from riftwright.rules import layers
from riftwright.rules.actions import status

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


def _for_how_long(until: int) -> str:
    """The end of a sentence: this turn, this combat, or nothing."""
    return f" {UNTIL_NAMES[until]}".rstrip()


@dataclass(frozen=True, slots=True, eq=False)
class Give(Effect):
    """Give Might for a time, increases or decreases; a minimum or maximum is snapshotted as it is applied (477.3.b)."""

    amount: Amount
    subject: Subject
    sign: int = 1
    least: int | None = None
    until: int = THIS_TURN
    most: int | None = None

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
            if self.most is not None:
                amount = min(amount, self.most - layers.raw_might(frame.m, oid))
            return max(0, amount)  # 477.3.c
        return -status.decrease(frame.m, oid, amount, frame.item, self.least)

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        sign = "+" if self.sign > 0 else "-"
        least = f", to a minimum of {self.least} [M]" if self.least is not None else ""
        least = f", to a maximum of {self.most} [M]" if self.most is not None else least
        turn = _for_how_long(self.until)
        if isinstance(self.amount, Number):
            return f"give {self.subject.say()} {sign}{self.amount.say()} [M]{turn}{least}"
        return f"give {self.subject.say()} {sign}X [M]{turn}{least}, X being {self.amount.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class RaiseTo(Effect):
    """Increase the Might of the objects to that: by what each lacks now, for a time or for good (477.3.b)."""

    amount: Amount
    subject: Subject
    until: int = WHILE_THERE

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        amount = self.amount.of(frame)
        ids = self.subject.ids(frame) if amount is not None else []
        note(frame, len(ids))
        for oid in ids:
            lacking = max(0, (amount or 0) - layers.raw_might(m, oid))
            status.give(m, oid, Mod(self.until, m.state.next_serial(), might=lacking), "477.3.b", frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"increase the [M] of {self.subject.say()} to {self.amount.say()}{_for_how_long(self.until)}"


@dataclass(frozen=True, slots=True, eq=False)
class Double(Effect):
    """Double the Might of the objects for a time (432): each is increased by what it is, but by no less than 0."""

    subject: Subject
    until: int = THIS_TURN

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            status.double(frame.m, oid, frame.you, until=self.until)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"double the [M] of {self.subject.say()}{_for_how_long(self.until)}"


@dataclass(frozen=True, slots=True, eq=False)
class SetBaseMight(Effect):
    """The base Might of the objects becomes that this turn (477.1.a.1)."""

    amount: int
    subject: Subject

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            mod = Mod(THIS_TURN, m.state.next_serial(), base=self.amount)
            status.give(m, oid, mod, "477.1.a.1", frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        what = self.subject.say()
        whose = "its base [M]" if what == "it" else f"the base [M] of {what}"
        return f"{whose} becomes {self.amount} this turn"


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
        turn = _for_how_long(self.until)
        return f"give {self.subject.say()} {keyword(self.keyword, self.value)}{turn}"


@dataclass(frozen=True, slots=True, eq=False)
class GiveKeywordsOf(Effect):
    """Give the keywords that one object has now, with their values, to others for a time; what becomes of it later
    changes nothing (477.3.b).
    """

    whose: Subject
    subject: Subject
    until: int = THIS_TURN

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        sources, ids = self.whose.ids(frame), self.subject.ids(frame)
        given = [pair for oid in sources for pair in layers.keywords(m, oid).items()]
        note(frame, len(ids))
        for oid in ids:
            for which, value in given:
                mod = Mod(self.until, m.state.next_serial(), keyword=which, value=value)
                status.give(m, oid, mod, player=frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        turn = _for_how_long(self.until)
        whose = self.whose.say()
        return f"give {self.subject.say()} {'my keywords' if whose == 'me' else f'the keywords of {whose}'}{turn}"


@dataclass(frozen=True, slots=True, eq=False)
class TakeKeyword(Effect):
    """Take a keyword away for a time, every instance of it (801.3.b)."""

    keyword: int
    subject: Subject
    until: int = THIS_TURN

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        for oid in ids:
            mod = Mod(self.until, m.state.next_serial(), keyword=self.keyword, value=LOST)
            status.give(m, oid, mod, player=frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        turn = _for_how_long(self.until)
        return f"{self.subject.say()} loses {keyword(self.keyword)}{turn}"


@dataclass(frozen=True, slots=True, eq=False)
class SwapMight(Effect):
    """Swap the Might of two objects this turn (433); nothing where only one of them is left."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, 1 if len(ids) > 1 else 0)
        if len(ids) > 1:
            status.swap(frame.m, ids[0], ids[1], frame.you, frame.item)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"swap the [M] of {self.subject.say()} this turn"


@dataclass(frozen=True, slots=True, eq=False)
class ChosenLoseMore(Passive):
    """A spell or ability of yours that would give -[M] to a unit which it chooses gives it that much more (375)."""

    amount: int

    def decreases_more(self, frame: "Frame", item: "ChainItem", oid: int) -> int:
        return self.amount if item.controller == frame.you and oid in targets_of(frame.m, item) else 0

    def say(self) -> str:
        return f"a spell or ability of yours that would give -[M] to a unit it chooses gives it -{self.amount} [M] more"
