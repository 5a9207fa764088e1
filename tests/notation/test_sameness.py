"""Whether two positions are the same: every part of a state matters, or it is said here why not."""

from collections.abc import Callable
from functools import cache
from typing import Any

import pytest

from riftwright.core.ids import THIS_TURN
from riftwright.core.saves import slots_of
from riftwright.core.state import ChainItem, Delayed, Field, GameState, Known, Mod, Obj, Player
from riftwright.game import Game
from riftwright.notation.board import Board
from riftwright.notation.sameness import differences, facts
from tests.support import begin, thing

# Slots that say nothing of a position, or what another one says as well.
APART: dict[type, dict[str, str]] = {
    GameState: {
        "gen": "of copies",
        "labels": "what a scenario calls things",
        "seats": "of the mode",
        "faces": "their order is no matter",
        "objects": "by where they are",
        "serial": "counts",
        "version": "counts",
        "work": "since the last decision",
        "cleanups": "since the last decision",
        "step": "unused since the turn is a task",
        "fepr": "only in the Expiration Step",
        "kills": "only while a death is told",
        "listeners": "follow from the objects",
        "replacers": "follow from the objects",
        "passives": "follow from the objects",
        "begun": "only while the order matters",
        "chain_opener": "only in a showdown",
        "outcome": "only once there is one",
    },
    Player: {"index": "is the player", "team": "of the mode"},
    Field: {"slot": "is the battlefield", "id": "is its card"},
    Obj: {
        "gen": "of copies",
        "id": "a number",
        "stamp": "a number",
        "entered": "only while the order matters",
        "types": "of the face",
        "zone": "by the list that it is in",
    },
    Mod: {"stamp": "only while the order matters"},
    Delayed: {"stamp": "only while the order matters"},
    ChainItem: {
        "serial": "a number",
        "obj": "of the source",
        "origin": "only whether it was the hand",
        **dict.fromkeys(
            ("allowed", "ambush", "free", "instructed", "less", "needs", "price", "spent", "undo", "ways"),
            "of how it could be played",
        ),
        **dict.fromkeys(("exhausted", "loc", "ready", "named"), "of permanents, which do not wait on the chain"),
        "split": "unused",
    },
    Known: {"obj": "of the ref"},
}


def board() -> Board:
    here = {"A": ["Unit 3 as Scout", "Gear as Lamp attached to Scout"], "B": ["Unit 2 as Guard damaged 1 by A"]}
    made = Board(turn="A").battlefield(controller="B", contested="A", units=here, facedown={"B": ["Charm"]})
    made.player("A", base=["Unit 1 +1 as Page"], hand=["Charm"], trash=["Smite"], runes="2 Fury", champion=["Unit 4"])
    made.chain("A", "Hextech Ray as Ray", ["Guard"])
    made.delayed("A", "Disintegrate", "former Smite", ability=2, about="Guard")
    return made.chain("A", "former Smite's ability 2", of="Disintegrate", about="Guard")


@cache
def game() -> Game:
    return begin(board())


def changed(value: Any) -> Any:
    """Another value of the same kind."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return 0 if value == 1 else value + 1
    if isinstance(value, str):
        return f"{value}x"
    if isinstance(value, list):
        return value[:-1] if value else [0]
    if isinstance(value, tuple):
        return value[:-1] if value else None
    return None


def item(state: GameState) -> ChainItem:
    return state.chain[0]


PARTS: dict[type, Callable[[GameState], Any]] = {
    GameState: lambda s: s,
    Player: lambda s: s.players[0],
    Field: lambda s: s.battlefields[0],
    Obj: lambda s: s.edit(next(oid for oid, label in s.labels if label == "Guard")),
    ChainItem: item,
    Delayed: lambda s: s.delayed[0],
}


def cases() -> list[tuple[type, str]]:
    return [(cls, name) for cls in PARTS for name in slots_of(cls) if name not in APART[cls]]


# What cannot be another value of its kind without more: it is tried on its own below.
BY_HAND = {
    (GameState, name)
    for name in ("delayed", "edition", "hits", "links", "mode", "revealed", "switches", "tasks", "weak")
} | {
    (GameState, "battlefields"),
    (GameState, "players"),
    (GameState, "decision"),
    (GameState, "chain"),
    *((Player, name) for name in ("used", "finalized_cards")),
    *((Obj, name) for name in ("mods", "attachments", "replaced", "attached_to", "face", "printed", "hidden_on")),
    *((ChainItem, name) for name in ("known", "lent", "terms", "chosen", "made", "taken", "source", "face", "ability")),
    *((ChainItem, name) for name in ("giver", "subject", "pending", "notes", "modes")),
    *((Delayed, name) for name in ("source", "subject", "face", "ability")),
}


@pytest.mark.parametrize(("cls", "slot"), [case for case in cases() if case not in BY_HAND])
def test_another_value_is_another_position(cls: type, slot: str) -> None:
    other = begin(board())
    part = PARTS[cls](other.state)
    before = getattr(part, slot)
    setattr(part, slot, changed(before))

    assert getattr(part, slot) != before
    assert differences(game().machine, other.machine) != []


def alter(other: Game, what: str) -> None:
    """The position, but for one thing."""
    s = other.state
    guard, page, ray = (thing(other, name) for name in ("Guard", "Page", "Ray"))
    ref = s.objects[guard].ref
    page_ref = s.objects[page].ref
    first, second = s.chain
    if what == "a modification":
        s.edit(page).mods = (Mod(THIS_TURN, 5, might=2),)
    elif what == "how long it lasts":
        s.edit(page).mods = (Mod(0, 5, might=1),)
    elif what == "a card":
        s.edit(page).face = s.edit(page).printed = s.objects[guard].face
    elif what == "a copy":
        s.edit(page).printed = s.objects[guard].face
    elif what == "an attachment":
        s.edit(thing(other, "Lamp")).attached_to = page
    elif what == "a use":
        s.players[0].used = (page_ref << 24,)
    elif what == "a card that was played":
        s.players[0].finalized_cards = (page,)
    elif what == "what dealt damage":
        s.hits = ((ref, 0, 0, page_ref, page_ref, 0),)
    elif what == "what is linked":
        s.links = ((page_ref, ref),)
    elif what == "what is revealed":
        s.revealed = (s.objects[s.players[0].hand[0]].ref,)
    elif what == "what is not Mighty":
        s.weak = (ref,)
    elif what == "a delayed ability":
        s.delayed = ()
    elif what == "what it is about":
        s.delayed = (Delayed(0, s.delayed[0].source, s.delayed[0].face, 1, page_ref, THIS_TURN, True, 9),)
    elif what == "a target":
        first.chosen = [[page_ref]]
    elif what == "a target that is gone":
        first.chosen = [[ref - 1]]
    elif what == "the source":
        second.source = page_ref
    elif what == "the subject":
        second.subject = page_ref
    elif what == "the giver":
        second.giver = page_ref
    elif what == "the text":
        second.face, second.ability = first.face, first.ability
    elif what == "modes":
        first.modes = [0]
    elif what == "an item that is pending":
        first.pending = True
    elif what == "notes":
        second.notes = [1]
    elif what == "what was made":
        second.made = [page]
    elif what == "what was taken":
        first.taken = [page_ref]
    elif what == "last-known information":
        second.known = Known(s.objects[guard], 2, False, False)
    elif what == "the terms":
        first.terms = [0, 1]
    elif what == "what is lent":
        first.lent = [-1, 0]
    elif what == "the order of the chain":
        s.chain.reverse()
    elif what == "who owns a spell":
        s.edit(ray).owner = 1
    elif what == "a task":
        s.tasks[0].step += 1
    elif what == "when a card was hidden":
        s.edit(s.battlefields[0].facedown[0]).hidden_on = s.turn
    elif what == "an option":
        assert s.decision is not None
        s.decision.options.pop()
    else:
        raise AssertionError(what)


WAYS = (
    *("a modification", "how long it lasts", "a card", "a copy", "an attachment", "a use", "a card that was played"),
    *("what dealt damage", "what is linked", "what is revealed", "what is not Mighty", "a delayed ability"),
    *("what it is about", "a target", "a target that is gone", "the source", "the subject", "the giver", "the text"),
    *("modes", "an item that is pending", "notes", "what was made", "what was taken", "last-known information"),
    *("the terms", "what is lent", "the order of the chain", "who owns a spell", "a task"),
    *("when a card was hidden", "an option"),
)


@pytest.mark.parametrize("what", WAYS)
def test_one_thing_otherwise_is_another_position(what: str) -> None:
    other = begin(board())
    assert differences(game().machine, other.machine) == []

    alter(other, what)

    assert differences(game().machine, other.machine) != []


def test_numbers_and_labels_are_no_matter() -> None:
    """The same board with its pieces set up in another order: other numbers, other times."""
    one = begin(Board(turn="A").player("A", base=["Unit 1 as X"]).player("B", base=["Unit 2 as Y"]))
    two = begin(Board(turn="A").player("B", base=["Unit 2"]).player("A", base=["Unit 1"]))

    assert one.digest() != two.digest()
    assert differences(one.machine, two.machine) == []


def test_what_differs_is_said_in_words() -> None:
    one = begin(Board(turn="A").player("A", hand=["Charm"]))
    two = begin(Board(turn="A").player("A", hand=["Smite"]))

    assert differences(one.machine, two.machine) == ["A's hand"]


def test_a_viewer_can_tell_no_difference_between_what_they_do_not_see() -> None:
    one = begin(Board(turn="A", seed=1).player("B", hand=["Charm"], deck=["Smite"]))
    two = begin(Board(turn="A", seed=2).player("B", hand=["Smite"], deck=["Charm"]))

    assert differences(one.machine, two.machine, viewer=0) == []
    assert differences(one.machine, two.machine) == ["chance", "B's hand", "B's main deck"]
    assert "Charm" not in str(facts(one.machine, viewer=0))


def test_the_order_of_times_matters_while_the_machine_heeds_it() -> None:
    def heeding(first: int, second: int) -> Game:
        base = [f"Unit 2 [Others: +1] since {first}", f"Unit 3 [Others: Tank] since {second}", "Unit 1 without [Tank]"]
        return begin(Board(turn="A").player("A", base=base))

    assert differences(heeding(1, 2).machine, heeding(3, 4).machine) == []
    assert differences(heeding(1, 2).machine, heeding(2, 1).machine) == ["the order of timestamps"]
