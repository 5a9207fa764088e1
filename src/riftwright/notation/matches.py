"""The games of a match (486), each by how it begins: which battlefields are left, and what the sideboard may change."""

from collections import Counter
from collections.abc import Sequence

from riftwright.notation.decks import DeckList, parse_deck
from riftwright.notation.decks.parts import MAIN, SIDEBOARD, Entry
from riftwright.notation.replay import Opening, ReplayDeck
from riftwright.rules import editions
from riftwright.rules.match import BEST_OF_THREE, Match

PLAYERS = 2


def new_match(opening: Opening, best_of: int = BEST_OF_THREE) -> Match:
    """The match that the opening is the first game of. Raises ``MatchError`` where the edition has none so long."""
    decks = [parse_deck(deck.text, deck.name).faces() for deck in opening.decks]
    seats = [decks[seat % len(decks)] for seat in range(PLAYERS)]
    battlefields = [[face.name for face in deck.battlefields] for deck in seats]
    return Match(editions.get(opening.edition, opening.switches), battlefields, best_of)


def next_opening(opening: Opening, match: Match, seed: int, decks: Sequence[ReplayDeck] | None = None) -> Opening:
    """How the next game of the match begins: like the first, with ``decks`` where the sideboard has changed them.

    486 does not say who goes first: as in any game it is chance that does (115).
    """
    return Opening(
        list(decks) if decks is not None else opening.decks,
        opening.mode,
        opening.edition,
        seed,
        opening.first_player,
        opening.switches,
        match.barred(),
    )


def swappable(deck: DeckList) -> dict[str, int]:
    """How many copies of each card the sideboard and the Main Deck (without the chosen champion) hold together."""
    return copies(deck, SIDEBOARD, MAIN)


def copies(deck: DeckList, *sections: str) -> dict[str, int]:
    """How many copies of each card these sections hold."""
    found: Counter[str] = Counter()
    for entry in deck.entries(*sections):
        found[entry.card.name] += entry.count
    return dict(found)


def swap(deck: DeckList, main: dict[str, int]) -> DeckList:
    """The deck with so many copies of its swappable cards in the Main Deck, and the rest in the sideboard. A card that
    is not named stays as it is.
    """
    left = dict.fromkeys(swappable(deck), 0) | copies(deck, MAIN) | main
    sections: dict[str, list[Entry]] = {**deck.sections, MAIN: [], SIDEBOARD: []}
    for entry in deck.entries(MAIN, SIDEBOARD):
        plays = min(entry.count, left[entry.card.name])
        left[entry.card.name] -= plays
        for section, count in ((MAIN, plays), (SIDEBOARD, entry.count - plays)):
            if count:
                sections[section].append(Entry(count, entry.card, entry.code))
    return DeckList(deck.name, sections)
