"""Deck lists (101-103): read, check, and turn into faces.

The format is sectioned text: ``Legend:``, ``Champion:``, ``MainDeck:``, ``Battlefields:``, ``Runes:``, with lines of
``3 Card Name`` below each; ``#`` begins a comment. The chosen champion stands under ``Champion:`` and counts among
the 40 (103.2).
"""

import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from riftwright.cards.catalogue import catalogue
from riftwright.core.errors import UnknownCardError
from riftwright.core.facts import BASIC, CHAMPION, SIGNATURE, TOKEN, Face
from riftwright.core.ids import BATTLEFIELD_CARD, GEAR, LEGEND, RUNE, SPELL, UNIQUE, UNIT
from riftwright.rules.setup import DeckFaces

SECTIONS: Final = ("Legend", "Champion", "MainDeck", "Battlefields", "Runes")
MAIN_LEAST: Final = 40  # 103.2
RUNES: Final = 12  # 103.3.a
COPIES: Final = 3  # 103.2.b
SIGNATURES: Final = 3  # 103.2.d
FIELDS: Final = 3  # 485.4.a and its likes
_LINE: Final = re.compile(r"(?P<count>\d+)x?\s+(?P<name>\S.*)")


class IllegalDeckError(ValueError):
    """A deck that cannot be played. ``problems`` lists everything that is wrong, each with its line or rule."""

    def __init__(self, name: str, problems: list[str]) -> None:
        super().__init__(
            "\n  ".join([f"{name}: {len(problems)} problem{'s' if len(problems) != 1 else ''}", *problems])
        )
        self.name = name
        self.problems = problems


class DeckList:
    """A deck as names, by section."""

    __slots__ = ("cards", "name", "problems")

    def __init__(self, name: str, cards: dict[str, list[tuple[int, str]]], problems: list[str]) -> None:
        self.name: str = name
        self.cards: dict[str, list[tuple[int, str]]] = cards  # section to (count, name) pairs
        self.problems: list[str] = problems  # lines that could not be read

    def check(self) -> list[str]:
        """Everything that is wrong with the deck, in the order of rule 103."""
        return [*self.problems, *self._unknown(), *_check(self._known())]

    def faces(self) -> DeckFaces:
        """The deck, ready to play. Raises ``IllegalDeckError`` with all problems at once."""
        problems = self.check()
        if problems:
            raise IllegalDeckError(self.name, problems)
        known = self._known()
        return DeckFaces(
            known["Legend"][0],
            known["Champion"][0],
            known["MainDeck"],
            known["Runes"],
            known["Battlefields"],
            self.name,
        )

    def _entries(self) -> Iterator[tuple[str, int, str]]:
        for section, entries in self.cards.items():
            for count, name in entries:
                yield section, count, name

    def _unknown(self) -> list[str]:
        problems = []
        for section, _, name in self._entries():
            try:
                catalogue().get(name)
            except UnknownCardError as error:
                problems.append(f"{section}: {error}")
        return problems

    def _known(self) -> dict[str, list[Face]]:
        found: dict[str, list[Face]] = {section: [] for section in SECTIONS}
        for section, count, name in self._entries():
            if name in catalogue():
                found[section] += [catalogue().get(name)] * count
        return found


def check_teammates(decks: list[DeckList], teams: tuple[int, ...]) -> None:
    """489.8.h: teammates may not play the same Champion Legend. ``decks`` and ``teams`` are by seat."""
    seen: dict[tuple[int, str], str] = {}
    for team, deck in zip(teams, decks, strict=True):
        for _, legend in deck.cards.get("Legend", []):
            if (team, legend) in seen:
                raise IllegalDeckError(
                    deck.name, [f"Legend: {legend} is the legend of its teammate, {seen[team, legend]}, too (489.8.h)"]
                )
            seen[team, legend] = deck.name


def read_deck(source: str | Path) -> DeckList:
    """A deck list from a file. Raises ``IllegalDeckError`` where it cannot be read at all."""
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = error.strerror if isinstance(error, OSError) else "it is no UTF-8 text"
        raise IllegalDeckError(str(source), [f"cannot be read: {reason}"]) from None
    return parse_deck(text, str(source))


def parse_deck(text: str, name: str = "deck") -> DeckList:
    """A deck list from its text; lines that cannot be read become problems."""
    cards: dict[str, list[tuple[int, str]]] = {}
    problems: list[str] = []
    section = ""
    headings = {heading.lower(): heading for heading in SECTIONS}
    for number, raw in enumerate(text.splitlines(), 1):
        line = raw.split("#", 1)[0].strip()
        if not line:
            continue
        if line.endswith(":"):
            section = headings.get(line[:-1].replace(" ", "").lower(), "")
            if not section:
                problems.append(f"line {number}: no section {line!r}; there are {', '.join(SECTIONS)}")
            continue
        match = _LINE.fullmatch(line)
        if match is None:
            problems.append(f"line {number}: {line!r} is not a count and a name, like '3 Stalwart Poro'")
        elif not section:
            problems.append(f"line {number}: {line!r} comes before any section, such as 'MainDeck:'")
        else:
            cards.setdefault(section, []).append((int(match["count"]), match["name"].strip()))
    return DeckList(name, cards, problems)


def _check(known: dict[str, list[Face]]) -> list[str]:
    problems: list[str] = []
    legends, champions = known["Legend"], known["Champion"]
    if len(legends) != 1 or not legends[0].types & LEGEND:
        problems.append("Legend: a deck has exactly one Champion Legend (103.1)")
    if len(champions) != 1:
        problems.append("Champion: a deck has exactly one chosen champion (103.2.a)")
    legend = legends[0] if legends and legends[0].types & LEGEND else None
    if legend is not None and champions:
        problems += _check_champion(legend, champions[0])
    main = champions[:1] + known["MainDeck"]
    problems += _check_kinds(known)
    if len(main) < MAIN_LEAST:
        problems.append(f"MainDeck: {len(main)} cards with the chosen champion, {MAIN_LEAST} are the least (103.2)")
    problems += _check_copies(main)
    if legend is not None:
        problems += _check_identity(legend, main + known["Runes"])
        problems += _check_signatures(legend, main)
    if len(known["Runes"]) != RUNES:
        problems.append(f"Runes: {len(known['Runes'])}, a deck has exactly {RUNES} (103.3.a)")
    if len(known["Battlefields"]) != FIELDS:
        problems.append(f"Battlefields: {len(known['Battlefields'])}, each mode asks for {FIELDS} (485.4.a)")
    for name, count in Counter(face.name for face in known["Battlefields"]).items():
        if count > 1:
            problems.append(f"Battlefields: {count} of {name}, one of a name is the most (103.4.c)")
    return problems


def _check_champion(legend: Face, champion: Face) -> list[str]:
    if champion.supertype != CHAMPION:
        return [f"Champion: {champion.name} is no champion unit (103.2.a.2)"]
    if champion.champion_tag not in legend.tags:
        return [f"Champion: {champion.name} has not the tag {legend.champion_tag} of the legend (103.2.a.2)"]
    return []


def _check_kinds(known: dict[str, list[Face]]) -> list[str]:
    problems = []
    allowed = {"MainDeck": UNIT | GEAR | SPELL, "Champion": UNIT, "Runes": RUNE, "Battlefields": BATTLEFIELD_CARD}
    for section, types in allowed.items():
        for face in dict.fromkeys(known[section]):
            if not face.types & types or face.supertype == TOKEN:
                problems.append(f"{section}: {face.name} is a {face.type_line} and does not belong there (103)")
    return problems


def _check_copies(main: list[Face]) -> list[str]:
    problems = []
    for name, count in Counter(face.name for face in main).items():
        face = next(f for f in main if f.name == name)
        if UNIQUE in face.keywords and count > 1:
            problems.append(f"MainDeck: {count} of {name}, which is Unique: one is the most (825.3.a)")
        elif count > COPIES:
            problems.append(f"MainDeck: {count} of {name}, {COPIES} are the most (103.2.b)")
    return problems


def _check_identity(legend: Face, cards: list[Face]) -> list[str]:
    problems = []
    for face in dict.fromkeys(cards):
        if face.domains & ~legend.domains and face.types & ~RUNE:
            problems.append(
                f"MainDeck: {face.name} is {face.domain_line}, outside the Domain Identity"
                f" {legend.domain_line} (103.1.b)"
            )
        elif face.domains & ~legend.domains and face.supertype == BASIC:
            problems.append(f"Runes: {face.name} is outside the Domain Identity {legend.domain_line} (103.3.a.1)")
    return problems


def _check_signatures(legend: Face, main: list[Face]) -> list[str]:
    problems = []
    signatures = [face for face in main if face.supertype == SIGNATURE]
    if len(signatures) > SIGNATURES:
        problems.append(f"MainDeck: {len(signatures)} Signature cards, {SIGNATURES} in all are the most (103.2.d.1)")
    for face in dict.fromkeys(signatures):
        if not set(face.tags) & set(legend.tags):
            problems.append(f"MainDeck: {face.name} is no Signature card of {legend.champion_tag} (103.2.d.2)")
    return problems
