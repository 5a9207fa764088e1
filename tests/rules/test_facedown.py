"""107.3: Facedown Zones, and how much they hold; what is played from them into the combat of others (462.2.a)."""

from riftwright.core.events import FACEDOWN_REMOVED
from riftwright.game import Game
from riftwright.notation.board import Board
from tests.support import begin, choose, decides, events, offered, play, playable, resolve, thing, where


def tree(*hidden: str) -> Game:
    board = Board(turn="A", mode="skirmish")
    board.battlefield("Bandle Tree", owner="B", controller="A", units={"A": ["Unit 1"]}, facedown={"A": list(hidden)})
    return begin(board.player("A", hand=["Sprite Call as New"]))


def test_107_3_b_1_there_may_be_room_for_more() -> None:
    game = tree("Consult the Past as Old")
    assert offered(game, f"hide:{thing(game, 'New')}:8")
    game = tree("Consult the Past as Old", "Consult the Past as Older")
    assert not offered(game, f"hide:{thing(game, 'New')}:8")


def test_107_3_b_2_where_there_is_room_for_fewer_the_controller_chooses_what_goes() -> None:
    game = tree("Consult the Past as Old", "Consult the Past as Older")
    game.concede(1)  # 652.2.a: the Tree is a blank battlefield now
    assert decides(game) == "A"
    choose(game, f"card:{thing(game, 'Older')}")
    assert (where(game, "Older"), where(game, "Old")) == ("A's trash", "battlefield 1")
    assert len(events(game, FACEDOWN_REMOVED)) == 1


def test_107_3_b_2_nothing_goes_where_there_is_room() -> None:
    game = tree("Consult the Past as Old")
    game.concede(1)
    assert where(game, "Old") == "battlefield 1"


def test_462_2_a_a_hidden_unit_is_played_to_base_where_two_others_fight() -> None:
    board = Board(turn="A", mode="skirmish")
    board.battlefield(
        controller="C",
        contested="A",
        units={"A": ["Unit 3 attacking"], "B": ["Unit 3 defending"]},
        facedown={"C": ["Tideturner as Spy"]},
    )
    game = begin(board.showdown(1, focus="C", attacker="A", defender="B"))
    play(game, "Spy")
    assert where(game, "Spy") == "C's base"


def test_358_5_a_unit_that_cannot_be_played_there_is_not_played_to_base_instead() -> None:
    board = Board(turn="A").battlefield("Rockfall Path", controller="B", units={"B": ["Unit 2 as Guard"]})
    game = begin(board.player("A", hand=["Temporal Breach"]))
    play(game, "Temporal Breach")
    resolve(game)
    assert where(game, "Guard") == "B's banishment"
    assert not playable(game, "Guard")
