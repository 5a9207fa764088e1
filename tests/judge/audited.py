"""The position that the audit is tried on, moments made of it by hand, and what it finds in them."""

from collections.abc import Callable, Iterable, Sequence

from riftwright.core.events import Event
from riftwright.core.ids import (
    BATTLEFIELD,
)
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.judge.audit.moment import Findings, Moment
from riftwright.notation.board import Board
from tests.support import thing

SCOUT, GUARD, BLADE, SHIELD, RAY, LURK, RUNE = "Scout", "Guard", "Blade", "Harness", "Ray", "Lurk", "Fury Rune"
BOLT = "Spell 1 [Reaction]: deal 3 to a unit"


def position(edition: str = "2026-07-16") -> Game:
    """A's turn: Scout at A's battlefield, Blade in A's base, Guard in B's; A has cards in hand and runes."""
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": [f"Unit 3 as {SCOUT}"]})
    board.battlefield()
    board.player("B", base=[f"Unit 2 as {GUARD}"])
    board.player(
        "A", base=[f"Unit 1 as {BLADE}", f"Gear as {SHIELD}"], hand=[f"{BOLT} as {RAY}", f"Unit 2 [Hidden] as {LURK}"]
    )
    board.player("A", runes="2 Fury")
    return Game.from_state(board.state())


GAME = position()


def oid(name: str) -> int:
    if name == RUNE:
        return GAME.state.players[0].runes[0]
    return thing(GAME, name)


def event(
    kind: int,
    rule: str = "",
    player: int = -1,
    obj: str | int = -1,
    other: int = -1,
    amount: int = 0,
    loc: int = -1,
    text: str = "",
) -> Event:
    return Event(kind, rule, player, oid(obj) if isinstance(obj, str) else obj, other, amount, loc, text)


Change = Callable[[GameState], object]


def edit(name: str, **values: int) -> Change:
    def change(s: GameState) -> None:
        o = s.edit(oid(name))
        for key, value in values.items():
            setattr(o, key, value)

    return change


def at(attribute: str, value: object) -> Change:
    return lambda s: setattr(s, attribute, value)


def on_field(**values: int) -> Change:
    def change(s: GameState) -> None:
        for key, value in values.items():
            setattr(s.battlefields[0], key, value)

    return change


def all_of(*changes: Change) -> Change:
    def change(s: GameState) -> None:
        for one in changes:
            one(s)

    return change


def nothing(s: GameState) -> None:
    """No change."""


def moment(after: Change = nothing, events: Sequence[Event] = (), task: str = "", before: Change = nothing) -> Moment:
    """A moment that begins in the position, ``before`` made of it, and ends with ``after`` made of that."""
    was = GAME.state.clone()
    before(was)
    now = was.clone()
    after(now)
    return Moment(was, now, events, task)


def rules(findings: Iterable[tuple[str, str]]) -> set[str]:
    return {rule for rule, _ in findings}


def begins(kind: int, loc: int = 9) -> Event:
    return event(kind, "323.12", 0, obj=GAME.state.battlefields[loc - 8].id, loc=loc)


def intruder(s: GameState) -> None:
    """Guard has come to the first battlefield."""
    s.players[1].base.remove(oid(GUARD))
    s.battlefields[0].units.append(oid(GUARD))
    edit(GUARD, zone=BATTLEFIELD, loc=8)(s)


def sequence(look: Callable[[Moment], Findings], *moments: Moment) -> set[str]:
    """The rules that are cited as one moment follows the other."""
    return {rule for one in moments for rule in rules(look(one))}


def told(*events: Event, task: str = "", before: Change = nothing) -> Moment:
    return moment(events=events, task=task, before=before)
