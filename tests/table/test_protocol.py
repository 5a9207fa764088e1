"""The protocol of the table: its JSON Schema, that every message of whole games fits it, and what the page says."""

import asyncio
import random
import re
from functools import cache
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator  # type: ignore[import-untyped]
from starlette.testclient import TestClient

from riftwright.core.decisions import DECISION_NAMES, OPTION_NAMES
from riftwright.game import Game
from riftwright.players import RandomPlayer
from riftwright.store import Store
from riftwright.table import protocol
from riftwright.table.control import PHASES, Control
from riftwright.table.stdio import Dialogue
from tests.cli.support import AHRI, KAISA, ROOT
from tests.table.support import Peer, new_game, program
from tools.documentation import blocks


@cache
def validator(direction: str) -> Any:
    schema = protocol.schema()
    schema["anyOf"] = [{"$ref": f"#/$defs/{direction}"}]
    return Draft202012Validator(schema)


def problems(direction: str, message: object) -> list[str]:
    return [f"{error.json_path}: {error.message}" for error in validator(direction).iter_errors(message)]


def test_the_schema_is_a_schema() -> None:
    Draft202012Validator.check_schema(protocol.schema())


@pytest.mark.parametrize(
    ("mode", "seats"),
    [
        ("duel", ["peer", "peer"]),
        ("match", ["peer", "random"]),
        ("skirmish", ["random", "peer", "random"]),
        ("magma", ["random", "random", "random", "peer"]),
    ],
)
def test_every_message_of_a_whole_game_fits_the_schema(mode: str, seats: list[str]) -> None:
    chance = random.Random(3)
    dialogue = Dialogue()
    kinds: set[str] = set()
    said: dict[str, Any] = {
        "type": "new",
        "mode": mode,
        "seats": seats,
        "decks": [{"example": "kaisa"}, {"example": "ahri"}],
        "seed": 3,
    }
    with asyncio.Runner() as runner:
        while True:
            assert problems("to_table", said) == []
            replies = msgspec.json.decode(msgspec.json.encode(runner.run(dialogue.hear(msgspec.json.encode(said)))))
            for reply in replies:
                kinds.add(reply["type"])
                assert problems("from_table", reply) == []
            if said["type"] == "save":
                break
            asked = next((reply for reply in replies if "decision" in reply), None)
            if asked is None:
                said = {"type": "save"}
                continue
            option = chance.choice(asked["decision"]["options"])
            said = {"type": "answer", "at": asked["at"], "option": option["key"], "seat": asked["view"]["seat"]}
    assert kinds == {"welcome", "update", "replay"}


def test_what_a_websocket_sends_fits_the_schema(client: TestClient, store: Store) -> None:
    links = new_game(store, ("person", "random"))
    with program(client, links.seats[0]) as socket, program(client, links.watch) as other:
        peer, watching = Peer(socket), Peer(other)
        update = peer.hear()
        while "decision" not in update:
            update = peer.hear()
        peer.say("answer", at=update["at"] + 1, option="done")
        peer.hear("error")
        peer.say("control", command="full on")
        peer.say("answer", at=update["at"], option=update["decision"]["options"][0]["key"])
        peer.update(update["at"] + 1)
        peer.say("concede")
        while not peer.hear().get("outcome"):
            pass
        while not watching.hear().get("outcome"):
            pass
    for message in peer.heard + watching.heard:
        assert problems("from_table", message) == []


@pytest.mark.parametrize(
    "message",
    [
        {"type": "answer", "at": 0},
        {"type": "answer", "at": -1, "option": "pass"},
        {"type": "answer", "at": 0, "option": "pass", "more": 1},
        {"type": "answer", "at": 0, "option": "x" * 201},
        {"type": "answer", "at": 0, "option": "pass", "seat": 8},
        {"type": "consent", "at": 0, "yes": "yes"},
        {"type": "control"},
        {"type": "cheat"},
        {"type": "new", "seats": ["peer"], "decks": []},
        {"type": "new", "seats": ["peer"], "decks": [{"example": "kaisa", "file": "kaisa.txt"}]},
        {"type": "new", "seats": ["peer"], "decks": [{}]},
        {"type": "new", "seats": ["peer"], "decks": [{"example": "kaisa"}], "seed": -1},
    ],
)
def test_what_the_table_refuses_does_not_fit_the_schema(message: dict[str, Any]) -> None:
    assert problems("to_table", message) != []


def test_the_schema_names_every_kind_of_decision_and_of_option() -> None:
    parts = protocol.schema()["$defs"]
    assert parts["DecisionData"]["properties"]["kind"]["enum"] == list(DECISION_NAMES)
    assert parts["OptionData"]["properties"]["kind"]["enum"] == list(OPTION_NAMES)


# docs/protocol.md


PAGE = ROOT / "docs" / "protocol.md"
TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = [line for block in blocks(PAGE) if block.language == "jsonl" for line in block.text.splitlines()]


@pytest.mark.parametrize("line", EXAMPLES)
def test_an_example_fits_the_schema(line: str) -> None:
    message = msgspec.json.decode(line)
    direction = "from_table" if message["type"] in ("welcome", "error") else "to_table"
    assert problems(direction, message) == []


def test_every_message_but_the_long_ones_has_an_example() -> None:
    shown = {msgspec.json.decode(line)["type"] for line in EXAMPLES}
    tags = {kind.__struct_config__.tag for kind in (*protocol.Line.__args__, *protocol.Reply.__args__)}
    assert tags - shown == {"update", "replay"}


def test_the_game_of_the_examples_is_the_one_that_they_begin(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    dialogue = Dialogue()
    shown = [msgspec.json.decode(line) for line in EXAMPLES]
    with asyncio.Runner() as runner:
        replies = msgspec.to_builtins(runner.run(dialogue.hear(msgspec.json.encode(shown[0]))))
    assert replies[0] in shown
    decision = next(block.text for block in blocks(PAGE) if block.language == "json")
    assert replies[1]["decision"] == msgspec.json.decode(decision)
    assert replies[1]["at"] == next(message["at"] for message in shown if message["type"] == "answer")


def documented() -> dict[str, list[str]]:
    """The kinds of options in the table of the page, each with its numbers."""
    table = TEXT.partition("| kind of option |")[2].partition("\n\n")[0]
    rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()[2:]]
    return {row[0].strip("`"): row[1].split(", ") if row[1] else [] for row in rows}


def test_the_page_tells_of_every_kind_of_option_and_of_decision() -> None:
    assert set(documented()) == set(OPTION_NAMES)
    kinds = TEXT.partition("The kinds of a decision are ")[2].partition("\n")[0]
    assert set(re.findall(r"`(\w+)`", kinds)) == set(DECISION_NAMES)


def test_the_numbers_of_options_are_those_that_the_page_names() -> None:
    fewest = {**{kind: len(numbers) for kind, numbers in documented().items()}, "use": 2, "item": 1}
    seen: set[str] = set()
    for seed, mode in enumerate(("duel", "match", "skirmish", "magma")):
        game = Game.new([KAISA, AHRI], mode=mode, seed=seed, log=False)
        bot = RandomPlayer(seed)
        while game.outcome is None:
            for option in protocol.decision(game).options:
                seen.add(option.kind)
                assert fewest[option.kind] <= len(option.numbers) <= len(documented()[option.kind]), option
                assert ":".join([option.kind, *map(str, option.numbers)]) == option.key
            game.apply(bot.choose(game))
    assert len(seen) > len(OPTION_NAMES) // 2


def test_every_command_of_the_page_is_one() -> None:
    table = TEXT.partition("| command |")[2].partition("\n\n")[0]
    commands = [command for row in table.splitlines()[2:] for command in re.findall(r"`([^`]+)`", row.split("|")[1])]
    for command in commands:
        for phase in PHASES:
            said = command if " " in command else "stop theirs PHASE on"
            Control().obey(said.replace("PHASE", phase), 0)
            assert f"`{phase}`" in TEXT
