"""Cards that can be named (762): those of the catalogue, which holds all that are whole."""

from riftwright.core.nodes import Names


class CardNames(Names):
    """Cards of these types that are legal in the format: no tokens (762.2), nothing that is banned."""

    __slots__ = ("types", "word")

    def __init__(self, types: int, word: str) -> None:
        self.types: int = types
        self.word: str = word

    def known(self) -> tuple[str, ...]:
        from riftwright.cards.catalogue import catalogue

        faces = catalogue().faces
        return tuple(sorted(f.name for f in faces if f.types & self.types and not f.is_token and not f.banned))

    def say(self) -> str:
        return self.word
