"""Setting up a game from a form: what was filled in, what is wrong with which field, and the game that comes of it.

The form has ``mode``, ``edition``, ``seed``, ``day`` and ``links``, and for each seat (0 to 3) ``kind0``, ``name0``,
``deck0`` (where its deck is from: ``example:NAME``, ``own`` or ``seat:NUMBER``), ``list0`` (the text of its own list)
and ``file0`` (a file in place of that text). A field that is missing is as the form has it at first.
"""

import datetime
import re
import secrets
from typing import Final

import msgspec
from starlette.datastructures import FormData, UploadFile

from riftwright.notation.decks import DeckList, IllegalDeckError, check_teammates, parse_deck
from riftwright.notation.replay import Opening, opening
from riftwright.rules import editions, modes
from riftwright.table import seats
from riftwright.table.drawing.offers import LETTERS, examples
from riftwright.table.drawing.verdicts import Report, report, unreadable

MOST_SEATS: Final = len(LETTERS)
OWN: Final = "own"
EXAMPLE: Final = "example:"
SAME: Final = "seat:"
MODE: Final = "duel"  # at first
BOT: Final = seats.GREEDY  # at first, beside the person
DECKS: Final = ("annie", "garen", "lux", "master-yi")  # at first, by seat
LONGEST_NAME: Final = 24  # characters
LONGEST_LIST: Final = 20_000  # characters; a list that spells everything out has some 3,000
SEED_BOUND: Final = 10**12  # for seeds that are drawn: too many for anyone to find theirs by trying from a hand
_SEED: Final = re.compile(r"[0-9]{1,15}")


class SeatForm(msgspec.Struct):
    """What is filled in for a seat."""

    kind: str
    name: str
    deck: str
    list: str


class Form(msgspec.Struct):
    """What is filled in, as text. ``wrong`` says by field what cannot be read."""

    mode: str
    edition: str
    seats: list[SeatForm]
    seed: str
    day: str
    links: bool
    wrong: dict[str, str]


class Desk(msgspec.Struct):
    """A form as it is judged: what is wrong with which field, and for each seat its deck, where there is one that can
    be read, and what is said of it.
    """

    form: Form
    mode: modes.Mode
    wrong: dict[str, str]
    decks: list[DeckList | None]
    reports: list[Report | None]

    @property
    def playable(self) -> bool:
        """Whether a game can begin so."""
        return not self.wrong and all(said is not None and said.playable for said in self.reports)

    def opening(self) -> Opening:
        """How the game begins, which must be playable. A seed is drawn where none is given."""
        decks = [deck for deck in self.decks if deck is not None]
        for deck in decks:
            deck.name = deck.legend
        seed = int(self.form.seed) if self.form.seed else secrets.randbelow(SEED_BOUND)
        return opening(decks, self.form.mode, self.form.edition, seed)

    @property
    def seats(self) -> list[SeatForm]:
        """Those of the mode."""
        return self.form.seats[: self.mode.players]


def blank() -> Form:
    """The form at first: a person against a bot."""
    kinds = [seats.PERSON] + [BOT] * (MOST_SEATS - 1)
    filled = [SeatForm(kind, "", EXAMPLE + deck, "") for kind, deck in zip(kinds, DECKS, strict=True)]
    return Form(MODE, editions.DEFAULT, filled, "", datetime.date.today().isoformat(), links=False, wrong={})


async def read(data: FormData) -> Form:
    """What is filled in."""
    form = blank()
    form.mode = _text(data, "mode", form.mode)
    form.edition = _text(data, "edition", form.edition)
    form.seed = _text(data, "seed", "")
    form.day = _text(data, "day", "") or form.day
    form.links = bool(_text(data, "links", ""))
    for number, seat in enumerate(form.seats):
        seat.kind = _text(data, f"kind{number}", seat.kind)
        seat.name = " ".join(_text(data, f"name{number}", "").split())
        seat.deck = _text(data, f"deck{number}", seat.deck)
        seat.list = _lines(data, f"list{number}")
        await _read_file(data, form, number)
    return form


def _text(data: FormData, field: str, default: str) -> str:
    value = data.get(field, default)
    return value.strip() if isinstance(value, str) else default


def _lines(data: FormData, field: str) -> str:
    """A text whose lines keep their numbers."""
    value = data.get(field, "")
    return _clean(value) if isinstance(value, str) else ""


def _clean(text: str) -> str:
    return text.replace("\0", "").replace("\r\n", "\n")


async def _read_file(data: FormData, form: Form, number: int) -> None:
    """A file takes the place of the text, and is kept as text: no browser fills in a file again."""
    file = data.get(f"file{number}")
    if not isinstance(file, UploadFile) or not file.filename:
        return
    seat = form.seats[number]
    seat.deck = OWN
    try:
        seat.list = _clean((await file.read()).decode("utf-8-sig"))
    except UnicodeDecodeError:
        form.wrong[f"file{number}"] = f"{file.filename[:60]} is no text (UTF-8): give a file with a deck list"


# Judging


def judge(form: Form) -> Desk:
    """What is wrong with the form, and what is said of its decks."""
    wrong = dict(form.wrong)
    if form.mode not in modes.MODES:
        wrong["mode"] = f"no mode {form.mode[:40]!r}; there are {', '.join(modes.MODES)}"
    if form.edition not in editions.NAMES:
        wrong["edition"] = f"no edition {form.edition[:40]!r}; there are {', '.join(editions.NAMES)}"
    if form.seed and not _SEED.fullmatch(form.seed):
        wrong["seed"] = "a seed is a whole number of up to 15 digits; without one it is drawn"
    day = _day(form, wrong)
    mode = modes.MODES.get(form.mode, modes.get(MODE))
    desk = Desk(form, mode, wrong, [], [])
    for number in range(mode.players):
        _judge_seat(desk, number, day)
    _judge_teams(desk)
    return desk


def _day(form: Form, wrong: dict[str, str]) -> str:
    try:
        return datetime.date.fromisoformat(form.day).isoformat()
    except ValueError:
        wrong["day"] = f"{form.day[:40]!r} is no day; give one such as 2026-09-18"
        return datetime.date.today().isoformat()


def _judge_seat(desk: Desk, number: int, day: str) -> None:
    seat = desk.form.seats[number]
    if seat.kind not in seats.KINDS:
        desk.wrong[f"kind{number}"] = f"nobody {seat.kind[:40]!r} can sit there; it is {' or '.join(seats.KINDS)}"
    if len(seat.name) > LONGEST_NAME or not seat.name.isprintable():
        desk.wrong[f"name{number}"] = f"a name has at most {LONGEST_NAME} letters, digits and signs"
    deck: DeckList | None = None
    said: Report | None = None
    text = _list_of(desk, number)
    if text:
        try:
            deck = parse_deck(text, f"the deck of seat {LETTERS[number]}")
            said = report(deck, desk.mode.name, day)
        except IllegalDeckError as error:
            said = unreadable(error.problems)
    desk.decks.append(deck)
    desk.reports.append(said)


def _list_of(desk: Desk, number: int) -> str:
    """The list that a seat plays; empty where there is none, and then it is noted why."""
    seat = desk.form.seats[number]
    if f"file{number}" in desk.wrong:
        return ""
    if seat.deck.startswith(EXAMPLE):
        example = examples().get(seat.deck.removeprefix(EXAMPLE))
        if example is not None:
            return example.text
    elif seat.deck.startswith(SAME):
        other = seat.deck.removeprefix(SAME)
        if other in [str(before) for before in range(number)]:
            return _list_of(desk, int(other))
    elif seat.deck == OWN:
        return _own_list(desk, number)
    desk.wrong[f"deck{number}"] = "there is no such deck; choose one of the list"
    return ""


def _own_list(desk: Desk, number: int) -> str:
    text = desk.form.seats[number].list
    if not text.strip():
        desk.wrong[f"list{number}"] = "paste a deck list or a deck code, or choose a file"
    elif len(text) > LONGEST_LIST:
        desk.wrong[f"list{number}"] = f"a deck list has at most {LONGEST_LIST:,} characters, this one {len(text):,}"
    else:
        return text
    return ""


def _judge_teams(desk: Desk) -> None:
    """489.8.h"""
    decks = [deck for deck in desk.decks if deck is not None]
    if len(decks) < desk.mode.players:
        return
    for number in range(desk.mode.players):
        try:
            check_teammates(decks[: number + 1], desk.mode.teams[: number + 1])
        except IllegalDeckError as error:
            desk.wrong[f"deck{number}"] = error.problems[0]
            return
