"""The catalogue: every card that is whole, by name, collector code or alias."""

import difflib
from functools import cache

from riftwright.cards import tokens
from riftwright.cards.sets import every
from riftwright.core.errors import UnknownCardError
from riftwright.core.facts import Face
from riftwright.core.ids import LEGEND
from riftwright.effects.keyword_abilities import KEYWORD_FACE


class Catalogue:
    """Faces by name. Lookups ignore case and anything but letters and digits."""

    def __init__(self, faces: tuple[Face, ...]) -> None:
        self.faces = faces
        self._by_key: dict[str, Face] = {}
        for face in faces:
            for key in (face.name, *face.codes):
                self._by_key[normal(key)] = face
        for face in faces:  # a legend's epithet alone, where it is nobody else's name
            if face.types & LEGEND:
                self._by_key.setdefault(normal(face.name.partition(", ")[2]), face)

    def get(self, name: str) -> Face:
        """The face of that name, code or alias; raises ``UnknownCardError``."""
        face = self._by_key.get(normal(name))
        if face is None:
            raise UnknownCardError(name, self.suggest(name))
        return face

    def __contains__(self, name: str) -> bool:
        return normal(name) in self._by_key

    def suggest(self, name: str) -> list[str]:
        """Names that look like it."""
        names = {normal(face.name): face.name for face in self.faces}
        return [names[key] for key in difflib.get_close_matches(normal(name), names, n=3, cutoff=0.6)]


def normal(name: str) -> str:
    """Letters and digits of the name, in lower case."""
    return "".join(c for c in name.lower() if c.isalnum())


@cache
def catalogue() -> Catalogue:
    """The catalogue of all cards and tokens."""
    return Catalogue((*every(), *tokens.TOKENS, KEYWORD_FACE))
