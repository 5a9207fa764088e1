"""Points (194, 467-472): only by conquering, holding, an effect or a Burn Out, and a battlefield once each turn."""

from typing import Final

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_FOCUS, D_PRIORITY
from riftwright.core.events import Event
from riftwright.core.ids import BEGINNING
from riftwright.core.state import BY_POINTS, GameState
from riftwright.judge.audit.moment import Finding, Findings, Moment, field_at, friends, victory_score

SCORES: Final = (ev.CONQUERED, ev.HELD)
ACTING: Final = (D_ACT, D_FOCUS, D_PRIORITY)
WITHOUT_EFFECTS: Final = ("Turn", "Cleanup", "Combat", "Showdown", "Execute", "Finalize", "Chain")


class Scoring:
    """Keeps what has been scored this turn."""

    def __init__(self) -> None:
        self._scored: set[tuple[int, int]] = set()  # (player, battlefield card)
        self._turn = -1  # the turn that this is of, once its beginning was seen
        self._taken: set[tuple[int, int]] = set()  # (player, battlefield card) of which control was established
        self._unscored = 0  # points gained for scores that are still to be told of

    def look(self, moment: Moment) -> Findings:
        """Every point that was gained or lost, and every score."""
        if not moment.undone:
            yield from self._totals(moment)
        for event in moment.events:
            if event.kind == ev.TURN_BEGAN:
                self._scored, self._taken = set(), set()
                self._turn = moment.after.turn
            elif event.kind == ev.CONTROL_ESTABLISHED:
                self._taken.add((event.player, event.obj))
            elif event.kind in SCORES:
                yield from self._score(moment, event)
            elif event.kind == ev.POINT_GAINED:
                self._unscored += event.rule == "471.1"
                yield from _ground(moment, event)
        decision = moment.after.decision
        new = decision is not moment.before.decision
        if self._unscored and new and decision is not None and decision.kind in ACTING:
            self._unscored = 0
            yield Finding("471.1", "a point was gained for a score, and nobody has scored")
        if moment.before.outcome is None and moment.after.outcome is not None:
            yield from _won(moment)

    def _totals(self, moment: Moment) -> Findings:
        """194.1, 194.4: the score is what was gained, and never below 0."""
        before, after = moment.before.points, moment.after.points
        for team, now in enumerate(after):
            told = sum(e.amount for e in moment.of(ev.POINT_GAINED) if moment.after.players[e.player].team == team)
            if now != before[team] + told:
                yield Finding("194.1", f"team {team} had {before[team]} points, gained {told} and has {now}")
            if now < 0:
                yield Finding("194.4", f"team {team} has {now} points")

    def _score(self, moment: Moment, event: Event) -> Findings:
        """469, 470: a battlefield is scored once each turn; 471.2: told of as it is conquered or held."""
        s = moment.after
        key = (event.player, event.obj)
        if key in self._scored:
            yield Finding("470", f"player {event.player} scores battlefield {event.loc} twice in a turn")
        self._scored.add(key)
        self._unscored = max(0, self._unscored - 1)  # the point may have been replaced, or a card was drawn instead
        if event.kind == ev.HELD:
            field = field_at(moment.before, event.loc)
            if (event.player != s.turn_player or s.phase != BEGINNING) and moment.task == "Turn":
                yield Finding("469.2", f"player {event.player} holds outside the Beginning Phase of their turn")
            if field is not None and field.controller != event.player:
                yield Finding("469.2", f"player {event.player} holds a battlefield that they do not control")
            return
        if key not in self._taken:
            yield Finding("469.1", f"player {event.player} conquers without gaining control of battlefield {event.loc}")
        yield from self._final_point(moment, event)

    def _final_point(self, moment: Moment, event: Event) -> Findings:
        """471.1.b.1: the Final Point is not gained by a conquer, unless every battlefield was scored this turn."""
        s = moment.before
        if self._turn != s.turn or s.points[s.players[event.player].team] < victory_score(s) - 1:
            return
        every = {field.id for field in s.battlefields}
        team = [p.index for p in s.players if friends(s, p.index, event.player)]
        mine = {card for player, card in self._scored if player == event.player}
        shut_out = {f.id for f in s.battlefields for p in team if s.players[p].shut_out >> f.slot & 1}
        gained = any(e.rule == "471.1" and e.player == event.player for e in moment.of(ev.POINT_GAINED))
        if gained and not every <= mine | shut_out:
            yield Finding("471.1.b.1", f"player {event.player} gains the Final Point by one conquer among several")


def _ground(moment: Moment, event: Event) -> Findings:
    """194.1: what a point was gained by."""
    if event.rule == "471.1":
        if event.amount != 1:
            yield Finding("471.1", f"player {event.player} gains {event.amount} points for a score")
    elif event.rule == "431.2.c":
        if event.amount != 1:
            yield Finding("431.2.c", f"a Burn Out gives player {event.player} {event.amount} points")
    elif moment.task in WITHOUT_EFFECTS and not moment.has(ev.REPLACED):
        yield Finding("194.1", f"player {event.player} gains {event.amount} by no score and no effect")


def _won(moment: Moment) -> Findings:
    """194.2, 472: who wins by points has enough, and more than any opponent."""
    s = moment.after
    outcome = s.outcome
    if outcome is None or outcome.reason != BY_POINTS:
        return
    if not outcome.winners or not _leads(s, outcome.winners[0]):
        yield Finding("194.2", f"players {outcome.winners} win by points with a score of {s.points}")


def _leads(s: GameState, player: int) -> bool:
    mine = s.points[s.players[player].team]
    others = [s.points[p.team] for p in s.players if not p.lost and not friends(s, p.index, player)]
    return mine >= victory_score(s) and all(mine > other for other in others)
