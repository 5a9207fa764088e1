"""Unleashed, Body."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, B, spell, unit
from riftwright.core.ids import (
    AMBUSH,
    HUNT,
    UNIT,
)
from riftwright.core.nodes import (
    Effect,
)
from riftwright.effects.amounts import Number
from riftwright.effects.build import (
    cost,
    draw,
    level,
    passive,
    use,
    when,
)
from riftwright.effects.choosing import Choose
from riftwright.effects.costs import SpendXP
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY_UNITS,
    FRIENDLY,
    UNITS_YOU_CONTROL,
    Those,
)
from riftwright.effects.instructions import (
    Buff,
    Counter,
)
from riftwright.effects.lending import AmbushAmongEnemies
from riftwright.effects.locations import DealAtEachLocation
from riftwright.effects.movement import MoveHere, MoveTo, TheyMoveOne
from riftwright.effects.passives import AnyDamageKills, CostsLess, IHaveMight
from riftwright.effects.subjects import (
    FIELD_YOU_CONTROL,
    ME,
    ChosenOpponent,
    Destination,
    Item,
    target,
)
from riftwright.effects.triggers import WhenIMove, WhenIWinACombat, WhenPlayed


def _call() -> tuple[Effect, ...]:
    unit_ = target(UNITS_YOU_CONTROL)
    there = Destination(unit_, FIELD_YOU_CONTROL)
    return MoveTo(unit_, there), TheyMoveOne(ChosenOpponent(), there)


def _repulse() -> tuple[Effect, ...]:
    unit = target(Those(UNIT, FRIENDLY, AT_BATTLEFIELD))
    return Choose(unit), Counter(Item(abilities=True, enemy=True, only=unit))


CARDS: Final = (
    spell(
        "Concentrate",
        "UNL-091",
        B,
        energy=5,
        rarity=COMMON,
        effect=[draw(2)],
        abilities=[level(6, CostsLess(2)), level(11, CostsLess(2, "this costs another"))],
    ),
    unit(
        "Gemhand Hunter",
        "UNL-094",
        B,
        energy=2,
        might=2,
        tags=["Yordle", "Mount Targon"],
        rarity=COMMON,
        keywords=[HUNT],
        abilities=[level(6, IHaveMight(1))],
    ),
    unit(
        "Targonian Visionary",
        "UNL-098",
        B,
        energy=6,
        might=6,
        tags=["Mount Targon"],
        rarity=COMMON,
        abilities=[level(11, IHaveMight(4))],
    ),
    unit(
        "Voracious Gromp",
        "UNL-100",
        B,
        energy=5,
        might=5,
        tags=["Freljord"],
        codes=["OPP-100"],
        rarity=COMMON,
        keywords=[(HUNT, 3)],
    ),
    spell("Call to Battle", "UNL-101", B, energy=3, rarity=UNCOMMON, effect=_call()),
    spell("Repulse", "UNL-106", B, energy=1, power=1, reaction=True, rarity=UNCOMMON, effect=_repulse()),
    unit(
        "Crowd Favorite",
        "UNL-102",
        B,
        energy=3,
        might=3,
        tags=["Noxus"],
        rarity=UNCOMMON,
        keywords=[HUNT],
        abilities=[use(cost(0, SpendXP(2)), Buff(ME))],
    ),
    unit(
        "Irresistible Faefolk",
        "UNL-112",
        B,
        energy=2,
        might=1,
        tags=["Fae", "Ionia"],
        rarity=RARE,
        abilities=[when(WhenIMove(to_field=True), MoveHere(target(ENEMY_UNITS), noted=True), may=True)],
    ),
    unit(
        "Nidalee, Cat Form",
        "UNL-114",
        B,
        energy=3,
        power=1,
        might=4,
        tags=["Cat", "Ixtal", "Nidalee"],
        champion="Nidalee",
        rarity=RARE,
        keywords=[AMBUSH],
        abilities=[when(WhenIWinACombat(), draw(1))],
    ),
    unit(
        "Elder Dragon",
        "UNL-118",
        B,
        energy=12,
        power=4,
        might=10,
        tags=["Dragon", "Demacia"],
        codes=["UNL-118a"],
        rarity=EPIC,
        abilities=[
            passive(AnyDamageKills(ENEMY_UNITS)),
            when(WhenPlayed(), DealAtEachLocation(Number(1), ENEMY_UNITS)),
        ],
    ),
    unit(
        "Rengar, Trophy Hunter",
        "UNL-120",
        B,
        energy=5,
        power=1,
        might=6,
        tags=["Cat", "Rengar", "Ixtal"],
        champion="Rengar",
        codes=["UNL-120a", "VEN-179", "OPP-120"],
        rarity=EPIC,
        keywords=[AMBUSH],
        abilities=[passive(AmbushAmongEnemies())],
    ),
)
