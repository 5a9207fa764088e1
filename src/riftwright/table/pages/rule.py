"""A rule: its gloss and its number in each edition, how it stands, and the scenarios that show it."""

from typing import Any

import msgspec
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from riftwright.core.errors import UnknownRuleError
from riftwright.notation import library
from riftwright.notation.library import Kept
from riftwright.rules import editions, glossary, ledger
from riftwright.rules.edition import Switch
from riftwright.rules.glossary import EDITIONS, RuleIndex
from riftwright.table.rendering import render
from riftwright.table.security import PageError


class Numbered(msgspec.Struct, frozen=True):
    """What a rule is in an edition: its number there (empty where there is no such rule), and how it differs."""

    edition: str
    number: str
    differs: str


class Gloss(msgspec.Struct, frozen=True):
    """A rule and what it says, in short."""

    rule: str
    gloss: str


async def show(request: Request) -> Response:
    """The page; a part of it, for a script that shows it beside another page, where ``part`` is asked for."""
    number = request.path_params["number"].strip().rstrip(".")
    found = found_as(number)
    if found is None:
        raise PageError(404, "No such rule", _unknown(number))
    if found != number:
        return RedirectResponse(f"/rule/{found}{'?part=1' if 'part' in request.query_params else ''}", status_code=303)
    template = "judge/gloss.html" if "part" in request.query_params else "rule.html"
    return HTMLResponse(render(template, **_facts(number)))


async def find(request: Request) -> Response:
    """The form that asks for a number."""
    number = request.query_params.get("number", "").strip().rstrip(".")
    if found_as(number) is None:
        raise PageError(404, "No such rule", _unknown(number))
    return RedirectResponse(f"/rule/{found_as(number)}", status_code=303)


def found_as(number: str) -> str | None:
    """The number of 2026-07-16 of what has that number there, or else in another edition."""
    index = glossary.load()
    if number in index:
        return number
    for edition in reversed(EDITIONS):
        for rule in index:
            if index.number_in(rule, edition) == number:
                return rule
    return None


def _unknown(number: str) -> str:
    try:
        glossary.load().gloss(number[:20])
    except UnknownRuleError as error:
        return str(error)
    return ""


def _facts(number: str) -> dict[str, Any]:
    index = glossary.load()
    row = ledger.load().row(number)
    order = list(index)
    at = order.index(number)
    scenarios = library.own().by_rule(number)
    return {
        "rule": number,
        "gloss": index.gloss(number),
        "numbers": [
            Numbered(edition, index.number_in(number, edition) or "", row.differs.get(edition, ""))
            for edition in EDITIONS
        ],
        "above": _above(index, number),
        "parts": [Gloss(part, index.gloss(part)) for part in index.children(number)],
        "row": row,
        "meaning": ledger.MEANINGS[row.status],
        "switches": [_switch(name.removeprefix(ledger.SWITCH)) for name in row.where if name.startswith(ledger.SWITCH)],
        "tests": [name for name in row.evidence if not name.endswith(".toml")],
        "scenarios": [*_evidence(row, scenarios), *scenarios],
        "before": order[at - 1] if at else "",
        "after": order[at + 1] if at + 1 < len(order) else "",
    }


def _above(index: RuleIndex, number: str) -> list[Gloss]:
    """The rules that it is a part of, the widest first."""
    found: list[Gloss] = []
    above = index.parent(number)
    while above is not None:
        found.insert(0, Gloss(above, index.gloss(above)))
        above = index.parent(above)
    return found


def _evidence(row: ledger.Row, known: list[Kept]) -> list[Kept]:
    """The scenarios that the ledger names besides those that name the rule themselves."""
    names = {kept.name for kept in known}
    named = [name.removesuffix(".toml") for name in row.evidence if name.endswith(".toml")]
    return [library.own().get(name) for name in named if name not in names]


def _switch(name: str) -> Switch:
    """As the newest edition that has it sets it."""
    having = [s for edition in editions.NAMES for s in editions.get(edition).switches if s.name == name]
    return having[-1]


routes: list[BaseRoute] = [
    Route("/rule", find, methods=["GET"]),
    Route("/rule/{number}", show, methods=["GET"]),
]
