"""The board at a glance, for a pair of eyes: seats, battlefields, the chain."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

import msgspec

from riftwright.core.ids import DOMAIN_NAMES, FIELD
from riftwright.core.nodes import CHOOSE_FIELD, CHOOSE_OBJECT, CHOOSE_PLACE, CHOOSE_PLAYER
from riftwright.core.prose import capital
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, REF_SHIFT, ChainItem
from riftwright.game import Game
from riftwright.rules import wording
from riftwright.rules.views import CardView, View
from riftwright.rules.visibility import EVERYONE
from riftwright.rules.visibility import card as card_view
from riftwright.table.drawing.card import Drawer, Tile
from riftwright.table.drawing.choices import NOTHING, Choice, Choices

NAMELESS: Final = "Battlefield"  # what a battlefield of a scenario is called that has no name of its own


class Seat(msgspec.Struct, frozen=True):
    """A seat with its zones. ``points`` are those of its team."""

    index: int
    name: str
    called: str
    mates: list[str]
    mine: bool
    turn: bool
    priority: bool
    focus: bool
    waited_for: bool
    first: bool
    out: bool
    points: int
    xp: int
    legends: list[Tile]
    champion: list[Tile]
    base: list[Tile]
    runes: list[Tile]
    ready: int  # runes
    pool: list[tuple[str, str, int]]  # sign, words, amount
    hand: list[Tile]
    main_deck: int
    rune_deck: int
    trash: list[Tile]
    banishment: list[Tile]
    choices: tuple[Choice, ...]  # that name this player
    place: int  # the location of its base
    base_choices: tuple[Choice, ...]


class Lane(msgspec.Struct, frozen=True):
    """What one seat has at a battlefield."""

    seat: int
    name: str
    mine: bool
    tiles: list[Tile]


class Battlefield(msgspec.Struct, frozen=True):
    """A battlefield: its card, who controls and contests it (empty for nobody), what happens there."""

    card: Tile
    number: int
    controller: str
    mine: bool
    contested: str
    state: str
    scored: list[str]  # the seats that have scored it this turn
    lanes: list[Lane]
    choices: tuple[Choice, ...]

    @property
    def title(self) -> str:
        """Its name; its number, where it is a battlefield without a name."""
        name = self.card.front.name if self.card.front is not None else ""
        return name if name and not name.startswith(NAMELESS) else f"{NAMELESS} {self.number}"


class Item(msgspec.Struct, frozen=True):
    """An item of the chain. ``place`` is its place in the order of resolving, from 1."""

    serial: int
    place: int
    tile: Tile
    seat: str
    mine: bool
    is_card: bool
    text: str
    chosen: list[str]
    pending: bool
    choices: tuple[Choice, ...]


class Board(msgspec.Struct, frozen=True):
    """What ``board.html`` draws. ``looked`` are cards that the viewer looks at to choose from, ``revealed`` those that
    everybody sees for now.
    """

    viewer: int
    victory_score: int
    others: list[Seat]
    own: Seat
    fields: list[Battlefield]
    chain: list[Item]  # the next to resolve first
    looked: list[Tile]
    revealed: list[Tile]
    plays: bool  # whether the viewer has a seat

    @property
    def seats(self) -> list[Seat]:
        """All of them, the viewer's last."""
        return [*self.others, self.own]


def board(game: Game, viewer: int, offered: Choices = NOTHING, called: Sequence[str] = ()) -> Board:
    """The board as the viewer sees it. ``called`` are the names of who sits in each seat."""
    view = game.view(viewer)
    s = game.state
    drawer = Drawer(game, offered.by_object, _targeted(game))
    count = len(view.players)
    last = viewer if viewer >= 0 else 0
    order = [(last + i) % count for i in range(1, count + 1)]
    seats = [_seat(game, view, drawer, offered, at, called[at] if called else "") for at in order]
    return Board(
        viewer=viewer,
        victory_score=view.victory_score,
        others=seats[:-1],
        own=seats[-1],
        fields=[_field(game, view, drawer, offered, slot, order) for slot in range(len(view.battlefields))],
        chain=[_item(game, view, drawer, offered, item, place) for place, item in enumerate(reversed(s.chain), 1)],
        looked=[drawer.tile(_looked(game, oid)) for oid in offered.unseen],
        revealed=drawer.tiles(view.revealed),
        plays=viewer >= 0,
    )


def _looked(game: Game, oid: int) -> CardView:
    """A card that the viewer must choose from, and so sees."""
    return card_view(game.machine, EVERYONE, oid)


def _seat(game: Game, view: View, drawer: Drawer, offered: Choices, at: int, called: str) -> Seat:
    p = view.players[at]
    decision = game.state.decision
    return Seat(
        index=at,
        name=p.name,
        called=called,
        mates=[x.name for i, x in enumerate(view.players) if x.team == p.team and i != at],
        mine=at == view.seat,
        turn=at == view.turn_player,
        priority=at == view.priority,
        focus=at == view.focus,
        waited_for=decision is not None and decision.player == at,
        first=at == game.state.first_player,
        out=p.out,
        points=p.points,
        xp=p.xp,
        legends=drawer.tiles(p.legends),
        champion=drawer.tiles(p.champion),
        base=drawer.tiles(p.base),
        runes=drawer.tiles(sorted(p.runes, key=lambda card: card.name)),
        ready=sum(not card.exhausted for card in p.runes),
        pool=[(_sign(name), name, amount) for name, amount in p.pool.items()],
        hand=drawer.tiles(p.hand),
        main_deck=p.main_deck,
        rune_deck=p.rune_deck,
        trash=drawer.tiles(p.trash[::-1]),
        banishment=drawer.tiles(p.banishment[::-1]),
        choices=tuple(offered.by_player.get(at, ())),
        place=at,
        base_choices=tuple(offered.by_place.get(at, ())),
    )


def _sign(name: str) -> str:
    """The sign of a resource in the pool."""
    word = name.partition(" ")[0]
    return word.lower() if word in DOMAIN_NAMES or word == "any" else "energy"


def _field(game: Game, view: View, drawer: Drawer, offered: Choices, slot: int, order: list[int]) -> Battlefield:
    field = view.battlefields[slot]
    s = game.state
    state = ""
    if s.showdown == slot:
        state = "Combat" if s.combat else "Showdown"
    elif field.combat_staged:
        state = "Combat staged"
    elif field.showdown_staged:
        state = "Showdown staged"
    lanes = []
    for seat in order:
        cards = [card for card in (*field.units, *field.facedown) if card.controller == seat]
        lanes.append(Lane(seat, s.seats[seat], seat == view.seat, drawer.tiles(cards)))
    return Battlefield(
        card=drawer.tile(field.card),
        number=slot + 1,
        controller=game.name(field.controller) if field.controller >= 0 else "",
        mine=field.controller == view.seat,
        contested=game.name(field.contested_by) if field.contested_by >= 0 else "",
        state=state,
        scored=[p.name for p in view.players if slot in p.scored],
        lanes=lanes,
        choices=tuple(offered.by_place.get(FIELD + slot, ())),
    )


# The chain


def _targeted(game: Game) -> dict[int, list[int]]:
    """The objects that items of the chain have chosen, with the places of those items."""
    found: dict[int, list[int]] = {}
    for place, item in enumerate(reversed(game.state.chain), 1):
        for kind, value in _picks(game, item):
            if kind == CHOOSE_OBJECT:
                places = found.setdefault(value >> REF_SHIFT, [])
                if place not in places:
                    places.append(place)
    return found


def _picks(game: Game, item: ChainItem) -> list[tuple[int, int]]:
    """What an item has chosen: kinds of choice and values."""
    choices = game.state.faces[item.face].abilities[item.ability].choices if item.what != ITEM_PERMANENT else ()
    if not choices:
        return []
    return [
        (choices[slot % len(choices)].kind, value)
        for slot, values in enumerate(item.chosen)
        for value in values
        if value >= 0
    ]


def _chosen(game: Game, item: ChainItem) -> list[str]:
    """What the item has chosen, by name; how often, where it has chosen the same several times."""
    s = game.state
    if item.what == ITEM_PERMANENT:
        return [wording.place_name(s, item.loc)] if item.loc >= 0 else []
    names = []
    for kind, value in _picks(game, item):
        if kind == CHOOSE_OBJECT:
            names.append(wording.object_name(s, value >> REF_SHIFT))
        elif kind == CHOOSE_PLAYER:
            names.append(s.seats[value])
        elif kind in (CHOOSE_PLACE, CHOOSE_FIELD):
            names.append(wording.place_name(s, value))
    return [f"{name} ×{times}" if times > 1 else name for name, times in Counter(names).items()]


def _item(game: Game, view: View, drawer: Drawer, offered: Choices, item: ChainItem, place: int) -> Item:
    s = game.state
    return Item(
        serial=item.serial,
        place=place,
        tile=drawer.tile(card_view(game.machine, view.seat, item.obj)),
        seat=s.seats[item.controller],
        mine=item.controller == view.seat,
        is_card=item.what in (ITEM_SPELL, ITEM_PERMANENT),
        text=capital(wording.item_text(s, item)),
        chosen=_chosen(game, item),
        pending=item.pending,
        choices=tuple(offered.by_item.get(item.serial, ())),
    )
