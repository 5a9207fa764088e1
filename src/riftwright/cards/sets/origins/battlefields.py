"""Origins: battlefields."""

from typing import Final

from riftwright.cards.define import UNCOMMON, battlefield
from riftwright.cards.tokens import RECRUIT
from riftwright.core.events import CONQUERED
from riftwright.core.ids import GANKING, RUNE, SHIELD, THIS_COMBAT, UNIT
from riftwright.effects.activating import Activate
from riftwright.effects.amounts import Number
from riftwright.effects.blocks import LaterForAll
from riftwright.effects.build import channel, cost, delayed, draw, give, passive, when
from riftwright.effects.champions import ReturnChampion
from riftwright.effects.choosing import MustRecycleOne
from riftwright.effects.conditions import AtLeast
from riftwright.effects.costs import SpendABuff
from riftwright.effects.filters import FRIENDLY, HERE, UNITS, UNITS_HERE, YOURS, Those
from riftwright.effects.instructions import Buff, Discard, GainPoints, Ready, WinTheGame
from riftwright.effects.looking import RecycleOfTheTop
from riftwright.effects.might import GiveKeyword
from riftwright.effects.movement import MoveToBase, PlayToken
from riftwright.effects.passives import HaveKeyword, HaveMight, HigherVictoryScore, MoreDamageHere
from riftwright.effects.restrictions import NoWayHome, RoomForAnother
from riftwright.effects.subjects import IT, THAT_PLAYER, target, up_to
from riftwright.effects.triggers import (
    AtEachFirst,
    AtStart,
    WhenChosenHere,
    WhenOneMovesFromHere,
    when_you_conquer_here,
    when_you_defend_here,
    when_you_hold_here,
)
from riftwright.rules.turn import T_ENDING

CARDS: Final = (
    battlefield(
        "Altar to Unity",
        "OGN-275",
        rarity=UNCOMMON,
        abilities=[when(when_you_hold_here(), PlayToken(RECRUIT, here=False, to_base=True))],
    ),
    battlefield(
        "Aspirant's Climb",
        "OGN-276",
        codes=["PR-276a"],
        rarity=UNCOMMON,
        abilities=[passive(HigherVictoryScore(1))],
    ),
    battlefield(
        "Back-Alley Bar", "OGN-277", rarity=UNCOMMON, abilities=[when(WhenOneMovesFromHere(UNITS), give(1, IT))]
    ),
    battlefield(
        "Bandle Tree",
        "OGN-278",
        rarity=UNCOMMON,
        codes=["PR-278a"],
        abilities=[passive(RoomForAnother())],
    ),
    battlefield(
        "Fortified Position",
        "OGN-279",
        rarity=UNCOMMON,
        abilities=[when(when_you_defend_here(), GiveKeyword(SHIELD, 2, target(UNITS), until=THIS_COMBAT))],
    ),
    battlefield("Grove of the God-Willow", "OGN-280", rarity=UNCOMMON, abilities=[when(when_you_hold_here(), draw(1))]),
    battlefield(
        "Hallowed Tomb",
        "OGN-281",
        rarity=UNCOMMON,
        abilities=[when(when_you_hold_here(), ReturnChampion(), may=True)],
    ),
    battlefield(
        "Monastery of Hirana",
        "OGN-282",
        rarity=UNCOMMON,
        abilities=[when(when_you_conquer_here(), draw(1), may=True, cost=cost(0, SpendABuff()))],
    ),
    battlefield(
        "Navori Fighting Pit",
        "OGN-283",
        rarity=UNCOMMON,
        abilities=[when(when_you_hold_here(), Buff(target(UNITS_HERE)))],
    ),
    battlefield(
        "Obelisk of Power",
        "OGN-284",
        rarity=UNCOMMON,
        abilities=[when(AtEachFirst(), channel(1, who=THAT_PLAYER))],
    ),
    battlefield(
        "Reaver's Row",
        "OGN-285",
        rarity=UNCOMMON,
        abilities=[when(when_you_defend_here(), MoveToBase(target(Those(UNIT, FRIENDLY, HERE))), may=True)],
    ),
    battlefield(
        "Reckoner's Arena",
        "OGN-286",
        rarity=UNCOMMON,
        abilities=[when(when_you_hold_here(), Activate(CONQUERED, UNITS_HERE))],
    ),
    battlefield(
        "Sigil of the Storm",
        "OGN-287",
        rarity=UNCOMMON,
        abilities=[when(when_you_conquer_here(), MustRecycleOne(Those(RUNE, YOURS)))],
    ),
    battlefield(
        "Startipped Peak",
        "OGN-288",
        rarity=UNCOMMON,
        abilities=[when(when_you_hold_here(), channel(1, exhausted=True), may=True)],
    ),
    battlefield(
        "Targon's Peak",
        "OGN-289",
        rarity=UNCOMMON,
        abilities=[
            when(
                when_you_conquer_here(),
                LaterForAll(delayed(AtStart(T_ENDING, any_players=True), Ready(up_to(2, Those(RUNE))))),
            )
        ],
    ),
    battlefield(
        "The Arena's Greatest",
        "OGN-290",
        rarity=UNCOMMON,
        abilities=[when(AtEachFirst(), GainPoints(Number(1), THAT_PLAYER))],
    ),
    battlefield(
        "The Candlelit Sanctum",
        "OGN-291",
        rarity=UNCOMMON,
        abilities=[when(when_you_conquer_here(), RecycleOfTheTop(2))],
    ),
    battlefield(
        "The Dreaming Tree",
        "OGN-292",
        rarity=UNCOMMON,
        abilities=[when(WhenChosenHere(), draw(1, THAT_PLAYER), limit=1)],
    ),
    battlefield(
        "The Grand Plaza",
        "OGN-293",
        codes=["PR-293a"],
        rarity=UNCOMMON,
        abilities=[when(when_you_hold_here(), WinTheGame(), condition=AtLeast(7, Those(UNIT, YOURS, HERE)))],
    ),
    battlefield("Trifarian War Camp", "OGN-294", rarity=UNCOMMON, abilities=[passive(HaveMight(1, UNITS_HERE))]),
    battlefield("Vilemaw's Lair", "OGN-295", rarity=UNCOMMON, abilities=[passive(NoWayHome())]),
    battlefield("Void Gate", "OGN-296", rarity=UNCOMMON, abilities=[passive(MoreDamageHere(1))]),
    battlefield(
        "Windswept Hillock",
        "OGN-297",
        rarity=UNCOMMON,
        abilities=[passive(HaveKeyword(GANKING, 1, UNITS_HERE))],
    ),
    battlefield(
        "Zaun Warrens", "OGN-298", rarity=UNCOMMON, abilities=[when(when_you_conquer_here(), Discard(1), draw(1))]
    ),
)
