"""Control (188-192): whose things are, and who decides about them; winning (193-196) and locations (197-199)."""

import pytest

from riftwright.core import events as ev
from riftwright.core.decisions import D_ACT, D_CHOOSE, D_OPTIONAL, D_PAY, D_REPLACE
from riftwright.effects import build
from riftwright.effects.blocks import ChooseOne
from riftwright.game import GameOverError
from riftwright.notation.board import Board
from tests.rules.helpers import every_edition, ongoing, two_fields
from tests.rules.plays import gear, two_battlefields
from tests.support import (
    begin,
    choose,
    controller,
    decides,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    points,
    resolve,
    thing,
    usable,
    use,
    where,
)

A, B = 0, 1


# 317.2.c: control for a time


def test_317_2_c_control_for_this_turn_goes_back_in_the_expiration_step() -> None:
    board = Board(turn="A")
    board.player("A", hand=["Spell 1: take control of an enemy unit this turn"])
    board.player("B", base=["Unit 3 as Turncoat"])
    game = begin(board)
    play(game, "Spell 1: take control of an enemy unit this turn")
    resolve(game)
    assert game.state.objects[thing(game, "Turncoat")].controller == 0
    assert where(game, "Turncoat") == "A's base"  # 323.7
    game.apply("end")
    assert game.state.objects[thing(game, "Turncoat")].controller == 1
    assert where(game, "Turncoat") == "B's base"


def test_191_control_without_a_time_lasts() -> None:
    board = Board(turn="A")
    board.player("A", hand=["Spell 1: take control of an enemy unit"])
    board.player("B", base=["Unit 3 as Turncoat"])
    game = begin(board)
    play(game, "Spell 1: take control of an enemy unit")
    resolve(game)
    game.apply("end")
    assert game.state.objects[thing(game, "Turncoat")].controller == 0
    assert where(game, "Turncoat") == "A's base"


# 191: who plays something controls it, and makes the choices


@every_edition
def test_191_2_the_controller_of_a_spell_chooses_and_pays(edition: str) -> None:
    """156, 191.1, 191.2, 191.2.a, 191.2.b, 191.2.c: targets, modes, costs; in B's turn it is B."""
    board = two_fields(edition, turn="B").player(
        "B", hand=["Falling Star"], base=["Unit 9 as Other"], runes="9 Fury, 2 Calm"
    )
    game = begin(board)
    asked = set()
    game.apply(next(o for o in game.decision.options if game.describe(o).startswith("play Falling Star")))
    while game.decision.kind in (D_CHOOSE, D_PAY):
        asked.add((game.decision.kind, decides(game)))
        game.apply(0)

    assert asked == {(D_CHOOSE, "B"), (D_PAY, "B")}
    assert [item.controller for item in game.state.chain] == [B]


@every_edition
def test_191_3_the_controller_of_a_permanent_decides_about_it(edition: str) -> None:
    """191.3, 191.3.a: Standard Moves; 191.3.b: its abilities; 191.3.c: choices as it is played; 191.3.d: and of what
    triggers when it is.
    """
    board = two_fields(edition).player("A", base=["Unit 2 [Use: draw 1] owned by B as Loan"])
    board.player("A", hand=["Unit 2 [Accelerate] [Play: stun an enemy unit] as New"]).player(
        "B", base=["Unit 2 as Second"]
    )
    game = begin(board)
    assert usable(game, "Loan")
    assert offered(game, "move Loan to battlefield 2")
    play(game, "New")
    assert (game.decision.kind, decides(game)) == (D_OPTIONAL, "A")
    choose(game, "no")
    assert (game.decision.kind, decides(game)) == (D_CHOOSE, "A")
    choose(game, "Second")
    resolve(game)
    assert game.state.objects[thing(game, "Second")].stunned


@every_edition
def test_191_4_the_controller_of_an_ability_chooses_and_pays(edition: str) -> None:
    """191.4.a, 191.4.c, 191.4.e: it is the controller of its source, who need not own it."""
    board = two_fields(edition).player("A", base=["Unit 1 [Use: stun an enemy unit] owned by B as Loan"])
    game = begin(board.player("B", base=["Unit 2 as Second"]))
    use(game, "Loan")
    assert (game.decision.kind, decides(game)) == (D_CHOOSE, "A")
    choose(game, "Second")

    assert game.state.objects[thing(game, "Loan")].exhausted  # the cost
    assert [item.controller for item in game.state.chain] == [A]


def test_191_4_d_the_controller_of_an_ability_chooses_its_mode() -> None:
    stage = two_battlefields(turn="B")
    either = build.use(build.cost(0), ChooseOne((build.draw(1), build.channel(1))))
    stage.add("B", gear("Well", either), "base", "Well")
    game = stage.begin()
    use(game, "Well")

    assert (game.decision.kind, decides(game)) == (D_CHOOSE, "B")
    assert all(o.key.startswith("mode:") for o in game.decision.options)


def test_191_4_a_1_an_ability_of_a_card_that_is_not_on_the_board_is_its_owners() -> None:
    """B controlled the unit; it dies, and its Deathknell is from the board; in the trash it is A's card."""
    board = Board(turn="B").battlefield().battlefield()
    board.player(
        "A", trash=["Unit 2 [From trash, would die: banish this then recall it] as Ghost"], base=["Unit 3 as Mine"]
    )
    game = begin(board.player("B", hand=["Spell: kill an enemy unit"]))
    play(game, "Spell: kill an enemy unit")
    while game.decision.kind != D_ACT:
        assert game.decision.kind != D_REPLACE or decides(game) == "A"
        game.apply(0)

    assert (where(game, "Mine"), where(game, "Ghost")) == ("A's base", "A's banishment")


# 190: battlefields


@every_edition
def test_190_6_d_you_is_whoever_controls_the_battlefield(edition: str) -> None:
    """The Grove lets its controller draw as they hold it; nobody is "you" where nobody controls it."""
    board = Board(turn="B", edition=edition, phase="beginning")
    board.battlefield("Grove of the God-Willow", controller="B", units={"B": ["Unit 2"]})
    game = begin(board.battlefield("Grove of the God-Willow"))
    resolve(game)

    drawn = [event.player for event in events(game, ev.DRAWN)]
    assert drawn == [B, B]  # one Grove and the Draw Phase


@every_edition
def test_190_4_control_is_established_at_the_end_of_a_showdown_and_kept_while_units_are_there(edition: str) -> None:
    """190.3.c, 190.4, 190.4.a, 190.4.c: a contest stages a showdown; its end gives control; leaving ends it."""
    board = two_fields(edition).player("A", base=["Unit 2 as Scout"], hand=["Spell: ready a unit"])
    game = begin(board)
    move(game, "Scout", field(2))
    assert (ongoing(game), controller(game, 2)) == (2, "nobody")
    pass_showdown(game)
    assert controller(game, 2) == "A"
    play(game, "Spell: ready a unit", "Scout")
    resolve(game)
    assert controller(game, 2) == "A"
    move(game, "Scout", A)

    assert controller(game, 2) == "nobody"


# 194-199: winning, locations


@every_edition
def test_194_1_points_are_for_holding_and_conquering(edition: str) -> None:
    """194.1.a, 194.1.b"""
    board = Board(turn="A", edition=edition, phase="scoring")
    board.battlefield(controller="A", units={"A": ["Unit 2"]}).battlefield()
    game = begin(board.player("A", base=["Unit 2 as Scout"]))
    assert points(game) == [1, 0]
    move(game, "Scout", field(2))
    pass_showdown(game)

    assert points(game) == [2, 0]


@every_edition
def test_194_1_d_who_burns_out_gives_an_opponent_a_point(edition: str) -> None:
    board = two_fields(edition).player("A", hand=["Spell: draw 1"], deck=[], trash=["Unit 1", "Unit 2"])
    game = begin(board)
    play(game, "Spell: draw 1")
    resolve(game)

    assert points(game) == [0, 1]


@every_edition
def test_194_2_a_game_is_won_in_a_cleanup_and_over_then(edition: str) -> None:
    """194.2, 196"""
    game = begin(two_fields(edition).player("A", points=7, hand=["Spell: gain 1 point"]))
    play(game, "Spell: gain 1 point")
    resolve(game)

    assert game.outcome is not None
    assert game.outcome.winners == (A,)
    with pytest.raises(GameOverError):
        game.apply(0)


def test_199_a_battlefield_is_at_its_own_location() -> None:
    """199.1: "here", of a battlefield, is where it is itself."""
    game = begin(Board(turn="A").battlefield("Trifarian War Camp", controller="A", units={"A": ["Unit 2 as Guard"]}))
    camp = game.state.battlefields[0]

    assert game.state.objects[camp.id].loc == camp.loc == field(1)
    assert might(game, "Guard") == 3
