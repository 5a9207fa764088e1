"""The games of a match (486): how the next one begins, and what the sideboard may change."""

from pathlib import Path
from typing import Final

from riftwright.notation.decks import SECTIONS, DeckList, parse_deck
from riftwright.notation.matches import new_match, next_opening, swap, swappable
from riftwright.notation.replay import ReplayDeck, opening

DECKS: Final = Path(__file__).parents[2] / "examples" / "decks"
LIST: Final = (DECKS / "lux.txt").read_text(encoding="utf-8") + "\nSideboard:\n2 Riptide Rex\n"


def test_486_5_the_next_game_bars_what_was_brought_to_a_game_that_was_won() -> None:
    begun = opening([DECKS / "kaisa.txt", DECKS / "ahri.txt"], "match", seed=7)
    match = new_match(begun)
    match.record(1, ["Startipped Peak", "Reckoner's Arena"])
    following = next_opening(begun, match, 8)
    assert (following.seed, following.mode, following.decks) == (8, "match", begun.decks)
    assert following.barred[0] == ["Startipped Peak"]

    other = [ReplayDeck("x", "x"), ReplayDeck("y", "y")]
    assert next_opening(begun, match, 8, other).decks == other


def counts(deck: DeckList, section: str) -> dict[str, int]:
    return {entry.card.name: entry.count for entry in deck.entries(section)}


def test_cards_are_swapped_with_the_sideboard_and_none_is_lost() -> None:
    deck = parse_deck(LIST, "mine")
    both = swappable(deck)
    assert (both["Riptide Rex"], both["Daring Poro"]) == (2, 3)
    assert "Lux, Lady of Luminosity" not in both

    main = counts(deck, "MainDeck")
    changed = swap(deck, {**main, "Riptide Rex": 2, "Daring Poro": 1})
    assert counts(changed, "MainDeck") == {**main, "Riptide Rex": 2, "Daring Poro": 1}
    assert counts(changed, "Sideboard") == {"Daring Poro": 2}
    assert (changed.name, changed.check("match")) == ("mine", [])
    assert swappable(changed) == both

    back = swap(deck, {**main, "Riptide Rex": 0})
    for section in SECTIONS:
        assert counts(back, section) == counts(deck, section)


def test_printings_are_kept_where_a_card_is_swapped() -> None:
    deck = parse_deck("MainDeck:\n2 Cleave (OGN-004)\nSideboard:\n1 Void Seeker (OGN-024)\n")
    assert deck.problems == []
    less = swap(deck, {"Cleave": 1, "Void Seeker": 0})
    assert [(entry.count, entry.code) for entry in less.entries("MainDeck")] == [(1, "OGN-004")]
    more = swap(deck, {"Cleave": 2, "Void Seeker": 1})
    assert [(entry.count, entry.code) for entry in more.entries("MainDeck")] == [(2, "OGN-004"), (1, "OGN-024")]
