"""The machine: a state, the edition that governs it, and the loop that runs its tasks (332-340).

Everything that changes the game is in ``actions``; what should happen next is in ``chain``.
"""

from typing import TYPE_CHECKING

from riftwright.core.decisions import Decision, Option
from riftwright.core.events import BECAME_MIGHTY, Event
from riftwright.core.ids import BATTLEFIELD, BATTLEFIELD_ZONE, CHAIN, DESIGNATED, FIELD, GEAR, NOBODY, UNIT
from riftwright.core.state import ITEM_PERMANENT, UNSEEN, ChainItem, Field, GameState, Known, Obj
from riftwright.core.tasks import Task
from riftwright.rules import layers, mighty, timestamps
from riftwright.rules.abilities import triggered
from riftwright.rules.edition import Edition

if TYPE_CHECKING:
    from riftwright.rules.means import Plan, Source


class Machine:
    """One game being played. ``log`` is None where nobody reads it: then no event is made that nobody hears.

    ``idle`` is for looking ahead, with less to work out: nobody is offered anything to do of their own accord, so that
    they can only pass or end the turn, and costs are paid in the first way that there is.
    """

    __slots__ = ("derived", "derived_version", "edition", "fallen", "held", "idle", "log", "offered", "state", "weak")

    def __init__(self, state: GameState, edition: Edition, log: list[Event] | None = None) -> None:
        self.state: GameState = state
        self.edition: Edition = edition
        self.log: list[Event] | None = log
        self.idle: bool = False
        self.held: list[ChainItem] | None = None  # triggers found while a set of events is one (383.3.d)
        self.fallen: list[Known] = []  # what those were whose deaths are being told
        self.derived: dict[int, layers.Derived] = {}
        self.derived_version: int = -1
        self.offered: tuple[Task, int, list[Source], list[Plan]] | None = None  # by whom, at which version
        self.weak: tuple[int, ...] = ()  # units that were not Mighty at the last cleanup, for the log
        if state.begun == UNSEEN:
            timestamps.follow(self)

    # The stack

    def push(self, task: Task) -> None:
        self.state.tasks.append(task)

    def push_under(self, task: Task) -> None:
        """Put a task under the one that is running, to be run when that one is finished."""
        self.state.tasks.insert(len(self.state.tasks) - 1, task)

    def finish(self, task: Task) -> None:
        """Take a finished task off the stack; tasks that it pushed stay and run on."""
        tasks = self.state.tasks
        if tasks[-1] is task:
            tasks.pop()
        else:
            tasks.remove(task)

    def ask(self, player: int, kind: int, options: list[Option], prompt: str, obj: int = -1) -> None:
        if not options:
            raise AssertionError(f"a decision without options: {prompt}")
        self.state.decision = Decision(player, kind, options, prompt, obj)

    def find_item(self, serial: int) -> ChainItem | None:
        for item in self.state.chain:
            if item.serial == serial:
                return item
        return None

    def item_of(self, oid: int) -> ChainItem | None:
        """The chain item that the card is, while it is on the chain."""
        if self.state.objects[oid].zone != CHAIN:
            return None
        return next((item for item in self.state.chain if item.obj == oid and item.what <= ITEM_PERMANENT), None)

    def cause(self) -> ChainItem | None:
        """The spell or ability that is being executed or paid for, or None where the game itself acts (411)."""
        for task in reversed(self.state.tasks):
            item = task.executing(self)
            if item is not None or task.waiting:
                return item
        return None

    def restore(self, state: GameState) -> None:
        """Return to an earlier state, which stays as it is (358.5)."""
        self.state = state.clone()
        self.held = None
        self.derived_version = -1

    # Looking around

    def obj(self, oid: int) -> Obj:
        return self.state.objects[oid]

    def units_at(self, field: Field, player: int = NOBODY) -> list[int]:
        """Units at the battlefield, of one player or of all."""
        objects = self.state.objects
        found = []
        for oid in field.units:
            o = objects[oid]
            if o.types & UNIT and (player < 0 or o.controller == player):
                found.append(oid)
        return found

    def has_units(self, field: Field, player: int) -> bool:
        objects = self.state.objects
        for oid in field.units:
            o = objects[oid]
            if o.controller == player and o.types & UNIT:
                return True
        return False

    def is_open(self, field: Field) -> bool:
        """170.11.c: unoccupied and uncontrolled."""
        return field.controller == NOBODY and not self.units_at(field)

    def sides_at(self, field: Field) -> list[int]:
        """The players with units at the battlefield, in the order in which the units came."""
        objects = self.state.objects
        sides: list[int] = []
        for oid in field.units:
            o = objects[oid]
            if o.types & UNIT and o.controller not in sides:
                sides.append(o.controller)
        return sides

    def opposed_at(self, field: Field) -> bool:
        """Whether units of opposing players are there."""
        objects = self.state.objects
        players = self.state.players
        team = -1
        for oid in field.units:
            o = objects[oid]
            if o.types & UNIT:
                other = players[o.controller].team
                if team < 0:
                    team = other
                elif team != other:
                    return True
        return False

    def places(self) -> list[list[int]]:
        """The permanents at each location: bases in player order, then battlefields."""
        s = self.state
        return [p.base for p in s.players] + [b.units for b in s.battlefields]

    def places_of_abilities(self, player: int) -> list[list[int]]:
        """Where objects lie whose abilities the player may activate, but for runes: legends (174.8), permanents, and
        battlefields that the player controls (170.10). Permanents of others are among them.
        """
        s = self.state
        p = s.players[player]
        mine = [field.id for field in s.battlefields if field.controller == player]
        return [mine, p.legends, p.base, *[field.units for field in s.battlefields]]

    def units(self) -> list[int]:
        """Every unit on the board: bases in player order, then battlefields."""
        objects = self.state.objects
        return [oid for place in self.places() for oid in place if objects[oid].types & UNIT]

    def permanents(self) -> list[int]:
        """Every unit and gear on the board."""
        objects = self.state.objects
        return [oid for place in self.places() for oid in place if objects[oid].types & (UNIT | GEAR)]

    def players_in_order(self, first: int) -> list[int]:
        """Players still in the game, in turn order from ``first`` on (736)."""
        players = self.state.players
        n = len(players)
        return [(first + i) % n for i in range(n) if not players[(first + i) % n].lost]

    def next_player(self, player: int) -> int:
        players = self.state.players
        n = len(players)
        for i in range(1, n + 1):
            if not players[(player + i) % n].lost:
                return (player + i) % n
        return player

    def opponents(self, player: int) -> list[int]:
        """In turn order, beginning after the player."""
        players = self.state.players
        n = len(players)
        team = players[player].team
        around = [(player + i) % n for i in range(1, n)]
        return [p for p in around if players[p].team != team and not players[p].lost]

    def friendly(self, a: int, b: int) -> bool:
        """740.1.a: the same player, or teammates. Nobody is friendly with nobody."""
        if a < 0 or b < 0:
            return False
        players = self.state.players
        return a == b or players[a].team == players[b].team

    def controller_of(self, o: Obj) -> int:
        """Its controller; of a battlefield, whoever controls it as a place (190.6)."""
        if o.zone == BATTLEFIELD_ZONE:
            return self.state.battlefields[o.loc - FIELD].controller
        return o.controller

    def points_of(self, player: int) -> int:
        return self.state.points[self.state.players[player].team]

    # Derived values (473-480)

    def might(self, oid: int) -> int:
        return layers.might(self, oid)

    def raw_might(self, oid: int) -> int:
        """Might as increases and decreases reckon with it: below 0 too (143.2.b.1)."""
        return layers.raw_might(self, oid)

    def tags(self, oid: int) -> tuple[str, ...]:
        return layers.tags(self, oid)

    def keyword(self, oid: int, keyword: int) -> int:
        return layers.keyword(self, oid, keyword)

    def know(self, oid: int) -> Known:
        """Note what is true of an object before it leaves."""
        o = self.state.objects[oid]
        return Known(o, layers.raw_might(self, oid), self.alone(oid), self.in_combat(oid), layers.tags(self, oid))

    def known_dead(self, oid: int) -> Known:
        """What is known of an object that has just died (359.3.e.13), for triggers on its death."""
        return next((known for known in self.fallen if known.obj == oid), None) or self.know(oid)

    def alone(self, oid: int) -> bool:
        """740.2.a: no other friendly unit at the same location."""
        o = self.state.objects[oid]
        for other in self.at(o.loc):
            if other != oid:
                x = self.state.objects[other]
                if x.types & UNIT and self.friendly(x.controller, o.controller):
                    return False
        return True

    def at(self, loc: int) -> list[int]:
        """Permanents at a location."""
        if loc < 0:
            return []
        if loc >= FIELD:
            return self.state.battlefields[loc - FIELD].units
        return self.state.players[loc].base

    def in_combat(self, oid: int) -> bool:
        """740.2.c"""
        s = self.state
        o = s.objects[oid]
        return s.combat and o.zone == BATTLEFIELD and o.loc - FIELD == s.showdown and o.flags & DESIGNATED != 0

    # Events

    def emit(
        self,
        kind: int,
        rule: str,
        player: int = -1,
        obj: int = -1,
        other: int = -1,
        amount: int = 0,
        loc: int = -1,
        text: str = "",
    ) -> None:
        """Record that something has happened, and find what triggers on it."""
        s = self.state
        s.version += 1
        if s.begun is not None:
            timestamps.follow(self)
        heard = s.listeners[kind]
        if self.log is None and not heard and not s.delayed and not s.listeners[BECAME_MIGHTY]:
            return
        event = Event(kind, rule, player, obj, other, amount, loc, text)
        if self.log is not None:
            self.log.append(event)
        if heard or s.delayed:
            triggered.find(self, event)
        if kind != BECAME_MIGHTY and (s.listeners[BECAME_MIGHTY] or s.delayed) and mighty.awaited(s):
            mighty.listen(self)

    def tell(
        self,
        kind: int,
        rule: str,
        player: int = -1,
        obj: int = -1,
        other: int = -1,
        amount: int = 0,
        loc: int = -1,
        text: str = "",
    ) -> None:
        """Log something that is no event of the game: nothing changes by it and nothing triggers on it."""
        if self.log is not None:
            self.log.append(Event(kind, rule, player, obj, other, amount, loc, text))
