"""What cannot be done, or may be done besides: playing, moving, hiding (054); for as long as a source is there, or for
a turn.
"""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import ALL, BATTLEFIELD_ZONE, FACEDOWN, FIELD, PERMANENT, SPELL, THIS_TURN
from riftwright.core.nodes import Ability, Choice, Effect, Passive, Subject, Who
from riftwright.core.state import ITEM_SPELL, Mod
from riftwright.effects.filters import Those
from riftwright.effects.subjects import YOU
from riftwright.rules.abilities.prevention import ABILITY_DAMAGE, SPELL_DAMAGE
from riftwright.rules.actions import durations, status

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame

Part = Subject | Who | Choice


@dataclass(frozen=True, slots=True, eq=False)
class CannotPlay(Passive):
    """Its controller cannot play cards of those types; what is on the chain already is played (419.1). Tokens are no
    cards (185).
    """

    types: int = PERMANENT | SPELL

    def forbids_playing(self, frame: "Frame", player: int, oid: int) -> bool:
        o = frame.m.obj(oid)
        return player == frame.you and not o.token and o.types & self.types != 0

    def say(self) -> str:
        return f"can't play {'spells' if self.types == SPELL else 'cards'}"


@dataclass(frozen=True, slots=True, eq=False)
class OnlyOnOpponentsTurns(Passive):
    """Its card can be played during an opponent's turn only, from whatever zone (366.1)."""

    def forbids_playing_me(self, frame: "Frame") -> bool:
        return frame.m.state.turn_player not in frame.m.opponents(frame.you)

    def say(self) -> str:
        return "play me during an opponent's turn only"


@dataclass(frozen=True, slots=True, eq=False)
class CannotBeMoved(Passive):
    """The source cannot be moved by the player who controls it."""

    def forbids_moving(self, frame: "Frame", oid: int, loc: int, player: int) -> bool:
        return oid == frame.source and player == frame.you

    def say(self) -> str:
        return "I can't be moved"


@dataclass(frozen=True, slots=True, eq=False)
class YoursAreNotCountered(Passive):
    """Spells and abilities of the source's controller cannot be countered (054)."""

    def forbids_countering(self, frame: "Frame", item: "ChainItem") -> bool:
        return item.controller == frame.you

    def say(self) -> str:
        return "your spells and abilities can't be countered"


@dataclass(frozen=True, slots=True, eq=False)
class NoUnitsPlayedHere(Passive):
    """Units cannot be played to this battlefield."""

    def forbids_playing_to(self, frame: "Frame", loc: int, player: int) -> bool:
        return frame.me.zone == BATTLEFIELD_ZONE and frame.me.loc == loc

    def say(self) -> str:
        return "units can't be played here"


@dataclass(frozen=True, slots=True, eq=False)
class OpponentsPlayUnitsAtHome(Passive):
    """Opponents can play units to their base only (054)."""

    def forbids_playing_to(self, frame: "Frame", loc: int, player: int) -> bool:
        return loc != player and not frame.m.friendly(frame.you, player)

    def say(self) -> str:
        return "opponents can only play units to their base"


@dataclass(frozen=True, slots=True, eq=False)
class PlayedOnlyWhereYouConquered(Passive):
    """The card can be played only to a battlefield that its player conquered this turn (054.2, 469.1)."""

    def confines(self, frame: "Frame", loc: int) -> bool:
        return loc < FIELD or not frame.m.state.players[frame.you].conquered >> loc - FIELD & 1

    def say(self) -> str:
        return "I can be played only to a battlefield that you conquered this turn"


@dataclass(frozen=True, slots=True, eq=False)
class PlayedToOpenFields(Passive):
    """The card itself may be played to open battlefields (170.11.c), or with ``friendly`` any friendly unit."""

    friendly: bool = False

    def opens(self, frame: "Frame", loc: int) -> bool:
        return not self.friendly and _is_open(frame, loc)

    def opens_to(self, frame: "Frame", player: int, loc: int) -> bool:
        return self.friendly and frame.m.friendly(frame.you, player) and _is_open(frame, loc)

    def say(self) -> str:
        if self.friendly:
            return "friendly units may be played to open battlefields"
        return "I may be played to an open battlefield"


def _is_open(frame: "Frame", loc: int) -> bool:
    return loc >= FIELD and frame.m.is_open(frame.m.state.battlefields[loc - FIELD])


@dataclass(frozen=True, slots=True, eq=False)
class OpponentsKeepFacedown(Passive):
    """Opponents cannot play their facedown cards at this location (054, 811): what is played is revealed (421.4)."""

    def forbids_playing(self, frame: "Frame", player: int, oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.zone == FACEDOWN and o.loc == frame.me.loc and not frame.m.friendly(frame.you, player)

    def say(self) -> str:
        return "opponents can't play their facedown cards here"


@dataclass(frozen=True, slots=True, eq=False)
class NothingReadies(Passive):
    """Spells and abilities cannot ready objects that qualify (054); the Awaken Phase does (315.1.b)."""

    those: Those

    def forbids_readying(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def say(self) -> str:
        return f"spells and abilities can't ready {self.those.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class NoWayHome(Passive):
    """Units cannot move from this battlefield to a base (054)."""

    def forbids_moving(self, frame: "Frame", oid: int, loc: int, player: int) -> bool:
        return loc < FIELD and frame.m.obj(oid).is_unit and frame.m.obj(oid).loc == frame.me.loc

    def say(self) -> str:
        return "units can't move from here to base"


@dataclass(frozen=True, slots=True, eq=False)
class RoomForAnother(Passive):
    """The Facedown Zone of this battlefield holds another card (107.3.b.1)."""

    def room(self, frame: "Frame", loc: int) -> int:
        return 1 if frame.me.zone == BATTLEFIELD_ZONE and frame.me.loc == loc else 0

    def say(self) -> str:
        return "you may hide an additional card here"


@dataclass(frozen=True, slots=True, eq=False)
class ForTheTurn(Effect):
    """A passive ability applies for the rest of the turn, whatever becomes of the source (390.4, 392): to you, or to
    each of the players; perhaps to the next thing that it is about only.
    """

    ability: Ability
    who: Who = YOU
    once: bool = False
    apart = True

    def run(self, frame: "Frame") -> bool:
        for player in self.who.players(frame):
            durations.delay(frame, self.ability, once=self.once, player=player)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.who,)

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        said = self.ability.passive.say() if self.ability.passive is not None else ""
        who = f"{self.who.say()} " if self.who is not YOU else ""
        play, _, rest = said.partition(" that you play ")
        return f"{who}{play} that you play this turn {rest}" if rest else f"{who}{said} this turn"


@dataclass(frozen=True, slots=True, eq=False)
class SpellsAndAbilitiesDealNone(Passive):
    """All damage is prevented that spells and abilities deal themselves, but none that a unit deals because they say
    so (417.6, 437).
    """

    def prevents(self, frame: "Frame", oid: int, kind: int, player: int) -> int:
        return ALL if kind in (SPELL_DAMAGE, ABILITY_DAMAGE) else 0

    def say(self) -> str:
        return "prevent all damage from spells and abilities"


@dataclass(frozen=True, slots=True, eq=False)
class NextSpellDealsMore(Passive):
    """The next spell that its controller plays deals Bonus Damage (712); the first one finalized from then on."""

    amount: int

    def bonus_damage(self, frame: "Frame", item: "ChainItem", oid: int) -> int:
        if item.what != ITEM_SPELL or item.controller != frame.you or frame.item is None:
            return 0
        since = frame.item.amount
        s = frame.m.state
        between = s.players[frame.you].finalized_cards[since : item.finalized_as - 1]
        first = item.finalized_as > since and not any(s.objects[oid].is_spell for oid in between)
        return self.amount if first else 0

    def say(self) -> str:
        return f"the next spell that you play deals {self.amount} Bonus Damage"


@dataclass(frozen=True, slots=True, eq=False)
class UnitsEnterReady(Passive):
    """The units that its controller plays enter ready (369.3), or those of all ``friends``; where it applies once,
    that is the next one. A unit that says so is not on the board yet as it enters itself, so that it means others.
    """

    word: str = "units that you play enter ready"
    friends: bool = False

    def readies_entering(self, frame: "Frame", item: "ChainItem") -> bool:
        return frame.m.friendly(item.controller, frame.you) if self.friends else item.controller == frame.you

    def say(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True, eq=False)
class GiveAbility(Effect):
    """Give an ability to the objects for a time (477.2)."""

    ability: Ability
    subject: Subject
    word: str
    until: int = THIS_TURN

    def run(self, frame: "Frame") -> bool:
        m = frame.m
        item = frame.item
        assert item is not None
        for oid in self.subject.ids(frame):
            mod = Mod(self.until, m.state.next_serial(), face=item.face, ability=self.ability.index)
            status.give(m, oid, mod, player=frame.you)
        return True

    def parts(self) -> tuple[Part, ...]:
        return (self.subject,)

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        return self.word
