"""Decks put together at random from every card that there is, legal for their legend."""

import random
from functools import cache
from typing import Final

from riftwright.cards.catalogue import catalogue
from riftwright.core.facts import CHAMPION, SIGNATURE, TOKEN, Face
from riftwright.core.ids import BATTLEFIELD_CARD, DOMAIN_NAMES, GEAR, LEGEND, SPELL, UNIQUE, UNIT
from riftwright.notation.decks import COPIES, FIELDS, MAIN_LEAST, RUNE_COUNT, SIGNATURES


def random_deck(seed: int) -> str:
    """The text of a deck; the same for the same seed and the same cards."""
    chance = random.Random(seed)
    legend = chance.choice([face for face in faces(LEGEND) if champions(face)])
    champion = chance.choice(champions(legend))
    main: dict[str, int] = {}
    signatures = 0
    while sum(main.values()) < MAIN_LEAST - 1:
        face = chance.choice(allowed(legend))
        most = 1 if UNIQUE in face.keywords else COPIES
        count = min(chance.randint(1, most), MAIN_LEAST - 1 - sum(main.values()))
        if face.name in main or face is champion or (face.supertype == SIGNATURE and signatures + count > SIGNATURES):
            continue
        main[face.name] = count
        signatures += count if face.supertype == SIGNATURE else 0
    domains = [name for i, name in enumerate(DOMAIN_NAMES) if legend.domains >> i & 1]
    first = chance.randint(4, RUNE_COUNT - 4)
    fields = chance.sample(faces(BATTLEFIELD_CARD), FIELDS)
    return "\n".join(
        [
            f"Legend:\n1 {legend.name}\nChampion:\n1 {champion.name}\nMainDeck:",
            *(f"{count} {name}" for name, count in main.items()),
            "Battlefields:",
            *(f"1 {face.name}" for face in fields),
            f"Runes:\n{first} {domains[0]} Rune\n{RUNE_COUNT - first} {domains[-1]} Rune\n",
        ]
    )


@cache
def faces(types: int) -> tuple[Face, ...]:
    """All cards of these types, by name; no tokens."""
    found = [face for face in catalogue().faces if face.types & types and face.supertype != TOKEN]
    return tuple(sorted(found, key=lambda face: face.name))


def champions(legend: Face) -> list[Face]:
    """Champion units that a deck of the legend can choose (103.2.a.2)."""
    found = [face for face in faces(UNIT) if face.supertype == CHAMPION and face.champion_tag in legend.tags]
    return [face for face in found if not face.domains & ~legend.domains]


def allowed(legend: Face) -> list[Face]:
    """Cards that the legend's Main Deck may hold (103.1.b, 103.2.d.2)."""
    found = [face for face in faces(UNIT | GEAR | SPELL) if not face.domains & ~legend.domains]
    return [face for face in found if face.supertype != SIGNATURE or set(face.tags) & set(legend.tags)]


MOST: Final = 4  # decks at a table


def random_decks(seed: int) -> tuple[str, ...]:
    """Decks for a table, each of another legend, so that teammates may play them (489.8.h)."""
    found: dict[str, str] = {}
    at = seed * 1_000
    while len(found) < MOST:
        text = random_deck(at)
        found.setdefault(text.splitlines()[1], text)
        at += 1
    return tuple(found.values())
