"""Unleashed, Chaos."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, X, gear, spell, unit
from riftwright.cards.tokens import BARON_PIT, GOLD
from riftwright.core.events import MOVED
from riftwright.core.ids import (
    AMBUSH,
    BACKLINE,
    DEFLECT,
    HIDDEN,
    UNIT,
)
from riftwright.effects.blocks import If
from riftwright.effects.build import cost, give, instead, move, passive, reflexive, use, when
from riftwright.effects.choosing import OneField
from riftwright.effects.conditions import (
    AtBattlefield,
    Did,
    InShowdown,
    There,
)
from riftwright.effects.costs import ExhaustThis, KillOne
from riftwright.effects.deeds import WhenYou
from riftwright.effects.entering import AddBattlefield, AsYouPlayMe, EnterThere
from riftwright.effects.filters import (
    ENEMY,
    ENEMY_UNITS,
    FRIENDLY_UNITS,
    HERE,
    IN_TRASH,
    OTHER_FRIENDLY_UNITS,
    Alone,
    CostsNoMoreThanKilled,
    Those,
)
from riftwright.effects.instructions import Counter, GainXP, Predict, ReturnToHand, Stun
from riftwright.effects.lending import SpellsHaveRepeat
from riftwright.effects.looking import TheyDiscardForXP
from riftwright.effects.movement import PlayCard, PlayToken
from riftwright.effects.naming import HasNamedTag, Name, TagNames
from riftwright.effects.passives import HaveMight, NotChosen
from riftwright.effects.plays import DoThis, TheyPlayRevealed
from riftwright.effects.restrictions import CannotBeMoved, GiveAbility
from riftwright.effects.subjects import IT, ME, ChosenOpponent, Item, Played, target
from riftwright.effects.triggers import (
    OneOf,
    WhenAnOpponentPlays,
    WhenIAttack,
    WhenIDefend,
    WhenPlayed,
    WhenSomethingDies,
)

CARDS: Final = (
    spell(
        "Star-Crossed",
        "UNL-128",
        X,
        energy=3,
        power=1,
        reaction=True,
        rarity=COMMON,
        effect=[ReturnToHand(target(FRIENDLY_UNITS), target(Those(UNIT, ENEMY)))],
    ),
    spell(
        "Abandon",
        "UNL-131",
        X,
        energy=2,
        reaction=True,
        rarity=UNCOMMON,
        effect=[Counter(Item(), to_hand=True), Predict()],
    ),
    gear(
        "Blast Cone",
        "UNL-133",
        X,
        energy=4,
        power=1,
        rarity=UNCOMMON,
        abilities=[
            when(WhenPlayed("this"), move(target(ENEMY_UNITS)), may=True),
            when(WhenYou(MOVED, ENEMY_UNITS), Stun(IT), may=True, cost=cost(0, ExhaustThis())),
        ],
    ),
    unit(
        "Insightful Investigator",
        "UNL-135",
        X,
        energy=3,
        might=3,
        tags=["Piltover"],
        rarity=UNCOMMON,
        abilities=[when(WhenPlayed(), TheyDiscardForXP(ChosenOpponent(), 2))],
    ),
    gear(
        "The List",
        "UNL-138",
        X,
        energy=1,
        rarity=UNCOMMON,
        abilities=[
            instead(AsYouPlayMe("this"), Name(TagNames())),
            use(cost(0, ExhaustThis()), give(-2, target(Those(UNIT, traits=(HasNamedTag(),))))),
        ],
    ),
    spell(
        "Bone Skewer",
        "UNL-139",
        X,
        energy=2,
        power=1,
        hidden=True,
        rarity=RARE,
        effect=[
            TheyPlayRevealed(ChosenOpponent(), UNIT, OneField()),
            DoThis(reflexive(Stun(Played("that unit"))), condition=Did()),
        ],
    ),
    spell(
        "Heedless Resurrection",
        "UNL-142",
        X,
        energy=2,
        power=1,
        reaction=True,
        rarity=RARE,
        additional=cost(0, KillOne(FRIENDLY_UNITS, worth_targets=True)),
        effect=[PlayCard(target(Those(UNIT, where=IN_TRASH, traits=(CostsNoMoreThanKilled(),))))],
    ),
    unit(
        "Kha'Zix, Mutating Horror",
        "UNL-143",
        X,
        energy=4,
        power=1,
        might=4,
        tags=["Kha'Zix", "The Void"],
        champion="Kha'Zix",
        codes=["UNL-143a"],
        rarity=RARE,
        keywords=[AMBUSH],
        abilities=[
            when(
                OneOf(WhenIAttack(), WhenIDefend()),
                give(2, ME),
                GainXP(2),
                condition=There(Those(UNIT, ENEMY, HERE, traits=(Alone(),))),
            )
        ],
    ),
    unit(
        "Pyke, Returned",
        "UNL-145",
        X,
        energy=3,
        might=3,
        tags=["Pyke", "Bilgewater"],
        champion="Pyke",
        codes=["UNL-145a"],
        rarity=RARE,
        keywords=[HIDDEN, BACKLINE],
        abilities=[
            when(
                WhenSomethingDies(ENEMY, other=False),
                PlayToken(GOLD, here=False, exhausted=True),
                condition=AtBattlefield(),
                limit=1,
            )
        ],
    ),
    unit(
        "Syndra, Transcendent",
        "UNL-146",
        X,
        energy=6,
        power=1,
        might=6,
        tags=["Ionia", "Syndra"],
        champion="Syndra",
        rarity=RARE,
        abilities=[passive(SpellsHaveRepeat(cost(2, power=((X, 1),))), InShowdown())],
    ),
    unit(
        "Baron Nashor",
        "UNL-147",
        X,
        energy=10,
        power=3,
        might=12,
        tags=["The Void"],
        codes=["UNL-147a", "UNL-238"],
        rarity=EPIC,
        abilities=[
            instead(AsYouPlayMe(), AddBattlefield(BARON_PIT), If(Did(), (EnterThere(),))),
            passive(NotChosen()),
            passive(HaveMight(2, OTHER_FRIENDLY_UNITS)),
        ],
    ),
    unit(
        "Vex, Apathetic",
        "UNL-150",
        X,
        energy=4,
        might=4,
        tags=["Yordle", "Vex", "Shadow Isles"],
        champion="Vex",
        codes=["UNL-150a"],
        rarity=EPIC,
        keywords=[DEFLECT],
        abilities=[
            when(
                WhenAnOpponentPlays(UNIT, "a unit"),
                Stun(IT),
                GiveAbility(passive(CannotBeMoved()), IT, "they can't move it this turn"),
                condition=AtBattlefield(),
            )
        ],
    ),
)
