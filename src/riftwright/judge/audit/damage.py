"""Damage (142, 417, 418, 465) and deaths (323.5, 428)."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import ATTACKER, BASE, BATTLEFIELD, DEFENDER, STUNNED, UNIT
from riftwright.core.state import GameState
from riftwright.judge.audit.moment import Finding, Findings, Moment, anything_says, field_at, might, say, tally, units


def on_units(moment: Moment) -> Findings:
    """142: damage is marked on units, on the board, and is never below 0."""
    s = moment.after
    for o in moment.touched():
        if o.damage and not (o.types & UNIT and o.zone in (BASE, BATTLEFIELD)):
            yield Finding("142", f"{say(s, o.id)} has {o.damage} damage and is no unit on the board")
        if o.damage < 0:
            yield Finding("142", f"{say(s, o.id)} has {o.damage} damage")


def dealt_or_healed(moment: Moment) -> Findings:
    """417.1, 418: damage goes up by what is dealt and down by what is healed, and not otherwise."""
    s = moment.after
    for event in moment.of(ev.DAMAGED):
        if event.amount < 1:
            yield Finding("417.1.e.1", f"{event.amount} damage is dealt to {say(s, event.obj)}")
    if moment.undone:
        return
    for was, o in moment.survivors():
        expected = was.damage + tally(event for event in moment.of(ev.DAMAGED) if event.obj == o.id)
        expected -= tally(event for event in moment.of(ev.HEALED) if event.obj == o.id)
        if o.damage != expected:
            yield Finding("417.1", f"{say(s, o.id)} has {o.damage} damage; by what was told it has {expected}")


def deaths(moment: Moment) -> Findings:
    """142.4.b, 323.5: a cleanup kills only what has damage, as much as its Might."""
    for event in moment.of(ev.DIED):
        if event.rule == "323.5" and not moment.anything_said("any_damage_kills"):
            marked = int(event.text or 0)
            if marked < 1 or marked < event.amount:
                found = f"{say(moment.after, event.obj)} dies of {marked} damage with {event.amount} Might"
                yield Finding("142.4.b", found)


class Assignments:
    """465.2: each player assigns as much damage as their units have Might, to each unit what is lethal at least
    before the next.
    """

    def __init__(self) -> None:
        self._assigned: list[Event] = []
        self._seen = False  # whether the assignment was seen from its beginning

    def look(self, moment: Moment) -> Findings:
        """The assignments of a combat, once its damage is dealt."""
        if moment.left or moment.has(ev.COMBAT_BEGAN, ev.COMBAT_ENDED, ev.CONVERTED):
            self._assigned = []
        self._seen = not moment.left and (self._seen or moment.has(ev.SHOWDOWN_ENDED))
        self._assigned += moment.of(ev.ASSIGNED)
        if not self._assigned or not any(event.rule == "465.2.d" for event in moment.of(ev.DAMAGED)):
            return
        assigned, self._assigned = self._assigned, []
        s = moment.before
        seen, self._seen = self._seen, False
        if not seen:
            return
        for player in {event.player for event in assigned}:
            yield from self._of_player(s, player, [event for event in assigned if event.player == player])

    def _of_player(self, s: GameState, player: int, assigned: list[Event]) -> Findings:
        total = self._might_of(s, player)
        given = tally(assigned)
        if total is not None and given != total:
            yield Finding("465.2.b", f"player {player} assigns {given} damage with {total} Might")
        if len({event.obj for event in assigned}) < len(assigned):
            yield Finding("465.2.c", f"player {player} assigns damage to one unit twice")
        if any(mod.damage for o in s.objects for mod in o.mods) or anything_says(s, "prevents", "forbids_damage"):
            return
        for event in assigned[:-1]:
            o = s.objects[event.obj]
            health = might(s, o)
            if health is not None and event.amount < max(1, health - o.damage):
                found = f"player {player} assigns {event.amount} to {say(s, o.id)} and goes on to another unit"
                yield Finding("465.2.c.3", found)

    def _might_of(self, s: GameState, player: int) -> int | None:
        """The Might that the player's units deal damage with; None where it is not plain."""
        field = field_at(s, s.battlefields[s.showdown].loc) if s.showdown >= 0 else None
        flag = ATTACKER if player == s.attacker else DEFENDER
        total = 0
        for oid in units(s, field) if field is not None else ():
            o = s.objects[oid]
            if o.flags & flag and not o.flags & STUNNED:
                value = might(s, o)
                if value is None:
                    return None
                total += value
        return total


LOOKS: Final = (on_units, dealt_or_healed, deaths)
