"""What every answer of the server goes through: headers, hosts, origins, sizes, and errors as pages."""

from typing import Final

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import HTMLResponse, PlainTextResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from riftwright.table.rendering import render

LARGEST: Final = 1_000_000  # bytes of a form or an upload
HEADERS: Final = {
    # No inline script or style, nothing from elsewhere, no frame around it.
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
    "Referrer-Policy": "same-origin",  # links hold secrets; with no-referrer, forms would say no origin either
    "X-Content-Type-Options": "nosniff",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}


class PageError(Exception):
    """A request that gets a page saying what is wrong with it."""

    def __init__(self, status: int, title: str, what: str) -> None:
        super().__init__(what)
        self.status: int = status
        self.title: str = title
        self.what: str = what


def error_page(status: int, title: str, what: str) -> HTMLResponse:
    """The page that says what is wrong."""
    return HTMLResponse(render("error.html", title=title, what=what), status_code=status)


class Security:
    """The outermost layer of the application. ``hosts`` are the names that a request may call the server by (against
    rebinding of names); none means any.
    """

    def __init__(self, app: ASGIApp, hosts: frozenset[str]) -> None:
        self._app: ASGIApp = app
        self._hosts: frozenset[str] = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        wrong = self._wrong(scope)
        if wrong:
            await self._refuse(scope, receive, send, wrong)
            return

        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, receive, with_headers)

    def _wrong(self, scope: Scope) -> str:
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        name = host.rpartition(":")[0] if host.rpartition(":")[2].isdigit() else host
        if self._hosts and name.lower() not in self._hosts:
            return "this server is called by another name"
        origin = headers.get("origin")
        changing = scope["type"] == "websocket" or scope["method"] not in ("GET", "HEAD")
        if changing and origin is not None and origin.partition("://")[2] != host:
            return "the request comes from another site"
        if "transfer-encoding" in headers:
            return "a request says how many bytes it has"
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > LARGEST:
            return f"a request has at most {LARGEST} bytes"
        return ""

    async def _refuse(self, scope: Scope, receive: Receive, send: Send, what: str) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.close", "code": 1008, "reason": what})
        else:
            await PlainTextResponse(f"Refused: {what}.\n", status_code=400, headers=HEADERS)(scope, receive, send)
