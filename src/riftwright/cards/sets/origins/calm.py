"""Origins, Calm."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    C,
    gear,
    spell,
    unit,
)
from riftwright.core.events import STUNNED_EVENT
from riftwright.core.ids import ACCELERATE, CALM, HIDDEN, PERMANENT, RUNE, SHIELD, TANK, TEMPORARY, UNIT, WHILE_THERE
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.amounts import IfPaid, MightOf, Number
from riftwright.effects.blocks import If
from riftwright.effects.build import (
    channel,
    cost,
    deal,
    deathknell,
    draw,
    give,
    give_keyword,
    instead,
    move,
    passive,
    use,
    when,
)
from riftwright.effects.conditions import AtBattlefield, FightingAlone, OnlyYours, Paid, ScoreWithin
from riftwright.effects.control import TakeControlOfItem
from riftwright.effects.costs import ExhaustOne, ExhaustThis
from riftwright.effects.deeds import WhenYou
from riftwright.effects.filters import (
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    CostAtMost,
    Those,
)
from riftwright.effects.instructions import Add, Buff, Counter, Exhaust, GainPoints, Heal, Kill, Ready, Stun
from riftwright.effects.might import Double, GiveKeyword
from riftwright.effects.movement import Recall
from riftwright.effects.passives import (
    AssignedLast,
    BuffsGiveMore,
    CostsLess,
    HaveKeyword,
    IHaveMight,
    WouldDie,
)
from riftwright.effects.plays import PlayOneFromTheTop
from riftwright.effects.restrictions import ForTheTurn, NothingReadies, OpponentsPlayUnitsAtHome
from riftwright.effects.subjects import (
    IT,
    ME,
    THIS,
    YOU,
    Item,
    Them,
    target,
    up_to,
)
from riftwright.effects.triggers import AtStart, WhenIAttack, WhenIHold, WhenPlayed
from riftwright.rules.turn import T_ENDING


def _en_garde() -> tuple[Effect, ...]:
    unit_ = target(FRIENDLY_UNITS)
    return give(1, unit_), If(OnlyYours(Them(unit_)), (give(1, Them(unit_)),))


def _block() -> tuple[Effect, ...]:
    unit_ = target(UNITS)
    return give_keyword(SHIELD, unit_, 3), give_keyword(TANK, Them(unit_))


def _last_stand() -> tuple[Effect, ...]:
    unit_ = target(FRIENDLY_UNITS)
    return Double(unit_), GiveKeyword(TEMPORARY, 1, Them(unit_), until=WHILE_THERE)


CARDS: Final = (
    spell("Reinforce", "OGN-062", C, energy=5, rarity=UNCOMMON, effect=[PlayOneFromTheTop(5, UNIT, less=5)]),
    unit(
        "Caitlyn, Patrolling",
        "OGN-068",
        C,
        energy=3,
        power=1,
        might=3,
        tags=["Caitlyn", "Piltover"],
        champion="Caitlyn",
        codes=["PR-068a"],
        rarity=RARE,
        abilities=[
            passive(AssignedLast()),
            use(cost(0, ExhaustThis()), deal(MightOf(ME), target(UNITS_AT_BATTLEFIELDS)), condition=AtBattlefield()),
        ],
    ),
    spell("Last Stand", "OGN-069", C, energy=3, power=1, action=True, rarity=RARE, effect=_last_stand()),
    spell("Charm", "OGN-043", C, energy=1, power=1, rarity=COMMON, effect=[move(target(ENEMY_UNITS))]),
    unit(
        "Clockwork Keeper",
        "OGN-044",
        C,
        energy=2,
        might=2,
        tags=["Shurima"],
        rarity=COMMON,
        optional=[OptionalCost(cost(power=((C, 1),)))],
        abilities=[when(WhenPlayed(), draw(1), condition=Paid())],
    ),
    spell(
        "Defy",
        "OGN-045",
        C,
        energy=1,
        power=1,
        reaction=True,
        rarity=COMMON,
        effect=[Counter(Item(cost=CostAtMost(4, 1)))],
    ),
    spell("En Garde", "OGN-046", C, energy=1, reaction=True, rarity=COMMON, effect=_en_garde()),
    spell(
        "Find Your Center",
        "OGN-047",
        C,
        energy=3,
        action=True,
        rarity=COMMON,
        abilities=[passive(CostsLess(2), ScoreWithin(3))],
        effect=[draw(1), channel(1, exhausted=True)],
    ),
    spell(
        "Meditation",
        "OGN-048",
        C,
        energy=2,
        reaction=True,
        rarity=COMMON,
        optional=[OptionalCost(cost(0, ExhaustOne(FRIENDLY_UNITS)))],
        effect=[draw(IfPaid(2, 1))],
    ),
    spell("Rune Prison", "OGN-050", C, energy=2, power=1, action=True, rarity=COMMON, effect=[Stun(target(UNITS))]),
    unit(
        "Stalwart Poro",
        "OGN-052",
        C,
        energy=2,
        might=2,
        tags=["Poro"],
        codes=["OPP-052"],
        rarity=COMMON,
        keywords=[SHIELD],
    ),
    unit(
        "Wielder of Water",
        "OGN-055",
        C,
        energy=3,
        might=2,
        tags=["Ionia"],
        codes=["OPP-055"],
        rarity=COMMON,
        abilities=[passive(IHaveMight(2), FightingAlone())],
    ),
    spell(
        "Stand United",
        "OGN-053",
        C,
        energy=3,
        hidden=True,
        action=True,
        rarity=COMMON,
        effect=[Buff(target(FRIENDLY_UNITS)), ForTheTurn(passive(BuffsGiveMore(1)))],
    ),
    spell("Block", "OGN-057", C, energy=2, action=True, hidden=True, rarity=UNCOMMON, effect=_block()),
    spell(
        "Discipline",
        "OGN-058",
        C,
        energy=2,
        reaction=True,
        codes=["OPP-058"],
        rarity=UNCOMMON,
        effect=[give(2, target(UNITS)), draw(1)],
    ),
    unit(
        "Eclipse Herald",
        "OGN-059",
        C,
        energy=7,
        power=1,
        might=7,
        tags=["Bird", "Mount Targon"],
        rarity=UNCOMMON,
        abilities=[when(WhenYou(STUNNED_EVENT, ENEMY_UNITS), Ready(ME), give(1, ME))],
    ),
    spell("Wind Wall", "OGN-064", C, energy=3, power=2, reaction=True, rarity=UNCOMMON, effect=[Counter(Item())]),
    unit(
        "Ahri, Alluring",
        "OGN-066",
        C,
        energy=5,
        power=1,
        might=4,
        tags=["Ahri", "Ionia"],
        champion="Ahri",
        codes=["OGN-066a", "PR-066"],
        rarity=RARE,
        abilities=[when(WhenIHold(), GainPoints(Number(1), YOU))],
    ),
    unit(
        "Mageseeker Warden",
        "OGN-070",
        C,
        energy=6,
        power=1,
        might=5,
        tags=["Demacia"],
        rarity=RARE,
        abilities=[
            passive(OpponentsPlayUnitsAtHome(), AtBattlefield()),
            passive(NothingReadies(Those(PERMANENT, ENEMY)), AtBattlefield()),
        ],
    ),
    unit(
        "Sona, Harmonious",
        "OGN-073",
        C,
        energy=4,
        power=1,
        might=4,
        tags=["Sona", "Demacia"],
        champion="Sona",
        codes=["VEN-SP2"],
        rarity=RARE,
        abilities=[when(AtStart(T_ENDING), Ready(up_to(4, Those(RUNE, FRIENDLY))), condition=AtBattlefield())],
    ),
    unit(
        "Taric, Protector",
        "OGN-074",
        C,
        energy=4,
        power=1,
        might=4,
        tags=["Taric", "Mount Targon"],
        champion="Taric",
        rarity=RARE,
        keywords=[SHIELD, TANK],
        abilities=[passive(HaveKeyword(SHIELD, 1, Those(UNIT, FRIENDLY, HERE, other=True)))],
    ),
    unit(
        "Tasty Faefolk",
        "OGN-075",
        C,
        energy=7,
        might=6,
        tags=["Fae", "Bandle City"],
        rarity=RARE,
        keywords=[ACCELERATE],
        abilities=[deathknell(channel(2, exhausted=True), draw(1))],
    ),
    unit(
        "Yasuo, Remorseful",
        "OGN-076",
        C,
        energy=6,
        power=2,
        might=6,
        tags=["Yasuo", "Ionia"],
        champion="Yasuo",
        codes=["OGN-076a"],
        rarity=RARE,
        abilities=[when(WhenIAttack(), deal(MightOf(ME), target(Those(UNIT, ENEMY, HERE))))],
    ),
    gear(
        "Zhonya's Hourglass",
        "OGN-077",
        C,
        energy=2,
        rarity=RARE,
        keywords=[HIDDEN],
        abilities=[instead(WouldDie(FRIENDLY_UNITS), Kill(THIS), Heal(Them(IT, "that unit")), Exhaust(IT), Recall(IT))],
    ),
    spell(
        "Mystic Reversal",
        "OGN-080",
        C,
        energy=4,
        power=3,
        reaction=True,
        rarity=EPIC,
        effect=[TakeControlOfItem(Item(), anew=True)],
    ),
    gear(
        "Seal of Focus",
        "OGN-081",
        C,
        power=1,
        codes=["SFD-226"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(CALM, 1), reaction=True)],
    ),
)
