"""A position as a scenario file, ready to be sent, argued about and run: ``write_scenario``.

The file sets up the same position in the words for boards, and has a script with what holds now. It is read back and
compared before anyone sees it. A position that no words can set up is written as it is (see ``exact``), with the words
as a comment. For a viewer who may not see all, nothing is in the file that they do not see.
"""

import json
from collections.abc import Sequence
from textwrap import wrap
from typing import Any, Final

from riftwright.core.decisions import (
    D_ACT,
    D_ASSIGN,
    D_BURN_OUT,
    D_CHOOSE,
    D_CONTEST,
    D_DISCARD,
    D_FOCUS,
    D_MOVE,
    D_OPTIONAL,
    D_ORDER,
    D_PAY,
    D_PRIORITY,
    D_REPLACE,
)
from riftwright.core.errors import DictatedChanceError, RunawayError
from riftwright.core.ids import FACEDOWN, HAND, MAIN_DECK, PHASE_NAMES, RUNE_DECK, SETUP
from riftwright.core.state import Field, GameState
from riftwright.notation.exact import position_text
from riftwright.notation.sameness import differences
from riftwright.notation.scenario import ScenarioError, parse_scenario
from riftwright.notation.tables import UNSEEN, Table, Tables
from riftwright.rules import chain, editions, modes
from riftwright.rules.machine import Machine
from riftwright.rules.visibility import EVERYONE, sees

WIDTH: Final = 112
_HARD: Final = ("chain", "delayed", "combat", "showdown")


def write_scenario(
    state: GameState,
    *,
    title: str,
    viewer: int = EVERYONE,
    rules: Sequence[str] = (),
    source: str = "",
    note: str = "",
) -> str:
    """The text of a scenario file for the position, at any decision or at the end of a game.

    ``parse_scenario`` reads it, and what it sets up is the same position (``sameness.differences``): in words where
    they can say it, else as a save. For a ``viewer`` other than ``EVERYONE`` (a seat, or ``NOBODY``) it holds what they
    see: what words cannot say of that is named in a comment, and missing. The script expects what holds in the file's
    position, so that it passes at once.
    """
    m = Machine(state.clone(), editions.get(state.edition, dict(state.switches)))
    writer = _Writer(m, viewer, {"title": title, "rules": list(rules), "source": source, "note": note})
    return writer.text()


class _Writer:
    """One file in the making."""

    def __init__(self, m: Machine, viewer: int, head: Table) -> None:
        self.m = m
        self.viewer = viewer
        self.head = {key: value for key, value in head.items() if value} | {"editions": [m.state.edition]}

    def text(self) -> str:
        tables = Tables(self.m, self.viewer)
        board = tables.all()
        reading = self._nearest(board)
        unsaid = differences(self.m, reading, self.viewer)
        if unsaid and self.viewer == EVERYONE:
            return self._exact(board, unsaid)
        return self._file(board, reading, unsaid, tables.missing)

    def _nearest(self, board: Table) -> Machine:
        """The position that the words set up, without those that set up nothing."""
        reading = self._read(board)
        while reading is None:  # leave out what cannot be set up, the hardest first
            del board[next(key for key in (*_HARD, *reversed(board)) if key in board)]
            reading = self._read(board)
        if (
            reading.state.turn != self.m.state.turn and board.get("phase") != "main"
        ):  # it would run out without the rest
            board["phase"] = "main"
            return self._nearest(board)
        return reading

    def _read(self, board: Table) -> Machine | None:
        """The position that the words set up, at its first decision; None where they set up nothing."""
        text = _toml({**self.head, **board, "script": "expect game goes on"})
        try:
            scenario = parse_scenario(text)
            rules = editions.get(self.m.state.edition, scenario.switches)
            m = Machine(scenario.state(rules), rules)
            chain.run(m)
        except (ScenarioError, RunawayError, DictatedChanceError):
            return None
        return m

    def _file(self, board: Table, reading: Machine, unsaid: list[str], missing: list[str]) -> str:
        lines = [_moment(self.m.state), *self._hidden()]
        if unsaid:
            lines.append(f"Not as in the game, since words cannot say all of it: {', '.join(unsaid)}.")
        if missing:
            lines.append(f"On the chain there are besides: {', '.join(missing)}.")
        return _comment(lines) + _toml({**self.head, **board, "script": _script(reading)})

    def _exact(self, board: Table, unsaid: list[str]) -> str:
        lines = [
            _moment(self.m.state),
            f"Words cannot set it up: they cannot say all of {', '.join(unsaid)}. So the position itself is below.",
            "What words can say of it:",
        ]
        words = "".join(f"#{' ' if line else ''}{line}\n" for line in _toml(board).splitlines())
        table = {**self.head, "position": position_text(self.m.state), "script": _script(self.m)}
        return _comment(lines) + "#\n" + words + "\n" + _toml(table)

    def _hidden(self) -> list[str]:
        """What the viewer does not see, by zones."""
        if self.viewer == EVERYONE:
            return []
        s = self.m.state
        unseen = [o for o in s.objects if not sees(s, self.viewer, o.id)]
        found = []
        for p in s.players:
            counts = [(sum(o.owner == p.index and o.zone == zone for o in unseen), words) for zone, words in _HIDDEN]
            told = ", ".join(f"{count} {words}" for count, words in counts if count)
            if told:
                found.append(f"{s.seats[p.index]} has {told}")
        who = s.seats[self.viewer] if self.viewer >= 0 else "a spectator"
        return [f"As {who} sees it. {UNSEEN}, and runes of any domain, stand for unknown cards: {'; '.join(found)}."]


_HIDDEN: Final = (
    (HAND, "in hand"),
    (FACEDOWN, "facedown"),
    (MAIN_DECK, "in the deck"),
    (RUNE_DECK, "in the rune deck"),
)


# The script

# What a player is asked to do, by the kind of decision.
_TASKS: Final = {
    **dict.fromkeys((D_ACT, D_FOCUS, D_PRIORITY), "act"),
    **dict.fromkeys((D_CHOOSE, D_CONTEST, D_BURN_OUT, D_DISCARD), "choose"),
    D_OPTIONAL: "decide",
    D_ORDER: "order",
    D_ASSIGN: "assign",
    D_REPLACE: "save",
    D_PAY: "pay",
    D_MOVE: "move",
}


def _script(m: Machine) -> str:
    """Expectations that hold in the position; the last of them says who is asked what."""
    s = m.state
    points = [f"{name} has {_many(s.points[p.team], 'point')}" for name, p in zip(s.seats, s.players, strict=True)]
    control = [_controlled(s, field) for field in s.battlefields]
    phase = f", phase {PHASE_NAMES[s.phase]}" if s.phase != SETUP else ""
    lines = [[f"turn of {s.seats[s.turn_player]}, turn {s.turn}{phase}"], points, control, _under_way(s), _asked(s)]
    return "\n".join(f"expect {', '.join(line)}" for line in lines if line)


def _many(count: int, word: str) -> str:
    return f"{count} {word}{'' if count == 1 else 's'}"


def _controlled(s: GameState, field: Field) -> str:
    number = field.slot + 1
    return f"{s.seats[field.controller]} controls {number}" if field.controller >= 0 else f"{number} uncontrolled"


def _under_way(s: GameState) -> list[str]:
    """A showdown, a combat, the chain."""
    found = []
    if s.combat and s.attacker >= 0 and s.defender >= 0:
        found.append(f"combat at {s.showdown + 1} attacker {s.seats[s.attacker]} defender {s.seats[s.defender]}")
    elif s.showdown >= 0 and s.focus >= 0:
        found.append(f"showdown at {s.showdown + 1}")
    if s.chain:
        found.append(f"chain has {_many(len(s.chain), 'item')}")
    return found


def _asked(s: GameState) -> list[str]:
    d = s.decision
    if d is not None:
        task = f" to {_TASKS[d.kind]}" if d.kind in _TASKS else ""
        return [f"asked {s.seats[d.player]}{task}"]
    winners = s.outcome.winners if s.outcome is not None else ()
    if not winners:
        return []
    return [f"{' and '.join(s.seats[player] for player in winners)} {'wins' if len(winners) == 1 else 'win'}"]


def _moment(s: GameState) -> str:
    phase = f"{s.seats[s.turn_player]}'s {PHASE_NAMES[s.phase].capitalize()} Phase" if s.phase != SETUP else "setup"
    return f"A moment of a {modes.get(s.mode).title}: turn {s.turn}, {phase}."


# TOML


def _comment(lines: Sequence[str]) -> str:
    return "".join(f"# {part}\n" for line in lines for part in wrap(line, WIDTH))


def _toml(data: Table) -> str:
    """The data as TOML: the keys, then the tables, then the script, where people look for it."""
    tables = {key: value for key, value in data.items() if _is_table(value)}
    texts = {key: value for key, value in data.items() if key in ("position", "script")}
    plain = {key: value for key, value in data.items() if key not in tables and key not in texts}
    parts = [_keys(plain)]
    for key, value in tables.items():
        if isinstance(value, dict):
            parts.append(f"[{key}]\n{_keys(value)}")
        else:
            parts += [f"[[{key}]]\n{_keys(table)}" for table in value]
    parts += [f'{key} = """\n{value}\n"""\n' for key, value in texts.items()]
    return "\n".join(part for part in parts if part)


def _is_table(value: Any) -> bool:
    return isinstance(value, dict) or (isinstance(value, list) and bool(value) and isinstance(value[0], dict))


def _keys(table: Table) -> str:
    """Lines of keys and values, the values in one column."""
    flat: Table = {}
    for key, value in table.items():
        flat |= {f"{key}.{part}": inner for part, inner in value.items()} if isinstance(value, dict) else {key: value}
    width = max(map(len, flat), default=0)
    return "".join(f"{key:<{width}} = {_value(value, width)}\n" for key, value in flat.items())


def _value(value: Any, indent: int) -> str:
    """A value; a long list in lines of its own."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, list):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    parts = [_value(part, 0) for part in value]
    row = f"[{', '.join(parts)}]"
    if len(row) + indent + len(" = ") <= WIDTH:
        return row
    lines = [""]
    for part in parts:
        if len(lines[-1]) + len(part) > WIDTH and lines[-1]:
            lines.append("")
        lines[-1] += f"{' ' if lines[-1] else '    '}{part},"
    return "[\n" + "\n".join(lines) + "\n]"


__all__ = ["write_scenario"]
