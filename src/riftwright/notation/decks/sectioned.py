"""Deck lists as lines of text: under headings, or plain, or as TCG Arena writes them.

A line is a count and a card, such as ``3 Falling Star``, ``3x Falling Star (OGN-029)`` or ``3 OGN-029``. ``#`` and
``//`` begin comments. Without headings the type of a card says where it belongs, and a single champion unit after the
legend is the chosen champion.
"""

import re
from typing import Final

from riftwright.cards.pool import pool, printing
from riftwright.notation.decks.deck import DeckList
from riftwright.notation.decks.draft import BY_TYPE, Draft
from riftwright.notation.decks.parts import (
    BATTLEFIELDS,
    CHAMPION,
    EXTRA_LEGENDS,
    LEGEND_SECTION,
    MAIN,
    RUNES,
    SECTIONS,
    SIDEBOARD,
    Entry,
    Problem,
)

TEXT: Final = "text"
PLAIN: Final = "plain"
ARENA: Final = "arena"
ARENA_HEAD: Final = "intcg arena"

HEADINGS: Final = {
    "legend": LEGEND_SECTION,
    "legends": LEGEND_SECTION,
    "championlegend": LEGEND_SECTION,
    "légende": LEGEND_SECTION,
    "légendes": LEGEND_SECTION,
    "champion": CHAMPION,
    "champions": CHAMPION,
    "chosenchampion": CHAMPION,
    "championchoisi": CHAMPION,
    "championélu": CHAMPION,
    "main": MAIN,
    "maindeck": MAIN,
    "deck": MAIN,
    "deckprincipal": MAIN,
    "battlefield": BATTLEFIELDS,
    "battlefields": BATTLEFIELDS,
    "champdebataille": BATTLEFIELDS,
    "champsdebataille": BATTLEFIELDS,
    "rune": RUNES,
    "runes": RUNES,
    "runedeck": RUNES,
    "runepool": RUNES,
    "deckderunes": RUNES,
    "side": SIDEBOARD,
    "sideboard": SIDEBOARD,
    "sidedeck": SIDEBOARD,
    "réserve": SIDEBOARD,
    "extralegends": EXTRA_LEGENDS,
    "additionallegends": EXTRA_LEGENDS,
}
_TYPED: Final = ("unit", "units", "spell", "spells", "gear", "gears", "unité", "unités", "sort", "sorts", "équipement")
_SINGLE: Final = (LEGEND_SECTION, CHAMPION, BATTLEFIELDS, EXTRA_LEGENDS)  # where a name alone is one card

_COMMENT: Final = re.compile(r"(?:^|\s)(?:#|//).*")
_ENTRY: Final = re.compile(r"(?P<count>\d{1,9})\s*[x×]?\s+(?P<card>\S.*)", re.IGNORECASE)
_COUNT_LAST: Final = re.compile(r"(?P<card>\S.*?)\s+[x×]\s*(?P<count>\d{1,9})", re.IGNORECASE)
_HEADING: Final = re.compile(r"(?P<words>[^\d:()\[\]][^:()\[\]]*?)\s*(?:[(\[]\s*\d+\s*[)\]])?\s*(?P<colon>:?)\s*\d*")
_INLINE: Final = re.compile(r"(?P<words>[^\W\d][\w ]*?)\s*:\s*(?P<card>\S.*)")
_TAIL: Final = re.compile(  # a code at the end: [UNL-181], (OGN-166), [OGN] 166/298, or OGN-166 alone
    r"\s+(?:[\[(](?P<whole>[^\[\]()]+)[\])]|[\[(](?P<set>[A-Za-z]{2,4})[\])]\s*(?P<number>\w+)(?:/\d+)?)$"
)


def read(text: str, name: str, form: str = TEXT) -> DeckList:
    """A deck list from lines of text; what cannot be read becomes a problem with the number of its line."""
    draft = Draft(name, form)
    section = BY_TYPE
    for number, raw in enumerate(text.splitlines(), 1):
        line = _COMMENT.sub("", raw.replace("\ufeff", "")).strip()
        if not line or line.lower() == ARENA_HEAD:
            continue
        entry = _ENTRY.fullmatch(line) or _COUNT_LAST.fullmatch(line)
        if entry is not None:
            _add(draft, section, int(entry["count"]), entry["card"], number)
        else:
            section = _read_other(draft, section, line, number)
    draft.champion_second()
    return draft.finish()


def _read_other(draft: Draft, section: str, line: str, number: int) -> str:
    """A line without a count: a heading, a heading with its card, or a card alone. The section that it leads to."""
    heading = _HEADING.fullmatch(line)
    if heading is not None and _words(heading["words"]) in HEADINGS:
        section = HEADINGS[_words(heading["words"])]
        draft.headed.add(section)
        return section
    inline = _INLINE.fullmatch(line)
    if inline is not None and _words(inline["words"]) in HEADINGS:
        section = HEADINGS[_words(inline["words"])]
        draft.headed.add(section)
        entry = _ENTRY.fullmatch(inline["card"])
        count, card = (int(entry["count"]), entry["card"]) if entry is not None else (1, inline["card"])
        _add(draft, section, count, card, number)
        return section
    if heading is not None and _words(heading["words"]) in _TYPED:
        return section if section == SIDEBOARD else MAIN
    if pool().named(line) is None and heading is not None and heading["colon"]:
        what = f"no section {line!r}; its cards go where their type belongs. There are {', '.join(SECTIONS)}"
        draft.notes.append(Problem(f"line {number}", what))
        return BY_TYPE
    if section in _SINGLE and pool().named(line) is not None:
        _add(draft, section, 1, line, number)
    elif not (draft.rows or draft.headed or draft.problems or draft.notes or pool().suggest(line)):
        draft.notes.append(Problem(f"line {number}", f"{line!r} is taken for the name of the deck"))
    else:
        draft.problems.append(Problem(f"line {number}", f"{line!r} is not a count and a name, like '3 Stalwart Poro'"))
    return section


def _words(heading: str) -> str:
    return heading.replace(" ", "").replace("-", "").lower()


def _add(draft: Draft, section: str, count: int, card: str, number: int) -> None:
    name, code = split_code(card)
    draft.add(section, count, f"line {number}", name=name, code=code, line=number)


def split_code(card: str) -> tuple[str, str]:
    """The name and the code of a card as a line gives it; either may be missing."""
    bare = card.strip("[]() ")
    if printing(bare) is not None and pool().named(bare) is None:
        return "", bare
    tail = _TAIL.search(card)
    if tail is None:
        return card, ""
    code = tail["whole"] or f"{tail['set']}-{tail['number']}"
    if printing(code) is None:
        return (card[: tail.start()], "") if pool().named(card) is None else (card, "")
    return card[: tail.start()], code


# Writing


def write_text(deck: DeckList) -> str:
    """Under headings; the printing is named where it is not the canonical one."""
    blocks = [
        "\n".join([f"{section}:", *(line(entry) for entry in deck.entries(section))])
        for section in SECTIONS
        if deck.entries(section)
    ]
    return "\n\n".join(blocks) + "\n"


def line(entry: Entry) -> str:
    """An entry as a line of text."""
    code = f" ({entry.code})" if entry.code and entry.code != entry.card.code else ""
    return f"{entry.count} {entry.card.name}{code}"


def write_plain(deck: DeckList) -> str:
    """A line for each card, legend and chosen champion first. Only the sideboard, and legends besides, have headings:
    nothing else would tell them.
    """
    first = deck.entries(LEGEND_SECTION, CHAMPION, MAIN, BATTLEFIELDS, RUNES)
    return _with_rest([line(entry) for entry in first], deck)


def write_arena(deck: DeckList) -> str:
    """As TCG Arena writes it: legend, champion, battlefields, runes, Main Deck, then the sideboard."""
    first = deck.entries(LEGEND_SECTION, CHAMPION, BATTLEFIELDS, RUNES, MAIN)
    return _with_rest([ARENA_HEAD, *(line(entry) for entry in first)], deck)


def _with_rest(lines: list[str], deck: DeckList) -> str:
    for section in (SIDEBOARD, EXTRA_LEGENDS):
        if deck.entries(section):
            lines += ["", f"{section}:", *(line(entry) for entry in deck.entries(section))]
    return "\n".join(lines) + "\n"
