"""Of any deck and of any text: what is written is read again as it was, and nothing is more than refused."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riftwright.cards.pool import Card, pool
from riftwright.core.ids import BATTLEFIELD_CARD, GEAR, LEGEND, RUNE, SPELL, UNIT
from riftwright.notation.decks import DeckList, Entry, IllegalDeckError, detect, parse_deck, write_deck
from tests.notation.decks.support import FORMATS, KAISA, holdings, unhurried

CARDS = [card for card in pool() if card.codes and not card.is_token]
PLAYED = [card for card in CARDS if card.types & (UNIT | GEAR | SPELL)]
CODED = ("OGN", "OGS", "SFD", "UNL", "VEN", "RAD")  # the sets that every format can name


def of(types: int) -> list[Card]:
    return [card for card in CARDS if card.types & types]


@st.composite
def entries(draw: st.DrawFn, cards: list[Card], size: int, most: int = 3) -> list[Entry]:
    """Entries of different cards, each of some printing."""
    chosen = draw(st.lists(st.sampled_from(cards), min_size=1, max_size=size, unique=True))
    return [entry(draw, card, draw(st.integers(1, most))) for card in chosen]


def entry(draw: st.DrawFn, card: Card, count: int) -> Entry:
    printings = [code for code in card.codes if code.startswith(CODED) and pool().printed(code)]
    return Entry(count, card, draw(st.sampled_from(printings)))


@st.composite
def decks(draw: st.DrawFn) -> DeckList:
    """Decks with all zones, be they legal or not."""
    champion = draw(st.sampled_from([card for card in CARDS if card.is_champion and legends(card)]))
    sections = {
        "Legend": [entry(draw, draw(st.sampled_from(legends(champion))), 1)],
        "Champion": [entry(draw, champion, 1)],
        "MainDeck": draw(entries(PLAYED, 12)),
        "Battlefields": draw(entries(of(BATTLEFIELD_CARD), 3, 1)),
        "Runes": draw(entries(of(RUNE), 2, 7)),
        "Sideboard": draw(st.just([]) | entries(PLAYED, 4)),
    }
    return DeckList("drawn", sections)


def legends(champion: Card) -> list[Card]:
    return [card for card in of(LEGEND) if champion.champion_tag in card.tags]


@pytest.mark.parametrize("form", FORMATS)
@unhurried
@given(deck=decks())
def test_any_deck_comes_back_from_every_format(form: str, deck: DeckList) -> None:
    text = write_deck(deck, form)
    again = parse_deck(text)

    assert detect(text) == form
    assert (again.problems, holdings(again)) == ([], holdings(deck))


def reads_or_refuses(text: str) -> None:
    """A text is read, with whatever problems, or refused with what is wrong."""
    try:
        deck = parse_deck(text)
    except IllegalDeckError as error:
        assert error.problems
        return
    assert all(str(problem) for problem in deck.problems)
    assert all(entry.count > 0 for entry in deck.entries())
    assert deck.check()  # no text that is drawn here is a sound deck


@unhurried
@given(st.text(max_size=200))
def test_no_text_is_more_than_refused(text: str) -> None:
    reads_or_refuses(text)


@unhurried
@given(
    st.lists(
        st.sampled_from(
            ["3", "x", "Cleave", "Legend:", ":", "OGN-004", "[", "(UNL-001)", "#", "\n", " ", "{", '"', "$"]
        ),
        max_size=30,
    )
)
def test_no_row_of_the_parts_of_lists_is_more_than_refused(parts: list[str]) -> None:
    reads_or_refuses("".join(parts))


@unhurried
@given(st.sampled_from(FORMATS), st.integers(0, 2000), st.text(max_size=3))
def test_no_deck_that_is_cut_off_is_more_than_refused(form: str, length: int, tail: str) -> None:
    whole = write_deck(parse_deck(KAISA), form)
    if length < len(whole) - 4:
        reads_or_refuses(whole[:length] + tail)
