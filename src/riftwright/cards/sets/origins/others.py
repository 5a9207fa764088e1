"""Origins: cards of two domains, runes."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, B, C, F, M, O, X, rune, spell
from riftwright.core.ids import BODY, CALM, CHAOS, FURY, MIND, ORDER, TRASH, UNIT
from riftwright.core.nodes import TRIGGERED, Ability, Effect
from riftwright.effects.amounts import MightOf
from riftwright.effects.blocks import If, Later
from riftwright.effects.build import cost, deal, delayed, move, reflexive
from riftwright.effects.choosing import Choose, DiscardOne
from riftwright.effects.conditions import Did, Legion, Unless
from riftwright.effects.filters import AT_BATTLEFIELD, ENEMY, ENEMY_UNITS, FRIENDLY_UNITS, THERE, UNITS, NotIt, Those
from riftwright.effects.groups import WithTotalMight
from riftwright.effects.instructions import Deal, DealToEachOther, Kill, Ready
from riftwright.effects.plays import DoThis
from riftwright.effects.subjects import IT, Chosen, Them, target
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
)
