"""Editing a scenario's text: what is touched changes, and nothing else does."""

import random
import tomllib
from collections.abc import Callable
from difflib import unified_diff
from typing import Any

import pytest

from riftwright.notation import editing, library
from riftwright.notation.editing import EditError
from riftwright.notation.scenario import ScenarioError, parse_scenario

TEXT = '''\
title  = "A showdown"  # in a line
turn   = "A"

# the one who moves
[A]
base = ["Unit 2 as Scout", "Unit 3 [Tank]"]  # two of them
points = 3

# the field
[[battlefield]]
controller = "B"   # theirs
B          = [
    "Unit 1 as Guard",  # on watch
    "Unit 2",
]

script = """
# moves
A moves Scout to 1
B passes
"""
'''


def changed(before: str, after: str) -> list[str]:
    """The lines that went and came."""
    lines = unified_diff(before.splitlines(), after.splitlines(), n=0, lineterm="")
    return [line for line in lines if line[:1] in "+-" and line[:3] not in ("+++", "---")]


# Pieces


def test_a_piece_is_added_behind_those_that_are_there() -> None:
    assert changed(TEXT, editing.add_piece(TEXT, "A.base", "Unit 4 as Third")) == [
        '-base = ["Unit 2 as Scout", "Unit 3 [Tank]"]  # two of them',
        '+base = ["Unit 2 as Scout", "Unit 3 [Tank]", "Unit 4 as Third"]  # two of them',
    ]
    assert changed(TEXT, editing.add_piece(TEXT, "1.B", "Unit 7")) == ['+    "Unit 7",']


def test_a_first_piece_gets_its_key_and_comments_stay_with_what_they_are_about() -> None:
    assert changed(TEXT, editing.add_piece(TEXT, "A.hand", "Charm")) == ['+hand = ["Charm"]']
    assert 'points = 3\nhand = ["Charm"]\n\n# the field\n[[battlefield]]' in editing.add_piece(TEXT, "A.hand", "Charm")


def test_a_first_piece_of_a_player_gets_its_table_in_the_usual_order() -> None:
    text = editing.add_piece(TEXT, "B.base", "Unit 1")

    assert changed(TEXT, text) == ["+", "+[B]", '+base = ["Unit 1"]']
    assert text.index("[A]") < text.index("[B]") < text.index("# the field") < text.index("[[battlefield]]")


def test_a_first_piece_at_a_battlefield_gets_the_battlefields_up_to_it_above_the_script() -> None:
    text = editing.add_piece(TEXT, "2.A", "Unit 1")

    assert changed(TEXT, text) == ["+[[battlefield]]", '+A = ["Unit 1"]', "+"]
    assert text.index('A = ["Unit 1"]') < text.index("script =")
    assert editing.add_piece("", "2.B", "Unit 1") == '[[battlefield]]\n\n[[battlefield]]\nB = ["Unit 1"]\n'


def test_facedown_cards_have_a_table_of_their_own() -> None:
    text = editing.add_piece(TEXT, "1.facedown.A", "Charm")
    assert changed(TEXT, text) == ['+facedown.A = ["Charm"]']

    text = editing.add_piece(text, "1.facedown.B", "Retreat")
    assert tomllib.loads(text)["battlefield"][0]["facedown"] == {"A": ["Charm"], "B": ["Retreat"]}

    text = editing.remove_piece(editing.remove_piece(text, "1.facedown.A", 0), "1.facedown.B", 0)
    assert "facedown" not in text
    inline = 'battlefield = [{facedown = {A = ["Charm"]}}]\n'
    assert editing.remove_piece(inline, "1.facedown.A", 0) == "battlefield = [{}]\n"


def test_a_piece_is_removed_and_its_list_with_the_last_one() -> None:
    assert changed(TEXT, editing.remove_piece(TEXT, "1.B", 0))[0] == '-    "Unit 1 as Guard",  # on watch'
    once = editing.remove_piece(TEXT, "A.base", 1)
    assert 'base = ["Unit 2 as Scout"]  # two of them' in once
    assert tomllib.loads(editing.remove_piece(once, "A.base", 0))["A"] == {"points": 3}


def test_a_piece_is_changed_where_it_stands() -> None:
    assert changed(TEXT, editing.change_piece(TEXT, "1.B", 1, "Unit 2 exhausted")) == [
        '-    "Unit 2",',
        '+    "Unit 2 exhausted",',
    ]


def test_a_piece_is_moved_to_another_place() -> None:
    data = tomllib.loads(editing.move_piece(TEXT, "A.base", 0, "1.A"))

    assert data["A"]["base"] == ["Unit 3 [Tank]"]
    assert data["battlefield"][0]["A"] == ["Unit 2 as Scout"]
    assert tomllib.loads(editing.move_piece(TEXT, "A.base", 0, "A.base"))["A"]["base"] == [
        "Unit 3 [Tank]",
        "Unit 2 as Scout",
    ]


def test_a_legend_is_one_piece() -> None:
    first = editing.add_piece(TEXT, "A.legend", "Kai'Sa, Daughter of the Void")
    second = editing.add_piece(first, "A.legend", "Legend as Mine")

    assert changed(TEXT, first) == ['+legend = "Kai\'Sa, Daughter of the Void"']
    assert tomllib.loads(second)["A"]["legend"] == "Legend as Mine"
    assert tomllib.loads(editing.change_piece(second, "A.legend", 0, "Legend"))["A"]["legend"] == "Legend"
    assert editing.remove_piece(second, "A.legend", 0) == TEXT


def test_a_long_list_gets_a_line_for_each_piece() -> None:
    text = TEXT
    for number in range(5):
        text = editing.add_piece(text, "A.hand", f"Unit {number} as Somebody{number}")

    assert '\nhand = [\n    "Unit 0 as Somebody0",\n' in text
    assert len(tomllib.loads(text)["A"]["hand"]) == 5


@pytest.mark.parametrize(
    ("place", "piece", "message"),
    [
        ("A.base", "Stalwart Pooro", "A.base: no card 'Stalwart Pooro' among those that are whole; did you mean Stal"),
        ("A.base", "Unit 3 [Tonk]", "A.base: "),
        ("A.base", "  ", "A.base: a piece needs the name of a card"),
        ("E.base", "Unit 1", "no place 'E.base'; there are such as A.base, 1.A, 1.facedown.A"),
        ("0.A", "Unit 1", "no place '0.A'"),
    ],
)
def test_what_is_no_piece_or_no_place_is_refused(place: str, piece: str, message: str) -> None:
    with pytest.raises(EditError) as caught:
        editing.add_piece(TEXT, place, piece)
    assert str(caught.value).startswith(message)


@pytest.mark.parametrize(
    ("place", "index"), [("A.base", 2), ("A.base", -1), ("B.hand", 0), ("3.A", 0), ("A.legend", 0)]
)
def test_a_piece_that_is_not_there_is_refused(place: str, index: int) -> None:
    edits: list[Callable[[], str]] = [
        lambda: editing.remove_piece(TEXT, place, index),
        lambda: editing.change_piece(TEXT, place, index, "Unit 1"),
        lambda: editing.move_piece(TEXT, place, index, "A.hand"),
    ]
    for edit in edits:
        with pytest.raises(EditError, match=rf"^{place}: there is no piece {index + 1}, only \d$"):
            edit()


@pytest.mark.parametrize("text", ["A = 3\n", "[A]\nbase = 3\n", '[A]\nbase = "Unit 1"\n', "battlefield = 1\n"])
def test_what_is_no_list_of_pieces_is_refused(text: str) -> None:
    with pytest.raises(EditError, match=r"it is no (table|list of pieces)$"):
        editing.add_piece(editing.add_piece(text, "A.base", "Unit 1"), "1.A", "Unit 1")


def test_a_text_that_is_no_toml_is_refused_with_its_line() -> None:
    with pytest.raises(ScenarioError) as caught:
        editing.add_piece('title = "x"\n[A\n', "A.base", "Unit 1")
    assert caught.value.line == 2


# Fields


@pytest.mark.parametrize(
    ("field", "value", "lines"),
    [
        ("A.points", "4", ["-points = 3", "+points = 4"]),
        ("A.points", "", ["-points = 3"]),
        ("A.runes", "3 Fury, 1 exhausted Mind", ['+runes = "3 Fury, 1 exhausted Mind"']),
        ("B.pool", "2 Energy", ["+", "+[B]", '+pool = "2 Energy"']),
        ("A.scored", "1, 2", ["+scored = [1, 2]"]),
        ("phase", "ending", ['+phase = "ending"']),
        ("turn", "B", ['-turn   = "A"', '+turn   = "B"']),
        ("cleanup", "true", ["+cleanup = true"]),
        ("editions", "2026-07-16, 2026-10-16", ['+editions = ["2026-07-16", "2026-10-16"]']),
        ("1.controller", "A", ['-controller = "B"   # theirs', '+controller = "A"   # theirs']),
        ("1.staged", "showdown,combat", ['+staged = ["showdown", "combat"]']),
        ("2.name", "Trifarian War Camp", ["+[[battlefield]]", '+name = "Trifarian War Camp"', "+"]),
        ("switches.focus-after-conversion", "attacker", ["+", "+[switches]", '+focus-after-conversion = "attacker"']),
        ("B.points", "", []),
        ("2.controller", " ", []),
    ],
)
def test_a_field_is_set_or_taken_away(field: str, value: str, lines: list[str]) -> None:
    assert changed(TEXT, editing.set_field(TEXT, field, value)) == lines


@pytest.mark.parametrize(
    ("field", "value", "message"),
    [
        ("A.pints", "3", "A.pints: there is no such field"),
        ("A", "3", "A: there is no such field"),
        ("battlefield", "3", "battlefield: there is no such field"),
        ("1.facedown", "x", "1.facedown: there is no such field"),
        ("A.points", "three", "A.points: a whole number, not 'three'"),
        ("A.points", "9999999", "A.points: a whole number, not '9999999'"),
        ("A.scored", "1, x", "A.scored: a whole number, not 'x'"),
        ("cleanup", "yes", "cleanup: true or false, not 'yes'"),
        ("a b", "yes", "a b: there is no such field"),
    ],
)
def test_what_is_no_field_or_no_value_of_it_is_refused(field: str, value: str, message: str) -> None:
    with pytest.raises(EditError) as caught:
        editing.set_field(TEXT, field, value)
    assert str(caught.value) == message


def test_a_key_of_the_whole_comes_above_the_comment_of_the_first_table() -> None:
    assert 'turn   = "A"\nphase = "ending"\n\n# the one who moves\n' in editing.set_field(TEXT, "phase", "ending")
    assert editing.set_field("[A]\nbase = []\n", "turn", "B") == 'turn = "B"\n\n[A]\nbase = []\n'
    assert editing.set_field("", "turn", "B") == 'turn = "B"\n'
    assert editing.set_field("# only this\n", "turn", "B") == 'turn = "B"\n\n# only this\n'


# The script


def test_a_line_is_added_at_the_end_of_the_script() -> None:
    assert changed(TEXT, editing.add_line(TEXT, "A passes")) == ["+A passes"]
    assert editing.add_line('title = "T"\n', "A passes") == 'title = "T"\n\nscript = """\nA passes\n"""\n'
    assert editing.add_line("", "A passes") == 'script = """\nA passes\n"""\n'
    assert editing.add_line('script = ""\n[A]\n', "A passes") == 'script = """\nA passes\n"""\n[A]\n'


def test_a_script_stays_where_it_is() -> None:
    text = "title = 'T'\nscript = 'A passes'  # short\n\n[A]\nbase = []\n"

    assert editing.add_line(text, "B passes") == (
        'title = \'T\'\nscript = """\nA passes\nB passes\n"""  # short\n\n[A]\nbase = []\n'
    )


def test_what_looks_like_a_script_in_a_note_is_none() -> None:
    text = 'note = """\nscript = "A passes"\n[A]\n"""\ntitle = "T"\nscript = """\nB passes\n"""\n'

    assert editing.script_of(text) == "B passes\n"
    assert changed(text, editing.add_line(text, "A passes")) == ["+A passes"]
    assert editing.add_piece(text, "A.base", "Unit 1").endswith(
        'title = "T"\n\n[A]\nbase = ["Unit 1"]\n\nscript = """\nB passes\n"""\n'
    )


def test_the_last_statement_is_removed_with_the_comments_below_it() -> None:
    assert changed(TEXT, editing.remove_line(TEXT)) == ["-B passes"]
    below = editing.add_line(TEXT, "# and so on")
    assert editing.script_of(editing.remove_line(below)) == "# moves\nA moves Scout to 1\n"
    none = editing.remove_line(editing.remove_line(TEXT))
    assert editing.script_of(none) == "# moves\n"
    with pytest.raises(EditError, match="script: there is no statement to remove"):
        editing.remove_line(none)


@pytest.mark.parametrize("line", ["", "  ", "A passes\nB passes", 'A plays """'])
def test_a_statement_is_one_line(line: str) -> None:
    with pytest.raises(EditError, match="script: a statement is one line"):
        editing.add_line(TEXT, line)


# All that come along


def texts() -> list[str]:
    every = library.own().scenarios
    return [kept.text() for kept in every[:: len(every) // 60]]


def pieces_at(data: dict[str, Any], place: str) -> list[str]:
    where = editing.Place.read(place)
    table = data.get("battlefield", [{}] * 9)[where.number - 1] if where.number else data.get(where.player, {})
    return list((table.get("facedown", {}) if where.zone == "facedown" else table).get(where.key, []))


@pytest.mark.parametrize("text", texts())
def test_adding_and_removing_leaves_every_scenario_as_it_was(text: str) -> None:
    """As data, line by line, and with the same comments."""
    chance = random.Random(len(text))
    before = tomllib.loads(text)
    for place in chance.sample(["A.base", "B.hand", "A.trash", "1.A", "1.B", "1.facedown.B", "A.deck"], 3):
        count = len(pieces_at(before, place)) if len(before.get("battlefield", ())) or place[0].isalpha() else 0
        more = editing.add_piece(text, place, "Unit 9 as Newcomer")

        assert pieces_at(tomllib.loads(more), place)[count:] == ["Unit 9 as Newcomer"]
        assert len(changed(text, more)) <= 4 + 2 * count
        assert [line for line in more.splitlines() if line.lstrip().startswith("#")] == [
            line for line in text.splitlines() if line.lstrip().startswith("#")
        ]
        assert editing.script_of(more) == editing.script_of(text)
        back = tomllib.loads(editing.remove_piece(more, place, count))
        assert pieces_at(back, place) == pieces_at(before, place)
        assert parse_scenario(editing.remove_piece(more, place, count)).title == before["title"]
