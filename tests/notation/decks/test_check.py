"""The three verdicts: structure, legality on a day, and whether the engine plays every card."""

import pytest

from riftwright.notation.decks import parse_deck, verdicts
from riftwright.notation.decks.check import sideboard_most
from tests.notation.decks.support import KAISA, changed

SIDE = "\nSideboard:\n3 Void Seeker\n3 Chemtech Enforcer\n3 Magma Wurm\n"
BEFORE_BANS = "2026-03-30"


def answers(text: str, mode: str = "duel", day: str = BEFORE_BANS) -> dict[str, list[str]]:
    """The problems of each verdict."""
    return {verdict.name: [str(p) for p in verdict.problems] for verdict in verdicts(parse_deck(text), mode, day)}


def test_a_sound_deck_is_fine_in_all_three() -> None:
    assert answers(KAISA) == {"structure": [], "legality": [], "support": []}
    assert all(verdict.fine for verdict in verdicts(parse_deck(KAISA), "duel", BEFORE_BANS))


def test_each_verdict_says_its_own() -> None:
    found = answers(changed(("3 Cleave", "4 Cleave\n1 Neeko, Blending In"), ("7 Fury Rune", "6 Fury Rune")))

    assert found["structure"] == ["Runes: 11, a deck has exactly 12 (103.3.a)"]
    assert found["legality"] == [
        "MainDeck: 4 of Cleave, 3 are the most (103.2.b)",
        "MainDeck: Neeko, Blending In comes out on 2026-10-23 (103.2.e)",
    ]
    assert found["support"] == ["MainDeck: Neeko, Blending In cannot be played in full yet"]


def test_a_line_that_cannot_be_read_is_a_matter_of_structure() -> None:
    assert (
        answers(changed(("3 Cleave", "3 Cleeve")))["structure"][0] == "line 17: no card 'Cleeve'; did you mean Cleave?"
    )


def test_previews_are_marked() -> None:
    deck = parse_deck(changed(("3 Cleave", "3 Neeko, Blending In")))

    _, legality, _ = verdicts(deck, "duel", "2026-11-30")
    assert [str(note) for note in legality.notes] == [
        "MainDeck: the facts of Neeko, Blending In are from previews, and may be others in print"
    ]


def test_103_2_e_a_ban_holds_from_its_day_on() -> None:
    tree = "Battlefields: The Dreaming Tree is banned since 2026-03-31 (103.2.e)"

    assert answers(KAISA, day="2026-03-30")["legality"] == []
    assert answers(KAISA, day="2026-03-31")["legality"] == [tree]
    assert answers(KAISA, day="")["legality"] == []


def test_103_2_e_what_is_banned_in_games_with_teams_is_banned_there_alone() -> None:
    text = "Legend:\n1 Master Yi, Wuju Bladesman\n"

    assert not [p for p in answers(text, "duel", "2026-11-30")["legality"] if "banned" in p]
    assert answers(text, "magma", "2026-11-30")["legality"] == [
        "Legend: Master Yi, Wuju Bladesman is banned in games with teams since 2026-07-24 (103.2.e)"
    ]


@pytest.mark.parametrize(("day", "legal"), [("2025-10-30", False), ("2025-10-31", True)])
def test_103_2_e_a_card_may_be_played_from_the_day_that_its_set_is_out(day: str, legal: bool) -> None:
    found = answers(KAISA, day=day)["legality"]

    assert ("MainDeck: Cleave comes out on 2025-10-31 (103.2.e)" not in found) is legal


def test_a_sideboard_has_grown() -> None:
    assert (sideboard_most("2026-07-15"), sideboard_most("2026-07-16"), sideboard_most("")) == (8, 10, 10)
    assert answers(KAISA + SIDE, day="2026-03-30")["structure"] == [
        "Sideboard: 9 cards, 8 are the most (Tournament Rules)"
    ]
    assert answers(KAISA + SIDE, day="2026-07-16")["structure"] == []


def test_the_sideboard_counts_among_the_copies() -> None:
    assert answers(KAISA + "\nSideboard:\n1 Cleave\n4 Void Seeker\n")["legality"] == [
        "MainDeck: 4 of Cleave with the sideboard, 3 are the most (103.2.b)",
        "Sideboard: 4 of Void Seeker, 3 are the most (103.2.b)",
    ]


def test_the_sideboard_is_of_the_domain_identity_and_of_main_deck_cards() -> None:
    found = answers(KAISA + "\nSideboard:\n1 Charm\n1 Fury Rune\n1 Lilting Lullaby\n")

    assert found["structure"] == ["Sideboard: Fury Rune is a basic rune and does not belong there (103)"]
    assert "Sideboard: Charm is Calm, outside the Domain Identity Fury/Mind (103.1.b)" in found["legality"]
    assert "Sideboard: Lilting Lullaby is no Signature card of Kai'Sa (103.2.d.2)" in found["legality"]


def test_a_card_that_says_so_may_be_there_any_number_of_times() -> None:
    text = "Legend:\n1 Jinx, Loose Cannon\nChampion:\n1 Jinx, Rebel\nMainDeck:\n39 Spiderling\n"

    assert answers(text, day="")["legality"] == []


def test_a_token_is_in_no_deck() -> None:
    assert (
        "MainDeck: Mech is a token unit and does not belong there (103)" in answers("MainDeck:\n1 Mech\n")["structure"]
    )


@pytest.mark.parametrize(("mode", "rule"), [("duel", "485.4.a"), ("match", "486.4.a"), ("magma", "489.4.a")])
def test_103_4_a_battlefields_are_a_matter_of_the_mode(mode: str, rule: str) -> None:
    found = answers(changed(("1 Startipped Peak", "")), mode)["structure"]

    assert found == [f"Battlefields: 2, each mode asks for 3 ({rule})"]
