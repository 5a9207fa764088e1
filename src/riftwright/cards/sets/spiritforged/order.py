"""Spiritforged, Order."""

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
from riftwright.cards.tokens import GOLD
from riftwright.core.ids import (
    ACCELERATE,
    ENERGY,
    MAIN_DECK,
    ORDER,
    UNIT,
)
from riftwright.core.nodes import REPLACEMENT, Ability, Effect
from riftwright.effects.amounts import MightOfKilled
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, deathknell, draw, equip, give, passive, when, would_die
from riftwright.effects.conditions import Did
from riftwright.effects.filters import FRIENDLY_UNITS, HERE, IN_TRASH, YOURS, CostAtMost, Those, Token, WeakerThanMe
from riftwright.effects.instructions import (
    Add,
    Exhaust,
    Heal,
    Kill,
    Ready,
)
from riftwright.effects.might import Give
from riftwright.effects.movement import MoveHere, PlayCard, PlayToken, Recall
from riftwright.effects.passives import AssignedLast, WouldDie
from riftwright.effects.plays import PlayOneFromTheTop
from riftwright.effects.replacing import AsImSeen
from riftwright.effects.subjects import (
    IT,
    All,
    another,
    any_number,
    target,
)
from riftwright.effects.triggers import WhenIAttack, WhenPlayed, WhenYoursBecomesMighty


def _grip() -> tuple[Effect, ...]:
    killed = target(FRIENDLY_UNITS)
    return Kill(killed), If(Did(), (Give(MightOfKilled(), another(killed, FRIENDLY_UNITS)),)), draw(1)


CARDS: Final = (
    unit(
        "Honest Broker",
        "SFD-155",
        O,
        energy=2,
        might=2,
        tags=["Ionia"],
        rarity=COMMON,
        abilities=[deathknell(PlayToken(GOLD, here=False, exhausted=True))],
    ),
    gear(
        "B.F. Sword",
        "SFD-161",
        O,
        energy=4,
        tags=["Equipment"],
        rarity=UNCOMMON,
        abilities=[equip(cost(power=((O, 1),)))],
        might_bonus=3,
    ),
    spell("Deathgrip", "SFD-163", O, energy=2, reaction=True, rarity=UNCOMMON, effect=_grip()),
    unit(
        "Glasc Mixologist",
        "SFD-165",
        O,
        energy=5,
        power=1,
        might=5,
        tags=["Zaun"],
        rarity=UNCOMMON,
        abilities=[deathknell(PlayCard(target(Those(UNIT, where=IN_TRASH, traits=(CostAtMost(3, 1),)))), may=True)],
    ),
    unit(
        "Rek'Sai, Swarm Queen",
        "SFD-170",
        O,
        energy=5,
        power=1,
        might=5,
        tags=["Rek'Sai", "The Void"],
        champion="Rek'Sai",
        codes=["SFD-170a"],
        rarity=RARE,
        abilities=[when(WhenIAttack(), PlayOneFromTheTop(2, reveal=True, here=True), may=True)],
    ),
    unit(
        "Soraka, Wanderer",
        "SFD-173",
        O,
        energy=4,
        power=1,
        might=4,
        tags=["Soraka", "Mount Targon"],
        champion="Soraka",
        codes=["SFD-239", "SFD-239*"],
        rarity=RARE,
        abilities=[
            passive(AssignedLast()),
            would_die(
                WouldDie(Those(UNIT, YOURS, HERE, traits=(WeakerThanMe(),), other=True)),
                Heal(IT),
                Exhaust(IT),
                Recall(IT),
            ),
        ],
    ),
    unit(
        "Undertitan",
        "SFD-175",
        O,
        energy=6,
        power=1,
        might=5,
        tags=["The Void"],
        rarity=RARE,
        abilities=[
            when(WhenPlayed(), give(2, All(Those(UNIT, YOURS, other=True)))),
            Ability(REPLACEMENT, (Add(ENERGY, 2),), replace=AsImSeen(), zone=MAIN_DECK),
        ],
    ),
    unit(
        "Azir, Sovereign",
        "SFD-177",
        O,
        energy=4,
        might=4,
        tags=["Bird", "Azir", "Shurima"],
        champion="Azir",
        codes=["SFD-177a"],
        rarity=EPIC,
        keywords=[ACCELERATE],
        abilities=[
            when(WhenIAttack(), MoveHere(any_number(Those(UNIT, YOURS, traits=(Token(),))), noted=False), may=True)
        ],
    ),
    unit(
        "Fiora, Worthy",
        "SFD-180",
        O,
        energy=3,
        might=3,
        tags=["Fiora", "Demacia"],
        champion="Fiora",
        rarity=EPIC,
        abilities=[when(WhenYoursBecomesMighty(), Ready(IT), may=True, cost=cost(power=((1 << ORDER, 1),)))],
    ),
)
