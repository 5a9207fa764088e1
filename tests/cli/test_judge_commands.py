"""``riftwright explain``, ``check`` and ``compare``: what the judge says, and the exit status."""

import json
from pathlib import Path

import pytest

from riftwright.judge import protocol
from riftwright.judge.check import check
from riftwright.judge.compare import compare
from riftwright.judge.explain import explain
from tests.cli.support import ROOT, run, squeezed

Capture = pytest.CaptureFixture[str]
SCENARIOS = ROOT / "examples/scenarios"
SCENARIO = SCENARIOS / "showdown/empty-battlefield.toml"


@pytest.fixture
def failing(tmp_path: Path) -> Path:
    """A scenario that expects what does not hold."""
    path = tmp_path / "failing.toml"
    text = SCENARIO.read_text(encoding="utf-8")
    assert "A has 1 point" in text
    path.write_text(text.replace("A has 1 point", "A has 2 points"), encoding="utf-8")
    return path


@pytest.fixture
def copy(tmp_path: Path) -> Path:
    """A copy of the rules with one sentence."""
    path = tmp_path / "rules.md"
    path.write_text("# Rules (2026-07-16)\n\n- **345.** Words of mine about Focus.\n", encoding="utf-8")
    return path


# explain


def test_explain_says_what_the_judge_says(capsys: Capture) -> None:
    said = run(capsys, "explain", str(SCENARIO))

    assert (said.status, said.err) == (0, "")
    assert said.out == explain(SCENARIO).text(width=80)


def test_explain_in_full_has_every_step(capsys: Capture) -> None:
    said = run(capsys, "explain", "--full", str(SCENARIO))

    assert said.out == explain(SCENARIO).text(full=True, width=80)
    assert len(said.out) > len(run(capsys, "explain", str(SCENARIO)).out)


def test_explain_under_another_edition(capsys: Capture) -> None:
    said = run(capsys, "explain", str(SCENARIO), "--edition", "2026-07-16")

    assert said.out.splitlines()[0].endswith("edition 2026-07-16")


def test_explain_as_json(capsys: Capture) -> None:
    said = run(capsys, "explain", "--json", str(SCENARIO))

    assert json.loads(said.out)["title"] == explain(SCENARIO).title


def test_explain_prints_the_schema_of_that_json(capsys: Capture) -> None:
    said = run(capsys, "explain", "--schema")

    assert said.status == 0
    assert said.out == protocol.schema_text() + "\n"


@pytest.mark.parametrize("form", [(), ("--full",)])
def test_explain_with_a_copy_of_the_rules(capsys: Capture, copy: Path, form: tuple[str, ...]) -> None:
    said = run(capsys, "explain", str(SCENARIO), "--quote", str(copy), *form)

    assert said.status == 0
    assert "Words of mine about Focus." in squeezed(said.out)
    assert "numbered as in 2026-07-16 (as its heading says)" in squeezed(said.out)


def test_explain_as_json_with_a_copy_of_the_rules(capsys: Capture, copy: Path) -> None:
    said = run(capsys, "explain", str(SCENARIO), "--json", "--quote", str(copy), "--quote-edition", "2026-10-16")

    assert json.loads(said.out)["quotes"] == {
        "file": str(copy),
        "edition": "2026-10-16",
        "rules": {"345": "Words of mine about Focus."},
    }


def test_explain_of_a_scenario_that_does_not_hold(capsys: Capture, failing: Path) -> None:
    said = run(capsys, "explain", str(failing))

    assert said.status == 1
    assert "Not so" in said.out


def test_explain_of_a_saved_game(capsys: Capture, tmp_path: Path) -> None:
    saved = tmp_path / "game.rift"
    run(capsys, "play", "--seed", "7", "--save", str(saved))
    said = run(capsys, "explain", str(saved))

    assert said.status == 0
    assert said.out.startswith("game.rift")
    assert "Turn 1" in said.out or "turn 1" in said.out
    refused = run(capsys, "explain", str(saved), "--edition", "2026-07-16")
    assert refused.status == 2
    assert "a saved game has its own edition" in refused.err


# check


def test_check_of_all_examples(capsys: Capture) -> None:
    said = run(capsys, "check", str(SCENARIOS))
    report = check([SCENARIOS])

    assert said.status == 0
    assert report.passed
    assert said.last == f"{report.passed} passed, 0 failed"


def test_check_fails_with_one_that_fails(capsys: Capture, failing: Path) -> None:
    said = run(capsys, "check", str(SCENARIO), str(failing))

    assert said.status == 1
    assert f"{failing}:" in said.out
    assert said.last.endswith(" failed")
    assert not said.last.endswith(" 0 failed")


def test_check_under_one_edition(capsys: Capture) -> None:
    said = run(capsys, "check", str(SCENARIO), "--edition", "2026-07-16")

    assert said.last == "1 passed, 0 failed"


def test_check_of_nothing_is_bad_input(capsys: Capture, tmp_path: Path) -> None:
    assert run(capsys, "check", str(tmp_path / "nowhere")).status == 2
    assert run(capsys, "check", str(tmp_path)).status == 2


# compare


def test_compare_says_what_the_judge_says(capsys: Capture) -> None:
    said = run(capsys, "compare", str(SCENARIO))

    assert (said.status, said.err) == (0, "")
    assert said.out == compare(SCENARIO).text(width=80)


def test_compare_of_two_editions(capsys: Capture) -> None:
    said = run(capsys, "compare", str(SCENARIO), "--edition", "2026-03-30", "--edition", "2026-07-16")

    assert said.status == 0
    assert "2026-10-16" not in said.out


def test_compare_as_json(capsys: Capture) -> None:
    assert json.loads(run(capsys, "compare", "--json", str(SCENARIO)).out)["agree"] is True


def test_compare_needs_two_editions(capsys: Capture) -> None:
    said = run(capsys, "compare", str(SCENARIO), "--edition", "2026-07-16", "--edition", "2026-07-16")

    assert said.status == 2
    assert "a comparison needs two, such as --edition 2026-07-16 --edition 2026-03-30" in said.err
