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
from typing import Any, Final, NoReturn, TypeVar

from riftwright.core.errors import (
    AnonymousCardError,
    SaveError,
    UnknownCardError,
    UnknownEditionError,
    UnknownModeError,
    UnknownRuleError,
    UnknownSwitchError,
)
from riftwright.core.state import GameState
from riftwright.notation.board import Board, BoardError, piece_name
from riftwright.notation.exact import read_position
from riftwright.notation.script import ScriptError, Statement, parse
from riftwright.notation.source import Source
from riftwright.notation.state_words import each
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
    "extra_turns": list,
    "regular_turn": str,
    "battlefield": list,
    "showdown": dict,
    "combat": dict,
    "chain": list,
    "delayed": list,
    "opened_by": str,
    "priority": str,
    "passes": int,
    "invited": str,
    "position": str,
    "script": str,
}
# What may stand beside a position, which is the whole board.
_BESIDE: Final = ("title", "rules", "editions", "source", "note", "confidence", "position", "script")
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
    "resolved": int,
    "spent_on_spell": int,
    "deaths": int,
    "discarded": int,
    "turns": int,
    "shut_out": list,
    "chosen": str,
    "out": str,
}
DEEDS: Final = ("resolved", "spent_on_spell", "deaths", "discarded", "turns", "shut_out", "chosen", "out")  # see Board
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
_COMBAT: Final[Mapping[str, type]] = {
    "at": int,
    "attacker": str,
    "defender": str,
    "next": str,
    "excess": dict,
    "recalled": bool,
}
_CHAIN: Final[Mapping[str, type]] = {
    "player": str,
    "card": str,
    "targets": list,
    "of": str,
    "giver": str,
    "modes": list,
    "paid": list,
    "source_paid": list,
    "times": int,
    "origin": str,
    "hidden_at": str,
    "played": int,
    "about": str,
    "by": str,
    "at": str,
    "moved_from": str,
    "amount": int,
    "made": list,
    "was": dict,
}
_WAS: Final[Mapping[str, type]] = {
    "name": str,
    "at": str,
    "controller": str,
    "card": str,
    "might": int,
    "damage": int,
    "buffs": int,
    "statuses": list,
    "alone": bool,
    "in_combat": bool,
}
_DELAYED: Final[Mapping[str, type]] = {
    "player": str,
    "card": str,
    "source": str,
    "ability": int,
    "about": str,
    "at": str,
    "since": int,
    "once": bool,
}
_SEATS: Final = (
    *("turn", "first", "controller", "contested", "owner", "focus", "attacker", "defender", "player"),
    *("priority", "invited", "regular_turn", "by"),
)
NUMBER_LISTS: Final = ("scored", "conquered", "shut_out", "chance", "modes", "paid", "source_paid")
_PIECES: Final = ("base", "hand", "deck", "trash", "banished", "champion")
_OTHER_RULES: Final = "the position is of a game under {}: it runs under no other rules"
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
        data = read_toml(text, path)
        self._raise_script(data)
        self._data = data
        self._exact: GameState | None = self._read_position() if "position" in data else None
        s = self._exact
        self.mode: str = data.get("mode", "duel") if s is None else s.mode
        self._check(draft)
        self.title: str = data.get("title", "")
        self.rules: tuple[str, ...] = tuple(data.get("rules", ()))
        self.editions: tuple[str, ...] = tuple(data.get("editions", editions.NAMES if s is None else (s.edition,)))
        self.switches: dict[str, str] = dict(data.get("switches", {}) if s is None else s.switches)
        self.source: str = data.get("source", "")
        self.note: str = data.get("note", "")
        self.confidence: str = data.get("confidence", "")
        self.turn: str = data.get("turn", "A") if s is None else s.seats[s.turn_player]
        self._check_words()
        self.state(editions.get(self.editions[-1], self.switches))
        self.script: tuple[Statement, ...] = self._parse_script()

    def __repr__(self) -> str:
        return f"<Scenario {self.path}: {self.title}>"

    @property
    def exact(self) -> bool:
        """Whether the file has the position itself, not the words for a board."""
        return self._exact is not None

    # The board

    def state(self, edition: Edition) -> GameState:
        """The position, freshly set up under that edition. Raises ``ScenarioError`` where the file has a position of
        another one: it may be in the middle of what that edition does otherwise.
        """
        if self._exact is not None:
            own = editions.get(self._exact.edition, self.switches)
            if (own.name, own.settings) != (edition.name, edition.settings):
                raise self._error(_OTHER_RULES.format(own.name), "position")
            return self._exact.clone()
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
        self._set_up(board)
        state = self._at((), board.state)
        if "victory_score" in data:
            state.victory_score = data["victory_score"]
        state.switches = tuple(
            sorted((name, value) for name, value in edition.settings.items() if self._set_otherwise(edition, name))
        )
        return state

    def _set_up(self, board: Board) -> None:
        """Everything that stands on the board and goes on there, in the order in which one needs the other."""
        data = self._data
        for number, given in enumerate(self._fields()):
            self._at(("battlefield", number), partial(_put_field, board, given))
        for name in self._seats():
            if name in data:
                self._at((name,), partial(_put_player, board, name, data[name]))
        if "showdown" in data:
            self._at(("showdown",), partial(board.showdown, **data["showdown"]))
        if "combat" in data:
            self._at(("combat",), partial(board.combat, **data["combat"]))
        for number, given in enumerate(data.get("chain", ())):
            self._at(("chain", number), partial(board.chain, **given))
        for number, given in enumerate(data.get("delayed", ())):
            self._at(("delayed", number), partial(board.delayed, **given))
        window = {key: data[key] for key in ("priority", "passes", "invited", "opened_by") if key in data}
        if window:
            self._at((next(iter(window)),), partial(board.window, **window))
        self._at(
            ("extra_turns",), lambda: board.turns(extra=data.get("extra_turns", ()), regular=data.get("regular_turn"))
        )
        if "chance" in data:
            board.dictate(data["chance"])
        if data.get("cleanup"):
            board.cleanup()

    def _set_otherwise(self, edition: Edition, name: str) -> bool:
        return any(switch.name == name and edition.settings[name] != switch.default for switch in edition.switches)

    def _fields(self) -> list[dict[str, Any]]:
        """The battlefields that are given, and nameless ones for the rest of those that the mode has."""
        given: list[dict[str, Any]] = list(self._data.get("battlefield", ()))
        return given + [{}] * (modes.get(self.mode).battlefields - len(given))

    def _seats(self) -> str:
        return "ABCD"[: modes.get(self.mode).players]

    # Checks

    def _read_position(self) -> GameState:
        self._check_type(self._data["position"], str, ("position",))
        for key in self._data:
            if key not in _BESIDE:
                raise self._error(f"{key!r} cannot stand beside a position, which is the whole board", key)
        try:
            state = read_position(self._data["position"])
        except SaveError as error:
            raise self._error(f"position: {error}", "position") from None
        if self._data.get("editions", [state.edition]) != [state.edition]:
            raise self._error(_OTHER_RULES.format(state.edition), "editions")
        return state

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
            elif key == "delayed":
                self._check_type(value, list, (key,))
                for number, table in enumerate(value):
                    self._check_table(table, _DELAYED, (key, number), required=("player", "card", "source"))
            elif key == "showdown":
                self._check_table(value, _SHOWDOWN, (key,), required=("at", "focus"))
            elif key == "combat":
                self._check_table(value, _COMBAT, (key,), required=("at", "attacker", "defender", "next"))
            elif key in FILE_KEYS:
                self._check_type(value, FILE_KEYS[key], (key,))
                if isinstance(value, list):
                    self._check_list(value, int if key == "chance" else str, (key,))
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
                self._check_list(value, int if key in NUMBER_LISTS else str, (*place, key))
            if key in _PIECES or len(key) == 1:
                table[key] = self._check_pieces(value, (*place, key))
            if key == "was":
                self._check_table(value, _WAS, (*place, key), required=("name", "at"))
            if key == "excess":
                for player, amount in value.items():
                    self._check_type(amount, int, (*place, key, player))
            if key == "facedown":
                for player, pieces in value.items():
                    value[player] = self._check_pieces(pieces, (*place, key, player))
        for key in required:
            if key not in table:
                raise self._error(f"{_field(place)} needs {key!r}", *place)

    def _check_type(self, value: object, wanted: type, place: tuple[str | int, ...]) -> None:
        if not isinstance(value, wanted) or (wanted is int and isinstance(value, bool)):
            raise self._error(f"{_field(place)} must be {_WORDS[wanted]}, not {value!r}", *place)

    def _check_list(self, values: list[object], wanted: type, place: tuple[str | int, ...]) -> None:
        for value in values:
            self._check_type(value, wanted, place)

    def _check_pieces(self, pieces: object, place: tuple[str | int, ...]) -> list[str]:
        """The pieces of a list, one by one."""
        self._check_type(pieces, list, place)
        assert isinstance(pieces, list)
        for piece in pieces:
            self._check_type(piece, str, place)
        found = [one for piece in pieces for one in each(piece)]
        for one in found:
            self._check_piece(one, place)
        return found

    def _check_piece(self, piece: str, place: tuple[str | int, ...]) -> None:
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
        self._check_list(self._data.get("extra_turns", []), str, ("extra_turns",))
        self._check_seats()
        self._check_labels()

    def _check_seats(self) -> None:
        """Wherever a player is named."""
        data = self._data
        tables: list[tuple[tuple[str | int, ...], Mapping[str, Any]]] = [((), data)]
        tables += [((key,), data.get(key, {})) for key in ("showdown", "combat")]
        tables += [
            ((key, i), table)
            for key in ("battlefield", "chain", "delayed")
            for i, table in enumerate(data.get(key, ()))
        ]
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
        names = [] if self._exact is None else _called(self._exact)
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


def read_toml(text: str, path: str = INLINE) -> dict[str, Any]:
    """The keys and values of a text. Raises ``ScenarioError`` where it is no TOML, or none that could be a scenario."""
    try:
        return tomllib.loads(text)
    except RecursionError:
        raise ScenarioError(path, "lists within lists, and too many of them") from None
    except ValueError as error:  # also of numbers that are too long to be read
        return _no_toml(path, text, str(error))


def _no_toml(path: str, text: str, message: str) -> NoReturn:
    """Raise what the TOML reader says, with the place at the front."""
    match = re.fullmatch(r"(?P<what>.*) \(at (?:line (?P<line>\d+), column (?P<column>\d+)|end of document)\)", message)
    if match is None:
        raise ScenarioError(path, message)
    if match["line"] is None:
        raise ScenarioError(path, f"{match['what']} at the end of the file", max(1, len(text.splitlines())))
    raise ScenarioError(path, match["what"], int(match["line"]), int(match["column"]))


def _called(s: GameState) -> list[str]:
    """What the objects of a position are called."""
    return [*(label for _, label in s.labels), *dict.fromkeys(s.face_of(o.id).name for o in s.objects)]


def _put_player(board: Board, name: str, given: Mapping[str, Any]) -> None:
    board.player(name, **{key: value for key, value in given.items() if key not in DEEDS})
    board.deeds(name, **{key: value for key, value in given.items() if key in DEEDS})


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
