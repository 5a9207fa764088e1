"""Vendetta, Mind."""

from typing import Final

from riftwright.cards.define import COMMON, EPIC, RARE, UNCOMMON, M, spell, unit
from riftwright.core.ids import GEAR
from riftwright.effects.build import cost, draw, empower, empowered, instead, when
from riftwright.effects.conditions import AtLeast, IfEmpowered
from riftwright.effects.filters import UNITS, YOURS, Those
from riftwright.effects.instructions import Predict
from riftwright.effects.might import ChosenLoseMore
from riftwright.effects.passives import IHaveMight
from riftwright.effects.plays import BanishAndReplay
from riftwright.effects.replacing import WouldScoreEarly
from riftwright.effects.restrictions import YoursAreNotCountered
from riftwright.effects.subjects import THAT_PLAYER, target
from riftwright.effects.triggers import WhenIBecomeEmpowered, WhenIMove, WhenPlayed

CARDS: Final = (
    unit(
        "Apprentice Mage",
        "VEN-047",
        M,
        energy=3,
        might=3,
        tags=["Bilgewater"],
        rarity=COMMON,
        abilities=[empower(cost(2)), when(WhenIBecomeEmpowered(), Predict(2)), empowered(IHaveMight(1))],
    ),
    spell("Dredge Up", "VEN-049", M, energy=2, rarity=COMMON, effect=[draw(1)], flow=cost(2)),
    unit(
        "Otterpus",
        "VEN-053",
        M,
        energy=2,
        might=2,
        tags=["Bandle City"],
        rarity=UNCOMMON,
        abilities=[instead(WouldScoreEarly(2), draw(1, THAT_PLAYER))],
    ),
    unit(
        "Covert Informant",
        "VEN-057",
        M,
        energy=3,
        power=1,
        might=4,
        tags=["Noxus"],
        rarity=UNCOMMON,
        abilities=[empower(cost(3)), when(WhenIMove(), draw(1), condition=IfEmpowered())],
    ),
    unit(
        "Patched Porobot",
        "VEN-058",
        M,
        energy=2,
        might=2,
        tags=["Mech", "Poro", "Piltover"],
        also=GEAR,
        rarity=COMMON,
        abilities=[when(WhenPlayed(), draw(1), condition=AtLeast(3, Those(GEAR, YOURS, other=True)))],
    ),
    spell(
        "Temporal Breach",
        "VEN-066",
        M,
        energy=2,
        power=1,
        hidden=True,
        rarity=RARE,
        effect=[BanishAndReplay(target(UNITS))],
    ),
    unit(
        "Mel, Newly Awakened",
        "VEN-069",
        M,
        energy=4,
        power=1,
        might=4,
        tags=["Noxus", "Mel"],
        champion="Mel",
        codes=["VEN-069a"],
        rarity=EPIC,
        abilities=[
            when(WhenPlayed(), draw(1)),
            empower(cost(3)),
            empowered(YoursAreNotCountered()),
            empowered(ChosenLoseMore(1)),
        ],
    ),
)
