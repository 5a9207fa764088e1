"""The vocabulary of cards as tables: every node, what it is given, what it does, and a card that is made of it.

``docs/cards.md`` holds them, each after a marker, and ``python -m tools.documentation`` renews them:

    <!-- vocabulary: triggers -->

What a node does is the first sentence of its docstring. The card is the one with the least else in it.
"""

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

import riftwright.effects
from riftwright.cards.catalogue import catalogue
from riftwright.core import nodes
from riftwright.core.facts import Face
from riftwright.core.saves import slots_of
from riftwright.effects.filters import Trait
from riftwright.effects.picking import PicksOne
from riftwright.notation.anonymous import face_named

NONE: Final = "none yet"
SOURCE: Final = Path(riftwright.effects.__path__[0]).parent
# Bases of the vocabulary by the table that their nodes stand in.
TABLES: Final[dict[str, tuple[type, ...]]] = {
    "instructions": (nodes.Effect,),
    "blocks": (nodes.Effect,),
    "triggers": (nodes.Trigger,),
    "replacements": (nodes.Replace,),
    "passives": (nodes.Passive,),
    "conditions": (nodes.Condition,),
    "costs": (nodes.CostPart,),
    "amounts": (nodes.Amount,),
    "subjects": (nodes.Subject, nodes.Who, nodes.Choice),
    "filters": (nodes.Filter, Trait),
}
BASES: Final = (*dict.fromkeys(base for bases in TABLES.values() for base in bases), PicksOne)
# Cards without a name that show a node which no card of the catalogue is made of.
SHOWN_BY: Final = (
    "Unit 2 [Damaged: draw 1]",
    "Unit 3 [Tokens: draw 1]",
    "Spell: banish the next enemy to become mighty for a mech",
    "Spell: skip the next move of a unit",
    "Spell: skip the next conquer point of an opponent",
)


@cache
def vocabulary() -> dict[str, type]:
    """Every node that a card can be made of, by name."""
    found = {}
    for module in pkgutil.iter_modules(riftwright.effects.__path__):
        for name, value in vars(importlib.import_module(f"riftwright.effects.{module.name}")).items():
            ours = isinstance(value, type) and value.__module__.startswith("riftwright.effects.")
            if ours and issubclass(value, BASES) and value not in BASES and not name.startswith("_"):
                found[name] = value
    return found


def table_of(node: type) -> str:
    """The table that the node stands in."""
    if issubclass(node, nodes.Effect):
        made_of_others = any(
            getattr(node, method) is not getattr(nodes.Effect, method) for method in ("inner", "grants")
        )
        return "blocks" if made_of_others else "instructions"
    return next(name for name, bases in TABLES.items() if issubclass(node, bases))


def made_of(face: Face) -> set[str]:
    """The names of the nodes that a card is made of."""
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


@cache
def examples() -> dict[str, str]:
    """For each node a card that is made of it: the one with the fewest nodes, the first of those."""
    found: dict[str, tuple[int, str]] = {}
    for face in [*catalogue().faces, *map(face_named, SHOWN_BY)]:
        used = made_of(face)
        for node in used:
            named = face.name in SHOWN_BY
            rank = len(used) + 1_000 * named
            if node not in found or rank < found[node][0]:
                found[node] = rank, face.name
    return {node: name for node, (_, name) in found.items()}


@cache
def _classes(module: str) -> dict[str, ast.ClassDef]:
    """The classes of a module as its source has them: what is compiled keeps neither docstrings nor parameters."""
    path = SOURCE.joinpath(*module.split(".")[1:]).with_suffix(".py")
    if not module.startswith("riftwright.") or not path.exists():
        return {}
    tree = ast.parse(path.read_text(encoding="utf-8"))
    return {node.name: node for node in tree.body if isinstance(node, ast.ClassDef)}


def _sources(node: type) -> list[ast.ClassDef]:
    """The class and its bases, the nearest first."""
    found = [_classes(base.__module__).get(base.__name__) for base in node.__mro__]
    return [source for source in found if source is not None]


def what_it_does(node: type) -> str:
    """The first sentence of its docstring."""
    text = next((found for found in map(ast.get_docstring, _sources(node)) if found), "")
    paragraph = " ".join(text.split("\n\n")[0].split())
    sentence = re.split(r"\.\s+(?=[A-Z`])|\.$", paragraph)[0]
    return sentence.replace("``", "`").replace("|", r"\|")


def parameters(node: type) -> str:
    """What it is given: the fields of a dataclass, or what its constructor takes."""
    sources = _sources(node)
    if _is_dataclass(sources[0]):
        given = list(dict.fromkeys(name for source in reversed(sources) for name in _fields(source)))
    else:
        given = next((found for source in sources if (found := _taken(source)) is not None), [])
    return f"`{node.__name__}({', '.join(given)})`" if given else f"`{node.__name__}`"


def _is_dataclass(source: ast.ClassDef) -> bool:
    return any("dataclass" in ast.unparse(decorator) for decorator in source.decorator_list)


def _fields(source: ast.ClassDef) -> list[str]:
    fields = [part.target for part in source.body if isinstance(part, ast.AnnAssign)] if _is_dataclass(source) else []
    return [field.id for field in fields if isinstance(field, ast.Name)]


def _taken(source: ast.ClassDef) -> list[str] | None:
    for part in source.body:
        if isinstance(part, ast.FunctionDef) and part.name == "__init__":
            arguments = [*part.args.args[1:], *([part.args.vararg] if part.args.vararg else []), *part.args.kwonlyargs]
            return [argument.arg for argument in arguments]
    return None


def table(name: str) -> str:
    """One table, as Markdown."""
    if name not in TABLES:
        raise ValueError(f"there is no table {name!r} of the vocabulary, there are {', '.join(TABLES)}")
    rows = [
        f"| {parameters(node)} | {what_it_does(node)} | {examples().get(node.__name__, NONE)} |"
        for node in vocabulary().values()
        if table_of(node) == name
    ]
    return "\n".join(["| Node | What it does | A card |", "|---|---|---|", *rows]) + "\n"
