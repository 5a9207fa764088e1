"""``riftwright replay``: the verdict, and the exit status that goes with it."""

from pathlib import Path

import pytest

from tests.cli.support import run

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def saved(capsys: Capture, tmp_path: Path) -> Path:
    path = tmp_path / "game.rift"
    run(capsys, "play", "--seed", "7", "--save", str(path))
    return path


def test_a_game_that_comes_out_the_same(capsys: Capture, saved: Path) -> None:
    played = run(capsys, "play", "--seed", "7")
    said = run(capsys, "replay", str(saved))

    assert said.status == 0
    assert played.last in said.out
    assert said.last.startswith("The same game: ")
    told = played.out.partition("goes first")[2].rpartition("Outcome")[0]
    assert told in said.out, "the log is that of the game"


def test_quiet_says_the_verdict_alone(capsys: Capture, saved: Path) -> None:
    said = run(capsys, "replay", "--quiet", str(saved))

    assert said.status == 0
    assert "Turn 1" not in said.out
    assert said.last.startswith("The same game: ")


def test_a_game_that_does_not_is_told_where(capsys: Capture, saved: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace('"seed": 7', '"seed": 8'), encoding="utf-8")
    said = run(capsys, "replay", "--quiet", str(saved))

    assert said.status == 1
    assert said.out.strip().startswith("Not the same game: choice ")


def test_a_game_of_another_version_says_so(capsys: Capture, saved: Path) -> None:
    text = saved.read_text(encoding="utf-8").replace('"seed": 7', '"seed": 8').replace('"program": "', '"program": "9.')
    saved.write_text(text, encoding="utf-8")

    assert "It was saved by Riftwright 9." in run(capsys, "replay", "--quiet", str(saved)).out
