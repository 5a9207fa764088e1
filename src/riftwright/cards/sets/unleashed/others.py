"""Unleashed: legends, cards of two domains, battlefields."""

from typing import Final

from riftwright.cards.define import EPIC, RARE, UNCOMMON, B, C, F, M, O, X, battlefield, legend, spell
from riftwright.cards.tokens import BRUSH, REFLECTION
from riftwright.core.ids import ALL_DOMAINS, SPELL, TEMPORARY, UNIT, WHILE_THERE
from riftwright.core.nodes import Effect
from riftwright.effects.amounts import MightOf
from riftwright.effects.blocks import LaterForThis
from riftwright.effects.build import cost, delayed, give, passive, reflexive, use, when
from riftwright.effects.choosing import Choose, DiscardOne
from riftwright.effects.conditions import AssignedExcess, MightWasAtMost
from riftwright.effects.copying import BecomeCopy
from riftwright.effects.costs import ExhaustThis
from riftwright.effects.filters import (
    AT_BATTLEFIELD,
    ENEMY,
    FRIENDLY_UNITS,
    HERE,
    THERE,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    UNITS_HERE,
    YOURS,
    NotPlayed,
    Those,
)
from riftwright.effects.instructions import Counter, GainXP, Kill, Ready
from riftwright.effects.might import GiveKeyword
from riftwright.effects.movement import PlayToken
from riftwright.effects.passives import HaveAbility
from riftwright.effects.plays import BanishAndReplay, DoThis, PlayThisFor
from riftwright.effects.restrictions import CannotPlay, ForTheTurn
from riftwright.effects.splitting import split
from riftwright.effects.subjects import THAT_PLAYER, It, Item, Played, Them, target
from riftwright.effects.tokens import ReplaceBattlefield
from riftwright.effects.triggers import WhenAPlayerPlays, WhenThisKills, WhenYouConquer, WhenYouConquerOrHold


def _strike() -> tuple[Effect, ...]:
    unit = target(FRIENDLY_UNITS)
    it = Them(unit)
    among = Those(UNIT, ENEMY, AT_BATTLEFIELD)
    return Choose(unit), split(MightOf(it, "its"), among, it), LaterForThis(delayed(WhenThisKills(), GainXP(1)))


def _mirror() -> tuple[Effect, ...]:
    unit = target(UNITS)
    return (
        Choose(unit),
        PlayToken(REFLECTION, here=False, ready=True, to_base=True),
        DoThis(reflexive(BecomeCopy(Played(), It("that unit")), _temporary()), about=unit),
    )


def _temporary() -> Effect:
    return GiveKeyword(TEMPORARY, 1, Played(), until=WHILE_THERE)


CARDS: Final = (
    spell(
        "Thrill of the Hunt",
        "UNL-184",
        F | B,
        energy=2,
        power=1,
        tags=["Rengar"],
        signature="Rengar",
        reaction=True,
        rarity=EPIC,
        effect=[BanishAndReplay(target(FRIENDLY_UNITS), to_field=True)],
    ),
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
    legend(
        "Vi, Piltover Enforcer",
        "UNL-187",
        F | O,
        champion="Vi",
        codes=["UNL-229", "UNL-229*"],
        rarity=RARE,
        abilities=[
            when(
                WhenYouConquer(),
                Ready(target(UNITS)),
                may=True,
                cost=cost(0, ExhaustThis()),
                condition=AssignedExcess(3),
            )
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
    legend(
        "Ivern, Green Father",
        "UNL-195",
        C | O,
        champion="Ivern",
        codes=["UNL-233", "UNL-233*"],
        rarity=RARE,
        abilities=[
            when(WhenYouConquerOrHold(), ReplaceBattlefield(BRUSH), may=True, cost=cost(0, ExhaustThis())),
        ],
    ),
    legend(
        "LeBlanc, Deceiver",
        "UNL-199",
        M | O,
        champion="LeBlanc",
        codes=["UNL-235"],
        rarity=RARE,
        abilities=[
            when(
                WhenYouConquerOrHold(),
                PlayToken(REFLECTION, here=False, ready=True, there=True),
                DoThis(
                    reflexive(
                        BecomeCopy(Played(), target(Those(UNIT, where=THERE, traits=(NotPlayed(),)))), _temporary()
                    )
                ),
                may=True,
                cost=cost(0, DiscardOne(), ExhaustThis()),
            )
        ],
    ),
    spell(
        "Mirror Image",
        "UNL-200",
        M | O,
        energy=3,
        power=2,
        tags=["LeBlanc"],
        signature="LeBlanc",
        rarity=EPIC,
        effect=_mirror(),
    ),
    battlefield(
        "Abandoned Hall",
        "UNL-205",
        rarity=UNCOMMON,
        abilities=[when(WhenAPlayerPlays(SPELL, "a spell"), give(1, target(Those(UNIT, YOURS, HERE))), may=True)],
    ),
    battlefield(
        "Gardens of Becoming",
        "UNL-213",
        rarity=UNCOMMON,
        abilities=[passive(HaveAbility(use(cost(0, ExhaustThis()), GainXP(1)), UNITS_HERE))],
    ),
)
