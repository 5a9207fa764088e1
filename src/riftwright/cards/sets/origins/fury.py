"""Origins, Fury."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, F, gear, spell, unit
from riftwright.core.events import DISCARDED
from riftwright.core.ids import ACCELERATE, ASSAULT, DEFLECT, FURY, GANKING, GEAR, PERMANENT, SPELL, UNIT
from riftwright.core.nodes import Effect, OptionalCost
from riftwright.effects.amounts import HighestMight, Number
from riftwright.effects.blocks import If, Later, LaterForThis
from riftwright.effects.build import (
    cost,
    deal,
    delayed,
    delayed_instead,
    draw,
    give,
    give_keyword,
    instead,
    legion,
    passive,
    use,
    when,
)
from riftwright.effects.choosing import DiscardOne
from riftwright.effects.conditions import Legion, OpponentControlsBattlefield, Paid
from riftwright.effects.costs import ExhaustThis, RecycleFromTrash
from riftwright.effects.deeds import WhenYou, WhenYouKillWithASpell
from riftwright.effects.entering import AsYouPlayMe, EnterExhausted, EnterReady
from riftwright.effects.filters import (
    ENEMY,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    UNITS_YOU_CONTROL,
    Those,
)
from riftwright.effects.instructions import Add, Exhaust, Heal, Kill, Ready, ReturnToHand
from riftwright.effects.movement import Recall
from riftwright.effects.passives import CostsLess, CostsLessDownTo, HaveKeyword
from riftwright.effects.plays import PlayOneOfTheirTops, PlayThis
from riftwright.effects.protection import ItWouldDie
from riftwright.effects.restrictions import (
    CannotPlay,
    ForTheTurn,
    NextSpellDealsMore,
    NextUnitEntersReady,
    OpponentsKeepFacedown,
)
from riftwright.effects.splitting import split
from riftwright.effects.subjects import IT, ME, OPPONENTS, All, target
from riftwright.effects.trash import from_trash
from riftwright.effects.triggers import (
    WhenIAttack,
    WhenIConquer,
    WhenPlayed,
    WhenThisKills,
    WhenYouPlay,
)


def _armory() -> Effect:
    saved = (Heal(IT), Exhaust(IT), Recall(IT))
    save = delayed_instead(ItWouldDie(next_time=True), *saved, may=True, cost=cost(power=((F, 1),)))
    return Later(save, target(FRIENDLY_UNITS))


CARDS: Final = (
    spell(
        "Cleave",
        "OGN-004",
        F,
        energy=1,
        action=True,
        rarity=COMMON,
        effect=[give_keyword(ASSAULT, target(UNITS), 3)],
    ),
    unit(
        "Brazen Buccaneer",
        "OGN-002",
        F,
        energy=6,
        might=5,
        tags=["Pirate", "Bilgewater"],
        rarity=COMMON,
        optional=[OptionalCost(cost(0, DiscardOne()))],
        abilities=[passive(CostsLessDownTo(Number(2), 0, "I cost"), Paid())],
    ),
    spell(
        "Disintegrate",
        "OGN-005",
        F,
        energy=4,
        action=True,
        rarity=COMMON,
        effect=[deal(3, target(UNITS_AT_BATTLEFIELDS)), LaterForThis(delayed(WhenThisKills(), draw(1)))],
    ),
    unit(
        "Flame Chompers",
        "OGN-006",
        F,
        energy=3,
        might=3,
        tags=["Zaun"],
        rarity=COMMON,
        abilities=[from_trash(WhenYou(DISCARDED), PlayThis(), may=True, cost=cost(power=((F, 1),)))],
    ),
    spell(
        "Hextech Ray",
        "OGN-009",
        F,
        energy=1,
        power=1,
        action=True,
        rarity=COMMON,
        effect=[deal(3, target(UNITS_AT_BATTLEFIELDS))],
    ),
    unit(
        "Legion Rearguard",
        "OGN-010",
        F,
        energy=2,
        might=2,
        tags=["Trifarian", "Noxus"],
        rarity=COMMON,
        keywords=[ACCELERATE],
    ),
    unit(
        "Noxus Hopeful",
        "OGN-012",
        F,
        energy=4,
        might=4,
        tags=["Trifarian", "Noxus"],
        rarity=COMMON,
        abilities=[legion(CostsLess(2, "I cost"))],
    ),
    unit(
        "Pouty Poro",
        "OGN-013",
        F,
        energy=2,
        might=2,
        tags=["Poro"],
        codes=["OPP-013", "UNL-220"],
        rarity=COMMON,
        keywords=[DEFLECT],
    ),
    spell(
        "Sky Splitter",
        "OGN-014",
        F,
        energy=8,
        power=1,
        action=True,
        rarity=COMMON,
        effect=[deal(5, target(UNITS_AT_BATTLEFIELDS))],
        abilities=[passive(CostsLess(1, each=HighestMight(UNITS_YOU_CONTROL)))],
    ),
    unit(
        "Captain Farron",
        "OGN-015",
        F,
        energy=4,
        power=1,
        might=5,
        tags=["Trifarian", "Noxus"],
        rarity=UNCOMMON,
        abilities=[passive(HaveKeyword(ASSAULT, 1, Those(UNIT, FRIENDLY, HERE, other=True)))],
    ),
    gear(
        "Iron Ballista",
        "OGN-017",
        F,
        energy=3,
        rarity=UNCOMMON,
        abilities=[
            instead(AsYouPlayMe("this"), EnterExhausted()),
            use(cost(0, ExhaustThis()), deal(2, target(UNITS_AT_BATTLEFIELDS))),
        ],
    ),
    unit(
        "Noxus Saboteur",
        "OGN-018",
        F,
        energy=3,
        might=3,
        tags=["Trifarian", "Noxus"],
        rarity=UNCOMMON,
        abilities=[passive(OpponentsKeepFacedown())],
    ),
    gear(
        "Sun Disc",
        "OGN-021",
        F,
        energy=2,
        power=1,
        rarity=UNCOMMON,
        abilities=[
            use(
                cost(0, ExhaustThis()),
                If(Legion(any_card=True), (ForTheTurn(passive(NextUnitEntersReady()), once=True),)),
            )
        ],
    ),
    spell(
        "Thermo Beam", "OGN-022", F, energy=5, power=2, action=True, rarity=UNCOMMON, effect=[Kill(All(Those(GEAR)))]
    ),
    gear(
        "Unlicensed Armory",
        "OGN-023",
        F,
        energy=2,
        rarity=UNCOMMON,
        abilities=[use(cost(0, DiscardOne(), ExhaustThis()), _armory())],
    ),
    spell(
        "Void Seeker",
        "OGN-024",
        F,
        energy=3,
        power=1,
        action=True,
        codes=["OPP-024"],
        rarity=UNCOMMON,
        effect=[deal(4, target(UNITS_AT_BATTLEFIELDS)), draw(1)],
    ),
    spell(
        "Blind Fury",
        "OGN-025",
        F,
        energy=4,
        power=2,
        action=True,
        rarity=RARE,
        effect=[PlayOneOfTheirTops()],
    ),
    unit(
        "Brynhir Thundersong",
        "OGN-026",
        F,
        energy=6,
        might=5,
        tags=["Freljord"],
        rarity=RARE,
        abilities=[when(WhenPlayed(), ForTheTurn(passive(CannotPlay()), OPPONENTS))],
    ),
    unit(
        "Darius, Trifarian",
        "OGN-027",
        F,
        energy=5,
        power=1,
        might=5,
        tags=["Trifarian", "Darius", "Noxus"],
        champion="Darius",
        codes=["OGN-027a"],
        rarity=RARE,
        abilities=[when(WhenYouPlay(PERMANENT | SPELL, "a card", nth=2), give(2, ME), Ready(ME))],
    ),
    spell(
        "Falling Star",
        "OGN-029",
        F,
        energy=2,
        power=2,
        rarity=RARE,
        effect=[deal(3, target(UNITS)), deal(3, target(UNITS))],
    ),
    gear(
        "Ravenborn Tome",
        "OGN-032",
        F,
        energy=3,
        rarity=RARE,
        abilities=[use(cost(0, ExhaustThis()), ForTheTurn(passive(NextSpellDealsMore(1))))],
    ),
    unit(
        "Vayne, Hunter",
        "OGN-035",
        F,
        energy=4,
        power=1,
        might=2,
        tags=["Vayne", "Demacia"],
        champion="Vayne",
        codes=["SFD-223", "SFD-223*"],
        rarity=RARE,
        keywords=[(ASSAULT, 3)],
        abilities=[
            instead(AsYouPlayMe(), EnterReady(), condition=OpponentControlsBattlefield()),
            when(WhenIConquer(), ReturnToHand(ME), may=True, cost=cost(1)),
        ],
    ),
    unit(
        "Vi, Destructive",
        "OGN-036",
        F,
        energy=2,
        power=1,
        might=3,
        tags=["Vi", "Piltover"],
        champion="Vi",
        codes=["VEN-167", "PR-036a"],
        rarity=RARE,
        keywords=[GANKING],
        abilities=[use(cost(0, RecycleFromTrash(1)), give(1, ME))],
    ),
    unit(
        "Immortal Phoenix",
        "OGN-037",
        F,
        energy=3,
        power=1,
        might=3,
        tags=["Spirit"],
        rarity=EPIC,
        keywords=[(ASSAULT, 2)],
        abilities=[from_trash(WhenYouKillWithASpell(), PlayThis(), may=True, cost=cost(1, power=((F, 1),)))],
    ),
    unit(
        "Kai'Sa, Survivor",
        "OGN-039",
        F,
        energy=4,
        might=4,
        tags=["Kai'Sa", "The Void"],
        champion="Kai'Sa",
        codes=["OGN-039a", "VEN-SP1"],
        rarity=EPIC,
        keywords=[ACCELERATE],
        abilities=[when(WhenIConquer(), draw(1))],
    ),
    gear(
        "Seal of Rage",
        "OGN-040",
        F,
        power=1,
        codes=["SFD-222"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(FURY, 1), reaction=True)],
    ),
    unit(
        "Volibear, Furious",
        "OGN-041",
        F,
        energy=10,
        power=2,
        might=9,
        tags=["Volibear", "Freljord"],
        champion="Volibear",
        codes=["OGN-041a"],
        rarity=EPIC,
        keywords=[(DEFLECT, 2)],
        abilities=[when(WhenIAttack(), split(Number(5), Those(UNIT, ENEMY, HERE)))],
    ),
)
