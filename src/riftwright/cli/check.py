"""``riftwright check``: scenarios like a test suite."""

from pathlib import Path

from riftwright.cli.screen import Screen
from riftwright.judge.check import check as check_scenarios
from riftwright.rules import editions


def check(path: Path, /, *paths: Path, edition: str | None = None) -> int:
    """Run scenarios like a test suite.

    The exit status is 1 when one fails, 2 when one cannot be read.

    Parameters
    ----------
    path
        A scenario, or a folder of them.
    paths
        More of them.
    edition
        Only under this edition, and only the scenarios that hold under it; otherwise each under all of its own.
    """
    if edition is not None:
        editions.get(edition)  # says which there are, where this is none
    report = check_scenarios([path, *paths], edition=edition)
    Screen().plain(report.text())
    return report.exit_code
