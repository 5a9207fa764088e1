"""What one pair of eyes at a room is told: the position, and how far it has read the log."""

import msgspec

from riftwright.core.ids import NOBODY
from riftwright.judge.chronicle import Line
from riftwright.table import protocol
from riftwright.table.protocol import LogLine, Update, Welcome
from riftwright.table.rooms import Chronicle, Room


class Reader:
    """A seat of a room, or a spectator, as one connection sees it."""

    __slots__ = ("_chronicle", "_room", "_sent", "_told", "seat")

    def __init__(self, room: Room, seat: int) -> None:
        self.seat: int = seat
        self._room: Room = room
        self._chronicle: Chronicle | None = None
        self._told: int = 0
        self._sent: Update | None = None

    def news(self) -> tuple[int, list[tuple[Line, int]]]:
        """From which line on the log is new, and those lines: all of them after something was taken back."""
        chronicle = self._room.chronicle(self.seat)
        begin = self._told if chronicle is self._chronicle else 0
        self._chronicle, self._told = chronicle, len(chronicle.lines)
        return begin, chronicle.lines[begin:]

    def welcome(self) -> Welcome:
        """Which game it is, and whose eyes."""
        s = self._room.game.state
        return Welcome(protocol.VERSION, self._room.game_id, self.seat, s.mode, s.edition, list(s.seats))

    def changes(self) -> Update | None:
        """The room as it is now, where that is not what the last call has told."""
        update = self.update()
        rest = msgspec.structs.replace(update, log=[], log_from=0)
        if not update.log and rest == self._sent:
            return None
        self._sent = rest
        return update

    def update(self) -> Update:
        """The room as it is now, with what is new in the log."""
        room, game = self._room, self._room.game
        begin, lines = self.news()
        request, seat = room.request, self.seat
        outcome = game.outcome
        return Update(
            at=len(room.record.choices),
            view=game.view(seat),
            log=[LogLine(line.text, line.rule, at) for line, at in lines],
            log_from=begin,
            decision=protocol.decision(game) if seat != NOBODY and room.asks(seat) else None,
            undo=game.name(request.seat) if request is not None and seat in request.waiting else "",
            waiting=sorted(request.waiting) if request is not None and request.seat == seat else [],
            outcome=str(outcome or ""),
            winners=list(outcome.winners) if outcome is not None else [],
            stopped=room.broken,
        )
