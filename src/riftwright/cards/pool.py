"""The pool: the facts of every card that there is, whether Riftwright plays it or not.

A deck may hold cards that are not whole yet; it can still be read, looked at, checked and written in another form. The
table beside this module, ``pool.tsv``, has one row per card and no text of any; ``python -m tools.pool`` makes it.
"""

import difflib
import re
from collections.abc import Iterable, Iterator
from functools import cache
from importlib.resources import files
from typing import Final

from riftwright.cards.catalogue import normal
from riftwright.core.facts import CHAMPION, SIGNATURE, TOKEN
from riftwright.core.ids import DOMAIN_NAMES, LEGEND, TYPE_NAMES, UNIT

FILE: Final = "pool.tsv"
COLUMNS: Final = (
    "name",
    "type",
    "supertype",
    "champion tag",
    "domains",
    "energy",
    "power",
    "might",
    "tags",
    "rarity",
    "copies",
    "codes",
    "aliases",
    "provisional",
)
ONE: Final = "one"  # Unique (825.3.a)
ANY_NUMBER: Final = "any"  # the card says so itself

_TYPES: Final = {name: bit for bit, name in TYPE_NAMES.items()}
_CODE: Final = re.compile(
    r"(?P<set>[A-Z]{2,4})[-\u00b7 ]?(?P<prefix>R|SP|T)?(?P<number>\d{1,3})(?P<variant>[abs*]?)(?:[-/ ]\d{1,3})?",
    re.IGNORECASE,
)

Printing = tuple[str, str, int, str]  # set, prefix, number, variant
VARIANTS: Final = ("", "a", "b", "*")  # the base, other arts, and the signed one


class Card:
    """The facts of a card. ``codes`` are those of all its printings, the canonical one first."""

    __slots__ = (
        "aliases",
        "champion_tag",
        "codes",
        "copies",
        "domains",
        "energy",
        "might",
        "name",
        "power",
        "provisional",
        "rarity",
        "supertype",
        "tags",
        "types",
    )

    def __init__(
        self,
        name: str,
        types: int,
        *,
        supertype: str = "",
        champion_tag: str = "",
        domains: int = 0,
        energy: int = 0,
        power: int = 0,
        might: int = 0,
        tags: tuple[str, ...] = (),
        rarity: str = "",
        copies: str = "",
        codes: tuple[str, ...] = (),
        aliases: tuple[str, ...] = (),
        provisional: bool = False,
    ) -> None:
        self.name: str = name
        self.types: int = types
        self.supertype: str = supertype
        self.champion_tag: str = champion_tag
        self.domains: int = domains
        self.energy: int = energy
        self.power: int = power
        self.might: int = might
        self.tags: tuple[str, ...] = tags
        self.rarity: str = rarity
        self.copies: str = copies  # ONE, ANY_NUMBER, or nothing where it says nothing
        self.codes: tuple[str, ...] = codes
        self.aliases: tuple[str, ...] = aliases
        self.provisional: bool = provisional  # known from previews alone

    @property
    def code(self) -> str:
        """The code of its canonical printing; empty for a token without one."""
        return self.codes[0] if self.codes else ""

    @property
    def is_token(self) -> bool:
        return self.supertype == TOKEN

    @property
    def is_champion(self) -> bool:
        """Whether it can be a chosen champion (103.2.a.2)."""
        return bool(self.types & UNIT) and self.supertype == CHAMPION

    @property
    def is_signature(self) -> bool:
        return self.supertype == SIGNATURE

    @property
    def sets(self) -> tuple[str, ...]:
        """The sets that it was printed in, by their codes."""
        return tuple(dict.fromkeys(code.partition("-")[0] for code in self.codes))

    @property
    def type_line(self) -> str:
        words = [self.supertype.lower()] if self.supertype else []
        return " ".join([*words, *(name for bit, name in TYPE_NAMES.items() if self.types & bit)])

    @property
    def domain_line(self) -> str:
        return domain_line(self.domains)

    def __repr__(self) -> str:
        return f"Card({self.name})"


class Pool:
    """All cards, by code and by name. Names match by their letters and digits."""

    def __init__(self, cards: Iterable[Card]) -> None:
        self.cards: tuple[Card, ...] = tuple(cards)
        self._by_name: dict[str, Card] = {}
        self._bearers: dict[Printing, list[tuple[Card, str]]] = {}  # who bears a code, and how it is written
        self._index_names()
        for card in self.cards:
            for code in card.codes:
                self._bearers.setdefault(_printing(code), []).append((card, code))

    def named(self, name: str) -> Card | None:
        """The card of that name, alias, or epithet that is nobody else's."""
        return next((self._by_name[key] for key in _spellings(name) if key in self._by_name), None)

    def printed(self, code: str) -> tuple[Card, str] | None:
        """The card of a code in any spelling, and the code as the table writes it. A promotional code that several
        cards bear is nobody's: ``sharing`` has them.
        """
        found = self._found(code)
        return found[0] if len(found) == 1 else None

    def sharing(self, code: str) -> list[Card]:
        """The cards that bear the same code, where it is more than one."""
        found = self._found(code)
        return [card for card, _ in found] if len(found) > 1 else []

    def variants(self, code: str) -> list[str]:
        """The codes with the number of this one: the base printing first, then its other arts."""
        key = printing(code)
        if key is None:
            return []
        series = [self._bearers.get((*key[:3], variant), []) for variant in VARIANTS]
        return [bearers[0][1] for bearers in series if bearers]

    def suggest(self, name: str) -> list[str]:
        """Names that look like it."""
        names = {normal(card.name): card.name for card in self.cards}
        return [names[key] for key in difflib.get_close_matches(normal(name), names, n=3, cutoff=0.6)]

    def __iter__(self) -> Iterator[Card]:
        return iter(self.cards)

    def __getitem__(self, name: str) -> Card:
        found = self.named(name)
        if found is None:
            raise KeyError(name)
        return found

    def _index_names(self) -> None:
        for card in self.cards:
            self._by_name[normal(card.name)] = card
        for card in self.cards:
            for alias in card.aliases:
                self._by_name.setdefault(normal(alias), card)
        epithets: dict[str, list[Card]] = {}
        for card in self.cards:
            if card.types & LEGEND or card.is_champion:
                epithets.setdefault(normal(card.name.partition(", ")[2]), []).append(card)
        for key, cards in epithets.items():
            if key and len(cards) == 1:
                self._by_name.setdefault(key, cards[0])

    def _found(self, code: str) -> list[tuple[Card, str]]:
        key = printing(code)
        return self._bearers.get(key, []) if key is not None else []


def _spellings(name: str) -> Iterator[str]:
    """The name as letters and digits, and what may be meant by it."""
    yield normal(name)
    yield "the" + normal(name)  # Dreaming Tree
    before, dash, after = name.rpartition(" - ")
    if dash and normal(after) == "starter":  # Wuju Bladesman - Starter
        yield normal(before)
    if dash:  # Yordle, Kennen - Heart of the Tempest: a tag stands before
        yield normal(name.partition(", ")[2])


def _printing(code: str) -> Printing:
    key = printing(code)
    if key is None:
        raise ValueError(f"{FILE}: {code!r} is no code of a card")
    return key


def printing(code: str) -> Printing | None:
    """What a code in any spelling names: OGN-024, ogn-024-298, OGN-024/298, OGN·024 or VEN-R02."""
    match = _CODE.fullmatch(code.strip())
    if match is None:
        return None
    variant = match["variant"].lower().replace("s", "*")
    return match["set"].upper(), (match["prefix"] or "").upper(), int(match["number"]), variant


def domain_line(domains: int) -> str:
    """The names of a mask of domains."""
    return "/".join(name for i, name in enumerate(DOMAIN_NAMES) if domains >> i & 1) or "no domain"


def parse(text: str) -> Pool:
    """The pool that a table in the form of ``pool.tsv`` describes."""
    heading, *lines = text.splitlines()
    if tuple(heading.split("\t")) != COLUMNS:
        raise ValueError(f"{FILE}:1: the columns are {', '.join(COLUMNS)}")
    return Pool(_card(line.split("\t"), number) for number, line in enumerate(lines, 2))


def _card(cells: list[str], number: int) -> Card:
    if len(cells) != len(COLUMNS):
        raise ValueError(f"{FILE}:{number}: {len(cells)} cells, where there are to be {len(COLUMNS)}")
    name, type_, supertype, champion, domains, energy, power, might, tags, rarity, copies, codes, aliases, mark = cells
    return Card(
        name,
        _TYPES[type_.lower()],
        supertype=supertype,
        champion_tag=champion,
        domains=sum(1 << DOMAIN_NAMES.index(domain) for domain in domains.split()),
        energy=int(energy),
        power=int(power),
        might=int(might),
        tags=tuple(tags.split(", ")) if tags else (),
        rarity=rarity,
        copies=copies,
        codes=tuple(codes.split()),
        aliases=tuple(aliases.split("; ")) if aliases else (),
        provisional=bool(mark),
    )


@cache
def pool() -> Pool:
    """The pool of all cards."""
    return parse(files("riftwright.cards").joinpath(FILE).read_text(encoding="utf-8"))
