"""Points (193-196, 467-472): conquer, hold, gain, win and lose."""

from typing import TYPE_CHECKING

from riftwright.core.events import (
    CONQUERED,
    FOCUS_GAINED,
    GAME_WON,
    HELD,
    PLAYER_LEFT,
    POINT_GAINED,
    PRIORITY_GAINED,
    UNEVENTFUL,
)
from riftwright.core.ids import BANISHMENT, BATTLEFIELD_CARD, LEGEND, NOBODY, NOWHERE
from riftwright.core.state import (
    BY_CONCESSION,
    BY_ELIMINATION,
    REASONS,
    Field,
    Outcome,
)
from riftwright.core.tasks import Task
from riftwright.rules import keywords
from riftwright.rules.abilities import passive, replacement, triggered
from riftwright.rules.actions import cards, zones

if TYPE_CHECKING:
    from riftwright.rules.machine import Machine


def gain(m: "Machine", player: int, amount: int, rule: str, *, certain: bool = False) -> bool:
    """The player's team gains points (194.1, 489.8.d.2). False where there are none, or something forbids it.

    ``certain`` points cannot be replaced or prevented (431.3.b).
    """
    if amount <= 0:
        return False
    if not certain and passive.gains_no_points(m, player):
        m.tell(UNEVENTFUL, rule, player, amount=amount, text="cannot gain points")
        return False
    m.state.points[m.state.players[player].team] += amount
    m.emit(POINT_GAINED, rule, player, other=m.points_of(player), amount=amount)
    return True


def lose(m: "Machine", player: int, amount: int, rule: str) -> bool:
    """194.4: nobody has fewer than 0; nothing occurs at 0."""
    s = m.state
    team = s.players[player].team
    lost = min(amount, s.points[team])
    if lost <= 0:
        return False
    s.points[team] -= lost
    m.emit(POINT_GAINED, rule, player, other=s.points[team], amount=-lost)
    return True


def hold(m: "Machine", field: Field, player: int, rule: str = "469.2") -> None:
    """469.2: control kept until the Beginning Phase, of a battlefield not scored this turn. No limit on the point."""
    if not may_score(m, field, player):
        return
    _mark(m, field, player)
    _score(m, field, player, HELD, rule)


def conquer(m: "Machine", field: Field, player: int, rule: str, before: int = NOBODY) -> None:
    """469.1: control gained of a battlefield not scored this turn, which was controlled by that player ``before``. The
    Final Point has its restriction (471.1.b).
    """
    if not may_score(m, field, player):
        return
    s = m.state
    _mark(m, field, player)
    s.players[player].conquered |= 1 << field.slot
    short = passive.victory_score(s) - 1
    if m.points_of(player) >= short and not _scored_everywhere(m, player):
        cards.draw(m, player, 1, "471.1.b.1")
        _scored(m, CONQUERED, field, player, rule, before)
    else:
        _score(m, field, player, CONQUERED, rule, before)


def _score(m: "Machine", field: Field, player: int, kind: int, rule: str, before: int = NOBODY) -> None:
    """471.1: gain 1 point, which replacements may act on (372.1); then abilities trigger, also where the point was
    replaced or negated (383.4.c.2.c, 383.4.d.2.c).
    """
    m.push(Scored(field.slot, player, kind, rule, before))  # a replacement may ask what the point is for
    if not replacement.intercede(m, POINT_GAINED, [~player], player, "471.1"):
        m.state.tasks.pop()
        gain(m, player, 1, "471.1")
        _scored(m, kind, field, player, rule, before)


def _scored(m: "Machine", kind: int, field: Field, player: int, rule: str, before: int) -> None:
    """471.2: tell it, and put what triggers on it on the chain: abilities, and Hunt (823.1.b)."""
    outer = triggered.hold(m)
    m.emit(kind, rule, player, field.id, before, loc=field.loc)
    triggered.add(m, keywords.scored(m, field, player))
    triggered.release(m, outer)


class Scored(Task):
    """A battlefield has been scored, once replacements have acted on the point: what triggers on it does so now."""

    __slots__ = ("before", "kind", "player", "rule", "slot")

    def __init__(self, slot: int, player: int, kind: int, rule: str, before: int = NOBODY) -> None:
        super().__init__()
        self.slot: int = slot
        self.player: int = player
        self.kind: int = kind  # CONQUERED or HELD
        self.rule: str = rule
        self.before: int = before  # who controlled a battlefield that was conquered

    def clone(self) -> "Scored":
        n = Scored(self.slot, self.player, self.kind, self.rule, self.before)
        n.step = self.step
        return n

    def run(self, m: "Machine") -> None:
        m.finish(self)
        _scored(m, self.kind, m.state.battlefields[self.slot], self.player, self.rule, self.before)


def may_score(m: "Machine", field: Field, player: int) -> bool:
    """470: once per battlefield per turn; 469.1.a, 489.8.b: not what a teammate held in the scoring step; and not where
    something forbids it (054).
    """
    p = m.state.players[player]
    bit = 1 << field.slot
    if p.scored & bit:
        return False
    if passive.cannot_score(m, player, field.loc):
        m.tell(UNEVENTFUL, "054", player, field.id, text="cannot be scored by that player")
        return False
    return not any(x.shut_out & bit for x in m.state.players if x.team == p.team)


def _mark(m: "Machine", field: Field, player: int) -> None:
    m.state.players[player].scored |= 1 << field.slot


def _scored_everywhere(m: "Machine", player: int) -> bool:
    """471.1.b.1; 489.8.g.1 excepts what the ally occupied in the scoring step."""
    s = m.state
    p = s.players[player]
    shut_out = 0
    for x in s.players:
        if x.team == p.team:
            shut_out |= x.shut_out
    every = (1 << len(s.battlefields)) - 1
    return (p.scored | shut_out) & every == every


def win(m: "Machine", player: int, reason: int, rule: str) -> None:
    """195, 196: the game ends; teammates win together (489.6.a.3)."""
    s = m.state
    team = s.players[player].team
    winners = tuple(p.index for p in s.players if p.team == team)
    s.outcome = Outcome(winners, reason)
    s.decision = None
    m.emit(GAME_WON, rule, player, text=REASONS[reason])
    zones.reveal_facedown(m)


def leading(m: "Machine") -> int:
    """472: the player with points at or above the Victory Score and more than any opponent, or NOBODY."""
    s = m.state
    score = passive.victory_score(s)
    for player in s.players:
        mine = s.points[player.team]
        if mine >= score and not player.lost:
            others = [s.points[p.team] for p in s.players if p.team != player.team and not p.lost]
            if all(mine > other for other in others):
                return player.index
    return NOBODY


def leave(m: "Machine", player: int, reason: int, rule: str) -> None:
    """649-652, 195.1, 489.6.a: a player loses or concedes, with their team; the others play on, or the last wins."""
    s = m.state
    team = s.players[player].team
    leaving = [p.index for p in s.players if p.team == team and not p.lost]
    s.passes -= _passed(m, s.priority, s.passes, leaving)
    s.focus_passes -= _passed(m, s.focus, s.focus_passes, leaving)
    for index in leaving:
        s.players[index].lost = True
        s.players[index].conceded = reason == BY_CONCESSION
        m.emit(PLAYER_LEFT, rule, index)
    teams = {p.team for p in s.players if not p.lost}
    if len(teams) <= 1:
        rest = tuple(p.index for p in s.players if not p.lost)
        s.outcome = Outcome(rest, reason if reason == BY_CONCESSION else BY_ELIMINATION)
        s.decision = None
        if rest:
            m.emit(GAME_WON, "651.1", rest[0])
        zones.reveal_facedown(m)
        return
    for index in leaving:
        _remove(m, index)
    _hand_on(m)


def _passed(m: "Machine", holder: int, passes: int, leaving: list[int]) -> int:
    """How many of those who leave were among the last to pass, before it came to whoever is to act now."""
    if holder < 0 or not passes:
        return 0
    return sum(1 for player in m.players_in_order(holder)[-passes:] if player in leaving)


def _hand_on(m: "Machine") -> None:
    """652.5.b.1, 652.5.c.1: Focus and Priority of whoever has left go to the next player in order."""
    s = m.state
    if s.focus >= 0 and s.players[s.focus].lost:
        s.focus = m.next_player(s.focus)
        m.emit(FOCUS_GAINED, "652.5.b.1", s.focus)
    if not s.chain:
        s.priority = NOBODY
        s.passes = 0
    elif s.priority >= 0 and s.players[s.priority].lost:
        s.priority = m.next_player(s.priority)
        m.tell(PRIORITY_GAINED, "652.5.c.1", s.priority)


def _remove(m: "Machine", player: int) -> None:
    """652: what they own or control is taken away; what they contributed is replaced by a blank battlefield."""
    from riftwright.rules.actions import fields, items

    s = m.state
    for item in list(s.chain):
        if item.controller == player:  # 652.4
            items.counter(m, item, "652.4")
    for oid in range(len(s.objects)):
        o = s.objects[oid]
        mine = o.owner == player or o.controller == player
        if mine and o.on_board and not o.types & (BATTLEFIELD_CARD | LEGEND):
            zones.put(m, oid, BANISHMENT)  # 652.1
    for field in s.battlefields:
        if s.objects[field.id].owner == player:
            zones.blank_battlefield(m, field)  # 652.2
        if field.controller == player:
            fields.lose_control(m, field, "652.1")
        if field.contested == player:
            fields.remove_contested(m, field, "190.3.b.1")
    for o in list(s.objects):
        if o.owner == player and o.zone != NOWHERE:
            zones.remove_from_game(m, o.id)  # 652.3
