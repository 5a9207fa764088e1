"""Origins: legends, cards of two domains, battlefields, runes."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    B,
    C,
    F,
    M,
    O,
    X,
    battlefield,
    legend,
    rune,
    spell,
)
from riftwright.core.events import CONQUERED
from riftwright.core.ids import (
    ALL_DOMAINS,
    ANY,
    BODY,
    CALM,
    CHAOS,
    FOR_SPELLS,
    FURY,
    GANKING,
    MIND,
    ORDER,
    RUNE,
    TRASH,
    UNIT,
)
from riftwright.core.nodes import TRIGGERED, Ability, Effect
from riftwright.effects.activating import Activate
from riftwright.effects.amounts import MightOf, Number
from riftwright.effects.blocks import If, Later, LaterForAll
from riftwright.effects.build import (
    channel,
    cost,
    deal,
    delayed,
    draw,
    give,
    instead,
    move,
    passive,
    reflexive,
    use,
    when,
)
from riftwright.effects.champions import ReturnChampion
from riftwright.effects.choosing import Choose, DiscardOne, MustRecycleOne
from riftwright.effects.conditions import CardsInHand, Did, Legion, Unless
from riftwright.effects.costs import ExhaustThis, SpendABuff, SpendItsBuff
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    THERE,
    UNITS,
    UNITS_HERE,
    YOURS,
    Buffed,
    Mighty,
    NotIt,
    Those,
)
from riftwright.effects.groups import WithTotalMight
from riftwright.effects.instructions import Add, Buff, Deal, DealToEachOther, Exhaust, GainPoints, Heal, Kill, Ready
from riftwright.effects.movement import MoveToBase, Recall
from riftwright.effects.passives import HaveKeyword, HaveMight, HigherVictoryScore, MoreDamageHere, WouldDie
from riftwright.effects.plays import DoThis
from riftwright.effects.restrictions import NoWayHome, RoomForAnother
from riftwright.effects.subjects import BASE_AND_BACK, IT, ME, THAT_PLAYER, Chosen, Them, target, up_to
from riftwright.effects.trash import ReturnThisFromTrash
from riftwright.effects.triggers import (
    AtEachFirst,
    AtStart,
    NextTimeItTakesDamage,
    WhenChosenHere,
    WhenEnemyAttacksYours,
    WhenYouConquer,
    WhenYouPlay,
    when_you_conquer_here,
    when_you_defend_here,
    when_you_hold_here,
)
from riftwright.rules.turn import T_BEGINNING, T_ENDING


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
    legend(
        "Kai'Sa, Daughter of the Void",
        "OGN-247",
        F | M,
        champion="Kai'Sa",
        codes=["OGN-299", "OGN-299*", "OPP-247"],
        rarity=RARE,
        abilities=[use(cost(0, ExhaustThis()), Add(ANY, 1, FOR_SPELLS), reaction=True)],
    ),
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
    legend(
        "Volibear, Relentless Storm",
        "OGN-249",
        F | B,
        champion="Volibear",
        codes=["OGN-300", "OGN-300*", "OPP-249"],
        rarity=RARE,
        abilities=[
            when(
                WhenYouPlay(UNIT, "a [Mighty] unit", traits=(Mighty(),)),
                channel(1, exhausted=True),
                may=True,
                cost=cost(0, ExhaustThis()),
            )
        ],
    ),
    legend(
        "Jinx, Loose Cannon",
        "OGN-251",
        F | X,
        champion="Jinx",
        codes=["OGN-301", "OGN-301*", "OPP-251"],
        rarity=RARE,
        abilities=[when(AtStart(T_BEGINNING), If(CardsInHand(0, 1), (draw(1),)))],
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
    legend(
        "Ahri, Nine-Tailed Fox",
        "OGN-255",
        C | M,
        champion="Ahri",
        codes=["OGN-303", "OGN-303*", "OPP-255"],
        rarity=RARE,
        abilities=[when(WhenEnemyAttacksYours(), give(-1, IT, least=1))],
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
    legend(
        "Yasuo, Unforgiven",
        "OGN-259",
        C | X,
        champion="Yasuo",
        codes=["OGN-305", "OGN-305*", "OPP-259"],
        rarity=RARE,
        abilities=[use(cost(2, ExhaustThis()), move(target(FRIENDLY_UNITS), BASE_AND_BACK))],
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
    legend(
        "Sett, The Boss",
        "OGN-269",
        B | O,
        champion="Sett",
        codes=["OGN-310", "OGN-310*", "OPP-269"],
        rarity=RARE,
        abilities=[
            instead(
                WouldDie(Those(UNIT, YOURS, traits=(Buffed(),))),
                Heal(IT),
                Exhaust(IT),
                Recall(IT),
                may=True,
                cost=cost(0, ExhaustThis(), SpendItsBuff(), power=((ALL_DOMAINS, 1),)),
            ),
            when(WhenYouConquer(), Ready(ME)),
        ],
    ),
    battlefield(
        "Aspirant's Climb",
        "OGN-276",
        codes=["PR-276a"],
        rarity=UNCOMMON,
        banned="2026-09-18",
        abilities=[passive(HigherVictoryScore(1))],
    ),
    battlefield(
        "Bandle Tree",
        "OGN-278",
        rarity=UNCOMMON,
        codes=["PR-278a"],
        abilities=[passive(RoomForAnother())],
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
        "Reaver's Row",
        "OGN-285",
        rarity=UNCOMMON,
        banned="2026-09-18",
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
        banned="2026-09-18",
        abilities=[when(AtEachFirst(), GainPoints(Number(1), THAT_PLAYER))],
    ),
    battlefield(
        "The Dreaming Tree",
        "OGN-292",
        rarity=UNCOMMON,
        banned="2026-09-18",
        abilities=[when(WhenChosenHere(), draw(1, THAT_PLAYER), limit=1)],
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
)
