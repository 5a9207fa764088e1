import pytest

from riftwright.core.ids import ENERGY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    end_turn,
    field,
    might,
    move,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    thing,
    usable,
    use,
    where,
)


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


# Arena Bar


def test_arena_bar_buffs_an_exhausted_friendly_unit() -> None:
    board = Board(turn="A").player("A", base=["Arena Bar", "Unit 1 as Tired exhausted", "Unit 1 as Fresh"])
    game = begin(board.player("B", base=["Unit 1 as Foe exhausted"]))
    use(game, "Arena Bar")
    resolve(game)
    assert [might(game, name) for name in ("Tired", "Fresh", "Foe")] == [2, 1, 1]
    assert not usable(game, "Arena Bar")  # exhausted


def test_402_3_arena_bar_needs_an_exhausted_unit() -> None:
    assert not usable(begin(Board(turn="A").player("A", base=["Arena Bar", "Unit 1"])), "Arena Bar")


def test_359_3_e_2_arena_bar_does_nothing_to_a_unit_that_was_readied() -> None:
    board = Board(turn="A").player("A", base=["Arena Bar", "Unit 1 as Tired exhausted"])
    ready = "Spell 0 [Reaction]: ready a unit"
    game = begin(board.player("A", hand=[ready]))
    use(game, "Arena Bar")
    play(game, ready)
    resolve(game)
    assert might(game, "Tired") == 1


# Cannon Barrage


def test_cannon_barrage_deals_2_to_every_enemy_unit_in_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 as One", "Unit 3 as Two"]})
    board.battlefield(controller="B", units={"B": ["Unit 2 as Away"]})
    game = begin(board.player("A", base=["Unit 1 as Raider"], hand=["Cannon Barrage"]))
    move(game, "Raider", field(1))
    play(game, "Cannon Barrage")
    resolve(game)
    damage = [game.state.objects[thing(game, name)].damage for name in ("Two", "Away", "Raider")]
    assert damage == [2, 0, 0]
    assert where(game, "One") == "B's trash"


def test_355_10_d_cannon_barrage_chooses_nothing_and_may_be_played_outside_combat() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 2 [Deflect] as Foe"]})
    game = begin(board.player("A", hand=["Cannon Barrage"], pool="2 Energy, 1 Body"))
    play(game, "Cannon Barrage")
    resolve(game)
    assert game.state.objects[thing(game, "Foe")].damage == 0


# Lee Sin, Centered


def test_lee_sin_strengthens_other_buffed_friendly_units_at_his_battlefield() -> None:
    units = ["Lee Sin, Centered as Lee buffed", "Unit 1 as Buffed buffed", "Unit 1 as Plain"]
    board = Board(turn="A").battlefield(controller="A", units={"A": units})
    game = begin(board.player("A", base=["Unit 1 as Home buffed"]))
    assert [might(game, name) for name in ("Lee", "Buffed", "Plain", "Home")] == [7, 4, 1, 2]


def test_lee_sin_strengthens_nobody_in_base() -> None:
    game = begin(Board(turn="A").player("A", base=["Lee Sin, Centered", "Unit 1 as Buffed buffed"]))
    assert might(game, "Buffed") == 2


def test_a_unit_that_loses_lee_sins_might_may_have_lethal_damage() -> None:
    units = ["Lee Sin, Centered as Lee", "Unit 1 as Buffed buffed damaged 2"]
    board = Board(turn="A").battlefield(controller="A", units={"A": units})
    game = begin(board.player("A", hand=["Retreat"]))
    play(game, "Retreat", "Lee")
    resolve(game)
    assert where(game, "Buffed") == "A's trash"


def test_417_6_b_4_challenge_has_two_units_deal_damage_to_each_other() -> None:
    board = Board(turn="A").player("A", base=["Unit 4 as Mine"], hand=["Challenge"])
    game = begin(board.player("B", base=["Unit 6 as Theirs"]))
    play(game, "Challenge")
    resolve(game)
    assert where(game, "Mine") == "A's trash"
    assert game.state.objects[thing(game, "Theirs")].damage == 4


def test_359_3_e_12_challenge_does_nothing_with_one_of_them_gone() -> None:
    board = Board(turn="A").player("A", base=["Unit 4 as Mine"], hand=["Challenge"])
    board.player("B", base=["Unit 6 as Theirs"], hand=["Spell [Reaction]: return a friendly unit"])
    game = begin(board)
    play(game, "Challenge")
    game.apply("pass")
    play(game, "Spell [Reaction]: return a friendly unit")
    resolve(game)
    assert game.state.objects[thing(game, "Mine")].damage == 0
    assert where(game, "Theirs") == "B's hand"


# Dazzling Aurora


def test_dazzling_aurora_plays_the_first_unit_of_the_deck_at_the_end_of_its_turn() -> None:
    board = Board(turn="A").player(
        "A", base=["Dazzling Aurora"], deck=["Charm", "Cleave", "Unit 5 as First", "Unit 6 as Second"], pool="0 Energy"
    )
    game = begin(board)
    end_turn(game)
    assert where(game, "First") == "A's base"
    assert where(game, "Second") == "A's main deck"
    names = [game.state.face_of(oid).name for oid in game.state.players[0].main_deck]
    assert sorted(names[:2]) == ["Charm", "Cleave"]  # recycled


def test_431_1_c_dazzling_aurora_recycles_a_deck_without_units_and_nobody_burns_out() -> None:
    game = begin(Board(turn="A").player("A", base=["Dazzling Aurora"], deck=["Charm", "Cleave"]))
    end_turn(game)
    assert len(game.state.players[0].main_deck) == 2
    assert points(game) == [0, 0]


def test_dazzling_aurora_does_nothing_at_the_end_of_other_turns() -> None:
    game = begin(Board(turn="B").player("A", base=["Dazzling Aurora"], deck=["Charm", "Unit 5 as First", "Cleave"]))
    end_turn(game)
    assert where(game, "First") == "A's main deck"


# Wallop


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].exhausted


def test_wallop_readies_a_unit() -> None:
    board = Board(turn="A").player("A", hand=["Wallop"], pool="2 Energy")
    game = begin(board.player("B", base=["Unit 1 exhausted as Theirs"]))
    play(game, "Wallop")
    assert game.state.players[0].pool[ENERGY] == 0
    resolve(game)
    assert not exhausted(game, "Theirs")


@pytest.mark.parametrize(("answer", "energy", "buffs"), [("yes", 2, 0), ("no", 0, 1)])
def test_wallop_costs_a_buff_instead_where_its_player_likes(answer: str, energy: int, buffs: int) -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted buffed as Mine"], hand=["Wallop"], pool="2 Energy")
    game = begin(board)
    play(game, "Wallop", answer)
    assert game.state.players[0].pool[ENERGY] == energy
    assert game.state.objects[thing(game, "Mine")].buffs == buffs
    resolve(game)
    assert not exhausted(game, "Mine")


def test_355_16_who_cannot_pay_for_wallop_otherwise_must_spend_the_buff() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted buffed as Mine"], hand=["Wallop"], pool="1 Energy")
    game = begin(board)
    play(game, "Wallop")  # nothing is asked
    assert game.state.objects[thing(game, "Mine")].buffs == 0
    assert game.state.players[0].pool[ENERGY] == 1


def test_702_2_b_2_wallop_is_not_paid_with_a_buff_of_another_player() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 exhausted"], hand=["Wallop"], pool="1 Energy")
    assert not playable(begin(board.player("B", base=["Unit 1 buffed"])), "Wallop")


def test_356_1_b_3_wallop_with_a_buff_spent_still_pays_for_deflect() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 buffed as Mine"], hand=["Wallop"], pool="2 Energy, 1 Body")
    game = begin(board.player("B", base=["Unit 1 [Deflect] exhausted as Theirs"]))
    play(game, "Wallop", "yes", "Theirs")
    assert sum(game.state.players[0].pool) == 2
    resolve(game)
    assert not exhausted(game, "Theirs")


def test_355_16_who_has_only_4_energy_discards_for_brazen_buccaneer() -> None:
    board = Board(turn="A").player("A", hand=["Brazen Buccaneer", "Unit 1 as Card"], pool="4 Energy")
    game = begin(board)
    play(game, "Brazen Buccaneer")
    assert where(game, "Card") == "A's trash"
    assert where(game, "Brazen Buccaneer") == "A's base"
