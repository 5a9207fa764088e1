"""The cards: pure composition of nodes, a file per set and domain, ordered by collector number."""
