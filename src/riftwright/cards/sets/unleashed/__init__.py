"""Unleashed (UNL)."""

from typing import Final

from riftwright.cards.sets.unleashed import body, chaos, mind, order

CARDS: Final = (*mind.CARDS, *body.CARDS, *chaos.CARDS, *order.CARDS)
