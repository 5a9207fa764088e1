"""What the seat can do now: the options of its decision in groups, and where on the board each of them lies."""

import msgspec

from riftwright.core.decisions import (
    O_ACTIVATE,
    O_ADD,
    O_CARD,
    O_HIDE,
    O_MOVE,
    O_OBJECT,
    O_PLACE,
    O_PLAY,
    Option,
)
from riftwright.game import Game
from riftwright.players.human import grouped
from riftwright.table.rooms import Room

_ON_OBJECT = (O_PLAY, O_ACTIVATE, O_MOVE, O_HIDE, O_OBJECT, O_ADD, O_CARD)  # their ``a`` is the object they lie on


class Choice(msgspec.Struct, frozen=True):
    """An option: its key, its sentence, and the object (or -1) and location (or -1) on which it lies."""

    key: str
    text: str
    object: int
    place: int


class Group(msgspec.Struct, frozen=True):
    """Options of one sort."""

    title: str
    choices: list[Choice]


class Choices(msgspec.Struct, frozen=True):
    """The decision bar. Without groups there is nothing that this viewer decides now."""

    prompt: str
    rule: str
    groups: list[Group]
    by_object: dict[int, list[Choice]]
    by_place: dict[int, list[Choice]]


NOTHING = Choices("", "", [], {}, {})


def choices(room: Room, seat: int) -> Choices:
    """What the seat decides now."""
    return offered(room.game, seat) if room.asks(seat) else NOTHING


def offered(game: Game, seat: int) -> Choices:
    """The present decision of that seat."""
    decision = game.decision
    groups = [Group(group.title, [_choice(game, option) for option in group.options]) for group in grouped(decision)]
    by_object: dict[int, list[Choice]] = {}
    by_place: dict[int, list[Choice]] = {}
    for choice in (choice for group in groups for choice in group.choices):
        if choice.object >= 0:
            by_object.setdefault(choice.object, []).append(choice)
        elif choice.place >= 0:
            by_place.setdefault(choice.place, []).append(choice)
    prompt, _, _ = decision.prompt.rpartition(" (")
    return Choices(prompt or decision.prompt, decision.rule, groups, by_object, by_place)


def _choice(game: Game, option: Option) -> Choice:
    obj = option.a if option.kind in _ON_OBJECT else -1
    place = option.a if option.kind == O_PLACE else -1
    return Choice(option.key, game.describe(option), obj, place)
