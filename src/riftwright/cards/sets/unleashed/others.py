"""Unleashed: legends, cards of two domains, battlefields."""

from typing import Final

from riftwright.cards.define import EPIC, UNCOMMON, B, C, F, M, X, battlefield, spell
from riftwright.core.ids import ALL_DOMAINS, SPELL, UNIT
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import MightOf
from riftwright.effects.blocks import LaterForThis
from riftwright.effects.build import cost, delayed, give, passive, reflexive, when
from riftwright.effects.choosing import Choose
from riftwright.effects.conditions import MightWasAtMost
from riftwright.effects.filters import AT_BATTLEFIELD, ENEMY, FRIENDLY_UNITS, HERE, UNITS_AT_BATTLEFIELDS, YOURS, Those
from riftwright.effects.instructions import Counter, GainXP, Kill
from riftwright.effects.plays import DoThis, PlayThisFor
from riftwright.effects.restrictions import CannotPlay, ForTheTurn
from riftwright.effects.splitting import split
from riftwright.effects.subjects import THAT_PLAYER, Item, Them, target
from riftwright.effects.triggers import WhenAPlayerPlays, WhenThisKills


def _strike() -> tuple[Effect, ...]:
    unit = target(FRIENDLY_UNITS)
    it = Them(unit)
    among = Those(UNIT, ENEMY, AT_BATTLEFIELD)
    return Choose(unit), split(MightOf(it, "its"), among, it), LaterForThis(delayed(WhenThisKills(), GainXP(1)))


CARDS: Final = (
    spell(
        "Death from Below",
        "UNL-186",
        F | X,
        energy=4,
        power=1,
        tags=["Pyke"],
        signature="Pyke",
        rarity=EPIC,
        effect=[
            Kill(target(UNITS_AT_BATTLEFIELDS)),
            DoThis(reflexive(PlayThisFor(cost(power=((ALL_DOMAINS, 1),))), may=True), MightWasAtMost(3)),
        ],
    ),
    spell(
        "Lilting Lullaby",
        "UNL-190",
        C | M,
        energy=2,
        power=2,
        reaction=True,
        tags=["Lillia"],
        signature="Lillia",
        rarity=EPIC,
        effect=[Counter(Item()), ForTheTurn(passive(CannotPlay(SPELL)), THAT_PLAYER)],
    ),
    spell(
        "Alpha Strike",
        "UNL-192",
        C | B,
        energy=3,
        power=1,
        action=True,
        tags=["Master Yi"],
        signature="Master Yi",
        rarity=EPIC,
        effect=_strike(),
    ),
    battlefield(
        "Abandoned Hall",
        "UNL-205",
        rarity=UNCOMMON,
        abilities=[when(WhenAPlayerPlays(SPELL, "a spell"), give(1, target(Those(UNIT, YOURS, HERE))), may=True)],
    ),
)
