"""Battlefields (190, 323.6-323.14, 348, 466): who controls one, who contests it, what is staged there."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.judge.audit.moment import Finding, Findings, Moment, field_at, friends, opposed, sides, units

ARRIVALS: Final = (ev.MOVED, ev.ENTERED, ev.CREATED, ev.CONTROL_TAKEN, ev.RECALLED, ev.TOOK_PLACE)


def as_told(moment: Moment) -> Findings:
    """190: control and Contested change by what is told of, and what is staged too."""
    if moment.undone or moment.left:
        return
    s = moment.before
    for was, field in zip(s.battlefields, moment.after.battlefields, strict=False):
        expected = [was.controller, was.contested, was.showdown_staged, was.combat_staged]
        for event in moment.events:
            if event.loc == field.loc or event.obj == field.id:
                _retell(expected, event)
        found = [field.controller, field.contested, field.showdown_staged, field.combat_staged]
        names = ("control of", "Contested at", "a staged showdown at", "a staged combat at")
        for name, now, then in zip(names, found, expected, strict=True):
            if now != then:
                yield Finding("190", f"{name} battlefield {field.slot + 1} is {now}; by what was told it is {then}")


def _retell(field: list[int], event: Event) -> None:
    """What the event says of (controller, contested, showdown staged, combat staged)."""
    kind = event.kind
    if kind == ev.CONTROL_ESTABLISHED:
        field[0] = event.player
    elif kind == ev.CONTROL_LOST:
        field[0] = -1
    elif kind == ev.CONTESTED:
        field[1] = event.player
    elif kind == ev.CONTEST_REMOVED:
        if event.player >= 0:
            field[2] = field[3] = False  # 323.11: with what was staged by it
        field[1] = -1
    elif kind == ev.SHOWDOWN_STAGED:
        field[2] = True
    elif kind == ev.COMBAT_STAGED:
        field[3] = True
    elif kind == ev.UNSTAGED:
        field[3 if event.text == "Combat" else 2] = False
    elif (kind == ev.SHOWDOWN_BEGAN and event.rule != "464.2.b") or kind == ev.COMBAT_BEGAN:
        field[2] = field[3] = False
    elif kind == ev.CONVERTED:
        field[3] = False


def contested(moment: Moment) -> Findings:
    """190.3.a: Contested is applied by units that come to be where their controller has no control."""
    if moment.undone:
        return
    for event in moment.of(ev.CONTESTED):
        was, now = field_at(moment.before, event.loc), field_at(moment.after, event.loc)
        if was is None or now is None:
            continue
        came = any(e.loc == event.loc or e.player == event.player for e in moment.of(*ARRIVALS))
        if not came and not units(moment.before, was, event.player):
            yield Finding("190.3.a", f"player {event.player} contests battlefield {was.slot + 1} without a unit there")
        freed = moment.has(ev.CONTEST_REMOVED)
        if was.contested >= 0 and not freed:
            yield Finding("190.3.a.1", f"battlefield {was.slot + 1} was contested already")
        settled = moment.has(ev.CONTROL_LOST, ev.CONTROL_ESTABLISHED)
        if was.controller == event.player and not settled:
            yield Finding("190.3.a.1", f"player {event.player} contests battlefield {was.slot + 1}, which is theirs")


def contested_anew(moment: Moment) -> Findings:
    """323.11.a: as a cleanup takes Contested away, units left there without control apply it again."""
    for event in moment.of(ev.CONTEST_REMOVED):
        field = field_at(moment.after, event.loc)
        if event.rule == "323.11" and field is not None and field.contested < 0:
            strangers = sides(moment.after, field) - {field.controller}
            if strangers:
                yield Finding("323.11.a", f"battlefield {field.slot + 1} is not contested by players {strangers}")


def established(moment: Moment) -> Findings:
    """190.4, 348.2.a, 466.5: control is established as a showdown or a combat ends, by whoever alone is left there."""
    s = moment.before
    if moment.left:
        return
    for event in moment.of(ev.CONTROL_ESTABLISHED):
        field = field_at(s, event.loc)
        if field is None:
            continue
        name = f"battlefield {field.slot + 1}"
        if s.showdown != field.slot:
            yield Finding("190.4", f"player {event.player} takes control of {name}, where nothing ends")
        here = sides(s, field)
        if event.player not in here:
            yield Finding("190.4", f"player {event.player} takes control of {name} without a unit there")
        if any(not friends(s, side, event.player) for side in here):
            yield Finding("348.2.a", f"player {event.player} takes control of {name}, where others have units")
        if event.rule == "466.5" and moment.task != "Combat":
            yield Finding("466.5", f"control of {name} is settled by a {moment.task}")


def lost(moment: Moment) -> Findings:
    """190.4.c, 466.5.b: control is lost where no unit of the player is, in an Open State, and nothing is ongoing."""
    if moment.left:
        return
    s = moment.before
    for event in moment.of(ev.CONTROL_LOST):
        field = field_at(moment.after, event.loc)
        if field is None:
            continue
        name = f"battlefield {field.slot + 1}"
        if event.rule == "323.6":
            if s.chain or moment.after.showdown == field.slot == s.showdown:
                yield Finding("323.6", f"control of {name} is lost in a Closed State, or while a showdown is ongoing")
            if units(moment.after, field, event.player):
                yield Finding("323.6", f"player {event.player} loses control of {name} with units there")
        elif event.rule == "466.5.b":
            if sides(s, field):
                yield Finding("466.5.b", f"{name} becomes Uncontrolled with units there")
        else:
            yield Finding("190.4", f"control of {name} is lost by {event.rule}")


def begun(moment: Moment) -> Findings:
    """323.12-323.14, 344: a showdown or combat begins where one is staged, in the state of the turn that is right."""
    if moment.undone:
        return
    s = moment.before
    for event in moment.of(ev.SHOWDOWN_BEGAN, ev.COMBAT_BEGAN, ev.CONVERTED):
        field = field_at(moment.after, event.loc)
        if field is None or event.rule == "464.2.b":
            continue
        name = f"battlefield {field.slot + 1}"
        if event.kind == ev.CONVERTED:
            if s.showdown != field.slot or s.chain or not opposed(moment.after, field):
                yield Finding("323.14", f"no showdown that is open at {name} can become a combat")
        elif s.showdown >= 0 or s.chain:
            yield Finding("323.12", f"a showdown or combat begins at {name} outside a Neutral Open State")
        elif event.kind == ev.COMBAT_BEGAN and not opposed(moment.after, field):
            yield Finding("323.13", f"a combat begins at {name} without units of opposing players")


def two_sides(moment: Moment) -> Findings:
    """462: no battlefield has units of more than two players; a combat has an attacker and somebody else."""
    s = moment.after
    for field in s.battlefields:
        if len(sides(s, field)) > 2:
            yield Finding("462", f"battlefield {field.slot + 1} has units of {len(sides(s, field))} players")
    if s.attacker >= 0 and s.attacker == s.defender:
        yield Finding("462", f"player {s.attacker} attacks and defends")
    if (s.attacker >= 0 or s.defender >= 0) and not s.combat:
        yield Finding("466.7.a", "somebody attacks or defends outside a combat")


LOOKS: Final = (as_told, contested, contested_anew, established, lost, begun, two_sides)
