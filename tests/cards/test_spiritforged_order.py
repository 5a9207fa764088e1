from collections.abc import Sequence

import pytest

from riftwright.core.decisions import D_ACT
from riftwright.core.events import EXHAUSTED_EVENT, PLAYED, REVEALED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    thing,
    usable,
    use,
    where,
)

KILL = "Spell 0: kill a unit"
KILL_ALL = "Spell 0: kill all units"

# B.F. Sword


def test_bf_sword_gives_three_might_for_order_power() -> None:
    game = begin(Board(turn="A").player("A", base=["Unit 2 as Bearer", "B.F. Sword"], pool="1 Order"))
    use(game, "B.F. Sword")
    resolve(game)
    assert might(game, "Bearer") == 5


def test_bf_sword_is_not_equipped_with_power_of_another_domain() -> None:
    assert not usable(begin(Board(turn="A").player("A", base=["Unit 2", "B.F. Sword"], pool="3 Calm")), "B.F. Sword")


# Glasc Mixologist


def test_glasc_mixologist_plays_a_cheap_unit_from_the_trash() -> None:
    board = Board(turn="A").player("A", hand=[KILL])
    board.player("B", base=["Glasc Mixologist as Glasc"], trash=["Lecturing Yordle", "Ruined Rex", "Cleave"], pool="")
    game = begin(board)
    play(game, KILL)
    game.apply("pass")
    game.apply("pass")
    choose(game, "yes")
    resolve(game)

    assert where(game, "Lecturing Yordle") == "B's base"  # 3 Energy; Ruined Rex costs too much, Cleave is no unit
    assert game.state.objects[thing(game, "Lecturing Yordle")].exhausted
    assert len(events(game, PLAYED, "Lecturing Yordle")) == 1


def test_glasc_mixologist_may_play_nothing() -> None:
    board = Board(turn="A").player("A", hand=[KILL])
    game = begin(board.player("B", base=["Glasc Mixologist as Glasc"], trash=["Lecturing Yordle"]))
    play(game, KILL)
    game.apply("pass")
    game.apply("pass")
    choose(game, "no")
    assert where(game, "Lecturing Yordle") == "B's trash"


def test_402_4_glasc_mixologist_finds_no_card_that_costs_more() -> None:
    board = Board(turn="A").player("A", hand=[KILL])
    game = begin(board.player("B", base=["Glasc Mixologist as Glasc"], trash=["Ruined Rex", "Sprite Mother"]))
    play(game, KILL)
    resolve(game)
    assert game.state.chain == []
    assert where(game, "Sprite Mother") == "B's trash"  # it costs 4 Energy


def test_323_5_glasc_mixologist_can_play_what_died_with_it() -> None:
    board = Board(turn="A").player("A", hand=[KILL_ALL])
    game = begin(board.player("B", base=["Glasc Mixologist as Glasc", "Pouty Poro as Poro"]))
    play(game, KILL_ALL)
    game.apply("pass")
    game.apply("pass")
    choose(game, "yes")
    resolve(game)
    assert where(game, "Poro") == "B's base"
    assert where(game, "Glasc") == "B's trash"


def test_356_1_b_3_accelerate_can_be_paid_for_what_glasc_mixologist_plays() -> None:
    board = Board(turn="A").player("A", hand=[KILL])
    game = begin(board.player("B", base=["Glasc Mixologist as Glasc"], trash=["Azir, Sovereign", "Lonely Poro"]))
    play(game, KILL)
    game.apply("pass")
    game.apply("pass")
    choose(game, "yes")
    assert not offered(game, "Azir, Sovereign")  # 4 Energy
    resolve(game)
    assert where(game, "Lonely Poro") == "B's base"


def test_190_4_c_glasc_mixologist_can_play_to_the_battlefield_where_it_died_alone() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Glasc Mixologist as Glasc"]})
    board.player("A", base=["Unit 9 as Raider"]).player("B", trash=["Lonely Poro"])
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)
    choose(game, "yes")
    resolve(game)
    choose(game, "battlefield 1")
    assert where(game, "Lonely Poro") == "battlefield 1"
    assert where(game, "Raider") == "battlefield 1"


# Soraka, Wanderer


def test_soraka_saves_a_weaker_unit_here() -> None:
    board = Board(turn="A").player("A", hand=[KILL])
    game = begin(board.player("B", base=["Soraka, Wanderer as Soraka", "Unit 3 as Friend damaged 2"]))
    play(game, KILL, "Friend")
    resolve(game)

    friend = game.state.objects[thing(game, "Friend")]
    assert where(game, "Friend") == "B's base"
    assert (friend.damage, friend.exhausted) == (0, True)
    assert len(events(game, EXHAUSTED_EVENT, "Friend")) == 1


def test_soraka_does_not_save_an_equal_unit() -> None:
    board = Board(turn="A").player("A", hand=[KILL])
    game = begin(board.player("B", base=["Soraka, Wanderer as Soraka", "Unit 4 as Equal"]))
    play(game, KILL, "Equal")
    resolve(game)
    assert where(game, "Equal") == "B's trash"


def test_soraka_does_not_save_a_unit_elsewhere_or_herself() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Away"]}).player("A", hand=[KILL, KILL])
    game = begin(board.player("B", base=["Soraka, Wanderer as Soraka"]))
    play(game, KILL, "Away")
    resolve(game)
    play(game, KILL)
    resolve(game)
    assert where(game, "Away") == "B's trash"
    assert where(game, "Soraka") == "B's trash"


def test_370_4_soraka_saves_units_that_die_with_her() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Soraka, Wanderer as Soraka", "Recruit as Friend"]}
    )
    game = begin(board.player("A", hand=[KILL_ALL]))
    play(game, KILL_ALL)
    resolve(game)
    assert where(game, "Soraka") == "B's trash"
    assert where(game, "Friend") == "B's base"


def all_die() -> Board:
    board = Board(turn="A").battlefield(
        controller="B",
        units={
            "B": [
                "Soraka, Wanderer as Soraka",
                "Guardian Angel as Angel attached to Soraka",
                "Recruit as One",
                "Recruit as Two",
            ]
        },
    )
    return board.player("A", hand=[KILL_ALL]).player("B", base=["Recruit as Three", "Recruit as Four"])


def test_373_2_soraka_first_saves_those_beside_her_and_not_those_in_base() -> None:
    game = begin(all_die())
    play(game, KILL_ALL)
    game.apply("pass")
    game.apply("pass")
    choose(game, "Soraka for One", "Soraka for Two")
    resolve(game)

    assert [where(game, name) for name in ("Soraka", "One", "Two")] == ["B's base"] * 3
    assert where(game, "Angel") == "B's trash"
    assert where(game, "Three") == where(game, "Four") == "nowhere"  # tokens


def test_373_2_guardian_angel_first_takes_soraka_to_those_in_base() -> None:
    game = begin(all_die())
    play(game, KILL_ALL)
    game.apply("pass")
    game.apply("pass")
    choose(game, "Angel for Soraka", "Soraka for Three")  # and then the other in base
    resolve(game)

    assert [where(game, name) for name in ("Soraka", "Three", "Four")] == ["B's base"] * 3
    assert where(game, "One") == where(game, "Two") == "nowhere"


def test_465_2_c_6_soraka_is_assigned_combat_damage_last() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Soraka, Wanderer as Soraka", "Unit 5 as Wall"]})
    game = begin(board.player("A", base=["Unit 5 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)

    assert where(game, "Soraka") == "battlefield 1"
    assert where(game, "Wall") == "B's trash"


# Azir, Sovereign


def azir_board(hidden: Sequence[str] = ()) -> Board:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]}, facedown={"B": hidden})
    return board.player("A", base=["Azir, Sovereign as Azir", "Recruit as One", "Recruit as Two", "Unit 2 as Card"])


def test_azir_brings_token_units_to_the_battlefield_that_he_attacks() -> None:
    game = begin(azir_board())
    move(game, "Azir", field(1))
    choose(game, "yes")
    assert not offered(game, "Card")
    choose(game, "One", "done")
    resolve(game)

    assert where(game, "One") == "battlefield 1"
    assert game.state.objects[thing(game, "One")].attacking  # 323.2
    assert where(game, "Two") == "A's base"


def test_azir_may_bring_nobody() -> None:
    game = begin(azir_board())
    move(game, "Azir", field(1))
    choose(game, "no")
    assert where(game, "One") == "A's base"


def test_359_3_f_2_azir_brings_nobody_once_he_is_in_base() -> None:
    game = begin(azir_board(hidden=["Fight or Flight"]))
    move(game, "Azir", field(1))
    choose(game, "yes", "One", "Two")
    game.apply("pass")
    play(game, "Fight or Flight", "Azir")
    resolve(game)
    assert [where(game, name) for name in ("Azir", "One", "Two")] == ["A's base"] * 3


def test_azir_does_nothing_on_the_defence() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Azir, Sovereign as Azir"]})
    game = begin(board.player("A", base=["Unit 1 as Raider"]).player("B", base=["Recruit"]))
    move(game, "Raider", field(1))
    assert game.state.chain == []


def test_805_azir_enters_ready_for_accelerate() -> None:
    board = Board(turn="A").player("A", hand=["Azir, Sovereign as Azir"], pool="5 Energy, 1 Order")
    game = begin(board)
    play(game, "Azir", "yes")
    assert not game.state.objects[thing(game, "Azir")].exhausted
    game = begin(Board(turn="A").player("A", hand=["Azir, Sovereign as Azir"]))
    play(game, "Azir", "no")
    assert game.state.objects[thing(game, "Azir")].exhausted


# Deathgrip


def test_359_3_e_13_deathgrip_gives_the_might_that_the_killed_unit_had_and_draws() -> None:
    board = Board(turn="A").player("A", base=["Unit 3 buffed as Victim", "Unit 2 as Heir"], hand=["Deathgrip"])
    game = begin(board.player("A", deck=["Cleave", "Charm"]))
    play(game, "Deathgrip", "Victim")  # Heir is the only other one
    resolve(game)

    assert where(game, "Victim") == "A's trash"
    assert might(game, "Heir") == 6
    assert where(game, "Cleave") == "A's hand"


def test_deathgrip_needs_two_friendly_units() -> None:
    board = Board(turn="A").player("A", base=["Unit 3"], hand=["Deathgrip"]).player("B", base=["Unit 2"])
    assert not playable(begin(board), "Deathgrip")


def test_359_3_e_14_b_deathgrip_gives_nothing_where_the_death_is_replaced() -> None:
    board = Board(turn="A").player("A", base=["Unit 3 as Victim", "Unit 2 as Heir", "Zhonya's Hourglass"])
    game = begin(board.player("A", hand=["Deathgrip"], deck=["Cleave", "Charm"]))
    play(game, "Deathgrip", "Victim")
    resolve(game)
    assert might(game, "Heir") == 2
    assert where(game, "Cleave") == "A's hand"


# Fiora, Worthy


def fiora(unit: str, change: int, pool: str = "1 Order") -> Game:
    spell = f"Spell 0: give a unit +{change}"
    game = begin(
        Board(turn="A").player("A", base=["Fiora, Worthy", f"{unit} as Mine exhausted"], hand=[spell], pool=pool)
    )
    play(game, spell, "Mine")
    resolve(game)
    return game


def test_708_fiora_may_ready_a_unit_that_becomes_mighty() -> None:
    game = fiora("Unit 3", 2)
    choose(game, "yes", "spend 1 Order Power")
    resolve(game)
    assert not game.state.objects[thing(game, "Mine")].exhausted


def test_fiora_readies_no_unit_that_was_mighty_or_is_not() -> None:
    for unit, change in (("Unit 5", 2), ("Unit 3", 1)):
        game = fiora(unit, change)
        assert not offered(game, "yes")
        assert game.state.objects[thing(game, "Mine")].exhausted


def test_fiora_may_be_left_unpaid() -> None:
    game = fiora("Unit 3", 2)
    choose(game, "no")
    assert game.state.objects[thing(game, "Mine")].exhausted
    assert not offered(fiora("Unit 3", 2, pool="1 Fury"), "yes")


# Rek'Sai, Swarm Queen


def queen(*deck: str, pool: str | None = None) -> Game:
    """She attacks, and A is asked whether to reveal the top of their deck."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    board.player("A", base=["Rek'Sai, Swarm Queen as Queen"], deck=[*deck, "Unit 3"], pool=pool)
    game = begin(board)
    move(game, "Queen", field(1))
    return game


def test_swarm_queen_may_reveal_nothing() -> None:
    """383.3.a.2: then the ability has not triggered."""
    game = queen("Unit 1", "Unit 2")
    choose(game, "no")
    assert events(game, REVEALED) == []
    assert [*reversed(game.state.players[0].main_deck)][:3] == [
        thing(game, name) for name in ("Unit 1", "Unit 2", "Unit 3")
    ]


def test_swarm_queen_may_play_her_unit_in_the_base_too_and_recycles_the_other() -> None:
    game = queen("Unit 1", "Unit 2")
    choose(game, "yes")
    resolve(game)
    assert len(events(game, REVEALED)) == 2
    assert not offered(game, "banish and play Unit 3")
    choose(game, "banish and play Unit 2")
    assert offered(game, "battlefield 1")
    choose(game, "A's base")
    assert where(game, "Unit 2") == "A's base"
    assert game.state.players[0].main_deck[0] == thing(game, "Unit 1")
    assert game.state.players[0].main_deck[-1] == thing(game, "Unit 3")


@pytest.mark.parametrize(
    ("pool", "answer", "place", "left"),
    [
        ("3 Energy", "spend 3 Energy", "A's trash", 0),
        ("3 Energy", "decline", "A's banishment", 3),
        ("2 Energy", "", "A's banishment", 2),
    ],
)
def test_swarm_queen_has_you_pay_for_what_you_play(pool: str, answer: str, place: str, left: int) -> None:
    """358.5: her text says nothing of its cost, and what is not paid for stays banished."""
    game = queen("Spell 3: draw 1", "Gear", pool=pool)
    choose(game, "yes")
    resolve(game)
    choose(game, "banish and play Spell 3")
    if answer:
        choose(game, answer)
    resolve(game)
    assert where(game, "Spell 3: draw 1") == place
    assert sum(game.state.players[0].pool) == left


def test_swarm_queen_reveals_nothing_where_she_does_not_attack() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Rek'Sai, Swarm Queen as Queen"])
    game = begin(board)
    move(game, "Queen", field(1))
    pass_showdown(game)
    assert game.decision.kind == D_ACT
    assert events(game, REVEALED) == []
