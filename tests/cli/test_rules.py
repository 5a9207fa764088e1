"""``riftwright rules``: chapters, rules with their status, and counts."""

from collections import Counter

import pytest

from riftwright.cli.rules import MISSING, chapters, standing
from riftwright.rules import glossary, ledger
from tests.cli.support import run, squeezed

Capture = pytest.CaptureFixture[str]


def numbers(out: str) -> list[str]:
    """The rules at the beginning of lines."""
    words = [line.split()[0] for line in out.splitlines() if line[:1].isdigit()]
    return [word for word in words if word in glossary.load()]


def test_the_chapters_take_in_every_rule_once_and_in_order() -> None:
    assert [number for chapter in chapters() for number in chapter.rules] == list(glossary.load())


def test_alone_it_lists_the_chapters(capsys: Capture) -> None:
    said = run(capsys, "rules")

    assert said.status == 0
    assert "318-324  Cleanups                       40\n" in said.out
    assert "         All rules                    2381\n" in said.out
    assert "riftwright rule NUMBER" in said.out


def test_a_rule_is_listed_with_all_its_parts(capsys: Capture) -> None:
    """471.1.b.1 is a part of 471.1.b; 471.2 is none."""
    out = run(capsys, "rules", "471.1").out

    assert numbers(out) == [n for n in glossary.load() if n == "471.1" or n.startswith("471.1.")]
    assert f"471.1.b.1    {standing('471.1.b.1')}" in out


def test_a_range_ends_with_the_parts_of_its_last_rule(capsys: Capture) -> None:
    assert numbers(run(capsys, "rules", "345-348").out)[-3:] == ["348.2", "348.2.a", "348.2.a.1"]


@pytest.mark.parametrize("title", ["cleanups", "Cleanups", "clean"])
def test_a_chapter_goes_by_its_title(capsys: Capture, title: str) -> None:
    found = numbers(run(capsys, "rules", title).out)

    assert (found[0], found[-1], len(found)) == ("318", "324.2", 40)


def test_a_title_that_is_whole_is_clear_although_others_hold_it(capsys: Capture) -> None:
    """Both "Playing Cards" and "Cards" are chapters."""
    assert numbers(run(capsys, "rules", "cards").out)[0] == "125"


def test_only_rules_of_a_status(capsys: Capture) -> None:
    found = numbers(run(capsys, "rules", "323", "--status", "enforced").out)

    assert "323.6" in found
    assert all(standing(number) == ledger.ENFORCED for number in found)


def test_lines_fit_a_terminal_of_80_columns(capsys: Capture) -> None:
    for arguments in ((), ("--coverage",), ("800-829",)):
        assert max(map(len, run(capsys, "rules", *arguments).out.splitlines())) <= 80


def test_coverage_counts_every_rule_by_chapter_and_status(capsys: Capture) -> None:
    out = run(capsys, "rules", "--coverage").out
    rows = {line[:9].strip() + line[9:35].strip(): line[35:].split() for line in out.splitlines() if line}
    counts = Counter(row.status for row in ledger.load())

    assert rows[""] == [*ledger.STATUSES, "rules"]
    assert rows["All"] == [*(str(counts[status] or "-") for status in ledger.STATUSES), "2381"]
    assert rows["318-324Cleanups"][-1] == "40"


def test_coverage_of_a_chapter_alone(capsys: Capture) -> None:
    out = run(capsys, "rules", "cleanups", "--coverage").out

    assert "318-324  Cleanups" in out
    assert "Movement" not in out


def test_coverage_names_rules_that_the_ledger_lacks(capsys: Capture, monkeypatch: pytest.MonkeyPatch) -> None:
    rest = ledger.Ledger([row for row in ledger.load() if row.number != "323.6"])
    monkeypatch.setattr(ledger, "load", lambda: rest)
    said = run(capsys, "rules", "323.6", "--coverage")

    assert said.status == 1
    assert squeezed(said.out).endswith(f"{MISSING} 323.6")


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (("323.15",), "no rule has the number '323.15'"),
        (("324-318",), "318 comes before 324"),
        (("magic",), "'magic' is no chapter; is it Golden Rule"),
        (("ing",), "'ing' is not clear; is it Winning, Playing the Game,"),
        (("--status", "done"), "--status: 'done' is none of enforced, definition, table and open"),
    ],
)
def test_what_is_no_rule_chapter_or_status_is_refused(
    capsys: Capture, arguments: tuple[str, ...], message: str
) -> None:
    said = run(capsys, "rules", *arguments)

    assert (said.status, said.out) == (2, "")
    assert message in squeezed(said.err)
