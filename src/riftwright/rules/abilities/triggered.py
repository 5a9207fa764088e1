"""Triggered abilities (382-388): found from events after the fact, put on the chain in the order of 383.3.d."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_OPTIONAL, D_ORDER, O_ITEM, O_NO, O_YES, Option
from riftwright.core.events import ATTACHED, ORDERED, OWN_DEATH, OWN_LEAVING, TRIGGERED, Event
from riftwright.core.ids import DEATHKNELL, FIRST_BOARD_ZONE, OPENED_BY_TRIGGER
from riftwright.core.nodes import Ability
from riftwright.core.state import ITEM_TRIGGERED, REF_SHIFT, ChainItem, Known, Obj
from riftwright.core.tasks import Task
from riftwright.rules import layers
from riftwright.rules.abilities import passive
from riftwright.rules.actions import items
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def find(m: "Machine", event: Event) -> None:
    """383.2.c: after an event, every ability whose condition it met goes on the chain as a Pending Item."""
    s = m.state
    found: list[ChainItem] = []
    for oid in s.listeners[event.kind]:
        o = s.objects[oid]
        face = s.faces[o.face]
        own = face.listens if o.zone >= FIRST_BOARD_ZONE else face.elsewhere.get(o.zone)  # 384, 385
        if own is not None and (o.attached_to < 0 or (event.kind == ATTACHED and event.obj == oid)):  # 721.2, 725.1
            for index in own.get(event.kind, ()):
                item = check(m, m.controller_of(o), oid, o.face, index, event)
                if item is not None:
                    found.append(item)
        for mod in o.mods:
            if mod.ability >= 0:
                trigger = s.faces[mod.face].abilities[mod.ability].trigger
                if trigger is not None and event.kind in trigger.kinds:
                    giver = passive.giver(mod)
                    item = check(m, o.controller, oid, mod.face, mod.ability, event, giver, stamp=mod.stamp)
                    if item is not None:
                        found.append(item)
    if s.delayed:
        found += _delayed(m, event)
    add(m, found)


def add(m: "Machine", found: list[ChainItem]) -> None:
    """What has triggered: held while a set of simultaneous events lasts, else put on the chain at once."""
    if not found:
        return
    if m.held is not None:
        join(m, m.held, found)
    else:
        place(m, found)


def join(m: "Machine", held: list[ChainItem], found: list[ChainItem]) -> None:
    """What triggered on another one of several simultaneous events: an ability that says "one or more" triggers on all
    of them once.
    """
    held += [item for item in found if not (_several(m, item) and any(_same(item, other) for other in held))]


def _several(m: "Machine", item: ChainItem) -> bool:
    trigger = ability_of(m, item).trigger
    return trigger is not None and trigger.several


def _same(item: ChainItem, other: ChainItem) -> bool:
    """Whether they are the same ability of the same object, or the text of the same attached card."""
    mine = (item.source, item.face, item.ability, item.giver, item.controller)
    return mine == (other.source, other.face, other.ability, other.giver, other.controller)


def check(
    m: "Machine",
    you: int,
    oid: int,
    face: int,
    index: int,
    event: Event,
    giver: int = -1,
    known: Known | None = None,
    stamp: int = -1,
) -> ChainItem | None:
    """The pending item of one ability, if its whole condition is met (383.2.a.1). ``giver`` is the attached card that
    appends it, ``known`` what is known of a source that is about to die, ``stamp`` when it was given.
    """
    s = m.state
    ability = s.faces[face].abilities[index]
    trigger = ability.trigger
    assert trigger is not None
    frame = Frame(m, you, oid, giver=giver)
    if not trigger.met(frame, event):
        return None
    if ability.keyword >= 0 and layers.lost(s.objects[oid], ability.keyword, stamp):
        return None  # 801.3.b
    controller = trigger.controller(frame, event)
    if controller < 0:
        controller = s.turn_player  # 190.6.b
    if ability.limit and used_up(m, controller, s.objects[oid].ref, face, index, giver) >= ability.limit:
        return None  # 383.3.e.1
    item = ChainItem(s.next_serial(), ITEM_TRIGGERED, controller, s.objects[oid].ref, face, index)
    item.giver = giver
    if known is not None:
        item.known = known
        item.subject = known.ref
    trigger.note(frame, event, item)
    if ability.condition is not None and not ability.condition.holds(Frame(m, controller, oid, item)):
        return None
    return item


def _delayed(m: "Machine", event: Event) -> list[ChainItem]:
    """Delayed triggers (390.2): those that fire once are gone when they do."""
    s = m.state
    found: list[ChainItem] = []
    for delayed in s.delayed:
        ability = s.faces[delayed.face].abilities[delayed.ability]
        trigger = ability.trigger
        if trigger is None or event.kind not in trigger.kinds:
            continue
        item = ChainItem(
            s.next_serial(), ITEM_TRIGGERED, delayed.controller, delayed.source, delayed.face, delayed.ability
        )
        item.subject = delayed.subject
        item.place = delayed.place
        frame = Frame(m, delayed.controller, item.obj, item)
        if not trigger.met(frame, event):
            continue
        trigger.note(frame, event, item)
        found.append(item)
        if delayed.once:
            s.delayed = tuple(d for d in s.delayed if d is not delayed)
    return found


def own_death(m: "Machine", known: Known, *, late: bool = False) -> list[ChainItem]:
    """323.4, 428.1.a.1.b: abilities that trigger on their source's own death, found before it goes to the trash.

    In 2026-03-30 only Deathknell is pending before the death; the others are found as it happens (``late``) and know
    nothing of what their source was.
    """
    s = m.state
    if late and not m.edition.only_deathknell_remembers:
        return []
    o = s.objects[known.obj]
    event = Event(OWN_DEATH, "323.4", o.controller, o.id, -1, 0, o.loc, "")
    found: list[ChainItem] = []
    for face, index, giver, stamp in _listening(m, o, OWN_DEATH):
        remembers = s.faces[face].abilities[index].keyword == DEATHKNELL or not m.edition.only_deathknell_remembers
        if remembers == late:
            continue
        item = check(m, o.controller, o.id, face, index, event, giver, known, stamp)
        if item is not None:
            if late:
                item.known = None
            found += [item, *again(m, item)]
    return found


def own_leaving(m: "Machine", o: Obj) -> list[ChainItem]:
    """Abilities that trigger as their source leaves the board, found before it does: they are of what it was, and
    whoever controlled it then controls them (359.3.e.13).
    """
    heard = _listening(m, o, OWN_LEAVING)
    if not heard:
        return []
    known = m.know(o.id)
    event = Event(OWN_LEAVING, "383.2", o.controller, o.id, -1, 0, o.loc, "")
    items = [
        check(m, o.controller, o.id, face, index, event, giver, known, stamp) for face, index, giver, stamp in heard
    ]
    return [item for item in items if item is not None]


def _listening(m: "Machine", o: Obj, kind: int) -> list[tuple[int, int, int, int]]:
    """The abilities of an object on the board that listen for that kind of event: face, index, giver and stamp."""
    faces = m.state.faces
    own = faces[o.face].listens.get(kind, ()) if o.attached_to < 0 else ()
    found = [(o.face, index, -1, -1) for index in own]
    for mod in o.mods:
        if mod.ability >= 0:
            trigger = faces[mod.face].abilities[mod.ability].trigger
            if trigger is not None and kind in trigger.kinds:
                found.append((mod.face, mod.ability, passive.giver(mod), mod.stamp))
    return found


def again(m: "Machine", item: ChainItem) -> list[ChainItem]:
    """The same ability as often as something makes it trigger an additional time."""
    copies = [item.clone() for _ in range(passive.additional_triggers(m, item))]
    for copy in copies:
        copy.serial = m.state.next_serial()
    return copies


def hold(m: "Machine", found: list[ChainItem] | None = None) -> list[ChainItem] | None:
    """Begin a set of simultaneous events: what triggers on any of them, and what was ``found`` already, is held until
    ``release``, which is to be given what this returns, the set around it.
    """
    outer = m.held
    m.held = found if found is not None else []
    return outer


def release(m: "Machine", outer: list[ChainItem] | None) -> None:
    """End a set of simultaneous events: what triggered on any of them is put on the chain as one group."""
    found = m.held
    m.held = outer
    add(m, found if found is not None else [])


def place(m: "Machine", found: list[ChainItem]) -> None:
    """Put triggered abilities on the chain as Pending Items: players in turn order from the Turn Player, each
    ordering their own (383.3.d.1).
    """
    if found:
        place_groups(m, grouped(m, found, m.state.turn_player))


def grouped(m: "Machine", found: list[ChainItem], first: int, last: int = -1) -> list[list[ChainItem]]:
    """The abilities by controller, in turn order from ``first``, with ``last`` at the end (464.2.e.1)."""
    order = m.players_in_order(first)
    if last in order and last != first:
        order.remove(last)
        order.append(last)
    groups = [[item for item in found if item.controller == player] for player in order]
    return [group for group in groups if group]


def place_groups(m: "Machine", groups: list[list[ChainItem]]) -> None:
    """Put the groups on the chain one after the other; ask where the order within one, or a "may", is a choice."""
    if all(_forced(m, group) for group in groups):
        for group in groups:
            for item in group:
                append(m, item)
    else:
        m.push(OrderTriggers(groups))


def _forced(m: "Machine", group: list[ChainItem]) -> bool:
    if m.edition.may_when_triggered and any(ability_of(m, item).may for item in group):
        return False
    return _alike(m, group)


def _alike(m: "Machine", group: list[ChainItem]) -> bool:
    """Whether the order of the group cannot matter: one ability, also several times, or copies of one that choose
    nothing.
    """
    a = group[0]
    if any(item.face != a.face or item.ability != a.ability for item in group):
        return False
    if all(_occasion(item) == _occasion(a) for item in group):
        return True
    ability = ability_of(m, a)
    return not ability.choices and not ability.limit  # 383.1.b: which of them it triggers on is a choice


def _occasion(item: ChainItem) -> tuple[int, int, int, int, int]:
    """What tells one triggering of an ability from another."""
    return item.source, item.subject, item.player, item.place, item.amount


def append(m: "Machine", item: ChainItem) -> None:
    """Add one triggered ability to the chain (383.3), unless others that triggered with it have used it up."""
    ability = m.state.faces[item.face].abilities[item.ability]
    if spent(m, item):
        return  # 383.1.b
    m.tell(TRIGGERED, "383.3", item.controller, item.obj, item.serial)
    items.add(m, item, OPENED_BY_TRIGGER)
    if ability.limit and not ability.may:
        use(m, item)


def reflect(m: "Machine", item: ChainItem, index: int) -> ChainItem:
    """387, 388.1: a Reflexive Trigger of what is being executed goes on the chain as a Pending Item; several go on in
    order, one after the other (388.2). It knows what the item knows of its trigger condition.
    """
    created = ChainItem(m.state.next_serial(), ITEM_TRIGGERED, item.controller, item.source, item.face, index)
    created.giver = item.giver
    created.subject = item.subject
    created.player = item.player
    created.place = item.place
    created.whence = item.whence
    created.known = item.known
    created.made = item.made[:]
    place_groups(m, [[created]])
    return created


class OrderTriggers(Task):
    """383.3.d: each player in turn orders the abilities that they control and that triggered at one time.

    In 2026-03-30 this is also when a leading "you may" is decided; later editions decide it on finalization.
    """

    __slots__ = ("asked", "groups")

    asks_anew = True

    def __init__(self, groups: list[list[ChainItem]]) -> None:
        super().__init__()
        self.groups: list[list[ChainItem]] = groups
        self.asked: ChainItem | None = None  # the ability whose "may" is being decided

    def clone(self) -> "OrderTriggers":
        n = OrderTriggers([[item.clone() for item in group] for group in self.groups])
        n.step = self.step
        n.asked = self.asked.clone() if self.asked is not None else None
        return n

    def run(self, m: "Machine") -> None:
        while self.groups:
            group = self.groups[0]
            if not group or m.state.players[group[0].controller].lost:
                self.groups.pop(0)
            elif _alike(m, group):
                if self._next(m, group.pop(0)):
                    return
            else:
                options = [Option(O_ITEM, item.serial, item.obj, item.ability) for item in group]
                m.ask(group[0].controller, D_ORDER, options, "which ability goes on the chain first (383.3.d)")
                return
        m.finish(self)

    def _next(self, m: "Machine", item: ChainItem) -> bool:
        """Place the ability; True when its controller must first say whether to."""
        if not (m.edition.may_when_triggered and ability_of(m, item).may):
            append(m, item)
            return False
        self.asked = item
        options = [Option(O_YES), Option(O_NO)]
        m.ask(item.controller, D_OPTIONAL, options, "perform the triggered ability (383.3.a)", item.obj)
        return True

    def answer(self, m: "Machine", option: Option) -> None:
        if self.asked is not None:
            item, self.asked = self.asked, None
            if option.kind == O_YES:
                append(m, item)
            return
        group = self.groups[0]
        for i, item in enumerate(group):
            if item.serial == option.a:
                group.pop(i)
                m.tell(ORDERED, "383.3.d", item.controller, item.obj, item.serial)
                self._next(m, item)
                return


def used_up(m: "Machine", player: int, source: int, face: int, index: int, giver: int = -1) -> int:
    """How often the ability of that object, a ref, was performed this turn for that player."""
    return m.state.players[player].used.count(usage(source, face, index, giver))


def spent(m: "Machine", item: ChainItem) -> bool:
    """383.3.e.1: whether the ability has been performed as often as it may be each turn."""
    limit = ability_of(m, item).limit
    return limit > 0 and used_up(m, item.controller, item.source, item.face, item.ability, item.giver) >= limit


def use(m: "Machine", item: ChainItem) -> None:
    """383.3.e: count one performance of the ability this turn."""
    player = m.state.players[item.controller]
    player.used = (*player.used, usage(item.source, item.face, item.ability, item.giver))


def begin_anew(m: "Machine", source: int, face: int, giver: int = -1) -> None:
    """The object, a ref, has gained the text of that face by a copy effect: these abilities are other ones than those
    that it may have had before, and have not been performed this turn.
    """
    ever = usage(source, face, 0, giver) >> 8
    for player in m.state.players:
        player.used = tuple(used for used in player.used if used >> 8 != ever)


def use_modes(m: "Machine", item: ChainItem) -> None:
    """Count the modes that the ability has chosen, for one that chooses each only once a turn."""
    player = m.state.players[item.controller]
    player.used = (*player.used, *(_usage_of_mode(item, mode) for mode in item.modes))


def mode_is_spent(m: "Machine", item: ChainItem, mode: int) -> bool:
    """Whether that mode of the ability was chosen this turn."""
    return _usage_of_mode(item, mode) in m.state.players[item.controller].used


def _usage_of_mode(item: ChainItem, mode: int) -> int:
    return usage(item.source, item.face, 1 << 7 | mode << 4 | item.ability, item.giver)


def usage(source: int, face: int, index: int, giver: int = -1) -> int:
    """One number for an ability of an object, a ref, also where an attached card, a ref too, appends it once more."""
    return ((giver >> REF_SHIFT) + 1) << 50 | (source << 16 | face) << 8 | index


def parts_of_usage(used: int) -> tuple[int, int, int, int]:
    """The ref of the source, the face, the index of the ability and the giver's id (or -1) of such a number."""
    what = used >> 8 & (1 << 42) - 1
    return what >> 16, what & (1 << 16) - 1, used & 0xFF, (used >> 50) - 1


def ability_of(m: "Machine", item: ChainItem) -> Ability:
    """The ability that the item is, or the text of the card that it is."""
    return m.state.faces[item.face].abilities[item.ability]
