"""Origins (OGN)."""

from typing import Final

from riftwright.cards.sets.origins import body, calm, chaos, fury, mind, others

CARDS: Final = (*fury.CARDS, *calm.CARDS, *mind.CARDS, *body.CARDS, *chaos.CARDS, *others.CARDS)
