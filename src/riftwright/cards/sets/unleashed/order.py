"""Unleashed, Order."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    O,
    gear,
    spell,
    unit,
)
from riftwright.cards.tokens import BIRD
from riftwright.core.ids import (
    AMBUSH,
    GANKING,
    UNIT,
    VISION,
    WHILE_THERE,
)
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.blocks import Later
from riftwright.effects.build import (
    channel,
    cost,
    deathknell,
    delayed,
    delayed_instead,
    draw,
    give,
    instead,
    passive,
    use,
    when,
)
from riftwright.effects.choosing import BanishFromHand, EachKillsOne
from riftwright.effects.conditions import AtBattlefield, DiedAlone, Level
from riftwright.effects.costs import (
    ExhaustThis,
    KillMe,
    KillOne,
    KillTaken,
)
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import (
    ENEMY,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    UNITS,
    Mighty,
    Those,
)
from riftwright.effects.instructions import Exhaust, Heal, Kill, ReturnToHand, Stun
from riftwright.effects.looking import DrawFromTheTop
from riftwright.effects.movement import PlayToken, Recall
from riftwright.effects.passives import CostsLessForEachTaken, TollForGroups
from riftwright.effects.plays import PlayFromHand
from riftwright.effects.protection import ItWouldDie
from riftwright.effects.subjects import IT, THE_DEFENDER, All, ChosenOpponent, target
from riftwright.effects.triggers import WhenIAttack, WhenIMove, WhenPlayed, WhenTheyHold


def _retreat() -> Effect:
    save = delayed_instead(ItWouldDie(next_time=True), Heal(IT), Exhaust(IT), Recall(IT))
    return Later(save, target(FRIENDLY_UNITS))


CARDS: Final = (
    unit(
        "Bandle Soldier",
        "UNL-151",
        O,
        energy=4,
        power=1,
        might=5,
        tags=["Yordle", "Bandle City"],
        rarity=COMMON,
        abilities=[instead(AsYouPlayMe(), EnterReady(), condition=Level(3))],
    ),
    unit(
        "Ultrasoft Poro",
        "UNL-160",
        O,
        energy=5,
        might=5,
        tags=["Poro", "Freljord"],
        codes=["OPP-160"],
        rarity=COMMON,
        abilities=[
            use(
                cost(0, ExhaustThis()),
                PlayToken(BIRD, here=False),
                PlayToken(BIRD, here=False),
                condition=AtBattlefield(),
            )
        ],
    ),
    unit(
        "Loyal Poro",
        "UNL-156",
        O,
        energy=3,
        might=3,
        tags=["Poro", "Freljord"],
        codes=["OPP-156"],
        rarity=COMMON,
        abilities=[deathknell(draw(1), condition=DiedAlone(alone=False))],
    ),
    gear(
        "Divining Shells",
        "UNL-161",
        O,
        energy=2,
        rarity=UNCOMMON,
        keywords=[VISION],
        abilities=[use(cost(0, ExhaustThis(), KillMe("this")), give(2, target(UNITS)), action=True)],
    ),
    unit(
        "Mageseeker Investigator",
        "UNL-163",
        O,
        energy=4,
        might=4,
        tags=["Demacia"],
        rarity=UNCOMMON,
        abilities=[passive(TollForGroups(1))],
    ),
    unit(
        "Ashe, Focused",
        "UNL-169",
        O,
        energy=5,
        power=1,
        might=4,
        tags=["Freljord", "Ashe"],
        champion="Ashe",
        codes=["OPP-169"],
        rarity=RARE,
        abilities=[
            when(
                WhenPlayed(),
                BanishFromHand(ChosenOpponent(), delayed(WhenTheyHold(), ReturnToHand(IT), until=WHILE_THERE)),
            )
        ],
    ),
    unit(
        "Atakhan",
        "UNL-170",
        O,
        energy=10,
        power=3,
        might=7,
        tags=["Noxus", "Demon"],
        rarity=RARE,
        keywords=[GANKING],
        optional=[OptionalCost(cost(0, KillTaken(FRIENDLY_UNITS, single=True)), takes=FRIENDLY_UNITS, single=True)],
        abilities=[
            passive(CostsLessForEachTaken(O, by_cost=True)),
            when(WhenIAttack(), EachKillsOne(THE_DEFENDER, here=True)),
        ],
    ),
    spell(
        "Sacrifice",
        "UNL-173",
        O,
        energy=1,
        reaction=True,
        rarity=RARE,
        additional=cost(0, KillOne(Those(UNIT, FRIENDLY, traits=(Mighty(),)))),
        effect=[draw(2), channel(1, exhausted=True)],
    ),
    spell(
        "Tactical Retreat",
        "UNL-175",
        O,
        energy=2,
        reaction=True,
        rarity=RARE,
        effect=[_retreat()],
    ),
    unit(
        "Vi, Peacekeeper",
        "UNL-176",
        O,
        energy=5,
        power=1,
        might=5,
        tags=["Vi", "Piltover"],
        champion="Vi",
        codes=["UNL-176a"],
        rarity=RARE,
        keywords=[AMBUSH],
        abilities=[when(WhenIAttack(), Stun(target(Those(UNIT, ENEMY, HERE))))],
    ),
    unit(
        "Rift Herald",
        "UNL-179",
        O,
        energy=8,
        power=1,
        might=7,
        tags=["The Void"],
        codes=["UNL-179a"],
        rarity=EPIC,
        abilities=[when(WhenIMove(to_field=True), DrawFromTheTop(3, UNIT)), deathknell(PlayFromHand(UNIT))],
    ),
    spell("The Ruination", "UNL-180", O, energy=9, power=3, rarity=EPIC, effect=[Kill(All(UNITS))]),
)
