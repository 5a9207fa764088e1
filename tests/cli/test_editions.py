"""``riftwright editions``: the cleanups side by side, the other differences, the switches, what is known."""

import ast
import re

import pytest

from riftwright import compiled
from riftwright.cli.editions import DIFFERENCES, described, merged
from riftwright.rules import cleanup, editions
from tests.cli.support import run, squeezed

Capture = pytest.CaptureFixture[str]


@pytest.fixture
def out(capsys: Capture) -> str:
    said = run(capsys, "editions")
    assert said.status == 0
    return said.out


def rows(out: str) -> dict[str, tuple[bool, list[str]]]:
    """By rule: whether it is marked, and its label in each edition."""
    found = re.findall(r"^([* ]) (\d{3}\.\S+) +(\S+) +(\S+) +(\S+) {2,}\S", out, re.MULTILINE)
    return {rule: (mark == "*", labels) for mark, rule, *labels in found}


def test_every_step_of_every_cleanup_is_there_with_its_label(out: str) -> None:
    table = rows(out)
    for at, name in enumerate(editions.NAMES):
        edition = editions.get(name)
        for kind in range(3):
            for step in edition.cleanup(kind):
                assert table[step.rule][1][at] == step.label


def test_rows_where_editions_differ_are_marked(out: str) -> None:
    table = rows(out)

    assert table["323.6"] == (False, ["4", "4", "4"])
    assert table["323.11"] == (True, ["-", "8", "8"]), "removing Contested is new in 2026-07-16"
    assert table["323.13"] == (True, ["9", "10", "10"])
    assert table["323.8"] == (True, ["6", "6", "6"]), "the same label, another step"


def test_what_special_cleanups_insert_is_said(out: str) -> None:
    """324.1, 466.1.a, 317.2"""
    text = squeezed(out)

    assert "466.1.a.1 3c 3c 3c Combat cleanup only: heal all" in text
    assert "2026-03-30 numbers it 461.1.a.1; 2026-10-16 numbers it 468.1.a.1" in text
    assert "317.2.c 3d 3d 3d Ending cleanup only: expire this turn" in text


def test_the_order_is_that_of_the_rulebook(out: str) -> None:
    order = [rule for rule in rows(out) if rule.startswith("323.")]

    assert order == sorted(order, key=lambda rule: int(rule.partition(".")[2]))


def test_each_switch_is_there_with_its_choices_default_and_sources(out: str) -> None:
    text = squeezed(out)
    for name in editions.NAMES:
        for switch in editions.get(name).switches:
            assert squeezed(f"{switch.name}: {switch.sentence}") in text
            for value, meaning in switch.choices.items():
                assert squeezed(f"{value} {meaning}") in text
            for source in switch.sources:
                assert squeezed(source) in text
    assert re.search(
        r"holder whoever has it keeps it \(464\.2\.c\.1\.b\) \(default in 2026-07-16 and 2026-10-16\)", text
    )


def test_what_is_known_of_the_newest_edition_and_what_is_not(out: str) -> None:
    text = squeezed(out)
    newest = editions.get("2026-10-16")

    assert "2026-10-16 Radiance; the default; known in part" in text
    for point in (*newest.known, *newest.unknown):
        assert squeezed(point) in text


def settings() -> set[str]:
    """What an edition is told as it is made, yes or no: from the source, as a compiled class does not say."""
    tree = ast.parse((compiled.PACKAGE / "rules" / "edition.py").read_text("utf-8"))
    [edition] = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Edition"]
    [made] = [node for node in edition.body if isinstance(node, ast.FunctionDef) and node.name == "__init__"]
    defaults = zip(made.args.kwonlyargs, made.args.kw_defaults, strict=True)
    return {a.arg for a, value in defaults if isinstance(value, ast.Constant) and isinstance(value.value, bool)}


def test_every_setting_by_which_editions_differ_is_told() -> None:
    """Those that a switch sets are told by the switch."""
    every = [editions.get(name) for name in editions.NAMES]
    differing = {name for name in settings() if len({getattr(edition, name) for edition in every}) > 1}

    assert {difference.attribute for difference in DIFFERENCES} == differing, "see cli/editions.py: DIFFERENCES"


def test_a_step_is_described_by_its_name_and_the_sentence_of_its_docstring() -> None:
    assert described(cleanup.kill_lethally_damaged) == "kill lethally damaged: all at once"
    assert described(cleanup.empty_pools) == "empty pools"


def test_orders_are_merged_without_losing_or_doubling_a_rule() -> None:
    assert merged([["a", "b", "d"], ["a", "c", "d"], ["x", "a"]]) == ["x", "a", "c", "b", "d"]
