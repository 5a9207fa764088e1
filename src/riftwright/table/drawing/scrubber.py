"""The scrubber of a replay: where its turns begin, who scored when, and where each button leads from a moment."""

import msgspec

from riftwright.judge.positions import ITEM, TURN, Reel


class Stretch(msgspec.Struct, frozen=True):
    """A turn: from which moment to which; 0 is the setup, whose ``seat`` is empty."""

    begin: int
    end: int
    number: int
    seat: str


class Step(msgspec.Struct, frozen=True):
    """From a moment on, a team has so many points."""

    at: int
    points: int


class Score(msgspec.Struct, frozen=True):
    """The points of a team as they change, from the beginning on. ``seat`` is that of the first of its players."""

    name: str
    seat: str
    steps: list[Step]


class Timeline(msgspec.Struct, frozen=True):
    """A replay from the moment 0 to the moment ``last``."""

    last: int
    height: int  # the Victory Score, or more where somebody has more
    turns: list[Stretch]
    scores: list[Score]

    def place(self, at: float) -> float:
        """Where a moment lies: from 0 to 100."""
        return round(100 * at / max(self.last, 1), 3)


class Ways(msgspec.Struct, frozen=True):
    """The moments that the buttons lead to, None where there is no way on."""

    first: int | None
    turn_back: int | None
    item_back: int | None
    back: int | None
    forward: int | None
    item_forward: int | None
    turn_forward: int | None
    final: int | None


def timeline(reel: Reel) -> Timeline:
    """The whole of a replay. It tells nothing that is hidden from anyone."""
    states = [moment.state for moment in reel.moments]
    last = len(states) - 1
    seats = states[0].seats
    begun = [at for at in range(1, last + 1) if states[at].turn != states[at - 1].turn]
    turns = [
        Stretch(begin, end, states[begin].turn, seats[states[begin].turn_player] if states[begin].turn else "")
        for begin, end in zip([0, *begun], [*begun, last], strict=True)
    ]
    scores = [_score(reel, team) for team in range(len(states[0].points))]
    most = max(step.points for score in scores for step in score.steps)
    return Timeline(last, max(most, reel.game.view().victory_score), turns, scores)


def _score(reel: Reel, team: int) -> Score:
    players = [player.index for player in reel.game.state.players if player.team == team]
    names = [reel.game.name(player) for player in players]
    steps: list[Step] = []
    for moment in reel.moments:
        points = moment.state.points[team]
        if not steps or steps[-1].points != points:
            steps.append(Step(moment.choices, points))
    return Score("+".join(names), names[0], steps)


def ways(reel: Reel, at: int) -> Ways:
    """Where the buttons lead from that moment."""
    last = len(reel.moments) - 1
    turns, items = reel.stops(TURN), reel.stops(ITEM)
    return Ways(
        first=0 if at else None,
        turn_back=_before(turns, at),
        item_back=_before(items, at),
        back=at - 1 if at else None,
        forward=at + 1 if at < last else None,
        item_forward=_after(items, at),
        turn_forward=_after(turns, at),
        final=last if at < last else None,
    )


def _before(stops: list[int], at: int) -> int | None:
    return max((stop for stop in stops if stop < at), default=None)


def _after(stops: list[int], at: int) -> int | None:
    return min((stop for stop in stops if stop > at), default=None)
