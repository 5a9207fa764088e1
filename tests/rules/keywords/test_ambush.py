"""Ambush (822): played to where its player has units, with Reaction for that."""

from riftwright.core import events as ev
from riftwright.core.ids import AMBUSH
from riftwright.core.nodes import Cost
from riftwright.effects import build
from riftwright.effects.lending import OpponentsAmbushAsActions
from riftwright.notation.board import Board
from tests.rules.keywords.giving import lose
from tests.rules.plays import KillAFriend, Stage, gear, two_battlefields, unit
from tests.support import begin, events, field, move, offered, play, playable, thing, where


def test_822_1_b_in_a_closed_state_it_may_be_played_only_to_where_its_player_has_units() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B", units={"B": ["Unit 4 as Guard"]})
    board.battlefield(controller="B")
    board.player("A", hand=["Spell 1: deal 1 to a unit"])
    board.player("B", hand=["Unit 3 [Ambush] as Lurker"])
    game = begin(board)
    play(game, "Spell 1: deal 1 to a unit")
    game.apply("pass")
    play(game, "Unit 3 [Ambush]")
    assert where(game, "Lurker") == "battlefield 1"
    assert [item.what for item in game.state.chain] == [0]  # the spell is still there: it was a reaction


def test_822_1_b_without_units_at_a_battlefield_it_has_no_reaction() -> None:
    board = Board(turn="A")
    board.battlefield(controller="B")
    board.player("A", hand=["Spell 1: draw 1"])
    board.player("B", base=["Unit 4"], hand=["Unit 3 [Ambush]"])
    game = begin(board)
    play(game, "Spell 1: draw 1")
    game.apply("pass")
    assert not playable(game, "Unit 3 [Ambush]")


def test_822_1_c_on_ones_own_turn_it_adds_locations_to_the_usual_ones() -> None:
    board = Board(turn="A")
    board.battlefield(units={"A": ["Unit 1 as Scout"]})
    board.battlefield(controller="A", units={"A": ["Unit 1 as Guard"]})
    board.player("A", hand=["Unit 3 [Ambush] as Lurker", "Unit 3 as Walker"])
    game = begin(board)
    plain = game.clone()
    game.apply(f"play:{thing(game, 'Lurker')}")
    assert [offered(game, f"place:{loc}") for loc in (0, field(1), field(2))] == [True, True, True]
    game.apply(f"place:{field(1)}")
    assert where(game, "Lurker") == "battlefield 1"
    plain.apply(f"play:{thing(plain, 'Walker')}")
    assert [offered(plain, f"place:{loc}") for loc in (0, field(1), field(2))] == [True, False, True]


def test_822_3_a_place_without_units_by_the_check_is_no_place_any_more() -> None:
    """822.3: the only unit there is killed as a cost of the play, which is undone."""
    stage = two_battlefields()
    stage.place("Unit 1 as Scout", "A", field(1))
    lurker = unit("Lurker", 3, keywords=[(AMBUSH, 1)], additional=Cost(0, (), (KillAFriend(),)))
    stage.add("A", lurker, "hand", "Lurker")
    game = stage.begin()
    play(game, "Lurker", "battlefield 1")
    assert (where(game, "Lurker"), where(game, "Scout")) == ("A's hand", "battlefield 1")
    assert [e.rule for e in events(game, ev.UNDONE)] == ["358.5"]


def test_822_3_a_another_permission_is_enough() -> None:
    """822.3.a: of a battlefield that its player controls all along."""
    stage = two_battlefields()
    stage.field(1).controller = 0
    stage.place("Unit 1 as Scout", "A", field(1))
    stage.player("A", base=["Unit 1 as Spare"])
    lurker = unit("Lurker", 3, keywords=[(AMBUSH, 1)], additional=Cost(0, (), (KillAFriend(),)))
    stage.add("A", lurker, "hand", "Lurker")
    game = stage.begin()
    play(game, "Lurker", "battlefield 1", "Scout")
    assert (where(game, "Lurker"), where(game, "Scout")) == ("battlefield 1", "A's trash")


def closed(*board: str, keywords: str = "[Ambush]", base: str = "") -> Stage:
    """A has played a spell; B may answer, with Lurker in hand and a unit at battlefield 1."""
    stage = two_battlefields()
    stage.place("Unit 1 as Scout", "B", field(1))
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", base=list(board), hand=[f"Unit 3 {keywords} as Lurker"])
    return stage


def may_lurk(stage: Stage) -> bool:
    """Whether B may play Lurker in answer."""
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    return playable(game, "Lurker")


def test_822_2_granted_once_more_and_lost() -> None:
    """822.1, 822.1.a, 822.2, 822.4, 801.3"""
    assert may_lurk(closed())
    assert may_lurk(closed(keywords="[Ambush] [Ambush]"))
    assert not may_lurk(closed(keywords=""))
    assert may_lurk(closed("Gear [Units: Ambush]", keywords=""))
    assert may_lurk(closed("Gear [Units: Ambush]"))
    stage = closed()
    lose(stage, "Lurker", "Ambush")
    assert not may_lurk(stage)


def test_822_1_d_rengar_may_ambush_to_where_enemies_are() -> None:
    stage = two_battlefields()
    stage.place("Unit 1 as Foe", "A", field(1))
    stage.player("A", hand=["Spell: nothing"])
    stage.player("B", hand=["Rengar, Trophy Hunter", "Unit 3 [Ambush] as Lurker"])
    game = stage.begin()
    play(game, "Spell: nothing")
    game.apply("pass")
    assert not playable(game, "Lurker")
    play(game, "Rengar, Trophy Hunter")
    assert where(game, "Rengar, Trophy Hunter") == "battlefield 1"


def test_822_1_d_a_text_may_leave_opponents_the_times_of_action_alone() -> None:
    """822.1.d"""
    stage = closed()
    stage.add("A", gear("Watch", build.passive(OpponentsAmbushAsActions())), "base")
    assert not may_lurk(stage)
    stage = two_battlefields()
    stage.add("A", gear("Watch", build.passive(OpponentsAmbushAsActions())), "base")
    stage.place("Unit 1 as Scout", "B", field(1))
    stage.player("A", base=["Unit 3 as Raider"])
    stage.player("B", hand=["Unit 3 [Ambush] as Lurker"])
    game = stage.begin()
    move(game, "Raider", field(1))
    game.apply("pass")
    play(game, "Lurker")
    assert where(game, "Lurker") == "battlefield 1"
