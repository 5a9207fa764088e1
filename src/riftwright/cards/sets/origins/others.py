"""Origins: legends, cards of two domains, battlefields, runes."""

from typing import Final

from riftwright.cards.define import C, F, M, battlefield, legend, rune, spell
from riftwright.core.ids import ANY, BODY, CALM, CHAOS, FOR_SPELLS, FURY, MIND, ORDER
from riftwright.effects.build import channel, cost, deal, draw, give, passive, use, when
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import UNITS, UNITS_HERE
from riftwright.effects.instructions import Add
from riftwright.effects.passives import HaveMight
from riftwright.effects.subjects import IT, THAT_PLAYER, target
from riftwright.effects.triggers import WhenChosenHere, WhenEnemyAttacksYours, when_you_hold_here

CARDS: Final = (
    rune("Fury Rune", "OGN-007", FURY),
    rune("Calm Rune", "OGN-042", CALM),
    rune("Mind Rune", "OGN-089", MIND),
    rune("Body Rune", "OGN-126", BODY),
    rune("Chaos Rune", "OGN-166", CHAOS),
    rune("Order Rune", "OGN-214", ORDER),
    legend(
        "Kai'Sa, Daughter of the Void",
        "OGN-247",
        F | M,
        champion="Kai'Sa",
        abilities=[use(cost(0, ExhaustThis()), Add(ANY, 1, FOR_SPELLS), reaction=True)],
    ),
    spell(
        "Icathian Rain",
        "OGN-248",
        F | M,
        energy=7,
        power=3,
        tags=["Kai'Sa"],
        signature="Kai'Sa",
        effect=[deal(2, target(UNITS)) for _ in range(6)],
    ),
    legend(
        "Ahri, Nine-Tailed Fox",
        "OGN-255",
        C | M,
        champion="Ahri",
        abilities=[when(WhenEnemyAttacksYours(), give(-1, IT, least=1))],
    ),
    battlefield("Grove of the God-Willow", "OGN-280", abilities=[when(when_you_hold_here(), draw(1))]),
    battlefield(
        "Startipped Peak", "OGN-288", abilities=[when(when_you_hold_here(), channel(1, exhausted=True), may=True)]
    ),
    battlefield(
        "The Dreaming Tree",
        "OGN-292",
        banned="2026-09-18",
        abilities=[when(WhenChosenHere(), draw(1, THAT_PLAYER), limit=1)],
    ),
    battlefield("Trifarian War Camp", "OGN-294", abilities=[passive(HaveMight(1, UNITS_HERE))]),
)
