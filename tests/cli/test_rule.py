"""``riftwright rule``: gloss, numbers, family, and where a rule is carried out."""

from pathlib import Path

import pytest

from riftwright.cli.citations import Citation, chapters, citations, scenarios
from tests.cli.support import run, squeezed

Capture = pytest.CaptureFixture[str]


def test_a_rule_with_its_gloss_numbers_parent_and_parts(capsys: Capture) -> None:
    said = run(capsys, "rule", "466.1.a")
    text = squeezed(said.out)

    assert said.status == 0
    assert text.startswith("466.1.a The Combat Cleanup is a Special Cleanup.")
    assert "2026-03-30: 461.1.a 2026-07-16: 466.1.a 2026-10-16: 468.1.a" in text
    assert "Under 466.1 " in text
    assert "Parts 466.1.a.1 Combat Cleanup, added step 3c: every unit is healed." in text


def test_a_rule_that_an_edition_lacks_says_so(capsys: Capture) -> None:
    """323.11 is new in 2026-07-16."""
    assert "2026-03-30: no such rule" in run(capsys, "rule", "054.2").out


def test_the_functions_that_cite_it_are_named_as_module_and_function(capsys: Capture) -> None:
    out = run(capsys, "rule", "323.6").out.splitlines()

    assert "  rules.cleanup (its chapter)" in out
    assert "  rules.cleanup:lose_control" in out
    assert "  rules.editions.e2026_07_16:CLEANUP" in out
    assert not any(line.startswith("  cli") for line in out), "the command line carries out no rule"


def test_a_rule_that_nothing_cites_says_so(capsys: Capture) -> None:
    assert "nothing in the code cites it" in run(capsys, "rule", "002").out


def test_the_scenarios_that_name_it(capsys: Capture) -> None:
    out = squeezed(run(capsys, "rule", "348.2.a").out)

    assert "Scenarios" in out
    assert "examples/scenarios/showdown/empty-battlefield.toml: Empty battlefield: the mover has Focus" in out


def test_scenarios_are_found_under_examples_and_rulings_and_those_that_are_no_toml_are_passed_over(
    tmp_path: Path,
) -> None:
    for folder, text in (
        ("rulings/focus", 'title = "Mine"\nrules = ["345", "346"]\n'),
        ("rulings/other", 'title = "Other"\nrules = ["1"]\n'),
        ("rulings/broken", "rules = ["),
        ("examples/scenarios", 'title = "Yours"\nrules = ["345"]\n'),
    ):
        (tmp_path / folder).mkdir(parents=True)
        (tmp_path / folder / "a.toml").write_text(text, encoding="utf-8")

    assert [title for _, title in scenarios("345", [tmp_path])] == ["Yours", "Mine"]


def test_a_range_takes_in_what_lies_between() -> None:
    """turn._expiration carries out 317.2.a-d."""
    assert Citation("riftwright.rules.turn", "_expiration") in citations("317.2.c")
    assert Citation("riftwright.rules.turn", "_expiration") not in citations("317.2.f")


def test_a_longer_number_is_no_citation_of_a_shorter_one() -> None:
    """348.2.a.1 is cited in settle, 348.2.a too, and 348.2 by neither."""
    assert Citation("riftwright.rules.showdown", "settle") in citations("348.2.a")
    assert Citation("riftwright.rules.showdown", "settle") not in citations("348.2")


def test_the_chapter_of_a_rule() -> None:
    assert "riftwright.rules.cleanup" in chapters("323.6")
    assert "riftwright.rules.showdown" in chapters("345")
    assert "riftwright.rules.cleanup" not in chapters("345")
