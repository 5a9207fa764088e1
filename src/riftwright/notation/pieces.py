"""The text of a piece, taken apart and put together: ``Unit 3 [Tank] as Guard damaged 1 exhausted``.

    Piece.read("Unit 3 as Guard").having("damaged", "1").text()

What a piece may be is in docs/scenarios.md; ``board`` sets it up.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from riftwright.notation.state_words import split_piece

YES: Final = "yes"  # the value of a state that a piece is in or is not
# How each state is written; ``{}`` stands for its value, and one without is there or not.
STATES: Final[Mapping[str, str]] = MappingProxyType(
    {
        "label": "as {}",
        "damaged": "damaged {}",
        "might": "{}",  # +2, -1
        "exhausted": "exhausted",
        "stunned": "stunned",
        "buffed": "buffed",
        "empowered": "empowered",
        "attacking": "attacking",
        "defending": "defending",
        "moved": "moved {}",
        "attached": "attached to {}",
        "owner": "owned by {}",
        "hidden": "hidden {}",  # on this turn
    }
)


def _state_of(word: str) -> tuple[str, str]:
    """Which state a word of a piece says, and its value."""
    if word[:1] in "+-":
        return "might", word
    for state, form in STATES.items():
        head, hole, _ = form.partition("{}")
        if hole and head and word.startswith(head):
            return state, word.removeprefix(head).strip()
        if word.split(" ", maxsplit=1)[0] == form:
            return state, word.removeprefix(form).strip() or YES
    return "", word


@dataclass(frozen=True, slots=True)
class Piece:
    """``name`` is the card, ``words`` what is said of it, in the order in which it is written."""

    name: str
    words: tuple[str, ...] = ()

    @classmethod
    def read(cls, text: str) -> "Piece":
        """The piece that a text describes; nothing is checked."""
        name, *words = split_piece(" ".join(text.split()))
        return cls(name, tuple(words))

    def text(self) -> str:
        """The piece as it is written."""
        return " ".join((self.name, *self.words))

    @property
    def states(self) -> dict[str, str]:
        """Its states with their values."""
        return {state: value for state, value in map(_state_of, self.words) if state}

    def having(self, state: str, value: str) -> "Piece":
        """The same piece with another value of a state, where it stood; without it for an empty value."""
        form = STATES[state]
        word = form.replace("{}", value) if "{}" in form or value == YES else f"{form} {value}"
        words = list(self.words)
        places = [i for i, old in enumerate(words) if _state_of(old)[0] == state]
        if places and value:
            words[places[0]] = word
        elif places:
            del words[places[0]]
        elif value:
            words.insert(0 if state == "label" else len(words), word)
        return Piece(self.name, tuple(words))
