"""Modes of play (481-489)."""

from typing import TYPE_CHECKING, Final

from riftwright.core.errors import UnknownModeError

if TYPE_CHECKING:
    from riftwright.core.state import GameState


class Mode:
    """What a mode defines (483)."""

    __slots__ = (
        "battlefields",
        "chooses",
        "first_brings_none",
        "first_skips_draw",
        "name",
        "players",
        "rule",
        "teams",
        "title",
        "victory_score",
    )

    def __init__(
        self,
        name: str,
        title: str,
        rule: str,
        players: int,
        victory_score: int,
        battlefields: int,
        *,
        teams: tuple[int, ...] = (),
        chooses: bool = False,
        first_brings_none: bool = False,
        first_skips_draw: bool = False,
    ) -> None:
        self.name: str = name
        self.title: str = title
        self.rule: str = rule
        self.players: int = players
        self.victory_score: int = victory_score
        self.battlefields: int = battlefields
        self.teams: tuple[int, ...] = teams or tuple(range(players))  # the team of each seat, in turn order
        self.chooses: bool = chooses  # players choose their battlefield (486.5) rather than drawing one at random
        self.first_brings_none: bool = first_brings_none  # 488.4.b, 489.5.b
        self.first_skips_draw: bool = first_skips_draw

    def seating(self, decks: int) -> list[int]:
        """Which of so many decks each seat plays: one after the other, so that teammates differ where they can."""
        around = [seat % decks for seat in range(self.players)]
        turned = [(seat + seat // len(set(self.teams))) % decks for seat in range(self.players)]
        return around if self._teammates_differ(around) else turned

    def _teammates_differ(self, decks: list[int]) -> bool:
        return len(set(zip(self.teams, decks, strict=True))) == self.players


MODES: Final = {
    mode.name: mode
    for mode in (
        Mode("duel", "1v1 Duel", "485", 2, 8, 2),
        Mode("match", "1v1 Match", "486", 2, 8, 2, chooses=True),
        Mode("skirmish", "FFA3 Skirmish", "487", 3, 8, 3, first_skips_draw=True),
        Mode("war", "FFA4 War", "488", 4, 8, 3, first_brings_none=True, first_skips_draw=True),
        Mode(
            "magma",
            "2v2 Magma Chamber",
            "489",
            4,
            11,
            3,
            teams=(0, 1, 0, 1),  # 489.5.c: turn order alternates teams
            first_brings_none=True,
            first_skips_draw=True,
        ),
    )
}


def get(name: str) -> Mode:
    """The mode of that name."""
    if name not in MODES:
        raise UnknownModeError(f"no mode {name!r}; there are {', '.join(MODES)}")
    return MODES[name]


def extra_runes(s: "GameState") -> int:
    """485.7, 486.7, 487.7, 488.7, 489.7: whoever goes last channels one more in their first Channel Phase."""
    last = (s.first_player - 1) % len(s.players)
    return 1 if s.turn_player == last and s.players[last].turns == 1 else 0


def skips_draw(s: "GameState") -> bool:
    """487.7, 488.7, 489.7: whoever goes first draws no card in their first Draw Phase."""
    first = s.first_player
    return s.turn_player == first and s.players[first].turns == 1 and get(s.mode).first_skips_draw
