"""What can be done now, in the words of a script: the way back from ``acting``.

    for saying in sayings(game):
        print(saying.text)  # A moves Scout to 1

Every sentence is tried on a copy of the game: one that would not do just what its option does is not offered.
"""

from collections.abc import Callable, Iterator
from itertools import chain
from typing import Final, NamedTuple

from riftwright.core import decisions as d
from riftwright.core.decisions import Decision, Option
from riftwright.core.errors import RunawayError
from riftwright.core.ids import CHAMPION_ZONE, FACEDOWN, FIELD, HAND
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.judge.acting import Acting
from riftwright.judge.choosing import CannotError
from riftwright.judge.names import UnknownNameError
from riftwright.notation.script import Choice, ScriptError, parse
from riftwright.rules.machine import Machine

SEVERAL: Final = 3  # abilities of one object that are tried


class Saying(NamedTuple):
    """A statement of a script, and the option that it takes first."""

    text: str
    option: Option


def sayings(game: Game) -> list[Saying]:
    """The present decision as statements, in the order of its options; moves of several units at once follow. Empty
    where the game is over.
    """
    decision = game.state.decision
    if decision is None:
        return []
    found = []
    for option in decision.options:
        for text in _candidates(game, decision, option):
            if _does(game, text, [option.key]):
                found.append(Saying(text, option))
                break
    return [*found, *_together(game, decision)]


def _together(game: Game, decision: Decision) -> Iterator[Saying]:
    """All that can move to one place, at once (144.3)."""
    places: dict[int, list[Option]] = {}
    for option in decision.options:
        if option.kind == d.O_MOVE:
            places.setdefault(option.b, []).append(option)
    for loc, movers in places.items():
        names = [_name(game.state, option.a) for option in movers]
        text = f"{game.name(decision.player)} moves {', '.join(names)} to {_place(game.state, loc, decision.player)}"
        if len(movers) > 1 and _does(game, text, [movers[0].key]):
            yield Saying(text, movers[0])


# Is it what was meant?


class _Trial(Game):
    """A copy that notes what is chosen."""

    __slots__ = ("keys",)

    def __init__(self, machine: Machine) -> None:
        super().__init__(machine)
        self.keys: list[str] = []

    def take(self, choice: Option | str | int) -> None:
        self.keys.append(self.find(choice).key)
        super().take(choice)


def _does(game: Game, text: str, keys: list[str]) -> bool:
    """Whether the statement begins with these choices, and can be carried out."""
    s = game.state
    trial = _Trial(Machine(s.clone(), game.machine.edition, []))
    try:
        (statement,) = parse(text, names=_known(s), players=s.seats)
        assert isinstance(statement, Choice)
        Acting(trial).do(statement.player, statement.action)
    except (ScriptError, CannotError, UnknownNameError, RunawayError):
        return False
    return trial.keys[: len(keys)] == keys


def _known(s: GameState) -> list[str]:
    """The names that a script may use besides those of the catalogue."""
    faces = {s.face_of(o.id).name for o in s.objects}
    return [*(label for _, label in s.labels), *faces, *map(_short, faces)]


# Words


def _short(name: str) -> str:
    """The name of a card without what stands in brackets."""
    return name.partition("[")[0].partition(":")[0].strip()


def _names(s: GameState, oid: int) -> list[str]:
    """What an object can be called, the plainest first."""
    labels = [label for labelled, label in s.labels if labelled == oid]
    name = s.face_of(oid).name
    owner = s.seats[s.objects[oid].controller if s.objects[oid].on_board else s.objects[oid].owner]
    return [*labels, _short(name), f"{owner}'s {_short(name)}", f'"{name}"', f"#{oid}"]


def _name(s: GameState, oid: int) -> str:
    """The name that nothing else has."""
    labels = [label for labelled, label in s.labels if labelled == oid]
    twins = [o for o in s.objects if o.face == s.objects[oid].face and o.id != oid]
    return labels[0] if labels else f"#{oid}" if twins else _short(s.face_of(oid).name)


def _place(s: GameState, loc: int, player: int) -> str:
    if loc >= FIELD:
        return str(loc - FIELD + 1)
    return "base" if loc == player else f"{s.seats[loc]}'s base"


_ORIGINS: Final = {HAND: "hand", FACEDOWN: "facedown", CHAMPION_ZONE: "champion zone"}
# What needs no name.
_PLAIN: Final = {
    d.O_PASS: ("passes",),
    d.O_END_TURN: ("ends the turn",),
    d.O_YES: ("says yes",),
    d.O_NO: ("says no",),
    d.O_DECLINE: ("declines",),
    d.O_DONE: ("keeps", "chooses nothing", "declines"),
}


def _candidates(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    """Statements that may mean the option, the plainest first."""
    write = _WRITE.get(option.kind, _chooses)
    for words in chain(_PLAIN.get(option.kind, ()), write(game, decision, option)):
        yield f"{game.name(decision.player)} {words}"


def _nothing(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    yield from ()


def _plays(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    origin = _ORIGINS.get(game.state.objects[option.a].zone)
    for name in _names(game.state, option.a):
        yield f"plays {name}"
        if origin is not None:
            yield f"plays {name} from {origin}"


def _uses(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    s = game.state
    if s.objects[option.a].is_rune:
        rune = s.face_of(option.a).name.replace(" Rune", " rune")
        yield from (f"exhausts a {rune}", f"recycles an exhausted {rune}", f"recycles a ready {rune}")
    for name in _names(s, option.a):
        yield f"uses {name}"
        for number in range(1, SEVERAL + 1):
            yield f"uses {name}'s ability {number}"


def _moves(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    to = _place(game.state, option.b, decision.player)
    for name in _names(game.state, option.a):
        yield f"moves {name} to {to}"


def _hides(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    at = _place(game.state, option.b, decision.player)
    for name in _names(game.state, option.a):
        yield f"hides {name} at {at}"


def _invites(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    yield f"invites {game.name(option.a)}"


def _pays(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    yield f"pays {option.text.replace(' from the pool', '')}"
    yield "pays"


def _chooses(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    s = game.state
    if option.kind == d.O_PLAYER:
        yield f"chooses {game.name(option.a)}"
    elif option.kind == d.O_PLACE:
        yield f"chooses {_place(s, option.a, decision.player)}"
    elif option.kind == d.O_MODE:
        yield f"chooses mode {option.a + 1}"
    elif option.kind == d.O_NUMBER:
        yield f'chooses "{option.text}"' if option.text else f"chooses {option.a}"
    elif option.kind in (d.O_OBJECT, d.O_CARD):
        yield from _picks(game, decision, option)


def _picks(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    verb = {d.D_MULLIGAN: "sets aside", d.D_ASSIGN: "assigns damage to"}.get(decision.kind, "chooses")
    for name in _names(game.state, option.a):
        yield f"{verb} {name}"


def _items(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    """An item on the chain, or one that is to come on it."""
    item = game.machine.find_item(option.a)
    for name in _names(game.state, item.obj if item is not None else option.b):
        for ability in (f"{name}'s ability", *(f"{name}'s ability {n}" for n in range(1, SEVERAL + 1)), name):
            yield f"orders {ability} first" if decision.kind == d.D_ORDER else f"chooses {ability}"


def _replaces(game: Game, decision: Decision, option: Option) -> Iterator[str]:
    acted_on = _names(game.state, option.a) if option.a >= 0 else [game.name(player) for player in _seats(game)]
    for source in _names(game.state, option.b):
        for name in acted_on:
            yield f"saves {name} with {source}"


def _seats(game: Game) -> range:
    return range(len(game.state.players))


_Write = Callable[[Game, Decision, Option], Iterator[str]]
_WRITE: Final[dict[int, _Write]] = {
    **dict.fromkeys(_PLAIN, _nothing),
    d.O_PLAY: _plays,
    d.O_ACTIVATE: _uses,
    d.O_ADD: _uses,
    d.O_MOVE: _moves,
    d.O_HIDE: _hides,
    d.O_INVITE: _invites,
    d.O_PAYMENT: _pays,
    d.O_ITEM: _items,
    d.O_REPLACE: _replaces,
}
