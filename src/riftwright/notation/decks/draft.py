"""A deck list in the making: entries as a format names them, matched to cards, each in its section."""

from collections.abc import Iterable
from typing import Final

from riftwright.cards.pool import Card, pool
from riftwright.notation.decks.check import COPIES, MAIN_LEAST, candidates
from riftwright.notation.decks.deck import DeckList
from riftwright.notation.decks.parts import CHAMPION, LEGEND_SECTION, MAIN, SECTIONS, Entry, Problem, section_of

BY_TYPE: Final = ""  # the section of an entry that stands under no heading
MOST: Final = 999  # copies that an entry may ask for
SUGGESTED: Final = 40  # unknown cards of a list for which names are suggested: it takes some milliseconds each


class Draft:
    """Collects entries and problems, then makes a deck list of them."""

    __slots__ = ("form", "headed", "name", "notes", "problems", "rows")

    def __init__(self, name: str, form: str) -> None:
        self.name: str = name
        self.form: str = form
        self.rows: list[tuple[str, Entry]] = []
        self.headed: set[str] = set()  # sections that the list names, be they empty
        self.problems: list[Problem] = []
        self.notes: list[Problem] = []

    def add(self, section: str, count: int, where: str, *, name: str = "", code: str = "", line: int = 0) -> None:
        """An entry, by its code or else by its name; ``where`` is what a problem with it names."""
        if not 1 <= count <= MOST:
            self.problems.append(Problem(where, f"{count} copies of {name or code}; it can be 1 to {MOST}"))
            return
        found = self.find(where, name, code)
        if found is not None:
            card, printing = found
            self.rows.append((section, Entry(count, card, printing, line)))

    def find(self, where: str, name: str, code: str) -> tuple[Card, str] | None:
        """The card, and the code of its printing where one is given. Notes what is wrong."""
        by_code = pool().printed(code) if code else None
        by_name = pool().named(name) if name else None
        if by_code is not None:
            if by_name is not None and by_name is not by_code[0]:
                self.notes.append(Problem(where, f"{code} is {by_code[0].name}, not {name}: the code counts"))
            return by_code
        if by_name is not None:
            return by_name, self._own_code(by_name, where, code)
        self.problems.append(Problem(where, _unknown(name, code, suggest=len(self.problems) < SUGGESTED)))
        return None

    def _own_code(self, card: Card, where: str, code: str) -> str:
        """The code as the pool writes it, where it is shared and this card bears it; none where it is not known."""
        if not code:
            return ""
        if card in pool().sharing(code):
            return code.upper()
        self.notes.append(Problem(where, f"no card has the code {code}: {card.name} is found by its name"))
        return ""

    def finish(self) -> DeckList:
        """The deck list: entries without a heading go where their type belongs, and the chosen champion is found."""
        sections: dict[str, list[Entry]] = {section: [] for section in SECTIONS}
        for section, entry in self.rows:
            sections[section or section_of(entry.card)].append(entry)
        deck = DeckList(self.name, sections, self.problems, self.notes, self.form)
        if not deck.sections[CHAMPION] and CHAMPION not in self.headed:
            self._choose_champion(deck)
        elif len(deck.sections[CHAMPION]) == 1:
            self._count_champion_once(deck, deck.sections[CHAMPION][0])
        return deck

    def champion_second(self) -> None:
        """In lists without headings a single champion unit that follows the legend is the chosen one."""
        if len(self.rows) < 2:
            return
        (_, legend), (section, champion) = self.rows[:2]
        single = section == BY_TYPE and champion.count == 1 and champion.card.is_champion
        if single and section_of(legend.card) == LEGEND_SECTION and champion.card.champion_tag in legend.card.tags:
            self.rows[1] = CHAMPION, champion

    def _choose_champion(self, deck: DeckList) -> None:
        """103.2.a.2: the only card that it can be. Where there are several, the check of the structure names them."""
        possible = candidates(deck)
        if len(possible) == 1:
            [chosen] = possible
            entry = next(entry for entry in deck.sections[MAIN] if entry.card is chosen)
            take_copy(deck, chosen, entry.code)
            deck.sections[CHAMPION].append(Entry(1, chosen, entry.code, entry.line))
            self.notes.append(Problem(CHAMPION, f"{chosen.name}, the only card that the legend can choose"))

    def _count_champion_once(self, deck: DeckList, champion: Entry) -> None:
        """Some lists name the chosen champion among the 40 of the Main Deck as well."""
        copies = sum(entry.count for entry in deck.sections[MAIN] if entry.card is champion.card)
        repeated = champion.count == 1 and deck.count(MAIN) == MAIN_LEAST and copies
        if repeated and copies <= COPIES:
            take_copy(deck, champion.card, champion.code)
            self.notes.append(Problem(MAIN, f"40 cards, {champion.card.name} among them: it is the chosen champion"))


def take_copy(deck: DeckList, card: Card, code: str) -> bool:
    """Take one copy of the card out of the Main Deck: of that printing where there is one. Whether there was any."""
    entries = deck.sections[MAIN]
    places = [i for i, entry in enumerate(entries) if entry.card is card]
    if not places:
        return False
    at = next((i for i in places if entries[i].code == code), places[0])
    taken = entries[at]
    entries[at : at + 1] = [Entry(taken.count - 1, card, taken.code, taken.line)] if taken.count > 1 else []
    return True


def _unknown(name: str, code: str, *, suggest: bool) -> str:
    """What to say of a card that nobody knows."""
    shared = [card.name for card in pool().sharing(code)] if code else []
    if shared:
        return f"{code} is the code of {listed(shared)}: give the name"
    if not name:
        return f"no card has the code {code}"
    suggestions = pool().suggest(name) if suggest else []
    hint = f"; did you mean {' or '.join(suggestions)}?" if suggestions else ""
    return f"no card {name!r}{hint}"


def listed(names: Iterable[str]) -> str:
    """Names of cards, which may hold commas, as prose."""
    return " and of ".join(names)
