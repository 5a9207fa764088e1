from riftwright.notation.board import Board
from tests.support import begin, choose, hand, offered, play, resolve, where


def test_salvage_may_kill_a_gear_and_draws() -> None:
    board = Board(turn="A").player("A", hand=["Salvage"], deck=["Cleave"]).player("B", base=["Energy Conduit"])
    game = begin(board)
    play(game, "Salvage", "Energy Conduit")
    resolve(game)
    choose(game, "yes")  # 383.3.a.3: the "may" is decided on resolution
    assert where(game, "Energy Conduit") == "B's trash"
    assert hand(game, "A") == ["Cleave"]


def test_355_12_salvage_may_spare_what_it_has_chosen() -> None:
    board = Board(turn="A").player("A", hand=["Salvage"], deck=["Cleave"]).player("B", base=["Energy Conduit"])
    game = begin(board)
    play(game, "Salvage", "Energy Conduit")
    resolve(game)
    choose(game, "no")
    assert where(game, "Energy Conduit") == "B's base"
    assert hand(game, "A") == ["Cleave"]


def test_salvage_needs_no_gear_and_chooses_no_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 1"], hand=["Salvage"], deck=["Cleave"])
    game = begin(board)
    play(game, "Salvage")
    assert not offered(game, "Unit 1")
    resolve(game)
    assert hand(game, "A") == ["Cleave"]


def test_salvage_can_kill_an_attached_equipment() -> None:
    board = Board(turn="A").player("A", hand=["Salvage"])
    game = begin(board.player("B", base=["Unit 2 as Bearer", "B.F. Sword attached to Bearer"]))
    play(game, "Salvage", "B.F. Sword")
    resolve(game)
    choose(game, "yes")
    assert where(game, "B.F. Sword") == "B's trash"
    assert game.machine.might(game.state.labels[0][0]) == 2
