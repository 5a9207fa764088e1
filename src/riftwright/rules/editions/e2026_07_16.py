"""The edition of 2026-07-16 (Vendetta), whose numbers the code cites."""

from collections.abc import Mapping

from riftwright.rules import cleanup as c
from riftwright.rules.edition import Edition, Programme, Slot, Step
from riftwright.rules.editions.special import with_specials
from riftwright.rules.editions.switches import OF_2026_07_16

CLEANUP = Programme(
    Step("323.1", "1", c.check_victory),
    Step("323.2", "2", c.assign_designations),
    Step("323.4", "3a", c.trigger_own_deaths),
    Step("323.5", "3b", c.kill_lethally_damaged),
    Slot("3c"),
    Slot("3d"),
    Slot("3e"),
    Step("323.6", "4", c.lose_control),
    Step("323.7", "5", c.recall_misplaced),
    Step("323.8", "6", c.stage_showdowns),
    Step("323.9", "7", c.stage_combats),
    Step("323.10", "7a", c.unstage_combats),
    Step("323.11", "8", c.remove_contested),
    Step("323.12", "9", c.begin_showdown),
    Step("323.13", "10", c.begin_combat),
    Step("323.14", "10a", c.convert_to_combat),
)
PROGRAMMES = with_specials(CLEANUP)


def make(settings: Mapping[str, str]) -> Edition:
    """This edition, with those switches set."""
    return Edition("2026-07-16", PROGRAMMES, switches=OF_2026_07_16, settings=settings)
