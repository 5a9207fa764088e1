"""Scenario files: what they may hold, and what is said of those that hold something else."""

import inspect
from pathlib import Path

import pytest

from riftwright.core.ids import FIELD
from riftwright.game import Game
from riftwright.notation import items
from riftwright.notation import scenario as module
from riftwright.notation.board import Board
from riftwright.notation.scenario import Scenario, ScenarioError, parse_scenario, read_scenario
from riftwright.rules import editions

EXAMPLES = Path(__file__).parents[2] / "examples" / "scenarios"
SCRIPT = 'script = """\nexpect game goes on\n"""\n'


def scenario(board: str = "", script: str = "expect game goes on") -> Scenario:
    return parse_scenario(f'title = "T"\n{board}\nscript = """\n{script}\n"""\n', "file.toml")


def error(board: str = "", script: str = "expect game goes on") -> str:
    with pytest.raises(ScenarioError) as caught:
        scenario(board, script)
    return str(caught.value)


# What is read


def test_all_that_is_left_out_has_a_default() -> None:
    read = scenario()

    assert (read.title, read.rules, read.editions) == ("T", (), editions.NAMES)
    assert (read.source, read.note, read.switches, read.mode, read.turn) == ("", "", {}, "duel", "A")
    state = read.state(editions.get())
    assert [(field.controller, field.contested) for field in state.battlefields] == [(-1, -1), (-1, -1)]
    assert (state.turn_player, state.phase) == (0, 5)


@pytest.mark.parametrize(("mode", "count"), [("duel", 2), ("skirmish", 3), ("magma", 3)])
def test_battlefields_that_are_not_given_are_there_all_the_same(mode: str, count: int) -> None:
    read = scenario(f'mode = "{mode}"\n[[battlefield]]\ncontroller = "B"')

    assert [field.controller for field in read.state(editions.get()).battlefields] == [1] + [-1] * (count - 1)


def test_each_state_is_a_fresh_one() -> None:
    read = scenario('[A]\nbase = ["Unit 2 as Scout"]')
    first = Game.from_scenario(read)
    first.apply(first.decision.options[0])

    assert Game.from_scenario(read).state.objects[2].loc == 0


def test_victory_score_chance_seed_and_cleanup_are_taken_over() -> None:
    state = scenario("victory_score = 5\nchance = [1, 0]\nseed = 9\ncleanup = true\nturn_number = 4").state(
        editions.get()
    )

    assert (state.victory_score, state.dictated, state.chance, state.cleanup_due, state.turn) == (5, [1, 0], 9, 1, 4)


def test_switches_go_into_the_edition_and_into_saves() -> None:
    read = scenario('[switches]\nfocus-after-conversion = "attacker"\n[A]')
    game = Game.from_scenario(read)

    assert game.machine.edition.setting("focus-after-conversion") == "attacker"
    assert dict(game.state.switches)["focus-after-conversion"] == "attacker"
    assert Game.load(game.save()).machine.edition.setting("focus-after-conversion") == "attacker"


def test_a_showdown_a_chain_and_facedown_cards_are_set_up() -> None:
    read = scenario(
        """
        [A]
        base = ["Unit 2 as Scout"]
        [[battlefield]]
        contested = "A"
        A = ["Unit 1"]
        [[battlefield]]
        controller = "B"
        B = ["Unit 1"]
        facedown.B = ["Consult the Past"]
        [showdown]
        at = 1
        focus = "B"
        passes = 1
        [[chain]]
        player = "A"
        card = "Spell 1: kill a unit"
        targets = ["Scout"]
        """
    )
    state = read.state(editions.get())

    assert (state.showdown, state.focus, state.focus_passes, len(state.chain)) == (0, 1, 1, 1)
    assert [state.face_of(oid).name for oid in state.battlefields[1].facedown] == ["Consult the Past"]
    assert state.objects[state.chain[0].chosen[0][0] >> 16].loc == 0


def test_a_scenario_with_the_hands_of_a_mulligan_begins_with_it() -> None:
    read = scenario('phase = "mulligan"\nfirst = "B"\nturn = "B"\n[A]\nhand = ["Charm"]\n[B]\nhand = ["Charm"]')
    game = Game.from_scenario(read)

    assert game.decision.player == 1  # 117: in turn order, from the First Player on
    game.apply("done")
    assert game.decision.player == 0


@pytest.mark.parametrize("word", ["banished", "champion", "hand", "trash"])
def test_pieces_may_be_in_any_zone(word: str) -> None:
    state = scenario(f'[A]\n{word} = ["Charm as One"]').state(editions.get())

    (oid,) = [oid for oid, label in state.labels if label == "One"]
    assert state.objects[oid].zone == {"banished": 5, "champion": 6, "hand": 3, "trash": 4}[word]


def test_the_script_may_stand_above_the_tables_or_below_any_of_them() -> None:
    above = parse_scenario(f'title = "T"\n{SCRIPT}[A]\nbase = ["Unit 1"]\n')
    below = parse_scenario(f'title = "T"\n[[battlefield]]\ncontroller = "A"\n[[battlefield]]\n{SCRIPT}')

    assert [s.text for s in above.script] == [s.text for s in below.script] == ["expect game goes on"]


def test_keys_are_the_words_of_the_board() -> None:
    player = list(inspect.signature(Board.player).parameters)[2:]
    battlefield = list(inspect.signature(Board.battlefield).parameters)[1:]
    showdown = list(inspect.signature(Board.showdown).parameters)[1:]
    deeds = list(inspect.signature(Board.deeds).parameters)[2:]
    chain = [*inspect.signature(items.put).parameters, *inspect.signature(items._note).parameters]
    once = {"board", "item", "about"}  # of the two functions; what they call "about" is one key all the same

    assert {*module._CHAIN} - once == {*chain} - once
    assert list(module.DEEDS) == deeds
    assert sorted(module.PLAYER_KEYS) == sorted([*player, *deeds])
    assert sorted([*module.BATTLEFIELD_KEYS, "units"]) == sorted(battlefield)
    assert sorted(module._SHOWDOWN) == sorted(showdown)


def test_a_file_can_be_read_by_path_or_text() -> None:
    path = EXAMPLES / "showdown" / "empty-battlefield.toml"

    assert read_scenario(path).title == read_scenario(str(path)).title
    assert Game.from_scenario(path).decision.player == 0
    assert repr(read_scenario(path)).startswith("<Scenario ")


def test_lines_of_the_script_are_lines_of_the_file() -> None:
    read = parse_scenario('title = "T"\n\n[A]\n\nscript = """\n\nA ends the turn\n# no\n  B ends the turn\n"""')

    assert [(s.line, s.text) for s in read.script] == [(7, "A ends the turn"), (9, "B ends the turn")]


@pytest.mark.parametrize("script", ['script = "A ends the turn"', "script = '''A ends the turn'''"])
def test_a_script_may_begin_on_the_line_of_its_key(script: str) -> None:
    assert [s.line for s in parse_scenario(f'title = "T"\n{script}\n').script] == [2]


# What is refused


def test_a_file_that_is_not_there() -> None:
    with pytest.raises(ScenarioError, match=r"nowhere\.toml: there is no such file"):
        read_scenario("nowhere.toml")


def test_a_file_that_is_no_text(tmp_path: Path) -> None:
    path = tmp_path / "x.toml"
    path.write_bytes(b"\xff\xfe")

    with pytest.raises(ScenarioError, match=r"x\.toml: cannot be read: .*utf-8"):
        read_scenario(path)


def test_a_file_that_is_no_toml() -> None:
    assert error("turn = A") == "file.toml:2:8: Invalid value"


def test_an_unknown_key_with_its_line_and_a_suggestion() -> None:
    assert error('\nturm = "A"') == "file.toml:3: unknown key 'turm'; did you mean turn?"
    assert error('[A]\nbase = []\nhnad = ["Charm"]') == "file.toml:4: unknown key 'A.hnad'; did you mean hand?"
    assert error("[[battlefield]]\n[[battlefield]]\nzzz = 1").startswith(
        "file.toml:4: unknown key 'battlefield 2.zzz'; there are name, controller,"
    )


def test_a_player_whom_the_mode_has_not() -> None:
    assert error("[C]\nbase = []").startswith("file.toml:2: unknown key 'C'; there are title, ")
    assert error('turn = "C"') == "file.toml:2: turn: there is no player 'C' in a duel, only A, B"
    board = '[A]\nbase = ["Unit 1 as C"]\n[[battlefield]]\n[[battlefield]]\ncontroller = "C"'
    assert error(board) == "file.toml:6: battlefield 2.controller: there is no player 'C' in a duel, only A, B"


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ("seed = 'x'", "file.toml:2: seed must be a whole number, not 'x'"),
        ("seed = true", "file.toml:2: seed must be a whole number, not True"),
        ("cleanup = 1", "file.toml:2: cleanup must be true or false, not 1"),
        ("battlefield = 3", "file.toml:2: battlefield must be a list, not 3"),
        ("A = 3", "file.toml:2: A must be a table, not 3"),
        ("[A]\nbase = 'Unit 1'", "file.toml:3: A.base must be a list, not 'Unit 1'"),
        ("[A]\nhand = ['Charm', 3]", "file.toml:3: A.hand must be a text, not 3"),
        ("[A]\nconquered = ['x']", "file.toml:3: A.conquered must be a whole number, not 'x'"),
        ("[A]\nscored = ['x']", "file.toml:3: A.scored must be a whole number, not 'x'"),
        ("chance = ['x']", "file.toml:2: chance must be a whole number, not 'x'"),
        ("[[battlefield]]\nfacedown.A = 1", "file.toml:3: battlefield 1.facedown.A must be a list, not 1"),
    ],
)
def test_a_value_of_the_wrong_type(board: str, message: str) -> None:
    assert error(board) == message


def test_an_unknown_card_with_its_line_and_a_suggestion() -> None:
    message = error('[A]\nbase = [\n  "Unit 1",\n  "Stalwart Pora as Guard",\n]')

    assert (
        message
        == "file.toml:5: A.base: no card 'Stalwart Pora' among those that are whole; did you mean Stalwart Poro?"
    )


def test_a_unit_without_a_name_that_cannot_be_read() -> None:
    assert error('[B]\nbase = ["Unit 3 [Tnak]"]').startswith("file.toml:3: B.base: no keyword 'Tnak'; there are")
    assert error('[B]\nbase = ["Unit 3 damaged x"]') == "file.toml:3: B.base: cannot read 'damaged x'"
    assert error('[[battlefield]]\nA = ["Unit 1"]\nB = ["Unit 3 [Attack: dance]"]').startswith(
        "file.toml:4: battlefield 1.B: cannot read the instruction 'dance'"
    )


def test_what_only_the_whole_board_can_tell() -> None:
    assert error('phase = "mian"').startswith("file.toml:2: turn: no phase 'mian'; there are mulligan, awaken")
    assert error('[A]\nrunes = "2 Furry"') == (
        "file.toml:2: A: no domain 'Furry'; there are Fury, Calm, Mind, Body, Chaos, Order"
    )
    assert error('[A]\nbase = ["Gear attached to Bob"]').endswith("board: nothing is called 'Bob'; there are no labels")
    assert error('[[battlefield]]\nname = "Trifarian War Kamp"').startswith(
        "file.toml:3: battlefield 1: no card 'Trifarian War Kamp'"
    )
    assert error('[[chain]]\nplayer = "A"\ncard = "Stalwart Poro"').startswith("file.toml:2: chain 1: ")
    assert error('[showdown]\nat = 7\nfocus = "A"') == "file.toml:2: showdown: no battlefield 7; there are 1 to 2"


def test_two_things_with_one_label() -> None:
    board = '[A]\nbase = ["Unit 1 as Guard"]\n[B]\nbase = ["Unit 2 as Guard"]'

    assert error(board) == "file.toml:5: two things are called 'Guard'"


def test_keys_that_must_be_there() -> None:
    with pytest.raises(ScenarioError, match=r"^x: a scenario needs a title$"):
        parse_scenario(SCRIPT, "x")
    with pytest.raises(ScenarioError, match=r"^x: a scenario needs a script$"):
        parse_scenario('title = "T"', "x")
    assert error('[showdown]\nfocus = "A"') == "file.toml:2: showdown needs 'at'"
    assert error('[[chain]]\ncard = "Charm"') == "file.toml:2: chain 1 needs 'player'"


def test_two_scripts() -> None:
    with pytest.raises(ScenarioError, match=r"^x:2: there are two scripts$"):
        parse_scenario(f'title = "T"\n{SCRIPT}[A]\n{SCRIPT}', "x")


@pytest.mark.parametrize(
    ("board", "message"),
    [
        ('editions = ["2026-03-31"]', "no edition '2026-03-31'; there are 2026-03-30, 2026-07-16, 2026-10-16"),
        ("editions = []", "a scenario holds under at least one edition"),
        ('rules = ["345", "348.2.z"]', "no rule has the number '348.2.z'; is it 348.2"),
        ('mode = "duels"', "no mode 'duels'; there are duel"),
        ("switches = {focus = 'x'}", "edition 2026-03-30 has no switch 'focus'; it has "),
        ('switches = {focus-after-conversion = "x"}', "switch focus-after-conversion cannot be 'x'; it can be "),
        ('battlefield = [{staged = ["shodown"]}]', "staged can be showdown and combat, not 'shodown'"),
    ],
)
def test_names_that_nothing_has(board: str, message: str) -> None:
    assert error(board).startswith(f"file.toml:2: {message}")


def test_a_line_of_the_script_that_cannot_be_read_with_line_and_column() -> None:
    assert error("[A]\nbase = ['Unit 1 as Scout']", "A mvoes Scout to 1") == (
        "file.toml:5:3: script: cannot read 'mvoes' after 'A'; did you mean 'moves'?"
    )
    with pytest.raises(
        ScenarioError, match=r"^x:2:15: script: cannot read 'pases' after 'A'; did you mean 'passes'\?$"
    ):
        parse_scenario('title = "T"\nscript =   "A pases"', "x")


def test_facedown_cards_are_at_their_battlefield() -> None:
    state = scenario('[[battlefield]]\n[[battlefield]]\nfacedown.A = ["Consult the Past as One"]').state(editions.get())

    assert state.objects[state.labels[0][0]].loc == FIELD + 1


def test_two_battlefields_with_one_card_are_told_apart_by_labels() -> None:
    board = """
        [[battlefield]]
        name = "Monastery of Hirana as North"
        [[battlefield]]
        name = "Monastery of Hirana as South"
    """
    read = scenario(board, "expect North uncontrolled; South uncontrolled")
    state = read.state(editions.get())

    assert state.labels == ((state.battlefields[0].id, "North"), (state.battlefields[1].id, "South"))
    assert [state.face_of(field.id).name for field in state.battlefields] == ["Monastery of Hirana"] * 2


def test_a_draft_may_lack_a_title_and_a_script() -> None:
    draft = parse_scenario('[A]\nbase = ["Unit 1 as Scout"]', draft=True)

    assert (draft.title, draft.script) == ("", ())
    assert draft.state(editions.get()).labels


def test_an_error_has_its_place_as_numbers() -> None:
    with pytest.raises(ScenarioError) as caught:
        parse_scenario('title = "T"\nscript = "A pases"', "x")
    assert (caught.value.line, caught.value.column) == (2, 13)
    assert caught.value.what.startswith("script: cannot read 'pases'")

    with pytest.raises(ScenarioError, match=r"^x:3: Unterminated string at the end of the file$") as caught:
        parse_scenario('title = "T"\nscript = """\nA passes', "x")
    assert caught.value.line == 3
