"""A match (486): games until somebody has won two of them."""

from pathlib import Path
from typing import Final

from riftwright.cli.outcome import points
from riftwright.cli.screen import listed
from riftwright.cli.session import Played, Session
from riftwright.notation.replay import Opening

WINS: Final = 2  # 486.6


def play_match(session: Session, opening: Opening, save: Path | None = None) -> None:
    """Play the games of a match and print who wins it.

    486 does not say who goes first: as in any game it is chance that does (115). Each game has the next seed.
    """
    wins = [0, 0]
    barred: list[list[str]] = [[], []]
    scores: list[str] = []
    seats: tuple[str, ...] = ()
    seed = opening.seed
    while max(wins) < WINS:
        session.screen.line(f"Game {len(scores) + 1} of a match, the first to win {WINS}")
        played = session.play(_game(opening, seed, barred), numbered(save, len(scores) + 1))
        session.screen.line()
        seats = played.game.state.seats
        outcome = played.game.outcome
        if outcome is None:
            break
        scores.append(" to ".join(points(played.game)))
        for seat in outcome.winners:
            wins[seat] += 1
        _bar(barred, played)
        seed += 1
    session.screen.whole(_line(seats, wins, scores, opening))


def _game(opening: Opening, seed: int, barred: list[list[str]]) -> Opening:
    return Opening(
        opening.decks,
        opening.mode,
        opening.edition,
        seed,
        opening.first_player,
        opening.switches,
        [names[:] for names in barred],
    )


def _bar(barred: list[list[str]], played: Played) -> None:
    """486.5: battlefields of a game that somebody won are used up; 486.5.a: others may be brought again."""
    outcome = played.game.outcome
    if outcome is not None and outcome.winners:
        for seat, brought in enumerate(played.brought):
            barred[seat] += brought


def numbered(save: Path | None, game: int) -> Path | None:
    """``FILE-2.rift`` for the second game, from ``FILE.rift``."""
    return None if save is None else save.with_name(f"{save.stem}-{game}{save.suffix}")


def _line(seats: tuple[str, ...], wins: list[int], scores: list[str], opening: Opening) -> str:
    if max(wins) < WINS:
        who = f"none, the match was left at {wins[0]} to {wins[1]}"
    else:
        best = wins.index(max(wins))
        who = f"{seats[best]} wins {wins[best]} to {wins[1 - best]}"
    played = f" ({listed(scores)})" if scores else ""
    return f"Match: {who}{played}, seed {opening.seed}, edition {opening.edition}"
