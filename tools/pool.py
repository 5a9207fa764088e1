"""The table of all cards: ``src/riftwright/cards/pool.tsv``, from a file of cards that you have.

    python -m tools.pool CARDS.json

The file is a JSON object whose ``cards`` are objects with the fields that ``row`` reads. Only facts are taken: names,
types, costs, Might, tags, codes, and what a card lets a deck hold. No text of a card goes into the table.
"""

import json
import re
import sys
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any, Final

from riftwright.cards.catalogue import normal
from riftwright.cards.pool import ANY_NUMBER, COLUMNS, FILE, ONE

TARGET: Final = Path(__file__).resolve().parents[1] / "src" / "riftwright" / "cards" / FILE
_NO_LIMIT: Final = re.compile(r"\bdeck can have any number of cards named\b")


def table(cards: Iterable[Mapping[str, Any]]) -> str:
    """The table as text: a heading, and a row for each card, by its first code."""
    rows = sorted((row(card) for card in cards), key=lambda cells: (not cells[-3], cells[-3], cells[0]))
    return "".join("\t".join(cells) + "\n" for cells in (list(COLUMNS), *rows))


def row(card: Mapping[str, Any]) -> list[str]:
    """The cells of a card, in the order of the columns."""
    aliases = [alias for alias in card["aliases"] if normal(alias) != normal(card["name"])]
    tags = [tag for tag in card["tags"] if tag]
    return [
        card["name"],
        card["type"],
        card["supertype"] or "",
        card["champion_tag"] or "",
        " ".join(domain for domain in card["domains"] if domain != "Colorless"),
        *(str(card[field] or 0) for field in ("energy", "power", "might")),
        ", ".join(tags),
        card["rarity"] or "",
        limit(card),
        " ".join(printing["code"] for printing in card["printings"]),
        "; ".join(aliases),
        "provisional" if card["provisional"] and card["set"] != "TOKEN" else "",
    ]


def limit(card: Mapping[str, Any]) -> str:
    """What the card itself says of how many of it a deck may hold."""
    if any(keyword["keyword"] == "Unique" for keyword in card["keywords"]):
        return ONE
    return ANY_NUMBER if _NO_LIMIT.search(card["rules_text"] or "") else ""


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    found = json.loads(Path(sys.argv[1]).read_text(encoding="utf-8"))["cards"]
    TARGET.write_text(table(found), encoding="utf-8")
    print(f"{len(found)} cards in {TARGET}")
