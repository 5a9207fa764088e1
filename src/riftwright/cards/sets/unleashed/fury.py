"""Unleashed, Fury."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, UNCOMMON, F, spell, unit
from riftwright.core.ids import AMBUSH, ASSAULT, HUNT, UNIT
from riftwright.core.nodes import Effect
from riftwright.effects.blocks import Later
from riftwright.effects.build import cost, deal, delayed_instead, give_keyword, instead, legion, level, repeat, when
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.conditions import Level
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import AT_BATTLEFIELD, FRIENDLY, UNITS, UNITS_AT_BATTLEFIELDS, Those
from riftwright.effects.instructions import Banish, Ready, ReturnToHand
from riftwright.effects.passives import IHaveMight
from riftwright.effects.protection import DoubleDamage, ItWouldDie
from riftwright.effects.subjects import IT, Them, target
from riftwright.effects.trash import PlayMeFromTrashFor
from riftwright.effects.triggers import WhenPlayed


def _smite() -> tuple[Effect, ...]:
    unit = target(UNITS_AT_BATTLEFIELDS)
    return deal(3, unit), Later(delayed_instead(ItWouldDie(), Banish(IT)), Them(unit))


CARDS: Final = (
    spell("Smite", "UNL-007", F, energy=2, power=1, action=True, rarity=COMMON, effect=_smite()),
    spell(
        "Upstage Comedy",
        "UNL-009",
        F,
        energy=2,
        codes=["OPP-009"],
        rarity=COMMON,
        optional=[repeat(cost(2))],
        effect=[Ready(target(UNITS))],
    ),
    spell(
        "Lotus Trap",
        "UNL-013",
        F,
        energy=2,
        hidden=True,
        reaction=True,
        rarity=UNCOMMON,
        effect=[DoubleDamage(target(UNITS))],
    ),
    unit(
        "Scorchclaw",
        "UNL-016",
        F,
        energy=3,
        power=1,
        might=3,
        tags=["Dog", "Noxus"],
        codes=["OPP-016"],
        rarity=UNCOMMON,
        keywords=[(HUNT, 2)],
        abilities=[level(3, IHaveMight(1)), instead(AsYouPlayMe(), EnterReady(), condition=Level(3))],
    ),
    spell(
        "Square Up",
        "UNL-017",
        F,
        energy=4,
        rarity=UNCOMMON,
        optional=[repeat(cost(0, DiscardOne()))],
        effect=[give_keyword(ASSAULT, target(UNITS), 4)],
    ),
    unit(
        "Grim Apothecary",
        "UNL-021",
        F,
        energy=3,
        might=3,
        tags=["Noxus"],
        rarity=RARE,
        keywords=[AMBUSH],
        abilities=[when(WhenPlayed(), ReturnToHand(target(Those(UNIT, FRIENDLY, AT_BATTLEFIELD))), may=True)],
    ),
    unit(
        "Undying Legion",
        "UNL-025",
        F,
        energy=3,
        might=3,
        tags=["Spirit", "Shadow Isles"],
        rarity=RARE,
        abilities=[legion(PlayMeFromTrashFor(cost(3, power=((F, 1),))))],
    ),
)
