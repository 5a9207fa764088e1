"""The vocabulary of cards: nodes that say what they do, a module per family. See ``docs/cards.md``."""
