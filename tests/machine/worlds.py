"""Small worlds, all of them: the boards that ``oracle`` and engine are compared on, and how the engine is given one.

A family varies what belongs together and keeps the rest simple. Boards that differ only by exchanging the two
battlefields are one world.
"""

from collections.abc import Callable, Iterator
from itertools import chain, combinations_with_replacement, product
from typing import Final

from riftwright.core.decisions import D_CONTEST
from riftwright.core.ids import (
    ATTACKER,
    BASE,
    BATTLEFIELD,
    CHAIN,
    DEFENDER,
    DESIGNATED,
    FACEDOWN,
    FIELD,
    HAS_ATTACKED,
    HAS_DEFENDED,
    NOWHERE,
    TRASH,
)
from riftwright.core.state import ITEM_SPELL, ITEM_TRIGGERED, ChainItem, GameState, Obj
from riftwright.notation.anonymous import face_named
from riftwright.notation.board import Board
from riftwright.rules.actions import zones
from riftwright.rules.cleanup import Cleanup
from riftwright.rules.edition import NORMAL, Edition
from riftwright.rules.machine import Machine
from tests.machine.oracle import FIELDS, NONE, Field, Gear, Hidden, Unit, World

# Worlds

OWNERS: Final = (0, 1, 0)  # of the units, so that owners and controllers differ here and there
CONTROLS: Final = (NONE, 0, 1)
CALM: Final = [Field(control) for control in CONTROLS]
UNSTAGED: Final = [Field(control, contested) for control in CONTROLS for contested in CONTROLS]
STAGED: Final = CALM + [
    Field(control, contested, showdown, combat)
    for control, contested, showdown, combat in product(CONTROLS, (0, 1), (False, True), (False, True))
]
ALL_OR_NOTHING: Final = [field for field in STAGED if field.showdown == field.combat]

FINE: Final = (2, 0, False)  # Might, damage, whether something triggers on its death
DOOMED: Final = (2, 2, False)
KNELL: Final = (2, 2, True)
EVERY_DAMAGE: Final = tuple((might, damage, False) for might in (0, 2) for damage in (0, 1, 2))
ROLES: Final = ("", "attacker", "defender")

Units = tuple[Unit, ...]


def states(kinds: tuple[tuple[int, int, bool], ...] = (FINE,), roles: tuple[str, ...] = ("",)) -> list[Unit]:
    """Every unit of these kinds by controller, place and designation."""
    return [
        Unit(controller, 0, place, might, damage, role, knell)
        for controller, place, (might, damage, knell), role in product((0, 1), range(4), kinds, roles)
    ]


def groups(of: list[Unit], least: int, most: int) -> list[Units]:
    """Every choice of so many units; their order does not matter."""
    return [
        tuple(unit._replace(owner=OWNERS[i]) for i, unit in enumerate(units))
        for count in range(least, most + 1)
        for units in combinations_with_replacement(of, count)
    ]


def staging() -> Iterator[World]:
    """Who controls, contests and is where; what is staged; a chain or none; a showdown or none."""
    few = product(groups(states(), 0, 2), product(STAGED, STAGED))
    many = product(groups(states(), 3, 3), product(ALL_OR_NOTHING, ALL_OR_NOTHING))
    for (units, (a, b)), items, ongoing in product(chain(few, many), (0, 1), (NONE, *FIELDS)):
        yield World(units, (a, b), items=items, ongoing=ongoing)


def few() -> Iterator[World]:
    """A handful of the same."""
    for units, a, b in product(groups(states(), 0, 2), STAGED, STAGED):
        yield World(units, (a, b))


def deaths() -> Iterator[World]:
    """Units that are about to die, and abilities that trigger on it."""
    dying = [units for units in groups(states((FINE, DOOMED, KNELL)), 1, 2) if any(u.damage for u in units)]
    for units, a, b, items, ongoing in product(dying, UNSTAGED, UNSTAGED, (0, 1), (NONE, *FIELDS)):
        yield World(units, (a, b), items=items, ongoing=ongoing)


def damages() -> Iterator[World]:
    """Every Might with every damage."""
    for units, a, b in product(groups(states(EVERY_DAMAGE), 1, 2), CALM, CALM):
        yield World(units, (a, b))


def combats() -> Iterator[World]:
    """A combat, with designations right and wrong, there and elsewhere; who fights in it is known or not yet."""
    few = groups(states(roles=ROLES), 0, 2)
    dying = [units for units in groups(states((FINE, KNELL), ROLES), 1, 2) if any(u.damage for u in units)]
    three = groups([u for u in states(roles=ROLES) if u.place != 1], 3, 3)
    for attacker, control in product((0, 1), CONTROLS):
        here = Field(control, attacker)
        roles = (attacker, 1 - attacker)
        for units, there, items in product(few, UNSTAGED, (0, 1)):
            yield World(units, (here, there), items=items, ongoing=2, combat=True, roles=roles)
        for units, there in product(dying, CALM):
            yield World(units, (here, there), ongoing=2, combat=True, roles=roles)
        if control == NONE:
            for units, there in product(three, CALM):
                yield World(units, (here, there), ongoing=2, combat=True, roles=roles)
        for units, there in product(groups(states(), 0, 2), STAGED):
            yield World(units, (here, there), ongoing=2, combat=True)


def pieces() -> Iterator[World]:
    """A gear, attached or loose, and a facedown card at the first battlefield."""
    cards = [None] + [Hidden(controller, owner, 2) for controller, owner in product((0, 1), (0, 1))]
    loose: list[Gear | None] = [None, *(Gear(controller, place) for controller, place in product((0, 1), range(4)))]
    for units in groups(states((FINE, DOOMED)), 0, 1):
        attached = [Gear(controller, unit.place, 0) for unit in units for controller in (0, 1)]
        for gear, card, a, b in product([*loose, *attached], cards, UNSTAGED, CALM):
            for items, ongoing in product((0, 1), (NONE, 2)):
                yield World(units, (a, b), gear, card, items=items, ongoing=ongoing)


def scores() -> Iterator[World]:
    """Points around the Victory Score."""
    totals = (0, 7, 8, 9)
    for units, a, b, mine, theirs in product(groups(states((FINE, DOOMED)), 0, 1), UNSTAGED, CALM, totals, totals):
        yield World(units, (a, b), points=(mine, theirs))


FAMILIES: Final[dict[str, Callable[[], Iterator[World]]]] = {
    family.__name__: family for family in (staging, few, deaths, damages, combats, pieces, scores)
}


def canonical(w: World) -> bool:
    """Whether this is the one to look at of the two worlds that exchange the battlefields."""
    if w.gear is not None or w.hidden is not None or w.roles != (NONE, NONE):
        return True
    turned = tuple(sorted(u._replace(owner=0, place=_TURNED[u.place]) for u in w.units if u is not None))
    plain = tuple(sorted(u._replace(owner=0) for u in w.units if u is not None))
    return (w.fields, _ONGOING[w.ongoing], plain) <= ((w.fields[1], w.fields[0]), _ONGOING_TURNED[w.ongoing], turned)


_TURNED: Final = (0, 1, 3, 2)
_ONGOING: Final = {NONE: NONE, 2: 2, 3: 3}
_ONGOING_TURNED: Final = {NONE: NONE, 2: 3, 3: 2}


# The engine's side

# Objects of the template, in this order: two battlefields, three units, a gear, a facedown card, a spell.
_UNITS: Final = (2, 3, 4)
_GEAR: Final = 5
_HIDDEN: Final = 6
_SPELL: Final = 7
_FLAGS: Final = {"": 0, "attacker": ATTACKER | HAS_ATTACKED, "defender": DEFENDER | HAS_DEFENDED}
_NAMES: Final = {(0, False): "Unit 0", (2, False): "Unit 2", (2, True): "Unit 2 [Deathknell: draw 1]"}


class Engine:
    """Sets up worlds under one edition, runs one cleanup after the other, and reads what has become of them."""

    def __init__(self, edition: Edition) -> None:
        self._edition = edition
        board = Board(edition=edition.name).battlefield().battlefield()
        board.player("A", hand=["Unit 2", "Unit 2", "Unit 2", "Gear", "Spell 0: nothing", "Spell 0: nothing"])
        s = board.state()
        self._faces = {kind: zones.face_index(s, face_named(name)) for kind, name in _NAMES.items()}
        for oid in (*_UNITS, _GEAR, _HIDDEN, _SPELL):
            s.objects[oid].zone = NOWHERE
        s.players[0].hand.clear()
        self._template = s

    def set_up(self, w: World) -> Machine:
        """The machine at that world, with no cleanup outstanding."""
        s = self._template.clone()
        for i, unit in enumerate(w.units):
            if unit is not None:
                self._put_unit(s, _UNITS[i], unit)
        if w.gear is not None:
            o = _permanent(s, _GEAR, w.gear.controller, w.gear.place)
            if w.gear.on != NONE:
                o.attached_to = _UNITS[w.gear.on]
                s.objects[o.attached_to].attachments = (_GEAR,)
        if w.hidden is not None:
            o = s.edit(_HIDDEN)
            o.zone, o.loc = FACEDOWN, _loc(w.hidden.place)
            o.controller, o.owner = w.hidden.controller, w.hidden.owner
            s.battlefields[w.hidden.place - 2].facedown.append(_HIDDEN)
        for here, field in zip(s.battlefields, w.fields, strict=True):
            here.controller, here.contested = field.control, field.contested
            here.showdown_staged, here.combat_staged = field.showdown, field.combat
        if w.items:
            s.edit(_SPELL).zone = CHAIN
            s.chain.append(ChainItem(1, ITEM_SPELL, 0, s.objects[_SPELL].ref, s.objects[_SPELL].face, 0))
        if w.ongoing != NONE:
            s.showdown, s.combat = w.ongoing - 2, w.combat
            s.attacker, s.defender = w.roles
        s.points = list(w.points)
        return Machine(s, self._edition)

    def _put_unit(self, s: GameState, oid: int, unit: Unit) -> None:
        o = _permanent(s, oid, unit.controller, unit.place)
        o.face = self._faces[unit.might, unit.knell]
        o.owner = unit.owner
        o.damage = unit.damage
        o.flags = _FLAGS[unit.role]

    def clean(self, m: Machine, pick: int) -> list[tuple[int, list[int]]]:
        """Run one cleanup; whoever is asked where something begins takes that option, or the last. What was asked."""
        task = Cleanup(NORMAL)
        m.push(task)
        asked = []
        while task in m.state.tasks and m.state.outcome is None:
            decision = m.state.decision
            if decision is None:
                m.state.tasks[-1].run(m)
                continue
            assert decision.kind == D_CONTEST
            asked.append((decision.player, [_place(option.a) for option in decision.options]))
            m.state.decision = None
            m.state.tasks[-1].answer(m, decision.options[min(pick, len(decision.options) - 1)])
        return asked

    def read(self, m: Machine, w: World) -> World:
        """What has become of the world ``w``."""
        s = m.state
        a, b = (Field(f.controller, f.contested, f.showdown_staged, f.combat_staged) for f in s.battlefields)
        dying = [item.controller for item in s.chain if item.what == ITEM_TRIGGERED]
        return World(
            tuple(self._read_unit(s.objects[_UNITS[i]], unit) for i, unit in enumerate(w.units)),
            (a, b),
            self._read_gear(s),
            self._read_hidden(s),
            len(s.chain) - len(dying),
            (dying.count(0), dying.count(1)),
            s.showdown + 2 if s.showdown >= 0 else NONE,
            s.combat,
            (s.attacker, s.defender),
            (s.points[0], s.points[1]),
            (len(s.players[0].trash), len(s.players[1].trash)),
            s.outcome.winners[0] if s.outcome is not None else NONE,
        )

    def _read_unit(self, o: Obj, was: Unit | None) -> Unit | None:
        if was is None or o.zone not in (BASE, BATTLEFIELD):
            assert was is None or o.zone == TRASH
            return None
        role = {ATTACKER: "attacker", DEFENDER: "defender"}.get(o.flags & DESIGNATED, "")
        return Unit(o.controller, o.owner, _place(o.loc), was.might, o.damage, role, was.knell)

    def _read_gear(self, s: GameState) -> Gear | None:
        o = s.objects[_GEAR]
        if o.zone == NOWHERE:
            return None
        assert o.zone in (BASE, BATTLEFIELD)
        return Gear(o.controller, _place(o.loc), _UNITS.index(o.attached_to) if o.attached_to >= 0 else NONE)

    def _read_hidden(self, s: GameState) -> Hidden | None:
        o = s.objects[_HIDDEN]
        return Hidden(o.controller, o.owner, _place(o.loc)) if o.zone == FACEDOWN else None


def _permanent(s: GameState, oid: int, controller: int, place: int) -> Obj:
    o = s.edit(oid)
    o.controller = controller
    o.loc = _loc(place)
    if place < 2:
        o.zone = BASE
        s.players[place].base.append(oid)
    else:
        o.zone = BATTLEFIELD
        s.battlefields[place - 2].units.append(oid)
    return o


def _loc(place: int) -> int:
    """The engine's number for a place."""
    return place if place < 2 else FIELD + place - 2


def _place(loc: int) -> int:
    return loc if loc < 2 else loc - FIELD + 2
