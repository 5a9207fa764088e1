"""Saving a state: every slot of every object as plain data, packed by msgspec.

Faces are saved by name and found again through a lookup; classes by name, from a table that the caller gives. The
format has a version, so that an older program says what is wrong with a newer save.
"""

import hashlib
from collections.abc import Callable, Mapping
from functools import cache
from typing import Any, Final

import msgspec

from riftwright.core.decisions import Decision, Option
from riftwright.core.errors import SaveError
from riftwright.core.facts import Face
from riftwright.core.state import ChainItem, Delayed, Field, GameState, Known, Mod, Obj, Outcome, Player

FORMAT: Final = "riftwright"
VERSION: Final = 1

# What all objects of a class have alike, and what an object with slots has not.
_ALIKE: Final = frozenset(("waiting", "asks_anew", "__dict__"))
_PLAIN: Final = frozenset((int, str, bool, type(None)))

# How to make an object of each class that a save holds, for its slots to be filled in: where the classes are compiled,
# nothing comes into being but by its constructor.
Blanks = Mapping[type, Callable[[], object]]

CORE_CLASSES: Final[Blanks] = {
    ChainItem: lambda: ChainItem(0, 0, 0, 0, 0, 0),
    Decision: lambda: Decision(0, 0, [], ""),
    Delayed: lambda: Delayed(0, 0, 0, 0, 0, 0, False, 0),
    Field: lambda: Field(0, 0),
    GameState: lambda: GameState("", "", [Player(0, 0)], 0, 0),
    Known: lambda: Known(Obj(0, 0, 0, 0, 0), 0, False, False),
    Mod: lambda: Mod(0, 0),
    Obj: lambda: Obj(0, 0, 0, 0, 0),
    Option: lambda: Option(0),
    Outcome: lambda: Outcome((), 0),
    Player: lambda: Player(0, 0),
}


def slots_of(cls: type) -> tuple[str, ...]:
    """Names of all slots of a class: its bases' first, those of one class by the alphabet.

    A compiled class has no ``__slots__``, but mypyc notes its attributes, in an order and with extras of its own.
    """
    names: list[str] = []
    for base in reversed(cls.__mro__):
        slots = base.__dict__.get("__mypyc_attrs__") or base.__dict__.get("__slots__", ())
        own = {slots} if isinstance(slots, str) else set(slots)
        names += sorted(own - _ALIKE - set(names))
    return tuple(names)


def encode(value: Any) -> Any:
    """The value as data of plain types. ``gen`` is bookkeeping of copies, not part of the position."""
    cls: type = type(value)
    if cls in _PLAIN:
        return value
    if cls is list:
        return [v if type(v) in _PLAIN else encode(v) for v in value]
    if cls is tuple:
        return {"()": [v if type(v) in _PLAIN else encode(v) for v in value]}
    if cls is Face:
        return {"face": value.name}
    data = {"!": cls.__name__}
    for name in _saved_slots(cls):
        v = getattr(value, name)
        data[name] = v if type(v) in _PLAIN else encode(v)
    return data


@cache
def _saved_slots(cls: type) -> tuple[str, ...]:
    return tuple(name for name in slots_of(cls) if name != "gen")


def by_name(*tables: Blanks) -> dict[str, Callable[[], object]]:
    """The blanks of all those classes, by the names that saves call them."""
    return {cls.__name__: blank for table in tables for cls, blank in table.items()}


def decode(data: Any, blanks: Mapping[str, Callable[[], object]], find_face: Callable[[str], Face]) -> Any:
    """The inverse of ``encode``."""
    if isinstance(data, list):
        return [decode(v, blanks, find_face) for v in data]
    if not isinstance(data, dict):
        return data
    if "()" in data:
        return tuple(decode(v, blanks, find_face) for v in data["()"])
    if "face" in data and "!" not in data:
        return find_face(data["face"])
    name = data.get("!")
    if not isinstance(name, str) or name not in blanks:
        raise SaveError(f"the save holds a {name!r}, which this program does not know")
    value: Any = blanks[name]()
    for slot in slots_of(type(value)):
        if slot == "gen":
            value.gen = 0
        elif slot in data:
            setattr(value, slot, decode(data[slot], blanks, find_face))
        else:
            raise SaveError(f"the save is damaged: {name} has no {slot!r}")
    return value


def save(state: GameState) -> bytes:
    """The state in bytes; equal states give equal bytes."""
    body = msgspec.msgpack.encode(encode(state))
    return msgspec.msgpack.encode({"format": FORMAT, "version": VERSION, "check": _sum(body), "state": body})


def load(data: bytes, classes: Blanks, find_face: Callable[[str], Face]) -> GameState:
    """The state that was saved. Raises ``SaveError`` with what is wrong with the data."""
    try:
        whole = msgspec.msgpack.decode(data)
    except msgspec.DecodeError as error:
        raise SaveError(f"the save is damaged or no save at all: {error}") from None
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise SaveError("this is no Riftwright save")
    if not isinstance(whole.get("version"), int) or whole["version"] > VERSION:
        raise SaveError(
            f"the save has format version {whole.get('version')}, this program reads up to {VERSION}: update Riftwright"
        )
    body = whole.get("state")
    if not isinstance(body, bytes) or whole.get("check") != _sum(body):
        raise SaveError("the save is damaged: its contents are not what was saved")
    table = by_name(CORE_CLASSES, classes)
    try:
        state = decode(msgspec.msgpack.decode(body), table, find_face)
    except SaveError:
        raise
    except ValueError as error:  # a card that nobody knows
        raise SaveError(f"the save cannot be read: {error}") from None
    if not isinstance(state, GameState):
        raise SaveError("the save holds no state of a game")
    state.gen = 1
    return state


def digest(state: GameState) -> str:
    """A short fingerprint of the position: equal for equal positions, on every machine."""
    return hashlib.blake2b(msgspec.msgpack.encode(encode(state)), digest_size=16).hexdigest()


def _sum(body: bytes) -> bytes:
    return hashlib.blake2b(body, digest_size=8).digest()
