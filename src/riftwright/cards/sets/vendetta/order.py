"""Vendetta, Order."""

from typing import Final

from riftwright.cards.define import (
    COMMON,
    EPIC,
    RARE,
    UNCOMMON,
    O,
    gear,
    spell,
    unit,
)
from riftwright.cards.naming import CardNames
from riftwright.cards.tokens import RECRUIT
from riftwright.core.ids import (
    DEFLECT,
    GANKING,
    HIDDEN,
    ORDER,
    SPELL,
    UNIT,
)
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import TimesEmpowered
from riftwright.effects.blocks import If
from riftwright.effects.build import (
    cost,
    deathknell,
    empower,
    equip,
    instead,
    passive,
    when,
)
from riftwright.effects.choosing import Choose
from riftwright.effects.conditions import (
    EmpoweredTimes,
    IfEmpowered,
    Is,
    There,
)
from riftwright.effects.copying import WearerBecomesCopy
from riftwright.effects.equipment import AsThisIsAttached
from riftwright.effects.filters import ENEMY, HERE, UNITS, Empowered, MightAtMost, Stunned, Those
from riftwright.effects.instructions import (
    Disempower,
    Kill,
    Stun,
)
from riftwright.effects.lending import IHave
from riftwright.effects.might import SetBaseMight
from riftwright.effects.movement import PlayToken
from riftwright.effects.naming import Name, NamedSpellsForbidden
from riftwright.effects.passives import EmpoweredUpTo, IHaveMight, MyMightGrows
from riftwright.effects.protection import Prevent
from riftwright.effects.subjects import Them, target
from riftwright.effects.triggers import OneOf, WhenIAttack, WhenPlayed


def _lacerate() -> tuple[Effect, ...]:
    unit_ = target(UNITS)
    it = Them(unit_)
    return (
        Choose(unit_),
        If(Is(it, Empowered()), (Disempower(it),)),
        If(Is(it, MightAtMost(3)), (Kill(it),)),
    )


def _dragon_form() -> tuple[Effect, ...]:
    unit_ = target(UNITS)
    return Choose(unit_), SetBaseMight(5, Them(unit_))


CARDS: Final = (
    spell(
        "Ki Barrier",
        "VEN-126",
        O,
        energy=2,
        power=1,
        reaction=True,
        rarity=UNCOMMON,
        effect=[Prevent(7, target(UNITS))],
    ),
    gear(
        "Shady Spectacles",
        "VEN-137",
        O,
        energy=4,
        tags=["Equipment"],
        rarity=EPIC,
        abilities=[equip(cost(1, power=((O, 1),))), instead(AsThisIsAttached(), WearerBecomesCopy())],
    ),
    spell("Dragon Form", "VEN-116", O, energy=3, rarity=UNCOMMON, effect=_dragon_form(), flow=cost(3)),
    spell(
        "Lacerate",
        "VEN-127",
        O,
        energy=2,
        power=1,
        rarity=COMMON,
        effect=_lacerate(),
        flow=cost(4, power=((1 << ORDER, 2),)),
    ),
    unit(
        "Noxian Emissary",
        "VEN-128",
        O,
        energy=2,
        might=2,
        tags=["Noxus"],
        rarity=UNCOMMON,
        abilities=[
            empower(cost(1, power=((O, 1),))),
            deathknell(
                PlayToken(RECRUIT, here=False, to_base=True),
                PlayToken(RECRUIT, here=False, to_base=True),
                condition=IfEmpowered(),
            ),
        ],
    ),
    unit(
        "Fallen Feline",
        "VEN-132",
        O,
        energy=2,
        power=1,
        might=3,
        tags=["Cat", "Piltover"],
        rarity=RARE,
        abilities=[when(WhenPlayed(), Name(CardNames(SPELL, "a spell"))), passive(NamedSpellsForbidden())],
    ),
    unit(
        "Kayle, Justified",
        "VEN-134",
        O,
        energy=3,
        might=3,
        tags=["Mount Targon", "Kayle"],
        champion="Kayle",
        codes=["VEN-185"],
        rarity=RARE,
        abilities=[
            empower(cost(3)),
            passive(EmpoweredUpTo(3)),
            passive(MyMightGrows(TimesEmpowered(), by=2)),
            passive(IHave(DEFLECT, 3), EmpoweredTimes(3)),
            passive(IHave(GANKING), EmpoweredTimes(3)),
        ],
    ),
    unit(
        "Kennen, Keeper of Balance",
        "VEN-135",
        O,
        energy=3,
        might=2,
        tags=["Yordle", "Ionia", "Kennen"],
        champion="Kennen",
        codes=["VEN-135a"],
        rarity=RARE,
        keywords=[HIDDEN],
        abilities=[
            when(OneOf(WhenPlayed(), WhenIAttack()), Stun(target(UNITS)), may=True, cost=cost(2)),
            passive(IHaveMight(2), There(Those(UNIT, ENEMY, HERE, traits=(Stunned(),)))),
        ],
    ),
)
