"""Read cards against their printed texts: each clause beside the sentence that is generated for it.

    python -m tools.review CARDS.json --set OGN          # the cards of a set
    python -m tools.review CARDS.json --doubtful         # only where a word that matters stands on one side alone

CARDS.json is the reader's own: a list of cards under "cards", each with "name", "set", "number" and "rules_text", for
an Equipment also "effect_text". What is printed here is for reading, and for nobody's repository.
"""

import argparse
import itertools
import json
import re
import sys
import textwrap
from collections import Counter
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from riftwright.cards.catalogue import catalogue
from riftwright.cards.wording import card_text

WIDTH: Final = 74  # of a column
_NUMBERS: Final = {"one": "1", "two": "2", "three": "3", "four": "4", "five": "5", "seven": "7"}
# Words that decide what a card does. A text that has one of them more often than the other is worth a second look.
_WORDS: Final = (
    "may",
    "another",
    "other",
    "enemy",
    "friendly",
    "opponent",
    "each",
    "all",
    "here",
    "battlefield",
    "base",
    "hand",
    "trash",
    "deck",
    "minimum",
    "until",
    "instead",
    "can't",
    "exhausted",
    "ready",
    "first",
    "once",
    "conquer",
    "hold",
    "attack",
    "defend",
    "kill",
    "draw",
    "discard",
    "recycle",
    "banish",
    "buff",
    "stun",
    "score",
)
_FORMS: Final = re.compile(r"(?:ed|es|ing|s)$")


def signs(text: str) -> Counter[str]:
    """The numbers, keywords, costs and deciding words of a text, counted; plural and tense do not count."""
    lower = text.lower().replace("\N{RIGHT SINGLE QUOTATION MARK}", "'")
    found = Counter(re.findall(r"\d+|\[[^\]]+\]", lower))
    deciding = {_FORMS.sub("", word) for word in _WORDS}
    for word in re.findall(r"[a-z']+", re.sub(r"\[[^\]]+\]", " ", lower)):
        stem = _FORMS.sub("", word)
        if word in _NUMBERS:
            found[_NUMBERS[word]] += 1
        elif stem in deciding:
            found[stem] += 1
    return found


def differences(printed: str, generated: str) -> str:
    """What stands in one of the texts and not in the other."""
    theirs, ours = signs(printed), signs(generated)
    lacking = sorted(sign for sign in theirs if not ours[sign])
    added = sorted(sign for sign in ours if not theirs[sign])
    parts = [f"only printed: {', '.join(lacking)}"] if lacking else []
    return "; ".join(parts + ([f"only generated: {', '.join(added)}"] if added else []))


def clauses(row: dict[str, Any]) -> list[str]:
    """The printed text, a clause to a line."""
    lines = (row.get("rules_text") or row.get("text") or "").splitlines()
    bonus, effect = row.get("might_bonus"), row.get("effect_text")
    if bonus or effect:
        lines.append(f"Attached: {f'+{bonus} [M].' if bonus else ''} {effect or ''}")
    return [part for line in lines for part in re.split(r"(?<=[.!])\s+(?=[A-Z\[])", line.strip()) if part]


def side_by_side(left: Iterable[str], right: Iterable[str]) -> list[str]:
    """Two columns."""
    columns = ([line for text in side for line in textwrap.wrap(text, WIDTH) or [""]] for side in (left, right))
    return [f"  {a or '':<{WIDTH}} | {b or ''}".rstrip() for a, b in itertools.zip_longest(*columns)]


def review(rows: list[dict[str, Any]], *, doubtful: bool) -> int:
    """Print the cards; how many were printed."""
    shown = 0
    for row in rows:
        if row["name"] not in catalogue():
            continue
        generated = card_text(catalogue().get(row["name"]))
        printed = clauses(row)
        differing = differences(" ".join(printed), generated)
        if doubtful and not differing:
            continue
        shown += 1
        print(f"\n{row['number'] or row['set']}  {row['name']}")
        print("\n".join(side_by_side(printed, generated.splitlines())))
        if differing:
            print(f"  -> {differing}")
    return shown


def main(arguments: list[str] | None = None) -> int:
    """The command line; its exit code."""
    parser = argparse.ArgumentParser(description="Each clause of a printed card beside the generated sentence.")
    parser.add_argument("cards", type=Path, metavar="CARDS.json")
    parser.add_argument("--set", metavar="CODE", help="only this set, as OGN")
    parser.add_argument("--doubtful", action="store_true", help="only where the two sides have different signs")
    given = parser.parse_args(arguments)
    try:
        rows = json.loads(given.cards.read_text(encoding="utf-8"))["cards"]
        rows = [row for row in rows if given.set in (None, row["set"])]
    except (OSError, ValueError, KeyError, TypeError) as error:
        parser.error(f"{given.cards} is no file of cards: {error!r}")
    count = review(rows, doubtful=given.doubtful)
    print(f"\n{count} cards", file=sys.stderr)
    return 0


if __name__ == "__main__":
    sys.exit(main())
