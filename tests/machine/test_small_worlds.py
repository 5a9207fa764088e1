"""Every tiny board through its cleanups (323), engine against oracle, in every edition."""

from typing import Final

import pytest

from riftwright.rules import editions
from tests.machine import oracle
from tests.machine.oracle import READINGS, Reading, World
from tests.machine.worlds import FAMILIES, Engine, canonical

# How many worlds each family holds, so that none gets lost.
WORLDS: Final = {
    "staging": 180_294,
    "few": 16_632,
    "deaths": 68_760,
    "damages": 6_012,
    "combats": 62_190,
    "pieces": 98_856,
    "scores": 3_072,
}
MOST_CLEANUPS: Final = 8  # until nothing changes

# What the switches of 323 say, where they are set otherwise than by default.
SWITCHED: Final = [
    ("2026-03-30", {"contested-without-units": "removed"}, {"contested_can_go": True}),
    ("2026-03-30", {"control-without-own-units": "kept"}, {"any_units_keep": True}),
    ("2026-10-16", {"showdown-beside-combats": "waits"}, {"combats_first": True}),
]


Asked = list[tuple[int, list[int]]]  # who was asked where something begins, and the battlefields to choose from


def difference(engine: Engine, reading: Reading, world: World) -> str:
    """How engine and oracle differ on that world, whatever the Turn Player picks; empty where they agree."""
    problem, asked = run(engine, reading, world, 0)
    return run(engine, reading, world, 1)[0] if asked and not problem else problem


def run(engine: Engine, reading: Reading, world: World, pick: int) -> tuple[str, bool]:
    """Cleanup by cleanup to the fixed point (322). The difference, and whether the Turn Player was asked anything."""
    m = engine.set_up(world)
    asked_any = False
    for _ in range(MOST_CLEANUPS):
        questions: Asked = []

        def choose(places: list[int], questions: Asked = questions) -> int:
            questions.append((0, places))
            return places[pick]

        expected = oracle.cleanup(world, reading, choose)
        m.state.cleanup_due = 0
        asked = engine.clean(m, pick)
        found = engine.read(m, world)
        asked_any = asked_any or bool(questions)
        if found != expected or asked != questions:
            return f"{world}\n  engine {found} asked {asked}\n  oracle {expected} asked {questions}", asked_any
        if expected.winner != oracle.NONE:
            return "", asked_any
        again = m.state.cleanup_due != 0
        if again != (expected != world):
            return f"{world}\n  another cleanup is {'' if again else 'not '}due after {expected}", asked_any
        if not again:
            return "", asked_any
        world = expected
    return f"{MOST_CLEANUPS} cleanups and no end at {world}", asked_any


def compare(edition: str, settings: dict[str, str], reading: Reading, family: str) -> int:
    """Compare a whole family; how many worlds it holds."""
    engine = Engine(editions.get(edition, settings))
    count = 0
    wrong = []
    for world in filter(canonical, FAMILIES[family]()):
        count += 1
        problem = difference(engine, reading, world)
        if problem:
            wrong.append(problem)
    assert not wrong, f"{len(wrong)} worlds differ, such as\n" + "\n".join(wrong[:4])
    return count


@pytest.mark.slow
@pytest.mark.parametrize("family", [family for family in FAMILIES if family != "few"])
@pytest.mark.parametrize("edition", editions.NAMES)
def test_323_every_tiny_board(edition: str, family: str) -> None:
    assert compare(edition, {}, READINGS[edition], family) == WORLDS[family]


@pytest.mark.slow
@pytest.mark.parametrize(("edition", "settings", "says"), SWITCHED)
def test_323_every_tiny_board_under_a_switch(edition: str, settings: dict[str, str], says: dict[str, bool]) -> None:
    reading = READINGS[edition]._replace(**says)
    assert compare(edition, settings, reading, "few") == WORLDS["few"]


def test_another_reading_is_noticed() -> None:
    with pytest.raises(AssertionError, match="worlds differ"):
        compare("2026-07-16", {}, READINGS["2026-03-30"], "few")
