"""A second reading of rule 323, for boards of two players and two battlefields.

It shares nothing with ``rules/cleanup.py``: a world is a tuple of plain tuples, a step is a function from a world to
the next, and the editions are a handful of facts. What it says is what the rulebooks say, read again from the start;
where engine and oracle differ, one of them has read wrongly.

Players are 0 and 1. Places are 0 and 1, their bases, and 2 and 3, the battlefields. Nobody and nowhere are -1.
"""

from collections.abc import Callable
from typing import Final, NamedTuple

NONE: Final = -1
FIELDS: Final = (2, 3)


class Unit(NamedTuple):
    """A unit. ``role`` is "" or the designation that it has; ``knell`` that something triggers on its death."""

    controller: int
    owner: int
    place: int
    might: int = 2
    damage: int = 0
    role: str = ""
    knell: bool = False


class Gear(NamedTuple):
    """A gear, attached to a unit (its number in the world) or to none."""

    controller: int
    place: int
    on: int = NONE


class Hidden(NamedTuple):
    """A facedown card at a battlefield."""

    controller: int
    owner: int
    place: int


class Field(NamedTuple):
    """A battlefield: who controls it, who applied Contested to it, and what is staged there."""

    control: int = NONE
    contested: int = NONE
    showdown: bool = False
    combat: bool = False


class World(NamedTuple):
    """Everything that a cleanup looks at or changes. Turn Player is player 0."""

    units: tuple[Unit | None, ...] = ()  # None once it has died
    fields: tuple[Field, Field] = (Field(), Field())
    gear: Gear | None = None
    hidden: Hidden | None = None
    items: int = 0  # on the chain
    pending: tuple[int, int] = (0, 0)  # abilities triggered by deaths, by controller; on the chain too
    ongoing: int = NONE  # where a showdown is
    combat: bool = False  # whether it is part of a combat
    roles: tuple[int, int] = (NONE, NONE)  # attacker and defender, once they are established
    points: tuple[int, int] = (0, 0)
    trash: tuple[int, int] = (0, 0)  # cards that went there, by owner
    winner: int = NONE


class Reading(NamedTuple):
    """What an edition says otherwise than others."""

    contested_can_go: bool = True  # whether a cleanup takes Contested away
    peace_for_showdowns: bool = False  # whether a showdown is staged only where there is no combat
    hidden_by_owner: bool = False  # whose battlefield a facedown card has to be at
    any_showdown: bool = False  # whether a showdown with a combat beside it may be chosen to begin
    combats_first: bool = False  # whether staged showdowns wait for combats anywhere
    any_units_keep: bool = False  # whether units of others keep a battlefield for its controller


READINGS: Final = {
    "2026-03-30": Reading(contested_can_go=False, any_showdown=True),
    "2026-07-16": Reading(),
    "2026-10-16": Reading(peace_for_showdowns=True, hidden_by_owner=True),
}

VICTORY: Final = 8

Choose = Callable[[list[int]], int]


def cleanup(w: World, r: Reading, choose: Choose) -> World:
    """One cleanup from top to bottom. ``choose`` is the Turn Player's pick among several battlefields."""
    w = win(w)
    if w.winner != NONE:
        return w
    w = give_roles(w)
    w = die(w)
    w = lose_control(w, r)
    w = send_home(w)
    w = uncover(w, r)
    w = stage_showdowns(w, r)
    w = stage_combats(w)
    w = unstage_combats(w)
    if r.contested_can_go:
        w = calm_down(w)
    w = begin_showdown(w, r, choose)
    w = begin_combat(w, choose)
    return convert(w)


# What the steps look at


def players_at(w: World, place: int) -> set[int]:
    """The players with units there."""
    return {u.controller for u in w.units if u is not None and u.place == place}


def opposed_at(w: World, place: int) -> bool:
    """Whether both have."""
    return len(players_at(w, place)) == 2


def is_open(w: World) -> bool:
    """309: no chain."""
    return w.items + sum(w.pending) == 0


def doomed(u: Unit | None) -> bool:
    """142.4.b: some damage, and no less than its Might."""
    return u is not None and u.damage > 0 and u.damage >= u.might


def with_field(w: World, place: int, field: Field) -> World:
    """The world with that battlefield changed."""
    a, b = w.fields
    return w._replace(fields=(field, b) if place == 2 else (a, field))


def buried(w: World, owner: int) -> World:
    """The world with one more card in that trash."""
    a, b = w.trash
    return w._replace(trash=(a + 1, b) if owner == 0 else (a, b + 1))


# The steps


def win(w: World) -> World:
    """1: enough points, and more than the other."""
    for player in (0, 1):
        mine, theirs = w.points[player], w.points[1 - player]
        if mine >= VICTORY and mine > theirs:
            return w._replace(winner=player)
    return w


def give_roles(w: World) -> World:
    """2: in a combat with a known attacker and defender, a unit there has its controller's role, any other none."""
    if w.roles == (NONE, NONE):
        return w
    attacker, _ = w.roles

    def role(u: Unit) -> str:
        if u.place != w.ongoing:
            return ""
        return "attacker" if u.controller == attacker else "defender"

    return w._replace(units=tuple(u and u._replace(role=role(u)) for u in w.units))


def die(w: World) -> World:
    """3a, 3b: first what triggers on a death triggers, then all that are doomed go to their owners' trash."""
    pending = list(w.pending)
    for u in w.units:
        if u is not None and doomed(u):
            pending[u.controller] += u.knell
            w = buried(w, u.owner)
    gear = w.gear
    if gear is not None and gear.on != NONE and doomed(w.units[gear.on]):
        gear = gear._replace(on=NONE)  # it stays where it was
    living = tuple(None if doomed(u) else u for u in w.units)
    return w._replace(units=living, gear=gear, pending=(pending[0], pending[1]))


def lose_control(w: World, r: Reading) -> World:
    """4: in an Open State, at battlefields where nothing goes on and the controller has no unit."""
    if not is_open(w):
        return w
    for place in FIELDS:
        field = w.fields[place - 2]
        there = players_at(w, place)
        holds = field.control in there or (r.any_units_keep and there)
        if field.control != NONE and place != w.ongoing and not holds:
            w = with_field(w, place, field._replace(control=NONE))
    return w


def send_home(w: World) -> World:
    """5, first half: loose gear from battlefields, and whatever is in the base of the wrong player. What is attached
    goes where its unit goes.
    """
    units = tuple(
        u._replace(place=u.controller) if u is not None and u.place == 1 - u.controller else u for u in w.units
    )
    gear = w.gear
    if gear is not None:
        if gear.on == NONE:
            gear = gear._replace(place=gear.controller)
        else:
            carrier = units[gear.on]
            assert carrier is not None
            gear = gear._replace(place=carrier.place)
    return w._replace(units=units, gear=gear)


def uncover(w: World, r: Reading) -> World:
    """5, second half: a facedown card goes to the trash where the battlefield is not its player's."""
    card = w.hidden
    if card is None:
        return w
    player = card.owner if r.hidden_by_owner else card.controller
    if w.fields[card.place - 2].control == player:
        return w
    return buried(w._replace(hidden=None), card.owner)


def stage_showdowns(w: World, r: Reading) -> World:
    """6: where somebody has contested and still has units. One that goes on is not staged again."""
    for place in FIELDS:
        field = w.fields[place - 2]
        if place != w.ongoing and field.contested != NONE:
            peace = not (r.peace_for_showdowns and opposed_at(w, place))
            staged = field.contested in players_at(w, place) and peace
            w = with_field(w, place, field._replace(showdown=staged))
    return w


def stage_combats(w: World) -> World:
    """7: where somebody has contested and both have units. One that goes on is not staged again."""
    for place in FIELDS:
        field = w.fields[place - 2]
        fought_over = w.combat and w.ongoing == place
        if field.contested != NONE and opposed_at(w, place) and not fought_over:
            w = with_field(w, place, field._replace(combat=True))
    return w


def unstage_combats(w: World) -> World:
    """7a: not without units of both."""
    for place in FIELDS:
        if not opposed_at(w, place):
            w = with_field(w, place, w.fields[place - 2]._replace(combat=False))
    return w


def calm_down(w: World) -> World:
    """8: Contested goes where whoever applied it has no units and nothing goes on; units that are left there without
    control contest the battlefield for their own player.
    """
    for place in FIELDS:
        field = w.fields[place - 2]
        there = players_at(w, place)
        if field.contested != NONE and field.contested not in there and place != w.ongoing:
            heirs = there - {field.control}
            w = with_field(w, place, field._replace(contested=heirs.pop() if heirs else NONE))
    return w


def begin_showdown(w: World, r: Reading, choose: Choose) -> World:
    """9: in a Neutral Open State, at one battlefield of the Turn Player's choice."""
    if not is_open(w) or w.ongoing != NONE:
        return w
    if r.combats_first and any(field.combat for field in w.fields):
        return w
    ready = [p for p in FIELDS if w.fields[p - 2].showdown and (r.any_showdown or not w.fields[p - 2].combat)]
    if not ready:
        return w
    place = ready[0] if len(ready) == 1 else choose(ready)
    return begin(w, place, combat=w.fields[place - 2].combat)


def begin_combat(w: World, choose: Choose) -> World:
    """10: the same for combats, if no showdown has begun by now."""
    ready = [p for p in FIELDS if w.fields[p - 2].combat]
    if not is_open(w) or w.ongoing != NONE or not ready:
        return w
    return begin(w, ready[0] if len(ready) == 1 else choose(ready), combat=True)


def begin(w: World, place: int, *, combat: bool) -> World:
    """What was staged there goes on now; who attacks is established after the cleanup."""
    w = with_field(w, place, w.fields[place - 2]._replace(showdown=False, combat=False))
    return w._replace(ongoing=place, combat=combat)


def convert(w: World) -> World:
    """10a: in a Showdown Open State, a showdown where a combat is staged becomes part of that combat."""
    if w.ongoing == NONE or w.combat or not is_open(w):
        return w
    field = w.fields[w.ongoing - 2]
    if not field.combat:
        return w
    return with_field(w, w.ongoing, field._replace(combat=False))._replace(combat=True)
