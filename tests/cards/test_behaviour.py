"""No card is in the catalogue untested: each has tests or scenarios that put it on a board and play on."""

import ast
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from riftwright.cards.catalogue import catalogue
from riftwright.core.facts import Face
from riftwright.core.ids import MAIN_DECK, RUNE

ROOT: Final = Path(__file__).parents[2]
TESTS: Final = ("cards", "rules", "judge")
SCENARIOS: Final = ("rulings", "examples")
ABOUT_ALL: Final = ("test_behaviour.py", "test_vocabulary.py", "test_wording.py")  # no tests of what a card does
DECK: Final = (
    "deck"  # what only lies in one is there to be drawn, whatever it is, unless its abilities are active there
)
_SUFFIX: Final = re.compile(  # what stands on a board behind the name of a card: a label, words of state
    r" (?:as |owned by |attached to |hidden|exhausted|buffed|damaged|stunned|empowered|attacking|defending|moved "
    r"|facedown|equipped|with |[+-]\d|\().*"
)


@cache
def _tellers() -> dict[str, set[str]]:
    """For everything that a test or a scenario says, such as the name of a card, those that say it."""
    found: dict[str, set[str]] = {}
    for folder in TESTS:
        for path in sorted((ROOT / "tests" / folder).rglob("test_*.py")):
            if path.name not in ABOUT_ALL:
                for test, said in _of_module(ast.parse(path.read_text(encoding="utf-8"))):
                    found.setdefault(said, set()).add(f"{path.name}::{test}")
    for folder in SCENARIOS:
        for path in sorted((ROOT / folder).rglob("*.toml")):
            for said in _texts(tomllib.loads(path.read_text(encoding="utf-8"))):
                found.setdefault(_SUFFIX.sub("", said), set()).add(path.name)
    return found


def _texts(value: object) -> Iterator[str]:
    """Every text of a scenario's board; what its script says is about what stands there."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, list):
        for part in value:
            yield from _texts(part)
    elif isinstance(value, dict):
        for zone, part in value.items():
            for said in _texts(part):
                yield _in_deck(said) if zone == DECK else said


def _of_module(tree: ast.Module) -> Iterator[tuple[str, str]]:
    """Every test of a module with every text that it says."""
    constants = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign | ast.AnnAssign) and node.value is not None
        for target in (node.targets if isinstance(node, ast.Assign) else [node.target])
        if isinstance(target, ast.Name)
    }
    functions = {node.name: node for node in tree.body if isinstance(node, ast.FunctionDef)}
    for name, function in functions.items():
        if name.startswith("test_"):
            for said in _said(function, constants, functions, set()):
                yield name, said


def _said(
    node: ast.AST, constants: dict[str, ast.expr], functions: dict[str, ast.FunctionDef], seen: set[str]
) -> Iterator[str]:
    """The texts in a node, in the constants that it names and in the helpers of its module that it calls."""
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield node.value
        yield _SUFFIX.sub("", node.value).strip()
    elif isinstance(node, ast.Name) and node.id not in seen:
        seen.add(node.id)
        inner = constants.get(node.id) or functions.get(node.id)
        if inner is not None:
            yield from _said(inner, constants, functions, seen)
    for part in ast.iter_child_nodes(node):
        if isinstance(part, ast.keyword) and part.arg == DECK:
            yield from map(_in_deck, _said(part, constants, functions, set(seen)))
        else:
            yield from _said(part, constants, functions, seen)


def _in_deck(said: str) -> str:
    return f"{DECK}: {said}"


def about(face: Face) -> set[str]:
    """The tests that are about a card."""
    names = [face.name, *face.codes]
    if MAIN_DECK in face.elsewhere:
        names += [_in_deck(name) for name in names]
    return set().union(*(_tellers().get(name, set()) for name in names))


def has_text(face: Face) -> bool:
    """Whether the card has more text than keywords."""
    return bool(face.abilities or face.additional_cost or face.optional_costs)


CARDS: Final = [face for face in catalogue().faces if face.types and not face.types & RUNE]


@pytest.mark.parametrize("face", CARDS, ids=lambda face: face.name)
def test_a_card_has_tests_of_what_it_does_and_of_where_it_does_not(face: Face) -> None:
    least = 2 if has_text(face) else 1
    assert len(about(face)) >= least, f"{face.name} has {len(about(face))} tests and scenarios, {least} are due"
