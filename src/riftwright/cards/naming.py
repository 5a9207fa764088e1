"""Cards that can be named (762): those of the catalogue, which holds all that are whole."""

from riftwright.cards.bans import banned
from riftwright.core.nodes import Names


class CardNames(Names):
    """Cards of these types that are legal in the format: no tokens (762.2), nothing that is banned."""

    __slots__ = ("types", "word")

    def __init__(self, types: int, word: str) -> None:
        self.types: int = types
        self.word: str = word

    def known(self) -> tuple[str, ...]:
        from riftwright.cards.catalogue import catalogue

        cards = [face.name for face in catalogue().faces if face.types & self.types and not face.is_token]
        return tuple(sorted(name for name in cards if banned(name) is None))

    def say(self) -> str:
        return self.word
