"""Unleashed, Calm."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, C, spell, unit
from riftwright.core.ids import AMBUSH, BACKLINE, DEFLECT, HUNT, TANK, UNIT, WHILE_THERE
from riftwright.core.nodes import Ability, Effect
from riftwright.effects.blocks import Instead, LaterForAll
from riftwright.effects.build import delayed, draw, give, level, passive, when
from riftwright.effects.conditions import Level
from riftwright.effects.filters import ENEMY, ENEMY_UNITS, HERE, UNITS, UNITS_HERE, YOURS, Those, WeakerThanMe
from riftwright.effects.instructions import Buff
from riftwright.effects.lending import IHave
from riftwright.effects.movement import MoveHere
from riftwright.effects.passives import (
    DealNoCombatDamage,
    IHaveMight,
    NotChosen,
)
from riftwright.effects.subjects import All, Them, target
from riftwright.effects.triggers import AtStart, WhenIHold, WhenPlayed
from riftwright.rules.turn import T_MAIN_EFFECTS


def _combat_experience() -> Effect:
    unit_ = target(UNITS)
    return Instead(Level(6), give(1, unit_), give(3, Them(unit_)))


def _whirlpool() -> Ability:
    pull = MoveHere(target(ENEMY_UNITS), noted=True)
    return delayed(AtStart(T_MAIN_EFFECTS, next_time=True), pull, until=WHILE_THERE, may=True)


CARDS: Final = (
    spell(
        "Combat Experience",
        "UNL-031",
        C,
        energy=1,
        reaction=True,
        rarity=COMMON,
        effect=[_combat_experience()],
    ),
    unit(
        "Wuju Apprentice",
        "UNL-040",
        C,
        energy=2,
        might=2,
        tags=["Ionia"],
        rarity=COMMON,
        keywords=[HUNT],
        abilities=[when(WhenPlayed(), draw(1), condition=Level(6))],
    ),
    unit(
        "Enthusiastic Promoter",
        "UNL-043",
        C,
        energy=3,
        might=2,
        tags=["Yordle", "Bandle City"],
        rarity=UNCOMMON,
        keywords=[BACKLINE],
        abilities=[when(WhenIHold(), Buff(All(UNITS_HERE)))],
    ),
    unit(
        "Mosstomper",
        "UNL-047",
        C,
        energy=3,
        power=1,
        might=3,
        tags=["Dog", "Ixtal"],
        codes=["OPP-047"],
        rarity=UNCOMMON,
        keywords=[(HUNT, 2)],
        abilities=[level(3, IHaveMight(1)), level(3, IHave(DEFLECT))],
    ),
    unit(
        "Iascylla",
        "UNL-050",
        C,
        energy=7,
        power=1,
        might=6,
        tags=["Bilgewater"],
        rarity=RARE,
        abilities=[when(WhenIHold(), LaterForAll(_whirlpool()))],
    ),
    unit(
        "Alpha Wildclaw",
        "UNL-057",
        C,
        energy=6,
        power=2,
        might=7,
        tags=["Cat", "Freljord"],
        rarity=EPIC,
        keywords=[TANK],
        abilities=[passive(NotChosen(Those(UNIT, YOURS, HERE, traits=(WeakerThanMe(),))))],
    ),
    unit(
        "Vilemaw",
        "UNL-060",
        C,
        energy=8,
        power=2,
        might=8,
        tags=["Shadow Isles", "Spider"],
        codes=["UNL-060a"],
        rarity=EPIC,
        keywords=[AMBUSH],
        abilities=[
            passive(DealNoCombatDamage(Those(UNIT, ENEMY, HERE, traits=(WeakerThanMe(),)))),
            when(WhenIHold(), draw(1)),
        ],
    ),
)
