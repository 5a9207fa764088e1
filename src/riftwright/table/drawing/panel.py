"""The panel beside a scenario's board: what can be said of the piece, the player or the battlefield that is picked."""

import msgspec

from riftwright.notation.pieces import Piece
from riftwright.rules import editions, modes
from riftwright.table.drawing.sheet import STATUSES, Sheet

PHASES = ("mulligan", "awaken", "beginning", "scoring", "channel", "draw", "main", "ending", "expiration")
STAGED = ("showdown", "combat", "showdown, combat")


class Input(msgspec.Struct, frozen=True):
    """A field to fill in: its ``name`` in the form, what it has, and the values there are where these are few."""

    name: str
    label: str
    value: str
    options: tuple[str, ...] = ()
    hint: str = ""
    cards: bool = False  # whether the catalogue suggests values


class Panel(msgspec.Struct, frozen=True):
    """``inputs`` are text fields, ``statuses`` those of a piece that it has or has not, ``places`` where it can be put
    (place and words); ``place`` is where it is.
    """

    title: str
    button: str
    inputs: list[Input]
    statuses: dict[str, str] = {}
    places: list[tuple[str, str]] = []
    place: str = ""
    removable: bool = False


def panel(drawn: Sheet, picked: str, edition: str) -> Panel | None:
    """The panel for what is picked; None where nothing is, or it is not there any more."""
    place, _, index = picked.partition(":")
    if not picked:
        return None
    if "." in place:
        return _of_piece(drawn, place, index)
    if place.isdecimal():
        return _of_battlefield(drawn, place)
    if place in drawn.players:
        return _of_player(drawn, place)
    return _of_game(drawn, edition)


def _of_piece(drawn: Sheet, place: str, index: str) -> Panel | None:
    places = dict(drawn.places())
    if place not in places:
        return None
    old = drawn.piece(place, int(index)) if index else None
    if index and old is None:
        return None
    piece = Piece.read(old.text if old is not None else "")
    has = piece.states
    inputs = [
        Input("piece:name", "Card", piece.name, hint="A card's name, or such as Unit 3 [Tank]", cards=True),
        Input("piece:label", "Label", has.get("label", ""), hint="what the script calls it"),
        Input("piece:damaged", "Damage", has.get("damaged", "")),
        Input("piece:might", "Might this turn", has.get("might", ""), hint="+2, -1"),
        Input("piece:attached", "Attached to", has.get("attached", ""), hint="a label"),
        Input("piece:owner", "Owned by", has.get("owner", ""), ("", *drawn.players)),
    ]
    if "facedown" in place:
        inputs = [*inputs[:2], Input("piece:hidden", "Hidden", has.get("hidden", ""), ("", "on this turn"))]
    elif place[0].isalpha() and not place.endswith(".base"):
        inputs = [*inputs[:2], *inputs[5:]]
    on_board = len(inputs) == 6
    return Panel(
        title=f"{old.label or old.name}" if old is not None else f"New piece, {places[place]}",
        button="Change" if old is not None else "Add",
        inputs=inputs,
        statuses={status: has.get(status, "") for status in STATUSES} if on_board else {},
        places=drawn.places() if old is not None else [],
        place=place,
        removable=old is not None,
    )


def _of_player(drawn: Sheet, player: str) -> Panel:
    values = next(side.fields for side in drawn.sides if side.player == player)
    fields = [
        ("points", "Points", ""),
        ("xp", "XP", ""),
        ("runes", "Runes", "3 Fury, 1 exhausted Mind"),
        ("pool", "Rune Pool", "2 Energy, 1 any"),
        ("rune_deck", "Rune Deck", "2 Fury, 1 Calm"),
        ("scored", "Scored this turn", "battlefields: 1, 2"),
        ("conquered", "Conquered this turn", "battlefields: 1"),
        ("played", "Cards played this turn", ""),
    ]
    inputs = [Input(f"field:{player}.{key}", label, values.get(key, ""), hint=hint) for key, label, hint in fields]
    return Panel(f"Player {player}", "Change", inputs)


def _of_battlefield(drawn: Sheet, number: str) -> Panel | None:
    field = next((f for f in drawn.battlefields if f.number == int(number)), None)
    if field is None:
        return None
    nobody = ("", *drawn.players)
    has = field.fields
    return Panel(
        f"Battlefield {number}",
        "Change",
        [
            Input(f"field:{number}.name", "Card", has.get("name", ""), hint="none: one without abilities", cards=True),
            Input(f"field:{number}.controller", "Controlled by", has.get("controller", ""), nobody),
            Input(f"field:{number}.contested", "Contested by", has.get("contested", ""), nobody),
            Input(f"field:{number}.staged", "Staged", has.get("staged", ""), ("", *STAGED)),
            Input(f"field:{number}.owner", "Brought by", has.get("owner", ""), nobody),
        ],
    )


def _of_game(drawn: Sheet, edition: str) -> Panel:
    has = drawn.fields
    seats = ("", *drawn.players)
    inputs = [
        Input("field:title", "Title", has.get("title", "")),
        Input("field:turn", "Turn of", has.get("turn", ""), seats),
        Input("field:phase", "Phase", has.get("phase", ""), ("", *PHASES)),
        Input("field:mode", "Mode", has.get("mode", ""), ("", *modes.MODES)),
        Input("field:editions", "Holds under", has.get("editions", ""), hint=", ".join(editions.NAMES)),
        Input("field:victory_score", "Victory Score", has.get("victory_score", "")),
        Input("field:turn_number", "Turn number", has.get("turn_number", "")),
        Input("field:first", "Went first", has.get("first", ""), seats),
        Input("field:cleanup", "A cleanup is due", has.get("cleanup", ""), ("", "true")),
        Input("field:rules", "Rules that it shows", has.get("rules", ""), hint="348.2.a, 471.1"),
    ]
    inputs += [
        Input(f"field:switches.{s.name}", s.sentence, drawn.switches.get(s.name, ""), ("", *s.choices))
        for s in editions.get(edition).switches
    ]
    return Panel("The game", "Change", inputs)
