"""Origins: legends."""

from typing import Final

from riftwright.cards.define import RARE, B, C, F, M, O, X, legend
from riftwright.cards.tokens import RECRUIT
from riftwright.core.events import STUNNED_EVENT
from riftwright.core.ids import ALL_DOMAINS, ANY, ENERGY, FOR_SPELLS, GANKING, UNIT
from riftwright.effects.blocks import If
from riftwright.effects.build import channel, cost, draw, give, give_keyword, instead, move, passive, use, when
from riftwright.effects.conditions import CardsInHand, Legion
from riftwright.effects.costs import ExhaustThis, SpendItsBuff
from riftwright.effects.deeds import WhenYou
from riftwright.effects.filters import (
    BOARD_OR_CHAMPION_ZONE,
    ENEMY_UNITS,
    FRIENDLY_UNITS,
    OWNED,
    UNITS,
    YOURS,
    Buffed,
    Mighty,
    Tagged,
    Those,
)
from riftwright.effects.instructions import Add, Buff, Exhaust, Heal, Ready, ReturnToHand
from riftwright.effects.lending import HideFor
from riftwright.effects.movement import PlayToken, Recall
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
        "Darius, Hand of Noxus",
        "OGN-253",
        F | O,
        champion="Darius",
        codes=["OGN-302", "OGN-302*", "OPP-253"],
        rarity=RARE,
        abilities=[use(cost(0, ExhaustThis()), If(Legion(), (Add(ENERGY, 1),)), reaction=True)],
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
        "Lee Sin, Blind Monk",
        "OGN-257",
        C | B,
        champion="Lee Sin",
        codes=["OGN-304", "OGN-304*", "OPP-257"],
        rarity=RARE,
        abilities=[use(cost(1, ExhaustThis()), Buff(target(FRIENDLY_UNITS)))],
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
        "Leona, Radiant Dawn",
        "OGN-261",
        C | O,
        champion="Leona",
        codes=["OGN-306", "OGN-306*", "OPP-261"],
        rarity=RARE,
        abilities=[when(WhenYou(STUNNED_EVENT, ENEMY_UNITS, several=True), Buff(target(FRIENDLY_UNITS)))],
    ),
    legend(
        "Teemo, Swift Scout",
        "OGN-263",
        M | X,
        champion="Teemo",
        codes=["OGN-307", "OGN-307*", "OPP-263", "PR-263a"],
        rarity=RARE,
        abilities=[
            passive(HideFor(cost(1))),
            use(
                cost(1, ExhaustThis()),
                ReturnToHand(target(Those(UNIT, OWNED, BOARD_OR_CHAMPION_ZONE, (Tagged(("Teemo",)),)))),
            ),
        ],
    ),
    legend(
        "Viktor, Herald of the Arcane",
        "OGN-265",
        M | O,
        champion="Viktor",
        codes=["OGN-308", "OGN-308*", "OPP-265"],
        rarity=RARE,
        abilities=[use(cost(1, ExhaustThis()), PlayToken(RECRUIT, here=False))],
    ),
    legend(
        "Miss Fortune, Bounty Hunter",
        "OGN-267",
        B | X,
        champion="Miss Fortune",
        codes=["OGN-309", "OGN-309*", "OPP-267"],
        rarity=RARE,
        abilities=[use(cost(0, ExhaustThis()), give_keyword(GANKING, target(UNITS)))],
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
