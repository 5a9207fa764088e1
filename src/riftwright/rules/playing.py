"""The process of play (349-359, 398-406): start, choose, determine cost, pay, check legality, finalize.

What an option list offers can be carried through: choices that could not be paid for are not offered (355.16). Where
paying may still make a play illegal, the state to return to is kept, and failing returns to it (358.5).
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import (
    D_ACT,
    D_CHOOSE,
    D_MOVE,
    D_OPTIONAL,
    O_ACTIVATE,
    O_ADD,
    O_DONE,
    O_HIDE,
    O_INVITE,
    O_ITEM,
    O_MODE,
    O_MOVE,
    O_NO,
    O_NUMBER,
    O_OBJECT,
    O_PASS,
    O_PLACE,
    O_PLAY,
    O_PLAYER,
    O_YES,
    Option,
)
from riftwright.core.events import CHOSEN, IGNORED, PLAYED, UNDONE
from riftwright.core.ids import (
    ACCELERATE,
    CHAIN,
    FACEDOWN,
    NOTHING,
    NOWHERE,
    OPENED_BY_ADD,
    OPENED_BY_PLAY,
    PERMANENT,
    REACTION,
    TRASH,
)
from riftwright.core.nodes import (
    CHOOSE_FIELD,
    CHOOSE_ITEM,
    CHOOSE_OBJECT,
    CHOOSE_PLACE,
    CHOOSE_PLAYER,
    Choice,
    chooses_afresh,
)
from riftwright.core.state import (
    ITEM_ACTIVATED,
    ITEM_PERMANENT,
    ITEM_SPELL,
    ITEM_TRIGGERED,
    REF_SHIFT,
    ChainItem,
)
from riftwright.core.tasks import Task
from riftwright.rules import bills, choices, costs, layers, payment
from riftwright.rules.abilities import passive, replacement, triggered
from riftwright.rules.actions import items, moves, status, zones
from riftwright.rules.choices import (
    all_legal,
    candidates,
    choosable,
    feasible,
    locations,
    open_modes,
    open_ways,
    place_legal,
    possible,
    take_way,
    takeable,
    text_of,
)
from riftwright.rules.means import Means

if TYPE_CHECKING:
    from collections.abc import Sequence

    from riftwright.core.nodes import Filter
    from riftwright.rules.machine import Machine


def start(m: "Machine", player: int, option: Option) -> None:
    """Begin what a discretionary option says (410.1)."""
    from riftwright.rules import legal

    s = m.state
    if option.kind == O_PLAY:
        o = s.objects[option.a]
        ambush = legal.only_by_ambush(m, player, o)
        need = NOTHING if ambush or o.zone == FACEDOWN else legal.needed(m, player)
        printed = legal.permits(s.faces[o.face].keywords, need)
        undo = s.clone() if not printed or may_fail(m, option) else None
        ways = choices.ways(m, player, o)
        item = play_card(m, player, option.a, instructed=False)
        item.ambush = ambush
        item.needs = need
        item.ways = ways
        item.undo = undo
    elif option.kind in (O_ACTIVATE, O_ADD):
        need = legal.needed(m, player)
        written = option.c if option.c >= 0 else s.objects[option.a].face
        printed = need == NOTHING or s.faces[written].abilities[option.b].timing >= 0
        undo = s.clone() if not printed or may_fail(m, option) else None
        item = activate(m, player, option.a, option.b, written)
        item.needs = need
        item.undo = undo
    elif option.kind == O_MOVE:
        m.push(StandardMove(player, option.a, option.b))
    elif option.kind == O_HIDE:
        m.push(Hiding(player, option.a, option.b))
    elif option.kind == O_INVITE:
        m.push(Invited(option.a))
    else:
        raise AssertionError(f"not an option to start: {option.key}")
    s.version += 1


def may_fail(m: "Machine", option: Option) -> bool:
    """Whether paying for it could make it illegal: where costs are more than resources, and something is chosen."""
    face = m.state.face_of(option.a)
    if option.kind == O_PLAY:
        if face.flows or (face.additional_cost is not None and face.additional_cost.parts):
            return True
        return any(optional.cost.parts for optional in face.optional_costs)
    written = m.state.faces[option.c] if option.c >= 0 else face
    ability = written.abilities[option.b]
    return bool(ability.choices) and ability.cost is not None and bool(ability.cost.parts)


def play_card(
    m: "Machine",
    player: int,
    oid: int,
    *,
    free: int = 0,
    allowed: list[int] | None = None,
    ready: bool = False,
    instructed: bool = True,
) -> ChainItem:
    """354: the card goes to the chain as a Pending Item. ``free`` costs are ignored, ``allowed`` restricts where;
    ``instructed`` is a play as a Limited Action (419.3.a).
    """
    s = m.state
    o = s.objects[oid]
    face = s.faces[o.face]
    hidden_at = o.loc if o.zone == FACEDOWN else -1
    ways = [[], *passive.other_costs(m, player, o)] if instructed and not free else [[]]
    origin = o.zone
    what = ITEM_PERMANENT if o.types & PERMANENT else ITEM_SPELL
    if origin != CHAIN:
        zones.put(m, oid, CHAIN)
    s.edit(oid).controller = player
    item = ChainItem(s.next_serial(), what, player, s.objects[oid].ref, o.face, face.text)
    item.hidden_at = hidden_at
    item.origin = origin
    item.free = free
    item.allowed = allowed or []
    item.ready = ready
    item.instructed = instructed
    item.ways = ways
    items.add(m, item, OPENED_BY_PLAY)
    return item


def activate(m: "Machine", player: int, oid: int, index: int, face: int) -> ChainItem:
    """401: an activated ability, which is written on that face, goes to the chain as a Pending Item."""
    s = m.state
    o = s.objects[oid]
    ability = s.faces[face].abilities[index]
    item = ChainItem(s.next_serial(), ITEM_ACTIVATED, player, o.ref, face, index)
    item.giver = passive.appended_by(o, face, index)
    items.add(m, item, OPENED_BY_ADD if ability.is_add else OPENED_BY_PLAY)
    return item


def play_token(
    m: "Machine", player: int, oid: int, allowed: list[int], *, ready: bool, exhausted: bool = False
) -> ChainItem:
    """185.2.a: a token created on the chain is played like a card of its type; replacements may intercede (369)."""
    free = costs.IGNORE_ENERGY | costs.IGNORE_POWER
    item = play_card(m, player, oid, free=free, allowed=allowed, ready=ready)
    item.exhausted = exhausted
    replacement.intercede(m, PLAYED, [oid], player, "185.2.a")
    return item


# Steps of finalization
F_WAY: Final = 0
F_MAY: Final = 1
F_OPTIONAL: Final = 2
F_PLACE: Final = 3
F_MODE: Final = 4
F_CHOOSE: Final = 5
F_PAY: Final = 6
F_CHECK: Final = 7


class Finalize(Task):
    """Steps 2 to 5 of playing the oldest Pending Item (337.1, 355-358, 402-405)."""

    __slots__ = ("at", "serial")

    asks_anew = True

    def __init__(self, serial: int) -> None:
        super().__init__()
        self.serial: int = serial
        self.at: int = 0  # the optional cost or choice that is next

    def clone(self) -> "Finalize":
        n = Finalize(self.serial)
        n.step = self.step
        n.at = self.at
        return n

    def run(self, m: "Machine") -> None:
        item = m.find_item(self.serial)
        if item is None:
            m.finish(self)
            return
        tasks = m.state.tasks
        while tasks[-1] is self and m.state.decision is None:
            step = self.step
            if step == F_WAY:
                self._way(m, item)
            elif step == F_MAY:
                self._may(m, item)
            elif step == F_OPTIONAL:
                self._optional(m, item)
            elif step == F_PLACE:
                self._place(m, item)
            elif step == F_MODE:
                self._mode(m, item)
            elif step == F_CHOOSE:
                self._choose(m, item)
            elif step == F_PAY:
                self._pay(m, item)
            else:
                self._check(m, item)
                return

    def _next(self) -> None:
        self.step += 1
        self.at = 0

    # 829.1.c.3

    def _way(self, m: "Machine", item: ChainItem) -> None:
        """On which terms a card is played, where there are several: for its own cost or another (356.1.a)."""
        if len(item.ways) > 1:
            item.ways = open_ways(m, item, item.ways) or item.ways[:1]
        if len(item.ways) > 1:
            options = [Option(O_NUMBER, i, text=_way_words(m, item, way)) for i, way in enumerate(item.ways)]
            rule = "829.1.c.3" if item.origin == TRASH else "356.1.a"
            m.ask(item.controller, D_CHOOSE, options, f"for which cost to play it ({rule})", item.obj)
            return
        if item.ways:
            take_way(m, item, item.ways[0])
        self._next()

    # 402.1

    def _may(self, m: "Machine", item: ChainItem) -> None:
        self._next()
        if item.what != ITEM_TRIGGERED:
            return
        ability = triggered.ability_of(m, item)
        if ability.may and triggered.spent(m, item):
            self._abandon(m, item, "383.3.e.1")
        elif not feasible(m, item):
            self._abandon(m, item, "404.2" if choosable(m, item) else "402.4")
        elif ability.may and not m.edition.may_when_triggered:
            self.step = F_MAY
            options = [Option(O_YES), Option(O_NO)]
            m.ask(item.controller, D_OPTIONAL, options, "perform the triggered ability (402.1)", item.obj)

    def _abandon(self, m: "Machine", item: ChainItem, rule: str) -> None:
        """It ceases to be a Pending Item and leaves the chain; that is no countering (402.4.a, 404.2.a)."""
        m.finish(self)
        m.tell(IGNORED, rule, item.controller, item.obj, item.serial)
        items.remove(m, item, rule)
        leave_open(m)

    # 355.1.a

    def _optional(self, m: "Machine", item: ChainItem) -> None:
        if self.at == 0:
            costs.lend(m, item)
        optional = costs.optional(m, item)
        while self.at < len(optional):
            takes = optional[self.at].takes
            if takes is not None:
                if self._take(m, item, takes, single=optional[self.at].single):
                    return
                continue
            gone = layers.lost(m.obj(item.obj), optional[self.at].keyword)  # 801.3.b
            if not gone and self._affordable(m, item, 1 << self.at):
                if not possible(m, item, since=self.at + 1):
                    item.paid |= 1 << self.at  # without it the item could not be paid for (355.16)
                    self.at += 1
                    continue
                m.ask(
                    item.controller,
                    D_OPTIONAL,
                    [Option(O_YES), Option(O_NO)],
                    f"pay the optional additional cost {optional[self.at].cost.say()} (355.1.a)",
                    item.obj,
                )
                return
            self.at += 1
        if any(cost.keyword == ACCELERATE and item.paid >> i & 1 for i, cost in enumerate(optional)):
            item.ready = True  # 805.2.b
        item.copies = _copies(m, item)
        self._next()

    def _take(self, m: "Machine", item: ChainItem, takes: "Filter", *, single: bool) -> bool:
        """Ask what else an optional cost takes; False where there is nothing, and the next cost is to be asked for."""
        found = [oid for oid in takeable(m, item, takes) if m.obj(oid).ref not in item.taken]
        if single:
            found = [oid for oid in found if not item.taken and self._bears(m, item, oid)]
        if not found:
            self.at += 1
            return False
        options = [Option(O_OBJECT, oid) for oid in found]
        if possible(m, item, since=self.at + 1):
            options.append(Option(O_DONE))
        prompt = f"{costs.optional(m, item)[self.at].cost.say()} (355.1.a)"
        m.ask(item.controller, D_CHOOSE, options, prompt, item.obj)
        return True

    def _bears(self, m: "Machine", item: ChainItem, oid: int) -> bool:
        """Whether the item can be carried through if that is what its optional cost takes (355.16)."""
        trial = item.clone()
        trial.taken = [m.obj(oid).ref]
        trial.paid |= 1 << self.at
        return feasible(m, trial)

    def _affordable(self, m: "Machine", item: ChainItem, bit: int) -> bool:
        """Whether that cost could be paid as well, and the item be carried through (355.16)."""
        item.paid |= bit
        item.copies = _copies(m, item)
        able = possible(m, item, since=self.at + 1) and (item.what != ITEM_PERMANENT or bool(locations(m, item)))
        item.paid &= ~bit
        item.copies = _copies(m, item)
        return able

    # 355.2

    def _place(self, m: "Machine", item: ChainItem) -> None:
        if item.what != ITEM_PERMANENT or item.loc >= 0:
            self._next()
            return
        found = locations(m, item)
        if not found:
            self._fail(m, item, "402.4")
        elif len(found) == 1:
            item.loc = found[0]
            self._next()
        else:
            options = [Option(O_PLACE, loc) for loc in found]
            m.ask(item.controller, D_CHOOSE, options, "where it enters (355.2)", item.obj)

    # 355.3

    def _mode(self, m: "Machine", item: ChainItem) -> None:
        ability = text_of(m, item)
        if ability is None or ability.modes == 0 or len(item.modes) >= item.copies:
            self._next()
            return
        options = [Option(O_MODE, i) for i in open_modes(m, item, ability, len(item.modes))]
        if not options:
            self._fail(m, item, "402.4")
            return
        m.ask(item.controller, D_CHOOSE, options, "which mode (355.3)", item.obj)

    # 355.4-355.14

    def _choose(self, m: "Machine", item: ChainItem) -> None:
        ability = text_of(m, item)
        choices = ability.choices if ability is not None else ()
        width = len(choices)
        while len(item.chosen) < width * item.copies or self.at < len(item.chosen):
            if self.at >= len(item.chosen):
                item.chosen.append([])
            slot = self.at
            choice = choices[slot % width]
            taken = item.chosen[slot]
            copy = slot // width
            if (choice.mode >= 0 and item.modes[copy] != choice.mode) or len(taken) >= choice.most:
                self.at += 1
                continue
            open_to = candidates(m, item, choice, copy)
            nowhere = choice.kind == CHOOSE_PLACE  # nothing is chosen that would go there
            if not open_to and (nowhere or len(taken) >= choice.least):
                self.at += 1
                continue
            if not open_to:
                self._fail(m, item, "402.4")
                return
            if len(open_to) == 1 and len(taken) < choice.least:
                taken.append(open_to[0])
                continue
            options = [option_for(choice, value) for value in open_to]
            if len(taken) >= choice.least:
                options.append(Option(O_DONE))
            m.ask(item.controller, D_CHOOSE, options, f"choose {choice.say()} (355)", item.obj)
            return
        self._next()

    def answer(self, m: "Machine", option: Option) -> None:
        item = m.find_item(self.serial)
        assert item is not None
        if self.step == F_WAY:
            item.ways = [item.ways[option.a]]
        elif self.step == F_MAY:
            if option.kind == O_YES:
                self._next()
            else:
                self._abandon(m, item, "402.1.a")
        elif self.step == F_OPTIONAL:
            if option.kind in (O_YES, O_OBJECT):
                item.paid |= 1 << self.at
            if option.kind == O_OBJECT:
                item.taken.append(m.obj(option.a).ref)
            else:
                self.at += 1
        elif self.step == F_PLACE:
            item.loc = option.a
            self._next()
        elif self.step == F_MODE:
            item.modes.append(option.a)
        elif option.kind == O_DONE:
            self.at += 1
        else:
            item.chosen[self.at].append(chosen_by(m, option))

    # 356, 357

    def _pay(self, m: "Machine", item: ChainItem) -> None:
        self._next()
        totals = costs.totals(m, item)
        parts = costs.parts(m, item)
        free = all(bill.free for bill in totals)
        if free and not parts:
            return
        optional = item.instructed and not free  # 444.2.a: declining undoes the play
        if item.what == ITEM_TRIGGERED:
            ability = triggered.ability_of(m, item)
            own = ability.cost is not None and bool(ability.cost.parts)
            # 404.2; who has said yes to "you may", or to an optional additional cost, is not asked again
            optional = not free or (own and not ability.may)
        m.push(
            payment.Pay(
                item.controller,
                totals,
                item.serial,
                costs.purpose(m, item),
                optional=optional,
                spent=costs.spent_on(m, item),
            )
        )

    def paid(self, m: "Machine", done: bool) -> None:
        if done:
            return
        item = m.find_item(self.serial)
        if item is not None:
            self._fail(m, item, "404.2")

    def _fail(self, m: "Machine", item: ChainItem, rule: str) -> None:
        """The item cannot be finalized, by that rule where it is a triggered ability (358.5)."""
        if item.what == ITEM_TRIGGERED:
            self._abandon(m, item, rule)
        else:
            self._cancel(m, item)

    # 358, 405

    def _check(self, m: "Machine", item: ChainItem) -> None:
        """358: targets that are still legal, permission at this time; then it is finalized (359.1)."""
        if not all_legal(m, item) or not place_legal(m, item) or not _permitted(m, item):
            self._fail(m, item, "405.1")
            return
        m.finish(self)
        items.finalize(m, item)
        passive.use_up(m, item.controller, item.terms)
        if item.what == ITEM_TRIGGERED:
            ability = triggered.ability_of(m, item)
            if ability.limit and ability.may:
                triggered.use(m, item)  # 383.3.e.2.b
        if item.modes and chooses_afresh(triggered.ability_of(m, item)):
            triggered.use_modes(m, item)
        tell_targets(m, item)

    def _cancel(self, m: "Machine", item: ChainItem) -> None:
        """358.5: what was done is undone. A card goes back to where it came from."""
        m.tell(UNDONE, "358.5", item.controller, item.obj, item.serial)
        if item.undo is not None:
            m.restore(item.undo)
            return
        m.finish(self)
        o = m.obj(item.obj)
        if item.what in (ITEM_SPELL, ITEM_PERMANENT) and o.zone == CHAIN:
            if o.token:
                zones.put(m, item.obj, NOWHERE)
            elif item.hidden_at >= 0:
                zones.put(m, item.obj, FACEDOWN, item.hidden_at)
                m.state.edit(item.obj).controller = item.controller
            else:
                zones.put(m, item.obj, item.origin)
        items.remove(m, item, "358.5")
        leave_open(m)


def _permitted(m: "Machine", item: ChainItem) -> bool:
    """358.4, 806.4.b, 813.4.b: whether it has the keyword that it needs to be played at this time."""
    from riftwright.rules import legal

    if item.needs == NOTHING:
        return True
    if item.what in (ITEM_SPELL, ITEM_PERMANENT):
        return legal.permits(layers.held(m, item.obj), item.needs)
    ability = m.state.faces[item.face].abilities[item.ability]
    return passive.timing(m, item.obj, ability) in (REACTION, item.needs)


def _way_words(m: "Machine", item: ChainItem, way: list[int]) -> str:
    cost = costs.by_terms(m, item, way) if way else None
    return f"play it for {cost.say()}" if cost is not None else "play it for its own cost"


def leave_open(m: "Machine") -> None:
    """If that was the last item, the state opens again."""
    from riftwright.rules import chain

    if not m.state.chain:
        chain.closed_to_open(m)


def _copies(m: "Machine", item: ChainItem) -> int:
    """820.1.d, 820.3: once more for each Repeat that is paid for."""
    optional = costs.optional(m, item)
    return 1 + sum(1 for i, cost in enumerate(optional) if cost.repeat and item.paid >> i & 1)


def option_for(choice: Choice, value: int) -> Option:
    """The option that chooses that value: a ref, a player, a serial or a location."""
    kind = choice.kind
    if kind == CHOOSE_OBJECT:
        return Option(O_OBJECT, value >> REF_SHIFT)
    if kind == CHOOSE_PLAYER:
        return Option(O_PLAYER, value)
    if kind == CHOOSE_ITEM:
        return Option(O_ITEM, value)
    return Option(O_PLACE, value)


def chosen_by(m: "Machine", option: Option) -> int:
    """The value that the option chooses."""
    return m.obj(option.a).ref if option.kind == O_OBJECT else option.a


def tell_targets(m: "Machine", item: ChainItem, before: "Sequence[list[int]]" = ()) -> None:
    """383.4.b.2: what was targeted, once the item is finalized; all at once. With ``before``, which it chose until
    now, only what is new (754).
    """
    ability = text_of(m, item)
    if ability is None or not ability.choices:
        return
    width = len(ability.choices)
    outer = triggered.hold(m)
    for slot, chosen in enumerate(item.chosen):
        choice = ability.choices[slot % width]
        old = before[slot] if slot < len(before) else ()
        for value in chosen:
            if value in old:
                continue
            if choice.kind == CHOOSE_OBJECT:
                if choice.targeted:
                    m.emit(CHOSEN, "355.7", item.controller, value >> REF_SHIFT, item.obj, item.what)
                else:
                    m.tell(CHOSEN, "355.5", item.controller, value >> REF_SHIFT, item.obj, item.what)
            elif choice.kind == CHOOSE_PLAYER:
                m.tell(CHOSEN, "355.7", item.controller, -1, item.obj, item.what, value, "player")
            elif choice.kind == CHOOSE_ITEM:
                other = m.find_item(value)
                if other is not None:
                    m.tell(CHOSEN, "355.7", item.controller, other.obj, item.obj, item.what, other.serial, "item")
            elif choice.kind in (CHOOSE_PLACE, CHOOSE_FIELD):
                m.tell(CHOSEN, "355.4", item.controller, -1, item.obj, item.what, value)
    triggered.release(m, outer)


# Discretionary actions that are no plays


class StandardMove(Task):
    """144, 420.3: exhaust units to move them to one place at once. Who else comes along is asked one by one."""

    __slots__ = ("destination", "player", "units")

    asks_anew = True

    def __init__(self, player: int, first: int, destination: int) -> None:
        super().__init__()
        self.player: int = player
        self.destination: int = destination
        self.units: list[int] = [first]

    def clone(self) -> "StandardMove":
        n = StandardMove(self.player, self.units[0], self.destination)
        n.step = self.step
        n.units = self.units[:]
        return n

    def run(self, m: "Machine") -> None:
        from riftwright.rules import legal

        if self.step == 0:
            others = [
                oid
                for oid in legal.movers(m, self.player, self.destination)
                if oid > self.units[-1] and oid not in self.units and self._affordable(m, len(self.units) + 1)
            ]
            if others:
                options = [Option(O_OBJECT, oid) for oid in others]
                options.append(Option(O_DONE))
                m.ask(self.player, D_MOVE, options, "who else moves there at the same time (144.3)")
                return
            self.step = 1
        if self.step == 1:
            self.step = 2
            toll = passive.toll(m, self.player, self.destination, len(self.units))
            if toll:
                bill = bills.power_of_any(toll)
                m.push(payment.Pay(self.player, [bill], -1, costs.purpose(m, None), optional=True, rule="204.4"))
                return
        m.finish(self)
        self._go(m)

    def _affordable(self, m: "Machine", count: int) -> bool:
        toll = passive.toll(m, self.player, self.destination, count)
        if not toll:
            return True
        means = Means(m, self.player, costs.purpose(m, None))
        return means.cover(bills.power_of_any(toll))

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_DONE:
            self.step = 1
        else:
            self.units.append(option.a)

    def paid(self, m: "Machine", done: bool) -> None:
        if not done:
            m.finish(self)  # 204.4.c: the action is not performed

    def _go(self, m: "Machine") -> None:
        objects = m.state.objects
        units = [oid for oid in self.units if not objects[oid].exhausted]  # not what was exhausted for the toll (414.4)
        outer = triggered.hold(m)
        for oid in units:  # 144.3.c: at once
            status.exhaust(m, oid, "144.2", self.player)
        triggered.release(m, outer)
        moves.move(m, units, self.destination, self.player, "420.3.b")


class Hiding(Task):
    """421, 811: pay Power of any domain, or what may be paid instead, to put a card facedown at a battlefield. It opens
    no chain.
    """

    __slots__ = ("card", "loc", "player")

    def __init__(self, player: int, card: int, loc: int) -> None:
        super().__init__()
        self.player: int = player
        self.card: int = card
        self.loc: int = loc

    def clone(self) -> "Hiding":
        n = Hiding(self.player, self.card, self.loc)
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        if self.step == 0:
            self.step = 1
            m.push(payment.Pay(self.player, costs.to_hide(m, self.player), -1, costs.purpose(m, None), rule="811.1.b"))
            return
        m.finish(self)
        moves.hide(m, self.card, self.loc, self.player)

    def paid(self, m: "Machine", done: bool) -> None:
        if not done:
            m.finish(self)


class Invited(Task):
    """316.5.b.1, 489.8.a: a teammate may play something with the Turn Player's Priority, or decline."""

    __slots__ = ("player",)

    asks_anew = True

    def __init__(self, player: int) -> None:
        super().__init__()
        self.player: int = player

    def clone(self) -> "Invited":
        n = Invited(self.player)
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        from riftwright.rules import legal

        options = legal.invited_plays(m, self.player)
        options.append(Option(O_PASS))
        m.ask(self.player, D_ACT, options, "play something at your teammate's invitation, or pass (489.8.a)")

    def answer(self, m: "Machine", option: Option) -> None:
        m.finish(self)
        if option.kind != 0:
            start(m, self.player, option)
