"""Proving Grounds (OGS)."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, B, C, F, M, O, X, legend, spell, unit
from riftwright.cards.tokens import RECRUIT
from riftwright.core.ids import ASSAULT, ENERGY, FOR_SPELLS, GANKING, RUNE, SHIELD, SPELL, UNIT
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import Number
from riftwright.effects.blocks import Later
from riftwright.effects.build import cost, deal, delayed_instead, draw, give, instead, passive, use, when
from riftwright.effects.choosing import OneField
from riftwright.effects.conditions import AtLeast, UnitsThere
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.entering import AsYouPlayMe, EnterReady
from riftwright.effects.filters import (
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    IN_TRASH,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    YOURS,
    CostAtLeast,
    DefendingAlone,
    Those,
)
from riftwright.effects.instructions import Add, DealToEachOther, Exhaust, Heal, Kill, Ready, ReturnToHand
from riftwright.effects.locations import AllAt
from riftwright.effects.movement import MoveToBase, PlayToken, Recall
from riftwright.effects.passives import HaveMight, IHaveMight, YoursDealMore
from riftwright.effects.protection import ItWouldDie
from riftwright.effects.subjects import IT, ME, All, Them, target, up_to
from riftwright.effects.triggers import AtStart, WhenPlayed, WhenYouConquer, WhenYouPlay
from riftwright.rules.turn import T_ENDING


def _duel() -> list[Effect]:
    """A friendly unit gets stronger before it and an enemy unit deal damage to each other."""
    champion = target(FRIENDLY_UNITS)
    return [give(3, champion), DealToEachOther(Them(champion), target(ENEMY_UNITS))]


CARDS: Final = (
    unit(
        "Annie, Fiery",
        "OGS-001",
        F,
        energy=5,
        power=1,
        might=4,
        tags=["Annie", "Noxus"],
        champion="Annie",
        codes=["OPP-001"],
        rarity=EPIC,
        abilities=[passive(YoursDealMore(1))],
    ),
    spell(
        "Firestorm",
        "OGS-002",
        F,
        energy=6,
        power=1,
        rarity=UNCOMMON,
        effect=[deal(3, AllAt(ENEMY_UNITS, OneField()))],
    ),
    spell(
        "Incinerate",
        "OGS-003",
        F,
        energy=2,
        action=True,
        rarity=COMMON,
        effect=[deal(2, target(UNITS_AT_BATTLEFIELDS))],
    ),
    unit(
        "Master Yi, Meditative",
        "OGS-004",
        C,
        energy=5,
        power=1,
        might=4,
        tags=["Master Yi", "Ionia"],
        champion="Master Yi",
        codes=["OPP-004"],
        rarity=RARE,
        abilities=[passive(IHaveMight(4), AtLeast(8, Those(RUNE, YOURS)))],
    ),
    unit(
        "Zephyr Sage",
        "OGS-005",
        C,
        energy=6,
        power=1,
        might=6,
        tags=["Ionia", "Bird"],
        rarity=UNCOMMON,
        keywords=[SHIELD],
    ),
    unit(
        "Lux, Illuminated",
        "OGS-006",
        M,
        energy=6,
        power=1,
        might=5,
        tags=["Lux", "Demacia"],
        champion="Lux",
        codes=["OPP-006"],
        rarity=RARE,
        abilities=[when(WhenYouPlay(SPELL, "a spell that costs [5] or more", traits=(CostAtLeast(5),)), give(3, ME))],
    ),
    unit(
        "Garen, Rugged",
        "OGS-007",
        B,
        energy=6,
        power=1,
        might=5,
        tags=["Elite", "Garen", "Demacia"],
        champion="Garen",
        codes=["OPP-007"],
        rarity=RARE,
        keywords=[(ASSAULT, 2), (SHIELD, 2)],
    ),
    spell(
        "Gentlemen's Duel",
        "OGS-008",
        B,
        energy=6,
        power=1,
        action=True,
        rarity=COMMON,
        effect=_duel(),
    ),
    unit(
        "Master Yi, Honed",
        "OGS-009",
        B,
        energy=7,
        power=1,
        might=6,
        tags=["Master Yi", "Ionia"],
        champion="Master Yi",
        rarity=EPIC,
        keywords=[GANKING],
        abilities=[instead(AsYouPlayMe(), EnterReady())],
    ),
    unit(
        "Annie, Stubborn",
        "OGS-010",
        X,
        energy=4,
        power=1,
        might=3,
        tags=["Annie", "Noxus"],
        champion="Annie",
        codes=["OPP-010"],
        rarity=RARE,
        abilities=[when(WhenPlayed(), ReturnToHand(target(Those(SPELL, where=IN_TRASH))))],
    ),
    spell(
        "Flash",
        "OGS-011",
        X,
        energy=2,
        reaction=True,
        codes=["OPP-011"],
        rarity=COMMON,
        effect=[MoveToBase(up_to(2, FRIENDLY_UNITS))],
    ),
    spell(
        "Blast of Power",
        "OGS-012",
        O,
        energy=6,
        power=1,
        action=True,
        rarity=COMMON,
        effect=[Kill(target(UNITS_AT_BATTLEFIELDS))],
    ),
    unit(
        "Garen, Commander",
        "OGS-013",
        O,
        energy=6,
        power=1,
        might=5,
        tags=["Elite", "Garen", "Demacia"],
        champion="Garen",
        rarity=EPIC,
        abilities=[passive(HaveMight(1, Those(UNIT, FRIENDLY, HERE, other=True)))],
    ),
    unit(
        "Lux, Crownguard",
        "OGS-014",
        O,
        energy=4,
        might=2,
        tags=["Lux", "Demacia"],
        champion="Lux",
        codes=["VEN-SP6", "OPP-014"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(ENERGY, 2, FOR_SPELLS), reaction=True)],
    ),
    spell(
        "Recruit the Vanguard",
        "OGS-015",
        O,
        energy=6,
        action=True,
        rarity=UNCOMMON,
        effect=[PlayToken(RECRUIT, here=False, count=Number(4))],
    ),
    unit(
        "Vanguard Attendant",
        "OGS-016",
        O,
        energy=6,
        power=1,
        might=5,
        tags=["Elite", "Demacia"],
        rarity=COMMON,
        abilities=[instead(AsYouPlayMe(), EnterReady())],
    ),
    legend(
        "Annie, Dark Child",
        "OGS-017",
        F | X,
        champion="Annie",
        codes=["OPP-017"],
        rarity=RARE,
        abilities=[when(AtStart(T_ENDING), Ready(up_to(2, Those(RUNE))))],
    ),
    unit(
        "Tibbers",
        "OGS-018",
        F | X,
        energy=8,
        power=2,
        might=7,
        tags=["Annie"],
        signature="Annie",
        codes=["OPP-018"],
        rarity=EPIC,
        abilities=[when(WhenPlayed(), deal(3, All(UNITS_AT_BATTLEFIELDS)))],
    ),
    legend(
        "Master Yi, Wuju Bladesman",
        "OGS-019",
        C | B,
        champion="Master Yi",
        codes=["OPP-019"],
        rarity=RARE,
        abilities=[passive(HaveMight(2, Those(UNIT, FRIENDLY, traits=(DefendingAlone(),))))],
    ),
    spell(
        "Highlander",
        "OGS-020",
        C | B,
        energy=4,
        reaction=True,
        codes=["OPP-020"],
        signature="Master Yi",
        tags=["Master Yi"],
        rarity=EPIC,
        effect=[
            Later(
                delayed_instead(ItWouldDie(next_time=True), Heal(IT), Exhaust(IT), Recall(IT)), target(FRIENDLY_UNITS)
            )
        ],
    ),
    legend(
        "Lux, Lady of Luminosity",
        "OGS-021",
        M | O,
        champion="Lux",
        codes=["OPP-021"],
        rarity=RARE,
        abilities=[when(WhenYouPlay(SPELL, "a spell that costs [5] or more", traits=(CostAtLeast(5),)), draw(1))],
    ),
    spell(
        "Final Spark",
        "OGS-022",
        M | O,
        energy=8,
        action=True,
        codes=["OPP-022"],
        tags=["Lux"],
        signature="Lux",
        rarity=EPIC,
        effect=[deal(8, target(UNITS))],
    ),
    legend(
        "Garen, Might of Demacia",
        "OGS-023",
        B | O,
        champion="Garen",
        codes=["OPP-023"],
        rarity=RARE,
        abilities=[when(WhenYouConquer(), draw(2), condition=UnitsThere(4))],
    ),
    spell(
        "Decisive Strike",
        "OGS-024",
        B | O,
        energy=5,
        power=1,
        action=True,
        tags=["Garen"],
        signature="Garen",
        rarity=EPIC,
        effect=[give(2, All(FRIENDLY_UNITS, "friendly units"))],
    ),
)
