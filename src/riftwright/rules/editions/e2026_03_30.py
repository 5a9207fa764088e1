"""The edition of 2026-03-30 (Unleashed). Steps are cited by the numbers that they have in 2026-07-16."""

from collections.abc import Mapping

from riftwright.rules import cleanup as c
from riftwright.rules.edition import Edition, Programme, Slot, Step
from riftwright.rules.editions.special import with_specials
from riftwright.rules.editions.switches import OF_2026_03_30

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
    Slot("7b"),  # the text has no step that removes Contested; a switch puts it here
    Step("323.12", "8", c.begin_any_showdown),  # and 8a: as a Combat Showdown where a combat is staged too
    Step("323.13", "9", c.begin_combat),
    Step("323.14", "9a", c.convert_to_combat),
)
PROGRAMMES = {  # by the switch contested-without-units
    "stays": with_specials(CLEANUP),
    "removed": with_specials(CLEANUP.insert(Step("323.11", "7b", c.remove_contested))),
}


def make(settings: Mapping[str, str]) -> Edition:
    """This edition, with those switches set."""
    return Edition(
        "2026-03-30",
        PROGRAMMES.get(settings.get("contested-without-units", ""), PROGRAMMES["stays"]),
        switches=OF_2026_03_30,
        settings=settings,
        bonus_needs_damage=True,
        only_deathknell_remembers=True,
        only_prevention_is_foreseen=True,
        teammates_keep_out_by_control=True,
        match_lengths=(3,),
        may_when_triggered=True,
        multi_domain_takes_any=True,
        owner_orders_replacements=True,
        payment_is_optional=False,
        pools_empty_after_draw=True,
        restages_showdown=False,
        shut_out_all_phase=True,
        undecided_games_use_up=True,
    )
