"""A bot in twenty lines: it takes any legal option, and plays against Riftwright's own random bot.

It speaks the table's protocol (docs/protocol.md) with `riftwright serve --stdio`, which it starts. Given the link of a
seat, it plays there over a WebSocket instead: python examples/bot.py http://127.0.0.1:8000/game/.../seat/...
"""

import json
import random
import sys
from collections.abc import Callable
from subprocess import PIPE, Popen

NEW = {"type": "new", "decks": [{"example": "kaisa"}, {"example": "ahri"}], "seats": ["peer", "random"]}


def play(receive: Callable[[], str | bytes], send: Callable[[str], object]) -> str:
    while True:
        message = json.loads(receive())
        assert message["type"] != "error", message
        if message.get("outcome"):
            return str(message["outcome"])
        if "decision" in message:
            options = [option for option in message["decision"]["options"] if option["kind"] != "add"]
            key = random.choice(options or message["decision"]["options"])["key"]
            send(json.dumps({"type": "answer", "at": message["at"], "option": key}) + "\n")


if len(sys.argv) > 1:
    from websockets.sync.client import connect

    with connect(sys.argv[1].replace("http", "ws", 1) + "/live?form=json") as socket:
        print(play(socket.recv, socket.send))
else:
    with Popen([sys.executable, "-m", "riftwright", "serve", "--stdio"], stdin=PIPE, stdout=PIPE, text=True) as table:
        assert table.stdin is not None and table.stdout is not None
        print(json.dumps(NEW), file=table.stdin, flush=True)
        print(play(table.stdout.readline, lambda line: print(line, end="", file=table.stdin, flush=True)))
