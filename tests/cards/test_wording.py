import re

import pytest

from riftwright.cards.catalogue import catalogue
from riftwright.cards.wording import card_page, card_text
from riftwright.core.facts import Face

FACES = [face for face in catalogue().faces if face.name != "Keywords"]


def text(name: str) -> list[str]:
    return card_text(catalogue().get(name)).split("\n")


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_cards_text_is_made_of_whole_sentences_and_keywords(face: Face) -> None:
    for line in card_text(face).splitlines():
        assert re.fullmatch(r"(\[[\w-]+( \d)?\] ?)+(\[[\w/]+\])*", line) or line.endswith("."), line
        for sentence in re.split(r"(?<=\.) ", line):
            assert re.match(r"[A-Z\[+]", sentence), sentence
        assert "  " not in line and " ," not in line and ".." not in line
        assert not re.search(r"\ba [aeio]|\ban [^aeioE\[]|\ban u", line), line


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_card_has_a_text_unless_it_has_none_to_have(face: Face) -> None:
    assert bool(card_text(face)) == bool(face.abilities or face.keywords or face.additional_cost)


@pytest.mark.parametrize(
    ("name", "lines"),
    [
        ("Pouty Poro", ["[Deflect]"]),
        ("Cleave", ["[Action]", "Give a unit [Assault 3] this turn."]),
        ("Watchful Sentry", ["[Deathknell] Draw 1."]),
        ("Lonely Poro", ["[Deathknell] If I died alone, draw 1."]),
        ("Noxus Hopeful", ["[Legion] I cost [2] less."]),
        ("Void Seeker", ["[Action]", "Deal 4 to a unit at a battlefield and draw 1."]),
        ("Falling Star", ["Deal 3 to a unit, twice, choosing anew each time."]),
        ("Frigid Touch", ["[Reaction]", "[Repeat] [2]", "Give a unit -2 [M] this turn."]),
        ("Energy Conduit", ["[Reaction] [exhaust]: [Add] [1]."]),
        ("Long Sword", ["[Quick-Draw]", "[Equip] [fury]", "Attached: +2 [M]."]),
        ("Doran's Shield", ["[Equip] [calm]", "Attached: +1 [M] and [Tank]."]),
        ("Overzealous Fan", ["When I defend, you may kill me to move an attacking unit back to its base."]),
        ("Mystic Poro", ["[Vision]"]),
        (
            "Guerilla Warfare",
            [
                "Return up to two cards with [Hidden] from your trash to your hand. You may hide cards ignoring costs "
                "this turn."
            ],
        ),
        (
            "Clockwork Keeper",
            [
                "As an additional cost to play me, you may pay [calm].",
                "When you play me, if you paid the additional cost, draw 1.",
            ],
        ),
        (
            "Soraka, Wanderer",
            [
                "Combat damage must be assigned to me last.",
                "If another unit you control here with less [M] than me would die, instead heal it, exhaust it and "
                "recall it.",
            ],
        ),
        (
            "Draven, Audacious",
            [
                "[Deflect]",
                "Once each turn, when I win a combat, you gain 1 point.",
                "When I die in combat, an opponent gains 1 point.",
            ],
        ),
        (
            "Baron Nashor",
            [
                "As you play me, add a Baron Pit battlefield token to the board unless there is one. "
                "If you do, I enter there.",
                "Enemy spells and abilities can't choose me.",
                "Other friendly units have +2 [M].",
            ],
        ),
    ],
)
def test_texts_read_as_the_game_speaks(name: str, lines: list[str]) -> None:
    assert text(name) == lines


def test_a_page_holds_the_cost_the_type_line_the_text_and_the_facts() -> None:
    assert card_page(catalogue().get("Ahri, Alluring")).split("\n") == [
        "Ahri, Alluring  [5][calm]",
        "Champion unit, 4 [M]. Calm. Ahri, Ionia",
        "",
        "When I hold, you gain 1 point.",
        "",
        "OGN-066, OGN-066a, PR-066  Rare",
    ]


def test_a_page_says_from_when_a_card_is_banned() -> None:
    assert card_page(catalogue().get("Reaver's Row")).endswith("OGN-285  Uncommon\nBanned since 2026-03-31.")


def test_power_of_a_card_of_two_domains_is_of_either() -> None:
    assert card_page(catalogue().get("Icathian Rain")).startswith("Icathian Rain  [7]" + "[fury/mind]" * 3)


def test_runes_battlefields_legends_and_tokens_have_no_cost() -> None:
    for name in ("Fury Rune", "Reaver's Row", "Ahri, Nine-Tailed Fox", "Recruit", "Baron Pit"):
        assert card_page(catalogue().get(name)).split("\n")[0] == name
