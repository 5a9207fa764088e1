"""Origins, Mind."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    M,
    gear,
    spell,
    unit,
)
from riftwright.cards.tokens import SPRITE
from riftwright.core.ids import (
    ACCELERATE,
    DEATHKNELL,
    ENERGY,
    GANKING,
    GEAR,
    HIDDEN,
    LEGEND,
    MAIN_DECK,
    MIND,
    PERMANENT,
    RUNE,
    SPELL,
    TANK,
    THIS_TURN,
    UNIT,
    VISION,
)
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import CardsInTrash, MightOf
from riftwright.effects.build import cost, deal, deathknell, draw, give, owner_channels, passive, use, when
from riftwright.effects.choosing import Choose
from riftwright.effects.conditions import AtBattlefield
from riftwright.effects.costs import ExhaustThis, RecycleFromTrash
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    IN_TRASH,
    OTHER_FRIENDLY_UNITS,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    YOURS,
    CostBelowPoints,
    HasKeyword,
    Those,
)
from riftwright.effects.instructions import Add, BanishThis, Exhaust, ExtraTurn, Ready, RecycleFrom, ReturnToHand
from riftwright.effects.lending import IHaveExhaustAbilities
from riftwright.effects.looking import DealForRevealed
from riftwright.effects.might import RaiseTo
from riftwright.effects.movement import PlayCard, PlayToken
from riftwright.effects.passives import HaveKeyword, MyMightGrows, YourSpellsCostLess
from riftwright.effects.plays import FREE, BanishAndReplay, EachPlaysFromTheTop, PlayFromHand
from riftwright.effects.subjects import (
    ME,
    All,
    Them,
    another,
    target,
    up_to,
)
from riftwright.effects.trash import RecycleTheFallen
from riftwright.effects.triggers import (
    AtStart,
    WhenAFriendDiesFirst,
    WhenIAttack,
    WhenIConquer,
    WhenIDefend,
    WhenIDie,
    WhenPlayed,
    WhenYouPlay,
)
from riftwright.rules.turn import T_BEGINNING


def _retreat() -> tuple[Effect, ...]:
    unit_ = target(FRIENDLY_UNITS)
    return ReturnToHand(unit_), owner_channels(1, unit_)


def _converge() -> tuple[Effect, ...]:
    unit_ = target(FRIENDLY_UNITS)
    other = another(unit_, FRIENDLY_UNITS)
    raised = RaiseTo(MightOf(Them(other), "the second one's"), Them(unit_, "the first one"), until=THIS_TURN)
    return Choose(unit_), Choose(other), raised


CARDS: Final = (
    unit(
        "Eager Apprentice",
        "OGN-084",
        M,
        energy=3,
        might=3,
        tags=["Piltover"],
        rarity=COMMON,
        abilities=[passive(YourSpellsCostLess(1, least=1), AtBattlefield())],
    ),
    unit(
        "Gemcraft Seer",
        "OGN-100",
        M,
        energy=3,
        power=1,
        might=3,
        tags=["Mount Targon"],
        rarity=UNCOMMON,
        keywords=[VISION],
        abilities=[passive(HaveKeyword(VISION, 1, OTHER_FRIENDLY_UNITS))],
    ),
    spell(
        "Consult the Past",
        "OGN-083",
        M,
        energy=4,
        hidden=True,
        reaction=True,
        codes=["OPP-083"],
        rarity=COMMON,
        effect=[draw(2)],
    ),
    unit(
        "Lecturing Yordle",
        "OGN-087",
        M,
        energy=3,
        might=2,
        tags=["Yordle", "Bandle City"],
        rarity=COMMON,
        keywords=[TANK],
        abilities=[when(WhenPlayed(), draw(1))],
    ),
    unit(
        "Riptide Rex",
        "OGN-092",
        M,
        energy=6,
        power=2,
        might=6,
        tags=["Pirate", "Bilgewater"],
        codes=["OPP-092"],
        rarity=COMMON,
        abilities=[when(WhenPlayed(), deal(6, target(Those(UNIT, ENEMY, AT_BATTLEFIELD))))],
    ),
    spell(
        "Sprite Call",
        "OGN-094",
        M,
        energy=3,
        hidden=True,
        action=True,
        rarity=COMMON,
        effect=[PlayToken(SPRITE, here=False, ready=True)],
    ),
    spell(
        "Stupefy",
        "OGN-095",
        M,
        energy=1,
        reaction=True,
        rarity=COMMON,
        effect=[give(-1, target(UNITS), least=1), draw(1)],
    ),
    unit(
        "Watchful Sentry",
        "OGN-096",
        M,
        energy=2,
        might=1,
        tags=["Freljord"],
        rarity=COMMON,
        abilities=[deathknell(draw(1))],
    ),
    unit(
        "Blastcone Fae",
        "OGN-097",
        M,
        energy=2,
        power=1,
        might=2,
        tags=["Fae", "Bandle City"],
        rarity=UNCOMMON,
        keywords=[HIDDEN],
        abilities=[when(WhenPlayed(), give(-2, target(UNITS), least=1))],
    ),
    gear(
        "Energy Conduit",
        "OGN-098",
        M,
        energy=3,
        rarity=UNCOMMON,
        abilities=[use(cost(0, ExhaustThis()), Add(ENERGY, 1), reaction=True)],
    ),
    gear(
        "Garbage Grabber",
        "OGN-099",
        M,
        energy=2,
        rarity=UNCOMMON,
        abilities=[use(cost(1, RecycleFromTrash(3), ExhaustThis()), draw(1))],
    ),
    spell(
        "Portal Rescue",
        "OGN-102",
        M,
        energy=3,
        power=1,
        action=True,
        rarity=UNCOMMON,
        effect=[BanishAndReplay(target(FRIENDLY_UNITS), home=True)],
    ),
    unit(
        "Ravenbloom Student",
        "OGN-103",
        M,
        energy=2,
        might=2,
        tags=["Noxus"],
        codes=["OPP-103"],
        rarity=UNCOMMON,
        abilities=[when(WhenYouPlay(SPELL, "a spell"), give(1, ME))],
    ),
    spell(
        "Smoke Screen",
        "OGN-093",
        M,
        energy=2,
        power=1,
        reaction=True,
        rarity=COMMON,
        effect=[give(-4, target(UNITS), least=1)],
    ),
    spell("Retreat", "OGN-104", M, energy=1, reaction=True, rarity=UNCOMMON, effect=_retreat()),
    spell("Singularity", "OGN-105", M, energy=6, power=2, rarity=UNCOMMON, effect=[deal(6, up_to(2, UNITS))]),
    unit(
        "Sprite Mother",
        "OGN-106",
        M,
        energy=4,
        power=1,
        might=3,
        tags=["Fae"],
        rarity=UNCOMMON,
        abilities=[when(WhenPlayed(), PlayToken(SPRITE, here=True, ready=True))],
    ),
    unit(
        "Ava Achiever",
        "OGN-107",
        M,
        energy=5,
        might=4,
        tags=["Yordle"],
        rarity=RARE,
        abilities=[
            when(
                WhenIAttack(),
                PlayFromHand(PERMANENT | SPELL, here=True, traits=(HasKeyword(HIDDEN),), ignoring=FREE),
                may=True,
                cost=cost(power=((M, 1),)),
            )
        ],
    ),
    spell("Convergent Mutation", "OGN-108", M, energy=2, power=1, reaction=True, rarity=RARE, effect=_converge()),
    unit(
        "Dr. Mundo, Expert",
        "OGN-109",
        M,
        energy=8,
        power=2,
        might=6,
        tags=["Dr. Mundo", "Zaun"],
        champion="Dr. Mundo",
        rarity=RARE,
        abilities=[passive(MyMightGrows(CardsInTrash())), when(AtStart(T_BEGINNING), RecycleFrom(3))],
    ),
    unit(
        "Ekko, Recurrent",
        "OGN-110",
        M,
        energy=5,
        power=1,
        might=5,
        tags=["Ekko", "Zaun"],
        champion="Ekko",
        rarity=RARE,
        banned="2026-09-18",
        keywords=[ACCELERATE],
        abilities=[
            when(
                WhenIDie(),
                Ready(All(Those(RUNE, YOURS), "your runes")),
                cost=cost(0, RecycleTheFallen()),
                keyword=DEATHKNELL,
            )
        ],
    ),
    unit(
        "Heimerdinger, Inventor",
        "OGN-111",
        M,
        energy=3,
        power=1,
        might=3,
        tags=["Yordle", "Heimerdinger", "Piltover"],
        champion="Heimerdinger",
        codes=["JDG-111", "PR-111a"],
        rarity=RARE,
        abilities=[
            passive(IHaveExhaustAbilities(Those(LEGEND | UNIT | GEAR, FRIENDLY), "friendly legends, units and gear"))
        ],
    ),
    unit(
        "Kai'Sa, Evolutionary",
        "OGN-112",
        M,
        energy=6,
        power=1,
        might=6,
        tags=["Kai'Sa", "The Void"],
        champion="Kai'Sa",
        codes=["OGN-112a"],
        rarity=RARE,
        keywords=[GANKING],
        abilities=[
            when(
                WhenIConquer(),
                PlayCard(target(Those(SPELL, where=IN_TRASH, traits=(CostBelowPoints(),))), power=True, then=MAIN_DECK),
                may=True,
            )
        ],
    ),
    spell(
        "Promising Future",
        "OGN-115",
        M,
        energy=5,
        power=1,
        rarity=RARE,
        effect=[EachPlaysFromTheTop(5)],
    ),
    unit(
        "Thousand-Tailed Watcher",
        "OGN-116",
        M,
        energy=7,
        power=1,
        might=7,
        tags=["Ionia"],
        rarity=RARE,
        keywords=[ACCELERATE],
        abilities=[when(WhenPlayed(), give(-3, All(ENEMY_UNITS, "enemy units"), least=1))],
    ),
    unit(
        "Wraith of Echoes",
        "OGN-118",
        M,
        energy=6,
        power=1,
        might=5,
        tags=["Spirit", "Shadow Isles"],
        rarity=RARE,
        abilities=[when(WhenAFriendDiesFirst(other=True), draw(1), limit=1)],
    ),
    gear(
        "Seal of Insight",
        "OGN-120",
        M,
        power=1,
        codes=["SFD-229"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(MIND, 1), reaction=True)],
    ),
    spell("Time Warp", "OGN-122", M, energy=10, power=4, rarity=EPIC, effect=[ExtraTurn(), BanishThis()]),
    unit(
        "Teemo, Strategist",
        "OGN-121",
        M,
        energy=2,
        power=1,
        might=2,
        tags=["Yordle", "Teemo", "Bandle City"],
        champion="Teemo",
        codes=["OGN-121a", "SFD-230", "SFD-230*"],
        rarity=EPIC,
        keywords=[HIDDEN],
        abilities=[when(WhenIDefend(), DealForRevealed(5, HIDDEN, target(Those(UNIT, ENEMY, HERE))))],
    ),
    spell(
        "Unchecked Power",
        "OGN-123",
        M,
        energy=7,
        power=2,
        rarity=EPIC,
        effect=[Exhaust(All(FRIENDLY_UNITS)), deal(12, All(UNITS_AT_BATTLEFIELDS))],
    ),
)
