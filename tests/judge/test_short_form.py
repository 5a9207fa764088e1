"""The short form of a story: a combat fits a screen, and what it leaves out only frames the rest."""

from collections.abc import Iterable
from pathlib import Path

import pytest

from riftwright.core import events as ev
from riftwright.judge.explain import Explanation, explain
from riftwright.judge.story import Entry
from riftwright.notation.scenario import parse_scenario

COMBATS = Path("examples/scenarios/combat")
FOLDERS = (COMBATS, Path("rulings/combat"), Path("rulings/deathknell"), Path("rulings/showdown"))
FILES = sorted(path for folder in FOLDERS for path in folder.glob("*.toml"))


def told(*script: str, **pieces: str) -> Explanation:
    """A story of A's units at battlefield 1 against B's, told."""
    board = f"[A]\n{pieces.get('a', '')}\n[B]\n{pieces.get('b', '')}\n"
    field = f'[[battlefield]]\ncontroller = "B"\nB = [{pieces["there"]}]\n' if "there" in pieces else ""
    lines = "\n".join(script)
    return explain(parse_scenario(f'title = "T"\n{board}\n{field}\nscript = """\n{lines}\n"""\n'))


def sequence(explanation: Explanation) -> list[str]:
    """The lines of the short form, without what is at the right of them."""
    found = [line for entry in explanation.sequence() for line in (entry.heading, *entry.lines)]
    return [f"{line.label}  {line.text}" if line.label else line.text for line in found]


def events_of(entries: Iterable[Entry]) -> list[int]:
    return [at for entry in entries for line in (entry.heading, *entry.lines) for at in line.events]


# How long it is, and what is not in it


@pytest.mark.parametrize("path", sorted(COMBATS.glob("*.toml")), ids=lambda path: path.stem)
def test_a_long_combat_fits_a_screen(path: Path) -> None:
    """Two units on each side, triggers, answers and a replacement: some 40 lines of 100 columns."""
    lines = explain(path).text(width=100).splitlines()
    assert len(lines) <= 44
    assert len(lines) - lines.index("Sequence") <= 36


def test_there_are_long_combats_of_several_kinds() -> None:
    assert len(list(COMBATS.glob("*.toml"))) >= 4


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_the_full_form_tells_every_event_once_and_the_short_form_hides_only_what_is_quiet(path: Path) -> None:
    explanation = explain(path)
    full = explanation.text(full=True)
    everything = list(range(len(explanation.game.log)))
    assert sorted(events_of(explanation.sequence(full=True))) == everything
    shown = events_of(explanation.sequence())
    assert len(set(shown)) == len(shown)
    quiet: set[int] = set()
    for entry in explanation.entries:
        quiet.update(at for line in entry.lines if line.quiet for at in line.events)
        if entry.quiet:
            quiet.update(entry.heading.events)
    log = explanation.game.log
    assert [log[at] for at in set(everything) - set(shown) - quiet] == []
    assert explanation.text(full=True) == full  # the short form has left it as it was


# What is told together


def test_what_is_staged_and_begins_in_one_cleanup_is_one_line_with_both_steps() -> None:
    lines = sequence(told("A moves Scout to 1", a='base = ["Unit 2 as Scout"]', there='"Unit 2 as Guard"'))
    assert "7, 10  a Combat is staged at battlefield 1 and begins" in lines
    assert "A attacks with Scout; B defends with Guard; A gains Focus and Priority" in lines


def test_a_combat_whose_sides_are_many_has_focus_in_a_line_of_its_own() -> None:
    units = '"Unit 2 as First Raider", "Unit 2 as Second Raider"'
    moves = "A moves First Raider, Second Raider to 1"
    lines = sequence(told(moves, a=f"base = [{units}]", there='"Unit 2 as Guard"'))
    at = lines.index("A attacks with First Raider and Second Raider; B defends with Guard")
    assert lines[at + 1] == "A gains Focus and Priority"


def test_damage_that_is_dealt_as_it_was_assigned_is_told_once() -> None:
    """465.2.c, 465.2.d"""
    script = ("A moves Scout to 1", "everyone passes")
    explanation = told(*script, a='base = ["Unit 3 as Scout"]', there='"Unit 2 as Guard"')
    lines = sequence(explanation)
    at = lines.index("Combat Damage Step at battlefield 1: all is dealt at once")
    assert lines[at + 1 : at + 3] == ["A assigns 3 damage to Guard", "B assigns 2 damage to Scout"]
    assert not any("takes" in line for line in lines)
    assert "all at once, Guard takes 3 damage and Scout 2" in explanation.text(full=True)


def test_damage_of_which_some_is_prevented_is_told_as_it_was_assigned_and_as_it_was_dealt() -> None:
    """437, 465.2.d: and what one player assigns is in one line, although something is prevented in between."""
    lines = sequence(explain(COMBATS / "two-rounds-of-answers.toml"))
    at = lines.index("Combat Damage Step at battlefield 1")
    assert lines[at + 1 : at + 5] == [
        "A assigns 7 damage to Guard and 4 to Archer",
        "3 of the damage to Guard is prevented",
        "B assigns 5 damage to Raider and 2 to Scout",
        "all at once, Guard takes 4 damage, Archer 4, Raider 5 and Scout 2",
    ]


def test_the_result_is_in_the_heading_of_its_step() -> None:
    """466.3.a, 466.3.b, 466.5"""
    script = ("A moves Scout to 1", "everyone passes")
    lines = sequence(told(*script, a='base = ["Unit 3 as Scout"]', there='"Unit 2 as Guard"'))
    assert lines[-3:] == [
        "Resolution Step of the Combat at battlefield 1: A wins, B loses",
        "only A's units remain: A establishes control there instead of B",
        "A conquers battlefield 1: 1 point of 8",
    ]


def test_a_cleanup_that_did_one_thing_is_one_line_unless_that_is_long() -> None:
    turned_back = sequence(explain(COMBATS / "attackers-turned-back.toml"))
    assert "Cleanup again: step 2, Page loses the designation" in turned_back
    again = sequence(explain("rulings/combat/CMB-34.toml"))
    assert "Cleanup, an item has left the chain: step 2, Poro becomes a Defender" in again
    four = sequence(explain(COMBATS / "four-deathknells.toml"))
    at = four.index("Cleanup: an item has left the chain")
    assert four[at + 1] == "3b  Cook (1 damage, 1 Might) dies"


def test_what_an_item_plays_is_told_with_its_resolution() -> None:
    """359.2"""
    lines = sequence(explain("rulings/deathknell/DKN-05.toml"))
    assert any(
        "Second Forerunner's Deathknell resolves: Mech #" in line and " enter A's base" in line for line in lines
    )
    assert not any(line.startswith("Mech #") for line in lines)


def test_answers_are_told_with_the_pass_or_with_the_focus_that_made_way_for_them() -> None:
    """338.1.b, 346"""
    lines = sequence(explain(COMBATS / "two-rounds-of-answers.toml"))
    assert "A passes; B plays Nope for 1 Energy, choosing Bolt" in lines
    assert "Focus passes to B, who plays Ward for 2 Energy, choosing Guard" in lines
    assert "Focus passes to B" in lines  # who only passes


def test_what_becomes_mighty_is_told_with_what_made_it_so() -> None:
    """709"""
    explanation = explain(COMBATS / "two-rounds-of-answers.toml")
    words = "A and B pass; Raider's ability resolves: Raider gets +1 Might this turn and becomes Mighty"
    assert words in sequence(explanation)
    joined = next(e for e in explanation.sequence() if e.heading.text == words)
    kinds = [explanation.game.log[at].kind for at in joined.heading.events]
    assert ev.BECAME_MIGHTY in kinds and ev.GAVE in kinds and "709" in joined.heading.rules
