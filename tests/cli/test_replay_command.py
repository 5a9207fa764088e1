"""``riftwright replay``: the verdict, and the exit status that goes with it."""

import re
from pathlib import Path

import pytest

from tests.cli.support import run, squeezed

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


# A position of it as a scenario


def test_a_position_becomes_a_scenario_that_passes(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "moment.toml"
    said = run(capsys, "replay", str(saved), "--at", "60", "--scenario", str(path))

    assert said.status == 0
    assert path.name in said.out
    assert "Turn 1" not in said.out, "the game is not told"
    assert run(capsys, "check", str(path)).status == 0
    assert "after 60 choices" in path.read_text(encoding="utf-8")


def test_without_a_number_it_is_the_last_position(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "moment.toml"
    run(capsys, "replay", str(saved), "--scenario", str(path))

    assert re.search(r"expect [AB] wins", path.read_text(encoding="utf-8"))
    assert run(capsys, "check", str(path)).status == 0


def test_as_a_player_sees_it(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    path = tmp_path / "moment.toml"
    said = run(capsys, "replay", str(saved), "--at", "60", "--scenario", str(path), "--eyes", "B")

    assert said.status == 0
    assert "# As B sees it" in path.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "why"),
    [
        (("--at", "99999", "--scenario", "FILE"), "no position after 99999 choices: the replay has 0 to "),
        (("--at", "-1", "--scenario", "FILE"), "no position after -1 choices"),
        (("--at", "5"), "--at and --eyes say which position"),
        (("--scenario", "FILE", "--eyes", "Q"), "--eyes Q: there is no such player, only A, B"),
        (("--scenario", "FILE/below"), "FILE"),
    ],
)
def test_positions_that_cannot_be_written(
    capsys: Capture, saved: Path, tmp_path: Path, arguments: tuple[str, ...], why: str
) -> None:
    path = tmp_path / "moment.toml"
    path.touch()
    said = run(capsys, "replay", str(saved), *(part.replace("FILE", str(path)) for part in arguments))

    assert said.status == 2
    assert why.replace("FILE", path.name) in squeezed(said.err)


def test_a_game_that_diverges_before_that_position(capsys: Capture, saved: Path, tmp_path: Path) -> None:
    saved.write_text(saved.read_text(encoding="utf-8").replace('"seed": 7', '"seed": 8'), encoding="utf-8")
    path = tmp_path / "moment.toml"
    said = run(capsys, "replay", str(saved), "--at", "150", "--scenario", str(path))

    assert said.status == 1
    assert said.out.strip().startswith("Not the same game: choice ")
    assert not path.exists()
