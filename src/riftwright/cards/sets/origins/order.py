"""Origins, Order."""

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
from riftwright.cards.tokens import (
    RECRUIT,
)
from riftwright.core.ids import (
    ASSAULT,
    DEFLECT,
    GANKING,
    GEAR,
    ORDER,
    SHIELD,
    UNIT,
    VISION,
)
from riftwright.core.nodes import OptionalCost
from riftwright.effects.amounts import MightOfKilled
from riftwright.effects.blocks import LaterForAll, YouMay
from riftwright.effects.build import cost, delayed, draw, give, passive, use, when
from riftwright.effects.choosing import EachKillsOne
from riftwright.effects.conditions import Legion, SourceIs
from riftwright.effects.costs import (
    ExhaustThis,
    KillOne,
    KillTaken,
)
from riftwright.effects.deeds import WhenYouRecycleCards
from riftwright.effects.filters import (
    FRIENDLY,
    FRIENDLY_UNITS,
    HERE,
    UNITS,
    UNITS_AT_BATTLEFIELDS,
    YOURS,
    Mighty,
    Those,
)
from riftwright.effects.instructions import Add, Buff, Kill, Ready
from riftwright.effects.lending import IHave
from riftwright.effects.movement import (
    PlayToken,
)
from riftwright.effects.passives import (
    CostsLessForEachTaken,
    DeathknellsTriggerAgain,
    HaveMight,
    TiesRecallEveryone,
)
from riftwright.effects.plays import FREE, PlayOneFromTheTop
from riftwright.effects.subjects import IT, ITS_CONTROLLER, ME, target, up_to
from riftwright.effects.triggers import WhenPlayed, WhenSomethingDies, WhenSomethingTakesDamage

CARDS: Final = (
    spell(
        "Back to Back",
        "OGN-206",
        O,
        energy=3,
        reaction=True,
        rarity=COMMON,
        effect=[give(2, target(FRIENDLY_UNITS, 2, 2))],
    ),
    unit(
        "Cruel Patron",
        "OGN-208",
        O,
        energy=4,
        might=6,
        tags=["Noxus"],
        rarity=COMMON,
        additional=cost(0, KillOne(FRIENDLY_UNITS)),
    ),
    spell("Cull the Weak", "OGN-209", O, energy=2, power=1, rarity=COMMON, effect=[EachKillsOne()]),
    spell(
        "Hidden Blade",
        "OGN-213",
        O,
        energy=2,
        power=1,
        hidden=True,
        action=True,
        rarity=COMMON,
        effect=[Kill(target(UNITS_AT_BATTLEFIELDS), whose=True), draw(2, ITS_CONTROLLER)],
    ),
    unit(
        "Petty Officer",
        "OGN-215",
        O,
        energy=5,
        might=5,
        tags=["Pirate", "Bilgewater"],
        rarity=COMMON,
        keywords=[ASSAULT],
    ),
    unit(
        "Trifarian Gloryseeker",
        "OGN-217",
        O,
        energy=2,
        might=2,
        tags=["Trifarian", "Noxus"],
        rarity=COMMON,
        abilities=[when(WhenPlayed(), Buff(ME), condition=Legion())],
    ),
    spell(
        "Imperial Decree",
        "OGN-221",
        O,
        energy=5,
        power=2,
        action=True,
        rarity=UNCOMMON,
        effect=[LaterForAll(delayed(WhenSomethingTakesDamage(), Kill(IT)), once=False)],
    ),
    spell(
        "Salvage",
        "OGN-224",
        O,
        energy=2,
        power=1,
        action=True,
        rarity=UNCOMMON,
        effect=[YouMay((Kill(up_to(1, Those(GEAR))),)), draw(1)],
    ),
    gear(
        "Symbol of the Solari",
        "OGN-227",
        O,
        energy=1,
        rarity=UNCOMMON,
        abilities=[passive(TiesRecallEveryone())],
    ),
    spell(
        "Vengeance", "OGN-229", O, energy=4, power=2, codes=["OPP-229"], rarity=UNCOMMON, effect=[Kill(target(UNITS))]
    ),
    unit(
        "Commander Ledros",
        "OGN-231",
        O,
        energy=6,
        power=4,
        might=8,
        tags=["Spirit", "Shadow Isles"],
        rarity=RARE,
        keywords=[DEFLECT, GANKING],
        optional=[OptionalCost(cost(0, KillTaken(FRIENDLY_UNITS)), takes=FRIENDLY_UNITS)],
        abilities=[passive(CostsLessForEachTaken(O))],
    ),
    unit(
        "Fiora, Victorious",
        "OGN-232",
        O,
        energy=4,
        might=4,
        tags=["Fiora", "Demacia"],
        champion="Fiora",
        rarity=RARE,
        abilities=[passive(IHave(keyword), SourceIs(Mighty())) for keyword in (DEFLECT, GANKING, SHIELD)],
    ),
    unit(
        "Karma, Channeler",
        "OGN-235",
        O,
        energy=6,
        power=1,
        might=6,
        tags=["Karma", "Ionia"],
        champion="Karma",
        codes=["SFD-237", "SFD-237*"],
        rarity=RARE,
        keywords=[VISION],
        abilities=[when(WhenYouRecycleCards(), Buff(target(FRIENDLY_UNITS)))],
    ),
    unit(
        "Karthus, Eternal",
        "OGN-236",
        O,
        energy=3,
        power=1,
        might=3,
        tags=["Spirit", "Karthus", "Shadow Isles"],
        champion="Karthus",
        rarity=RARE,
        abilities=[passive(DeathknellsTriggerAgain())],
    ),
    gear(
        "Baited Hook",
        "OGN-242",
        O,
        energy=3,
        rarity=EPIC,
        abilities=[
            use(
                cost(1, ExhaustThis(), power=((1 << ORDER, 1),)),
                Kill(target(FRIENDLY_UNITS)),
                PlayOneFromTheTop(5, UNIT, might=MightOfKilled(1), ignoring=FREE),
            )
        ],
    ),
    unit(
        "Darius, Executioner",
        "OGN-243",
        O,
        energy=6,
        power=1,
        might=6,
        tags=["Trifarian", "Darius", "Noxus"],
        champion="Darius",
        codes=["OGN-243a", "SFD-236", "SFD-236*"],
        rarity=EPIC,
        abilities=[
            when(WhenPlayed(), Ready(ME), condition=Legion()),
            passive(HaveMight(1, Those(UNIT, FRIENDLY, HERE, other=True))),
        ],
    ),
    gear(
        "Seal of Unity",
        "OGN-245",
        O,
        power=1,
        codes=["SFD-238"],
        rarity=EPIC,
        abilities=[use(cost(0, ExhaustThis()), Add(ORDER, 1), reaction=True)],
    ),
    unit(
        "Viktor, Leader",
        "OGN-246",
        O,
        energy=4,
        power=1,
        might=4,
        tags=["Viktor", "Zaun"],
        champion="Viktor",
        codes=["OGN-246a", "OPP-246", "PR-246a", "PR-246b"],
        rarity=EPIC,
        abilities=[when(WhenSomethingDies(YOURS, but="Recruit"), PlayToken(RECRUIT, here=False, to_base=True))],
    ),
)
