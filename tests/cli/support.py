"""What the tests of the command line share."""

from pathlib import Path
from typing import NamedTuple

import pytest

from riftwright.cli import main

ROOT = Path(__file__).resolve().parents[2]
KAISA = str(ROOT / "examples/decks/kaisa.txt")
AHRI = str(ROOT / "examples/decks/ahri.txt")


class Said(NamedTuple):
    """What a command came to: its exit status, and what it wrote."""

    status: int
    out: str
    err: str

    @property
    def last(self) -> str:
        """The last line of its output."""
        return self.out.rstrip().splitlines()[-1]


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> Said:
    """Run a command as the shell would, with plain output 80 columns wide (see ``conftest``)."""
    capsys.readouterr()
    status = main(arguments)
    out, err = capsys.readouterr()
    return Said(status, out, err)


def squeezed(text: str) -> str:
    """The text in one line, so that it does not matter where it was wrapped."""
    return " ".join(text.split())
