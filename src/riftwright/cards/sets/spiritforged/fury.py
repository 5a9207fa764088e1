"""Spiritforged, Fury."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, F, gear, spell, unit
from riftwright.cards.tokens import GOLD, MECH
from riftwright.core.ids import ACCELERATE, ASSAULT, GEAR, PERMANENT, QUICK_DRAW, REACTION, TANK, UNIT, WEAPONMASTER
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.amounts import CardsPlayed, MightOfPaid
from riftwright.effects.build import (
    cost,
    deal,
    deathknell,
    draw,
    equip,
    give,
    give_keyword,
    passive,
    reflexive,
    repeat,
    when,
)
from riftwright.effects.choosing import Choose
from riftwright.effects.conditions import Did, Paid
from riftwright.effects.costs import RecycleOne
from riftwright.effects.equipment import Attach, AttachOrDetach, EquipmentOfItsController
from riftwright.effects.filters import (
    EQUIPMENT,
    IN_TRASH,
    OTHER_FRIENDLY_UNITS,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    YOURS,
    CostAtMost,
    Tagged,
    Those,
)
from riftwright.effects.lending import YourCardsHave
from riftwright.effects.movement import PlayCard, PlayToken
from riftwright.effects.passives import (
    CostsLessDownTo,
    HaveKeyword,
    PlayedWhereYouAttack,
)
from riftwright.effects.plays import FREE, DoThis, PlayFromHand
from riftwright.effects.restrictions import PlayedOnlyWhereYouConquered
from riftwright.effects.subjects import ME, Chosen, Played, Them, target
from riftwright.effects.triggers import OneOf, WhenIAttack, WhenIConquer, WhenIDefend, WhenIWinACombat, WhenPlayed


def _angle_shot() -> tuple[Effect, ...]:
    unit_ = target(UNITS)
    equipment = Chosen(EquipmentOfItsController(unit_))
    return (
        Choose(unit_),
        Choose(equipment),
        AttachOrDetach(Them(equipment, "that Equipment"), Them(unit_, "that unit")),
        draw(1),
    )


MECHS: Final = Tagged(("Mech",), "Mech")

CARDS: Final = (
    spell(
        "Blood Rush",
        "SFD-003",
        F,
        energy=1,
        action=True,
        rarity=COMMON,
        optional=[repeat(cost(1))],
        effect=[give_keyword(ASSAULT, target(UNITS), 2)],
    ),
    unit(
        "Sentinel Adept",
        "SFD-008",
        F,
        energy=3,
        might=3,
        tags=["Shadow Isles", "Sentinel"],
        rarity=COMMON,
        keywords=[WEAPONMASTER],
    ),
    spell("Angle Shot", "SFD-011", F, energy=2, reaction=True, rarity=UNCOMMON, effect=_angle_shot()),
    unit(
        "Battering Ram",
        "SFD-012",
        F,
        energy=5,
        might=5,
        tags=["Trifarian", "Noxus"],
        rarity=UNCOMMON,
        abilities=[passive(CostsLessDownTo(CardsPlayed(), 1, "I cost"))],
    ),
    unit(
        "Blast Corps Cadet",
        "SFD-013",
        F,
        energy=2,
        might=2,
        tags=["Piltover"],
        rarity=UNCOMMON,
        optional=[OptionalCost(cost(1, power=((F, 1),)))],
        abilities=[when(WhenPlayed(), deal(2, target(UNITS_AT_BATTLEFIELDS)), condition=Paid())],
    ),
    unit(
        "Perched Grimwyrm",
        "SFD-015",
        F,
        energy=4,
        might=5,
        tags=["Dragon", "Shadow Isles"],
        rarity=UNCOMMON,
        abilities=[passive(PlayedOnlyWhereYouConquered())],
    ),
    unit(
        "Draven, Vanquisher",
        "SFD-020",
        F,
        energy=4,
        might=4,
        tags=["Draven", "Noxus"],
        champion="Draven",
        codes=["SFD-020a"],
        rarity=RARE,
        abilities=[
            when(WhenIWinACombat(), PlayToken(GOLD, here=False, exhausted=True)),
            when(OneOf(WhenIAttack(), WhenIDefend()), give(2, ME), may=True, cost=cost(power=((F, 1),))),
        ],
    ),
    unit(
        "Ferrous Forerunner",
        "SFD-021",
        F,
        energy=6,
        power=1,
        might=6,
        tags=["Mech", "Yordle", "Bandle City"],
        rarity=RARE,
        abilities=[
            deathknell(PlayToken(MECH, here=False, to_base=True), PlayToken(MECH, here=False, to_base=True)),
        ],
    ),
    gear(
        "Long Sword",
        "SFD-022",
        F,
        energy=2,
        power=1,
        tags=["Equipment"],
        rarity=RARE,
        keywords=[QUICK_DRAW],
        abilities=[equip(cost(power=((F, 1),)))],
        might_bonus=2,
    ),
    unit(
        "Rell, Magnetic",
        "SFD-024",
        F,
        energy=4,
        might=4,
        tags=["Rell", "Noxus"],
        champion="Rell",
        rarity=RARE,
        keywords=[TANK],
        abilities=[
            when(
                WhenIAttack(),
                PlayFromHand(GEAR, traits=(EQUIPMENT, CostAtMost(2)), ignoring=FREE),
                DoThis(reflexive(Attach(Played("it"), ME)), condition=Did()),
                may=True,
            )
        ],
    ),
    unit(
        "Rengar, Pouncing",
        "SFD-025",
        F,
        energy=3,
        power=1,
        might=3,
        tags=["Cat", "Rengar", "Ixtal"],
        champion="Rengar",
        rarity=RARE,
        keywords=[REACTION, (ASSAULT, 2)],
        abilities=[passive(PlayedWhereYouAttack())],
    ),
    unit(
        "Rumble, Hotheaded",
        "SFD-026",
        F,
        energy=4,
        might=4,
        tags=["Mech", "Yordle", "Rumble", "Bandle City"],
        champion="Rumble",
        codes=["SFD-026a"],
        rarity=RARE,
        abilities=[
            passive(HaveKeyword(ASSAULT, 1, Those(PERMANENT, YOURS, traits=(MECHS,)))),
            when(
                WhenIConquer(),
                PlayCard(target(Those(UNIT, where=IN_TRASH, traits=(MECHS,))), less=MightOfPaid("recycled")),
                may=True,
                cost=cost(0, RecycleOne(OTHER_FRIENDLY_UNITS)),
            ),
        ],
    ),
    unit(
        "Rek'Sai, Breacher",
        "SFD-029",
        F,
        energy=3,
        might=3,
        tags=["Rek'Sai", "The Void"],
        champion="Rek'Sai",
        codes=["SFD-029a"],
        rarity=EPIC,
        keywords=[ACCELERATE, ASSAULT],
        abilities=[
            passive(
                YourCardsHave(
                    ACCELERATE, UNIT, "friendly units played from elsewhere than a player's hand", not_from_hand=True
                )
            )
        ],
    ),
)
