"""The board of a scenario as it is drawn from its text, and the panel of what is picked."""

from riftwright.notation import library
from riftwright.rules import editions
from riftwright.table.drawing.panel import Panel, panel
from riftwright.table.drawing.sheet import Sheet, sheet

TEXT = """
title = "T"
turn = "B"
script = "A pases"

[switches]
focus-after-conversion = "attacker"

[A]
base = ["Unit 3 [Tank] [Assault 2] as Guard damaged 1 exhausted +2", "Stalwart Poro", "Stalwart Pooro"]
legend = "Kai'Sa, Daughter of the Void"
points = 3
scored = [1, 2]

[[battlefield]]
name = "Trifarian War Camp as Camp"
controller = "B"
staged = ["showdown", "combat"]
B = ["Unit 1"]
facedown.A = ["Charm"]
"""


def drawn(text: str = TEXT) -> Sheet:
    found = sheet(text)
    assert found is not None
    return found


def picked(what: str, text: str = TEXT) -> Panel | None:
    return panel(drawn(text), what, editions.DEFAULT)


def test_a_piece_with_what_is_known_of_its_card() -> None:
    guard, poro, unknown = drawn().sides[0].zones[0].pieces

    assert (guard.key, guard.name, guard.label, guard.kind, guard.might) == ("A.base:0", "Unit 3", "Guard", "unit", 3)
    assert guard.keywords == ("Tank", "Assault 2")
    assert guard.marks == ("1 damage", "exhausted", "+2 Might")
    assert (poro.name, poro.might) == ("Stalwart Poro", 2)
    assert poro.cost
    assert poro.domains
    assert unknown.wrong == "no card is called 'Stalwart Pooro'"


def test_players_and_battlefields_have_their_fields() -> None:
    board = drawn()

    assert board.fields["turn"] == "B"
    assert board.switches == {"focus-after-conversion": "attacker"}
    assert board.sides[0].fields == {"points": "3", "scored": "1, 2"}
    assert [z.title for z in board.sides[0].zones if z.pieces] == ["Base", "Legend"]
    first, second = board.battlefields
    assert (first.name, first.fields["controller"], first.fields["staged"]) == ("Camp", "B", "showdown, combat")
    assert [p.text for z in first.facedown for p in z.pieces] == ["Charm"]
    assert (second.name, second.fields) == ("", {}), "a duel has two battlefields"


def test_a_mode_has_its_players_and_battlefields() -> None:
    board = drawn('mode = "magma"')

    assert board.players == "ABCD"
    assert len(board.battlefields) == 3
    assert drawn('mode = "nonsense"').players == "AB"


def test_a_text_that_is_no_toml_has_no_board_and_one_with_wrong_types_has() -> None:
    assert sheet("title = ") is None
    board = drawn('A = 3\nB = {base = 3, hand = "x", points = true}\nbattlefield = [1]\nmode = 7\nswitches = []')
    assert [z.pieces for z in board.sides[0].zones] == [[]] * 7


def test_equal_pieces_and_words_of_any_state_are_shown() -> None:
    board = drawn('[A]\nhand = ["3 Charm"]\nbase = ["Unit 2 given [Tank] this turn since 3"]')
    (charm,) = board.sides[0].zones[1].pieces
    (unit,) = board.sides[0].zones[0].pieces

    assert (charm.name, charm.wrong) == ("3 × Charm", "")
    assert unit.marks == ("given [Tank] this turn", "since 3")


def test_a_whole_position_has_no_board_to_click() -> None:
    assert drawn('position = "abc"').exact
    assert not drawn().exact


def test_every_scenario_is_drawn_whole() -> None:
    for kept in library.own().scenarios[::5]:
        board = drawn(kept.text())
        zones = [z for side in board.sides for z in side.zones]
        zones += [z for field in board.battlefields for z in (*field.zones, *field.facedown)]
        assert not [p.wrong for z in zones for p in z.pieces if p.wrong], kept.name


def test_the_panel_of_a_piece_has_its_states() -> None:
    shown = picked("A.base:0")
    assert shown is not None

    values = {i.name: i.value for i in shown.inputs}
    assert values["piece:name"] == "Unit 3 [Tank] [Assault 2]"
    assert (values["piece:label"], values["piece:damaged"], values["piece:might"]) == ("Guard", "1", "+2")
    assert [status for status, value in shown.statuses.items() if value] == ["exhausted"]
    assert ("1.A", "battlefield 1: A") in shown.places
    assert shown.removable


def test_the_panel_of_a_new_piece_asks_for_what_matters_there() -> None:
    hand, facedown = picked("A.hand"), picked("1.facedown.B")
    assert hand is not None
    assert facedown is not None

    assert [i.name for i in hand.inputs] == ["piece:name", "piece:label", "piece:owner"]
    assert [i.name for i in facedown.inputs] == ["piece:name", "piece:label", "piece:hidden"]
    assert not hand.statuses
    assert not hand.removable


def test_the_panels_of_a_player_a_battlefield_and_the_game_have_their_fields() -> None:
    for what, field, value in (
        ("A", "field:A.points", "3"),
        ("1", "field:1.staged", "showdown, combat"),
        ("game", "field:turn", "B"),
        ("game", "field:switches.focus-after-conversion", "attacker"),
    ):
        shown = picked(what)
        assert shown is not None
        assert {i.name: i.value for i in shown.inputs}[field] == value


def test_nothing_is_picked_where_there_is_nothing() -> None:
    assert [picked(what) for what in ("", "A.base:9", "7", "3.A", "A.nowhere", "C.base")] == [None] * 6
