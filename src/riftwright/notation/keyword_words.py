"""What cards without a name say of keywords with a cost or a text of their own (805-829).

``[Equip: 1 any]``, ``[Empower: 2, discard 1]``, ``[Flow: 3]`` and ``[Repeat: 1]`` have costs: Energy, then Power as ``1
any`` or ``2 Fury``, then ``discard 1``, ``exhaust``, ``kill me``, ``kill a friendly unit``, parted by commas. ``[Level
6: +2]``, ``[Legion: Tank]`` and ``[Empowered: Attack: draw 1]`` stand before Might, a keyword, ``enter ready``, ``costs
2 less`` or another ability. ``[Others: Tank]`` gives other friendly units a keyword, ``[Spells: Reaction]``, ``[Units:
Ambush]`` and ``[Gear: Quick-Draw]`` give one to cards of yours that are not on the board, ``[Here: Tank]`` is a
keyword that the card itself has only while it is at a battlefield. ``[Spells repeat: 1]`` and ``[My abilities repeat:
discard 1]`` give Repeat. ``[Equip costs less: 1]`` and ``[Empower costs less: 1]`` are discounts of those abilities.
``[Ambush as action: opponents]`` leaves opponents no other times for Ambush. ``[Ignored in combat: Backline]`` and, of
a spell, ``[Ignored as I pay: Deflect]`` are keywords that you ignore; ``[Unchosen: by enemies]`` and ``[Unchosen: by
what costs less]`` (Energy than its Might) keep enemy spells and abilities from choosing the card.
"""

import re
from collections.abc import Callable
from typing import Final

from riftwright.core.errors import AnonymousCardError
from riftwright.core.ids import (
    ALL_DOMAINS,
    DOMAIN_NAMES,
    EMPOWER,
    EQUIP,
    GEAR,
    KEYWORD_NAMES,
    SPELL,
    UNIT,
)
from riftwright.core.nodes import Ability, Condition, Cost, CostPart, Passive
from riftwright.effects import build
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.conditions import AtBattlefield, Both, IfEmpowered, Legion, Level
from riftwright.effects.costs import ExhaustThis, KillMe, KillOne
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import FRIENDLY, OTHER_FRIENDLY_UNITS, Those
from riftwright.effects.lending import (
    AbilityCostsLess,
    IHave,
    MyAbilitiesHaveRepeat,
    OpponentsAmbushAsActions,
    SpellsHaveRepeat,
    YourCardsHave,
)
from riftwright.effects.passives import (
    CostsLess,
    HaveKeyword,
    HaveMight,
    IgnoredWhileAssigning,
    IgnoredWhilePaying,
    IHaveMight,
    NotChosen,
)

_DEPENDENT: Final = re.compile(r"(?:Level (?P<xp>\d+)|Legion|Empowered)")
_LESS: Final = re.compile(r"costs (?P<n>\d+) less")
_PARTS: Final[dict[str, Callable[[], CostPart]]] = {
    "discard 1": DiscardOne,
    "exhaust": ExhaustThis,
    "kill me": KillMe,
    "kill a friendly unit": lambda: KillOne(Those(UNIT, FRIENDLY)),
}
_CARDS: Final = {"Spells": (SPELL, "your spells"), "Units": (UNIT, "your units"), "Gear": (GEAR, "your gear")}
_BY: Final = {"by enemies": False, "by what costs less": True}
_DISCOUNTS: Final = {"Equip costs less": EQUIP, "Empower costs less": EMPOWER}
HEADS: Final = (
    "Equip",
    "Empower",
    "Flow",
    "Repeat",
    "Level N",
    "Legion",
    "Empowered",
    "Others",
    "Here",
    "Ignored in combat",
    "Ignored as I pay",
    "Unchosen",
    *_CARDS,
    "Spells repeat",
    "My abilities repeat",
    "Ambush as action",
    *_DISCOUNTS,
)


def keyword_named(text: str) -> tuple[int, int] | None:
    """The keyword of that name, with the value behind it or 1; None where there is none."""
    name, _, number = text.rpartition(" ")
    if not number.isdigit():
        name, number = text, "1"
    for i, keyword in enumerate(KEYWORD_NAMES):
        if keyword.lower() == name.lower():
            return i, int(number)
    return None


def cost(text: str) -> Cost:
    """A cost: "2, 1 any, discard 1"."""
    energy = 0
    power: list[tuple[int, int]] = []
    parts: list[CostPart] = []
    for part in (part.strip() for part in text.split(",")):
        amount, _, domain = part.partition(" ")
        if part.isdigit():
            energy += int(part)
        elif part in _PARTS:
            parts.append(_PARTS[part]())
        elif amount.isdigit() and domain == "any":
            power.append((ALL_DOMAINS, int(amount)))
        elif amount.isdigit() and domain.capitalize() in DOMAIN_NAMES:
            power.append((1 << DOMAIN_NAMES.index(domain.capitalize()), int(amount)))
        else:
            raise AnonymousCardError(f"cannot read the cost {part!r}; there are 2, 1 any, 1 Fury, {', '.join(_PARTS)}")
    return Cost(energy, tuple(power), tuple(parts))


def ability(head: str, tail: str, other: Callable[[str], Ability]) -> Ability | None:
    """The ability that a bracket about keywords says; None for any other. ``other`` reads abilities of other kinds."""
    tail = tail.strip()
    if head in ("Equip", "Empower", "Flow"):
        return {"Equip": build.equip, "Empower": build.empower, "Flow": build.flow}[head](cost(tail))
    if head == "Spells repeat":
        return build.passive(SpellsHaveRepeat(cost(tail)))
    if head == "My abilities repeat":
        return build.passive(MyAbilitiesHaveRepeat(cost(tail)))
    if head in _DISCOUNTS:
        return build.passive(AbilityCostsLess(_DISCOUNTS[head], int(tail)))
    match = _DEPENDENT.fullmatch(head)
    if match is not None:
        return _depending(_condition(head, match), tail, other)
    if head == "Others":
        return build.passive(_to_others(tail))
    if head == "Ambush as action" and tail == "opponents":
        return build.passive(OpponentsAmbushAsActions())
    keyword = keyword_named(tail)
    if head in _CARDS and keyword is not None:
        return build.passive(YourCardsHave(keyword[0], *_CARDS[head]))
    if head == "Ignored in combat" and keyword is not None:
        return build.passive(IgnoredWhileAssigning(keyword[0]))
    if head == "Ignored as I pay" and keyword is not None:
        return build.passive(IgnoredWhilePaying(keyword[0]))
    if head == "Unchosen" and tail in _BY:
        return build.passive(NotChosen(cheaper=_BY[tail]))
    if head == "Here" and keyword is not None:
        return build.passive(IHave(*keyword), AtBattlefield())
    return None


def _condition(head: str, match: "re.Match[str]") -> Condition:
    if match["xp"]:
        return Level(int(match["xp"]))
    return Legion() if head == "Legion" else IfEmpowered()


def _to_others(text: str) -> Passive:
    keyword = keyword_named(text)
    if keyword is not None:
        return HaveKeyword(*keyword, OTHER_FRIENDLY_UNITS)
    return HaveMight(int(text), OTHER_FRIENDLY_UNITS)


def _depending(condition: Condition, text: str, other: Callable[[str], Ability]) -> Ability:
    """727.1: an ability behind a Dependent Keyword, of whatever kind."""
    keyword = keyword_named(text)
    less = _LESS.fullmatch(text)
    found: Ability
    if keyword is not None:
        found = build.passive(IHave(*keyword))
    elif less is not None:
        found = build.passive(CostsLess(int(less["n"])))
    elif text.lstrip("+-").isdigit():
        found = build.passive(IHaveMight(int(text)))
    elif text == "enter ready":
        found = build.instead(AsYouPlayMe(), EnterReady())
    else:
        found = other(text)
    found.condition = condition if found.condition is None else Both(condition, found.condition)
    return found
