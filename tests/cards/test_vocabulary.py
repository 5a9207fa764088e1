"""The reference of the vocabulary: every node has its place, its sentence, and a card that is made of it."""

from collections import Counter

import pytest

from riftwright.cards.catalogue import catalogue
from riftwright.notation.anonymous import face_named
from tools.vocabulary import (
    NONE,
    SHOWN_BY,
    TABLES,
    examples,
    made_of,
    parameters,
    table,
    table_of,
    vocabulary,
    what_it_does,
)


def test_every_node_is_in_one_table() -> None:
    shown = Counter(line.split("`")[1].partition("(")[0] for name in TABLES for line in table(name).splitlines()[2:])
    assert shown == Counter(list(vocabulary()))


@pytest.mark.parametrize("node", vocabulary())
def test_a_node_says_in_a_sentence_what_it_does(node: str) -> None:
    sentence = what_it_does(vocabulary()[node])
    assert len(sentence.split()) > 1
    assert not sentence.startswith(f"{node}(")  # what a dataclass says of itself


@pytest.mark.parametrize(("node", "card"), sorted(examples().items()))
def test_the_card_in_the_reference_is_made_of_the_node(node: str, card: str) -> None:
    assert node in made_of(face_named(card))


def test_a_card_that_shows_a_node_is_the_one_with_least_else_in_it() -> None:
    assert examples()["Draw"] in {face.name for face in catalogue().faces if len(made_of(face)) < 7}
    assert NONE not in examples().values()


def test_cards_without_a_name_show_only_what_no_card_does() -> None:
    for name in SHOWN_BY:
        assert name in examples().values(), f"tools/vocabulary.py does not need {name!r} any more"


def test_parameters_are_named_in_their_order() -> None:
    assert parameters(vocabulary()["Draw"]) == "`Draw(amount, who)`"
    assert parameters(vocabulary()["EnterReady"]) == "`EnterReady`"
    assert table_of(vocabulary()["If"]) == "blocks"
    assert table_of(vocabulary()["Draw"]) == "instructions"


def test_every_card_and_every_code_is_in_the_catalogue_once() -> None:
    for names in ([f.name for f in catalogue().faces], [code for f in catalogue().faces for code in f.codes]):
        assert [name for name, count in Counter(names).items() if count > 1] == []
