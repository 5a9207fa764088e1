"""Cards and zones (056, 105-109, 124, 186), what is attached (718, 719), what is facedown (107.3, 811)."""

from collections.abc import Sequence
from typing import Final

from riftwright.core import events as ev
from riftwright.core.ids import (
    BASE,
    BATTLEFIELD,
    BATTLEFIELD_ZONE,
    CHAIN,
    CHAMPION_ZONE,
    EXHAUSTED,
    FIRST_BOARD_ZONE,
    HAND,
    HIDDEN,
    LEGEND_ZONE,
    NOWHERE,
    SETUP,
    STUNNED,
    UNIT,
    ZONE_NAMES,
)
from riftwright.core.state import GameState, Obj
from riftwright.judge.audit.moment import Finding, Findings, Moment, field_at, keyword, lists, say


def conserved(moment: Moment) -> Findings:
    """105, 127: no card is gained or lost, whoever owns it; only with its player does one leave the game."""
    if moment.left or moment.before.phase == SETUP:
        return
    players = len(moment.after.players)
    before, after = _census([was for was, _ in moment.changed], players), _census(moment.touched(), players)
    if before != after:
        yield Finding("105", f"of what has changed, cards by owner were {before} and are {after}")


def _census(objects: Sequence[Obj], players: int) -> list[int]:
    count = [0] * players
    for o in objects:
        if not o.token and o.zone != NOWHERE:
            count[o.owner] += 1
    return count


def in_one_zone(moment: Moment) -> Findings:
    """056, 105: everything is in one zone, the one that it says; a zone of a player holds what that player owns."""
    s = moment.after
    if not _moved(moment):
        return
    found = [0] * len(s.objects)
    for zone, owner, loc, oids in lists(s):
        for oid in oids:
            o = s.objects[oid]
            found[oid] += 1
            if o.zone != zone or loc not in (-1, o.loc):
                yield Finding("105", f"{say(s, oid)} is listed in the zone {ZONE_NAMES[zone]}")
            if owner not in (-1, o.owner):
                yield Finding("056", f"{say(s, oid)} is in a zone of player {owner}, who does not own it")
    for o in s.objects:
        listed = o.zone not in (CHAIN, NOWHERE, BATTLEFIELD_ZONE)
        if found[o.id] != listed:
            yield Finding("105", f"{say(s, o.id)} is listed {found[o.id]} times")


def _moved(moment: Moment) -> bool:
    """Whether any object says that it is elsewhere than it was, or any list of objects is another."""
    if any((was.zone, was.loc) != (now.zone, now.loc) for was, now in moment.changed):
        return True
    before, after = moment.before, moment.after
    if len(before.objects) != len(after.objects):
        return True
    return any(was[3] != now[3] for was, now in zip(lists(before), lists(after), strict=True))


def tokens_exist_on_the_board(moment: Moment) -> Findings:
    """186: a token in a Non-Board Zone other than the chain ceases to exist."""
    s = moment.after
    for o in moment.touched():
        if o.token and 0 < o.zone < FIRST_BOARD_ZONE and o.zone != CHAIN:
            yield Finding("186.1", f"the token {say(s, o.id)} is in a Non-Board Zone")


def renewed(moment: Moment) -> Findings:
    """124: what goes to or from a Non-Board Zone is a new object, and nothing of the old one is tracked on it."""
    if moment.undone:
        return
    s = moment.after
    for was, o in moment.changed:
        crossed = (was.zone < FIRST_BOARD_ZONE) != (o.zone < FIRST_BOARD_ZONE)
        if crossed and o.stamp == was.stamp and NOWHERE not in (was.zone, o.zone):
            yield Finding("124", f"{say(s, o.id)} has crossed the edge of the board as the same object")
        if was.stamp != o.stamp and any(mod in o.mods for mod in was.mods):
            yield Finding("124.1", f"{say(s, o.id)} has kept a modification as a new object")
    for o in moment.touched():
        marks = (o.damage, o.flags, o.buffs, o.empowered, o.attachments, o.attached_to >= 0)
        if o.zone < FIRST_BOARD_ZONE and any(marks):
            yield Finding("124.1", f"{say(s, o.id)} is marked with something off the board")


# What is attached


def attached(moment: Moment) -> Findings:
    """718.5.d, 719.3: an attached card has one Top-Most Card, which knows of it and is where it is."""
    s = moment.after
    for o in moment.touched():
        for aid in o.attachments:
            if s.objects[aid].attached_to != o.id:
                yield Finding("718.5.d", f"{say(s, aid)} is not attached to {say(s, o.id)}, which says so")
            yield from _beside(s, o, s.objects[aid])
        if o.attached_to >= 0:
            top = s.objects[o.attached_to]
            if o.id not in top.attachments:
                yield Finding("718.5.d", f"{say(s, top.id)} does not know of {say(s, o.id)}, which is attached to it")
            yield from _beside(s, top, o)


def _beside(s: GameState, top: Obj, o: Obj) -> Findings:
    if (top.zone, top.loc) != (o.zone, o.loc):
        yield Finding("719.3", f"{say(s, o.id)} is not where {say(s, top.id)} is, its Top-Most Card")


# What is facedown


def hidden(moment: Moment) -> Findings:
    """107.3, 421, 811: facedown cards are few, and were hidden by who may, where and when they may."""
    s = moment.after
    for field in s.battlefields:
        if len(field.facedown) > 1 and not moment.anything_said("room"):
            yield Finding("107.3.b", f"{len(field.facedown)} cards are facedown at battlefield {field.slot + 1}")
    if moment.left or moment.undone:
        return
    was = moment.before
    for event in moment.of(ev.HID):
        place = field_at(was, event.loc)
        card = was.objects[event.obj]
        if place is None or place.controller != event.player:
            yield Finding("421.1", f"{say(was, card.id)} is hidden where player {event.player} has no control")
        if card.zone not in (HAND, CHAMPION_ZONE) or card.owner != event.player:
            yield Finding("421.2.a", f"{say(was, card.id)} is hidden by player {event.player}")
        if not keyword(was, card, HIDDEN) and not moment.anything_said("keywords"):
            yield Finding("421.2.a", f"{say(was, card.id)} is hidden without the keyword")
        if was.turn_player != event.player or was.chain:
            yield Finding("811.1.b", f"{say(was, card.id)} is hidden outside its player's turn, or in a Closed State")
    for item in s.chain:
        before = was.objects[item.obj] if item.obj < len(was.objects) else None
        if item.hidden_at >= 0 and before is not None and before.hidden_on == was.turn and before.zone != CHAIN:
            yield Finding("811.1.b", f"{say(was, item.obj)} is played from Hidden on the turn on which it was hidden")


# Nothing changes in silence

_ENTRIES: Final = (ev.ENTERED, ev.CREATED, ev.CHANNELED, ev.RETURNED, ev.TOOK_PLACE, ev.SWAPPED_BACK)


def told(moment: Moment) -> Findings:
    """411, 413-458: what happens to an object happens by an action, and the action is told of. What is attached goes
    along with its Top-Most Card, or is left behind by it, which nothing needs to say (719.3.a, 719.5).
    """
    if moment.left or moment.undone or SETUP in (moment.before.phase, moment.after.phase):
        return
    s = moment.after
    named = {event.obj for event in moment.events} | {event.other for event in moment.events}
    for was, o in moment.changed:
        tops = {o.attached_to, was.attached_to} - {-1}
        if o.id in named or not named.isdisjoint(tops):
            continue
        for what in ("zone", "loc", "controller", "damage", "buffs", "empowered", "attached_to", "token"):
            if getattr(o, what) != getattr(was, what):
                told_of = f"{what} of {say(s, o.id)} was {getattr(was, what)} and is {getattr(o, what)}"
                yield Finding("411", f"{told_of}, and no event says so")
    for was, o in moment.survivors():
        yield from _flag_told(moment, was, o, EXHAUSTED, (ev.EXHAUSTED_EVENT, *_ENTRIES), (ev.READIED,), "414")
        yield from _flag_told(moment, was, o, STUNNED, (ev.STUNNED_EVENT,), (ev.EXPIRED,), "423")
        if was.zone >= FIRST_BOARD_ZONE:
            yield from _empowered_told(moment, was, o)


def _flag_told(
    moment: Moment, was: Obj, o: Obj, flag: int, gains: tuple[int, ...], losses: tuple[int, ...], rule: str
) -> Findings:
    if (was.flags ^ o.flags) & flag and was.zone >= FIRST_BOARD_ZONE:
        kinds = gains if o.flags & flag else losses
        if not any(event.obj == o.id for event in moment.of(*kinds)):
            yield Finding(rule, f"a status of {say(moment.after, o.id)} has changed, and no event says so")


def _empowered_told(moment: Moment, was: Obj, o: Obj) -> Findings:
    """441, 442: one event for each time more, or less, and no second time without permission (441.1.b, 441.1.c.1)."""
    more = sum(event.obj == o.id for event in moment.of(ev.EMPOWERED_EVENT))
    less = sum(event.obj == o.id for event in moment.of(ev.DISEMPOWERED))
    if o.empowered - was.empowered != more - less:
        found = f"{say(moment.after, o.id)} was Empowered {was.empowered} and is {o.empowered} times"
        yield Finding("441", f"{found}, and {more} events say more, {less} say less")
    if o.empowered > max(1, was.empowered) and not moment.anything_said("most_empowered"):
        yield Finding("441.1.b", f"{say(moment.after, o.id)} is Empowered again, and nothing permits it")


# Where things may be


def at_home(moment: Moment) -> Findings:
    """107.1, 107.4, 124.2: designations, buffs and being stunned are for units on the board; legends stay."""
    s = moment.after
    for o in moment.touched():
        there = o.zone in (BASE, BATTLEFIELD)
        if o.buffs and not (there and o.types & UNIT):
            yield Finding("702", f"{say(s, o.id)} has a buff and is no unit on the board")
        if o.flags & STUNNED and not (there and o.types & UNIT):
            yield Finding("423", f"{say(s, o.id)} is stunned and is no unit on the board")
        if o.zone == LEGEND_ZONE and o.attached_to >= 0:
            yield Finding("107.4.d", f"{say(s, o.id)} is attached and is a legend")


LOOKS: Final = (conserved, in_one_zone, tokens_exist_on_the_board, renewed, attached, hidden, told, at_home)
