"""The decks in the examples folder, and codes of them that other programs make."""

import pytest

from riftwright.cards.bans import LATEST
from riftwright.notation.decks import parse_deck, read_deck, verdicts, write_deck
from tests.notation.decks.support import DECKS, holdings

PLAYED_ON = {"kaisa": "2025-11-02", "ahri": "2025-10-31"}  # tournament decks, from before the bans
CODES = {
    "kaisa": "CMAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQAAAAACAAAE4",
    "ahri": "CMAAAAAAAEAQAACZAAAAAAIBAAACUAIJAAACYLZUHJFWEZ3UPIAQKAAAFMXFGX3KAEDQAABSIJG76AMYAKSAFJQCAAAAAAIAABBA",
}


@pytest.mark.parametrize("path", sorted(DECKS.glob("*.txt")), ids=lambda path: path.stem)
def test_an_example_is_fine_in_all_three_verdicts(path: object) -> None:
    deck = read_deck(str(path))
    day = next((day for name, day in PLAYED_ON.items() if name in str(path)), LATEST)
    found = {verdict.name: [str(p) for p in verdict.problems] for verdict in verdicts(deck, "duel", day)}

    assert found == {"structure": [], "legality": [], "support": []}
    assert deck.notes == []


@pytest.mark.parametrize("name", CODES)
def test_a_code_that_another_program_made_of_an_example(name: str) -> None:
    deck = read_deck(DECKS / f"{name}.txt")

    assert write_deck(deck, "piltover").strip() == CODES[name]
    assert holdings(parse_deck(CODES[name])) == holdings(deck)
