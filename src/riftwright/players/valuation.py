"""What a position is worth to a player: a sum of terms that anybody can read, in the Might of a unit on the board.

A position is judged as if the turn ended now. What somebody's opponents could attack with before that player's next
Beginning Phase makes it unsure whether a battlefield is held until then.
"""

from dataclasses import dataclass
from typing import Final

from riftwright.core.ids import (
    ACTION,
    ASSAULT,
    EXHAUSTED,
    FIELD,
    GANKING,
    GEAR,
    REACTION,
    TEMPORARY,
    THIS_COMBAT,
    THIS_TURN,
    UNIT,
)
from riftwright.core.state import Field, Player
from riftwright.game import Game
from riftwright.rules.abilities import passive
from riftwright.rules.machine import Machine


@dataclass(frozen=True, slots=True)
class Weights:
    """How much each thing counts. 1 is about one Might on the board."""

    won: float = 1_000.0
    point: float = 6.0
    late: float = 6.0  # the last point before the Victory Score counts so much more than the first
    brink: float = 12.0  # whoever may win by what they hold in their next Beginning Phase, if it stays theirs
    strike: float = 0.5  # share of a point that can probably be conquered in the next turn
    unit: float = 0.6  # a body, beside its Might
    might: float = 1.0
    fleeting: float = 0.05  # Might until the end of the turn or combat
    damage: float = 0.3  # for each Might of a unit that is as good as dead, less for less damage
    keyword: float = 0.25
    ready: float = 0.05  # for each Might that is not exhausted
    buff: float = 0.3  # it can be spent
    exposed: float = 0.2  # for each Might where it is likely to be attacked
    temporary: float = 0.4  # share of a unit that is gone by the next turn
    gear: float = 0.5
    gear_energy: float = 0.6
    card: float = 1.2
    card_energy: float = 0.03
    timely: float = 0.3  # a card that can be played in a showdown, or in answer to another
    hidden_energy: float = 0.3  # a card facedown will cost nothing
    rune: float = 0.9
    runes: int = 8  # from so many runes on ...
    more_rune: float = 0.4  # ... another one counts less
    ready_rune: float = 0.02
    experience: float = 0.25


WEIGHTS: Final = Weights()
ALONE: Final = 0.92  # how likely it is that a battlefield is held that nobody can attack
EVEN: Final = 0.55  # ... that as much Might can attack as defends
LEAST: Final = 0.15
MOST: Final = 0.85  # ... that one is conquered
EACH_MIGHT: Final = 0.08  # how much surer it is by each Might more


def worth(game: Game, seat: int, weights: Weights = WEIGHTS) -> float:
    """What the position is worth to the seat: its team's share less what opponents have."""
    outcome = game.outcome
    if outcome is not None:
        return weights.won if seat in outcome.winners else -weights.won
    return Valuation(game.machine, seat, weights).total()


class Valuation:
    """One position, looked at from a seat."""

    def __init__(self, m: Machine, seat: int, weights: Weights) -> None:
        s = m.state
        self._m = m
        self._s = s
        self._seat = seat
        self._w = weights
        self._victory = passive.victory_score(s)
        self._might: dict[int, float] = {}
        self._reach: list[list[float]] = []  # by player: Might that could come to each battlefield
        self._lasting()
        self._reach = [self._attackers(p) for p in s.players]

    def total(self) -> float:
        """The sum of all terms."""
        s = self._s
        mine = s.players[self._seat].team
        rivals: dict[int, float] = {}
        for p in s.players:
            if not p.lost:
                rivals[p.team] = rivals.get(p.team, 0.0) + self._player(p)
        for team in rivals:
            rivals[team] += self._points(team)
        own = rivals.pop(mine, 0.0)
        if not rivals:
            return own
        # The leader counts as much as all others: what harms the last of three helps little.
        return own - 0.5 * max(rivals.values()) - 0.5 * sum(rivals.values()) / len(rivals)

    # Points

    def _points(self, team: int) -> float:
        """What a team has, and what it will get for what it holds."""
        w = self._w
        s = self._s
        points = s.points[team]
        chances = sorted(
            (self._kept(field) for field in s.battlefields if self._holder(field) == team),
            reverse=True,
        )
        value = sum(self._point(n) for n in range(points))
        for n, chance in enumerate(chances):
            value += chance * self._point(points + n)
        short = self._victory - points
        if 0 < short <= len(chances):
            chance = 1.0
            for other in chances[:short]:
                chance *= other
            value += w.brink * chance
        strikes = [self._struck(p, field) for p in s.players if p.team == team for field in s.battlefields]
        return value + w.strike * max(strikes) * self._point(points)

    def _point(self, n: int) -> float:
        """What the next point is worth to whoever has n."""
        return self._w.point + self._w.late * min(n / max(1, self._victory - 1), 1.0)

    def _holder(self, field: Field) -> int:
        return self._s.players[field.controller].team if field.controller >= 0 else -1

    def _kept(self, field: Field) -> float:
        """How likely its controller still has it in their next Beginning Phase (469.2)."""
        holder = field.controller
        defence = sum(self._might[oid] for oid in self._m.units_at(field, holder))
        attack = max((self._reach[p][field.slot] for p in self._until(holder)), default=0.0)
        if attack <= 0:
            return ALONE
        if defence <= 0:
            return LEAST
        return min(ALONE, max(LEAST, EVEN + EACH_MIGHT * (defence - attack)))

    def _struck(self, p: Player, field: Field) -> float:
        """How likely it is that the player can conquer it in their next turn (469.1)."""
        attack = self._reach[p.index][field.slot]
        if attack <= 0 or self._holder(field) == p.team:
            return 0.0
        objects = self._s.objects
        defence = sum(
            self._might[oid] for oid in field.units if oid in self._might and objects[oid].controller != p.index
        )
        return min(MOST, max(0.0, 1 - EVEN + EACH_MIGHT * (attack - defence)))

    def _until(self, holder: int) -> list[int]:
        """Opponents who have a turn, or what is left of it, before the player's next Beginning Phase."""
        s = self._s
        players = self._m.players_in_order(s.turn_player)
        if s.turn_player == self._seat or s.turn_player == holder:
            players = players[1:] + players[:1]  # as if the turn ended now
        found: list[int] = []
        for player in players:
            if player == holder:
                break
            if not self._m.friendly(player, holder):
                found.append(player)
        return found

    def _attackers(self, p: Player) -> list[float]:
        """Might that the player could bring to each battlefield in their next turn, or in what is left of theirs."""
        s = self._s
        now = s.turn_player == p.index and p.index != self._seat
        base = 0.0
        gankers: list[tuple[int, float]] = []
        for oid, might in self._might.items():
            o = s.objects[oid]
            if o.controller != p.index or (now and o.flags & EXHAUSTED):
                continue
            attack = might + self._m.keyword(oid, ASSAULT)
            if o.loc < FIELD:
                base += attack
            elif self._m.keyword(oid, GANKING):
                gankers.append((o.loc, attack))
        return [base + sum(might for loc, might in gankers if loc != field.loc) for field in s.battlefields]

    # What players have

    def _lasting(self) -> None:
        """The Might of each unit on the board, without what ends with the turn."""
        for oid in self._m.units():
            o = self._s.objects[oid]
            might = self._m.raw_might(oid)
            for mod in o.mods:
                if mod.until in (THIS_TURN, THIS_COMBAT):
                    might -= mod.might
            self._might[oid] = float(max(0, might))

    def _player(self, p: Player) -> float:
        return self._units(p) + self._gear(p) + self._cards(p) + self._runes(p) + self._w.experience * p.xp

    def _units(self, p: Player) -> float:
        s = self._s
        w = self._w
        value = 0.0
        for oid, might in self._might.items():
            o = s.objects[oid]
            if o.controller != p.index:
                continue
            own = w.unit + w.might * might + w.buff * o.buffs
            own += w.keyword * len(s.face_of(oid).keywords)
            own += w.fleeting * (self._m.might(oid) - might)
            if o.damage and might:
                own -= w.damage * might * min(1.0, o.damage / might) ** 2
            if not o.flags & EXHAUSTED:
                own += w.ready * might
            if self._m.keyword(oid, TEMPORARY):
                own *= w.temporary
            if o.loc >= FIELD and self._holder(s.battlefields[o.loc - FIELD]) == p.team:
                own -= w.exposed * might * (ALONE - self._kept(s.battlefields[o.loc - FIELD]))
            value += own
        return value

    def _gear(self, p: Player) -> float:
        s = self._s
        value = 0.0
        for place in self._m.places():
            for oid in place:
                o = s.objects[oid]
                if o.controller == p.index and o.types & GEAR and not o.types & UNIT:
                    value += self._w.gear + self._w.gear_energy * s.face_of(oid).energy
        return value

    def _cards(self, p: Player) -> float:
        """What the seat does not see counts alike."""
        w = self._w
        s = self._s
        if p.index != self._seat:
            hidden = sum(
                1 for field in s.battlefields for oid in field.facedown if s.objects[oid].controller == p.index
            )
            return (w.card + 2 * w.card_energy) * (len(p.hand) + hidden) + sum(self.card(oid) for oid in p.champion)
        value = sum(self.card(oid) for oid in (*p.hand, *p.champion))
        for field in s.battlefields:
            for oid in field.facedown:
                if s.objects[oid].controller == p.index:
                    sure = self._kept(field) if field.controller == p.index else 0.0
                    value += (self.card(oid) + w.hidden_energy * s.face_of(oid).energy) * sure
        return value

    def card(self, oid: int) -> float:
        """What a card is worth to have in hand."""
        w = self._w
        face = self._s.face_of(oid)
        timely = w.timely if REACTION in face.keywords or ACTION in face.keywords else 0.0
        return w.card + w.card_energy * min(face.energy, 6) + timely

    def _runes(self, p: Player) -> float:
        w = self._w
        count = len(p.runes)
        ready = sum(1 for oid in p.runes if not self._s.objects[oid].flags & EXHAUSTED)
        return w.rune * min(count, w.runes) + w.more_rune * max(0, count - w.runes) + w.ready_rune * ready
