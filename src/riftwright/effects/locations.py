"""One choice for each location on the board."""

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
