"""Origins, Chaos."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    X,
    gear,
    spell,
    unit,
)
from riftwright.core.events import DISCARDED
from riftwright.core.ids import (
    ALL_DOMAINS,
    BANISHMENT,
    CHAOS,
    FURY,
    GANKING,
    GEAR,
    HIDDEN,
    MAIN_DECK,
    MIND,
    ORDER,
    PERMANENT,
    SPELL,
    TANK,
    TEMPORARY,
    UNIT,
    VISION,
    WHILE_THERE,
)
from riftwright.core.nodes import REPLACEMENT, Ability, Effect
from riftwright.effects.amounts import CardsInTrash, Number
from riftwright.effects.blocks import If, YouMay
from riftwright.effects.build import channel, cost, deal, deathknell, draw, give, move, passive, reflexive, use, when
from riftwright.effects.choosing import EachKillsOne, EachMayReturnOne
from riftwright.effects.conditions import Did, MovedTimes
from riftwright.effects.control import TakeControl
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.deeds import WhenYou, WhenYouDiscardCards
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    AT_MY_BATTLEFIELD,
    ELSEWHERE,
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    IN_TRASH,
    UNITS_AT_BATTLEFIELDS,
    YOURS,
    FieldedUnlessGear,
    MightAtMost,
    Those,
)
from riftwright.effects.instructions import (
    Add,
    Discard,
    DiscardHand,
    GainPoints,
    Kill,
    Ready,
    ReturnToHand,
    Stun,
)
from riftwright.effects.locations import DealAround
from riftwright.effects.looking import MayBanishThisAsSeen, RevealTheTop, TheyDiscardRevealed
from riftwright.effects.might import GiveKeyword
from riftwright.effects.movement import MoveAlong, MoveToBase, PlayCard, Recall, SwapPlaces
from riftwright.effects.passives import CostsLess, TakesNoDamage
from riftwright.effects.plays import PlayThisFor
from riftwright.effects.replacing import AsImSeen
from riftwright.effects.restrictions import PlayedToOpenFields
from riftwright.effects.runes import DoByTopRune
from riftwright.effects.subjects import (
    EACH_PLAYER,
    ME,
    THIS,
    YOU,
    All,
    ChosenOpponent,
    Them,
    target,
)
from riftwright.effects.trash import from_trash
from riftwright.effects.triggers import (
    OneOf,
    WhenIAttack,
    WhenIDie,
    WhenIMove,
    WhenOneMovesFromHere,
    WhenPlayed,
    WhenThisLeaves,
    WhenYouPlay,
)


def _ride() -> tuple[Effect, ...]:
    unit_ = target(FRIENDLY_UNITS)
    return move(unit_), Ready(Them(unit_))


def _possess() -> tuple[Effect, ...]:
    unit_ = target(Those(UNIT, ENEMY, AT_BATTLEFIELD))
    return TakeControl(unit_), Recall(Them(unit_))


def _nocturne() -> Ability:
    for_any = cost(power=((ALL_DOMAINS, 1),))
    play = If(Did(), (YouMay((PlayThisFor(for_any, BANISHMENT),)),))
    return Ability(REPLACEMENT, (MayBanishThisAsSeen(), play), replace=AsImSeen(looked_at=True), zone=MAIN_DECK)


def _gamble() -> Effect:
    here = Those(UNIT, ENEMY, HERE)
    volley = DealAround(Number(2), target(here), Number(1), here)
    return DoByTopRune(
        (
            (FURY, reflexive(volley)),
            (MIND, reflexive(draw(1))),
            (ORDER, reflexive(Stun(target(ENEMY_UNITS)))),
        )
    )


_TRASHED: Final = Those(UNIT, where=IN_TRASH)
_PACKED: Final = Those(PERMANENT, FRIENDLY, other=True, facedown=True)

CARDS: Final = (
    unit(
        "Cemetery Attendant",
        "OGN-165",
        X,
        energy=3,
        power=1,
        might=3,
        tags=["Dog", "Shadow Isles"],
        rarity=COMMON,
        abilities=[when(WhenPlayed(), ReturnToHand(target(_TRASHED)))],
    ),
    unit(
        "Ember Monk",
        "OGN-167",
        X,
        energy=4,
        might=4,
        tags=["Bandle City"],
        rarity=COMMON,
        abilities=[when(WhenYouPlay(PERMANENT | SPELL, "a card", facedown=True), give(2, ME))],
    ),
    spell(
        "Fight or Flight",
        "OGN-168",
        X,
        energy=2,
        hidden=True,
        action=True,
        rarity=COMMON,
        effect=[MoveToBase(target(UNITS_AT_BATTLEFIELDS))],
    ),
    spell(
        "Gust",
        "OGN-169",
        X,
        energy=1,
        reaction=True,
        rarity=COMMON,
        effect=[ReturnToHand(target(Those(UNIT, where=AT_BATTLEFIELD, traits=(MightAtMost(3),))))],
    ),
    spell("Morbid Return", "OGN-170", X, energy=2, action=True, rarity=COMMON, effect=[ReturnToHand(target(_TRASHED))]),
    unit(
        "Mystic Poro",
        "OGN-171",
        X,
        energy=2,
        might=2,
        tags=["Poro"],
        codes=["UNL-224"],
        rarity=COMMON,
        keywords=[VISION],
    ),
    spell(
        "Rebuke",
        "OGN-172",
        X,
        energy=2,
        power=2,
        action=True,
        rarity=COMMON,
        effect=[ReturnToHand(target(UNITS_AT_BATTLEFIELDS))],
    ),
    spell("Ride The Wind", "OGN-173", X, energy=2, power=1, action=True, rarity=COMMON, effect=_ride()),
    unit(
        "Sai Scout",
        "OGN-174",
        X,
        energy=6,
        might=5,
        tags=["Shurima"],
        rarity=COMMON,
        keywords=[VISION],
        abilities=[passive(PlayedToOpenFields())],
    ),
    unit("Shipyard Skulker", "OGN-175", X, energy=3, might=3, tags=["Pirate", "Bilgewater"], rarity=COMMON),
    unit(
        "Sneaky Deckhand",
        "OGN-176",
        X,
        energy=3,
        might=2,
        tags=["Pirate", "Bilgewater"],
        rarity=COMMON,
        abilities=[passive(PlayedToOpenFields())],
    ),
    unit(
        "Stealthy Pursuer",
        "OGN-177",
        X,
        energy=4,
        power=1,
        might=4,
        tags=["Shurima"],
        codes=["OPP-177"],
        rarity=COMMON,
        abilities=[when(WhenOneMovesFromHere(FRIENDLY_UNITS, "my location"), MoveAlong(), may=True)],
    ),
    unit(
        "Undercover Agent",
        "OGN-178",
        X,
        energy=5,
        power=1,
        might=5,
        rarity=COMMON,
        abilities=[deathknell(Discard(2), draw(2))],
    ),
    spell(
        "Acceptable Losses",
        "OGN-179",
        X,
        energy=1,
        action=True,
        rarity=UNCOMMON,
        effect=[EachKillsOne(types=GEAR)],
    ),
    spell(
        "Fading Memories",
        "OGN-180",
        X,
        energy=4,
        power=1,
        rarity=UNCOMMON,
        effect=[
            GiveKeyword(TEMPORARY, 1, target(Those(PERMANENT, traits=(FieldedUnlessGear(),))), until=WHILE_THERE),
        ],
    ),
    gear(
        "Pack of Wonders",
        "OGN-181",
        X,
        energy=2,
        rarity=UNCOMMON,
        abilities=[use(cost(0, ExhaustThis()), ReturnToHand(target(_PACKED)))],
    ),
    gear(
        "Scrapheap",
        "OGN-182",
        X,
        energy=2,
        rarity=UNCOMMON,
        abilities=[
            when(OneOf(WhenPlayed("this"), WhenIDie("this is killed")), draw(1)),
            from_trash(WhenYou(DISCARDED, word="this"), draw(1)),
        ],
    ),
    spell(
        "Stacked Deck",
        "OGN-183",
        X,
        energy=1,
        action=True,
        codes=["OPP-183"],
        rarity=UNCOMMON,
        effect=[RevealTheTop(3, take=True, look=True)],
    ),
    gear(
        "The Syren",
        "OGN-184",
        X,
        energy=2,
        rarity=UNCOMMON,
        abilities=[use(cost(1, ExhaustThis()), MoveToBase(target(Those(UNIT, FRIENDLY, AT_BATTLEFIELD))))],
    ),
    unit(
        "Traveling Merchant",
        "OGN-185",
        X,
        energy=2,
        might=2,
        tags=["Bilgewater"],
        rarity=UNCOMMON,
        abilities=[when(WhenIMove(), Discard(1), draw(1))],
    ),
    gear(
        "Treasure Trove",
        "OGN-186",
        X,
        energy=2,
        rarity=UNCOMMON,
        abilities=[
            when(WhenThisLeaves(), draw(1), channel(1, exhausted=True)),
            use(cost(0, ExhaustThis(), power=((X, 1),)), Kill(THIS)),
        ],
    ),
    spell("Whirlwind", "OGN-187", X, energy=3, power=1, rarity=UNCOMMON, effect=[EachMayReturnOne()]),
    unit(
        "Zaunite Bouncer",
        "OGN-188",
        X,
        energy=4,
        power=2,
        might=2,
        tags=["Zaun"],
        rarity=UNCOMMON,
        abilities=[when(WhenPlayed(), ReturnToHand(target(Those(UNIT, where=AT_BATTLEFIELD, other=True))))],
    ),
    unit(
        "Kayn, Unleashed",
        "OGN-189",
        X,
        energy=6,
        power=1,
        might=6,
        tags=["Kayn", "Ionia"],
        champion="Kayn",
        rarity=RARE,
        keywords=[GANKING],
        abilities=[passive(TakesNoDamage(), MovedTimes(2))],
    ),
    unit(
        "Kog'Maw, Caustic",
        "OGN-190",
        X,
        energy=3,
        power=1,
        might=1,
        tags=["Kog'Maw", "The Void"],
        champion="Kog'Maw",
        rarity=RARE,
        abilities=[deathknell(deal(4, All(Those(UNIT, where=AT_MY_BATTLEFIELD))))],
    ),
    unit(
        "Maddened Marauder",
        "OGN-191",
        X,
        energy=5,
        might=4,
        tags=["Pirate", "Bilgewater"],
        rarity=RARE,
        keywords=[TANK],
        abilities=[when(WhenPlayed(), MoveToBase(target(UNITS_AT_BATTLEFIELDS)))],
    ),
    unit(
        "Mindsplitter",
        "OGN-192",
        X,
        energy=7,
        power=2,
        might=7,
        tags=["Dragon", "Mount Targon"],
        rarity=RARE,
        abilities=[when(WhenPlayed(), TheyDiscardRevealed(ChosenOpponent()))],
    ),
    unit(
        "Miss Fortune, Buccaneer",
        "OGN-193",
        X,
        energy=4,
        power=1,
        might=4,
        tags=["Pirate", "Miss Fortune", "Bilgewater"],
        champion="Miss Fortune",
        codes=["OGN-193a", "OPP-193"],
        rarity=RARE,
        abilities=[passive(PlayedToOpenFields()), passive(PlayedToOpenFields(friendly=True))],
    ),
    unit(
        "Nocturne, Horrifying",
        "OGN-194",
        X,
        energy=4,
        power=1,
        might=4,
        tags=["Nocturne"],
        champion="Nocturne",
        rarity=RARE,
        keywords=[GANKING],
        abilities=[_nocturne()],
    ),
    unit(
        "Rhasa the Sunderer",
        "OGN-195",
        X,
        energy=10,
        power=1,
        might=6,
        tags=["Spirit", "Shadow Isles"],
        rarity=RARE,
        abilities=[passive(CostsLess(1, "I cost", CardsInTrash()))],
    ),
    unit(
        "Soulgorger",
        "OGN-196",
        X,
        energy=8,
        power=2,
        might=5,
        tags=["Spirit", "Shadow Isles"],
        rarity=RARE,
        abilities=[when(WhenPlayed(), PlayCard(target(_TRASHED), power=True), may=True)],
    ),
    unit(
        "Teemo, Scout",
        "OGN-197",
        X,
        energy=2,
        might=1,
        tags=["Yordle", "Teemo", "Bandle City"],
        champion="Teemo",
        codes=["OGN-197a", "PR-197", "OPP-197b"],
        rarity=RARE,
        keywords=[HIDDEN],
        abilities=[when(WhenPlayed(), give(3, ME))],
    ),
    spell(
        "The Harrowing",
        "OGN-198",
        X,
        energy=6,
        power=2,
        rarity=RARE,
        effect=[PlayCard(target(_TRASHED), power=True)],
    ),
    unit(
        "Tideturner",
        "OGN-199",
        X,
        energy=2,
        might=2,
        tags=["Bilgewater"],
        rarity=RARE,
        keywords=[HIDDEN],
        abilities=[when(WhenPlayed(), SwapPlaces(target(Those(UNIT, YOURS, ELSEWHERE))), may=True)],
    ),
    unit(
        "Twisted Fate, Gambler",
        "OGN-200",
        X,
        energy=4,
        might=4,
        tags=["Twisted Fate", "Bilgewater"],
        champion="Twisted Fate",
        rarity=RARE,
        abilities=[when(WhenIAttack(), _gamble())],
    ),
    spell(
        "Invert Timelines",
        "OGN-201",
        X,
        energy=3,
        power=1,
        rarity=EPIC,
        effect=[DiscardHand(EACH_PLAYER, then_draw=4)],
    ),
    unit(
        "Jinx, Rebel",
        "OGN-202",
        X,
        energy=5,
        power=1,
        might=5,
        tags=["Jinx", "Zaun"],
        champion="Jinx",
        codes=["OGN-202a", "OPP-202", "PR-202"],
        rarity=EPIC,
        abilities=[when(WhenYouDiscardCards(), Ready(ME), give(1, ME))],
    ),
    spell("Possession", "OGN-203", X, energy=8, power=3, action=True, rarity=EPIC, effect=_possess()),
    gear(
        "Seal of Discord",
        "OGN-204",
        X,
        power=1,
        codes=["SFD-234"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(CHAOS, 1), reaction=True)],
    ),
    unit(
        "Yasuo, Windrider",
        "OGN-205",
        X,
        energy=5,
        power=1,
        might=4,
        tags=["Yasuo", "Ionia"],
        champion="Yasuo",
        codes=["OGN-205a", "SFD-235", "SFD-235*"],
        rarity=EPIC,
        keywords=[GANKING],
        abilities=[when(WhenIMove(nth=3), GainPoints(Number(1), YOU))],
    ),
)
