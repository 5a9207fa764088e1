"""Numbers."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

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
class IfPaid(Amount):
    """One number where the optional additional cost was paid, another where it was not (356.4.f.1)."""

    paid: int
    unpaid: int

    def of(self, frame: "Frame") -> int | None:
        return self.paid if frame.item is not None and frame.item.paid & 1 else self.unpaid

    def say(self) -> str:
        return f"{self.paid} if you paid the additional cost, otherwise {self.unpaid}"


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
class MightOfKilled(Amount):
    """The Might that the unit had which the instruction before has killed (359.3.e.13), and perhaps a little more;
    unknown where it was not killed.
    """

    more: int = 0

    def of(self, frame: "Frame") -> int | None:
        item = frame.item
        killed = item is not None and bool(item.notes) and item.notes[-1] > 0
        return item.amount + self.more if item is not None and killed else None

    def say(self) -> str:
        return f"the killed unit's [M]{f' plus {self.more}' if self.more else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class MightOfPaid(Amount):
    """The Might that the unit had with which the cost was paid (359.3.e.13); never below 0."""

    word: str

    def of(self, frame: "Frame") -> int | None:
        known = frame.item.known if frame.item is not None else None
        return max(0, known.might) if known is not None else None

    def say(self) -> str:
        return f"the [M] of the {self.word} unit"


@dataclass(frozen=True, slots=True, eq=False)
class EnergyCostOf(Amount):
    """The printed Energy cost of one object or card (206), wherever it is; unknown when it is gone (359.3.e.12)."""

    subject: Subject
    word: str = "its"

    def of(self, frame: "Frame") -> int | None:
        ids = self.subject.ids(frame)
        return frame.m.state.face_of(ids[0]).energy if ids else None

    def say(self) -> str:
        return f"{self.word} Energy cost"


@dataclass(frozen=True, slots=True, eq=False)
class HighestMight(Amount):
    """The highest Might among those; 0 where there are none."""

    filter: Those

    def of(self, frame: "Frame") -> int | None:
        return max((frame.m.might(oid) for oid in self.filter.candidates(frame)), default=0)

    def say(self) -> str:
        return f"each [M] of the strongest of the {self.filter.noun(plural=True)}"


@dataclass(frozen=True, slots=True, eq=False)
class CountOf(Amount):
    """1 for each object that qualifies."""

    filter: Those

    def of(self, frame: "Frame") -> int | None:
        return len(self.filter.candidates(frame))

    def say(self) -> str:
        return f"1 for each {self.filter.noun()}"


@dataclass(frozen=True, slots=True, eq=False)
class NamesakesInTrash(Amount):
    """1 for each other card in the player's trash with the source's name. The source itself is on the chain while it
    is played and paid for (354).
    """

    def of(self, frame: "Frame") -> int | None:
        s = frame.m.state
        name = s.face_of(frame.source).name
        return sum(1 for oid in s.players[frame.you].trash if oid != frame.source and s.face_of(oid).name == name)

    def say(self) -> str:
        return "each card with this name in your trash"


NAMESAKES_IN_TRASH: Final = NamesakesInTrash()


@dataclass(frozen=True, slots=True, eq=False)
class CardsInTrash(Amount):
    """1 for each card in the player's trash. The source itself is on the chain while it is played (354)."""

    def of(self, frame: "Frame") -> int | None:
        trash = frame.m.state.players[frame.you].trash
        return len(trash) - trash.count(frame.source)

    def say(self) -> str:
        return "each card in your trash"


@dataclass(frozen=True, slots=True, eq=False)
class YourPoints(Amount):
    """1 for each point of the player, or of their team (194)."""

    def of(self, frame: "Frame") -> int | None:
        return frame.m.points_of(frame.you)

    def say(self) -> str:
        return "each of your points"


@dataclass(frozen=True, slots=True, eq=False)
class TimesEmpowered(Amount):
    """1 for each time that the source is Empowered (441.1.c.1)."""

    def of(self, frame: "Frame") -> int | None:
        return frame.me.empowered

    def say(self) -> str:
        return "each time I'm [Empowered]"


@dataclass(frozen=True, slots=True, eq=False)
class CardsPlayed(Amount):
    """1 for each other card that the player has played this turn: finalized, that is (419.4.b)."""

    def of(self, frame: "Frame") -> int | None:
        player = frame.m.state.players[frame.you]
        return player.finalized - player.finalized_cards.count(frame.source)

    def say(self) -> str:
        return "[1] for each card that you have played this turn"


@dataclass(frozen=True, slots=True, eq=False)
class ThatMany(Amount):
    """As many as the instruction before has done (359.3.e.14)."""

    def of(self, frame: "Frame") -> int | None:
        item = frame.item
        return item.notes[-1] if item is not None and item.notes else None

    def say(self) -> str:
        return "that many"


def number(value: "int | Amount") -> Amount:
    """An amount from a plain number or an amount."""
    return Number(value) if isinstance(value, int) else value
