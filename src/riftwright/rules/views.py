"""What a seat may see of a position, as data: ``visibility`` makes it.

These types are published in a JSON Schema, so they stay interpreted: compiled classes keep neither their docstrings nor
what is in a list.
"""

import msgspec


class CardView(msgspec.Struct, frozen=True):
    """One card as a seat sees it: ``name`` is empty, and what follows from it missing, where the face is hidden."""

    id: int
    name: str
    owner: int
    controller: int
    token: bool = False
    might: int | None = None
    damage: int = 0
    buffs: int = 0
    exhausted: bool = False
    stunned: bool = False
    attacking: bool = False
    defending: bool = False
    empowered: int = 0  # how many times over
    keywords: dict[str, int] = {}
    attached_to: int = -1


class FieldView(msgspec.Struct, frozen=True):
    """A battlefield: its card, who controls it, who contests it (-1 for nobody), what is there."""

    card: CardView
    controller: int
    contested_by: int
    showdown_staged: bool
    combat_staged: bool
    units: list[CardView]
    facedown: list[CardView]


class PlayerView(msgspec.Struct, frozen=True):
    """A player's zones. Hidden cards are there without a name; decks are numbers."""

    name: str
    team: int
    points: int
    hand: list[CardView]
    main_deck: int
    rune_deck: int
    trash: list[CardView]
    banishment: list[CardView]
    champion: list[CardView]
    legends: list[CardView]
    base: list[CardView]
    runes: list[CardView]
    pool: dict[str, int]
    xp: int
    scored: list[int]
    conquered: list[int]
    out: bool


class ItemView(msgspec.Struct, frozen=True):
    """An item on the chain, the oldest first (108.1.b: all of it is public)."""

    serial: int
    controller: int
    source: str
    pending: bool
    targets: list[int]


class View(msgspec.Struct, frozen=True):
    """All that a seat may see of a position. ``options`` are the keys it may answer with, when it is asked;
    ``revealed`` are the cards of hidden zones that everybody sees for now (424.1.a.3).
    """

    seat: int
    edition: str
    mode: str
    turn: int
    turn_player: int
    phase: str
    state: str
    priority: int
    focus: int
    victory_score: int
    players: list[PlayerView]
    battlefields: list[FieldView]
    chain: list[ItemView]
    asked: int
    prompt: str
    options: list[str]
    revealed: list[CardView] = []
