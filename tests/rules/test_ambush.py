"""Ambush (822): played to where its player has units, with Reaction for that."""

from riftwright.notation.board import Board
from tests.support import begin, field, offered, play, playable, thing, where


def test_822_1_b_in_a_closed_state_it_may_be_played_only_to_where_its_player_has_units() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    board.battlefield(controller="B")
    board.player("A", hand=["Spell 1: deal 1 to a unit"])
    board.player("B", hand=["Unit 3 [Ambush] as Lurker"])
    game = begin(board)
    play(game, "Spell 1: deal 1 to a unit")
    game.apply("pass")
    play(game, "Unit 3 [Ambush]")
    assert where(game, "Lurker") == "battlefield 1"
    assert [item.what for item in game.state.chain] == [0]  # the spell is still there: it was a reaction


def test_822_1_b_without_units_at_a_battlefield_it_has_no_reaction() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B")
    board.player("A", hand=["Spell 1: draw 1"])
    board.player("B", base=["Unit 4"], hand=["Unit 3 [Ambush]"])
    game = begin(board)
    play(game, "Spell 1: draw 1")
    game.apply("pass")
    assert not playable(game, "Unit 3 [Ambush]")


def test_822_1_c_on_ones_own_turn_it_adds_locations_to_the_usual_ones() -> None:
    board = Board(turn="A")
    board.battlefield(units={"A": ["Unit 1 as Scout"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as Guard"]})
    board.player("A", hand=["Unit 3 [Ambush] as Lurker", "Unit 3 as Walker"])
    game = begin(board)
    plain = game.clone()
    game.apply(f"play:{thing(game, 'Lurker')}")
    assert [offered(game, f"place:{loc}") for loc in (0, field(1), field(2))] == [True, True, True]
    game.apply(f"place:{field(1)}")
    assert where(game, "Lurker") == "battlefield 1"
    plain.apply(f"play:{thing(plain, 'Walker')}")
    assert [offered(plain, f"place:{loc}") for loc in (0, field(1), field(2))] == [True, False, True]
