"""``riftwright deck show``: what a deck is made of, and the odds of its opening hands."""

from typing import Final

from rich.text import Text

from riftwright.cli.deck import DeckArgument, deck_of, say_notes, title
from riftwright.cli.screen import BOLD, DIM, Screen, counted
from riftwright.core.ids import GEAR, SPELL, UNIT
from riftwright.notation.decks import DeckList
from riftwright.notation.decks import odds as sums
from riftwright.notation.decks.parts import BATTLEFIELDS, CHAMPION, EXTRA_LEGENDS, MAIN, RUNES, SIDEBOARD, Entry
from riftwright.rules.setup import HAND_SIZE, MULLIGAN_MOST

BARS: Final = {UNIT: "\u2588", SPELL: "\u2593", GEAR: "\u2591", 0: "?"}
LABEL: Final = 15
NEARLY: Final = 0.9995  # what would be rounded up to 100.0%
CELL: Final = 2  # columns for a card of the curve
WORDS: Final = {
    BATTLEFIELDS: "battlefields",
    RUNES: "runes",
    SIDEBOARD: "sideboard",
    EXTRA_LEGENDS: "more legends",
}


def show(file: DeckArgument, /) -> int:
    """What a deck is made of: its cards, curve, types, domains and Power, and the odds of its opening hands.

    Parameters
    ----------
    file
        A file with a deck list in any format, a deck code itself, or - for standard input.
    """
    deck = deck_of(file)
    screen = Screen()
    _show_cards(screen, deck)
    if deck.count(CHAMPION, MAIN):
        _show_curve(screen, deck)
        _show_sums(screen, deck)
    if deck.count(MAIN):
        _show_odds(screen, deck)
    for problem in deck.problems:
        screen.line(f"Left out: {problem}")
    say_notes(deck)
    return 1 if deck.problems else 0


def _show_cards(screen: Screen, deck: DeckList) -> None:
    champion = ", ".join(entry.card.name for entry in deck.entries(CHAMPION)) or "no chosen champion"
    screen.line(Text.assemble((title(deck), BOLD), "   ", champion, (f"   from {deck.form}", DIM)))
    screen.line()
    for kind, word in sums.KINDS:
        _show_entries(screen, word, [entry for entry in deck.entries(MAIN) if entry.card.types & kind])
    others = [e for e in deck.entries(MAIN) if not any(e.card.types & kind for kind, _ in sums.KINDS)]
    _show_entries(screen, "others", others)
    for section, word in WORDS.items():
        _show_entries(screen, word, deck.entries(section))
    screen.line()


def _show_entries(screen: Screen, word: str, entries: list[Entry]) -> None:
    if entries:
        entries = sorted(entries, key=lambda entry: (entry.card.energy, entry.card.name))
        items = [f"{entry.count} {entry.card.name}" for entry in entries]
        screen.labelled(f"{word} {sum(entry.count for entry in entries)}", items, label_width=LABEL)


def _show_curve(screen: Screen, deck: DeckList) -> None:
    """A bar for each Energy cost, a block for each card."""
    curve = sums.curve(deck)
    most = max(sum(counts.values()) for counts in curve.values())
    cell = CELL if most * CELL + LABEL + 8 <= screen.width else 1
    key = "  ".join(f"{BARS[kind]} {word}" for kind, word in sums.KINDS if any(kind in c for c in curve.values()))
    average = f"{sums.average_energy(deck):.1f} on average, the chosen champion counted"
    screen.line(Text.assemble(("Energy", BOLD), (f"   {key}   {average}", DIM)))
    for cost in range(min(curve), max(curve) + 1):
        counts = curve.get(cost, {})
        bar = "".join(BARS[kind] * (counts.get(kind, 0) * cell) for kind in BARS)
        total = sum(counts.values())
        label = f"{cost}+" if cost == sums.CURVE_END else str(cost)
        screen.line(f"{label:>4}  {bar}{' ' if bar else ''}{total or ''}")
    screen.line()


def _show_sums(screen: Screen, deck: DeckList) -> None:
    for word, counts in (
        ("types", sums.by_type(deck)),
        ("domains", sums.by_domain(deck)),
        ("Power", sums.power(deck)),
    ):
        if counts:
            screen.labelled(word, [f"{name} {count}" for name, count in counts.items()], label_width=LABEL)
    screen.line()


def _show_odds(screen: Screen, deck: DeckList) -> None:
    """A table of chances; what they are chances of is said above it."""
    rows = sums.opening_odds(deck)
    size = deck.count(MAIN)
    about = f"   the chance of at least one, in {HAND_SIZE} of {counted(size, 'card')}"
    screen.line(Text.assemble(("Opening hands", BOLD), (about, DIM)))
    width = max(len(odds.what) for odds in rows) + 2
    heads = ("opening", "mulligan", f"by turn {sums.TURNS}")
    screen.line(Text(f"  {'':{width}}{'cards':>6}" + "".join(f"{head:>11}" for head in heads), style=DIM))
    for odds in rows:
        numbers = "".join(f"{percent(chance):>11}" for chance in (odds.opening, odds.mulligan, odds.later))
        screen.line(f"  {odds.what:{width}}{odds.cards:>6}{numbers}")
    screen.line(
        Text(
            f"  mulligan: a hand without any sets {MULLIGAN_MOST} aside and draws {MULLIGAN_MOST} (117);"
            f" by turn {sums.TURNS}: and draws {sums.TURNS} more.",
            style=DIM,
        )
    )


def percent(chance: float) -> str:
    """A chance in percent; what is not quite certain does not look so."""
    return ">99.9%" if NEARLY <= chance < 1 else f"{chance:.1%}"
