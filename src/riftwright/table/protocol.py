"""What programs speak with the table: JSON messages, over a WebSocket or over standard input and output.

docs/protocol.md describes them with examples, ``schema`` gives their JSON Schema. A message that is none is refused
with an ``Error`` that names the field, and nothing happens.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from riftwright.core.decisions import DECISION_NAMES, OPTION_NAMES, Option
from riftwright.game import Game
from riftwright.judge.protocol import DIALECT
from riftwright.rules.visibility import View

VERSION: Final = 1
LONGEST: Final = 4096  # bytes of a message to the table

At = Annotated[int, Meta(ge=0, description="How many choices the game had when this was decided.")]
Key = Annotated[str, Meta(max_length=200, description="The key of an option of the request.")]


# To the table


class Answer(msgspec.Struct, frozen=True, tag="answer", forbid_unknown_fields=True):
    """Take an option of the request that is open."""

    at: At
    option: Key


class Command(msgspec.Struct, frozen=True, tag="control", forbid_unknown_fields=True):
    """A command of Priority control, such as ``full on``, ``until on``, ``stop mine main off``."""

    command: Annotated[str, Meta(max_length=100)]


class Undo(msgspec.Struct, frozen=True, tag="undo", forbid_unknown_fields=True):
    """Take back the seat's last choice: at once where nothing was revealed, else the others are asked."""

    at: At


class Consent(msgspec.Struct, frozen=True, tag="consent", forbid_unknown_fields=True):
    """Answer another seat that wants to take something back."""

    at: At
    yes: bool


class Concede(msgspec.Struct, frozen=True, tag="concede", forbid_unknown_fields=True):
    """Give up the game (650)."""


Message = Answer | Command | Undo | Consent | Concede


# From the table


class OptionData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: its key, what kind of option it is, and its sentence. ``numbers`` are the ids, locations or
    numbers that its key is made of.
    """

    key: str
    kind: Annotated[str, Meta(extra_json_schema={"enum": list(OPTION_NAMES)})]
    text: str
    numbers: list[int] = []


class DecisionData(msgspec.Struct, frozen=True):
    """What the seat is asked, and every legal answer."""

    kind: Annotated[str, Meta(extra_json_schema={"enum": list(DECISION_NAMES)})]
    prompt: str
    rule: str
    options: list[OptionData]


class Welcome(msgspec.Struct, frozen=True, tag="welcome"):
    """The first message of a connection. ``seat`` is -1 for a spectator."""

    protocol: int
    game: str
    seat: int
    mode: str
    edition: str
    players: list[str]


class LogLine(msgspec.Struct, frozen=True):
    """A line of the log, for this seat's eyes: what happened, its rule, and after how many choices."""

    text: str
    rule: str
    at: int


class Update(msgspec.Struct, frozen=True, tag="update", omit_defaults=True):
    """The game as the seat may see it, after ``at`` choices. ``decision`` is there when this seat is asked; then it
    answers with ``at`` and one of the options. ``log`` are the lines since the last update; after an undo it begins
    again at ``log_from``.
    """

    at: int
    view: View
    log: list[LogLine]
    log_from: int
    decision: DecisionData | None = None
    undo: str = ""  # who asks to take something back
    outcome: str = ""
    winners: list[int] = []


class Error(msgspec.Struct, frozen=True, tag="error", omit_defaults=True):
    """A message that was refused: which field of it, and what is wrong. The game is as it was."""

    what: str
    field: str = ""


class Page(msgspec.Struct, frozen=True, tag="page", omit_defaults=True):
    """For browsers: the regions of the page that have changed, as HTML by their id; new lines of the log, which
    replace those from ``log_from`` on.
    """

    at: int
    regions: dict[str, str]
    log: list[str] = []
    log_from: int = 0
    asked: bool = False  # whether this seat is to decide
    over: bool = False  # whether the game is over


Reply = Welcome | Update | Error | Page


class RefusedError(ValueError):
    """A message that cannot be obeyed now: the field that is wrong, and why."""

    def __init__(self, what: str, field: str = "") -> None:
        super().__init__(what)
        self.what: str = what
        self.field: str = field


_DECODER: Final = msgspec.json.Decoder(Message)


def read(raw: bytes | str) -> Message:
    """A message to the table. Raises ``RefusedError`` that names the field."""
    if len(raw) > LONGEST:
        raise RefusedError(f"a message has at most {LONGEST} bytes, this one {len(raw)}")
    try:
        return _DECODER.decode(raw)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        raise RefusedError(what, where.strip("`").removeprefix("$").removeprefix(".")) from None
    except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
        raise RefusedError(f"no JSON: {error}") from None


def decision(game: Game) -> DecisionData:
    """What is asked now."""
    d = game.decision
    return DecisionData(DECISION_NAMES[d.kind], d.prompt, d.rule, [_option(game, option) for option in d.options])


def _option(game: Game, option: Option) -> OptionData:
    numbers = [number for number in (option.a, option.b, option.c) if number >= 0]
    return OptionData(option.key, OPTION_NAMES[option.kind], game.describe(option), numbers)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, by direction."""
    (to_table, from_table), parts = msgspec.json.schema_components((Message, Reply), ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "The messages of a Riftwright table",
        "$defs": {**parts, "to_table": to_table, "from_table": from_table},
        "anyOf": [{"$ref": "#/$defs/to_table"}, {"$ref": "#/$defs/from_table"}],
    }
