"""``riftwright deck``: check, show and convert."""

import io
import json
from pathlib import Path

import pytest

from riftwright.notation.decks import parse_deck
from tests.cli.support import AHRI, KAISA, run, squeezed

Capture = pytest.CaptureFixture[str]
BEFORE_BANS = "2026-03-30"
FORMATS = ("text", "plain", "tts", "pixelborn", "piltover", "arena", "json")


def code(capsys: Capture, to: str = "piltover") -> str:
    return run(capsys, "deck", "convert", KAISA, "--to", to).out.strip()


# check


def test_a_deck_that_is_fine_in_all_three(capsys: Capture) -> None:
    said = run(capsys, "deck", "check", KAISA, "--date", BEFORE_BANS)

    assert said.status == 0
    assert said.out.splitlines() == [
        "Kai'Sa, Daughter of the Void   1v1 Duel, 2026-03-30",
        "",
        "Structure  fine: every part is there and of its size",
        "Legality   fine: every card may be in this deck",
        "Support    fine: Riftwright plays every card in full",
    ]


def test_each_problem_is_under_its_verdict_with_its_rule(capsys: Capture) -> None:
    said = run(capsys, "deck", "check", KAISA, "--date", "2026-09-18", "--mode", "match")

    assert said.status == 1
    lines = said.out.splitlines()
    assert lines[0] == "Kai'Sa, Daughter of the Void   1v1 Match, 2026-09-18"
    assert lines[3] == "Legality   1 problem"
    assert squeezed(lines[4]) == "Battlefields: The Dreaming Tree is banned since 2026-03-31 103.2.e"
    assert lines[4].endswith("103.2.e")


def test_without_a_date_it_is_today(capsys: Capture) -> None:
    import datetime

    said = run(capsys, "deck", "check", KAISA)

    assert datetime.date.today().isoformat() in said.out
    assert "The Dreaming Tree is banned" in said.out


def test_wrong_lines_and_what_was_made_of_others(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("1 Daughter of the Void\n2 Survivor\n3 Cleeve\n", encoding="utf-8")
    said = run(capsys, "deck", "check", str(path))

    assert said.status == 1
    assert "line 3: no card 'Cleeve'; did you mean Cleave?" in said.out
    assert "Note: Champion: Kai'Sa, Survivor, the only card that the legend can choose" in squeezed(said.out)


def test_the_verdicts_as_json(capsys: Capture) -> None:
    said = run(capsys, "deck", "check", KAISA, "--date", "2026-09-18", "--json")
    data = json.loads(said.out)

    assert said.status == 1
    assert (data["mode"], data["date"], data["format"]) == ("duel", "2026-09-18", "text")
    assert [data[name]["fine"] for name in ("structure", "legality", "support")] == [True, False, True]
    assert data["legality"]["problems"] == [
        {"where": "Battlefields", "what": "The Dreaming Tree is banned since 2026-03-31", "rule": "103.2.e"}
    ]
    assert data["legality"]["notes"] == []


def test_a_code_in_place_of_a_file(capsys: Capture) -> None:
    said = run(capsys, "deck", "check", code(capsys), "--date", BEFORE_BANS)

    assert said.status == 0
    assert said.out.startswith("Kai'Sa, Daughter of the Void")


def test_standard_input(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO(Path(AHRI).read_text(encoding="utf-8")))

    said = run(capsys, "deck", "check", "-", "--date", BEFORE_BANS)
    assert said.out.startswith("Ahri, Nine-Tailed Fox")


# show


def test_a_deck_is_shown_with_its_curve_and_its_odds(capsys: Capture) -> None:
    said = run(capsys, "deck", "show", KAISA)
    lines = said.out.splitlines()

    assert (said.status, said.err) == (0, "")
    assert lines[0] == "Kai'Sa, Daughter of the Void   Kai'Sa, Survivor   from text"
    assert "3 Falling Star" in said.out
    assert "   2  " + "\u2588" * 14 + "\u2593" * 6 + " 10" in lines
    assert "types            units 21   spells 19" in lines
    assert "domains          Fury 18   Mind 20   Fury/Mind 2" in lines
    assert "Power            Fury 12   Mind 11   Fury/Mind 6" in lines
    assert "  one of 3 copies                  3      28.4%      40.3%      55.6%" in lines
    assert "  a unit                          20      95.3%      99.2%     >99.9%" in lines
    assert max(map(len, lines)) <= 80


def test_what_is_there_of_a_deck_is_shown(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "part.txt"
    path.write_text("3 Cleeve\nMainDeck:\n4 Fury Rune\n40 Cleave\n", encoding="utf-8")
    said = run(capsys, "deck", "show", str(path))

    assert said.status == 1
    assert squeezed(said.out).startswith("part.txt no chosen champion from plain")
    assert "others 4         4 Fury Rune" in said.out
    assert "Left out: line 1: no card 'Cleeve'; did you mean Cleave?" in said.out


def test_of_an_empty_list_nothing_is_counted(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "empty.txt"
    path.write_text("", encoding="utf-8")

    said = run(capsys, "deck", "show", str(path))
    assert said.status == 0
    assert squeezed(said.out) == "empty.txt no chosen champion from text"


# convert


@pytest.mark.parametrize("to", FORMATS)
def test_a_deck_is_written_in_every_format(capsys: Capture, to: str, tmp_path: Path) -> None:
    path = tmp_path / "deck"
    printed = code(capsys, to)
    said = run(capsys, "deck", "convert", KAISA, "--to", to, "--out", str(path))

    assert (said.status, said.out) == (0, "")
    assert path.read_text(encoding="utf-8").strip() == printed
    assert parse_deck(printed).faces().legend.name == "Kai'Sa, Daughter of the Void"


def test_nothing_is_lost_in_silence(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "mine.txt"
    path.write_text("1 Daughter of the Void\n2 Survivor\n3 Cleave\n", encoding="utf-8")

    said = run(capsys, "deck", "convert", str(path), "--to", "plain")
    assert said.status == 0
    assert "read like this:" in said.err
    assert "Champion: Kai'Sa, Survivor, the only card that the legend can choose" in said.err
    path.write_text("3 Cleeve\n", encoding="utf-8")
    said = run(capsys, "deck", "convert", str(path), "--to", "plain")
    assert (said.status, said.out) == (2, "")
    assert "line 1: no card 'Cleeve'; did you mean Cleave?" in said.err


# The same lists are played


def test_any_format_can_be_played(capsys: Capture, tmp_path: Path) -> None:
    path = tmp_path / "deck.json"
    path.write_text(code(capsys, "json"), encoding="utf-8")
    seats = [*["--seat", "random"] * 2]

    by_file = run(capsys, "play", "--deck", str(path), "--deck", AHRI, "--seed", "3", *seats)
    by_code = run(capsys, "play", "--deck", code(capsys), "--deck", AHRI, "--seed", "3", *seats)
    assert by_file.status == by_code.status == 0
    assert "Kai'Sa, Daughter of the Void" in by_code.out
