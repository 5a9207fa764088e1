"""Running scripts in tests: a board that many share, and short words for what must come of a script."""

from riftwright.judge.run import Run, run
from riftwright.notation.scenario import parse_scenario

LATEST = "2026-10-16"
DUEL = """
[A]
base = ["Unit 2 as Scout", "Unit 3 as Hero"]
hand = ["Hextech Ray", "Charm"]
[B]
base = ["Unit 5 as Ox"]
hand = ["Stupefy"]
[[battlefield]]
controller = "B"
B = ["Unit 3 [Tank] as Guard", "Unit 2 as Page"]
"""
COMBAT = """
[A]
base = ["Unit 4 as Hero"]
[[battlefield]]
controller = "B"
B = ["Unit 3 as Guard", "Unit 2 as Page"]
"""


def play(script: str, board: str = DUEL, edition: str = LATEST, **switches: str) -> Run:
    text = f'title = "T"\n{board}\nscript = """\n{script}\n"""\n'
    return run(parse_scenario(text, "file.toml"), edition, switches=switches)


def holds(script: str, board: str = DUEL, edition: str = LATEST) -> None:
    played = play(script, board, edition)

    assert [failure.report("x") for failure in played.failures] == []


def found(script: str, board: str = DUEL, edition: str = LATEST) -> list[str]:
    """What was found instead, for each failure."""
    return [failure.found for failure in play(script, board, edition).failures]
