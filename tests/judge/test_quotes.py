"""Official sentences beside the rules, from a copy that the reader has. The copies here are invented."""

import json
from pathlib import Path

import pytest

from riftwright.judge import protocol
from riftwright.judge.explain import Explanation, explain
from riftwright.judge.quotes import Rulebook, RulesFileError, read
from riftwright.rules import glossary

ROOT = Path(__file__).resolve().parents[2]
SHOWDOWN = ROOT / "examples/scenarios/showdown/empty-battlefield.toml"
COMBAT = ROOT / "rulings/combat/CMB-01.toml"
JULY = "2026-07-16"
MARCH = "2026-03-30"


def copy(tmp_path: Path, text: str, name: str = "rules.md") -> Path:
    path = tmp_path / name
    path.write_text(text, encoding="utf-8")
    return path


# Forms


@pytest.mark.parametrize(
    "line",
    [
        "323.6. Words.",
        "323.6 Words.",
        "  - **323.6.** Words.",
        "**323.6** Words.",
        "**323.6.** * Words.",
        "* 323.6. Words.",
        "#### 323.6 Words.",
        "> _323.6._ Words.",
        "\t323.6: Words.",
        "323.6.\nWords.",
    ],
)
def test_a_rule_begins_with_its_number_however_it_is_adorned(tmp_path: Path, line: str) -> None:
    assert read(copy(tmp_path, f"{line}\n"), JULY).texts == {"323.6": "Words."}


def test_what_follows_belongs_to_the_rule_and_the_heading_to_none(tmp_path: Path) -> None:
    text = "# A rulebook of 3 pages\n\n323. First.\n  Example: 100 cards.\n\n350 cards, more of it.\n323.1. Second.\n"

    assert read(copy(tmp_path, text), JULY).texts == {
        "323": "First.\nExample: 100 cards.\n350 cards, more of it.",
        "323.1": "Second.",
    }


def test_json_is_numbers_and_texts(tmp_path: Path) -> None:
    text = json.dumps({"323.6": "* Words.", "466.1.a.": "More."})

    assert read(copy(tmp_path, text, "rules.json"), JULY).texts == {"323.6": "Words.", "466.1.a": "More."}
    assert read(copy(tmp_path, text, "rules.txt"), JULY).texts["323.6"] == "Words."


@pytest.mark.parametrize(
    ("name", "text", "message"),
    [
        ("r.json", '{\n"323.6": "Words.",\n}', "r.json:3: column 1: no JSON"),
        ("r.json", "[]", "r.json:1: no object of rule numbers to texts"),
        ("r.json", "{}", "r.json:1: no rule in it"),
        ("r.json", '{"323.5": "Words.",\n"Cleanup": "Words."}', "r.json:2: field 'Cleanup': no rule number"),
        ("r.json", '{"323.5": "Words.",\n\n"323.6": 7}', "r.json:3: field '323.6': no text"),
        ("r.json", '{"323.6": "One.",\n"323.6": "Two."}', "r.json:2: field '323.6': there are two texts"),
        ("r.md", "# Rules\n\nNone yet.\n", "r.md:1: no line of it begins with a rule number"),
        ("r.md", "323.6. One.\n323.7. Other.\n323.6. Two.\n", "r.md:3: field '323.6': this number begins a line"),
    ],
)
def test_what_is_no_copy_is_refused_by_file_line_and_field(tmp_path: Path, name: str, text: str, message: str) -> None:
    with pytest.raises(RulesFileError) as refusal:
        read(copy(tmp_path, text, name))

    assert str(refusal.value).startswith(f"{tmp_path}/{message}")


def test_what_is_no_text_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "rules.md"
    path.write_bytes(b"323.6. Words.\n323.7. \xff\n")

    with pytest.raises(RulesFileError, match=r"rules\.md:2: this is no text in UTF-8"):
        read(path)


def test_an_edition_that_there_is_not_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RulesFileError, match=r"rules\.md: no edition '2025-06-02'; there are 2026-03-30,"):
        read(copy(tmp_path, "323.6. Words.\n"), "2025-06-02")


# Editions


def test_the_edition_is_what_the_heading_says(tmp_path: Path) -> None:
    book = read(copy(tmp_path, "# Core Rules (2026-03-30)\n\n323. See the 2026-07-16 notes.\n"), in_force=JULY)

    assert (book.edition, book.why) == (MARCH, "as its heading says")


@pytest.mark.parametrize("edition", glossary.EDITIONS)
def test_otherwise_it_is_the_one_that_has_most_of_its_numbers(tmp_path: Path, edition: str) -> None:
    """466.1.a is 461.1.a in 2026-03-30 and 468.1.a in 2026-10-16."""
    index = glossary.load()
    numbers = {index.number_in(rule, edition) for rule in index} - {None}
    text = json.dumps(dict.fromkeys(numbers, "Words."))

    assert read(copy(tmp_path, text, "rules.json"), in_force=JULY).edition == edition


def test_in_doubt_it_is_the_one_in_force(tmp_path: Path) -> None:
    path = copy(tmp_path, "323.6. Words.\n")

    assert {read(path, in_force=edition).edition for edition in glossary.EDITIONS} == set(glossary.EDITIONS)
    assert read(path, MARCH, in_force=JULY).edition == MARCH


def test_numbers_that_do_not_fit_the_edition_in_force_are_of_another(tmp_path: Path) -> None:
    """The two later editions number it alike."""
    only_later = next(
        rule for rule in glossary.load() if glossary.load().number_in(rule, MARCH) is None and rule > "440"
    )
    book = read(copy(tmp_path, f"{only_later}. Words.\n"), in_force=MARCH)

    assert (book.edition, book.why) == (JULY, "which its numbers fit")


def test_a_rule_is_found_by_its_number_in_the_edition_of_the_copy() -> None:
    book = Rulebook("rules.md", {"461.1.a": "March.", "466.1.a": "Another rule."}, MARCH)

    assert book.quote("466.1.a") == "March."
    assert book.quote("054.2") is None, "no such rule in 2026-03-30"
    assert book.quotes(["323.6", "466.1.a"]) == {"466.1.a": "March."}


# In a story


def quoted(told: Explanation, book: Rulebook, *, full: bool = False, width: int = 80) -> str:
    """The section of the rules."""
    return told.text(full=full, width=width, quotes=book).partition("\nRules ")[2]


def book(edition: str = JULY) -> Rulebook:
    """A copy with an invented text for every rule but 450."""
    index = glossary.load()
    numbers = {rule: index.number_in(rule, edition) for rule in index if rule != "450"}
    return Rulebook(
        "my.md", {there: f"Words of {rule}.\nExample of it." for rule, there in numbers.items() if there}, edition
    )


def test_every_rule_that_is_cited_is_quoted_in_the_order_of_the_rulebook() -> None:
    told = explain(SHOWDOWN, JULY)
    section = quoted(told, book())

    assert section.splitlines()[0].strip() == "in the words of my.md, numbered as in 2026-07-16"
    rules = [line.split()[0] for line in section.splitlines() if "Words of" in line or "[not in" in line]
    cited = {rule for entry in told.sequence() for line in (entry.heading, *entry.lines) for rule in line.rules}
    assert rules == [rule for rule in glossary.load() if rule in cited]
    assert "  345        Words of 345.\n" in section
    assert "Example" not in section


def test_in_full_the_examples_follow_and_a_rule_that_the_copy_lacks_has_its_gloss() -> None:
    section = quoted(explain(SHOWDOWN, JULY), book(), full=True)

    assert "  345        Words of 345.\n" in section
    assert "\n               Example of it.\n" in section
    assert f"  450        [not in this copy: {glossary.load().gloss('450')[:20]}" in section


def test_the_story_keeps_the_numbers_of_the_edition_in_force() -> None:
    """466.1.a.1 is 461.1.a.1 there, also where the copy is of another edition."""
    for edition in (JULY, MARCH):
        section = quoted(explain(COMBAT, MARCH), book(edition))
        assert "  461.1.a.1  Words of 466.1.a.1." in section


def test_the_data_hold_what_is_quoted() -> None:
    told = explain(SHOWDOWN, JULY)
    quotes = protocol.decode(told.json(book(MARCH))).quotes

    assert quotes is not None
    assert (quotes.file, quotes.edition) == ("my.md", MARCH)
    assert quotes.rules["345"].startswith("Words of 345.")
    assert "450" not in quotes.rules
    cited = {event.rule for event in told.game.log if event.rule}
    assert cited - {"450", "323.11"} <= quotes.rules.keys()


def test_without_a_copy_there_is_no_such_section() -> None:
    told = explain(SHOWDOWN, JULY)

    assert "Rules" not in told.text()
    assert protocol.decode(told.json()).quotes is None
