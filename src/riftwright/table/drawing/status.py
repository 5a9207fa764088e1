"""The line above the board: whose turn, which phase and state, who has Priority and Focus, how the game ended."""

import msgspec

from riftwright.core.ids import NOBODY
from riftwright.rules import modes
from riftwright.table import seats
from riftwright.table.control import PHASES, WHOSE, Stop
from riftwright.table.rooms import Room


class PhaseStops(msgspec.Struct, frozen=True):
    """A phase, and whether the seat stops in it: in its own turn, and in those of others."""

    phase: str
    mine: bool
    theirs: bool


class Status(msgspec.Struct, frozen=True):
    """``undo`` says what taking back needs: empty where there is nothing to take back, ``free``, or why the others
    must consent. ``asks_back`` is who wants to take something back from this seat's game.
    """

    mode: str
    edition: str
    turn: int
    turn_player: str
    phase: str
    state: str
    priority: str
    focus: str
    waits_for: str
    outcome: str
    won: bool
    broken: str
    undo: str
    asks_back: str
    waits_for_consent: bool
    full: bool
    hold: bool
    until: bool
    stops: list[PhaseStops]
    playing: bool  # a seat, in a game that goes on


def status(room: Room, seat: int) -> Status:
    """The status of a room for a viewer."""
    game = room.game
    view = game.view(seat)
    decision = game.state.decision
    outcome = game.outcome
    back = room.undoable(seat) if seat >= 0 else None
    request = room.request
    control = room.record.controls[seat] if seat >= 0 else None
    return Status(
        mode=modes.get(view.mode).title,
        edition=view.edition,
        turn=view.turn,
        turn_player=game.name(view.turn_player),
        phase=view.phase,
        state=view.state,
        priority=game.name(view.priority) if view.priority != NOBODY else "",
        focus=game.name(view.focus) if view.focus != NOBODY else "",
        waits_for=_called(room, decision.player) if decision is not None else "",
        outcome=str(outcome or ""),
        won=outcome is not None and seat in outcome.winners,
        broken=room.broken,
        undo="" if back is None else back[1] or "free",
        asks_back=game.name(request.seat) if request is not None and seat in request.waiting else "",
        waits_for_consent=request is not None and request.seat == seat,
        full=control is not None and control.full,
        hold=control is not None and control.hold,
        until=control is not None and control.until,
        stops=[] if control is None else [_stops(control.skipped, phase) for phase in PHASES],
        playing=seat >= 0 and outcome is None and not room.game.state.players[seat].lost,
    )


def _stops(skipped: set[Stop], phase: str) -> PhaseStops:
    mine, theirs = (Stop(whose, phase) not in skipped for whose in WHOSE)
    return PhaseStops(phase, mine, theirs)


def _called(room: Room, seat: int) -> str:
    """A seat, with the name of who sits there."""
    sits = room.new.seats[seat]
    letter = room.game.name(seat)
    if sits.kind != seats.PERSON:
        return f"{letter} ({sits.kind} bot)"
    return f"{letter} ({sits.name})" if sits.name else letter
