"""What a story comes to, in a few sentences: who wins, who controls what, points, deaths, and what did not happen."""

from collections.abc import Iterable
from typing import Final

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.core.ids import BANISHMENT, BASE, FIELD, HAND
from riftwright.judge.phrases import Log
from riftwright.judge.telling import Teller, amount_of, capital, listed
from riftwright.rules.abilities import passive

SEVERAL_TURNS: Final = 4
NOTHING_CHANGES: Final = "Nothing changes hands, nobody scores and nothing dies."


def ruling(t: Teller, log: Log) -> list[str]:
    """The result of these events as sentences, the weightiest first. ``t`` knows the position after them."""
    found = [*_winner(t, log), *_points(t, log)]
    if not _is_whole_game(log):
        found = [*_winner(t, log), *_control(t, log), *_combats(t, log), *_points(t, log), *_deaths(t, log)]
        found += [*_survivors(t, log), *_items(t, log), *_gone(t, log)]
    found = found or _lesser(t, log) or [NOTHING_CHANGES]
    return [f"{capital(sentence)}." if not sentence.endswith(".") else sentence for sentence in found]


def _is_whole_game(log: Log) -> bool:
    """Whether it goes over so many turns that who fought where is no result any more."""
    return len(_of_kind(log, ev.TURN_BEGAN)) >= SEVERAL_TURNS


def _of_kind(log: Log, *kinds: int) -> list[Event]:
    return [e for e in log if e.kind in kinds]


def _objects(events: Iterable[Event]) -> list[int]:
    """Their objects, each once."""
    return list(dict.fromkeys(e.obj for e in events))


def _verb(oids: list[int], one: str, many: str) -> str:
    return one if len(oids) == 1 else many


def _winner(t: Teller, log: Log) -> list[str]:
    return [t.sentence(e) for e in _of_kind(log, ev.GAME_WON)[-1:]]


def _control(t: Teller, log: Log) -> list[str]:
    """Battlefields that have another controller than before, or that were fought for and kept."""
    found: list[str] = []
    for field in t.state.battlefields:
        here = [e for e in log if e.loc == field.loc]
        changes = _of_kind(here, ev.CONTROL_ESTABLISHED, ev.CONTROL_LOST)
        held = _of_kind(here, ev.HELD)
        at = t.place(field.loc)
        if held:
            found.append(f"{t.player(held[-1].player)} holds {at}")
        if not changes:
            kept = [e for e in _of_kind(here, ev.CONTEST_REMOVED) if e.other >= 0]
            found += [f"{t.player(field.controller)} keeps {at}"] if kept else []
            continue
        first = changes[0]
        before = first.other if first.kind == ev.CONTROL_ESTABLISHED else first.player
        found += _changed(t, at, before, field.controller, bool(_of_kind(here, ev.CONQUERED)))
    return found


def _changed(t: Teller, at: str, before: int, now: int, conquered: bool) -> list[str]:
    if now < 0:
        return [] if before < 0 else [f"{t.player(before)} loses {at}: nobody controls it"]
    if now == before:
        return [f"{t.player(now)} controls {at} again"]
    whose = f" from {t.player(before)}" if before >= 0 else ""
    scores = " and conquers it" if conquered else ", which is no Conquer"
    return [f"{t.player(now)} takes {at}{whose}{scores}"]


def _combats(t: Teller, log: Log) -> list[str]:
    found: list[str] = []
    for e in _of_kind(log, ev.COMBAT_WON, ev.COMBAT_NO_RESULT):
        again = e.kind == ev.COMBAT_NO_RESULT and any(
            x.kind == ev.COMBAT_STAGED and x.rule == "466.3.d.1" and x.loc == e.loc for x in log
        )
        found.append(t.sentence(e) + (", so that another one is staged there" if again else ""))
    return list(dict.fromkeys(found))


def _points(t: Teller, log: Log) -> list[str]:
    """What each player, or team (489.8.d), has gained or lost, and has now."""
    net: dict[int, int] = {}
    total: dict[int, int] = {}
    for e in _of_kind(log, ev.POINT_GAINED):
        team = t.state.players[e.player].team
        net[team] = net.get(team, 0) + e.amount
        total[team] = e.other
    found = []
    for team, amount in net.items():
        if amount:
            mates = [p.index for p in t.state.players if p.team == team]
            verb = _verb(mates, "gains", "gain") if amount > 0 else _verb(mates, "loses", "lose")
            who = listed([t.player(p) for p in mates])
            score = passive.victory_score(t.state)
            found.append(f"{who} {verb} {amount_of(abs(amount), 'point')}: {total[team]} of {score}")
    return found


def _deaths(t: Teller, log: Log) -> list[str]:
    """What died, units first, and what would have."""
    dead = _objects(_of_kind(log, ev.DIED))
    dead.sort(key=lambda oid: not t.state.objects[oid].is_unit)
    found = [f"{t.things(dead)} {_verb(dead, 'dies', 'die')}"] if dead else []
    return found + [t.sentence(e) for e in _of_kind(log, ev.REPLACED)]


def _survivors(t: Teller, log: Log) -> list[str]:
    """Units that were dealt damage and are still there."""
    dead = _objects(_of_kind(log, ev.DIED))
    saved = [e.other for e in _of_kind(log, ev.REPLACED)]
    oids = [oid for oid in _objects(_of_kind(log, ev.DAMAGED)) if oid not in dead and oid not in saved]
    words = []
    for oid in oids:
        o = t.state.objects[oid]
        if o.on_board:
            words.append(t.thing(oid) + (f" (with {o.damage} damage)" if o.damage else ""))
    return [f"{listed(words)} {'survives' if len(words) == 1 else 'survive'}"] if words else []


def _items(t: Teller, log: Log) -> list[str]:
    """Spells and abilities that came to nothing, but for those that were not finalized."""
    idle = [
        e for e in _of_kind(log, ev.COUNTERED, ev.IGNORED, ev.UNDONE) if not e.rule.startswith(("402", "404", "405"))
    ]
    return list(dict.fromkeys(t.sentence(e) for e in idle))


def _gone(t: Teller, log: Log) -> list[str]:
    """Objects that have left where they were, otherwise than by dying or by their controller's move."""
    found = [*_taken(t, log), *(t.sentence(e) for e in _of_kind(log, ev.FACEDOWN_REMOVED))]
    for kind, zone in ((ev.RECALLED, BASE), (ev.RETURNED, HAND), (ev.BANISHED, BANISHMENT)):
        groups: dict[tuple[int, int], list[Event]] = {}
        for e in _of_kind(log, kind):
            o = t.state.objects[e.obj]
            if o.zone != zone or (kind == ev.RECALLED and o.loc != e.loc):
                continue  # it has gone on since
            group = groups.setdefault((e.loc, t.state.objects[e.obj].owner), [])
            if e.obj not in _objects(group):
                group.append(e)
        found += [t.run(events) for events in groups.values()]
    return found


def _taken(t: Teller, log: Log) -> list[str]:
    """Objects that have another controller than before."""
    taken = _of_kind(log, ev.CONTROL_TAKEN)
    found: list[str] = []
    for oid in _objects(taken):
        of_it = [e for e in taken if e.obj == oid]
        if of_it[0].other != of_it[-1].player:
            found.append(t.sentence(of_it[-1]))
    return found


def _lesser(t: Teller, log: Log) -> list[str]:
    """What is worth a word only where nothing weightier has happened: who came where, and who drew."""
    found: list[str] = []
    came: dict[int, list[int]] = {}
    for oid in _objects(_of_kind(log, ev.MOVED, ev.ENTERED)):
        o = t.state.objects[oid]
        if o.on_board:
            came.setdefault(o.loc, []).append(oid)
    for loc, oids in came.items():
        where = "at" if loc >= FIELD else "in"
        found.append(f"{t.things(oids)} {_verb(oids, 'is', 'are')} {where} {t.place(loc)}")
    drawn: dict[int, int] = {}
    for e in _of_kind(log, ev.DRAWN):
        drawn[e.player] = drawn.get(e.player, 0) + 1
    found += [f"{t.player(player)} draws {amount_of(n, 'card')}" for player, n in drawn.items()]
    return found
