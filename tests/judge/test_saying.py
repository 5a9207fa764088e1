"""What can be done now, as statements of a script."""

import pytest

from riftwright.game import Game
from riftwright.judge.run import Run, run
from riftwright.judge.saying import sayings
from riftwright.notation import library
from riftwright.notation.scenario import parse_scenario
from riftwright.notation.script import Choice, Passing


def after(board: str, script: str = "") -> Run:
    return run(parse_scenario(f'title = "T"\n{board}\nscript = """\n{script}\n"""', draft=True), "2026-10-16")


def said(board: str, script: str = "") -> list[str]:
    return [saying.text for saying in sayings(after(board, script).game)]


def test_what_a_player_may_do_on_their_turn() -> None:
    board = """
[A]
base = ["Unit 2 as Scout", "Unit 3 [Tank]", "Gear [Use: draw 1] as Lamp"]
hand = ["Stalwart Poro", "Spell 1: draw 1 as Gift", "Consult the Past"]
[[battlefield]]
controller = "A"
"""
    assert said(board) == [
        "A plays Stalwart Poro",
        "A plays Gift",
        "A plays Consult the Past",
        "A uses Lamp",
        "A moves Scout to 1",
        "A moves Scout to 2",
        "A moves Unit 3 to 1",
        "A moves Unit 3 to 2",
        "A hides Consult the Past at 1",
        "A ends the turn",
        "A moves Scout, Unit 3 to 1",
        "A moves Scout, Unit 3 to 2",
    ]


def test_what_is_called_alike_is_told_apart() -> None:
    board = '[A]\nbase = ["Unit 2", "Unit 2"]\n[B]\nbase = ["Unit 2"]'
    script = "A moves #2 to 1"

    assert {"A moves #2 to 1", "A moves #3 to 1"} <= set(said(board))
    assert said(board, script) == ["A passes"]


def test_runes_are_exhausted_and_recycled() -> None:
    """164.2"""
    assert said('[A]\nrunes = "1 Fury, 1 exhausted Mind"')[:3] == [
        "A exhausts a Fury rune",
        "A recycles a ready Fury rune",
        "A recycles an exhausted Mind rune",
    ]


def test_answers_to_questions() -> None:
    board = """
[A]
hand = ["Charm", "Spell 1: deal 1 to an enemy unit as Bolt"]
[B]
base = ["Unit 5 as Ox", "Unit 4 as Ram"]
"""
    assert said(board, "A plays Bolt") == ["A chooses Ox", "A chooses Ram"]
    assert said(board, "A plays Bolt\nA chooses Ram") == ["A passes"]
    assert said(board, "A plays Bolt on Ox\neveryone passes")[0] == "A plays Charm"


def test_nothing_when_the_game_is_over() -> None:
    assert said("", "A concedes") == []


def follow(name: str) -> list[tuple[Game, str]]:
    """Every position of a scenario at which something is chosen."""
    scenario = parse_scenario(library.own().get(name).text(), name)
    script = scenario.script
    found = []
    for at, statement in enumerate(script):
        if isinstance(statement, (Choice, Passing)):
            scenario.script = script[:at]
            found.append((run(scenario, scenario.editions[-1]).game, statement.text))
    return found


@pytest.mark.parametrize(
    "name",
    [
        "examples/scenarios/combat/four-triggers",
        "examples/scenarios/showdown/actions-and-reactions",
        "examples/scenarios/cleanup/323-12-choice",
        "rulings/replacement/REP-01",
        "rulings/hidden/HID-03",
    ],
)
def test_every_option_along_a_scenario_can_be_said_and_means_itself(name: str) -> None:
    for game, text in follow(name):
        found = sayings(game)
        options = {saying.option.key for saying in found}

        assert options == set(game.decision.keys()), text
        for saying in found:
            before = len(game.log)
            assert game.find(saying.option.key) is saying.option
            assert len(game.log) == before, "only a copy was played on"
