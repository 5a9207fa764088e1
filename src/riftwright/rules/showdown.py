"""Showdowns (341-348): Focus goes round until all have passed in sequence."""

from typing import TYPE_CHECKING

from riftwright.core.decisions import D_FOCUS, O_HIDE, O_PASS, Option
from riftwright.core.events import (
    FOCUS_GAINED,
    PASSED_FOCUS,
    SHOWDOWN_BEGAN,
    SHOWDOWN_ENDED,
)
from riftwright.core.ids import NOBODY, NOTHING, PHASE_CHANGE
from riftwright.core.state import Field
from riftwright.core.tasks import Task
from riftwright.rules import legal, playing
from riftwright.rules.actions import fields

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def begin(m: "Machine", field: Field, rule: str) -> None:
    """A Non-Combat Showdown begins (316.8.b.1.a, 344). Called in a cleanup, it starts when that is over (320.1)."""
    s = m.state
    fields.open_window(field)
    s.showdown = field.slot
    s.combat = False
    s.focus_passes = 0
    m.push_under(Showdown(field.contested))
    m.emit(SHOWDOWN_BEGAN, rule, field.contested, field.id, loc=field.loc)


class Showdown(Task):
    """The window itself (347), of a combat too. ``opener`` gains Focus as it begins (345)."""

    __slots__ = ("opener",)

    waiting = True
    asks_anew = True

    def __init__(self, opener: int) -> None:
        super().__init__()
        self.opener: int = opener

    def clone(self) -> "Showdown":
        n = Showdown(self.opener)
        n.step = self.step
        return n

    def outstanding(self) -> bool:
        return self.step == 0

    def run(self, m: "Machine") -> None:
        s = m.state
        if self.step == 0:
            self.step = 1
            gain_focus(m, self.opener, "345")
            if s.chain:  # abilities that trigger as the showdown begins
                s.priority = NOBODY
        elif s.focus_passes >= len(m.players_in_order(s.focus)):
            self._close(m)
        else:
            s.priority = s.focus  # 313.2
            options = legal.plays(m, s.focus)
            if m.edition.hides_in_showdowns and s.focus == s.turn_player:
                options += legal.hides(m, s.focus)
            options.append(Option(O_PASS))
            m.ask(s.focus, D_FOCUS, options, "act with Focus, or pass it (347)")

    def answer(self, m: "Machine", option: Option) -> None:
        s = m.state
        if option.kind == O_PASS:
            pass_focus(m)
        else:
            if option.kind == O_HIDE:
                s.focus_passes = 0  # it opens no chain (811.1.c.2), so Focus stays; but it is no pass
            playing.start(m, s.focus, option)

    def _close(self, m: "Machine") -> None:
        """348: in a combat go on with its steps, otherwise settle control."""
        s = m.state
        field = s.battlefields[s.showdown]
        s.priority = NOBODY
        s.focus_passes = 0
        m.finish(self)
        m.emit(SHOWDOWN_ENDED, "348", NOBODY, field.id, loc=field.loc)
        s.focus = NOBODY
        if s.combat:
            return  # 348.1: the combat under it goes on
        s.showdown = NOTHING
        s.cleanup_due |= PHASE_CHANGE
        settle(m, field)


def settle(m: "Machine", field: Field) -> None:
    """348.2.a: the only player whose units remain takes control, if it is not theirs; nobody if none remain.

    Where units of teammates remain together, whoever contested it does. The rule does not speak of that, and without
    an answer the battlefield would stay Contested and the same showdown would begin again for ever.
    """
    sides = m.sides_at(field)
    if len(sides) > 1 and field.contested in sides and not m.opposed_at(field):
        sides = [field.contested]
    if len(sides) == 1:
        fields.clear_contested(m, field, "190.3.b")
        if field.controller != sides[0]:
            fields.establish_control(m, field, sides[0], "348.2.a", "348.2.a.1")


def gain_focus(m: "Machine", player: int, rule: str) -> None:
    """313.2: Focus comes with Priority."""
    s = m.state
    s.focus = player if not s.players[player].lost else m.next_player(player)
    s.priority = s.focus
    m.emit(FOCUS_GAINED, rule, s.focus)


def pass_focus(m: "Machine") -> None:
    """347.2: the next player in turn order has Focus; when all have passed in sequence the showdown ends."""
    s = m.state
    m.emit(PASSED_FOCUS, "347.2", s.focus)
    s.focus_passes += 1
    if s.focus_passes < len(m.players_in_order(s.focus)):
        s.focus = m.next_player(s.focus)
        m.emit(FOCUS_GAINED, "347.2.b", s.focus)
