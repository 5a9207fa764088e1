"""Spiritforged: legends, cards of two domains, battlefields."""

from typing import Final

from riftwright.cards.define import EPIC, RARE, UNCOMMON, B, C, F, M, O, X, battlefield, gear, legend, spell
from riftwright.cards.tokens import SAND_SOLDIER
from riftwright.core.ids import ALL_DOMAINS, GANKING, PERMANENT, QUICK_DRAW, SHIELD, TEMPORARY, UNIQUE, UNIT
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import CountOf
from riftwright.effects.blocks import Later
from riftwright.effects.build import cost, deal, delayed, draw, equip, passive, reflexive, when
from riftwright.effects.conditions import There
from riftwright.effects.control import LoseControl, TakeControl
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY_UNITS,
    HERE,
    UNITS,
    UNITS_YOU_CONTROL,
    YOUR_EQUIPMENT,
    YOURS,
    AmongPlayed,
    Mighty,
    Tagged,
    Those,
)
from riftwright.effects.instructions import BanishThis, Ready
from riftwright.effects.movement import PlayToken, Recall
from riftwright.effects.passives import HaveKeyword, NoScoringHere, YoursDealMore
from riftwright.effects.plays import BanishAndReplay, DoThis, PlayOneFromTheTop
from riftwright.effects.protection import PreventNext
from riftwright.effects.restrictions import NoUnitsPlayedHere
from riftwright.effects.subjects import IT, All, Them, target, up_to
from riftwright.effects.triggers import (
    AtStart,
    OneOf,
    WhenIAttack,
    WhenIDefend,
    WhenPlayed,
    WhenYouConquer,
    WhenYouWinACombat,
    when_you_conquer_here,
)
from riftwright.rules.turn import T_ENDING


def _take_over() -> tuple[Effect, ...]:
    unit = target(Those(UNIT, ENEMY, AT_BATTLEFIELD))
    give_back = delayed(AtStart(T_ENDING, any_players=True), LoseControl(IT), Recall(IT))
    return TakeControl(unit), Ready(Them(unit)), Later(give_back, Them(unit))


CARDS: Final = (
    legend(
        "Rumble, Mechanized Menace",
        "SFD-181",
        F | M,
        champion="Rumble",
        codes=["OPP-181", "SFD-240"],
        rarity=RARE,
        abilities=[passive(HaveKeyword(SHIELD, 1, Those(PERMANENT, YOURS, traits=(Tagged(("Mech",), "Mech"),))))],
    ),
    legend(
        "Draven, Glorious Executioner",
        "SFD-185",
        F | X,
        champion="Draven",
        codes=["OPP-185", "SFD-242"],
        rarity=RARE,
        abilities=[when(WhenYouWinACombat(), draw(1))],
    ),
    gear(
        "Spinning Axe",
        "SFD-186",
        F | X,
        energy=2,
        power=1,
        tags=["Draven", "Equipment"],
        signature="Draven",
        rarity=EPIC,
        keywords=[QUICK_DRAW, TEMPORARY],
        abilities=[equip(cost(power=((ALL_DOMAINS, 1),)))],
        might_bonus=3,
    ),
    legend(
        "Rek'Sai, Void Burrower",
        "SFD-187",
        F | O,
        champion="Rek'Sai",
        codes=["SFD-243", "OPP-187"],
        rarity=RARE,
        abilities=[
            when(WhenYouConquer(), PlayOneFromTheTop(2, reveal=True), may=True, cost=cost(0, ExhaustThis())),
        ],
    ),
    spell(
        "Void Rush",
        "SFD-188",
        F | O,
        energy=2,
        power=1,
        tags=["Rek'Sai"],
        signature="Rek'Sai",
        rarity=EPIC,
        effect=[PlayOneFromTheTop(2, less=2, reveal=True, drawn=True)],
    ),
    gear(
        "Forgefire Cape",
        "SFD-190",
        C | M,
        energy=4,
        power=2,
        tags=["Ornn", "Equipment"],
        signature="Ornn",
        rarity=EPIC,
        keywords=[UNIQUE],
        abilities=[equip(cost(power=((ALL_DOMAINS, 1),)))],
        might_bonus=3,
        effect=[when(OneOf(WhenIAttack(), WhenIDefend()), deal(2, All(Those(UNIT, ENEMY, HERE))))],
    ),
    gear(
        "Rabadon's Deathcrown",
        "SFD-191",
        C | M,
        energy=4,
        power=2,
        tags=["Ornn", "Equipment"],
        signature="Ornn",
        rarity=EPIC,
        keywords=[UNIQUE],
        abilities=[equip(cost(power=((ALL_DOMAINS, 1),)))],
        might_bonus=3,
        effect=[passive(YoursDealMore(3))],
    ),
    gear(
        "Shurelya's Requiem",
        "SFD-192",
        C | M,
        energy=4,
        power=2,
        tags=["Ornn", "Equipment"],
        signature="Ornn",
        rarity=EPIC,
        keywords=[UNIQUE],
        abilities=[
            equip(cost(power=((ALL_DOMAINS, 1),))),
            when(WhenPlayed("this"), Ready(All(UNITS_YOU_CONTROL))),
        ],
        might_bonus=2,
        effect=[passive(HaveKeyword(GANKING, 1, Those(UNIT, YOURS, HERE)))],
    ),
    spell(
        "Counter Strike",
        "SFD-194",
        C | B,
        energy=2,
        power=1,
        tags=["Jax"],
        signature="Jax",
        reaction=True,
        rarity=EPIC,
        effect=[PreventNext(target(UNITS)), draw(1)],
    ),
    spell(
        "Arise!",
        "SFD-198",
        C | O,
        energy=6,
        power=1,
        tags=["Azir"],
        signature="Azir",
        rarity=EPIC,
        effect=[
            PlayToken(SAND_SOLDIER, here=False, count=CountOf(YOUR_EQUIPMENT)),
            DoThis(reflexive(Ready(up_to(2, Those(UNIT, traits=(AmongPlayed(),)))))),
        ],
    ),
    spell(
        "Arcane Shift",
        "SFD-200",
        M | X,
        energy=3,
        power=1,
        tags=["Ezreal"],
        signature="Ezreal",
        action=True,
        rarity=EPIC,
        effect=[
            BanishAndReplay(target(FRIENDLY_UNITS), anywhere=True),
            deal(3, target(Those(UNIT, ENEMY, AT_BATTLEFIELD))),
            BanishThis(),
        ],
    ),
    spell(
        "Hostile Takeover",
        "SFD-202",
        M | O,
        energy=5,
        power=2,
        tags=["Renata Glasc"],
        signature="Renata Glasc",
        hidden=True,
        rarity=EPIC,
        effect=_take_over(),
    ),
    battlefield("Forgotten Monument", "SFD-209", rarity=UNCOMMON, abilities=[passive(NoScoringHere(3))]),
    battlefield("Rockfall Path", "SFD-216", rarity=UNCOMMON, abilities=[passive(NoUnitsPlayedHere())]),
    battlefield(
        "Sunken Temple",
        "SFD-218",
        rarity=UNCOMMON,
        abilities=[
            when(
                when_you_conquer_here(),
                draw(1),
                condition=There(Those(UNIT, YOURS, HERE, traits=(Mighty(),))),
                may=True,
                cost=cost(1),
            )
        ],
    ),
)
