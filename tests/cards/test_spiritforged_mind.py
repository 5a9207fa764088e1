from riftwright.core.events import PLAYED
from riftwright.core.ids import ENERGY
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    end_turn,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    sentences,
    thing,
    where,
)


def test_frigid_touch_takes_two_might_for_the_turn() -> None:
    game = begin(
        Board(turn="A").player("A", hand=["Frigid Touch"], pool="2 Energy").player("B", base=["Unit 3 as Foe"])
    )
    play(game, "Frigid Touch")  # there is not enough for Repeat: it is not even asked
    resolve(game)
    assert might(game, "Foe") == 1
    end_turn(game)
    assert might(game, "Foe") == 3


def test_820_frigid_touch_repeated_chooses_anew_and_is_one_card() -> None:
    board = Board(turn="A").player("A", hand=["Frigid Touch"], pool="4 Energy")
    game = begin(board.player("B", base=["Unit 3 as One", "Unit 4 as Two"]))
    play(game, "Frigid Touch", "yes", "One", "Two")
    resolve(game)

    assert [might(game, name) for name in ("One", "Two")] == [1, 2]
    assert len(events(game, PLAYED)) == 1  # 820.3.a
    assert game.state.players[0].pool == [0] * len(game.state.players[0].pool)


def test_820_frigid_touch_repeated_may_choose_one_unit_twice() -> None:
    board = Board(turn="A").player("A", hand=["Frigid Touch"])
    game = begin(board.player("B", base=["Unit 5 as One", "Unit 4 as Two"]))
    play(game, "Frigid Touch", "yes", "One", "One")
    resolve(game)
    assert [might(game, name) for name in ("One", "Two")] == [1, 4]


def test_frigid_touch_alone_kills_nothing() -> None:
    game = begin(Board(turn="A").player("A", hand=["Frigid Touch"]).player("B", base=["Unit 1 as Foe"]))
    play(game, "Frigid Touch", "no")
    resolve(game)
    assert where(game, "Foe") == "B's base"
    assert might(game, "Foe") == 0  # 143.2.b; the true value is -1
    assert game.machine.state.objects[game.state.labels[0][0]].mods[0].might == -2


def test_142_4_b_frigid_touch_makes_earlier_damage_lethal() -> None:
    game = begin(Board(turn="A").player("A", hand=["Frigid Touch"]).player("B", base=["Unit 5 as Foe damaged 3"]))
    play(game, "Frigid Touch", "no")
    resolve(game)
    assert where(game, "Foe") == "B's trash"


def test_809_deflect_is_paid_for_each_time_that_frigid_touch_chooses() -> None:
    board = Board(turn="A").player("A", hand=["Frigid Touch"], pool="4 Energy, 1 Fury")
    game = begin(board.player("B", base=["Unit 5 [Deflect] as Wary", "Unit 4 as Two"]))
    play(game, "Frigid Touch", "yes", "Wary")
    # One more choice of Wary would cost a second Power that is not there: Two is all that is left (355.16).
    resolve(game)
    assert [might(game, name) for name in ("Wary", "Two")] == [3, 2]


def test_359_3_e_5_frigid_touch_leaves_a_unit_alone_that_has_left_the_board() -> None:
    board = Board(turn="A").player("A", hand=["Frigid Touch"]).player("B", base=["Unit 3 as Foe"], hand=["Retreat"])
    game = begin(board)
    play(game, "Frigid Touch", "no")
    game.apply("pass")
    play(game, "Retreat")
    resolve(game)

    assert where(game, "Foe") == "B's hand"
    assert where(game, "Frigid Touch") == "A's trash"
    assert sentences(game) and not offered(game, "yes")


def test_frigid_touch_without_repeat_is_executed_once() -> None:
    game = begin(Board(turn="A").player("A", hand=["Frigid Touch"]).player("B", base=["Unit 9 as Foe"]))
    play(game, "Frigid Touch")
    choose(game, "no")
    resolve(game)
    assert might(game, "Foe") == 7


# Plundering Poro


def test_plundering_poro_takes_gold_when_it_conquers() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Plundering Poro"]))
    move(game, "Plundering Poro", field(1))
    pass_showdown(game)
    resolve(game)
    gold = game.state.objects[thing(game, "Gold")]
    assert (gold.loc, gold.exhausted) == (0, True)


def test_plundering_poro_takes_nothing_for_the_conquest_of_another() -> None:
    game = begin(Board(turn="A").battlefield().player("A", base=["Plundering Poro", "Unit 1 as Other"]))
    move(game, "Other", field(1))
    pass_showdown(game)
    assert not [o for o in game.state.objects if o.token]


# Jayce, Man of Progress

JAYCE = "Jayce, Man of Progress"
OWN = "play it for its own cost"


def permitted(*hand: str, answer: str = "yes", pool: str = "4 Energy", base: str = "Gear as Scrap") -> Game:
    """A has played Jayce and perhaps killed a gear for his permission."""
    game = begin(Board(turn="A").player("A", base=[base], hand=[JAYCE, *hand], pool=pool))
    play(game, JAYCE)
    if answer and offered(game, answer):
        choose(game, answer)
    resolve(game)
    return game


def test_356_1_b_2_jayce_lets_one_gear_be_played_without_its_energy_cost() -> None:
    game = permitted("Warmog's Armor as Armor", "Cloth Armor as Cloth")
    assert where(game, "Scrap") == "A's trash"
    play(game, "Armor")
    assert where(game, "Armor") == "A's base"
    assert not playable(game, "Cloth")  # it was one gear


def test_jayce_leaves_the_power_cost_to_be_paid() -> None:
    assert not playable(permitted("Blast Cone"), "Blast Cone")
    assert playable(permitted("Blast Cone", pool="4 Energy, 1 Chaos"), "Blast Cone")


def test_jayces_permission_may_be_kept_for_another_gear_of_the_turn() -> None:
    game = permitted("Cloth Armor as Cloth", "Warmog's Armor as Armor", pool="5 Energy")
    play(game, "Cloth", OWN)
    resolve(game)
    assert game.state.players[0].pool[ENERGY] == 0
    assert playable(game, "Armor")


def test_jayce_gives_no_permission_where_nothing_was_killed() -> None:
    assert not playable(permitted("Cloth Armor", answer="no"), "Cloth Armor")
    assert not playable(permitted("Cloth Armor", base="Unit 1"), "Cloth Armor")


def test_jayce_is_for_gear_in_the_hand_that_costs_at_most_7() -> None:
    game = permitted("Watchful Sentry", "Cloth Armor", pool="4 Energy")
    assert [playable(game, name) for name in ("Watchful Sentry", "Cloth Armor")] == [False, True]


def test_jayces_permission_ends_with_the_turn_and_outlives_him() -> None:
    board = Board(turn="A").player(
        "A", base=["Gear as Scrap"], hand=[JAYCE, "Spell 0: kill a unit", "Cloth Armor as Cloth"], pool="4 Energy"
    )
    game = begin(board)
    play(game, JAYCE, "yes")
    resolve(game)
    play(game, "Spell 0: kill a unit")
    resolve(game)
    assert where(game, JAYCE) == "A's trash"
    assert playable(game, "Cloth")
    end_turn(game)
    assert not game.state.delayed
