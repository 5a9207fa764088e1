"""Passive and replacement abilities (363-375)."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.events import DIED, PLAYED
from riftwright.core.facts import spelt_out
from riftwright.core.ids import BATTLEFIELD, DEATHKNELL, FIELD, UNIT
from riftwright.core.nodes import ONE_LESS, Ability, Amount, CostChange, Passive, Replace, power_symbol
from riftwright.core.prose import ability, keyword, one, ordinal, times
from riftwright.core.state import ITEM_PERMANENT, ITEM_SPELL, REF_SHIFT
from riftwright.effects.filters import Those, Trait
from riftwright.rules.costs import IGNORE_ENERGY, IGNORE_POWER

if TYPE_CHECKING:
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class HaveMight(Passive):
    """Objects that qualify have more or less Might (477.3); a decrease may have a ``floor`` that it leaves at least."""

    amount: int
    those: Those
    floor: int | None = None
    reaches: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def might(self, frame: "Frame", oid: int) -> int:
        return self.amount

    def say(self) -> str:
        least = f", to a minimum of {self.floor} [M]" if self.floor is not None else ""
        return f"{self.those.say()} have {self.amount:+d} [M]{least}"


@dataclass(frozen=True, slots=True, eq=False)
class RaisedTo(Passive):
    """Objects that qualify have their Might increased to that, after all other increases (477.3, 479)."""

    amount: int
    those: Those
    reaches: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def raises_to(self, frame: "Frame", oid: int) -> int:
        return self.amount

    def say(self) -> str:
        return f"{self.those.say()} have their [M] increased to {self.amount}"


@dataclass(frozen=True, slots=True, eq=False)
class HaveTag(Passive):
    """Objects that qualify have a tag more (477.1.a)."""

    tag: str
    those: Those
    reaches: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def tags(self) -> tuple[str, ...]:
        return (self.tag,)

    def say(self) -> str:
        return f"{self.those.say()} are {self.tag}s"


@dataclass(frozen=True, slots=True, eq=False)
class HaveKeyword(Passive):
    """Objects that qualify have a keyword (477.2); where it ``yields``, only those that have it not already."""

    keyword: int
    value: int
    those: Those
    yields: bool = False
    reaches: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def keywords(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        if self.yields and frame.m.keyword(oid, self.keyword):
            return ()
        return ((self.keyword, self.value),)

    def say(self) -> str:
        already = " unless they have it already" if self.yields else ""
        return f"{self.those.say()} have {keyword(self.keyword, self.value)}{already}"


@dataclass(frozen=True, slots=True, eq=False)
class HaveAbility(Passive):
    """Objects that qualify have an activated ability (477.2)."""

    ability: Ability
    those: Those
    reaches: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def keywords(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        return tuple((which, 1) for which in spelt_out((self.ability,)))

    def abilities(self, frame: "Frame", oid: int) -> list[tuple[int, Ability]]:
        return [(frame.me.face, self.ability)] if self.those.matches(frame, oid) else []

    def grants(self) -> tuple[Ability, ...]:
        return (self.ability,)

    def say(self) -> str:
        return f'{self.those.say()} have "{ability(self.ability)}"'


@dataclass(frozen=True, slots=True, eq=False)
class IHaveMight(Passive):
    """The source has more or less Might (477.3)."""

    amount: int

    def affects(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def might(self, frame: "Frame", oid: int) -> int:
        return self.amount

    def say(self) -> str:
        return f"I have {self.amount:+d} [M]"


@dataclass(frozen=True, slots=True, eq=False)
class MyMightGrows(Passive):
    """The source's Might is increased by so much for each of a number of things (477.3)."""

    each: Amount
    by: int = 1

    def affects(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def might(self, frame: "Frame", oid: int) -> int:
        return self.by * (self.each.of(frame) or 0)

    def say(self) -> str:
        return f"I have {self.by:+d} [M] for {self.each.say().removeprefix('1 for ')}"


@dataclass(frozen=True, slots=True, eq=False)
class BuffedAgain(Passive):
    """The source, or objects that qualify, may be buffed although they have a buff (426.1.b.2)."""

    those: Those | None = None

    def buffs_again(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source if self.those is None else self.those.matches(frame, oid)

    def say(self) -> str:
        return f"{self.those.say() if self.those is not None else 'I'} can have any number of buffs"


@dataclass(frozen=True, slots=True, eq=False)
class EmpoweredUpTo(Passive):
    """The source may be Empowered so many times (441.1.c.1)."""

    times: int

    def most_empowered(self, frame: "Frame", oid: int) -> int:
        return self.times if oid == frame.source else 1

    def say(self) -> str:
        return f"I can be [Empowered] up to {times(self.times)}"


@dataclass(frozen=True, slots=True, eq=False)
class BuffsGiveMore(Passive):
    """Each buff of a friendly unit gives it so much more Might (703)."""

    amount: int
    reaches: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.buffs > 0 and frame.m.friendly(o.controller, frame.you)

    def might(self, frame: "Frame", oid: int) -> int:
        return self.amount * frame.m.obj(oid).buffs

    def say(self) -> str:
        return f"buffs give friendly units an additional +{self.amount} [M]"


@dataclass(frozen=True, slots=True, eq=False)
class CostsLess(Passive):
    """The card itself costs less Energy (356.4), perhaps so much for each of a number of things."""

    amount: int
    word: str = "this costs"
    each: Amount | None = None

    def discount(self, frame: "Frame") -> int:
        return self.amount * ((self.each.of(frame) or 0) if self.each is not None else 1)

    def say(self) -> str:
        each = f" for {self.each.say()}" if self.each is not None else ""
        return f"{self.word} [{self.amount}] less{each}"


@dataclass(frozen=True, slots=True, eq=False)
class CostsLessForEachTaken(Passive):
    """The card itself costs 1 Power of those domains less for each thing that its optional additional cost takes; or,
    with ``by_cost``, as much Energy less as that costs in print (206), and as much Power.
    """

    domains: int
    word: str = "I cost"
    by_cost: bool = False
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if frame.item is None or item.obj != frame.source or not item.taken:
            return None
        if not self.by_cost:
            return CostChange(power=((self.domains, -len(item.taken)),))
        faces = [frame.m.state.face_of(ref >> REF_SHIFT) for ref in item.taken]
        return CostChange(-sum(face.energy for face in faces), ((self.domains, -sum(face.power for face in faces)),))

    def say(self) -> str:
        if self.by_cost:
            return f"{self.word} [1] less for each Energy that it costs, {power_symbol(self.domains)} for each Power"
        return f"{self.word} {power_symbol(self.domains)} less for each of those"


@dataclass(frozen=True, slots=True, eq=False)
class CostsLessDownTo(Passive):
    """The card itself costs so much less Energy, but this does not take its cost beneath a minimum (356.4.e)."""

    amount: Amount
    least: int
    word: str = "this costs"
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if frame.item is None or item.obj != frame.source:
            return None
        return CostChange(-(self.amount.of(frame) or 0), least=self.least)

    def say(self) -> str:
        least = f", to a minimum of [{self.least}]" if self.least else ""
        amount, _, each = self.amount.say().partition(" ")  # "[1] for each card"
        return f"{self.word} [{amount.strip('[]')}] less{f' {each}' if each else ''}{least}"


@dataclass(frozen=True, slots=True, eq=False)
class IgnoresItsCost(Passive):
    """The card itself is played ignoring its cost: its base Energy and Power are zero (356.1.b.1), and what comes on
    top of them is not (356.1.b.3).
    """

    word: str = "this spell's"
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if frame.item is None or item.obj != frame.source:
            return None
        return CostChange(ignores=IGNORE_ENERGY | IGNORE_POWER)

    def say(self) -> str:
        return f"ignore {self.word} cost"


@dataclass(frozen=True, slots=True, eq=False)
class SpellsCost(Passive):
    """Friendly spells cost less, enemy spells cost more (356.3, 356.4)."""

    friendly: CostChange
    enemy: CostChange
    word: str
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if item.what != ITEM_SPELL:
            return None
        return self.friendly if frame.m.friendly(item.controller, frame.you) else self.enemy

    def say(self) -> str:
        return self.word


@dataclass(frozen=True, slots=True, eq=False)
class YourCardsCostLess(Passive):
    """Cards of those types that you play cost so much less Energy, perhaps only some of them, but this does not take
    them beneath a minimum (356.4.e).
    """

    amount: int
    least: int
    types: int
    word: str
    traits: tuple[Trait, ...] = ()
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if item.what not in (ITEM_SPELL, ITEM_PERMANENT) or item.controller != frame.you:
            return None
        if not frame.m.obj(item.obj).types & self.types:
            return None
        fitting = all(trait.fits(frame, item.obj) for trait in self.traits)
        return CostChange(-self.amount, least=self.least) if fitting else None

    def say(self) -> str:
        return f"{self.word} cost [{self.amount}] less, to a minimum of [{self.least}]"


@dataclass(frozen=True, slots=True, eq=False)
class OptionalCostsLess(Passive):
    """Optional additional costs that you pay cost one Energy or one Power less (356.4.c): as you like where they have
    both, and otherwise what there is.
    """

    prices: bool = True

    def change_component(self, frame: "Frame", item: "ChainItem", optional: bool) -> CostChange | None:
        if not optional or item.controller != frame.you:
            return None
        return ONE_LESS

    def say(self) -> str:
        return "optional additional costs that you pay cost [1] or [any] less"


@dataclass(frozen=True, slots=True, eq=False)
class YoursDealMore(Passive):
    """Spells and abilities of the source's controller deal Bonus Damage (712)."""

    amount: int

    def bonus_damage(self, frame: "Frame", item: "ChainItem", oid: int) -> int:
        return self.amount if item.controller == frame.you else 0

    def say(self) -> str:
        return f"your spells and abilities deal {self.amount} Bonus Damage"


@dataclass(frozen=True, slots=True, eq=False)
class MoreDamageHere(Passive):
    """Spells and abilities deal Bonus Damage to units at this battlefield (712)."""

    amount: int

    def bonus_damage(self, frame: "Frame", item: "ChainItem", oid: int) -> int:
        return self.amount if frame.m.obj(oid).loc == frame.me.loc else 0

    def say(self) -> str:
        return f"spells and abilities deal {self.amount} Bonus Damage to units here"


@dataclass(frozen=True, slots=True, eq=False)
class OpponentsGainNoPoints(Passive):
    """Opponents of the source's controller cannot gain points."""

    def forbids_points(self, frame: "Frame", player: int) -> bool:
        return not frame.m.friendly(frame.you, player)

    def say(self) -> str:
        return "opponents gain no points"


@dataclass(frozen=True, slots=True, eq=False)
class HigherVictoryScore(Passive):
    """More points are needed to win the game (194.3)."""

    more: int

    def raises_victory_score(self) -> int:
        return self.more

    def say(self) -> str:
        return f"players need {self.more} more {'point' if self.more == 1 else 'points'} to win the game"


@dataclass(frozen=True, slots=True, eq=False)
class NoScoringHere(Passive):
    """Players cannot score this battlefield before they have begun so many turns (470)."""

    turns: int

    def forbids_scoring(self, frame: "Frame", player: int, loc: int) -> bool:
        return loc == frame.me.loc and frame.m.state.players[player].turns < self.turns

    def say(self) -> str:
        return f"players can't score here until their {ordinal(self.turns)} turn"


@dataclass(frozen=True, slots=True, eq=False)
class AnyDamageKills(Passive):
    """Any amount of your damage is enough to kill units that qualify (142.4.c)."""

    those: Those

    def any_damage_kills(self, frame: "Frame", oid: int, player: int) -> bool:
        return player == frame.you and self.those.matches(frame, oid)

    def say(self) -> str:
        return f"any amount of your damage is enough to kill {self.those.noun(plural=True)}"


@dataclass(frozen=True, slots=True, eq=False)
class TakesNoDamage(Passive):
    """The source is dealt no damage (465.2.c.10)."""

    def forbids_damage(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def say(self) -> str:
        return "I take no damage"


@dataclass(frozen=True, slots=True, eq=False)
class DealNoCombatDamage(Passive):
    """Units that qualify deal no combat damage (054)."""

    those: Those

    def forbids_dealing(self, frame: "Frame", oid: int) -> bool:
        return self.those.matches(frame, oid)

    def say(self) -> str:
        return f"{self.those.say()} deal no combat damage"


@dataclass(frozen=True, slots=True, eq=False)
class TiesRecallEveryone(Passive):
    """Where a combat in which its controller attacks would recall their attackers, all units there are (466.1.a.2)."""

    def recalls_everyone(self, frame: "Frame", attacker: int) -> bool:
        return attacker == frame.you

    def say(self) -> str:
        return "if a tie in a combat where you attack would recall units of yours, all units there are recalled instead"


@dataclass(frozen=True, slots=True, eq=False)
class AssignedLast(Passive):
    """The source must be assigned combat damage last (465.2.c.6)."""

    def assigned_last(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def say(self) -> str:
        return "combat damage must be assigned to me last"


@dataclass(frozen=True, slots=True, eq=False)
class NotChosen(Passive):
    """Enemy spells and abilities cannot choose the source, or objects that qualify (757); with ``cheaper`` only those
    cannot whose Energy cost is less than the Might of the source.
    """

    those: Those | None = None
    cheaper: bool = False

    def forbids_choosing(self, frame: "Frame", oid: int, item: "ChainItem") -> bool:
        if frame.m.friendly(frame.you, item.controller):
            return False
        if oid != frame.source if self.those is None else not self.those.matches(frame, oid):
            return False
        return not self.cheaper or _energy_cost(frame, item) < frame.m.might(frame.source)

    def say(self) -> str:
        cost = " with an Energy cost less than my [M]" if self.cheaper else ""
        return f"enemy spells and abilities{cost} can't choose {self.those.say() if self.those is not None else 'me'}"


def _energy_cost(frame: "Frame", item: "ChainItem") -> int:
    """The printed Energy cost of a spell (206), or what activating or performing an ability costs."""
    face = frame.m.state.faces[item.face]
    if item.what == ITEM_SPELL:
        return face.energy
    cost = face.abilities[item.ability].cost
    return cost.energy if cost is not None else 0


@dataclass(frozen=True, slots=True, eq=False)
class IgnoredWhilePaying(Passive):
    """A keyword is ignored while costs are paid (766): of everything by whoever pays for this spell, or of the objects
    that qualify by any player who pays for a spell or ability that chooses them.
    """

    keyword: int
    those: Those | None = None

    def ignores(self, frame: "Frame", which: int, player: int, oid: int, item: "ChainItem | None") -> bool:
        if which != self.keyword or item is None:
            return False
        if self.those is None:
            return item.obj == frame.source
        return self.those.matches(frame, oid)

    def say(self) -> str:
        name = keyword(self.keyword)
        if self.those is None:
            return f"ignore {name} while paying the costs of this spell"
        return f"players ignore {name} while paying for spells and abilities that choose {self.those.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class IgnoredWhileAssigning(Passive):
    """The source's controller, and nobody else (767), ignores a keyword while they assign combat damage here (766)."""

    keyword: int

    def ignores(self, frame: "Frame", which: int, player: int, oid: int, item: "ChainItem | None") -> bool:
        here = item is None and frame.m.obj(oid).loc == frame.me.loc
        return here and which == self.keyword and player == frame.you

    def say(self) -> str:
        return f"you ignore {keyword(self.keyword)} while assigning combat damage here"


@dataclass(frozen=True, slots=True, eq=False)
class ReachedFromAnywhere(Passive):
    """Units can move to this battlefield from anywhere."""

    def welcomes(self, frame: "Frame", loc: int) -> bool:
        return loc == frame.me.loc

    def say(self) -> str:
        return "units may move here from anywhere"


@dataclass(frozen=True, slots=True, eq=False)
class PlayedWhereYouAttack(Passive):
    """The card may be played to the battlefield where its player is the Attacker."""

    def opens(self, frame: "Frame", loc: int) -> bool:
        s = frame.m.state
        return s.combat and s.attacker == frame.you and s.showdown == loc - FIELD

    def say(self) -> str:
        return "I may be played to a battlefield where you are attacking"


@dataclass(frozen=True, slots=True, eq=False)
class PlayedToEnemyFields(Passive):
    """The card may be played to a battlefield that an enemy controls and where units are (170.11.a)."""

    def opens(self, frame: "Frame", loc: int) -> bool:
        m = frame.m
        field = m.state.battlefields[loc - FIELD]
        return field.controller in m.opponents(frame.you) and bool(m.units_at(field))

    def say(self) -> str:
        return "I may be played to an occupied enemy battlefield"


@dataclass(frozen=True, slots=True, eq=False)
class DeathknellsTriggerAgain(Passive):
    """Deathknell abilities of the source's controller trigger one more time (808.2)."""

    def triggers_again(self, frame: "Frame", item: "ChainItem") -> int:
        ability = frame.m.state.faces[item.face].abilities[item.ability]
        return 1 if ability.keyword == DEATHKNELL and item.controller == frame.you else 0

    def say(self) -> str:
        return "your [Deathknell] abilities trigger one more time"


@dataclass(frozen=True, slots=True, eq=False)
class TollForGroups(Passive):
    """Opponents pay for each unit beyond the first that they move to the source's battlefield at once (204.4)."""

    amount: int

    def toll(self, frame: "Frame", player: int, loc: int, count: int) -> int:
        if frame.me.zone != BATTLEFIELD or frame.me.loc != loc or frame.m.friendly(frame.you, player):
            return 0
        return self.amount * (count - 1)

    def say(self) -> str:
        return (
            f"opponents who move several units to my battlefield at once must pay {'[any]' * self.amount} for every "
            "unit after the first"
        )


class IWouldDie(Replace):
    """The source would die."""

    __slots__ = ()

    def __init__(self) -> None:
        super().__init__(DIED)

    def applies(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def say(self) -> str:
        return "if I would die"


class WouldDie(Replace):
    """A unit that qualifies would die."""

    __slots__ = ("those",)

    def __init__(self, those: Those) -> None:
        super().__init__(DIED)
        self.those: Those = those

    def applies(self, frame: "Frame", oid: int) -> bool:
        return frame.m.obj(oid).types & UNIT != 0 and self.those.matches(frame, oid)

    def say(self) -> str:
        return f"if {one(self.those.noun())} would die"


class YouWouldPlayAToken(Replace):
    """The source's controller would play a token of that type (185.2.a)."""

    __slots__ = ("types", "word")

    instead = False

    def __init__(self, types: int, word: str) -> None:
        super().__init__(PLAYED)
        self.types: int = types
        self.word: str = word

    def applies(self, frame: "Frame", oid: int) -> bool:
        o = frame.m.obj(oid)
        return o.token and o.types & self.types != 0 and o.controller == frame.you

    def say(self) -> str:
        return f"as you play {self.word}"
