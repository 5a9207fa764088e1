"""Editing the text of a scenario piece by piece, as an editor with a board beside its text does.

    text = add_piece(text, "1.A", "Unit 2 as Scout")
    text = set_field(text, "A.points", "3")

Each edit makes a text of a text. What it does not touch stays as it was: comments, order, spaces, the script.

Pieces lie at a *place*: ``A.base`` (or ``hand``, ``deck``, ``trash``, ``banished``, ``champion``, ``legend``), ``1.A``
for A's pieces at battlefield 1, ``1.facedown.A`` for facedown cards there; and there they are counted from 0. *Fields*
are called ``title``, ``A.points``, ``1.controller``, ``switches.NAME``, as in docs/scenarios.md.

Raises ``ScenarioError`` where the text is no TOML, and ``EditError`` where an edit cannot be made.
"""

import re
from collections.abc import Iterator, Mapping
from typing import Any, Final, NamedTuple

import tomlkit
from tomlkit.exceptions import TOMLKitError
from tomlkit.items import AoT, Array, Item, Table

from riftwright.core.errors import AnonymousCardError, UnknownCardError
from riftwright.notation.board import Board, BoardError
from riftwright.notation.scenario import (
    BATTLEFIELD_KEYS,
    FILE_KEYS,
    NUMBER_LISTS,
    PLAYER_KEYS,
    ScenarioError,
    read_toml,
)

ZONES: Final = ("base", "hand", "deck", "trash", "banished", "champion")
LEGEND: Final = "legend"  # a zone with one piece
FACEDOWN: Final = "facedown"
FIELDS: Final = "battlefield"
WIDTH: Final = 100  # columns: what is longer is written on several lines
_PLACE: Final = re.compile(
    rf"(?P<player>[A-D])\.(?P<zone>{'|'.join((*ZONES, LEGEND))})"
    rf"|(?P<field>[1-9])\.(?P<facedown>{FACEDOWN}\.)?(?P<seat>[A-D])"
)
_FIELD: Final = re.compile(r"(?:(?P<owner>[A-D]|[1-9]|switches)\.)?(?P<key>[\w-]+)")
_HEADER: Final = re.compile(r"^[ \t]*\[{1,2}[ \t]*(?P<name>[^\[\]]+?)[ \t]*\]{1,2}[ \t]*(?:#.*)?$", re.MULTILINE)
_SCRIPT: Final = re.compile(r"^[ \t]*script[ \t]*=[ \t]*(?P<quotes>\"{3}|'{3}|[\"'])", re.MULTILINE)
_ORDER: Final = (
    "switches",
    "A",
    "B",
    "C",
    "D",
    "battlefield",
    "showdown",
    "combat",
    "chain",
    "delayed",
)  # of tables in a file


class EditError(ValueError):
    """An edit that cannot be made. ``field`` is the place or field that it was about."""

    def __init__(self, what: str, field: str = "") -> None:
        super().__init__(f"{field}: {what}" if field else what)
        self.what: str = what
        self.field: str = field


class Place(NamedTuple):
    """Where a piece lies: the zone of a player, or a player's side of a battlefield (its ``number``, else 0)."""

    player: str
    zone: str = ""
    number: int = 0

    @classmethod
    def read(cls, text: str) -> "Place":
        """Raises ``EditError`` for what is no place."""
        match = _PLACE.fullmatch(text)
        if match is None:
            raise EditError(f"no place {text!r}; there are such as A.base, 1.A, 1.facedown.A")
        if match["player"]:
            return cls(match["player"], match["zone"])
        return cls(match["seat"], FACEDOWN if match["facedown"] else "", int(match["field"]))

    @property
    def owner(self) -> str:
        """Whose table it is in: a player's, or that of a battlefield by its number."""
        return str(self.number) if self.number else self.player

    @property
    def key(self) -> str:
        """The key of its pieces there."""
        return self.player if self.number else self.zone

    def __str__(self) -> str:
        if not self.number:
            return f"{self.player}.{self.zone}"
        return f"{self.number}.{self.zone}.{self.player}" if self.zone else f"{self.number}.{self.player}"


# Pieces


def add_piece(text: str, place: str, piece: str) -> str:
    """The text with a piece more, the last one at its place. A legend takes the place of the one that is there."""
    check_piece(piece, place)
    sheet, where = _Sheet(text), Place.read(place)
    sheet.add(where, piece)
    return sheet.text()


def remove_piece(text: str, place: str, index: int) -> str:
    """The text without that piece."""
    sheet, where = _Sheet(text), Place.read(place)
    sheet.check(where, index)
    sheet.delete(where, index)
    return sheet.text()


def change_piece(text: str, place: str, index: int, piece: str) -> str:
    """The text with another piece instead of that one."""
    check_piece(piece, place)
    sheet, where = _Sheet(text), Place.read(place)
    sheet.check(where, index)
    sheet.replace(where, index, piece)
    return sheet.text()


def move_piece(text: str, place: str, index: int, to: str) -> str:
    """The text with that piece at another place, the last one there."""
    sheet, where = _Sheet(text), Place.read(place)
    piece = sheet.check(where, index)
    sheet.delete(where, index)
    sheet.add(Place.read(to), piece)
    return sheet.text()


def check_piece(piece: str, field: str = "") -> None:
    """Raises ``EditError`` for what cannot be read as a piece."""
    if not piece.strip():
        raise EditError("a piece needs the name of a card, or such as Unit 3 [Tank]", field)
    try:
        Board(mode="magma").place(piece, "A", 0)
    except (BoardError, UnknownCardError, AnonymousCardError) as error:
        raise EditError(str(error), field) from None


# Fields


def set_field(text: str, field: str, value: str) -> str:
    """The text with that value of a field; without the field for an empty value. A list is given with commas between
    its members.
    """
    match = _FIELD.fullmatch(field)
    if match is None:
        raise EditError("there is no such field", field)
    owner, key = match["owner"] or "", match["key"]
    kind = _kinds(owner).get(key) if owner != "switches" else str
    if kind is None or kind is dict or (key == "battlefield" and not owner):
        raise EditError("there is no such field", field)
    sheet = _Sheet(text)
    sheet.put(owner, key, _read(kind, key, value.strip(), field) if value.strip() else None)
    return sheet.text()


def _kinds(owner: str) -> Mapping[str, type]:
    if not owner:
        return FILE_KEYS
    return BATTLEFIELD_KEYS if owner.isdigit() else PLAYER_KEYS


def _read(kind: type, key: str, value: str, field: str) -> object:
    """A value as its type."""
    if kind is bool:
        if value not in ("true", "false"):
            raise EditError(f"true or false, not {value!r}", field)
        return value == "true"
    if kind is list:
        words = [word.strip() for word in value.split(",") if word.strip()]
        return [_number(word, field) for word in words] if key in NUMBER_LISTS else words
    return _number(value, field) if kind is int else value


def _number(value: str, field: str) -> int:
    if re.fullmatch(r"-?\d{1,6}", value) is None:
        raise EditError(f"a whole number, not {value!r}", field)
    return int(value)


# The script


def add_line(text: str, line: str) -> str:
    """The text with one more line at the end of its script."""
    if "\n" in line or '"""' in line or not line.strip():
        raise EditError("a statement is one line", "script")
    script = script_of(text)
    return _with_script(text, f"{script.rstrip()}\n{line.strip()}\n" if script.strip() else f"{line.strip()}\n")


def remove_line(text: str) -> str:
    """The text without the last statement of its script, and what comments there are below it."""
    lines = script_of(text).rstrip().split("\n")
    while lines and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
        del lines[-1]
    if not lines:
        raise EditError("there is no statement to remove", "script")
    kept = "\n".join(lines[:-1])
    return _with_script(text, f"{kept}\n" if kept.strip() else "")


def script_of(text: str) -> str:
    """The script of a text, as it stands there; empty where there is none."""
    data = read_toml(text)
    for table in (data, *_inner(data)):
        if isinstance(table.get("script"), str):
            return str(table["script"])
    return ""


def _inner(data: Mapping[str, Any]) -> Iterator[Mapping[str, Any]]:
    """The tables within: a script at the end of the file belongs to the last of them."""
    for value in data.values():
        for table in value if isinstance(value, list) else [value]:
            if isinstance(table, dict):
                yield table


def _with_script(text: str, script: str) -> str:
    """The text with another script: where the old one stands, else at the end."""
    escaped = script.replace("\\", "\\\\").replace('"""', '\\"\\"\\"')
    written = f'script = """\n{escaped}"""'
    span = _script_span(text)
    if span is not None:
        return f"{text[: span[0]]}{written}{text[span[1] :]}"
    above = f"{text.rstrip()}\n\n" if text.strip() else ""
    return f"{above}{written}\n"


def _script_span(text: str) -> tuple[int, int] | None:
    """Where the script begins, with its key, and ends: what stands before it is TOML by itself, and so is it."""
    for match in _SCRIPT.finditer(text):
        if _is_toml(text[: match.start()]):
            for closing in re.finditer(match["quotes"], text[match.end() :]):
                end = match.end() + closing.end()
                if _is_toml(text[match.start() : end]):
                    return match.start(), end
    return None


def _is_toml(text: str) -> bool:
    try:
        read_toml(text)
    except ScenarioError:
        return False
    return True


# The text as a document


class _Sheet:
    """The text of a scenario, to be edited. A script that stands last is set aside, so that what is added to the board
    comes before it.
    """

    def __init__(self, text: str) -> None:
        read_toml(text)
        span = _script_span(text)
        self._script: str = text[span[0] :] if span is not None and not text[span[1] :].strip() else ""
        self._parse(text.removesuffix(self._script))

    def _parse(self, head: str) -> None:
        try:
            self._document = tomlkit.parse(head if not head or head.endswith("\n") else f"{head}\n")
        except TOMLKitError as error:  # where the two readers of TOML differ
            raise EditError(str(error)) from None

    def text(self) -> str:
        """The text as it is now."""
        head = self._document.as_string()
        if head and self._script and not head.endswith("\n\n"):
            head = f"{head.rstrip()}\n\n"
        return head + self._script

    # Values

    def put(self, owner: str, key: str, value: object) -> None:
        """Give a field another value; None takes it away."""
        table = self._table(owner, make=value is not None)
        if table is None:
            return
        if value is None:
            table.pop(key, None)
        elif key in table:
            table[key] = value
        elif not owner:
            self._write_above(f"{key} = {tomlkit.item(value).as_string()}\n")
        else:
            _append(table, tomlkit.key(key), tomlkit.item(value))

    def _table(self, owner: str, *, make: bool) -> Any:
        """The table of a player, of a battlefield, of the switches, or of the whole; None where it is not there."""
        if not owner:
            return self._document
        name = FIELDS if owner.isdigit() else owner
        place = int(owner) - 1 if owner.isdigit() else 0
        if not make and self._count(name) <= place:
            return None
        while self._count(name) <= place:
            self._insert(name)
        found = self._document[name]
        return found[place] if isinstance(found, (AoT, Array)) else found

    def _count(self, name: str) -> int:
        """How many tables of that name there are."""
        found = self._document.get(name, [])
        tables = list(found) if isinstance(found, (AoT, Array)) else [found] if found != [] else []
        if not all(isinstance(table, Mapping) for table in tables):
            raise EditError("it is no table", name)
        return len(tables)

    def _write_above(self, line: str) -> None:
        """Write a line behind the keys of the whole, above the blank lines and comments before the first table."""
        head = self._document.as_string()
        at = next((at for at, _ in _headers(head)), len(head))
        lines = head[:at].splitlines(keepends=True)
        while lines and (not lines[-1].strip() or lines[-1].lstrip().startswith("#")):
            at -= len(lines.pop())
        gap = "\n" if not head[:at] and head[at:] else ""
        self._parse(f"{head[:at]}{line}{gap}{head[at:]}")

    def _insert(self, name: str) -> None:
        """Write the header of a new table, where it comes in the usual order, above the comment of the next one."""
        found = self._document.get(name)
        if isinstance(found, Array):
            found.append({})
            return
        head = self._document.as_string()
        at = next((at for at, other in _headers(head) if _rank(other) > _rank(name)), len(head))
        while at and head[:at].splitlines()[-1].lstrip().startswith("#"):
            at = head.rfind("\n", 0, at - 1) + 1
        before = f"{head[:at].rstrip()}\n\n" if head[:at].strip() else ""
        header = f"[[{name}]]\n" if name == FIELDS else f"[{name}]\n"
        self._parse(f"{before}{header}\n{head[at:]}" if head[at:] else f"{before}{header}")

    # Pieces

    def check(self, where: Place, index: int) -> str:
        """The piece there; raises ``EditError`` where there is none of that number."""
        pieces = self._pieces(where)
        if not 0 <= index < len(pieces):
            raise EditError(f"there is no piece {index + 1}, only {len(pieces)}", str(where))
        return str(pieces[index])

    def add(self, where: Place, piece: str) -> None:
        """Put a piece there, behind those that are."""
        array = self._array(where)
        if where.zone == LEGEND or array is None:
            self._write(where, piece)
        else:
            array.append(piece)
            self._spread(array)

    def replace(self, where: Place, index: int, piece: str) -> None:
        """Put another piece in the place of one."""
        array = self._array(where)
        if array is None:
            self._write(where, piece)
        else:
            array[index] = piece
            self._spread(array)

    def delete(self, where: Place, index: int) -> None:
        """Take a piece away, and the last one with its key."""
        array = self._array(where)
        if array is not None and len(array) > 1:
            del array[index]
        else:
            holder = self._holder(where, make=False)
            del holder[where.key]
            if where.number and where.zone and not holder:
                self.put(str(where.number), FACEDOWN, None)

    def _pieces(self, where: Place) -> list[Any]:
        array = self._array(where)
        if array is not None:
            return list(array)
        holder = self._holder(where, make=False)
        return [holder[where.key]] if holder is not None and where.key in holder else []

    def _array(self, where: Place) -> Array | None:
        holder = self._holder(where, make=False)
        found = holder.get(where.key) if holder is not None else None
        if where.zone != LEGEND and found is not None and not isinstance(found, Array):
            raise EditError("it is no list of pieces", str(where))
        return found if isinstance(found, Array) else None

    def _holder(self, where: Place, *, make: bool) -> Any:
        """The table in which the pieces of that place have their key."""
        table = self._table(where.owner, make=make)
        if where.zone != FACEDOWN or table is None:
            return table
        return table.get(FACEDOWN)

    def _write(self, where: Place, piece: str) -> None:
        """The first piece of a place."""
        value = tomlkit.item(piece if where.zone == LEGEND else [piece])
        holder = self._holder(where, make=True)
        if holder is None:
            table = self._table(where.owner, make=True)
            _append(table, tomlkit.key([FACEDOWN, where.key]), value)
        elif where.key in holder:
            holder[where.key] = value
        else:
            _append(holder, tomlkit.key(where.key), value)

    def _spread(self, array: Array) -> None:
        """A long list has a line for each of its pieces."""
        if len(array.as_string()) > WIDTH and "\n" not in array.as_string():
            array.multiline(True)


def _append(table: Any, key: Any, value: Item) -> None:
    """Add a key behind the others: above what blank lines and comments there are before the next table."""
    if not isinstance(table, Table):
        table.append(key, value)
        return
    body = table.value.body
    below: list[Any] = []
    while body and body[-1][0] is None:
        below.insert(0, body.pop())
    table.append(key, value)
    body.extend(below)


def _headers(head: str) -> Iterator[tuple[int, str]]:
    """Where tables begin, and their names."""
    for match in _HEADER.finditer(head):
        if _is_toml(head[: match.start()]):
            yield match.start(), match["name"].strip("\"' ")


def _rank(name: str) -> int:
    """Where a table stands in the usual order."""
    first = name.partition(".")[0].strip()
    return _ORDER.index(first) if first in _ORDER else -1
