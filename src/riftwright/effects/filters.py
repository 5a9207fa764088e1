"""Which objects qualify."""

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from riftwright.core.facts import Face
from riftwright.core.ids import (
    ATTACKER,
    BASE,
    BATTLEFIELD,
    CHAMPION_ZONE,
    DEFENDER,
    EXHAUSTED,
    FACEDOWN,
    GEAR,
    LEGEND,
    MIGHTY,
    RUNE,
    SPELL,
    TRASH,
    TYPE_NAMES,
    UNIT,
)
from riftwright.core.native import mypyc_attr
from riftwright.core.nodes import Filter, Node
from riftwright.core.prose import keyword
from riftwright.rules import layers

if TYPE_CHECKING:
    from riftwright.core.state import Known
    from riftwright.rules.frame import Frame

ANY_CARD: Final = UNIT | GEAR | SPELL  # what a Main Deck holds, "a card"

# Whose
ANYONES: Final = 0
FRIENDLY: Final = 1
ENEMY: Final = 2
YOURS: Final = 3  # those that you control
OWNED: Final = 4  # those that you own, whoever controls them

ANYTHING: Final = UNIT | GEAR | RUNE | LEGEND  # of all types that are on the board

# Where
ANYWHERE: Final = 0
AT_BATTLEFIELD: Final = 1
HERE: Final = 2
IN_BASE: Final = 3
ELSEWHERE: Final = 4  # on the board, at another location than the source
IN_TRASH: Final = 5
THERE: Final = 6  # where the trigger condition was met
AT_MY_BATTLEFIELD: Final = 7  # where the source is, if that is a battlefield
TO_OR_FROM: Final = 8  # at a battlefield that the trigger condition saw something move to or from (359.3.f.3)
IN_A_TRASH: Final = 9  # anybody's, or by whose the cards are
IN_YOUR_BASE: Final = 10
BOARD_OR_CHAMPION_ZONE: Final = 11  # on the board, or in your Champion Zone

_WHOSE: Final = {ANYONES: "", FRIENDLY: "friendly ", ENEMY: "enemy ", YOURS: "", OWNED: ""}
_WHERE: Final = {
    ANYWHERE: "",
    AT_BATTLEFIELD: " at a battlefield",
    HERE: " here",
    IN_BASE: " in a base",
    ELSEWHERE: " at another location",
    IN_TRASH: " in your trash",
    IN_A_TRASH: " in a trash",
    THERE: " there",
    AT_MY_BATTLEFIELD: " at my battlefield",
    TO_OR_FROM: " at a battlefield I moved to or from",
    IN_YOUR_BASE: " in your base",
    BOARD_OR_CHAMPION_ZONE: " on the board or in your Champion Zone",
}
_WHERE_SEVERAL: Final = {**_WHERE, AT_BATTLEFIELD: " at battlefields", IN_BASE: " in bases", IN_A_TRASH: " in trashes"}


@mypyc_attr("allow_interpreted_subclasses")
class Trait(Node):
    """A further requirement on an object."""

    __slots__ = ()

    def fits(self, frame: "Frame", oid: int) -> bool:
        raise NotImplementedError(type(self).__name__)

    def fitted(self, known: "Known") -> bool:
        """Whether what is gone fulfilled it when it left (359.3.e.13)."""
        raise NotImplementedError(type(self).__name__)

    before: bool = True  # whether it is said before the noun
    noun: str = ""  # the noun that it makes of the object, in place of its types


@dataclass(frozen=True, slots=True, eq=False)
class Those(Filter):
    """Objects of a type, by whose they are, where they are, and further traits."""

    types: int
    whose: int = ANYONES
    where: int = ANYWHERE
    traits: tuple[Trait, ...] = ()
    other: bool = False  # not the source itself
    facedown: bool = False  # facedown cards besides, of whatever type (107.3)

    def matches(self, frame: "Frame", oid: int) -> bool:
        s = frame.m.state
        o = s.objects[oid]
        if o.zone == FACEDOWN:
            return self.facedown and self._are_whose(frame, o.controller)
        if not o.types & self.types or (self.other and oid == frame.source):
            return False
        where = self.where
        zone = o.zone
        if where == IN_TRASH:
            return zone == TRASH and o.owner == frame.you and self._fits(frame, oid)
        if where == IN_A_TRASH:
            return zone == TRASH and self._are_whose(frame, o.owner) and self._fits(frame, oid)
        if zone < BASE and (where != BOARD_OR_CHAMPION_ZONE or zone != CHAMPION_ZONE or o.owner != frame.you):
            return False
        if self.whose and not self._are_whose(frame, o.owner if self.whose == OWNED else o.controller):
            return False
        if where:
            if where == AT_BATTLEFIELD:
                if zone != BATTLEFIELD:
                    return False
            elif where == HERE:
                if o.loc != frame.here or o.loc < 0:
                    return False
            elif where == AT_MY_BATTLEFIELD:
                if o.loc != frame.here or zone != BATTLEFIELD:
                    return False
            elif where == IN_BASE:
                if zone != BASE:
                    return False
            elif where == IN_YOUR_BASE:
                if o.loc != frame.you:
                    return False
            elif where == THERE:
                if frame.item is None or o.loc != frame.item.place:
                    return False
            elif where == TO_OR_FROM:
                if zone != BATTLEFIELD or frame.item is None or o.loc not in (frame.item.place, frame.item.whence):
                    return False
            elif where == ELSEWHERE and o.loc == frame.here:
                return False
        return self._fits(frame, oid)

    def _are_whose(self, frame: "Frame", player: int) -> bool:
        if self.whose in (YOURS, OWNED):
            return player == frame.you
        return not self.whose or frame.m.friendly(player, frame.you) == (self.whose == FRIENDLY)

    def _fits(self, frame: "Frame", oid: int) -> bool:
        return all(trait.fits(frame, oid) for trait in self.traits)

    def candidates(self, frame: "Frame") -> list[int]:
        s = frame.m.state
        if self.where == IN_TRASH:
            pool = s.players[frame.you].trash
        elif self.where == IN_A_TRASH:
            pool = [oid for p in s.players for oid in p.trash]
        elif self.types & (UNIT | GEAR):
            if self.where == HERE:
                pool = frame.m.at(frame.here)
            else:
                pool = frame.m.permanents()
            if self.types & RUNE:
                pool = [*pool, *(oid for p in s.players for oid in p.runes)]
            if self.types & LEGEND:
                pool = [*pool, *(oid for p in s.players for oid in p.legends)]
            if self.where == BOARD_OR_CHAMPION_ZONE:
                pool = [*s.players[frame.you].champion, *pool]
        elif self.types & RUNE:
            pool = [oid for p in s.players for oid in p.runes]
        else:
            pool = [oid for p in s.players for oid in p.legends]
        if self.facedown:
            pool = pool + [oid for field in s.battlefields for oid in field.facedown]
        return [oid for oid in pool if self.matches(frame, oid)]

    def noun(self, plural: bool = False) -> str:
        """The filter as a noun phrase without an article."""
        named = [t.noun + ("s" if plural and t is not EQUIPMENT else "") for t in self.traits if t.noun]
        if self.types == ANYTHING:
            named = [f"object{'s' if plural else ''}"]
        elif self.types == ANY_CARD and not named:
            named = [f"card{'s' if plural else ''}"]
        names = named[:1]
        for bit, name in ((UNIT, "unit"), (GEAR, "gear"), (RUNE, "rune"), (LEGEND, "legend"), (SPELL, "spell")):
            if self.types & bit and not named:
                names.append(name + ("s" if plural and name != "gear" else ""))
        if self.facedown:
            names.append(f"facedown card{'s' if plural else ''}")
        before = "".join(f"{t.say()} " for t in self.traits if t.before and not t.noun)
        another = any(isinstance(t, NotIt) for t in self.traits)
        after = "".join(f" {t.say()}" for t in self.traits if not t.before and not isinstance(t, NotIt))
        other = "other " if self.other or another else ""
        owner = {YOURS: " you control", OWNED: " you own"}.get(self.whose, "") if self.where != IN_TRASH else ""
        where = (_WHERE_SEVERAL if plural else _WHERE)[self.where]
        return f"{other}{before}{_WHOSE[self.whose]}{' or '.join(names)}{owner}{where}{after}"

    def say(self) -> str:
        return self.noun(plural=True)


@dataclass(frozen=True, slots=True, eq=False)
class Tagged(Trait):
    """Has one of these tags; ``noun`` where that is what such objects are called."""

    tags: tuple[str, ...]
    noun: str = ""

    def fits(self, frame: "Frame", oid: int) -> bool:
        held = frame.m.tags(oid)
        return any(tag in held for tag in self.tags)

    def say(self) -> str:
        *rest, last = self.tags
        return f"{', '.join(rest)} or {last}" if rest else last


@dataclass(frozen=True, slots=True, eq=False)
class Untagged(Trait):
    """Has not that tag."""

    tag: str

    def fits(self, frame: "Frame", oid: int) -> bool:
        return self.tag not in frame.m.tags(oid)

    def fitted(self, known: "Known") -> bool:
        return self.tag not in known.tags

    def say(self) -> str:
        return f"non-{self.tag}"


@dataclass(frozen=True, slots=True, eq=False)
class Token(Trait):
    """Is a token (185)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).token

    def say(self) -> str:
        return "token"


@dataclass(frozen=True, slots=True, eq=False)
class OfType(Trait):
    """Is a card of that type, wherever it is; what has several types is of each (387.1.b)."""

    type: int

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).types & self.type != 0

    def say(self) -> str:
        return f"a {TYPE_NAMES[self.type]}"


@dataclass(frozen=True, slots=True, eq=False)
class AmongPlayed(Trait):
    """Is one of the tokens and cards that the spell or ability has played."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.item is not None and oid in frame.item.made

    def say(self) -> str:
        return "among them"


@dataclass(frozen=True, slots=True, eq=False)
class NotPlayed(Trait):
    """Is none of the tokens that the spell or ability has played."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.item is None or oid not in frame.item.made

    def say(self) -> str:
        return "other"


@dataclass(frozen=True, slots=True, eq=False)
class Attacking(Trait):
    """Has the Attacker designation."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).flags & ATTACKER != 0

    def say(self) -> str:
        return "attacking"


@dataclass(frozen=True, slots=True, eq=False)
class DefendingAlone(Trait):
    """Has the Defender designation, and no other friendly unit at its location (740.2.a)."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).flags & DEFENDER != 0 and frame.m.alone(oid)

    def say(self) -> str:
        return "defending alone"


@dataclass(frozen=True, slots=True, eq=False)
class FieldedUnlessGear(Trait):
    """Is a gear, wherever that is, or else at a battlefield."""

    noun: str = "unit at a battlefield or a gear"

    def fits(self, frame: "Frame", oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.types & GEAR != 0 or o.zone == BATTLEFIELD

    def say(self) -> str:
        return self.noun


@dataclass(frozen=True, slots=True, eq=False)
class Alone(Trait):
    """Has no other friendly unit at its location (740.2.a)."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.alone(oid)

    def say(self) -> str:
        return "that is alone"


@dataclass(frozen=True, slots=True, eq=False)
class Buffed(Trait):
    """Has a buff (702)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).buffs > 0

    def fitted(self, known: "Known") -> bool:
        return known.buffs > 0

    def say(self) -> str:
        return "buffed"


@dataclass(frozen=True, slots=True, eq=False)
class Stunned(Trait):
    """Is Stunned (423)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).stunned

    def say(self) -> str:
        return "stunned"


@dataclass(frozen=True, slots=True, eq=False)
class Empowered(Trait):
    """Has the Empowered status (441)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).empowered > 0

    def say(self) -> str:
        return "[Empowered]"


@dataclass(frozen=True, slots=True, eq=False)
class HasKeyword(Trait):
    """Has a keyword, printed or granted, be it in inactive text (722.1, 805.5 and its likes)."""

    keyword: int
    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return layers.bears(frame.m, oid, self.keyword)

    def say(self) -> str:
        return f"with {keyword(self.keyword)}"


@dataclass(frozen=True, slots=True, eq=False)
class Equipped(Trait):
    """Has an Equipment attached to it (818.3)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return any(EQUIPMENT.fits(frame, gear) for gear in frame.m.obj(oid).attachments)

    def say(self) -> str:
        return "equipped"


@dataclass(frozen=True, slots=True, eq=False)
class Damaged(Trait):
    """Has damage marked on it (142.4)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).damage > 0

    def say(self) -> str:
        return "damaged"


@dataclass(frozen=True, slots=True, eq=False)
class Exhausted(Trait):
    """Is exhausted (414.2)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).flags & EXHAUSTED != 0

    def say(self) -> str:
        return "exhausted"


@dataclass(frozen=True, slots=True, eq=False)
class NotIt(Trait):
    """Is not what the trigger condition or an earlier instruction is about."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.item is None or frame.m.obj(oid).ref != frame.item.subject

    def say(self) -> str:
        return "but it"


@dataclass(frozen=True, slots=True, eq=False)
class IsReady(Trait):
    """Is ready (415.2)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return not frame.m.obj(oid).exhausted

    def say(self) -> str:
        return "ready"


@dataclass(frozen=True, slots=True, eq=False)
class CostAtMost(Trait):
    """Printed cost of no more Energy and no more Power than that (206); -1 for no limit."""

    energy: int
    power: int = -1
    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        face = frame.m.state.face_of(oid)
        return (self.energy < 0 or face.energy <= self.energy) and (self.power < 0 or face.power <= self.power)

    def say(self) -> str:
        parts = []
        if self.energy >= 0:
            parts.append(f"[{self.energy}]")
        if self.power >= 0:
            parts.append("[any]" * self.power or "no Power")
        return f"that costs at most {' and at most '.join(parts)}"


@dataclass(frozen=True, slots=True, eq=False)
class CostAtLeast(Trait):
    """Printed cost of that much Energy or more (206), whatever was paid."""

    energy: int
    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.state.face_of(oid).energy >= self.energy

    def say(self) -> str:
        return f"that costs [{self.energy}] or more"


@dataclass(frozen=True, slots=True, eq=False)
class CostBelowPoints(Trait):
    """Printed cost of less Energy (206) than the player has points."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.state.face_of(oid).energy < frame.m.points_of(frame.you)

    def say(self) -> str:
        return "that costs less Energy than you have points"


def costs_within(face: Face, other: Face) -> bool:
    """Whether a card costs no more Energy and no more Power than another (206)."""
    return face.energy <= other.energy and face.power <= other.power


@dataclass(frozen=True, slots=True, eq=False)
class CostsNoMoreThanKilled(Trait):
    """Costs no more Energy and no more Power than the unit that was killed as a cost; until that is paid, than some
    unit that could be. Where the death was replaced there is no such unit (359.3.e.12).
    """

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        s = frame.m.state
        item = frame.item
        face = s.face_of(oid)
        if item is None or item.known is None:
            return any(costs_within(face, s.face_of(unit)) for unit in UNITS_YOU_CONTROL.candidates(frame))
        return not s.alive(item.known.ref) and costs_within(face, s.faces[item.known.face])

    def say(self) -> str:
        return "whose Energy and Power are each at most those of the killed unit"


@dataclass(frozen=True, slots=True, eq=False)
class MightAtMost(Trait):
    """Has Might of no more than that."""

    most: int
    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.might(oid) <= self.most

    def say(self) -> str:
        return f"with at most {self.most} [M]"


@dataclass(frozen=True, slots=True, eq=False)
class Mighty(Trait):
    """Has Might of 5 or more (708)."""

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.might(oid) >= MIGHTY

    def say(self) -> str:
        return "[Mighty]"


@dataclass(frozen=True, slots=True, eq=False)
class InCombat(Trait):
    """Has a combat designation where combat is ongoing (740.2.c)."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.in_combat(oid)

    def say(self) -> str:
        return "in combat"


@dataclass(frozen=True, slots=True, eq=False)
class WeakerThanMe(Trait):
    """Has less Might than the source."""

    before: bool = False

    def fits(self, frame: "Frame", oid: int) -> bool:
        return frame.m.might(oid) < frame.m.might(frame.source)

    def say(self) -> str:
        return "with less [M] than me"


@dataclass(frozen=True, slots=True, eq=False)
class Equipment(Trait):
    """Is a gear with the tag Equipment (150.1)."""

    noun: str = "Equipment"

    def fits(self, frame: "Frame", oid: int) -> bool:
        return "Equipment" in frame.m.state.face_of(oid).tags

    def say(self) -> str:
        return "an Equipment"


EQUIPMENT: Final = Equipment()

UNITS: Final = Those(UNIT)
ENEMY_UNITS: Final = Those(UNIT, ENEMY)
FRIENDLY_UNITS: Final = Those(UNIT, FRIENDLY)
UNITS_AT_BATTLEFIELDS: Final = Those(UNIT, where=AT_BATTLEFIELD)
UNITS_HERE: Final = Those(UNIT, where=HERE)
OTHER_FRIENDLY_UNITS: Final = Those(UNIT, FRIENDLY, other=True)
UNITS_YOU_CONTROL: Final = Those(UNIT, YOURS)
ENEMY_GEAR: Final = Those(GEAR, ENEMY)
YOUR_EQUIPMENT: Final = Those(GEAR, YOURS, traits=(EQUIPMENT,))
FACEDOWN_CARDS_YOU_CONTROL: Final = Those(0, YOURS, AT_BATTLEFIELD, facedown=True)
