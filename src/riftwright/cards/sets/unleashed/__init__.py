"""Unleashed (UNL)."""

from typing import Final

from riftwright.cards.sets.unleashed import body, chaos, fury, mind, order, others

CARDS: Final = (*fury.CARDS, *mind.CARDS, *body.CARDS, *chaos.CARDS, *order.CARDS, *others.CARDS)
