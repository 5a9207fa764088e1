"""The documentation is true: its examples run, and its quotations are what their sources say."""

import re
import runpy
import sys
from pathlib import Path

import pytest

from tools.documentation import PAGES, ROOT, SCHEMAS, Block, blocks, tables
from tools.vocabulary import TABLES, table

BLOCKS = [block for page in PAGES for block in blocks(page)]
PYTHON = [block for block in BLOCKS if block.language == "python"]
QUOTATIONS = [block for block in BLOCKS if block.source is not None]
SCRIPTS = sorted((ROOT / "examples").glob("*.py"))
LINK = re.compile(r"\]\((?!https?:|#)([^)#\s]+)")


@pytest.fixture(autouse=True)
def at_the_root(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("block", PYTHON, ids=str)
def test_a_python_example_runs_as_it_stands(block: Block) -> None:
    exec(compile(block.text, str(block), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_an_example_script_runs_and_says_something(
    script: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "argv", [str(script)])
    runpy.run_path(str(script), run_name="__main__")

    assert capsys.readouterr().out.strip()


@pytest.mark.parametrize("block", QUOTATIONS, ids=str)
def test_a_quotation_is_what_its_source_says_now(block: Block) -> None:
    assert block.text == block.original, "run `make docs-update` and read what it changed"


@pytest.mark.parametrize("name", TABLES)
def test_a_table_of_the_vocabulary_is_what_its_nodes_say_now(name: str) -> None:
    shown = dict(tables((ROOT / "docs" / "cards.md").read_text(encoding="utf-8")))
    assert shown[name] == table(name), "run `make docs-update` and read what it changed"


@pytest.mark.parametrize("name", SCHEMAS)
def test_a_published_schema_is_that_of_the_types(name: str) -> None:
    published = (ROOT / "docs" / name).read_text(encoding="utf-8")
    assert published == SCHEMAS[name]() + "\n", "run `make docs-update` and read what it changed"


@pytest.mark.parametrize("page", PAGES, ids=lambda path: path.name)
def test_every_relative_link_leads_somewhere(page: Path) -> None:
    targets = LINK.findall(page.read_text(encoding="utf-8"))

    assert [target for target in targets if not (page.parent / target).exists()] == []
