"""``riftwright cards``: the cards that are whole, by set."""

from collections.abc import Iterable
from typing import Annotated, Final

from cyclopts import Parameter
from rich.text import Text

from riftwright.cards.catalogue import catalogue
from riftwright.cards.pool import Card, pool
from riftwright.cli.errors import UsageError
from riftwright.cli.screen import BOLD, Screen, counted
from riftwright.core.facts import TOKEN, Face
from riftwright.core.ids import BATTLEFIELD_CARD, GEAR, LEGEND, RUNE, SPELL, UNIT

SETS: Final = {
    "OGN": "Origins",
    "OGS": "Proving Grounds",
    "SFD": "Spiritforged",
    "UNL": "Unleashed",
    "VEN": "Vendetta",
    "RAD": "Radiance",
}
KINDS: Final = (
    (LEGEND, "legends"),
    (UNIT, "units"),
    (GEAR, "gear"),
    (SPELL, "spells"),
    (BATTLEFIELD_CARD, "battlefields"),
    (RUNE, "runes"),
)
TOKENS: Final = "tokens"
TITLE: Final = 24  # columns
COUNT: Final = 15
LABEL: Final = 12


def cards(set_: str = "", /, *, coverage: Annotated[bool, Parameter(negative="")] = False) -> int:
    """The cards that Riftwright plays in full, by set. A deck with any other card is refused.

    Parameters
    ----------
    set_
        Only this set, by its code (OGN) or name (Origins).
    coverage
        Count, for each set, the cards that are whole and tested, and those that are refused; for one set, name these.
    """
    screen = Screen()
    if coverage:
        every = _pool_by_set()
        wanted = _wanted(set_, list(every), "of the game")
        _cover(screen, {code: every[code] for code in wanted}, named=bool(set_))
        return 0
    by_set = sets(catalogue().faces)
    wanted = _wanted(set_, list(by_set), "with whole cards")
    for code in wanted:
        _show(screen, code, by_set[code])
    total = sum(len(by_set[code]) for code in wanted)
    screen.line(f"{counted(total, 'card')} in full. `riftwright card NAME` says what one does.")
    return 0


def _wanted(set_: str, codes: list[str], which: str) -> list[str]:
    """The sets that are asked for: that one, or all."""
    found = [code for code in codes if set_.lower() in ("", code.lower(), SETS.get(code, code).lower())]
    if not found:
        known = ", ".join(f"{code} ({SETS[code]})" if code in SETS else code for code in codes)
        raise UsageError(f"no set {set_!r} among those {which}: {known}")
    return found


def _pool_by_set() -> dict[str, list[Card]]:
    """All cards that there are, by the set that they came out in first; tokens by themselves."""
    found: dict[str, list[Card]] = {code: [] for code in (*SETS, TOKENS)}
    for card in pool():
        found[TOKENS if card.is_token else card.code.partition("-")[0]].append(card)
    return found


def _cover(screen: Screen, by_set: dict[str, list[Card]], *, named: bool) -> None:
    """A line for each set, and where they are to be ``named`` the cards that are refused."""
    screen.line(Text(f"{'':<{TITLE}}{'whole, tested':>{COUNT}}{'refused':>{COUNT}}{'total':>{COUNT}}", BOLD))
    for code, every in by_set.items():
        refused = sorted(card.name for card in every if card.name not in catalogue())
        title = f"{SETS[code]} ({code})" if code in SETS else code.capitalize()
        screen.line(_counts(title, len(every) - len(refused), len(every)))
        if named and refused:
            screen.labelled("refused", refused, indent=2, label_width=LABEL)
    if len(by_set) > 1:
        cards_ = [card for every in by_set.values() for card in every]
        screen.line(_counts("Together", sum(card.name in catalogue() for card in cards_), len(cards_)))
    screen.line()
    screen.line("A card is whole when every clause of its current text is played and its tests say so.")


def _counts(title: str, whole: int, total: int) -> str:
    row = "".join(f"{count:>{COUNT}}" for count in (whole, total - whole, total))
    return f"{title:<{TITLE}}{row}{'  all' if whole == total else ''}"


def sets(faces: Iterable[Face]) -> dict[str, list[Face]]:
    """The faces by the code of the set that they came out in first; tokens by themselves."""
    found: dict[str, list[Face]] = {}
    for face in faces:
        if not face.types:
            continue  # what holds the abilities of keywords is no card
        if face.supertype == TOKEN:
            found.setdefault(TOKENS, []).append(face)
        elif face.codes:
            found.setdefault(face.codes[0].partition("-")[0], []).append(face)
    return found


def _show(screen: Screen, code: str, faces: list[Face]) -> None:
    title = f"{SETS[code]} ({code})" if code in SETS else code
    screen.line(Text.assemble((title, BOLD), f"  {len(faces)}"))
    for kind, plural in KINDS:
        names = sorted(face.name for face in faces if face.types & kind)
        if names:
            screen.labelled(plural, names, indent=2, label_width=LABEL)
    screen.line()
