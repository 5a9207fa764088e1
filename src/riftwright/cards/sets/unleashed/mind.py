"""Unleashed, Mind."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    M,
    gear,
    unit,
)
from riftwright.cards.tokens import BIRD
from riftwright.core.ids import UNIT
from riftwright.effects.build import (
    cost,
    deal,
    deathknell,
    instead,
    use,
    when,
)
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.conditions import AtBattlefield, Both, CardsInHand, Exactly
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY_UNITS,
    YOURS,
    Those,
)
from riftwright.effects.instructions import (
    Predict,
    RevealTopAndDrawSpell,
    WinTheGame,
)
from riftwright.effects.movement import PlayToken
from riftwright.effects.passives import YouWouldPlayAToken
from riftwright.effects.replacing import PlayOneMore
from riftwright.effects.subjects import target
from riftwright.effects.triggers import (
    AtStart,
    WhenShowdownBeginsHere,
)
from riftwright.rules.turn import T_BEGINNING

CARDS: Final = (
    unit(
        "Ruined Rex",
        "UNL-067",
        M,
        energy=6,
        power=1,
        might=6,
        tags=["Bilgewater"],
        rarity=COMMON,
        abilities=[deathknell(deal(4, target(ENEMY_UNITS)))],
    ),
    unit(
        "Diana, Lunari",
        "UNL-079",
        M,
        energy=3,
        might=3,
        tags=["Diana", "Mount Targon"],
        champion="Diana",
        codes=["UNL-079a"],
        rarity=RARE,
        abilities=[when(WhenShowdownBeginsHere(), Predict(), RevealTopAndDrawSpell(), may=True, cost=cost(1))],
    ),
    unit(
        "Zilean, Time Mage",
        "UNL-086",
        M,
        energy=5,
        power=1,
        might=5,
        tags=["Icathia", "Zilean"],
        champion="Zilean",
        codes=["OPP-086"],
        rarity=RARE,
        abilities=[
            instead(
                YouWouldPlayAToken(UNIT, "a unit token"),
                PlayOneMore(),
                condition=AtBattlefield(),
                may=True,
                limit=1,
            )
        ],
    ),
    gear(
        "Gutter Palace",
        "UNL-088",
        M,
        energy=4,
        rarity=EPIC,
        abilities=[
            when(
                AtStart(T_BEGINNING),
                WinTheGame(),
                condition=Both(CardsInHand(4, 4), Exactly(4, Those(UNIT, YOURS, AT_BATTLEFIELD))),
            ),
            use(cost(0, DiscardOne(), ExhaustThis()), PlayToken(BIRD, here=False)),
        ],
    ),
)
