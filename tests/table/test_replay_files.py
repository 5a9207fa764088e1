"""Replays as files: taken from the table and verified anywhere, brought to the table and played again."""

import re
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.testclient import TestClient

from riftwright import __version__
from riftwright.judge.recording import Recorder, rerun
from riftwright.notation.replay import Crash, Replay, dump_replay, opening, parse_replay
from riftwright.players import RandomPlayer
from riftwright.store import Entry, Store
from riftwright.table.journal import replay_of
from riftwright.table.record import Move, Record
from tests.cli.support import AHRI, KAISA, run
from tests.table.support import played_game


def recorded(choices: int = 2000, *, seed: int = 5) -> Replay:
    """A replay as the command line writes it."""
    recorder = Recorder(opening([KAISA, AHRI], "duel", seed=seed))
    player = RandomPlayer(seed)
    recorder.control(1, "full on")
    while recorder.game.outcome is None and len(recorder.choices) < choices:
        recorder.apply(player.choose(recorder.game).key)
    return recorder.replay()


def bring(client: TestClient, data: bytes | str, name: str = "game.rift") -> Any:
    """Bring a file, and look at what comes of it."""
    return client.post("/replay", files={"file": (name, data)})


# Taken


def test_a_file_of_the_table_is_verified_by_the_command(
    client: TestClient, store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = played_game(store)
    answer = client.get(f"/replay/{played.links.game}.rift")
    assert re.search(
        r'^attachment; filename="riftwright-[\d-]{10}-game5\.rift"$', answer.headers["content-disposition"]
    )
    taken = parse_replay(answer.content)
    assert (taken.program, taken.outcome) == (__version__, str(played.moments[-1].outcome))
    assert taken.digest == played.moments[-1].digest()
    assert [check.turn for check in taken.checkpoints] == list(range(1, played.moments[-1].state.turn + 1))
    assert [asked.text for asked in taken.control] == ["full on", "full on"]
    path = tmp_path / "taken.rift"
    path.write_bytes(answer.content)
    said = run(capsys, "replay", "--quiet", str(path))
    assert said.status == 0
    assert f"The same game: {played.last} choices, {len(taken.checkpoints) + 1} positions compared" in said.out


def test_a_file_that_was_tampered_with_is_found_out_by_the_command(
    client: TestClient, store: Store, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    played = played_game(store)
    taken = parse_replay(client.get(f"/replay/{played.links.game}.rift").content)
    begun = msgspec.structs.replace(taken.opening, seed=taken.opening.seed + 1)
    path = tmp_path / "other.rift"
    path.write_text(dump_replay(msgspec.structs.replace(taken, opening=begun)))
    said = run(capsys, "replay", "--quiet", str(path))
    assert said.status == 1
    assert "Not the same game" in said.out


def test_a_journal_is_the_replay_that_its_room_would_write(store: Store) -> None:
    """Also after much was asked for and taken back."""
    stored = store.load(played_game(store, 1).links.game)
    record = Record(stored.game.opening)
    player = RandomPlayer(3)
    entries: list[Entry] = []
    done = {
        30: [Move(0, "control", "hold on"), Move(0, "undo", "25"), Move(1, "control", "full on")],
        31: [Move(1, "undo", "10")],
        60: [Move(0, "control", "full on"), Move(1, "undo", "48")],
        70: [Move(1, "concede", "")],
    }
    for number in range(71):
        option = player.choose(record.game)
        kind = "auto" if option.key == "pass" else "choice"
        for move in done.get(number, [Move(record.game.decision.player, kind, option.key)]):
            record.enter(move)
            entries.append(Entry(stored.game.id, len(entries) + 1, *move))
    folded = replay_of(msgspec.structs.replace(stored, entries=entries))
    written = record.recorder.replay()
    assert len(folded.choices) == len(record.choices) < 60
    assert folded.choices == written.choices
    assert folded.choices[-1] == "concede:1"
    assert folded.control == written.control
    assert [asked.text for asked in folded.control] == ["full on"]
    assert rerun(folded).digest() == written.digest


# Brought


def test_a_file_is_shown_kept_and_given_back(client: TestClient, store: Store) -> None:
    replay = recorded()
    shown = bring(client, dump_replay(replay))
    assert shown.status_code == 200
    assert re.fullmatch(r"/replay/[\w-]{22}", shown.url.path)
    assert "Before the first of" in shown.text
    again = parse_replay(client.get(f"{shown.url.path}.rift").content)
    assert again == replay
    [listed] = store.games()
    assert listed.outcome == replay.outcome
    assert "Replay" in client.get("/replays").text
    assert bring(client, dump_replay(replay), "copy.rift").url.path == shown.url.path
    assert len(store.games()) == 1


def test_nobody_can_play_on_in_a_game_that_came_from_a_file(client: TestClient, store: Store) -> None:
    shown = bring(client, dump_replay(recorded(50)))
    game_id = shown.url.path.removeprefix("/replay/")
    before = store.load(game_id)
    for path in ("seat/x", "watch/", "watch/x", "host/x", "seat/x/replay", "seat/x/match"):
        assert client.get(f"/game/{game_id}/{path}").status_code in (403, 404)
    assert store.load(game_id) == before


def test_a_game_without_an_end_and_one_that_crashed_are_shown_as_far_as_they_go(client: TestClient) -> None:
    replay = recorded(50)
    crashed = msgspec.structs.replace(
        replay, digest="", choices=[*replay.choices, "pass"], crash=Crash("KeyError: 3", "")
    )
    for file in (replay, crashed):
        shown = bring(client, dump_replay(file))
        assert "Before the first of 50 choices" in shown.text
        assert client.get(f"{shown.url.path}?at=50").status_code == 200
        assert client.get(f"{shown.url.path}?at=51").status_code == 404
        again = parse_replay(client.get(f"{shown.url.path}.rift").content)
        assert (again.choices, again.digest, again.outcome) == (replay.choices, replay.digest, "")
    assert client.get("/replays").text.count("not played to its end") >= 2


def test_a_new_game_goes_on_from_a_file(client: TestClient, store: Store) -> None:
    shown = bring(client, dump_replay(recorded(50)))
    form = {"at": "50", "kind0": "person", "kind1": "person"}
    host = client.post(f"{shown.url.path}/branch", data=form)
    assert "/host/" in host.url.path
    [new, _] = store.games()
    assert new.outcome == ""
    assert len(store.load(new.id).entries) >= 50


@pytest.mark.parametrize(
    ("data", "says"),
    [
        (b"", "game.rift: no JSON"),
        (b'{\n"format": }', "game.rift:2: no JSON"),
        (b"\xff\xfe", "game.rift"),
        (b"[]", "game.rift: format: a replay says"),
        (b'{"format": "riftwright replay", "version": 99}', "game.rift: version: 99, this program reads 1 to"),
        (b'{"format": "riftwright replay", "version": 2}', "missing required field `program`"),
        (b'{"format": "<script>"}', "game.rift: format"),
    ],
)
def test_what_is_no_replay_is_refused_by_file_line_or_field(
    client: TestClient, store: Store, data: bytes, says: str
) -> None:
    answer = bring(client, data)
    assert answer.status_code == 422
    assert says in answer.text
    assert "<script>" not in answer.text
    assert store.games() == []


def changed(replay: Replay, field: str, value: object) -> Replay:
    """The replay with another value in a field of it, or of its opening."""
    if field in replay.opening.__struct_fields__:
        return msgspec.structs.replace(replay, opening=msgspec.structs.replace(replay.opening, **{field: value}))
    return msgspec.structs.replace(replay, **{field: value})


@pytest.mark.parametrize(
    ("field", "value", "says"),
    [
        ("mode", "chess", "opening: no mode &#39;chess&#39;"),
        ("edition", "1999-01-01", "opening: no edition"),
        ("first_player", 7, "opening.first_player: 7 is no seat"),
        ("decks", [], "opening.decks: a game needs at least one"),
        ("switches", {"magic": "on"}, "opening: "),
        ("seed", 6, "choice "),
        ("choices", ["pass"] * 9, "choice 1 of 9, in turn 0: &#39;pass&#39; is no legal choice"),
        ("choices", ["concede:7"], "choice 1 of 1, in turn 0: "),
        ("choices", ["concede:x"], "choice 1 of 1, in turn 0: "),
        ("choices", ["concede:0", "concede:0"], "choice 2 of 2, in turn 0: the game is over"),
        ("choices", ["x"] * 20_001, "choices: 20,001, and 20,000 are the most that are played"),
        ("digest", "0" * 32, "the positions differ at the end"),
        ("program", "0.0.7", "It was recorded by Riftwright 0.0.7; this is Riftwright"),
    ],
)
def test_a_replay_that_comes_to_no_game_or_to_another_says_where(
    client: TestClient, store: Store, field: str, value: object, says: str
) -> None:
    replay = recorded(30)
    if field == "program":
        replay = changed(replay, "digest", "0" * 32)
    answer = bring(client, dump_replay(changed(replay, field, value)))
    assert answer.status_code == 422
    assert "game.rift: " in answer.text
    assert says in answer.text
    assert store.games() == []


def test_a_form_without_a_file_is_refused(client: TestClient) -> None:
    for files in ({}, {"file": ("", b"")}, {"other": ("x", b"x")}):
        answer = client.post("/replay", files=files or {"nothing": ("", b"")})
        assert answer.status_code == 422
        assert "choose a file first: one that ends in .rift" in answer.text
    assert client.post("/replay", data={"file": "text"}).status_code == 422


def test_a_file_that_is_too_large_is_refused(client: TestClient) -> None:
    assert bring(client, b" " * 1_100_000).status_code == 400


def test_the_list_of_games_takes_a_file(client: TestClient) -> None:
    page = client.get("/replays").text
    assert re.search(r'<form[^>]* method="post" action="/replay" enctype="multipart/form-data"', page)
    assert re.search(r'<input[^>]* type="file" name="file"', page)
