"""``riftwright play``: whole games between bots, and the line that names how they end."""

import re
import subprocess
import sys
from pathlib import Path

import pytest

from riftwright.core.ids import BATTLEFIELD_CARD
from riftwright.judge.recording import rerun
from riftwright.notation.replay import Replay, read_replay
from tests.cli.support import AHRI, KAISA, ROOT, run, squeezed

OUTCOME = re.compile(
    r"Outcome: (?P<who>.+) by (?P<how>points|burn out|concession|effect) \((?P<points>\d+( to \d+)+)\) "
    r"after \d+ turns, \d+ decisions, seed (?P<seed>\d+), edition (?P<edition>[\d-]+)"
)
Capture = pytest.CaptureFixture[str]


def outcome(line: str) -> re.Match[str]:
    match = OUTCOME.fullmatch(line)
    assert match is not None, line
    return match


# One game


def test_a_game_between_bots_ends_with_one_line_that_names_the_outcome(capsys: Capture) -> None:
    said = run(capsys, "play", "--deck", KAISA, "--deck", AHRI, "--seed", "7")

    assert (said.status, said.err) == (0, "")
    end = outcome(said.last)
    assert end["seed"] == "7"
    assert end["edition"] == "2026-10-16"
    best, other = map(int, end["points"].split(" to "))
    assert best >= 8 > other


def test_the_same_seed_gives_the_same_game_and_another_seed_another(capsys: Capture) -> None:
    first = run(capsys, "play", "--seed", "7").out

    assert run(capsys, "play", "--seed", "7").out == first
    assert run(capsys, "play", "--seed", "8").out != first


def test_a_seed_that_was_drawn_is_named_and_brings_the_game_back(capsys: Capture) -> None:
    said = run(capsys, "play")

    assert run(capsys, "play", "--seed", outcome(said.last)["seed"]).out == said.out


@pytest.mark.parametrize("edition", ["2026-03-30", "2026-07-16", "2026-10-16"])
def test_a_game_under_each_edition(capsys: Capture, edition: str) -> None:
    said = run(capsys, "play", "--seed", "3", "--edition", edition)

    assert said.status == 0
    assert outcome(said.last)["edition"] == edition


@pytest.mark.parametrize(("mode", "players"), [("skirmish", 3), ("war", 4), ("magma", 4)])
def test_a_game_of_each_mode_with_more_players(capsys: Capture, mode: str, players: int) -> None:
    said = run(capsys, "play", "--seed", "3", "--mode", mode)

    assert said.status == 0
    outcome(said.last)
    assert sum(line.startswith(f"  {seat}  random, ") for line in said.out.splitlines() for seat in "ABCD") == players


def test_teammates_win_together(capsys: Capture) -> None:
    """489.6.a.3"""
    said = run(capsys, "play", "--seed", "3", "--mode", "magma")

    assert outcome(said.last)["who"] in ("A and C win", "B and D win")
    assert len(outcome(said.last)["points"].split(" to ")) == 2


def test_the_introduction_names_mode_edition_switches_seats_and_decks(capsys: Capture) -> None:
    said = run(
        capsys, "play", "--deck", KAISA, "--deck", AHRI, "--seed", "7", "--switch", "focus-after-conversion=attacker"
    )
    intro = squeezed(said.out)[:400]

    assert intro.startswith("1v1 Duel, first to 8 points, edition 2026-10-16, focus-after-conversion=attacker, seed 7")
    assert "A random, Kai'Sa, Daughter of the Void (kaisa.txt)" in intro
    assert "B random, Ahri, Nine-Tailed Fox (ahri.txt)" in intro
    assert re.search(r"[AB] goes first", intro)


def test_one_deck_serves_all_seats(capsys: Capture) -> None:
    said = run(capsys, "play", "--deck", KAISA, "--seed", "5")

    assert said.out.count("Kai'Sa, Daughter of the Void (kaisa.txt)") == 2


# Its log


def test_the_log_is_no_wider_than_the_terminal_and_has_its_rules_at_the_right(capsys: Capture) -> None:
    said = run(capsys, "play", "--seed", "7")
    log = said.out.partition("goes first\n")[2].rpartition("Outcome")[0].splitlines()

    assert len(log) > 100
    assert max(map(len, log)) == 80
    assert sum(len(line) == 80 and re.search(r" \d{3}(\.\w+)*$", line) is not None for line in log) > 80


def test_each_turn_has_a_heading_with_the_points(capsys: Capture) -> None:
    out = run(capsys, "play", "--seed", "7").out
    turns = [int(turn) for turn in re.findall(r"^ {2}Turn (\d+): [AB] {3}\(A \d+, B \d+\)", out, re.MULTILINE)]

    assert turns == list(range(1, len(turns) + 1))
    assert len(turns) > 5


def test_passes_phases_and_cleanup_steps_are_not_told(capsys: Capture) -> None:
    out = run(capsys, "play", "--seed", "7").out

    for noise in ("passes", "Phase begins", "Cleanup", "step ", "Pending", "gains Priority"):
        assert noise not in out


def test_a_play_is_one_line_with_its_price(capsys: Capture) -> None:
    out = squeezed(run(capsys, "play", "--seed", "7").out)

    assert re.search(r"[AB] plays [^(]+ \(\d Energy( and \d Power)?\) to [AB]'s base, (exhausted|ready) 359\.2", out)


# Saving


def test_a_saved_game_comes_out_the_same(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "game.rift"
    said = run(capsys, "play", "--seed", "7", "--save", str(path))
    replay = read_replay(path)

    assert replay.opening.seed == 7
    assert f"{len(replay.choices)} decisions" in said.last
    assert rerun(replay).digest() == replay.digest


# A match


def games(folder: Path) -> list[Replay]:
    return [read_replay(path) for path in sorted(folder.glob("match-*.rift"))]


@pytest.fixture(scope="module")
def match(tmp_path_factory: pytest.TempPathFactory) -> tuple[str, list[Replay]]:
    """A match that takes three games: its output and its replays."""
    folder = tmp_path_factory.mktemp("match")
    for seed in range(20):
        arguments = ["play", "--mode", "match", "--seed", str(seed), "--save", str(folder / "match.rift")]
        done = subprocess.run(
            [sys.executable, "-m", "riftwright", *arguments],
            cwd=ROOT,
            check=True,
            capture_output=True,
            encoding="utf-8",
            stdin=subprocess.DEVNULL,
        )
        if len(games(folder)) == 3:
            return done.stdout, games(folder)
        for path in folder.glob("match-*.rift"):
            path.unlink()
    raise AssertionError("none of twenty matches took three games")


def test_a_match_goes_to_whoever_wins_two_games(match: tuple[str, list[Replay]]) -> None:
    """486.6"""
    out, replays = match
    line = re.fullmatch(
        r"Match: (?P<who>[AB]) wins 2 to 1 \((?P<scores>.*)\), seed \d+, edition 2026-10-16",
        out.rstrip().splitlines()[-1],
    )
    assert line is not None
    winners = [outcome(text)["who"][0] for text in out.splitlines() if text.startswith("Outcome")]

    assert len(winners) == len(replays) == 3
    assert winners.count(line["who"]) == 2
    assert winners[-1] == line["who"]


def test_battlefields_of_a_game_that_was_won_are_not_brought_again(match: tuple[str, list[Replay]]) -> None:
    """486.5"""
    _, replays = match
    brought: list[tuple[int, str]] = []
    for replay in replays:
        state = rerun(replay).state
        here = [
            (o.owner, state.faces[o.face].name) for o in state.objects if o.types == BATTLEFIELD_CARD and o.on_board
        ]
        assert len(here) == 2
        assert not set(here) & set(brought)
        brought += here


def test_the_games_of_a_match_have_seeds_of_their_own(match: tuple[str, list[Replay]]) -> None:
    _, replays = match
    first = replays[0].opening.seed

    assert [replay.opening.seed for replay in replays] == [first, first + 1, first + 2]


def test_a_match_of_five_goes_to_whoever_wins_three_games(capsys: Capture) -> None:
    """486.6.a"""
    out = run(capsys, "play", "--mode", "match", "--best-of", "5", "--seed", "1").out
    line = re.fullmatch(
        r"Match: [AB] wins 3 to [0-2] \((?P<scores>.*)\), seed 1, edition 2026-10-16", out.splitlines()[-1]
    )

    assert line is not None
    assert out.count("of a match, the first to win 3") == len(re.findall(r"\d+ to \d+", line["scores"])) >= 3


# As a program


def test_it_runs_as_a_module_in_any_folder_that_has_decks(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "riftwright", "play", "--deck", KAISA, "--deck", AHRI, "--seed", "7"]
    done = subprocess.run(
        command, cwd=tmp_path, capture_output=True, encoding="utf-8", stdin=subprocess.DEVNULL, check=False
    )

    assert (done.returncode, done.stderr) == (0, "")
    outcome(done.stdout.rstrip().splitlines()[-1])


def test_whoever_reads_only_the_beginning_is_no_error() -> None:
    command = f"{sys.executable} -m riftwright play --deck {KAISA} --seed 7 < /dev/null | head -n 1"
    done = subprocess.run(["bash", "-c", command], capture_output=True, encoding="utf-8", check=False)

    assert done.stdout.startswith("1v1 Duel")
    assert done.stderr == ""


def test_a_terminal_without_the_letters_is_no_error(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    command = [sys.executable, "-m", "riftwright", "play", "--deck", KAISA, "--seed", "7"]
    done = subprocess.run(command, capture_output=True, encoding="ascii", stdin=subprocess.DEVNULL, check=False)

    assert (done.returncode, done.stderr) == (0, "")
