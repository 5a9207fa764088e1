"""Vendetta, Fury."""

from typing import Final

from riftwright.cards.define import UNCOMMON, F, spell, unit
from riftwright.effects.amounts import NAMESAKES_IN_TRASH, Number
from riftwright.effects.build import instead
from riftwright.effects.conditions import NamesakeInTrash
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import UNITS_AT_BATTLEFIELDS
from riftwright.effects.instructions import Deal
from riftwright.effects.subjects import target

CARDS: Final = (
    spell(
        "Consuming Curse",
        "VEN-010",
        F,
        energy=2,
        action=True,
        rarity=UNCOMMON,
        effect=[Deal(Number(2), target(UNITS_AT_BATTLEFIELDS), bonus=NAMESAKES_IN_TRASH)],
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
)
