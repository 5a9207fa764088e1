"""The turn (301-317) and the queue of turns (734-738)."""

from typing import TYPE_CHECKING, Final

from riftwright.core.decisions import D_ACT, O_END_TURN, Option
from riftwright.core.events import PHASE_BEGAN, STEP_BEGAN, TURN_BEGAN, TURN_QUEUED
from riftwright.core.ids import (
    AWAKEN,
    BEGINNING,
    CHANNEL,
    DRAW,
    ENDING,
    EXHAUSTED,
    MAIN,
    NOBODY,
    PHASE_CHANGE,
    PHASE_NAMES,
)
from riftwright.core.tasks import Task
from riftwright.rules import cleanup, keywords, legal, modes, playing
from riftwright.rules.abilities import passive, triggered
from riftwright.rules.actions import cards, points, resources, status
from riftwright.rules.edition import ENDING as ENDING_CLEANUP

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine

# The steps of a turn, in order. Phases with several steps appear several times.
T_BEGIN: Final = 0
T_AWAKEN: Final = 1
T_BEGINNING: Final = 2
T_SCORING: Final = 3
T_CHANNEL: Final = 4
T_DRAW: Final = 5
T_DRAW_OVER: Final = 6
T_MAIN: Final = 7
T_MAIN_EFFECTS: Final = 8
T_ACT: Final = 9
T_ENDING: Final = 10
T_EXPIRATION: Final = 11
T_EXPIRED: Final = 12

# Words for the steps within phases, as triggers and logs name them.
STEP_NAMES: Final = {
    T_BEGINNING: "start of Beginning Phase",
    T_SCORING: "Scoring Step",
    T_MAIN_EFFECTS: "start of Main Phase",
    T_ENDING: "end of turn",
    T_EXPIRATION: "Expiration Step",
}


class Turn(Task):
    """All turns of the game: the bottom of the stack."""

    __slots__ = ()

    waiting = True
    asks_anew = True

    def clone(self) -> "Turn":
        n = Turn()
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        s = m.state
        if s.players[s.turn_player].lost:  # 652.5.a.1
            if self.step == T_BEGIN:
                s.turn_player = queue_next(m)
            elif self.step < T_ENDING:
                self.step = T_ENDING  # what lasts for the turn ends with it (317.2)
        step = self.step
        self.step += 1
        if step == T_ACT:
            self.step = T_ACT
            act(m)
        else:
            _STEPS[step](m, self)

    def answer(self, m: "Machine", option: Option) -> None:
        if option.kind == O_END_TURN:
            m.state.priority = NOBODY
            self.step = T_ENDING
        else:
            playing.start(m, m.state.turn_player, option)


def act(m: "Machine") -> None:
    """316.5, 335: Neutral Open; the Turn Player has Priority."""
    s = m.state
    s.priority = s.turn_player
    options = legal.plays(m, s.turn_player)
    options += legal.discretionary(m, s.turn_player)
    options.append(Option(O_END_TURN))
    m.ask(s.turn_player, D_ACT, options, "act, or end the turn (316)")


def _phase(m: "Machine", phase: int, rule: str) -> None:
    s = m.state
    s.phase = phase
    s.cleanup_due |= PHASE_CHANGE  # 319.2
    m.emit(PHASE_BEGAN, rule, s.turn_player, amount=phase, text=PHASE_NAMES[phase])


def _step(m: "Machine", step: int, rule: str) -> None:
    m.emit(STEP_BEGAN, rule, m.state.turn_player, amount=step, text=STEP_NAMES[step])


def _begin(m: "Machine", turn: Turn) -> None:
    s = m.state
    s.turn += 1
    s.players[s.turn_player].turns += 1
    for p in s.players:
        p.scored = 0  # 470: per turn
        p.conquered = 0
        p.shut_out = 0
        p.finalized = 0
        p.finalized_cards = ()
        p.spent_on_spell = 0
        p.resolved = 0
        p.used = ()
        p.deaths = 0
        p.discarded = 0
    for oid in m.permanents():
        if s.objects[oid].moves:
            s.edit(oid).moves = 0
    m.emit(TURN_BEGAN, "304", s.turn_player, amount=s.turn)


def _awaken(m: "Machine", turn: Turn) -> None:
    """315.1: the Turn Player readies everything that they control."""
    s = m.state
    _phase(m, AWAKEN, "315.1")
    player = s.turn_player
    p = s.players[player]
    objects = s.objects
    mine = [oid for oid in p.runes + p.legends if objects[oid].flags & EXHAUSTED]
    mine += [oid for oid in m.permanents() if objects[oid].flags & EXHAUSTED and objects[oid].controller == player]
    outer = triggered.hold(m)
    for oid in mine:
        status.ready(m, oid, "315.1.b", player)
    triggered.release(m, outer)


def _beginning(m: "Machine", turn: Turn) -> None:
    """315.2.a: effects at the start of the Beginning Phase."""
    _phase(m, BEGINNING, "315.2")
    if m.edition.shut_out_all_phase:
        _shut_out(m)
    outer = triggered.hold(m)
    _step(m, T_BEGINNING, "315.2.a")
    triggered.add(m, keywords.temporary(m, m.state.turn_player))
    triggered.release(m, outer)


def _scoring(m: "Machine", turn: Turn) -> None:
    """315.2.b: the Turn Player holds every battlefield that they control."""
    s = m.state
    _step(m, T_SCORING, "315.2.b")
    player = s.turn_player
    _shut_out(m)
    outer = triggered.hold(m)
    for field in s.battlefields:
        if field.controller == player:
            points.hold(m, field, player)
    triggered.release(m, outer)


def _shut_out(m: "Machine") -> None:
    """469.1.a, 489.8.b: what a teammate of the Turn Player controls now is not scored by the team this turn."""
    s = m.state
    me = s.players[s.turn_player]
    for field in s.battlefields:
        holder = field.controller
        if holder >= 0 and holder != me.index and s.players[holder].team == me.team:
            me.shut_out |= 1 << field.slot


def _channel(m: "Machine", turn: Turn) -> None:
    """315.3"""
    if m.edition.shut_out_all_phase:
        _shut_out(m)  # as the Beginning Phase ends
    _phase(m, CHANNEL, "315.3")
    cards.channel(m, m.state.turn_player, 2 + modes.extra_runes(m.state), "315.3.b")


def _draw(m: "Machine", turn: Turn) -> None:
    """315.4"""
    if passive.skips(m, m.state.turn_player, DRAW):
        return
    _phase(m, DRAW, "315.4")
    if not modes.skips_draw(m.state):
        cards.draw(m, m.state.turn_player, 1, "315.4.b")


def _draw_over(m: "Machine", turn: Turn) -> None:
    if m.edition.pools_empty_after_draw:
        resources.empty_pools(m, "316.3")


def _main(m: "Machine", turn: Turn) -> None:
    """316.3"""
    _phase(m, MAIN, "316.1")
    if not m.edition.pools_empty_after_draw:
        resources.empty_pools(m, "316.3")


def _main_effects(m: "Machine", turn: Turn) -> None:
    """316.4"""
    _step(m, T_MAIN_EFFECTS, "316.4")


def _ending(m: "Machine", turn: Turn) -> None:
    """317.1: end of turn effects."""
    _phase(m, ENDING, "317")
    _step(m, T_ENDING, "317.1")


def _expiration(m: "Machine", turn: Turn) -> None:
    """317.2.a-d"""
    _step(m, T_EXPIRATION, "317.2")
    m.state.fepr = False
    cleanup.special(m, ENDING_CLEANUP)


def _expired(m: "Machine", turn: Turn) -> None:
    """317.2.f: again, if anything went through the chain; 317.3: the next queued player takes their turn."""
    s = m.state
    if s.fepr:
        turn.step = T_EXPIRATION
        return
    turn.step = T_BEGIN
    s.turn_player = queue_next(m)


def queue_next(m: "Machine") -> int:
    """734-738: additional turns first, the newest ahead; they do not change the turn order."""
    s = m.state
    while s.extra_turns:
        player = s.extra_turns.pop(0)
        if not s.players[player].lost:
            return player
    s.queued = m.next_player(s.queued)
    return s.queued


def take_extra_turn(m: "Machine", player: int, rule: str = "735") -> None:
    """735: a turn of that player is inserted after the current one."""
    m.state.extra_turns.insert(0, player)
    m.emit(TURN_QUEUED, rule, player)


_STEPS: Final = {
    T_BEGIN: _begin,
    T_AWAKEN: _awaken,
    T_BEGINNING: _beginning,
    T_SCORING: _scoring,
    T_CHANNEL: _channel,
    T_DRAW: _draw,
    T_DRAW_OVER: _draw_over,
    T_MAIN: _main,
    T_MAIN_EFFECTS: _main_effects,
    T_ENDING: _ending,
    T_EXPIRATION: _expiration,
    T_EXPIRED: _expired,
}
