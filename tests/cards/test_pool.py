"""The table of all cards: it agrees with the cards that are played, and is found in by any spelling."""

import pytest

from riftwright.cards import bans, pool, releases
from riftwright.cards.catalogue import catalogue
from riftwright.cards.define import spell
from riftwright.cards.pool import ANY_NUMBER, COLUMNS, ONE, Pool
from riftwright.cards.wording import card_page
from riftwright.core.facts import Face
from riftwright.core.ids import UNIQUE
from riftwright.rules.actions.zones import BLANK_BATTLEFIELD
from tools.pool import table

FACES = [face for face in catalogue().faces if face.types and face is not BLANK_BATTLEFIELD]


def facts(card: Face | pool.Card) -> dict[str, object]:
    """What the table and a card that is played both say."""
    return {
        "name": card.name,
        "supertype": card.supertype,
        "domains": card.domains,
        "cost": (card.energy, card.power),
        "might": card.might,
        "tags": sorted(card.tags),
    }


@pytest.mark.parametrize("face", FACES, ids=lambda face: face.name)
def test_a_card_that_is_played_has_the_facts_of_the_table(face: Face) -> None:
    card = pool.pool()[face.name]

    assert facts(face) == facts(card)
    assert face.types & card.types
    assert set(face.codes) <= set(card.codes)
    assert face.codes[:1] in ((), card.codes[:1])
    assert face.rarity in ("", card.rarity)
    assert (card.copies == ONE) == (UNIQUE in face.keywords)
    assert card.is_signature or face.champion_tag == card.champion_tag


def test_the_table_names_every_card_once() -> None:
    names = [card.name for card in pool.pool()]

    assert len(names) == len(set(names)) > 1000


def test_it_holds_no_sentence() -> None:
    for card in pool.pool():
        for words in (card.name, *card.tags, *card.aliases, card.rarity, card.supertype):
            assert len(words) < 50
            assert not words.endswith(".")


def test_a_deck_may_hold_any_number_of_one_card_and_only_one_of_some() -> None:
    assert [card.name for card in pool.pool() if card.copies == ANY_NUMBER] == ["Spiderling"]
    assert "Rabadon's Deathcrown" in [card.name for card in pool.pool() if card.copies == ONE]


@pytest.mark.parametrize(
    "code",
    ["OGN-024", "ogn-024-298", "OGN-024/298", "OGN\u00b7024", "OGN 024", "OGN024", "ogn-24"],
)
def test_a_code_in_any_spelling(code: str) -> None:
    found = pool.pool().printed(code)

    assert found is not None
    assert (found[0].name, found[1]) == ("Void Seeker", "OGN-024")


@pytest.mark.parametrize(
    ("code", "name", "written"),
    [
        ("OGN-007a", "Fury Rune", "OGN-007a"),
        ("VEN-R02", "Calm Rune", "VEN-R02"),
        ("ven-sp1", "Kai'Sa, Survivor", "VEN-SP1"),
        ("OGN-299s", "Kai'Sa, Daughter of the Void", "OGN-299*"),
    ],
)
def test_printings_besides_the_first(code: str, name: str, written: str) -> None:
    found = pool.pool().printed(code)

    assert found is not None
    assert (found[0].name, found[1]) == (name, written)


def test_a_code_that_several_cards_bear_is_nobodys() -> None:
    assert pool.pool().printed("OPP-024") is None
    assert [card.name for card in pool.pool().sharing("OPP-024")] == ["Void Seeker", "Decisive Strike"]
    assert pool.pool().sharing("OGN-024") == []
    assert pool.pool().printed("no code") is None


def test_the_arts_of_a_number() -> None:
    assert pool.pool().variants("OGN-007a") == ["OGN-007", "OGN-007a"]
    assert pool.pool().variants("no code") == []


@pytest.mark.parametrize(
    ("name", "card"),
    [
        ("rek\u2019sai - VOID burrower", "Rek'Sai, Void Burrower"),
        ("Reksai, Void Burrower", "Rek'Sai, Void Burrower"),
        ("Void Burrower", "Rek'Sai, Void Burrower"),
        ("Trifarian", "Darius, Trifarian"),
        ("Yordle, Kennen - Heart of the Tempest", "Kennen, Heart of the Tempest"),
        ("Wuju Bladesman - Starter", "Master Yi, Wuju Bladesman"),
        ("Dreaming Tree", "The Dreaming Tree"),
        ("ride the wind", "Ride The Wind"),
    ],
)
def test_a_name_in_any_spelling(name: str, card: str) -> None:
    assert pool.pool()[name].name == card


def test_an_epithet_that_two_cards_have_is_no_name() -> None:
    two = Pool([pool.Card(f"{who}, Lost", 1, supertype="Champion") for who in ("Ann", "Bob")])

    assert two.named("Lost") is None
    with pytest.raises(KeyError, match="Lost"):
        two["Lost"]


def test_what_is_known_from_previews_is_marked() -> None:
    marked = {card.code.partition("-")[0] for card in pool.pool() if card.provisional}

    assert marked == {"RAD"}


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("name\ttype\n", "pool.tsv:1: the columns are name, type, supertype"),
        ("\t".join(COLUMNS) + "\nOne\tUnit\n", "pool.tsv:2: 2 cells, where there are to be 14"),
        ("\t".join(COLUMNS) + "\nOne\tUnit" + "\t" * 3 + "\t0\t0\t0\t\t\t\tX1\t\t\n", "'X1' is no code of a card"),
    ],
)
def test_a_damaged_table_is_refused(text: str, what: str) -> None:
    with pytest.raises(ValueError, match=r"pool\.tsv") as raised:
        pool.parse(text)
    assert what in str(raised.value)


# The tool that makes it


def test_the_tool_takes_facts_and_no_text() -> None:
    card = {
        "name": "Many, Small",
        "type": "Unit",
        "supertype": "Champion",
        "champion_tag": "Many",
        "domains": ["Fury", "Colorless"],
        "energy": 2,
        "power": None,
        "might": 1,
        "tags": ["Many"],
        "rarity": "Common",
        "keywords": [],
        "rules_text": "Your deck can have any number of cards named Many, Small.",
        "printings": [{"code": "OGN-001"}, {"code": "OGN-001a"}],
        "aliases": ["Many - Small", "Little Ones"],
        "provisional": None,
        "set": "OGN",
    }
    made = table([card, {**card, "name": "One", "keywords": [{"keyword": "Unique"}], "printings": []}])
    first, second = pool.parse(made)

    assert (first.name, first.energy, first.power, first.codes) == ("Many, Small", 2, 0, ("OGN-001", "OGN-001a"))
    assert (first.domain_line, first.aliases, first.copies) == ("Fury", ("Little Ones",), ANY_NUMBER)
    assert (second.name, second.code, second.copies) == ("One", "", ONE)
    assert "Your deck" not in made


# Bans and releases


def test_every_ban_is_of_a_card_and_says_where_it_is_from() -> None:
    for ban in bans.BANS:
        assert pool.pool()[ban.name].name == ban.name
        assert ban.source.startswith("https://")
        assert releases.released(pool.pool()[ban.name].sets) < ban.since


def test_the_page_of_a_card_says_since_when_it_is_banned() -> None:
    pages = {name: card_page(catalogue().get(name)) for name in ("Stacked Deck", "Cleave")}

    assert pages["Stacked Deck"].endswith("\nBanned since 2026-09-18.")
    assert "Banned" not in pages["Cleave"]


def test_a_ban_begins_on_its_day_and_one_of_team_play_is_of_that_alone() -> None:
    assert bans.banned("Stacked Deck", "2026-09-17") is None
    ban = bans.banned("Stacked Deck", "2026-09-18")
    assert ban is not None
    assert (ban.name, ban.since) == ("Stacked Deck", "2026-09-18")
    assert bans.banned("Master Yi, Wuju Bladesman") is None
    assert bans.banned("Master Yi, Wuju Bladesman", teams=True) is not None
    assert bans.banned("Cleave", teams=True) is None


def test_a_card_is_there_since_the_first_of_its_sets() -> None:
    assert releases.released(["VEN", "OGN", "OPP"]) == "2025-10-31"
    assert releases.released(["OPP"]) == ""


def test_a_spell_of_no_table_has_no_row() -> None:
    assert pool.pool().named(spell("Nothing Like It", "OGN-999", 0).name) is None
