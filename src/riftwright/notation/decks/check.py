"""What rule 103 asks of a deck, what tournaments ask besides, and which of its cards the engine plays.

Three questions, answered apart: ``structure`` (are the parts there, each of its size?), ``legality`` (may these cards
be in this deck, on that day?) and ``support`` (does Riftwright play them in full?).
"""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Final

from riftwright.cards import bans, releases
from riftwright.cards.catalogue import catalogue
from riftwright.cards.pool import ANY_NUMBER, ONE, Card
from riftwright.core.facts import BASIC
from riftwright.core.ids import BATTLEFIELD_CARD, GEAR, LEGEND, RUNE, SPELL, UNIT
from riftwright.notation.decks.parts import (
    BATTLEFIELDS,
    CHAMPION,
    EXTRA_LEGENDS,
    LEGEND_SECTION,
    MAIN,
    RUNES,
    SECTIONS,
    SIDEBOARD,
    Entry,
    Problem,
)
from riftwright.rules import modes

if TYPE_CHECKING:
    from riftwright.notation.decks.deck import DeckList

MAIN_LEAST: Final = 40  # 103.2
RUNE_COUNT: Final = 12  # 103.3.a
COPIES: Final = 3  # 103.2.b
SIGNATURES: Final = 3  # 103.2.d
FIELDS: Final = 3  # 485.4.a and its likes
SIDEBOARD_MOST: Final = 8  # the Tournament Rules, until the day below
LARGER_SIDEBOARD: Final = ("2026-07-16", 10)  # since then
SOUND: Final = {  # what it means that a verdict has found nothing
    "structure": "every part is there and of its size",
    "legality": "every card may be in this deck",
    "support": "Riftwright plays every card in full",
}

_KINDS: Final = {
    LEGEND_SECTION: LEGEND,
    CHAMPION: UNIT,
    MAIN: UNIT | GEAR | SPELL,
    BATTLEFIELDS: BATTLEFIELD_CARD,
    RUNES: RUNE,
    SIDEBOARD: UNIT | GEAR | SPELL,
    EXTRA_LEGENDS: LEGEND,
}
_DECK: Final = (CHAMPION, MAIN)  # the Main Deck of 103.2, of which the chosen champion is a part
_ALL_COPIES: Final = (*_DECK, SIDEBOARD)


@dataclass(frozen=True, slots=True)
class Verdict:
    """One of the three answers: what is wrong, and what is worth knowing besides."""

    name: str
    problems: list[Problem]
    notes: list[Problem] = field(default_factory=list)

    @property
    def fine(self) -> bool:
        return not self.problems


def verdicts(deck: "DeckList", mode: str = "duel", day: str = "") -> tuple[Verdict, Verdict, Verdict]:
    """Structure, legality and support of a deck for a mode of play on a day, such as 2026-09-18. Without a day
    nothing is banned and everything is released.
    """
    return (
        Verdict("structure", [*deck.problems, *structure(deck, mode, day)], deck.notes),
        Verdict("legality", legality(deck, mode, day), _provisional(deck)),
        Verdict("support", support(deck)),
    )


# Structure


def structure(deck: "DeckList", mode: str = "duel", day: str = "") -> list[Problem]:
    """Whether all parts of the deck are there, each of its kind and size."""
    return [
        *_check_legend(deck),
        *_check_champion_count(deck),
        *_check_kinds(deck),
        *_check_main_size(deck),
        *_check_battlefields(deck, mode),
        *_check_rune_count(deck),
        *_check_sideboard(deck, day),
    ]


def _check_legend(deck: "DeckList") -> list[Problem]:
    if _legend(deck) is not None:
        return []
    return [Problem(LEGEND_SECTION, "a deck has exactly one Champion Legend", "103.1")]


def _legend(deck: "DeckList") -> Card | None:
    """The Champion Legend, where there is exactly one."""
    entries = deck.entries(LEGEND_SECTION)
    if len(entries) == 1 and entries[0].count == 1 and entries[0].card.types & LEGEND:
        return entries[0].card
    return None


def _check_champion_count(deck: "DeckList") -> list[Problem]:
    if deck.count(CHAMPION) == 1:
        return []
    what = "a deck has exactly one chosen champion"
    possible = [card.name for card in candidates(deck)]
    if possible and not deck.count(CHAMPION):
        what += f"; under Champion: it could be {' or '.join(possible)}"
    return [Problem(CHAMPION, what, "103.2.a")]


def candidates(deck: "DeckList") -> list[Card]:
    """The cards of the Main Deck that could be the chosen champion of its legend (103.2.a.2)."""
    legend = _legend(deck)
    tags = legend.tags if legend is not None else ()
    return [card for card in _cards(deck, MAIN) if card.is_champion and card.champion_tag in tags]


def _cards(deck: "DeckList", *sections: str) -> list[Card]:
    """The different cards of these sections."""
    return list({entry.card.name: entry.card for entry in deck.entries(*sections)}.values())


def _check_kinds(deck: "DeckList") -> list[Problem]:
    return [
        Problem(section, f"{card.name} is a {card.type_line} and does not belong there", "103")
        for section, types in _KINDS.items()
        for card in _cards(deck, section)
        if not card.types & types or card.is_token
    ]


def _check_main_size(deck: "DeckList") -> list[Problem]:
    size = deck.count(*_DECK)
    if size >= MAIN_LEAST:
        return []
    return [Problem(MAIN, f"{size} cards with the chosen champion, {MAIN_LEAST} are the least", "103.2")]


def _check_battlefields(deck: "DeckList", mode: str) -> list[Problem]:
    problems = []
    if deck.count(BATTLEFIELDS) != FIELDS:
        rule = f"{modes.get(mode).rule}.4.a"
        problems.append(Problem(BATTLEFIELDS, f"{deck.count(BATTLEFIELDS)}, each mode asks for {FIELDS}", rule))
    for name, count in _copies(deck.entries(BATTLEFIELDS)).items():
        if count > 1:
            problems.append(Problem(BATTLEFIELDS, f"{count} of {name}, one of a name is the most", "103.4.c"))
    return problems


def _copies(entries: Iterable[Entry]) -> Counter[str]:
    """How many copies there are of each name."""
    found: Counter[str] = Counter()
    for entry in entries:
        found[entry.card.name] += entry.count
    return found


def _check_rune_count(deck: "DeckList") -> list[Problem]:
    if deck.count(RUNES) == RUNE_COUNT:
        return []
    return [Problem(RUNES, f"{deck.count(RUNES)}, a deck has exactly {RUNE_COUNT}", "103.3.a")]


def sideboard_most(day: str) -> int:
    """How many cards a sideboard may hold on a day; no day is the latest."""
    since, most = LARGER_SIDEBOARD
    return most if not day or day >= since else SIDEBOARD_MOST


def _check_sideboard(deck: "DeckList", day: str) -> list[Problem]:
    most = sideboard_most(day)
    if deck.count(SIDEBOARD) <= most:
        return []
    return [Problem(SIDEBOARD, f"{deck.count(SIDEBOARD)} cards, {most} are the most", "Tournament Rules")]


# Legality


def legality(deck: "DeckList", mode: str = "duel", day: str = "") -> list[Problem]:
    """Whether the cards may be in this deck together, and in any deck on that day."""
    legend = _legend(deck)
    problems = _check_copies(deck)
    if legend is not None:
        problems += _check_champion(deck, legend)
        problems += _check_identity(deck, legend)
        problems += _check_signatures(deck, legend)
    if day:
        problems += _check_bans(deck, mode, day)
        problems += _check_releases(deck, day)
    return problems


def _check_champion(deck: "DeckList", legend: Card) -> list[Problem]:
    problems = []
    for champion in _cards(deck, CHAMPION):
        if not champion.is_champion:
            problems.append(Problem(CHAMPION, f"{champion.name} is no champion unit", "103.2.a.2"))
        elif champion.champion_tag not in legend.tags:
            what = f"{champion.name} has not the tag {legend.champion_tag} of the legend"
            problems.append(Problem(CHAMPION, what, "103.2.a.2"))
    return problems


def _check_copies(deck: "DeckList") -> list[Problem]:
    """103.2.b, 825.3.a; the Tournament Rules count the sideboard in."""
    problems = []
    cards = {card.name: card for card in _cards(deck, *_ALL_COPIES)}
    within = _copies(deck.entries(*_DECK))
    for name, count in _copies(deck.entries(*_ALL_COPIES)).items():
        where = MAIN if within[name] else SIDEBOARD
        copies = cards[name].copies
        besides = " with the sideboard" if where == MAIN and count > within[name] else ""
        if copies == ONE and count > 1:
            what = f"{count} of {name}{besides}, which is Unique: one is the most"
            problems.append(Problem(where, what, "825.3.a"))
        elif copies != ANY_NUMBER and count > COPIES:
            problems.append(Problem(where, f"{count} of {name}{besides}, {COPIES} are the most", "103.2.b"))
    return problems


def _check_identity(deck: "DeckList", legend: Card) -> list[Problem]:
    line = legend.domain_line
    problems = [
        Problem(section, f"{card.name} is {card.domain_line}, outside the Domain Identity {line}", "103.1.b")
        for section in (CHAMPION, MAIN, SIDEBOARD)
        for card in _cards(deck, section)
        if card.domains & ~legend.domains
    ]
    problems += [
        Problem(RUNES, f"{card.name} is outside the Domain Identity {line}", "103.3.a.1")
        for card in _cards(deck, RUNES)
        if card.supertype == BASIC and card.domains & ~legend.domains
    ]
    return problems


def _check_signatures(deck: "DeckList", legend: Card) -> list[Problem]:
    problems = []
    count = sum(entry.count for entry in deck.entries(*_DECK) if entry.card.is_signature)
    if count > SIGNATURES:
        problems.append(Problem(MAIN, f"{count} Signature cards, {SIGNATURES} in all are the most", "103.2.d.1"))
    for section in (MAIN, SIDEBOARD):
        for card in _cards(deck, section):
            if card.is_signature and not set(card.tags) & set(legend.tags):
                what = f"{card.name} is no Signature card of {legend.champion_tag}"
                problems.append(Problem(section, what, "103.2.d.2"))
    return problems


def _check_bans(deck: "DeckList", mode: str, day: str) -> list[Problem]:
    """103.2.e"""
    teams = len(set(modes.get(mode).teams)) < modes.get(mode).players
    problems = []
    for section, card in _by_section(deck):
        ban = bans.banned(card.name, day, teams=teams)
        if ban is not None:
            where = " in games with teams" if ban.teams_only else ""
            problems.append(Problem(section, f"{card.name} is banned{where} since {ban.since}", "103.2.e"))
    return problems


def _by_section(deck: "DeckList") -> list[tuple[str, Card]]:
    return [(section, card) for section in SECTIONS for card in _cards(deck, section)]


def _check_releases(deck: "DeckList", day: str) -> list[Problem]:
    """103.2.e"""
    problems = []
    for section, card in _by_section(deck):
        since = releases.released(card.sets)
        if since > day:
            problems.append(Problem(section, f"{card.name} comes out on {since}", "103.2.e"))
    return problems


def _provisional(deck: "DeckList") -> list[Problem]:
    return [
        Problem(section, f"the facts of {card.name} are from previews, and may be others in print")
        for section, card in _by_section(deck)
        if card.provisional
    ]


# Support


def support(deck: "DeckList", *sections: str) -> list[Problem]:
    """The cards that the engine does not play in full, by section."""
    return [
        Problem(section, f"{card.name} cannot be played in full yet")
        for section in sections or SECTIONS
        for card in _cards(deck, section)
        if card.name not in catalogue()
    ]
