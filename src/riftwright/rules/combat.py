"""Combat (459-466): the showdown step, the damage step, the resolution step."""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_ASSIGN, D_REPLACE, O_OBJECT, Option
from riftwright.core.events import (
    ASSIGNED,
    COMBAT_BEGAN,
    COMBAT_ENDED,
    COMBAT_LOST,
    COMBAT_NO_RESULT,
    COMBAT_WON,
    CONVERTED,
    PLAYER_ATTACKS,
    PLAYER_DEFENDS,
    SHOWDOWN_BEGAN,
    UNEVENTFUL,
)
from riftwright.core.ids import (
    ATTACKER,
    BACKLINE,
    DEFENDER,
    DOUBLE,
    FIELD,
    NOBODY,
    NOTHING,
    PHASE_CHANGE,
    TANK,
    THIS_COMBAT,
)
from riftwright.core.state import Field
from riftwright.core.tasks import Task
from riftwright.rules import cleanup, showdown
from riftwright.rules.abilities import passive, prevention, triggered
from riftwright.rules.abilities.prevention import Change
from riftwright.rules.actions import damage, designations, durations, fields
from riftwright.rules.edition import COMBAT

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

# Steps of the task
OPEN: Final = 0
DAMAGE: Final = 1
DEFENDERS_DAMAGE: Final = 2
DEAL: Final = 3
CLEAN: Final = 4
RESULT: Final = 5
CONTROL: Final = 6
END: Final = 7


def begin(m: "Machine", field: Field, rule: str) -> None:
    """464.1: a combat opens with a Combat Showdown. Called in a cleanup, its tasks start when that is over."""
    s = m.state
    fields.open_window(field)
    s.showdown = field.slot
    s.combat = True  # in progress; its players are established by its first task
    s.focus_passes = 0
    m.push_under(Combat(field.slot))
    m.emit(COMBAT_BEGAN, rule, field.contested, field.id, loc=field.loc)


def convert(m: "Machine", field: Field, rule: str) -> None:
    """323.14, 464.2: the ongoing showdown becomes a Combat Showdown."""
    fields.convert_window(field)
    m.state.combat = True
    combat = Combat(field.slot)
    combat.converted = True
    m.push_under(combat)
    m.emit(CONVERTED, rule, field.contested, field.id, loc=field.loc)


class Combat(Task):
    """One combat, from its opening to its end."""

    __slots__ = ("assigned", "converted", "excess", "recalled", "slot")

    waiting = True

    def __init__(self, slot: int) -> None:
        super().__init__()
        self.slot: int = slot
        self.converted: bool = False
        self.recalled: bool = False  # whether attackers were recalled in step 3d (466.3.d)
        # [unit, damage to be dealt], the attacker's assignment and then the defender's
        self.assigned: list[list[int]] = []
        self.excess: list[list[int]] = []  # [player, damage beyond what was lethal], of each unit that got any

    def clone(self) -> "Combat":
        n = Combat(self.slot)
        n.step = self.step
        n.converted = self.converted
        n.excess = [pair[:] for pair in self.excess]
        n.recalled = self.recalled
        n.assigned = [pair[:] for pair in self.assigned]
        return n

    def outstanding(self) -> bool:
        return self.step == OPEN  # 464.2.a

    def run(self, m: "Machine") -> None:
        s = m.state
        field = s.battlefields[self.slot]
        step = self.step
        self.step += 1
        if step == OPEN:
            _open(m, self, field)
        elif step == DAMAGE:
            if _both_remain(m, field):
                _assign(m, self, field, s.attacker)
            else:
                self.step = CLEAN
                m.tell(UNEVENTFUL, "465.1", obj=field.id, loc=field.loc, text="no Combat Damage Step")
        elif step == DEFENDERS_DAMAGE:
            _assign(m, self, field, s.defender)
        elif step == DEAL:
            _deal(m, self, field)
        elif step == CLEAN:
            s.cleanup_due |= PHASE_CHANGE
            cleanup.special(m, COMBAT)  # 466.1
        elif step == RESULT:
            _result(m, self, field)
        elif step == CONTROL:
            _control(m, field)
        elif step == END:
            _end(m, field)
        else:
            m.finish(self)


def note_recalled(m: "Machine") -> None:
    """Remember that step 3d recalled attackers (466.3.d)."""
    for task in m.state.tasks:
        if isinstance(task, Combat):
            task.recalled = True


def _open(m: "Machine", combat: Combat, field: Field) -> None:
    """464.2: start-of-showdown effects, attacker and defender, Focus, and the combat chain, in this order."""
    s = m.state
    s.attacker = field.contested  # 464.2.c.1
    sides = m.sides_at(field)
    s.defender = next((side for side in sides if side != s.attacker), field.controller)
    m.held = []
    if not combat.converted:
        m.emit(SHOWDOWN_BEGAN, "464.2.b", s.attacker, field.id, loc=field.loc)
    started, m.held = m.held, []
    for oid in m.units_at(field):
        controller = s.objects[oid].controller
        if controller == s.attacker:
            designations.designate(m, oid, ATTACKER, "464.2.c.3")
        elif controller == s.defender:
            designations.designate(m, oid, DEFENDER, "464.2.c.3")
    m.emit(PLAYER_ATTACKS, "464.2.c.3", s.attacker, field.id, loc=field.loc)
    if s.defender >= 0:
        m.emit(PLAYER_DEFENDS, "464.2.c.3", s.defender, field.id, loc=field.loc)
    designated, m.held = m.held, None
    if combat.converted:
        if m.edition.attacker_takes_focus_on_conversion:
            showdown.gain_focus(m, s.attacker, "464.2.d")
        _lower(m, combat)
    else:
        window = showdown.Showdown(s.attacker)
        window.step = 1
        m.push(window)
        showdown.gain_focus(m, s.attacker, "464.2.d")
    # Start-of-showdown abilities go on the chain first (464.2.b, 383.3.d.1), then the rest as 464.2.e.1 says.
    groups = triggered.grouped(m, started, s.turn_player)
    groups += triggered.grouped(m, designated, s.attacker, s.defender)
    triggered.place_groups(m, groups)


def _lower(m: "Machine", combat: Combat) -> None:
    """The combat goes on under the showdown that it has taken over."""
    tasks = m.state.tasks
    tasks.remove(combat)
    at = next(i for i, task in enumerate(tasks) if isinstance(task, showdown.Showdown))
    tasks.insert(at, combat)


def _both_remain(m: "Machine", field: Field) -> bool:
    """465.1"""
    s = m.state
    present = 0
    for oid in m.units_at(field):
        present |= s.objects[oid].flags
    return present & ATTACKER != 0 and present & DEFENDER != 0


# The damage step (465)


def _assign(m: "Machine", combat: Combat, field: Field, player: int) -> None:
    """465.2.a-c: the player assigns damage equal to the summed Might of their units among the other's."""
    mine = ATTACKER if player == m.state.attacker else DEFENDER
    theirs = DEFENDER if mine == ATTACKER else ATTACKER
    here = m.units_at(field)
    objects = m.state.objects
    total = sum(m.might(oid) for oid in _dealers(m, field, mine))
    targets = [oid for oid in here if objects[oid].flags & theirs]
    m.push(Assign(player, total, targets))


def lethal(m: "Machine", oid: int, player: int, order: list[Change]) -> int:
    """What the player must assign for lethal damage (142.4.b), through the effects that change it (465.2.c.5)."""
    if passive.any_damage_kills(m, oid, 1 << player):
        need = 1  # 142.4.c
    else:
        need = max(1, m.might(oid) - m.obj(oid).damage)
    if m.edition.only_prevention_is_foreseen:
        order = [change for change in order if change.kind != DOUBLE]  # 437.5.a alone
    return prevention.least_for(need, order)


class Assign(Task):
    """465.2.c: unit by unit, each in full before the next, the first to be assigned first and the last last.

    Whatever is forced is done; a choice is asked only where it matters who gets damage. What would change the damage
    changes it as it is assigned, in an order that each unit's controller chooses beforehand (465.2.c.5, 372).
    """

    __slots__ = ("left", "orders", "phase", "player", "targets")

    asks_anew = True

    def __init__(self, player: int, left: int, targets: list[int]) -> None:
        super().__init__()
        self.player: int = player
        self.left: int = left  # damage still to assign
        self.targets: list[int] = targets  # units that have none yet
        self.phase: int = 0  # the priority that assignment has come to
        self.orders: list[list[int]] = []  # a unit, then keys of changes to its damage that come first

    def clone(self) -> "Assign":
        n = Assign(self.player, self.left, self.targets[:])
        n.step = self.step
        n.phase = self.phase
        n.orders = [order[:] for order in self.orders]
        return n

    def run(self, m: "Machine") -> None:
        if self.step == 0:
            self.step = 1
            # 465.2.c.10: who cannot be dealt damage is exempt
            self.targets = [oid for oid in self.targets if not passive.takes_no_damage(m, oid)]
            self.orders = [[oid] for oid in self.targets]
        self.targets = [oid for oid in self.targets if m.obj(oid).on_board]  # 652.1
        self.orders = [order for order in self.orders if m.obj(order[0]).on_board]
        if self.step == 1:
            if self._order(m):
                return
            self.step = 2
        while self.left > 0 and self.targets:
            allowed = self._allowed(m)
            needed = sum(self._lethal(m, oid) for oid in allowed)
            several = any(len(_priorities(m, oid, self.player)) > 1 for oid in allowed)
            settled = len(allowed) == len(self.targets) or not several
            if len(allowed) > 1 and not (settled and needed <= self.left):
                options = [Option(O_OBJECT, oid) for oid in allowed]
                prompt = f"assign combat damage, {self.left} left (465.2.c)"
                m.ask(self.player, D_ASSIGN, options, prompt)
                return
            for oid in allowed:
                self._take(m, oid)
        m.finish(self)

    def _order(self, m: "Machine") -> bool:
        """Ask for the order of what changes the damage to a unit. True while there is something to ask."""
        for order in self.orders:
            rest = prevention.to_order(self._changes(m, order[0]), order[1:])
            if rest:
                options = prevention.options(order[0], rest)
                orderer = prevention.orderer(m, order[0])
                m.ask(orderer, D_REPLACE, options, "which effect changes the damage first (372)", order[0])
                return True
        return False

    def _changes(self, m: "Machine", oid: int) -> list[Change]:
        return prevention.changes(m, oid, prevention.Hit(prevention.COMBAT_DAMAGE, self.player))

    def _in_order(self, m: "Machine", oid: int) -> list[Change]:
        keys = next(order[1:] for order in self.orders if order[0] == oid)
        return prevention.in_chosen_order(self._changes(m, oid), keys)

    def _lethal(self, m: "Machine", oid: int) -> int:
        return lethal(m, oid, self.player, self._in_order(m, oid))

    def answer(self, m: "Machine", option: Option) -> None:
        if self.step == 1:
            order = next(order for order in self.orders if order[0] == option.a)
            order.append(prevention.to_order(self._changes(m, option.a), order[1:])[option.c].key)
        else:
            self._take(m, option.a)

    def _allowed(self, m: "Machine") -> list[int]:
        """465.2.c.6-9, 815, 826: Tanks first, Backline last, whoever is both as either."""
        return [oid for oid in self.targets if self._turn_of(m, oid) >= 0]

    def _turn_of(self, m: "Machine", oid: int) -> int:
        """The priority (0 first, 1, 2 last) at which the unit may be taken now, or -1."""
        for at in _priorities(m, oid, self.player):
            others = [x for x in self.targets if x != oid]
            if at >= self.phase and all(max(_priorities(m, x, self.player)) >= at for x in others):
                return at
        return -1

    def _take(self, m: "Machine", oid: int) -> None:
        """Assign what is lethal, as far as there is enough; to the last unit all that is left (465.2.c.4)."""
        lethal_ = self._lethal(m, oid)
        amount = self.left if self.targets == [oid] else min(lethal_, self.left)
        if not amount:
            return
        self.phase = self._turn_of(m, oid)
        self.targets.remove(oid)
        self.left -= amount
        m.tell(ASSIGNED, "465.2.c", self.player, oid, amount=amount)
        order = self._in_order(m, oid)
        dealt = damage.change(m, oid, amount, order, self.player)
        combat = _combat_of(m)
        combat.assigned.append([oid, dealt])
        if amount > lethal_:
            combat.excess.append([self.player, dealt - prevention.apply(lethal_, order)[0]])  # 465.2.c.5


def _priorities(m: "Machine", oid: int, player: int) -> tuple[int, ...]:
    """When that player may assign damage to the unit: 0 first, 1, 2 last; ignored keywords do not count (766)."""
    tank = m.keyword(oid, TANK) and not passive.ignored(m, TANK, player, oid)
    backline = m.keyword(oid, BACKLINE) and not passive.ignored(m, BACKLINE, player, oid)
    backline = backline or passive.assigned_last(m, oid)
    if tank and backline:
        return (0, 2)
    return (0,) if tank else (2,) if backline else (1,)


def _combat_of(m: "Machine") -> Combat:
    for task in reversed(m.state.tasks):
        if isinstance(task, Combat):
            return task
    raise AssertionError("damage is assigned outside a combat")


def excess(m: "Machine", loc: int, player: int) -> int:
    """How much damage the player has assigned beyond what was lethal in the combat that is under way there."""
    combats = [task for task in m.state.tasks if isinstance(task, Combat) and FIELD + task.slot == loc]
    return sum(amount for combat in combats for by, amount in combat.excess if by == player)


def _dealers(m: "Machine", field: Field, side: int) -> list[int]:
    """The units of that designation whose Might makes up the damage of their side (465.2.a, 423.1.b)."""
    objects = m.state.objects
    mine = [oid for oid in m.units_at(field) if objects[oid].flags & side and not objects[oid].stunned]
    return [oid for oid in mine if not passive.deals_no_combat_damage(m, oid)]


def _hit(m: "Machine", field: Field, side: int, player: int) -> prevention.Hit:
    """417.6.c.1: the damage of one side comes from all units of it that deal any."""
    sources = tuple(m.obj(oid).ref for oid in _dealers(m, field, side) if m.might(oid) > 0)
    return prevention.Hit(prevention.COMBAT_DAMAGE, player, sources=sources)


def _deal(m: "Machine", combat: Combat, field: Field) -> None:
    """465.2.d: all at once; then no FEPR, outstanding tasks are cancelled (465.3)."""
    s = m.state
    attackers = [pair for pair in combat.assigned if s.objects[pair[0]].flags & ATTACKER]
    defenders = [pair for pair in combat.assigned if s.objects[pair[0]].flags & DEFENDER]
    s.hits = ()
    outer = triggered.hold(m)
    by_attackers = _hit(m, field, ATTACKER, s.attacker)
    by_defenders = _hit(m, field, DEFENDER, s.defender)
    damage.mark(m, defenders, by_attackers, "465.2.d")
    damage.mark(m, attackers, by_defenders, "465.2.d")
    triggered.release(m, outer)
    combat.assigned = []
    combat.step = RESULT
    cleanup.special(m, COMBAT)  # 466.1; pushed now, so that neither cleanup nor FEPR comes between (465.3)
    _trigger_orders_first(m)


def _trigger_orders_first(m: "Machine") -> None:
    """An order of triggers that is still to be chosen comes before the cleanup that was pushed after it."""
    tasks = m.state.tasks
    if len(tasks) > 1 and isinstance(tasks[-2], triggered.OrderTriggers):
        tasks[-1], tasks[-2] = tasks[-2], tasks[-1]


# The resolution step (466)


def _result(m: "Machine", combat: Combat, field: Field) -> None:
    """466.3: who has won, or that nobody has."""
    s = m.state
    sides = [side for side in m.sides_at(field) if side in (s.attacker, s.defender)]
    tie = combat.recalled and m.edition.draws_when_recalled
    if len(sides) == 1 and not tie:
        winner = sides[0]
        loser = s.defender if winner == s.attacker else s.attacker
        outer = triggered.hold(m)
        m.emit(COMBAT_WON, "466.3.a", winner, field.id, loser, loc=field.loc)
        if loser >= 0:
            m.emit(COMBAT_LOST, "466.3.b", loser, field.id, winner, loc=field.loc)
        triggered.release(m, outer)
        return
    m.emit(COMBAT_NO_RESULT, "466.3.d", NOBODY, field.id, loc=field.loc)
    if len(sides) == 2:  # 466.3.d.1
        if m.edition.restages_showdown:
            fields.stage_showdown(m, field, "466.3.d.1")
        fields.stage_combat(m, field, "466.3.d.1")


def _control(m: "Machine", field: Field) -> None:
    """466.5: unless something is staged here, whoever has units remaining takes control.

    Units that have come since the result was determined contest it anew, as where a cleanup removes Contested.
    """
    if field.showdown_staged or field.combat_staged:
        return
    fields.clear_contested(m, field, "466.5.a")
    sides = m.sides_at(field)
    if not sides:
        if field.controller >= 0:
            fields.lose_control(m, field, "466.5.b")
        fields.remove_facedown(m, field, field.controller, "466.5.c")
    elif len(sides) == 1 and field.controller != sides[0]:
        fields.remove_facedown(m, field, sides[0], "466.5.c")  # before conquer abilities can find hidden cards
        fields.establish_control(m, field, sides[0], "466.5", "466.5.d")
    else:
        fields.remove_facedown(m, field, field.controller, "466.5.c")
        newcomer = next((side for side in sides if side != field.controller), NOBODY)
        if newcomer >= 0:
            fields.contest(m, field, newcomer, "323.11.a")


def _end(m: "Machine", field: Field) -> None:
    """466.7: designations go, end-of-combat effects happen, what lasted for the combat expires."""
    s = m.state
    designations.end(m)
    s.combat = False
    s.attacker = NOBODY
    s.defender = NOBODY
    s.showdown = NOTHING
    s.focus = NOBODY
    s.priority = NOBODY
    s.cleanup_due |= PHASE_CHANGE
    m.emit(COMBAT_ENDED, "466.7", NOBODY, field.id, loc=field.loc)  # 466.7.b
    durations.expire(m, THIS_COMBAT, "466.7.c")
