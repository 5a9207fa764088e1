"""A deck list, and the deck that is played from it."""

from typing import Final

from riftwright.cards.catalogue import catalogue
from riftwright.core.facts import Face
from riftwright.notation.decks.check import legality, structure, support
from riftwright.notation.decks.parts import (
    BATTLEFIELDS,
    CHAMPION,
    LEGEND_SECTION,
    MAIN,
    RUNES,
    SECTIONS,
    Entry,
    Problem,
)
from riftwright.rules.setup import DeckFaces

_PLAYED: Final = (LEGEND_SECTION, CHAMPION, MAIN, BATTLEFIELDS, RUNES)


class IllegalDeckError(ValueError):
    """A deck that cannot be read or played. ``problems`` lists everything that is wrong, each with its line or rule."""

    def __init__(self, name: str, problems: list[str]) -> None:
        super().__init__(
            "\n  ".join([f"{name}: {len(problems)} problem{'s' if len(problems) != 1 else ''}", *problems])
        )
        self.name = name
        self.problems = problems


class DeckList:
    """A deck as entries, by section. ``problems`` are lines that could not be read, ``notes`` what was made of others
    that could be read in more than one way.
    """

    __slots__ = ("form", "name", "notes", "problems", "sections")

    def __init__(
        self,
        name: str,
        sections: dict[str, list[Entry]],
        problems: list[Problem] | None = None,
        notes: list[Problem] | None = None,
        form: str = "text",
    ) -> None:
        self.name: str = name
        self.sections: dict[str, list[Entry]] = {section: list(sections.get(section, [])) for section in SECTIONS}
        self.problems: list[Problem] = [] if problems is None else problems
        self.notes: list[Problem] = [] if notes is None else notes
        self.form: str = form  # the format that it was written in

    def entries(self, *sections: str) -> list[Entry]:
        """The entries of these sections, or of all."""
        return [entry for section in sections or SECTIONS for entry in self.sections[section]]

    def count(self, *sections: str) -> int:
        """How many cards these sections hold."""
        return sum(entry.count for entry in self.entries(*sections))

    @property
    def legend(self) -> str:
        """The name of the Champion Legend; empty where there is none."""
        return next((entry.card.name for entry in self.entries(LEGEND_SECTION)), "")

    def check(self, mode: str = "duel") -> list[str]:
        """Everything that keeps the deck from being played: lines that cannot be read, then section by section. It is
        the same in every mode, but for the rule numbers.

        Bans and dates are for tournaments, and ``notation.decks.verdicts`` knows them.
        """
        found = [*structure(self, mode), *legality(self, mode), *support(self, *_PLAYED)]
        found.sort(key=lambda problem: SECTIONS.index(problem.where))
        return [str(problem) for problem in (*self.problems, *found)]

    def faces(self) -> DeckFaces:
        """The deck, ready to play. Raises ``IllegalDeckError`` with all problems at once."""
        problems = self.check()
        if problems:
            raise IllegalDeckError(self.name, problems)
        known = {section: self._faces(section) for section in _PLAYED}
        return DeckFaces(
            known[LEGEND_SECTION][0], known[CHAMPION][0], known[MAIN], known[RUNES], known[BATTLEFIELDS], self.name
        )

    def _faces(self, section: str) -> list[Face]:
        return [face for e in self.sections[section] for face in [catalogue().get(e.card.name)] * e.count]


def check_teammates(decks: list[DeckList], teams: tuple[int, ...]) -> None:
    """489.8.h: teammates may not play the same Champion Legend. ``decks`` and ``teams`` are by seat."""
    seen: dict[tuple[int, str], str] = {}
    for team, deck in zip(teams, decks, strict=True):
        for entry in deck.entries(LEGEND_SECTION):
            legend = entry.card.name
            if (team, legend) in seen:
                raise IllegalDeckError(
                    deck.name, [f"Legend: {legend} is the legend of its teammate, {seen[team, legend]}, too (489.8.h)"]
                )
            seen[team, legend] = deck.name
