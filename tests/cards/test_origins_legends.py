from riftwright.core.events import CHANNELED
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    end_turn,
    events,
    field,
    hand,
    might,
    move,
    play,
    playable,
    resolve,
    thing,
    use,
    where,
)

# Kai'Sa, Daughter of the Void


def kaisa(hand: list[str], pool: str) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    return board.player("A", legend="Kai'Sa, Daughter of the Void", hand=hand, pool=pool)


def test_kaisa_pays_power_of_any_domain_for_a_spell() -> None:
    game = begin(kaisa(["Hextech Ray"], pool="1 Energy"))
    play(game, "Hextech Ray")
    assert game.state.objects[thing(game, "Kai'Sa, Daughter of the Void")].exhausted
    resolve(game)
    assert where(game, "Guard") == "B's trash"


def test_kaisas_power_pays_for_no_unit() -> None:
    assert not playable(begin(kaisa(["Sprite Mother"], pool="4 Energy")), "Sprite Mother")
    game = begin(kaisa(["Sprite Mother"], pool="4 Energy"))
    use(game, "Kai'Sa, Daughter of the Void")
    assert not playable(game, "Sprite Mother")


# Ahri, Nine-Tailed Fox


def test_ahri_takes_one_might_of_each_attacker_of_a_battlefield_that_her_controller_has() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.player("A", base=["Unit 4 as One", "Recruit as Two"]).player("B", legend="Ahri, Nine-Tailed Fox")
    game = begin(board)
    move(game, "One", field(1), "Two")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two", "Guard")] == [3, 1, 3]


def test_ahri_does_nothing_where_her_controller_has_no_control_or_attacks() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Unit 4 as Scout"])
    game = begin(board.player("B", legend="Ahri, Nine-Tailed Fox"))
    move(game, "Scout", field(1))
    assert game.state.chain == []
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3"]}).player("A", base=["Unit 4 as Raider"])
    game = begin(board.player("A", legend="Ahri, Nine-Tailed Fox"))
    move(game, "Raider", field(1))
    assert game.state.chain == []


# Jinx, Loose Cannon


def test_jinx_draws_at_the_start_of_a_turn_with_an_almost_empty_hand() -> None:
    for held, drawn in ((0, 2), (1, 2), (2, 1)):
        board = Board(turn="B").player("A", legend="Jinx, Loose Cannon", hand=["Filler"] * held, deck=["Cleave"] * 3)
        game = begin(board)
        end_turn(game)
        resolve(game)
        assert len(hand(game, "A")) == held + drawn  # one is of the Draw Phase


def test_jinx_does_not_draw_in_the_turn_of_an_opponent() -> None:
    game = begin(Board(turn="A").player("A", legend="Jinx, Loose Cannon", hand=[], deck=["Cleave"]))
    end_turn(game)
    assert hand(game, "A") == []


# Volibear, Relentless Storm


def test_volibear_may_be_exhausted_to_channel_as_a_mighty_unit_is_played() -> None:
    game = begin(
        Board(turn="A").player("A", legend="Volibear, Relentless Storm", hand=["Petty Officer"], pool="9 any, 9 Energy")
    )
    play(game, "Petty Officer")
    choose(game, "yes")
    resolve(game)

    assert len(events(game, CHANNELED)) == 1
    rune = game.state.players[0].runes[0]
    assert game.state.objects[rune].exhausted
    assert game.state.objects[thing(game, "Volibear, Relentless Storm")].exhausted


def test_710_volibear_ignores_a_unit_that_is_not_mighty_as_it_enters() -> None:
    game = begin(Board(turn="A").player("A", legend="Volibear, Relentless Storm", hand=["Unit 4", "Spell 0: draw 1"]))
    play(game, "Unit 4")
    play(game, "Spell 0: draw 1")
    resolve(game)
    assert events(game, CHANNELED) == []


def test_404_2_an_exhausted_volibear_cannot_pay_again() -> None:
    game = begin(
        Board(turn="A").player("A", legend="Volibear, Relentless Storm", hand=["Unit 5 as One", "Unit 6 as Two"])
    )
    play(game, "One")
    choose(game, "yes")
    resolve(game)
    play(game, "Two")
    assert game.state.chain == []
    assert len(events(game, CHANNELED)) == 1


def test_volibear_ignores_a_mighty_unit_of_an_enemy() -> None:
    board = Board(turn="B").player("A", legend="Volibear, Relentless Storm").player("B", hand=["Petty Officer"])
    game = begin(board)
    play(game, "Petty Officer")
    assert game.state.chain == []
