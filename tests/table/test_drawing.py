"""What is drawn of a position: names, targets, sums."""

from riftwright.notation.board import Board
from riftwright.rules.visibility import EVERYONE
from riftwright.table.drawing.board import board
from riftwright.table.drawing.card import said
from riftwright.table.rendering import render
from tests.support import begin, choose, play


def test_a_scenario_s_own_names_are_on_the_cards_and_nameless_battlefields_have_their_number() -> None:
    setting = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 5 as Guard"]}).battlefield()
    drawn = board(begin(setting.player("A", base=["Watchful Sentry", "Unit 2 as Scout"])), EVERYONE)
    assert [field.title for field in drawn.fields] == ["Battlefield 1", "Battlefield 2"]
    html = render("regions/board.html", board=drawn)
    assert ">Guard</span>" in html and ">Scout</span>" in html and ">Watchful Sentry</span>" in html
    assert "Battlefield 2</h3>" in html


def test_what_is_chosen_several_times_is_said_once_with_how_often() -> None:
    setting = Board(turn="A").battlefield(controller="B", units={"B": ["Unit 9 as Guard"]})
    game = begin(setting.player("A", hand=["Icathian Rain"]))
    play(game, "Icathian Rain")
    while game.decision.kind not in (0, 2):
        choose(game, game.describe(game.decision.options[0]))
    item = board(game, EVERYONE).chain[0]
    assert item.chosen == ["Guard ×6"]
    guard = next(tile for lane in board(game, EVERYONE).fields[0].lanes for tile in lane.tiles)
    assert guard.targeted == (1,)


def test_the_sum_behind_a_might_is_said_part_by_part() -> None:
    assert said([("printed", 3), ("buff", 1), ("Assault", 2)]) == "3 printed, +1 buff, +2 Assault"
