"""Keywords and costs for what is being played, wherever it is played from (366, 801.3.a): Flow, Repeat, permissions."""

from dataclasses import dataclass
from typing import TYPE_CHECKING

from riftwright.core.facts import spelt_out
from riftwright.core.ids import ALL_DOMAINS, HAND, NOTHING, PERMANENT, REPEAT, SPELL, TYPE_NAMES
from riftwright.core.nodes import ONE_LESS, Cost, CostChange, OptionalCost, Passive
from riftwright.core.prose import keyword, one, type_names
from riftwright.core.state import ITEM_ACTIVATED, ITEM_PERMANENT, ITEM_SPELL, ITEM_TRIGGERED
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import Those, Trait
from riftwright.rules.abilities import passive

if TYPE_CHECKING:
    from riftwright.core.facts import Face
    from riftwright.core.nodes import Ability, Amount
    from riftwright.core.state import ChainItem
    from riftwright.rules.frame import Frame


@dataclass(frozen=True, slots=True, eq=False)
class IHave(Passive):
    """The source itself has a keyword, on the board and off it (477.2, 806.4)."""

    keyword: int
    value: int = 1

    def affects(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def keywords(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        return ((self.keyword, self.value),)

    def lends(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        return ((self.keyword, self.value),) if oid == frame.source else ()

    def say(self) -> str:
        return f"I have {keyword(self.keyword, self.value)}"


@dataclass(frozen=True, slots=True, eq=False)
class YourCardsHave(Passive):
    """Your cards of a type have a keyword wherever they are but on the board; perhaps only those that are played from
    elsewhere than a hand.
    """

    keyword: int
    types: int
    word: str
    traits: tuple[Trait, ...] = ()
    not_from_hand: bool = False

    def lends(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        o = frame.m.obj(oid)
        if not o.types & self.types or not frame.m.friendly(o.controller, frame.you):
            return ()
        if self.not_from_hand:
            item = frame.m.item_of(oid)
            if item is None or item.origin == HAND:
                return ()
        return ((self.keyword, 1),) if all(trait.fits(frame, oid) for trait in self.traits) else ()

    def say(self) -> str:
        return f"{self.word} have {keyword(self.keyword)}"


@dataclass(frozen=True, slots=True, eq=False)
class YourAbilitiesHave(Passive):
    """Activated abilities of the source have Action or Reaction (806.4, 813.4)."""

    timing: int

    def hastens(self, frame: "Frame", oid: int, ability: "Ability") -> int:
        return self.timing if oid == frame.source else NOTHING

    def say(self) -> str:
        return f"my abilities have {keyword(self.timing)}"


@dataclass(frozen=True, slots=True, eq=False)
class IHaveExhaustAbilities(Passive):
    """The source has every ability of others whose cost is, or holds, to exhaust them. It is the source then that is
    exhausted, and the source that meets a condition of the ability, or does not (727.1.b.1).
    """

    those: Those
    word: str
    borrows: bool = True

    def affects(self, frame: "Frame", oid: int) -> bool:
        return oid == frame.source

    def keywords(self, frame: "Frame", oid: int) -> tuple[tuple[int, int], ...]:
        borrowed = tuple(ability for _, ability in self.abilities(frame, oid))
        return tuple((which, 1) for which in spelt_out(borrowed))

    def abilities(self, frame: "Frame", oid: int) -> "list[tuple[int, Ability]]":
        if oid != frame.source:
            return []
        others = [frame.m.obj(other) for other in self.those.candidates(frame) if other != oid]
        every = [one for other in others for one in passive.bears(frame.m, other) if _exhausts(one[1])]
        return list(dict.fromkeys(every))

    def say(self) -> str:
        return f"I have all [exhaust] abilities of all {self.word}"


def _exhausts(ability: "Ability") -> bool:
    cost = ability.cost
    return cost is not None and any(isinstance(part, ExhaustThis) for part in cost.parts)


@dataclass(frozen=True, slots=True, eq=False)
class SpellsHaveRepeat(Passive):
    """Spells that you play have Repeat at a cost (820)."""

    cost: Cost

    def lends_cost(self, frame: "Frame", item: "ChainItem") -> OptionalCost | None:
        yours = item.what == ITEM_SPELL and item.controller == frame.you
        return OptionalCost(self.cost, REPEAT, repeat=True) if yours else None

    def say(self) -> str:
        return f"your spells have [Repeat] {self.cost.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class PlayedHereFor(Passive):
    """Any player may pay an additional cost (356.2.b) for a unit with that tag, which they then play here (355.2.b)."""

    tag: str
    cost: Cost
    draws: bool = True

    def lends_cost(self, frame: "Frame", item: "ChainItem") -> OptionalCost | None:
        fits = item.what == ITEM_PERMANENT and self.tag in frame.m.tags(item.obj)
        return OptionalCost(self.cost) if fits else None

    def say(self) -> str:
        return (
            f"any player may pay {self.cost.say()} as an additional cost to play a {self.tag}, and then plays it to "
            "this battlefield"
        )


def _finalized_since(frame: "Frame", created: "ChainItem") -> tuple[int, ...]:
    """The cards that the player has finalized since a delayed ability was created for them, which notes how many it
    were then.
    """
    player = frame.m.state.players[frame.you]
    cards = player.finalized_cards
    return cards[len(cards) - (player.finalized - created.amount) :]


@dataclass(frozen=True, slots=True, eq=False)
class NextSpellHasRepeat(Passive):
    """The next spell that its controller plays has Repeat, at as much as it costs in print (206, 820)."""

    def lends_cost(self, frame: "Frame", item: "ChainItem") -> OptionalCost | None:
        if item.what != ITEM_SPELL or item.controller != frame.you or frame.item is None:
            return None
        s = frame.m.state
        lent = frame.item is item  # then the item keeps it
        if not lent and any(s.objects[oid].is_spell for oid in _finalized_since(frame, frame.item)):
            return None
        return OptionalCost(printed_cost(s.faces[item.face]), REPEAT, repeat=True)

    def say(self) -> str:
        return "the next spell that you play has [Repeat] equal to its cost"


@dataclass(frozen=True, slots=True, eq=False)
class MyAbilitiesHaveRepeat(Passive):
    """Activated and triggered abilities of the source have Repeat at a cost (820.1.a)."""

    cost: Cost

    def lends_cost(self, frame: "Frame", item: "ChainItem") -> OptionalCost | None:
        mine = item.what in (ITEM_ACTIVATED, ITEM_TRIGGERED) and item.obj == frame.source
        return OptionalCost(self.cost, REPEAT, repeat=True) if mine else None

    def say(self) -> str:
        return f"my abilities have [Repeat]: {self.cost.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class FlowFor(Passive):
    """The card may be played from the trash for that cost; then it is banished (829)."""

    cost: Cost

    def flow(self, frame: "Frame") -> Cost | None:
        return self.cost

    def say(self) -> str:
        return self.cost.say()


@dataclass(frozen=True, slots=True, eq=False)
class FlowForItsCost(Passive):
    """The card may be played from the trash for as much as it costs; then it is banished (829)."""

    def flow(self, frame: "Frame") -> Cost | None:
        return printed_cost(frame.m.state.face_of(frame.source))

    def say(self) -> str:
        return "equal to its cost"


@dataclass(frozen=True, slots=True, eq=False)
class HideFor(Passive):
    """Its controller may hide cards for that cost instead of what Hidden asks for (811.1.b), or for nothing."""

    cost: Cost

    def hiding_cost(self, frame: "Frame", player: int) -> Cost | None:
        return self.cost if player == frame.you else None

    def say(self) -> str:
        if not (self.cost.energy or self.cost.power):
            return "you may hide cards ignoring costs"
        return f"you may pay {self.cost.say()} instead of [any] to hide a card"


@dataclass(frozen=True, slots=True, eq=False)
class ForAnotherCost(Passive):
    """The card may be played for that cost in place of its base cost (356.1.a), from wherever it is played."""

    cost: Cost

    def another_cost(self, frame: "Frame", oid: int) -> Cost | None:
        return self.cost if oid == frame.source else None

    def say(self) -> str:
        return f"you may play me for {self.cost.say()}"


@dataclass(frozen=True, slots=True, eq=False)
class FromHandForPower(Passive):
    """A card of those types in your hand that costs no more than so much Energy (206) may be played for its Power cost
    alone (356.1.b.2).
    """

    types: int
    energy: int

    def another_cost(self, frame: "Frame", oid: int) -> Cost | None:
        m = frame.m
        item = m.item_of(oid)
        o = m.obj(oid)
        face = m.state.face_of(oid)
        if (item.origin if item is not None else o.zone) != HAND or not o.types & self.types:
            return None
        return Cost(0, printed_cost(face).power) if face.energy <= self.energy else None

    def say(self) -> str:
        card = f"{one(type_names(self.types))} that costs at most [{self.energy}]"
        return f"you may ignore the Energy cost of {card} as you play it from your hand"


def printed_cost(face: "Face") -> Cost:
    """The base cost that is printed on a card (356.1.c)."""
    return Cost(face.energy, ((0, face.power),) if face.power else ())


def _is(frame: "Frame", item: "ChainItem", which: int) -> bool:
    """Whether the item is an activated ability that is that keyword."""
    return item.what == ITEM_ACTIVATED and frame.m.state.faces[item.face].abilities[item.ability].keyword == which


@dataclass(frozen=True, slots=True, eq=False)
class AbilityCostsLess(Passive):
    """The abilities of the source that are this keyword cost so much less Energy in all (818.1.c.4, 827.1.c.3,
    356.4.d), perhaps for each of a number of things.
    """

    keyword: int
    amount: int
    each: "Amount | None" = None
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if item.obj != frame.source or not _is(frame, item, self.keyword):
            return None
        return CostChange(-self.amount * (1 if self.each is None else self.each.of(frame) or 0))

    def say(self) -> str:
        each = f" for {self.each.say().removeprefix('1 for ')}" if self.each is not None else ""
        return f"my {keyword(self.keyword)} costs [{self.amount}] less{each}"


@dataclass(frozen=True, slots=True, eq=False)
class KeywordCostsLess(Passive):
    """What the keyword costs those that qualify is one Energy or one Power less, as their player likes: that alone,
    and nothing that is added to it (356.4.c).
    """

    keyword: int
    those: Those
    prices: bool = True

    def change_component(self, frame: "Frame", item: "ChainItem", optional: bool) -> CostChange | None:
        if optional or not _is(frame, item, self.keyword) or not self.those.matches(frame, item.obj):
            return None
        return ONE_LESS

    def say(self) -> str:
        return f"{keyword(self.keyword)} costs of {self.those.say()} cost [1] or [any] less"


@dataclass(frozen=True, slots=True, eq=False)
class AmbushAmongEnemies(Passive):
    """The card may be played with the permissions of Ambush to a battlefield where enemy units are (822.1.d)."""

    def ambushes(self, frame: "Frame", loc: int) -> bool:
        m = frame.m
        there = [m.obj(oid) for oid in m.at(loc)]
        return any(o.is_unit and not m.friendly(o.controller, frame.you) for o in there)

    def say(self) -> str:
        return "I can [Ambush] to a battlefield where enemy units are, whether you have units there or not"


@dataclass(frozen=True, slots=True, eq=False)
class OpponentsAmbushAsActions(Passive):
    """Opponents can Ambush only when they could play cards with Action (822.1.d)."""

    def ambush_as_action(self, frame: "Frame", player: int) -> bool:
        return not frame.m.friendly(frame.you, player)

    def say(self) -> str:
        return "opponents can [Ambush] only when they could play cards with [Action]"


@dataclass(frozen=True, slots=True, eq=False)
class NextCardCostsLess(Passive):
    """The next card, or the next of one type, that its controller puts on the chain from then on costs so much less
    Energy, and Power of any domain (356.4). Tokens are no cards (185).
    """

    energy: int
    power: int = 0
    types: int = PERMANENT | SPELL
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        s = frame.m.state
        if item.what not in (ITEM_SPELL, ITEM_PERMANENT) or item.controller != frame.you or frame.item is None:
            return None
        card = s.objects[item.obj]
        if card.token or not card.types & self.types:
            return None
        if any(s.objects[oid].types & self.types for oid in _finalized_since(frame, frame.item)):
            return None
        return CostChange(-self.energy, ((ALL_DOMAINS, -self.power),))

    def say(self) -> str:
        which = TYPE_NAMES.get(self.types, "card")
        return f"the next {which} that you play costs [{self.energy}]{'[any]' * self.power} less"


@dataclass(frozen=True, slots=True, eq=False)
class FlowCostsLess(Passive):
    """Spells that you play from your trash for a Flow cost cost less Energy, to a minimum (356.4.e)."""

    amount: int
    least: int
    prices: bool = True

    def change_cost(self, frame: "Frame", item: "ChainItem") -> CostChange | None:
        if item.controller != frame.you or not item.terms or not passive.is_flow(frame.m, item.terms):
            return None
        return CostChange(-self.amount, least=self.least)

    def say(self) -> str:
        least = f", to a minimum of [{self.least}]"
        return f"spells that you play from your trash with [Flow] cost [{self.amount}] less{least}"
