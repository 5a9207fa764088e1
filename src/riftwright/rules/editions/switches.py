"""Named switches: where the sources differ or leave a point open, each with its default and its sources."""

from typing import Final

from riftwright.rules.edition import Switch

SWITCHES: Final = (
    Switch(
        "focus-after-conversion",
        "Who has Focus when a showdown that is under way becomes a Combat Showdown.",
        {
            "holder": "whoever has it keeps it (464.2.c.1.b)",
            "attacker": "the Attacker gains it (464.2.d)",
        },
        "holder",
        (
            "Core Rules 2026-07-16, 464.2.c.1.b: the player with Focus keeps it",
            "Core Rules 2026-07-16, 464.2.d: the Attacker gains Focus, without an exception",
            "an article on showdowns of 2026-10: the current holder keeps Focus",
        ),
    ),
)
