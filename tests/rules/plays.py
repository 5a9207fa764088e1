"""What the tests of plays, abilities, actions, movement, combat and scoring share: boards that hold cards made for
one test, and the nodes that such cards need.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from riftwright.core.decisions import D_CHOOSE, D_PRIORITY, O_OBJECT, Option
from riftwright.core.events import Event
from riftwright.core.facts import Face
from riftwright.core.ids import (
    BASE,
    BATTLEFIELD,
    FIELD,
    GEAR,
    HAND,
    MAIN_DECK,
    NOTHING,
    SPELL,
    TRASH,
    UNIT,
    WHILE_THERE,
)
from riftwright.core.nodes import Ability, Cost, CostChange, CostPart, Effect, OptionalCost, Passive, Subject, Trigger
from riftwright.core.saves import encode
from riftwright.core.state import ChainItem, GameState, Mod, Obj
from riftwright.effects import build
from riftwright.effects.instructions import note
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.rules.actions import damage, status, zones
from riftwright.rules.editions import NAMES as EDITIONS
from riftwright.rules.frame import Frame
from riftwright.rules.setup import add_card
from tests.support import play, resolve

JULY: Final = "2026-07-16"

# Spells that can be played at any time, by what they do.
HOME: Final = "Spell [Reaction]: move a unit to base"
GO: Final = "Spell [Reaction]: move a friendly unit to a battlefield"
BOUNCE: Final = "Spell [Reaction]: return a unit"
COUNTER: Final = "Spell [Reaction]: counter a spell"
SEIZE: Final = "Spell [Reaction]: take control of an enemy unit"

_ZONES: Final = {"hand": HAND, "trash": TRASH, "deck": MAIN_DECK}


class Stage(Board):
    """A board on which cards stand that were made for a test."""

    def __init__(self, *, turn: str = "A", edition: str = JULY, mode: str = "duel", seed: int = 0) -> None:
        super().__init__(turn=turn, edition=edition, mode=mode, seed=seed)

    def add(self, seat: str, face: Face, where: str | int, label: str = "", *, to: str = "") -> int:
        """Give the player that card: in ``hand``, ``trash`` or ``deck`` (on top), in their ``base``, or at the
        battlefield of that number, attached ``to`` what has that label. Its id.
        """
        s: GameState = self.s
        player = self.seat(seat)
        o = add_card(s, face, player, 0, token=face.is_token)
        if isinstance(where, int):
            o.zone, o.loc = BATTLEFIELD, FIELD + where - 1
        elif where == "base":
            o.zone, o.loc = BASE, player
        else:
            o.zone = _ZONES[where]
            if where == "deck":
                self._stocked.add((player, "deck"))
        held = zones.list_of(s, o)
        assert held is not None
        held.append(o.id)
        if o.on_board:
            o.entered = s.next_serial()
            zones.index(s, o)
        else:
            zones.watch(s, o)
        if label:
            s.labels = (*s.labels, (o.id, label))
        if to:
            self.later(lambda: zones.link(s, s.edit(o.id), s.edit(self.labelled(to))))
        return o.id

    def hold(self, label: str, keyword: int, value: int = 1) -> None:
        """Something gave that keyword to the card with that label, or took it away where the value is LOST, for as long
        as it stays where it is (801.3).
        """
        s: GameState = self.s
        o = s.objects[self.labelled(label)]
        o.mods = (*o.mods, Mod(WHILE_THERE, s.next_serial(), keyword=keyword, value=value))

    def begin(self) -> Game:
        """The game on this board, at its first decision."""
        return Game.from_state(self.state())


def two_battlefields(*, turn: str = "A", edition: str = JULY, mode: str = "duel") -> Stage:
    """Two uncontrolled battlefields."""
    stage = Stage(turn=turn, edition=edition, mode=mode)
    stage.battlefield()
    stage.battlefield()
    return stage


# Cards


def unit(
    name: str,
    might: int = 1,
    *abilities: Ability,
    energy: int = 0,
    power: int = 0,
    domains: int = 0,
    keywords: Sequence[tuple[int, int]] = (),
    optional: Sequence[OptionalCost] = (),
    additional: Cost | None = None,
    tags: Sequence[str] = (),
) -> Face:
    """A unit made for one test."""
    return Face(
        name,
        UNIT,
        might=might,
        energy=energy,
        power=power,
        domains=domains,
        keywords=tuple(keywords),
        abilities=abilities,
        optional_costs=tuple(optional),
        additional_cost=additional,
        tags=tuple(tags),
    )


def spell(
    name: str,
    *effects: Effect,
    energy: int = 0,
    power: int = 0,
    domains: int = 0,
    keywords: Sequence[tuple[int, int]] = (),
    optional: Sequence[OptionalCost] = (),
    additional: Cost | None = None,
    passives: Sequence[Ability] = (),
) -> Face:
    """A spell made for one test."""
    return Face(
        name,
        SPELL,
        energy=energy,
        power=power,
        domains=domains,
        keywords=tuple(keywords),
        abilities=(build.text(*effects), *passives),
        optional_costs=tuple(optional),
        additional_cost=additional,
    )


def gear(name: str, *abilities: Ability, energy: int = 0, keywords: Sequence[tuple[int, int]] = ()) -> Face:
    """A gear made for one test."""
    return Face(name, GEAR, energy=energy, keywords=tuple(keywords), abilities=abilities)


# Costs


@dataclass(frozen=True, slots=True, eq=False)
class KillAFriend(CostPart):
    """Kill a friendly unit: one that is not chosen as a target, if there is another (357.3)."""

    def payable(self, frame: Frame) -> bool:
        return bool(self._victims(frame))

    def _victims(self, frame: Frame) -> list[int]:
        m = frame.m
        mine = [oid for oid in m.units() if m.obj(oid).controller == frame.you]
        chosen = [ref for slot in frame.item.chosen for ref in slot] if frame.item is not None else []
        return [oid for oid in mine if m.obj(oid).ref not in chosen] or mine

    def pay(self, frame: Frame) -> bool:
        victims = self._victims(frame)
        if len(victims) > 1:
            options = [Option(O_OBJECT, oid) for oid in victims]
            frame.m.ask(frame.you, D_CHOOSE, options, "which unit to kill", frame.source)
            return False
        self._kill(frame, victims[0])
        return True

    def answer(self, frame: Frame, option: Option) -> None:
        self._kill(frame, option.a)

    def _kill(self, frame: Frame, oid: int) -> None:
        damage.kill(frame.m, [oid], "428.1.a.1", frame.you)

    def say(self) -> str:
        return "kill a friendly unit"


@dataclass(frozen=True, slots=True, eq=False)
class ExhaustAFriend(CostPart):
    """Exhaust a friendly unit, the first ready one (414.4)."""

    def payable(self, frame: Frame) -> bool:
        return bool(self._ready(frame))

    def _ready(self, frame: Frame) -> list[int]:
        m = frame.m
        return [oid for oid in m.units() if m.obj(oid).controller == frame.you and not m.obj(oid).exhausted]

    def pay(self, frame: Frame) -> bool:
        status.exhaust(frame.m, self._ready(frame)[0], "414", frame.you)
        return True

    def say(self) -> str:
        return "exhaust a friendly unit"


class Prices(Passive):
    """What some player's plays cost is changed: everybody's, yours, or your opponents'."""

    def __init__(self, change: CostChange, whose: str = "all", types: int = SPELL | UNIT | GEAR) -> None:
        self.prices = True
        self.change: CostChange = change
        self.whose: str = whose  # all, yours, theirs
        self.types: int = types

    def change_cost(self, frame: Frame, item: ChainItem) -> CostChange | None:
        return self.change if self._speaks_of(frame, item) else None

    def _speaks_of(self, frame: Frame, item: ChainItem) -> bool:
        mine = item.controller == frame.you
        if self.whose == ("theirs" if mine else "yours"):
            return False
        return frame.m.obj(item.obj).types & self.types != 0

    def say(self) -> str:
        return "what is played costs more or less"


class OptionalCostsLess(Passive):
    """Optional additional costs that you pay cost less."""

    def __init__(self, change: CostChange) -> None:
        self.prices = True
        self.change: CostChange = change

    def change_component(self, frame: Frame, item: ChainItem, optional: bool) -> CostChange | None:
        return self.change if optional and item.controller == frame.you else None

    def say(self) -> str:
        return "optional additional costs you pay cost less"


@dataclass(frozen=True, slots=True, eq=False)
class Does(Effect):
    """Do one thing to each object, by a function of the frame and the object."""

    what: Callable[[Frame, int], object]
    subject: Subject

    def run(self, frame: Frame) -> bool:
        ids = self.subject.ids(frame)
        for oid in ids:
            self.what(frame, oid)
        note(frame, len(ids))
        return True

    def parts(self) -> tuple[Subject, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"do something to {self.subject.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class Do(Effect):
    """Do one thing, by a function of the frame."""

    what: Callable[[Frame], object]

    def run(self, frame: Frame) -> bool:
        self.what(frame)
        return True

    def say(self) -> str:
        return "do something"


@dataclass(frozen=True, slots=True, eq=False)
class ChooseOne(Effect):
    """Choose one of several instructions as the spell is played (355.3)."""

    modes: tuple[Effect, ...]
    modal: bool = True

    def run(self, frame: Frame) -> bool:
        item, task = frame.item, frame.task
        assert item is not None
        assert task is not None
        task.pc += item.modes[frame.copy] * 2
        return True

    def lower(self, program: list[Effect]) -> None:
        program.append(self)
        for i, mode in enumerate(self.modes):
            program += [mode, Skip(2 * (len(self.modes) - i) - 2)]

    def inner(self) -> tuple[Effect, ...]:
        return self.modes

    def say(self) -> str:
        return "choose one"


@dataclass(frozen=True, slots=True, eq=False)
class Skip(Effect):
    """Go on after so many instructions."""

    count: int

    def run(self, frame: Frame) -> bool:
        assert frame.task is not None
        frame.task.pc += self.count
        return True

    def say(self) -> str:
        return ""


@dataclass(frozen=True, slots=True, eq=False)
class Stays(Passive):
    """The units that qualify cannot move to a base."""

    def forbids_moving(self, frame: Frame, oid: int, loc: int, player: int) -> bool:
        return loc < FIELD

    def say(self) -> str:
        return "units can't move to bases"


class When(Trigger):
    """Something of that kind happened, to the source or to anything."""

    __slots__ = ("mine",)

    def __init__(self, kind: int, *, mine: bool = False) -> None:
        super().__init__(kind)
        self.mine: bool = mine

    def met(self, frame: Frame, event: Event) -> bool:
        return not self.mine or event.obj == frame.source

    def say(self) -> str:
        return "when that happens"


def watcher(kind: int, name: str = "Watcher") -> Face:
    """A unit that draws whenever something of that kind happens."""
    return unit(name, 9, build.when(When(kind), build.draw(1)))


# Doing


def casting(stage: Stage, *effects: Effect, name: str = "Act") -> Game:
    """A plays a spell of these instructions, and it resolves as far as nothing is asked."""
    stage.add("A", spell(name, *effects), "hand")
    game = stage.begin()
    play(game, name)
    resolve(game)
    return game


# Looking


def position(game: Game) -> dict[str, Any]:
    """Everything about the position, for comparing; not how long the machine worked at it."""
    data: dict[str, Any] = encode(game.state)
    del data["work"]
    return data


def obj(game: Game, label: str) -> Obj:
    """The object with that label, as it is now."""
    for oid, name in game.state.labels:
        if name == label:
            return game.state.objects[oid]
    raise AssertionError(f"nothing is called {label!r}")


def pool(game: Game, seat: str) -> dict[int, int]:
    """What is in a player's pool, by place."""
    player = game.state.players[game.state.seats.index(seat)]
    return {place: amount for place, amount in enumerate(player.pool) if amount}


def pass_once_each(game: Game) -> None:
    """Every player passes Priority once, so that the newest item resolves."""
    for _ in game.state.players:
        assert game.decision.kind == D_PRIORITY
        game.apply("pass")


__all__ = [
    "BOUNCE",
    "COUNTER",
    "EDITIONS",
    "GO",
    "HOME",
    "JULY",
    "NOTHING",
    "SEIZE",
    "ChooseOne",
    "Do",
    "Does",
    "ExhaustAFriend",
    "KillAFriend",
    "OptionalCostsLess",
    "Prices",
    "Stage",
    "Stays",
    "When",
    "casting",
    "gear",
    "obj",
    "pass_once_each",
    "pool",
    "position",
    "spell",
    "two_battlefields",
    "unit",
    "watcher",
]
