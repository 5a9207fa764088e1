"""The reader's own copy of the rulebook: its sentences beside the rules that a story cites.

Riftwright holds no official text. ``read`` takes a file that somebody has: JSON, an object of rule numbers to texts;
or text, such as Markdown, where a rule begins with its number at the beginning of a line, whatever the line is
adorned with, and goes on until the next one::

    323.6. A sentence.
      - **323.7.** Another one.
        Example: what belongs to it.
"""

import json
import re
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Final

from riftwright.rules import glossary
from riftwright.rules.glossary import COUNTED, EDITIONS

_NUMBER: Final = r"\d{3}(?:\.(?:\d{1,2}|[a-z]))*"
_KEY: Final = re.compile(rf"({_NUMBER})\.?")
# A number with a dot in it or behind it, or in bold: "100 cards" begins no rule.
_BEGIN: Final = re.compile(
    rf"[\s>#*_+•-]*(?:({_NUMBER})\.|({_NUMBER}(?<=\.\w))|\*\*({_NUMBER}))(?=[\s*_:]|$)[*_:]*(.*)"
)
_MARKS: Final = re.compile(r"^\s*(?:[*•-]\s+)?")
_DATE: Final = re.compile(r"\d{4}-\d{2}-\d{2}")


class RulesFileError(ValueError):
    """A file of rules that cannot be read. The message names file, line and field."""


class Rulebook:
    """Official texts by their number in ``edition``; ``file`` is where they are from, ``why`` says why that edition."""

    __slots__ = ("edition", "file", "texts", "why")

    def __init__(self, file: str, texts: Mapping[str, str], edition: str, why: str = "") -> None:
        self.file: str = file
        self.texts: dict[str, str] = dict(texts)
        self.edition: str = edition
        self.why: str = why

    def quote(self, rule: str) -> str | None:
        """The text of a rule, asked for by its number of 2026-07-16; None where this copy has it not."""
        number = glossary.load().number_in(rule, self.edition)
        return self.texts.get(number) if number is not None else None

    def quotes(self, rules: Iterable[str]) -> dict[str, str]:
        """The texts of those rules that this copy has, by their numbers of 2026-07-16."""
        found = {rule: self.quote(rule) for rule in rules}
        return {rule: text for rule, text in found.items() if text is not None}

    @property
    def remark(self) -> str:
        """Where the texts are from, and what their numbers are taken to be."""
        known = f"numbered as in {self.edition}{f' ({self.why})' if self.why else ''}"
        return f"{self.file}, {known}"


def read(path: Path, edition: str | None = None, in_force: str = COUNTED) -> Rulebook:
    """A file of rules. ``edition`` says of which it is; otherwise the file is asked, and in doubt it is ``in_force``.

    Raises ``RulesFileError`` where it is no such file, and ``UnknownEdition`` for an edition that there is not.
    """
    file = str(path)
    try:
        text = path.read_text(encoding="utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        raise RulesFileError(f"{file}:{line}: this is no text in UTF-8") from None
    if edition is not None and edition not in EDITIONS:
        raise RulesFileError(f"{file}: no edition {edition!r}; there are {', '.join(EDITIONS)}")
    is_json = path.suffix.lower() == ".json" or text.lstrip().startswith("{")
    texts = _of_json(text, file) if is_json else _of_text(text, file)
    if edition is not None:
        return Rulebook(file, texts, edition)
    return Rulebook(file, texts, *_edition_of(texts, "" if is_json else _head(text), in_force))


# Forms


def _of_json(text: str, file: str) -> dict[str, str]:
    try:
        found = json.loads(text, object_pairs_hook=_Pairs)
    except json.JSONDecodeError as error:
        raise RulesFileError(f"{file}:{error.lineno}: column {error.colno}: no JSON: {error.msg}") from None
    if not isinstance(found, _Pairs):
        raise RulesFileError(f"{file}:1: no object of rule numbers to texts, such as {{'323.6': 'A sentence.'}}")
    texts: dict[str, str] = {}
    for key, value in found:
        number = _KEY.fullmatch(key.strip())
        if number is None:
            raise _wrong(text, file, key, "no rule number, such as 323.6")
        if not isinstance(value, str):
            raise _wrong(text, file, key, "no text")
        if number[1] in texts:
            raise _wrong(text, file, key, "there are two texts for this number")
        texts[number[1]] = _MARKS.sub("", value).strip()
    if not texts:
        raise RulesFileError(f"{file}:1: no rule in it")
    return texts


class _Pairs(list[tuple[str, object]]):
    """An object of JSON with all of its keys, also those that come twice."""


def _wrong(text: str, file: str, key: str, what: str) -> RulesFileError:
    """Field by field: the line is that where the key stands last."""
    at = text.rfind(json.dumps(key, ensure_ascii=False))
    line = text.count("\n", 0, max(at, 0)) + 1
    return RulesFileError(f"{file}:{line}: field {key!r}: {what}")


def _of_text(text: str, file: str) -> dict[str, str]:
    texts: dict[str, list[str]] = {}
    current: list[str] | None = None
    for line_number, line in enumerate(text.splitlines(), 1):
        begun = _BEGIN.match(line)
        if begun is not None:
            number = next(group for group in begun.groups()[:3] if group)
            if number in texts:
                raise RulesFileError(f"{file}:{line_number}: field {number!r}: this number begins a line before, too")
            current = texts[number] = [_MARKS.sub("", begun[4]).strip()]
        elif current is not None and line.strip():
            current.append(line.strip())
    if not texts:
        raise RulesFileError(f"{file}:1: no line of it begins with a rule number, such as 323.6.")
    return {number: "\n".join(lines).strip() for number, lines in texts.items()}


# Editions


def _head(text: str) -> str:
    """What stands before the first rule."""
    lines = []
    for line in text.splitlines():
        if _BEGIN.match(line):
            break
        lines.append(line)
    return "\n".join(lines)


def _edition_of(texts: Mapping[str, str], head: str, in_force: str) -> tuple[str, str]:
    """Of which edition the numbers are, and why: what the heading says, or the edition that has most of them."""
    stated = [date for date in _DATE.findall(head) if date in EDITIONS]
    if stated:
        return stated[0], "as its heading says"
    having = {edition: len(texts.keys() & _numbers(edition)) for edition in EDITIONS}
    most = max(having.values())
    likely = [edition for edition in EDITIONS if having[edition] == most]
    if len(likely) == 1:
        return likely[0], "which has most of its numbers"
    if in_force in likely:
        return in_force, "the edition in force; its numbers fit others too"
    return (COUNTED if COUNTED in likely else likely[-1]), "which its numbers fit"


def _numbers(edition: str) -> set[str]:
    index = glossary.load()
    return {number for rule in index if (number := index.number_in(rule, edition)) is not None}
