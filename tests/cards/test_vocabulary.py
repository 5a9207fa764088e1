"""docs/cards.md names every node of the vocabulary, each with a card that is made of it."""

import importlib
import pkgutil
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

import riftwright.effects
from riftwright.cards.catalogue import catalogue
from riftwright.core import nodes
from riftwright.core.facts import Face
from riftwright.core.saves import slots_of
from riftwright.effects.filters import Trait
from riftwright.effects.picking import PicksOne
from riftwright.notation.anonymous import face_named

PAGE = Path(__file__).parents[2] / "docs" / "cards.md"
ROW = re.compile(r"^\| `(?P<node>\w+)` \| (?P<says>[^|]+) \| (?P<card>[^|]+) \|$", re.MULTILINE)
NONE = "none yet"
BASES = (
    nodes.Amount,
    nodes.Choice,
    nodes.Condition,
    nodes.CostPart,
    nodes.Effect,
    nodes.Filter,
    nodes.Passive,
    nodes.Replace,
    nodes.Subject,
    nodes.Trigger,
    nodes.Who,
    Trait,
    PicksOne,
)


def vocabulary() -> set[str]:
    """Every node that a card can be made of."""
    found = set()
    for module in pkgutil.iter_modules(riftwright.effects.__path__):
        for name, value in vars(importlib.import_module(f"riftwright.effects.{module.name}")).items():
            ours = isinstance(value, type) and value.__module__.startswith("riftwright.effects.")
            if ours and issubclass(value, BASES) and value not in BASES and not name.startswith("_"):
                found.add(name)
    return found


def made_of(face: Face) -> set[str]:
    """The nodes that a card is made of."""
    return set(_walk([face.abilities, face.optional_costs, face.additional_cost]))


def _walk(value: object) -> Iterator[str]:
    if isinstance(value, (list, tuple)):
        for part in value:
            yield from _walk(part)
    elif isinstance(value, (nodes.Node, nodes.Ability, nodes.Cost, nodes.OptionalCost)):
        yield type(value).__name__
        for slot in slots_of(type(value)):
            yield from _walk(getattr(value, slot, None))
        if isinstance(value, nodes.Node):
            for field in getattr(value, "__dataclass_fields__", ()):
                yield from _walk(getattr(value, field))


ROWS = [(match["node"], match["card"].strip().strip("`")) for match in ROW.finditer(PAGE.read_text(encoding="utf-8"))]


def test_the_reference_names_every_node() -> None:
    assert vocabulary() - {node for node, _ in ROWS} == set(), "give each a row in docs/cards.md"


def test_the_reference_names_nothing_else_and_nothing_twice() -> None:
    assert sorted({node for node, _ in ROWS} & vocabulary()) == sorted(node for node, _ in ROWS)


@pytest.mark.parametrize(("node", "card"), [row for row in ROWS if row[1] != NONE])
def test_the_card_in_the_reference_is_made_of_the_node(node: str, card: str) -> None:
    assert node in made_of(face_named(card))


def test_a_node_is_without_a_card_only_where_there_is_none() -> None:
    without = {node for node, card in ROWS if card == NONE}
    made = {node: face.name for face in catalogue().faces for node in made_of(face) & without}
    assert made == {}, "name these cards in docs/cards.md"


def test_every_card_and_every_code_is_in_the_catalogue_once() -> None:
    for names in ([f.name for f in catalogue().faces], [code for f in catalogue().faces for code in f.codes]):
        assert [name for name, count in Counter(names).items() if count > 1] == []
