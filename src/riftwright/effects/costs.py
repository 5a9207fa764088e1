"""Costs that are neither Energy nor Power (356.7)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, O_OBJECT, Option
from riftwright.core.events import DIED
from riftwright.core.ids import TRASH
from riftwright.core.nodes import CostPart
from riftwright.core.prose import EXHAUST_SYMBOL, one
from riftwright.core.state import REF_SHIFT
from riftwright.effects.filters import Those, costs_within
from riftwright.effects.subjects import IT, ME, THIS
from riftwright.rules import choices
from riftwright.rules.abilities import replacement
from riftwright.rules.actions import cards, damage, resources, status

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class ExhaustThis(CostPart):
    """Exhaust the source (414.5); not payable while it is exhausted (414.4)."""

    def uses(self, frame: "Frame") -> list[int]:
        return [frame.source]

    def payable(self, frame: "Frame") -> bool:
        o = frame.me
        return o.on_board and not o.exhausted

    def pay(self, frame: "Frame") -> bool:
        status.exhaust(frame.m, frame.source, "414.5", frame.you)
        return True

    def say(self) -> str:
        return EXHAUST_SYMBOL


class _OneOfThose(CostPart):
    """It is paid with one of those: which one is the player's choice and no target (355.10.c)."""

    __slots__ = ("those",)

    chooses = True

    def __init__(self, those: Those) -> None:
        self.those: Those = those

    def payable(self, frame: "Frame") -> bool:
        return bool(self._open(frame))

    def pay(self, frame: "Frame") -> bool:
        found = self._open(frame)
        if len(found) > 1:
            options = [Option(O_OBJECT, oid) for oid in found]
            frame.m.ask(frame.you, D_CHOOSE, options, f"{self.say()} (357.2)", frame.source)
            return False  # the answer pays it
        self._pay_with(frame, found[0])
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        self._pay_with(frame, option.a)

    def _open(self, frame: "Frame") -> list[int]:
        """What it can be paid with now."""
        return self.those.candidates(frame)

    def _pay_with(self, frame: "Frame", oid: int) -> None:
        raise NotImplementedError(type(self).__name__)


class ExhaustOne(_OneOfThose):
    """Exhaust one of those that are ready (414.4)."""

    __slots__ = ()

    def _open(self, frame: "Frame") -> list[int]:
        return [oid for oid in self.those.candidates(frame) if not frame.m.obj(oid).exhausted]

    def _pay_with(self, frame: "Frame", oid: int) -> None:
        status.exhaust(frame.m, oid, "414.4", frame.you)

    def say(self) -> str:
        return f"exhaust {one(self.those.noun())}"


class RecycleOne(_OneOfThose):
    """Recycle one of those from the board (416.3), a token too (186.1). Instructions know it as it was."""

    __slots__ = ()

    def spares(self, frame: "Frame", oids: list[int]) -> bool:
        return any(oid not in oids for oid in self._open(frame))

    def _pay_with(self, frame: "Frame", oid: int) -> None:
        if frame.item is not None:
            frame.item.known = frame.m.know(oid)
        cards.recycle(frame.m, [oid], "416.3")

    def say(self) -> str:
        return f"recycle {one(self.those.noun())}"


@dataclass(frozen=True, slots=True, eq=False)
class RecycleThis(CostPart):
    """Recycle the source (416.3)."""

    def uses(self, frame: "Frame") -> list[int]:
        return [frame.source]

    def payable(self, frame: "Frame") -> bool:
        return frame.me.on_board

    def pay(self, frame: "Frame") -> bool:
        cards.recycle(frame.m, [frame.source], "416.3")
        return True

    def say(self) -> str:
        return "recycle this"


@dataclass(frozen=True, slots=True, eq=False)
class RecycleFromTrash(CostPart):
    """Recycle so many cards of the player's choice from their trash; not payable with fewer there (416.3)."""

    amount: int = 1
    chooses: bool = True

    def payable(self, frame: "Frame") -> bool:
        trash = frame.m.state.players[frame.you].trash
        return sum(1 for oid in trash if oid != frame.source) >= self.amount

    def pay(self, frame: "Frame") -> bool:
        cards.recycle_some(frame.m, frame.you, self.amount, TRASH, "416.3")
        return True

    def say(self) -> str:
        return f"recycle {self.amount} from your trash"


@dataclass(frozen=True, slots=True, eq=False)
class DiscardCards(CostPart):
    """Discard so many cards of the player's choice; not payable with fewer in hand (422.3)."""

    amount: int = 1
    chooses: bool = True

    def payable(self, frame: "Frame") -> bool:
        hand = frame.m.state.players[frame.you].hand
        return sum(1 for oid in hand if oid != frame.source) >= self.amount

    def pay(self, frame: "Frame") -> bool:
        cards.discard_some(frame.m, frame.you, self.amount, "422.3")
        return True

    def say(self) -> str:
        return f"discard {self.amount}"


@dataclass(frozen=True, slots=True, eq=False)
class BanishingThis(CostPart):
    """Banish the source (427)."""

    def uses(self, frame: "Frame") -> list[int]:
        return [frame.source]

    def payable(self, frame: "Frame") -> bool:
        return frame.me.on_board

    def pay(self, frame: "Frame") -> bool:
        cards.banish(frame.m, frame.source, frame.you, "427")
        return True

    def say(self) -> str:
        return "banish this"


@dataclass(frozen=True, slots=True, eq=False)
class KillMe(CostPart):
    """Kill the source, or in effect text that says "this" what is attached (136.2.d); paid also where the death is
    replaced (357.2.a).
    """

    word: str = "me"

    def uses(self, frame: "Frame") -> list[int]:
        return (ME if self.word == "me" else THIS).ids(frame)

    def payable(self, frame: "Frame") -> bool:
        item = frame.item
        return frame.me.on_board and (item is None or frame.m.state.alive(item.source))

    def spares(self, frame: "Frame", oids: list[int]) -> bool:
        meant = ME if self.word == "me" else THIS
        return all(_lives_on(frame, oid, oids) for oid in meant.ids(frame))

    def pay(self, frame: "Frame") -> bool:
        meant = ME if self.word == "me" else THIS
        damage.kill(frame.m, meant.ids(frame), "428.1.a.1", frame.you)
        return True

    def say(self) -> str:
        return f"kill {self.word}"


def _lives_on(frame: "Frame", oid: int, targets: list[int]) -> bool:
    """Whether to kill that unit is not sure to make a target of those illegal: something may replace its death."""
    return oid not in targets or replacement.any_applies(frame.m, DIED, [oid])


class KillOne(_OneOfThose):
    """Kill one of those, and not one that is chosen as a target, where there is another (357.3). Paid also where the
    death is replaced (357.2.a). Where the text compares it with what was chosen, it must be ``worth_targets`` (355.16).
    """

    __slots__ = ("worth_targets",)

    def __init__(self, those: Those, *, worth_targets: bool = False) -> None:
        super().__init__(those)
        self.worth_targets: bool = worth_targets

    def spares(self, frame: "Frame", oids: list[int]) -> bool:
        found = self.those.candidates(frame)
        return any(_lives_on(frame, oid, oids) for oid in found)

    def _open(self, frame: "Frame") -> list[int]:
        found = self.those.candidates(frame)
        item = frame.item
        if item is not None and len(found) > 1 and (targets := choices.targets(frame.m, item)):
            found = [oid for oid in found if _lives_on(frame, oid, targets)] or found
        if not self.worth_targets or item is None:
            return found
        s = frame.m.state
        chosen = [s.face_of(ref >> REF_SHIFT) for slot in item.chosen for ref in slot if ref >= 0]
        return [oid for oid in found if all(costs_within(face, s.face_of(oid)) for face in chosen)]

    def _pay_with(self, frame: "Frame", oid: int) -> None:
        if frame.item is not None:
            frame.item.known = frame.m.know(oid)
        damage.kill(frame.m, [oid], "428.1.a.1", frame.you)

    def say(self) -> str:
        return f"kill {one(self.those.noun())}"


@dataclass(frozen=True, slots=True, eq=False)
class SpendABuff(CostPart):
    """Spend a buff of a unit that the player controls (702.2.b); which one is the player's choice and no target."""

    mine: bool = False  # only the source's own
    chooses: bool = True

    def payable(self, frame: "Frame") -> bool:
        return bool(self._holders(frame))

    def _holders(self, frame: "Frame") -> list[int]:
        m = frame.m
        if self.mine:
            return [frame.source] if frame.me.on_board and frame.me.buffs else []
        return [oid for oid in m.units() if m.obj(oid).buffs and m.obj(oid).controller == frame.you]

    def pay(self, frame: "Frame") -> bool:
        holders = self._holders(frame)
        if len(holders) > 1:
            options = [Option(O_OBJECT, oid) for oid in holders]
            frame.m.ask(frame.you, D_CHOOSE, options, "whose buff to spend (702.2.b)", frame.source)
            return False  # the answer pays it
        if holders:
            status.spend_buff(frame.m, holders[0], frame.you)
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        status.spend_buff(frame.m, option.a, frame.you)

    def say(self) -> str:
        return "spend my buff" if self.mine else "spend a buff"


@dataclass(frozen=True, slots=True, eq=False)
class SpendItsBuff(CostPart):
    """Spend a buff of the unit that the replaced event or the trigger condition is about (702.2.b)."""

    def payable(self, frame: "Frame") -> bool:
        return any(frame.m.obj(oid).buffs for oid in IT.ids(frame))

    def pay(self, frame: "Frame") -> bool:
        for oid in IT.ids(frame):
            status.spend_buff(frame.m, oid, frame.you)
        return True

    def say(self) -> str:
        return "spend its buff"


@dataclass(frozen=True, slots=True, eq=False)
class SpendXP(CostPart):
    """Spend so much XP (730.2)."""

    amount: int

    def payable(self, frame: "Frame") -> bool:
        return frame.m.state.players[frame.you].xp >= self.amount

    def pay(self, frame: "Frame") -> bool:
        resources.spend_xp(frame.m, frame.you, self.amount)
        return True

    def say(self) -> str:
        return f"spend {self.amount} XP"


@dataclass(frozen=True, slots=True, eq=False)
class SpendACounter(CostPart):
    """Spend a counter, of whatever kind, from an object that the player controls (745): from one of those, or from any
    (745.1.b). Which one is the player's choice, and no target (704.1). Where several are to be spent each is a part of
    the cost, and the first says how many there must be. Buffs are the only counters that there are.
    """

    those: Those | None = None
    of: int = 1

    def _holders(self, frame: "Frame") -> list[int]:
        m = frame.m
        found = m.units() if self.those is None else self.those.candidates(frame)
        return [oid for oid in found if m.obj(oid).buffs and m.obj(oid).controller == frame.you]  # 745.2

    def payable(self, frame: "Frame") -> bool:
        return sum(frame.m.obj(oid).buffs for oid in self._holders(frame)) >= self.of

    def pay(self, frame: "Frame") -> bool:
        holders = self._holders(frame)
        if len(holders) > 1:
            options = [Option(O_OBJECT, oid) for oid in holders]
            frame.m.ask(frame.you, D_CHOOSE, options, "whose counter to spend (745.1)", frame.source)
            return False  # the answer pays it
        status.spend_buff(frame.m, holders[0], frame.you, "745.1")
        return True

    def answer(self, frame: "Frame", option: Option) -> None:
        status.spend_buff(frame.m, option.a, frame.you, "745.1")

    def say(self) -> str:
        return f"spend a counter{f' of {one(self.those.noun())}' if self.those is not None else ''}"


@dataclass(frozen=True, slots=True, eq=False)
class KillTaken(CostPart):
    """Kill any number of those at once, or a ``single`` one: what was chosen as the card began to be played (355.1)."""

    those: Those
    single: bool = False

    def payable(self, frame: "Frame") -> bool:
        item = frame.item
        return item is not None and bool(item.taken) and all(frame.m.state.alive(ref) for ref in item.taken)

    def pay(self, frame: "Frame") -> bool:
        assert frame.item is not None
        damage.kill(frame.m, [ref >> REF_SHIFT for ref in frame.item.taken], "428.1.a.1", frame.you)
        return True

    def say(self) -> str:
        return f"kill {one(self.those.noun()) if self.single else f'any number of {self.those.say()}'}"


@dataclass(frozen=True, slots=True, eq=False)
class SpendTakenBuffs(CostPart):
    """Spend a buff of each unit that was chosen as the card began to be played (355.1, 702.2.b)."""

    def payable(self, frame: "Frame") -> bool:
        m, item = frame.m, frame.item
        if item is None or not item.taken or not all(m.state.alive(ref) for ref in item.taken):
            return False
        units = [m.obj(ref >> REF_SHIFT) for ref in item.taken]
        return all(o.buffs and o.controller == frame.you for o in units)  # 702.2.b.1, 702.2.b.2

    def pay(self, frame: "Frame") -> bool:
        assert frame.item is not None
        for ref in frame.item.taken:
            status.spend_buff(frame.m, ref >> REF_SHIFT, frame.you)
        return True

    def say(self) -> str:
        return "spend any number of buffs"
