"""The net itself: each check notices when what it guards is broken by hand."""

from collections.abc import Callable

import pytest

from riftwright.core.events import CLEANUP_BEGAN, CLEANUP_ENDED, DRAWN, FINALIZED, POINT_GAINED, RESOLVING, Event
from riftwright.core.ids import ATTACKER, BANISHMENT, HAND, STUNNED
from riftwright.core.state import GameState
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.machine import invariants
from tests.machine.copies import Twin, copies_agree
from tests.machine.privacy import Secrets, hidden_from, scrambled
from tests.machine.story import Story

BATTLEFIELD_CARD, SCOUT, GUARD, BLADE, IN_HAND = range(5)


def position() -> Game:
    """At rest: A has a unit at a battlefield of theirs, B one in base; A holds a card."""
    board = Board(turn="A", edition="2026-07-16")
    board.battlefield(controller="A", units={"A": ["Unit 3 [Deathknell: draw 1] as Scout"]})
    board.player("B", base=["Unit 2 as Guard"])
    board.player("A", base=["Unit 1 as Blade"], hand=["Hextech Ray"])
    return Game.from_state(board.state())


def edited(s: GameState, oid: int, **values: int) -> None:
    o = s.edit(oid)
    for name, value in values.items():
        setattr(o, name, value)


def test_a_sound_position_has_no_problems() -> None:
    game = position()
    assert game.state.objects[SCOUT].zone == 10
    assert game.state.objects[IN_HAND].zone == HAND
    assert invariants.problems(game) == []
    assert invariants.costly_problems(game) == []
    assert list(copies_agree(game)) == []


BREAKS: dict[str, Callable[[GameState], object]] = {
    "without options": lambda s: s.decision.options.clear() if s.decision else None,
    "keys are not unique": lambda s: s.decision.options.append(s.decision.options[0]) if s.decision else None,
    "is out of the game and is asked": lambda s: setattr(s.players[0], "lost", True),
    "Focus in a Neutral State": lambda s: setattr(s, "focus", 1),
    "a decision to act outside": lambda s: setattr(s, "priority", 1),
    "an opponent of the Turn Player acts": lambda s: setattr(s, "turn_player", 1),
    "stands in 2 lists": lambda s: s.players[0].hand.append(IN_HAND),
    "stands in 0 lists": lambda s: s.players[0].hand.clear(),
    "stands in the list of the hand": lambda s: edited(s, IN_HAND, zone=BANISHMENT),
    "listeners of event": lambda s: s.listeners.__setitem__(3, (GUARD,)),
    "replacement effects": lambda s: setattr(s, "replacers", (GUARD,)),
    "passive abilities": lambda s: setattr(s, "passives", (GUARD,)),
    "is not on the board (124.1)": lambda s: edited(s, IN_HAND, flags=STUNNED),
    "attacks or defends outside a combat": lambda s: edited(s, SCOUT, flags=ATTACKER),
    "5 damage and 0 buffs": lambda s: edited(s, SCOUT, damage=-5),
    "attached on one side only": lambda s: edited(s, SCOUT, attached_to=GUARD),
    "an attacker or defender without a combat": lambda s: setattr(s, "attacker", 1),
    "a combat at no battlefield": lambda s: setattr(s, "combat", True),
    "points below 0": lambda s: s.points.__setitem__(0, -1),
    "less than nothing in the pool": lambda s: s.players[0].pool.__setitem__(0, -1),
    "should have won the game": lambda s: s.points.__setitem__(0, 8),
    "a cleanup is outstanding": lambda s: setattr(s, "cleanup_due", 2),
    "has lethal damage": lambda s: edited(s, SCOUT, damage=3),
    "controls battlefield 1 without a unit": lambda s: setattr(s.battlefields[0], "controller", 1),
    "is staged at battlefield 1": lambda s: setattr(s.battlefields[0], "combat_staged", True),
    "contested with nothing staged": lambda s: setattr(s.battlefields[0], "contested", 0),
    "nobody with units there controls it": lambda s: setattr(s.battlefields[0], "controller", -1),
}


@pytest.mark.parametrize("what", BREAKS)
def test_a_broken_position_is_noticed(what: str) -> None:
    game = position()
    BREAKS[what](game.state)
    assert any(what in problem for problem in invariants.problems(game))


def test_a_cleanup_with_work_left_is_noticed() -> None:
    game = position()
    edited(game.state, SCOUT, damage=3)
    assert list(invariants.nothing_left_to_clean(game)) == ["one more cleanup would change something (322)"]


def test_a_card_that_vanishes_is_counted() -> None:
    game = position()
    before = invariants.census(game.state)
    edited(game.state, IN_HAND, token=True)
    assert invariants.census(game.state) != before


def test_a_kept_might_that_is_stale_is_noticed() -> None:
    board = Board(turn="A", edition="2026-07-16")
    board.battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 3"]})
    game = Game.from_state(board.state())
    assert game.machine.might(1) == 4
    assert list(invariants.derived_values_are_fresh(game)) == []
    edited(game.state, 1, buffs=1)  # behind the machine's back
    assert any("kept Might 4, now 5" in problem for problem in invariants.derived_values_are_fresh(game))


def test_a_clone_that_shares_what_is_written_to_is_noticed() -> None:
    game = position()
    twin = Twin("clone", game.clone(), 1)
    game.state.objects[SCOUT].damage = 1  # without edit: the clones see it too
    game.apply("end")
    assert any(
        "has changed" in problem or "another position" in problem for problem in twin.follow("end", game, closely=True)
    )


def test_a_twin_that_goes_elsewhere_is_noticed() -> None:
    game = position()
    twin = Twin("clone", game.clone(), 9)
    game.apply(f"move:{BLADE}:8")
    assert any("another position" in problem for problem in twin.follow("end", game, closely=True))


# Privacy


def test_what_a_seat_cannot_see_is_exchanged_and_nothing_else() -> None:
    game = position()
    s = game.state
    assert IN_HAND in hidden_from(s, 1)
    assert IN_HAND not in hidden_from(s, 0)
    other = scrambled(game, hidden_from(s, 1)).state
    assert other.objects[IN_HAND].face != s.objects[IN_HAND].face
    assert all(other.objects[oid].face == s.objects[oid].face for oid in (SCOUT, GUARD, BLADE))


def test_an_event_that_gives_a_hidden_card_away_is_noticed() -> None:
    game = position()
    secrets = Secrets(game)
    top = game.state.players[0].main_deck[-1]
    told = [Event(POINT_GAINED, "413", 0, top, -1, 0, -1, "")]
    assert any(f"learns of object {top}" in problem for problem in secrets.read(game, told))
    kept = [Event(DRAWN, "413", 0, IN_HAND, -1, 0, -1, "")]
    assert list(secrets.read(game, kept)) == []
    worded = [Event(POINT_GAINED, "413", 0, -1, -1, 0, -1, "Hextech Ray it was")]
    assert any("Hextech Ray" in problem for problem in secrets.read(game, worded))


# The story


@pytest.mark.parametrize(
    ("kinds", "rule", "what"),
    [
        ([FINALIZED], "999.9", "which is no rule"),
        ([CLEANUP_ENDED], "322", "that has not begun"),
        ([CLEANUP_BEGAN, CLEANUP_BEGAN], "319", "a cleanup begins within a cleanup"),
        ([CLEANUP_BEGAN, FINALIZED], "319", "finalized during a cleanup (320)"),
        ([RESOLVING, CLEANUP_BEGAN], "319", "while an item resolves (321)"),
        ([CLEANUP_BEGAN, CLEANUP_ENDED], "319", "the steps of a cleanup were []"),
    ],
)
def test_a_story_that_makes_no_sense_is_noticed(kinds: list[int], rule: str, what: str) -> None:
    game = position()
    events = [Event(kind, rule, 0, SCOUT, 7, 0, -1, "") for kind in kinds]
    assert any(what in problem for problem in Story(game).read(game, events))


def test_points_that_the_log_does_not_tell_of_are_noticed() -> None:
    game = position()
    game.state.points[1] = 2
    assert any("the log tells of [0, 0] points" in problem for problem in Story(game).read(game, []))
