"""The tools that people use on cards: reading them against printed texts."""

import json
from pathlib import Path

import pytest

from tools import review

ROW = {"set": "OGN", "number": "OGN-024", "might_bonus": None, "effect_text": None}


def _file(folder: Path, **row: object) -> str:
    path = folder / "cards.json"
    path.write_text(json.dumps({"cards": [ROW | row]}), encoding="utf-8")
    return str(path)


def test_a_clause_that_has_no_sentence_is_pointed_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    text = "[Action]\nDeal 4 to a unit at a battlefield. Stun it. Draw 1."
    assert review.main([_file(tmp_path, name="Void Seeker", rules_text=text), "--doubtful"]) == 0
    shown = capsys.readouterr().out
    assert "only printed: stun" in shown
    assert "only generated" not in shown


def test_a_sentence_that_has_no_clause_is_pointed_at(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = _file(tmp_path, name="Void Seeker", rules_text="[Action]\nDeal 4 to a unit at a battlefield.")
    review.main([file, "--doubtful"])
    assert "only generated: 1, draw" in capsys.readouterr().out


def test_a_card_without_doubts_is_shown_only_where_all_are(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = _file(tmp_path, name="Void Seeker", rules_text="[Action]\nDeal 4 to a unit at a battlefield.\nDraw 1.")
    review.main([file, "--doubtful"])
    assert "Void Seeker" not in capsys.readouterr().out
    review.main([file, "--set", "OGN"])
    assert "OGN-024  Void Seeker" in capsys.readouterr().out


def test_a_file_that_holds_no_cards_is_refused_by_name(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "none.json"
    path.write_text("[]", encoding="utf-8")
    with pytest.raises(SystemExit) as stopped:
        review.main([str(path)])
    assert stopped.value.code == 2
    assert "none.json is no file of cards" in capsys.readouterr().err
