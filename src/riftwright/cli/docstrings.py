"""Docstrings that the command line shows. They are read in the sources, since compiled modules keep none."""

import ast
from functools import cache

from riftwright.compiled import PACKAGE


def docstring(module: str, function: str = "") -> str:
    """The docstring of a module, or of a function in it; empty where it has none."""
    return _docstrings(module).get(function, "")


@cache
def _docstrings(module: str) -> dict[str, str]:
    path = PACKAGE.parent.joinpath(*module.split(".")).with_suffix(".py")
    tree = ast.parse(path.read_text("utf-8"))
    found = {node.name: ast.get_docstring(node) or "" for node in tree.body if isinstance(node, ast.FunctionDef)}
    return found | {"": ast.get_docstring(tree) or ""}
