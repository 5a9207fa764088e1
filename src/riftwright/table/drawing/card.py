"""A card on the table: its front, what it is now, the sum behind its Might, and what can be done with it."""

from collections.abc import Mapping
from typing import Final

import msgspec

from riftwright.core.ids import FACEDOWN
from riftwright.core.state import Obj
from riftwright.game import Game
from riftwright.rules import layers, wording
from riftwright.rules.views import CardView
from riftwright.table.drawing.choices import Choice
from riftwright.table.drawing.front import Front, front

_MARKS: Final = ("attacking", "defending", "exhausted", "stunned")
# Keywords with a sign of their own, for units on the board; all are on the card.
_ON_BOARD: Final = (
    "Assault",
    "Shield",
    "Tank",
    "Backline",
    "Deflect",
    "Ganking",
    "Hunt",
    "Temporary",
    "Deathknell",
)
_IN_HAND: Final = ("Reaction", "Action", "Hidden", "Quick-Draw", "Ambush", "Accelerate", "Flow")


class Badge(msgspec.Struct, frozen=True):
    """A keyword at a glance: its sign, and its name with its value."""

    sign: str
    title: str
    value: str


class Tile(msgspec.Struct, frozen=True):
    """A card as it lies on the table. ``front`` is None where the viewer may not see it; ``id`` is -1 where it is off
    the board besides. ``words`` say all of it; ``notes`` are for the large card.
    """

    id: int
    front: Front | None
    words: str
    seat: str  # who controls it
    label: str = ""  # what a scenario calls it, where that is not its name
    might: int | None = None
    damage: int = 0
    buffs: int = 0
    empowered: int = 0
    token: bool = False
    facedown: bool = False
    marks: tuple[str, ...] = ()
    badges: tuple[Badge, ...] = ()
    notes: tuple[str, ...] = ()
    attached: tuple["Tile", ...] = ()
    targeted: tuple[int, ...] = ()  # by which items of the chain, as they are numbered
    choices: tuple[Choice, ...] = ()

    @property
    def changed(self) -> str:
        """Whether its Might is ``more`` or ``less`` than printed; empty where it is neither."""
        if self.front is None or self.might is None or self.front.might is None or self.might == self.front.might:
            return ""
        return "more" if self.might > self.front.might else "less"


Lit = Mapping[int, list[Choice]]


class Drawer:
    """Draws the cards of a game for one viewer. ``lit`` are the choices by object, ``targeted`` the chain items that
    have chosen it.
    """

    __slots__ = ("_game", "_lit", "_targeted")

    def __init__(self, game: Game, lit: Lit, targeted: Mapping[int, list[int]]) -> None:
        self._game: Game = game
        self._lit: Lit = lit
        self._targeted: Mapping[int, list[int]] = targeted

    def tiles(self, cards: list[CardView]) -> list[Tile]:
        """The cards in order, each with what is attached to it under it."""
        shown = {card.id for card in cards}
        attached: dict[int, list[Tile]] = {}
        for card in cards:
            if card.attached_to in shown and card.attached_to >= 0:
                attached.setdefault(card.attached_to, []).append(self.tile(card))
        return [
            self.tile(card, tuple(attached.get(card.id, ())))
            for card in cards
            if card.attached_to < 0 or card.attached_to not in shown
        ]

    def tile(self, card: CardView, attached: tuple[Tile, ...] = ()) -> Tile:
        """One card."""
        game, oid = self._game, card.id
        choices = tuple(self._lit.get(oid, ())) if oid >= 0 else ()
        targeted = tuple(self._targeted.get(oid, ()))
        seat = game.name(card.controller)
        if not card.name:
            words = "a hidden card" if oid < 0 else "a facedown card"
            return Tile(oid, None, words, seat, facedown=oid >= 0, targeted=targeted, choices=choices)
        o = game.state.objects[oid]
        face = front(game.state.face_of(oid))
        label = next((label for labelled, label in game.state.labels if labelled == oid), "")
        marks = tuple(mark for mark in _MARKS if getattr(card, mark))
        board = o.on_board
        return Tile(
            id=oid,
            front=face,
            words=f"{label}: {_words(card, face, marks)}" if label else _words(card, face, marks),
            seat=seat,
            label=label if label != face.name else "",
            might=card.might,
            damage=card.damage,
            buffs=card.buffs,
            empowered=card.empowered,
            token=card.token,
            facedown=o.zone == FACEDOWN,
            marks=marks,
            badges=_badges(card.keywords, _ON_BOARD if board and o.zone != FACEDOWN else _IN_HAND + _ON_BOARD),
            notes=self._notes(card, o) if board else (),
            attached=attached,
            targeted=targeted,
            choices=choices,
        )

    def _notes(self, card: CardView, o: Obj) -> tuple[str, ...]:
        """What the large card says besides its front."""
        game = self._game
        notes = []
        if card.might is not None:
            sums = layers.explain_might(game.machine, card.id)
            if len(sums) > 1:
                notes.append(f"{card.might} Might: {said(sums)}")
        if card.damage:
            notes.append(f"{card.damage} damage")
        notes += [f"{wording.mod_text(mod)}" for mod in o.mods if not mod.might and (mod.keyword >= 0 or mod.damage)]
        if card.empowered:
            notes.append("empowered" if card.empowered == 1 else f"empowered {card.empowered} times")
        if o.named:
            notes.append(f"named: {o.named}")
        if card.controller != card.owner:
            notes.append(f"{game.name(card.owner)} owns it")
        return tuple(notes)


def said(sums: list[tuple[str, int]]) -> str:
    """The sum behind a Might in words: "3 printed, +1 buff, +2 Assault"."""
    (base, amount), *more = sums
    return ", ".join([f"{amount} {base}", *(f"{amount:+d} {what}" for what, amount in more)])


def _words(card: CardView, face: Front, marks: tuple[str, ...]) -> str:
    parts = [card.name]
    if face.energy is not None:
        parts.append(f"{face.kind}, costs {face.energy}{f' and {len(face.power)} Power' if face.power else ''}")
    if card.might is not None:
        printed = f" (printed {face.might})" if card.might != face.might else ""
        parts.append(f"{card.might} Might{printed}")
    if card.damage:
        parts.append(f"{card.damage} damage")
    if card.buffs:
        parts.append("buffed" if card.buffs == 1 else f"{card.buffs} buffs")
    parts += marks
    parts += [f"{name} {value}" if value > 1 else name for name, value in card.keywords.items()]
    return ", ".join(parts)


def _badges(held: Mapping[str, int], shown: tuple[str, ...]) -> tuple[Badge, ...]:
    found = []
    for name in shown:
        if name in held:
            value = held[name]
            number = str(value) if value > 1 else ""
            found.append(Badge(name.lower(), f"{name} {number}".rstrip(), number))
    return tuple(found)
