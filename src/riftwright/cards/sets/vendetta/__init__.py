"""Vendetta (VEN)."""

from typing import Final

from riftwright.cards.sets.vendetta import chaos, fury, mind, order

CARDS: Final = (*fury.CARDS, *mind.CARDS, *chaos.CARDS, *order.CARDS)
