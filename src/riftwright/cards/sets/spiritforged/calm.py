"""Spiritforged, Calm."""

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
from riftwright.cards.tokens import SAND_SOLDIER
from riftwright.core.events import BUFFED_EVENT, CHOSEN, READIED
from riftwright.core.ids import DEFLECT, GEAR, PERMANENT, QUICK_DRAW, REACTION, RUNE, TANK, UNIT
from riftwright.effects.blocks import ChooseOne
from riftwright.effects.build import (
    channel,
    cost,
    deathknell,
    draw,
    equip,
    give,
    instead,
    passive,
    repeat,
    when,
)
from riftwright.effects.conditions import AtBattlefield, DiedAlone
from riftwright.effects.deeds import WhenYou
from riftwright.effects.equipment import AsThisIsAttached, CopyItsText, WhenYouEquipMe
from riftwright.effects.filters import (
    ENEMY,
    EQUIPMENT,
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    UNITS,
    YOUR_EQUIPMENT,
    YOURS,
    Those,
)
from riftwright.effects.instructions import Buff, Counter, Exhaust, Heal, Kill, Ready
from riftwright.effects.lending import YourCardsHave
from riftwright.effects.looking import DrawFromTheTop
from riftwright.effects.movement import MoveToBase, PlayToken, Recall
from riftwright.effects.passives import HaveKeyword, IWouldDie, OpponentsGainNoPoints
from riftwright.effects.subjects import ME, THIS, All, Item, target, up_to
from riftwright.effects.triggers import OneOf, WhenIHold, WhenIMove, WhenPlayed

CARDS: Final = (
    spell(
        "Desert's Call",
        "SFD-031",
        C,
        energy=2,
        rarity=COMMON,
        optional=[repeat(cost(2))],
        effect=[PlayToken(SAND_SOLDIER, here=False)],
    ),
    unit(
        "Disarming Rake",
        "SFD-032",
        C,
        energy=3,
        power=1,
        might=2,
        tags=["Demacia"],
        rarity=COMMON,
        abilities=[when(WhenPlayed(), Kill(target(Those(GEAR))), may=True)],
    ),
    gear(
        "Doran's Shield",
        "SFD-033",
        C,
        energy=1,
        tags=["Equipment"],
        codes=["OPP-033"],
        rarity=COMMON,
        abilities=[equip(cost(power=((C, 1),)))],
        might_bonus=1,
        effect_keywords=[TANK],
    ),
    spell(
        "Feral Strength",
        "SFD-034",
        C,
        energy=2,
        reaction=True,
        optional=[repeat(cost(2))],
        rarity=COMMON,
        effect=[give(2, target(UNITS))],
    ),
    unit(
        "Lonely Poro",
        "SFD-036",
        C,
        energy=2,
        might=2,
        tags=["Poro", "Freljord"],
        codes=["UNL-221"],
        rarity=COMMON,
        abilities=[deathknell(draw(1), condition=DiedAlone())],
    ),
    spell(
        "Not So Fast",
        "SFD-045",
        C,
        energy=2,
        power=1,
        reaction=True,
        rarity=UNCOMMON,
        effect=[Counter(Item(abilities=True, enemy=True, chooses=Those(PERMANENT, FRIENDLY)))],
    ),
    unit(
        "Simian Ancestor",
        "SFD-047",
        C,
        energy=5,
        power=1,
        might=5,
        tags=["Ionia"],
        rarity=UNCOMMON,
        abilities=[when(WhenYou(BUFFED_EVENT), Ready(ME))],
    ),
    unit(
        "Stellacorn Herder",
        "SFD-048",
        C,
        energy=4,
        might=3,
        tags=["Mount Targon"],
        codes=["OPP-048"],
        rarity=UNCOMMON,
        abilities=[when(WhenIMove(), draw(1))],
    ),
    unit(
        "Aphelios, Exalted",
        "SFD-049",
        C,
        energy=4,
        power=1,
        might=4,
        tags=["Aphelios", "Mount Targon"],
        champion="Aphelios",
        codes=["SFD-224", "SFD-224*"],
        rarity=RARE,
        abilities=[
            when(
                WhenYouEquipMe(),
                ChooseOne(
                    (Ready(target(Those(RUNE), 2, 2)), channel(1, exhausted=True), Buff(target(FRIENDLY_UNITS))),
                    fresh=True,
                ),
            )
        ],
    ),
    gear(
        "Guardian Angel",
        "SFD-051",
        C,
        energy=2,
        tags=["Equipment"],
        rarity=RARE,
        abilities=[equip(cost(power=((C, 1),)))],
        might_bonus=1,
        effect=[instead(IWouldDie(), Kill(THIS), Heal(ME), Exhaust(ME), Recall(ME))],
    ),
    unit(
        "Janna, Savior",
        "SFD-053",
        C,
        energy=3,
        power=1,
        might=3,
        tags=["Janna", "Zaun"],
        champion="Janna",
        rarity=RARE,
        keywords=[REACTION],
        abilities=[
            when(
                WhenPlayed(),
                Heal(All(Those(UNIT, YOURS, HERE))),
                MoveToBase(up_to(1, Those(UNIT, ENEMY, HERE))),
            )
        ],
    ),
    unit(
        "Jax, Unmatched",
        "SFD-054",
        C,
        energy=5,
        power=1,
        might=5,
        tags=["Jax", "Icathia"],
        champion="Jax",
        codes=["SFD-054a"],
        rarity=RARE,
        keywords=[DEFLECT],
        abilities=[
            passive(HaveKeyword(QUICK_DRAW, 1, YOUR_EQUIPMENT)),
            passive(YourCardsHave(QUICK_DRAW, GEAR, "your Equipment elsewhere", (EQUIPMENT,))),
        ],
    ),
    unit(
        "Irelia, Fervent",
        "SFD-057",
        C,
        energy=5,
        might=4,
        tags=["Irelia", "Ionia"],
        champion="Irelia",
        codes=["SFD-057a", "SFD-225", "SFD-225*", "VEN-174"],
        rarity=EPIC,
        keywords=[DEFLECT],
        abilities=[when(OneOf(WhenYou(CHOSEN), WhenYou(READIED)), give(1, ME))],
    ),
    unit(
        "Ornn, Blacksmith",
        "SFD-058",
        C,
        energy=5,
        power=1,
        might=5,
        tags=["Ornn", "Freljord"],
        champion="Ornn",
        codes=["SFD-058a"],
        rarity=EPIC,
        abilities=[when(OneOf(WhenPlayed(), WhenIHold()), DrawFromTheTop(4, GEAR))],
    ),
    gear(
        "Svellsongur",
        "SFD-059",
        C,
        energy=3,
        power=1,
        tags=["Equipment"],
        codes=["JDG-059"],
        rarity=EPIC,
        abilities=[equip(cost(1, power=((C, 1),))), instead(AsThisIsAttached(), CopyItsText())],
    ),
    unit(
        "Tianna Crownguard",
        "SFD-060",
        C,
        energy=7,
        power=2,
        might=4,
        tags=["Elite", "Demacia"],
        rarity=EPIC,
        keywords=[DEFLECT],
        abilities=[passive(OpponentsGainNoPoints(), AtBattlefield())],
    ),
)
