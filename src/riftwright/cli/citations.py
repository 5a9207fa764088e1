"""Which parts of Riftwright cite a rule: found by reading its own sources."""

import ast
import io
import re
import tokenize
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import Final, NamedTuple

import riftwright

# A rule number in prose, and behind it the last one of a range: 323.6, 466.1.a.1, 317.2.a-d, 318-324.
_NUMBER: Final = re.compile(r"(?<![\w.-])(\d{3}(?:\.[a-z0-9]{1,2})*)(?:-(\d{1,3}|[a-z])(?![\w.]))?(?!\w)")
# Modules that carry numbers and carry out no rule.
_SILENT: Final = ("riftwright.cli", "riftwright.rules.glossary", "riftwright.rules.ledger")


class Citation(NamedTuple):
    """Where a rule is cited: ``riftwright.rules.cleanup``, ``lose_control`` (or nothing for the module itself)."""

    module: str
    function: str

    def __str__(self) -> str:
        return f"{self.module}:{self.function}" if self.function else self.module


def citations(rule: str) -> list[Citation]:
    """The functions, classes and tables of the package that cite the rule in a docstring, a comment or a string."""
    found: dict[Citation, None] = {}
    for module, source in _speaking():
        if (rule.rpartition(".")[0] or rule) not in source:
            continue  # a quick no: a range of its siblings begins with its parent's number too
        lines = _citing_lines(source, rule)
        owners = _owners(ast.parse(source)) if lines else []
        for line in lines:
            found.setdefault(Citation(module, _owner(owners, line)))
    return list(found)


@cache
def _speaking() -> tuple[tuple[str, str], ...]:
    every = sources(files(riftwright), "riftwright")
    return tuple((module, source) for module, source in every if not module.startswith(_SILENT))


def sources(folder: Traversable, name: str) -> Iterator[tuple[str, str]]:
    """Every module of the package with its text, by name."""
    for entry in sorted(folder.iterdir(), key=lambda x: x.name):
        if entry.is_dir():
            yield from sources(entry, f"{name}.{entry.name}")
        elif entry.name.endswith(".py"):
            stem = entry.name.removesuffix(".py")
            yield (name if stem == "__init__" else f"{name}.{stem}"), entry.read_text(encoding="utf-8")


def _citing_lines(source: str, rule: str) -> list[int]:
    """The lines on which a comment, a docstring or a string holds the number."""
    lines: list[int] = []
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type not in (tokenize.COMMENT, tokenize.STRING):
            continue
        for offset, text in enumerate(token.string.splitlines()):
            if any(_names(first, last, rule) for first, last in _NUMBER.findall(text)):
                lines.append(token.start[0] + offset)
    return lines


def _names(first: str, last: str, rule: str) -> bool:
    """Whether the number, or the range up to ``last``, takes in the rule. Ranges of whole chapters do not count."""
    if first == rule:
        return True
    head, dot, begin = first.rpartition(".")
    parent, _, part = rule.rpartition(".")
    if not (dot and last) or parent != head:
        return False
    if begin.isdigit() and last.isdigit() and part.isdigit():
        return int(begin) <= int(part) <= int(last)
    return begin.isalpha() and last.isalpha() and part.isalpha() and begin <= part <= last


def _owners(tree: ast.Module) -> list[tuple[int, int, str]]:
    """First line, last line and dotted name of every function and class, and of every table of a module or class."""
    found: list[tuple[int, int, str]] = []

    def visit(body: Iterable[ast.stmt], prefix: str, *, tables: bool) -> None:
        for node in body:
            name = _name(node, tables=tables)
            if name:
                found.append((node.lineno, node.end_lineno or node.lineno, prefix + name))
            if isinstance(node, (ast.ClassDef, ast.FunctionDef)):
                visit(node.body, f"{prefix}{name}.", tables=isinstance(node, ast.ClassDef))

    visit(tree.body, "", tables=True)
    return found


def _name(node: ast.stmt, *, tables: bool) -> str:
    if isinstance(node, (ast.FunctionDef, ast.ClassDef)):
        return node.name
    if tables and isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    if tables and isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def _owner(owners: list[tuple[int, int, str]], line: int) -> str:
    """The innermost function or class around the line."""
    around = [(last - first, name) for first, last, name in owners if first <= line <= last]
    return min(around)[1] if around else ""
