"""Origins: cards of two domains, runes."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, B, C, F, M, O, X, rune, spell
from riftwright.core.ids import BODY, CALM, CHAOS, FURY, HIDDEN, MIND, ORDER, TRASH, UNIT
from riftwright.core.nodes import TRIGGERED, Ability, Effect
from riftwright.effects.amounts import MightOf
from riftwright.effects.blocks import If, Later, YouMay
from riftwright.effects.build import cost, deal, delayed, give, move, passive, reflexive
from riftwright.effects.choosing import Choose, DiscardOne, OneField
from riftwright.effects.conditions import Did, Legion, Unless
from riftwright.effects.filters import (
    ANY_CARD,
    AT_BATTLEFIELD,
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    IN_TRASH,
    IN_YOUR_BASE,
    THERE,
    UNITS,
    HasKeyword,
    NotIt,
    Those,
)
from riftwright.effects.groups import WithTotalMight
from riftwright.effects.instructions import Buff, Deal, DealToEachOther, Kill, Ready, ReturnToHand, Stun
from riftwright.effects.lending import HideFor
from riftwright.effects.locations import AllAt
from riftwright.effects.movement import MoveTo, MoveToThat
from riftwright.effects.paying import AmountPaid, PayAnyAmount
from riftwright.effects.plays import DoThis
from riftwright.effects.restrictions import ForTheTurn
from riftwright.effects.subjects import ANY_FIELD, IT, Chosen, Destination, Them, target, up_to
from riftwright.effects.trash import ReturnThisFromTrash
from riftwright.effects.triggers import NextTimeItTakesDamage, WhenYouConquer


def _last_breath() -> tuple[Effect, ...]:
    unit = target(FRIENDLY_UNITS)
    it = Them(unit)
    return Ready(unit), Deal(MightOf(it, "its"), target(Those(UNIT, ENEMY, AT_BATTLEFIELD)), source=it)


def _dragons_rage() -> tuple[Effect, ...]:
    unit = target(ENEMY_UNITS)
    rival = target(Those(UNIT, ENEMY, THERE, (NotIt(),)))
    return move(unit), DoThis(reflexive(DealToEachOther(IT, rival)), Did(), about=Them(unit))


def _guillotine() -> tuple[Effect, ...]:
    unit = target(UNITS)
    later = Later(delayed(NextTimeItTakesDamage(), Kill(IT)), Them(unit))
    return Choose(unit), If(Unless(Legion()), (later,)), If(Legion(), (Kill(Them(unit)),))


def _stormbringer() -> tuple[Effect, ...]:
    unit = target(Those(UNIT, FRIENDLY, IN_YOUR_BASE))
    there = Destination(unit, ANY_FIELD)
    might = MightOf(Them(unit), "its")
    return Choose(unit), Deal(might, AllAt(ENEMY_UNITS, there)), MoveTo(Them(unit), there, there=True)


def _zenith_blade() -> tuple[Effect, ...]:
    enemy = target(Those(UNIT, ENEMY, AT_BATTLEFIELD))
    return Stun(enemy), YouMay((MoveToThat(target(FRIENDLY_UNITS), enemy, "that enemy unit"),))


def _siphon_power() -> tuple[Effect, ...]:
    there = OneField()
    friends = AllAt(FRIENDLY_UNITS, there, "friendly units there")
    enemies = AllAt(ENEMY_UNITS, there, "enemy units there")
    return Choose(there), give(1, friends), give(-1, enemies, least=1)


def _showstopper() -> tuple[Effect, ...]:
    unit = target(Those(UNIT, FRIENDLY, IN_YOUR_BASE))
    return Buff(unit), MoveTo(Them(unit), Destination(unit, ANY_FIELD))


CARDS: Final = (
    rune("Fury Rune", "OGN-007", FURY, codes=["OGN-007a", "OPP-007b", "VEN-R01"], rarity=COMMON),
    rune("Calm Rune", "OGN-042", CALM, codes=["OGN-042a", "OPP-042b", "VEN-R02"], rarity=COMMON),
    rune("Mind Rune", "OGN-089", MIND, codes=["OGN-089a", "OPP-089b", "VEN-R03"], rarity=COMMON),
    rune("Body Rune", "OGN-126", BODY, codes=["OGN-126a", "OPP-126b", "VEN-R04"], rarity=COMMON),
    rune("Chaos Rune", "OGN-166", CHAOS, codes=["OGN-166a", "OPP-166b", "VEN-R05"], rarity=COMMON),
    rune("Order Rune", "OGN-214", ORDER, codes=["OGN-214a", "OPP-214b", "VEN-R06"], rarity=COMMON),
    spell(
        "Icathian Rain",
        "OGN-248",
        F | M,
        energy=7,
        power=3,
        tags=["Kai'Sa"],
        signature="Kai'Sa",
        rarity=EPIC,
        effect=[deal(2, target(UNITS)) for _ in range(6)],
    ),
    spell(
        "Stormbringer",
        "OGN-250",
        F | B,
        energy=6,
        power=2,
        tags=["Volibear"],
        signature="Volibear",
        rarity=EPIC,
        effect=_stormbringer(),
    ),
    spell(
        "Super Mega Death Rocket!",
        "OGN-252",
        F | X,
        energy=4,
        power=1,
        tags=["Jinx"],
        signature="Jinx",
        rarity=EPIC,
        effect=[deal(5, target(UNITS))],
        abilities=[
            Ability(
                TRIGGERED,
                (ReturnThisFromTrash(),),
                trigger=WhenYouConquer(),
                may=True,
                cost=cost(0, DiscardOne()),
                zone=TRASH,
            )
        ],
    ),
    spell(
        "Noxian Guillotine",
        "OGN-254",
        F | O,
        energy=4,
        power=1,
        action=True,
        tags=["Darius"],
        signature="Darius",
        rarity=EPIC,
        effect=_guillotine(),
    ),
    spell(
        "Fox-Fire",
        "OGN-256",
        C | M,
        energy=3,
        hidden=True,
        action=True,
        tags=["Ahri"],
        signature="Ahri",
        rarity=EPIC,
        effect=[Kill(Chosen(WithTotalMight(Those(UNIT, where=AT_BATTLEFIELD), 4)))],
    ),
    spell(
        "Dragon's Rage",
        "OGN-258",
        C | B,
        energy=4,
        power=1,
        tags=["Lee Sin"],
        signature="Lee Sin",
        rarity=EPIC,
        effect=_dragons_rage(),
    ),
    spell(
        "Last Breath",
        "OGN-260",
        C | X,
        energy=3,
        power=2,
        action=True,
        tags=["Yasuo"],
        signature="Yasuo",
        rarity=EPIC,
        effect=_last_breath(),
    ),
    spell(
        "Zenith Blade",
        "OGN-262",
        C | O,
        energy=3,
        power=2,
        action=True,
        tags=["Leona"],
        signature="Leona",
        rarity=EPIC,
        effect=_zenith_blade(),
    ),
    spell(
        "Guerilla Warfare",
        "OGN-264",
        M | X,
        energy=2,
        power=1,
        tags=["Teemo"],
        signature="Teemo",
        rarity=EPIC,
        effect=[
            ReturnToHand(up_to(2, Those(ANY_CARD, where=IN_TRASH, traits=(HasKeyword(HIDDEN),)))),
            ForTheTurn(passive(HideFor(cost(0)))),
        ],
    ),
    spell(
        "Siphon Power",
        "OGN-266",
        M | O,
        energy=2,
        power=1,
        reaction=True,
        tags=["Viktor"],
        signature="Viktor",
        rarity=EPIC,
        effect=_siphon_power(),
    ),
    spell(
        "Bullet Time",
        "OGN-268",
        B | X,
        energy=1,
        action=True,
        tags=["Miss Fortune"],
        signature="Miss Fortune",
        rarity=EPIC,
        effect=[PayAnyAmount((Deal(AmountPaid(), AllAt(ENEMY_UNITS, OneField())),))],
    ),
    spell(
        "Showstopper",
        "OGN-270",
        B | O,
        energy=1,
        power=1,
        tags=["Sett"],
        signature="Sett",
        rarity=EPIC,
        effect=_showstopper(),
    ),
)
