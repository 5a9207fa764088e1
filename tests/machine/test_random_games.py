"""Hundreds of whole games between bots, in every mode and edition, with the invariants watched.

``python -m tools.random_games`` plays as many more as there is time for.
"""

from pathlib import Path
from typing import Final

import pytest

from riftwright.game import Game
from riftwright.judge.audit import Finding, Moment, Reader
from tests.machine import games, invariants
from tests.machine.games import AUDIT, CHEAP, FULL, SAMPLE, BrokenInvariantError, Setting, Watch
from tools import random_games

SEEDS: Final = {"duel": 24, "match": 24, "skirmish": 8, "war": 4, "magma": 4}
BLOCK: Final = 4  # games in one test


AUDITED: Final = {"duel": 4, "match": 4, "skirmish": 4, "war": 2, "magma": 2}


def _blocks() -> list[tuple[str, str, int]]:
    return [
        (mode, edition, first)
        for mode in games.MODES
        for edition in games.EDITIONS
        for first in range(0, SEEDS[mode], BLOCK)
    ]


@pytest.mark.slow
@pytest.mark.parametrize(("mode", "edition", "first"), _blocks())
def test_invariants_hold_in_random_games(mode: str, edition: str, first: int) -> None:
    for seed in range(first, first + BLOCK):
        report = Watch(Setting(mode, edition, seed), SAMPLE).play()
        assert report.reason in {"points", "burn out", "effect", "concession", "elimination"}
        assert report.winners


@pytest.mark.slow
@pytest.mark.parametrize("edition", games.EDITIONS)
@pytest.mark.parametrize("mode", games.MODES)
def test_every_step_stands_up_to_a_second_opinion(mode: str, edition: str) -> None:
    for seed in range(500, 500 + AUDITED[mode]):
        Watch(Setting(mode, edition, seed), AUDIT).play()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("mode", "edition", "seed"),
    [
        ("duel", "2026-03-30", 1001),
        ("match", "2026-07-16", 1002),
        ("skirmish", "2026-10-16", 1003),
    ],
)
def test_every_invariant_holds_at_every_decision(mode: str, edition: str, seed: int) -> None:
    Watch(Setting(mode, edition, seed), FULL).play()


def test_a_broken_invariant_leaves_a_file_that_reproduces_it(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def no_third_turn(game: Game) -> list[str]:
        return ["a third turn"] if game.state.turn == 3 else []

    monkeypatch.setattr(games, "FAILURES", tmp_path)
    monkeypatch.setattr(invariants, "problems", no_third_turn)
    setting = Setting("duel", "2026-10-16", 3)
    with pytest.raises(BrokenInvariantError, match="a third turn") as first:
        Watch(setting).play()
    (path,) = tmp_path.iterdir()
    assert str(path) in str(first.value)

    again, choices = games.read_failure(path)
    assert again == setting
    with pytest.raises(BrokenInvariantError, match=f"after {len(choices)} choices"):
        Watch(again).play(choices)


def test_a_finding_of_the_audit_leaves_such_a_file_too(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def no_third_turn(self: Reader, moment: Moment) -> list[Finding]:
        return [Finding("304", "a third turn")] if moment.after.turn == 3 else []

    monkeypatch.setattr(games, "FAILURES", tmp_path)
    monkeypatch.setattr(Reader, "read", no_third_turn)
    with pytest.raises(BrokenInvariantError, match=r"a third turn \(304\)"):
        Watch(Setting("duel", "2026-10-16", 3), AUDIT).play()
    (path,) = tmp_path.iterdir()
    again, choices = games.read_failure(path)
    with pytest.raises(BrokenInvariantError, match=f"after {len(choices)} choices"):
        Watch(again, AUDIT).play(choices)


def test_an_exception_in_the_engine_is_reported_with_its_game(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def stumble(game: Game) -> list[str]:
        if len(game.state.chain) > 0:
            raise ZeroDivisionError("the engine stumbles")
        return []

    monkeypatch.setattr(games, "FAILURES", tmp_path)
    monkeypatch.setattr(invariants, "problems", stumble)
    with pytest.raises(BrokenInvariantError, match="the engine stumbles"):
        Watch(Setting("duel", "2026-10-16", 1)).play()
    assert len(list(tmp_path.iterdir())) == 1


def test_every_deck_of_a_folder_meets_every_other_and_itself(tmp_path: Path) -> None:
    for name in ("kaisa", "ahri"):
        (tmp_path / f"{name}.txt").write_text((games.DECKS / f"{name}.txt").read_text(encoding="utf-8"))
    pairs = random_games.pairings(tmp_path)
    ahri, kaisa = (path.read_text(encoding="utf-8") for path in sorted(tmp_path.iterdir()))
    assert pairs == [(ahri, ahri), (ahri, kaisa), (kaisa, kaisa)]
    some = list(random_games.settings(9, ["duel"], list(games.EDITIONS), 0, pairs))
    assert [setting.decks for setting in some] == pairs * 3
    assert len({setting.seed for setting in some}) == 9
    for pair in pairs:  # each of them in every edition
        assert {setting.edition for setting in some if setting.decks == pair} == set(games.EDITIONS)


def test_the_cards_of_a_game_are_counted_where_its_decks_have_them() -> None:
    report = Watch(Setting("duel", "2026-10-16", 1), CHEAP).play()
    cards = random_games.Cards()
    cards.add(report)
    assert cards.games["Falling Star"] == 1
    assert "Watchful Sentry" in report.played and cards.share("Watchful Sentry") == 100
    assert set(cards.played) == report.played & set(cards.games)
    assert set(cards.resolved) == report.resolved & set(cards.games)
    assert "Kai'Sa, Daughter of the Void" in cards.games and "Fury Rune" not in cards.main_deck()
