"""Vendetta, Fury."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    UNCOMMON,
    F,
    gear,
    spell,
    unit,
)
from riftwright.cards.tokens import SHADOW_CLONE
from riftwright.core.ids import ASSAULT, DEFLECT, DRAW, EMPOWER, TANK, UNIT
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.amounts import NAMESAKES_IN_TRASH, Number
from riftwright.effects.blocks import Instead
from riftwright.effects.build import (
    cost,
    empower,
    empowered,
    give_keyword,
    instead,
    passive,
    when,
)
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.conditions import FewRunes, Is, NamesakeInTrash, Paid
from riftwright.effects.costs import DiscardCards
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import TO_OR_FROM, UNITS, UNITS_AT_BATTLEFIELDS, Empowered, Those
from riftwright.effects.instructions import (
    Burn,
    Deal,
    Ready,
)
from riftwright.effects.lending import AbilityCostsLess, IHave
from riftwright.effects.movement import PlayToken
from riftwright.effects.passives import IgnoredWhileAssigning, IHaveMight
from riftwright.effects.subjects import ME, Them, target
from riftwright.effects.trash import BanishedNotTrashed, BanishHandAndTrash, PlayFromYourTrash, SkipYour
from riftwright.effects.triggers import WhenIMove, WhenPlayed


def _perfect_execution() -> tuple[Effect, ...]:
    unit_ = target(UNITS)
    return Ready(unit_), give_keyword(ASSAULT, Them(unit_), 3)


def _akali() -> Instead:
    unit_ = target(Those(UNIT, where=TO_OR_FROM))
    return Instead(Is(ME, Empowered()), Deal(Number(1), unit_), Deal(Number(2), Them(unit_)))


CARDS: Final = (
    unit(
        "Baccai Sandspinner",
        "VEN-001",
        F,
        energy=6,
        might=6,
        tags=["Shurima"],
        rarity=COMMON,
        abilities=[
            empower(cost(5)),
            passive(AbilityCostsLess(EMPOWER, 3), FewRunes(4)),
            empowered(IHave(DEFLECT)),
            empowered(IHave(ASSAULT, 2)),
        ],
    ),
    unit(
        "Dune Surfer",
        "VEN-004",
        F,
        energy=3,
        might=3,
        tags=["Shurima"],
        rarity=COMMON,
        abilities=[passive(IgnoredWhileAssigning(TANK))],
    ),
    unit(
        "Punching Poro",
        "VEN-007",
        F,
        energy=2,
        might=2,
        tags=["Poro", "Ionia"],
        rarity=COMMON,
        abilities=[empower(cost(0, DiscardOne())), empowered(IHaveMight(1))],
    ),
    spell(
        "Consuming Curse",
        "VEN-010",
        F,
        energy=2,
        action=True,
        rarity=UNCOMMON,
        effect=[Deal(Number(2), target(UNITS_AT_BATTLEFIELDS), bonus=NAMESAKES_IN_TRASH)],
    ),
    spell(
        "Perfect Execution",
        "VEN-012",
        F,
        energy=3,
        power=1,
        rarity=UNCOMMON,
        effect=_perfect_execution(),
        flow=cost(3, power=((F, 1),)),
    ),
    unit(
        "Shadow Assassin",
        "VEN-013",
        F,
        energy=5,
        might=5,
        tags=["Ionia"],
        rarity=UNCOMMON,
        abilities=[instead(AsYouPlayMe(), EnterReady(), condition=NamesakeInTrash())],
    ),
    unit(
        "Shadow Fiend",
        "VEN-014",
        F,
        energy=2,
        might=2,
        tags=["Ionia"],
        rarity=UNCOMMON,
        abilities=[empower(cost(2, power=((F, 1),))), empowered(IHave(ASSAULT, 3))],
    ),
    unit(
        "Akali, Deadly Weapon",
        "VEN-021",
        F,
        energy=3,
        might=3,
        tags=["Ionia", "Akali"],
        champion="Akali",
        codes=["VEN-021a"],
        rarity=EPIC,
        abilities=[
            empower(cost(2, power=((F, 1),))),
            when(WhenIMove(), _akali(), may=True),
            empowered(IHaveMight(1)),
        ],
    ),
    gear(
        "Endless Riches",
        "VEN-022",
        F,
        energy=5,
        power=1,
        rarity=EPIC,
        abilities=[
            when(WhenPlayed("this"), BanishHandAndTrash(), Burn(7)),
            passive(SkipYour(DRAW)),
            passive(PlayFromYourTrash()),
            passive(BanishedNotTrashed()),
        ],
    ),
    unit(
        "Zed, From the Shadows",
        "VEN-023",
        F,
        energy=4,
        power=1,
        might=4,
        tags=["Ionia", "Zed"],
        champion="Zed",
        codes=["VEN-023a", "VEN-169"],
        rarity=EPIC,
        optional=[OptionalCost(cost(0, DiscardCards(1)))],
        abilities=[when(WhenPlayed(), PlayToken(SHADOW_CLONE, here=False), condition=Paid())],
    ),
)
