"""Unleashed, Chaos."""

from typing import Final

from riftwright.cards.define import EPIC, RARE, X, unit
from riftwright.cards.tokens import BARON_PIT
from riftwright.core.ids import AMBUSH, UNIT
from riftwright.effects.blocks import If
from riftwright.effects.build import give, instead, passive, when
from riftwright.effects.conditions import Did, There
from riftwright.effects.entering import AddBattlefield, AsYouPlayMe, EnterThere
from riftwright.effects.filters import ENEMY, HERE, OTHER_FRIENDLY_UNITS, Alone, Those
from riftwright.effects.instructions import GainXP
from riftwright.effects.passives import HaveMight, NotChosenByEnemies
from riftwright.effects.subjects import ME
from riftwright.effects.triggers import OneOf, WhenIAttack, WhenIDefend

CARDS: Final = (
    unit(
        "Kha'Zix, Mutating Horror",
        "UNL-143",
        X,
        energy=4,
        power=1,
        might=4,
        tags=["Kha'Zix", "The Void"],
        champion="Kha'Zix",
        codes=["UNL-143a"],
        rarity=RARE,
        keywords=[AMBUSH],
        abilities=[
            when(
                OneOf(WhenIAttack(), WhenIDefend()),
                give(2, ME),
                GainXP(2),
                condition=There(Those(UNIT, ENEMY, HERE, traits=(Alone(),))),
            )
        ],
    ),
    unit(
        "Baron Nashor",
        "UNL-147",
        X,
        energy=10,
        power=3,
        might=12,
        tags=["The Void"],
        codes=["UNL-147a", "UNL-238"],
        rarity=EPIC,
        abilities=[
            instead(AsYouPlayMe(), AddBattlefield(BARON_PIT), If(Did(), (EnterThere(),))),
            passive(NotChosenByEnemies()),
            passive(HaveMight(2, OTHER_FRIENDLY_UNITS)),
        ],
    ),
)
