"""How far somebody has read the log of a room."""

from riftwright.judge.chronicle import Line
from riftwright.table.rooms import Chronicle, Room


class Reader:
    """How far a connection has read the log."""

    __slots__ = ("_chronicle", "_room", "_seat", "_told")

    def __init__(self, room: Room, seat: int) -> None:
        self._room: Room = room
        self._seat: int = seat
        self._chronicle: Chronicle | None = None
        self._told: int = 0

    def news(self) -> tuple[int, list[tuple[Line, int]]]:
        """From which line on the log is new, and those lines: all of them after something was taken back."""
        chronicle = self._room.chronicle(self._seat)
        begin = self._told if chronicle is self._chronicle else 0
        self._chronicle, self._told = chronicle, len(chronicle.lines)
        return begin, chronicle.lines[begin:]
