"""Vendetta, Calm."""

from typing import Final

from riftwright.cards.define import EPIC, RARE, UNCOMMON, C, spell, unit
from riftwright.core.ids import EMPOWER, PERMANENT, RUNE, SPELL
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import CountOf
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, empower, empowered, give, passive, when
from riftwright.effects.conditions import AtBattlefield, OpponentPlayedAnother, SourceIs, Unless
from riftwright.effects.filters import YOURS, InCombat, Those
from riftwright.effects.instructions import Counter
from riftwright.effects.lending import AbilityCostsLess, NextCardCostsLess
from riftwright.effects.passives import IHaveMight, NotChosen
from riftwright.effects.restrictions import ForTheTurn
from riftwright.effects.subjects import ME, Item
from riftwright.effects.triggers import WhenIMove, WhenYouPlay


def _crumble() -> tuple[Effect, ...]:
    doomed = Item()
    return (If(OpponentPlayedAnother(SPELL, doomed), (Counter(doomed),)),)


CARDS: Final = (
    unit(
        "Frostcoat Mother",
        "VEN-032",
        C,
        energy=3,
        might=3,
        tags=["Dog", "Freljord"],
        rarity=UNCOMMON,
        abilities=[
            empower(cost(12)),
            passive(AbilityCostsLess(EMPOWER, 1, CountOf(Those(RUNE, YOURS)))),
            empowered(IHaveMight(3)),
        ],
    ),
    unit(
        "Akali, Silent",
        "VEN-038",
        C,
        energy=4,
        power=1,
        might=4,
        tags=["Ionia", "Akali"],
        champion="Akali",
        codes=["VEN-038a"],
        rarity=RARE,
        abilities=[passive(NotChosen(), Unless(SourceIs(InCombat()))), when(WhenIMove(to_field=True), give(2, ME))],
    ),
    spell(
        "Crumbling Sands",
        "VEN-039",
        C,
        energy=1,
        power=1,
        reaction=True,
        rarity=RARE,
        effect=_crumble(),
    ),
    unit(
        "Astral Heron",
        "VEN-044",
        C,
        energy=7,
        might=7,
        tags=["Bird", "Mount Targon"],
        rarity=EPIC,
        abilities=[
            when(
                WhenYouPlay(PERMANENT | SPELL, "a card", nth=1),
                ForTheTurn(passive(NextCardCostsLess(2, 2))),
                condition=AtBattlefield(),
            )
        ],
    ),
)
