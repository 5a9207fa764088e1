"""Pieces taken apart and put together."""

import pytest

from riftwright.notation import library
from riftwright.notation.pieces import STATES, Piece
from riftwright.notation.scenario import parse_scenario

FULL = (
    "Unit 3 [Tank] [Attack: give a unit +2] as Guard damaged 2 +1 exhausted stunned buffed empowered 2 attacking "
    "defending moved 1 attached to Hero owned by B hidden on this turn"
)


def test_a_piece_with_every_state() -> None:
    piece = Piece.read(FULL)

    assert piece.name == "Unit 3 [Tank] [Attack: give a unit +2]"
    assert piece.text() == FULL
    assert piece.states == {
        "label": "Guard",
        "damaged": "2",
        "might": "+1",
        "exhausted": "yes",
        "stunned": "yes",
        "buffed": "yes",
        "empowered": "2",
        "attacking": "yes",
        "defending": "yes",
        "moved": "1",
        "attached": "Hero",
        "owner": "B",
        "hidden": "on this turn",
    }
    assert set(piece.states) == set(STATES)


@pytest.mark.parametrize(
    ("text", "state", "value", "after"),
    [
        ("Unit 3 exhausted", "label", "Guard", "Unit 3 as Guard exhausted"),
        ("Unit 3 as Guard exhausted", "label", "Page", "Unit 3 as Page exhausted"),
        ("Unit 3 as Guard exhausted", "label", "", "Unit 3 exhausted"),
        ("Unit 3 damaged 1 exhausted", "damaged", "2", "Unit 3 damaged 2 exhausted"),
        ("Unit 3", "exhausted", "yes", "Unit 3 exhausted"),
        ("Unit 3 exhausted", "exhausted", "", "Unit 3"),
        ("Unit 3 +2", "might", "-1", "Unit 3 -1"),
        ("Unit 3", "empowered", "2", "Unit 3 empowered 2"),
        ("Unit 3 empowered", "empowered", "yes", "Unit 3 empowered"),
        ("Unit 3", "buffed", "", "Unit 3"),
        ("Spell 1: give a unit +2 as Bolt", "label", "Flash", "Spell 1: give a unit +2 as Flash"),
    ],
)
def test_a_state_is_given_another_value(text: str, state: str, value: str, after: str) -> None:
    assert Piece.read(text).having(state, value).text() == after


def test_every_piece_that_comes_along_is_written_as_it_was_read() -> None:
    for kept in library.own().scenarios[::7]:
        for piece in parse_scenario(kept.text(), kept.name).pieces():
            read = Piece.read(piece)
            assert read.text() == " ".join(piece.split())
            assert len(read.states) == len(read.words), piece
