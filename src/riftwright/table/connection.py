"""A connection to a room: what a seat or a spectator sends and is sent over a WebSocket."""

import contextlib
from typing import Final

import anyio
import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from riftwright.table import protocol
from riftwright.table.protocol import Error, Page, RefusedError, Reply
from riftwright.table.reader import Reader
from riftwright.table.regions import GamePage
from riftwright.table.rooms import Room, Viewer

MOST_REFUSED: Final = 50  # messages in a row; then the connection is closed
POLICY: Final = 1008
RESTART: Final = 1012


class Connection:
    """One WebSocket. ``page`` says that it is a browser, which is sent HTML; programs are sent JSON."""

    def __init__(self, socket: WebSocket, room: Room, seat: int, *, page: bool) -> None:
        self._socket: WebSocket = socket
        self._room: Room = room
        self._seat: int = seat
        self._page: GamePage | None = GamePage(room, seat) if page else None
        self._reader: Reader = Reader(room, seat)

    async def serve(self) -> None:
        """Until the other side hangs up."""
        await self._socket.accept()
        with self._room.watched_by(self._seat) as viewer:
            if self._page is None:
                await self._send(self._reader.welcome())
            async with anyio.create_task_group() as tasks:
                tasks.start_soon(self._send_changes, viewer)
                with contextlib.suppress(WebSocketDisconnect):
                    await self._listen()
                tasks.cancel_scope.cancel()

    async def _listen(self) -> None:
        refused = 0
        while refused < MOST_REFUSED:
            message = await self._socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            raw = message.get("text") or message.get("bytes") or ""
            try:
                await self._room.submit(self._seat, protocol.read(raw))
                refused = 0
            except RefusedError as error:
                refused += 1
                await self._send(Error(error.what, error.field))
        await self._socket.close(POLICY, "too many messages that are none")

    async def _send_changes(self, viewer: Viewer) -> None:
        """What has changed, whenever something has; several changes meanwhile are sent as one."""
        with contextlib.suppress(WebSocketDisconnect):
            while True:
                await viewer.changed.wait()
                viewer.changed.clear()
                async with self._room.still():
                    reply = self._reader.changes() if self._page is None else self._page.changes()
                if self._room.stale:
                    await self._socket.close(RESTART, "the game is read from the store again; connect again")
                    return
                if reply is not None:
                    await self._send(reply)

    async def _send(self, reply: Reply | Page) -> None:
        await self._socket.send_text(msgspec.json.encode(reply).decode())
