"""Cleanups (318-324): the programme of an edition from top to bottom, and again until one changes nothing.

Nothing is finalized or resolved during a cleanup, and Priority and Focus are neither passed nor awarded (320). While
a chain item resolves, cleanups wait (321): the machine runs one only between the steps of waiting tasks. What begins
here (a showdown, a combat) is laid under the cleanup and starts when no cleanup is outstanding any more.
"""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_CONTEST, O_PLACE, Option
from riftwright.core.errors import RunawayError
from riftwright.core.events import (
    BECAME_MIGHTY,
    CLEANUP_BEGAN,
    CLEANUP_ENDED,
    CLEANUP_STEP,
)
from riftwright.core.ids import (
    ATTACKER,
    BATTLEFIELD,
    DEFENDER,
    DESIGNATED,
    FIELD,
    GEAR,
    NOBODY,
    RUNE,
    STATUS_CHANGE,
    THIS_COMBAT,
    THIS_TURN,
    UNIT,
)
from riftwright.core.state import BY_POINTS, Field, Obj
from riftwright.core.tasks import Task
from riftwright.rules import mighty
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import damage, designations, durations, facedown, fields, moves, points, resources
from riftwright.rules.edition import COMBAT, ENDING, NORMAL

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

BOUND: Final = 64  # cleanups in a row; a real game needs a handful


class Cleanup(Task):
    """One cleanup: the steps of its programme in order, and a normal one after it if it changed anything (322)."""

    __slots__ = ("before", "begun", "cause", "kind")

    asks_anew = True

    def __init__(self, kind: int, cause: int = 0) -> None:
        super().__init__()
        self.kind: int = kind
        self.cause: int = cause  # the occasions of 319 that called for it
        self.before: int = 0  # the state's version when it began
        self.begun: bool = False

    def clone(self) -> "Cleanup":
        n = Cleanup(self.kind, self.cause)
        n.step = self.step
        n.before = self.before
        n.begun = self.begun
        return n

    def run(self, m: "Machine") -> None:
        s = m.state
        if not self.begun:
            self._begin(m)
        programme = m.edition.cleanup(self.kind)
        tasks = s.tasks
        logging = m.log is not None
        for at in range(self.step, len(programme)):  # HOT
            step = programme[at]
            if logging:
                m.tell(CLEANUP_STEP, step.rule, text=step.label)
            step.apply(m, step.rule)
            if s.decision is not None:
                self.step = at  # the Turn Player chooses where something begins; until then the step is not over
                return
            if tasks[-1] is not self or s.outcome is not None:
                self.step = at + 1
                return
        m.finish(self)
        if logging:
            m.tell(CLEANUP_ENDED, "322", amount=self.kind)
        if s.version != self.before:
            s.cleanup_due |= STATUS_CHANGE  # 322; a normal one, also after a special one (324.2)

    def _begin(self, m: "Machine") -> None:
        s = m.state
        self.begun = True
        self.before = s.version
        s.cleanups += 1
        if s.cleanups > BOUND:
            raise RunawayError(f"{BOUND} cleanups in a row and still something changes (322)", s)
        if m.log is not None:
            if not s.listeners[BECAME_MIGHTY]:
                mighty.record(m)
            m.tell(CLEANUP_BEGAN, "319" if self.kind == NORMAL else "324", amount=self.kind, other=self.cause)

    def answer(self, m: "Machine", option: Option) -> None:
        """The Turn Player has chosen where a staged showdown or combat begins."""
        self.step += 1
        field = m.state.battlefields[option.a - FIELD]
        _begin_at(m, field, "323.13" if field.combat_staged else "323.12")


def request(m: "Machine") -> None:
    """Run the outstanding cleanup (334)."""
    s = m.state
    cause = s.cleanup_due
    s.cleanup_due = 0
    m.push(Cleanup(NORMAL, cause))


def special(m: "Machine", kind: int) -> None:
    """Invoke a special cleanup (324); it takes the place of one that is outstanding."""
    cause = m.state.cleanup_due
    m.state.cleanup_due = 0
    m.push(Cleanup(kind, cause))


# The steps of 323, in the order of 2026-07-16.


def check_victory(m: "Machine", rule: str) -> None:
    """323.1: points at or above the Victory Score, and more than any opponent."""
    s = m.state
    score = passive.victory_score(s)
    for total in s.points:
        if total >= score:
            winner = points.leading(m)
            if winner >= 0:
                points.win(m, winner, BY_POINTS, rule)
            return


def assign_designations(m: "Machine", rule: str) -> None:
    """323.2: units at the combat take their controller's designation, units elsewhere lose theirs."""
    s = m.state
    if s.attacker < 0:
        return
    here = s.battlefields[s.showdown]
    found = []
    for oid in m.units():
        o = s.objects[oid]
        there = o.zone == BATTLEFIELD and o.loc == here.loc
        wanted = 0
        if there and o.controller == s.attacker:
            wanted = ATTACKER
        elif there and o.controller == s.defender:
            wanted = DEFENDER
        if o.flags & DESIGNATED != wanted:
            found.append((oid, wanted))
    if not found:
        return
    outer = triggered.hold(m)
    for oid, wanted in found:
        if wanted:
            designations.designate(m, oid, wanted, rule)
        else:
            designations.lose(m, oid, "323.2.c")
    triggered.release(m, outer)


def lethally_damaged(m: "Machine") -> list[int]:
    """142.4.b: units with a non-zero amount of damage at or above their Might."""
    objects = m.state.objects
    damaged: list[int] = []
    for place in m.places():
        for oid in place:
            o = objects[oid]
            if o.damage and o.types & UNIT:
                damaged.append(oid)
    return [oid for oid in damaged if _is_lethal(m, objects[oid])]


def _is_lethal(m: "Machine", o: Obj) -> bool:
    return o.damage >= m.might(o.id) or passive.any_damage_kills(m, o.id, o.damaged_by)


def trigger_own_deaths(m: "Machine", rule: str) -> None:
    """323.4: abilities that trigger on their source's own death are pending before it dies."""
    doomed = lethally_damaged(m)
    if doomed:
        damage.trigger_own_deaths(m, doomed)


def kill_lethally_damaged(m: "Machine", rule: str) -> None:
    """323.5: all at once."""
    doomed = lethally_damaged(m)
    if doomed:
        damage.kill(m, doomed, rule, announce=False)


def lose_control(m: "Machine", rule: str) -> None:
    """323.6: in an Open State, where none of the controller's units remain and nothing is ongoing.

    As printed in 2026-03-30, it was enough for keeping it that any units were there; a switch.
    """
    s = m.state
    if s.chain:
        return
    for field in s.battlefields:
        if field.controller < 0 or s.showdown == field.slot:
            continue
        if m.edition.control_needs_own_units:
            deserted = not m.has_units(field, field.controller)
        else:
            deserted = not m.units_at(field)
        if deserted:
            fields.lose_control(m, field, rule)


def recall_misplaced(m: "Machine", rule: str) -> None:
    """323.7: unattached gear and runes at battlefields, permanents in a base that is not their controller's, and
    hidden cards where their controller has no control. What is attached stays where its Top-Most Card is (107.1.c.1,
    719.3), as 2026-10-16 says in the step itself; before that the letter of the step can be had by a switch.
    """
    s = m.state
    attached_too = m.edition.recalls_attached
    stray: list[int] = []
    for field in s.battlefields:
        for oid in field.units:
            o = s.objects[oid]
            if not o.types & UNIT and o.types & (GEAR | RUNE) and o.attached_to < 0:
                stray.append(oid)
        if field.facedown:
            fields.remove_facedown(m, field, field.controller, rule)
            facedown.trim(m, field)
    for p in s.players:
        for oid in p.base:
            o = s.objects[oid]
            if o.controller != p.index and (o.attached_to < 0 or attached_too):
                stray.append(oid)
    for oid in stray:
        moves.detach(m, oid, m.obj(oid).controller, rule)
    if stray:
        moves.recall(m, stray, rule)


def stage_showdowns(m: "Machine", rule: str) -> None:
    """323.8: where Contested was applied, as long as units of whoever applied it are there."""
    s = m.state
    for field in s.battlefields:
        if field.contested < 0 or s.showdown == field.slot:
            continue
        there = m.has_units(field, field.contested)
        if there and not field.showdown_staged:
            fields.stage_showdown(m, field, rule)
        elif not there and field.showdown_staged:
            fields.unstage(m, field, "323.8.a", combat=False)


def stage_showdowns_without_combat(m: "Machine", rule: str) -> None:
    """The same from 2026-10-16 on: at Contested battlefields with no Combat."""
    s = m.state
    for field in s.battlefields:
        if field.contested < 0 or s.showdown == field.slot:
            continue
        there = m.has_units(field, field.contested) and not m.opposed_at(field)
        if there and not field.showdown_staged:
            fields.stage_showdown(m, field, rule)
        elif not there and field.showdown_staged:
            fields.unstage(m, field, "323.8.a", combat=False)


def stage_combats(m: "Machine", rule: str) -> None:
    """323.9: where Contested was applied and units of opposing players are."""
    s = m.state
    for field in s.battlefields:
        if field.contested < 0 or field.combat_staged or (s.combat and s.showdown == field.slot):
            continue
        if m.opposed_at(field):
            fields.stage_combat(m, field, rule)


def unstage_combats(m: "Machine", rule: str) -> None:
    """323.10: one that has not opened is no longer staged when units of two opposing players are not there."""
    for field in m.state.battlefields:
        if field.combat_staged and not m.opposed_at(field):
            fields.unstage(m, field, rule, combat=True)


def remove_contested(m: "Machine", rule: str) -> None:
    """323.11: where whoever applied it has no units and nothing is ongoing; 323.11.a: units left there that their
    controller has no control for contest it anew.
    """
    s = m.state
    for field in s.battlefields:
        if field.contested < 0 or s.showdown == field.slot or m.has_units(field, field.contested):
            continue
        fields.remove_contested(m, field, rule)
        for player in m.sides_at(field):
            if player != field.controller:
                fields.contest(m, field, player, "323.11.a")
                break


def begin_any_showdown(m: "Machine", rule: str) -> None:
    """2026-03-30, step 8: the Turn Player chooses among all staged showdowns; one with a combat staged at the same
    battlefield opens as a Combat Showdown.
    """
    if m.state.neutral_open:
        _choose(m, [f for f in m.state.battlefields if f.showdown_staged], rule)


def begin_showdown(m: "Machine", rule: str) -> None:
    """323.12: in a Neutral Open State, where one is staged without a combat."""
    if m.state.neutral_open:
        _choose(m, [f for f in m.state.battlefields if f.showdown_staged and not f.combat_staged], rule)


def begin_showdown_after_combats(m: "Machine", rule: str) -> None:
    """2026-10-16 read by the letter: only when no combat is staged anywhere."""
    if not any(f.combat_staged for f in m.state.battlefields):
        begin_showdown(m, rule)


def begin_combat(m: "Machine", rule: str) -> None:
    """323.13: in a Neutral Open State, where one is staged."""
    if m.state.neutral_open:
        _choose(m, [f for f in m.state.battlefields if f.combat_staged], rule)


def convert_to_combat(m: "Machine", rule: str) -> None:
    """323.14: in a Showdown Open State, an ongoing showdown where a combat is staged becomes a Combat Showdown."""
    s = m.state
    if s.showdown < 0 or s.combat or s.chain:
        return
    field = s.battlefields[s.showdown]
    if field.combat_staged:
        from riftwright.rules import combat

        combat.convert(m, field, rule)


def _choose(m: "Machine", staged: list[Field], rule: str) -> None:
    if not staged:
        return
    if len(staged) == 1:
        _begin_at(m, staged[0], rule)
        return
    options = [Option(O_PLACE, field.loc) for field in staged]
    player = m.state.turn_player
    if m.state.players[player].lost:
        player = m.next_player(player)  # 652.5.a.1
    m.ask(player, D_CONTEST, options, f"where the next showdown or combat begins ({rule})")


def _begin_at(m: "Machine", field: Field, rule: str) -> None:
    from riftwright.rules import combat, showdown

    if field.combat_staged:
        combat.begin(m, field, rule)
    else:
        showdown.begin(m, field, rule)


# Steps that special cleanups insert (324.1)


def heal_all(m: "Machine", rule: str) -> None:
    """466.1.a.1, 317.2.b: every unit, wherever it is."""
    damaged = [oid for oid in m.units() if m.obj(oid).damage]
    if damaged:
        damage.heal(m, damaged, rule)


def recall_attackers(m: "Machine", rule: str) -> None:
    """466.1.a.2: attackers at the battlefield, if defenders are still there; everyone there, where a card says so."""
    s = m.state
    field = s.battlefields[s.showdown]
    objects = s.objects
    attackers = [oid for oid in m.units_at(field) if objects[oid].flags & ATTACKER]
    if attackers and any(objects[oid].flags & DEFENDER for oid in m.units_at(field)):
        from riftwright.rules import combat

        combat.note_recalled(m)
        all_of_them = passive.recalls_everyone(m, s.attacker)
        moves.recall(m, m.units_at(field) if all_of_them else attackers, rule)


def expire_this_turn(m: "Machine", rule: str) -> None:
    """317.2.c: everything that lasts for this turn ends at once; Stunned too (423.1.a.2)."""
    durations.expire(m, THIS_TURN, rule)
    durations.end_stuns(m, "423.1.a.2")


def empty_pools(m: "Machine", rule: str) -> None:
    """317.2.d"""
    resources.empty_pools(m, rule)


__all__ = [
    "COMBAT",
    "ENDING",
    "NOBODY",
    "NORMAL",
    "THIS_COMBAT",
    "Cleanup",
    "request",
    "special",
]
