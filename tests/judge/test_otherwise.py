"""Points that the sources leave open: ``compare`` shows the other answers too."""

from pathlib import Path

import pytest

from riftwright.judge.compare import compare
from riftwright.notation.scenario import read_scenario

RULINGS = Path(__file__).parents[2] / "rulings"
EVERY = ["2026-03-30", "2026-07-16", "2026-10-16"]


@pytest.mark.parametrize(
    ("path", "switch", "value", "editions"),
    [
        ("movement/MOV-04.toml", "fixed-destination", "allowed", EVERY),
        ("hidden/HID-04.toml", "hiding-in-showdowns", "allowed", EVERY),
        ("showdown/SHO-23.toml", "focus-after-conversion", "attacker", EVERY[1:]),
        ("showdown/SHO-23.toml", "focus-after-conversion", "holder", EVERY[:1]),
        ("equipment/EQP-08-in-a-base.toml", "attached-in-anothers-base", "recalled", EVERY[:2]),
    ],
)
def test_disputed_rulings_show_both_answers(path: str, switch: str, value: str, editions: list[str]) -> None:
    compared = compare(RULINGS / path)
    found = [(other.switch.name, other.value, other.editions) for other in compared.otherwise]

    assert (switch, value, editions) in found
    assert f"{switch}={value}" in compared.text()
    assert {"switch": switch, "value": value} in [
        {"switch": other["switch"], "value": other["value"]} for other in compared.data()["otherwise"]
    ]


def test_what_is_not_so_then_is_said_with_its_line() -> None:
    [other] = compare(RULINGS / "movement/MOV-04.toml").otherwise
    assert other.answer.startswith("not so then: line ")
    assert "A may" in other.answer


def test_a_scenario_that_no_switch_changes_shows_none() -> None:
    compared = compare(RULINGS / "scoring/SCO-01.toml")

    assert compared.otherwise == ()
    assert "otherwise" not in compared.text()


def test_a_switch_that_the_scenario_sets_is_not_tried() -> None:
    scenario = read_scenario(RULINGS / "movement/MOV-04-allowed.toml")
    assert "fixed-destination" in scenario.switches

    assert "fixed-destination" not in [other.switch.name for other in compare(scenario).otherwise]
