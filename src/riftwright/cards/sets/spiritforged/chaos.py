"""Spiritforged, Chaos."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, X, gear, spell, unit
from riftwright.cards.tokens import GOLD
from riftwright.core.ids import ALL_DOMAINS, DEFLECT, HIDDEN, MAIN_DECK, SPELL, UNIT
from riftwright.core.nodes import CostChange
from riftwright.effects.amounts import Number
from riftwright.effects.build import cost, draw, equip, passive, when
from riftwright.effects.conditions import SourceIs
from riftwright.effects.costs import KillMe
from riftwright.effects.equipment import Attach
from riftwright.effects.filters import (
    IN_TRASH,
    UNITS_AT_BATTLEFIELDS,
    UNITS_YOU_CONTROL,
    Attacking,
    CostAtMost,
    InCombat,
    Those,
)
from riftwright.effects.instructions import Discard, GainPoints
from riftwright.effects.might import SwapMight
from riftwright.effects.movement import MoveToBase, PlayCard, PlayToken
from riftwright.effects.passives import OptionalCostsLess, SpellsCost
from riftwright.effects.subjects import THIS, YOU, ChosenOpponent, target, together
from riftwright.effects.triggers import WhenIDefend, WhenIDie, WhenIMove, WhenIWinACombat, WhenPlayed

CARDS: Final = (
    unit(
        "Overzealous Fan",
        "SFD-128",
        X,
        energy=2,
        might=2,
        tags=["Noxus"],
        rarity=COMMON,
        abilities=[
            when(
                WhenIDefend(),
                MoveToBase(target(Those(UNIT, traits=(Attacking(),)))),
                may=True,
                cost=cost(0, KillMe()),
            )
        ],
    ),
    unit(
        "Treasure Hunter",
        "SFD-130",
        X,
        energy=2,
        might=1,
        tags=["Shurima"],
        codes=["OPP-130"],
        rarity=COMMON,
        abilities=[when(WhenIMove(), PlayToken(GOLD, here=False, exhausted=True))],
    ),
    gear(
        "Edge of Night",
        "SFD-139",
        X,
        energy=3,
        tags=["Equipment"],
        rarity=RARE,
        keywords=[HIDDEN],
        abilities=[
            when(WhenPlayed("this", facedown=True), Attach(THIS, target(UNITS_YOU_CONTROL))),
            equip(cost(power=((X, 1),))),
        ],
        might_bonus=2,
    ),
    unit(
        "Fizz, Trickster",
        "SFD-140",
        X,
        energy=3,
        power=1,
        might=3,
        tags=["Yordle", "Fizz", "Bilgewater"],
        champion="Fizz",
        rarity=RARE,
        abilities=[
            when(
                WhenPlayed(),
                PlayCard(target(Those(SPELL, where=IN_TRASH, traits=(CostAtMost(3),))), power=True, then=MAIN_DECK),
                may=True,
            )
        ],
    ),
    spell(
        "Switcheroo",
        "SFD-145",
        X,
        energy=2,
        power=2,
        hidden=True,
        action=True,
        rarity=RARE,
        effect=[SwapMight(together(2, UNITS_AT_BATTLEFIELDS))],
    ),
    unit(
        "Vex, Cheerless",
        "SFD-146",
        X,
        energy=5,
        power=1,
        might=5,
        tags=["Yordle", "Vex", "Shadow Isles"],
        champion="Vex",
        rarity=RARE,
        abilities=[
            passive(
                SpellsCost(
                    CostChange(-1, ((ALL_DOMAINS, -1),), least=1),
                    CostChange(1, ((ALL_DOMAINS, 1),)),
                    "friendly spells cost [1][any] less, to a minimum of [1], and enemy spells cost [1][any] more",
                ),
                SourceIs(InCombat()),
            )
        ],
    ),
    unit(
        "Draven, Audacious",
        "SFD-148",
        X,
        energy=6,
        power=1,
        might=6,
        tags=["Draven", "Noxus"],
        champion="Draven",
        codes=["SFD-148a"],
        rarity=EPIC,
        keywords=[DEFLECT],
        abilities=[
            when(WhenIWinACombat(), GainPoints(Number(1), YOU), limit=1),
            when(WhenIDie(in_combat=True), GainPoints(Number(1), ChosenOpponent())),
        ],
    ),
    unit(
        "Ezreal, Prodigy",
        "SFD-149",
        X,
        energy=3,
        power=1,
        might=3,
        tags=["Ezreal", "Piltover"],
        champion="Ezreal",
        codes=["SFD-149a", "VEN-SP5"],
        rarity=EPIC,
        abilities=[when(WhenPlayed(), Discard(1), draw(2)), passive(OptionalCostsLess())],
    ),
)
