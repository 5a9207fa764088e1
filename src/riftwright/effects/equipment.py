"""Equipment (150): attach, and Weaponmaster (434, 821)."""

from dataclasses import dataclass

from riftwright.core.decisions import D_CHOOSE, O_NUMBER, Option
from riftwright.core.events import ATTACHED, Event
from riftwright.core.ids import ALL_DOMAINS, EQUIP, GEAR
from riftwright.core.nodes import Ability, Choice, CostChange, Effect, Replace, Subject, Trigger, Who
from riftwright.core.state import REF_SHIFT
from riftwright.effects.filters import EQUIPMENT, Those, Trait
from riftwright.effects.instructions import note, unevent
from riftwright.effects.subjects import Chosen, Target
from riftwright.rules import layers
from riftwright.rules.abilities import passive
from riftwright.rules.actions import copies, moves
from riftwright.rules.bills import Bill
from riftwright.rules.choices import proposed_ability
from riftwright.rules.costs import purpose, totals
from riftwright.rules.frame import Frame
from riftwright.rules.means import Means
from riftwright.rules.payment import Pay

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class Attach(Effect):
    """Attach a gear to a unit (434); it detaches from what it was attached to (434.1.f)."""

    what: Subject
    to: Subject

    def run(self, frame: Frame) -> bool:
        gear = self.what.ids(frame)
        tops = self.to.ids(frame)
        done = bool(gear) and bool(tops) and moves.attach(frame.m, gear[0], tops[0], frame.you)
        note(frame, 1 if done else 0)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.what, self.to)

    def say(self) -> str:
        return f"attach {self.what.say()} to {self.to.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class AttachedTo(Trait):
    """Is attached to what an earlier choice has chosen; to anything, as long as nothing is chosen."""

    to: Chosen
    before: bool = False

    def fits(self, frame: Frame, oid: int) -> bool:
        top = frame.m.obj(oid).attached_to
        chosen = frame.chosen(self.to.target)
        return top >= 0 and (not chosen or any(ref >> REF_SHIFT == top for ref in chosen))

    def say(self) -> str:
        return "attached to it"


@dataclass(frozen=True, slots=True, eq=False)
class WithItsController(Trait):
    """Has the controller of what an earlier choice has chosen."""

    of: Chosen
    before: bool = False

    def fits(self, frame: Frame, oid: int) -> bool:
        player = frame.m.obj(oid).controller
        return all(frame.m.obj(ref >> REF_SHIFT).controller == player for ref in frame.chosen(self.of.target))

    def say(self) -> str:
        return "with the same controller"


class EquipmentOfItsController(Target):
    """An Equipment with the controller of an earlier choice, which is made so that there is one (355.16)."""

    __slots__ = ("of",)

    def __init__(self, of: Chosen) -> None:
        super().__init__(Those(GEAR, traits=(EQUIPMENT, WithItsController(of))))
        self.of: Chosen = of

    def bears(self, frame: Frame, earlier: Choice, value: int) -> bool:
        if earlier is not self.of.target:
            return True
        player = frame.m.obj(value >> REF_SHIFT).controller
        gear = Those(GEAR, traits=(EQUIPMENT,)).candidates(frame)
        return any(frame.m.obj(oid).controller == player for oid in gear)


@dataclass(frozen=True, slots=True, eq=False)
class Detach(Effect):
    """Detach a gear from what was chosen, as long as both are legal (435)."""

    what: Subject
    of: Subject

    def run(self, frame: Frame) -> bool:
        gear, tops = self.what.ids(frame), self.of.ids(frame)
        done = bool(gear) and bool(tops) and moves.detach(frame.m, gear[0], frame.you)
        note(frame, 1 if done else 0)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.what, self.of)

    def say(self) -> str:
        return f"detach {self.what.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class AttachOrDetach(Effect):
    """Attach a gear to a unit, or detach it from that unit: whichever can be done, as a gear that is attached there is
    not attached to it again (434.1.h), and no other can be detached from it (435).
    """

    what: Subject
    to: Subject
    apart = True

    def run(self, frame: Frame) -> bool:
        m = frame.m
        gear, tops = self.what.ids(frame), self.to.ids(frame)
        if gear and tops:
            attached = m.obj(gear[0]).attached_to == tops[0]
            done = moves.detach(m, gear[0], frame.you) if attached else moves.attach(m, gear[0], tops[0], frame.you)
            note(frame, 1 if done else 0)
        else:
            note(frame, 0)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.what, self.to)

    def say(self) -> str:
        return f"attach {self.what.say()} to {self.to.say()}, or detach it from there"


@dataclass(frozen=True, slots=True, eq=False)
class EquipForLess(Effect):
    """821.1.c: pay the Equip cost of the chosen Equipment, reduced by [A], to attach it to the source; the cost of
    which Equip ability, where it has several (818.4), is the player's choice.

    Its Equip ability is not activated (821.1.c.6), so it may be attached to something already (725.3).
    """

    subject: Subject

    def run(self, frame: Frame) -> bool:
        task = frame.task
        assert task is not None
        gear = self.subject.ids(frame)
        if not gear or not frame.source_is_here or not frame.me.on_board:
            return True
        if len(task.regs) > 1:  # which cost, and whether it was paid
            if task.regs[1]:
                moves.attach(frame.m, gear[0], frame.source, frame.you, "821.1.c")
            return True
        every = equip_abilities(frame, gear[0])
        found = [each for each in every if _payable(frame, gear[0], *each)]
        if not found:
            unevent(frame, "its Equip cost cannot be paid" if every else "it has no Equip cost to pay")  # 821.1.c.4-5
            return True
        if not task.regs and len(found) > 1:
            costs = [ability.cost.say() if ability.cost is not None else "" for _, ability in found]
            options = [Option(O_NUMBER, at, text=f"[Equip] {words}") for at, words in enumerate(costs)]
            frame.m.ask(frame.you, D_CHOOSE, options, "which [Equip] cost to pay (821.1.c)", gear[0])
            return False
        if not task.regs:
            task.regs.append(0)
        self._pay(frame, gear[0], *found[task.regs[0]])
        return False

    def answer(self, frame: Frame, option: Option) -> None:
        assert frame.task is not None
        frame.task.regs.append(option.a)

    def _pay(self, frame: Frame, gear: int, face: int, ability: Ability) -> None:
        assert frame.task is not None and frame.item is not None and ability.cost is not None
        prices = equip_prices(frame, gear, face, ability)
        if not ability.cost.parts and all(bill.free for bill in prices):
            frame.task.regs.append(1)
            return
        pay = Pay(
            frame.you,
            prices,
            frame.item.serial,
            purpose(frame.m, frame.item),
            optional=True,
            rule="821.1.c",
            priced=(gear, face, ability.index),
        )
        frame.m.push(pay)

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def say(self) -> str:
        return f"choose {self.subject.say()}. Pay its [Equip] cost, reduced by [any], to attach it to me"


def equip_abilities(frame: Frame, gear: int) -> list[tuple[int, Ability]]:
    """The Equip abilities (818) of the gear, printed, also while it is attached (725.3), and given, each with the face
    that it is written on; what it has twice is one of them.
    """
    m = frame.m
    o = m.obj(gear)
    if layers.lost(o, EQUIP):
        return []  # 801.3.b
    face = m.state.faces[o.face]
    every = [(o.face, face.abilities[index]) for index in face.activated] if o.attached_to >= 0 else []
    every += passive.activated(m, o, passive.anything_answers(m, "abilities"))
    found: list[tuple[int, Ability]] = []
    for written, ability in every:
        if ability.keyword == EQUIP and all(ability is not other for _, other in found):
            found.append((written, ability))
    return found


def _payable(frame: Frame, gear: int, face: int, ability: Ability) -> bool:
    """Whether its cost can be paid (821.1.c.5)."""
    cost = ability.cost
    if cost is None or not all(part.payable(Frame(frame.m, frame.you, gear)) for part in cost.parts):
        return False
    return Means(frame.m, frame.you, purpose(frame.m, frame.item)).cover_any(equip_prices(frame, gear, face, ability))


def equip_prices(frame: Frame, gear: int, face: int, ability: Ability) -> list[Bill]:
    """821.1.c.2: what the Equip ability, which is written on that face, might cost if it were activated now for the
    source, less [A], where it asks for Power at all (821.1.c.3). What the gear itself says of its Equip cost counts
    also while it is attached (821.1.c).
    """
    m = frame.m
    o = m.obj(gear)
    item = proposed_ability(frame.you, o, face, ability.index)
    item.chosen = [[frame.me.ref]]
    changes = [CostChange(power=((ALL_DOMAINS, -1),))]
    if o.attached_to >= 0:
        printed = m.state.faces[o.face]
        own = [printed.abilities[index].passive for index in printed.passives]
        at_gear = Frame(m, frame.you, gear)
        said = [node.change_cost(at_gear, item) for node in own if node is not None and node.prices]
        changes += [change for change in said if change is not None]
    return totals(m, item, further=changes)


class AsThisIsAttached(Replace):
    """The gear is attached to something (369.1, 725.1): what more is done comes right after it."""

    __slots__ = ()

    instead = False

    def __init__(self) -> None:
        super().__init__(ATTACHED)

    def applies(self, frame: Frame, oid: int) -> bool:
        return oid == frame.source and frame.me.attached_to >= 0

    def say(self) -> str:
        return "as this is attached to a unit"


@dataclass(frozen=True, slots=True, eq=False)
class CopyItsText(Effect):
    """Copy the text of the Top-Most Card to the effect text of the gear that is attached to it."""

    def run(self, frame: Frame) -> bool:
        if frame.source_is_here and frame.me.attached_to >= 0:
            copies.append_text(frame.m, frame.source, frame.me.attached_to)
        return True

    def say(self) -> str:
        return "copy that unit's text to this Equipment's effect text for as long as it is attached"


class WhenYouEquipMe(Trigger):
    """The source's controller attaches an Equipment to the source (434)."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(ATTACHED)

    def met(self, frame: Frame, event: Event) -> bool:
        return event.other == frame.source and event.player == frame.you and EQUIPMENT.fits(frame, event.obj)

    def say(self) -> str:
        return "when you attach an Equipment to me"
