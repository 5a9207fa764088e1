"""Named switches: where the sources differ or leave a point open, each with its default and its sources.

Where an official FAQ and the Core Rules differ, the FAQ is the default.
"""

from typing import Final

from riftwright.rules.edition import Switch

FOCUS_AFTER_CONVERSION: Final = Switch(
    "focus-after-conversion",
    "Who has Focus when a showdown that is under way becomes a Combat Showdown.",
    {
        "holder": "whoever has it keeps it (464.2.c.1.b)",
        "attacker": "the Attacker gains it (464.2.d)",
    },
    "holder",
    (
        "Core Rules 2026-03-30, 459.2.c: the Attacker gains Focus; no exception yet",
        "Core Rules 2026-07-16, 464.2.c.1.b: the player with Focus keeps it",
        "Core Rules 2026-07-16, 464.2.d: the Attacker gains Focus, without an exception",
        "an article on showdowns of 2026-10: the current holder keeps Focus",
    ),
)

CONTESTED_WITHOUT_UNITS: Final = Switch(
    "contested-without-units",
    "What becomes of Contested where whoever applied it has no units and nothing is ongoing.",
    {
        "stays": "nothing takes it away, so nobody else can contest the battlefield",
        "removed": "a cleanup removes it, as step 8 of 2026-07-16 does (323.11)",
    },
    "stays",
    (
        "Core Rules 2026-03-30: no step of 323 removes it",
        "patch notes of 2026-07-17: that the rules took its removal for granted without saying it",
    ),
)

CONTROL_WITHOUT_OWN_UNITS: Final = Switch(
    "control-without-own-units",
    "Whether a player keeps a battlefield where only units of others are, in step 4 of a cleanup (323.6).",
    {
        "lost": "it is lost where none of the player's own units are",
        "kept": "it is lost only where no units at all are",
    },
    "lost",
    (
        "FAQ of 2026-04-29 on 323.6: lost without units of one's own",
        "Core Rules 2026-03-30, 187.4.c: the same",
        "Core Rules 2026-03-30, 323.6: battlefields without any units become uncontrolled",
    ),
)

RESULT_AFTER_RECALL: Final = Switch(
    "combat-result-after-recall",
    "The result of a combat whose attackers were recalled in step 3d of the Combat cleanup (466.3.d).",
    {
        "none": "nobody has won it",
        "defender": "the Defender has won it, being the only one with units there",
    },
    "none",
    (
        "FAQ of 2026-04-29 on 461.3.d: no result if units were recalled during the Combat cleanup",
        "Core Rules 2026-03-30, 461.3.d: no result only if both or neither have units there",
    ),
)

SHOWDOWN_BESIDE_COMBATS: Final = Switch(
    "showdown-beside-combats",
    "Whether a staged showdown waits for combats that are staged at other battlefields (323.12).",
    {
        "begins": "it waits only for a combat at its own battlefield",
        "waits": "combats come first, wherever they are staged",
    },
    "begins",
    (
        "Core Rules 2026-07-16, 323.12: showdowns at battlefields without a combat staged",
        "an article on the cleanup order of 2026-10: with showdowns staged and no combat staged",
    ),
)

FIXED_DESTINATION: Final = Switch(
    "fixed-destination",
    "Whether a unit can be chosen for a move to a place that the text fixes, such as its base, when it is there.",
    {
        "refused": "it cannot: the destination of a move is another location than the unit's own (355.4.a)",
        "allowed": "it can, and the move is an instruction that cannot be followed (359.3.e.6)",
    },
    "refused",
    (
        "Core Rules 2026-07-16, 355.4.a: a valid location for a move is one other than the current one",
        "FAQ of 2025-10-16: destinations are chosen on finalization, whether or not the text names them",
        "a judge's answer: what the text fixes is no choice, so any unit that fits can be chosen",
    ),
)

HIDING_IN_SHOWDOWNS: Final = Switch(
    "hiding-in-showdowns",
    "Whether the Turn Player may hide a card while they have Focus in a showdown (347, 811.1.b).",
    {
        "refused": "they cannot: in a showdown who has Focus plays, activates or passes (347)",
        "allowed": "they can: it is their turn and an Open State (811.1.b)",
    },
    "refused",
    (
        "Core Rules 2026-07-16, 347 and 410.1.a: discretionary actions belong to a Neutral Open State",
        "Core Rules 2026-07-16, 811.1.b and 421.2.a: your turn during an Open State, as a showdown is too (309.2)",
        "a judges' site, FAQ page 18: not in showdowns",
    ),
)

MIGHT_OF_COPIES: Final = Switch(
    "might-of-copies",
    "Whether what becomes a copy of a unit gets its printed Might too (477.1.b.1.a).",
    {
        "copied": "it does, as it gets every printed trait",
        "own": "it keeps the Might that is printed on itself: Might is not in the list of copyable traits",
    },
    "copied",
    (
        "Core Rules 2026-03-30, 472.1.b.1: all traits",
        "patch notes of 2026-03-30: all printed or copied traits",
        "Core Rules 2026-07-16, 477.1.b.1.a: a list of copyable traits, without Might",
    ),
)

ATTACHED_IN_ANOTHERS_BASE: Final = Switch(
    "attached-in-anothers-base",
    "What becomes of Equipment on a unit in the base of another player than its own controller (323.7).",
    {
        "stays": "it stays attached there, as attached permanents may (107.1.c.1)",
        "recalled": "step 5 of a cleanup detaches and recalls it, as any permanent in a base not its controller's",
    },
    "stays",
    (
        "Core Rules 2026-07-16, 107.1.c.1: what is attached may be in that base, regardless of its controller",
        "Core Rules 2026-07-16, 323.7: all permanents in bases other than their controller's are recalled",
        "an article on the cleanup order of 2026-10: unattached permanents alone",
    ),
)

COMMON: Final = (FOCUS_AFTER_CONVERSION, FIXED_DESTINATION, HIDING_IN_SHOWDOWNS, MIGHT_OF_COPIES)
OF_2026_07_16: Final = (*COMMON, ATTACHED_IN_ANOTHERS_BASE)
OF_2026_03_30: Final = (
    FOCUS_AFTER_CONVERSION.by_default("attacker"),
    CONTESTED_WITHOUT_UNITS,
    CONTROL_WITHOUT_OWN_UNITS,
    RESULT_AFTER_RECALL,
    FIXED_DESTINATION,
    HIDING_IN_SHOWDOWNS,
    ATTACHED_IN_ANOTHERS_BASE,
)
OF_2026_10_16: Final = (*COMMON, SHOWDOWN_BESIDE_COMBATS)
