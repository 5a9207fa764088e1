"""Deck codes of Piltover Archive, versions 1 to 6: a list of printings in a string of letters and digits.

A code is a row of bytes in base 32. The first byte is the format, 1, and the version. Then come the cards of the main
deck, grouped by how many copies there are, and within that by set and variant; then, by version, the sideboard (2), a
mark for the chosen champion (3), a flag before every number for runes numbered apart (4), any number of copies and
special printings (5), and legends besides (6). The chosen champion counts among the main deck; legend, battlefields and
runes are in it, too.
"""

import base64
import binascii
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final

SETS: Final = ("OGN", "OGS", "ARC", "SFD", "UNL", "VEN", "RAD")  # by their byte
VARIANTS: Final = ("", "a", "*", "b")  # by their byte
PREFIXES: Final = ("", "R", "SP")  # by their flag
WIDTHS: Final = (3, 2, 0)  # how many digits a number has, by the same flag

FORMAT: Final = 1
OLDEST: Final = 1
WITH_SIDEBOARD: Final = 2
WITH_CHAMPION: Final = 3
FLAGGED: Final = 4
SPARSE: Final = 5
WITH_LEGENDS: Final = 6
MAIN_MOST: Final = 12  # copies of a card, before version 5
SIDE_MOST: Final = 3
NUMBER_MOST: Final = 9_999_999  # beyond it a number is damage

_CODE: Final = re.compile(r"([A-Z]{3})-(R|SP)?(\d{1,7})([ab*s]?)", re.IGNORECASE)
_ALPHABET: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ234567"


class DeckCodeError(ValueError):
    """A deck code that cannot be read or written; says what is wrong with it."""


@dataclass(frozen=True, slots=True)
class Coded:
    """What a code holds: copies by the code of the printing, and printings marked besides."""

    main: dict[str, int]
    sideboard: dict[str, int] = field(default_factory=dict)
    champion: str = ""
    legends: list[str] = field(default_factory=list)


@dataclass(frozen=True, slots=True, order=True)
class Ref:
    """A printing as the bytes name it, in the order in which they do."""

    set: int
    variant: int
    flag: int
    number: int

    @property
    def code(self) -> str:
        number = str(self.number).zfill(WIDTHS[self.flag])
        return f"{SETS[self.set]}-{PREFIXES[self.flag]}{number}{VARIANTS[self.variant]}"


def ref(code: str) -> Ref:
    """The printing of that code. Raises ``DeckCodeError`` where codes know no such printing."""
    match = _CODE.fullmatch(code)
    if match is None:
        raise DeckCodeError(f"{code!r} is no printing that a deck code can name")
    set_, prefix, number, variant = match[1].upper(), (match[2] or "").upper(), int(match[3]), match[4].lower()
    if set_ not in SETS:
        raise DeckCodeError(f"deck codes know no set {set_}; they know {', '.join(SETS)}")
    return Ref(SETS.index(set_), VARIANTS.index(variant.replace("s", "*")), PREFIXES.index(prefix), number)


# Writing


def encode(deck: Coded) -> str:
    """The code of the deck, in the lowest version that holds it (3 is the lowest that is written)."""
    main = {ref(code): count for code, count in deck.main.items() if count > 0}
    side = {ref(code): count for code, count in deck.sideboard.items() if count > 0}
    champion = ref(deck.champion) if deck.champion else None
    legends = [ref(code) for code in deck.legends]
    flags = {r.flag for r in (*main, *side, *([champion] if champion is not None else []), *legends)}
    version = _version(main, side, legends, flags)
    out = bytearray([FORMAT << 4 | version])
    flagged = any(flags) if version >= SPARSE else version == FLAGGED
    if version >= SPARSE:
        out.append(int(flagged))
        _write_sparse(out, main, flagged)
        _write_sparse(out, side, flagged)
    else:
        _write_all(out, main, MAIN_MOST, flagged)
        _write_all(out, side, SIDE_MOST, flagged)
    out.append(int(champion is not None))
    if champion is not None:
        _write_ref(out, champion, flagged)
    if version >= WITH_LEGENDS:
        _write_number(out, len(legends))
        for legend in legends:
            _write_ref(out, legend, flagged)
    return base64.b32encode(bytes(out)).decode("ascii").rstrip("=")


def _version(main: Mapping[Ref, int], side: Mapping[Ref, int], legends: Sequence[Ref], flags: set[int]) -> int:
    if legends:
        return WITH_LEGENDS
    most = max(main.values(), default=0) > MAIN_MOST or max(side.values(), default=0) > SIDE_MOST
    if most or PREFIXES.index("SP") in flags:
        return SPARSE
    return FLAGGED if any(flags) else WITH_CHAMPION


def _write_all(out: bytearray, cards: Mapping[Ref, int], most: int, flagged: bool) -> None:
    """A place for every number of copies, from the most down."""
    for count in range(most, 0, -1):
        _write_groups(out, [r for r, copies in cards.items() if copies == count], flagged)


def _write_sparse(out: bytearray, cards: Mapping[Ref, int], flagged: bool) -> None:
    """Only the numbers of copies that there are."""
    counts = sorted(set(cards.values()), reverse=True)
    _write_number(out, len(counts))
    for count in counts:
        _write_number(out, count)
        _write_groups(out, [r for r, copies in cards.items() if copies == count], flagged)


def _write_groups(out: bytearray, refs: list[Ref], flagged: bool) -> None:
    groups: dict[tuple[int, int], list[Ref]] = {}
    for r in sorted(refs):
        groups.setdefault((r.set, r.variant), []).append(r)
    _write_number(out, len(groups))
    for (set_, variant), members in groups.items():
        _write_number(out, len(members))
        out += bytes((set_, variant))
        for r in members:
            _write_flag_and_number(out, r, flagged)


def _write_ref(out: bytearray, r: Ref, flagged: bool) -> None:
    out += bytes((r.set, r.variant))
    _write_flag_and_number(out, r, flagged)


def _write_flag_and_number(out: bytearray, r: Ref, flagged: bool) -> None:
    if flagged:
        out.append(r.flag)
    _write_number(out, r.number)


def _write_number(out: bytearray, number: int) -> None:
    """Seven bits a byte, the lowest first; the eighth says that there are more."""
    while number > 0x7F:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    out.append(number)


# Reading


def decode(code: str) -> Coded:
    """What the code holds. Raises ``DeckCodeError`` with what is wrong with it."""
    source = _Source(_bytes(code))
    head = source.byte()
    form, version = head >> 4, head & 0xF
    if form != FORMAT:
        raise DeckCodeError(f"it is of format {form}; only {FORMAT} is known")
    if not OLDEST <= version <= WITH_LEGENDS:
        raise DeckCodeError(f"it is of version {version}; versions {OLDEST} to {WITH_LEGENDS} are known")
    source.flagged = version == FLAGGED or (version >= SPARSE and source.flag())
    main = _read_section(source, MAIN_MOST, sparse=version >= SPARSE)
    side = _read_section(source, SIDE_MOST, sparse=version >= SPARSE) if version >= WITH_SIDEBOARD else {}
    champion = source.ref() if version >= WITH_CHAMPION and source.flag() else ""
    legends = [source.ref() for _ in range(source.number())] if version >= WITH_LEGENDS else []
    source.finish()
    return Coded(main, side, champion, legends)


def _bytes(code: str) -> bytes:
    """The bytes of a code; bits that make no whole byte are left."""
    letters = code.strip().rstrip("=").upper()
    for at, letter in enumerate(letters, 1):
        if letter not in _ALPHABET:
            raise DeckCodeError(f"character {at} is {letter!r}; a deck code has only A to Z and 2 to 7")
    whole = letters[: len(letters) - (len(letters) % 8 in (1, 3, 6))]
    try:
        return base64.b32decode(whole + "=" * (-len(whole) % 8))
    except binascii.Error as error:
        raise DeckCodeError(f"it is damaged: {error}") from None


class _Source:
    """Bytes that are read one after the other."""

    __slots__ = ("at", "data", "flagged")

    def __init__(self, data: bytes) -> None:
        self.data: bytes = data
        self.at: int = 0
        self.flagged: bool = False  # whether every number has a flag before it

    def byte(self) -> int:
        if self.at >= len(self.data):
            raise DeckCodeError(f"it is cut off: it ends after {len(self.data)} bytes, in the midst of a deck")
        self.at += 1
        return self.data[self.at - 1]

    def flag(self) -> bool:
        """A byte that says yes or no."""
        value = self.byte()
        if value > 1:
            raise DeckCodeError(f"it is damaged: byte {self.at} is {value}, where 0 or 1 is to be")
        return bool(value)

    def number(self) -> int:
        value = shift = 0
        while True:
            byte = self.byte()
            value |= (byte & 0x7F) << shift
            shift += 7
            if value > NUMBER_MOST:
                raise DeckCodeError(f"it is damaged: byte {self.at} ends a number beyond all cards")
            if not byte & 0x80:
                return value

    def place(self) -> tuple[int, int]:
        """A set and a variant."""
        set_, variant = self.byte(), self.byte()
        if set_ >= len(SETS):
            raise DeckCodeError(f"it names set {set_}, which is not known; it may be of a newer set or damaged")
        if variant >= len(VARIANTS):
            raise DeckCodeError(f"it names variant {variant} of a card of {SETS[set_]}, which is not known")
        return set_, variant

    def numbered(self, set_: int, variant: int) -> str:
        """The code of a printing of that set and variant, by the number that comes next."""
        flag = self.byte() if self.flagged else 0
        if flag >= len(PREFIXES):
            raise DeckCodeError(f"it numbers a card of {SETS[set_]} in way {flag}, which is not known")
        return Ref(set_, variant, flag, self.number()).code

    def ref(self) -> str:
        return self.numbered(*self.place())

    def finish(self) -> None:
        rest = len(self.data) - self.at
        if rest:
            raise DeckCodeError(f"it goes on for {rest} bytes after the deck has ended")


def _read_section(source: _Source, most: int, *, sparse: bool) -> dict[str, int]:
    counts = range(most, 0, -1) if not sparse else None
    found: dict[str, int] = {}
    for at in range(most if counts is not None else source.number()):
        count = counts[at] if counts is not None else source.number()
        for _ in range(source.number()):
            members = source.number()
            set_, variant = source.place()
            for _ in range(members):
                code = source.numbered(set_, variant)
                found[code] = found.get(code, 0) + count
    return found
