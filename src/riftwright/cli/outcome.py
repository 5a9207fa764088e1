"""How a game began and how it ended, in a few words."""

from collections.abc import Sequence
from pathlib import Path

from riftwright.cli.screen import counted
from riftwright.game import Game
from riftwright.notation.replay import Opening
from riftwright.rules import modes


def introduction(game: Game, opening: Opening, kinds: Sequence[str] = ()) -> list[str]:
    """The mode, the edition and the seed; then each seat, who sits there (one of ``kinds``), legend and deck."""
    s = game.state
    mode = modes.get(opening.mode)
    switches = "".join(f", {name}={value}" for name, value in sorted(opening.switches.items()))
    lines = [f"{mode.title}, first to {mode.victory_score} points, edition {s.edition}{switches}, seed {opening.seed}"]
    for p in s.players:
        legend = s.face_of(p.legends[0]).name
        deck = Path(opening.decks[p.index % len(opening.decks)].name).name
        who = f"{kinds[p.index]}, " if kinds else ""
        lines.append(f"  {s.seats[p.index]}  {who}{legend} ({deck})")
    return [*lines, f"  {s.seats[s.first_player]} goes first"]


def outcome_line(game: Game, opening: Opening, decisions: int) -> str:
    """Who won, by what, with how many points, after how long, and what brings the same game about again."""
    s = game.state
    what = str(game.outcome) if game.outcome is not None else "none, the game was left"
    how = f"{counted(s.turn, 'turn')}, {counted(decisions, 'decision')}, seed {opening.seed}, edition {s.edition}"
    return f"Outcome: {what} ({' to '.join(points(game))}) after {how}"


def points(game: Game) -> list[str]:
    """The points of each team, the winner's first."""
    s = game.state
    winners = {s.players[seat].team for seat in game.outcome.winners} if game.outcome is not None else set()
    order = sorted(range(len(s.points)), key=lambda team: team not in winners)
    return [str(s.points[team]) for team in order]
