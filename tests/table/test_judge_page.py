"""The judge's page without scripting: plain forms and addresses."""

import html
import random
import re
from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from starlette.testclient import TestClient

from riftwright.notation import library
from riftwright.rules import editions

EMPTY = "examples/scenarios/showdown/empty-battlefield"


class Page:
    """A page as somebody without scripting has it: they press its buttons."""

    def __init__(self, client: TestClient, where: str) -> None:
        self._client = client
        self._take(client.get(where))

    def _take(self, response: object) -> None:
        self.status: int = response.status_code  # type: ignore[attr-defined]
        self.where: str = str(response.url).removeprefix("http://127.0.0.1")  # type: ignore[attr-defined]
        self.html: str = response.text  # type: ignore[attr-defined]

    @property
    def words(self) -> str:
        """What can be read on it."""
        return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", self.html.partition("<main")[2])).split())

    @property
    def text(self) -> str:
        """The scenario in the text area."""
        found = re.search(r"<textarea[^>]*>\n(.*?)</textarea>", self.html, re.DOTALL)
        assert found is not None
        return html.unescape(found[1])

    def buttons(self) -> list[str]:
        """What its buttons do, but for those that are off."""
        found = re.findall(r'<button(?: class="[^"]*")? name="do" value="([^"]*)"([^>]*)>', self.html)
        return [html.unescape(value) for value, rest in found if " disabled" not in rest]

    def press(self, do: str, **fields: str) -> "Page":
        """Press a button, with some fields filled in."""
        assert do in self.buttons(), self.buttons()
        form = {name: html.unescape(value) for name, value in self._fields()}
        form |= {"text": self.text, "do": do} | {name.replace("__", ":"): value for name, value in fields.items()}
        self._take(self._client.post("/judge", data=form, headers={"Origin": "http://127.0.0.1"}))
        return self

    def _fields(self) -> Iterator[tuple[str, str]]:
        desk = self.html.partition('id="desk"')[2]
        for tag in re.findall(r"<input [^>]*>", desk):
            name, value = re.search(r'name="([^"]*)"', tag), re.search(r'value="([^"]*)"', tag)
            if name and value and ("checkbox" not in tag or " checked" in tag):
                yield name[1], value[1]
        for name, options in re.findall(r'<select name="([^"]*)">(.*?)</select>', desk, re.DOTALL):
            chosen = re.search(r'<option(?: value="([^"]*)")? selected', options)
            yield name, (chosen[1] or "") if chosen else ""

    @property
    def board(self) -> str:
        """The board after the step."""
        return self.html.partition('<div class="after"')[2].partition(">")[2].partition('<section id="compared"')[0]

    @property
    def step(self) -> str:
        found = re.search(r'<span class="count">([^<]*)</span>', self.html)
        assert found is not None
        return found[1]


def at(client: TestClient, name: str, **fields: str) -> Page:
    return Page(client, f"/judge?{urlencode({'scenario': name, **fields})}")


def test_the_page_opens_with_a_ruling_that_has_been_run(client: TestClient) -> None:
    page = Page(client, "/judge")

    assert page.status == 200
    assert "A takes battlefield 1 and conquers it. A gains 1 point: 1 of 8." in page.words
    assert "All 5 things that the script expects hold." in page.words
    assert page.step == "0 of 4"


def test_the_sequence_is_gone_through_step_by_step_and_the_board_changes(client: TestClient) -> None:
    page = at(client, EMPTY)
    boards = [page.board]

    for step in range(1, 5):
        page.press(f"step:{step}")
        assert page.step == f"{step} of 4"
        assert page.where == f"/judge?scenario={EMPTY}&step={step}", "an address to be shared"
        boards.append(page.board)
    assert "only A's units remain: A establishes control of battlefield 1 348.2.a" in page.words
    assert "step:5" not in page.buttons()
    assert page.press("step:1").step == "1 of 4"
    assert boards[0] != boards[1] != boards[4]
    assert page.board == boards[1]


def test_a_step_names_its_line_of_the_script_and_the_cards_that_it_is_about(client: TestClient) -> None:
    page = at(client, EMPTY, step="1")
    line = library.own().get(EMPTY).text().splitlines().index("A moves Scout to 1") + 1

    assert f"line {line} A moves Scout to 1" in page.words
    touched = re.search(r'data-touched="([^"]+)"', page.html)
    assert touched is not None
    assert any(f'data-card="{card}"' in page.board for card in touched[1].split())


def test_each_step_has_its_rule_with_a_gloss_behind_it(client: TestClient) -> None:
    page = at(client, EMPTY)

    assert re.search(r'<a href="/rule/348.2.a" data-rule="348.2.a" title="[^"]+">348.2.a</a>', page.html)


def test_another_edition_runs_it_again_by_its_own_numbers(client: TestClient) -> None:
    page = at(client, "examples/scenarios/special/combat-heals-after-deaths").press("edition:2026-03-30")

    assert page.where.endswith("edition=2026-03-30")
    assert '<a href="/rule/466.1" data-rule="466.1"' in page.html
    assert ">461.1</a>" in page.html


# The four documents that the project began with: cleanups of three editions, and the showdown at an empty battlefield.
CASES = [
    (EMPTY, "2026-10-16", "A takes battlefield 1 and conquers it.", "348.2.a"),
    ("examples/scenarios/showdown/example-of-the-article", "2026-10-16", "A takes battlefield 1", "345"),
    ("examples/scenarios/cleanup/323-6-only-enemies", "2026-07-16", "", "323.6"),
    ("examples/scenarios/cleanup/323-8-beside-combat", "2026-10-16", "", "323.9"),
    ("examples/scenarios/cleanup/323-6-control", "2026-03-30", "", "323.6"),
    ("examples/scenarios/cleanup/323-5-together", "2026-10-16", "", "323.5"),
]


@pytest.mark.parametrize(("name", "edition", "ruling", "rule"), CASES)
def test_what_the_project_began_with_is_answered(
    client: TestClient, name: str, edition: str, ruling: str, rule: str
) -> None:
    page = at(client, name, edition=edition)

    assert page.status == 200
    assert ruling in page.words
    assert "the script expects hold" in page.words
    assert f'data-rule="{rule}"' in page.html


def test_a_scenario_is_found_by_words_and_by_rule(client: TestClient) -> None:
    page = Page(client, "/judge?q=empty+battlefield")
    assert f'href="/judge?scenario={EMPTY}"' in page.html

    part = client.get("/judge/found?q=348.2.a").text
    assert f'href="/judge?scenario={EMPTY}"' in part
    assert "<html" not in part
    assert "Nothing has all of these words" in client.get("/judge/found?q=qqq").text


def test_a_name_that_nothing_has_is_refused_with_names_like_it(client: TestClient) -> None:
    page = at(client, "examples/scenarios/showdown/empty-batlefield")

    assert page.status == 404
    assert f"did you mean {EMPTY}" in page.words


def test_a_board_is_clicked_together_and_run(client: TestClient) -> None:
    """From a blank board to a ruling, and its text follows: 348.2.a."""
    page = Page(client, "/judge?new=1")
    page.press("pick:A.base")
    page.press("put", piece__name="Unit 2", piece__label="Scout")
    assert '[A]\nbase = ["Unit 2 as Scout"]' in page.text
    page.press("pick:")
    page.press("say:A moves Scout to 1")
    assert "say:A passes" in page.buttons()
    page.press("say:A passes").press("say:B passes")
    assert page.text.endswith('script = """\nA moves Scout to 1\nA passes\nB passes\n"""\n')
    page.press("view:run")
    assert "A takes battlefield 1 and conquers it." in page.words
    assert page.where == "/judge"


def test_a_piece_and_a_battlefield_are_changed_in_the_text_by_their_panels(client: TestClient) -> None:
    page = at(client, EMPTY, view="text").press("pick:A.base:0")
    page.press("put", piece__damaged="1", piece__exhausted="yes")
    assert 'base = ["Unit 2 as Scout damaged 1 exhausted"]' in page.text

    page.press("pick:1")
    page.press("put", **{"field:1.controller": "B", "field:1.name": "Trifarian War Camp"})
    assert '[[battlefield]]\nname = "Trifarian War Camp"\ncontroller = "B"\n' in page.text
    page.press("pick:A.base:0").press("remove")
    assert "base" not in page.text


def test_a_text_with_an_error_is_shown_with_its_line_marked(client: TestClient) -> None:
    page = at(client, EMPTY, view="text")
    broken = page.text.replace("A passes", "A pases")
    page.press("show", text=broken)

    assert page.text == broken
    line = broken.splitlines().index("A pases") + 1
    assert f'<span class="wrong">{line}</span>' in page.html
    assert f"Line {line}: script: cannot read 'pases' after 'A'; did you mean 'passes'?" in page.words
    assert "view:run" not in page.buttons()
    assert "pick:A.base:0" in page.buttons(), "the board is there all the same"
    page.press("show", text="[A")
    assert "The board is drawn again when the text can be read." in page.words


def test_an_expectation_that_does_not_hold_is_told(client: TestClient) -> None:
    page = at(client, EMPTY, view="text")
    page.press("view:run", text=page.text.replace("A has 1 point", "A has 2 points"))

    assert "Not so line" in page.words
    assert "expect A has 2 points A has 1 point" in page.words


def test_editions_stand_beside_one_another_with_the_first_difference_marked(client: TestClient) -> None:
    page = at(client, "examples/scenarios/cleanup/323-14-conversion").press("view:compare")

    assert "They part" in page.words
    assert "2026-03-30 A gains Focus and Priority 459.2.c" in page.words
    assert page.words.count("they part here") == 2
    assert "Until then" in page.words


def test_editions_that_agree_say_so_and_what_open_points_would_change(client: TestClient) -> None:
    page = at(client, EMPTY, view="compare")
    assert "2026-03-30, 2026-07-16, 2026-10-16 agree" in page.words

    page = at(client, "examples/scenarios/cleanup/323-6-only-enemies", view="compare")
    assert "Where the sources leave it open, and it is settled otherwise" in page.words


def test_the_text_is_a_file_to_be_kept(client: TestClient) -> None:
    response = client.post("/judge/file", data={"text": "a\r\nb", "name": "rulings/x/CLN-02"})

    assert response.headers["content-disposition"] == 'attachment; filename="CLN-02.toml"'
    assert response.text == "a\nb"
    odd = client.post("/judge/file", data={"text": "", "name": 'x/"\r\nSet-Cookie: a="'})
    assert odd.headers["content-disposition"] == 'attachment; filename="Set-Cookiea.toml"'


def test_what_somebody_writes_is_escaped(client: TestClient) -> None:
    evil = '</textarea><script>alert("1")</script>'
    text = f"title = '{evil}'\n[A]\nbase = ['Unit 1 as <b>', '{evil}']\nscript = '''\nA moves <b> to 1\n'''\n"
    for view in ("text", "run", "compare"):
        answer = client.post("/judge", data={"text": text, "do": f"view:{view}", "name": evil, "picked": "A.base:0"})
        assert "<script>alert" not in answer.text
        assert "<b>," not in answer.text
    assert "<script>alert" not in client.get("/judge/found", params={"q": evil}).text
    assert "<script>alert" not in client.get("/judge", params={"q": evil, "scenario": evil}).text


def test_a_script_gets_the_regions(client: TestClient) -> None:
    form = {"text": library.own().get(EMPTY).text(), "name": EMPTY, "view": "run", "do": "step:2"}
    answer = client.post("/judge", data=form, headers={"Accept": "application/json"}).json()

    assert set(answer) == {"regions", "view", "text", "address", "title"}
    assert answer["address"] == f"/judge?scenario={EMPTY}&step=2"
    assert "2 of 4" in answer["regions"]["scene"]


def test_a_text_that_is_too_long_is_refused(client: TestClient) -> None:
    answer = client.post("/judge", data={"text": "#" * 200_000, "do": "show"})

    assert answer.status_code == 413
    assert "a text has at most 100000 letters" in answer.text


def test_every_scenario_can_be_opened_run_and_gone_through(client: TestClient) -> None:
    for kept in library.own().scenarios[::25]:
        for fields in ({}, {"step": "99"}, {"view": "text"}, {"view": "compare"}, {"full": "1"}):
            page = at(client, kept.name, **fields)
            assert page.status == 200, kept.name
            assert kept.title in page.words


def test_all_editions_can_be_chosen(client: TestClient) -> None:
    page = at(client, EMPTY)

    assert {f"edition:{name}" for name in editions.NAMES} <= set(page.buttons())


def test_forms_that_make_no_sense_are_answered_and_nothing_breaks(client: TestClient) -> None:
    chance = random.Random(5)
    texts = ["", "[A", 'title = "T"\n[A]\nbase = ["Unit 1 as X"]\n', library.own().get(EMPTY).text(), "\x00", "A = 3"]
    verbs = [
        "put",
        "remove",
        "say:A passes",
        "say:\n",
        "unsay",
        "view:x",
        "step:-1",
        "step:99999",
        "pick:Z.z:9",
        "full",
    ]
    picks = ["", "A", "A.base", "A.base:0", "A.base:7", "9", "1.A", "1.facedown.B", "game", "A.legend", "'", "A.x:0"]
    names = ["piece:name", "piece:label", "piece:might", "field:A.points", "field:1.staged", "field:x", "to", "edition"]
    values = ["", "x", "Unit 2", "-1", "A.base", "1.A", "\x00", "\ud7ff", "9" * 50, '"""', "[[", "as as", "<b>"]
    for _ in range(300):
        form = {"text": chance.choice(texts), "do": chance.choice(verbs), "picked": chance.choice(picks)}
        form |= {name: chance.choice(values) for name in chance.sample(names, 3)}
        form["view"] = chance.choice(["text", "run", "compare", "x"])
        answer = client.post("/judge", data=form)
        assert answer.status_code in (200, 422), form
