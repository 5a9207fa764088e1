"""One folder per set, in the order of their release."""

from riftwright.core.facts import Face


def every() -> tuple[Face, ...]:
    """All cards of all sets, by set, domain and collector number."""
    from riftwright.cards.sets import origins, proving_grounds, spiritforged, unleashed, vendetta

    return (*origins.CARDS, *proving_grounds.CARDS, *spiritforged.CARDS, *unleashed.CARDS, *vendetta.CARDS)
