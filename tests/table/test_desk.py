"""The judge's desk: what a form of the page does to a scenario."""

import tomllib

import pytest

from riftwright.notation import library
from riftwright.notation.editing import EditError
from riftwright.notation.library import UnknownScenarioError
from riftwright.table.desk import BLANK, FIRST, LONGEST, RUN, TEXT, Desk, Reading, acted, address, opened, posted

BOARD = 'title = "T"\n\n[A]\nbase = ["Unit 3 as Guard damaged 1 exhausted"]\n\nscript = """\nA moves Guard to 1\n"""\n'


def panel_of(**states: str) -> dict[str, str]:
    """The form of a piece's panel."""
    fields = ("name", "label", "damaged", "might", "attached", "owner")
    statuses = ("exhausted", "stunned", "buffed", "empowered", "attacking", "defending")
    form = {f"piece:{field}": states.get(field, "") for field in fields}
    form |= {f"piece:{status}?": "1" for status in statuses}
    return form | {f"piece:{status}": "yes" for status in statuses if states.get(status)}


def base(desk: Desk) -> list[str]:
    found: list[str] = tomllib.loads(desk.text)["A"].get("base", [])
    return found


def test_an_address_opens_a_scenario_of_the_library() -> None:
    desk = opened({"scenario": "rulings/cleanup/CLN-02", "edition": "2026-07-16", "step": "3"})

    assert desk.text == library.own().get("rulings/cleanup/CLN-02").text()
    assert (desk.edition, desk.view, desk.step) == ("2026-07-16", RUN, 3)
    assert address(desk) == "/judge?scenario=rulings/cleanup/CLN-02&edition=2026-07-16&step=3"
    assert opened({}).name == FIRST
    assert opened({"new": "1"}).text == BLANK
    with pytest.raises(UnknownScenarioError):
        opened({"scenario": "../pyproject"})


def test_what_an_address_says_wrongly_is_left_out() -> None:
    desk = opened({"edition": "2020-01-01", "view": "x", "step": "-1", "picked": "<script>"})

    assert (desk.edition, desk.view, desk.step, desk.picked) == ("", TEXT, 0, "")


def test_another_edition_is_looked_at_at_the_same_step() -> None:
    desk = acted(opened({"step": "3"}), "edition:2026-03-30", {})

    assert (desk.edition, desk.step) == ("2026-03-30", 3)
    assert acted(desk, "full", {}).step == 0, "which has other steps"


def test_an_edited_text_has_no_address() -> None:
    desk = opened({})

    assert address(desk) == f"/judge?scenario={FIRST}"
    assert address(acted(desk, "say:A passes", {})) == "/judge"
    assert address(Desk(desk.text, name="nowhere")) == "/judge"


def test_a_desk_comes_back_with_each_form() -> None:
    form = {"text": "a\r\nb", "name": "x", "edition": "2026-03-30", "view": "run", "step": "2", "picked": "A.base:0"}

    assert posted(form) == Desk("a\nb", "x", "2026-03-30", RUN, 2, False, "A.base:0")
    with pytest.raises(EditError, match=r"text: a text has at most \d+ letters, not \d+"):
        posted({"text": "x" * (LONGEST + 1)})


def test_the_blank_board_can_be_read_and_run() -> None:
    reading = Reading(Desk(BLANK))

    assert not reading.error
    assert reading.run is not None
    assert reading.run.passed


def test_a_new_piece() -> None:
    desk = Desk(BOARD, picked="A.base")
    form = panel_of(name="Unit 2 [Tank]", label="Page", might="2", stunned="yes")

    after = acted(desk, "put", form)
    assert base(after)[1] == "Unit 2 [Tank] as Page +2 stunned"
    assert after.picked == "A.base", "for the next one"
    assert base(acted(desk, "put", panel_of(name="Unit 2 as Page damaged 1")))[1] == "Unit 2 as Page damaged 1"


def test_a_piece_is_changed() -> None:
    desk = Desk(BOARD, picked="A.base:0")

    after = acted(desk, "put", panel_of(name="Unit 4", label="Guard", damaged="2", buffed="yes"))
    assert base(after) == ["Unit 4 as Guard damaged 2 buffed"]
    assert after.picked == ""
    assert base(acted(desk, "put", panel_of(name="Unit 3", label="Guard", damaged="1", exhausted="yes"))) == base(desk)


def test_a_piece_is_put_elsewhere() -> None:
    form = panel_of(name="Unit 3", label="Guard", damaged="1", exhausted="yes") | {"to": "1.A"}
    after = acted(Desk(BOARD, picked="A.base:0"), "put", form)

    assert base(after) == []
    assert tomllib.loads(after.text)["battlefield"][0]["A"] == ["Unit 3 as Guard damaged 1 exhausted"]


def test_a_piece_is_removed() -> None:
    assert base(acted(Desk(BOARD, picked="A.base:0"), "remove", {})) == []
    assert acted(Desk(BOARD, picked="A.base"), "remove", {}).notice == "no piece is picked"


def test_only_fields_that_differ_are_written() -> None:
    form = {"field:A.points": "2", "field:A.xp": "", "field:A.runes": "", "field:1.name": ""}
    after = acted(Desk(BOARD, picked="A"), "put", form)

    assert after.text == BOARD.replace('exhausted"]\n', 'exhausted"]\npoints = 2\n')
    assert acted(after, "put", form).text == after.text


def test_the_script_grows_and_shrinks_by_a_line() -> None:
    desk = acted(Desk(BOARD), "say:A passes", {})

    assert "A moves Guard to 1\nA passes\n" in desk.text
    assert acted(desk, "unsay", {}).text == BOARD


@pytest.mark.parametrize(
    ("do", "form", "notice"),
    [
        (
            "put",
            panel_of(name="Stalwart Pooro"),
            "A.base: no card 'Stalwart Pooro' among those that are whole; did you",
        ),
        ("put", panel_of(), "A.base: a piece needs the name of a card"),
        ("fly", {}, "'fly' is nothing that can be done here"),
        ("say:", {}, "script: a statement is one line"),
    ],
)
def test_what_cannot_be_done_leaves_the_text_and_says_why(do: str, form: dict[str, str], notice: str) -> None:
    after = acted(Desk(BOARD, picked="A.base"), do, form)

    assert after.text == BOARD
    assert after.notice.startswith(notice)


def test_a_text_that_is_no_toml_cannot_be_edited_but_by_hand() -> None:
    after = acted(Desk("[A", picked="A.base"), "put", panel_of(name="Unit 1"))

    assert after.text == "[A"
    assert ":1:" in after.notice


def test_what_is_wrong_with_a_text_is_told_with_its_line() -> None:
    reading = Reading(Desk(BOARD.replace("moves", "mvoes")))

    assert reading.run is None
    assert reading.line == 7
    assert reading.error == "script: cannot read 'mvoes' after 'A'; did you mean 'moves'?"


@pytest.mark.parametrize(
    "text",
    [
        'chance = [5]\nscript = ""\n',
        '[A]\nbase = ["Unit 99999999999999999999"]',
        '[A]\nrunes = "999999999 Fury"',
        '[A]\npool = "99999999999999999999 Energy"',
        "victory_score = 99999999999999999999999",
        "turn_number = 99999999999999999999999",
        "seed = 99999999999999999999999",
        f"seed = {'9' * 5000}",
        f"x = {'[' * 9000}",
        "rules = [3]",
        "[A]\nbase = ['Unit 1 hidden on turn x']",
        "[A]\nxp = 99999999999999999999999",
        '[A]\nbase = ["Unit 1 damaged 99999999999999999999"]',
        "[showdown]\nat = 99999999999999999999\nfocus = 'A'",
        "turn = 1979-05-27",
        "title = nan",
    ],
)
def test_a_text_that_makes_no_sense_is_told_so_or_runs(text: str) -> None:
    reading = Reading(Desk(text))

    assert reading.error or reading.run is not None
