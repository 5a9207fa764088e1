"""Chaos cards of Origins about where units are played and how they move."""

import pytest

from riftwright.core.events import MOVED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
    end_turn,
    events,
    field,
    might,
    move,
    offered,
    pass_showdown,
    play,
    playable,
    points,
    resolve,
    thing,
    where,
)

# Shipyard Skulker


def test_shipyard_skulker_costs_3_energy_and_has_3_might_and_no_text() -> None:
    assert not playable(begin(Board(turn="A").player("A", hand=["Shipyard Skulker"], pool="2 Energy")), "Shipyard")
    game = begin(Board(turn="A").player("A", hand=["Shipyard Skulker"], pool="3 Energy"))
    play(game, "Shipyard Skulker")
    assert where(game, "Shipyard Skulker") == "A's base"
    assert might(game, "Shipyard Skulker") == 3
    assert game.state.objects[thing(game, "Shipyard Skulker")].exhausted
    assert sum(game.state.players[0].pool) == 0


# Sneaky Deckhand, Sai Scout and Miss Fortune, Buccaneer


def fields() -> Board:
    """The first battlefield is open, the second held by an enemy, the third by the player."""
    board = Board(turn="A").battlefield().battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    return board.battlefield(controller="A", units={"A": ["Unit 1 as Own"]})


def places(game: Game, card: str) -> list[str]:
    """Where the card may be played."""
    play(game, card)
    wanted = ("A's base", "battlefield 1", "battlefield 2", "battlefield 3")
    return [place for place in wanted if offered(game, place)]


@pytest.mark.parametrize("name", ["Sneaky Deckhand", "Sai Scout", "Miss Fortune, Buccaneer"])
def test_355_2_b_it_may_be_played_to_an_open_battlefield_as_well(name: str) -> None:
    game = begin(fields().player("A", hand=[name]))
    assert places(game, name) == ["A's base", "battlefield 1", "battlefield 3"]


@pytest.mark.parametrize("name", ["Sneaky Deckhand", "Sai Scout", "Miss Fortune, Buccaneer"])
def test_170_11_c_a_battlefield_with_a_unit_or_with_a_controller_is_not_open(name: str) -> None:
    board = Board(turn="A").battlefield(controller="B").battlefield(units={"B": ["Unit 1"]})
    game = begin(board.battlefield().player("A", hand=[name]))
    play(game, name)
    assert not offered(game, "battlefield 1")  # nobody is there, but it is controlled
    assert not offered(game, "battlefield 2")  # nobody controls it, but it is occupied
    choose(game, "battlefield 3")
    assert where(game, name) == "battlefield 3"


def test_sneaky_deckhand_contests_and_conquers_where_it_is_played() -> None:
    game = begin(Board(turn="A").battlefield().player("A", hand=["Sneaky Deckhand"], pool="3 Energy"))
    play(game, "Sneaky Deckhand", "battlefield 1")
    pass_showdown(game)
    assert controller(game, 1) == "A"
    assert points(game) == [1, 0]


def test_sai_scout_has_vision_wherever_it_is_played() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Sai Scout"], deck=["Cleave", "Charm"], pool="6 Energy")
    game = begin(board)
    play(game, "Sai Scout", "battlefield 1")
    resolve(game)
    choose(game, "recycle")
    assert [game.state.face_of(oid).name for oid in game.state.players[0].main_deck] == ["Cleave", "Charm"]


def test_the_deckhand_lets_no_other_unit_be_played_to_an_open_battlefield() -> None:
    game = begin(fields().player("A", base=["Sneaky Deckhand"], hand=["Unit 2"]))
    assert places(game, "Unit 2") == ["A's base", "battlefield 3"]


def test_miss_fortune_lets_friendly_units_be_played_to_open_battlefields() -> None:
    game = begin(fields().player("A", base=["Miss Fortune, Buccaneer"], hand=["Unit 2"]))
    assert places(game, "Unit 2") == ["A's base", "battlefield 1", "battlefield 3"]


def test_miss_fortune_does_so_for_tokens_as_well_but_not_against_an_instruction() -> None:
    board = fields().player("A", base=["Miss Fortune, Buccaneer"], hand=["Sprite Call"])
    game = begin(board)
    play(game, "Sprite Call")
    resolve(game)
    assert offered(game, "battlefield 1")
    choose(game, "battlefield 1")
    assert where(game, "Sprite") == "battlefield 1"
    game = begin(fields().player("A", base=["Miss Fortune, Buccaneer"], hand=["Sprite Mother"]))
    play(game, "Sprite Mother", "A's base")
    resolve(game)
    assert where(game, "Sprite") == "A's base"  # it is played where she is


def test_miss_fortune_does_nothing_for_gear_or_from_the_hand() -> None:
    game = begin(fields().player("A", base=["Miss Fortune, Buccaneer"], hand=["Gear as Thing"]))
    play(game, "Thing")
    assert where(game, "Thing") == "A's base"
    game = begin(fields().player("A", hand=["Unit 2", "Miss Fortune, Buccaneer"]))
    assert places(game, "Unit 2") == ["A's base", "battlefield 3"]


def test_miss_fortune_does_nothing_for_enemy_units() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Unit 2"])
    game = begin(board.player("B", base=["Miss Fortune, Buccaneer"]))
    play(game, "Unit 2")
    assert where(game, "Unit 2") == "A's base"  # nothing was asked


def test_miss_fortune_does_so_for_a_teammate() -> None:
    board = Board(turn="A", mode="magma").battlefield().player("A", hand=["Unit 2"])
    teammate = next(p.index for p in board.state().players if p.index and not p.team)
    game = begin(board.player("ABCD"[teammate], base=["Miss Fortune, Buccaneer"]))
    play(game, "Unit 2")
    assert offered(game, "battlefield 1")


def test_811_1_d_1_a_hidden_unit_is_played_to_its_battlefield_all_the_same() -> None:
    board = (
        Board(turn="B")
        .battlefield()
        .battlefield(controller="A", units={"A": ["Miss Fortune, Buccaneer"]}, facedown={"A": ["Teemo, Scout"]})
    )
    game = begin(board.player("B", hand=["Spell 0: draw 1"]))
    play(game, "Spell 0: draw 1")
    game.apply("pass")
    play(game, "Teemo, Scout")
    assert where(game, "Teemo, Scout") == "battlefield 2"


# Teemo, Scout


def test_teemo_gives_himself_3_might_this_turn() -> None:
    game = begin(Board(turn="A").player("A", hand=["Teemo, Scout"], pool="2 Energy"))
    play(game, "Teemo, Scout")
    assert might(game, "Teemo, Scout") == 1
    resolve(game)
    assert might(game, "Teemo, Scout") == 4
    end_turn(game)
    assert might(game, "Teemo, Scout") == 1


def test_811_teemo_does_so_from_facedown_for_nothing() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1"]}, facedown={"B": ["Teemo, Scout"]})
    game = begin(board.player("A", base=["Unit 4 as Raider"]).player("B", pool="0 Energy"))
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Teemo, Scout")
    resolve(game)
    assert might(game, "Teemo, Scout") == 4 and where(game, "Teemo, Scout") == "battlefield 1"


# Maddened Marauder


def test_maddened_marauder_sends_any_unit_at_a_battlefield_to_its_own_base() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Guard"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as Own"]}).player("B", base=["Unit 1 as Home"])
    game = begin(board.player("A", hand=["Maddened Marauder"], pool="5 Energy"))
    play(game, "Maddened Marauder", "A's base")
    assert offered(game, "Guard") and offered(game, "Own") and not offered(game, "Home")
    choose(game, "Guard")
    resolve(game)
    assert where(game, "Guard") == "B's base"
    assert len(events(game, MOVED, "Guard")) == 1
    assert controller(game, 1) == "nobody"


def test_maddened_marauder_must_send_himself_where_he_is_the_only_one() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Own"]})
    game = begin(board.player("A", hand=["Maddened Marauder"]))
    play(game, "Maddened Marauder", "battlefield 1", "Maddened Marauder")
    resolve(game)
    assert where(game, "Maddened Marauder") == "A's base"


def test_402_4_maddened_marauder_does_nothing_where_no_unit_is_at_a_battlefield() -> None:
    game = begin(Board(turn="A").battlefield().player("A", hand=["Maddened Marauder"]))
    play(game, "Maddened Marauder")
    assert game.state.chain == [] and where(game, "Maddened Marauder") == "A's base"


def test_815_maddened_marauder_is_assigned_damage_first() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Unit 2 as Page", "Maddened Marauder as Marauder"]}
    )
    game = begin(board.player("A", base=["Unit 4 as Raider"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert where(game, "Marauder") == "B's trash"
    assert where(game, "Page") == "battlefield 1"


# Yasuo, Windrider


def windrider(moved: str, points: int = 0) -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": [f"Yasuo, Windrider as Yasuo{moved}"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as Own"]})
    return begin(board.player("A", points=points))


def test_yasuo_scores_a_point_the_third_time_he_moves_in_a_turn() -> None:
    game = windrider(" moved 2")
    move(game, "Yasuo", field(2))
    resolve(game)
    assert points(game) == [1, 0]


@pytest.mark.parametrize("moved", ["", " moved 1", " moved 3"])
def test_yasuo_scores_nothing_any_other_time(moved: str) -> None:
    game = windrider(moved)
    move(game, "Yasuo", field(2))
    resolve(game)
    assert points(game) == [0, 0]


def test_yasuo_counts_moves_of_any_kind_and_no_recall() -> None:
    ride = "Spell 0: ready all units"
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Yasuo, Windrider as Yasuo"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as Own"]})
    recall, home = "Spell 0: recall a friendly unit", "Spell 0: move a friendly unit to base"
    game = begin(board.player("A", hand=[ride, recall, home], deck=["Cleave"]))
    move(game, "Yasuo", field(2))
    play(game, recall, "Yasuo")
    resolve(game)
    play(game, ride)
    resolve(game)
    move(game, "Yasuo", field(2))
    assert points(game) == [0, 0]
    play(game, home, "Yasuo")
    resolve(game)
    assert points(game) == [1, 0]


def test_yasuo_counts_anew_each_turn() -> None:
    game = windrider(" moved 2")
    end_turn(game)
    end_turn(game)
    scored = points(game)[0]
    move(game, "Yasuo", field(2))
    resolve(game)
    assert points(game)[0] == scored


def test_471_1_a_1_yasuos_point_may_be_the_final_one() -> None:
    game = windrider(" moved 2", points=7)
    move(game, "Yasuo", field(2))
    resolve(game)
    assert game.outcome is not None and game.outcome.winners == (0,)


def test_810_yasuo_moves_from_battlefield_to_battlefield() -> None:
    game = windrider("")
    assert offered(game, f"move:{thing(game, 'Yasuo')}:{field(2)}")
    assert not offered(game, f"move:{thing(game, 'Own')}:{field(1)}")


# Stealthy Pursuer


def pursuit(pursuer: str = "Stealthy Pursuer exhausted as Pursuer") -> Game:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 [Ganking] as Leader", pursuer]})
    board.battlefield(controller="B", units={"B": ["Unit 5 as Guard"]}).player("A", base=["Unit 1 as Home"])
    return begin(board)


def test_383_3_a_stealthy_pursuer_may_go_where_a_friendly_unit_goes_even_exhausted() -> None:
    game = pursuit()
    move(game, "Leader", field(2))
    choose(game, "yes")
    assert where(game, "Pursuer") == "battlefield 1"  # it is no part of the move, but comes after it
    resolve(game)
    assert where(game, "Pursuer") == "battlefield 2"
    assert len(events(game, MOVED, "Pursuer")) == 1
    assert all(game.state.objects[thing(game, name)].attacking for name in ("Leader", "Pursuer"))


def test_stealthy_pursuer_may_stay() -> None:
    game = pursuit()
    move(game, "Leader", field(2))
    choose(game, "no")
    assert where(game, "Pursuer") == "battlefield 1" and where(game, "Leader") == "battlefield 2"
    assert not game.state.chain


def test_stealthy_pursuer_follows_to_the_base_as_well() -> None:
    game = pursuit()
    move(game, "Leader", 0)
    choose(game, "yes")
    resolve(game)
    assert where(game, "Pursuer") == "A's base"


def test_stealthy_pursuer_follows_from_the_base_and_when_a_spell_moves_the_unit() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1 as Own"]})
    board.player("A", base=["Unit 2 exhausted as Leader", "Stealthy Pursuer as Pursuer"], hand=["Ride The Wind"])
    game = begin(board)
    play(game, "Ride The Wind", "Leader")
    resolve(game)
    choose(game, "yes")
    resolve(game)
    assert where(game, "Leader") == where(game, "Pursuer") == "battlefield 1"


def test_stealthy_pursuer_asks_nothing_for_a_unit_from_elsewhere_or_for_an_enemy() -> None:
    game = pursuit()
    move(game, "Home", field(1))
    assert not offered(game, "yes") and not game.state.chain
    board = Board(turn="B").battlefield(controller="B", units={"A": ["Stealthy Pursuer"], "B": ["Unit 2 as Foe"]})
    game = begin(board)
    move(game, "Foe", 1)
    assert not offered(game, "yes")


def test_383_2_c_stealthy_pursuer_who_moves_along_at_once_does_not_follow() -> None:
    game = pursuit("Stealthy Pursuer as Pursuer")
    move(game, "Leader", 0, "Pursuer")
    assert where(game, "Leader") == where(game, "Pursuer") == "A's base"
    assert not offered(game, "yes") and not game.state.chain


def test_455_stealthy_pursuer_does_not_follow_a_unit_that_is_recalled() -> None:
    recall = "Spell 0: recall a friendly unit"
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Leader", "Stealthy Pursuer"]})
    game = begin(board.player("A", hand=[recall]))
    play(game, recall, "Leader")
    resolve(game)
    assert where(game, "Leader") == "A's base"
    assert not offered(game, "yes") and where(game, "Stealthy Pursuer") == "battlefield 1"


def test_359_3_f_3_stealthy_pursuer_goes_where_the_unit_went_though_it_has_gone_on() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Leader", "Unit 1 as Own"]})
    board.player("A", base=["Stealthy Pursuer as Pursuer", "Unit 2 as Scout"], hand=["Flash"])
    game = begin(board)
    move(game, "Scout", field(1))
    choose(game, "yes")
    play(game, "Flash", "Scout", "done")
    resolve(game)
    assert where(game, "Scout") == "A's base"
    assert where(game, "Pursuer") == "battlefield 1"
