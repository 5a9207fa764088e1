"""Checking scenarios like a test suite: files and folders, each file under each of its editions."""

from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

from riftwright.core.errors import UnknownEditionError, UnknownSwitchError
from riftwright.judge.run import Run, run
from riftwright.notation.scenario import ScenarioError, read_scenario

SUFFIX = ".toml"


@dataclass(frozen=True, slots=True)
class Checked:
    """One file under one edition. ``error`` says why it could not be run; then there is no ``run`` and perhaps no
    edition.
    """

    path: str
    edition: str
    run: Run | None = None
    error: str = ""

    @property
    def passed(self) -> bool:
        return self.run is not None and self.run.passed


@dataclass(frozen=True, slots=True)
class Report:
    """What a check came to, in the order of the files."""

    checked: tuple[Checked, ...]

    @property
    def passed(self) -> int:
        return sum(one.passed for one in self.checked)

    @property
    def failed(self) -> int:
        return len(self.checked) - self.passed

    @property
    def exit_code(self) -> int:
        """0 when all has passed; 2 when a file could not be read or set up; else 1."""
        if any(one.error for one in self.checked):
            return 2
        return 1 if self.failed else 0

    def text(self) -> str:
        """Every failure, and at the end how many passed."""
        parts: list[str] = []
        for one in self.checked:
            if one.error:
                parts.append(one.error)
            elif one.run is not None and one.run.failures:
                parts.append(_failures(one, one.run))
        return "\n\n".join([*parts, f"{self.passed} passed, {self.failed} failed"])


def _failures(one: Checked, played: Run) -> str:
    lines = [f"{one.path}  [{one.edition}]  {played.scenario.title}"]
    told: tuple[str, ...] = ()
    for failure in played.failures:
        lines.append(failure.report(one.path, with_events=failure.events != told))
        told = failure.events
    return "\n".join(lines)


def check(paths: Iterable[str | Path], *, edition: str | None = None) -> Report:
    """Run files and all scenarios in folders: each under each of its editions, or under the given one alone where it
    holds. A path that does not exist, or a folder without scenarios, is an error of the report.
    """
    checked: list[Checked] = []
    for given in paths:
        path = Path(given)
        files = sorted(path.rglob(f"*{SUFFIX}")) if path.is_dir() else [path]
        if not files:
            checked.append(Checked(str(path), "", error=f"{path}: there is no scenario (*{SUFFIX}) in it"))
        for file in files:
            checked += check_file(file, edition=edition)
    return Report(tuple(checked))


def check_file(path: Path, *, edition: str | None = None) -> list[Checked]:
    """One file under each of its editions."""
    try:
        scenario = read_scenario(path)
    except ScenarioError as error:
        return [Checked(str(path), "", error=str(error))]
    found: list[Checked] = []
    for name in scenario.editions:
        if edition is None or name == edition:
            try:
                found.append(Checked(str(path), name, run(scenario, name)))
            except (ScenarioError, UnknownEditionError, UnknownSwitchError) as error:
                found.append(Checked(str(path), name, error=str(error)))
    return found
