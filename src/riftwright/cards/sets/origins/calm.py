"""Origins, Calm."""

from typing import Final

from riftwright.cards.define import C, gear, spell, unit
from riftwright.core.ids import ACCELERATE, CALM, HIDDEN, SHIELD, UNIT
from riftwright.core.nodes import PASSIVE, Ability, Cost, Effect, OptionalCost
from riftwright.effects.amounts import MightOf, Number
from riftwright.effects.build import channel, deal, deathknell, draw, give, instead, move, when
from riftwright.effects.conditions import OnlyYours, Paid, ScoreWithin
from riftwright.effects.filters import ENEMY, ENEMY_UNITS, FRIENDLY_UNITS, HERE, UNITS, Those
from riftwright.effects.instructions import Counter, Exhaust, GainPoints, Heal, Kill, Stun
from riftwright.effects.might import If
from riftwright.effects.movement import Recall
from riftwright.effects.passives import CostsLess, WouldDie
from riftwright.effects.subjects import IT, ME, THIS, YOU, Item, Them, target
from riftwright.effects.triggers import WhenIAttack, WhenIHold, WhenPlayed


def _en_garde() -> tuple[Effect, ...]:
    unit_ = target(FRIENDLY_UNITS)
    return give(1, unit_), If(OnlyYours(Them(unit_)), (give(1, Them(unit_)),))


CARDS: Final = (
    spell("Charm", "OGN-043", C, energy=1, power=1, effect=[move(target(ENEMY_UNITS))]),
    unit(
        "Clockwork Keeper",
        "OGN-044",
        C,
        energy=2,
        might=2,
        tags=["Shurima"],
        optional=[OptionalCost(Cost(0, ((1 << CALM, 1),)))],
        abilities=[when(WhenPlayed(), draw(1), condition=Paid())],
    ),
    spell("En Garde", "OGN-046", C, energy=1, reaction=True, effect=_en_garde()),
    spell(
        "Find Your Center",
        "OGN-047",
        C,
        energy=3,
        action=True,
        abilities=[Ability(PASSIVE, passive=CostsLess(2), condition=ScoreWithin(3))],
        effect=[draw(1), channel(1, exhausted=True)],
    ),
    spell("Rune Prison", "OGN-050", C, energy=2, power=1, action=True, effect=[Stun(target(UNITS))]),
    unit("Stalwart Poro", "OGN-052", C, energy=2, might=2, tags=["Poro"], keywords=[SHIELD]),
    spell("Discipline", "OGN-058", C, energy=2, reaction=True, effect=[give(2, target(UNITS)), draw(1)]),
    spell("Wind Wall", "OGN-064", C, energy=3, power=2, reaction=True, effect=[Counter(Item())]),
    unit(
        "Ahri, Alluring",
        "OGN-066",
        C,
        energy=5,
        power=1,
        might=4,
        tags=["Ahri", "Ionia"],
        champion="Ahri",
        abilities=[when(WhenIHold(), GainPoints(Number(1), YOU))],
    ),
    unit(
        "Tasty Faefolk",
        "OGN-075",
        C,
        energy=7,
        might=6,
        tags=["Fae", "Bandle City"],
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
        abilities=[when(WhenIAttack(), deal(MightOf(ME), target(Those(UNIT, ENEMY, HERE))))],
    ),
    gear(
        "Zhonya's Hourglass",
        "OGN-077",
        C,
        energy=2,
        keywords=[HIDDEN],
        abilities=[instead(WouldDie(FRIENDLY_UNITS), Kill(THIS), Heal(Them(IT, "that unit")), Exhaust(IT), Recall(IT))],
    ),
)
