"""One folder per set."""

from riftwright.core.facts import Face


def every() -> tuple[Face, ...]:
    """All cards of all sets, by set, domain and collector number."""
    from riftwright.cards.sets.origins import calm, fury, mind, others

    return (*fury.CARDS, *calm.CARDS, *mind.CARDS, *others.CARDS)
