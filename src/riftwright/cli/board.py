"""The board at a glance, as one seat sees it.

Read from top to bottom: the turn; the other seats; the battlefields; the chain; the seat itself with its hand. A
unit is ``Name [Might, marks]``: ``[5, not 3]`` where its Might differs from the printed one. A card in hand is
``Name (Energy+Power)``.
"""

from collections import Counter
from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from riftwright.cli.screen import BOLD, DIM, Screen, counted, listed
from riftwright.core.ids import NOBODY, UNIT
from riftwright.core.nodes import CHOOSE_FIELD, CHOOSE_OBJECT, CHOOSE_PLACE, CHOOSE_PLAYER
from riftwright.core.prose import times
from riftwright.core.state import ITEM_PERMANENT, REF_SHIFT, ChainItem
from riftwright.game import Game
from riftwright.rules.views import CardView, FieldView, PlayerView, View
from riftwright.rules.wording import item_name, object_name, place_name

if TYPE_CHECKING:
    from riftwright.core.facts import Face

# Keywords that say how a unit moves and fights; the others are on its card.
AT_A_GLANCE: Final = ("Assault", "Shield", "Tank", "Backline", "Deflect", "Ganking", "Temporary", "Hunt")
COLOURS: Final = ("cyan", "yellow", "green", "magenta")  # of the seats; their letters say the same
LABEL: Final = 6
PENDING: Final = " (pending)"


def show_board(screen: Screen, game: Game, seat: int) -> None:
    """Print all of it."""
    view = game.view(seat)
    _show_turn(screen, view)
    others = [(seat + i) % len(view.players) for i in range(1, len(view.players))]
    for player in others:
        _show_player(screen, game, view, player)
    for slot, field in enumerate(view.battlefields):
        _show_field(screen, game, view, slot, field)
    show_chain(screen, game)
    _show_player(screen, game, view, seat)


def _show_turn(screen: Screen, view: View) -> None:
    names = [player.name for player in view.players]
    parts = [f"Turn {view.turn}: {names[view.turn_player]}, {view.phase} phase, {view.state}"]
    if view.turn == 0:
        parts = [f"Setup: {names[view.turn_player]} goes first"]
    if view.focus != NOBODY:
        parts.append(f"Focus {names[view.focus]}")
    if view.priority != NOBODY:
        parts.append(f"Priority {names[view.priority]}")
    head = Text("; ".join(parts), style=BOLD)
    tail = f"edition {view.edition}"
    room = screen.width - len(head.plain) - len(tail)
    screen.line(Text.assemble(head, " " * room, (tail, DIM)) if room >= 2 else head)


# Seats


def _show_player(screen: Screen, game: Game, view: View, player: int) -> None:
    p = view.players[player]
    mine = player == view.seat
    counts = [f"{p.points} of {view.victory_score}", f"hand {len(p.hand)}", f"deck {p.main_deck}"]
    counts += [f"{word} {number}" for word, number in (("XP", p.xp), ("banished", len(p.banishment))) if number]
    if len(p.trash):
        counts.append(f"trash {len(p.trash)}")
    mates = [x.name for i, x in enumerate(view.players) if x.team == p.team and i != player]
    marks = ["you"] if mine else []
    marks += [f"with {listed(mates)}"] if mates else []
    marks += ["out of the game"] if p.out else []
    name = f"{p.name} ({', '.join(marks)})" if marks else p.name
    head = Text(name, style=f"bold {COLOURS[player]}")
    legends = [_legend(card) for card in p.legends] + [Text(f"champion {card.name}") for card in p.champion]
    screen.flow([head, *counts, *legends])
    screen.labelled("runes", _runes(game, p), indent=2, label_width=LABEL)
    if p.base:
        screen.labelled("base", _permanents(game, p.base, player), indent=2, label_width=LABEL)
    if mine:
        screen.labelled("hand", [_in_hand(game, card) for card in p.hand] or ["empty"], indent=2, label_width=LABEL)


def _legend(card: CardView) -> Text:
    return Text(card.name + (" (exhausted)" if card.exhausted else ""))


def _runes(game: Game, p: PlayerView) -> list[str]:
    ready = Counter(_domain(card) for card in p.runes if not card.exhausted)
    spent = Counter(_domain(card) for card in p.runes if card.exhausted)
    parts = [f"{sum(ready.values())} ready" + (f": {_tally(ready)}" if ready else "")]
    if spent:
        parts.append(f"{sum(spent.values())} exhausted: {_tally(spent)}")
    parts.append(f"rune deck {p.rune_deck}")
    if p.pool:
        parts.append("pool: " + ", ".join(f"{amount} {name}" for name, amount in p.pool.items()))
    return parts


def _domain(card: CardView) -> str:
    return card.name.removesuffix(" Rune")


def _tally(counts: "Counter[str]") -> str:
    return ", ".join(f"{number} {name}" for name, number in sorted(counts.items()))


def cost(face: "Face") -> str:
    """Energy, and Power where there is some: (2), (2+1)."""
    return f"({face.energy}+{face.power})" if face.power else f"({face.energy})"


def _in_hand(game: Game, card: CardView) -> Text:
    face = game.state.face_of(card.id)
    might = f" [{face.might}]" if face.types & UNIT else ""
    return Text.assemble(f"{card.name} {cost(face)}", (might, DIM))


# What is on the board


def _show_field(screen: Screen, game: Game, view: View, slot: int, field: FieldView) -> None:
    names = [player.name for player in view.players]
    marks = [f"{names[field.controller]} controls" if field.controller >= 0 else "uncontrolled"]
    if field.contested_by >= 0:
        marks.append(f"contested by {names[field.contested_by]}")
    state = game.state
    if state.showdown == slot:
        marks.append("COMBAT" if state.combat else "SHOWDOWN")
    if field.combat_staged:
        marks.append("combat staged")
    if field.showdown_staged:
        marks.append("showdown staged")
    style = COLOURS[field.controller] if field.controller >= 0 else ""
    title = Text(f"{slot + 1} {field.card.name}", style=f"bold {style}".strip())
    screen.flow([title, *marks])
    for player in range(len(view.players)):
        here = [card for card in field.units if card.controller == player]
        cards = _permanents(game, here, player)
        cards += [_facedown(card) for card in field.facedown if card.controller == player]
        if cards:
            screen.labelled(names[player], cards, indent=2, label_width=LABEL)


def _facedown(card: CardView) -> Text:
    return Text(f"{card.name} (facedown)" if card.name else "a facedown card", style="italic")


def _permanents(game: Game, cards: Sequence[CardView], player: int) -> list[Text]:
    """Units and gear, with what is attached to each."""
    shown = {card.id for card in cards}
    attached: dict[int, list[CardView]] = {}
    for card in cards:
        if card.attached_to in shown:
            attached.setdefault(card.attached_to, []).append(card)
    return [
        _permanent(game, card, attached.get(card.id, []), player) for card in cards if card.attached_to not in shown
    ]


def _permanent(game: Game, card: CardView, attached: list[CardView], player: int) -> Text:
    marks = []
    if card.might is not None:
        printed = game.state.face_of(card.id).might
        marks.append(f"{card.might}" if card.might == printed else f"{card.might}, not {printed}")
    if card.damage:
        marks.append(f"{card.damage} damage")
    if card.buffs:
        marks.append(counted(card.buffs, "buff"))
    for mark in ("attacking", "defending", "exhausted", "stunned"):
        if getattr(card, mark):
            marks.append(mark)
    if card.empowered:
        marks.append("empowered" if card.empowered == 1 else f"empowered {times(card.empowered)}")
    for keyword in AT_A_GLANCE:
        if keyword in card.keywords:
            value = card.keywords[keyword]
            marks.append(f"{keyword} {value}" if value > 1 else keyword)
    if card.controller != player:
        marks.append(f"{game.name(card.controller)} controls")
    text = Text(
        object_name(game.state, card.id), style=f"{DIM} {COLOURS[player]}" if card.exhausted else COLOURS[player]
    )
    if marks:
        text.append(f" [{', '.join(marks)}]", style="default")
    for other in attached:
        text.append(f" + {other.name}", style="default")
    return text


# The chain


def show_chain(screen: Screen, game: Game) -> None:
    """The items, the newest first, which is the order in which they resolve (340)."""
    chain = game.state.chain
    if chain:
        screen.flow([Text("Chain", style=BOLD), "the first resolves first"])
    for item in reversed(chain):
        screen.labelled(game.name(item.controller), [describe_item(game, item)], indent=2, label_width=LABEL)


def describe_item(game: Game, item: ChainItem) -> str:
    """What it is, what it has chosen so far, and whether it is still Pending."""
    s = game.state
    words = [item_name(s, item)]
    chosen = _chosen(game, item)
    if chosen:
        words.append(f"-> {listed(chosen)}")
    return " ".join(words) + (PENDING if item.pending else "")


def _chosen(game: Game, item: ChainItem) -> list[str]:
    """What the item has chosen, by name; what is no longer legal is kept as ~value."""
    s = game.state
    if item.what == ITEM_PERMANENT:
        return [place_name(s, item.loc)] if item.loc >= 0 else []
    choices = s.faces[item.face].abilities[item.ability].choices
    names = []
    for slot, values in enumerate(item.chosen):
        kind = choices[slot % len(choices)].kind
        for value in values:
            if value < 0:
                continue
            if kind == CHOOSE_OBJECT:
                names.append(object_name(s, value >> REF_SHIFT))
            elif kind == CHOOSE_PLAYER:
                names.append(s.seats[value])
            elif kind in (CHOOSE_PLACE, CHOOSE_FIELD):
                names.append(place_name(s, value))
    return names
