"""docs/scenarios.md is true: its scenarios hold, and it shows every statement of the grammar and every event word."""

import re
from functools import cache
from pathlib import Path

import pytest

from riftwright.judge.run import run
from riftwright.notation.happenings import HAPPENINGS
from riftwright.notation.scenario import parse_scenario
from riftwright.notation.script import parse, rules_of

PAGE = Path(__file__).parents[2] / "docs" / "scenarios.md"
GRAMMAR = Path(__file__).parents[2] / "src" / "riftwright" / "notation" / "script.lark"
FENCE = re.compile(r"^```toml\n(?P<text>.*?)^```$", re.MULTILINE | re.DOTALL)
CODE = re.compile(r"`([^`]+)`")
NAMES = ("Guard", "Scout", "Unit 3", "Big", "Spell 1", "Imp")


@cache
def page() -> str:
    return PAGE.read_text(encoding="utf-8")


def section(title: str) -> str:
    """The text below a heading, up to the next."""
    found = re.search(rf"^#+ {title}\n(.*?)(?=^#+ |\Z)", page(), re.MULTILINE | re.DOTALL)
    assert found is not None, title
    return found[1]


def first_cells(text: str) -> list[str]:
    """What stands in code in the tables' first column."""
    rows = [line for line in text.splitlines() if line.startswith("| `")]
    return [code for row in rows for code in CODE.findall(row.split(" | ")[0])]


def statements() -> list[str]:
    """Every statement and expectation that the tables show."""
    found = first_cells(section("Choices"))
    found += [code for code in CODE.findall(section("Choices")) if re.match(r"[ABCD] [a-z]+s\b", code)]
    facts = first_cells(section("Expectations")) + first_cells(section("What has happened").split("The words,")[0])
    return list(dict.fromkeys(found + [f"expect {fact}" for fact in facts]))


@pytest.mark.parametrize("text", FENCE.findall(page()), ids=lambda text: text.partition("\n")[0])
def test_each_scenario_of_the_page_holds(text: str) -> None:
    scenario = parse_scenario(text)
    for edition in scenario.editions:
        played = run(scenario, edition)
        assert [failure.report(edition) for failure in played.failures] == []


@pytest.mark.parametrize("statement", statements())
def test_each_statement_in_the_tables_can_be_read(statement: str) -> None:
    (read,) = parse(statement, names=NAMES)

    assert read.text == statement


def test_the_page_shows_every_statement_of_the_grammar() -> None:
    aliases = set(re.findall(r"-> (\w+)", GRAMMAR.read_text(encoding="utf-8")))
    lines = [line for text in FENCE.findall(page()) for line in text.splitlines()]
    script = [line for line in lines if re.match(r"[ABCD] [a-z]+s\b|expect |everyone |call ", line)]
    shown = set().union(*(rules_of(line, NAMES) for line in statements() + script))

    assert aliases - shown == set()


def test_the_page_lists_every_word_for_what_has_happened() -> None:
    listed = CODE.findall(section("What has happened").partition("The words,")[2])

    assert sorted(listed) == sorted(HAPPENINGS)
