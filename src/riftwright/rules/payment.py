"""Payment (357, 404, 429.3.a, 444): paying a bill in one of the ways that there are, and costs of other kinds."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_CHOOSE, D_PAY, O_DECLINE, O_NUMBER, O_PAYMENT, Option
from riftwright.core.events import COST_PAID
from riftwright.core.ids import ENERGY, FOR_ANYTHING, RESOURCES
from riftwright.core.state import ITEM_TRIGGERED
from riftwright.core.tasks import Task
from riftwright.rules import costs
from riftwright.rules.actions import cards, resources, status
from riftwright.rules.bills import Bill, Key, Power
from riftwright.rules.frame import Frame
from riftwright.rules.means import (
    USE_ABILITY,
    USE_EXHAUST,
    USE_POOL,
    USE_RECYCLE_EXHAUSTED,
    USE_RECYCLE_READY,
    AddAbility,
    Plan,
    Source,
    describe,
    free,
    plans,
)
from riftwright.rules.settling import Supply, settle

if TYPE_CHECKING:
    from riftwright.core.nodes import CostPart
    from riftwright.core.state import ChainItem
    from riftwright.rules.machine import Machine


class Pay(Task):
    """357, 404: pay one of the bills, and then costs of other kinds; tells the task under it how it went.

    ``serial`` names the chain item that it is for (-1 for none), ``optional`` offers to decline (404.2, 204.4.c).
    ``priced`` is the (object, face, ability) whose cost it is, where that is not the item's own; ``loose`` an item
    that is on no chain.
    """

    __slots__ = (
        "at",
        "energy",
        "loose",
        "optional",
        "order",
        "plan",
        "player",
        "power",
        "priced",
        "prices",
        "purpose",
        "rule",
        "serial",
        "set_aside",
        "spent",
        "toll",
    )

    def __init__(
        self,
        player: int,
        prices: list[Bill],
        serial: int,
        purpose: int,
        *,
        optional: bool = False,
        rule: str = "357",
        spent: int = -1,
        priced: tuple[int, int, int] = (-1, -1, -1),
        loose: "ChainItem | None" = None,
    ) -> None:
        super().__init__()
        self.player: int = player
        self.prices: tuple[Key, ...] = tuple(bill.key() for bill in prices)
        self.energy: int = 0  # of the one that is paid
        self.power: Power = []
        self.serial: int = serial
        self.purpose: int = purpose
        self.optional: bool = optional
        self.rule: str = rule
        self.spent: int = spent  # an object whose own cost this is, so that it cannot pay for itself
        self.priced: tuple[int, int, int] = priced
        self.loose: ChainItem | None = loose
        # What is still to be used, last first: [kind, object, domain], or for an Add ability [kind, object, ability,
        # the face that it is written on, what appends it]
        self.plan: list[list[int]] = []
        self.set_aside: list[list[int]] = []  # what is to be spent on the bill: [place of the pool, amount]
        self.toll: list[list[int]] = []  # the same, on an Add ability that costs resources: the last that is used
        self.at: int = 0  # how many other costs are paid
        self.order: list[int] = []  # those costs, and the one that is next

    def executing(self, m: "Machine") -> "ChainItem | None":
        return self._item(m)

    def clone(self) -> "Pay":
        n = Pay(
            self.player,
            [],
            self.serial,
            self.purpose,
            optional=self.optional,
            rule=self.rule,
            spent=self.spent,
            priced=self.priced,
            loose=self.loose.clone() if self.loose is not None else None,
        )
        n.step = self.step
        n.prices = self.prices
        n.energy = self.energy
        n.power = self.power[:]
        n.plan = [use[:] for use in self.plan]
        n.set_aside = [pair[:] for pair in self.set_aside]
        n.toll = [pair[:] for pair in self.toll]
        n.at = self.at
        n.order = self.order[:]
        return n

    def run(self, m: "Machine") -> None:
        if self.step == 0:
            self.step = 1
            self._choose(m)
        elif self.step == 1:
            if self.plan:
                self._use(m, self.plan.pop())
            else:
                self.step = 2
                self._spend(m)
        else:
            self._others(m)

    def _choose(self, m: "Machine") -> None:
        prices = self._prices()
        if not self.optional and all(bill.free for bill in prices):
            return
        found, ways = plans(m, self.player, prices, self.purpose, self.spent)
        if not ways:
            self._over(m, done=False)
            return
        declinable = self._declinable(m, ways)
        if len(ways) == 1 and not declinable:
            self._adopt(found, ways[0])
        else:
            options = [Option(O_PAYMENT, i, text=words) for i, words in enumerate(describe(m, found, ways))]
            if declinable:
                options.append(Option(O_DECLINE))
            m.ask(self.player, D_PAY, options, f"how to pay ({self.rule})", self._obj(m))
            m.offered = (self, m.state.version, found, ways)

    def _declinable(self, m: "Machine", ways: list[Plan]) -> bool:
        """444.2. Before 2026-07-16 an instruction to pay what lay in the pool already could not be declined; what a
        triggered ability cost more because of its targets could (404.2).
        """
        item = self._item(m)
        if m.edition.payment_is_optional or item is None:
            return self.optional
        if item.pending and item.what == ITEM_TRIGGERED:
            cost = m.state.faces[item.face].abilities[item.ability].cost
            if cost is None or not (cost.energy or cost.power):
                return self.optional
        return self.optional and not any(all(kind == USE_POOL for kind, _, _ in way.steps) for way in ways)

    def _item(self, m: "Machine") -> "ChainItem | None":
        return self.loose if self.loose is not None else m.find_item(self.serial)

    def _obj(self, m: "Machine") -> int:
        item = self._item(m)
        return item.obj if item is not None else -1

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DECLINE:
            self._over(m, done=False)
            return
        if self.step == 2:
            if self.at == len(self.order):
                self.order.append(option.a)
                return
            part, frame = self._part(m)
            self.at += 1
            part.answer(frame, option)
            return
        found, ways = self._offered(m)
        self._adopt(found, ways[option.a])

    def _offered(self, m: "Machine") -> tuple[list[Source], list[Plan]]:
        """The ways to pay that were offered: as the machine has kept them, or worked out again by a copy of it."""
        kept = m.offered
        if kept is not None and kept[0] is self and kept[1] == m.state.version:
            return kept[2], kept[3]
        return plans(m, self.player, self._prices(), self.purpose, self.spent)

    def _prices(self) -> list[Bill]:
        return [Bill(energy, list(power)) for energy, power in self.prices]

    def _adopt(self, found: list[Source], way: Plan) -> None:
        """Turn counts into objects: exhaust first, and recycle what was exhausted for this rather than others."""
        self.energy = way.bill.energy
        self.power = way.bill.power
        self.set_aside = [list(pair) for pair in way.spent]
        self.toll = [list(pair) for pair in way.price]
        uses: list[list[int]] = []
        last: list[list[int]] = []
        newly: dict[int, list[int]] = {}
        taken: list[int] = []
        for kind, index, count in way.steps:
            source = found[index]
            if kind == USE_EXHAUST:
                newly[source.resource] = source.oids[:count]
                uses += [[kind, oid, ENERGY] for oid in source.oids[:count]]
            elif kind == USE_RECYCLE_EXHAUSTED:
                kin = newly.get(source.resource, []) + source.oids
                uses += [[kind, oid, source.resource] for oid in kin[:count]]
            elif kind == USE_RECYCLE_READY:
                uses += [[kind, oid, source.resource] for oid in source.oids[source.count - count :]]
            elif kind == USE_ABILITY:
                for one in free(source, taken)[:count]:
                    taken += one.uses
                    use = [kind, one.oid, one.ability.index, one.face, one.giver]
                    (last if source.prices else uses).append(use)
        uses.sort(key=lambda use: use[0])
        self.plan = [*last, *uses[::-1]]

    def _use(self, m: "Machine", use: list[int]) -> None:
        """429.3.a: the Add ability finalizes and resolves at once."""
        kind, oid, what = use[:3]
        if kind == USE_ABILITY:
            face, giver = use[3:]
            one = AddAbility(self.player, oid, face, m.state.faces[face].abilities[what], giver)
            toll = [] if self.plan else self.toll
            m.push(UseAdd(self.player, use[1:], [list(gain) for gain in one.yields(m)], toll))
            return
        rule = "164.2.a" if kind == USE_EXHAUST else "164.2.b"
        if kind == USE_EXHAUST:
            status.exhaust(m, oid, rule, self.player)
        else:
            cards.recycle(m, [oid], rule)
        resources.add(m, self.player, what, 1, FOR_ANYTHING, rule)

    def _spend(self, m: "Machine") -> None:
        """357.1: take Energy and Power out of the pool: what the plan set aside, or where an Add ability came to add
        less than it would have, whatever else there is. Where that is not enough the payment fails (203.3).
        """
        bill = Bill(self.energy, self.power)
        pool = m.state.players[self.player].pool
        spent: Supply | None = [(place, amount) for place, amount in self.set_aside]
        if any(pool[place] < amount for place, amount in self.set_aside):
            spent = settle(pool, bill, self.purpose)
        if spent is None:
            self._over(m, done=False)
            return
        resources.spend(m, self.player, spent)
        item = self._item(m)
        if item is not None:
            item.spent = self.energy
        if bill.size:
            m.tell(
                COST_PAID,
                self.rule,
                self.player,
                self._obj(m),
                amount=bill.energy,
                other=bill.size - bill.energy,
            )

    def _parts(self, m: "Machine") -> "tuple[CostPart, ...]":
        oid, face, ability = self.priced
        if oid >= 0:
            cost = m.state.faces[face].abilities[ability].cost
            return cost.parts if cost is not None else ()
        item = self._item(m)
        return costs.parts(m, item) if item is not None else ()

    def _part(self, m: "Machine") -> "tuple[CostPart, Frame]":
        oid = self.priced[0]
        if oid >= 0:
            return self._parts(m)[self.order[self.at]], Frame(m, self.player, oid)
        item = self._item(m)
        assert item is not None
        return self._parts(m)[self.order[self.at]], Frame(m, self.player, item.obj, item)

    def _others(self, m: "Machine") -> None:
        """357.2: costs of other kinds, in the order that the payer chooses where more than one of them is a choice;
        first what is none, since a choice may take what that needs. One that can no longer be paid fails the payment.
        """
        parts = self._parts(m)
        if self.at == len(self.order):
            rest = [at for at in range(len(parts)) if at not in self.order]
            if not rest:
                self._over(m, done=True)
                return
            if sum(parts[at].chooses for at in rest) > 1:
                options = [Option(O_NUMBER, at, text=parts[at].say()) for at in rest]
                m.ask(self.player, D_CHOOSE, options, "which cost to pay next (357.2)", self._obj(m))
                return
            self.order.append(next((at for at in rest if not parts[at].chooses), rest[0]))
        part, frame = self._part(m)
        if not part.payable(frame):
            self._over(m, done=False)  # 203.3
        elif part.pay(frame):
            self.at += 1

    def _over(self, m: "Machine", done: bool) -> None:
        m.finish(self)
        m.state.tasks[-1].paid(m, done)


class UseAdd(Task):
    """429.3.a: an Add ability that is used while something is paid for: its own cost, then what it adds."""

    __slots__ = ("adds", "at", "player", "toll", "use")

    def __init__(self, player: int, use: list[int], adds: list[list[int]], toll: list[list[int]]) -> None:
        super().__init__()
        self.player: int = player
        self.use: list[int] = use  # the object, the ability, the face that it is written on, and what appends it
        self.adds: list[list[int]] = adds  # [resource, amount, restriction]
        self.toll: list[list[int]] = toll  # what it costs of resources: [place of the pool, amount]
        self.at: int = 0  # the next part of its cost

    def clone(self) -> "UseAdd":
        n = UseAdd(self.player, self.use[:], [one[:] for one in self.adds], [pair[:] for pair in self.toll])
        n.step = self.step
        n.at = self.at
        return n

    def run(self, m: "Machine") -> None:
        if self.toll:
            self._pay_toll(m)
            return
        parts = self._parts(m)
        if self.at < len(parts):
            if parts[self.at].pay(self._frame(m)):
                self.at += 1
            return
        m.finish(self)
        for resource, amount, restriction in self.adds:
            resources.add(m, self.player, resource, amount, restriction, "429.3.a")

    def _pay_toll(self, m: "Machine") -> None:
        resources.spend(m, self.player, [(place, amount) for place, amount in self.toll])
        energy = sum(amount for place, amount in self.toll if place % RESOURCES == ENERGY)
        power = sum(amount for _, amount in self.toll) - energy
        m.tell(COST_PAID, "429.3.a", self.player, self.use[0], amount=energy, other=power)
        self.toll = []

    def answer(self, m: "Machine", option: Option) -> None:
        self.at += 1
        self._parts(m)[self.at - 1].answer(self._frame(m), option)

    def _parts(self, m: "Machine") -> "tuple[CostPart, ...]":
        _, index, face, _ = self.use
        cost = m.state.faces[face].abilities[index].cost
        return cost.parts if cost is not None else ()

    def _frame(self, m: "Machine") -> Frame:
        return Frame(m, self.player, self.use[0], giver=self.use[3])
