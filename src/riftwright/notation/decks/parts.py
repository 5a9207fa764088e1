"""What a deck list consists of: sections, entries, and problems with a place."""

from dataclasses import dataclass
from typing import Final, NamedTuple

from riftwright.cards.pool import Card
from riftwright.core.ids import BATTLEFIELD_CARD, LEGEND, RUNE

LEGEND_SECTION: Final = "Legend"
CHAMPION: Final = "Champion"
MAIN: Final = "MainDeck"
BATTLEFIELDS: Final = "Battlefields"
RUNES: Final = "Runes"
SIDEBOARD: Final = "Sideboard"
EXTRA_LEGENDS: Final = "ExtraLegends"  # what Neeko, Blending In chooses from
SECTIONS: Final = (LEGEND_SECTION, CHAMPION, MAIN, BATTLEFIELDS, RUNES, SIDEBOARD, EXTRA_LEGENDS)


@dataclass(frozen=True, slots=True)
class Entry:
    """So many copies of one printing of a card. ``line`` is where the list names it, 0 where it has no lines."""

    count: int
    card: Card
    code: str = ""
    line: int = 0

    @property
    def printing(self) -> str:
        """The code of the printing: the one that the list gives, or else the canonical one."""
        return self.code or self.card.code


class Problem(NamedTuple):
    """Something that is wrong: in which section or line, what, and by which rule."""

    where: str
    what: str
    rule: str = ""

    def __str__(self) -> str:
        text = f"{self.where}: {self.what}" if self.where else self.what
        return f"{text} ({self.rule})" if self.rule else text


def section_of(card: Card) -> str:
    """The section where cards of this type belong."""
    if card.types & LEGEND:
        return LEGEND_SECTION
    if card.types & BATTLEFIELD_CARD:
        return BATTLEFIELDS
    return RUNES if card.types & RUNE else MAIN
