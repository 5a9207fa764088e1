"""The board at a glance, for a pair of eyes: seats, battlefields, the chain."""

import msgspec

from riftwright.game import Game
from riftwright.rules.visibility import CardView, ItemView, View
from riftwright.table.drawing.choices import NOTHING, Choice, Choices


class Board(msgspec.Struct, frozen=True):
    """What ``board.html`` draws."""

    view: View
    order: list[int]  # seats from the top of the board to its bottom, the viewer's last
    lit: dict[int, list[Choice]]
    lit_places: dict[int, list[Choice]]

    def units_of(self, cards: list[CardView], seat: int) -> list[CardView]:
        """Those that the seat controls."""
        return [card for card in cards if card.controller == seat]

    @property
    def chain(self) -> list[ItemView]:
        """The items, the next to resolve first."""
        return self.view.chain[::-1]


def board(game: Game, viewer: int, offered: Choices = NOTHING) -> Board:
    """The board as the viewer sees it."""
    view = game.view(viewer)
    count = len(view.players)
    last = viewer if viewer >= 0 else 0
    order = [(last + i) % count for i in range(1, count + 1)]
    return Board(view, order, offered.by_object, offered.by_place)
