"""What replacement effects listen for besides deaths (369-375): revealing, tokens, points, becoming Mighty."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import BECAME_MIGHTY, LOOKED, POINT_GAINED, REVEALED
from riftwright.core.facts import Face
from riftwright.core.ids import CHAIN
from riftwright.core.nodes import Effect, Replace
from riftwright.core.prose import one
from riftwright.core.state import REF_SHIFT, ChainItem
from riftwright.effects.filters import Those
from riftwright.effects.passives import YouWouldPlayAToken
from riftwright.effects.subjects import IT
from riftwright.rules import playing
from riftwright.rules.actions import cards, zones

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


class AsImSeen(Replace):
    """The source is revealed from where its text is active, or, with ``looked_at``, seen by its player in any way
    (369.1, 424.1): this happens besides (370.1.b.1).
    """

    __slots__ = ("looked_at",)

    instead = False

    def __init__(self, *, looked_at: bool = False) -> None:
        super().__init__(LOOKED if looked_at else REVEALED)
        self.looked_at: bool = looked_at

    def applies(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def say(self) -> str:
        if self.looked_at:
            return "as you look at me on top of your Main Deck, or reveal me there"
        return "as I'm revealed from your Main Deck"


class InsteadOfAToken(YouWouldPlayAToken):
    """The source's controller would play a token of that type, which then is not played (370.1.b)."""

    __slots__ = ()

    instead = True

    def say(self) -> str:
        return f"if you would play {self.word}"


class WouldBecomeMighty(Replace):
    """A unit that qualifies would become Mighty (370.1.a.1): by then it has the Might, and nobody has seen it."""

    __slots__ = ("those",)

    def __init__(self, those: Those) -> None:
        super().__init__(BECAME_MIGHTY)
        self.those: Those = those

    def applies(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def say(self) -> str:
        return f"the next time {one(self.those.noun())} would become Mighty this turn"


class WouldScoreEarly(Replace):
    """A player would gain the point of a Conquer or Hold during one of their first turns (372.1, 471.1)."""

    __slots__ = ("turns",)

    def __init__(self, turns: int) -> None:
        super().__init__(POINT_GAINED)
        self.turns: int = turns

    def applies(self, frame: "Frame", oid: int) -> bool:
        s = frame.m.state
        return oid < 0 and s.turn_player == ~oid and s.players[~oid].turns <= self.turns

    def say(self) -> str:
        return f"if a player would score 1 point by a conquer or hold in their first {self.turns} turns"


def maker(frame: "Frame") -> ChainItem | None:
    """The spell or ability whose instruction is being replaced."""
    for task in reversed(frame.m.state.tasks):
        item = task.executing(frame.m)
        if item is not None and item.serial >= 0:
            return item
    return None


def inherit(frame: "Frame", face: Face, player: int) -> None:
    """375: play a token in the way in which the replaced one would have been played: where, and ready or exhausted. For
    what is linked to that one it is played as well.
    """
    m = frame.m
    item = frame.item
    assert item is not None
    token = zones.create(m, face, player, CHAIN)
    making = maker(frame)
    if making is not None:
        making.made.append(token.id)
    playing.play_token(m, player, token.id, item.allowed[:], ready=item.ready, exhausted=item.exhausted)


@dataclass(frozen=True, slots=True, eq=False)
class PlayOneMore(Effect):
    """Play one more copy of the token that is being played."""

    def run(self, frame: "Frame") -> bool:
        s = frame.m.state
        assert frame.item is not None
        token = s.objects[frame.item.subject >> REF_SHIFT]
        inherit(frame, s.faces[token.face], token.controller)
        return True

    def say(self) -> str:
        return "play one more copy of it"


@dataclass(frozen=True, slots=True, eq=False)
class BanishForAToken(Effect):
    """Banish what the replaced event is about; its controller plays that token to where it was."""

    face: Face

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        for oid in IT.ids(frame):
            o = m.obj(oid)
            loc, controller = o.loc, o.controller
            cards.banish(m, oid, frame.you)
            token = zones.create(m, self.face, controller, CHAIN)
            playing.play_token(m, controller, token.id, [loc], ready=False)
        return True

    def say(self) -> str:
        return f"banish it, and its controller plays a {self.face.name} token where it was"


@dataclass(frozen=True, slots=True, eq=False)
class PlayInItsWay(Effect):
    """Play that token as the one that is being replaced, or added to, would be."""

    face: Face

    def run(self, frame: "Frame") -> bool:
        inherit(frame, self.face, frame.you)
        return True

    def say(self) -> str:
        return f"play a {self.face.name} token in the same way"
