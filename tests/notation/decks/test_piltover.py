"""Deck codes: the published vectors both ways, every version, and what is said of codes that are not sound."""

import base64
import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from riftwright.notation.decks.piltover import SETS, Coded, DeckCodeError, decode, encode
from tests.notation.decks.support import unhurried

VECTORS = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))


def coded(vector: dict[str, Any]) -> Coded:
    return Coded(vector["main"], vector["sideboard"], vector["champion"], vector["legends"])


def from_bytes(*data: int) -> str:
    return base64.b32encode(bytes(data)).decode().rstrip("=")


def refusal(code: str) -> str:
    with pytest.raises(DeckCodeError) as raised:
        decode(code)
    return str(raised.value)


@pytest.mark.parametrize("vector", VECTORS, ids=lambda vector: vector["name"])
def test_a_published_code_is_read(vector: dict[str, Any]) -> None:
    assert decode(vector["code"]) == coded(vector)


@pytest.mark.parametrize("vector", [v for v in VECTORS if v["written"]], ids=lambda vector: vector["name"])
def test_a_published_code_is_written_letter_for_letter(vector: dict[str, Any]) -> None:
    assert encode(coded(vector)) == vector["code"]


def test_case_and_padding_do_not_matter() -> None:
    code = VECTORS[0]["code"]

    assert decode(f"  {code.lower()}====\n") == decode(code)


def test_the_first_version_has_a_main_deck_alone() -> None:
    groups = [0] * 11 + [1, 1, 0, 0, 7]

    assert decode(from_bytes(0x11, *groups)) == Coded({"OGN-007": 1})


@pytest.mark.parametrize(
    ("deck", "version"),
    [
        (Coded({"OGN-007": 12}, {"OGN-022": 3}), 3),
        (Coded({"OGN-007": 12, "VEN-R02": 1}), 4),
        (Coded({"OGN-007": 1}, {}, "VEN-R02"), 4),
        (Coded({"OGN-007": 13}), 5),
        (Coded({"OGN-007": 1}, {"OGN-022": 4}), 5),
        (Coded({"VEN-SP1": 1}), 5),
        (Coded({"OGN-007": 1}, {}, "", ["OGN-280"]), 6),
    ],
)
def test_the_lowest_version_that_holds_a_deck_is_written(deck: Coded, version: int) -> None:
    code = encode(deck)

    assert base64.b32decode(code + "=" * (-len(code) % 8))[0] == 0x10 | version
    assert decode(code) == deck


def test_signed_printings_are_known_by_either_letter() -> None:
    assert decode(encode(Coded({"OGN-299s": 1}))) == Coded({"OGN-299*": 1})


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("CMAA!AAA", "character 5 is '!'; a deck code has only A to Z and 2 to 7"),
        ("CM1", "character 3 is '1'"),
        ("", "it is cut off: it ends after 0 bytes"),
        ("CMAAAAAA", "it is cut off: it ends after 5 bytes, in the midst of a deck"),
        (from_bytes(0x23), "it is of format 2; only 1 is known"),
        (from_bytes(0x17), "it is of version 7; versions 1 to 6 are known"),
        (from_bytes(0x10), "it is of version 0; versions 1 to 6 are known"),
        (from_bytes(0x11, 1, 1, 9, 0, 7), "it names set 9, which is not known"),
        (from_bytes(0x11, 1, 1, 0, 7, 7), "it names variant 7 of a card of OGN, which is not known"),
        (from_bytes(0x15, 2), "byte 2 is 2, where 0 or 1 is to be"),
        (from_bytes(0x15, 1, 1, 1, 1, 1, 0, 0, 3, 7), "it numbers a card of OGN in way 3, which is not known"),
        (from_bytes(0x11, 1, 1, 0, 0, 0xFF, 0xFF, 0xFF, 0xFF, 0x7F), "ends a number beyond all cards"),
        (from_bytes(0x11, *[0] * 12, 1, 2), "it goes on for 2 bytes after the deck has ended"),
    ],
)
def test_it_is_said_what_is_wrong_with_a_code(code: str, what: str) -> None:
    assert what in refusal(code)


@pytest.mark.parametrize(
    ("code", "what"),
    [
        ("OPP-001", "deck codes know no set OPP; they know OGN, OGS, ARC, SFD, UNL, VEN, RAD"),
        ("SFD-T03", "'SFD-T03' is no printing that a deck code can name"),
    ],
)
def test_a_printing_that_codes_cannot_name_is_refused(code: str, what: str) -> None:
    with pytest.raises(DeckCodeError, match="deck code") as raised:
        encode(Coded({code: 1}))
    assert str(raised.value) == what


# Of any deck, and of anything

PLAIN = st.builds(
    "{}-{:03d}{}".format, st.sampled_from(SETS), st.integers(1, 400), st.sampled_from(["", "a", "b", "*"])
)
RUNES = st.builds("{}-R{:02d}{}".format, st.sampled_from(SETS), st.integers(1, 60), st.sampled_from(["", "a"]))
SPECIAL = st.builds("{}-SP{}".format, st.sampled_from(SETS), st.integers(1, 30))
PRINTINGS = PLAIN | RUNES | SPECIAL


def cards(most: int) -> st.SearchStrategy[dict[str, int]]:
    return st.dictionaries(PRINTINGS, st.integers(1, most), max_size=12)


@unhurried
@given(st.builds(Coded, cards(40), cards(10), st.just("") | PRINTINGS, st.lists(PRINTINGS, max_size=3)))
def test_every_deck_comes_back_as_it_was(deck: Coded) -> None:
    assert decode(encode(deck)) == deck


@unhurried
@given(st.text(alphabet="ABCDEFGHIJKLMNOPQRSTUVWXYZ234567=!é", max_size=60) | st.binary().map(lambda b: from_bytes(*b)))
def test_no_text_is_more_than_refused(text: str) -> None:
    for code in (text, "CM" + text, "CQ" + text, "CU" + text, "CY" + text):
        try:
            assert decode(code).main is not None
        except DeckCodeError as error:
            assert str(error)


@unhurried
@given(st.sampled_from(VECTORS), st.integers(0, 400))
def test_a_code_that_is_cut_short_is_not_taken_for_whole(vector: dict[str, Any], length: int) -> None:
    code = vector["code"]
    if length < len(code) - 2:  # fewer letters than that lose a byte
        assert refusal(code[:length])
