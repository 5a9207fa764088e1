"""Vendetta, Fury."""

from typing import Final

from riftwright.cards.define import (
    EPIC,
    UNCOMMON,
    F,
    gear,
    spell,
    unit,
)
from riftwright.core.ids import DRAW
from riftwright.effects.amounts import NAMESAKES_IN_TRASH, Number
from riftwright.effects.build import (
    instead,
    passive,
    when,
)
from riftwright.effects.conditions import NamesakeInTrash
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import UNITS_AT_BATTLEFIELDS
from riftwright.effects.instructions import (
    Burn,
    Deal,
)
from riftwright.effects.subjects import target
from riftwright.effects.trash import BanishedNotTrashed, BanishHandAndTrash, PlayFromYourTrash, SkipYour
from riftwright.effects.triggers import WhenPlayed

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
)
