"""Spiritforged, Body."""

from typing import Final

from riftwright.cards.define import COMMON, RARE, UNCOMMON, B, gear, spell, unit
from riftwright.core.ids import DEFLECT, GEAR, TEMPORARY, THIS_COMBAT, UNIT, WEAPONMASTER
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.amounts import CountOf, MightOf, Number
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, draw, equip, give, passive, when
from riftwright.effects.choosing import Choose
from riftwright.effects.conditions import (
    Is,
    OneOnOne,
    Paid,
)
from riftwright.effects.control import ControlWhileThere
from riftwright.effects.equipment import Attach, AttachedTo, Detach
from riftwright.effects.filters import (
    ENEMY,
    ENEMY_GEAR,
    ENEMY_UNITS,
    EQUIPMENT,
    FRIENDLY,
    FRIENDLY_UNITS,
    IN_BASE,
    OTHER_FRIENDLY_UNITS,
    UNITS,
    YOURS,
    Equipped,
    Mighty,
    Those,
)
from riftwright.effects.instructions import Buff, Deal, GainPoints
from riftwright.effects.might import Double, Give, GiveKeywordsOf
from riftwright.effects.movement import MoveToBase
from riftwright.effects.passives import (
    HaveKeyword,
    NotChosen,
)
from riftwright.effects.plays import PlayFromHand
from riftwright.effects.subjects import ME, YOU, YOUR_BASE, Them, target
from riftwright.effects.triggers import OneOf, WhenIAttack, WhenIConquer, WhenIDefend, WhenIHold, WhenIMove, WhenPlayed


def _steal() -> tuple[Effect, ...]:
    stolen = target(ENEMY_GEAR)
    it = Them(stolen)
    return MoveToBase(stolen, YOUR_BASE), ControlWhileThere(it), If(Is(it, EQUIPMENT), (Attach(it, ME),))


def _strike_down() -> tuple[Effect, ...]:
    unit_ = target(Those(UNIT, FRIENDLY, traits=(Equipped(),)))
    it = Them(unit_)
    equipment = target(Those(GEAR, traits=(EQUIPMENT, AttachedTo(unit_))))
    return Choose(unit_), Deal(MightOf(it, "its"), target(ENEMY_UNITS), it), Detach(equipment, it)


def _throw() -> tuple[Effect, ...]:
    friend = target(OTHER_FRIENDLY_UNITS)
    return GiveKeywordsOf(ME, friend), Give(MightOf(ME, "my"), Them(friend))


CARDS: Final = (
    unit(
        "Veteran Poro",
        "SFD-099",
        B,
        energy=2,
        might=2,
        tags=["Poro", "Freljord"],
        codes=["UNL-223"],
        rarity=COMMON,
        keywords=[WEAPONMASTER],
    ),
    gear(
        "Petricite Monument",
        "SFD-104",
        B,
        energy=2,
        rarity=UNCOMMON,
        keywords=[TEMPORARY],
        abilities=[passive(HaveKeyword(DEFLECT, 1, FRIENDLY_UNITS))],
    ),
    spell("Punch First", "SFD-097", B, energy=1, power=2, action=True, rarity=COMMON, effect=[give(5, target(UNITS))]),
    unit(
        "Ruin Runner",
        "SFD-105",
        B,
        energy=6,
        might=5,
        tags=["Shurima"],
        rarity=UNCOMMON,
        abilities=[passive(NotChosen())],
    ),
    spell(
        "Show of Strength",
        "SFD-106",
        B,
        energy=2,
        power=1,
        reaction=True,
        rarity=UNCOMMON,
        effect=[draw(CountOf(Those(UNIT, YOURS, traits=(Mighty(),))))],
    ),
    spell("Strike Down", "SFD-107", B, energy=3, power=1, rarity=UNCOMMON, effect=_strike_down()),
    gear(
        "Warmog's Armor",
        "SFD-108",
        B,
        energy=1,
        tags=["Equipment"],
        rarity=UNCOMMON,
        abilities=[equip(cost(power=((B, 1),)))],
        might_bonus=1,
        effect=[when(WhenIConquer(), Buff(ME))],
    ),
    unit(
        "Akshan, Mischievous",
        "SFD-109",
        B,
        energy=4,
        might=4,
        tags=["Akshan", "Shurima", "Sentinel"],
        champion="Akshan",
        rarity=RARE,
        keywords=[WEAPONMASTER],
        optional=[OptionalCost(cost(power=((B, 2),)))],
        abilities=[when(WhenPlayed(), *_steal(), condition=Paid())],
    ),
    unit(
        "Fiora, Peerless",
        "SFD-110",
        B,
        energy=3,
        power=1,
        might=3,
        tags=["Fiora", "Demacia"],
        champion="Fiora",
        codes=["SFD-110a"],
        rarity=RARE,
        abilities=[when(OneOf(WhenIAttack(), WhenIDefend()), Double(ME, THIS_COMBAT), condition=OneOnOne())],
    ),
    spell(
        "Here to Help",
        "SFD-111",
        B,
        energy=2,
        power=1,
        hidden=True,
        action=True,
        rarity=RARE,
        effect=[PlayFromHand(UNIT, to_field=True, less=3)],
    ),
    unit(
        "Kato the Arm",
        "SFD-112",
        B,
        energy=4,
        power=1,
        might=3,
        tags=["Noxus"],
        rarity=RARE,
        keywords=[DEFLECT],
        abilities=[when(WhenIMove(to_field=True), *_throw())],
    ),
    gear(
        "Trinity Force",
        "SFD-115",
        B,
        energy=4,
        tags=["Equipment"],
        rarity=RARE,
        abilities=[equip(cost(power=((B, 1),)))],
        might_bonus=2,
        effect=[when(WhenIHold(), GainPoints(Number(1), YOU))],
    ),
    unit(
        "Yone, Blademaster",
        "SFD-116",
        B,
        energy=5,
        power=1,
        might=5,
        tags=["Yone", "Ionia", "Demon"],
        champion="Yone",
        codes=["SFD-233", "SFD-233*", "OPP-116"],
        rarity=RARE,
        keywords=[WEAPONMASTER],
        abilities=[when(WhenIConquer(uncontrolled=True), Deal(MightOf(ME, "my"), target(Those(UNIT, ENEMY, IN_BASE))))],
    ),
)
