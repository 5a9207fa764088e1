"""Bad input of any kind: a sentence on standard error that says what would be right, status 2, no traceback."""

import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.support import AHRI, KAISA, ROOT, run, squeezed

Capture = pytest.CaptureFixture[str]
SHOWDOWN = str(ROOT / "examples/scenarios/showdown/empty-battlefield.toml")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        # commands and options
        (["plya"], 'Unknown command "plya". Did you mean "play"?'),
        (["play", "--sed", "7"], "Unknown option: --sed. Did you mean --seed?"),
        (["play", "--seed", "seven"], 'Invalid value for --seed: unable to convert "seven" into int.'),
        (["play", "extra"], "extra"),
        (["explain"], "FILE requires an argument"),
        (["check"], "PATH requires an argument"),
        (["replay"], "FILE requires an argument"),
        (["rule"], "NUMBER requires an argument"),
        # what play takes
        (["play", "--mode", "duet"], "no mode 'duet'; there are duel, match, skirmish, war, magma"),
        (["play", "--edition", "2031-01-01"], "no edition '2031-01-01'; there are 2026-03-30, 2026-07-16, 2026-10-16"),
        (["play", "--seat", "cat"], "--seat: 'cat' is nobody who could sit there; it is human, random or greedy"),
        (["play", *["--seat", "random"] * 3], "--seat: given 3 times, but duel has 2 seats"),
        (["play", *["--deck", KAISA] * 3], "--deck: given 3 times, but duel has 2 seats"),
        (["play", "--seat", "human"], "--seat human: there is no terminal to ask a person at"),
        (["play", "--switch", "focus"], "--switch: 'focus' is not NAME=VALUE; see riftwright editions"),
        (["play", "--switch", "focus=mine"], "edition 2026-10-16 has no switch 'focus'; it has focus-after-conversion"),
        (
            ["play", "--switch", "focus-after-conversion=mine"],
            "switch focus-after-conversion cannot be 'mine'; it can be holder, attacker",
        ),
        (["play", "--best-of", "5"], "--best-of 5: only a match goes over several games; give --mode match"),
        (["play", "--mode", "match", "--best-of", "4"], "best of 4: in 2026-10-16 a match is best of 3 or 5 (486.6)"),
        (["play", "--deck", "nowhere.txt"], "nowhere.txt: 1 problem cannot be read: No such file"),
        (["play", "--save", "nowhere/game.rift"], "--save nowhere/game.rift: there is no folder nowhere"),
        (["play", "--save", "."], "--save .: that is a folder"),
        # what the others take
        (["rule", "323.99"], "no rule has the number '323.99'; is it 323.9"),
        (["card", "Watchful Centry"], "no card 'Watchful Centry' among those that are whole; did you mean Watchful S"),
        (["cards", "Orignis"], "no set 'Orignis' among those with whole cards: OGN (Origins)"),
        (["replay", "nowhere.rift"], "nowhere.rift: cannot be read: No such file"),
        (["deck", "check", "nowhere.txt"], "nowhere.txt: 1 problem cannot be read: No such file"),
        (["deck", "check", KAISA, "--date", "yesterday"], "--date: 'yesterday' is no day; give one such as 2026-09-18"),
        (["deck", "check", KAISA, "--mode", "duet"], "no mode 'duet'; there are duel, match, skirmish, war, magma"),
        (["deck", "check", "CMAAAAAAAAAQCAAAA4AA"], "no sound deck code: it is cut off: it ends after 12 bytes"),
        (["deck", "convert", KAISA, "--to", "xml"], "--to: no format 'xml'; there are text, plain, tts, pixelborn"),
        (["explain", "nowhere.toml"], "nowhere.toml: "),
        (["explain", SHOWDOWN, "--quote", "nowhere.json"], "nowhere.json"),
        (["explain", SHOWDOWN, "--quote", KAISA], "kaisa.txt:1: no line of it begins with a rule number"),
        (["explain", SHOWDOWN, "--quote-edition", "2026-07-16"], "--quote names that copy"),
        (["rules", "323.99"], "no rule has the number '323.99'"),
        (["check", KAISA, "--edition", "2031-01-01"], "no edition '2031-01-01'; there are 2026-03-30"),
    ],
    ids=lambda value: " ".join(Path(word).name for word in value) if isinstance(value, list) else "",
)
def test_it_is_said_what_is_wrong(capsys: Capture, arguments: list[str], expected: str) -> None:
    said = run(capsys, *arguments)

    assert said.status == 2
    assert said.out == ""
    assert said.err.startswith("riftwright: ")
    assert expected in squeezed(said.err)
    assert "Traceback" not in said.err


def test_every_problem_of_a_deck_is_said_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    deck = tmp_path / "mine.txt"
    deck.write_text("Legend:\n1 Nobody at All\nMainDeck:\nthree Clockwork Keeper\n", encoding="utf-8")
    said = run(capsys, "play", "--deck", str(deck), "--deck", AHRI)

    assert said.status == 2
    assert f"{deck}: " in said.err
    assert "line 4: 'three Clockwork Keeper' is not a count and a name" in said.err
    assert "line 2: no card 'Nobody at All'" in said.err


def test_a_scenario_that_cannot_be_read_is_named_with_its_line(capsys: Capture, tmp_path: Path) -> None:
    scenario = tmp_path / "wrong.toml"
    scenario.write_text('title = "Wrong"\nrules = [\n', encoding="utf-8")

    for command in ("explain", "compare"):
        said = run(capsys, command, str(scenario))
        assert said.status == 2
        assert str(scenario) in said.err
    checked = run(capsys, "check", str(scenario))
    assert checked.status == 2
    assert str(scenario) in checked.out + checked.err


def test_without_the_repository_it_is_said_how_to_give_decks(
    capsys: Capture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    import riftwright

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(riftwright, "__file__", str(tmp_path / "lib/riftwright/__init__.py"))
    said = run(capsys, "play")

    assert said.status == 2
    assert "riftwright play --deck mine.txt --deck theirs.txt" in said.err


@pytest.mark.parametrize(
    "command", ["", "play", "replay", "deck", "card", "cards", "rule", "editions", "explain", "check", "compare"]
)
def test_every_command_has_help(capsys: Capture, command: str) -> None:
    said = run(capsys, *([command] if command else []), "--help")

    assert said.status == 0
    assert f"Usage: riftwright {command or 'COMMAND'}" in said.out


def test_without_a_command_the_help_is_shown(capsys: Capture) -> None:
    assert run(capsys).out == run(capsys, "--help").out


def test_the_shell_sees_the_status() -> None:
    command = [sys.executable, "-m", "riftwright", "play", "--mode", "duet"]
    done = subprocess.run(command, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, check=False)

    assert done.returncode == 2
    assert done.stdout == ""
    assert done.stderr.startswith("riftwright: no mode 'duet'")
