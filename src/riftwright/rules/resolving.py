"""Resolution (340, 359, 406.5): permanents enter, spells and abilities execute their instructions."""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import Option
from riftwright.core.events import ENTERED, IGNORED, PLAYED, RESOLVED, RESOLVING
from riftwright.core.ids import BASE, BATTLEFIELD, CHAIN, EXHAUSTED, FIELD, UNIT
from riftwright.core.nodes import Effect
from riftwright.core.state import ITEM_ACTIVATED, ITEM_PERMANENT, ITEM_SPELL, ITEM_TRIGGERED, ChainItem
from riftwright.core.tasks import Task
from riftwright.rules import keywords, playing, regrouping
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import cards, fields, items, moves, status, zones
from riftwright.rules.choices import still_legal
from riftwright.rules.frame import Frame

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

LOOSE: Final = -1


def resolve(m: "Machine", item: ChainItem) -> None:
    """Begin the resolution of a finalized item. No cleanup happens until it is over (321)."""
    m.state.hits = ()
    m.tell(RESOLVING, "340.1", item.controller, item.obj, item.serial)
    m.push(Resolve(item.serial, None))


# Steps
R_BEGIN: Final = 0
R_EXECUTE: Final = 1
R_FINISH: Final = 2
R_ENTER: Final = 3
R_LEAVE: Final = 4


class Resolve(Task):
    """One item resolving, or the instructions of a replacement that are executed without a chain (``loose``)."""

    __slots__ = ("copy", "loose", "pc", "regs", "serial", "sub")

    def __init__(self, serial: int, loose: ChainItem | None) -> None:
        super().__init__()
        self.serial: int = serial
        self.loose: ChainItem | None = loose
        self.pc: int = 0  # the instruction that is next
        self.copy: int = 0  # which execution of them all (820)
        self.sub: int = 0  # how often that instruction has run without being done
        self.regs: list[int] = []  # what it keeps in between

    def clone(self) -> "Resolve":
        n = Resolve(self.serial, self.loose.clone() if self.loose is not None else None)
        n.step = self.step
        n.pc = self.pc
        n.copy = self.copy
        n.sub = self.sub
        n.regs = self.regs[:]
        return n

    def executing(self, m: "Machine") -> ChainItem | None:
        return self.item(m)

    def item(self, m: "Machine") -> ChainItem | None:
        return self.loose if self.serial == LOOSE else m.find_item(self.serial)

    def run(self, m: "Machine") -> None:
        item = self.item(m)
        if item is None:  # 359.3.e.15: it has left the chain
            m.finish(self)
            cards.cease_to_reveal(m)
            playing.leave_open(m)
            return
        if self.step == R_BEGIN:
            self.step = R_EXECUTE
            if item.what == ITEM_PERMANENT:
                self.step = R_ENTER
                if replace_entering(m, item):
                    return
            else:
                self._check_targets(m, item)
                regrouping.check(m, item)
                if m.state.tasks[-1] is not self:
                    return
        if self.step == R_ENTER:
            self.step = R_LEAVE
            enter(m, item)
            return
        if self.step == R_EXECUTE:
            if not self._execute(m, item):
                return
            self.step = R_FINISH
        if self.step == R_FINISH:
            self.step = R_LEAVE
            if self.serial != LOOSE:
                self._finish(m, item)
                if m.state.tasks[-1] is not self or m.state.decision is not None:
                    return
        self._leave(m, item)

    def _check_targets(self, m: "Machine", item: ChainItem) -> None:
        """359.3.e.1-9: the item resolves all the same; illegal targets (kept as ~value) are unaffected."""
        choices = m.state.faces[item.face].abilities[item.ability].choices
        width = len(choices)
        for slot, chosen in enumerate(item.chosen):
            choice = choices[slot % width]
            frame = Frame(m, item.controller, item.obj, item, self, slot // width)
            for i, value in enumerate(chosen):
                if value >= 0 and not still_legal(m, item, choice, frame, value):
                    chosen[i] = ~value
                    m.tell(IGNORED, "359.3.e.5", item.controller, item.obj, item.serial, value, text=str(choice.kind))

    def _execute(self, m: "Machine", item: ChainItem) -> bool:
        """Instructions from top to bottom (359.3.d), as often as Repeat was paid for. True when all are done."""
        program = m.state.faces[item.face].abilities[item.ability].program
        s = m.state
        while self.copy < item.copies:
            while self.pc < len(program):
                frame = Frame(m, item.controller, item.obj, item, self, self.copy)
                effect: Effect = program[self.pc]
                if effect.run(frame):
                    self.pc += 1
                    self.sub = 0
                    self.regs = []
                else:
                    self.sub += 1
                if self.item(m) is None:  # 359.3.e.15: it has left the chain, as the next step finds
                    return False
                if s.tasks[-1] is not self or s.decision is not None or s.outcome is not None:
                    return False
            self.copy += 1
            self.pc = 0
        return True

    def answer(self, m: "Machine", option: Option) -> None:
        item = self.item(m)
        assert item is not None
        program = m.state.faces[item.face].abilities[item.ability].program
        frame = Frame(m, item.controller, item.obj, item, self, self.copy)
        program[self.pc].answer(frame, option)

    def shown(self, m: "Machine", player: int) -> list[int]:
        item = self.item(m)
        if item is None or self.step != R_EXECUTE:
            return []
        program = m.state.faces[item.face].abilities[item.ability].program
        if self.pc >= len(program):
            return []
        return program[self.pc].shown(Frame(m, item.controller, item.obj, item, self, self.copy), player)

    def paid(self, m: "Machine", done: bool) -> None:
        """A payment within the instructions is over (204.3.b); the instruction finds it in its registers."""
        self.regs.append(1 if done else 0)

    def _finish(self, m: "Machine", item: ChainItem) -> None:
        """A spell goes to the trash and is now played (359.3.d, 419.4.a); an ability is used (377.2.a)."""
        if item.what == ITEM_SPELL:
            if m.obj(item.obj).zone == CHAIN:
                items.discharge(m, item)
            m.state.players[item.controller].resolved += 1
            m.emit(PLAYED, "419.4.a", item.controller, item.obj, item.serial, item.hidden_at + 1)
        elif item.what == ITEM_ACTIVATED:
            m.emit(RESOLVED, "406.5", item.controller, item.obj, item.serial)  # 377.2.a
        else:
            m.tell(RESOLVED, "406.5", item.controller, item.obj, item.serial)

    def _leave(self, m: "Machine", item: ChainItem) -> None:
        m.finish(self)
        if m.cause() is None:
            cards.cease_to_reveal(m)
        if self.serial != LOOSE:
            items.remove(m, item, "340.1")
            playing.leave_open(m)


def replace_entering(m: "Machine", item: ChainItem) -> bool:
    """369.3: what the permanent's own text says of how it enters is executed first. False where it says nothing."""
    face = m.state.faces[item.face]
    for index in reversed(face.enters):
        own = ChainItem(m.state.next_serial(), ITEM_TRIGGERED, item.controller, item.source, item.face, index)
        own.pending = False
        own.subject = item.source
        condition = face.abilities[index].condition
        if condition is None or condition.holds(Frame(m, item.controller, item.obj, own)):
            m.push(Resolve(LOOSE, own))
    return bool(face.enters)


def enter(m: "Machine", item: ChainItem) -> None:
    """359.2: the permanent leaves the chain and becomes a Game Object; a unit exhausted, gear ready (359.2.c-d)."""
    s = m.state
    loc = item.loc
    player = item.controller
    oid = item.obj
    unit = s.objects[oid].types & UNIT
    ready = unit and passive.enters_ready(m, item)
    if unit and not moves.may_be_at(m, player, loc):
        loc = player  # 462.2.a
    zones.put(m, oid, BATTLEFIELD if loc >= FIELD else BASE, loc)
    o = s.edit(oid)
    o.controller = player
    if item.named:
        status.name(m, oid, item.named)
    if item.exhausted or (unit and not item.ready and not ready):
        o.flags |= EXHAUSTED
    s.players[player].resolved += 0 if o.token else 1
    outer = triggered.hold(m)
    m.emit(ENTERED, "359.2", player, oid, loc=loc, text="exhausted" if o.exhausted else "ready")
    if unit:
        fields.arrive(m, loc, player, "190.3.a.1")
    m.emit(PLAYED, "419.4.a", player, oid, item.serial, item.hidden_at + 1, loc)
    triggered.add(m, keywords.played(m, oid, item.hidden_at))
    triggered.release(m, outer)
