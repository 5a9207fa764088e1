"""``riftwright cards``: the cards that are whole, by set."""

from collections.abc import Iterable
from typing import Final

from rich.text import Text

from riftwright.cards.catalogue import catalogue
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


def cards(set_: str = "", /) -> int:
    """The cards that Riftwright plays in full, by set. A deck with any other card is refused.

    Parameters
    ----------
    set_
        Only this set, by its code (OGN) or name (Origins).
    """
    by_set = sets(catalogue().faces)
    wanted = list(by_set)
    if set_:
        wanted = [code for code in by_set if set_.lower() in (code.lower(), SETS.get(code, code).lower())]
        if not wanted:
            known = ", ".join(f"{code} ({SETS[code]})" if code in SETS else code for code in by_set)
            raise UsageError(f"no set {set_!r} among those with whole cards: {known}")
    screen = Screen()
    for code in wanted:
        _show(screen, code, by_set[code])
    total = sum(len(by_set[code]) for code in wanted)
    screen.line(f"{counted(total, 'card')} in full. `riftwright card NAME` says what one does.")
    return 0


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
            screen.labelled(plural, names, indent=2, label_width=12)
    screen.line()
