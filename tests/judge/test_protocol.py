"""The JSON of a story: it fits the published schema, reads back as it was, and leaves nothing of an event out."""

import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]

from riftwright.core import events as ev
from riftwright.core.events import Event
from riftwright.game import Game
from riftwright.judge import protocol
from riftwright.judge.data import Writer
from riftwright.judge.explain import Explanation, explain, explain_game
from riftwright.judge.telling import Teller
from riftwright.notation.board import Board
from riftwright.players import RandomPlayer

ROOT = Path(__file__).resolve().parents[2]
SCENARIOS = sorted([*ROOT.glob("examples/**/*.toml"), *ROOT.glob("rulings/**/*.toml")])
DECKS = ["examples/decks/kaisa.txt", "examples/decks/ahri.txt"]


@cache
def validator() -> Any:
    return Draft202012Validator(protocol.schema())


def problems(text: str) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator().iter_errors(json.loads(text))]


# The schema


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(protocol.schema())


@pytest.mark.parametrize("path", SCENARIOS, ids=lambda path: path.relative_to(ROOT).with_suffix("").as_posix())
def test_the_story_of_every_scenario_fits_it_and_reads_back(path: Path) -> None:
    told = explain(path)
    text = told.json()

    assert problems(text) == []
    assert protocol.decode(text) == told.data()


def test_a_whole_game_fits_it() -> None:
    game = Game.new(DECKS, mode="duel", seed=5)
    bot = RandomPlayer(5)
    while game.outcome is None:
        game.apply(bot.choose(game))
    text = explain_game(game, "A duel").json()

    assert problems(text) == []
    assert len(protocol.decode(text).events) == len(game.log)


def whole() -> dict[str, Any]:
    """A small story as data that may be damaged."""
    found: dict[str, Any] = json.loads(explain(ROOT / "examples/scenarios/showdown/empty-battlefield.toml").json())
    return found


@pytest.mark.parametrize(
    ("damage", "where"),
    [
        (lambda data: data.pop("events"), "$: 'events' is a required property"),
        (lambda data: data["events"][0].pop("kind"), "$.events[0]: 'kind' is a required property"),
        (lambda data: data["events"][0].update(kind="magic"), "$.events[0].kind: 'magic' is not one of"),
        (lambda data: data["events"][2].update(rule="rule 5"), "$.events[2].rule: 'rule 5' is not valid"),
        (lambda data: data["events"][2]["object"].update(id="Scout"), "$.events[2].object"),
        (lambda data: data.update(protocol=2), "$.protocol: 2 is greater than the maximum of 1"),
        (lambda data: data.update(edition="2025"), "$.edition: '2025' is not one of"),
    ],
)
def test_what_is_no_story_does_not_fit_it(damage: Any, where: str) -> None:
    data = whole()
    damage(data)
    (problem,) = problems(json.dumps(data))

    assert problem.startswith(where)


def test_what_is_no_story_is_not_read() -> None:
    with pytest.raises(msgspec.ValidationError, match=r"events\[0\]"):
        protocol.decode(json.dumps(whole() | {"events": [{"index": 0}]}))


# Events


def told() -> Writer:
    """A writer for a board with Scout and Guard."""
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", base=["Unit 2 as Scout"])
    return Writer(Teller(Game.from_state(board.state()).state), "2026-07-16")


def event(kind: int, **fields: Any) -> dict[str, Any]:
    """An event that happens to Scout and Guard, as data without what all events have."""
    given: dict[str, Any] = {
        "rule": "323",
        "player": -1,
        "obj": -1,
        "other": -1,
        "amount": 0,
        "loc": -1,
        "text": "",
    } | fields
    write = told()
    ids = {name: oid for oid, name in write.t.state.labels}
    for name in ("obj", "other"):
        given[name] = ids.get(given[name], given[name])
    data: dict[str, Any] = json.loads(msgspec.json.encode(write.event(0, Event(kind, **given))))
    for name in ("index", "kind", "sentence", "rule", "number"):
        data.pop(name, None)
    return {name: value.get("name", value) if isinstance(value, dict) else value for name, value in data.items()}


@pytest.mark.parametrize(
    ("given", "shown"),
    [
        ({"kind": ev.MOVED, "player": 0, "obj": "Scout", "other": 0, "loc": 8},
         {"player": "A", "object": "Scout", "origin": "A's base", "place": "battlefield 1"}),
        ({"kind": ev.DAMAGED, "player": 0, "obj": "Guard", "other": "Scout", "amount": 2},
         {"player": "A", "object": "Guard", "source": "Scout", "amount": 2}),
        ({"kind": ev.DIED, "player": 0, "obj": "Guard", "other": 1, "amount": 3, "loc": 8, "text": "4"},
         {"player": "A", "object": "Guard", "controller": "B", "might": 3, "damage": 4, "place": "battlefield 1"}),
        ({"kind": ev.DIED, "player": 0, "obj": "Guard", "other": 1, "amount": -1, "loc": 8, "text": "0"},
         {"player": "A", "object": "Guard", "controller": "B", "place": "battlefield 1"}),
        ({"kind": ev.GAVE, "obj": "Guard", "other": 2, "amount": 2, "text": "Assault 2 this turn"},
         {"object": "Guard", "keyword": "Assault", "amount": 2, "text": "Assault 2 this turn"}),
        ({"kind": ev.GAVE, "obj": "Guard", "amount": -1, "text": "-1 Might this turn"},
         {"object": "Guard", "amount": -1, "text": "-1 Might this turn"}),
        ({"kind": ev.ATTACHED, "player": 0, "obj": "Scout", "other": "Guard"},
         {"player": "A", "object": "Scout", "attached_to": "Guard"}),
        ({"kind": ev.REPLACED, "player": 0, "obj": "Scout", "other": "Guard", "amount": ev.DIED},
         {"player": "A", "object": "Scout", "acted_on": "Guard", "replaced": "died"}),
        ({"kind": ev.CONTROL_ESTABLISHED, "player": 0, "other": 1, "loc": 8},
         {"player": "A", "taken_from": "B", "place": "battlefield 1"}),
        ({"kind": ev.CONTROL_TAKEN, "player": 0, "obj": "Guard", "other": 1, "amount": 7},
         {"player": "A", "object": "Guard", "taken_from": "B", "item": "Guard's ability"}),
        ({"kind": ev.COMBAT_WON, "player": 0, "other": 1, "loc": 8},
         {"player": "A", "loser": "B", "place": "battlefield 1"}),
        ({"kind": ev.POINT_GAINED, "player": 0, "other": 5, "amount": 1}, {"player": "A", "amount": 1, "points": 5}),
        ({"kind": ev.ADDED, "player": 0, "other": 0, "amount": 1},
         {"player": "A", "amount": 1, "resource": "Fury Power"}),
        ({"kind": ev.COST_PAID, "player": 0, "obj": "Scout", "other": 1, "amount": 2},
         {"player": "A", "object": "Scout", "energy": 2, "power": 1}),
        ({"kind": ev.CHOSEN, "player": 0, "other": "Scout", "loc": 1, "text": "player"},
         {"player": "A", "chosen_for": "Scout", "chosen_player": "B"}),
        ({"kind": ev.CHOSEN, "player": 0, "other": "Scout", "loc": 8},
         {"player": "A", "chosen_for": "Scout", "place": "battlefield 1"}),
        ({"kind": ev.PLAYED, "player": 0, "obj": "Scout", "amount": 9, "loc": 8},
         {"player": "A", "object": "Scout", "hidden_at": "battlefield 1", "place": "battlefield 1"}),
        ({"kind": ev.PHASE_BEGAN, "player": 0, "amount": 1, "text": "awaken"}, {"player": "A", "phase": "awaken"}),
        ({"kind": ev.TURN_BEGAN, "player": 0, "amount": 7}, {"player": "A", "turn": 7}),
    ],
    ids=lambda value: ev.NAMES[value["kind"]] if "kind" in value else "",
)  # fmt: skip
def test_what_the_numbers_of_an_event_mean(given: dict[str, Any], shown: dict[str, Any]) -> None:
    assert event(**given) == shown


def test_a_cleanup_says_why_it_was_outstanding() -> None:
    """319.8 and 319.6, as bits."""
    data = event(ev.CLEANUP_BEGAN, other=1 << 8 | 1 << 6)

    assert data["cleanup"] == "cleanup"
    assert [occasion["rule"] for occasion in data["occasions"]] == ["319.8", "319.6"]


def test_an_answer_says_what_was_asked() -> None:
    data = event(ev.CHOICE, player=0, other=0, amount=4, loc=1, text="move Scout to battlefield 1")

    assert (data["decision"], data["option"], data["picked"]) == ("act", "move", 1)


# Numbers that are no number of the story: an occasion's bits, the kind of an item, a step's place among the tasks, how
# many cards are recycled or discarded together.
SILENT = {
    ev.STEP_BEGAN: {"amount"},
    ev.CHOSEN: {"amount"},
    ev.IGNORED: {"amount"},
    ev.CLEANUP_BEGAN: {"other"},
    ev.MOVED: {"amount"},
    ev.RECYCLED: {"amount"},
    ev.DISCARDED: {"amount"},
}


def numbers(value: object) -> Iterator[int]:
    """All the numbers in it."""
    if isinstance(value, dict):
        for inner in value.values():
            yield from numbers(inner)
    elif isinstance(value, int):
        yield value


def missing(told: Explanation) -> list[str]:
    """Numbers of events that their data do not hold, and do not name either."""
    found = []
    for at, (e, data) in enumerate(zip(told.game.log, told.data().events, strict=True)):
        shown = set(numbers(msgspec.to_builtins(data) | {"index": -1}))
        named = data.kind in ("gave", "added", "phase_began", "item_added", "replaced", "choice", "redesignated")
        named = named or data.kind.startswith("cleanup") or data.hidden_at is not None
        for name, nothing in (("player", -1), ("obj", -1), ("other", -1), ("amount", 0), ("loc", -1)):
            value = getattr(e, name)
            silent = name in SILENT.get(e.kind, ()) or (named and name in ("other", "amount"))
            if value != nothing and value not in shown and not silent and not (e.kind == ev.DIED and value < 0):
                found.append(f"{at} {data.kind}: {name} {value}")
    return found


@pytest.mark.parametrize("folder", sorted({path.parent for path in SCENARIOS}), ids=lambda path: path.name)
def test_nothing_that_an_event_holds_is_left_out(folder: Path) -> None:
    for path in folder.glob("*.toml"):
        assert missing(explain(path)) == [], path
