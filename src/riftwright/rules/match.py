"""A match of several games (486): who has won how many, and which battlefields may be brought to the next."""

from collections.abc import Sequence
from typing import Final

from riftwright.core.errors import MatchError
from riftwright.core.state import GameState
from riftwright.rules.edition import Edition

BEST_OF_THREE: Final = 3  # 486.6
BEST_OF_FIVE: Final = 5  # 486.6.a


def brought(s: GameState) -> list[list[str]]:
    """The names of the battlefields that each player has laid out."""
    found: list[list[str]] = [[] for _ in s.players]
    for field in s.battlefields:
        found[s.objects[field.id].owner].append(s.face_of(field.id).name)
    return found


class Match:
    """The games of a match that have been played.

    ``battlefields`` names those in each player's deck, ``best_of`` is 3 or 5. Raises ``MatchError`` where the edition
    knows no match of that length.
    """

    __slots__ = ("battlefields", "best_of", "edition", "games", "presented", "removed", "wins")

    def __init__(self, edition: Edition, battlefields: Sequence[Sequence[str]], best_of: int = BEST_OF_THREE) -> None:
        if best_of not in edition.match_lengths:
            lengths = " or ".join(str(length) for length in edition.match_lengths)
            raise MatchError(f"best of {best_of}: in {edition.name} a match is best of {lengths} (486.6)")
        self.edition: Edition = edition
        self.battlefields: list[list[str]] = [list(names) for names in battlefields]
        self.best_of: int = best_of
        self.games: int = 0
        self.wins: list[int] = [0 for _ in battlefields]
        self.presented: list[list[str]] = [[] for _ in battlefields]  # in each game, a name once for each time
        self.removed: list[list[str]] = [[] for _ in battlefields]

    @property
    def needed(self) -> int:
        """How many games one has to win: two of three, three of five."""
        return self.best_of // 2 + 1

    @property
    def winner(self) -> int:
        """Who has won the match, or -1."""
        for player, wins in enumerate(self.wins):
            if wins >= self.needed:
                return player
        return -1

    def record(self, winner: int, brought: Sequence[str]) -> None:
        """A game has ended: ``winner`` is -1 where nobody won it, ``brought`` names each player's battlefield."""
        self.games += 1
        for player, name in enumerate(brought):
            self.presented[player].append(name)
            if winner >= 0 or self.edition.undecided_games_use_up:  # 486.5, 486.5.a
                self.removed[player].append(name)
        if winner >= 0:
            self.wins[winner] += 1

    def barred(self) -> list[list[str]]:
        """Which battlefields each player may not bring to the next game."""
        return [self._barred(player) for player in range(len(self.battlefields))]

    def _barred(self, player: int) -> list[str]:
        mine, presented = self.battlefields[player], self.presented[player]
        again = self.best_of == BEST_OF_FIVE and self.games >= BEST_OF_THREE
        if again and all(name in presented for name in mine):  # 486.6.a.1
            return [name for name in mine if presented.count(name) > 1]  # 486.6.a.2
        return [name for name in mine if name in self.removed[player]]
