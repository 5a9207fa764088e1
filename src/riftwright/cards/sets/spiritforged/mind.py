"""Spiritforged, Mind."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, M, gear, spell, unit
from riftwright.cards.tokens import GOLD
from riftwright.core.ids import ALL_DOMAINS, GEAR, QUICK_DRAW, SHIELD, UNIT
from riftwright.effects.amounts import Number
from riftwright.effects.blocks import ChooseOne, If
from riftwright.effects.build import cost, deal, deathknell, draw, equip, give, passive, repeat, use, when
from riftwright.effects.conditions import AtBattlefield, Did
from riftwright.effects.costs import BanishingThis, ExhaustThis
from riftwright.effects.filters import FRIENDLY, IN_BASE, UNITS, CostAtMost, Those
from riftwright.effects.instructions import GainPoints, Kill
from riftwright.effects.lending import FromHandForPower, NextSpellHasRepeat
from riftwright.effects.linked import BanishTheFallen, PlayAllBanishedWithThis
from riftwright.effects.movement import PlayToken
from riftwright.effects.restrictions import ForTheTurn
from riftwright.effects.subjects import YOU, target, up_to_together
from riftwright.effects.triggers import WhenIConquer, WhenPlayed

CARDS: Final = (
    gear(
        "Cloth Armor",
        "SFD-064",
        M,
        energy=1,
        tags=["Equipment"],
        codes=["OPP-064"],
        rarity=COMMON,
        keywords=[QUICK_DRAW],
        abilities=[equip(cost(power=((M, 1),)))],
        effect_keywords=[(SHIELD, 2)],
    ),
    spell(
        "Frigid Touch",
        "SFD-066",
        M,
        energy=2,
        reaction=True,
        rarity=COMMON,
        optional=[repeat(cost(2))],
        effect=[give(-2, target(UNITS))],
    ),
    unit(
        "Plundering Poro",
        "SFD-069",
        M,
        energy=2,
        might=2,
        tags=["Poro", "Pirate", "Bilgewater"],
        codes=["UNL-222"],
        rarity=COMMON,
        abilities=[when(WhenIConquer(), PlayToken(GOLD, here=False, exhausted=True))],
    ),
    unit(
        "Pickpocket",
        "SFD-074",
        M,
        energy=3,
        might=3,
        tags=["Zaun"],
        rarity=UNCOMMON,
        abilities=[
            when(
                WhenPlayed(),
                Kill(target(Those(GEAR, traits=(CostAtMost(1),)))),
                If(Did(), (PlayToken(GOLD, here=False, exhausted=True),)),
                may=True,
            )
        ],
    ),
    spell(
        "Rocket Barrage",
        "SFD-077",
        M,
        energy=4,
        power=1,
        rarity=UNCOMMON,
        optional=[repeat(cost(4, power=((M, 1),)))],
        effect=[ChooseOne((deal(4, target(Those(UNIT, where=IN_BASE))), Kill(target(Those(GEAR)))))],
    ),
    gear(
        "Temporal Portal",
        "SFD-078",
        M,
        energy=3,
        rarity=UNCOMMON,
        abilities=[
            use(cost(0, ExhaustThis(), power=((ALL_DOMAINS, 1),)), ForTheTurn(passive(NextSpellHasRepeat()))),
        ],
    ),
    spell(
        "Bellows Breath",
        "SFD-080",
        M,
        energy=1,
        power=1,
        action=True,
        optional=[repeat(cost(1, power=((M, 1),)))],
        rarity=RARE,
        effect=[deal(1, up_to_together(3, UNITS))],
    ),
    unit(
        "Jayce, Man of Progress",
        "SFD-084",
        M,
        energy=4,
        might=4,
        tags=["Jayce", "Piltover"],
        champion="Jayce",
        codes=["VEN-175", "OPP-084"],
        rarity=RARE,
        abilities=[
            when(
                WhenPlayed(),
                Kill(target(Those(GEAR, FRIENDLY))),
                If(Did(), (ForTheTurn(passive(FromHandForPower(GEAR, 7)), once=True),)),
                may=True,
            )
        ],
    ),
    unit(
        "Renata Glasc, Mastermind",
        "SFD-088",
        M,
        energy=5,
        might=4,
        tags=["Renata Glasc", "Zaun"],
        champion="Renata Glasc",
        codes=["SFD-088a"],
        rarity=EPIC,
        abilities=[
            use(cost(1, power=((M, 1),)), draw(1), condition=AtBattlefield()),
            use(cost(4, ExhaustThis(), power=((M, 4),)), GainPoints(Number(1), YOU), condition=AtBattlefield()),
        ],
    ),
    gear(
        "The Zero Drive",
        "SFD-090",
        M,
        energy=3,
        tags=["Equipment"],
        might_bonus=2,
        rarity=EPIC,
        abilities=[
            equip(cost(1, power=((M, 1),))),
            use(cost(3, BanishingThis(), power=((M, 1),)), PlayAllBanishedWithThis(UNIT)),
        ],
        effect=[deathknell(BanishTheFallen())],
    ),
)
