"""355.11, 355.14: targets that must fit together, and damage that is split among targets."""

from riftwright.core.events import DAMAGED, DIED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, choose, decides, events, field, move, offered, play, playable, resolve, thing, where

GROWTH = "Spell 0 [Reaction]: give a unit +1"


def damage(game: Game, *names: str) -> list[int]:
    return [game.state.objects[thing(game, name)].damage for name in names]


def fox_fire(*reactions: str) -> Game:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": [f"Unit 1 as {n}" for n in ("I", "II", "III", "IV")]}
    )
    board.battlefield(controller="B", units={"B": ["Unit 1 as Away"]})
    game = begin(board.player("A", hand=["Fox-Fire"]).player("B", hand=list(reactions)))
    play(game, "Fox-Fire", "I")
    return game


def test_355_11_a_a_group_is_chosen_that_meets_the_requirement_together() -> None:
    game = fox_fire()
    assert not offered(game, "Away")  # not at the same battlefield
    choose(game, "II", "III", "IV")
    resolve(game)
    assert len(events(game, DIED)) == 4


def test_355_11_b_of_a_group_that_does_not_fit_any_more_a_part_is_chosen() -> None:
    game = fox_fire(GROWTH, GROWTH)
    choose(game, "II", "III", "IV")
    game.apply("pass")
    play(game, GROWTH, "I")
    resolve(game)  # asks as Fox-Fire resolves: 2 + 1 + 1 + 1 is too much
    assert decides(game) == "A"
    choose(game, "I", "II")
    assert offered(game, "III")
    choose(game, "III")
    resolve(game)
    assert [where(game, name) == "B's trash" for name in ("I", "II", "III", "IV")] == [True, True, True, False]


def test_355_11_b_the_part_may_be_empty() -> None:
    game = fox_fire(GROWTH)
    choose(game, "II", "III", "IV")
    game.apply("pass")
    play(game, GROWTH, "I")
    resolve(game)
    choose(game, "done")
    resolve(game)
    assert events(game, DIED) == []


def strike(might: int, *others: str) -> Game:
    board = Board(turn="A").battlefield(controller="B", units={"B": [f"Unit 9 as {name}" for name in others]})
    board.player("A", base=[f"Unit {might} as Striker"], hand=["Alpha Strike"])
    game = begin(board.player("B", hand=["Spell 0 [Reaction]: give a unit -2 as Curse"]))
    play(game, "Alpha Strike", *others)
    return game


def test_355_14_e_how_damage_is_divided_is_decided_on_resolution() -> None:
    """355.14.a, 355.14.b, 355.14.d"""
    game = strike(5, "One", "Two", "Three")
    assert events(game, DAMAGED) == []
    resolve(game)
    choose(game, "number:1")
    assert [o.key for o in game.decision.options] == ["number:1", "number:2", "number:3"]
    choose(game, "number:3")
    assert damage(game, "One", "Two", "Three") == [1, 3, 1]


def test_355_14_f_each_target_gets_at_least_1() -> None:
    """355.14.g"""
    game = strike(3, "One", "Two", "Three")
    resolve(game)  # nothing to decide
    assert damage(game, "One", "Two", "Three") == [1, 1, 1]


def test_355_14_h_with_less_damage_than_targets_their_controller_says_who_is_none_any_more() -> None:
    """355.14.h.1"""
    game = strike(3, "One", "Two", "Three")
    game.apply("pass")
    play(game, "Curse", "Striker")
    resolve(game)
    choose(game, "One", "Three")
    assert damage(game, "One", "Two", "Three") == [0, 1, 0]


def test_355_14_c_there_are_no_more_targets_than_damage() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as One", "Unit 9 as Two"]})
    game = begin(board.player("A", base=["Unit 1 as Striker"], hand=["Alpha Strike"]))
    play(game, "Alpha Strike", "One")
    resolve(game)
    assert damage(game, "One", "Two") == [1, 0]


def test_359_3_e_2_a_target_that_has_left_shares_in_nothing() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as One", "Unit 9 as Two"]})
    board.player("A", base=["Volibear, Furious as Volibear"])
    game = begin(board.player("B", hand=["Flash"]))
    move(game, "Volibear", field(1))
    choose(game, "One", "Two")
    game.apply("pass")
    play(game, "Flash", "One", "done")
    resolve(game)
    assert damage(game, "One", "Two") == [0, 5]
    assert not playable(game, "Flash")
