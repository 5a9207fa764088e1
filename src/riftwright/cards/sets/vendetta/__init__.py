"""Vendetta (VEN)."""

from typing import Final

from riftwright.cards.sets.vendetta import body, calm, chaos, fury, mind, order, others

CARDS: Final = (*fury.CARDS, *calm.CARDS, *mind.CARDS, *body.CARDS, *chaos.CARDS, *order.CARDS, *others.CARDS)
