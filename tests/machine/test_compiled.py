"""The same source runs interpreted or compiled by mypyc: whichever it is, it is all of it, and what is said to be."""

import importlib
import os
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from riftwright import ENGINE, compiled


def module_of(path: Path) -> str:
    """The module that a source of the engine holds."""
    name = path.relative_to(compiled.PACKAGE.parent).with_suffix("").as_posix().replace("/", ".")
    return name.removesuffix(".__init__")


def test_the_engine_is_what_the_tests_were_told() -> None:
    assert os.environ.get("RIFTWRIGHT_ENGINE", ENGINE) == ENGINE


def test_every_module_is_in_the_same_state() -> None:
    loaded = {module_of(path): importlib.import_module(module_of(path)).__file__ or "" for path in compiled.sources()}

    assert len(loaded) > 50
    assert {name for name, file in loaded.items() if file.endswith(".py") == (ENGINE == compiled.COMPILED)} == set()


def test_errors_stay_interpreted() -> None:
    for name in compiled.APART:
        module = importlib.import_module(module_of(compiled.PACKAGE / name))
        assert (module.__file__ or "").endswith(".py")
        assert compiled.PACKAGE / name not in compiled.sources()


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A package that was compiled from what it holds."""
    for name in ("core/state.py", "rules/chain.py", "effects/build.py"):
        (tmp_path / name).parent.mkdir()
        (tmp_path / name).write_text("KNOWN = 1\n")
    monkeypatch.setattr(compiled, "PACKAGE", tmp_path)
    monkeypatch.setattr(compiled, "STAMP", tmp_path / "compiled.txt")
    for path in compiled.sources():
        path.with_suffix(EXTENSION_SUFFIXES[0]).write_bytes(b"")
    compiled.STAMP.write_text(compiled.fingerprint() + "\n")
    return tmp_path


def test_a_build_of_these_sources_is_taken(package: Path) -> None:
    assert compiled.engine() == compiled.COMPILED


@pytest.mark.parametrize("name", ["rules/chain.py", "effects/new.py"])
def test_a_build_of_other_sources_is_refused(package: Path, name: str) -> None:
    (package / name).write_text("KNOWN = 2\n")

    with pytest.raises(compiled.StaleBuildError, match="`make compile` compiles it again, `make interpreted` removes"):
        compiled.engine()


def test_a_build_that_was_broken_off_is_refused(package: Path) -> None:
    compiled.STAMP.unlink()

    with pytest.raises(compiled.StaleBuildError):
        compiled.engine()


def test_without_a_build_the_engine_is_interpreted(package: Path) -> None:
    for path in compiled.sources():
        path.with_suffix(EXTENSION_SUFFIXES[0]).unlink()

    assert compiled.engine() == compiled.INTERPRETED
