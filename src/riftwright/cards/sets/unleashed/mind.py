"""Unleashed, Mind."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    M,
    gear,
    spell,
    unit,
)
from riftwright.cards.tokens import BIRD, REFLECTION, SPRITE
from riftwright.core.ids import (
    ACCELERATE,
    GANKING,
    GEAR,
    HIDDEN,
    HUNT,
    RUNE,
    SPELL,
    TEMPORARY,
    UNIT,
    VISION,
    WHILE_THERE,
)
from riftwright.core.nodes import Effect
from riftwright.effects.blocks import If
from riftwright.effects.build import (
    cost,
    deal,
    deathknell,
    draw,
    give,
    instead,
    level,
    passive,
    reflexive,
    repeat,
    use,
    when,
)
from riftwright.effects.choosing import Choose, DiscardOne
from riftwright.effects.conditions import AtBattlefield, Both, CardsInHand, Exactly, Is, OneIs, SpentOnASpell
from riftwright.effects.copying import BecomeCopy
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY_UNITS,
    UNITS,
    UNITS_YOU_CONTROL,
    YOURS,
    HasKeyword,
    OfType,
    Those,
)
from riftwright.effects.instructions import (
    Discard,
    Predict,
    Ready,
    RevealTopAndDrawSpell,
    WinTheGame,
)
from riftwright.effects.lending import ForAnotherCost, IHave
from riftwright.effects.might import GiveKeyword
from riftwright.effects.movement import PlayToken, SwapThose
from riftwright.effects.passives import IHaveMight, YouWouldPlayAToken
from riftwright.effects.plays import DoThis
from riftwright.effects.replacing import PlayOneMore
from riftwright.effects.subjects import ME, It, Played, Them, elsewhere_than, target, up_to
from riftwright.effects.triggers import AtStart, WhenIMove, WhenPlayed, WhenShowdownBeginsHere
from riftwright.rules.turn import T_BEGINNING

DISCARDED: Final = It("the discarded card")


def _smoke_and_mirrors() -> tuple[Effect, ...]:
    first = target(UNITS_YOU_CONTROL)
    second = elsewhere_than(first, UNITS_YOU_CONTROL)
    one, other = Them(first), Them(second)
    swap = If(OneIs((one, other), HasKeyword(TEMPORARY)), (SwapThose(one, other),))
    return Choose(first), Choose(second), swap, draw(1)


CARDS: Final = (
    spell(
        "Downstage Dramatics",
        "UNL-061",
        M,
        energy=2,
        reaction=True,
        codes=["OPP-061"],
        rarity=COMMON,
        optional=[repeat(cost(2))],
        effect=[draw(1)],
    ),
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
    spell(
        "Turn to Dust",
        "UNL-070",
        M,
        energy=2,
        rarity=COMMON,
        effect=[GiveKeyword(TEMPORARY, 1, target(Those(GEAR)), WHILE_THERE)],
    ),
    unit(
        "Gustwalker",
        "UNL-075",
        M,
        energy=3,
        power=1,
        might=3,
        tags=["Dog", "Ionia"],
        codes=["OPP-075"],
        rarity=UNCOMMON,
        keywords=[(HUNT, 2)],
        abilities=[level(3, IHaveMight(1)), level(3, IHave(GANKING))],
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
        "Lillia, Fae Fawn",
        "UNL-082",
        M,
        energy=3,
        might=3,
        tags=["Fae", "Lillia", "Ionia"],
        champion="Lillia",
        codes=["UNL-082a"],
        rarity=RARE,
        keywords=[ACCELERATE],
        abilities=[when(WhenIMove(origin=True), PlayToken(SPRITE, here=False, there=True))],
    ),
    spell(
        "Smoke and Mirrors",
        "UNL-083",
        M,
        energy=2,
        action=True,
        hidden=True,
        rarity=RARE,
        effect=_smoke_and_mirrors(),
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
    unit(
        "Hwei, Brooding Painter",
        "UNL-080",
        M,
        energy=5,
        power=1,
        might=5,
        tags=["Ionia", "Hwei"],
        champion="Hwei",
        rarity=RARE,
        abilities=[
            when(
                WhenIMove(),
                draw(1),
                Discard(noted=True),
                DoThis(reflexive(draw(1)), Is(DISCARDED, OfType(SPELL))),
                DoThis(reflexive(Ready(up_to(2, Those(RUNE)))), Is(DISCARDED, OfType(GEAR))),
                DoThis(reflexive(give(3, ME)), Is(DISCARDED, OfType(UNIT))),
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
    unit(
        "Jhin, Meticulous Killer",
        "UNL-089",
        M,
        energy=4,
        might=4,
        tags=["Jhin", "Ionia"],
        champion="Jhin",
        codes=["UNL-089a"],
        rarity=EPIC,
        keywords=[VISION],
        abilities=[passive(ForAnotherCost(cost(power=((M, 1),))), SpentOnASpell(4))],
    ),
    spell(
        "Eclipse",
        "UNL-063",
        M,
        energy=3,
        reaction=True,
        rarity=COMMON,
        effect=[give(-4, target(UNITS)), Predict()],
    ),
    unit(
        "Keeper of Masks",
        "UNL-081",
        M,
        energy=2,
        might=1,
        tags=["Ionia"],
        rarity=RARE,
        keywords=[HIDDEN, TEMPORARY],
        abilities=[
            when(
                WhenPlayed(),
                PlayToken(REFLECTION, here=True),
                PlayToken(REFLECTION, here=True),
                DoThis(reflexive(BecomeCopy(Played(), ME, several=True))),
            )
        ],
    ),
)
