"""The page of a rule."""

import html
import re

import pytest
from starlette.testclient import TestClient

from riftwright.rules import glossary, ledger


def words(client: TestClient, where: str) -> str:
    answer = client.get(where)
    assert answer.status_code == 200, answer.text
    return " ".join(html.unescape(re.sub(r"<[^>]+>", " ", answer.text)).split())


def test_a_rule_with_its_gloss_numbers_and_standing(client: TestClient) -> None:
    page = words(client, "/rule/323.6")

    assert f"323.6 {glossary.load().gloss('323.6')}" in page
    assert "2026-03-30 323.6 : control is lost only where no units are at all" in page
    assert f"enforced : {ledger.MEANINGS['enforced']}." in page
    assert "323 The tasks of a Cleanup" in page


def test_the_scenarios_that_show_it_can_be_opened(client: TestClient) -> None:
    page = client.get("/rule/323.6").text

    assert 'href="/judge?scenario=examples/scenarios/cleanup/323-6-control"' in page
    assert "Step 4: control outlasts the last unit until the chain is empty" in page


def test_a_number_of_another_edition_leads_to_the_rule(client: TestClient) -> None:
    """466.1.a is 461.1.a in 2026-03-30 and 468.1.a in 2026-10-16."""
    for number in ("461.1.a", "468.1.a"):
        answer = client.get(f"/rule/{number}", follow_redirects=False)
        if number in glossary.load():
            assert answer.status_code == 200
        else:
            assert answer.headers["location"] == "/rule/466.1.a"
    assert "2026-03-30 461.1.a 2026-07-16 466.1.a 2026-10-16 468.1.a" in words(client, "/rule/466.1.a")


def test_where_the_sources_leave_it_open_its_switch_is_told(client: TestClient) -> None:
    row = next(row for row in ledger.load() if row.status == ledger.OPEN)
    page = words(client, f"/rule/{row.number}")

    assert "(by default)" in page
    assert f"switch {row.where[0].removeprefix(ledger.SWITCH)}" in page


def test_the_form_asks_for_a_number(client: TestClient) -> None:
    assert client.get("/rule?number=323.6.", follow_redirects=False).headers["location"] == "/rule/323.6"


@pytest.mark.parametrize("where", ["/rule/999", "/rule?number=999", "/rule/%3Cscript%3E", "/rule?number="])
def test_a_number_that_no_rule_has_is_refused(client: TestClient, where: str) -> None:
    answer = client.get(where)

    assert answer.status_code == 404
    assert "no rule has the number" in answer.text
    assert "<script>" not in answer.text


def test_a_part_of_it_is_for_another_page(client: TestClient) -> None:
    part = client.get("/rule/323.6?part=1").text

    assert "<html" not in part
    assert glossary.load().gloss("323.6") in html.unescape(part)


def test_every_rule_has_its_page(client: TestClient) -> None:
    for number in list(glossary.load())[::60]:
        assert f"<h1>{number}</h1>" in client.get(f"/rule/{number}").text
