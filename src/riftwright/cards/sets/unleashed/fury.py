"""Unleashed, Fury."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, UNCOMMON, F, spell, unit
from riftwright.core.nodes import Effect
from riftwright.effects.blocks import Later
from riftwright.effects.build import cost, deal, delayed_instead, legion
from riftwright.effects.filters import UNITS, UNITS_AT_BATTLEFIELDS
from riftwright.effects.instructions import Banish
from riftwright.effects.protection import DoubleDamage, ItWouldDie
from riftwright.effects.subjects import IT, Them, target
from riftwright.effects.trash import PlayMeFromTrashFor


def _smite() -> tuple[Effect, ...]:
    unit = target(UNITS_AT_BATTLEFIELDS)
    return deal(3, unit), Later(delayed_instead(ItWouldDie(), Banish(IT)), Them(unit))


CARDS: Final = (
    spell("Smite", "UNL-007", F, energy=2, power=1, action=True, rarity=COMMON, effect=_smite()),
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
