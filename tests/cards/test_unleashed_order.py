from riftwright.core.events import COST_PAID
from riftwright.notation.board import Board
from tests.support import begin, choose, events, field, hand, move, offered, play, resolve, thing, where


def seeker_board(*, pool: str | None = None, runes: str | None = None) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Mageseeker Investigator as Seeker"]})
    units = ["Unit 1 as One", "Unit 2 as Two", "Unit 3 as Three"]
    return board.battlefield().player("A", base=units, pool=pool, runes=runes)


def test_204_4_moving_three_units_to_mageseeker_investigator_costs_2_power() -> None:
    game = begin(seeker_board(pool="2 Fury"))
    move(game, "One", field(1), "Two", "Three")
    game.apply(0)
    assert [where(game, name) for name in ("One", "Two", "Three")] == ["battlefield 1"] * 3
    assert [event.rule for event in events(game, COST_PAID)] == ["204.4"]
    assert sum(game.state.players[0].pool) == 0


def test_one_unit_moves_to_mageseeker_investigator_for_nothing() -> None:
    game = begin(seeker_board(pool=""))
    move(game, "One", field(1))
    assert where(game, "One") == "battlefield 1"


def test_units_that_cannot_be_paid_for_are_not_offered() -> None:
    game = begin(seeker_board(pool="1 Fury"))
    game.apply(f"move:{thing(game, 'One')}:{field(1)}")
    assert offered(game, "Two")
    choose(game, "Two")
    assert not offered(game, "Three")
    game.apply(0)
    assert where(game, "Two") == "battlefield 1"


def test_204_4_c_declining_to_pay_moves_nobody() -> None:
    game = begin(seeker_board(pool="2 Fury"))
    move(game, "One", field(1), "Two")
    choose(game, "decline to pay")
    assert where(game, "One") == where(game, "Two") == "A's base"
    assert not game.state.objects[thing(game, "One")].exhausted


def test_429_3_the_power_may_come_from_runes() -> None:
    game = begin(seeker_board(runes="1 exhausted Fury"))
    move(game, "One", field(1), "Two")
    game.apply(0)
    assert where(game, "Two") == "battlefield 1"
    assert game.state.players[0].runes == []


def test_mageseeker_investigator_guards_only_the_own_battlefield_and_only_against_opponents() -> None:
    game = begin(seeker_board(pool=""))
    move(game, "One", field(2), "Two")
    assert where(game, "Two") == "battlefield 2"
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Mageseeker Investigator"]})
    game = begin(board.player("A", base=["Unit 1 as One", "Unit 2 as Two"], pool=""))
    move(game, "One", field(1), "Two")
    assert where(game, "Two") == "battlefield 1"


# Loyal Poro


def test_loyal_poro_draws_unless_it_dies_alone() -> None:
    kill = "Spell 0: kill a unit"
    board = Board(turn="A").player("A", hand=[kill])
    game = begin(board.player("B", base=["Loyal Poro as Poro", "Unit 1 as Friend"], deck=["Cleave"]))
    play(game, kill, "Poro")
    resolve(game)
    assert hand(game, "B") == ["Cleave"]

    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Away"]}).player("A", hand=[kill])
    game = begin(board.player("B", base=["Loyal Poro as Poro"], deck=["Cleave"]))
    play(game, kill, "Poro")
    resolve(game)
    assert hand(game, "B") == []


def test_323_4_two_loyal_poros_that_die_together_both_draw() -> None:
    kill = "Spell 0: kill all enemy units"
    board = Board(turn="A").player("A", hand=[kill])
    game = begin(board.player("B", base=["Loyal Poro as One", "Loyal Poro as Two"], deck=["Cleave", "Charm"]))
    play(game, kill)
    resolve(game)
    assert hand(game, "B") == ["Cleave", "Charm"]
