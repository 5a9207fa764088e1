"""Unleashed, Chaos."""

from typing import Final

from riftwright.cards.define import EPIC, X, unit
from riftwright.cards.tokens import BARON_PIT
from riftwright.effects.blocks import If
from riftwright.effects.build import instead, passive
from riftwright.effects.conditions import Did
from riftwright.effects.entering import AddBattlefield, AsYouPlayMe, EnterThere
from riftwright.effects.filters import OTHER_FRIENDLY_UNITS
from riftwright.effects.passives import HaveMight, NotChosenByEnemies

CARDS: Final = (
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
