import pytest

from riftwright.core.events import CREATED, MOVED, SHOWDOWN_BEGAN
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import (
    begin,
    choose,
    controller,
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
    points,
    resolve,
    thing,
    usable,
    use,
    where,
)


def baron_board() -> Board:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Unit 2 as Guard"]}).battlefield()
    return board.player("A", base=["Unit 1 as Home"], hand=["Baron Nashor as Baron"])


def test_369_3_baron_nashor_creates_the_pit_and_enters_there() -> None:
    game = begin(baron_board())
    play(game, "Baron", "A's base")
    assert where(game, "Baron") == "battlefield 3"
    assert game.state.face_of(game.state.battlefields[2].id).name == "Baron Pit"
    assert len(events(game, CREATED)) == 1
    assert events(game, MOVED, "Baron") == []


def test_439_4_b_the_pit_is_uncontrolled_and_a_showdown_begins_there() -> None:
    game = begin(baron_board())
    play(game, "Baron", "A's base")
    assert controller(game, 3) == "nobody"
    assert len(events(game, SHOWDOWN_BEGAN)) == 1
    assert game.state.showdown == 2
    pass_showdown(game)
    assert controller(game, 3) == "A"
    assert points(game) == [1, 0]


def test_a_second_baron_nashor_enters_where_it_was_played() -> None:
    game = begin(baron_board().player("A", hand=["Baron Nashor as Second"]))
    play(game, "Baron", "A's base")
    pass_showdown(game)
    play(game, "Second", "battlefield 1")
    assert where(game, "Second") == "battlefield 1"
    assert len(game.state.battlefields) == 3


def test_units_move_to_baron_pit_from_anywhere() -> None:
    game = begin(baron_board())
    play(game, "Baron", "A's base")
    pass_showdown(game)
    guard = thing(game, "Guard")
    assert offered(game, f"move:{guard}:{field(3)}")
    assert not offered(game, f"move:{guard}:{field(2)}")  # only with Ganking
    move(game, "Guard", field(3))
    assert where(game, "Guard") == "battlefield 3"
    assert len(events(game, MOVED, "Guard")) == 1


def test_baron_nashor_gives_other_friendly_units_two_might() -> None:
    game = begin(baron_board().player("B", base=["Unit 3 as Foe"]))
    play(game, "Baron", "A's base")
    assert [might(game, name) for name in ("Baron", "Guard", "Home", "Foe")] == [12, 4, 3, 3]


def test_757_baron_nashor_cannot_be_chosen_by_enemy_spells() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Baron Nashor as Baron"]})
    assert not playable(begin(board.player("A", hand=["Hextech Ray"])), "Hextech Ray")
    board = Board(turn="B").battlefield(controller="B", units={"B": ["Baron Nashor as Baron"]})
    assert playable(begin(board.player("B", hand=["Hextech Ray"])), "Hextech Ray")


def test_baron_nashor_is_affected_by_what_chooses_nothing() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Baron Nashor as Baron", "Unit 1 as Other"]})
    spell = "Spell 0: kill all enemy units"
    game = begin(board.player("A", hand=[spell]))
    play(game, spell)
    resolve(game)
    assert where(game, "Baron") == "B's trash"


def test_471_1_b_1_the_pit_must_be_scored_too_for_the_final_point() -> None:
    board = Board(turn="A").battlefield().battlefield("Baron Pit", controller="B", units={"B": ["Unit 1"]})
    game = begin(board.player("A", base=["Unit 3 as Raider"], points=7, deck=["Cleave"]))
    move(game, "Raider", field(1))
    pass_showdown(game)
    assert points(game) == [7, 0]


def test_322_a_unit_that_loses_barons_might_in_the_combat_cleanup_is_healed_first() -> None:
    board = Board(turn="A").battlefield(
        controller="B", units={"B": ["Baron Nashor as Baron damaged 11", "Mystic Poro as Poro damaged 2"]}
    )
    board.player("A", base=["Unit 1 as Raider"])
    game = begin(board)
    move(game, "Raider", field(1))
    pass_showdown(game)
    choose(game, "Baron")  # 1 damage is lethal for him
    assert where(game, "Baron") == "B's trash"
    assert where(game, "Poro") == "battlefield 1"


# Kha'Zix, Mutating Horror


def test_khazix_gains_might_and_xp_against_a_lone_enemy() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9"]})
    game = begin(board.player("A", base=["Kha'Zix, Mutating Horror as Khazix"]))
    move(game, "Khazix", field(1))
    resolve(game)
    assert might(game, "Khazix") == 6
    assert game.state.players[0].xp == 2


def test_383_2_a_1_khazix_does_not_trigger_against_two_enemies() -> None:
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9", "Unit 1"]})
    game = begin(board.player("A", base=["Kha'Zix, Mutating Horror as Khazix"]))
    move(game, "Khazix", field(1))
    assert game.state.chain == []
    assert might(game, "Khazix") == 4


def test_khazix_triggers_as_a_defender_too() -> None:
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Kha'Zix, Mutating Horror as Khazix", "Unit 1"]})
    game = begin(board.player("B", base=["Unit 9 as Raider"]))
    move(game, "Raider", field(1))
    resolve(game)
    assert might(game, "Khazix") == 6


# Star-Crossed


def test_star_crossed_returns_a_friendly_and_an_enemy_unit_to_their_owners() -> None:
    board = Board(turn="A").player("A", base=["Unit 1 as Mine"], hand=["Star-Crossed"])
    game = begin(board.player("B", base=["Unit 5 as Foe"]))
    play(game, "Star-Crossed")
    resolve(game)
    assert (where(game, "Mine"), where(game, "Foe")) == ("A's hand", "B's hand")


def test_star_crossed_needs_both() -> None:
    for mine, theirs in (([], ["Unit 5"]), (["Unit 1"], [])):
        board = Board(turn="A").player("A", base=mine, hand=["Star-Crossed"]).player("B", base=theirs)
        assert not playable(begin(board), "Star-Crossed")


# Heedless Resurrection


def test_heedless_resurrection_plays_a_unit_that_costs_no_more_than_the_killed_one() -> None:
    board = Board(turn="A").player("A", base=["Petty Officer as Victim"], hand=["Heedless Resurrection"])
    game = begin(board.player("A", trash=["Lonely Poro", "Riptide Rex", "Cleave"]))
    play(game, "Heedless Resurrection")
    assert where(game, "Victim") == "A's trash"
    assert not offered(game, "Riptide Rex")
    if offered(game, "Lonely Poro"):
        choose(game, "Lonely Poro")
    resolve(game)
    assert where(game, "Lonely Poro") == "A's base"
    assert where(game, "Riptide Rex") == "A's trash"


def test_heedless_resurrection_needs_a_unit_to_kill() -> None:
    board = Board(turn="A").player("A", trash=["Lonely Poro"], hand=["Heedless Resurrection"])
    assert not playable(begin(board.player("B", base=["Unit 1"])), "Heedless Resurrection")


# Vex, Apathetic


def apathetic(at_battlefield: bool) -> Game:
    units = {"A": ["Vex, Apathetic"]} if at_battlefield else {}
    board = Board(turn="B").battlefield(controller="A" if units else None, units=units).battlefield()
    board.player("A", base=[] if units else ["Vex, Apathetic"], hand=["Unit 2 as Mine"])
    game = begin(board.player("B", hand=["Unit 3 as New", "Charm", "Ride The Wind"]))
    play(game, "New")
    resolve(game)
    return game


def test_vex_stuns_what_an_opponent_plays_and_holds_it_where_it_is() -> None:
    game = apathetic(at_battlefield=True)
    assert game.state.objects[thing(game, "New")].stunned
    play(game, "Ride The Wind", "place:9")
    resolve(game)
    assert where(game, "New") == "B's base"
    end_turn(game)
    play(game, "Mine", "A's base")
    resolve(game)
    assert not game.state.objects[thing(game, "Mine")].stunned


def test_vex_keeps_only_its_controller_from_moving_it() -> None:
    push = "Spell 1 [Reaction]: move an enemy unit to a battlefield as Push"
    board = Board(turn="B").battlefield(controller="A", units={"A": ["Vex, Apathetic"]}).battlefield()
    board.player("A", hand=[push]).player("B", hand=["Unit 3 as New", "Spell 1: draw 1 as Idea"])
    game = begin(board)
    play(game, "New")
    resolve(game)
    play(game, "Idea")
    game.apply("pass")
    play(game, "Push", "place:9")
    resolve(game)
    assert where(game, "New") == "battlefield 2"


def test_vex_does_nothing_from_her_base() -> None:
    game = apathetic(at_battlefield=False)
    assert not game.state.objects[thing(game, "New")].stunned
    play(game, "Ride The Wind")
    choose(game, "battlefield 1")
    resolve(game)
    assert where(game, "New") == "battlefield 1"


# Blast Cone


def test_blast_cone_moves_an_enemy_unit_as_it_is_played_and_stuns_it() -> None:
    board = Board(turn="A").battlefield().player("A", hand=["Blast Cone"])
    game = begin(board.player("B", base=["Unit 3 as Guard"]))
    play(game, "Blast Cone", "yes")
    resolve(game)
    assert where(game, "Guard") == "battlefield 1"
    choose(game, "yes")
    resolve(game)
    assert game.state.objects[thing(game, "Guard")].stunned
    assert game.state.objects[thing(game, "Blast Cone")].exhausted


def test_411_4_blast_cone_hears_neither_an_opponents_move_nor_a_friendly_unit() -> None:
    board = Board(turn="A").battlefield().player("A", base=["Blast Cone", "Unit 2 as Scout"])
    game = begin(board)
    move(game, "Scout", field(1))
    assert not offered(game, "yes")

    board = Board(turn="B").battlefield().player("A", base=["Blast Cone"]).player("B", base=["Unit 3 as Guard"])
    game = begin(board)
    move(game, "Guard", field(1))
    assert not offered(game, "yes")


# The List


def listed(tag: str, *units: str) -> Game:
    board = Board(turn="A").player("A", hand=["The List"], base=["Lonely Poro as Poro"])
    game = begin(board.player("B", base=list(units)))
    play(game, "The List", tag)
    return game


def test_the_list_reaches_units_of_the_named_tag_on_any_side_this_turn() -> None:
    game = listed("Poro", "Stalwart Poro as Foe", "Unit 5 as Plain")
    use(game, "The List")
    assert [offered(game, name) for name in ("Poro", "Foe", "Plain")] == [True, True, False]
    choose(game, "Foe")
    resolve(game)
    assert [might(game, name) for name in ("Poro", "Foe", "Plain")] == [2, 0, 5]
    assert not usable(game, "The List")  # it is exhausted
    end_turn(game)
    assert might(game, "Foe") == 2


def test_the_list_finds_nobody_where_no_unit_has_the_named_tag() -> None:
    assert not usable(listed("Dragon", "Stalwart Poro as Foe"), "The List")


# Pyke, Returned


def gold(game: Game) -> list[bool]:
    """Whether each Gold of A is exhausted."""
    s = game.state
    return [o.exhausted for o in s.objects if o.zone and o.controller == 0 and s.faces[o.face].name == "Gold"]


def test_pyke_plays_gold_for_no_friend_and_no_gear_and_again_on_the_next_turn() -> None:
    board = Board(turn="A").battlefield(controller="A", units={"A": ["Pyke, Returned as Pyke", "Unit 1 as Friend"]})
    board.player("B", base=["Unit 1 as First", "Unit 1 as Second", "Gear as Box"])
    blades = [
        "Spell 0: kill a friendly unit as Axe",
        "Spell 0: kill a gear as Saw",
        "Spell 0: kill an enemy unit as One",
    ]
    game = begin(board.player("A", hand=blades).player("B", hand=["Spell 0: kill a friendly unit as Two"]))
    play(game, "Axe", "Friend")
    resolve(game)
    play(game, "Saw")
    resolve(game)
    assert gold(game) == []
    play(game, "One", "First")
    resolve(game)
    assert gold(game) == [True]
    end_turn(game)
    play(game, "Two")  # whoever kills it
    resolve(game)
    assert gold(game) == [True, True]


def test_pyke_comes_from_hidden_in_time_to_see_an_enemy_die() -> None:
    """811.6"""
    units = {"A": ["Unit 1 as Friend"]}
    board = Board(turn="B").battlefield(controller="A", units=units, facedown={"A": ["Pyke, Returned as Pyke"]})
    board.player("B", base=["Unit 1 as Foe"], hand=["Spell 0: kill a friendly unit as Two"])
    game = begin(board.player("A", pool=""))
    play(game, "Two")
    game.apply("pass")
    play(game, "Pyke")
    resolve(game)
    assert where(game, "Pyke") == "battlefield 1"
    assert gold(game) == [True]


# Syndra, Transcendent


def conjuring(unit: str = "Syndra", pool: str = "2 Energy, 1 Chaos") -> Game:
    """The unit attacks, and the other one stays in the base."""
    board = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 20"]})
    board.player(
        "A", base=["Syndra, Transcendent as Syndra", "Unit 1 as Page"], hand=["Spell [Action]: draw 1 as Study"]
    )
    board.player("B", hand=["Spell [Action]: draw 1 as Theirs"])
    game = begin(board.player("A", pool=pool))
    move(game, unit, field(1))
    return game


@pytest.mark.parametrize(("answer", "drawn", "left"), [("yes", 2, 0), ("no", 1, 3)])
def test_820_1_d_syndra_leaves_it_to_you_to_pay_for_the_repetition(answer: str, drawn: int, left: int) -> None:
    game = conjuring()
    play(game, "Study", answer)
    resolve(game)
    assert (len(hand(game, "A")), sum(game.state.players[0].pool)) == (drawn, left)


@pytest.mark.parametrize(("unit", "pool"), [("Page", "2 Energy, 1 Chaos"), ("Syndra", "2 Energy, 1 Fury")])
def test_syndra_gives_nothing_outside_a_showdown_of_hers_or_without_chaos(unit: str, pool: str) -> None:
    game = conjuring(unit, pool)
    play(game, "Study")
    resolve(game)
    assert len(hand(game, "A")) == 1


def test_syndra_gives_nothing_to_spells_of_the_opponent() -> None:
    game = conjuring()
    game.apply("pass")
    play(game, "Theirs")
    resolve(game)
    assert len(hand(game, "B")) == 1
