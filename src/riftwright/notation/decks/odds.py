"""What a deck is made of, and the exact odds of its opening hands."""

from collections import Counter
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from riftwright.cards.pool import Card, domain_line
from riftwright.core.ids import GEAR, SPELL, UNIT
from riftwright.notation.decks.deck import DeckList
from riftwright.notation.decks.parts import CHAMPION, MAIN
from riftwright.rules.setup import HAND_SIZE, MULLIGAN_MOST

if TYPE_CHECKING:
    from collections.abc import Callable

KINDS: Final = ((UNIT, "units"), (SPELL, "spells"), (GEAR, "gear"))
CURVE_END: Final = 8  # this Energy and more are counted together
CHEAP: Final = 2  # what the runes of a first turn can pay for
TURNS: Final = 3  # the turn until which draws are counted


@dataclass(frozen=True, slots=True)
class Odds:
    """The chance of at least one of so many cards: in the hand that is drawn (116), after a mulligan that looks for it
    (117), and after the draws of the first turns besides.
    """

    what: str
    cards: int
    opening: float
    mulligan: float
    later: float


def chance(deck: int, wanted: int, seen: int) -> float:
    """The chance that among ``seen`` cards from the top of a shuffled deck there is one of the ``wanted``."""
    from scipy.stats import hypergeom  # imported late: it is large

    return float(hypergeom.sf(0, deck, min(wanted, deck), min(seen, deck)))


def odds(deck: int, wanted: int, what: str) -> Odds:
    """The odds for ``wanted`` of a deck of so many cards, the chosen champion left out.

    A hand without any of them sets two cards aside and draws two more before those are recycled (117.2, 117.3), so it
    has looked at six different cards; a hand with one of them is kept.
    """
    opening, looked = HAND_SIZE, HAND_SIZE + MULLIGAN_MOST
    return Odds(
        what,
        wanted,
        chance(deck, wanted, opening),
        chance(deck, wanted, looked),
        chance(deck, wanted, looked + TURNS),
    )


def opening_odds(deck: DeckList) -> list[Odds]:
    """Odds that are worth knowing: of a card by its copies, and of something to play early."""
    size = deck.count(MAIN)
    copies: Counter[str] = Counter()
    for entry in deck.entries(MAIN):
        copies[entry.card.name] += entry.count
    found = [
        odds(size, number, f"one of {number} copies" if number > 1 else "a single copy")
        for number in sorted(set(copies.values()), reverse=True)
    ]
    for what, wanted in _EARLY:
        found.append(odds(size, sum(e.count for e in deck.entries(MAIN) if wanted(e.card)), what))
    return found


def _is_cheap(card: Card) -> bool:
    return card.energy <= CHEAP


def _is_cheap_unit(card: Card) -> bool:
    return bool(card.types & UNIT) and card.energy <= CHEAP


def _is_unit(card: Card) -> bool:
    return bool(card.types & UNIT)


_EARLY: "Final[tuple[tuple[str, Callable[[Card], bool]], ...]]" = (
    (f"a card of Energy {CHEAP} or less", _is_cheap),
    (f"a unit of Energy {CHEAP} or less", _is_cheap_unit),
    ("a unit", _is_unit),
)


def curve(deck: DeckList) -> dict[int, dict[int, int]]:
    """How many cards of each type there are at each Energy cost, the chosen champion counted; the highest costs
    together.
    """
    found: dict[int, dict[int, int]] = {}
    for entry in deck.entries(CHAMPION, MAIN):
        at = found.setdefault(min(entry.card.energy, CURVE_END), {})
        kind = next((kind for kind, _ in KINDS if entry.card.types & kind), 0)
        at[kind] = at.get(kind, 0) + entry.count
    return found


def by_type(deck: DeckList) -> dict[str, int]:
    """How many units, spells and gear the Main Deck holds, the chosen champion counted."""
    found = {word: sum(e.count for e in deck.entries(CHAMPION, MAIN) if e.card.types & kind) for kind, word in KINDS}
    return {word: count for word, count in found.items() if count}


def by_domain(deck: DeckList) -> dict[str, int]:
    """How many cards of the Main Deck are of each domain or pair of them."""
    found: Counter[int] = Counter()
    for entry in deck.entries(CHAMPION, MAIN):
        found[entry.card.domains] += entry.count
    return _named(found)


def power(deck: DeckList) -> dict[str, int]:
    """How much Power of each domain or pair of them all cards together cost."""
    found: Counter[int] = Counter()
    for entry in deck.entries(CHAMPION, MAIN):
        found[entry.card.domains] += entry.count * entry.card.power
    return _named(found)


def _named(counts: Counter[int]) -> dict[str, int]:
    return {domain_line(domains): count for domains, count in sorted(counts.items()) if count}


def average_energy(deck: DeckList) -> float:
    """The mean Energy cost of the Main Deck, the chosen champion counted; 0 for an empty one."""
    size = deck.count(CHAMPION, MAIN)
    return sum(e.count * e.card.energy for e in deck.entries(CHAMPION, MAIN)) / size if size else 0.0
