"""The library: scenarios by name, by rule number and by words, and the decks that come along."""

import tomllib
from pathlib import Path

import pytest

from riftwright.notation import library
from riftwright.notation.decks import read_deck
from riftwright.notation.library import Library, UnknownScenarioError
from riftwright.notation.scenario import parse_scenario


def write(root: Path, files: dict[str, str]) -> Library:
    for name, text in files.items():
        path = root / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return Library(root)


SMALL = {
    "rulings/focus/F-1.toml": 'title = "Mine"\nrules = ["345", "346.1"]\n',
    "rulings/other/O-1.toml": 'title = "Another matter"\nrules = ["1"]\n',
    "rulings/broken/B-1.toml": "rules = [",
    "examples/scenarios/a.toml": 'title = "Yours"\nrules = ["346", "3450"]\n',
    "elsewhere/x.toml": 'title = "Not here"\nrules = ["345"]\n',
}


def test_scenarios_are_those_under_examples_and_rulings_by_their_path(tmp_path: Path) -> None:
    names = [kept.name for kept in write(tmp_path, SMALL).scenarios]

    assert names == ["examples/scenarios/a", "rulings/broken/B-1", "rulings/focus/F-1", "rulings/other/O-1"]


def test_a_file_that_is_no_toml_is_there_without_a_title(tmp_path: Path) -> None:
    kept = write(tmp_path, SMALL).get("rulings/broken/B-1")

    assert (kept.title, kept.rules) == ("", ())
    assert kept.text() == "rules = ["


def test_by_rule_are_those_that_name_it_and_then_those_that_name_a_part(tmp_path: Path) -> None:
    found = write(tmp_path, SMALL).by_rule("346")

    assert [kept.title for kept in found] == ["Yours", "Mine"]


def test_a_longer_number_is_no_part_of_a_shorter_one(tmp_path: Path) -> None:
    found = write(tmp_path, SMALL).by_rule("345")

    assert [kept.title for kept in found] == ["Mine"], "not 3450"


@pytest.mark.parametrize(
    ("text", "titles"),
    [
        ("mine", ["Mine"]),
        ("346", ["Yours", "Mine"]),
        ("346.1.", ["Mine"]),
        ("matter ANOTHER", ["Another matter"]),
        ("f-1", ["Mine"]),
        ("nothing like it", []),
        ("  ", []),
    ],
)
def test_search_is_for_a_rule_or_for_all_of_some_words(tmp_path: Path, text: str, titles: list[str]) -> None:
    assert [kept.title for kept in write(tmp_path, SMALL).search(text)] == titles


def test_an_unknown_name_is_refused_with_names_like_it(tmp_path: Path) -> None:
    shelf = write(tmp_path, SMALL)

    with pytest.raises(UnknownScenarioError, match="no scenario 'F-2' in the library; did you mean rulings/focus/F-1"):
        shelf.get("F-2")


@pytest.mark.parametrize("name", ["../secrets", "/etc/passwd", "rulings/focus/../focus/F-1", "rulings/focus/F-1.toml"])
def test_a_name_leads_nowhere_but_to_a_scenario_that_is_listed(tmp_path: Path, name: str) -> None:
    with pytest.raises(UnknownScenarioError):
        write(tmp_path, SMALL).get(name)


def test_the_own_library_has_scenarios_that_can_be_read_and_decks_that_can_be_played() -> None:
    own = library.own()
    kept = own.get("examples/scenarios/showdown/empty-battlefield")

    assert parse_scenario(kept.text(), kept.name).title == kept.title
    assert "348.2.a" in kept.rules
    assert kept in own.by_rule("348")
    assert own.get("rulings/cleanup/CLN-02") in own.search("321.1")
    assert {"kaisa", "ahri"} <= {path.stem for path in own.decks}
    assert all(read_deck(path).faces().main for path in own.decks)


def test_all_of_them_have_a_title_and_rules() -> None:
    assert not [kept.name for kept in library.own().scenarios if not kept.title or not kept.rules]


def test_an_installed_package_carries_all_of_it() -> None:
    """In the folder in which it is looked for there."""
    root = Path(__file__).resolve().parents[2]
    build = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))["tool"]["hatch"]["build"]
    carried = build["targets"]["wheel"]["force-include"]

    assert {source: f"riftwright/{library.PACKAGED}/{source}" for source in carried} == carried
    shelf = Library(root)
    paths = [path.relative_to(root).as_posix() for path in (*shelf.decks, *(kept.path for kept in shelf.scenarios))]
    assert not [path for path in paths if not path.startswith(tuple(f"{source}/" for source in carried))]
