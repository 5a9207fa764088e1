"""The board of a scenario as its text has it, to be clicked together: zones with their pieces, fields with values.

It is read from the text alone, so it is there too while a script or a piece cannot be read yet.
"""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from riftwright.cards.wording import card_text, cost, type_line
from riftwright.core.errors import AnonymousCardError, UnknownModeError
from riftwright.core.facts import Face
from riftwright.core.ids import DOMAIN_NAMES, KEYWORD_NAMES, TYPE_NAMES, UNIT, VALUED_KEYWORDS
from riftwright.notation.anonymous import face_named, is_card
from riftwright.notation.editing import LEGEND, ZONES
from riftwright.notation.pieces import Piece
from riftwright.notation.scenario import ScenarioError, read_toml
from riftwright.notation.state_words import each
from riftwright.rules import modes

MODE: Final = "duel"  # where the text names none that there is
SEATS: Final = "ABCD"
SCRIPT: Final = "script"  # no field, though it may stand at the end of any table
TITLES: Final[Mapping[str, str]] = {
    "base": "Base",
    "hand": "Hand",
    "champion": "Champion",
    "legend": "Legend",
    "deck": "Deck",
    "trash": "Trash",
    "banished": "Banished",
}
STATUSES: Final = ("exhausted", "stunned", "buffed", "empowered", "attacking", "defending")
NEXT_TO_NAME: Final = 4  # keywords that a piece shows


class PieceView(msgspec.Struct, frozen=True):
    """A piece: ``text`` as it is written, and what is known of its card. ``wrong`` says why it cannot be read."""

    place: str
    index: int
    text: str
    name: str
    label: str
    kind: str = ""
    cost: str = ""
    might: int | None = None
    domains: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    says: str = ""
    marks: tuple[str, ...] = ()
    wrong: str = ""

    @property
    def key(self) -> str:
        """What a button calls it."""
        return f"{self.place}:{self.index}"


class ZoneView(msgspec.Struct, frozen=True):
    """Pieces at one place."""

    place: str
    title: str
    pieces: list[PieceView]


class SideView(msgspec.Struct, frozen=True):
    """A player: the zones, and the fields that are given, with their values as words."""

    player: str
    zones: list[ZoneView]
    fields: dict[str, str]


class FieldView(msgspec.Struct, frozen=True):
    """A battlefield: the pieces of each player there, and facedown."""

    number: int
    name: str
    fields: dict[str, str]
    zones: list[ZoneView]
    facedown: list[ZoneView]


class Sheet(msgspec.Struct, frozen=True):
    """All of it. ``fields`` are those of the whole."""

    mode: str
    players: str
    sides: list[SideView]
    battlefields: list[FieldView]
    fields: dict[str, str]
    switches: dict[str, str]
    exact: bool  # whether the text has a whole position, in which nothing can be put or changed

    def places(self) -> list[tuple[str, str]]:
        """Every place of a piece, and what it is called."""
        found = [(z.place, f"{side.player}: {z.title.lower()}") for side in self.sides for z in side.zones]
        for field in self.battlefields:
            found += [(z.place, f"battlefield {field.number}: {z.title}") for z in (*field.zones, *field.facedown)]
        return found

    def piece(self, place: str, index: int) -> PieceView | None:
        """The piece there, if there is one."""
        zones = [z for side in self.sides for z in side.zones]
        zones += [z for field in self.battlefields for z in (*field.zones, *field.facedown)]
        pieces = next((z.pieces for z in zones if z.place == place), [])
        return pieces[index] if 0 <= index < len(pieces) else None


def sheet(text: str) -> Sheet | None:
    """The board that a text describes; None where the text is no TOML."""
    try:
        data = read_toml(text)
    except ScenarioError:
        return None
    mode = data.get("mode", MODE)
    try:
        rules = modes.get(mode if isinstance(mode, str) else "")
    except UnknownModeError:
        rules = modes.get(MODE)
    players = SEATS[: rules.players]
    given = [table for table in _list(data.get("battlefield")) if isinstance(table, dict)]
    count = max(len(given), rules.battlefields)
    fields = [*given, *({} for _ in range(count - len(given)))]
    return Sheet(
        mode=rules.name,
        players=players,
        sides=[_side(player, _table(data.get(player))) for player in players],
        battlefields=[_field(number, table, players) for number, table in enumerate(fields, 1)],
        fields=_values(data),
        switches=_values(_table(data.get("switches"))),
        exact="position" in data,
    )


def _side(player: str, table: Mapping[str, Any]) -> SideView:
    order = ("base", "hand", "champion", LEGEND, "deck", "trash", "banished")
    zones = [_zone(f"{player}.{zone}", TITLES[zone], table.get(zone)) for zone in order]
    return SideView(player, zones, {k: v for k, v in _values(table).items() if k not in (*ZONES, LEGEND)})


def _field(number: int, table: Mapping[str, Any], players: str) -> FieldView:
    name = str(table.get("name", ""))
    hidden = _table(table.get("facedown"))
    return FieldView(
        number,
        Piece.read(name).states.get("label", "") or Piece.read(name).name if name else "",
        {k: v for k, v in _values(table).items() if len(k) > 1},
        [_zone(f"{number}.{player}", player, table.get(player)) for player in players],
        [_zone(f"{number}.facedown.{player}", f"{player} facedown", hidden.get(player)) for player in players],
    )


def _zone(place: str, title: str, pieces: object) -> ZoneView:
    texts = [pieces] if isinstance(pieces, str) else _list(pieces)
    return ZoneView(place, title, [_piece(place, index, str(text)) for index, text in enumerate(texts)])


def _piece(place: str, index: int, text: str) -> PieceView:
    piece = Piece.read(text)
    label = piece.states.get("label", "")
    equal = each(piece.name)
    if not is_card(equal[0]):
        return PieceView(place, index, text, piece.name, label, wrong=f"no card is called {equal[0]!r}")
    try:
        face = face_named(equal[0])
    except AnonymousCardError as error:
        return PieceView(place, index, text, piece.name, label, wrong=str(error))
    return PieceView(
        place,
        index,
        text,
        name=f"{len(equal)} × {_short(equal[0])}" if len(equal) > 1 else _short(piece.name),
        label=label,
        kind=next((word for bit, word in TYPE_NAMES.items() if face.types & bit), ""),
        cost=cost(face) if face.codes else "",
        might=face.might if face.types & UNIT else None,
        domains=tuple(name for i, name in enumerate(DOMAIN_NAMES) if face.domains >> i & 1),
        keywords=_keywords(face),
        says=f"{type_line(face)}. {card_text(face)}",
        marks=tuple(_mark(word) for word in piece.words if not word.startswith("as ")),
    )


def _short(name: str) -> str:
    """A card without a name by what it is alone: its keywords are shown beside it."""
    return name.partition("[")[0].partition(":")[0].strip()


def _keywords(face: Face) -> tuple[str, ...]:
    every = [
        f"{KEYWORD_NAMES[k]} {value}" if k in VALUED_KEYWORDS and value > 1 else KEYWORD_NAMES[k]
        for k, value in face.keywords.items()
    ]
    return tuple(every[:NEXT_TO_NAME])


def _mark(word: str) -> str:
    """A word of state at a glance: ``1 damage``, ``exhausted``, ``+1 Might``."""
    head, _, value = word.partition(" ")
    if head == "damaged":
        return f"{value} damage"
    return f"{word} Might" if word[0] in "+-" else word


def _values(table: Mapping[str, Any]) -> dict[str, str]:
    """Fields that are one value or a list of words, as words."""
    found: dict[str, str] = {}
    for key, value in table.items():
        if isinstance(value, bool):
            found[key] = "true" if value else "false"
        elif isinstance(value, (str, int)) and key != SCRIPT:
            found[key] = str(value)
        elif isinstance(value, list) and all(isinstance(one, (str, int)) for one in value):
            found[key] = ", ".join(map(str, value))
    return found


def _list(value: object) -> Sequence[Any]:
    return value if isinstance(value, list) else ()


def _table(value: object) -> Mapping[str, Any]:
    return value if isinstance(value, dict) else {}
