"""Replacement effects (367-375): the one pipeline that every replaceable event goes through.

A set of simultaneous events is proposed. Each replacement that qualifies may be applied, once to each event and to
whatever replaces it (370.2), in one uninterrupted sequence (373.2). The controller of the object acted on orders the
replacements of one event (372), the controller of a replacement orders the events it applies to (373). Instructions
of applied replacements come before the events that nothing modified (373.1.a).
"""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_REPLACE, O_REPLACE, Option
from riftwright.core.events import DIED, REPLACED
from riftwright.core.ids import FIRST_BOARD_ZONE, NOBODY
from riftwright.core.state import ITEM_TRIGGERED, REF_SHIFT, ChainItem
from riftwright.core.tasks import Task
from riftwright.rules.abilities import passive
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

Applicable = tuple[int, int, int, int, int]  # (object acted on, source, face, ability, giver)


def applicable(m: "Machine", kind: int, oid: int, barred: list[int]) -> list[Applicable]:
    """Every replacement on the board that applies to that event happening to the object."""
    s = m.state
    found: list[Applicable] = []
    for source in s.replacers:
        o = s.objects[source]
        if o.zone < FIRST_BOARD_ZONE:
            continue
        face = s.faces[o.face]
        refs = [(o.face, index, -1) for index in face.replacements] if o.attached_to < 0 else []
        refs += [(mod.face, mod.ability, passive.giver(mod)) for mod in o.mods if mod.ability >= 0]
        for fid, index, giver in refs:
            ability = s.faces[fid].abilities[index]
            if ability.replace is None or ability.replace.kind != kind or usage(source, fid, index, giver) in barred:
                continue
            frame = Frame(m, o.controller, source, giver=giver)
            if ability.condition is not None and not ability.condition.holds(frame):
                continue
            if ability.replace.applies(frame, oid):
                found.append((oid, source, fid, index, giver))
    return found


def any_applies(m: "Machine", kind: int, oids: list[int]) -> bool:
    """Whether the pipeline is needed at all for these events."""
    barred = in_progress(m)
    return any(applicable(m, kind, oid, barred) for oid in oids)


def in_progress(m: "Machine") -> list[int]:
    """370.2: replacements that led to what is happening now; they cannot apply to it again."""
    barred: list[int] = []
    for task in m.state.tasks:
        if isinstance(task, Replacing):
            barred += task.applying
    return barred


def usage(source: int, face: int, index: int, giver: int) -> int:
    """One number for one replacement effect of one object."""
    return (((giver >> REF_SHIFT) + 1 << 16 | source) << 16 | face) << 8 | index


def card(a: Applicable) -> int:
    """The card whose text it is: an attached one, where that appends it."""
    return a[4] >> REF_SHIFT if a[4] >= 0 else a[1]


class Replacing(Task):
    """A set of proposed events on its way through the pipeline."""

    __slots__ = ("applying", "done", "events", "kind", "last", "player", "rule")

    def __init__(self, kind: int, events: list[int], rule: str, player: int) -> None:
        super().__init__()
        self.kind: int = kind
        self.events: list[int] = events  # objects acted on, whose event is not replaced yet
        self.rule: str = rule
        self.player: int = player
        self.done: list[int] = []  # replacements whose sequence has ended (373.2)
        self.applying: list[int] = []  # the one whose sequence goes on
        self.last: int = -1

    def clone(self) -> "Replacing":
        n = Replacing(self.kind, self.events[:], self.rule, self.player)
        n.step = self.step
        n.done = self.done[:]
        n.applying = self.applying[:]
        n.last = self.last
        return n

    def run(self, m: "Machine") -> None:
        barred = self.done + [
            u for task in m.state.tasks if isinstance(task, Replacing) and task is not self for u in task.applying
        ]
        found: list[Applicable] = []
        for oid in self.events:
            found += applicable(m, self.kind, oid, barred)
        if not found:
            self._perform(m)
            return
        chooser = self._chooser(m, found)
        mine = [a for a in found if self._decides(m, chooser, a, found)]
        if len(mine) == 1:
            self._apply(m, mine[0])
            return
        options = [Option(O_REPLACE, a[0], card(a), a[3]) for a in mine]
        m.ask(chooser, D_REPLACE, options, "which replacement applies, and to what (372, 373)")

    def _chooser(self, m: "Machine", found: list[Applicable]) -> int:
        """Whose choice comes first: in turn order, the controller of an object acted on that several could save
        (372), or of a replacement that could apply to several (373).
        """
        deciders = [self._decider(m, a, found) for a in found]
        for player in m.players_in_order(m.state.turn_player):
            if player in deciders:
                return player
        return deciders[0]

    def _decider(self, m: "Machine", a: Applicable, found: list[Applicable]) -> int:
        same_event = [b for b in found if b[0] == a[0]]
        return m.obj(a[0]).controller if len(same_event) > 1 else m.obj(a[1]).controller

    def _decides(self, m: "Machine", player: int, a: Applicable, found: list[Applicable]) -> bool:
        return self._decider(m, a, found) == player

    def answer(self, m: "Machine", option: Option) -> None:
        barred = self.done
        for a in applicable(m, self.kind, option.a, barred):
            if card(a) == option.b and a[3] == option.c:
                self._apply(m, a)
                return

    def _apply(self, m: "Machine", a: Applicable) -> None:
        """Execute the replacement in place of the event; a new one ends the sequence of the one before."""
        from riftwright.rules.resolving import Resolve

        oid, source, face, index, giver = a
        used = usage(source, face, index, giver)
        if self.last >= 0 and self.last != used:
            self.done.append(self.last)  # 373.2
        self.last = used
        self.applying = [*self.applying, used] if used not in self.applying else self.applying
        self.events.remove(oid)
        o = m.obj(source)
        item = ChainItem(m.state.next_serial(), ITEM_TRIGGERED, o.controller, o.ref, face, index)
        item.pending = False
        item.giver = giver
        item.subject = m.obj(oid).ref
        m.emit(REPLACED, "369", o.controller, card(a), oid, self.kind)
        if self.kind == DIED:
            damage.revoke_own_death(m, oid)
        m.push(Resolve(-1, item))

    def _perform(self, m: "Machine") -> None:
        """What was not replaced happens now."""
        events = [oid for oid in self.events if m.obj(oid).zone >= FIRST_BOARD_ZONE]
        m.finish(self)
        if events:
            damage.die(m, events, self.rule, self.player if self.player >= 0 else NOBODY)


from riftwright.rules.actions import damage  # noqa: E402  (deaths are proposed there and performed there)
