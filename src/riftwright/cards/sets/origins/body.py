"""Origins, Body."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, B, gear, spell, unit
from riftwright.core.ids import ACCELERATE, BODY, GEAR, SPELL, UNIT
from riftwright.core.nodes import OptionalCost
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, deal, give, passive, use, when
from riftwright.effects.conditions import AtBattlefield, Paid, There
from riftwright.effects.costs import ExhaustThis, SpendABuff
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    OTHER_FRIENDLY_UNITS,
    UNITS,
    Buffed,
    Exhausted,
    InCombat,
    IsReady,
    Those,
)
from riftwright.effects.instructions import Add, Buff, DealToEachOther, Ready
from riftwright.effects.looking import TheyRecycleRevealed
from riftwright.effects.passives import HaveMight, IgnoresItsCost
from riftwright.effects.plays import PlayTheFirstRevealed
from riftwright.effects.restrictions import ForTheTurn, SpellsAndAbilitiesDealNone
from riftwright.effects.subjects import ME, All, ChosenOpponent, target, up_to
from riftwright.effects.triggers import AtStart, OneOf, WhenIAttack, WhenIConquer, WhenPlayed
from riftwright.rules.turn import T_ENDING

CARDS: Final = (
    gear(
        "Arena Bar",
        "OGN-124",
        B,
        energy=3,
        rarity=COMMON,
        abilities=[use(cost(0, ExhaustThis()), Buff(target(Those(UNIT, FRIENDLY, traits=(Exhausted(),)))))],
    ),
    spell(
        "Cannon Barrage",
        "OGN-127",
        B,
        energy=2,
        power=1,
        reaction=True,
        rarity=COMMON,
        effect=[deal(2, All(Those(UNIT, ENEMY, traits=(InCombat(),))))],
    ),
    spell(
        "Challenge",
        "OGN-128",
        B,
        energy=2,
        power=1,
        action=True,
        codes=["OPP-128"],
        rarity=COMMON,
        effect=[DealToEachOther(target(FRIENDLY_UNITS), target(ENEMY_UNITS))],
    ),
    unit(
        "Dune Drake",
        "OGN-131",
        B,
        energy=5,
        might=5,
        tags=["Dragon", "Shurima"],
        rarity=COMMON,
        abilities=[when(WhenIAttack(), If(There(Those(UNIT, ENEMY, HERE, traits=(IsReady(),))), (give(2, ME),)))],
    ),
    unit(
        "Kinkou Monk",
        "OGN-141",
        B,
        energy=4,
        power=1,
        might=4,
        tags=["Ionia"],
        rarity=UNCOMMON,
        abilities=[when(WhenPlayed(), Buff(up_to(2, OTHER_FRIENDLY_UNITS)))],
    ),
    spell(
        "Unyielding Spirit",
        "OGN-145",
        B,
        energy=1,
        power=1,
        reaction=True,
        rarity=UNCOMMON,
        effect=[ForTheTurn(passive(SpellsAndAbilitiesDealNone()))],
    ),
    spell(
        "Wallop",
        "OGN-146",
        B,
        energy=2,
        action=True,
        rarity=UNCOMMON,
        optional=[OptionalCost(cost(0, SpendABuff()))],
        abilities=[passive(IgnoresItsCost(), Paid())],
        effect=[Ready(target(UNITS))],
    ),
    unit(
        "Carnivorous Snapvine",
        "OGN-149",
        B,
        energy=5,
        power=2,
        might=6,
        tags=["Shadow Isles"],
        rarity=RARE,
        abilities=[when(WhenPlayed(), DealToEachOther(ME, target(Those(UNIT, ENEMY, AT_BATTLEFIELD))))],
    ),
    unit(
        "Lee Sin, Centered",
        "OGN-151",
        B,
        energy=6,
        might=6,
        tags=["Lee Sin", "Ionia"],
        champion="Lee Sin",
        codes=["OGN-151a"],
        rarity=RARE,
        keywords=[ACCELERATE],
        abilities=[
            passive(HaveMight(2, Those(UNIT, FRIENDLY, HERE, traits=(Buffed(),), other=True)), AtBattlefield()),
        ],
    ),
    spell(
        "Sabotage",
        "OGN-156",
        B,
        energy=1,
        power=1,
        rarity=RARE,
        effect=[TheyRecycleRevealed(ChosenOpponent(), SPELL | GEAR)],
    ),
    gear(
        "Dazzling Aurora",
        "OGN-160",
        B,
        energy=9,
        power=2,
        rarity=EPIC,
        abilities=[when(AtStart(T_ENDING), PlayTheFirstRevealed(UNIT))],
    ),
    gear(
        "Seal of Strength",
        "OGN-163",
        B,
        power=1,
        codes=["SFD-231"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(BODY, 1), reaction=True)],
    ),
    unit(
        "Sett, Brawler",
        "OGN-164",
        B,
        energy=5,
        power=1,
        might=4,
        tags=["Sett", "Ionia"],
        champion="Sett",
        codes=["OGN-164a", "SFD-232", "SFD-232*", "VEN-SP4"],
        rarity=EPIC,
        abilities=[
            when(OneOf(WhenPlayed(), WhenIConquer()), Buff(ME)),
            use(cost(0, SpendABuff(mine=True)), give(4, ME)),
        ],
    ),
)
