"""The edition of 2026-10-16 (Radiance), as far as it is known: the order of a cleanup, and one number.

All else is taken from 2026-07-16, whose numbers are cited.
"""

from collections.abc import Mapping

from riftwright.rules import cleanup as c
from riftwright.rules.edition import Edition, Programme, Slot, Step
from riftwright.rules.editions.special import with_specials
from riftwright.rules.editions.switches import OF_2026_10_16

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
    Step("323.8", "6", c.stage_showdowns_without_combat),
    Step("323.9", "7", c.stage_combats),
    Step("323.10", "7a", c.unstage_combats),
    Step("323.11", "8", c.remove_contested),
    Slot("9"),  # a showdown begins; whether combats come first is a switch
    Step("323.13", "10", c.begin_combat),
    Step("323.14", "10a", c.convert_to_combat),  # not in the summary of the order, but the showdown article has it
)
PROGRAMMES = {  # by the switch showdown-beside-combats
    "begins": with_specials(CLEANUP.insert(Step("323.12", "9", c.begin_showdown))),
    "waits": with_specials(CLEANUP.insert(Step("323.12", "9", c.begin_showdown_after_combats))),
}


def make(settings: Mapping[str, str]) -> Edition:
    """This edition, with those switches set."""
    return Edition(
        "2026-10-16",
        PROGRAMMES.get(settings.get("showdown-beside-combats", ""), PROGRAMMES["begins"]),
        switches=OF_2026_10_16,
        settings=settings,
        numbers={"466.1.a": "468.1.a"},
        known=(
            "when a cleanup runs, and the order of its steps",
            "only unattached permanents are recalled from a base that is not their controller's",
            "hidden cards go to the trash where their owner has no control",
            "a showdown is staged only where there is no combat",
            "the Combat cleanup of 466.1.a has the number 468.1.a",
            "the showdown at an empty battlefield, Focus, and conversion to a combat",
        ),
        unknown=(
            "the text and numbers of everything else: rules and numbers of 2026-07-16 are used and cited",
            "whether a showdown waits for every combat, or only for one at the same battlefield: a switch",
            "whether conversion (10a) is still a step of its own: it is kept as the last one",
        ),
        hidden_by_owner=True,
    )
