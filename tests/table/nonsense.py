"""Messages that no table may obey: a thousand ways to say what is no JSON, no message, too long, stale, replayed, not
on offer, or not this seat's to say. Seeded, so that a failure can be looked at again.
"""

import random
import string
from collections.abc import Callable
from typing import Any

import msgspec

from riftwright.table.control import PHASES

KINDS = ("answer", "control", "undo", "consent", "concede")
SCRIPT = "<script>alert(1)</script>"
VALUES: tuple[Any, ...] = (None, True, -1, 10**30, 1.5, "", "0", "\0", SCRIPT, "x" * 300, [], [[]], {}, {"at": 0})
FIELDS = {"answer": ("at", "option"), "control": ("command",), "undo": ("at",), "consent": ("at", "yes"), "concede": ()}
Message = dict[str, Any]


class Nonsense:
    """Makes bad messages for a position: ``update`` is what the seat was sent last, ``heard`` sound answers that were
    obeyed before, ``longest`` the bytes that a message may have.
    """

    def __init__(self, seed: int, longest: int) -> None:
        self._chance: random.Random = random.Random(seed)
        self._longest: int = longest
        self._update: Message = {}
        self.heard: list[Message] = []
        self.sorts: tuple[Callable[[], bytes | None], ...] = (
            self.malformed,
            self.misshapen,
            self.oversized,
            self.stale,
            self.replayed,
            self.not_on_offer,
            self.wrong_seat,
            self.no_command,
        )

    def message(self, update: Message) -> bytes:
        """One of any sort."""
        self._update = update
        while True:
            made = self._chance.choice(self.sorts)()
            if made is not None:
                return made

    def malformed(self) -> bytes:
        """What is no JSON: cut off, with a byte that is none of it, or noise."""
        sound = msgspec.json.encode(self._sound())
        at = self._chance.randrange(1, len(sound))
        return self._chance.choice(
            (
                sound[:at],
                sound[:at] + b"\x00" + sound[at:],
                sound + sound,
                sound.replace(b'"', b"'"),
                self._chance.randbytes(self._chance.randrange(1, 60)).replace(b"\n", b"") or b"?",
                b"[" * self._chance.randrange(1, 2000),
                b'{"type":"answer","at":NaN,"option":"pass"}',
                b"",
            )
        )

    def misshapen(self) -> bytes:
        """JSON that is no message: a field is missing, unknown, or holds what it may not."""
        message = self._sound()
        fields = [field for field in message if field != "seat"]
        how = self._chance.randrange(4)
        if how == 0:
            del message[self._chance.choice(fields)]
        elif how == 1:
            message[self._chance.choice(fields)] = self._chance.choice((None, -1, 1.5, [], {}, [[]], "x" * 300))
        elif how == 2:
            message[self._word()] = self._chance.choice(VALUES)
        else:
            message["type"] = self._chance.choice((self._word(), SCRIPT, "Answer", "update", "welcome", "page", ""))
        return msgspec.json.encode(self._chance.choice((message, message, message, [message], "answer", 7, None)))

    def oversized(self) -> bytes:
        """Longer than a message may be, though it is one."""
        message = self._sound()
        return msgspec.json.encode(message)[:-1] + b" " * (self._longest + self._chance.randrange(1, 500)) + b"}"

    def stale(self) -> bytes:
        """About a position that has gone by, or is yet to come."""
        now = self._update["at"]
        at = self._chance.choice([at for at in (0, now - 1, now + 1, now + 100, 10**8) if at >= 0 and at != now])
        kind = self._chance.choice(("answer", "undo"))
        rest = {"option": self._offered() or "pass"} if kind == "answer" else {}
        return msgspec.json.encode({"type": kind, "at": at, **rest})

    def replayed(self) -> bytes | None:
        """An answer that was obeyed once."""
        return msgspec.json.encode(self._chance.choice(self.heard)) if self.heard else None

    def not_on_offer(self) -> bytes:
        """An option that is not among those of the decision."""
        offered = [option["key"] for option in self._update.get("decision", {}).get("options", ())]
        keys = [
            f"{kind}:{self._chance.randrange(-1, 300)}" for kind in ("play", "move", "choose", "pay", "card", "item")
        ]
        keys += ["pass:0", "PASS", " pass", "", SCRIPT, "concede:0", "play:1:2:3", "'; DROP TABLE games; --", "\u202e"]
        key = self._chance.choice([key for key in keys if key not in offered])
        return msgspec.json.encode({"type": "answer", "at": self._update["at"], "option": key})

    def wrong_seat(self) -> bytes | None:
        """What another seat might say: with its number, or without where this seat is not asked."""
        if "decision" not in self._update:
            return msgspec.json.encode({"type": "answer", "at": self._update["at"], "option": "pass"})
        other = self._chance.choice([seat for seat in range(8) if seat != self._update["view"]["seat"]])
        return msgspec.json.encode({**self._sound(), "seat": other})

    def no_command(self) -> bytes:
        """A command that Priority control has not, or consent that nobody asks for."""
        phase = self._chance.choice(PHASES)
        command = self._chance.choice(
            (
                "",
                "on",
                "full",
                "full maybe",
                "FULL on",
                "stop on",
                f"stop ours {phase} on",
                "stop mine lunch off",
                SCRIPT,
            )
        )
        consent = {"type": "consent", "at": self._update["at"], "yes": True}
        return msgspec.json.encode(self._chance.choice(({"type": "control", "command": command}, consent)))

    def _sound(self) -> Message:
        """What would be obeyed now, or a message of another kind."""
        if "decision" in self._update and self._chance.random() < 0.5:
            return {"type": "answer", "at": self._update["at"], "option": self._offered()}
        kind = self._chance.choice(KINDS[:-1])
        filled = {"at": self._update["at"], "option": "pass", "command": "full on", "yes": True}
        return {"type": kind, **{field: filled[field] for field in FIELDS[kind]}}

    def _offered(self) -> str:
        options = self._update.get("decision", {}).get("options", [])
        return str(self._chance.choice(options)["key"]) if options else ""

    def _word(self) -> str:
        return "".join(self._chance.choices(string.printable.replace("\n", ""), k=self._chance.randrange(1, 12)))
