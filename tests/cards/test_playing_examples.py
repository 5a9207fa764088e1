"""Cards that the rulebook takes its examples of playing from (354-359): what they do, and where they do nothing."""

import pytest

from riftwright.core import events as ev
from riftwright.core.ids import ENERGY, EXHAUSTED, RESOURCES
from riftwright.game import Game
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
    offered,
    pass_showdown,
    play,
    playable,
    resolve,
    sentences,
    thing,
    where,
)


def exhausted(game: Game, name: str) -> bool:
    return game.state.objects[thing(game, name)].flags & EXHAUSTED != 0


def damage(game: Game, name: str) -> int:
    return game.state.objects[thing(game, name)].damage


# Ezreal, Prodigy


@pytest.mark.parametrize(
    ("way", "left"),
    [
        ("spend 1 Fury Power from the pool, spend 2 Energy from the pool", [1, 0]),
        ("spend 3 Energy from the pool", [0, 1]),
    ],
)
def test_356_4_c_1_ezreals_player_says_what_accelerate_costs_less(way: str, left: list[int]) -> None:
    board = Board(turn="A").player("A", base=["Ezreal, Prodigy"], hand=["Legion Rearguard"], pool="3 Energy, 1 Fury")
    game = begin(board)
    game.apply(f"play:{thing(game, 'Legion Rearguard')}")
    game.apply("yes")
    assert len(sentences(game)) == 2
    game.apply(sentences(game).index(way))
    pool = game.state.players[0].pool
    energy = sum(pool[ENERGY::RESOURCES])
    assert [energy, sum(pool) - energy] == left
    assert not exhausted(game, "Legion Rearguard")


def test_356_4_c_an_opponents_ezreal_takes_nothing_off() -> None:
    board = Board(turn="A").player("A", hand=["Frigid Touch"], pool="3 Energy").player("B", base=["Ezreal, Prodigy"])
    game = begin(board)
    play(game, "Frigid Touch")
    resolve(game)
    assert might(game, "Ezreal, Prodigy") == 1  # once: 4 Energy would have repeated it


def test_ezreal_discards_and_draws_when_he_is_played() -> None:
    game = begin(Board(turn="A").player("A", hand=["Ezreal, Prodigy", "Charm"], deck=["Stupefy", "Retreat", "Cleave"]))
    play(game, "Ezreal, Prodigy")
    resolve(game)
    assert (where(game, "Charm"), hand(game, "A")) == ("A's trash", ["Stupefy", "Retreat"])


# Mageseeker Warden


def test_mageseeker_warden_lets_nothing_of_its_enemies_be_readied_by_spells() -> None:
    for name, still in (("Mine", True), ("Theirs", False)):
        board = Board(turn="A").battlefield(controller="B", units={"B": ["Mageseeker Warden"]})
        board.player("A", base=["Unit 2 exhausted as Mine"], hand=["Spell: ready a unit"])
        game = begin(board.player("B", base=["Unit 3 exhausted as Theirs"]))
        play(game, "Spell: ready a unit", name)
        resolve(game)
        assert exhausted(game, name) is still
    end_turn(game)
    end_turn(game)
    assert not exhausted(game, "Mine")  # 315.1.b: that is no spell and no ability


def test_mageseeker_warden_does_not_bind_its_own_player() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Mageseeker Warden"]})
    game = begin(board.player("A", hand=["Unit 2 as Friend"]))
    play(game, "Friend", f"place:{field(1)}")
    assert where(game, "Friend") == "battlefield 1"


# Vilemaw's Lair


def test_units_leave_vilemaws_lair_for_battlefields_only() -> None:
    board = Board(turn="A").battlefield("Vilemaw's Lair", controller="A", units={"A": ["Unit 2 [Ganking] as Scout"]})
    game = begin(board.battlefield())
    assert not offered(game, f"move:{thing(game, 'Scout')}:0")
    move(game, "Scout", field(2))
    assert where(game, "Scout") == "battlefield 2"


def test_a_recall_takes_units_home_from_vilemaws_lair() -> None:
    """455.1: it is no move."""
    board = Board(turn="A").battlefield("Vilemaw's Lair", controller="A", units={"A": ["Unit 2 as Scout"]})
    game = begin(board.player("A", hand=["Spell: recall a unit"]))
    play(game, "Spell: recall a unit")
    resolve(game)
    assert where(game, "Scout") == "A's base"


# Angle Shot, Strike Down


def test_angle_shot_attaches_what_is_not_attached_there() -> None:
    board = Board(turn="A").player(
        "A", base=["Unit 2 as Hero", "Unit 3 as Page", "B.F. Sword attached to Page"], hand=["Angle Shot"]
    )
    game = begin(board)
    play(game, "Angle Shot", "Hero")
    resolve(game)
    assert (might(game, "Hero"), might(game, "Page"), len(hand(game, "A"))) == (5, 3, 1)


def test_angle_shot_needs_an_equipment_of_the_same_controller() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Mine"], hand=["Angle Shot"])
    board.player("B", base=["Unit 2 as Theirs", "Unit 1 as Other", "B.F. Sword"])
    game = begin(board)
    play(game, "Angle Shot")
    assert [offered(game, name) for name in ("Mine", "Theirs", "Other")] == [False, True, True]


def test_strike_down_asks_for_an_equipped_unit_of_yours() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Bare", "B.F. Sword"], hand=["Strike Down"])
    board.player("B", base=["Unit 2 as Theirs", "B.F. Sword attached to Theirs"])
    assert not playable(begin(board), "Strike Down")


def test_355_9_b_angle_shot_offers_only_equipment_of_the_units_controller() -> None:
    board = Board(turn="A").player("A", base=["Unit 2 as Hero", "B.F. Sword as Mine"], hand=["Angle Shot"])
    game = begin(board.player("B", base=["Unit 1", "B.F. Sword as Theirs"]))
    play(game, "Angle Shot", "Hero")
    resolve(game)
    assert (might(game, "Hero"), where(game, "Theirs")) == (5, "B's base")


def test_355_9_b_strike_down_offers_only_equipment_of_the_chosen_unit() -> None:
    units = ["Unit 2 as Hero", "Unit 3 as Page", "B.F. Sword as Sword attached to Hero", "B.F. Sword attached to Page"]
    board = Board(turn="A").player("A", base=units, hand=["Strike Down"])
    game = begin(board.player("B", base=["Unit 9 as Brute"]))
    play(game, "Strike Down", "Hero")
    resolve(game)
    assert game.state.objects[thing(game, "Brute")].damage == 5
    assert (might(game, "Hero"), might(game, "Page")) == (2, 6)


# Bellows Breath


def test_bellows_breath_hits_up_to_three_units_at_one_location() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 3 as Away"]})
    board.player("A", hand=["Bellows Breath"])
    board.player("B", base=["Unit 3 as One", "Unit 3 as Two", "Unit 3 as Three", "Unit 3 as Four"])
    game = begin(board)
    play(game, "Bellows Breath", "no", "One")
    assert not offered(game, "Away")
    choose(game, "Two", "Three")
    resolve(game)
    assert [damage(game, name) for name in ("One", "Two", "Three", "Four", "Away")] == [1, 1, 1, 0, 0]


# Here to Help, Bone Skewer, from Hidden too


def test_here_to_help_takes_3_off_whatever_the_unit_costs() -> None:
    """356.4.a: Accelerate is added to the 2 of Legion Rearguard before 3 are taken off."""
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Here to Help", "Legion Rearguard"], pool="2 Energy, 1 Body, 1 Fury"))
    play(game, "Here to Help")
    resolve(game)
    choose(game, "play Legion Rearguard", "yes", "spend 1 Fury")
    assert (where(game, "Legion Rearguard"), exhausted(game, "Legion Rearguard")) == ("battlefield 1", False)
    assert sum(game.state.players[0].pool) == 0


def test_here_to_help_may_play_nobody() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 1"]})
    game = begin(board.player("A", hand=["Here to Help", "Unit 2 as Friend"]))
    play(game, "Here to Help")
    resolve(game)
    choose(game, "done")
    assert where(game, "Friend") == "A's hand"


def test_bone_skewer_may_choose_nobody_and_stuns_nobody_then() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Bone Skewer"]).player("B", hand=["Unit 2 as Friend"])
    game = begin(board)
    play(game, "Bone Skewer")
    resolve(game)
    assert len(events(game, ev.REVEALED)) == 1
    choose(game, "done")
    assert where(game, "Friend") == "B's hand"
    assert not events(game, ev.STUNNED_EVENT)


# Thrill of the Hunt


def test_thrill_of_the_hunt_plays_the_unit_to_a_battlefield_of_anybodys() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 1 as Guard"]}).battlefield()
    game = begin(board.player("A", base=["Riptide Rex as Rex"], hand=["Thrill of the Hunt"]))
    play(game, "Thrill of the Hunt")
    resolve(game)
    assert [offered(game, f"place:{loc}") for loc in (0, field(1), field(2))] == [False, True, True]
    choose(game, f"place:{field(1)}")
    assert where(game, "Rex") == "battlefield 1"
    pass_showdown(game)
    assert where(game, "Guard") == "B's trash"


def test_thrill_of_the_hunt_leaves_nothing_of_a_token() -> None:
    """186.1"""
    game = begin(Board(turn="A").battlefield().player("A", base=["Recruit as Pawn"], hand=["Thrill of the Hunt"]))
    play(game, "Thrill of the Hunt")
    resolve(game)
    assert where(game, "Pawn") == "nowhere"


# Akali, Silent


def test_akali_silent_grows_as_she_moves_to_a_battlefield_only() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Akali, Silent as Akali"]}).battlefield()
    game = begin(board)
    move(game, "Akali", 0)
    assert (might(game, "Akali"), game.state.chain) == (4, [])
    game = begin(Board(turn="A").battlefield().player("A", base=["Akali, Silent as Akali"]))
    move(game, "Akali", field(1))
    resolve(game)
    assert might(game, "Akali") == 6


# Vengeance, Feral Strength, Sky Splitter


def test_vengeance_kills_a_unit_wherever_it_is() -> None:
    game = begin(Board(turn="A").player("A", hand=["Vengeance"]).player("B", base=["Unit 30 as Titan"]))
    play(game, "Vengeance")
    resolve(game)
    assert where(game, "Titan") == "B's trash"


def test_vengeance_waits_for_its_players_main_phase() -> None:
    game = begin(Board(turn="B").player("A", hand=["Vengeance"]).player("B", base=["Unit 3"], hand=["Spell: nothing"]))
    play(game, "Spell: nothing")
    game.apply("pass")
    assert not playable(game, "Vengeance")


def test_feral_strength_repeats_on_another_unit() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as One", "Unit 1 as Two"], hand=["Feral Strength"])
    game = begin(board)
    play(game, "Feral Strength", "yes", "One", "Two")
    resolve(game)
    assert (might(game, "One"), might(game, "Two")) == (3, 3)


def test_sky_splitter_looks_at_units_of_its_player_only() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 7 as Giant"]})
    game = begin(board.player("A", base=["Unit 2 as Page"], hand=["Sky Splitter"], pool="6 Energy, 1 Fury"))
    play(game, "Sky Splitter")
    assert sum(game.state.players[0].pool) == 0


# Brazen Buccaneer, Lillia


def test_brazen_buccaneer_without_another_card_costs_6() -> None:
    board = Board(turn="A").player("A", hand=["Brazen Buccaneer"], pool="5 Energy")
    assert not playable(begin(board), "Brazen Buccaneer")


def test_lillia_leaves_a_sprite_where_she_was() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Lillia, Fae Fawn as Lillia"]})
    game = begin(board)
    move(game, "Lillia", 0)
    resolve(game)
    there = [game.state.face_of(oid).name for oid in game.state.battlefields[0].units]
    assert there == ["Sprite"]
