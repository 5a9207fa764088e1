"""The regions of a game's page, and which of them have changed since a viewer was sent them."""

from typing import Final

from riftwright.table.drawing.board import board
from riftwright.table.drawing.choices import choices
from riftwright.table.drawing.log import entry
from riftwright.table.drawing.status import status
from riftwright.table.match import MATCH
from riftwright.table.protocol import Page
from riftwright.table.reader import Reader
from riftwright.table.rendering import render
from riftwright.table.rooms import Room

REGIONS: Final = ("status", "board", "choices", "control")  # each of them is a template, and an element's id


class GamePage:
    """The page of one viewer of a room."""

    __slots__ = ("_at", "_reader", "_room", "_seat", "_sent")

    def __init__(self, room: Room, seat: int) -> None:
        self._room: Room = room
        self._seat: int = seat
        self._sent: dict[str, str] = {}
        self._at: int = -1  # the number of choices that was sent
        self._reader: Reader = Reader(room, seat)

    def regions(self) -> dict[str, str]:
        """All regions as HTML, by id."""
        room, seat = self._room, self._seat
        bar = choices(room, seat)
        context = {
            "seat": seat,
            "at": len(room.record.choices),
            "status": status(room, seat),
            "board": board(room.game, seat, bar, [record.name for record in room.new.seats]),
            "choices": bar,
            "game": room.game_id,
            "match": room.new.opening.mode == MATCH,
        }
        return {name: render(f"regions/{name}.html", **context) for name in REGIONS}

    def log(self) -> tuple[int, list[str]]:
        """From which line on the log is new, and those lines as HTML."""
        begin, lines = self._reader.news()
        return begin, [render("regions/line.html", entry=entry(line, at)) for line, at in lines]

    def changes(self) -> Page | None:
        """What has changed since the last time: perhaps only how many choices there are. None where nothing has."""
        room = self._room
        at = len(room.record.choices)
        regions = {name: html for name, html in self.regions().items() if self._sent.get(name) != html}
        begin, lines = self.log()
        if not regions and not lines and at == self._at:
            return None
        self._sent.update(regions)
        self._at = at
        over = room.game.outcome is not None
        return Page(at, regions, lines, begin, room.asks(self._seat), over)
