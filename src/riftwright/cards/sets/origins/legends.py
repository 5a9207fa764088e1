"""Origins: legends."""

from typing import Final

from riftwright.cards.define import RARE, B, C, F, M, O, X, legend
from riftwright.core.ids import ALL_DOMAINS, ANY, FOR_SPELLS, UNIT
from riftwright.effects.blocks import If
from riftwright.effects.build import channel, cost, draw, give, instead, move, use, when
from riftwright.effects.conditions import CardsInHand
from riftwright.effects.costs import ExhaustThis, SpendItsBuff
from riftwright.effects.filters import FRIENDLY_UNITS, YOURS, Buffed, Mighty, Those
from riftwright.effects.instructions import Add, Exhaust, Heal, Ready
from riftwright.effects.movement import Recall
from riftwright.effects.passives import WouldDie
from riftwright.effects.subjects import BASE_AND_BACK, IT, ME, target
from riftwright.effects.triggers import AtStart, WhenEnemyAttacksYours, WhenYouConquer, WhenYouPlay
from riftwright.rules.turn import T_BEGINNING

CARDS: Final = (
    legend(
        "Kai'Sa, Daughter of the Void",
        "OGN-247",
        F | M,
        champion="Kai'Sa",
        codes=["OGN-299", "OGN-299*", "OPP-247"],
        rarity=RARE,
        abilities=[use(cost(0, ExhaustThis()), Add(ANY, 1, FOR_SPELLS), reaction=True)],
    ),
    legend(
        "Volibear, Relentless Storm",
        "OGN-249",
        F | B,
        champion="Volibear",
        codes=["OGN-300", "OGN-300*", "OPP-249"],
        rarity=RARE,
        abilities=[
            when(
                WhenYouPlay(UNIT, "a [Mighty] unit", traits=(Mighty(),)),
                channel(1, exhausted=True),
                may=True,
                cost=cost(0, ExhaustThis()),
            )
        ],
    ),
    legend(
        "Jinx, Loose Cannon",
        "OGN-251",
        F | X,
        champion="Jinx",
        codes=["OGN-301", "OGN-301*", "OPP-251"],
        rarity=RARE,
        abilities=[when(AtStart(T_BEGINNING), If(CardsInHand(0, 1), (draw(1),)))],
    ),
    legend(
        "Ahri, Nine-Tailed Fox",
        "OGN-255",
        C | M,
        champion="Ahri",
        codes=["OGN-303", "OGN-303*", "OPP-255"],
        rarity=RARE,
        abilities=[when(WhenEnemyAttacksYours(), give(-1, IT, least=1))],
    ),
    legend(
        "Yasuo, Unforgiven",
        "OGN-259",
        C | X,
        champion="Yasuo",
        codes=["OGN-305", "OGN-305*", "OPP-259"],
        rarity=RARE,
        abilities=[use(cost(2, ExhaustThis()), move(target(FRIENDLY_UNITS), BASE_AND_BACK))],
    ),
    legend(
        "Sett, The Boss",
        "OGN-269",
        B | O,
        champion="Sett",
        codes=["OGN-310", "OGN-310*", "OPP-269"],
        rarity=RARE,
        abilities=[
            instead(
                WouldDie(Those(UNIT, YOURS, traits=(Buffed(),))),
                Heal(IT),
                Exhaust(IT),
                Recall(IT),
                may=True,
                cost=cost(0, ExhaustThis(), SpendItsBuff(), power=((ALL_DOMAINS, 1),)),
            ),
            when(WhenYouConquer(), Ready(ME)),
        ],
    ),
)
