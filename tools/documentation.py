"""What the documentation quotes, so that it stays true.

A block fenced as `python` is a whole example: the tests run it. (Fence a fragment as `py`.)
A marker on the line before a block or a table says where its text comes from:

    <!-- explain: PATH -->     what `riftwright explain PATH` prints
    <!-- run: COMMAND -->      what `riftwright COMMAND` prints, 80 columns wide
    <!-- file: PATH -->        the file itself
    <!-- vocabulary: NAME -->  a table of tools.vocabulary

`python -m tools.documentation` renews every block and every table that has a marker, and the published JSON Schemas.
"""

import os
import re
import shlex
import subprocess
import sysconfig
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from riftwright.judge import protocol as story
from riftwright.table import protocol as messages
from tools.vocabulary import table

ROOT = Path(__file__).resolve().parents[1]
PAGES = (ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md")))
SCHEMAS = {  # in docs/, and what gives their text
    "explanation.schema.json": story.schema_text,
    "table.schema.json": messages.schema_text,
}
STORY = 100  # columns of a story
PAGE = 80  # and of other output
ANSWERS = (0, 1)  # exit statuses that are no errors

_BLOCK = re.compile(
    r"^(?:<!-- (?P<source>explain|run|file): (?P<path>\S[^\n]*?) -->\n)?```(?P<language>\w*)\n(?P<text>.*?)^```$",
    re.MULTILINE | re.DOTALL,
)
_TABLE = re.compile(r"^<!-- vocabulary: (?P<name>\S+) -->\n(?P<text>(?:\|.*\n)*)", re.MULTILINE)


@dataclass(frozen=True, slots=True)
class Block:
    """One fenced block: where it stands, its language, its text, and the source it quotes, if any."""

    page: Path
    line: int
    language: str
    text: str
    source: str | None
    path: str | None

    def __str__(self) -> str:
        return f"{self.page.relative_to(ROOT)}:{self.line}"

    @property
    def original(self) -> str:
        """The text that the source gives now. ValueError when the block quotes nothing."""
        if self.path is None:
            raise ValueError(f"{self} quotes nothing")
        if self.source == "file":
            return (ROOT / self.path).read_text(encoding="utf-8")
        if self.source == "run":
            return printed(shlex.split(self.path), PAGE)
        return printed(["explain", self.path], STORY)


def blocks(page: Path) -> Iterator[Block]:
    """The fenced blocks of a page, from top to bottom."""
    content = page.read_text(encoding="utf-8")
    for match in _BLOCK.finditer(content):
        line = content.count("\n", 0, match.start("language")) + 1
        yield Block(page, line, match["language"], match["text"], match["source"], match["path"])


def printed(arguments: list[str], columns: int) -> str:
    """What `riftwright` prints for these arguments, plain and so many columns wide. Status 1 is an answer, too."""
    command = [str(Path(sysconfig.get_path("scripts")) / "riftwright"), *arguments]
    plain = os.environ | {"COLUMNS": str(columns), "NO_COLOR": "1", "TERM": "dumb", "PYTHONIOENCODING": "utf-8"}
    done = subprocess.run(command, cwd=ROOT, env=plain, check=False, capture_output=True, encoding="utf-8")
    if done.returncode not in ANSWERS:
        raise ValueError(f"riftwright {shlex.join(arguments)}: {done.stderr}")
    return "\n".join(line.rstrip() for line in done.stdout.strip("\n").splitlines()) + "\n"


def tables(content: str) -> list[tuple[str, str]]:
    """The tables of the vocabulary that a page holds: each its name and its text."""
    return [(match["name"], match["text"]) for match in _TABLE.finditer(content)]


def renew(page: Path) -> bool:
    """Renew the quotations and tables of a page; True when that changed it."""
    content = renewed = page.read_text(encoding="utf-8")
    for block in blocks(page):
        if block.source is not None:
            head = f"<!-- {block.source}: {block.path} -->\n```{block.language}\n"
            renewed = renewed.replace(f"{head}{block.text}```", f"{head}{block.original}```")
    renewed = _TABLE.sub(lambda match: f"<!-- vocabulary: {match['name']} -->\n{table(match['name'])}", renewed)
    page.write_text(renewed, encoding="utf-8")
    return renewed != content


def renew_schema(name: str) -> bool:
    """Write a schema down; True when that changed it."""
    published, text = ROOT / "docs" / name, SCHEMAS[name]() + "\n"
    if published.exists() and published.read_text(encoding="utf-8") == text:
        return False
    published.write_text(text, encoding="utf-8")
    return True


if __name__ == "__main__":
    for name in filter(renew_schema, SCHEMAS):
        print(f"renewed docs/{name}")
    for changed in filter(renew, PAGES):
        print(f"renewed {changed.relative_to(ROOT)}")
