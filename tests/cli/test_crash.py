"""When the engine fails: a file is left that reproduces it."""

import base64
from pathlib import Path

import pytest

from riftwright.core.decisions import Option
from riftwright.core.errors import RunawayError
from riftwright.game import Game
from riftwright.notation.replay import read_replay
from tests.cli.support import AHRI, KAISA, run, squeezed

Capture = pytest.CaptureFixture[str]
sound = Game.apply


def fails_in_turn_3(game: Game, choice: Option | str | int) -> None:
    """An engine that does not come to rest when somebody ends the third turn."""
    if game.state.turn == 3 and game.find(choice).key == "end":
        raise RunawayError("64 cleanups in a row", game.state)
    sound(game, choice)


@pytest.fixture
def crashed(capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """The file that a crash has left."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Game, "apply", fails_in_turn_3)
    said = run(capsys, "play", "--deck", KAISA, "--deck", AHRI, "--seed", "7")
    [path] = tmp_path.glob("*")
    err = squeezed(said.err)

    assert said.status == 1
    assert "the engine failed at choice" in err
    assert "(end): RunawayError: 64 cleanups in a row" in err
    assert f"Reproduce it with: riftwright replay {path.name}" in err
    assert "Traceback" not in said.err
    return path


def test_the_file_holds_the_choices_and_the_position_before_the_last(crashed: Path) -> None:
    replay = read_replay(crashed)

    assert crashed.name.startswith("riftwright-crash-")
    assert crashed.suffix == ".rift"
    assert replay.opening.seed == 7
    assert replay.choices[-1] == "end"
    assert replay.crash is not None
    assert replay.crash.error == "RunawayError: 64 cleanups in a row"
    game = Game.load(base64.b64decode(replay.crash.save))
    assert game.state.turn == 3
    assert game.find("end")


def test_a_replay_of_it_crashes_again(capsys: Capture, crashed: Path) -> None:
    said = run(capsys, "replay", "--quiet", str(crashed))

    assert said.status == 1
    assert "The crash is still there, at choice" in said.out
    assert "fails_in_turn_3" in said.out


def test_a_replay_says_when_the_crash_is_gone(capsys: Capture, crashed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "apply", sound)
    said = run(capsys, "replay", "--quiet", str(crashed))

    assert said.status == 0
    assert "The crash is gone: end goes through now" in said.out
    assert "It was RunawayError: 64 cleanups in a row" in said.out


def test_a_game_that_cannot_begin_leaves_a_file_too(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.chdir(tmp_path)

    def broken(game: Game) -> None:
        raise AssertionError("nothing to ask")

    monkeypatch.setattr(Game, "_run", broken)
    said = run(capsys, "play", "--deck", KAISA, "--seed", "7")
    [path] = tmp_path.glob("*")

    assert said.status == 1
    assert "the engine failed before the first choice: AssertionError: nothing to ask" in said.err
    assert read_replay(path).choices == []
    again = run(capsys, "replay", str(path))
    assert again.status == 1
    assert "at the beginning of the game: AssertionError: nothing to ask" in again.out


def test_where_nothing_can_be_written_the_choices_are_said(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def refuses(*arguments: object, **options: object) -> None:
        raise PermissionError("read only")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(Game, "apply", fails_in_turn_3)
    monkeypatch.setattr(Path, "write_text", refuses)
    said = run(capsys, "play", "--deck", KAISA, "--seed", "7")

    assert said.status == 1
    assert "No file could be written; the choices were: done card:" in squeezed(said.err)
