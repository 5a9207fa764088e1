"""``riftwright rule``: gloss, numbers, family, how a rule stands, and where it is cited."""

from pathlib import Path

import pytest

from riftwright.cli.citations import Citation, citations
from riftwright.cli.rule import also_cited, place
from riftwright.rules import ledger
from riftwright.rules.ledger import Row
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


def test_how_it_stands_is_what_the_ledger_says(capsys: Capture) -> None:
    out = run(capsys, "rule", "323.6").out
    row = ledger.load().row("323.6")

    assert "Status\n  enforced: code carries it out" in out
    assert "Where\n  riftwright/rules/cleanup.py:lose_control\n" in out
    for test in row.evidence:
        assert f"  {test}\n" in out, "in one line, to be copied"
    assert f"2026-03-30: 323.6; {row.differs['2026-03-30']}" in squeezed(out)


@pytest.mark.parametrize(
    ("name", "shown"),
    [
        ("rules.cleanup:lose_control", "riftwright/rules/cleanup.py:lose_control"),
        ("rules.combat:Combat.run", "riftwright/rules/combat.py:Combat.run"),
        ("rules.abilities", "riftwright/rules/abilities/__init__.py"),
    ],
)
def test_where_is_a_path_and_a_function(name: str, shown: str) -> None:
    assert place(name) == [shown]


def test_where_a_rule_is_open_its_switch_is_told_whole() -> None:
    first, *values = place("switch:focus-after-conversion")

    assert first.startswith("switch focus-after-conversion: Who has Focus")
    assert values == [
        "  holder: whoever has it keeps it (464.2.c.1.b) (default in 2026-07-16 and 2026-10-16)",
        "  attacker: the Attacker gains it (464.2.d) (default in 2026-03-30)",
    ]


def test_functions_that_cite_it_and_are_not_in_the_ledger_follow(capsys: Capture) -> None:
    out = run(capsys, "rule", "323.6").out
    _, _, cited = out.partition("Also cited in\n")

    assert "  rules.editions.e2026_07_16:CLEANUP\n" in cited
    assert "rules.cleanup:lose_control" not in cited
    assert "cli" not in cited.partition("\n\n")[0], "the command line carries out no rule"


def test_the_scenarios_that_name_it(capsys: Capture) -> None:
    out = squeezed(run(capsys, "rule", "348.2.a").out)

    assert "Scenarios" in out
    assert "examples/scenarios/showdown/empty-battlefield.toml: Empty battlefield: the mover has Focus" in out


def test_scenarios_of_the_working_directory_follow_those_of_the_ledger(
    capsys: Capture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "rulings").mkdir()
    (tmp_path / "rulings/mine.toml").write_text('title = "Mine"\nrules = ["323.6"]\n', encoding="utf-8")
    monkeypatch.chdir(tmp_path)

    assert "  rulings/mine.toml: Mine\n" in run(capsys, "rule", "323.6").out


def test_what_the_ledger_names_is_not_cited_twice() -> None:
    assert "rules.cleanup:lose_control" in also_cited(Row("323.6", ledger.ENFORCED))
    assert "rules.cleanup:lose_control" not in also_cited(
        Row("323.6", ledger.ENFORCED, ("rules.cleanup:lose_control",))
    )


def test_a_range_takes_in_what_lies_between() -> None:
    """turn._expiration carries out 317.2.a-d."""
    assert Citation("riftwright.rules.turn", "_expiration") in citations("317.2.c")
    assert Citation("riftwright.rules.turn", "_expiration") not in citations("317.2.f")


def test_a_longer_number_is_no_citation_of_a_shorter_one() -> None:
    """348.2.a.1 is cited in settle, 348.2.a too, and 348.2 by neither."""
    assert Citation("riftwright.rules.showdown", "settle") in citations("348.2.a")
    assert Citation("riftwright.rules.showdown", "settle") not in citations("348.2")
