"""``riftwright card``: what a card does, in Riftwright's own words."""

from rich.text import Text

from riftwright.cards.catalogue import catalogue
from riftwright.cards.wording import card_page
from riftwright.cli.screen import BOLD, Screen
from riftwright.core.facts import Face


def card(name: str, /) -> int:
    """What a card does, in Riftwright's own words.

    Parameters
    ----------
    name
        Its name or collector's code, such as "Watchful Sentry" or OGN-096.
    """
    show_card(Screen(), catalogue().get(name))
    return 0


def show_card(screen: Screen, face: Face) -> None:
    """Print the page of a card."""
    first, *rest = card_page(face).splitlines()
    screen.line(Text(first, style=BOLD))
    for line in rest:
        screen.line(line)
