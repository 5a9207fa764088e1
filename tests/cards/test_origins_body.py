from riftwright.notation.board import Board
from tests.support import begin, end_turn, field, might, move, pass_showdown, play, resolve, thing, usable, use


def test_sett_buffs_himself_as_he_is_played() -> None:
    game = begin(Board(turn="A").player("A", hand=["Sett, Brawler as Sett"]))
    play(game, "Sett")
    resolve(game)
    assert game.state.objects[thing(game, "Sett")].buffs == 1
    assert might(game, "Sett") == 5


def test_sett_buffs_himself_as_he_conquers_and_never_twice() -> None:
    board = Board(turn="A").battlefield().battlefield().player("A", base=["Sett, Brawler as Sett"])
    game = begin(board)
    move(game, "Sett", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Sett")].buffs == 1
    board = Board(turn="A").battlefield().player("A", base=["Sett, Brawler as Sett buffed"])
    game = begin(board)
    move(game, "Sett", field(1))
    pass_showdown(game)
    assert game.state.objects[thing(game, "Sett")].buffs == 1  # 702.3.a


def test_sett_is_not_buffed_by_what_others_conquer() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Sett, Brawler as Sett", "Unit 1 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))
    pass_showdown(game)
    assert might(game, "Sett") == 4


def test_sett_spends_his_buff_for_4_might_this_turn() -> None:
    game = begin(Board(turn="A").player("A", base=["Sett, Brawler as Sett buffed"]))
    use(game, "Sett")
    assert game.state.objects[thing(game, "Sett")].buffs == 0  # the cost is paid at once
    assert might(game, "Sett") == 4
    resolve(game)
    assert might(game, "Sett") == 8
    assert not usable(game, "Sett")
    end_turn(game)
    assert might(game, "Sett") == 4


def test_sett_spends_no_buff_of_another_unit_and_none_in_a_showdown() -> None:
    game = begin(Board(turn="A").player("A", base=["Sett, Brawler as Sett", "Unit 1 buffed"]))
    assert not usable(game, "Sett")
    board = Board(turn="A").battlefield(units={"A": ["Sett, Brawler as Sett buffed"]}).showdown(1, focus="A")
    assert not usable(begin(board), "Sett")
