"""Every format is read and written; what a list leaves open is found out, and what is wrong is named by its place."""

import base64
import json
from pathlib import Path

import pytest

from riftwright.notation.decks import DeckList, IllegalDeckError, detect, parse_deck, read_deck, write_deck
from tests.notation.decks.support import DECKS, FORMATS, KAISA, changed, holdings, names, noted, said

KAISA_CODE = (  # of the documentation of the codes
    "CMAAAAAAAAAQCAAAA4AACAIAABMQAAILAAAAICIMDMOVOX3AM5UHIAIDAAACO6XYAEAQKAAABX3QDGACUABKIAQA"
    "AEBQAAAWDBOQCAQAABMHEAIAABTQ"
)
SMALL = """
Legend:
1 Kai'Sa, Daughter of the Void
Champion:
1 Kai'Sa, Survivor
MainDeck:
3 Cleave
2 Consult the Past (OPP-083)
Battlefields:
1 The Dreaming Tree
Runes:
2 Fury Rune (OGN-007a)
1 Mind Rune
Sideboard:
1 Void Seeker
"""


def small() -> DeckList:
    return parse_deck(SMALL)


# There and back


@pytest.mark.parametrize("form", FORMATS)
@pytest.mark.parametrize("path", sorted(DECKS.glob("*.txt")), ids=lambda path: path.stem)
def test_a_deck_comes_back_from_every_format(path: Path, form: str) -> None:
    deck = read_deck(path)
    text = write_deck(deck, form)
    again = parse_deck(text)

    assert detect(text) == form == again.form
    assert (again.problems, again.notes) == ([], [])
    assert holdings(again) == holdings(deck)


@pytest.mark.parametrize("form", FORMATS)
def test_a_sideboard_comes_back_and_so_do_printings(form: str) -> None:
    again = parse_deck(write_deck(small(), form))

    assert names(again, "Sideboard") == ["Void Seeker"]
    assert holdings(again)["Runes"] == {"OGN-007a": 2, "OGN-089": 1}
    assert holdings(again)["Champion"] == {"OGN-039": 1}
    promo = holdings(again)["MainDeck"]
    assert promo == {"OGN-004": 3, ("OGN-083" if form == "piltover" else "OPP-083"): 2}


def test_what_the_formats_look_like() -> None:
    assert write_deck(small(), "text").splitlines()[:5] == [
        "Legend:",
        "1 Kai'Sa, Daughter of the Void",
        "",
        "Champion:",
        "1 Kai'Sa, Survivor",
    ]
    assert write_deck(small(), "plain").splitlines() == [
        "1 Kai'Sa, Daughter of the Void",
        "1 Kai'Sa, Survivor",
        "3 Cleave",
        "2 Consult the Past (OPP-083)",
        "1 The Dreaming Tree",
        "2 Fury Rune (OGN-007a)",
        "1 Mind Rune",
        "",
        "Sideboard:",
        "1 Void Seeker",
    ]
    assert write_deck(small(), "arena").startswith(
        "intcg arena\n1 Kai'Sa, Daughter of the Void\n1 Kai'Sa, Survivor\n1 The Dreaming Tree\n2 Fury"
    )
    tokens = "OGN-247-1 OGN-039-1 OGN-004-1 OGN-004-1 OGN-004-1 OPP-083-1 OPP-083-1 OGN-292-1 OGN-007-2 OGN-007-2"
    assert write_deck(small(), "tts") == f"{tokens} OGN-089-1 OGN-024-1\n"
    pixelborn = base64.b64decode(write_deck(small(), "pixelborn")).decode()
    assert pixelborn == f"{tokens} OGN-089-1 OGN-024-1".replace(" ", "$")
    written = json.loads(write_deck(small(), "json"))
    assert written["champion"] == {"name": "Kai'Sa, Survivor", "code": "OGN-039", "count": 1}
    assert written["runes"][0] == {"name": "Fury Rune", "code": "OGN-007a", "count": 2}


def test_a_format_that_nobody_knows() -> None:
    with pytest.raises(IllegalDeckError, match="no format 'cockatrice'; there are text, plain, tts, pixelborn, pilt"):
        write_deck(small(), "cockatrice")


def test_a_code_in_place_of_a_file() -> None:
    deck = read_deck(KAISA_CODE)

    assert (deck.form, deck.name) == ("piltover", "the deck that was given")
    assert names(deck, "Champion") == ["Ravenbloom Student"]
    assert deck.count("MainDeck", "Champion") == 40


def test_a_name_that_looks_like_no_code_is_that_of_a_file() -> None:
    with pytest.raises(IllegalDeckError, match=r"deck\.txt: 1 problem\n +cannot be read: No such file"):
        read_deck("deck.txt")
    with pytest.raises(IllegalDeckError, match="cannot be read: "):
        read_deck("no\0file")


# Lines of text


@pytest.mark.parametrize(
    "line",
    [
        "3 Void Seeker",
        "3x Void Seeker",
        "3 x void seeker  # a comment",
        "3X VOID SEEKER // a comment",
        "3 OGN-024",
        "3 ogn-024-298",
        "3 [OGN-024]",
        "3 OGN\u00b7024",
        "3 Void Seeker [OGN-024]",
        "3 Void Seeker (OGN-024)",
        "3 Void Seeker [OGN] 024/298",
        "3 Void Seeker (Common)",
        "Void Seeker x3",
        "OGN-024 x 3",
    ],
)
def test_a_line_in_many_forms(line: str) -> None:
    deck = parse_deck(line)

    assert (deck.problems, deck.notes) == ([], [])
    assert holdings(deck)["MainDeck"] == {"OGN-024": 3}


@pytest.mark.parametrize(
    ("heading", "section", "card"),
    [
        ("LEGEND", "Legend", "Daughter of the Void"),
        ("L\u00e9gende :", "Legend", "Kai'Sa - Daughter of the Void"),
        ("Chosen Champion:", "Champion", "Kai\u2019Sa, Survivor"),
        ("Main Deck (39)", "MainDeck", "Cleave"),
        ("MainDeck: 39", "MainDeck", "Cleave"),
        ("deck principal", "MainDeck", "Cleave"),
        ("Champs de bataille:", "Battlefields", "Dreaming Tree"),
        ("Rune Pool", "Runes", "Fury Rune"),
        ("RUNES (12):", "Runes", "Fury Rune"),
        ("Side Deck", "Sideboard", "Cleave"),
        ("Additional Legends:", "ExtraLegends", "Daughter of the Void"),
    ],
)
def test_headings_in_many_forms(heading: str, section: str, card: str) -> None:
    deck = parse_deck(f"{heading}\n1 {card}\n")

    assert (deck.problems, deck.notes) == ([], [])
    assert deck.count(section) == 1


def test_a_card_beside_its_heading_and_names_alone() -> None:
    deck = parse_deck("Legend: Daughter of the Void\nChampion: 1 Survivor\nBattlefields:\nStartipped Peak\nVoid Gate\n")

    assert deck.problems == []
    assert names(deck, "Legend") == ["Kai'Sa, Daughter of the Void"]
    assert names(deck, "Champion") == ["Kai'Sa, Survivor"]
    assert names(deck, "Battlefields") == ["Startipped Peak", "Void Gate"]


def test_headings_of_types_belong_to_the_section_that_they_are_in() -> None:
    deck = parse_deck("Main:\nUnits (1)\n1 Pouty Poro\nSpells:\n1 Cleave\nSideboard:\nSpells\n1 Void Seeker\n")

    assert names(deck, "MainDeck") == ["Pouty Poro", "Cleave"]
    assert names(deck, "Sideboard") == ["Void Seeker"]


def test_below_a_heading_that_nobody_knows_the_type_decides() -> None:
    text = "Heroes:\n1 Kai'Sa, Daughter of the Void\n3 Cleave\n1 Fury Rune\n1 The Dreaming Tree\n"

    assert noted(text)[0].startswith("line 1: no section 'Heroes:'; its cards go where their type belongs. There are")
    assert [len(parse_deck(text).entries(s)) for s in ("Legend", "MainDeck", "Runes", "Battlefields")] == [1] * 4


def test_the_code_counts_where_the_name_is_another() -> None:
    text = "3 Cleave (OGN-024)\n"

    assert names(parse_deck(text), "MainDeck") == ["Void Seeker"]
    assert noted(text) == ["line 1: OGN-024 is Void Seeker, not Cleave: the code counts"]


def test_a_code_that_nobody_knows_is_no_matter_where_there_is_a_name() -> None:
    text = "3 Cleave (OGN-999)\n"

    assert names(parse_deck(text), "MainDeck") == ["Cleave"]
    assert noted(text) == ["line 1: no card has the code OGN-999: Cleave is found by its name"]


def test_a_list_may_begin_with_its_name() -> None:
    text = "Best of the West\n3 Cleave\n"

    assert names(parse_deck(text), "MainDeck") == ["Cleave"]
    assert (said(text), noted(text)) == ([], ["line 1: 'Best of the West' is taken for the name of the deck"])
    assert said("Cleeve\n3 Cleave\n") == ["line 1: 'Cleeve' is not a count and a name, like '3 Stalwart Poro'"]


def test_a_list_has_one_name() -> None:
    text = "Best of the West\nAnd of the East\n3 Cleave\n"

    assert noted(text) == ["line 1: 'Best of the West' is taken for the name of the deck"]
    assert said(text) == ["line 2: 'And of the East' is not a count and a name, like '3 Stalwart Poro'"]


def test_names_are_suggested_for_the_first_unknown_cards() -> None:
    unknown = said("3 Cleeve\n" * 60)

    assert unknown[0] == "line 1: no card 'Cleeve'; did you mean Cleave?"
    assert unknown[39:41] == ["line 40: no card 'Cleeve'; did you mean Cleave?", "line 41: no card 'Cleeve'"]
    assert len(unknown) == 60


def test_every_wrong_line_is_named_with_what_would_be_right() -> None:
    text = "MainDeck:\n3 Cleeve\n\n3 OGN-999\n2000 Cleave\n2 OPP-024\n3 Zzzz\nCleave\n"

    assert said(text) == [
        "line 2: no card 'Cleeve'; did you mean Cleave?",
        "line 4: no card has the code OGN-999",
        "line 5: 2000 copies of Cleave; it can be 1 to 999",
        "line 6: OPP-024 is the code of Void Seeker and of Decisive Strike: give the name",
        "line 7: no card 'Zzzz'",
        "line 8: 'Cleave' is not a count and a name, like '3 Stalwart Poro'",
    ]


# The chosen champion


def test_in_a_plain_list_a_champion_after_the_legend_is_the_chosen_one() -> None:
    deck = parse_deck("1 Daughter of the Void\n1 Kai'Sa, Evolutionary\n2 Kai'Sa, Survivor\n3 Cleave\n")

    assert names(deck, "Champion") == ["Kai'Sa, Evolutionary"]
    assert names(deck, "MainDeck") == ["Kai'Sa, Survivor", "Cleave"]


def test_the_only_champion_of_the_legend_is_the_chosen_one() -> None:
    text = "3 Cleave\n2 Kai'Sa, Survivor\n3 Darius, Trifarian\n1 Daughter of the Void\n"
    deck = parse_deck(text)

    assert names(deck, "Champion") == ["Kai'Sa, Survivor"]
    assert holdings(deck)["MainDeck"] == {"OGN-004": 3, "OGN-039": 1, "OGN-027": 3}
    assert noted(text) == ["Champion: Kai'Sa, Survivor, the only card that the legend can choose"]


def test_of_several_champions_the_list_has_to_name_one() -> None:
    deck = parse_deck("3 Cleave\n2 Kai'Sa, Survivor\n1 Kai'Sa, Evolutionary\n1 Daughter of the Void\n")

    assert names(deck, "Champion") == []
    assert (
        "Champion: a deck has exactly one chosen champion; under Champion: it could be Kai'Sa, Survivor or"
        " Kai'Sa, Evolutionary (103.2.a)"
    ) in deck.check()


def test_a_champion_that_the_main_deck_repeats_is_counted_once() -> None:
    deck = parse_deck(changed(("3 Cleave", "3 Cleave\n1 Lecturing Yordle")))
    assert deck.count("MainDeck") == 39
    assert "Kai'Sa, Survivor" not in names(deck, "MainDeck")
    assert [str(note) for note in deck.notes] == [
        "MainDeck: 40 cards, Kai'Sa, Survivor among them: it is the chosen champion"
    ]


# Codes


def test_a_code_of_unknown_cards_says_which() -> None:
    assert said("OGN-999-1 OGN-004-1") == ["token 1: no card has the code OGN-999"]
    assert [str(p) for p in parse_deck(write_deck(small(), "piltover")).problems] == []


def test_tokens_of_any_order_go_where_their_type_belongs() -> None:
    deck = parse_deck("OGN-007-1 OGN-004-1 OGN-247-1 OGN-039-1 OGN-292 OGN-004-1")

    assert holdings(deck)["MainDeck"] == {"OGN-004": 2}
    assert names(deck, "Champion") == ["Kai'Sa, Survivor"]
    assert names(deck, "Sideboard") == []


def test_a_token_of_an_art_that_nobody_knows_is_the_base_printing() -> None:
    assert holdings(parse_deck("OGN-007-5 OGN-007-298 OGN-007-2"))["Runes"] == {"OGN-007": 2, "OGN-007a": 1}


def test_a_code_that_is_not_sound_is_refused() -> None:
    with pytest.raises(IllegalDeckError, match="no sound deck code: it is cut off: it ends after"):
        parse_deck(KAISA_CODE[:40])


def test_a_champion_that_a_code_marks_without_a_copy_is_said() -> None:
    from riftwright.notation.decks.piltover import Coded, encode

    deck = parse_deck(encode(Coded({"OGN-247": 1, "OGN-004": 3}, {}, "OGN-039")))

    assert names(deck, "Champion") == ["Kai'Sa, Survivor"]
    assert [str(note) for note in deck.notes] == [
        "deck code: it marks Kai'Sa, Survivor as chosen champion without a copy of it"
    ]


def test_legends_besides_are_in_the_codes_and_lists_that_can_hold_them() -> None:
    deck = parse_deck(KAISA + "\nAdditional Legends:\n1 Ahri, Nine-Tailed Fox\n")

    for form in ("text", "plain", "arena", "piltover", "json"):
        assert names(parse_deck(write_deck(deck, form)), "ExtraLegends") == ["Ahri, Nine-Tailed Fox"]
    for form in ("tts", "pixelborn"):
        with pytest.raises(IllegalDeckError, match="codes have no place for legends besides"):
            write_deck(deck, form)


def test_a_deck_with_two_champions_has_no_code() -> None:
    with pytest.raises(IllegalDeckError, match="Champion: a deck code marks one chosen champion, not 2"):
        write_deck(parse_deck(changed(("Champion:\n1 ", "Champion:\n2 "))), "piltover")


def test_a_card_that_has_no_code_goes_into_none() -> None:
    deck = parse_deck("MainDeck:\n1 Mech\n")

    with pytest.raises(IllegalDeckError, match="Mech: no deck code can name a printing of it"):
        write_deck(deck, "piltover")
    with pytest.raises(IllegalDeckError, match="Mech: no code of it names it alone"):
        write_deck(deck, "tts")


# JSON


def test_json_as_sites_publish_it() -> None:
    deck = parse_deck(
        json.dumps(
            {
                "legend": "Kai'Sa, Daughter of the Void",
                "champion": "Kai'Sa, Survivor",
                "player": "Somebody",
                "mainDeck": [{"name": "Cleave", "quantity": 3, "type": "Spell", "riftboundId": "ogn-004-298"}],
                "runes": {"Fury": 7, "Mind": 5},
                "battlefields": ["The Dreaming Tree", "Startipped Peak"],
                "sideDeck": [{"code": "OGN-024"}],
            }
        )
    )

    assert (deck.form, deck.problems, deck.notes) == ("json", [], [])
    assert holdings(deck) == {
        "Legend": {"OGN-247": 1},
        "Champion": {"OGN-039": 1},
        "MainDeck": {"OGN-004": 3},
        "Battlefields": {"OGN-292": 1, "OGN-288": 1},
        "Runes": {"OGN-007": 7, "OGN-089": 5},
        "Sideboard": {"OGN-024": 1},
        "ExtraLegends": {},
    }


def test_what_is_wrong_in_json_is_named_by_its_place() -> None:
    text = json.dumps(
        {
            "legend": {"name": "Kai'Zo"},
            "mainDeck": [{"name": "Cleeve", "count": 3}, {"name": "Cleave", "count": "three"}, {"count": 1}, 7],
            "runes": {"Fury": True},
        }
    )

    assert said(text) == [
        'legend: no card "Kai\'Zo"',
        "mainDeck[0]: no card 'Cleeve'; did you mean Cleave?",
        "mainDeck[1]: 'three' is no count",
        "mainDeck[2]: no card: it is to be a name, or an object with a name or a code",
        "mainDeck[3]: no card: it is to be a name, or an object with a name or a code",
        "runes.Fury: True is no count",
    ]


@pytest.mark.parametrize(
    ("text", "what"),
    [('{"legend": ', "no sound JSON: "), ('{"cards": []}', "no deck: it is to be an object with legend, champion")],
)
def test_json_that_is_no_deck_is_refused(text: str, what: str) -> None:
    with pytest.raises(IllegalDeckError, match=what):
        parse_deck(text)
