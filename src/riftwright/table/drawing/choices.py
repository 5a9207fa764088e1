"""What the seat can do now: the options of its decision in groups, and where on the board each of them lies."""

from typing import Final

import msgspec

from riftwright.core.decisions import (
    D_ACT,
    D_FOCUS,
    D_PAY,
    D_PRIORITY,
    O_ACTIVATE,
    O_ADD,
    O_CARD,
    O_END_TURN,
    O_HIDE,
    O_ITEM,
    O_MOVE,
    O_OBJECT,
    O_PASS,
    O_PLACE,
    O_PLAY,
    O_PLAYER,
    O_REPLACE,
    Decision,
    Option,
)
from riftwright.core.prose import capital
from riftwright.game import Game
from riftwright.players.human import CHOICES, grouped
from riftwright.rules.visibility import sees
from riftwright.rules.wording import object_name, place_name
from riftwright.table.rooms import Room

_ON_OBJECT: Final = (O_PLAY, O_ACTIVATE, O_MOVE, O_HIDE, O_OBJECT, O_ADD, O_CARD, O_REPLACE)  # ``a`` is the object
_STEPS: Final = (D_ACT, D_FOCUS, D_PRIORITY)  # what begins something; any other decision is a step of it
_TITLES: Final = {"use": "Use an ability", "resources": "Add resources", CHOICES: ""}
NUMBERED: Final = 9  # so many options have a number key
MANY: Final = 4  # payments beyond that are folded


class Choice(msgspec.Struct, frozen=True):
    """An option: its key, its sentence and its short label, and what it lies on: an object, a location, a player or an
    item of the chain, each -1 where it does not. ``number`` is its key on the keyboard, 0 for none.
    """

    key: str
    text: str
    label: str
    object: int = -1
    place: int = -1
    player: int = -1
    item: int = -1
    number: int = 0
    main: bool = False  # goes on with the game: pass, end the turn


class Group(msgspec.Struct, frozen=True):
    """Options of one sort; ``folded`` where they are many and seldom wanted, ``more`` are folded behind the others."""

    title: str
    choices: list[Choice]
    more: list[Choice] = []
    folded: bool = False


class Choices(msgspec.Struct, frozen=True):
    """The decision bar. Without groups there is nothing that this viewer decides now. ``doing`` says what the decision
    is a step of, with what has been chosen so far.
    """

    prompt: str
    rule: str
    groups: list[Group]
    by_object: dict[int, list[Choice]]
    by_place: dict[int, list[Choice]]
    by_player: dict[int, list[Choice]] = {}
    by_item: dict[int, list[Choice]] = {}
    step: bool = False
    unseen: list[int] = []  # objects to choose from that lie where the board does not show them


NOTHING: Final = Choices("", "", [], {}, {})


def choices(room: Room, seat: int) -> Choices:
    """What the seat decides now."""
    return offered(room.game, seat) if room.asks(seat) else NOTHING


def offered(game: Game, seat: int) -> Choices:
    """The present decision of that seat."""
    decision = game.decision
    number = 0
    groups = []
    every: list[Choice] = []
    for group in grouped(decision):
        folded = group.title == "resources"
        found = []
        for option in group.options:
            number += 1
            found.append(_choice(game, decision, option, number if number <= NUMBERED and not folded else 0))
        every += found
        groups.append(_group(decision, group.title, found, folded))
    by_object, by_place, by_player, by_item = (_by(every, lies_on) for lies_on in ("object", "place", "player", "item"))
    prompt, _, _ = decision.prompt.rpartition(" (")
    return Choices(
        prompt=capital(prompt or decision.prompt),
        rule=decision.rule,
        groups=groups,
        by_object=by_object,
        by_place=by_place,
        by_player=by_player,
        by_item=by_item,
        step=decision.kind not in _STEPS,
        unseen=[o.a for o in decision.options if o.kind == O_CARD and not sees(game.state, seat, o.a)],
    )


def _group(decision: Decision, title: str, found: list[Choice], folded: bool) -> Group:
    shown = found
    if decision.kind == D_PAY and len(found) > MANY + 1:
        paying = [choice for choice in found if choice.key.startswith("pay")]
        folded_away = paying[MANY:]
        shown = [choice for choice in found if choice not in folded_away]
    more = [choice for choice in found if choice not in shown]
    return Group(_TITLES.get(title, capital(title)), shown, more, folded)


def _by(every: list[Choice], lies_on: str) -> dict[int, list[Choice]]:
    found: dict[int, list[Choice]] = {}
    for choice in every:
        where: int = getattr(choice, lies_on)
        if where >= 0:
            found.setdefault(where, []).append(choice)
    return found


def _choice(game: Game, decision: Decision, option: Option, number: int) -> Choice:
    kind = option.kind
    text = game.describe(option)
    return Choice(
        key=option.key,
        text=capital(text),
        label=capital(_label(game, option, text)),
        object=option.a if kind in _ON_OBJECT else -1,
        place=option.a if kind == O_PLACE else -1,
        player=option.a if kind == O_PLAYER else -1,
        item=option.a if kind == O_ITEM else -1,
        number=number,
        main=kind in (O_PASS, O_END_TURN),
    )


def _label(game: Game, option: Option, text: str) -> str:
    """The option within its group, which says what kind it is."""
    s = game.state
    if option.kind == O_PLAY:
        return text.removeprefix("play ")
    if option.kind in (O_ACTIVATE, O_ADD):
        return text.removeprefix("use ")
    if option.kind == O_MOVE:
        return f"{object_name(s, option.a)} → {place_name(s, option.b)}"
    if option.kind == O_HIDE:
        return text.removeprefix("hide ")
    return text
