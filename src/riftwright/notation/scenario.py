"""Scenario files: a board, a script of choices, and what must hold, under which editions, by which rules.

The format is described in docs/scenarios.md. Reading checks everything that can be checked without playing: keys,
values, every piece on the board, and the grammar of the script. ``judge.run`` plays it.
"""

import re
import tomllib
from collections.abc import Callable, Mapping
from difflib import get_close_matches
from functools import partial
from pathlib import Path
from typing import Any, Final, TypeVar

from riftwright.core.errors import (
    AnonymousCardError,
    UnknownCardError,
    UnknownEditionError,
    UnknownModeError,
    UnknownRuleError,
    UnknownSwitchError,
)
from riftwright.core.state import GameState
from riftwright.notation.board import Board, BoardError, piece_name
from riftwright.notation.script import ScriptError, Statement, parse
from riftwright.notation.source import Source
from riftwright.rules import editions, glossary, modes
from riftwright.rules.edition import Edition

T = TypeVar("T")

INLINE: Final = "scenario"  # what a scenario that comes from no file is called


class ScenarioError(ValueError):
    """A scenario that cannot be read or set up: says file, line and field. ``line`` and ``column`` count from 1 and
    are 0 where it is no matter of one place; ``what`` is the message without them.
    """

    def __init__(self, path: str, what: str, line: int = 0, column: int = 0) -> None:
        place = f"{path}:{line}:{column}" if column else f"{path}:{line}" if line else path
        super().__init__(f"{place}: {what}")
        self.what: str = what
        self.line: int = line
        self.column: int = column


# What may stand in a file, and of what type. Player tables stand under the player's letter.
FILE_KEYS: Final[Mapping[str, type]] = {
    "title": str,
    "rules": list,
    "editions": list,
    "source": str,
    "note": str,
    "confidence": str,
    "switches": dict,
    "mode": str,
    "turn": str,
    "phase": str,
    "first": str,
    "turn_number": int,
    "seed": int,
    "chance": list,
    "cleanup": bool,
    "victory_score": int,
    "battlefield": list,
    "showdown": dict,
    "chain": list,
    "script": str,
}
PLAYER_KEYS: Final[Mapping[str, type]] = {
    "base": list,
    "hand": list,
    "deck": list,
    "trash": list,
    "banished": list,
    "champion": list,
    "legend": str,
    "runes": str,
    "rune_deck": str,
    "pool": str,
    "points": int,
    "scored": list,
    "conquered": list,
    "played": int,
    "xp": int,
}
BATTLEFIELD_KEYS: Final[Mapping[str, type]] = {
    "name": str,
    "controller": str,
    "contested": str,
    "owner": str,
    "staged": list,
    "facedown": dict,
}
_SHOWDOWN: Final[Mapping[str, type]] = {
    "at": int,
    "focus": str,
    "passes": int,
    "attacker": str,
    "defender": str,
}
_CHAIN: Final[Mapping[str, type]] = {"player": str, "card": str, "targets": list}
_SEATS: Final = ("turn", "first", "controller", "contested", "owner", "focus", "attacker", "defender", "player")
_PIECES: Final = ("base", "hand", "deck", "trash", "banished", "champion")
_WORDS: Final = {str: "a text", int: "a whole number", bool: "true or false", list: "a list", dict: "a table"}
_STAGED: Final = ("showdown", "combat")
_REFUSED: Final = (BoardError, UnknownCardError, AnonymousCardError)


class Scenario:
    """A scenario that has been read.

    ``rules`` are the numbers that it shows, in the numbering of 2026-07-16; ``editions`` those under which it must
    hold; ``source`` says whose question it is and ``confidence`` how far that goes (official, judge, community);
    ``note`` is the answer in a sentence; ``script`` its statements. A ``draft`` may lack a title and a script.
    """

    def __init__(self, text: str, path: str, *, draft: bool = False) -> None:
        self.path: str = path
        self.text: str = text
        self._source = Source(text)
        try:
            data: dict[str, Any] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise no_toml(path, text, str(error)) from None
        self._raise_script(data)
        self._data = data
        self.mode: str = data.get("mode", "duel")
        self._check(draft)
        self.title: str = data.get("title", "")
        self.rules: tuple[str, ...] = tuple(data.get("rules", ()))
        self.editions: tuple[str, ...] = tuple(data.get("editions", editions.NAMES))
        self.switches: dict[str, str] = dict(data.get("switches", {}))
        self.source: str = data.get("source", "")
        self.note: str = data.get("note", "")
        self.confidence: str = data.get("confidence", "")
        self.turn: str = data.get("turn", "A")
        self._check_words()
        self.state(editions.get(self.editions[-1], self.switches))
        self.script: tuple[Statement, ...] = self._parse_script()

    def __repr__(self) -> str:
        return f"<Scenario {self.path}: {self.title}>"

    # The board

    def state(self, edition: Edition) -> GameState:
        """The position, freshly set up under that edition."""
        data = self._data
        board = self._at(
            ("turn",),
            lambda: Board(
                mode=self.mode,
                edition=edition.name,
                turn=self.turn,
                phase=data.get("phase", "main"),
                seed=data.get("seed", 0),
                first=data.get("first"),
                turn_number=data.get("turn_number"),
            ),
        )
        for number, given in enumerate(self._fields()):
            self._at(("battlefield", number), partial(_put_field, board, given))
        for name in self._seats():
            if name in data:
                self._at((name,), partial(board.player, name, **data[name]))
        if "showdown" in data:
            self._at(("showdown",), partial(board.showdown, **data["showdown"]))
        for number, given in enumerate(data.get("chain", ())):
            self._at(("chain", number), partial(board.chain, **given))
        if "chance" in data:
            board.dictate(data["chance"])
        if data.get("cleanup"):
            board.cleanup()
        state = self._at((), board.state)
        if "victory_score" in data:
            state.victory_score = data["victory_score"]
        state.switches = tuple(
            sorted((name, value) for name, value in edition.settings.items() if self._set_otherwise(edition, name))
        )
        return state

    def _set_otherwise(self, edition: Edition, name: str) -> bool:
        return any(switch.name == name and edition.settings[name] != switch.default for switch in edition.switches)

    def _fields(self) -> list[dict[str, Any]]:
        """The battlefields that are given, and nameless ones for the rest of those that the mode has."""
        given: list[dict[str, Any]] = list(self._data.get("battlefield", ()))
        return given + [{}] * (modes.get(self.mode).battlefields - len(given))

    def _seats(self) -> str:
        return "ABCD"[: modes.get(self.mode).players]

    # Checks

    def _raise_script(self, data: dict[str, Any]) -> None:
        """TOML counts a key to the table above it; a script may stand at the end of the file all the same."""
        tables = [table for table in data.values() if isinstance(table, dict)]
        tables += [
            table for value in data.values() if isinstance(value, list) for table in value if isinstance(table, dict)
        ]
        for table in tables:
            if "script" in table:
                if "script" in data:
                    raise self._error("there are two scripts", "script")
                data["script"] = table.pop("script")

    def _check(self, draft: bool) -> None:
        data = self._data
        try:
            modes.get(self.mode)
        except UnknownModeError as error:
            raise self._error(str(error), "mode") from None
        seats = self._seats()
        for key, value in data.items():
            if key in seats:
                self._check_table(value, PLAYER_KEYS, (key,))
            elif key == "battlefield":
                self._check_type(value, list, (key,))
                for number, table in enumerate(value):
                    self._check_table(table, {**BATTLEFIELD_KEYS, **dict.fromkeys(seats, list)}, (key, number))
            elif key == "chain":
                self._check_type(value, list, (key,))
                for number, table in enumerate(value):
                    self._check_table(table, _CHAIN, (key, number), required=("player", "card"))
            elif key == "showdown":
                self._check_table(value, _SHOWDOWN, (key,), required=("at", "focus"))
            elif key in FILE_KEYS:
                self._check_type(value, FILE_KEYS[key], (key,))
            else:
                raise self._unknown(key, [*FILE_KEYS, *seats], (key,))
        for key in () if draft else ("title", "script"):
            if not data.get(key):
                raise ScenarioError(self.path, f"a scenario needs a {key}")

    def _check_table(
        self, table: object, known: Mapping[str, type], place: tuple[str | int, ...], *, required: tuple[str, ...] = ()
    ) -> None:
        self._check_type(table, dict, place)
        assert isinstance(table, dict)
        for key, value in table.items():
            if key not in known:
                raise self._unknown(key, list(known), (*place, key))
            self._check_type(value, known[key], (*place, key))
            if known[key] is list:
                self._check_list(value, int if key in ("scored", "conquered") else str, (*place, key))
            if key in _PIECES or len(key) == 1:
                for piece in value:
                    self._check_piece(piece, (*place, key))
            if key == "facedown":
                for player, pieces in value.items():
                    self._check_type(pieces, list, (*place, key, player))
                    for piece in pieces:
                        self._check_piece(piece, (*place, key, player))
        for key in required:
            if key not in table:
                raise self._error(f"{_field(place)} needs {key!r}", *place)

    def _check_type(self, value: object, wanted: type, place: tuple[str | int, ...]) -> None:
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise self._error(f"{_field(place)} must be {_WORDS[wanted]}, not {value!r}", *place)

    def _check_list(self, values: list[object], wanted: type, place: tuple[str | int, ...]) -> None:
        for value in values:
            self._check_type(value, wanted, place)

    def _check_piece(self, piece: object, place: tuple[str | int, ...]) -> None:
        self._check_type(piece, str, place)
        assert isinstance(piece, str)
        try:
            Board(mode=self.mode).place(piece, "A", 0)
        except _REFUSED as error:
            raise self._error(f"{_field(place)}: {error}", *place, piece) from None

    def _check_words(self) -> None:
        """Values that are names: of editions, rules, switches, players."""
        for name in self.editions:
            try:
                editions.get(name, self.switches)
            except UnknownEditionError as error:
                raise self._error(str(error), "editions", name) from None
            except UnknownSwitchError as error:
                raise self._error(str(error), "switches") from None
        if not self.editions:
            raise self._error("a scenario holds under at least one edition", "editions")
        index = glossary.load()
        for rule in self.rules:
            try:
                index.gloss(rule)
            except UnknownRuleError as error:
                raise self._error(str(error), "rules", rule) from None
        for number, table in enumerate(self._data.get("battlefield", ())):
            for word in table.get("staged", ()):
                if word not in _STAGED:
                    raise self._error(
                        f"staged can be {' and '.join(_STAGED)}, not {word!r}", "battlefield", number, "staged"
                    )
        self._check_list(self._data.get("chance", []), int, ("chance",))
        self._check_seats()
        self._check_labels()

    def _check_seats(self) -> None:
        """Wherever a player is named."""
        data = self._data
        tables: list[tuple[tuple[str | int, ...], Mapping[str, Any]]] = [((), data)]
        tables += [(("showdown",), data.get("showdown", {}))]
        tables += [((key, i), table) for key in ("battlefield", "chain") for i, table in enumerate(data.get(key, ()))]
        for place, table in tables:
            for key in _SEATS:
                if key in table and table[key] not in self._seats():
                    there = ", ".join(self._seats())
                    what = f"{_field((*place, key))}: there is no player {table[key]!r} in a {self.mode}, only {there}"
                    raise self._error(what, *place, key)

    def _check_labels(self) -> None:
        seen: set[str] = set()
        for piece in self.pieces():
            label = piece_name(piece)[1]
            if label and label in seen:
                raise self._error(f"two things are called {label!r}", piece)
            seen.add(label)

    def pieces(self) -> list[str]:
        """Every piece of the board, as it is written."""
        found: list[str] = []
        for key, table in self._data.items():
            if key in self._seats():
                found += [piece for name in _PIECES for piece in table.get(name, ())]
                found += [table["legend"]] if "legend" in table else []
        for table in self._data.get("battlefield", ()):
            found += [table["name"]] if "name" in table else []
            found += [piece for name in self._seats() for piece in table.get(name, ())]
            found += [piece for pieces in table.get("facedown", {}).values() for piece in pieces]
        return found + [table["card"] for table in self._data.get("chain", ())]

    # The script

    def _parse_script(self) -> tuple[Statement, ...]:
        names: list[str] = []
        for piece in self.pieces():
            card, label = piece_name(piece)
            names += [label, card, card.partition("[")[0].partition(":")[0].strip()]
        first, offset = self._source.script()
        try:
            return parse(
                self._data.get("script", ""),
                names=names,
                editions=editions.NAMES,
                players=self._seats(),
                first_line=first,
            )
        except ScriptError as error:
            column = error.column + (offset if error.line == first else 0)
            raise ScenarioError(self.path, f"script: {error.what}", error.line, column) from None

    # Errors

    def _at(self, place: tuple[str | int, ...], make: Callable[[], T]) -> T:
        try:
            return make()
        except _REFUSED as error:
            where = self._source.guess(str(error), place)
            raise ScenarioError(self.path, f"{_field(place) or 'board'}: {error}", where) from None

    def _error(self, what: str, *place: str | int) -> ScenarioError:
        return ScenarioError(self.path, what, self._source.line(*place))

    def _unknown(self, key: str, known: list[str], place: tuple[str | int, ...]) -> ScenarioError:
        near = get_close_matches(key, known, n=2, cutoff=0.6)
        hint = f"did you mean {' or '.join(near)}?" if near else f"there are {', '.join(known)}"
        return self._error(f"unknown key {_field(place)!r}; {hint}", *place)


def _field(place: tuple[str | int, ...]) -> str:
    """A place in the file as a field: battlefield 2 . A"""
    words = ""
    for part in place:
        words += f" {part + 1}" if isinstance(part, int) else f".{part}" if words else part
    return words


def no_toml(path: str, text: str, message: str) -> ScenarioError:
    """What the TOML reader says, with the place at the front."""
    match = re.fullmatch(r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", message)
    if match is None:
        return ScenarioError(path, message)
    if match["line"] is None:
        return ScenarioError(path, f"{match['what']} at the end of the file", max(1, len(text.splitlines())))
    return ScenarioError(path, match["what"], int(match["line"]), int(match["column"]))


def _put_field(board: Board, given: Mapping[str, Any]) -> None:
    units = {key: value for key, value in given.items() if len(key) == 1}
    rest = {key: value for key, value in given.items() if len(key) > 1}
    board.battlefield(**rest, units=units)


def read_scenario(source: str | Path) -> Scenario:
    """The scenario in a file. Raises ``ScenarioError`` for whatever is wrong with it."""
    path = Path(source)
    try:
        text = path.read_text(encoding="utf-8")
    except FileNotFoundError:
        raise ScenarioError(str(path), "there is no such file") from None
    except (OSError, UnicodeDecodeError) as error:
        raise ScenarioError(str(path), f"cannot be read: {error}") from None
    return Scenario(text, str(path))


def parse_scenario(text: str, path: str = INLINE, *, draft: bool = False) -> Scenario:
    """The scenario in a text; a draft may still lack a title and a script."""
    return Scenario(text, path, draft=draft)


__all__ = ["Scenario", "ScenarioError", "parse_scenario", "read_scenario"]
