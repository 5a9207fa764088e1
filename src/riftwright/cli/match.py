"""A match (486): games until somebody has won most of three or five."""

from pathlib import Path

from riftwright.cli.outcome import points
from riftwright.cli.screen import listed
from riftwright.cli.session import Played, Session
from riftwright.notation.matches import next_opening
from riftwright.notation.replay import Opening
from riftwright.rules.match import Match


def play_match(session: Session, opening: Opening, match: Match, save: Path | None = None) -> None:
    """Play the games of a match and print who wins it. Each game has the next seed."""
    scores: list[str] = []
    seats: tuple[str, ...] = ()
    while match.winner < 0:
        game = match.games + 1
        session.screen.line(f"Game {game} of a match, the first to win {match.needed}")
        begun = next_opening(opening, match, opening.seed + match.games)
        played = session.play(begun, numbered(save, game))
        session.screen.line()
        seats = played.game.state.seats
        outcome = played.game.outcome
        if outcome is None:
            break
        scores.append(" to ".join(points(played.game)))
        match.record(outcome.winners[0] if outcome.winners else -1, _brought(played))
    session.screen.whole(_line(seats, match, scores, opening))


def _brought(played: Played) -> list[str]:
    """The battlefield of each seat; none where a game ended before they were laid out."""
    return [names[0] for names in played.brought if names]


def numbered(save: Path | None, game: int) -> Path | None:
    """``FILE-2.rift`` for the second game, from ``FILE.rift``."""
    return None if save is None else save.with_name(f"{save.stem}-{game}{save.suffix}")


def _line(seats: tuple[str, ...], match: Match, scores: list[str], opening: Opening) -> str:
    wins = match.wins
    if match.winner < 0:
        who = f"none, the match was left at {wins[0]} to {wins[1]}"
    else:
        who = f"{seats[match.winner]} wins {max(wins)} to {min(wins)}"
    played = f" ({listed(scores)})" if scores else ""
    return f"Match: {who}{played}, seed {opening.seed}, edition {opening.edition}"
