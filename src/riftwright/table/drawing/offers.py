"""What a game can be set up with, in words: modes, editions, who sits there, example decks."""

from functools import cache
from typing import Final

import msgspec

from riftwright.notation import library
from riftwright.notation.decks import parse_deck
from riftwright.rules import editions, modes
from riftwright.rules.modes import Mode
from riftwright.table import seats

LETTERS: Final = "ABCD"
PROVING_GROUNDS: Final = "Proving Grounds"
_NUMBERS: Final = {2: "Two", 3: "Three", 4: "Four"}
_EDITIONS: Final = {
    "2026-10-16": (
        "Radiance",
        "The latest, known in part: a Showdown is staged only where there is no Combat; all else as in 2026-07-16.",
    ),
    "2026-07-16": (
        "Vendetta",
        "The last full text: Rune Pools empty as the Main Phase begins, and what nobody contests any more is no "
        "longer Contested.",
    ),
    "2026-03-30": (
        "Unleashed",
        "The text before: Rune Pools empty after the Draw Phase, and the Turn Player picks among all Showdowns, also "
        "those of Combats.",
    ),
}
_KINDS: Final = {
    seats.PERSON: ("Person", "You, or whoever has the link of the seat."),
    seats.GREEDY: ("Greedy bot", "Tries every choice one step ahead and takes the best."),
    seats.RANDOM: ("Random bot", "Takes any legal choice, as chance has it."),
    seats.REPLAY: ("Replay", "Nobody plays there any more: the game came from a file."),
}


class Offer(msgspec.Struct, frozen=True):
    """Something that can be chosen: its value in the form, its name, and what it is."""

    value: str
    title: str
    words: str
    players: int = 0  # of a mode,
    teams: bool = False  # and whether they play in teams


class Example(msgspec.Struct, frozen=True):
    """A deck of the library: its name in the form, its legend, where it is from, and its list."""

    value: str
    title: str
    about: str
    text: str


def modes_offered() -> list[Offer]:
    """The modes of play."""
    return [Offer(mode.name, mode.title, _words(mode), mode.players, _in_teams(mode)) for mode in modes.MODES.values()]


def _words(mode: Mode) -> str:
    ends = f"{mode.victory_score} points, {mode.battlefields} battlefields"
    if mode.chooses:
        return f"Best of three, {ends}: players choose their battlefields, and bring another to each game."
    if _in_teams(mode):
        teams = [" and ".join(LETTERS[seat] for seat, own in enumerate(mode.teams) if own == team) for team in (0, 1)]
        return f"{_NUMBERS[mode.players]} players in two teams, {teams[0]} against {teams[1]}: {ends}."
    alone = ", each for themselves" if mode.players > 2 else ""
    return f"{_NUMBERS[mode.players]} players{alone}: {ends}."


def _in_teams(mode: Mode) -> bool:
    return len(set(mode.teams)) < mode.players


def mates() -> list[str]:
    """For each seat, the letters of its teammates in the mode that has teams."""
    teams = max(modes.MODES.values(), key=lambda mode: mode.players - len(set(mode.teams))).teams
    return [
        " and ".join(LETTERS[other] for other, own in enumerate(teams) if own == team and other != seat)
        for seat, team in enumerate(teams)
    ]


def editions_offered() -> list[Offer]:
    """The editions of the rules, the latest first."""
    return [Offer(name, f"{name} {_EDITIONS[name][0]}", _EDITIONS[name][1]) for name in reversed(editions.NAMES)]


def kinds_offered() -> list[Offer]:
    """Who can sit in a seat."""
    return [Offer(kind, *words) for kind, words in _KINDS.items() if kind in seats.KINDS]


def called(kind: str) -> str:
    """Who sits there, where nobody has given a name."""
    return _KINDS[kind][0] if kind in _KINDS else kind


@cache
def examples() -> dict[str, Example]:
    """The decks of the library by their names: those for beginners first."""
    found = {path.stem: _example(path.stem, path.read_text(encoding="utf-8")) for path in library.own().decks}
    return dict(sorted(found.items(), key=lambda item: (PROVING_GROUNDS not in item[1].about, item[0])))


def _example(value: str, text: str) -> Example:
    first = text.partition("\n")[0]
    about = first.lstrip("# ").rstrip() if first.startswith("#") else ""
    return Example(value, parse_deck(text, value).legend, about, text)
