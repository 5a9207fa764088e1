"""Conditions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.ids import BATTLEFIELD, EMPOWERED_KEYWORD, FIELD, LEGION, LEVEL, UNIT
from riftwright.core.nodes import Condition, Subject
from riftwright.core.prose import one, times, type_names
from riftwright.core.state import ITEM_TRIGGERED, REF_SHIFT
from riftwright.effects.amounts import NAMESAKES_IN_TRASH
from riftwright.effects.filters import ANYONES, FRIENDLY, YOURS, Those, Trait
from riftwright.effects.subjects import ME, Item
from riftwright.rules import combat, layers
from riftwright.rules.abilities import passive

if TYPE_CHECKING:
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class Paid(Condition):
    """The optional additional cost was paid as the source was played (356.4.f.1)."""

    which: int = 0

    def holds(self, frame: "Frame") -> bool:
        item = frame.item
        if item is None:
            return False
        paid = item.paid_before if item.what == ITEM_TRIGGERED else item.paid
        return paid >> self.which & 1 != 0

    def say(self) -> str:
        return "if you paid the additional cost"


@dataclass(frozen=True, slots=True, eq=False)
class Legion(Condition):
    """812.1.c: you have finalized another card this turn. An activated ability is not the card that it is on, which
    counts for it as well: with ``any_card``.
    """

    any_card: bool = False

    def holds(self, frame: "Frame") -> bool:
        if frame.you < 0 or layers.lost(frame.me, LEGION):
            return False
        you = frame.m.state.players[frame.you]
        own = 0 if self.any_card else you.finalized_cards.count(frame.source)
        return you.finalized > own

    def keywords(self) -> tuple[int, ...]:
        return (LEGION,)

    def say(self) -> str:
        return "[Legion]"


@dataclass(frozen=True, slots=True, eq=False)
class Level(Condition):
    """824.1.b.1: you have so much XP or more."""

    xp: int

    def holds(self, frame: "Frame") -> bool:
        if frame.you < 0 or layers.lost(frame.me, LEVEL):
            return False
        return frame.m.state.players[frame.you].xp >= self.xp

    def keywords(self) -> tuple[int, ...]:
        return (LEVEL,)

    def say(self) -> str:
        return f"[Level {self.xp}]"


@dataclass(frozen=True, slots=True, eq=False)
class IfEmpowered(Condition):
    """828.1.b.1: the source has the Empowered status."""

    def holds(self, frame: "Frame") -> bool:
        return frame.me.empowered > 0 and not layers.lost(frame.me, EMPOWERED_KEYWORD)

    def keywords(self) -> tuple[int, ...]:
        return (EMPOWERED_KEYWORD,)

    def say(self) -> str:
        return "[Empowered]"


@dataclass(frozen=True, slots=True, eq=False)
class Chooses(Condition):
    """The spell or ability has chosen an object that qualifies; before the choice, there is one to choose (806.4.a)."""

    those: Those

    def holds(self, frame: "Frame") -> bool:
        item = frame.item
        if item is None:
            return False
        return any(self.those.matches(frame, ref >> REF_SHIFT) for slot in item.chosen for ref in slot if ref >= 0)

    def could(self, frame: "Frame") -> bool:
        return bool(self.those.candidates(frame))

    def say(self) -> str:
        return f"if this chooses {one(self.those.noun())}"


@dataclass(frozen=True, slots=True, eq=False)
class OnlyYours(Condition):
    """The object is the only unit that the player controls at its location."""

    subject: Subject

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        ids = self.subject.ids(frame)
        if not ids:
            return False
        loc = m.obj(ids[0]).loc
        mine = [oid for oid in m.at(loc) if m.obj(oid).is_unit and m.obj(oid).controller == frame.you]
        return mine == ids[:1]

    def say(self) -> str:
        return "if you control no other unit there"


@dataclass(frozen=True, slots=True, eq=False)
class Is(Condition):
    """The object has what a trait asks for."""

    subject: Subject
    trait: Trait

    def holds(self, frame: "Frame") -> bool:
        ids = self.subject.ids(frame)
        return bool(ids) and self.trait.fits(frame, ids[0])

    def say(self) -> str:
        said = self.trait.say()
        who = self.subject.say()
        who, has, is_ = ("I", "have", "am") if who == ME.say() else (who, "has", "is")
        return f"if {who} {has} {said.removeprefix('with ')}" if said.startswith("with ") else f"if {who} {is_} {said}"


@dataclass(frozen=True, slots=True, eq=False)
class OneIs(Condition):
    """At least one of the objects has what a trait asks for."""

    subjects: tuple[Subject, ...]
    trait: Trait

    def holds(self, frame: "Frame") -> bool:
        return any(self.trait.fits(frame, oid) for subject in self.subjects for oid in subject.ids(frame))

    def say(self) -> str:
        return f"if at least one of them is {self.trait.say()}".replace("is with", "has")


@dataclass(frozen=True, slots=True, eq=False)
class FewRunes(Condition):
    """The player controls so many runes or fewer."""

    most: int

    def holds(self, frame: "Frame") -> bool:
        return len(frame.m.state.players[frame.you].runes) <= self.most

    def say(self) -> str:
        return f"if you control {self.most} or fewer runes"


@dataclass(frozen=True, slots=True, eq=False)
class SourceIs(Condition):
    """The source has what a trait asks for."""

    trait: Trait

    def holds(self, frame: "Frame") -> bool:
        return self.trait.fits(frame, frame.source)

    def say(self) -> str:
        return f"while I'm {self.trait.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class DiedAlone(Condition):
    """The source died alone (740.2.a), or in company, with what was known at the death (323.4)."""

    alone: bool = True

    def holds(self, frame: "Frame") -> bool:
        item = frame.item
        return item is not None and item.known is not None and item.known.alone == self.alone

    def say(self) -> str:
        return "if I died alone" if self.alone else "if I didn't die alone"


@dataclass(frozen=True, slots=True, eq=False)
class OneOnOne(Condition):
    """740.2.b: the source and the enemy unit at its location are both alone."""

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        me = frame.me
        units = [oid for oid in m.at(me.loc) if m.obj(oid).is_unit]
        enemies = [oid for oid in units if not m.friendly(m.obj(oid).controller, me.controller)]
        return len(units) == 2 and len(enemies) == 1 and me.id in units

    def say(self) -> str:
        return "if I'm one on one"


@dataclass(frozen=True, slots=True, eq=False)
class UnitsThere(Condition):
    """The player has so many units at the battlefield that the trigger condition is about."""

    count: int

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        if frame.item is None:
            return False
        mine = [oid for oid in m.at(frame.item.place) if m.obj(oid).is_unit and m.obj(oid).controller == frame.you]
        return len(mine) >= self.count

    def say(self) -> str:
        return f"if you have {self.count} units or more there"


@dataclass(frozen=True, slots=True, eq=False)
class SpentOnASpell(Condition):
    """The player has spent so much Energy this turn to play one spell; it was finalized, whatever became of it."""

    energy: int

    def holds(self, frame: "Frame") -> bool:
        return frame.m.state.players[frame.you].spent_on_spell >= self.energy

    def say(self) -> str:
        return f"if you have spent [{self.energy}] or more on a spell this turn"


@dataclass(frozen=True, slots=True, eq=False)
class DiscardedThisTurn(Condition):
    """The player has discarded a card this turn (422), as a cost or not."""

    def holds(self, frame: "Frame") -> bool:
        return frame.you >= 0 and frame.m.state.players[frame.you].discarded > 0

    def say(self) -> str:
        return "if you have discarded a card this turn"


@dataclass(frozen=True, slots=True, eq=False)
class OnAnOpponentsTurn(Condition):
    """The Turn Player is an opponent."""

    def holds(self, frame: "Frame") -> bool:
        return frame.m.state.turn_player in frame.m.opponents(frame.you)

    def say(self) -> str:
        return "if it's an opponent's turn"


@dataclass(frozen=True, slots=True, eq=False)
class AssignedExcess(Condition):
    """In the combat at the battlefield that the trigger condition is about, the player assigned so much damage beyond
    what was lethal (142.4.b), to all enemy units together.
    """

    amount: int

    def holds(self, frame: "Frame") -> bool:
        return frame.item is not None and combat.excess(frame.m, frame.item.place, frame.you) >= self.amount

    def say(self) -> str:
        return f"if you assigned {self.amount} or more excess damage"


@dataclass(frozen=True, slots=True, eq=False)
class There(Condition):
    """There is such an object."""

    those: Those

    def holds(self, frame: "Frame") -> bool:
        return bool(self.those.candidates(frame))

    def say(self) -> str:
        noun = self.those.noun()
        if self.those.whose == YOURS:
            return f"if you control {one(noun.replace(' you control', '', 1))}"
        return f"if there is {one(noun)}"


@dataclass(frozen=True, slots=True, eq=False)
class ScoreWithin(Condition):
    """An opponent's points are within so many of the Victory Score."""

    points: int

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        enough = passive.victory_score(m.state) - self.points
        return any(m.points_of(p) >= enough for p in m.opponents(frame.you))

    def say(self) -> str:
        return f"if an opponent is within {self.points} points of the Victory Score"


@dataclass(frozen=True, slots=True, eq=False)
class OpponentControlsBattlefield(Condition):
    """An opponent controls a battlefield."""

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        return any(field.controller in m.opponents(frame.you) for field in m.state.battlefields)

    def say(self) -> str:
        return "if an opponent controls a battlefield"


@dataclass(frozen=True, slots=True, eq=False)
class CardsInHand(Condition):
    """The player has so many cards in hand: no fewer than ``least``, no more than ``most``."""

    least: int
    most: int

    def holds(self, frame: "Frame") -> bool:
        return self.least <= len(frame.m.state.players[frame.you].hand) <= self.most

    def say(self) -> str:
        if self.least == self.most:
            return f"if you have exactly {self.least} cards in hand"
        return f"if you have {self.most} or fewer cards in hand"


@dataclass(frozen=True, slots=True, eq=False)
class Exactly(Condition):
    """There are exactly so many objects that qualify."""

    count: int
    those: Those

    def holds(self, frame: "Frame") -> bool:
        return len(self.those.candidates(frame)) == self.count

    def say(self) -> str:
        return f"if there are exactly {self.count} {self.those.noun(plural=True)}"


@dataclass(frozen=True, slots=True, eq=False)
class AtLeast(Condition):
    """There are so many objects that qualify, or more."""

    count: int
    those: Those

    def holds(self, frame: "Frame") -> bool:
        return len(self.those.candidates(frame)) >= self.count

    def say(self) -> str:
        noun = self.those.noun(plural=True)
        if self.those.whose == YOURS:
            return f"if you control {self.count} or more {noun.replace(' you control', '', 1)}"
        return f"if there are {self.count} or more {noun}"


@dataclass(frozen=True, slots=True, eq=False)
class OpponentPlayedAnother(Condition):
    """An opponent has finalized another card of a type this turn than the one that was chosen on the chain
    (419.4.b).
    """

    types: int
    item: Item

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        chosen = frame.chosen(self.item)
        found = m.find_item(chosen[0]) if chosen else None
        cards = [oid for player in m.opponents(frame.you) for oid in m.state.players[player].finalized_cards]
        if found is not None and found.obj in cards:
            cards.remove(found.obj)
        return any(m.obj(oid).types & self.types for oid in cards)

    def say(self) -> str:
        return f"if an opponent has played another {type_names(self.types)} this turn"


@dataclass(frozen=True, slots=True, eq=False)
class Both(Condition):
    """Two conditions hold."""

    one: Condition
    other: Condition

    def holds(self, frame: "Frame") -> bool:
        return self.one.holds(frame) and self.other.holds(frame)

    def keywords(self) -> tuple[int, ...]:
        return self.one.keywords() + self.other.keywords()

    def say(self) -> str:
        return f"{self.one.say()} and {self.other.say().removeprefix('if ')}"


@dataclass(frozen=True, slots=True, eq=False)
class Unless(Condition):
    """Another condition does not hold."""

    other: Condition

    def holds(self, frame: "Frame") -> bool:
        return not self.other.holds(frame)

    def say(self) -> str:
        return f"unless {self.other.say().removeprefix('if ').removeprefix('while ')}"


@dataclass(frozen=True, slots=True, eq=False)
class FightingAlone(Condition):
    """The source attacks or defends (740.2.c) with no other friendly unit there (740.2.a)."""

    def holds(self, frame: "Frame") -> bool:
        m = frame.m
        return m.in_combat(frame.source) and m.alone(frame.source)

    def say(self) -> str:
        return "while I'm attacking or defending alone"


@dataclass(frozen=True, slots=True, eq=False)
class NotEmpowered(Condition):
    """The source has not the Empowered status (827.1.c.1). What may be Empowered several times is free of that, even
    when it is as many times as it may be (441.1.c.1).
    """

    def holds(self, frame: "Frame") -> bool:
        return not frame.me.empowered or passive.most_empowered(frame.m, frame.source) > 1

    def say(self) -> str:
        return "while I'm not Empowered"


@dataclass(frozen=True, slots=True, eq=False)
class EmpoweredTimes(Condition):
    """The source is Empowered so many times over, or more (441.1.c.1)."""

    times: int

    def holds(self, frame: "Frame") -> bool:
        return frame.me.empowered >= self.times

    def say(self) -> str:
        return f"while I'm [Empowered] {times(self.times)}"


@dataclass(frozen=True, slots=True, eq=False)
class NamesakeInTrash(Condition):
    """Another card of the source's name is in the player's trash."""

    def holds(self, frame: "Frame") -> bool:
        return (NAMESAKES_IN_TRASH.of(frame) or 0) > 0

    def say(self) -> str:
        return "if a card with this name is in your trash"


@dataclass(frozen=True, slots=True, eq=False)
class MightWasAtMost(Condition):
    """The unit that the instruction before was about had no more Might than so much (359.3.e.13)."""

    most: int

    def holds(self, frame: "Frame") -> bool:
        return frame.item is not None and frame.item.notes[-1:] != [0] and frame.item.amount <= self.most

    def say(self) -> str:
        return f"if it had at most {self.most} [M]"


@dataclass(frozen=True, slots=True, eq=False)
class AtBattlefield(Condition):
    """The source is at a battlefield."""

    def holds(self, frame: "Frame") -> bool:
        return frame.me.zone == BATTLEFIELD

    def say(self) -> str:
        return "while I'm at a battlefield"


@dataclass(frozen=True, slots=True, eq=False)
class InShowdown(Condition):
    """The source is where a showdown is ongoing (341)."""

    def holds(self, frame: "Frame") -> bool:
        showdown = frame.m.state.showdown
        return showdown >= 0 and frame.me.zone == BATTLEFIELD and frame.me.loc == FIELD + showdown

    def say(self) -> str:
        return "while I'm in a showdown"


@dataclass(frozen=True, slots=True, eq=False)
class MovedTimes(Condition):
    """The source has moved so many times this turn."""

    times: int

    def holds(self, frame: "Frame") -> bool:
        return frame.me.moves >= self.times

    def say(self) -> str:
        return f"if I have moved {times(self.times)} this turn"


@dataclass(frozen=True, slots=True, eq=False)
class Did(Condition):
    """The instruction just before was performed: "if you do" (359.3.e.14.b)."""

    def holds(self, frame: "Frame") -> bool:
        item = frame.item
        return item is not None and bool(item.notes) and item.notes[-1] > 0

    def say(self) -> str:
        return "if you do"


@dataclass(frozen=True, slots=True, eq=False)
class FellShort(Condition):
    """The instruction just before did less than that: "if you can't", "if you couldn't" (430.3)."""

    of: int

    def holds(self, frame: "Frame") -> bool:
        item = frame.item
        return item is not None and bool(item.notes) and item.notes[-1] < self.of

    def say(self) -> str:
        return "if you couldn't do all of that"


@dataclass(frozen=True, slots=True, eq=False)
class UnitDiedThisTurn(Condition):
    """A unit of a friend, of an enemy or of anyone has died this turn, by who controlled it then."""

    whose: int = ANYONES

    def holds(self, frame: "Frame") -> bool:
        losers = [p.index for p in frame.m.state.players if p.deaths]
        if self.whose == ANYONES:
            return bool(losers)
        return any(frame.m.friendly(player, frame.you) == (self.whose == FRIENDLY) for player in losers)

    def say(self) -> str:
        return f"if {one(Those(UNIT, self.whose).noun())} has died this turn"
