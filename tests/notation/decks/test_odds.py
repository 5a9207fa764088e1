"""The odds of opening hands are exact, and the sums of a deck add up."""

from fractions import Fraction
from itertools import combinations

import pytest

from riftwright.notation.decks import odds, parse_deck
from tests.notation.decks.support import KAISA


@pytest.mark.parametrize(("deck", "wanted"), [(8, 1), (8, 2), (8, 3), (9, 4), (5, 0)])
def test_116_the_chance_of_an_opening_hand_is_that_of_all_hands(deck: int, wanted: int) -> None:
    hands = list(combinations(range(deck), 4))
    with_one = sum(1 for hand in hands if any(card < wanted for card in hand))

    assert odds.odds(deck, wanted, "").opening == pytest.approx(float(Fraction(with_one, len(hands))))


@pytest.mark.parametrize("wanted", [1, 2, 3])
def test_117_a_mulligan_looks_at_two_other_cards_before_those_set_aside_come_back(wanted: int) -> None:
    """117.1, 117.2, 117.3: counted over all hands and all draws after them."""
    deck, found, all_ways = 8, 0, 0
    for hand in combinations(range(deck), 4):
        rest = [card for card in range(deck) if card not in hand]
        kept = any(card < wanted for card in hand)
        for draw in combinations(rest, 2):
            all_ways += 1
            found += kept or any(card < wanted for card in draw)

    assert odds.odds(deck, wanted, "").mulligan == pytest.approx(found / all_ways)


def test_the_draws_of_three_turns_come_to_the_six_cards() -> None:
    assert odds.odds(39, 1, "").later == pytest.approx(9 / 39)
    assert odds.odds(39, 1, "").opening == pytest.approx(4 / 39)


def test_more_than_there_are_is_all_of_them() -> None:
    assert odds.chance(3, 5, 9) == 1
    assert odds.chance(3, 0, 9) == 0


def test_what_is_looked_for() -> None:
    rows = {row.what: row.cards for row in odds.opening_odds(parse_deck(KAISA))}

    assert rows == {
        "one of 3 copies": 3,
        "one of 2 copies": 2,
        "a single copy": 1,
        "a card of Energy 2 or less": 22,
        "a unit of Energy 2 or less": 7,
        "a unit": 20,
    }


def test_the_sums_of_a_deck() -> None:
    deck = parse_deck(KAISA)
    curve = odds.curve(deck)

    assert sum(sum(counts.values()) for counts in curve.values()) == 40
    assert {cost: sum(counts.values()) for cost, counts in sorted(curve.items())} == {
        1: 12,
        2: 10,
        3: 3,
        4: 5,
        5: 3,
        7: 5,
        8: 2,
    }
    assert odds.by_type(deck) == {"units": 21, "spells": 19}
    assert odds.by_domain(deck) == {"Fury": 18, "Mind": 20, "Fury/Mind": 2}
    assert odds.power(deck) == {"Fury": 12, "Mind": 11, "Fury/Mind": 6}
    assert odds.average_energy(deck) == pytest.approx(3.275)
    assert odds.average_energy(parse_deck("Legend:\n")) == 0
