"""The reference rulings and the examples as scenarios: each file under each of its editions."""

import re
from pathlib import Path

import pytest

from riftwright.judge.run import run
from riftwright.notation.scenario import Scenario, read_scenario

ROOT = Path(__file__).parents[1]
RULINGS = ROOT / "rulings"
EXAMPLES = ROOT / "examples"

# The rulings that must be there. A file may answer a second branch of one: SCO-04-ability beside SCO-04.
REFERENCE = {
    "cleanup": "CLN 02 03 05 06 07 08 10 11 13 14 15",
    "showdown": "SHO 02 03 04 05 06 08 09 10 13 14 15 16 17 20 22 23 24 26 27 28 29 31 32",
    "scoring": "SCO 01 02 03 04 06 07 08 09 10 11",
    "movement": "MOV 02 03 04 05 07 08 10",
    "combat": "CMB 01 02 04 07 08 10 11 14 15 16 19 21 23 25 31 33 34",
    "deathknell": "DKN 03 04 05 06 07 08 10 12",
    "replacement": "REP 01 02 03 04 05 06 07 10 12 13 14 16",
    "burn-out": "BRN 02 04 05",
    "chain": "CHN 01 02 03 04 05 07 09 10 11 13 14 16 18 19 20 21 23",
    "keywords": "KEY 02 03 05 06 11 13 16 17 21 23 24 25 28",
    "multiplayer": "MUL 02 03 04 05 06",
    "layers": "LAY 01 02 03 04 06 07 08 09 11",
    "tokens": "TOK 01 02 03 04 05 06",
    "equipment": "EQP 01 03 04 07 08 09 10",
    "control": "CTL 01 02 04 05 06 07",
    "hidden": "HID 03 04 05 07 08 10 11 12 14 15 16 17",
}
CONFIDENCE = ("official", "judge", "community")


def files() -> list[Path]:
    return sorted([*RULINGS.rglob("*.toml"), *EXAMPLES.rglob("*.toml")])


def name(path: Path) -> str:
    return path.relative_to(ROOT).with_suffix("").as_posix()


def ruling_id(path: Path) -> str:
    return "-".join(path.stem.split("-")[:2])


READ: dict[Path, Scenario] = {path: read_scenario(path) for path in files()}
RUNS = [
    pytest.param(path, edition, id=f"{name(path)}-{edition}")
    for path, scenario in READ.items()
    for edition in scenario.editions
]


@pytest.mark.parametrize(("path", "edition"), RUNS)
def test_the_scenario_comes_out_as_it_says(path: Path, edition: str) -> None:
    played = run(READ[path], edition)

    assert played.passed, "\n".join(failure.report(name(path)) for failure in played.failures)


def test_every_reference_ruling_is_there() -> None:
    expected = {
        f"{prefix}-{number}" for prefix, *numbers in (ids.split() for ids in REFERENCE.values()) for number in numbers
    }
    there = {ruling_id(path) for path in RULINGS.rglob("*.toml")}

    assert len(expected) == 166
    assert expected <= there


@pytest.mark.parametrize("folder", REFERENCE)
def test_rulings_are_in_the_folder_of_their_topic(folder: str) -> None:
    prefix = REFERENCE[folder].split()[0]
    found = {path for path in RULINGS.rglob("*.toml") if path.stem.startswith(prefix)}

    assert found
    assert {path.parent.name for path in found} == {folder}


@pytest.mark.parametrize("path", sorted(RULINGS.rglob("*.toml")), ids=name)
def test_a_ruling_says_what_it_is_about_and_whose_it_is(path: Path) -> None:
    scenario = READ[path]

    assert scenario.title
    assert scenario.rules
    assert "editions" in scenario.text  # said, and not left to the default
    assert scenario.source
    assert "://" not in scenario.source
    assert scenario.confidence in CONFIDENCE
    assert scenario.note.strip()


def test_titles_are_all_different() -> None:
    titles = [scenario.title for scenario in READ.values()]

    assert sorted(set(titles)) == sorted(titles)


def linked(table: Path) -> set[Path]:
    """What a table of questions points to."""
    return {(table.parent / link).resolve() for link in re.findall(r"\]\(([^)]*)\)", table.read_text("utf-8"))}


def test_the_table_of_faq_questions_names_every_answer_of_the_origins_faq() -> None:
    answers = linked(RULINGS / "faq" / "README.md")

    assert all(answer.is_file() for answer in answers)
    assert answers >= {path.resolve() for path in (RULINGS / "faq" / "origins").glob("*.toml")}


def test_the_table_of_questions_about_cards_of_origins_names_every_answer() -> None:
    answers = linked(RULINGS / "origins" / "README.md")

    assert all(answer.exists() for answer in answers)
    assert {answer for answer in answers if answer.suffix == ".toml"} == {
        path.resolve() for path in (RULINGS / "origins").glob("*.toml")
    }
