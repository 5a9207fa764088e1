"""The judge's desk: a scenario's text, what is looked at, and what a form of the page does to it.

A desk is plain data that comes with each request and goes back with the page: the server keeps nothing of it.
"""

import re
from collections.abc import Mapping
from typing import Final
from urllib.parse import urlencode

import msgspec

from riftwright.core.errors import RunawayError
from riftwright.judge.positions import Filmed, run_filmed
from riftwright.judge.run import Run
from riftwright.notation import editing, library
from riftwright.notation.editing import EditError
from riftwright.notation.library import UnknownScenarioError
from riftwright.notation.pieces import STATES, Piece
from riftwright.notation.scenario import Scenario, ScenarioError, parse_scenario
from riftwright.rules import editions
from riftwright.table.drawing.sheet import sheet

TEXT: Final = "text"
RUN: Final = "run"
COMPARE: Final = "compare"
VIEWS: Final = (TEXT, RUN, COMPARE)
FIRST: Final = "examples/scenarios/showdown/empty-battlefield"  # what lies on the desk at first
BLANK: Final = """\
title = "My question"
turn  = "A"

[A]

[B]

[[battlefield]]

[[battlefield]]

script = \"\"\"
\"\"\"
"""
LONGEST: Final = 100_000  # letters of a text; one with a whole position may have some ten thousand
GAME: Final = "game"  # picked where the fields of the whole are to be edited
FIELD: Final = "field:"  # before the name of a field in a form
PIECE: Final = "piece:"
_PICK: Final = re.compile(r"game|[A-D](?:\.[a-z]+(?::\d{1,3})?)?|[1-9](?:\.(?:facedown\.)?[A-D](?::\d{1,3})?)?")
_SIGNED: Final = re.compile(r"\d+")


class Desk(msgspec.Struct, frozen=True):
    """What lies on the desk.

    ``name`` is the scenario of the library that the text was, ``edition`` the one to run it under (the newest of its
    own where empty), ``step`` how many steps of the sequence have been gone, ``picked`` a piece (``A.base:0``), a
    place to put one (``A.base``), or whose fields are edited (``A``, ``1``, ``game``); ``notice`` says what could not
    be done.
    """

    text: str
    name: str = ""
    edition: str = ""
    view: str = TEXT
    step: int = 0
    full: bool = False
    picked: str = ""
    notice: str = ""


class Reading:
    """What the text of a desk says: the scenario and its run, or the error that keeps it from being read."""

    __slots__ = ("edition", "error", "film", "line", "run", "scenario")

    def __init__(self, desk: Desk) -> None:
        self.scenario: Scenario | None = None
        self.run: Run | None = None
        self.film: Filmed | None = None
        self.error: str = ""
        self.line: int = 0  # of the error
        self.edition: str = desk.edition or editions.DEFAULT
        try:
            self.scenario = parse_scenario(desk.text, draft=True)
            self.edition = desk.edition or self.scenario.editions[-1]
            self.run, self.film = run_filmed(self.scenario, self.edition)
        except ScenarioError as error:
            self.error, self.line = error.what, error.line
        except (ValueError, RunawayError) as error:
            self.error = str(error)


# Where a desk comes from


def opened(query: Mapping[str, str]) -> Desk:
    """The desk of an address. Raises ``UnknownScenarioError``."""
    if "new" in query:
        return Desk(BLANK)
    kept = library.own().get(query.get("scenario", FIRST))
    return Desk(
        text=kept.text(),
        name=kept.name,
        edition=_edition(query.get("edition", "")),
        view=_view(query.get("view", RUN)),
        step=_number(query.get("step", "")),
        full="full" in query,
        picked=_picked(query.get("picked", "")),
    )


def posted(form: Mapping[str, str]) -> Desk:
    """The desk that a form brings along. Raises ``EditError`` for a text that is too long."""
    text = form.get("text", "").replace("\r\n", "\n")
    if len(text) > LONGEST:
        raise EditError(f"a text has at most {LONGEST} letters, not {len(text)}", "text")
    return Desk(
        text=text,
        name=form.get("name", "")[:200],
        edition=_edition(form.get("edition", "")),
        view=_view(form.get("view", TEXT)),
        step=_number(form.get("step", "")),
        full=bool(form.get("full")),
        picked=_picked(form.get("picked", "")),
    )


def _edition(name: str) -> str:
    return name if name in editions.NAMES else ""


def _view(name: str) -> str:
    return name if name in VIEWS else TEXT


def _number(text: str) -> int:
    return int(text) if text.isascii() and text.isdigit() and len(text) < 6 else 0


def _picked(text: str) -> str:
    return text if _PICK.fullmatch(text) else ""


def address(desk: Desk) -> str:
    """Where this can be looked at again; just the page where the text is no scenario of the library any more."""
    try:
        if library.own().get(desk.name).text() != desk.text:
            return PAGE
    except UnknownScenarioError:
        return PAGE
    fields = {"scenario": desk.name}
    fields |= {"edition": desk.edition} if desk.edition else {}
    fields |= {"view": desk.view} if desk.view != RUN else {}
    fields |= {"step": str(desk.step)} if desk.step and desk.view == RUN else {}
    fields |= {"full": "1"} if desk.full and desk.view == RUN else {}
    fields |= {"picked": desk.picked} if desk.picked and desk.view == TEXT else {}
    return f"{PAGE}?{urlencode(fields, safe='/:')}"


PAGE: Final = "/judge"


# What is done to it


def acted(desk: Desk, do: str, form: Mapping[str, str]) -> Desk:
    """The desk after a button of the page. What cannot be done leaves it as it was, with a notice."""
    verb, _, what = do.partition(":")
    try:
        return _act(desk, verb, what, form)
    except (EditError, ScenarioError) as error:
        return msgspec.structs.replace(desk, notice=str(error))


def _act(desk: Desk, verb: str, what: str, form: Mapping[str, str]) -> Desk:
    change = msgspec.structs.replace
    match verb:
        case "view":
            return change(desk, view=_view(what), picked="")
        case "edition":
            return change(desk, edition=_edition(what))
        case "step":
            return change(desk, step=_number(what), view=RUN)
        case "full":
            return change(desk, full=not desk.full, step=0)
        case "pick":
            return change(desk, picked=_picked(what), view=TEXT)
        case "say":
            return change(desk, text=editing.add_line(desk.text, what))
        case "unsay":
            return change(desk, text=editing.remove_line(desk.text))
        case "put":
            return _put(desk, form)
        case "remove":
            place, index = _piece_of(desk)
            return change(desk, text=editing.remove_piece(desk.text, place, index), picked="")
        case "show" | "":
            return desk
    raise EditError(f"{verb[:40]!r} is nothing that can be done here")


def _piece_of(desk: Desk) -> tuple[str, int]:
    place, _, index = desk.picked.partition(":")
    if not index:
        raise EditError("no piece is picked")
    return place, int(index)


def _put(desk: Desk, form: Mapping[str, str]) -> Desk:
    """What the panel says: a piece that is new or changed, or fields."""
    change = msgspec.structs.replace
    place, _, index = desk.picked.partition(":")
    if "." not in place:
        return change(desk, text=_with_fields(desk, form), picked="")
    if not index:
        return change(desk, text=editing.add_piece(desk.text, place, _piece_in(form, "").text()))
    drawn = sheet(desk.text)
    old = drawn.piece(place, int(index)) if drawn is not None else None
    text = editing.change_piece(desk.text, place, int(index), _piece_in(form, old.text if old else "").text())
    to = form.get("to", place)
    if to != place:
        text = editing.move_piece(text, place, int(index), to)
    return change(desk, text=text, picked="")


def _piece_in(form: Mapping[str, str], old: str) -> Piece:
    """The piece of a form; the words of the old one stay in their order. The name may have words behind it."""
    typed = Piece.read(form.get(f"{PIECE}name", ""))
    piece = Piece(typed.name, Piece.read(old).words)
    for state in STATES:
        if f"{PIECE}{state}?" in form or f"{PIECE}{state}" in form:
            value = form.get(f"{PIECE}{state}", "").strip()
            piece = piece.having(state, f"+{value}" if state == "might" and _SIGNED.fullmatch(value) else value)
    for state, value in typed.states.items():
        piece = piece.having(state, value)
    return piece


def _with_fields(desk: Desk, form: Mapping[str, str]) -> str:
    """The text with the fields of the form that differ from it."""
    text = desk.text
    for key, value in form.items():
        if not key.startswith(FIELD):
            continue
        field = key.removeprefix(FIELD)
        if value.strip() != value_of(text, field):
            text = editing.set_field(text, field, value)
    return text


def value_of(text: str, field: str) -> str:
    """The value of a field as words; empty where it is not given."""
    drawn = sheet(text)
    if drawn is None:
        return ""
    owner, _, key = field.rpartition(".")
    if not owner:
        return drawn.fields.get(key, "")
    if owner == "switches":
        return drawn.switches.get(key, "")
    if owner.isdecimal():
        return next((f.fields.get(key, "") for f in drawn.battlefields if f.number == int(owner)), "")
    return next((side.fields.get(key, "") for side in drawn.sides if side.player == owner), "")
