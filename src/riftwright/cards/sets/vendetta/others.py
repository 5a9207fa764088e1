"""Vendetta: cards of two domains, battlefields."""

from typing import Final

from riftwright.cards.define import EPIC, UNCOMMON, M, X, battlefield, spell
from riftwright.core.ids import ALL_DOMAINS, DEFLECT, EMPOWER, PERMANENT, UNIT
from riftwright.effects.build import cost, passive
from riftwright.effects.choosing import Choose
from riftwright.effects.control import TakeControlOfItem
from riftwright.effects.filters import HERE, YOURS, CostAtMost, Those
from riftwright.effects.instructions import Counter
from riftwright.effects.lending import KeywordCostsLess, PlayedHereFor
from riftwright.effects.passives import IgnoredWhilePaying
from riftwright.effects.paying import MayPay
from riftwright.effects.subjects import Item

_SPELL: Final = Item(cost=CostAtMost(4))

CARDS: Final = (
    spell(
        "Rebuttal",
        "VEN-152",
        M | X,
        energy=1,
        power=1,
        tags=["Mel"],
        signature="Mel",
        reaction=True,
        rarity=EPIC,
        effect=[
            Choose(_SPELL),
            MayPay(cost(power=((ALL_DOMAINS, 1),)), (TakeControlOfItem(_SPELL, anew=True),), (Counter(_SPELL),)),
        ],
    ),
    battlefield(
        "Risen Altar",
        "VEN-163",
        rarity=UNCOMMON,
        abilities=[passive(KeywordCostsLess(EMPOWER, Those(UNIT, YOURS, HERE)))],
    ),
    battlefield(
        "Dragon Roost",
        "VEN-157",
        rarity=UNCOMMON,
        abilities=[passive(PlayedHereFor("Dragon", cost(power=((ALL_DOMAINS, 2),))))],
    ),
    battlefield(
        "Heisho, Shell of the World",
        "VEN-158",
        rarity=UNCOMMON,
        abilities=[passive(IgnoredWhilePaying(DEFLECT, Those(PERMANENT, where=HERE)))],
    ),
)
