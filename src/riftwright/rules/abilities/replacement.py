"""Replacement effects (367-375): the one pipeline that every replaceable event goes through.

A set of simultaneous events is proposed. Each replacement that qualifies may be applied, once to each event and to
whatever replaces it (370.2), in one uninterrupted sequence (373.2). The controller of the object acted on orders the
replacements of one event (372), as does a player who is acted on (372.1); the controller of a replacement orders the
events it applies to (373). Instructions of applied replacements come before the events that nothing modified (373.1.a).

What an event acts on is the id of an object or, below 0, ``~player``; a proposed event is the ref of the object, or
``~player`` again.
"""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_REPLACE, O_DECLINE, O_REPLACE, Option
from riftwright.core.events import BECAME_MIGHTY, DIED, LOOKED, MOVED, PLAYED, POINT_GAINED, REPLACED
from riftwright.core.ids import CHAIN, FIRST_BOARD_ZONE, NOBODY, NOTHING, NOWHERE
from riftwright.core.nodes import Ability
from riftwright.core.state import ITEM_PERMANENT, ITEM_TRIGGERED, REF_SHIFT, ChainItem, Delayed
from riftwright.core.tasks import Task
from riftwright.rules import costs, mighty, payment
from riftwright.rules.abilities import passive, prevention, triggered
from riftwright.rules.frame import Frame
from riftwright.rules.means import Means

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


class Application:
    """One replacement effect that could be applied to what is about to happen to one object or player.

    ``you`` controls it (374), ``source`` is the ref of the object it comes from, ``giver`` that of an attached card
    which appends it (or -1), ``delayed`` is what created it for a time.
    """

    __slots__ = ("delayed", "face", "giver", "index", "oid", "source", "you")

    def __init__(
        self, oid: int, you: int, source: int, face: int, index: int, giver: int = -1, delayed: Delayed | None = None
    ) -> None:
        self.oid: int = oid
        self.you: int = you
        self.source: int = source
        self.face: int = face
        self.index: int = index
        self.giver: int = giver
        self.delayed: Delayed | None = delayed

    @property
    def usage(self) -> int:
        """One number for one replacement effect, whatever it is applied to."""
        if self.delayed is not None:
            return -1 - self.delayed.stamp
        return (((self.giver >> REF_SHIFT) + 1 << 16 | self.source >> REF_SHIFT) << 16 | self.face) << 8 | self.index

    @property
    def card(self) -> int:
        """The card whose text it is: an attached one, where that appends it."""
        return self.giver >> REF_SHIFT if self.giver >= 0 else self.source >> REF_SHIFT

    def ability(self, m: "Machine") -> Ability:
        return m.state.faces[self.face].abilities[self.index]

    def item(self, m: "Machine") -> ChainItem:
        """What is executed in place of the event; it is on no chain."""
        item = ChainItem(-1, ITEM_TRIGGERED, self.you, self.source, self.face, self.index)
        item.pending = False
        item.giver = self.giver
        if self.oid < 0:
            item.player = ~self.oid
            return item
        item.subject = m.obj(self.oid).ref
        played = _item_of(m, self.oid)
        if played is not None:  # 375: what replaces a play, or is added to it, is played in the same way
            item.ready, item.exhausted, item.allowed = played.ready, played.exhausted, played.allowed[:]
        return item

    def open(self, m: "Machine", kind: int) -> bool:
        """Whether it applies: its condition, what it replaces, how often it may (371.1), and its cost."""
        ability = self.ability(m)
        if ability.replace is None or ability.replace.kind != kind:
            return False
        item = self.item(m)
        frame = Frame(m, self.you, self.source >> REF_SHIFT, item)
        if ability.condition is not None and not ability.condition.holds(frame):
            return False
        used = triggered.used_up(m, self.you, self.source, self.face, self.index, self.giver)
        if ability.limit and used >= ability.limit:
            return False
        if self.delayed is not None and self.delayed.subject >= 0 and self.delayed.subject != item.subject:
            return False
        return ability.replace.applies(frame, self.oid) and _affordable(m, ability, item)


def _item_of(m: "Machine", oid: int) -> ChainItem | None:
    """The chain item that the card or token is, while it is being played."""
    if m.obj(oid).zone != CHAIN:
        return None
    return next((item for item in m.state.chain if item.obj == oid and item.what <= ITEM_PERMANENT), None)


def _affordable(m: "Machine", ability: Ability, item: ChainItem) -> bool:
    if ability.cost is None:
        return True
    frame = Frame(m, item.controller, item.obj, item)
    if not all(part.payable(frame) for part in ability.cost.parts):
        return False
    return Means(m, item.controller, costs.purpose(m, None)).cover_any(costs.totals(m, item))


def event_on(m: "Machine", oid: int) -> int:
    """The proposed event that acts on that object or player."""
    return m.obj(oid).ref if oid >= 0 else oid


def acted_on(event: int) -> int:
    """The object or player that a proposed event acts on."""
    return event >> REF_SHIFT if event >= 0 else event


def applicable(m: "Machine", kind: int, oid: int, barred: list[int]) -> list[Application]:
    """Every replacement that applies to that event happening to the object or player: of what is on the board or in a
    zone where its text is active, and delayed.
    """
    s = m.state
    found: list[Application] = []
    for source in s.replacers:
        o = s.objects[source]
        if o.zone >= FIRST_BOARD_ZONE:
            you = m.controller_of(o)
            if o.attached_to < 0:
                found += [Application(oid, you, o.ref, o.face, index) for index in s.faces[o.face].replacements]
            for mod in o.mods:
                if mod.ability >= 0:
                    found.append(Application(oid, you, o.ref, mod.face, mod.ability, passive.giver(mod)))
        else:  # 370.3
            own = s.faces[o.face].replaces_from.get(o.zone, ())
            found += [Application(oid, o.owner, o.ref, o.face, index) for index in own]
    for delayed in s.delayed:
        found.append(
            Application(oid, delayed.controller, delayed.source, delayed.face, delayed.ability, delayed=delayed)
        )
    return [a for a in found if a.usage not in barred and a.open(m, kind)]


def any_applies(m: "Machine", kind: int, oids: list[int]) -> bool:
    """Whether the pipeline is needed at all for these events."""
    if not (m.state.replacers or m.state.delayed):
        return False
    barred = in_progress(m)
    return any(applicable(m, kind, oid, barred) for oid in oids)


def intercede(m: "Machine", kind: int, oids: list[int], player: int, rule: str) -> bool:
    """369: let replacements intercede in what is about to happen to all of these at once, if any can; then it happens
    once they are applied to it.
    """
    if not any_applies(m, kind, oids):
        return False
    m.push(Replacing(kind, [event_on(m, oid) for oid in oids], rule, player))
    return True


def accompany(m: "Machine", kind: int, oid: int) -> None:
    """370.1.b.1: what a card says of an event that happens to itself is done as it happens: also where that makes its
    text inactive (725.1).
    """
    o = m.obj(oid)
    face = m.state.faces[o.face]
    on_board = o.zone >= FIRST_BOARD_ZONE
    for index in reversed(face.replacements if on_board else face.replaces_from.get(o.zone, ())):
        own = Application(oid, m.controller_of(o) if on_board else o.owner, o.ref, o.face, index)
        if own.open(m, kind):
            if kind != LOOKED:  # which card it is only its player knows (128)
                m.emit(REPLACED, "370.1.b.1", own.you, oid, oid, kind)
            _execute_loose(m, own.item(m))


def _execute_loose(m: "Machine", item: ChainItem) -> None:
    from riftwright.rules.resolving import LOOSE, Resolve

    m.push(Resolve(LOOSE, item))


def in_progress(m: "Machine") -> list[int]:
    """370.2: replacements that led to what is happening now, and those applied before to what these replace; none of
    them can apply to it again.
    """
    found: list[int] = []
    for task in m.state.tasks:
        if isinstance(task, Replacing) and task.applying:
            at = task.applied[-1][0]
            found += [usage for oid, usage in task.applied if oid == at]
    return found


class Replacing(Task):
    """A set of proposed events on its way through the pipeline."""

    __slots__ = (
        "agreed",
        "applied",
        "applying",
        "declined",
        "done",
        "events",
        "item",
        "kind",
        "last",
        "player",
        "rule",
    )

    asks_anew = True

    def __init__(self, kind: int, events: list[int], rule: str, player: int) -> None:
        super().__init__()
        self.kind: int = kind
        self.events: list[int] = events  # those that are not replaced yet
        self.rule: str = rule
        self.player: int = player
        self.done: list[int] = []  # replacements whose sequence has ended (373.2)
        self.declined: list[list[int]] = []  # [object, replacement] pairs that were declined (371.2)
        self.agreed: list[list[int]] = []  # pairs that its controller applies, but somebody else orders (371.2.a, 372)
        self.applied: list[list[int]] = []  # [object, replacement] pairs, the latest at the end
        self.applying: int = 0  # the replacement that is being executed (370.2)
        self.last: int = 0  # the one whose sequence goes on
        self.item: ChainItem | None = None  # the one that is being paid for

    def clone(self) -> "Replacing":
        n = Replacing(self.kind, self.events[:], self.rule, self.player)
        n.step = self.step
        n.done = self.done[:]
        n.declined = [pair[:] for pair in self.declined]
        n.agreed = [pair[:] for pair in self.agreed]
        n.applied = [pair[:] for pair in self.applied]
        n.applying = self.applying
        n.last = self.last
        n.item = self.item.clone() if self.item is not None else None
        return n

    def run(self, m: "Machine") -> None:
        self.applying = 0
        found = self._open(m)
        if not found:
            self._perform(m)
            return
        undecided = self._undecided(m, found)
        if undecided:
            options = [*_options(undecided), Option(O_DECLINE)]
            m.ask(undecided[0].you, D_REPLACE, options, "apply your replacement, which others may order (371.2.a)")
            return
        chooser, mine = self._choice(m, found)
        optional = all(self._optional(m, a) for a in mine)
        if len(mine) == 1 and not optional:
            self._apply(m, mine[0])
            return
        options = _options(mine)
        if optional:
            options.append(Option(O_DECLINE))  # 371.2
        rule = "373" if len({a.oid for a in mine}) > 1 else "372"  # several events, or several replacements of one
        m.ask(chooser, D_REPLACE, options, f"which replacement applies, and to what ({rule})")

    def _open(self, m: "Machine") -> list[Application]:
        barred = self.done + in_progress(m)
        found: list[Application] = []
        for event in self.events:
            if _stands(m, event):
                found += applicable(m, self.kind, acted_on(event), barred)
        return [a for a in found if [a.oid, a.usage] not in self.declined + self.applied]

    def _undecided(self, m: "Machine", found: list[Application]) -> list[Application]:
        """One that its controller may apply while somebody else orders it: that controller decides first (371.2.a)."""
        others = [a for a in found if self._optional(m, a) and a.you >= 0 and self._decider(m, a, found) != a.you]
        for player in m.players_in_order(m.state.turn_player):
            for a in others:
                if a.you == player:
                    return [a]
        return []

    def _optional(self, m: "Machine", a: Application) -> bool:
        return a.ability(m).may and [a.oid, a.usage] not in self.agreed

    def _choice(self, m: "Machine", found: list[Application]) -> tuple[int, list[Application]]:
        """Whose choice comes first, and between what: in turn order (373.1), that of who controls or is what is acted
        on, where several replacements could apply (372), or of who controls one that could apply to several (373).
        """
        deciders = [self._decider(m, a, found) for a in found]
        order = m.players_in_order(m.state.turn_player)
        chooser = next((player for player in order if player in deciders), deciders[0])
        return chooser, [a for a, decider in zip(found, deciders, strict=True) if decider == chooser]

    def _decider(self, m: "Machine", a: Application, found: list[Application]) -> int:
        if sum(1 for b in found if b.oid == a.oid) < 2:
            return a.you if a.you >= 0 else m.state.turn_player
        if a.oid < 0:
            return ~a.oid  # 372.1
        return prevention.orderer(m, a.oid)

    def answer(self, m: "Machine", option: Option) -> None:
        found = self._open(m)
        undecided = self._undecided(m, found)
        mine = undecided or self._choice(m, found)[1]
        if option.kind == O_DECLINE:
            self.declined += [[a.oid, a.usage] for a in mine]
            return
        for a, offered in zip(mine, _options(mine), strict=True):
            if offered.key != option.key:
                continue
            if undecided:
                self.agreed.append([a.oid, a.usage])
            else:
                self._apply(m, a)
            return

    def _apply(self, m: "Machine", a: Application) -> None:
        """Execute the replacement in place of the event, once what it costs is paid."""
        item = a.item(m)
        ability = a.ability(m)
        if self.last and self.last != a.usage:
            self.done.append(self.last)  # 373.2
        self.last = a.usage
        if ability.cost is not None:
            self.item = item
            self.declined.append([a.oid, a.usage])  # should paying fail
            m.push(payment.Pay(item.controller, costs.totals(m, item), -1, costs.purpose(m, None), loose=item))
            return
        self._execute(m, item)

    def paid(self, m: "Machine", done: bool) -> None:
        item, self.item = self.item, None
        if done and item is not None:
            self._execute(m, item)

    def _execute(self, m: "Machine", item: ChainItem) -> None:
        self.applying = self.last
        event = item.subject if item.subject >= 0 else ~item.player
        oid = acted_on(event)
        self.applied.append([oid, self.last])
        replace = m.state.faces[item.face].abilities[item.ability].replace
        if replace is None or replace.instead:
            self.events.remove(event)
        if m.state.faces[item.face].abilities[item.ability].limit:
            triggered.use(m, item)
        m.state.delayed = tuple(d for d in m.state.delayed if not d.once or -1 - d.stamp != self.last)
        mighty.neglect(m.state)
        text = item.giver >> REF_SHIFT if item.giver >= 0 else item.obj
        player = ~oid if oid < 0 else NOBODY
        m.emit(REPLACED, "369", item.controller, text, max(NOTHING, oid), self.kind, player)
        if self.kind == DIED:
            damage.revoke_own_death(m, oid)
        elif self.kind == PLAYED and event not in self.events:
            _withdraw(m, oid)
        _execute_loose(m, item)

    def _perform(self, m: "Machine") -> None:
        """What was not replaced happens now."""
        events = [acted_on(event) for event in self.events if _stands(m, event)]
        m.finish(self)
        if not events:
            return
        if self.kind == DIED:
            damage.die(m, events, self.rule, self.player if self.player >= 0 else NOBODY)
        elif self.kind == POINT_GAINED:
            for event in events:
                points.gain(m, ~event, 1, self.rule)
        elif self.kind == MOVED:
            moving = m.state.tasks[-1]
            assert isinstance(moving, moves.Moving)
            moving.left = events
        elif self.kind == BECAME_MIGHTY:
            for oid in events:
                m.emit(BECAME_MIGHTY, self.rule, m.obj(oid).controller, oid)


def _stands(m: "Machine", event: int) -> bool:
    """Whether what a proposed event acts on is still what it was."""
    return m.state.alive(event) if event >= 0 else not m.state.players[~event].lost


def _withdraw(m: "Machine", oid: int) -> None:
    """The token is not played: something else happens instead."""
    item = _item_of(m, oid)
    if item is not None:
        zones.put(m, oid, NOWHERE)
        items.remove(m, item, "370.1.b")


def _options(mine: list[Application]) -> list[Option]:
    """One option for each: what it acts on, whose text it is, and a number where these are the same."""
    options: list[Option] = []
    for a in mine:
        twins = sum(1 for o in options if o.a == a.oid and o.b == a.card)
        options.append(Option(O_REPLACE, a.oid, a.card, twins))
    return options


from riftwright.rules.actions import damage, items, moves, points, zones  # noqa: E402  (what is proposed there is performed there)
