"""The steps of a cleanup from step 6 on (323.8-323.14): what is staged, unstaged, and begins."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_CONTEST, D_PRIORITY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.rules.helpers import (
    GO,
    HOME,
    NOTHING,
    cast,
    cleanups,
    combat,
    contested,
    every_edition,
    focus,
    on_chain,
    ongoing,
    since_july,
    staging,
    state,
    two_fields,
)
from tests.support import (
    begin,
    choose,
    controller,
    decides,
    events,
    field,
    hand,
    move,
    pass_showdown,
    play,
    resolve,
    resolve_top,
    thing,
    where,
)

# 323.8, step 6: showdowns are staged


@every_edition
def test_323_8_a_showdown_is_staged_where_contested_was_applied_and_waits_for_an_open_state(edition: str) -> None:
    board = (
        two_fields(edition)
        .player("A", base=["Unit 2 as Scout"])
        .chain("A", NOTHING)
        .chain("A", "Spell: move a friendly unit to a battlefield", ["Scout", "2"])
    )
    game = begin(board)
    resolve_top(game)

    assert (contested(game, 2), staging(game, 2)) == ("A", {"showdown"})
    assert ongoing(game) == 0  # Closed: the first item is still there
    resolve_top(game)
    assert ongoing(game) == 2


@every_edition
def test_323_8_a_it_is_staged_only_as_long_as_units_of_whoever_applied_it_are_there(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"]).chain("A", NOTHING)
    board.chain("A", HOME, ["Scout"]).chain("A", "Spell: move a friendly unit to a battlefield", ["Scout", "2"])
    game = begin(board)
    resolve_top(game)
    assert staging(game, 2) == {"showdown"}
    resolve_top(game)
    assert staging(game, 2) == set()
    resolve_top(game)
    assert ongoing(game) == 0


@every_edition
def test_323_8_joining_ones_own_battlefield_stages_nothing(edition: str) -> None:
    board = Board(turn="A", edition=edition)
    board.battlefield(controller="A", units={"A": ["Unit 3 as Holder"]}).battlefield()
    board.player("A", base=["Unit 2 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))

    assert (contested(game, 1), game.decision.kind) == ("nobody", D_ACT)


@every_edition
def test_323_8_with_enemies_there_a_showdown_is_staged_too_until_2026_07_16(edition: str) -> None:
    board = (
        two_fields(edition)
        .player("A", base=["Unit 2 as Scout"])
        .chain("A", NOTHING)
        .chain("A", "Spell: move a friendly unit to a battlefield", ["Scout", "1"])
    )
    game = begin(board)
    resolve_top(game)

    assert staging(game, 1) == ({"combat"} if edition == "2026-10-16" else {"showdown", "combat"})


# 323.9 and 323.10, steps 7 and 7a: combats are staged, and unstaged


@every_edition
def test_323_9_a_combat_is_staged_where_opposing_units_are(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))

    staged = [(c.steps().index("323.9"), e.loc) for c in cleanups(game) for step, e in c.happened if step == "323.9"]
    assert [loc for _, loc in staged] == [field(1)]
    assert game.state.combat


@every_edition
def test_323_10_a_staged_combat_that_loses_a_side_does_not_happen(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"]).chain("A", NOTHING)
    board.chain("B", HOME, ["Guard"]).chain("A", "Spell: move a friendly unit to a battlefield", ["Scout", "1"])
    game = begin(board)
    resolve_top(game)
    assert "combat" in staging(game, 1)
    resolve_top(game)
    assert staging(game, 1) == {"showdown"}
    resolve_top(game)

    assert ongoing(game) == 1  # A's unit still contests: a Non-Combat Showdown
    assert not game.state.combat
    assert focus(game) == "A"
    assert controller(game, 1) == "nobody"  # 323.6 came first: B has no unit there and the state is Open


@every_edition
def test_461_2_a_combat_staged_elsewhere_lasts_only_while_both_sides_stay(edition: str) -> None:
    """A combat is under way at 1 while another is staged at 2; the defender leaves 2 before it opens."""
    board = combat(edition)
    board.place("Unit 2 as Second", "A", field(2))
    board.place("Unit 2 as Sentry", "B", field(2))
    board.field(2).controller = 1
    board.field(2).contested = 0
    board.player("A", hand=[NOTHING]).player("B", hand=[HOME])
    game = begin(board)
    play(game, NOTHING)
    resolve(game)
    assert "combat" in staging(game, 2)

    cast(game, HOME, "Sentry")
    resolve(game)
    assert "combat" not in staging(game, 2)
    assert controller(game, 2) == "nobody"  # the showdown is at 1, not here (323.6)
    pass_showdown(game)
    assert game.state.showdown < 0
    assert events(game, ev.COMBAT_BEGAN) == []  # the one at 1 was there from the beginning
    assert where(game, "Second") == "battlefield 2"


# 323.11, step 8: Contested is removed


def left_in_time(edition: str, number: int = 2) -> Game:
    """Scout moves to the battlefield and goes home again before the state opens."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"]).chain("A", NOTHING)
    board.chain("A", HOME, ["Scout"])
    board.chain("A", "Spell: move a friendly unit to a battlefield", ["Scout", str(number)])
    game = begin(board)
    resolve_top(game)
    assert contested(game, number) == "A"
    resolve_top(game)
    assert where(game, "Scout") == "A's base"
    return game


@since_july
def test_323_11_contested_goes_with_the_last_unit_of_whoever_applied_it_even_in_a_closed_state(edition: str) -> None:
    game = left_in_time(edition)
    assert (contested(game, 2), state(game)) == ("nobody", "Neutral Closed")
    resolve(game)

    assert (game.decision.kind, ongoing(game)) == (D_ACT, 0)


@since_july
def test_323_11_where_the_other_controls_it_all_is_as_before(edition: str) -> None:
    game = left_in_time(edition, 1)
    resolve(game)

    assert (contested(game, 1), controller(game, 1), staging(game, 1)) == ("nobody", "B", set())
    assert game.decision.kind == D_ACT


@since_july
def test_323_11_not_while_a_showdown_is_ongoing_there(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[HOME])
    game = begin(board)
    move(game, "Scout", field(2))
    cast(game, HOME, "Scout")
    resolve(game)

    assert (ongoing(game), contested(game, 2)) == (2, "A")  # 190.3.b
    assert decides(game) == "B"
    pass_showdown(game)
    assert (ongoing(game), contested(game, 2), controller(game, 2)) == (0, "nobody", "nobody")
    assert game.decision.kind == D_ACT


@since_july
def test_323_11_a_units_left_there_without_control_contest_it_anew(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"]).player("B", base=["Unit 2 as Bystander"])
    step = "Spell: move a friendly unit to a battlefield"
    board.chain("A", NOTHING).chain("A", HOME, ["Scout"])
    board.chain("B", step, ["Bystander", "2"]).chain("A", step, ["Scout", "2"])
    game = begin(board)
    resolve_top(game)
    resolve_top(game)
    assert contested(game, 2) == "A"
    assert "combat" in staging(game, 2)

    mark = len(game.log)
    resolve_top(game)  # Scout goes home
    assert contested(game, 2) == "B"
    assert [(step, e.rule) for step, e in cleanups(game, mark)[0].happened if e.kind == ev.CONTESTED] == [
        ("323.11", "323.11.a")
    ]
    resolve(game)
    assert (ongoing(game), game.state.combat, focus(game)) == (2, False, "B")  # 345: whoever applied it


# 323.12 to 323.14, steps 9, 10 and 10a: what begins


def two_arrivals(first: Board) -> Game:
    """Two units of A have come to battlefields 1 and 2, and the last item of the chain has just resolved."""
    step = "Spell: move a friendly unit to a battlefield"
    first.player("A", base=["Unit 2 as Left", "Unit 2 as Right"])
    first.chain("A", NOTHING).chain("A", step, ["Left", "1"]).chain("A", step, ["Right", "2"])
    game = begin(first)
    for _ in range(3):
        resolve_top(game)
    return game


@every_edition
@pytest.mark.parametrize("turn_player", ["A", "B"])
def test_323_12_the_turn_player_chooses_which_staged_showdown_begins(edition: str, turn_player: str) -> None:
    board = Board(turn=turn_player, edition=edition).battlefield().battlefield()
    game = two_arrivals(board)

    assert (game.decision.kind, decides(game)) == (D_CONTEST, turn_player)
    choose(game, "battlefield 2")
    assert (ongoing(game), focus(game)) == (2, "A")
    assert staging(game, 1) == {"showdown"}  # it waits for a Neutral State
    game.apply("pass")
    game.apply("pass")
    assert controller(game, 2) == "A"
    assert (ongoing(game), focus(game)) == (1, "A")


@since_july
def test_323_12_a_showdown_begins_before_a_combat_that_is_staged_elsewhere(edition: str) -> None:
    game = two_arrivals(two_fields(edition))

    assert (ongoing(game), game.state.combat) == (2, False)
    game.apply("pass")
    game.apply("pass")
    assert (ongoing(game), game.state.combat) == (1, True)


def test_323_12_in_2026_03_30_the_turn_player_chooses_among_all_and_8a_opens_it_as_a_combat_showdown() -> None:
    game = two_arrivals(two_fields("2026-03-30"))

    assert (game.decision.kind, decides(game)) == (D_CONTEST, "A")
    choose(game, "battlefield 1")
    assert (ongoing(game), game.state.combat) == (1, True)


@every_edition
def test_323_13_the_turn_player_chooses_which_staged_combat_begins(edition: str) -> None:
    board = Board(turn="B", edition=edition)
    board.battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.battlefield(controller="B", units={"B": ["Unit 3 as Sentry"]})
    game = two_arrivals(board)

    assert (game.decision.kind, decides(game)) == (D_CONTEST, "B")
    choose(game, "battlefield 2")
    assert (ongoing(game), game.state.combat) == (2, True)
    assert "combat" in staging(game, 1)
    pass_showdown(game)
    assert events(game, ev.COMBAT_BEGAN)[-1].loc == field(1)


@every_edition
def test_323_12_nothing_begins_while_a_trigger_is_pending(edition: str) -> None:
    """A pending item is on the chain (329.1), so the state is Closed: the showdown waits for it."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout", "Unit 2 [Deathknell: draw 1] as Doomed damaged 2"])
    game = begin(board)
    move(game, "Scout", field(2))

    assert (ongoing(game), on_chain(game), game.decision.kind) == (0, ["Doomed"], D_PRIORITY)
    resolve(game)
    assert (ongoing(game), focus(game)) == (2, "A")


@every_edition
def test_323_12_a_move_trigger_comes_before_the_showdown(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 [Move: draw 1] as Scout"])
    game = begin(board)
    move(game, "Scout", field(2))

    assert (ongoing(game), on_chain(game)) == (0, ["Scout"])
    resolve(game)
    assert (ongoing(game), hand(game, "A")) == (2, ["Filler"])


@every_edition
def test_323_14_an_ongoing_showdown_becomes_a_combat_showdown(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"]).player("B", base=["Unit 4 as Late"], hand=[GO])
    game = begin(board)
    move(game, "Scout", field(2))
    game.apply("pass")
    cast(game, GO, "Late", "2")
    mark = len(game.log)
    resolve(game)

    [converted] = [(step, e.loc) for c in cleanups(game, mark) for step, e in c.happened if e.kind == ev.CONVERTED]
    assert converted == ("323.14", field(2))
    assert (ongoing(game), game.state.combat) == (2, True)
    assert events(game, ev.SHOWDOWN_BEGAN)[0].loc == field(2)
    assert len(events(game, ev.SHOWDOWN_ENDED)) == 0  # the same showdown goes on
    objects = game.state.objects
    assert objects[thing(game, "Scout")].attacking  # A applied Contested (464.2.c.1)
    assert objects[thing(game, "Late")].defending


@every_edition
def test_323_14_only_in_an_open_state(edition: str) -> None:
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=[NOTHING])
    board.player("B", base=["Unit 4 as Late"], hand=[GO])
    game = begin(board)
    move(game, "Scout", field(2))
    play(game, NOTHING)
    game.apply("pass")
    cast(game, GO, "Late", "2")
    resolve_top(game)

    assert (state(game), game.state.combat) == ("Showdown Closed", False)
    assert "combat" in staging(game, 2)
    resolve_top(game)
    assert (state(game), game.state.combat) == ("Showdown Open", True)


def test_323_13_a_combat_begins_also_where_no_showdown_is_staged_beside_it() -> None:
    """2026-03-30, step 9: where whoever applied Contested has gone, no showdown is staged (323.8.a); units of two
    others, who oppose each other, fight all the same (323.9).
    """
    board = Board(mode="skirmish", turn="A", edition="2026-03-30")
    board.battlefield(contested="A", units={"B": ["Unit 2 as Guard"], "C": ["Unit 2 as Squire"]})
    game = begin(board.battlefield().battlefield().player("A", hand=[NOTHING]))
    play(game, NOTHING)
    resolve(game)
    assert [e.rule for e in events(game, ev.COMBAT_BEGAN)] == ["323.13"]
    assert events(game, ev.SHOWDOWN_STAGED) == []
