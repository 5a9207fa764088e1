"""Replay files (``.rift``): a game as the choices that made it, to be played again and compared.

The file is JSON: the decks as text, how the game began, every choice by its key, fingerprints of the position at the
beginning of each turn and at the end. The same choices give the same game, so a replay that is run again and comes to
other fingerprints shows that the engine has changed, and near which choice. A crash leaves the same file, with what
went wrong and the last sound position. ``judge.recording`` writes games down and runs them again.

Version 2 adds ``control``, what players asked of Priority control; files of version 1 have none, and are read.
"""

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

import msgspec

from riftwright.notation.decks import DeckList, parse_deck, read_deck, write_deck
from riftwright.notation.decks.sectioned import TEXT
from riftwright.rules import editions, modes

FORMAT: Final = "riftwright replay"
SUFFIX: Final = ".rift"
VERSION: Final = 2
CONCEDE: Final = "concede:"  # and a seat's index: a choice that is open to every seat at every time (650)


class ReplayError(ValueError):
    """A replay that cannot be read: says file, line or field."""


class ReplayDeck(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The deck of one seat: what it is called, and its list."""

    name: str
    text: str


class Checkpoint(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The fingerprint of the position at which a turn began, after so many choices."""

    choices: int
    turn: int
    digest: str


class Opening(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All that a game begins with: ``decks`` one per seat in turn order, or fewer, to be dealt round."""

    decks: list[ReplayDeck]
    mode: str = "duel"
    edition: str = editions.DEFAULT
    seed: int = 0
    first_player: int | None = None  # None: by the seed (115)
    switches: dict[str, str] = {}
    barred: list[list[str]] = []  # battlefields that each seat has used up in a match (486.5)


class Control(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat asked of Priority control, after so many choices: why some of those that follow were passes that it
    did not make one by one. The game does not depend on it.
    """

    at: int
    seat: int
    text: str


class Crash(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What went wrong at the last of the choices, and the position before it as a save in base64."""

    error: str
    save: str


class Replay(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game that was played, or what there is of one."""

    format: str
    version: int
    program: str  # the version of Riftwright that wrote it
    opening: Opening
    choices: list[str]
    checkpoints: list[Checkpoint] = []
    digest: str = ""  # of the position at the end; empty after a crash
    outcome: str = ""
    crash: Crash | None = None
    control: list[Control] = []


def opening(
    decks: Sequence[str | Path | DeckList],
    mode: str = "duel",
    edition: str = editions.DEFAULT,
    seed: int = 0,
    *,
    first_player: int | None = None,
    switches: Mapping[str, str] | None = None,
    barred: Sequence[Sequence[str]] | None = None,
) -> Opening:
    """How a game begins, from what ``Game.new`` takes. Raises what is wrong with any of it before a game begins."""
    lists = [deck if isinstance(deck, DeckList) else read_deck(deck) for deck in decks]
    for deck in lists:
        deck.faces()
    modes.get(mode)
    editions.get(edition, switches)
    return Opening(
        [ReplayDeck(deck.name, write_deck(deck, TEXT)) for deck in lists],
        mode,
        edition,
        seed,
        first_player,
        dict(switches or {}),
        [list(names) for names in barred or ()],
    )


def dump_replay(replay: Replay) -> str:
    """The text of a replay file."""
    return msgspec.json.format(msgspec.json.encode(replay), indent=2).decode("utf-8") + "\n"


def write_replay(replay: Replay, path: str | Path) -> None:
    """Write a replay file. Raises ``OSError`` where that cannot be."""
    Path(path).write_text(dump_replay(replay), encoding="utf-8")


def read_replay(source: str | Path) -> Replay:
    """A replay from a file. Raises ``ReplayError`` where it cannot be read."""
    try:
        data = Path(source).read_bytes()
    except OSError as error:
        raise ReplayError(f"{source}: cannot be read: {error.strerror}") from None
    return parse_replay(data, str(source))


def parse_replay(data: bytes | str, name: str = "replay") -> Replay:
    """A replay from the text of its file. Raises ``ReplayError``: which line is no JSON, or which field is wrong."""
    raw = data.encode("utf-8") if isinstance(data, str) else data
    _check_kind(raw, name)
    try:
        replay = msgspec.json.decode(raw, type=Replay)
    except msgspec.ValidationError as error:
        what, _, where = str(error).partition(" - at ")
        field = where.strip("`").removeprefix("$").removeprefix(".")
        raise ReplayError(f"{name}: {field + ': ' if field else ''}{_lower(what)}") from None
    _check_opening(replay.opening, name)
    _check_control(replay, name)
    return replay


def _check_opening(opening: Opening, name: str) -> None:
    """That a game can begin so: values that no type forbids."""
    try:
        players = modes.get(opening.mode).players
        editions.get(opening.edition, opening.switches)
        for deck in opening.decks:
            parse_deck(deck.text, deck.name).faces()
    except ValueError as error:  # each of them says what is unknown or illegal, and what there is
        raise ReplayError(f"{name}: opening: {error}") from None
    if not opening.decks:
        raise ReplayError(f"{name}: opening.decks: a game needs at least one")
    if opening.first_player is not None and not 0 <= opening.first_player < players:
        raise ReplayError(f"{name}: opening.first_player: {opening.first_player} is no seat; there are {players}")
    if opening.barred and len(opening.barred) != players:
        raise ReplayError(f"{name}: opening.barred: {len(opening.barred)} lists for {players} seats")


def _check_control(replay: Replay, name: str) -> None:
    """That a seat asked each of it during the game, one after the other."""
    seats = modes.get(replay.opening.mode).players
    last = 0
    for index, asked in enumerate(replay.control):
        where = f"{name}: control[{index}]"
        if not 0 <= asked.seat < seats:
            raise ReplayError(f"{where}.seat: {asked.seat} is no seat; there are {seats}")
        if not last <= asked.at <= len(replay.choices):
            raise ReplayError(f"{where}.at: {asked.at} is not from {last} to {len(replay.choices)}, the last choice")
        last = asked.at


def _check_kind(raw: bytes, name: str) -> None:
    """That it is JSON, a replay, and of a version that is known: what a reader asks before any field."""
    try:
        whole = msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise ReplayError(f"{name}{_line_of(raw, str(error))}: no JSON: {_lower(str(error))}") from None
    except UnicodeDecodeError:
        raise ReplayError(f"{name}: no UTF-8 text") from None
    if not isinstance(whole, dict) or whole.get("format") != FORMAT:
        raise ReplayError(f'{name}: format: a replay says "format": "{FORMAT}"; see `riftwright play --save`')
    version = whole.get("version")
    if not isinstance(version, int) or not 1 <= version <= VERSION:
        raise ReplayError(f"{name}: version: {version!r}, this program reads 1 to {VERSION}: update Riftwright")


def _line_of(raw: bytes, message: str) -> str:
    """``:LINE`` of the byte that the message names, where it names one."""
    _, _, tail = message.partition("(byte ")
    digits = tail.rstrip(")")
    if not digits.isdigit():
        return ""
    return f":{raw[: int(digits)].count(bytes([10])) + 1}"


def _lower(text: str) -> str:
    return text[:1].lower() + text[1:]
