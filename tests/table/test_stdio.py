"""The table over standard input and output: games begun and played in lines of JSON, and what is refused."""

import asyncio
import io
import random
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest

import riftwright
from riftwright.game import Game
from riftwright.judge.recording import rerun
from riftwright.notation.replay import Replay
from riftwright.table import protocol
from riftwright.table.protocol import LONGEST_LINE
from riftwright.table.stdio import Dialogue, serve
from tests.cli.support import AHRI, KAISA

EXAMPLES = [{"example": "kaisa"}, {"example": "ahri"}]
ME = {"decks": EXAMPLES, "seats": ["peer", "random"], "seed": 5}
BOTH = {**ME, "seats": ["peer", "peer"]}


class Talk:
    """A peer at a dialogue: every message it says, and what it is answered."""

    def __init__(self) -> None:
        self._runner: asyncio.Runner = asyncio.Runner()
        self._dialogue: Dialogue = Dialogue()

    def say(self, kind: str, **fields: object) -> list[dict[str, Any]]:
        """The answers to a message."""
        return self.line(msgspec.json.encode({"type": kind, **fields}))

    def line(self, line: bytes) -> list[dict[str, Any]]:
        """The answers to a line."""
        found: list[dict[str, Any]] = msgspec.json.decode(
            msgspec.json.encode(self._runner.run(self._dialogue.hear(line)))
        )
        return found

    def close(self) -> None:
        self._runner.close()


@pytest.fixture
def talk() -> Iterator[Talk]:
    made = Talk()
    yield made
    made.close()


def played(talk: Talk, replies: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Play on to the end, at random; the last updates."""
    chance = random.Random(1)
    while not replies[-1].get("outcome"):
        update = next(reply for reply in replies if "decision" in reply)
        option = chance.choice(update["decision"]["options"])
        replies = talk.say("answer", at=update["at"], option=option["key"], seat=update["view"]["seat"])
    return replies


def digest_of(talk: Talk) -> str:
    """The digest of the game now, by the replay."""
    return str(talk.say("save")[0]["replay"]["digest"])


def test_a_peer_plays_a_bot_to_the_end(talk: Talk) -> None:
    replies = talk.say("new", **ME)
    assert [reply["type"] for reply in replies] == ["welcome", "update"]
    assert (replies[0]["seat"], replies[0]["protocol"]) == (0, 1)
    last = played(talk, replies)
    assert [reply["type"] for reply in last] == ["update"]
    assert "wins by" in last[0]["outcome"]
    assert len(last[0]["winners"]) == 1
    refused = talk.say("answer", at=last[0]["at"], option="pass")
    assert "the game is over" in refused[0]["what"]


def test_a_peer_plays_both_seats_and_the_replay_comes_to_the_same_game(talk: Talk) -> None:
    replies = talk.say("new", **BOTH)
    assert [(reply["type"], reply.get("seat")) for reply in replies[:2]] == [("welcome", 0), ("welcome", 1)]
    assert [reply["view"]["seat"] for reply in replies[2:]] == [0, 1]
    last = played(talk, replies)
    assert last[0]["outcome"] == last[1]["outcome"]
    replay = msgspec.convert(talk.say("save")[0]["replay"], Replay)
    again = rerun(replay)
    assert again.digest() == replay.digest
    assert str(again.outcome) == last[0]["outcome"]
    assert len(replay.choices) == last[0]["at"]


def test_bots_alone_play_to_the_end_at_once(talk: Talk) -> None:
    welcome, update = talk.say("new", decks=EXAMPLES, seats=["random", "random"], seed=3)
    assert welcome["seat"] == -1
    assert update["outcome"]
    assert all(card["name"] == "" for player in update["view"]["players"] for card in player["hand"])
    assert "spectator" in talk.say("concede")[0]["what"]


def test_four_play_magma(talk: Talk) -> None:
    replies = talk.say("new", decks=EXAMPLES, seats=["random", "peer", "random", "peer"], mode="magma", seed=2)
    assert [reply.get("seat") for reply in replies[:2]] == [1, 3]
    assert played(talk, replies)[-1]["outcome"]


@pytest.mark.parametrize("deck", [{"example": "kaisa"}, {"file": KAISA}, {"text": Path(KAISA).read_text("utf-8")}])
def test_a_deck_comes_from_an_example_a_file_or_its_text(talk: Talk, deck: dict[str, str]) -> None:
    talk.say("new", decks=[deck, {"example": "ahri"}], seats=["peer", "peer"], seed=5)
    assert digest_of(talk) == Game.new([KAISA, AHRI], seed=5).digest()


def test_mode_edition_and_switches_are_those_that_are_asked_for(talk: Talk) -> None:
    switches = {"hiding-in-showdowns": "allowed"}
    welcome, *_ = talk.say("new", **BOTH, mode="match", edition="2026-07-16", switches=switches)
    assert (welcome["mode"], welcome["edition"]) == ("match", "2026-07-16")
    assert talk.say("save")[0]["replay"]["opening"]["switches"] == switches


def test_without_a_seed_one_is_drawn_and_the_replay_names_it(talk: Talk) -> None:
    talk.say("new", decks=EXAMPLES, seats=["peer", "peer"])
    replay = talk.say("save")[0]["replay"]
    assert replay["digest"] == Game.new([KAISA, AHRI], seed=replay["opening"]["seed"]).digest()


def test_a_second_game_takes_the_place_of_the_first(talk: Talk) -> None:
    replies = talk.say("new", **ME)
    update = replies[-1]
    talk.say("answer", at=update["at"], option=update["decision"]["options"][0]["key"])
    again = talk.say("new", **ME)
    assert again == replies


def test_what_reveals_nothing_is_taken_back(talk: Talk) -> None:
    replies = talk.say("new", **BOTH)
    while True:
        update = next(reply for reply in replies if "decision" in reply)
        if update["decision"]["kind"] == "act":
            break
        done = next(o["key"] for o in update["decision"]["options"] if o["kind"] in ("done", "place", "card"))
        replies = talk.say("answer", at=update["at"], option=done, seat=update["view"]["seat"])
    seat = update["view"]["seat"]
    before = digest_of(talk)
    add = next(option["key"] for option in update["decision"]["options"] if option["kind"] == "add")
    after = talk.say("answer", at=update["at"], option=add, seat=seat)
    assert digest_of(talk) != before
    assert talk.say("undo", at=after[0]["at"], seat=seat)[seat]["decision"] == update["decision"]
    assert digest_of(talk) == before


@pytest.mark.parametrize(
    ("fields", "field", "says"),
    [
        ({}, "seats", "missing required field"),
        ({**ME, "mode": "chess"}, "mode", "chess"),
        ({**ME, "edition": "1999-01-01"}, "edition", "there are 2026-03-30"),
        ({**ME, "switches": {"nonsense": "yes"}}, "switches", "nonsense"),
        ({**ME, "seed": -1}, "seed", ">= 0"),
        ({**ME, "seed": "7"}, "seed", "int"),
        ({**ME, "seats": ["peer"]}, "seats", "duel has 2 seats, and 1 are given"),
        ({**ME, "seats": ["peer", "person"]}, "seats[1]", "it is peer"),
        ({**ME, "seats": ["peer", 1]}, "seats[1]", "str"),
        ({**ME, "decks": []}, "decks", "length >= 1"),
        ({**ME, "decks": EXAMPLES * 2}, "decks", "4 decks are given"),
        ({**ME, "decks": [{}]}, "decks[0]", "one of these"),
        ({**ME, "decks": [{"example": "kaisa", "file": KAISA}]}, "decks[0]", "one of these"),
        ({**ME, "decks": [{"example": "nobody"}]}, "decks[0].example", "there are ahri, annie"),
        ({**ME, "decks": [{"example": "kaisa"}, {"file": "none.txt"}]}, "decks[1].file", "cannot be read"),
        ({**ME, "decks": [{"text": "3 Nobody at All"}]}, "decks[0].text", "Nobody at All"),
        ({**ME, "decks": [{"list": "x"}]}, "decks[0].list", "unknown field"),
        ({**ME, "mode": "magma", "seats": ["peer"] * 4, "decks": EXAMPLES[:1]}, "decks", "489.8.h"),
        ({**ME, "first": 1}, "first", "unknown field"),
    ],
)
def test_a_game_that_cannot_begin_is_refused_by_field_and_the_open_one_goes_on(
    talk: Talk, fields: dict[str, Any], field: str, says: str
) -> None:
    assert talk.say("new", **fields)[0]["field"] == field
    update = talk.say("new", **ME)[-1]
    error = talk.say("new", **fields)
    assert [reply["type"] for reply in error] == ["error"]
    assert error[0]["field"] == field
    assert says in error[0]["what"]
    after = talk.say("answer", at=update["at"], option=update["decision"]["options"][0]["key"])
    assert after[0]["at"] > update["at"]


@pytest.mark.parametrize(
    ("fields", "says"),
    [
        ({}, "which seat says it is missing; you play 1 and 2"),
        ({"seat": 0}, "seat 0 is not yours; you play 1 and 2"),
        ({"seat": 7}, "seat 7 is not yours"),
        ({"seat": -1}, ">= 0"),
    ],
)
def test_who_plays_several_seats_says_which(talk: Talk, fields: dict[str, int], says: str) -> None:
    talk.say("new", decks=EXAMPLES, seats=["random", "peer", "peer"], mode="skirmish", seed=1)
    before = digest_of(talk)
    error = talk.say("concede", **fields)[0]
    assert error["field"] == "seat"
    assert says in error["what"]
    assert digest_of(talk) == before


def test_before_a_game_there_is_nothing_to_answer(talk: Talk) -> None:
    for kind, fields in (("answer", {"at": 0, "option": "pass"}), ("save", {}), ("concede", {})):
        error = talk.say(kind, **fields)[0]
        assert "there is no game yet" in error["what"]


def test_lines_that_are_none_are_refused_one_by_one_until_the_input_ends() -> None:
    new = msgspec.json.encode({"type": "new", **ME})
    long = b'{"type":"new","decks":[{"text":"' + b"x" * (5 * LONGEST_LINE) + b'"}]}'
    sink = io.BytesIO()
    serve(io.BytesIO(b"\n".join([b"", b"\xff\xfe", long, b"[1", new, b'{"type":"save"', b"null"])), sink)
    replies = [msgspec.json.decode(line) for line in sink.getvalue().splitlines()]
    kinds = [reply["type"] for reply in replies]
    assert kinds == ["error", "error", "error", "error", "welcome", "update", "error", "error"]
    assert replies[2]["what"] == f"a message has at most {LONGEST_LINE} bytes"


# The program


COMMAND = [sys.executable, "-m", "riftwright", "serve", "--stdio"]
SOURCE = str(Path(riftwright.__file__).parents[1])


def test_the_program_ends_well_when_its_input_does() -> None:
    new = msgspec.json.encode({"type": "new", **ME}) + b"\n"
    done = subprocess.run(COMMAND, env={"PYTHONPATH": SOURCE}, input=new, capture_output=True, check=False, timeout=60)
    assert done.returncode == 0
    assert done.stderr == b""
    assert [msgspec.json.decode(line)["type"] for line in done.stdout.splitlines()] == ["welcome", "update"]


def test_the_program_ends_well_when_nobody_reads_it() -> None:
    with subprocess.Popen(
        COMMAND, env={"PYTHONPATH": SOURCE}, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE
    ) as program:
        assert program.stdin is not None and program.stdout is not None and program.stderr is not None
        program.stdout.close()
        program.stdin.write((msgspec.json.encode({"type": "new", **ME}) + b"\n") * 3)
        program.stdin.flush()
        assert program.wait(timeout=60) == 0
        assert program.stderr.read() == b""
        program.stdin.close()


def test_the_schema_is_printed() -> None:
    done = subprocess.run(
        [*COMMAND[:-1], "--schema"], env={"PYTHONPATH": SOURCE}, capture_output=True, check=True, timeout=60
    )
    assert done.stdout.decode() == protocol.schema_text() + "\n"
