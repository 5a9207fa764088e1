"""``riftwright card`` and ``riftwright cards``."""

import pytest

from riftwright.cards.catalogue import catalogue
from riftwright.cards.pool import pool
from riftwright.cli.cards import SETS, TOKENS, sets
from tests.cli.support import run, squeezed

Capture = pytest.CaptureFixture[str]


def test_a_card_by_name_in_any_case_or_by_code(capsys: Capture) -> None:
    by_name = run(capsys, "card", "watchful sentry")

    assert by_name.status == 0
    text = squeezed(by_name.out)
    assert text.startswith("Watchful Sentry [2] ")
    assert "[Deathknell]" in text
    assert "OGN-096" in text
    assert run(capsys, "card", "OGN-096").out == by_name.out


def test_a_miss_suggests_what_was_meant(capsys: Capture) -> None:
    said = run(capsys, "card", "Wathcful Sentry")

    assert said.status == 2
    assert "did you mean Watchful Sentry" in said.err


def test_every_card_has_a_page(capsys: Capture) -> None:
    for face in catalogue().faces:
        if face.types:
            said = run(capsys, "card", face.name)
            assert said.status == 0
            assert squeezed(said.out).startswith(squeezed(face.name))


def test_the_list_has_every_whole_card_once_under_its_set(capsys: Capture) -> None:
    said = run(capsys, "cards")
    by_set = sets(catalogue().faces)
    text = squeezed(said.out)

    assert said.status == 0
    for code, faces in by_set.items():
        title = f"{SETS[code]} ({code})" if code in SETS else code
        assert f"{title} {len(faces)}" in text
        for face in faces:
            assert face.name in text
    assert set(by_set) <= {*SETS, TOKENS}
    assert f"{sum(map(len, by_set.values()))} cards in full" in text


@pytest.mark.parametrize("name", ["OGN", "ogn", "Origins"])
def test_one_set_by_code_or_name(capsys: Capture, name: str) -> None:
    said = run(capsys, "cards", name)

    assert said.status == 0
    assert "Watchful Sentry" in said.out
    assert "Recruit" not in said.out, "a token is of no set"


@pytest.mark.parametrize("which", ["OGN", "OGS"])
def test_the_first_season_is_whole(capsys: Capture, which: str) -> None:
    said = run(capsys, "cards", which, "--coverage")
    count = {"OGN": 294, "OGS": 24}[which]

    assert said.status == 0
    assert f"{SETS[which]} ({which}) {count} 0 {count} all" in squeezed(said.out)
    assert "refused " not in said.out.splitlines()[2]


def test_coverage_counts_every_card_of_the_pool_and_names_what_is_refused(capsys: Capture) -> None:
    said = squeezed(run(capsys, "cards", "--coverage").out)
    cards = list(pool())
    whole = sum(card.name in catalogue() for card in cards)
    assert f"Together {whole} {len(cards) - whole} {len(cards)}" in said

    named = run(capsys, "cards", "Vendetta", "--coverage").out
    refused = [card.name for card in cards if card.code.startswith("VEN") and card.name not in catalogue()]
    assert refused and all(name in squeezed(named) for name in refused)
    assert "Together" not in named
