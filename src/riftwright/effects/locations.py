"""What is at a location: everything at a battlefield that is chosen, up to one at each location, all around one."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from riftwright.core.ids import FIELD
from riftwright.core.nodes import Amount, Choice, Effect, Subject, Who
from riftwright.effects.filters import Those, Trait
from riftwright.effects.instructions import note
from riftwright.effects.subjects import Chosen, up_to
from riftwright.rules.actions import damage

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice

MOST_PLAYERS: Final = 4
MOST_FIELDS: Final = 8  # four in the largest mode of play, and those that are added (439)
LOCATIONS: Final = (*range(FIELD, FIELD + MOST_FIELDS), *range(MOST_PLAYERS))


class _AtLocation(Trait):
    """Is at that location: a battlefield, or the base of a player."""

    __slots__ = ("loc",)

    before = False

    def __init__(self, loc: int) -> None:
        self.loc: int = loc

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).loc == self.loc

    def say(self) -> str:
        return (
            f"at battlefield {self.loc - FIELD + 1}" if self.loc >= FIELD else f"in the base of player {self.loc + 1}"
        )


class AllAt(Subject):
    """Every object that qualifies at a chosen battlefield: that is chosen as the item is finalized, they are found as
    the instruction is executed (355.10.d).
    """

    __slots__ = ("field", "those", "word")

    def __init__(self, those: Those, field: Choice, word: str = "") -> None:
        self.those: Those = those
        self.field: Choice = field  # ``OneField``, or the destination of a move
        self.word: str = word

    def choice(self) -> Choice:
        return self.field

    def ids(self, frame: "Frame") -> list[int]:
        places = frame.chosen(self.field)
        return [oid for oid in self.those.candidates(frame) if frame.m.obj(oid).loc in places]

    def say(self) -> str:
        return self.word or f"all {self.those.say()} at {self.field.say()}"


class DealAtEachLocation(Effect):
    """Deal damage to up to one of those at each location, at once. Each is a target of its own, which must be where it
    was chosen (359.3.e).
    """

    __slots__ = ("amount", "targets", "those")

    def __init__(self, amount: Amount, those: Those) -> None:
        self.amount: Amount = amount
        self.those: Those = those
        self.targets: tuple[Chosen, ...] = tuple(
            up_to(1, Those(those.types, those.whose, those.where, (*those.traits, _AtLocation(loc)), those.other))
            for loc in LOCATIONS
        )

    def run(self, frame: "Frame") -> bool:
        amount = self.amount.of(frame)
        ids = [oid for chosen in self.targets for oid in chosen.ids(frame)]
        note(frame, len(ids))
        if amount is not None and ids:
            damage.deal(frame.m, [(oid, amount) for oid in ids], frame.you, source=frame.source)
        return True

    def parts(self) -> tuple[Part, ...]:
        return self.targets

    def say(self) -> str:
        return f"deal {self.amount.say()} to up to one {self.those.noun()} at each location"


@dataclass(frozen=True, slots=True, eq=False)
class DealAround(Effect):
    """Deal damage to one of those that qualify, and other damage to all the others, at once (417.1.d)."""

    amount: Amount
    subject: Subject
    around: Amount
    those: Those

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        others = [oid for oid in self.those.candidates(frame) if oid not in ids and not frame.has_chosen(oid)]
        dealt = [(oid, self.amount.of(frame) or 0) for oid in ids]
        dealt += [(oid, self.around.of(frame) or 0) for oid in others]
        note(frame, len(dealt))
        if dealt:
            damage.deal(frame.m, dealt, frame.you, source=frame.source)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        others = self.those.noun(plural=True)
        return f"deal {self.amount.say()} to {self.subject.say()} and {self.around.say()} to all other {others}"
