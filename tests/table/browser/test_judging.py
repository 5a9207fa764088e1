"""The judge's page in a browser: with scripting, and by keyboard."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, expect

from tests.table.browser.server import Server

LIMIT = 20_000  # milliseconds that anything may take on a busy machine
EMPTY = "examples/scenarios/showdown/empty-battlefield"


class Judge:
    """Somebody at the judge's page. Whatever the console complains about is kept."""

    def __init__(self, page: Page, address: str) -> None:
        self.page: Page = page
        self.address: str = address
        self.complaints: list[str] = []
        page.set_default_timeout(LIMIT)
        page.on("console", self._console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.complaints.append(message.text)

    def open(self, where: str) -> None:
        self.page.goto(self.address + where)

    def press(self, do: str) -> None:
        self.page.locator(f'#desk button[value="{do}"]:visible').first.click()

    def at(self, step: str) -> None:
        """Wait until that step is shown."""
        expect(self.page.locator(".walk .count")).to_have_text(step, timeout=LIMIT)

    def shows(self, selector: str, text: str) -> None:
        expect(self.page.locator(selector).first).to_contain_text(text, timeout=LIMIT)

    @property
    def text(self) -> str:
        return self.page.locator("#text").input_value()


@pytest.fixture
def judge(browser: Browser, server: Server) -> Iterator[Judge]:
    context = browser.new_context(viewport={"width": 1280, "height": 800})
    made = Judge(context.new_page(), server.address)
    yield made
    assert made.complaints == []
    context.close()


# The documents that the project began with.
@pytest.mark.parametrize(
    ("search", "name", "ruling"),
    [
        ("empty battlefield", EMPTY, "A takes battlefield 1 and conquers it."),
        ("323.6", "examples/scenarios/cleanup/323-6-control", ""),
        ("article", "examples/scenarios/showdown/example-of-the-article", "A takes battlefield 1"),
        ("323.5", "examples/scenarios/cleanup/323-5-together", ""),
    ],
)
def test_a_ruling_is_found_and_gone_through_by_the_arrow_keys(
    judge: Judge, search: str, name: str, ruling: str
) -> None:
    judge.open("/judge?new=1")
    judge.page.locator("#q").fill(search)
    judge.page.locator(f'#found a[href="/judge?scenario={name}"]').click()
    judge.shows(".ruling", ruling)
    judge.shows(".held", "hold")
    steps = judge.page.locator(".steps > li").count()
    judge.at(f"0 of {steps}")
    for step in range(1, steps + 1):
        judge.page.keyboard.press("ArrowRight")
        judge.at(f"{step} of {steps}")
        assert judge.page.url.endswith(f"step={step}")
    judge.page.keyboard.press("ArrowLeft")
    judge.at(f"{steps - 1} of {steps}")
    judge.page.reload()
    judge.at(f"{steps - 1} of {steps}")


def test_a_step_is_jumped_to_and_stays_where_the_keyboard_is(judge: Judge) -> None:
    judge.open(f"/judge?scenario={EMPTY}")
    third = judge.page.locator('.steps button[value="step:3"]')
    third.focus()
    judge.page.keyboard.press("Enter")
    judge.at("3 of 4")
    expect(third).to_be_focused()
    judge.shows(".steps [aria-current=step]", "A gains Focus")


def test_a_rule_is_read_beside_the_page(judge: Judge) -> None:
    judge.open(f"/judge?scenario={EMPTY}")
    judge.page.locator('.steps a[data-rule="348.2.a"]').click()
    judge.shows("#rule", "348.2.a")
    judge.page.keyboard.press("Escape")
    expect(judge.page.locator("#rule")).to_be_hidden()
    judge.page.locator('.steps a[data-rule="348.2.a"]').click()
    judge.page.locator("#rule h2 a").click()
    judge.shows("h1", "348.2.a")


def test_typing_moves_the_board_and_an_error_marks_its_line(judge: Judge) -> None:
    judge.open(f"/judge?scenario={EMPTY}&view=text")
    good = judge.text
    judge.page.locator("#text").fill(good.replace("as Scout", "as Scout damaged 1"))
    judge.shows('button[value="pick:A.base:0"]', "1 damage")

    judge.page.locator("#text").fill(good.replace("A passes", "A pases"))
    judge.shows("#wrong", "did you mean 'passes'?")
    line = good.splitlines().index("A passes") + 1
    expect(judge.page.locator("#gutter .wrong")).to_have_text(str(line))
    expect(judge.page.locator("#text")).to_be_focused()
    expect(judge.page.locator('button[value="view:run"]')).to_be_disabled()

    judge.page.locator("#text").fill(good)
    expect(judge.page.locator("#wrong")).to_be_hidden()


def test_a_board_is_clicked_together_beside_its_text_and_run(judge: Judge) -> None:
    judge.open("/judge?new=1")
    judge.press("pick:A.base")
    expect(judge.page.locator("#panel input").first).to_be_focused()
    judge.page.keyboard.type("Unit 2")
    judge.page.locator('#panel [name="piece:label"]').fill("Scout")
    judge.page.keyboard.press("Enter")
    judge.shows('button[value="pick:A.base:0"]', "Scout")
    assert 'base = ["Unit 2 as Scout"]' in judge.text

    judge.press("pick:1")
    judge.page.locator('#panel [name="field:1.controller"]').select_option("B")
    judge.press("put")
    judge.shows(".battlefield", "B controls")
    for saying in ("A moves Scout to 1", "A passes", "B passes"):
        judge.press(f"say:{saying}")
        expect(judge.page.locator(f'.sayings button[value="say:{saying}"]')).to_have_count(0)
    judge.press("view:run")
    judge.shows(".ruling", "A takes battlefield 1 from B and conquers it.")

    judge.press("view:text")
    judge.press("unsay")
    judge.shows(".asked", "B is asked to")
    assert judge.text.rstrip().endswith('A passes\n"""')


def test_the_edition_runs_it_again_and_editions_are_compared(judge: Judge) -> None:
    judge.open("/judge?scenario=examples/scenarios/cleanup/323-14-conversion")
    judge.press("edition:2026-03-30")
    judge.shows(".ruling h2", "2026-03-30")
    judge.press("view:compare")
    judge.shows(".parting", "A gains Focus and Priority")
    assert judge.page.locator(".apart .parts:visible").count() == 2
    judge.page.go_back()
    judge.shows(".ruling h2", "2026-03-30")


def test_the_text_is_downloaded(judge: Judge) -> None:
    judge.open(f"/judge?scenario={EMPTY}&view=text")
    with judge.page.expect_download() as download:
        judge.page.get_by_role("button", name="Download").click()
    assert download.value.suggested_filename == "empty-battlefield.toml"
    assert download.value.path().read_text(encoding="utf-8") == judge.text
