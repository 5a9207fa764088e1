"""Whether what the rows of the ledger name exists, and whether their evidence cites them."""

import ast
import inspect
import re
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Final

from riftwright.rules import editions, ledger
from riftwright.rules.ledger import Row

ROOT = Path(__file__).resolve().parents[2]
# A number in prose or with underscores in a name; in prose there may be the last one of a range behind it.
_IN_PROSE: Final = re.compile(r"(?<![\w.-])(\d{3}(?:\.[a-z0-9]{1,2})*)(?:-(\d{1,2}|[a-z])(?![\w.]))?(?!\w)")
_IN_NAME: Final = re.compile(r"(?<![a-z0-9])\d{3}(?:_(?:\d{1,2}|[a-z])(?![a-z0-9]))*(?![a-z0-9])")


def problems(row: Row, root: Path = ROOT) -> list[str]:
    """What is not true of a row, each beginning with the field."""
    found = [f"where: {name}: {wrong}" for name in row.where if (wrong := _unresolved(name, row.status))]
    cited = False
    for name in row.evidence:
        text = _text(name, root)
        if text is None:
            found.append(f"evidence: {name}: there is no such test or scenario")
        else:
            cited = cited or cites(text, row.number)
    if row.status == ledger.ENFORCED and not cited and not any(x.startswith("evidence") for x in found):
        found.append(f"evidence: none of it cites {row.number} or a part of it")
    return found


# Where


def _unresolved(name: str, status: str) -> str:
    """What is wrong with a name in `where`; empty where it names what it should."""
    if name.startswith(ledger.SWITCH):
        known = name.removeprefix(ledger.SWITCH) in _switches()
        return "" if known else "no edition has such a switch"
    module, colon, path = name.partition(":")
    try:
        found: object = import_module(f"riftwright.{module}")
    except ImportError:
        return f"there is no module riftwright.{module}"
    for part in path.split(".") if colon else ():
        if not hasattr(found, part):
            annotated = inspect.isclass(found) and part in inspect.get_annotations(found)
            return "" if annotated and status != ledger.ENFORCED else f"{module} has no {path}"
        found = inspect.getattr_static(found, part) if inspect.isclass(found) else getattr(found, part)
    return "" if status != ledger.ENFORCED or _runs(found) else "is no function, and the rule is enforced"


def _runs(found: object) -> bool:
    if isinstance(found, (staticmethod, classmethod, property)) or inspect.isgetsetdescriptor(found):
        return True  # the last is a compiled property
    return inspect.isroutine(found) or inspect.isroutine(getattr(found, "__wrapped__", None))


@cache
def _switches() -> frozenset[str]:
    return frozenset(switch.name for name in editions.NAMES for switch in editions.get(name).switches)


# Evidence


def _text(name: str, root: Path) -> str | None:
    """What a test or a scenario says: its name, decorators and body, or the whole file; None where there is none."""
    path, colons, test = name.partition("::")
    file = root / path
    if not file.is_file():
        return None
    if colons:
        return _tests(file).get(test) if path.startswith("tests/") and path.endswith(".py") else None
    return file.read_text(encoding="utf-8") if path.endswith(".toml") else None


@cache
def _tests(file: Path) -> dict[str, str]:
    """The tests of a module by name, with the text of each and of the tables that its decorators name."""
    source = file.read_text(encoding="utf-8")
    lines = source.splitlines()
    tree = ast.parse(source)
    tables = {target.id: _source(node, lines) for node in tree.body for target in _targets(node)}
    found: dict[str, str] = {}

    def visit(body: list[ast.stmt], prefix: str, around: str) -> None:
        for node in body:
            if isinstance(node, ast.ClassDef):
                visit(node.body, f"{prefix}{node.name}::", f"{node.name}\n{ast.get_docstring(node) or ''}\n")
            elif isinstance(node, ast.FunctionDef) and node.name.startswith("test"):
                names = [x.id for d in node.decorator_list for x in ast.walk(d) if isinstance(x, ast.Name)]
                text = [_source(node, lines), *(tables[x] for x in names if x in tables)]
                found[prefix + node.name] = around + "\n".join(text)

    visit(tree.body, "", "")
    return found


def _targets(node: ast.stmt) -> list[ast.Name]:
    if isinstance(node, ast.AnnAssign):
        return [node.target] if isinstance(node.target, ast.Name) else []
    return [x for x in node.targets if isinstance(x, ast.Name)] if isinstance(node, ast.Assign) else []


def _source(node: ast.stmt, lines: list[str]) -> str:
    decorators = node.decorator_list if isinstance(node, ast.FunctionDef) else []
    first = min([node.lineno, *(x.lineno for x in decorators)])
    return "\n".join(lines[first - 1 : node.end_lineno])


def cites(text: str, number: str) -> bool:
    """Whether the text names the rule or a part of it."""
    parts = f"{number}."
    for first, last in _IN_PROSE.findall(text):
        if any(x == number or x.startswith(parts) for x in _range(first, last)):
            return True
    names = (x.replace("_", ".") for x in _IN_NAME.findall(text))
    return any(x == number or x.startswith(parts) for x in names)


def _range(first: str, last: str) -> list[str]:
    """317.2.a-d as its four numbers; a number alone as itself."""
    head, dot, begin = first.rpartition(".")
    if not (dot and last) or begin.isdigit() != last.isdigit():
        return [first]
    if begin.isdigit():
        return [f"{head}.{at}" for at in range(int(begin), int(last) + 1)]
    return [f"{head}.{chr(at)}" for at in range(ord(begin[0]), ord(last) + 1)]
