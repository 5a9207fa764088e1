"""The audit: what players choose, as targets and as damage assigned, and the Might that it is measured by."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import (
    ATTACKER,
    DEFENDER,
)
from riftwright.core.state import ChainItem, GameState
from riftwright.game import Game
from riftwright.judge.audit.damage import Assignments
from riftwright.judge.audit.moment import Moment, might
from riftwright.judge.audit.targets import Targets, chosen_well
from riftwright.notation.board import Board
from tests.judge.audited import (
    BLADE,
    GUARD,
    SCOUT,
    begins,
    edit,
    event,
    intruder,
    rules,
    sequence,
    told,
)
from tests.support import begin, play, thing, use


def aimed(text: str, target: str) -> tuple[GameState, ChainItem]:
    """A spell of A's with that text on the chain, aimed at a unit that is among several."""
    board = Board(turn="A")
    board.battlefield(units={"A": ["Unit 3 as Scout"]})
    board.player("A", base=["Unit 6 as Blade", "Gear as Chain"], hand=[f"Spell [Reaction]: {text} as Spell"])
    board.player("B", base=["Unit 2 as Guard", "Unit 2 as Squire"])
    game = begin(board)
    play(game, "Spell", "Guard")
    s = game.state.clone()
    s.chain[0].chosen[0] = [s.objects[thing(game, target)].ref]
    return s, s.chain[0]


@pytest.mark.parametrize(
    ("text", "right", "wrong"),
    [
        ("deal 1 to a unit", "Guard", "Chain"),
        ("deal 1 to an enemy unit", "Guard", "Scout"),
        ("deal 1 to a unit", "Blade", "Spell"),
    ],
)
def test_355_9_a_target_meets_what_is_asked_of_it(text: str, right: str, wrong: str) -> None:
    assert "355.9" not in rules(chosen_well(*aimed(text, right)))
    assert "355.9" in rules(chosen_well(*aimed(text, wrong)))


def test_355_5_as_many_are_chosen_as_may_be_and_each_once() -> None:
    s, made = aimed("deal 1 to a unit", "Guard")
    made.chosen[0] *= 2
    assert "355.5" in rules(chosen_well(s, made))
    made.chosen[0] = [~made.chosen[0][0]]
    assert "358.1" in rules(chosen_well(s, made))


def test_355_9_an_object_that_has_changed_is_another_one() -> None:
    s, made = aimed("deal 1 to a unit", "Guard")
    s.edit(made.chosen[0][0] >> 16).stamp += 1
    assert "355.9" in rules(chosen_well(s, made))


@pytest.mark.parametrize(("gone", "kept", "rule"), [(True, True, "359.3.e.5"), (False, False, "359.3.e.2")])
def test_359_3_e_targets_are_looked_at_again(gone: bool, kept: bool, rule: str) -> None:
    s, made = aimed("deal 1 to a unit", "Guard")
    if gone:
        s.edit(made.chosen[0][0] >> 16).stamp += 1
    after = s.clone()
    if not kept:
        after.chain[0].chosen[0] = [~value for value in made.chosen[0]]
    begins_now = Moment(s, s, [event(ev.RESOLVING, "340.1", 0, other=made.serial)], "Chain")
    assert rule in sequence(Targets().look, begins_now, Moment(s, after, [], "Resolve"))
    right = s.clone()
    right.chain[0].chosen[0] = [~value if gone else value for value in made.chosen[0]]
    assert sequence(Targets().look, begins_now, Moment(s, right, [], "Resolve")) == set()


def fight(*assigned: tuple[str, int], player: int = 0) -> Moment:
    """Scout (3) attacks Guard (2), and damage is dealt as assigned."""

    def designated(s: GameState) -> None:
        intruder(s)
        edit(SCOUT, flags=ATTACKER)(s)
        edit(GUARD, flags=DEFENDER)(s)
        s.showdown, s.combat, s.attacker, s.defender = 0, True, 0, 1

    events = [event(ev.ASSIGNED, "465.2.c", player, name, amount=amount) for name, amount in assigned]
    return told(*events, event(ev.DAMAGED, "465.2.d", player, GUARD, amount=1), task="Combat", before=designated)


def test_465_2_damage_is_assigned_in_full_and_lethally() -> None:
    closes = told(begins(ev.SHOWDOWN_ENDED, 8))

    def found(*assigned: tuple[str, int]) -> set[str]:
        return sequence(Assignments().look, closes, fight(*assigned))

    assert found((GUARD, 3)) == set()
    assert "465.2.b" in found((GUARD, 2))
    assert "465.2.c" in found((GUARD, 2), (GUARD, 1))
    assert "465.2.c.3" in found((GUARD, 1), (BLADE, 2))
    assert "465.2.c.3" not in found((GUARD, 2), (BLADE, 1))
    assert rules(Assignments().look(fight((GUARD, 2)))) == set()  # an audit that comes to it late cannot say


def test_143_might_is_read_off_where_nothing_has_a_say() -> None:
    board = Board(turn="A").battlefield(units={"A": ["Unit 3 [Assault 2] as Scout buffed +1"]})
    s = begin(board).state
    scout = thing(Game.from_state(s.clone()), "Scout")
    assert might(s, s.objects[scout]) == 5
    attacking = s.clone()
    attacking.edit(scout).flags |= ATTACKER
    assert might(attacking, attacking.objects[scout]) == 7


# What else a filter may look at


def looked_for(name: str) -> tuple[GameState, ChainItem]:
    """Teemo's legend returns a Teemo unit that its player owns; it has chosen that one."""
    board = Board(turn="A").player("A", legend="Teemo, Swift Scout", champion=["Teemo, Scout as Waiting"])
    board.player("A", base=["Teemo, Strategist as Here"], trash=["Teemo, Strategist as Gone"])
    board.player("B", base=["Teemo, Strategist as Lent owned by A", "Teemo, Strategist as Theirs"])
    game = begin(board)
    use(game, "Teemo, Swift Scout", "Here")
    s = game.state.clone()
    s.chain[0].chosen[0] = [s.objects[thing(game, name)].ref]
    return s, s.chain[0]


@pytest.mark.parametrize("name", ["Waiting", "Here", "Lent"])
def test_355_9_what_is_owned_may_be_chosen_on_the_board_and_in_the_champion_zone(name: str) -> None:
    assert "355.9" not in rules(chosen_well(*looked_for(name)))


@pytest.mark.parametrize("name", ["Gone", "Theirs"])
def test_355_9_and_nothing_elsewhere_or_of_others(name: str) -> None:
    assert "355.9" in rules(chosen_well(*looked_for(name)))
