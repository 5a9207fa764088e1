"""Moving, recalling and playing things as an instruction."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_OBJECT, Option
from riftwright.core.facts import Face
from riftwright.core.ids import BANISHMENT, CHAIN, FIELD, MAIN_DECK, NOWHERE, UNIT
from riftwright.core.nodes import Amount, Choice, Effect, Subject, Who
from riftwright.core.prose import keyword, number
from riftwright.effects.amounts import Number
from riftwright.effects.instructions import note, unevent
from riftwright.effects.subjects import (
    ANY_PLACE,
    ITS_BASE,
    ME,
    NOTED_PLACE,
    SOURCE_PLACE,
    Destination,
    Fixed,
    WhereThatIs,
    many,
)
from riftwright.rules import bills, costs, payment, playing
from riftwright.rules.abilities import passive
from riftwright.rules.actions import moves, zones

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class MoveTo(Effect):
    """Move the objects to a destination chosen during finalization (355.4)."""

    subject: Subject
    destination: Destination
    there: bool = False  # whether the text has spoken of that destination before

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        places = frame.chosen(self.destination)
        if ids and places and not _toll_paid(frame, ids, places[0]):
            return False
        if ids and places and not _refused(frame):
            note(frame, 1)
            moves.move(frame.m, ids, places[0], frame.you)
        else:
            note(frame, 0)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject, self.destination)

    def say(self) -> str:
        where = "" if self.destination.to == ANY_PLACE else f" to {self.destination.say()}"
        return f"move {self.subject.say()}{' there' if self.there else where}"


def _toll_paid(frame: "Frame", ids: list[int], loc: int) -> bool:
    """204.4: whether nothing is left to be paid for moving them there at once. Otherwise it is asked for, and the
    instruction goes on afterwards; ``_refused`` says how that went.
    """
    m, task, item = frame.m, frame.task, frame.item
    moving = sum(1 for oid in ids if m.obj(oid).loc != loc)
    toll = passive.toll(m, frame.you, loc, moving) if moving else 0
    if not toll or task is None or item is None or task.regs:
        return True
    m.push(payment.Pay(frame.you, [bills.power_of_any(toll)], -1, costs.purpose(m, None), optional=True, rule="204.4"))
    return False


def _refused(frame: "Frame") -> bool:
    """204.4.c: whether what was asked for a move was not paid."""
    return frame.task is not None and frame.task.regs == [0]


class MoveToBase(Effect):
    """Move the objects to their controllers' bases, or to that of the player."""

    __slots__ = ("destination", "subject")

    def __init__(self, subject: Subject, to: int = ITS_BASE) -> None:
        self.subject: Subject = subject
        self.destination: Fixed = Fixed(subject, to)

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        by_base: dict[int, list[int]] = {}
        for oid in ids:
            by_base.setdefault(self.destination.place(frame, oid), []).append(oid)
        for base, units in by_base.items():
            moves.move(frame.m, units, base, frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject, self.destination)

    def say(self) -> str:
        if self.destination.to == ITS_BASE:
            return f"move {self.subject.say()} back to {'base' if many(self.subject) else 'its base'}"
        return f"move {self.subject.say()} to {self.destination.say()}"


class MoveHere(Effect):
    """Move the objects to where the source is as the instruction is executed (359.3.f.2), or to the place that the
    trigger condition noted (359.3.f.3).
    """

    __slots__ = ("destination", "subject")

    def __init__(self, subject: Subject, noted: bool) -> None:
        self.subject: Subject = subject
        self.destination: Fixed = Fixed(subject, NOTED_PLACE if noted else SOURCE_PLACE)

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        loc = self.destination.place(frame, frame.source)
        if loc >= FIELD and not _toll_paid(frame, ids, loc):
            return False
        if _refused(frame):
            ids = []
        note(frame, len(ids) if loc >= FIELD else 0)
        if loc >= FIELD and ids:
            moves.move(frame.m, ids, loc, frame.you)
        elif ids:
            unevent(frame, "there is no battlefield to move to")
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject, self.destination)

    def say(self) -> str:
        return f"move {self.subject.say()} {'there' if self.destination.to == NOTED_PLACE else 'here'}"


class MoveToThat(MoveHere):
    """Move the objects to the battlefield where another object is as the instruction is executed (359.3.f.2)."""

    __slots__ = ()

    def __init__(self, subject: Subject, other: Subject, word: str = "it") -> None:
        self.subject: Subject = subject
        self.destination: Fixed = WhereThatIs(subject, other, word)

    def say(self) -> str:
        return f"move {self.subject.say()} to {self.destination.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class MoveAlong(Effect):
    """Move the source to where the unit went that the trigger condition is about (359.3.f.3), be it a base."""

    def run(self, frame: "Frame") -> bool:
        assert frame.item is not None
        ids = ME.ids(frame)
        note(frame, len(ids))
        moves.move(frame.m, ids, frame.item.place, frame.you)
        return True

    def say(self) -> str:
        return "move me with it"


@dataclass(frozen=True, slots=True, eq=False)
class SwapPlaces(Effect):
    """Move the source to where the object is, and that to where the source was."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        if ids and frame.source_is_here and frame.me.on_board:
            moves.swap_locations(frame.m, frame.source, ids[0], frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"swap my place with that of {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class SwapThose(Effect):
    """Move each of two objects to where the other is, both at once; nothing where one of them is gone."""

    one: Subject
    other: Subject

    def run(self, frame: "Frame") -> bool:
        first, second = self.one.ids(frame), self.other.ids(frame)
        if first and second:
            moves.swap_locations(frame.m, first[0], second[0], frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.one, self.other)

    def say(self) -> str:
        return "move each of them to where the other is"


@dataclass(frozen=True, slots=True, eq=False)
class Recall(Effect):
    """Recall the objects (455)."""

    subject: Subject

    def run(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        note(frame, len(ids))
        moves.recall(frame.m, ids)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"recall {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayToken(Effect):
    """Play a token (185.2.a), or so many, here, to the player's base or to a location of the player's choice."""

    face: Face
    here: bool
    ready: bool = False
    to_base: bool = False
    exhausted: bool = False  # although it is a gear
    there: bool = False  # where the trigger condition was met
    count: Amount | None = None

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        allowed: list[int] = []
        if self.here:
            if frame.here < 0:
                return True  # 359.3.f.2.a
            allowed = [frame.here]
        elif self.to_base:
            allowed = [frame.you]
        elif self.there and frame.item is not None:
            allowed = [frame.item.place]
        elif frame.item is not None and frame.item.hidden_at >= 0:
            allowed = [frame.item.hidden_at]  # 811.1.d.3
        count = 1 if self.count is None else self.count.of(frame) or 0
        for _ in range(count):
            token = zones.create(m, self.face, frame.you, CHAIN)
            if frame.item is not None:
                frame.item.made.append(token.id)
            playing.play_token(m, frame.you, token.id, allowed, ready=self.ready, exhausted=self.exhausted)
        return True

    def say(self) -> str:
        face = self.face
        traits = ", ".join(
            [*([f"{face.might} [M]"] if face.types & UNIT else []), *(keyword(*pair) for pair in face.keywords.items())]
        )
        told = f" ({traits})" if traits else ""
        where = " here" if self.here else " to your base" if self.to_base else " there" if self.there else ""
        how = ", ready" if self.ready else ", exhausted" if self.exhausted else ""
        if isinstance(self.count, Number):
            return f"play {number(self.count.value)} {face.name} tokens{told}{where}{how}"
        each = f" {self.count.say().removeprefix('1 ')}" if self.count is not None else ""
        return f"play a {face.name} token{told}{where}{how}{each}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayCard(Effect):
    """Play the chosen card from where it is, ignoring its cost (356.1.b.1) or only its Energy cost (356.1.b.2), or with
    ``less`` for so much less Energy (356.4.a). ``then`` is where it goes instead of leaving the chain for anywhere else
    (390.3.a): to be recycled, or banished.
    """

    subject: Subject
    power: bool = False  # whether its Power cost must be paid
    then: int = NOWHERE
    less: Amount | None = None

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        choice = self.subject.choice()
        assert choice is not None
        ids = frame.objects(choice)
        able = [oid for oid in ids if not passive.cannot_play(m, frame.you, oid)]
        if len(able) < len(ids):
            unevent(frame, "something forbids to play it")
        free = costs.IGNORE_ENERGY if self.power else costs.IGNORE_ENERGY | costs.IGNORE_POWER
        for oid in able:
            item = playing.play_card(m, frame.you, oid, free=free if self.less is None else 0)
            item.leaves_for = self.then
            item.less = (self.less.of(frame) or 0) if self.less is not None else 0
        note(frame, len(able))
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        then = {BANISHMENT: ", then banish it", MAIN_DECK: ", then recycle it"}.get(self.then, "")
        if self.less is not None:
            return f"play {self.subject.say()}, its Energy cost reduced by {self.less.say()}{then}"
        return f"play {self.subject.say()}, ignoring its {'Energy ' if self.power else ''}cost{then}"


@dataclass(frozen=True, slots=True, eq=False)
class TheyMoveOne(Effect):
    """A player chooses, on resolution (355.10.e), a unit they control and moves it to where another move went."""

    who: Who
    destination: Destination
    apart = True

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        task = frame.task
        assert task is not None
        places = frame.chosen(self.destination)
        players = self.who.players(frame)
        if not places or not players or not frame.item or not frame.item.notes or not frame.item.notes[-1]:
            return True
        if task.sub:
            moves.move(m, task.regs, places[0], players[0])
            return True
        units = [oid for oid in m.units() if m.obj(oid).controller == players[0] and m.obj(oid).loc != places[0]]
        if not units or not moves.may_be_at(m, players[0], places[0]):
            return True
        m.ask(
            players[0],
            D_CHOOSE,
            [Option(O_OBJECT, oid) for oid in units],
            "which unit to move there (355.10.e)",
            frame.source,
        )
        return False

    def answer(self, frame: "Frame", option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def say(self) -> str:
        return f"then {self.who.say()} moves a unit of theirs there too"
