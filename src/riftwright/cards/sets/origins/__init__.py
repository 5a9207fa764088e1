"""Origins (OGN)."""

from typing import Final

from riftwright.cards.sets.origins import battlefields, body, calm, chaos, fury, legends, mind, order, others

CARDS: Final = (
    *fury.CARDS,
    *calm.CARDS,
    *mind.CARDS,
    *body.CARDS,
    *chaos.CARDS,
    *order.CARDS,
    *others.CARDS,
    *legends.CARDS,
    *battlefields.CARDS,
)
