"""Short words for composing cards: what the card files are written in."""

from riftwright.core.ids import ACTION, DEATHKNELL, EMPOWER, EQUIP, FLOW, NOTHING, REACTION, REPEAT, THIS_TURN
from riftwright.core.nodes import (
    ACTIVATED,
    PASSIVE,
    REPLACEMENT,
    SPELL_TEXT,
    TRIGGERED,
    Ability,
    Amount,
    Condition,
    Cost,
    CostPart,
    Effect,
    OptionalCost,
    Passive,
    Replace,
    Subject,
    Trigger,
    Who,
)
from riftwright.effects import conditions, equipment, instructions, lending, might, movement, triggers
from riftwright.effects.amounts import number
from riftwright.effects.filters import UNITS_YOU_CONTROL, Those
from riftwright.effects.passives import WouldDie
from riftwright.effects.subjects import ANY_PLACE, ME, THIS, YOU, Destination, OwnerOf, target


def draw(amount: int | Amount, who: Who = YOU) -> Effect:
    """Draw cards."""
    return instructions.Draw(number(amount), who)


def channel(amount: int | Amount, *, exhausted: bool = False, who: Who = YOU) -> Effect:
    """Channel runes."""
    return instructions.Channel(number(amount), exhausted, who)


def deal(amount: int | Amount, subject: Subject) -> Effect:
    """Deal damage to each of them."""
    return instructions.Deal(number(amount), subject)


def give(amount: int, subject: Subject, *, least: int | None = None) -> Effect:
    """Give that much Might this turn; negative amounts may have a minimum."""
    return might.Give(number(abs(amount)), subject, 1 if amount >= 0 else -1, least)


def give_keyword(keyword: int, subject: Subject, value: int = 1) -> Effect:
    """Give a keyword this turn."""
    return might.GiveKeyword(keyword, value, subject)


def move(subject: Subject, to: int = ANY_PLACE) -> Effect:
    """Move them to a location chosen as the item is finalized."""
    return movement.MoveTo(subject, Destination(subject, to))


def owner_channels(amount: int, subject: Subject) -> Effect:
    """Its owner channels runes exhausted."""
    return instructions.Channel(number(amount), True, OwnerOf(subject))


def when(
    trigger: Trigger,
    *effects: Effect,
    may: bool = False,
    cost: Cost | None = None,
    condition: Condition | None = None,
    limit: int = 0,
    keyword: int = NOTHING,
) -> Ability:
    """A triggered ability (383)."""
    return Ability(
        TRIGGERED, effects, trigger=trigger, may=may, cost=cost, condition=condition, limit=limit, keyword=keyword
    )


def delayed(trigger: Trigger, *effects: Effect, until: int = THIS_TURN, may: bool = False) -> Ability:
    """A delayed triggered ability, to be created by an instruction (390.2)."""
    return Ability(TRIGGERED, effects, trigger=trigger, reflexive=True, until=until, may=may)


def reflexive(*effects: Effect, may: bool = False, cost: Cost | None = None) -> Ability:
    """A reflexive triggered ability, to be put on the chain by an instruction (387)."""
    return Ability(TRIGGERED, effects, trigger=triggers.Never(), may=may, cost=cost, reflexive=True)


def deathknell(*effects: Effect, may: bool = False, condition: Condition | None = None) -> Ability:
    """808"""
    return when(triggers.WhenIDie(), *effects, may=may, condition=condition, keyword=DEATHKNELL)


def delayed_instead(
    replace: Replace, *effects: Effect, until: int = THIS_TURN, may: bool = False, cost: Cost | None = None
) -> Ability:
    """A delayed replacement effect, to be created by an instruction (390.3)."""
    return Ability(REPLACEMENT, effects, replace=replace, until=until, may=may, cost=cost)


def passive(what: Passive, condition: Condition | None = None) -> Ability:
    """A passive ability, active while the condition holds (364.3)."""
    return Ability(PASSIVE, passive=what, condition=condition)


def legion(what: Passive) -> Ability:
    """A passive ability that depends on Legion (812)."""
    return Ability(PASSIVE, passive=what, condition=conditions.Legion())


def level(xp: int, what: Passive) -> Ability:
    """A passive ability that depends on Level (824)."""
    return Ability(PASSIVE, passive=what, condition=conditions.Level(xp))


def empowered(what: Passive) -> Ability:
    """A passive ability that depends on Empowered (828)."""
    return Ability(PASSIVE, passive=what, condition=conditions.IfEmpowered())


def instead(
    replace: Replace,
    *effects: Effect,
    condition: Condition | None = None,
    may: bool = False,
    limit: int = 0,
    cost: Cost | None = None,
) -> Ability:
    """A replacement effect (367)."""
    return Ability(REPLACEMENT, effects, replace=replace, condition=condition, may=may, limit=limit, cost=cost)


def would_die(those: WouldDie, *effects: Effect) -> Ability:
    """A replacement of deaths."""
    return instead(those, *effects)


def use(
    cost: Cost, *effects: Effect, reaction: bool = False, action: bool = False, condition: Condition | None = None
) -> Ability:
    """An activated ability (376)."""
    timing = REACTION if reaction else ACTION if action else NOTHING
    return Ability(ACTIVATED, effects, cost=cost, timing=timing, condition=condition)


def empower(price: Cost, *, timing: int = NOTHING) -> Ability:
    """The Empower keyword (827), perhaps with another timing (827.1.c.4)."""
    condition = conditions.NotEmpowered()
    effects = (instructions.Empower(ME),)
    return Ability(ACTIVATED, effects, cost=price, keyword=EMPOWER, condition=condition, timing=timing)


def equip(price: Cost, *, those: Those = UNITS_YOU_CONTROL, timing: int = NOTHING) -> Ability:
    """The Equip keyword (818), perhaps with other targets or another timing (818.1.c.5)."""
    attach = equipment.Attach(THIS, target(those))
    return Ability(ACTIVATED, (attach,), cost=price, keyword=EQUIP, timing=timing)


def flow(price: Cost) -> Ability:
    """The Flow keyword (829)."""
    return Ability(PASSIVE, passive=lending.FlowFor(price), keyword=FLOW)


def repeat(price: Cost) -> OptionalCost:
    """The Repeat keyword (820)."""
    return OptionalCost(price, REPEAT, repeat=True)


def text(*effects: Effect) -> Ability:
    """The instructions of a spell."""
    return Ability(SPELL_TEXT, effects)


def cost(
    energy: int = 0, *parts: CostPart, power: tuple[tuple[int, int], ...] = (), instead: Cost | None = None
) -> Cost:
    """A cost: Energy, other costs, Power as (mask of domains, amount) pairs (a mask of 0 is [C]); perhaps with Energy
    and Power that may be paid ``instead``.
    """
    return Cost(energy, power, parts, instead=instead)
