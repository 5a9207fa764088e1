"""The JSON of an explanation as types: what ``riftwright explain --json`` writes, and its JSON Schema.

``decode`` reads it back::

    from riftwright.judge import protocol
    explanation = protocol.decode(text)

docs/protocol.md describes it with examples. What is not there for an event, such as the place of one that has none,
is left out of the JSON.
"""

from typing import Annotated, Any, Final

import msgspec
from msgspec import Meta

from riftwright.core import events as ev
from riftwright.core.decisions import DECISION_NAMES, OPTION_NAMES
from riftwright.core.ids import PHASE_NAMES
from riftwright.core.state import ITEM_ACTIVATED, ITEM_PERMANENT, ITEM_SPELL, ITEM_TRIGGERED
from riftwright.rules.edition import CLEANUP_NAMES
from riftwright.rules.glossary import EDITIONS

VERSION: Final = 1  # of the protocol; a field that goes or means something else makes a new one
DIALECT: Final = "https://json-schema.org/draft/2020-12/schema"
ITEM_KINDS: Final = {
    ITEM_SPELL: "spell",
    ITEM_PERMANENT: "permanent",
    ITEM_ACTIVATED: "activated ability",
    ITEM_TRIGGERED: "triggered ability",
}
DESIGNATIONS: Final = ("Attacker", "Defender")


def _one_of(*names: str) -> Meta:
    return Meta(extra_json_schema={"enum": list(names)})


Number = Annotated[str, Meta(pattern=r"^\d{3}(\.(\d+|[a-z]))*$", description="A rule number.")]
Index = Annotated[int, Meta(ge=0, description="The index of an event in the log of the game.")]


class Player(msgspec.Struct, frozen=True):
    """A player by seat, from 0 on, and name."""

    seat: Annotated[int, Meta(ge=0)]
    name: str


class Thing(msgspec.Struct, frozen=True):
    """A game object: the id that it keeps all game, and what the story calls it."""

    id: Annotated[int, Meta(ge=0)]
    name: str


class Place(msgspec.Struct, frozen=True):
    """A location: 0 and up are the bases of the players, 8 and up the battlefields."""

    loc: Annotated[int, Meta(ge=0)]
    name: str


class Item(msgspec.Struct, frozen=True):
    """An item of the chain: the serial that it keeps, and what the story calls it."""

    serial: int
    name: str


class Citation(msgspec.Struct, frozen=True, omit_defaults=True):
    """A rule by its number of 2026-07-16, and in the edition in force; without ``number`` that one has no such rule."""

    rule: Number
    number: Number | None = None


class Event(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing that happened: who did it to what, by which rule, where, and how much of it."""

    index: Index
    kind: Annotated[str, _one_of(*ev.NAMES)]
    sentence: Annotated[str, Meta(description="The event in words.")]
    rule: Annotated[Number | None, Meta(description="The rule that made it happen, by its number of 2026-07-16.")] = (
        None
    )
    number: Annotated[Number | None, Meta(description="The same in the edition in force.")] = None
    text: Annotated[str, Meta(description="A word that no other field has: a step, a condition, a choice.")] = ""

    player: Annotated[Player | None, Meta(description="Who performed it or is affected.")] = None
    controller: Annotated[Player | None, Meta(description="Who controlled what died; who keeps a battlefield.")] = None
    taken_from: Annotated[Player | None, Meta(description="Who had control before.")] = None
    winner: Annotated[Player | None, Meta(description="Of the combat that was lost.")] = None
    loser: Annotated[Player | None, Meta(description="Of the combat that was won.")] = None
    chosen_player: Annotated[Player | None, Meta(description="Who was chosen for an item.")] = None

    object: Annotated[Thing | None, Meta(description="What it happened to; the source, of an item or a trigger.")] = (
        None
    )
    source: Annotated[Thing | None, Meta(description="What deals the damage.")] = None
    attached_to: Annotated[Thing | None, Meta(description="What the object is, or was, attached to.")] = None
    acted_on: Annotated[Thing | None, Meta(description="To what the replaced event would have happened.")] = None
    in_place_of: Annotated[Thing | None, Meta(description="Whose place a token takes.")] = None
    copied: Annotated[Thing | None, Meta(description="What the object has become a copy of.")] = None
    chosen_for: Annotated[Thing | None, Meta(description="The source of the item that something is chosen for.")] = None
    target: Annotated[Thing | None, Meta(description="What is no legal target any more.")] = None

    place: Annotated[Place | None, Meta(description="Where it happens; for a move, the destination.")] = None
    origin: Annotated[Place | None, Meta(description="Where a move or a Recall begins.")] = None
    hidden_at: Annotated[Place | None, Meta(description="The battlefield where a card was played from facedown.")] = (
        None
    )

    item: Annotated[Item | None, Meta(description="The item of the chain that it is about.")] = None
    item_kind: Annotated[str | None, _one_of(*ITEM_KINDS.values())] = None
    chosen_item: Annotated[Item | None, Meta(description="The item of the chain that was chosen.")] = None

    amount: Annotated[int | None, Meta(description="How much: damage, points gained, resources, cards, Might.")] = None
    might: Annotated[int | None, Meta(description="The Might of what died, as it last was.")] = None
    damage: Annotated[int | None, Meta(description="The damage on what died.")] = None
    energy: Annotated[int | None, Meta(description="Energy that was paid.")] = None
    power: Annotated[int | None, Meta(description="Power that was paid.")] = None
    points: Annotated[int | None, Meta(description="The points that the player, or team, has now.")] = None
    turn: Annotated[int | None, Meta(description="The number of the turn.")] = None
    resource: Annotated[str | None, Meta(description="What was added: Energy, or Power of a domain.")] = None
    keyword: Annotated[str | None, Meta(description="A keyword that was given; its value is the amount.")] = None
    designation: Annotated[str | None, _one_of(*DESIGNATIONS)] = None
    replaced: Annotated[str | None, _one_of(*ev.NAMES)] = None

    phase: Annotated[str | None, _one_of(*PHASE_NAMES)] = None
    cleanup: Annotated[str | None, _one_of(*CLEANUP_NAMES)] = None
    occasions: Annotated[list[Citation], Meta(description="Why a cleanup was outstanding (319).")] = []

    decision: Annotated[str | None, _one_of(*DECISION_NAMES)] = None
    option: Annotated[str | None, _one_of(*OPTION_NAMES)] = None
    picked: Annotated[int | None, Meta(description="The first number of the option that was chosen.")] = None


class Line(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A line under an entry: a sentence, its rules, and the events that it tells."""

    text: str
    rules: list[Citation]
    events: list[Index]
    step: Annotated[str, Meta(description="The step of a cleanup that it begins.")] = ""


class Entry(msgspec.Struct, frozen=True, kw_only=True):
    """An entry of the sequence in full: a choice, a cleanup, a resolution, a stage of a showdown, combat or turn."""

    number: Annotated[int, Meta(ge=1)]
    kind: str
    text: str
    rules: list[Citation]
    events: list[Index]
    lines: list[Line]


class Failure(msgspec.Struct, frozen=True):
    """A line of the script that does not hold: what was found instead, and the last events before it."""

    line: int
    text: str
    found: str
    events: list[str]


class Next(msgspec.Struct, frozen=True):
    """Who is asked what now."""

    text: str
    rules: list[Citation]


class Quotes(msgspec.Struct, frozen=True):
    """Rules that are cited, in the words of the reader's own copy of the rulebook."""

    file: str
    edition: Annotated[str, _one_of(*EDITIONS)]
    rules: Annotated[dict[str, str], Meta(description="By number of 2026-07-16; without those the copy has not.")]


class Explanation(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """A scenario or a game, told: the ruling, the sequence that leads to it, and every event."""

    protocol: Annotated[int, Meta(ge=VERSION, le=VERSION, description="The version of this form.")]
    title: str
    edition: Annotated[str, _one_of(*EDITIONS)]
    switches: Annotated[dict[str, str], Meta(description="Those that are set otherwise than by default.")]
    players: list[Player]
    ruling: Annotated[list[str], Meta(description="What it comes to, in sentences.")]
    sequence: list[Entry]
    events: list[Event]
    note: str = ""
    source: Annotated[str, Meta(description="Who has ruled so.")] = ""
    failures: list[Failure] = []
    next: Next | None = None
    quotes: Quotes | None = None


def schema() -> dict[str, Any]:
    """The JSON Schema of an explanation."""
    return {"$schema": DIALECT, **msgspec.json.schema(Explanation)}


def schema_text() -> str:
    """The JSON Schema as it is printed."""
    return msgspec.json.format(msgspec.json.encode(schema()), indent=2).decode()


def decode(text: str | bytes) -> Explanation:
    """An explanation as it was written; ``msgspec.ValidationError`` says where the text is none."""
    return msgspec.json.decode(text, type=Explanation)
