"""What instructions are about: chosen objects, the source, what triggered, all of a kind; and whom."""

from typing import TYPE_CHECKING, Final

from riftwright.core.ids import FIELD, NOBODY
from riftwright.core.nodes import (
    CHOOSE_ITEM,
    CHOOSE_OBJECT,
    CHOOSE_PLACE,
    CHOOSE_PLAYER,
    Choice,
    Filter,
    Subject,
    Who,
)
from riftwright.core.prose import number, one
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, REF_SHIFT
from riftwright.effects.filters import (
    ELSEWHERE,
    HERE,
    IN_A_TRASH,
    IN_BASE,
    IN_TRASH,
    IN_YOUR_BASE,
    YOURS,
    Those,
    Trait,
)
from riftwright.rules.actions import moves

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame
    from riftwright.rules.machine import Machine


class Target(Choice):
    """Objects chosen as the item is finalized (355.5). ``elsewhere`` says that its text rules out the battlefield
    where a card was hidden, so that it may choose freely (811.1.d.2). They are ``another`` than what an earlier
    choice has chosen, and perhaps ``parted`` from it, at another location, or ``beside`` it, at the same one; or all
    ``joined`` at one location.
    """

    __slots__ = ("another", "beside", "elsewhere", "filter", "joined", "parted")

    def __init__(
        self,
        those: Those,
        least: int = 1,
        most: int = 1,
        *,
        targeted: bool = True,
        another: "Chosen | None" = None,
        joined: bool = False,
        parted: bool = False,
        beside: bool = False,
    ) -> None:
        super().__init__(CHOOSE_OBJECT, least, most, targeted)
        self.filter: Those = those
        away = (ELSEWHERE, IN_BASE, IN_YOUR_BASE, IN_TRASH, IN_A_TRASH)
        self.elsewhere: bool = those.where in away or parted
        self.another: Chosen | None = another
        self.joined: bool = joined
        self.parted: bool = parted
        self.beside: bool = beside

    def available(self, frame: "Frame") -> list[int]:
        objects = frame.m.state.objects
        found = [objects[oid].ref for oid in self.filter.candidates(frame)]
        if self.another is not None:
            taken = frame.chosen(self.another.target)
            found = [ref for ref in found if all(self._goes_with(frame, ref, other) for other in taken)]
        if self.joined:  # only where there are enough of them
            places = [objects[ref >> REF_SHIFT].loc for ref in found]
            found = [ref for ref, loc in zip(found, places, strict=True) if places.count(loc) >= self.least]
        return found

    def legal(self, frame: "Frame", value: int) -> bool:
        if self.parted and self.another is not None:
            taken = frame.chosen(self.another.target)
            if not all(self._goes_with(frame, value, other) for other in taken):
                return False
        return self.filter.matches(frame, value >> REF_SHIFT)

    def _goes_with(self, frame: "Frame", value: int, other: int) -> bool:
        """Whether it is another object, and at another location or at the same one where it must be."""
        objects = frame.m.state.objects
        if value >> REF_SHIFT == other >> REF_SHIFT:
            return False
        same = objects[value >> REF_SHIFT].loc == objects[other >> REF_SHIFT].loc
        return not (self.parted if same else self.beside)

    def group(self) -> Choice | None:
        return self.another.target if self.beside and self.another is not None else None

    def together(self, frame: "Frame", values: list[int]) -> bool:
        if not self.joined and not self.beside:
            return True
        return len({frame.m.obj(value >> REF_SHIFT).loc for value in values}) < 2

    def bears(self, frame: "Frame", earlier: Choice, value: int) -> bool:
        if self.another is None or earlier is not self.another.target:
            return True
        others = [frame.m.obj(oid).ref for oid in self.filter.candidates(frame)]
        return sum(1 for ref in others if self._goes_with(frame, ref, value)) >= self.least

    def say(self) -> str:
        if self.least == self.most == 1:
            other = self.another is not None and not self.beside
            noun = one(f"{'other ' if other else ''}{self.filter.noun()}")
            if self.beside:
                return f"{noun.removesuffix(' at a battlefield')} at the same battlefield"
            return f"{noun} at a different location" if self.parted else noun
        plural = self.filter.noun(plural=True)
        if self.joined:
            place = "battlefield" if plural.endswith(" at battlefields") else "location"
            plural = f"{plural.removesuffix(' at battlefields')} at the same {place}"
        if self.most > 50:
            return f"any number of {plural}"
        if self.least == 0 and self.most == 1:
            return f"up to one {self.filter.noun()}"
        return f"up to {number(self.most)} {plural}" if self.least == 0 else f"{number(self.most)} {plural}"


class Chosen(Subject):
    """What a choice has chosen, as far as it is legal."""

    __slots__ = ("target",)

    def __init__(self, target: Target) -> None:
        self.target: Target = target

    def choice(self) -> Choice:
        return self.target

    def ids(self, frame: "Frame") -> list[int]:
        return frame.objects(self.target)

    def say(self) -> str:
        return self.target.say()


class Them(Subject):
    """What another instruction of the same text is about already: "it", "them"."""

    __slots__ = ("chosen", "word")

    def __init__(self, chosen: Subject, word: str = "it") -> None:
        self.chosen: Subject = chosen
        self.word: str = word

    def ids(self, frame: "Frame") -> list[int]:
        return self.chosen.ids(frame)

    def say(self) -> str:
        return self.word


class Me(Subject):
    """The source, while it is the object that it was."""

    __slots__ = ("word",)

    def __init__(self, word: str = "me") -> None:
        self.word: str = word

    def ids(self, frame: "Frame") -> list[int]:
        return [frame.source] if frame.source_is_here and frame.me.on_board else []

    def say(self) -> str:
        return self.word


class It(Subject):
    """The object that the trigger condition or the replaced event is about."""

    __slots__ = ("word",)

    def __init__(self, word: str = "it") -> None:
        self.word: str = word

    def ids(self, frame: "Frame") -> list[int]:
        item = frame.item
        if item is None or item.subject < 0 or not frame.m.state.alive(item.subject):
            return []
        return [item.subject >> REF_SHIFT]

    def say(self) -> str:
        return self.word


class Played(Subject):
    """What the spell or ability has played, tokens or cards, with tokens that replacements have added or put in the
    place of others (375), as far as they are on the board.
    """

    __slots__ = ("word",)

    def __init__(self, word: str = "what was played") -> None:
        self.word: str = word

    def ids(self, frame: "Frame") -> list[int]:
        if frame.item is None:
            return []
        return [oid for oid in frame.item.made if frame.m.obj(oid).on_board]

    def say(self) -> str:
        return self.word


class All(Subject):
    """Every object that qualifies as the instruction is executed; none of them is chosen (355.10.d)."""

    __slots__ = ("filter", "word")

    def __init__(self, those: Filter, word: str = "") -> None:
        self.filter: Filter = those
        self.word: str = word

    def ids(self, frame: "Frame") -> list[int]:
        return self.filter.candidates(frame)

    def say(self) -> str:
        return self.word or f"all {self.filter.say()}"


class This(Subject):
    """The gear, spell or battlefield that the text is printed on: in effect text, what is attached (136.2.d)."""

    __slots__ = ()

    def ids(self, frame: "Frame") -> list[int]:
        if frame.giver >= 0:
            return [frame.giver >> REF_SHIFT] if frame.m.state.alive(frame.giver) else []
        return ME.ids(frame)

    def say(self) -> str:
        return "this"


ME: Final = Me()
THIS: Final = This()
IT: Final = It()
PLAYED: Final = Played()


def target(those: Those, least: int = 1, most: int = 1) -> Chosen:
    """A choice of objects, to be used in the instructions of one ability."""
    return Chosen(Target(those, least, most))


def another(than: Chosen, those: Those) -> Chosen:
    """A choice of one object that is not what an earlier choice has chosen."""
    return Chosen(Target(those, another=than))


def elsewhere_than(than: Chosen, those: Those) -> Chosen:
    """Another object of those than what is chosen already, at another location."""
    return Chosen(Target(those, another=than, parted=True))


def beside(one: Chosen, those: Those) -> Chosen:
    """An object of those at the same battlefield as what is chosen already, which makes one group with it (355.11)."""
    return Chosen(Target(those, another=one, beside=True))


def together(count: int, those: Those) -> Chosen:
    """So many different objects at one location."""
    return Chosen(Target(those, count, count, joined=True))


def up_to_together(most: int, those: Those) -> Chosen:
    """Up to so many different objects, all at one location."""
    return Chosen(Target(those, 0, most, joined=True))


def up_to(most: int, those: Those) -> Chosen:
    """Up to so many different objects."""
    return Chosen(Target(those, 0, most))


def any_number(those: Those) -> Chosen:
    """Any number of different objects."""
    return Chosen(Target(those, 0, 99))


class Destination(Choice):
    """Where a move effect moves to (355.4): a location other than where the units are, that they may be at.

    ``to`` restricts it; see the constants.
    """

    __slots__ = ("moved", "to")

    def __init__(self, moved: Subject, to: int) -> None:
        super().__init__(CHOOSE_PLACE, 1, 1, targeted=False)
        self.moved: Subject = moved
        self.to: int = to

    def available(self, frame: "Frame") -> list[int]:
        return self._places(frame, self.moved.ids(frame))

    def _places(self, frame: "Frame", units: list[int]) -> list[int]:
        if not units:
            return []
        s = frame.m.state
        controller = s.objects[units[0]].controller
        places = [field.loc for field in s.battlefields]
        if self.to == ANY_PLACE:
            places.insert(0, controller)
        elif self.to == BASE_AND_BACK:
            places = places if s.objects[units[0]].loc < FIELD else [controller]
        elif self.to == FIELD_YOU_CONTROL:
            places = [loc for loc in places if s.battlefields[loc - FIELD].controller == frame.you]
        found = []
        for loc in places:
            if any(s.objects[oid].loc == loc for oid in units):
                continue  # 355.4.a
            if moves.may_be_at(frame.m, controller, loc):
                found.append(loc)
        return found

    def legal(self, frame: "Frame", value: int) -> bool:
        return True  # a move that cannot be made is an impossible instruction, not an illegal choice (358.3.a)

    def bears(self, frame: "Frame", earlier: Choice, value: int) -> bool:
        return earlier is not self.moved.choice() or bool(self._places(frame, [value >> REF_SHIFT]))

    def say(self) -> str:
        return {
            ANY_PLACE: "a location",
            ANY_FIELD: "a battlefield",
            FIELD_YOU_CONTROL: "a battlefield you control",
            BASE_AND_BACK: "its base, or from there to a battlefield",
        }[self.to]


ANY_PLACE: Final = 0
ANY_FIELD: Final = 1
FIELD_YOU_CONTROL: Final = 2
BASE_AND_BACK: Final = 3  # its controller's base, or from there to a battlefield


class Fixed(Choice):
    """The destination of a move that the text fixes: the units' bases, or a battlefield that the instruction finds.

    Nothing is left to choose, but a unit that is there already cannot be chosen to move there (355.4.a).
    """

    __slots__ = ("moved", "to")

    def __init__(self, moved: Subject, to: int) -> None:
        super().__init__(CHOOSE_PLACE, 0, 0, targeted=False)
        self.moved: Subject = moved
        self.to: int = to

    def place(self, frame: "Frame", oid: int) -> int:
        """Where that unit would go, or -1 where there is no such place."""
        if self.to == ITS_BASE:
            return frame.m.obj(oid).controller
        if self.to == YOUR_BASE:
            return frame.you
        if self.to == NOTED_PLACE:
            return frame.item.place if frame.item is not None else -1
        return frame.here if frame.here >= FIELD else -1

    def bears(self, frame: "Frame", earlier: Choice, value: int) -> bool:
        if earlier is not self.moved.choice() or frame.m.edition.moves_to_where_it_is:
            return True
        oid = value >> REF_SHIFT
        return frame.m.obj(oid).loc != self.place(frame, oid)

    def say(self) -> str:
        return {ITS_BASE: "its base", YOUR_BASE: "your base", NOTED_PLACE: "that battlefield"}.get(self.to, "here")


class WhereThatIs(Fixed):
    """Where another object is, which is chosen before what moves there."""

    __slots__ = ("other", "word")

    def __init__(self, moved: Subject, other: Subject, word: str) -> None:
        super().__init__(moved, THAT_PLACE)
        self.other: Subject = other
        self.word: str = word

    def place(self, frame: "Frame", oid: int) -> int:
        found = self.other.ids(frame)
        return frame.m.obj(found[0]).loc if found else -1

    def bears(self, frame: "Frame", earlier: Choice, value: int) -> bool:
        moved = self.moved.choice()
        if earlier is not self.other.choice() or moved is None or frame.m.edition.moves_to_where_it_is:
            return super().bears(frame, earlier, value)
        objects = frame.m.state.objects
        there = objects[value >> REF_SHIFT].loc
        return any(objects[ref >> REF_SHIFT].loc != there for ref in moved.available(frame))

    def say(self) -> str:
        return f"where {self.word} is"


ITS_BASE: Final = 0
YOUR_BASE: Final = 1
NOTED_PLACE: Final = 2
SOURCE_PLACE: Final = 3
THAT_PLACE: Final = 4


class Item(Choice):
    """A spell or ability on the chain (355.9.a.2), perhaps only one that chooses one of those."""

    __slots__ = ("abilities", "chooses", "cost", "enemy", "only", "spells")

    def __init__(
        self,
        *,
        spells: bool = True,
        abilities: bool = False,
        enemy: bool = False,
        chooses: Those | None = None,
        only: "Chosen | None" = None,
        cost: Trait | None = None,
    ) -> None:
        super().__init__(CHOOSE_ITEM, 1, 1)
        self.only: Chosen | None = only  # it chooses that friendly object, and no other friendly one
        self.cost: Trait | None = cost  # what its printed cost must be (206)
        self.spells: bool = spells
        self.abilities: bool = abilities
        self.enemy: bool = enemy
        self.chooses: Those | None = chooses

    def available(self, frame: "Frame") -> list[int]:
        return [item.serial for item in frame.m.state.chain if self.legal(frame, item.serial)]

    def legal(self, frame: "Frame", value: int) -> bool:
        item = frame.m.find_item(value)
        if item is None or item is frame.item or (frame.item is not None and item.serial == frame.item.serial):
            return False
        if item.pending or item.what == ITEM_PERMANENT:
            return False
        if item.what == ITEM_SPELL:
            if not self.spells:
                return False
        elif not self.abilities:
            return False
        if self.enemy and frame.m.friendly(item.controller, frame.you):
            return False
        if self.cost is not None and not self.cost.fits(frame, item.obj):
            return False
        if self.only is not None and not self._chooses_only(frame, item, frame.chosen(self.only.target)):
            return False
        return self.chooses is None or any(self.chooses.matches(frame, oid) for oid in targets_of(frame.m, item))

    def _chooses_only(self, frame: "Frame", item: "ChainItem", chosen: list[int]) -> bool:
        """Whether the friendly units that the item targets are that one; any one, as long as none is chosen."""
        m = frame.m
        found = targets_of(m, item)
        friendly = {oid for oid in found if m.obj(oid).is_unit and m.friendly(m.obj(oid).controller, frame.you)}
        if len(friendly) != 1:
            return False
        return not chosen or friendly == {value >> REF_SHIFT for value in chosen}

    def bears(self, frame: "Frame", earlier: Choice, value: int) -> bool:
        if self.only is None or earlier is not self.only.target:
            return True
        items = [frame.m.find_item(serial) for serial in self.available(frame)]
        return any(item is not None and self._chooses_only(frame, item, [value]) for item in items)

    def say(self) -> str:
        names = [name for name, wanted in (("spell", self.spells), ("ability", self.abilities)) if wanted]
        chooses = f" that chooses {one(self.chooses.noun())}" if self.chooses is not None else ""
        if self.only is not None:
            chooses = " if that unit is the only friendly unit that it chooses"
        if self.cost is not None:
            chooses += f" {self.cost.say()}"
        return f"{'an enemy' if self.enemy else 'a'} {' or '.join(names)}{chooses}"


def targets_of(m: "Machine", item: "ChainItem") -> list[int]:
    """Ids of the objects that the item targets, as long as they are what they were."""
    if item.ability < 0:
        return []
    choices = m.state.faces[item.face].abilities[item.ability].choices
    found: list[int] = []
    for slot, chosen in enumerate(item.chosen):
        choice = choices[slot % len(choices)]
        if choice.kind == CHOOSE_OBJECT and choice.targeted:  # 359.3.e.9.a: mistargeted ones too
            found += [ref >> REF_SHIFT for ref in chosen if ref >= 0 and m.state.alive(ref)]
    return found


class You(Who):
    """The controller of the spell or ability."""

    __slots__ = ()

    def players(self, frame: "Frame") -> list[int]:
        return [frame.you] if frame.you >= 0 else []

    def say(self) -> str:
        return "you"


class ThatPlayer(Who):
    """The player that the trigger condition is about."""

    __slots__ = ()

    def players(self, frame: "Frame") -> list[int]:
        item = frame.item
        return [item.player] if item is not None and item.player >= 0 else []

    def say(self) -> str:
        return "they"


class ItsController(ThatPlayer):
    """Who controlled the unit that an instruction before has killed, or would have (359.3.e.13, 359.3.e.14.b)."""

    __slots__ = ()

    def say(self) -> str:
        return "its controller"


class TheDefender(Who):
    """The Defender of the combat where the source is (464.2.c.2)."""

    __slots__ = ()

    def players(self, frame: "Frame") -> list[int]:
        s = frame.m.state
        here = s.combat and frame.here == FIELD + s.showdown
        return [s.defender] if here and s.defender >= 0 else []

    def say(self) -> str:
        return "the defender"


class Opponents(Who):
    """Every opponent."""

    __slots__ = ()

    def players(self, frame: "Frame") -> list[int]:
        return frame.m.opponents(frame.you)

    def say(self) -> str:
        return "opponents"


class EachPlayer(Who):
    """Every player, in turn order from the Turn Player (303.2.a)."""

    __slots__ = ()

    def players(self, frame: "Frame") -> list[int]:
        return frame.m.players_in_order(frame.m.state.turn_player)

    def say(self) -> str:
        return "each player"


class OwnerOf(Who):
    """The owners of the objects, as noted before they changed zones (359.3.e.13)."""

    __slots__ = ("subject",)

    def __init__(self, subject: Subject) -> None:
        self.subject: Subject = subject

    def players(self, frame: "Frame") -> list[int]:
        choice = self.subject.choice()
        found: list[int] = []
        if choice is not None:
            for ref in frame.chosen(choice):
                owner = frame.m.obj(ref >> REF_SHIFT).owner
                if owner not in found:
                    found.append(owner)
        return found

    def say(self) -> str:
        return "its owner"


class ControllerOf(Who):
    """The controllers of the objects, as they are (359.3.e.12.a)."""

    __slots__ = ("subject",)

    def __init__(self, subject: Subject) -> None:
        self.subject: Subject = subject

    def choice(self) -> Choice | None:
        return self.subject.choice()

    def players(self, frame: "Frame") -> list[int]:
        return list(dict.fromkeys(frame.m.obj(oid).controller for oid in self.subject.ids(frame)))

    def say(self) -> str:
        return "its controller"


class Opponent(Choice):
    """An opponent chosen during finalization (355.9.a)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(CHOOSE_PLAYER, 1, 1)

    def available(self, frame: "Frame") -> list[int]:
        return frame.m.opponents(frame.you)

    def legal(self, frame: "Frame", value: int) -> bool:
        return value in frame.m.opponents(frame.you)

    def say(self) -> str:
        return "an opponent"


class ChosenOpponent(Who):
    """The opponent that was chosen."""

    __slots__ = ("opponent",)

    def __init__(self) -> None:
        self.opponent: Opponent = Opponent()

    def choice(self) -> Choice:
        return self.opponent

    def players(self, frame: "Frame") -> list[int]:
        return frame.chosen(self.opponent)

    def say(self) -> str:
        return "an opponent"


YOU: Final = You()
OPPONENTS: Final = Opponents()
EACH_PLAYER: Final = EachPlayer()
THE_DEFENDER: Final = TheDefender()
THAT_PLAYER: Final = ThatPlayer()
ITS_CONTROLLER: Final = ItsController()


def many(subject: Subject) -> bool:
    """Whether it may be several objects, as far as grammar goes."""
    choice = subject.choice()
    return choice is not None and choice.most > 1


__all__ = [
    "ANY_FIELD",
    "ANY_PLACE",
    "BASE_AND_BACK",
    "EACH_PLAYER",
    "FIELD_YOU_CONTROL",
    "HERE",
    "IN_TRASH",
    "IT",
    "ITS_BASE",
    "ITS_CONTROLLER",
    "ME",
    "NOBODY",
    "NOTED_PLACE",
    "OPPONENTS",
    "PLAYED",
    "SOURCE_PLACE",
    "THAT_PLAYER",
    "THIS",
    "YOU",
    "YOURS",
    "YOUR_BASE",
    "All",
    "Chosen",
    "ChosenOpponent",
    "ControllerOf",
    "Destination",
    "EachPlayer",
    "Fixed",
    "It",
    "Item",
    "Me",
    "OwnerOf",
    "Played",
    "Target",
    "Them",
    "This",
    "another",
    "any_number",
    "beside",
    "many",
    "target",
    "together",
    "up_to",
    "up_to_together",
]
