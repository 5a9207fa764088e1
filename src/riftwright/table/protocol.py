"""What programs speak with the table: JSON messages, over a WebSocket or over standard input and output.

docs/protocol.md describes them with examples, ``schema`` gives their JSON Schema. A message that is none is refused
with an ``Error`` that names the field, and nothing happens.
"""

import re
from typing import Annotated, Any, Final, NoReturn, TypeVar

import msgspec
from msgspec import Meta

from riftwright.core.decisions import DECISION_NAMES, OPTION_NAMES, Option
from riftwright.game import Game
from riftwright.judge.protocol import DIALECT
from riftwright.notation.replay import Replay
from riftwright.rules import editions
from riftwright.rules.views import View

VERSION: Final = 1  # a field that goes or comes to mean something else makes a new one
LONGEST: Final = 4096  # bytes of a message to a seat
LONGEST_LINE: Final = 65536  # bytes of a message over standard input: one that begins a game may hold deck lists
PEER: Final = "peer"

T = TypeVar("T")

At = Annotated[int, Meta(ge=0, lt=10**9, description="How many choices the game had when this was decided.")]
Key = Annotated[str, Meta(max_length=200, description="The key of an option of the request.")]


# To the table


class ToSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What a seat says. ``seat`` is needed only where one program plays several."""

    seat: Annotated[int, Meta(ge=0, le=7)] | None = None


class Answer(ToSeat, frozen=True, tag="answer"):
    """Take one of the options of the decision that is open."""

    at: At
    option: Key


class Command(ToSeat, frozen=True, tag="control"):
    """A command of Priority control, such as ``full on``, ``until on``, ``stop mine main off``."""

    command: Annotated[str, Meta(max_length=100)]


class Undo(ToSeat, frozen=True, tag="undo"):
    """Take back the seat's last choice: at once where nothing was revealed, else the others are asked."""

    at: At


class Consent(ToSeat, frozen=True, tag="consent"):
    """Answer another seat, which wants to take something back."""

    at: At
    yes: bool


class Concede(ToSeat, frozen=True, tag="concede"):
    """Give up the game (650)."""


Message = Answer | Command | Undo | Consent | Concede


class DeckSource(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Where a deck comes from, one of these: an ``example`` of the library by name, a ``file`` on this machine, or
    the ``text`` of a list in any format.
    """

    example: str = ""
    file: str = ""
    text: str = ""


Deck = Annotated[DeckSource, Meta(extra_json_schema={"minProperties": 1, "maxProperties": 1})]


class New(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True, tag="new"):
    """Begin a game, over standard input alone; one that was open is left. ``seats`` are in turn order, each ``peer``
    (whoever sends this plays it) or the name of a bot; fewer decks than seats are dealt round. Without a ``seed`` one
    is drawn.
    """

    seats: Annotated[list[str], Meta(max_length=8)]
    decks: Annotated[list[Deck], Meta(min_length=1, max_length=8)]
    mode: str = "duel"
    edition: str = editions.DEFAULT
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None
    switches: dict[str, str] = {}


class Save(msgspec.Struct, frozen=True, forbid_unknown_fields=True, tag="save"):
    """Ask for the game as a replay, over standard input alone."""


# From the table


class OptionData(msgspec.Struct, frozen=True, omit_defaults=True):
    """A legal answer: its key, what kind of option it is, and its sentence. ``numbers`` are the ids, locations or
    numbers that it is about, as docs/protocol.md says for each kind.
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
    undo: str = ""  # who asks to take something back, and waits for this seat's consent
    waiting: list[int] = []  # the seats whose consent this seat's own undo waits for
    outcome: str = ""
    winners: list[int] = []
    stopped: str = ""  # why the game cannot go on: what the engine has failed with


class Error(msgspec.Struct, frozen=True, tag="error", omit_defaults=True):
    """A message that was refused: which field of it, and what is wrong. The game is as it was."""

    what: str
    field: str = ""


class Saved(msgspec.Struct, frozen=True, tag="replay"):
    """The game so far, as the file that ``riftwright replay`` reads."""

    replay: Replay


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


Reply = Welcome | Update | Error | Saved
Line = Message | New | Save  # over standard input


class RefusedError(ValueError):
    """A message that cannot be obeyed now: the field that is wrong, and why."""

    def __init__(self, what: str, field: str = "") -> None:
        super().__init__(what)
        self.what: str = what
        self.field: str = field


_MESSAGES: Final = msgspec.json.Decoder(Message)
_LINES: Final = msgspec.json.Decoder(Line)
_WRONG_FIELD: Final = re.compile(r"Object (?:missing required|contains unknown) field `(.+?)`")


def read(raw: bytes | str) -> Message:
    """A message to a seat. Raises ``RefusedError`` that names the field."""
    return _read(raw, LONGEST, _MESSAGES, Message)


def read_line(raw: bytes | str) -> Line:
    """A message over standard input. Raises ``RefusedError`` that names the field."""
    return _read(raw, LONGEST_LINE, _LINES, Line)


def _read(raw: bytes | str, longest: int, decoder: msgspec.json.Decoder[T], kinds: Any) -> T:
    if len(raw) > longest:
        raise RefusedError(f"a message has at most {longest} bytes")
    try:
        return decoder.decode(raw)
    except msgspec.ValidationError as error:
        _refuse(str(error), kinds)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise RefusedError(f"no JSON: {error}") from None


def _refuse(error: str, kinds: Any) -> NoReturn:
    """What msgspec says of a message, with the field by its name."""
    what, _, where = error.partition(" - at ")
    field = where.strip("`").removeprefix("$").removeprefix(".")
    named = _WRONG_FIELD.match(what)
    if named is not None:
        field = f"{field}.{named[1]}".removeprefix(".")
    if field == "type":
        tags = [kind.__struct_config__.tag for kind in kinds.__args__]
        what = f"{what}; the type of a message is {', '.join(tags[:-1])} or {tags[-1]}"
    raise RefusedError(what, field) from None


def decision(game: Game) -> DecisionData:
    """What is asked now."""
    d = game.decision
    return DecisionData(DECISION_NAMES[d.kind], d.prompt, d.rule, [_option(game, option) for option in d.options])


def _option(game: Game, option: Option) -> OptionData:
    numbers = [option.a, option.b, option.c]
    while numbers and numbers[-1] < 0:
        numbers.pop()
    return OptionData(option.key, OPTION_NAMES[option.kind], game.describe(option), numbers)


def schema() -> dict[str, Any]:
    """The JSON Schema of all messages, by direction."""
    (to_table, from_table), parts = msgspec.json.schema_components((Line, Reply), ref_template="#/$defs/{name}")
    return {
        "$schema": DIALECT,
        "title": "The messages of a Riftwright table",
        "$defs": {**parts, "to_table": to_table, "from_table": from_table},
        "anyOf": [{"$ref": "#/$defs/to_table"}, {"$ref": "#/$defs/from_table"}],
    }


def schema_text() -> str:
    """The JSON Schema as it is printed."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode()
