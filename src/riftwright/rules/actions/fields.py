"""Battlefields (190, 323.6-323.11, 348, 466.5): contested, staged, controlled."""

from typing import TYPE_CHECKING

from riftwright.core.events import (
    COMBAT_STAGED,
    CONTEST_REMOVED,
    CONTESTED,
    CONTROL_ESTABLISHED,
    CONTROL_LOST,
    CREATED,
    FACEDOWN_REMOVED,
    SHOWDOWN_STAGED,
    UNSTAGED,
)
from riftwright.core.facts import Face
from riftwright.core.ids import BOARD_CHANGE, FIELD, NOBODY, STATUS_CHANGE, TRASH
from riftwright.core.state import Field
from riftwright.rules.actions import points, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def create(m: "Machine", face: Face, player: int, rule: str = "439") -> Field:
    """Add a battlefield token to the board (439.2.b.5): the player owns it, nobody controls it (439.4.b)."""
    o = zones.create(m, face, player)
    field = zones.bring(m.state, o.id)
    m.state.cleanup_due |= BOARD_CHANGE
    m.emit(CREATED, rule, player, o.id, loc=field.loc)
    return field


def arrive(m: "Machine", loc: int, player: int, rule: str) -> None:
    """A player's unit has become present: it applies Contested to a battlefield that is not, and that the player
    does not control (190.3.a.1, 450).
    """
    if loc < FIELD:
        return
    field = m.state.battlefields[loc - FIELD]
    if field.contested < 0 and field.controller != player:
        contest(m, field, player, rule)


def contest(m: "Machine", field: Field, player: int, rule: str) -> None:
    """The player applies Contested (190.3.a)."""
    field.contested = player
    m.state.cleanup_due |= STATUS_CHANGE
    m.emit(CONTESTED, rule, player, field.id, loc=field.loc)


def remove_contested(m: "Machine", field: Field, rule: str) -> None:
    """323.11: Contested goes, and what was staged by it."""
    player = field.contested
    field.contested = NOBODY
    field.showdown_staged = False
    field.combat_staged = False
    m.state.cleanup_due |= STATUS_CHANGE
    m.emit(CONTEST_REMOVED, rule, player, field.id, loc=field.loc)


def stage_showdown(m: "Machine", field: Field, rule: str) -> None:
    """323.8, 466.3.d.1"""
    field.showdown_staged = True
    m.emit(SHOWDOWN_STAGED, rule, field.contested, field.id, loc=field.loc)


def stage_combat(m: "Machine", field: Field, rule: str) -> None:
    """323.9, 466.3.d.1"""
    field.combat_staged = True
    m.emit(COMBAT_STAGED, rule, field.contested, field.id, loc=field.loc)


def unstage(m: "Machine", field: Field, rule: str, *, combat: bool) -> None:
    """323.8.a, 323.10: a showdown or a combat is staged no longer."""
    if combat:
        field.combat_staged = False
    else:
        field.showdown_staged = False
    m.emit(UNSTAGED, rule, field.contested, field.id, loc=field.loc, text="Combat" if combat else "Showdown")


def lose_control(m: "Machine", field: Field, rule: str) -> None:
    """The battlefield becomes Uncontrolled (190.4.c)."""
    player = field.controller
    field.controller = NOBODY
    m.state.cleanup_due |= STATUS_CHANGE
    m.emit(CONTROL_LOST, rule, player, field.id, loc=field.loc)


def clear_contested(m: "Machine", field: Field, rule: str) -> None:
    """466.5.a, 190.3.b: once control is settled the battlefield is contested no longer."""
    if field.contested >= 0:
        field.contested = NOBODY
        m.state.cleanup_due |= STATUS_CHANGE
        m.emit(CONTEST_REMOVED, rule, NOBODY, field.id, field.controller, loc=field.loc)


def establish_control(m: "Machine", field: Field, player: int, rule: str, conquer_rule: str) -> None:
    """The player takes control; it is a Conquer if they have not scored there this turn (348.2.a.1, 466.5.d)."""
    before = field.controller
    field.controller = player
    m.state.cleanup_due |= STATUS_CHANGE
    m.emit(CONTROL_ESTABLISHED, rule, player, field.id, before, loc=field.loc)
    points.conquer(m, field, player, conquer_rule, before)


def open_window(field: Field) -> None:
    """A showdown or combat begins there: it is staged no longer. The caller records what has begun."""
    field.showdown_staged = False
    field.combat_staged = False


def convert_window(field: Field) -> None:
    """323.14: the staged combat begins within the ongoing showdown; a showdown staged there is left as it was."""
    field.combat_staged = False


def remove_facedown(m: "Machine", field: Field, controller: int, rule: str) -> None:
    """323.7, 466.5.c: hidden cards that are not with the battlefield's ``controller`` (from 2026-10-16 on: whose owner
    is another) go to their owners' trash.
    """
    objects = m.state.objects
    by_owner = m.edition.hidden_by_owner
    strangers = [
        oid for oid in field.facedown if controller != (objects[oid].owner if by_owner else objects[oid].controller)
    ]
    for oid in strangers:
        m.tell(FACEDOWN_REMOVED, rule, objects[oid].owner, oid, loc=field.loc)
        zones.put(m, oid, TRASH)
