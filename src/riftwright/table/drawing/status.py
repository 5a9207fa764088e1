"""The line above the board: whose turn, which phase and state, who has Priority and Focus, how the game ended."""

from collections.abc import Sequence

import msgspec

from riftwright.core.ids import NOBODY
from riftwright.game import Game
from riftwright.rules import modes
from riftwright.store import SeatRecord
from riftwright.table import seats
from riftwright.table.control import PHASES, WHOSE, Stop
from riftwright.table.rooms import Room


class PhaseStops(msgspec.Struct, frozen=True):
    """A phase, and whether the seat stops in it: in its own turn, and in those of others."""

    phase: str
    mine: bool
    theirs: bool


class Status(msgspec.Struct):
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
    broken: str = ""
    undo: str = ""
    asks_back: str = ""
    waits_for_consent: bool = False
    full: bool = False
    hold: bool = False
    until: bool = False
    stops: list[PhaseStops] = []
    playing: bool = False  # a seat, in a game that goes on

    @property
    def phases(self) -> tuple[str, ...]:
        """The phases of a turn in order."""
        return PHASES


def status(room: Room, seat: int) -> Status:
    """The status of a room for a viewer."""
    game = room.game
    shown = still(game, seat, room.new.seats)
    shown.broken = room.broken
    if seat < 0:
        return shown
    back = room.undoable(seat)
    request = room.request
    control = room.record.controls[seat]
    shown.undo = "" if back is None else back[1] or "free"
    shown.asks_back = game.name(request.seat) if request is not None and seat in request.waiting else ""
    shown.waits_for_consent = request is not None and request.seat == seat
    shown.full, shown.hold, shown.until = control.full, control.hold, control.until
    shown.stops = [_stops(control.skipped, phase) for phase in PHASES]
    shown.playing = game.outcome is None and not game.state.players[seat].lost
    return shown


def still(game: Game, viewer: int, sitting: Sequence[SeatRecord]) -> Status:
    """The status of a position that nobody plays, such as one of a replay."""
    view = game.view(viewer)
    decision = game.state.decision
    outcome = game.outcome
    return Status(
        mode=modes.get(view.mode).title,
        edition=view.edition,
        turn=view.turn,
        turn_player=game.name(view.turn_player),
        phase=view.phase,
        state=view.state,
        priority=game.name(view.priority) if view.priority != NOBODY else "",
        focus=game.name(view.focus) if view.focus != NOBODY else "",
        waits_for=_called(game.name(decision.player), sitting[decision.player]) if decision is not None else "",
        outcome=str(outcome or ""),
        won=outcome is not None and viewer in outcome.winners,
    )


def _stops(skipped: set[Stop], phase: str) -> PhaseStops:
    mine, theirs = (Stop(whose, phase) not in skipped for whose in WHOSE)
    return PhaseStops(phase, mine, theirs)


def _called(letter: str, sits: SeatRecord) -> str:
    """A seat, with the name of who sits there."""
    if sits.kind in seats.BOTS:
        return f"{letter} ({sits.kind} bot)"
    return f"{letter} ({sits.name})" if sits.name else letter
