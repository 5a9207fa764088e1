"""A moment of a replay as a scenario: the position after so many of its choices, ready to be sent."""

from riftwright.judge.positions import Reel
from riftwright.notation.replay import Replay, ReplayError
from riftwright.notation.writing import write_scenario
from riftwright.rules.visibility import EVERYONE


def scenario_of_moment(replay: Replay, at: int | None = None, *, viewer: int = EVERYONE, title: str = "") -> str:
    """The text of a scenario file for the position after ``at`` choices, or after the last one, as the viewer sees it
    (see ``writing.write_scenario``).

    Raises ``ReplayError`` where there are not so many choices, and ``DivergedError`` where the replay comes to another
    game before that.
    """
    reel = Reel(replay)
    last = len(replay.choices) - (replay.crash is not None)  # a choice that crashed leads nowhere
    number = last if at is None else at
    if not 0 <= number <= last:
        raise ReplayError(f"there is no position after {number} choices: the replay has 0 to {last}")
    if reel.diverged is not None and number >= len(reel.moments):
        raise reel.diverged
    state = reel.after(number).state
    return write_scenario(
        state, title=title or f"A moment of a game: turn {state.turn}, after {number} choices", viewer=viewer
    )
